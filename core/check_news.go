package core

import (
	"strings"
	"urlscope/core/octet"
)

// checkArticleBrackets reports the "<" and ">" around a message-id. Section 3.6 leaves them out.
func checkArticleBrackets(p *pass, _ Token) {
	if _, bracket := p.schemeDelim(); bracket.In(p.src) == "<" {
		p.report(bracket, "")
	}
}

// checkNewsServer reports the "//" of a server before an article, as in "news://server/1@h". Section 5 reads them
// as part of the article (decision 31).
func checkNewsServer(p *pass, t Token) {
	if strings.HasPrefix(t.In(p.src), "//") {
		p.report(Span{Start: t.Start, End: t.Start + len("//")}, "")
	}
}

// checkGroupStart reports a first octet of a group that is not a letter.
func checkGroupStart(p *pass, t Token) {
	end := t.Start
	for end < t.End && octet.ClassOf(p.src[end])&(groupOctets&^octet.Alpha) != 0 {
		end++
	}
	if end > t.Start {
		p.report(Span{Start: t.Start, End: end}, "")
	}
}

// checkGroupServer reports a server before a group, as in "news://h/group".
func checkGroupServer(p *pass, _ Token) {
	if _, server := p.schemeDelim(); server.Len() > len("<") {
		p.report(server, "")
	}
}
