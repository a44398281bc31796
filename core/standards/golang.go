//go:build !apart

package standards

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// The page on the web, which cannot ask net/url, is built without what is here (golang_apart.go).

// readGo asks net/url. net/url gives no positions, so the parts are divided by appendix B of RFC 3986; Go's parser
// divides a text in the same way.
func readGo(s string, r *Reading, parse func(string) Answer) {
	r.By = SourceLibrary
	if parse == nil {
		return
	}
	answer := parse(s)
	if !answer.OK {
		r.Verdict = VerdictInvalid
		return
	}
	r.Verdict, r.Result = VerdictRelative, answer.Result
	if r.addGeneric(s) {
		r.Verdict = VerdictValid
	}
}

// goFault returns the octets that net/url likely refuses. net/url names no place.
func goFault(s string) core.Span {
	p := cut(s, RFC3986)
	authority := p.at[RoleAuthority]
	host := authority.Start + strings.LastIndexByte(authority.In(s), '@') + 1
	for i := range len(s) {
		c := s[i]
		fault := c < ' ' || c == 0x7F || c == '%' && !octet.IsEscape(s, i)
		switch {
		case i < p.at[RoleScheme].End:
			fault = fault || !isSchemeOctet(c)
		case !authority.Contains(i):
		case i < host:
			fault = fault || c >= 0x80 || strings.IndexByte(" \"<>[\\]^`{|}", c) >= 0
		default:
			fault = fault || strings.IndexByte(" %\\^`{|}", c) >= 0
		}
		if fault {
			return core.Span{Start: i, End: i + 1}
		}
	}
	return authority
}

// goRows are the clauses of net/url.
var goRows = []Clause{
	// net/url, after the WHATWG's standard.
	{ID: "go-control", Document: netURL, Section: "Parse", Security: true, to: Go, change: refuses, when: isControl},
	{ID: "go-host-escape", Document: netURL, Section: "Parse", to: Go, change: refuses, octets: "%", role: RoleHost, cover: theEscape},
	{ID: "go-escape", Document: netURL, Section: "EscapeError", to: Go, change: refuses, octets: "%"},
	{ID: "go-host", Document: netURL, Section: "Parse", Security: true, to: Go, change: refuses, when: inGoAuthority},
	{ID: "go-scheme", Document: netURL, Section: "Parse", to: Go, change: refuses, when: inGoScheme},
	{ID: "go-refuses", Document: netURL, Section: "Parse", to: Go, change: refuses, cover: theInput},
	{ID: "go-relative", Document: netURL, Section: "Parse", to: Go, change: admits, error: "missing-scheme"},
	{ID: "go-no-host", Document: netURL, Section: "Parse", Security: true, to: Go, change: admits, error: "host-missing"},
	{ID: "go-port", Document: netURL, Section: "URL.Port", to: Go, change: admits, error: "port"},
	{ID: "zone", Document: "RFC 6874", Section: "2", to: Go, change: admits, error: "IPv6", octets: "%", cover: theHost},
	{ID: "go-host-text", Document: netURL, Section: "URL.Host", Security: true, to: Go, change: admits},
	{ID: "go-number", Document: netURL, Section: "URL.Host", Security: true, to: Go, change: relabels, error: "IPv4", cover: theHost},
	{ID: "go-slashes", Document: netURL, Section: "URL", Security: true, to: Go, change: relabels, error: "special-scheme", when: isHostThere, cover: theOneHost},
	{ID: "go-backslash", Document: netURL, Section: "URL.Path", Security: true, to: Go, change: relabels, error: "invalid-reverse-solidus"},
	{ID: "go-dots", Document: netURL, Section: "URL.JoinPath", Security: true, to: Go, change: relabels, error: dotSegment},
	{ID: "go-drive", Document: netURL, Section: "URL.Host", to: Go, change: relabels, error: "file-invalid-Windows"},
	{ID: "go-spaces", Document: netURL, Section: "Parse", to: Go, change: relabels, when: isAtEnds},
	{ID: "generic-go", Document: netURL, Section: "URL", to: Go, change: relabels, when: isNoError},
}

// Facts of net/url.

func isControl(p *place) bool {
	return p.at.Start < len(p.input) && (p.octet() < ' ' || p.octet() == 0x7F)
}

// inGoAuthority reports whether net/url reads the place as a part of the authority.
func inGoAuthority(p *place) bool {
	return cut(p.input, RFC3986).at[RoleAuthority].Contains(p.at.Start)
}

func inGoScheme(p *place) bool { return cut(p.input, RFC3986).at[RoleScheme].Contains(p.at.Start) }

// isNoError: the WHATWG's parser finds nothing there.
func isNoError(p *place) bool { return p.error == "" }
