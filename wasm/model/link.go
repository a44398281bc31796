package model

import (
	"encoding/base64"
	"errors"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A link carries the state of the page in its fragment, which a browser sends to
// nobody: "#v=1&u=…&sel=22-25&lang=ja". The text is base64url of its octets, so
// that any octets come back as they were and none is ever decoded twice.
//
// What a later version adds are fields; v and u mean the same in all of them. So
// even a link of a later version shows its text.
//
// A link without std is judged by RFC 1738, whatever its reader has chosen for visits
// without a link: links that were made while RFC 1738 judged have none, those of before
// there was a choice among them, and a link shows everybody what its maker saw. Within an
// open page, where links are examples and steps back, the choice of the reader stays.

// linkVersion is the version of the format.
const linkVersion = "1"

// MaxLink is the longest link that is made, in characters: what Firefox takes,
// of all browsers the least.
const MaxLink = 1 << 20

// A View is what a link opens.
type View struct {
	Src      string
	Selected core.Span          // octets of src, or a place between two of them; zero to leave that to the page
	Rule     string             // of the problem to open among those of just these octets; "" for the first
	Lang     string             // the tag of a language; "" to leave that to the reader
	Pinned   string             // a text to compare it with; "" for none
	Judge    standards.Standard // by what it is judged
	Base     string             // against which src is resolved; "" for none
	Present  bool               // in large, one thing at a time
	Lesson   string             // the link of the lesson of which src is the start; "" for none
}

// Link returns the fragment that opens v.
func (v View) Link() string {
	if v.Lesson != "" {
		return v.Lesson
	}
	s := "#v=" + linkVersion + "&u=" + base64.RawURLEncoding.EncodeToString([]byte(v.Src))
	if v.Selected != (core.Span{}) {
		s += "&sel=" + strconv.Itoa(v.Selected.Start) + "-" + strconv.Itoa(v.Selected.End)
	}
	if v.Rule != "" {
		s += "&rule=" + v.Rule
	}
	if v.Lang != "" {
		s += "&lang=" + v.Lang
	}
	if v.Pinned != "" {
		s += "&pin=" + base64.RawURLEncoding.EncodeToString([]byte(v.Pinned))
	}
	if v.Judge != standards.RFC1738 {
		s += "&std=" + v.Judge.String()
	}
	if v.Base != "" {
		s += "&base=" + base64.RawURLEncoding.EncodeToString([]byte(v.Base))
	}
	if v.Present {
		s += "&present=1"
	}
	return s
}

// Link returns the fragment for a text and, when it has octets, a selection.
func Link(src string, selected core.Span) string { return View{Src: src, Selected: selected}.Link() }

// What may be wrong with a link.
var (
	errNoLink      = errors.New("the fragment is not a link of this page")
	ErrLinkVersion = errors.New("the link was made by another version of this page")
	ErrLinkText    = errors.New("the text in the link is broken")
	ErrLinkField   = errors.New("the link asks for what this page does not have")
)

// ReadLink returns what a fragment carries. With an error comes what could be
// kept of it: the text in front of what is broken. A selection that does not fit
// the text, a rule and a language that the page does not have, and a broken text to
// compare with are left out.
func ReadLink(fragment string) (v View, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(fragment, "#"), "&") {
		// Programs that escape a link once too often write "&amp;" for "&".
		name, value, _ := strings.Cut(strings.TrimPrefix(field, "amp;"), "=")
		fields[name] = value
	}
	if fields["v"] == "" {
		return View{}, errNoLink
	}
	v.Src, err = decodeText(fields["u"])
	if fields["v"] != linkVersion {
		return View{Src: v.Src}, ErrLinkVersion
	}
	v.Selected, _ = readSpan(fields["sel"], len(v.Src))
	if slices.ContainsFunc(core.Rules(), func(r core.Rule) bool { return r.ID == fields["rule"] }) {
		v.Rule = fields["rule"]
	}
	if l, ok := text.ParseLang(fields["lang"]); ok {
		v.Lang = l.Tag()
	}
	if pinned, err := decodeText(fields["pin"]); err == nil {
		v.Pinned = pinned
	}
	if name := fields["std"]; name != "" {
		var known bool
		if v.Judge, known = ReadJudge(name); !known && err == nil {
			err = ErrLinkField
		}
	}
	v.Present = fields["present"] == "1"
	base, broken := decodeText(fields["base"])
	if v.Base = base; broken != nil && err == nil {
		v.Base, err = "", ErrLinkField
	}
	return v, err
}

// usual converts plain base64 to base64url, for links that a program has rewritten.
var usual = strings.NewReplacer("+", "-", "/", "_", "=", "", "\n", "", "\r", "", " ", "")

// decodeText returns the octets that u stands for; with ErrLinkText those in
// front of where it breaks.
func decodeText(u string) (string, error) {
	// Strict: bits that no octet takes mean that the end is missing.
	b, err := base64.RawURLEncoding.Strict().DecodeString(usual.Replace(u))
	if err != nil {
		err = ErrLinkText
	}
	return string(b), err
}

// Secret returns the octets of the password with the colon before it; none when
// there is no password, or an empty one, which hides nothing. In what is no URL it is
// also what looks like one, but not what a reader takes for a port: without "8080\\" another
// host would be left of "http://h:8080\\@e.com/".
func (m *Model) Secret() core.Span {
	t, ok := m.URL.Token(core.Password)
	user, _ := m.URL.Token(core.User)
	isGuess := !m.URL.Valid()
	switch {
	case isGuess && (!ok || strings.HasPrefix(user.In(m.Source()), "[")): // a bracket begins an address, whose colons are its own
		return likelySecret(m.Source())
	case !ok || t.Len() == 0 || isGuess && beginsWithPort(t.In(m.Source())):
		return core.Span{}
	}
	return core.Span{Start: t.Start - len(":"), End: t.End}
}

// likelySecret returns what may be a password with its colon, however the rest is to be read: what
// stands between the first colon behind "//" and the last "@", and begins with no port, as in
// "ftp://u:pa/ss@h/". The colons of an address in brackets are its own.
func likelySecret(src string) core.Span {
	_, rest, ok := strings.Cut(src, "//")
	if _, behind, literal := strings.Cut(rest, "]"); literal && rest[0] == '[' {
		rest = behind
	}
	colon, at := strings.IndexByte(rest, ':'), strings.LastIndexByte(rest, '@')
	if !ok || colon < 0 || at <= colon+len(":") || beginsWithPort(rest[colon+len(":"):at]) {
		return core.Span{}
	}
	start := len(src) - len(rest)
	return core.Span{Start: start + colon, End: start + at}
}

// beginsWithPort reports whether a reader may end the authority within s, behind a port or an empty one: browsers do so
// at a backslash, and drop tabs and line ends. A password of digits alone is none, nor is one with such an octet in
// front, as "#s3cret"; but a slash has always been read as the end.
func beginsWithPort(s string) bool {
	behind := strings.TrimLeft(s, "0123456789\t\n\r")
	if behind == "" {
		return false
	}
	return behind[0] == '/' || strings.IndexByte(`\?#`, behind[0]) >= 0 && (len(behind) == 1 || len(behind) < len(s))
}

// WithoutPassword returns the text without its password and the colon before it
// (section 6: a URL is no place for a secret).
func (m *Model) WithoutPassword() string {
	return m.View(m.Selected, false).Src
}

// View returns the text with octets of it selected, and the pinned one, as they are
// to be passed on: with the password or without, the pinned one always without.
// Octets of a password that is left out are selected no more.
func (m *Model) View(selected core.Span, password bool) View {
	src, out := m.Source(), m.Secret()
	if password || out.Len() == 0 {
		return View{Src: src, Selected: selected, Pinned: m.pinnedText(), Judge: m.Judge, Base: m.publicBase()}
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
	return View{
		Src:      src[:out.Start] + src[out.End:],
		Selected: core.Span{Start: moved(selected.Start), End: moved(selected.End)},
		Pinned:   m.pinnedText(),
		Judge:    m.Judge,
		Base:     m.publicBase(),
	}
}
