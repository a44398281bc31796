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
	u.skipAll(slashesBehind(u.rest()))
	if !strings.HasPrefix(u.rest(), "//") && !strings.HasPrefix(u.rest(), `\\`) {
		u.delimit()
		if u.slash() || u.at < u.end {
			u.segmentsTo(Fsegment, 0)
		}
		return
	}
	u.skipAll(len("//"))
	if u.next('/') { // no host, as in most
		u.push(Host, u.at, 0)
	} else {
		u.login(Slash)
	}
	if u.slash() {
		u.segmentsTo(Fsegment, 0)
	}
}

// slashesBehind returns 1 when one octet stands in front of two slashes that is
// none itself, nor a letter or digit; 0 else.
func slashesBehind(s string) int {
	if len(s) > 2 && s[1:3] == "//" && classes[s[0]]&(AlphaDigit|Slash|NonASCII) == 0 {
		return 1
	}
	return 0
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
	if n := slashesBehind(p.src[at:]); n > 0 {
		p.Report(Span{at, at + n}, "")
		return
	}
	end := at
	for end < len(p.src) && end < at+2 && isSlash(p.src[end]) {
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

// checkBackslash leaves the backslashes of a drive's path to the drive's row.
func checkBackslash(p *Pass, t Token) {
	if !p.isDrive() || p.src[p.named.End+len(":")] != '\\' {
		p.Report(t.Span, "")
	}
}

// fixDriveLetter makes a file URL of the path: its backslashes separate names.
func fixDriveLetter(u *URL, d Diagnostic) []Fix {
	f := edit(TitleInsert, Likely, Span{d.Span.Start, d.Span.Start}, "file:///")
	for i := d.Span.End - 1; i < u.end; i++ {
		if u.src[i] == '\\' {
			f.Edits = append(f.Edits, Edit{Span{i, i + 1}, "/"})
		}
	}
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
	if slashesBehind(u.src[d.Span.Start:]) > 0 {
		return []Fix{edit(TitleRemove, Likely, d.Span, "")}
	}
	if d.Span.Len() == 2 {
		return fixSlashes(u, d)
	}
	return fixReplace("///")(u, d)
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

// checkFilePort reports a port, with its colon: file names no server.
func checkFilePort(p *Pass, t Token) {
	if !p.isDriveHost() {
		p.Report(Span{t.Start - 1, t.End}, "")
	}
}

// checkFilePath reports a file URL that ends with its host.
func checkFilePath(p *Pass, _ Token) {
	if end, ok := p.hostportEnd(); ok && !p.Has(Fsegment) && !p.isDriveHost() {
		p.Report(Span{end, end}, "")
	}
}
