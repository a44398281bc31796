package core

import "strings"

// checkArticleBrackets reports the "<" that begins a message-id in an article and
// that section 3.6 leaves out, with the ">" that ends it.
func checkArticleBrackets(p *pass, _ Token) {
	if _, bracket := p.schemeDelim(); bracket.In(p.src) == "<" {
		p.report(bracket, "")
	}
}

// checkNewsServer reports the server of "news://h/group", which by section 5 is an article (decision
// 31).
func checkNewsServer(p *pass, t Token) {
	if strings.HasPrefix(t.In(p.src), "//") {
		p.report(Span{t.Start, t.Start + len("//")}, "")
	}
}

// checkGroupStart reports a group that begins with anything but a letter: the "3" of "news:3com.test".
func checkGroupStart(p *pass, t Token) {
	end := t.Start
	for end < t.End && classes[p.src[end]]&(groupOctets&^Alpha) != 0 {
		end++
	}
	if end > t.Start {
		p.report(Span{t.Start, end}, "")
	}
}

// checkGroupServer reports a server in front of a group: the "//h/" of "news://h/group".
func checkGroupServer(p *pass, _ Token) {
	if _, server := p.schemeDelim(); server.Len() > len("<") {
		p.report(server, "")
	}
}
