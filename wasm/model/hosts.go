package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// webSchemes are the schemes in which browsers take what follows any number of slashes or backslashes for a host (URL Standard, 4.4).
var webSchemes = [...]string{"http", "https", "ws", "wss", "ftp"}

// MayHaveHost reports whether RFC 1738, or anybody today, may find a host in the text: one behind two slashes, of either kind, in any
// scheme and without one; in the schemes of browsers in front of anything at all. It is asked at each key, so it looks no closer.
func (m *Model) MayHaveHost() bool {
	if m.URL.Text(core.Host) != "" {
		return true
	}
	rest := strings.TrimLeft(m.Source(), " \t\r\n")
	web := false
	if at := strings.IndexAny(rest, `:/\?#`); at >= 0 && rest[at] == ':' {
		scheme := rest[:at]
		web = slices.ContainsFunc(webSchemes[:], func(s string) bool { return octet.EqualFold(s, scheme) })
		rest = rest[at+1:]
	}
	behind := strings.TrimLeft(rest, `/\`)
	return behind != "" && (web || len(rest)-len(behind) == 2)
}
