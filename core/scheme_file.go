package core

import (
	"strings"
	"urlscope/core/octet"
)

// splitFile: "file://" [ host | "localhost" ] "/" fpath
//
// With a single slash, as in file:/etc/motd, or none, there is no host: the path
// begins at once.
func splitFile(u *URL) {
	if !strings.HasPrefix(u.rest(), "//") {
		u.facts |= oddSlashes
		u.delimit()
		if u.slash() || u.at < u.end {
			u.segmentsTo(Fsegment, 0)
		}
		return
	}
	u.skipOver(len("//"), octet.Slash)
	if u.next('/') { // no host, as in most
		u.push(Host, u.at, 0)
	} else {
		u.login(octet.Slash)
	}
	if u.slash() {
		u.segmentsTo(Fsegment, 0)
	}
}

// isDrive reports whether the input is a path that begins with a drive letter, as in `C:\x`. By section 5 the
// letter is a scheme.
func (u *URL) isDrive() bool { return u.reading == File && u.named.Len() == 1 }

// isDriveAt reports whether a letter and a colon stand at offset i.
func (u *URL) isDriveAt(i int) bool { return u.nextIs(i, octet.Alpha) && u.nextIs(i+1, octet.Colon) }
