package house

import (
	"net/netip"
	"slices"
	"strings"

	"golang.org/x/net/publicsuffix"
)

// isUnreserved reports whether a host looks like an example, by its name, but is not reserved for examples: somebody may own
// it. The same goes for a public address.
func (s *site) isUnreserved() bool {
	if s.address.IsValid() {
		return s.address.IsGlobalUnicast() && !s.address.IsPrivate() && !slices.ContainsFunc(notPublic, func(p netip.Prefix) bool {
			return p.Contains(s.address)
		})
	}
	return isPlain(s.name) && looksLikeExample(s.name) && !isReserved(s.name)
}

// kind returns the case of a finding: "address", or "" for a name.
func (s *site) kind() string {
	if s.address.IsValid() {
		return caseAddress
	}
	return ""
}

// notPublic lists the addresses that nobody owns on the public Internet. net/netip knows further ones.
var notPublic = func() (list []netip.Prefix) {
	for _, text := range []string{
		"192.0.2.0/24", "198.51.100.0/24", "203.0.113.0/24", // for documentation (RFC 5737)
		"2001:db8::/32", "3fff::/20", // for documentation (RFC 3849, RFC 9637)
		"0.0.0.0/8", "240.0.0.0/4", // this network, and later use (RFC 1122, RFC 1112)
		"100.64.0.0/10",                // shared by a provider's customers (RFC 6598)
		"198.18.0.0/15", "2001:2::/48", // for benchmarks (RFC 2544, RFC 5180)
	} {
		list = append(list, netip.MustParsePrefix(text))
	}
	return list
}()

// reservedTops are the top-level domains that RFC 2606, section 2, reserves. reservedNames are the domains that its section
// 3 reserves. All domains below them are reserved, too (RFC 6761, 6).
var (
	reservedTops  = []string{"example", "invalid", "localhost", "test"}
	reservedNames = []string{"example.com", "example.net", "example.org"}
)

// isReserved reports whether a name is reserved for examples and tests, such as "www.example.com" or "h.test". JPRS has
// reserved "example" and "example0" to "example9" at each level where it registers names below "jp".
func isReserved(name string) bool {
	labels := strings.Split(name, ".")
	top := labels[len(labels)-1]
	if slices.Contains(reservedTops, top) || slices.Contains(reservedNames, strings.Join(labels[max(len(labels)-2, 0):], ".")) {
		return true
	}
	label, _ := registered(name)
	digit, ok := strings.CutPrefix(label, "example")
	return top == "jp" && ok && (digit == "" || len(digit) == 1 && strings.Contains("0123456789", digit))
}

// registered returns the label that somebody registers, such as "mydomain" in "www.mydomain.co.uk". It returns false if the
// name is only a suffix, or has only one label.
func registered(name string) (label string, ok bool) {
	site, err := publicsuffix.EffectiveTLDPlusOne(name)
	if err != nil {
		return "", false
	}
	label, _, _ = strings.Cut(site, ".")
	return label, true
}

// Words in names of examples: whole names, such as "foo"; first words, such as "my"; second words, such as "app", which
// count only after a first word; and top-level domains that do not exist.
var (
	exampleWords = []string{
		"acme", "bar", "baz", "company", "domain", "domainname", "example", "examples", "foo", "foobar", "host", "hostname", "sample",
		"server", "servername", "site", "test", "website",
	}
	ownWords    = []string{"another", "any", "my", "other", "our", "some", "the", "your"}
	ownedWords  = []string{"api", "app", "application", "blog", "business", "name", "org", "organization", "project", "service", "shop", "store", "team", "web"}
	exampleTops = []string{"dom", "domain", "tld"}
)

// looksLikeExample reports whether people use names like this as examples: "mydomain.com", "www.your-company.co.uk",
// "example1.com", "foo.bar", "server.tld".
func looksLikeExample(name string) bool {
	label, ok := registered(name)
	if !ok {
		return false
	}
	if slices.Contains(exampleTops, name[strings.LastIndexByte(name, '.')+1:]) || slices.Contains(strings.Split(label, "-"), "example") {
		return true
	}
	label = strings.ReplaceAll(label, "-", "")
	if bare := strings.TrimRight(label, "0123456789"); len(label)-len(bare) <= 2 {
		label = bare
	}
	return slices.Contains(exampleWords, label) || slices.ContainsFunc(ownWords, func(own string) bool {
		word, ok := strings.CutPrefix(label, own)
		return ok && (slices.Contains(exampleWords, word) || slices.Contains(ownedWords, word))
	})
}
