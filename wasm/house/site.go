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

// A site is the server that a URL names.
type site struct {
	url          *core.URL
	scheme, host core.Span
	end          int // behind the host and its port
	hostname
	port int // the default where the URL names none; 0 where that is not known
}

// siteOf returns the server that u names, as core reads it; nil for none, or where found has a template in place of its name.
func siteOf(u *core.URL, found []core.Diagnostic) *site {
	const longest = 3 * 255 // a name of 255 octets (RFC 1034, 3.1), all of them escaped
	h, ok := u.Token(core.Host)
	if !ok || h.Len() == 0 || h.Len() > longest {
		return nil
	}
	scheme, _ := u.Token(core.SchemeName)
	s := &site{url: u, scheme: scheme.Span, host: h.Span, port: u.DefaultPort()}
	if text := u.Source()[h.Start:]; text[0] == '[' { // one that ends as "1.2.3.4]" does is more than one token
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
	s.hostname, _ = newHostname(s.host.In(u.Source()))
	return s
}

// namesPort reports whether the URL names a port that is not the default: a server there is not known to be the same.
func (s *site) namesPort() bool { return s.end > s.host.End+len(":") && s.port != s.url.DefaultPort() }

// exact reports whether host and port are read as they are written, and not as was likely meant: not "http://h:80a/", nor
// "http:/h/".
func (s *site) exact() bool {
	src := s.url.Source()
	port, colon := strings.CutPrefix(src[s.host.End:s.end], ":")
	return s.scheme.Start == 0 && strings.HasPrefix(src[s.scheme.End:], "://") &&
		colon == (port != "") && strings.Trim(port, "0123456789") == "" &&
		(s.end == len(src) || strings.IndexByte("/?#", src[s.end]) >= 0)
}

// isHTTP reports whether the URL is one of http.
func (s *site) isHTTP() bool { return strings.EqualFold(s.url.SchemeText(), "http") }

// isWeb reports whether the URL is one of a site: of http or https.
func (s *site) isWeb() bool { return s.isHTTP() || strings.EqualFold(s.url.SchemeText(), "https") }

// A hostname is a host in the one spelling that all spellings of it have in common.
type hostname struct {
	name    string     // in lower case, without escapes and the dot at the end, in Punycode; an address as it is usually written
	address netip.Addr // where it is one
}

// newHostname reads a host: "LOCALHOST.", "%6Cocalhost", "bücher.example", "127.1", "[::0:1]". It is false for what is no host,
// whose name is then the text in lower case.
func newHostname(text string) (h hostname, ok bool) {
	h.name, ok = canonical(text)
	h.name = strings.TrimSuffix(h.name, ".")
	if a, err := netip.ParseAddr(strings.Trim(h.name, "[]")); err == nil {
		h.address = a.Unmap()
	}
	return h, ok
}

// profile maps names of other scripts to those that DNS has (RFC 5891), as browsers do.
var profile = idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false))

// canonical returns what the URL standard makes of a host; false where it makes nothing.
func canonical(host string) (string, bool) {
	if isPlain(host) {
		return host, true
	}
	if zone := strings.IndexByte(host, '%'); host[0] == '[' && zone > 0 { // which is of one machine only (RFC 9844, 3)
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

// isPlain reports whether a host is spelled as the URL standard spells it, as nearly all are: a name in lower case whose last label
// begins with a letter.
func isPlain(host string) bool {
	for i := range len(host) {
		if c := host[i]; c != '.' && c != '-' && !('a' <= c && c <= 'z') && !('0' <= c && c <= '9') {
			return false
		}
	}
	last := host[strings.LastIndexByte(host, '.')+1:]
	return last != "" && last[0] >= 'a'
}

// whatwg returns how the URL standard prints a host; false where it refuses it, or where core does not know: a name of another
// script.
func whatwg(host string) (string, bool) {
	const behind = "/"
	r := standards.Compare(core.Parse(before+host+behind), standards.Asked{}).Readings[standards.WHATWG]
	name := strings.TrimSuffix(strings.TrimPrefix(r.Result, before), behind)
	return name, r.Verdict.Accepts() && name != ""
}
