package core

import (
	"slices"
	"strings"
)

// wireGopher is the one line of section 3.4: the selector, a tab and the search
// when there is one, a tab and the gopher+ string when there is one. The filled
// in form of section 3.4.9 brings its own line ends and has no search
// (decision 29).
func wireGopher(p *program) {
	p.say("gopher-type", Info, Always, p.part(Gtype).Span)
	search, searching := p.u.Token(GopherSearch)
	str, plus := p.u.Token(GopherString)
	commands, form := gopherPlus(p.u.src, str, search.Len() == 0)
	line := []bit{decoded(p.part(Selector)).as("gopher-selector")}
	if searching && !form {
		line = append(line, gopherTab, decoded(search).as("gopher-search"))
	}
	if plus {
		line = append(append(line, gopherTab), commands...)
	}
	if !form {
		line = append(line, crlf.as("line-end"))
	}
	s := p.send("gopher-request", Always, line...)
	if form { // its line ends are its own; a NUL is not
		s.Early = slices.DeleteFunc(s.Early, func(e EarlyEnd) bool { return s.Octets[e.At].Value != 0 })
	}
	danger := len(s.Early) > 0
	switch {
	case !plus:
		p.gopherAnswer(searching, danger)
	case form || danger:
		p.say("gopher-plus-answer", Server, Always, Span{})
	default:
		p.gopherPlusAnswer(str, commands, search.Len() == 0)
	}
}

var gopherTab = literal("\t").as("gopher-tab")

// gopherAnswer says what follows a request without a gopher+ string: the answer,
// which the type decides, or what clients do instead of asking.
func (p *program) gopherAnswer(searching, danger bool) {
	selector := p.part(Selector)
	gtype, ok := p.u.gtype()
	kind := StepKind("gopher-data")
	for _, a := range gopherAnswers {
		if strings.IndexByte(a.types, gtype) >= 0 {
			kind = a.kind
		}
	}
	switch {
	case !ok: // without a path the type is 1
		kind = "gopher-menu"
	case gtype == '7' && !searching && !danger: // 3.4.2: the URL is that of the search engine
		p.say("gopher-words", Info, Always, Span{}, decoded(selector), gopherTab, slot, crlf)
	case gtype == 'h' && isGopherLink(selector.In(p.u.src)):
		p.say("gopher-link", Info, Always, selector.Span)
		return
	}
	p.say(kind, Server, Always, Span{})
}

// gopherAnswers has the kind of answer that the items of each type bring (RFC
// 1436, section 3.8, and custom since); all others bring data.
var gopherAnswers = [...]struct {
	types string
	kind  StepKind
}{
	{"17", StepKind("gopher-menu")},
	{"046", StepKind("gopher-text")}, // 4 and 6 are files in the form of text
	{"2", StepKind("gopher-phone")},
	{"8T", StepKind("gopher-session")},
	{"3i", StepKind("gopher-nothing")},
	{"+", StepKind("gopher-again")},
}

// gopherPlusAnswer says what follows a request with a gopher+ string. When the
// search is empty, it shows the other form of the request: 3.4.9 writes no tab for
// it, and that is what servers took.
func (p *program) gopherPlusAnswer(str Token, commands []bit, unsearched bool) {
	selector := decoded(p.part(Selector))
	if unsearched {
		p.say("gopher-plus-short", Info, Always, str.Span, append(append([]bit{selector, gopherTab}, commands...), crlf)...)
	}
	switch commands[0].kind {
	case "gopher-plus-ask":
		p.say("gopher-ask", Info, Always, str.Span, selector, gopherTab, literal("!+ASK").as("gopher-plus-attribute"), crlf)
		p.say("gopher-plus-form", Server, Always, Span{})
	case "gopher-plus-item", "gopher-plus-items":
		p.say("gopher-plus-attributes", Server, Always, Span{})
	default:
		p.say("gopher-plus-answer", Server, Always, Span{})
	}
}

// isGopherLink reports whether a selector is, by later custom, the URL of something
// outside Gopher.
func isGopherLink(selector string) bool {
	return hasPrefixFold(selector, "URL:") || hasPrefixFold(selector, "/URL:")
}

// gopherPlus takes a gopher+ string apart (sections 3.4.4 to 3.4.9) and tells
// whether it is a filled in form, where one may be. What it cannot take apart is
// one bit.
func gopherPlus(src string, t Token, mayBeForm bool) (bits []bit, form bool) {
	s := plusScanner{src: src, token: t, start: t.Start, at: t.Start}
	switch s.octet() {
	case '+':
		s.take(1, "gopher-plus-view")
		if mayBeForm && s.form() {
			s.bits[0].kind = "gopher-plus"
			return s.bits, true
		}
		if s.at == t.End {
			s.bits[0].kind = "gopher-plus"
			return s.bits, false
		}
		s.word("gopher-plus-view-name")
		s.space()
		s.word("gopher-plus-language")
	case '?':
		s.take(1, "gopher-plus-ask")
	case '!', '$':
		if s.octet() == '!' {
			s.take(1, "gopher-plus-item")
		} else {
			s.take(1, "gopher-plus-items")
		}
		for s.at < t.End && s.octet() > ' ' {
			s.word("gopher-plus-attribute")
			s.space()
		}
	}
	s.take(t.End-s.at, "gopher-plus-other") // what none of the sections knows
	return s.bits, false
}

// A plusScanner takes a gopher+ string apart, decoded. With dry it only reads, and
// allocates nothing.
type plusScanner struct {
	src   string
	token Token
	start int // where the next bit begins
	at    int
	bits  []bit
	dry   bool
}

// octet returns the octet at hand, decoded; -1 at the end.
func (s *plusScanner) octet() int {
	switch {
	case s.at >= s.token.End:
		return -1
	case isEscape(s.src[:s.token.End], s.at):
		return int(escapeValue(s.src, s.at))
	}
	return int(s.src[s.at])
}

func (s *plusScanner) next() {
	if isEscape(s.src[:s.token.End], s.at) {
		s.at += len("%XX")
	} else if s.at < s.token.End {
		s.at++
	}
}

// take makes a bit of the next n octets; of none when there are none, unless the
// string is empty.
func (s *plusScanner) take(n int, kind PieceKind) {
	for ; n > 0 && s.at < s.token.End; n-- {
		s.next()
	}
	s.bit(kind)
}

// bit makes a bit of the octets read since the last one, if there are any.
func (s *plusScanner) bit(kind PieceKind) {
	if s.at > s.start || s.token.Len() == 0 {
		s.add(kind)
	}
}

// add makes a bit of the octets read since the last one, if any.
func (s *plusScanner) add(kind PieceKind) {
	if !s.dry {
		s.bits = append(s.bits, bit{kind: kind, token: Token{Span: Span{s.start, s.at}, Part: s.token.Part}})
	}
	s.start = s.at
}

// word reads up to a space or a control.
func (s *plusScanner) word(kind PieceKind) {
	for s.octet() > ' ' {
		s.next()
	}
	s.bit(kind)
}

// space reads one space.
func (s *plusScanner) space() {
	if s.octet() == ' ' {
		s.take(1, "gopher-plus-space")
	}
}

// text reads the given octets; on false it has read none.
func (s *plusScanner) text(text string) bool {
	at := s.at
	for i := range len(text) {
		if s.octet() != int(text[i]) {
			s.at = at
			return false
		}
		s.next()
	}
	return true
}

// line reads the given octets and a line end; on false it has read none.
func (s *plusScanner) line(text string, kind PieceKind) bool {
	at := s.at
	if !s.text(text) {
		return false
	}
	end := s.at
	if !s.text("\r\n") {
		s.at = at
		return false
	}
	s.at = end
	s.bit(kind)
	s.take(2, "line-end")
	return true
}

// form reads what a filled in form has after its "+" (section 3.4.9): a tab, "1"
// for a data block that follows, the block's head, a line an answer, and a dot
// alone on the last line. On false it has read nothing.
func (s *plusScanner) form() bool {
	start, bits := s.start, len(s.bits)
	if s.text("\t") {
		s.bit("gopher-tab")
		if s.line("1", "gopher-form-flag") && s.line("+-1", "gopher-form-head") && s.answers() && s.at == s.token.End {
			return true
		}
	}
	s.bits, s.start, s.at = s.bits[:bits], start, start
	return false
}

// answers reads lines up to one that is a dot alone.
func (s *plusScanner) answers() bool {
	for !s.line(".", "gopher-form-end") {
		for s.octet() >= 0 && s.octet() != '\r' && s.octet() != '\n' {
			s.next()
		}
		s.add("gopher-form-answer") // an empty one too
		if !s.text("\r\n") {
			return false
		}
		s.bit("line-end")
	}
	return true
}

// isGopherForm reports whether a gopher+ string is a filled in form.
func isGopherForm(src string, t Token) bool {
	s := plusScanner{src: src, token: t, start: t.Start, at: t.Start, dry: true}
	return s.text("+") && s.form()
}
