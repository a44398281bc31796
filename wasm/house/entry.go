package house

import (
	"errors"
	"fmt"
	"net/netip"
	"path"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
)

// An entry selects the hosts that a rule applies to.
type entry struct {
	text   string       // as written
	except bool         // an exception: the rule ignores these hosts
	name   string       // "*" matches any text
	within netip.Prefix // for a range of addresses, instead of name
	port   int          // matches only this port; 0 matches all
	first  *entry       // for house-canonical: the host to write
}

// newEntry parses an entry: a host in any spelling, "localhost"; a pattern in which "*" matches any text with dots,
// "*.example.org"; or a range of addresses, "10.0.0.0/8". All but a range may have a port, "localhost:1313". With "!" in
// front, the entry is an exception.
func newEntry(text string) (entry, error) {
	bare, except := strings.CutPrefix(text, "!")
	e := entry{text: text, except: except}
	if within, err := netip.ParsePrefix(bare); err == nil {
		e.within = within.Masked()
		return e, nil
	}
	if a, err := netip.ParseAddr(bare); err == nil && a.Is6() {
		bare = "[" + bare + "]"
		e.text = strings.Replace(text, bare[1:len(bare)-1], bare, 1)
	}
	if bare == "true" || bare == "false" {
		return e, errors.New(`it names the hosts that the rule looks at: write "*" for all`)
	}
	s := readHost(bare)
	if s == nil {
		return e, noHost(text)
	}
	e.name = s.name
	if s.address.IsValid() {
		e.within = netip.PrefixFrom(s.address, s.address.BitLen())
	}
	if s.end > s.host.End {
		e.port = s.port
	}
	return e, nil
}

// before turns a host into a URL.
const before = "http://"

// readHost reads a host with an optional port. It returns nil for any other text.
func readHost(text string) *site {
	u := core.Parse(before + strings.ReplaceAll(text, "*", "a"))
	s := siteOf(u, core.Check(u))
	if s == nil || !s.exact() || s.host.Start != len(before) || s.end != len(u.Source()) {
		return nil
	}
	if s.end > s.host.End && (s.port < 1 || s.port > 65535) {
		return nil
	}
	host := s.host.In(before + text)
	if _, ok := newHostname(s.host.In(u.Source())); !ok || host[0] == '.' || strings.Contains(host, "..") {
		return nil
	}
	s.hostname, _ = newHostname(host)
	return s
}

// noHost returns an error for a text that is not a host, with a suggestion: the host in "https://localhost/" or
// "localhost/docs".
func noHost(text string) error {
	bare := strings.TrimPrefix(text, "!")
	sign := text[:len(text)-len(bare)]
	if strings.HasPrefix(bare, ".") && readHost("*"+bare) != nil {
		return fmt.Errorf("%q is not a host: write %q for the hosts below %q", text, sign+"*"+bare, bare[1:])
	}
	whole := bare
	if !strings.Contains(bare, "//") {
		whole = before + bare
	}
	_, length, _ := strings.Cut(bare, "/")
	host := core.Parse(whole).Text(core.Host)
	if _, err := strconv.Atoi(length); err != nil && strings.ContainsAny(bare, "/@:?#") && host != bare && readHost(host) != nil { // otherwise the text is a malformed range
		return fmt.Errorf("%q is more than a host: write %q", text, sign+host)
	}
	return fmt.Errorf(`%q is not a host: write one such as "localhost", "localhost:1313", "*.example.org", "10.0.0.0/8" or "[::1]"`, text)
}

// newPair parses "second=first": first, a single host without "*", replaces the hosts of second. An exception, "!host", has
// no first.
func newPair(text string) (entry, error) {
	second, first, ok := strings.Cut(text, "=")
	if !ok && !strings.HasPrefix(text, "!") {
		return entry{}, fmt.Errorf(`%q names one host: write two, {"www.example.org": "example.org"} or www.example.org=example.org`, text)
	}
	e, err := newEntry(strings.TrimSpace(second))
	if err != nil || e.except {
		return e, err
	}
	if e.name == "*" {
		return e, fmt.Errorf("%q is every host: name the hosts that %q replaces", e.text, first)
	}
	f, err := newEntry(strings.TrimSpace(first))
	if err != nil {
		return e, err
	}
	if f.except || strings.Contains(f.name, "*") || f.name == "" {
		return e, fmt.Errorf("%q cannot replace a host, because it is not a single host: name one", f.text)
	}
	if s := readHost(e.text); s != nil && f.fits(s) && (e.port == 0 || e.port == f.port) {
		return e, fmt.Errorf("%q would replace itself: name another host, or remove the entry", f.text)
	}
	e.first = &f
	return e, nil
}

// named returns the case of a finding of e, which is "port" if e has a port.
func (e *entry) named() string {
	if e.port != 0 {
		return casePort
	}
	return ""
}

// wrote reports whether a URL already has the first host of e, and no port that e would remove.
func (e *entry) wrote(s *site) bool {
	return e.first.fits(s) && (e.port == 0 || e.port == e.first.port || s.end == s.host.End)
}

// fits reports whether e applies to a server.
func (e *entry) fits(s *site) bool {
	switch {
	case e.port != 0 && e.port != s.port:
		return false
	case e.within.IsValid():
		return e.within.Contains(s.address)
	}
	ok, _ := path.Match(e.name, s.name)
	return ok
}

// fitting returns the first entry that applies to a server, or nil if no entry applies or an exception does.
func fitting(list []entry, s *site) *entry {
	if slices.ContainsFunc(list, func(e entry) bool { return e.except && e.fits(s) }) {
		return nil
	}
	if i := slices.IndexFunc(list, func(e entry) bool { return !e.except && e.fits(s) }); i >= 0 {
		return &list[i]
	}
	return nil
}
