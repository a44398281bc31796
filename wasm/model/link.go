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

// A link has the state of the page in its fragment, which browsers do not send: "#v=1&u=…&sel=22-25&lang=ja". The
// text is base64url of its octets, so that any octets survive and none is decoded twice.
//
// Later versions may add fields, but v and u keep their meaning. So even a link of a later version shows its text.
//
// A link without std is judged by RFC 1738, whatever the reader has chosen for visits without a link. Links made
// while RFC 1738 judged have no std, and neither have those made before there was a choice. So everybody sees what
// the maker of the link saw. Inside an open page, where links are examples and steps back, the reader's choice
// stays.

// linkVersion is the version of the format.
const linkVersion = "1"

// MaxLink is the length in characters of the longest link that the page makes. It is the limit of Firefox, which
// is the lowest of all browsers.
const MaxLink = 1 << 20

// A View is the state that a link opens.
type View struct {
	Src      string
	Selected core.Span          // octets of Src, or a position between two of them; zero for the page's default
	Rule     string             // the rule of the problem to open, among those with exactly these octets; "" for the first
	Lang     string             // the tag of a language; "" for the reader's own
	Pinned   string             // a text to compare with; "" for none
	Judge    standards.Standard // the standard that judges
	Base     string             // the base against which Src is resolved; "" for none
	Present  bool               // open the presenter
	Lesson   string             // the link of the lesson whose start is Src; "" for none
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

// Link returns the fragment for a text and, if it is not empty, a selection.
func Link(src string, selected core.Span) string { return View{Src: src, Selected: selected}.Link() }

// The errors of links.
var (
	errNoLink      = errors.New("the fragment is not a link of this page")
	ErrLinkVersion = errors.New("the link was made by another version of this page")
	ErrLinkText    = errors.New("the text in the link is broken")
	ErrLinkField   = errors.New("the link asks for what this page does not have")
)

// ReadLink parses a fragment. With an error it returns what it could read: the text up to the broken octet. It
// drops a selection that does not fit the text, an unknown rule or language, and a broken text to compare with.
func ReadLink(fragment string) (v View, err error) {
	fields := map[string]string{}
	for field := range strings.SplitSeq(strings.TrimPrefix(fragment, "#"), "&") {
		// Programs that escape a link twice write "&amp;" for "&".
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

// decodeText decodes u. With ErrLinkText it returns the octets before the error.
func decodeText(u string) (string, error) {
	// Strict, because unused bits that are not zero mean that the end is missing.
	b, err := base64.RawURLEncoding.Strict().DecodeString(usual.Replace(u))
	if err != nil {
		err = ErrLinkText
	}
	return string(b), err
}

// Secret returns the octets of the password with the colon before it. It returns none if there is no password or an
// empty one. In a text that is not a URL it also returns what looks like a password, but not what a reader reads as a
// port: removing "8080\\" from "http://h:8080\\@e.com/" would change the host.
func (m *Model) Secret() core.Span {
	t, ok := m.URL.Token(core.Password)
	user, _ := m.URL.Token(core.User)
	isGuess := !m.URL.Valid()
	switch {
	case isGuess && (!ok || strings.HasPrefix(user.In(m.Source()), "[")): // a bracket starts an address, which has colons of its own
		return likelySecret(m.Source())
	case !ok || t.Len() == 0 || isGuess && beginsWithPort(t.In(m.Source())):
		return core.Span{}
	}
	return core.Span{Start: t.Start - len(":"), End: t.End}
}

// likelySecret returns what may be a password with its colon, however the rest is read: the octets between the
// first colon after "//" and the last "@", unless they start with a port, as in "ftp://u:pa/ss@h/". It ignores the
// colons of an address in brackets.
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

// beginsWithPort reports whether a reader may end the authority within s, after a port or an empty port. Browsers
// end it at a backslash, and drop tabs and line ends. A password of digits alone does not start with a port, and
// neither does "#s3cret". A slash ends the authority for every reader.
func beginsWithPort(s string) bool {
	behind := strings.TrimLeft(s, "0123456789\t\n\r")
	if behind == "" {
		return false
	}
	return behind[0] == '/' || strings.IndexByte(`\?#`, behind[0]) >= 0 && (len(behind) == 1 || len(behind) < len(s))
}

// WithoutPassword returns the text without its password and the colon before it, because URLs are no place for
// secrets (section 6).
func (m *Model) WithoutPassword() string {
	return m.View(m.Selected, false).Src
}

// View returns the text, the selection and the pinned text for a link: the text with or without its password, the
// pinned text always without. It drops a selection inside a password that is left out.
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
