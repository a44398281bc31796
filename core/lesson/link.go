package lesson

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"io"
	"strconv"
	"strings"
)

// A Link is the target of a link: a built-in lesson, by its number, or a lesson of its own.
type Link struct {
	Number string
	Lesson *Lesson // nil for a built-in lesson
}

// Syntax of links.
const (
	field     = "lesson="
	packed    = "z"
	long      = 500 // octets; a longer link is packed if that makes it shorter
	plainText = "-._~!$'()*,;:@/?="
)

// LinkTo returns the fragment that opens a built-in lesson: "#lesson=1&id=3.1" for "3.1".
func LinkTo(number string) string { return "#" + field + version + "&id=" + number }

// Link returns the fragment that opens l.
func (l *Lesson) Link() string {
	plain := l.query()
	link := "#" + field + version + plain
	if len(link) <= long {
		return link
	}
	var b bytes.Buffer
	w, _ := flate.NewWriter(&b, flate.BestCompression) // the level is valid
	w.Write([]byte(plain[len("&"):]))                  // into memory
	w.Close()
	if small := "#" + field + version + packed + "&p=" + base64.RawURLEncoding.EncodeToString(b.Bytes()); len(small) < len(link) {
		return small
	}
	return link
}

// query returns the fields of l in a link, each after "&".
func (l *Lesson) query() string {
	var b strings.Builder
	for k, value := range l.fields {
		if k.letter != "" {
			b.WriteString("&" + k.letter + "=" + percentEncoded(value))
		}
	}
	return b.String()
}

// IsLink reports whether a fragment is a link of this package, valid or not.
func IsLink(fragment string) bool {
	return strings.HasPrefix(strings.TrimPrefix(fragment, "#"), field)
}

// ReadLink parses a fragment. The error is an [*Error]. With [WhyVersion] there is also a Link, whose lesson has the
// title and the text, but must not run.
func ReadLink(fragment string) (*Link, error) {
	fragment = strings.TrimPrefix(fragment, "#")
	if len(fragment) > maxLink {
		return nil, tooLong.in("", WhyTooLong, strconv.Itoa(maxLink))
	}
	fields := strings.Split(fragment, "&")
	form, isLink := strings.CutPrefix(fields[0], field)
	if !isLink {
		return nil, noLink.in("", WhyMissing, "#"+field+version)
	}
	r := linkReader{draft: newDraft(true)}
	if err := r.readAll(fields[1:], form == version+packed); err != nil {
		if form == version || form == version+packed {
			return nil, err
		}
	}
	return r.link(form)
}

// A linkReader is a link being parsed.
type linkReader struct {
	draft  *draft
	number string
	pack   string
}

// link returns the result.
func (r *linkReader) link(form string) (*Link, error) {
	l := &r.draft.lesson
	if form != version && form != version+packed {
		return &Link{Lesson: &Lesson{Title: l.Title, Lang: l.Lang, Text: l.Text}}, anotherVersion.in("", WhyVersion, version)
	}
	if r.number != "" {
		if len(r.draft.count) > 0 {
			return nil, notAlone.in("id", WhyBroken, "")
		}
		return &Link{Number: r.number}, nil
	}
	if list := r.draft.done(); list != nil {
		return nil, list[0]
	}
	return &Link{Lesson: l}, nil
}

// readAll reads the fields of a link. It skips unknown fields, because they belong to the page.
func (r *linkReader) readAll(fields []string, isPacked bool) error {
	for _, f := range fields {
		letter, value, _ := strings.Cut(strings.TrimPrefix(f, "amp;"), "=")
		if err := r.read(letter, value); err != nil {
			return err
		}
	}
	if !isPacked {
		return nil
	}
	plain, err := unpacked(r.pack)
	if err != nil {
		return err
	}
	return r.readAll(strings.Split(plain, "&"), false)
}

func (r *linkReader) read(letter, value string) error {
	switch k := keyOfLetter(letter); {
	case letter == "id":
		return r.readNumber(value)
	case letter == "p" && r.pack != "":
		return twice.in("p", WhyBroken, "")
	case letter == "p":
		r.pack = value
	case k != nil:
		plain, ok := percentDecoded(value)
		if !ok {
			return escapeBroken.in(k.name, WhyBroken, "")
		}
		if err := r.draft.add(k, plain); err != nil {
			return err
		}
	}
	return nil
}

func (r *linkReader) readNumber(value string) error {
	switch {
	case r.number != "":
		return twice.in("id", WhyBroken, "")
	case !IsNumber(value):
		return noNumber.in("id", WhyBroken, value)
	}
	r.number = value
	return nil
}

// unpacked returns the fields that were packed, as in "u=http://h/&g=valid".
func unpacked(pack string) (string, error) {
	data, err := base64.RawURLEncoding.DecodeString(pack)
	if err == nil {
		data, err = io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(data)), maxUnpacked+1))
	}
	switch {
	case err != nil:
		return "", packBroken.in("", WhyBroken, "")
	case len(data) > maxUnpacked:
		return "", tooLong.in("", WhyTooLong, strconv.Itoa(maxUnpacked))
	}
	return string(data), nil
}
