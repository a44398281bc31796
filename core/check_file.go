package core

import "urlscope/core/octet"

// checkDriveLetter reports a drive letter with its colon and slash.
func checkDriveLetter(p *pass, t Token) {
	if p.isDrive() {
		p.report(Span{Start: t.Start, End: min(t.End+len(`:\`), len(p.src))}, "")
	}
}

// checkFileDrive reports a drive in place of the host, as in "file://C:/x".
func checkFileDrive(p *pass, _ Token) {
	if host, ok := p.Token(Host); ok && host.Len() == 0 && p.isDriveAt(host.End) {
		p.report(Span{Start: host.Start, End: host.Start + len("C:")}, "")
	}
}

// checkDriveBar reports the "|" that once stood for the colon of a drive, as in file:///C|/x. It offers other
// such octets to the rows below.
func checkDriveBar(p *pass, t Token) {
	first, _ := p.Token(Fsegment)
	i := t.Start
	if t.In(p.src) == "|" && i == first.Start+1 && i+1 == first.End && octet.ClassOf(p.src[i-1])&octet.Alpha != 0 {
		p.report(t.Span, "")
	}
}

// checkFilePort reports a port and its colon, because file names no server.
func checkFilePort(p *pass, t Token) { p.report(Span{Start: t.Start - 1, End: t.End}, "") }
