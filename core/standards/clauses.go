package standards

import (
	"slices"
	"strings"
)

// A Clause is one change that a document made. urlscope/core/text words it, under its ID.
type Clause struct {
	_ [0]func() // incomparable

	ID       string
	Document string // "RFC 2396"
	Section  string // "G.2"
	Security bool   // two programs may check one host or path and use another

	// The conditions. A row matches if all conditions that are set hold.
	to     Standard
	change change
	octets string // the octet is one of these
	error  string // the name of the WHATWG's error begins with this
	role   Role   // the part of the octet in the reading that accepts it
	when   fact
	cover  cover // the octets in question
}

// rows lists the clauses of each pair, special ones first. goRows has the clauses of net/url.
//
// The sections of the URL Standard have the numbers of July 2026. The sections of net/url are functions and types.
// testdata/standards/claims.txt has the quotations.
var rows = []Clause{
	// RFC 1808, after RFC 1738.
	{ID: "relative", Document: "RFC 1808", Section: "2.2", to: RFC1808, change: admits, when: hasNoScheme, cover: theInput},
	{ID: "fragment", Document: "RFC 1808", Section: "2.2", to: RFC1808, change: admits, octets: "#"},
	{ID: "net-loc-question", Document: "RFC 1808", Section: "2.4.3", Security: true, to: RFC1808, change: admits, octets: "?", role: RoleAuthority},
	{ID: "net-loc-user", Document: "RFC 1808", Section: "2.1", Security: true, to: RFC1808, change: admits, when: inUserinfo, cover: theUserinfo},
	{ID: "net-loc-empty", Document: "RFC 1808", Section: "2.2", Security: true, to: RFC1808, change: admits, when: hasNoHost},
	{ID: "port-empty", Document: "RFC 1808", Section: "2.2", to: RFC1808, change: admits, when: isPortEmpty, cover: theColonBefore},
	{ID: "net-loc", Document: "RFC 1808", Section: "2.2", to: RFC1808, change: admits, when: inAuthority, cover: inOrAll},
	{ID: "any-scheme", Document: "RFC 1808", Section: "2.2", to: RFC1808, change: admits},
	{ID: "file-question", Document: "RFC 1808", Section: "2.3", to: RFC1808, change: relabels, octets: "?", when: isFileOrFTP},
	{ID: "generic-question", Document: "RFC 1808", Section: "2.4.4", to: RFC1808, change: relabels, octets: "?"},
	{ID: "generic-params", Document: "RFC 1808", Section: "2.4.5", to: RFC1808, change: relabels, octets: ";"},
	{ID: "generic-net-loc", Document: "RFC 1808", Section: "2.4.3", to: RFC1808, change: relabels, octets: "/"},

	// RFC 2396 with RFC 2732, after RFC 1808.
	{ID: "scheme-letter", Document: "RFC 2396", Section: "3.1", to: RFC2396, change: refuses, when: hasOddScheme, cover: theFirst},
	{ID: "opaque-empty", Document: "RFC 2396", Section: "3", to: RFC2396, change: refuses, when: isSchemeAlone},
	{ID: "query-alone", Document: "RFC 2396", Section: "5", to: RFC2396, change: refuses, octets: "?", when: hasNoScheme},
	{ID: "colon-first", Document: "RFC 2396", Section: "5", to: RFC2396, change: refuses, octets: ":", when: hasNoScheme},
	{ID: "tilde", Document: "RFC 2396", Section: "G.2", to: RFC2396, change: admits, octets: "~"},
	{ID: "ipv6", Document: "RFC 2732", Section: "3", to: RFC2396, change: admits, octets: "[]", when: inAuthority, cover: theHost},
	{ID: "brackets-freed", Document: "RFC 2732", Section: "3", to: RFC2396, change: admits, octets: "[]"},
	{ID: "empty-segment", Document: "RFC 2396", Section: "3.3", to: RFC2396, change: admits, octets: "/", when: hasNoScheme},
	{ID: "opaque-part", Document: "RFC 2396", Section: "3", to: RFC2396, change: relabels, when: isOpaque},
	{ID: "authority-question", Document: "RFC 2396", Section: "G.2", Security: true, to: RFC2396, change: relabels, octets: "?"},
	{ID: "params-anywhere", Document: "RFC 2396", Section: "G.4", to: RFC2396, change: relabels, octets: ";"},
	{ID: "reg-name", Document: "RFC 2396", Section: "3.2.1", to: RFC2396, change: relabels, when: inAuthority, cover: theAuthority},

	// RFC 3986, after RFC 2396.
	{ID: "second-at", Document: "RFC 3986", Section: "3.2.1", Security: true, to: RFC3986, change: refuses, octets: "@"},
	{ID: "ip-literal", Document: "RFC 3986", Section: "3.2.2", to: RFC3986, change: refuses, when: inBrackets, cover: theHost},
	{ID: "port-digits", Document: "RFC 3986", Section: "3.2.3", to: RFC3986, change: refuses, when: isPortNoNumber, cover: fromTheFault},
	{ID: "brackets-back", Document: "RFC 3986", Section: "3.4", to: RFC3986, change: refuses, octets: "[]", role: RoleQuery},
	{ID: "brackets-back", Document: "RFC 3986", Section: "3.5", to: RFC3986, change: refuses, octets: "[]", role: RoleFragment},
	{ID: "brackets-back", Document: "RFC 3986", Section: "3.2.2", to: RFC3986, change: refuses, octets: "[]"},
	{ID: "path-empty", Document: "RFC 3986", Section: "3.3", to: RFC3986, change: admits, when: isSchemeAlone},
	{ID: "query-alone-again", Document: "RFC 3986", Section: "4.2", to: RFC3986, change: admits, octets: "?", when: hasNoScheme},
	{ID: "ip-future", Document: "RFC 3986", Section: "3.2.2", to: RFC3986, change: admits, octets: "vV", when: inBrackets, cover: theHost},
	{ID: "ip-literal-again", Document: "RFC 3986", Section: "3.2.2", to: RFC3986, change: admits, when: inBrackets, cover: theHost},
	{ID: "dots-resolved", Document: "RFC 3986", Section: "5.2.2", to: RFC3986, change: relabels, error: dotSegment},
	{ID: "opaque-gone", Document: "RFC 3986", Section: "3.3", to: RFC3986, change: relabels, octets: "?"},
	{ID: "reg-name-merged", Document: "RFC 3986", Section: "3.2.2", to: RFC3986, change: relabels, when: inAuthority},

	// The WHATWG's standard, after RFC 3986.
	{ID: "removed", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, octets: "\t\n\r", when: isInside},
	{ID: "stripped", Document: whatwgURL, Section: "4.4", to: WHATWG, change: admits, when: isAtEnds},
	{ID: "backslash-path", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, octets: `\`, when: isSlashInPath},
	{ID: "backslash", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, octets: `\`, when: isSlashThere},
	{ID: "last-at", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, octets: "@", when: isOfLogin},
	{ID: "at-before-backslash", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, octets: "@", when: isSlashBehind, cover: upToTheSlash},
	{ID: "no-utf-8", Document: whatwgURL, Section: "4.4", to: WHATWG, change: admits, when: isNotUTF8},
	{ID: "idna", Document: whatwgURL, Section: "3.3", Security: true, to: WHATWG, change: admits, role: RoleHost, when: isNotASCII, cover: theHost},
	{ID: "utf-8", Document: whatwgURL, Section: "1.3", to: WHATWG, change: admits, when: isNotASCII},
	{ID: "broken-escape", Document: whatwgURL, Section: "4.4", to: WHATWG, change: admits, when: isBrokenEscape},
	{ID: "raw-user", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: admits, role: RoleUserinfo},
	{ID: "raw-octet", Document: whatwgURL, Section: "4.4", to: WHATWG, change: admits},
	{ID: "needs-base", Document: whatwgURL, Section: "4.4", to: WHATWG, change: refuses, error: "missing-scheme"},
	{ID: "host-missing", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: refuses, error: "host-missing"},
	{ID: "port-range", Document: whatwgURL, Section: "4.4", to: WHATWG, change: refuses, error: "port"},
	{ID: "ends-in-number", Document: whatwgURL, Section: "3.5", Security: true, to: WHATWG, change: refuses, error: "IPv4"},
	{ID: "only-ipv6", Document: whatwgURL, Section: "3.5", to: WHATWG, change: refuses, error: "IPv6"},
	{ID: "forbidden-domain", Document: whatwgURL, Section: "3.3", Security: true, to: WHATWG, change: refuses, error: "domain-to-ASCII"},
	{ID: "browser-refuses", Document: whatwgURL, Section: "4.4", to: WHATWG, change: refuses, cover: theInput},
	{ID: "credentials", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: relabels, error: "invalid-credentials"},
	{ID: "slashes-skipped", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: relabels, error: "special-scheme", when: isEmptyBefore, cover: theOneHost},
	{ID: "slashes-missing", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: relabels, error: "special-scheme", when: isHostThere, cover: theOneHost},
	{ID: "host-decoded", Document: whatwgURL, Section: "3.5", Security: true, to: WHATWG, change: relabels, error: "domain-percent-encoded"},
	{ID: "host-number", Document: whatwgURL, Section: "3.5", Security: true, to: WHATWG, change: relabels, error: "IPv4", cover: theHost},
	{ID: "strict-domain", Document: whatwgURL, Section: "3.3", to: WHATWG, change: relabels, error: "domain-to-ASCII", when: isNoAddress},
	{ID: "drive-letter", Document: whatwgURL, Section: "4.4", to: WHATWG, change: relabels, error: "file-invalid-Windows"},
	{ID: "dots-gone", Document: whatwgURL, Section: "4.4", Security: true, to: WHATWG, change: relabels, error: dotSegment},
}

const (
	whatwgURL = "URL Standard"
	netURL    = "net/url"
)

// Clauses returns all clauses.
func Clauses() []Clause { return slices.Concat(rows, goRows) }

// clause returns the row for a place, or nil.
func (p *place) clause() *Clause {
	list := rows
	if p.to.Standard == Go {
		list = goRows
	}
	for i := range list {
		if p.fits(&list[i]) {
			return &list[i]
		}
	}
	return nil
}

func (p *place) fits(c *Clause) bool {
	return c.to == p.to.Standard && c.change == p.change &&
		(c.role == RoleDelim || c.role == roleAt(p.accepting(), p.at.Start)) &&
		(c.octets == "" || p.at.Start < len(p.input) && strings.IndexByte(c.octets, p.input[p.at.Start]) >= 0) &&
		strings.HasPrefix(p.error, c.error) && (c.when == nil || c.when(p))
}
