package hosts_test

import (
	"fmt"

	"urlscope/core/hosts"
	"urlscope/core/octet"
)

// An address in disguise.
func ExampleUnfold() {
	const host = "0x7f.1"
	h := hosts.Unfold(host, octet.Span{Start: 0, End: len(host)}, hosts.Asked{})
	fmt.Println(h.Kind, h.Address, h.Address.Octets(), h.Spelling)
	for _, n := range h.Numbers {
		fmt.Println(host[n.Span.Start:n.Span.End], n.Base, n.Value, n.Bits)
	}
	r := h.Address.Range()
	fmt.Println(r.Kind, r.Prefix, r.Bits, r.Document, r.Section, r.Reach, r.Inside)
	// Output:
	// address4 127.0.0.1 [127 0 0 1] short hex
	// 0x7f 16 127 8
	// 1 10 1 24
	// loopback 127.0.0.0 8 RFC 1122 3.2.1.3 no true
}

// An address of IPv6 with one of IPv4 in it, and a zone.
func ExampleHost_embedded() {
	const url = "http://[64:FF9B::10.0.0.1%25eth0]/"
	h := hosts.Unfold(url, octet.Span{Start: 7, End: 33}, hosts.Asked{})
	fmt.Println(h.Kind, h.Address, h.Spelling, url[h.Zone.Start:h.Zone.End], url[h.Span.Start:h.Span.End])
	for _, e := range h.Embedded {
		document, section := e.Kind.Document()
		fmt.Println(e.Kind, e.Address, document, section)
	}
	// Output:
	// address6 64:ff9b::a00:1 capital dotted eth0 [64:FF9B::10.0.0.1%25eth0]
	// nat64 10.0.0.1 RFC 6052 2.1
}

// A name with a letter of another script. The functions stand for golang.org/x/net/idna and golang.org/x/net/publicsuffix.
func ExampleHost_name() {
	const host = "pаypal.example"
	h := hosts.Unfold(host, octet.Span{Start: 0, End: len(host)}, hosts.Asked{
		ASCII:  func(name string) (string, bool) { return "xn--pypal-4ve.example", true },
		Suffix: func(name string) (string, bool) { return "example", true },
	})
	fmt.Println(h.Kind, h.Sent, h.Refused, host[h.Domain.Start:h.Domain.End], host[h.Suffix.Start:h.Suffix.End])
	fmt.Println(h.Special.Name, h.Special.Use, h.Special.Document, h.Special.Section)
	for _, l := range h.Labels {
		fmt.Println(host[l.Span.Start:l.Span.End], l.Sent, l.Shown, l.Mix, l.LooksLike)
		for _, c := range l.Characters {
			if c.Like != 0 {
				fmt.Println(c.Span, string(c.Rune), c.Script, string(c.Like))
			}
		}
	}
	// Output:
	// name xn--pypal-4ve.example false pаypal.example example
	// example example RFC 6761 6.5
	// pаypal xn--pypal-4ve pаypal low paypal
	// {1 3} а Cyrillic a
	// example example example ascii
}
