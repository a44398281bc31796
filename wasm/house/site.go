package house

import (
	"net/netip"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/idna"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// A site is the server of a URL.
type site struct {
	url          *core.URL
	scheme, host core.Span
	end          int // the end of host and port
	hostname
	port int // 0 if the URL has no port and its scheme no known default
}

// siteOf returns the server of u, or nil if it has none, or if found has a template in the host.
func siteOf(u *core.URL, found []core.Diagnostic) *site {
	const longest = 3 * 255 // a name of 255 octets (RFC 1034, 3.1) with every octet escaped
	h, ok := u.Token(core.Host)
	if !ok || h.Len() == 0 || h.Len() > longest {
		return nil
	}
	scheme, _ := u.Token(core.SchemeName)
	s := &site{url: u, scheme: scheme.Span, host: h.Span, port: u.DefaultPort()}
	if text := u.Source()[h.Start:]; text[0] == '[' { // text with an end like "1.2.3.4]" has more than one token
		s.host.End = max(h.End, h.Start+strings.IndexByte(text, ']')+1)
	}
	s.end = s.host.End
	if p, ok := u.Token(core.Port); ok {
		s.end = max(s.end, p.End)
		if p.Len() > 0 {
			s.port, _ = strconv.Atoi(p.In(u.Source()))
		}
	}
	if slices.ContainsFunc(found, func(d core.Diagnostic) bool {
		return d.Rule.ID == "template" && d.Span.Start < s.host.End && s.host.Start < d.Span.End
	}) {
		return nil
	}
	host := s.host.In(u.Source())
	if strings.IndexByte(host, '@') >= 0 { // around what is yet to be filled in: "api@ENV@.h.org"
		return nil
	}
	s.hostname, _ = newHostname(host)
	return s
}

// namesPort reports whether the URL has a port other than the default. The server there may be another one.
func (s *site) namesPort() bool { return s.end > s.host.End+len(":") && s.port != s.url.DefaultPort() }

// exact reports whether host and port have valid syntax. They do not in "http://h:80a/" and "http:/h/", where core repairs
// them.
func (s *site) exact() bool {
	src := s.url.Source()
	port, colon := strings.CutPrefix(src[s.host.End:s.end], ":")
	return s.scheme.Start == 0 && strings.HasPrefix(src[s.scheme.End:], "://") &&
		colon == (port != "") && strings.Trim(port, "0123456789") == "" &&
		(s.end == len(src) || strings.IndexByte("/?#", src[s.end]) >= 0)
}

// isHTTP reports whether the scheme is http.
func (s *site) isHTTP() bool { return strings.EqualFold(s.url.SchemeText(), "http") }

// isWeb reports whether the scheme is http or https.
func (s *site) isWeb() bool { return s.isHTTP() || strings.EqualFold(s.url.SchemeText(), "https") }

// A hostname is a host in canonical spelling.
type hostname struct {
	name    string     // lower case, without escapes and final dot, in Punycode; addresses in the usual notation
	address netip.Addr // if the host is an address
}

// newHostname reads a host in any spelling: "LOCALHOST.", "%6Cocalhost", "bücher.example", "127.1", "[::0:1]". It returns
// false, and the text in lower case as name, if the text is not a host.
func newHostname(text string) (h hostname, ok bool) {
	h.name, ok = canonical(text)
	h.name = strings.TrimSuffix(h.name, ".")
	if a, err := netip.ParseAddr(strings.Trim(h.name, "[]")); err == nil {
		h.address = a.Unmap()
	}
	return h, ok
}

// profile maps names in other scripts to DNS names (RFC 5891), as browsers do.
var profile = idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false))

// canonical returns the host that the URL standard parses, or false if it fails.
func canonical(host string) (string, bool) {
	if isPlain(host) {
		return host, true
	}
	if zone := strings.IndexByte(host, '%'); host[0] == '[' && zone > 0 { // a zone has a meaning only on one machine (RFC 9844, 3)
		host = host[:zone] + "]"
	}
	if name, ok := whatwg(host); ok {
		return name, true
	}
	lower := strings.ToLower(string(octet.AppendDecoded(nil, host)))
	if ascii, err := profile.ToASCII(lower); err == nil && ascii != "" {
		if name, ok := whatwg(ascii); ok {
			return name, true
		}
	}
	return lower, false
}

// isPlain reports whether a host is in canonical spelling by a simple check that covers most hosts: a lower-case name whose
// last label begins with a letter.
func isPlain(host string) bool {
	for i := range len(host) {
		if c := host[i]; c != '.' && c != '-' && !('a' <= c && c <= 'z') && !('0' <= c && c <= '9') {
			return false
		}
	}
	last := host[strings.LastIndexByte(host, '.')+1:]
	return last != "" && last[0] >= 'a'
}

// whatwg returns the host as the URL standard serializes it. It returns false if the standard rejects it, or if core cannot
// tell because the name is in another script.
func whatwg(host string) (string, bool) {
	const behind = "/"
	r := standards.Compare(core.Parse(before+host+behind), standards.Asked{}).Readings[standards.WHATWG]
	name := strings.TrimSuffix(strings.TrimPrefix(r.Result, before), behind)
	return name, r.Verdict.Accepts() && name != ""
}
