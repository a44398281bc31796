package hosts

import (
	"strings"

	"urlscope/core/octet"
)

// A Special is a name that a document sets aside, and with it all names below.
type Special struct {
	Name     string // "localhost"
	Use      SpecialUse
	Document string // "RFC 6761"; for "internal" it is a resolution of ICANN
	Section  string // of the document; "" if it is about nothing else
}

// A SpecialUse is what a name is set aside for.
type SpecialUse uint8

// The uses.
const (
	SpecialLocalhost SpecialUse = iota // this machine itself
	SpecialTest                        // tests
	SpecialExample                     // examples
	SpecialInvalid                     // names that do not exist
	SpecialLocal                       // multicast DNS on one link
	SpecialOnion                       // Tor
	SpecialInternal                    // private use
	SpecialAlt                         // other systems of names than the DNS
	SpecialHome                        // homes
	SpecialNAT64                       // by which NAT64 is found
	SpecialResolver                    // by which a resolver is asked about itself
	SpecialService                     // services on one network

	specialEnd
)

// String returns the identifier of u: "localhost".
func (u SpecialUse) String() string {
	return [...]string{"localhost", "test", "example", "invalid", "local", "onion", "internal", "alt", "home", "nat64", "resolver",
		"service", ""}[min(u, specialEnd)]
}

var specials = [...]Special{
	{"localhost", SpecialLocalhost, "RFC 6761", "6.3"},
	{"test", SpecialTest, "RFC 6761", "6.2"},
	{"example", SpecialExample, "RFC 6761", "6.5"},
	{"example.com", SpecialExample, "RFC 6761", "6.5"},
	{"example.net", SpecialExample, "RFC 6761", "6.5"},
	{"example.org", SpecialExample, "RFC 6761", "6.5"},
	{"invalid", SpecialInvalid, "RFC 6761", "6.4"},
	{"local", SpecialLocal, "RFC 6762", "3"},
	{"onion", SpecialOnion, "RFC 7686", ""},
	{"internal", SpecialInternal, "ICANN", ""},
	{"alt", SpecialAlt, "RFC 9476", ""},
	{"home.arpa", SpecialHome, "RFC 8375", ""},
	{"ipv4only.arpa", SpecialNAT64, "RFC 8880", ""},
	{"resolver.arpa", SpecialResolver, "RFC 9462", ""},
	{"service.arpa", SpecialService, "RFC 9665", ""},
}

// specialOf returns the row of a name in US-ASCII, in either case, with or without a dot at the end; nil for most.
func specialOf(name string) *Special {
	name = strings.TrimSuffix(octet.LowerString(name), ".")
	for i := range specials {
		if above, ok := strings.CutSuffix(name, specials[i].Name); ok && (above == "" || strings.HasSuffix(above, ".")) {
			return &specials[i]
		}
	}
	return nil
}

// Specials returns all names that are set aside.
func Specials() []Special { return append([]Special(nil), specials[:]...) }
