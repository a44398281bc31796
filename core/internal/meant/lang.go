package meant

import (
	"slices"
	"strings"
	"sync"

	"urlscope/core/internal/grammar"
	"urlscope/core/internal/port"
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
serverurl = "//" login [ "/" urlpath | "?" websearch ]
anyurl    = schemepart
`

var grammars = sync.OnceValue(func() grammar.Grammar {
	return append(grammar.Section5()[:len(grammar.Section5()):len(grammar.Section5())], grammar.Read(later, grammar.OfSection5)...)
})

// newLangs returns the languages of schemes, by the production of their URLs and the price of meaning them at all:
// for "ssh" those are "serverurl" and 12.
func newLangs(production string, rarely int, schemes ...string) (list []*lang) {
	compiled := sync.OnceValue(func() *grammar.Machine { return grammars().Compile(production) })
	for _, scheme := range schemes {
		list = append(list, &lang{
			scheme:   scheme,
			slashes:  production != "mailtourl" && production != "newsurl" && production != "anyurl",
			rarely:   rarely,
			begins:   scheme+"url" == production,
			compiled: compiled,
		})
	}
	return list
}

// langs are those that a text is searched in. The rarer a scheme is met, the dearer.
var langs = slices.Concat(
	newLangs("httpurl", 0, "http"),
	newLangs("weburl", 0, "https"),
	newLangs("ftpurl", 5, "ftp"),
	newLangs("mailtourl", 5, "mailto"),
	newLangs("fileurl", 8, "file"),
	newLangs("gopherurl", 8, "gopher"),
	newLangs("newsurl", 8, "news"),
	newLangs("nntpurl", 12, "nntp"),
	newLangs("telneturl", 10, "telnet"),
	newLangs("waisurl", 12, "wais"),
	newLangs("prosperourl", 12, "prospero"),
	newLangs("weburl", 15, "ws", "wss"),
	newLangs("serverurl", 12, "sftp", "ssh", "ldap"),
	newLangs("serverurl", 14, "smb", "rsync", "scp", "git", "irc", "rtsp", "ldaps", "svn", "imap", "git+ssh", "git+https", "svn+ssh"),
	newLangs("serverurl", 40, "ftps"),
)

var anyLang = newLangs("anyurl", 0, "")[0]

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
	if name := p.host.In(p.text); p.slashes && (isLiteral(name) || port.AreServers(name) || !l.begins && isLaterName(name)) { // which stands for a name
		return l.accepts(partsOf(p.text[:p.host.Start] + "h" + p.text[p.host.End:]))
	}
	m, start := l.machine(p)
	state, n := m.Run(grammar.Start, p.text[start:])
	return n == len(p.text)-start && m.Final(state)
}

// isLaterName reports whether a host has escapes, which RFC 3986 allows in a name (section 3.2.2), or labels of a service, which begin with
// "_" (RFC 8552): "%68.org", "_dmarc.h.org", not "my_host".
func isLaterName(host string) bool {
	return strings.ContainsAny(host, "_%") && isLabels(strings.ReplaceAll("."+unescape(host), "._", ".")[1:])
}

// machine returns the machine of a text of that scheme, and the offset where it begins: 0 of "http://h/",
// since httpurl begins with the scheme, and 6 of "https://h/", since RFC 1738 has no production of it.
func (l *lang) machine(p parts) (*grammar.Machine, int) {
	if l.begins {
		return l.compiled(), 0
	}
	return l.compiled(), p.data
}
