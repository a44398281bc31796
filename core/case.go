package core

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/addrspec"
	"urlscope/core/internal/glyph"
	"urlscope/core/internal/host"
	"urlscope/core/internal/port"
	"urlscope/core/octet"
)

// A ruleCase is a case of a rule with texts of its own.
type ruleCase struct {
	name string // as Diagnostic.Case has it: the ID of the rule, a slash, and the case
	fits func(*pass, Diagnostic) bool
}

// ruleCases holds the cases of the rules, each with an example. The first case of a rule that fits a finding
// counts. If none fits, the finding is the usual case, which has no row. core/text words each case.
var ruleCases = []ruleCase{
	{"scheme-set-aside/since", withSomeArg},    // "cid:a@h": a later document defines it
	{"scheme-missing/empty", ofNothing},        // ""
	{"scheme-missing/copy", ofCopy},            // "git@h.org:x/y"
	{"scheme-missing/unknown", withoutArg},     // "#top": no scheme can be guessed
	{"scheme-misspelt/host", ofHost},           // "localhost:8080"
	{"scheme-misspelt/doubled", ofDouble},      // "http:https://h/": another scheme is behind it
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

	{"mailto-percent/header", inHeader},           // "mailto:joe@h?subject=50%"
	{"mailto-escape/header", ofHeaderText},        // "mailto:joe@h?subject=caf%C3%A9"
	{"mailto-escape/charset", inHeader},           // "mailto:joe@h?subject=caf%E9"
	{"mailto-address/several", ofAddresses},       // "mailto:joe@h,ann@h"
	{"encoded-control/body", ofBodyLines},         // "mailto:joe@h?body=a%0D%0Ab"
	{"encoded-control/body-line", ofBodyLineEnds}, // "mailto:joe@h?body=a%0Ab"
	{"encoded-control/header", ofHeaderLineEnd},   // "mailto:joe@h?subject=a%0D%0ABcc:b@h"
	{"encoded-control/text", ofTextLines},         // "http://h/?text=a%0Ab"
	{"encoded-control/line-end", ofLineEnd},       // "ftp://h/a%0D%0ADELE%20b"

	{"backslash-slash/host", behindHost},            // `http://h\@g/`: today's clients end the host there
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
	{"host-ipv6/future", ofFuture},                  // "http://[v1.a]/"
	{"host-ipv6/servers", ofServers},                // "http://h1:80,h2:81/"
	{"host-ipv6/broken", ofBrokenAddress},           // "http://[::1/"
	{"host-number/address", withSomeArg},            // "http://127.1/"
	{"host-number/many", ofManyGroups},              // "http://1.2.3.4.5/"
	{"host-long/label", withArg("63")},              // a label that is too long, and no name
	{"port-empty/at", inFrontOfAt},                  // "https://h:/@b"
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

// milder are the cases that are notes, whatever the severity of their rules.
var milder = []string{"mailto-escape/header", "mailto-address/several", "encoded-control/body", "encoded-control/body-line", "encoded-control/text"}

// numbered gives each rule its index in the table, and its cases. Most rules have none, and their findings cost
// nothing then.
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

// nameCases sets the case of each finding. Findings in a wrapper already have theirs.
func (p *pass) nameCases() {
	if p.folded != nil {
		return
	}
	p.fileName, p.fields = -1, p.fields[:0]
	for i := range p.out {
		if d := &p.out[i]; len(d.Rule.cases) > 0 {
			p.nameCase(d)
		}
	}
}

// nameCase sets the case of a finding: the first that fits, or "" for the usual one.
func (p *pass) nameCase(d *Diagnostic) {
	for _, c := range d.Rule.cases {
		if c.fits(p, *d) {
			if d.Case = c.name; slices.Contains(milder, c.name) {
				d.Severity = SeverityNote
			}
			return
		}
	}
}

// ofTextLines reports whether escaped line ends belong to a text that a form sends, as in "http://h/?text=a%0Ab".
// They do not if a header line may begin behind them, as in "a%0D%0AHost:".
func ofTextLines(p *pass, d Diagnostic) bool {
	if d.Part != Search || p.reading == WAIS || !ofLineEnds(p, d) {
		return false
	}
	behind := p.src[d.Span.End:]
	n := len(behind) - len(strings.TrimLeftFunc(behind, isHeaderOctet))
	return n == 0 || !strings.HasPrefix(behind[n:], ":") && !octet.HasPrefixFold(behind[n:], "%3a")
}

// isHeaderOctet reports whether r is allowed in the name of a header.
func isHeaderOctet(r rune) bool {
	return r < 0x80 && octet.ClassOf(byte(r))&(octet.AlphaDigit|octet.Hyphen) != 0
}

// Conditions about the octets of the finding.

// withOctets reports whether the finding covers octets.
func withOctets(_ *pass, d Diagnostic) bool { return d.Span.Len() > 0 }

// withoutOctets reports whether the finding is about something that is missing.
func withoutOctets(_ *pass, d Diagnostic) bool { return d.Span.Len() == 0 }

// ofOtherThan returns a condition: some octets are not among the usual ones, as the "$" of "http:/$h/", where
// slashes are usual.
func ofOtherThan(usual string) func(*pass, Diagnostic) bool {
	return func(p *pass, d Diagnostic) bool { return strings.Trim(d.Span.In(p.src), usual) != "" }
}

// ofBackslashes reports whether an octet is a backslash.
func ofBackslashes(p *pass, d Diagnostic) bool {
	return strings.IndexByte(d.Span.In(p.src), '\\') >= 0
}

// ofTabs reports whether the white space holds no line end.
func ofTabs(p *pass, d Diagnostic) bool { return !strings.ContainsAny(d.Span.In(p.src), "\r\n") }

// ofLineEnd reports whether an escape stands for CR or LF.
func ofLineEnd(p *pass, d Diagnostic) bool {
	var most [64]byte // of them: else it is allocated
	list := octet.AppendDecoded(most[:0], d.Span.In(p.src))
	return slices.Contains(list, '\r') || slices.Contains(list, '\n')
}

// ofLineEnds reports whether all escapes stand for CR or LF.
func ofLineEnds(p *pass, d Diagnostic) bool { return strings.Trim(d.Span.In(p.src), "%0aAdD") == "" }

// ofBrokenEscape reports whether an octet got into an escape, or replaced one of its digits, as in "%{2F".
func ofBrokenEscape(p *pass, d Diagnostic) bool {
	return strings.Trim(strings.TrimPrefix(d.Span.In(p.src), "%"), "0123456789ABCDEFabcdef") != ""
}

// ofNoUTF8: the octets are not UTF-8, in a part where escapes are allowed.
func ofNoUTF8(p *pass, d Diagnostic) bool {
	return !plainPart(p, d) && !utf8.ValidString(d.Span.In(p.src))
}

// ofCodePoint reports whether the "%" stands before the number of a character, as JavaScript's escape function writes it:
// "%u3042".
func ofCodePoint(p *pass, d Diagnostic) bool {
	const digits = len("3042")
	s := p.src[d.Span.Start:]
	return octet.HasPrefixFold(s, "%u") && len(s) >= len("%u")+digits && strings.Trim(s[len("%u"):len("%u")+digits], "0123456789ABCDEFabcdef") == ""
}

// ofDirection reports whether a character turns the direction of the text, as in "http://h/\u202Egpj.exe".
func ofDirection(p *pass, d Diagnostic) bool {
	return strings.ContainsFunc(d.Span.In(p.src), glyph.Turns)
}

// ofUnseen reports whether a character is invisible, and was likely copied from a page together with the text.
func ofUnseen(p *pass, d Diagnostic) bool {
	return strings.ContainsFunc(d.Span.In(p.src), glyph.Unseen)
}

// ofLookAlike reports whether the letters look like US-ASCII and the host ends in US-ASCII, as in "http://p\u0430ypal.com/". A
// name in the reader's own script would have more such letters.
func ofLookAlike(p *pass, d Diagnostic) bool {
	host := p.Text(Host)
	return glyph.LooksLatin(d.Span.In(p.src)) && octet.ClassesOf(host[max(len(host)-1, 0):])&octet.AlphaDigit != 0
}

// ofFuture reports whether the address is of a version after IPv6.
func ofFuture(p *pass, d Diagnostic) bool {
	return host.LikeFuture(strings.Trim(d.Span.In(p.src), "[]"))
}

// ofServers reports whether there are several hosts with ports.
func ofServers(p *pass, d Diagnostic) bool { return port.AreServers(d.Span.In(p.src)) }

// ofBrokenAddress reports whether the host is no address of version 6 that is whole and in brackets (RFC 3986, section 3.2.2).
func ofBrokenAddress(p *pass, d Diagnostic) bool {
	inside, opened := strings.CutPrefix(d.Span.In(p.src), "[")
	inside, closed := strings.CutSuffix(inside, "]")
	address, _, _ := strings.Cut(inside, "%")
	return !opened || !closed || !host.LikeAddress6(address)
}

// ofManyGroups reports whether the number has more than four groups.
func ofManyGroups(p *pass, d Diagnostic) bool { return strings.Count(d.Span.In(p.src), ".") > 3 }

// Conditions about their place.

// plainPart reports whether the part takes no escapes, as a port.
func plainPart(_ *pass, d Diagnostic) bool { return d.Part.Info().Allowed&octet.Percent == 0 }

// tabInPlain reports whether a tab is in a part that allows no escapes.
func tabInPlain(p *pass, d Diagnostic) bool { return ofTabs(p, d) && plainPart(p, d) }

// atTheEnd reports whether the host ends the URL, so the octets may begin the path, as in "http://h=1".
func atTheEnd(p *pass, _ Diagnostic) bool {
	host, _ := p.Token(Host)
	return host.End == p.end && p.reading != News && p.reading != Telnet
}

// inLastSegment reports whether the octets are in the segment that names the file.
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

// beginsPath reports whether a single escaped slash begins the path and a name follows, as in "ftp://h/%2Fetc/motd". It makes
// the path absolute (section 3.2.2).
func beginsPath(p *pass, d Diagnostic) bool {
	i := slices.IndexFunc(p.tokens, func(t Token) bool { return t.Part == Fsegment })
	return p.tokens[i].Start == d.Span.Start && d.Span.Len() == len("%2F") && p.src[d.Span.End] != '/'
}

// Conditions about the header fields of a mailto URL.

// field returns the header field that a finding begins in.
func (p *pass) field(d Diagnostic) (f addrspec.Field, ok bool) {
	if d.Part != Addr {
		return f, false
	}
	if len(p.fields) == 0 { // looked for but once: there may be many of them, and much that is found
		for f, ok := p.headerField(0); ok; f, ok = p.headerField(f.End) {
			p.fields = append(p.fields, f)
		}
	}
	n, _ := slices.BinarySearchFunc(p.fields, d.Span.Start, func(f addrspec.Field, at int) int { return f.Name - at - 1 })
	if n == 0 || p.fields[n-1].End < d.Span.End {
		return f, false
	}
	return p.fields[n-1], true
}

// inHeader reports whether the octets are in a header field.
func inHeader(p *pass, d Diagnostic) bool {
	_, ok := p.field(d)
	return ok
}

// ofHeaderText reports whether escapes in a header field are characters of UTF-8 (RFC 6068, section 2).
func ofHeaderText(p *pass, d Diagnostic) bool {
	var few [64]byte
	return inHeader(p, d) && utf8.Valid(octet.AppendDecoded(few[:0], d.Span.In(p.src)))
}

// ofHeaderLineEnd reports whether an escape in a header field stands for CR or LF.
func ofHeaderLineEnd(p *pass, d Diagnostic) bool { return inHeader(p, d) && ofLineEnd(p, d) }

// ofBodyLineEnds reports whether all escapes stand for CR or LF, in the body of a message.
func ofBodyLineEnds(p *pass, d Diagnostic) bool {
	f, ok := p.field(d)
	return ok && f.Value <= d.Span.Start && octet.EqualFold(p.src[f.Name:f.NameEnd], "body") && ofLineEnds(p, d)
}

// ofBodyLines reports whether all escapes are pairs of CR and LF, in the body of a message (RFC 6068, section 5).
func ofBodyLines(p *pass, d Diagnostic) bool {
	if !ofBodyLineEnds(p, d) {
		return false
	}
	const pair = "%0D%0A"
	lines := d.Span.In(p.src)
	for len(lines) >= len(pair) && octet.EqualFold(lines[:len(pair)], pair) {
		lines = lines[len(pair):]
	}
	return lines == ""
}

// ofAddresses reports whether commas part what are addresses: "joe@h,ann@h".
func ofAddresses(p *pass, d Diagnostic) bool {
	for address := range strings.SplitSeq(d.Span.In(p.src), ",") {
		if !addrspec.Valid(address) {
			return false
		}
	}
	return true
}

// Conditions about the rest of the URL.

// ofNothing reports whether the input is empty.
func ofNothing(p *pass, _ Diagnostic) bool { return p.src == "" }

// ofCopy reports whether the input has the form that scp takes, a user, a host and a path: "git@h.org:x/y".
func ofCopy(p *pass, _ Diagnostic) bool {
	user, rest, ok := strings.Cut(p.src, "@")
	n, isHost := hostIn(rest)
	return ok && isXChars(user) && strings.IndexByte(user, '/') < 0 && isHost && strings.HasPrefix(rest[n:], ":")
}

// ofHost reports whether a host is in the place of a scheme, as in "localhost:8080". No slashes follow its colon.
func ofHost(p *pass, d Diagnostic) bool {
	name := d.Span.In(p.src)
	return (octet.EqualFold(name, "localhost") || looksLikeHost(name)) && !strings.HasPrefix(p.src[d.Span.End:], "://")
}

// ofDouble reports whether the scheme that was likely meant stands behind the other, as in "http://https://h/".
func ofDouble(p *pass, d Diagnostic) bool {
	behind := strings.TrimLeft(p.src[d.Span.End:], ":/")
	return len(behind) > len(d.Arg) && octet.EqualFold(behind[:len(d.Arg)], d.Arg) && behind[len(d.Arg)] == ':'
}

// userLikeHost reports whether a reader may take the user for the host.
func userLikeHost(p *pass, _ Diagnostic) bool { return beginsLikeHost(p.Text(User)) }

// readBy returns a condition: the URL is read by scheme s.
func readBy(s *Scheme) func(*pass, Diagnostic) bool {
	return func(p *pass, _ Diagnostic) bool { return p.reading == s }
}

// withArg returns a condition: the finding has that Arg.
func withArg(arg string) func(*pass, Diagnostic) bool {
	return func(_ *pass, d Diagnostic) bool { return d.Arg == arg }
}

// withoutArg reports whether the finding has no Arg. For "#top" no scheme can be guessed, for instance.
func withoutArg(_ *pass, d Diagnostic) bool { return d.Arg == "" }

// withSomeArg reports whether the finding has an Arg. For "http://127.1/" it is the address, "127.0.0.1".
func withSomeArg(_ *pass, d Diagnostic) bool { return d.Arg != "" }

// ofOther reports whether RFC 1738 does not describe the scheme.
func ofOther(p *pass, _ Diagnostic) bool { return p.scheme == Other }

// ofTwin reports whether the port belongs to the scheme's twin, as in "http://h:443/".
func ofTwin(p *pass, _ Diagnostic) bool { return p.twin() != "" }

// behindHost reports whether the finding is right behind host and port of a site.
func behindHost(p *pass, d Diagnostic) bool {
	end, ok := p.hostportEnd()
	return ok && !withoutHost(p, d) && d.Span.Start == end && (p.reading == HTTP || p.reading == laterWeb)
}

// withoutHost reports whether the URL has no host.
func withoutHost(p *pass, _ Diagnostic) bool {
	host, _ := p.Token(Host)
	return host.Len() == 0 && !p.Has(Schemepart)
}

// inFrontOfAt reports whether a path with an "@" follows, as in "https://h:/@b".
func inFrontOfAt(p *pass, d Diagnostic) bool {
	path := p.src[d.Span.End:]
	if n := strings.IndexAny(path, "?#"); n >= 0 {
		path = path[:n]
	}
	return strings.IndexByte(path, '@') >= 0
}

// withoutDigits reports whether the port has no digit, as in "http://www.example.com:http/".
func withoutDigits(p *pass, _ Diagnostic) bool { return octet.ClassesOf(p.Text(Port))&octet.Digit == 0 }

// withTypeCode reports whether a code follows a misspelt ";type=", as in "ftp://h/a;tpe=i".
func withTypeCode(p *pass, d Diagnostic) bool { return p.Has(Ftptype) && d.Span.End < len(p.src) }

// searchReserved reports whether the search holds a slash or a question mark.
func searchReserved(p *pass, _ Diagnostic) bool {
	return strings.ContainsAny(p.Text(Search), "/?")
}

// moreInSearch reports whether the finding is the first of several octets that a search must not hold.
func moreInSearch(p *pass, d Diagnostic) bool {
	t, _ := p.Token(Search)
	return strings.ContainsAny(p.src[d.Span.End:max(d.Span.End, t.End)], "/?")
}
