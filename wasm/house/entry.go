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

// An entry says which hosts a rule looks at.
type entry struct {
	text   string       // as it is written
	except bool         // the rule does not look at these
	name   string       // in it "*" stands for any text
	within netip.Prefix // instead of a name: addresses
	port   int          // only at this port; 0 for any
	first  *entry       // of a pair: the host that is written
}

// newEntry reads one: a host in any spelling, "localhost"; a pattern in which "*" stands for any text, dots too, "*.example.org"; a
// range of addresses, "10.0.0.0/8". Any but a range may name a port, "localhost:1313", and with "!" in front the rule leaves those
// hosts alone.
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

// before makes a URL of a host.
const before = "http://"

// readHost reads what stands where a host and a port do; nil when it is not these alone.
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

// noHost says what to write in place of a text that is no host: of "https://localhost/" and "localhost/docs" the host in it.
func noHost(text string) error {
	bare := strings.TrimPrefix(text, "!")
	sign := text[:len(text)-len(bare)]
	if strings.HasPrefix(bare, ".") && readHost("*"+bare) != nil {
		return fmt.Errorf("%q is no host: write %q for what is below %q", text, sign+"*"+bare, bare[1:])
	}
	whole := bare
	if !strings.Contains(bare, "//") {
		whole = before + bare
	}
	_, length, _ := strings.Cut(bare, "/")
	host := core.Parse(whole).Text(core.Host)
	if _, err := strconv.Atoi(length); err != nil && strings.ContainsAny(bare, "/@:?#") && host != bare && readHost(host) != nil { // else it was to be a range
		return fmt.Errorf("%q is more than a host: write %q", text, sign+host)
	}
	return fmt.Errorf(`%q is no host: write one such as "localhost", "localhost:1313", "*.example.org", "10.0.0.0/8" or "[::1]"`, text)
}

// newPair reads "second=first": the hosts that first replaces, and first, one host without "*". An exception, "!host", needs
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
		return e, fmt.Errorf("%q is every host: name those that %q is written for", e.text, first)
	}
	f, err := newEntry(strings.TrimSpace(first))
	if err != nil {
		return e, err
	}
	if f.except || strings.Contains(f.name, "*") || f.name == "" {
		return e, fmt.Errorf("%q cannot be written, for it is no single host: name one in place of it", f.text)
	}
	if s := readHost(e.text); s != nil && f.fits(s) && (e.port == 0 || e.port == f.port) {
		return e, fmt.Errorf("%q is written for itself: name another host, or take it out", f.text)
	}
	e.first = &f
	return e, nil
}

// named returns the case of what e finds: that it names the port, too.
func (e *entry) named() string {
	if e.port != 0 {
		return casePort
	}
	return ""
}

// wrote reports whether what e writes already stands in a URL: its first host, and no port that e takes away.
func (e *entry) wrote(s *site) bool {
	return e.first.fits(s) && (e.port == 0 || e.port == e.first.port || s.end == s.host.End)
}

// fits reports whether e is about a server.
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

// fitting returns the first entry that is about a server; nil for none, or when one excepts it.
func fitting(list []entry, s *site) *entry {
	if slices.ContainsFunc(list, func(e entry) bool { return e.except && e.fits(s) }) {
		return nil
	}
	if i := slices.IndexFunc(list, func(e entry) bool { return !e.except && e.fits(s) }); i >= 0 {
		return &list[i]
	}
	return nil
}
