package hosts

import (
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// A Kind is what a host is.
type Kind uint8

// The kinds.
const (
	KindNone     Kind = iota // none of them: empty, or brackets that are broken or hold no address
	KindName                 // a name, right or wrong
	KindAddress4             // an address of IPv4, in any spelling
	KindAddress6             // an address of IPv6
	KindFuture               // a literal of a later version of IP (RFC 3986, section 3.2.2): "[v1.x]"
	KindNumbers              // ends in a number and is no address, as "1.2.3.4.5": for RFC 3986 a name, which the URL Standard refuses

	kindEnd
)

// String returns the identifier of k: "address4". For KindNone it returns "none".
func (k Kind) String() string {
	return [...]string{"none", "name", "address4", "address6", "future", "numbers", ""}[min(k, kindEnd)]
}

// Asked holds what is asked beside the tables of this package, because it takes larger ones. A nil function cannot be asked, and
// what it would tell is left out.
type Asked struct {
	// ASCII returns a name as it is sent, by UTS 46: "xn--bcher-kva.example" for "Bücher.example". It returns false for a
	// name that UTS 46 refuses. In a browser its own URL can be asked, elsewhere golang.org/x/net/idna.
	ASCII func(name string) (ascii string, ok bool)
	// Suffix returns the public suffix of a name as it is sent, without a dot at the end: "co.uk" for "www.example.co.uk". It
	// returns false if no list was asked, or the name has none.
	Suffix func(name string) (suffix string, ok bool)
}

// A Host is what a host means. All spans are octets of the text that Unfold was given.
type Host struct {
	Kind Kind
	Span octet.Span

	// Of an address.
	Address  Address
	Spelling Spelling
	Numbers  []Number   // of IPv4
	Zone     octet.Span // of IPv6, the name of a zone (RFC 9844); empty without one
	Embedded []Embedded // of IPv6

	// Of a name.
	Labels  []Label
	Sent    string     // as it is sent; "" if that is not known
	Refused bool       // by browsers: by UTS 46, or for an octet that no domain holds
	Domain  octet.Span // the registrable domain; empty if the host has no such domain, or the list was not asked
	Suffix  octet.Span // the public suffix; likewise
	Special *Special   // what the name is reserved for; nil for most
}

// Unfold returns what the host means that the octets at hold. Brackets are part of a host. Any octets are read.
func Unfold(src string, at octet.Span, asked Asked) Host {
	at.End = min(max(at.End, 0), len(src))
	at.Start = min(max(at.Start, 0), at.End)
	h := Host{Span: at, Zone: octet.Span{Start: at.End, End: at.End}}
	text := src[at.Start:at.End]
	if strings.HasPrefix(text, "[") {
		h.literal(text[len("["):], at.Start+len("["))
		return h
	}
	if host.LikeAddress6(text) {
		if h.address6(text, at.Start); h.Kind != KindNone {
			h.Spelling |= SpellingBare
			return h
		}
	}
	r := read4(text)
	a, spelling, ok := r.address()
	switch {
	case ok:
		h.Kind, h.Address, h.Spelling = KindAddress4, a, spelling
		h.Numbers = r.list()
		for i := range h.Numbers {
			h.Numbers[i].Span.Start += at.Start
			h.Numbers[i].Span.End += at.Start
		}
	case text == "":
	case r.isName():
		h.Kind = KindName
		h.name(src, asked)
	default:
		h.Kind = KindNumbers
	}
	return h
}

// literal reads what is behind the bracket of a host. start is its offset.
func (h *Host) literal(inside string, start int) {
	text, _, ok := splitLiteral(inside)
	switch {
	case !ok:
	case isFuture(text):
		h.Kind = KindFuture
	default:
		h.address6(inside[:len(inside)-len("]")], start)
	}
}

// address6 reads an address of IPv6 and its zone.
func (h *Host) address6(text string, start int) {
	address, zone := cutZone(text)
	a, spelling, ok := read6(address)
	if !ok || zone == "" && len(address) < len(text) {
		return
	}
	h.Kind, h.Address, h.Spelling = KindAddress6, a, spelling
	h.Embedded = embeddedIn(a)
	h.Zone = octet.Span{Start: start + len(text) - len(zone), End: start + len(text)}
}

// splitLiteral splits what is behind the bracket of a host into an address and its zone. It returns false without the other
// bracket, or if a "%" has no zone behind it.
func splitLiteral(inside string) (address, zone string, ok bool) {
	text, ok := strings.CutSuffix(inside, "]")
	address, zone = cutZone(text)
	return address, zone, ok && (zone != "" || len(address) == len(text))
}

// cutZone cuts the zone off an address. A "%25" stands for its "%" in a URL by RFC 6874; RFC 9844, which made it obsolete, and
// programs have "%" alone.
func cutZone(text string) (address, zone string) {
	address, zone, _ = strings.Cut(text, "%")
	if rest, ok := strings.CutPrefix(zone, "25"); ok && rest != "" {
		zone = rest
	}
	return address, zone
}

// isFuture reports whether a literal begins as IPvFuture does: "v", hexadecimal digits, a dot, and something.
func isFuture(text string) bool {
	if text == "" || text[0]|0x20 != 'v' {
		return false
	}
	version, rest, ok := strings.Cut(text[1:], ".")
	return ok && version != "" && rest != "" && strings.Trim(version, "0123456789ABCDEFabcdef") == ""
}
