package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// webSchemes are the schemes in which browsers find a host after any number of slashes or backslashes (URL
// Standard, 4.4).
var webSchemes = [...]string{"http", "https", "ws", "wss", "ftp"}

// MayHaveHost reports whether RFC 1738, or any reader today, may find a host in the text: after two slashes or
// backslashes, with any scheme or none, or in the schemes of browsers before anything. It is called at each key,
// so it is only a cheap estimate.
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
