package core

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/octet"
)

// A ruleCase is a case of a rule that is worded otherwise than the usual one.
type ruleCase struct {
	name string // as Diagnostic.Case has it: the ID of the rule, a slash, and the case
	fits func(*pass, Diagnostic) bool
}

// ruleCases holds the cases of the rules, each with an input that has it. Of those of one
// rule the first that fits is the case of a finding; where none does it is the usual one,
// which has no row. core/text has words for each.
var ruleCases = []ruleCase{
	{"scheme-set-aside/since", withSomeArg},    // "cid:a@h": a later document defines it
	{"scheme-missing/empty", ofNothing},        // ""
	{"scheme-missing/copy", ofCopy},            // "git@h.org:x/y"
	{"scheme-missing/unknown", withoutArg},     // "#top": no scheme can be guessed
	{"scheme-misspelt/host", ofHost},           // "localhost:8080"
	{"scheme-colon/other", withOctets},         // "http;//h/": something is there for the colon
	{"host-non-ascii/direction", ofDirection},  // "http://h\u202Eg.org/"
	{"host-non-ascii/unseen", ofUnseen},        // "http://h\u200Bg.org/"
	{"host-non-ascii/look-alike", ofLookAlike}, // "http://p\u0430ypal.com/"
	{"non-ascii/direction", ofDirection},       // "http://h/\u202Egpj.exe"
	{"non-ascii/unseen", ofUnseen},             // "http://h/\u200B"
	{"non-ascii/octets", ofNoUTF8},             // "http://h/\xff"
	{"non-ascii/plain", plainPart},             // "ftp://h/a;type=é"
	{"control/plain", plainPart},               // "http://h:8\x070/"
	{"line-break/tab/plain", tabInPlain},       // "http://ho\tst/"
	{"line-break/tab", ofTabs},                 // "http://h/a\tb"
	{"line-break/plain", plainPart},            // "http://h:80\n80/"
	{"space/plain", plainPart},                 // "http://exa mple.com/"
	{"percent/code-point", ofCodePoint},        // "http://h/%u3042"
	{"percent/inside", ofBrokenEscape},         // "http://h/a%{2Fb": something got into an escape
	{"hash-octet/plain", plainPart},            // "ftp://ftp.#example.org"
	{"delimiter-octet/plain", plainPart},       // "http://h:8<0/"
	{"backslash/plain", plainPart},             // `nntp://h/comp\lang`
	{"tilde/plain", plainPart},                 // "http://ho~st/"
	{"national-octet/plain", plainPart},        // "nntp://h/comp|x"
	{"encoded-control/line-end", ofLineEnd},    // "ftp://h/a%0D%0ADELE%20b"

	{"slashes/backslash", ofBackslashes},            // `http:\\h/`
	{"slashes/alone", withoutHost},                  // "http:"
	{"slashes/other", ofOtherThan(`/`)},             // "http:/$h/"
	{"slashes/one", withOctets},                     // "http:/h/"
	{"userinfo-forbidden/misleading", userLikeHost}, // "http://bank.example@evil.example/"
	{"user-empty/telnet", readBy(Telnet)},           // "telnet://@h/"
	{"user-empty/other", ofOther},                   // "redis://@h/"
	{"password-empty/telnet", readBy(Telnet)},       // "telnet://joe:@h/"
	{"password-empty/other", ofOther},               // "redis://joe:@h/"
	{"password/other", ofOther},                     // "redis://joe:secret@h/"
	{"host-empty/article", readBy(News)},            // "news:1738@"
	{"host-octet/end", atTheEnd},                    // "http://h=1"
	{"host-number/address", withSomeArg},            // "http://127.1/"
	{"host-number/many", ofManyGroups},              // "http://1.2.3.4.5/"
	{"host-long/label", withArg("63")},              // a label that is too long, and no name
	{"port-octet/name", withoutDigits},              // "http://www.example.com:http/"
	{"port-reserved/unknown", withoutArg},           // "gopher://h:19/1": no service is known by it
	{"port-reserved/twin", ofTwin},                  // "http://h:443/"
	{"port-reserved/telnet", readBy(Telnet)},        // "telnet://h:25/": nothing of the URL is sent
	{"path-missing/group", readBy(NNTP)},            // "nntp://h"

	{"ftp-encoded-slash/name", inLastSegment},      // "ftp://h/a%2Fb"
	{"ftp-encoded-slash/root", beginsPath},         // "ftp://h/%2Fetc/motd"
	{"ftp-type-incomplete/misspelt", withTypeCode}, // "ftp://h/a;tpe=i"
	{"ftp-type-unknown/empty", withoutOctets},      // "ftp://h/a;type="
	{"http-search-path/reserved", searchReserved},  // "http://h?q=a/b"
	{"search-reserved/several", moreInSearch},      // "http://h/a?u=http://b/c"
	{"group-empty/nntp", readBy(NNTP)},             // "nntp://h/"
	{"file-slashes/other", ofOtherThan(`/\`)},      // "file:/{h/motd"
	{"file-slashes/backslash", ofBackslashes},      // `file:\\h\motd`

	{"unexpected/at", withArg("@")},       // "ftp://joe:pw$ftp.h.org/"
	{"unexpected/missing", withoutOctets}, // "http://www.example.2/"
	{"unexpected/surplus", withArg("")},   // "nntp:///h.org/group"
}

// numbered gives each rule its place in the table, and its cases, so that most findings, of rules without any, cost nothing.
func numbered(list []*Rule) []*Rule {
	for i, r := range list {
		r.index = i
		for _, c := range ruleCases {
			if id, _, _ := strings.Cut(c.name, "/"); id == r.ID {
				r.cases = append(r.cases, c)
			}
		}
	}
	return list
}

// nameCases says of each finding which case of its rule it is, "slashes/backslash" of that in
// `http:\\h/`. What is found in a wrapper was named when it was read without the white space.
func (p *pass) nameCases() {
	if p.counting || p.folded != nil {
		return
	}
	p.fileName = -1
	for i := range p.out {
		if d := &p.out[i]; len(d.Rule.cases) > 0 {
			if d.Case = p.caseOf(*d); d.Case == linesInText && p.isLines(*d) {
				d.Severity = Note
			}
		}
	}
}

// linesInText is the case of what stands for the end of a line.
const linesInText = "encoded-control/line-end"

// isLines reports whether ends of lines are those of a text that a form sends, as in "http://h/?text=a%0Ab": what follows begins
// no line of a header, as "a%0D%0AHost:" does.
func (p *pass) isLines(d Diagnostic) bool {
	if d.Part != Search || strings.Trim(d.Span.In(p.src), "%0aAdD") != "" {
		return false
	}
	behind := p.src[d.Span.End:]
	n := len(behind) - len(strings.TrimLeftFunc(behind, isHeaderOctet))
	return n == 0 || !strings.HasPrefix(behind[n:], ":") && !octet.HasPrefixFold(behind[n:], "%3a")
}

// isHeaderOctet reports whether the name of a header may hold r.
func isHeaderOctet(r rune) bool { return r < 0x80 && classes[byte(r)]&(AlphaDigit|Hyphen) != 0 }

// caseOf returns the case of a finding, "" for the usual one: "host-number/address" in "http://127.1/".
func (p *pass) caseOf(d Diagnostic) string {
	for _, c := range d.Rule.cases {
		if c.fits(p, d) {
			return c.name
		}
	}
	return ""
}

// What the octets are.

// withOctets is for a finding of octets that are there: the ";" of "http;//h/".
func withOctets(_ *pass, d Diagnostic) bool { return d.Span.Len() > 0 }

// withoutOctets is for a finding of something that is missing: the typecode of "ftp://h/a;type=".
func withoutOctets(_ *pass, d Diagnostic) bool { return d.Span.Len() == 0 }

// ofOtherThan is for octets some of which are none of the usual ones: the "/$" of "http:/$h/", where
// slashes are usual.
func ofOtherThan(usual string) func(*pass, Diagnostic) bool {
	return func(p *pass, d Diagnostic) bool { return strings.Trim(d.Span.In(p.src), usual) != "" }
}

// ofBackslashes is for octets one of which is a backslash: those behind the colon of `http:\\h/`.
func ofBackslashes(p *pass, d Diagnostic) bool {
	return strings.IndexByte(d.Span.In(p.src), '\\') >= 0
}

// ofTabs is for white space without a line end: the tab of "http://h/a\tb".
func ofTabs(p *pass, d Diagnostic) bool { return !strings.ContainsAny(d.Span.In(p.src), "\r\n") }

// ofLineEnd is for escapes, one of which is that of CR or LF: "%0D%0A".
func ofLineEnd(p *pass, d Diagnostic) bool {
	var most [64]byte // of them: else it is allocated
	list := AppendDecoded(most[:0], d.Span.In(p.src))
	return slices.Contains(list, '\r') || slices.Contains(list, '\n')
}

// ofBrokenEscape is for a "%" with an octet behind that got into the escape, or took the place of a
// digit: "%{2F".
func ofBrokenEscape(p *pass, d Diagnostic) bool {
	return strings.Trim(strings.TrimPrefix(d.Span.In(p.src), "%"), "0123456789ABCDEFabcdef") != ""
}

// ofNoUTF8 is for octets that are no characters, where they might be encoded as such: the last of
// "http://h/\xff".
func ofNoUTF8(p *pass, d Diagnostic) bool {
	return !plainPart(p, d) && !utf8.ValidString(d.Span.In(p.src))
}

// ofCodePoint is for a "%" in front of the number of a character, as programs of JavaScript once wrote it: "%u3042".
func ofCodePoint(p *pass, d Diagnostic) bool {
	const digits = len("3042")
	s := p.src[d.Span.Start:]
	return octet.HasPrefixFold(s, "%u") && len(s) >= len("%u")+digits && strings.Trim(s[len("%u"):len("%u")+digits], "0123456789ABCDEFabcdef") == ""
}

// ofDirection is for characters one of which turns the direction of a text: that in
// "http://h/\u202Egpj.exe".
func ofDirection(p *pass, d Diagnostic) bool {
	return strings.ContainsFunc(d.Span.In(p.src), glyph.Turns)
}

// ofUnseen is for characters that nobody sees, which come along with what is copied from a page: that at the end of
// "http://h/a\u200B".
func ofUnseen(p *pass, d Diagnostic) bool {
	return strings.ContainsFunc(d.Span.In(p.src), glyph.Unseen)
}

// ofLookAlike is for letters of another script in a name that ends as those of US-ASCII do,
// "http://p\u0430ypal.com/": of a reader's own script there would be others beside them.
func ofLookAlike(p *pass, d Diagnostic) bool {
	host := p.Text(Host)
	return glyph.LooksLatin(d.Span.In(p.src)) && classesOf(host[max(len(host)-1, 0):])&AlphaDigit != 0
}

// ofManyGroups is for a number of more than four groups: "1.2.3.4.5".
func ofManyGroups(p *pass, d Diagnostic) bool { return strings.Count(d.Span.In(p.src), ".") > 3 }

// Where they are.

// plainPart is for the parts that take no escapes either: the port of "http://h:8<0/".
func plainPart(_ *pass, d Diagnostic) bool { return d.Part.Info().Allowed&Percent == 0 }

// tabInPlain is for a tab in such a part: "http://ho\tst/".
func tabInPlain(p *pass, d Diagnostic) bool { return ofTabs(p, d) && plainPart(p, d) }

// atTheEnd is for a host behind which nothing comes, so that the octets may begin the path:
// "http://h=1".
func atTheEnd(p *pass, _ Diagnostic) bool {
	host, _ := p.Token(Host)
	return host.End == p.end && p.reading != News && p.reading != Telnet
}

// inLastSegment is for what is in the segment that names the file: the "%2F" of "ftp://h/d/a%2Fb".
func inLastSegment(p *pass, d Diagnostic) bool {
	if p.fileName < 0 { // looked for but once: a path may be long, and what is found in it much
		for _, t := range p.tokens {
			if t.Part == Fsegment { // of the last of them, or of a path that is one token still
				p.fileName = t.Start + strings.LastIndexByte(t.In(p.src), '/') + 1
			}
		}
	}
	return d.Span.Start >= p.fileName
}

// beginsPath is for one escaped slash that the path begins with, and the name of a directory goes on
// behind, "ftp://h/%2Fetc/motd": it makes the path absolute (section 3.2.2).
func beginsPath(p *pass, d Diagnostic) bool {
	i := slices.IndexFunc(p.tokens, func(t Token) bool { return t.Part == Fsegment })
	return p.tokens[i].Start == d.Span.Start && d.Span.Len() == len("%2F") && p.src[d.Span.End] != '/'
}

// What else the URL has.

// ofNothing is for an input without octets: "".
func ofNothing(p *pass, _ Diagnostic) bool { return p.src == "" }

// ofCopy is for what programs that copy take, a user, a host and a path: "git@h.org:x/y".
func ofCopy(p *pass, _ Diagnostic) bool {
	user, rest, ok := strings.Cut(p.src, "@")
	n, isHost := hostIn(rest)
	return ok && isXChars(user) && strings.IndexByte(user, '/') < 0 && isHost && strings.HasPrefix(rest[n:], ":")
}

// ofHost is for the name of a host where that of a scheme is, "localhost:8080": no slashes follow its
// colon.
func ofHost(p *pass, d Diagnostic) bool {
	name := d.Span.In(p.src)
	return (octet.EqualFold(name, "localhost") || looksLikeHost(name)) && !strings.HasPrefix(p.src[d.Span.End:], "://")
}

// userLikeHost is for a user that a reader may take for the host: "http://bank.example@evil.example/".
func userLikeHost(p *pass, _ Diagnostic) bool { return looksLikeHost(p.Text(User)) }

// readBy is for URLs of a scheme: readBy(Telnet) for "telnet://@h/".
func readBy(s *Scheme) func(*pass, Diagnostic) bool {
	return func(p *pass, _ Diagnostic) bool { return p.reading == s }
}

// withArg is for a finding that says so: withArg("@") where an "@" is missing, as in
// "ftp://joe:pw$ftp.h.org/".
func withArg(arg string) func(*pass, Diagnostic) bool {
	return func(_ *pass, d Diagnostic) bool { return d.Arg == arg }
}

// withoutArg is for a finding that names nothing: no scheme can be guessed for "#top".
func withoutArg(_ *pass, d Diagnostic) bool { return d.Arg == "" }

// withSomeArg is for one that does: of "http://127.1/" it is the address that is read in it,
// "127.0.0.1".
func withSomeArg(_ *pass, d Diagnostic) bool { return d.Arg != "" }

// ofOther is for the schemes of which RFC 1738 says nothing: "redis://@h/".
func ofOther(p *pass, _ Diagnostic) bool { return p.scheme == Other }

// ofTwin is for a port of the scheme's twin: "http://h:443/", which is that of https.
func ofTwin(p *pass, _ Diagnostic) bool { return p.twin() != "" }

// withoutHost is for a URL without a host: "http:".
func withoutHost(p *pass, _ Diagnostic) bool {
	host, _ := p.Token(Host)
	return host.Len() == 0
}

// withoutDigits is for a port without digits: "http://www.example.com:http/".
func withoutDigits(p *pass, _ Diagnostic) bool { return classesOf(p.Text(Port))&Digit == 0 }

// withTypeCode is for a type of FTP that has a code behind its misspelt mark: "ftp://h/a;tpe=i".
func withTypeCode(p *pass, d Diagnostic) bool { return p.Has(Ftptype) && d.Span.End < len(p.src) }

// searchReserved is for a search with a slash or a question mark: "http://h?q=a/b".
func searchReserved(p *pass, _ Diagnostic) bool {
	return strings.ContainsAny(p.Text(Search), "/?")
}

// moreInSearch is for the first of several octets that a search may not have: "http://h/a?u=http://b/c".
func moreInSearch(p *pass, d Diagnostic) bool {
	t, _ := p.Token(Search)
	return strings.ContainsAny(p.src[d.Span.End:max(d.Span.End, t.End)], "/?")
}
