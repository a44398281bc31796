package core

import "strings"

// wireGopher is the one line of section 3.4: the selector, a tab and the search
// when there is one, a tab and the gopher+ string when there is one. The filled
// in form of section 3.4.9 brings its own line ends and has no search
// (decision 29).
func wireGopher(p *program) {
	var line []piece
	if selector, ok := p.u.Token(Selector); ok {
		line = append(line, decoded(selector))
	}
	search, searching := p.u.Token(GopherSearch)
	str, plus := p.u.Token(GopherString)
	form := plus && search.Len() == 0 && isGopherForm(str.In(p.u.src))
	if searching && !form {
		line = append(line, literal("\t"), decoded(search))
	}
	if plus {
		line = append(line, literal("\t"), decoded(str))
	}
	if !form {
		line = append(line, crlf)
	}
	s := p.send("gopher-request", Always, line...)
	s.Danger = !form && gopherDanger(s.Octets)
	p.say(gopherAnswer(p.u), Server, Always, Span{})
}

// gopherDanger reports whether a decoded octet of the URL would end a field or
// the line early: a TAB, CR or LF (section 3.4.1), or NUL.
func gopherDanger(octets []Octet) bool {
	for _, o := range octets {
		if o.From.Len() > 0 && strings.IndexByte("\t\r\n\x00", o.Value) >= 0 {
			return true
		}
	}
	return false
}

// isGopherForm reports whether a gopher+ string is a filled in form as section
// 3.4.9 writes it.
func isGopherForm(s string) bool {
	return hasPrefixFold(s, "+%091%0d%0a+-1%0d%0a") && len(s) >= len(".%0d%0a") &&
		equalFold(s[len(s)-len(".%0d%0a"):], ".%0d%0a")
}

// gopherAnswer returns the step that says what the server answers, which the
// type decides (RFC 1436).
func gopherAnswer(u *URL) StepKind {
	if u.Has(GopherString) {
		return "gopher-plus-answer"
	}
	var buf [1]byte
	gtype := AppendDecoded(buf[:0], u.Text(Gtype))
	switch {
	case len(gtype) == 0 || gtype[0] == '1' || gtype[0] == '7':
		return "gopher-menu"
	case strings.IndexByte("0", gtype[0]) >= 0:
		return "gopher-text"
	}
	return "gopher-data"
}
