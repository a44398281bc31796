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
	if !strings.HasPrefix(u.rest(), "//") && !strings.HasPrefix(u.rest(), `\\`) {
		if u.slash() || u.at < u.end {
			u.segments(Fsegment, u.end)
		}
		return
	}
	u.extend(2)
	u.login(Slash)
	if u.slash() {
		u.segments(Fsegment, u.end)
	}
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
	end := at
	for end < len(p.src) && end < at+2 && isSlash(p.src[end]) {
		end++
	}
	p.Report(Span{at, end}, "")
}

// isDrive reports whether the input is a path that begins with the letter of a
// drive, as in C:\x, which by section 5 is a scheme.
func (u *URL) isDrive() bool { return u.reading == File && u.named.Len() == 1 }

func checkDriveLetter(p *Pass, t Token) {
	if p.isDrive() {
		p.Report(Span{t.Start, t.End + len(":")}, "")
	}
}

// fixDriveLetter makes a file URL of the path: its backslashes separate names.
func fixDriveLetter(u *URL, d Diagnostic) []Fix {
	f := edit(TitleInsert, Likely, Span{d.Span.Start, d.Span.Start}, "file:///")
	for i := d.Span.End; i < u.end; i++ {
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
	if d.Span.Len() == 2 {
		return fixSlashes(u, d)
	}
	return fixReplace("///")(u, d)
}

// isDriveHost reports whether the host of a file URL is the letter of a drive, as
// in file://C:/x.
func (u *URL) isDriveHost() bool {
	host, _ := u.Token(Host)
	port, ok := u.Token(Port)
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
	host, ok := p.HostToken()
	if !ok || p.Has(Fsegment) || p.isDriveHost() {
		return
	}
	end := host.End
	if port, ok := p.Token(Port); ok {
		end = port.End
	}
	p.Report(Span{end, end}, "")
}
