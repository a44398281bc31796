package meant

import (
	"sync"

	"urlscope/core/internal/grammar"
	"urlscope/core/octet"
)

// A lang is the language of the URLs of one scheme.
type lang struct {
	scheme   string
	slashes  bool // "//" is behind the colon
	rarely   int  // the price of meaning it at all
	begins   bool // the machine begins with the scheme
	compiled func() *grammar.Machine
}

// later is the grammar of schemes that came after RFC 1738, of which otherurl says
// nothing: those with http's form (RFC 9110), and those with a server (section 3.1).
const later = `
weburl    = "//" login [ "/" hpath [ "?" websearch ]]
websearch = *[ uchar | ";" | ":" | "@" | "&" | "=" | "/" | "?" ]
serverurl = "//" login [ "/" urlpath ]
anyurl    = schemepart
`

var grammars = sync.OnceValue(func() grammar.Grammar {
	return append(grammar.Section5()[:len(grammar.Section5()):len(grammar.Section5())], grammar.Read(later, grammar.OfSection5)...)
})

// newLang returns the language of a scheme, by the production of its URLs and the price of meaning it at all:
// for "ssh" those are "serverurl" and 12.
func newLang(scheme, production string, rarely int) *lang {
	return &lang{
		scheme:   scheme,
		slashes:  production != "mailtourl" && production != "newsurl" && production != "anyurl",
		rarely:   rarely,
		begins:   scheme+"url" == production,
		compiled: sync.OnceValue(func() *grammar.Machine { return grammars().Compile(production) }),
	}
}

// langs are those that a text is searched in. The rarer a scheme is met, the dearer.
var langs = []*lang{
	newLang("http", "httpurl", 0),
	newLang("https", "weburl", 0),
	newLang("ftp", "ftpurl", 5),
	newLang("mailto", "mailtourl", 5),
	newLang("file", "fileurl", 8),
	newLang("gopher", "gopherurl", 8),
	newLang("news", "newsurl", 8),
	newLang("nntp", "nntpurl", 12),
	newLang("telnet", "telneturl", 10),
	newLang("wais", "waisurl", 12),
	newLang("prospero", "prosperourl", 12),
	newLang("ws", "weburl", 15),
	newLang("wss", "weburl", 15),
	newLang("sftp", "serverurl", 12),
	newLang("ssh", "serverurl", 12),
	newLang("ldap", "serverurl", 12),
	newLang("smb", "serverurl", 14),
	newLang("rsync", "serverurl", 14),
	newLang("scp", "serverurl", 14),
	newLang("git", "serverurl", 14),
	newLang("ftps", "serverurl", 40),
	newLang("irc", "serverurl", 14),
	newLang("rtsp", "serverurl", 14),
	newLang("ldaps", "serverurl", 14),
	newLang("svn", "serverurl", 14),
	newLang("imap", "serverurl", 14),
	newLang("git+ssh", "serverurl", 14),
	newLang("git+https", "serverurl", 14),
	newLang("svn+ssh", "serverurl", 14),
}

var anyLang = newLang("", "anyurl", 0)

// langOf returns the language of a scheme, ignoring case; nil if langs does not have the scheme: "HTTP" has the
// language of "http", and "foo" has no language.
func langOf(scheme string) *lang {
	for _, l := range langs {
		if len(l.scheme) == len(scheme) && octet.EqualFold(l.scheme, scheme) {
			return l
		}
	}
	return nil
}

// langOrAny returns the language of a scheme, or the language of all others, as for "foo".
func langOrAny(scheme string) *lang {
	if l := langOf(scheme); l != nil {
		return l
	}
	return anyLang
}

// accepts reports whether a text of that scheme is one of the language: "http://h/" is one of http, and "http://h:x/" not.
func (l *lang) accepts(p parts) bool {
	if p.slashes && isLiteral(p.host.in(p.text)) { // which stands for a name
		return l.accepts(partsOf(p.text[:p.host.start] + "h" + p.text[p.host.end:]))
	}
	m, start := l.machine(p)
	state, n := m.Run(grammar.Start, p.text[start:])
	return n == len(p.text)-start && m.Final(state)
}

// machine returns the machine of a text of that scheme, and the offset where it begins: 0 of "http://h/",
// since httpurl begins with the scheme, and 6 of "https://h/", since RFC 1738 has no production of it.
func (l *lang) machine(p parts) (*grammar.Machine, int) {
	if l.begins {
		return l.compiled(), 0
	}
	return l.compiled(), p.data
}
