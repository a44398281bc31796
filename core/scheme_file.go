package core

import "strings"

// splitFile: "file://" [ host | "localhost" ] "/" fpath
//
// With a single slash, as in file:/etc/motd, or none, there is no host: the path
// begins at once.
func splitFile(u *URL) {
	if !strings.HasPrefix(u.rest(), "//") {
		u.delims |= oddSlashes
	}
	n := fileSlashes(u.rest())
	if n == 0 || u.named.Len() == 1 { // the latter is a drive
		u.delimit()
		if u.slash() || u.at < u.end {
			u.segmentsTo(Fsegment, 0)
		}
		return
	}
	u.skipAll(n)
	if u.at < u.end && isSlash(u.src[u.at]) { // no host, as in most
		u.push(Host, u.at, 0)
	} else {
		u.login(Slash)
	}
	if u.slash() {
		u.segmentsTo(Fsegment, 0)
	}
}

// fileSlashes returns the length of what was typed at the start of s for two slashes:
// two of them, two backslashes, or slashes with a slip in front, between or for one;
// 0 when it is neither, so that the path begins at once.
func fileSlashes(s string) int {
	const double, triple = len("//"), len("///")
	switch {
	case strings.HasPrefix(s, "//"), strings.HasPrefix(s, `\\`):
		return double
	case len(s) > double && s[1:triple] == "//" && s[0] != '/' && (slipsIn(s) || classes[s[0]]&(AlphaDigit|NonASCII) == 0):
		if s[triple:] != "" && s[triple] != '/' && !nameIn(s[triple:]) { // it is one of the three in front of a path
			return double
		}
		return triple
	case len(s) <= triple || strings.IndexByte(s[double:], '/') < 0: // no host, then
		return 0
	case s[0] == '/' && s[2] == '/' && classes[s[1]]&(Unreserved|Slash) == 0 && s[triple] == '/':
		return triple
	case s[0] == '/' && s[2] == '/' && (slipsIn(s[1:]) && !nameIn(s[triple:]) || classes[s[1]]&whiteSpace != 0 && !isNamed(s[triple:])):
		return double
	case classes[s[double]]&AlphaDigit != 0 && (s[0] == '/' && slipsIn(s[1:]) || s[1] == '/' && slipsIn(s)):
		return double
	case s[0] == '/' && mayBegin(s[1:]) && isNamed(s[double:]), s[1] == '/' && mayBegin(s) && isNamed(s[double:]):
		return double
	case s[0] == '/' && s[2] == '/' && (classes[s[triple]]&AlphaDigit != 0 && slipsIn(s[1:]) || mayBegin(s[1:]) && isNamed(s[triple:])):
		return triple
	}
	return 0
}

// mayBegin reports whether s begins with an octet that may not stand in a path, but that
// a path begins with at times, as "~joe" does.
func mayBegin(s string) bool { return classes[s[0]]&(Tilde|whiteSpace) != 0 }

// nameIn reports whether s begins with a host and a slash.
func nameIn(s string) bool {
	name, _, ok := strings.Cut(s, "/")
	return ok && isHost(name)
}

// isNamed reports whether s begins with "localhost", or with a host of more than a label,
// and a slash.
func isNamed(s string) bool {
	name, _, _ := strings.Cut(s, "/")
	return nameIn(s) && (strings.IndexByte(name, '.') > 0 || name == "localhost")
}

// slipsIn reports whether s begins with an octet that was likely typed for a slash in
// front of a host, or got in there: none that a path often begins with.
func slipsIn(s string) bool {
	return s[0] == '\\' || classes[s[0]]&(Unreserved|Tilde|whiteSpace) == 0 && standsForSlash(s)
}

func reachFile(r *reader) bool {
	if !r.lit("//") {
		return false
	}
	if r.more() && r.src[r.at] != '/' && !r.host() {
		return false
	}
	return r.next('/') && r.fpath()
}

// checkFileSlashes reports a file URL that does not begin with two slashes.
func checkFileSlashes(p *Pass, _ Token) {
	at := p.named.End + len(":")
	if p.isDrive() || p.named.Len() == 0 || at > len(p.src) || p.src[at-1] != ':' || strings.HasPrefix(p.src[at:], "//") {
		return
	}
	if n := fileSlashes(p.src[at:p.end]); n > 0 && p.src[at:at+n] != `\\` {
		if p.src[at+1:at+n] == "//" {
			n = 1
		}
		p.Report(Span{at, at + n}, "")
		return
	}
	most := len("//")
	if p.backslashed() {
		most = len("///")
	}
	end := at
	for end < len(p.src) && end < at+most && isSlash(p.src[end]) {
		end++
	}
	p.Report(Span{at, end}, "")
}

// isDrive reports whether the input is a path that begins with the letter of a
// drive, as in C:\x, which by section 5 is a scheme.
func (u *URL) isDrive() bool { return u.reading == File && u.named.Len() == 1 }

// checkDriveLetter reports the letter with its colon and slash. With a slash it is
// an otherurl; with a backslash it is none, and the other backslashes go with it.
func checkDriveLetter(p *Pass, t Token) {
	if p.isDrive() {
		p.Report(Span{t.Start, t.End + len(`:\`)}, "")
	}
}

// checkBackslash leaves the backslashes of a drive's path to the drive's row, and
// those of a URL whose slashes are all typed so to that of the first.
func checkBackslash(p *Pass, run Token) {
	if p.isDrive() && p.src[p.named.End+len(":")] == '\\' || p.backslashed() && run.Start < p.pathEnd() {
		p.leave()
		return
	}
	p.Report(run.Span, "")
}

// backslashed reports whether there is a backslash among the slashes that begin the
// data; without a scheme, whether two name the server of a file.
func (u *URL) backslashed() bool {
	at := u.named.End
	if at == 0 {
		host, ok := u.Token(Host)
		return u.reading == File && ok && strings.HasSuffix(u.src[:host.Start], `\\`)
	}
	if u.isDrive() || !strings.HasPrefix(u.src[at:u.end], ":") || u.delims&oddSlashes == 0 {
		return false
	}
	rest := u.src[at+len(":") : min(at+len(`:////`), u.end)]
	return strings.IndexByte(rest[:len(rest)-len(strings.TrimLeft(rest, `/\`))], '\\') >= 0
}

// pathEnd returns where the path ends: in front of a search, or at the end.
func (u *URL) pathEnd() int {
	if t, ok := u.Token(Search); ok {
		return t.Start
	}
	return u.end
}

// fixBackslashed writes text for the slashes that begin the data, and slashes for the
// backslashes behind.
func fixBackslashed(u *URL, d Diagnostic, text string) []Fix {
	f := fixReplace(text)(u, d)[0]
	if u.backslashed() {
		f.Edits = append(f.Edits, u.slashEdits(d.Span.End, u.pathEnd())...)
	}
	return []Fix{f}
}

// slashEdits writes slashes for the backslashes between two offsets.
func (u *URL) slashEdits(from, to int) (list []Edit) {
	for i := from; i < to; i++ {
		if u.src[i] == '\\' {
			list = append(list, Edit{Span{i, i + 1}, "/"})
		}
	}
	return list
}

// fixDriveLetter makes a file URL of the path: its backslashes separate names.
func fixDriveLetter(u *URL, d Diagnostic) []Fix {
	f := edit(TitleInsert, Likely, Span{d.Span.Start, d.Span.Start}, "file:///")
	f.Edits = append(f.Edits, u.slashEdits(d.Span.End-1, u.end)...)
	return []Fix{f}
}

// checkDriveBar reports the "|" that once stood for the colon of a drive, as in
// file:///C|/x. Other such octets are left to the rows below.
func checkDriveBar(p *Pass, t Token) {
	first, ok := p.Token(Fsegment)
	if t.Part == Host || !ok {
		first, _ = p.Token(Host)
	}
	i := t.Start
	if t.In(p.src) == "|" && i == first.Start+1 && i+1 == first.End && classes[p.src[i-1]]&Alpha != 0 {
		p.Report(t.Span, "")
	}
}

// fixDriveBar writes the colon, and the third slash where it is missing.
func fixDriveBar(_ *URL, d Diagnostic) []Fix {
	fixes := []Fix{edit(TitleReplace, Likely, d.Span, ":")}
	if at := d.Span.Start - 1; d.Part == Host {
		fixes[0].Edits = append(fixes[0].Edits, Edit{Span{at, at}, "/"})
	}
	return fixes
}

// fixFileSlashes writes the two slashes that backslashes stand for, or the three
// of an empty host.
func fixFileSlashes(u *URL, d Diagnostic) []Fix {
	if n := d.Span.Len(); n == 1 && !isSlash(u.src[d.Span.Start]) {
		return []Fix{edit(TitleRemove, Likely, d.Span, "")}
	} else if n == 2 || n == 3 && u.src[d.Span.Start+1] != '\\' {
		return fixBackslashed(u, d, "//")
	}
	return fixBackslashed(u, d, "///")
}

// isDriveHost reports whether the host of a file URL is the letter of a drive, as
// in file://C:/x.
func (u *URL) isDriveHost() bool {
	port, ok := u.Token(Port)
	host, _ := u.Token(Host)
	return ok && host.Len() == 1 && port.Len() == 0 && classes[u.src[host.Start]]&Alpha != 0
}

func checkFileDrive(p *Pass, t Token) {
	if p.isDriveHost() {
		p.Report(Span{t.Start, t.End + len(":")}, "")
	}
}

// checkFilePort reports a port, with its colon: file names no server. An empty one
// behind what is no host may be that of a drive: what is wrong there says it all, as in
// "file://$C:/x".
func checkFilePort(p *Pass, t Token) {
	if host, _ := p.Token(Host); !p.isDriveHost() && (t.Len() > 0 || host.Len() == 0 || host.Part == HostLiteral || isHost(host.In(p.src))) {
		p.Report(Span{t.Start - 1, t.End}, "")
	}
}

// checkFilePath reports a file URL that ends with its host.
func checkFilePath(p *Pass, _ Token) {
	host, _ := p.Token(Host)
	if end, ok := p.hostportEnd(); ok && !p.Has(Fsegment) && !p.isDriveHost() && (host.Len() == 0 || p.hostportEnds()) {
		p.Report(Span{end, end}, "")
	}
}
