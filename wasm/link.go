package main

import (
	"encoding/base64"
	"errors"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
)

// A link carries the state of the page in its fragment, which a browser sends to
// nobody: "#v=1&u=…&sel=22-25&lang=ja". The text is base64url of its octets, so
// that any octets come back as they were and none is ever decoded twice.
//
// What a later version adds are fields; v and u mean the same in all of them. So
// even a link of a later version shows its text.

// linkVersion is the version of the format.
const linkVersion = "1"

// maxLink is the longest link that is made, in characters: what Firefox takes,
// of all browsers the least.
const maxLink = 1 << 20

// A view is what a link opens.
type view struct {
	src      string
	selected core.Span // octets of src, or a place between two of them; zero to leave that to the page
	rule     string    // of the problem to open among those of just these octets; "" for the first
	lang     string    // the tag of a language; "" to leave that to the reader
}

// link returns the fragment that opens v.
func (v view) link() string {
	s := "#v=" + linkVersion + "&u=" + base64.RawURLEncoding.EncodeToString([]byte(v.src))
	if v.selected != (core.Span{}) {
		s += "&sel=" + strconv.Itoa(v.selected.Start) + "-" + strconv.Itoa(v.selected.End)
	}
	if v.rule != "" {
		s += "&rule=" + v.rule
	}
	if v.lang != "" {
		s += "&lang=" + v.lang
	}
	return s
}

// link returns the fragment for a text and, when it has octets, a selection.
func link(src string, selected core.Span) string { return view{src: src, selected: selected}.link() }

// What may be wrong with a link.
var (
	errNoLink      = errors.New("the fragment is not a link of this page")
	errLinkVersion = errors.New("the link was made by another version of this page")
	errLinkText    = errors.New("the text in the link is broken")
)

// readLink returns what a fragment carries. With an error comes what could be
// kept of it: the text in front of what is broken. A selection that does not fit
// the text, and a rule and a language that the page does not have, are left out.
func readLink(fragment string) (v view, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(fragment, "#"), "&") {
		// Programs that escape a link once too often write "&amp;" for "&".
		name, value, _ := strings.Cut(strings.TrimPrefix(field, "amp;"), "=")
		fields[name] = value
	}
	if fields["v"] == "" {
		return view{}, errNoLink
	}
	v.src, err = decodeText(fields["u"])
	if fields["v"] != linkVersion {
		return view{src: v.src}, errLinkVersion
	}
	from, to, _ := strings.Cut(fields["sel"], "-")
	start, err1 := strconv.Atoi(from)
	end, err2 := strconv.Atoi(to)
	if err1 == nil && err2 == nil && 0 <= start && start <= end && end <= len(v.src) {
		v.selected = core.Span{Start: start, End: end}
	}
	if slices.ContainsFunc(core.Rules(), func(r core.Rule) bool { return r.ID == fields["rule"] }) {
		v.rule = fields["rule"]
	}
	if l, ok := text.ParseLang(fields["lang"]); ok {
		v.lang = l.Tag()
	}
	return v, err
}

// usual writes the two other letters of plain base64 as those of base64url, for
// links that went through a program which knows only the former.
var usual = strings.NewReplacer("+", "-", "/", "_", "=", "", "\n", "", "\r", "", " ", "")

// decodeText returns the octets that u stands for; with errLinkText those in
// front of where it breaks.
func decodeText(u string) (string, error) {
	// Strict: bits that no octet takes mean that the end is missing.
	b, err := base64.RawURLEncoding.Strict().DecodeString(usual.Replace(u))
	if err != nil {
		err = errLinkText
	}
	return string(b), err
}

// secret returns the octets of the password with the colon before it; none when
// there is no password, or an empty one, which hides nothing.
func (m *model) secret() core.Span {
	t, ok := m.url.Token(core.Password)
	if !ok || t.Len() == 0 {
		return core.Span{}
	}
	return core.Span{Start: t.Start - len(":"), End: t.End}
}

// withoutPassword returns the text without its password and the colon before it
// (section 6: a URL is no place for a secret).
func (m *model) withoutPassword() string {
	return m.view(m.selected, false).src
}

// view returns the text with octets of it selected, as it is to be passed on:
// with the password or without. Octets of a password that is left out are
// selected no more.
func (m *model) view(selected core.Span, password bool) view {
	src, out := m.source(), m.secret()
	if password || out.Len() == 0 {
		return view{src: src, selected: selected}
	}
	moved := func(i int) int {
		switch {
		case i <= out.Start:
			return i
		case i >= out.End:
			return i - out.Len()
		}
		return out.Start
	}
	return view{
		src:      src[:out.Start] + src[out.End:],
		selected: core.Span{Start: moved(selected.Start), End: moved(selected.End)},
	}
}
