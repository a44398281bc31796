package hosts

// An Embedding is a way in which an address of IPv6 holds one of IPv4.
type Embedding uint8

// The embeddings.
const (
	EmbeddingNone         Embedding = iota
	EmbeddingMapped                 // IPv4-mapped, "::ffff:10.0.0.1": a socket connects to 10.0.0.1
	EmbeddingCompatible             // IPv4-compatible, "::10.0.0.1", which is deprecated
	EmbeddingTranslated             // IPv4-translated, "::ffff:0:10.0.0.1"
	EmbeddingNAT64                  // "64:ff9b::10.0.0.1": a translator sends to 10.0.0.1
	Embedding6to4                   // "2002:a00:1::": a relay sends to 10.0.0.1
	EmbeddingTeredoServer           // "2001:0:a00:1::": the server that a client of Teredo uses
	EmbeddingTeredoClient           // the address of that client, whose bits are inverted

	embeddingEnd
)

// String returns the identifier of e: "mapped". For EmbeddingNone it returns "".
func (e Embedding) String() string {
	return [...]string{"", "mapped", "compatible", "translated", "nat64", "6to4", "teredo-server", "teredo-client", ""}[min(e, embeddingEnd)]
}

// Document returns the document that defines e, "RFC 4291", and its section, "" if it is about nothing else.
func (e Embedding) Document() (document, section string) {
	for i := range embeddings {
		if embeddings[i].kind == e {
			return embeddings[i].document, embeddings[i].section
		}
	}
	return "", ""
}

// An Embedded is an address of IPv4 that one of IPv6 holds.
type Embedded struct {
	Kind    Embedding
	Address Address
}

// Forbidden reports whether the prefix must not hold this address. The well-known prefix of NAT64 must hold only global
// addresses, and translators drop packets to others (RFC 6052, section 3.1). The prefix of one network can hold any
// (RFC 8215, section 5).
func (e Embedded) Forbidden() bool {
	return e.Kind == EmbeddingNAT64 && e.Address.Range().Reach == ReachNo
}

// mapped4 is the prefix of addresses of IPv4 that are mapped to IPv6 (RFC 4291, section 2.5.5.2).
var mapped4 = ip6(0, 0xFFFF<<32)

const mappedBits = 96

// embeddings are the prefixes with an address of IPv4 behind them.
var embeddings = [...]struct {
	kind     Embedding
	prefix   Address
	bits     int    // of the prefix
	at       int    // the lowest bit of the address
	invert   uint32 // its bits that are inverted
	leads    bool   // who connects gets to the address itself
	document string
	section  string
}{
	{EmbeddingMapped, mapped4, mappedBits, 0, 0, true, "RFC 4291", "2.5.5.2"},
	{EmbeddingCompatible, ip6(0, 0), 96, 0, 0, true, "RFC 4291", "2.5.5.1"},
	{EmbeddingTranslated, ip6(0, 0xFFFF<<48), 96, 0, 0, true, "RFC 2765", "2.1"},
	{EmbeddingNAT64, ip6(0x0064_FF9B<<32, 0), 96, 0, 0, true, "RFC 6052", "2.1"},
	{Embedding6to4, ip6(0x2002<<48, 0), 16, 80, 0, true, "RFC 3056", "2"},
	{EmbeddingTeredoServer, ip6(0x2001<<48, 0), 32, 64, 0, false, "RFC 4380", "4"},
	{EmbeddingTeredoClient, ip6(0x2001<<48, 0), 32, 0, 1<<32 - 1, false, "RFC 4380", "4"},
}

// embeddedIn returns the addresses of IPv4 that a holds: none for most, two for one of Teredo.
func embeddedIn(a Address) (list []Embedded) {
	for i := range embeddings {
		if four, ok := a.embedded(i); ok {
			list = append(list, Embedded{embeddings[i].kind, four})
		}
	}
	return list
}

// embedded returns the address that a holds by the i-th row of embeddings.
func (a Address) embedded(i int) (Address, bool) {
	e := &embeddings[i]
	if !a.in(e.prefix, e.bits) || e.kind == EmbeddingCompatible && a.lo < 2 { // "::" and "::1" have meanings of their own
		return Address{}, false
	}
	return address4(uint32(a.group(e.at, 32)) ^ e.invert), true
}
