package standards

import (
	"strings"

	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// An Edition says what a program that follows the WHATWG's standard does otherwise than the standard of today. The zero Edition is
// the standard of today.
type Edition struct {
	Caret    bool // "^" stays in a path, as before March 2025: "http://h/^"
	Space    bool // a space stays at the end of a path without segments, as before March 2025: "x:a #b"
	Punycode bool // "xn--" must begin a name, as before June 2026: "http://xn--8i7caa/" is a failure
	Idle     bool // "xn--" goes where it is not needed: "http://xn--a-/" is "http://a/"
	Tables   bool // names are checked by tables and rules of UTS 46 that take more, as one with a letter from right to left behind "a"

	NoSlash   bool // ".." that leaves nothing of a path leaves its slash out too, in a scheme that is not special: "x://h/.." is "x://h"
	FirstDot  bool // dot segments stay behind a name that begins with a dot, in a path of plain octets: "http://h/a/.b/../c"
	LongDrive bool // a first segment that only begins as a drive is no less a drive: "file:///c:d/../e"
	AnyDrive  bool // a drive is one in any segment and scheme: "http://h/c:/.." is "http://h/c:/"

	PortSlash bool // a backslash ends the port in any scheme: "x://h:1\\a"
}

// Href returns what new URL(src).href is, and false for what the parser refuses. ascii returns the name of a host in ASCII by UTS 46,
// and false for a name that UTS 46 refuses. Without it known is false where the answer depends on that.
func (e Edition) Href(src string, ascii func(host string) (name string, ok bool)) (href string, ok, known bool) {
	w := whatwg{r: new(Reading), raw: src, edition: e, ascii: ascii}
	w.strip()
	w.parse()
	return string(w.out), !w.failed, !w.unknown
}

// ASCII returns the name of a domain in lower case in ASCII, and false for one that is refused. ascii is as for Href.
func (e Edition) ASCII(domain string, ascii func(host string) (name string, ok bool)) (name string, ok, known bool) {
	plain := octet.IsASCII(domain)
	if plain && !(e.Punycode && strings.Contains(domain, punycodePrefix)) {
		return domain, domain != "", true
	}
	if ascii == nil {
		return domain, true, false
	}
	asks := domain
	if e.Punycode {
		if asks, ok = e.decodable(domain); !ok {
			return "", false, true
		}
	}
	name, ok = ascii(asks)
	switch {
	case !ok:
		return "", false, plain || !e.Tables
	case plain && !e.Idle:
		name = domain
	}
	return name, name != "", true
}

// decodable returns a domain without the "xn--" of labels that are all ASCII. It returns false if no Punycode follows an "xn--".
func (e Edition) decodable(domain string) (string, bool) {
	labels := strings.Split(domain, ".")
	for i, label := range labels {
		rest, ok := strings.CutPrefix(label, punycodePrefix)
		switch {
		case !ok || rest == "" && e.Idle:
		case len(rest) > 1 && strings.HasSuffix(rest, "-"):
			labels[i] = rest[:len(rest)-1]
		case !punycode.Encodes(rest):
			return "", false
		}
	}
	return strings.Join(labels, "."), true
}

const punycodePrefix = "xn--"

// keepsDots reports whether the edition leaves the dot segments of a path alone. It looks for them behind the first "/." only, unless
// the path begins with a dot or has something to be escaped or decoded. path has no slash at its start.
func (w *whatwg) keepsDots(path string) bool {
	_, behind, _ := strings.Cut(path, "/.")
	if !w.edition.FirstDot || strings.IndexAny(behind+"/", "./") == 0 || path[0] == '.' || strings.ContainsAny(path, `%\`) ||
		w.file && isDrive(path[:until(path, 0, len(path), "/")]) {
		return false
	}
	for i := range len(path) {
		if c := path[i]; encodeSets[c]&pathSet != 0 && c != '^' {
			return false
		}
	}
	return true
}

// keepsDrive reports whether a segment is a drive, which dot segments do not remove. first tells whether it is the first one.
func (w *whatwg) keepsDrive(segment string, first bool) bool {
	if w.edition.AnyDrive {
		return isDrive(segment)
	}
	if w.edition.LongDrive {
		segment = segment[:min(2, len(segment))]
	}
	return w.file && first && isDrive(segment) && segment[1] == ':'
}
