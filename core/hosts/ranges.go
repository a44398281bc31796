package hosts

// A Range is a row of IANA's registries of special-purpose addresses of IPv4 and IPv6 (RFC 6890), a row of its
// registries of multicast addresses, or an address where programs in a cloud ask who they are.
type Range struct {
	Kind     RangeKind
	Prefix   Address
	Bits     int    // of the prefix
	Document string // that defines it: "RFC 1918"; "" if none does
	Section  string // of the document; "" if it is about nothing else
	Reach    Reach
	Inside   bool // addresses inside a machine or a network, which requests from outside have no business with
}

// Reach tells whether packets to an address go beyond the network they start in.
type Reach uint8

// What the registries say.
const (
	ReachNo      Reach = iota // "Globally Reachable" is false
	ReachYes                  // it is true, or the address is in no registry of special purposes
	ReachDepends              // it is N/A: it depends on an address that is embedded, or on the group

	reachEnd
)

// String returns the identifier of r: "no", "yes" or "depends".
func (r Reach) String() string { return [...]string{"no", "yes", "depends", ""}[min(r, reachEnd)] }

// A RangeKind is a purpose of addresses. Several ranges may have one.
type RangeKind uint8

// The purposes.
const (
	RangePublic        RangeKind = iota // none: addresses of the Internet
	RangeLoopback                       // this machine itself
	RangeUnspecified                    // no address; who connects to it gets to this machine on many systems
	RangeThisNetwork                    // "this network"
	RangePrivate                        // private use
	RangeUniqueLocal                    // unique local addresses, the private use of IPv6
	RangeLinkLocal                      // one link
	RangeSiteLocal                      // one site; deprecated
	RangeMetadata                       // the metadata service of a cloud
	RangeShared                         // shared by the customers of a provider
	RangeDocumentation                  // examples
	RangeBenchmarking                   // tests of devices
	RangeMulticast                      // groups
	RangeMulticastLink                  // groups on one link
	RangeMulticastNode                  // groups on one machine
	RangeMulticastSite                  // groups within an organization
	RangeBroadcast                      // all on one link
	RangeReserved                       // reserved for the future
	RangeProtocol                       // assignments of the IETF to protocols
	RangeContinuity                     // a customer's end of a tunnel for IPv4
	RangeDummy                          // the source of messages of those who have no address
	RangeAnycast                        // the nearest server of a protocol
	RangeNAT64Names                     // by which NAT64 is found
	RangeAS112                          // name servers that answer for private addresses
	RangeAMT                            // relays of multicast
	Range6to4Relay                      // relays of 6to4; deprecated
	RangeMapped                         // addresses of IPv4, for sockets of IPv6
	RangeCompatible                     // addresses of IPv4 in IPv6; deprecated
	RangeNAT64                          // addresses of IPv4 behind a translator
	RangeNAT64Local                     // the same, in one network
	Range6to4                           // networks that have an address of IPv4
	RangeTeredo                         // hosts behind the address translation of IPv4
	RangeDiscard                        // what is sent there is thrown away
	RangeORCHID                         // identifiers that look like addresses
	RangeDRIP                           // identifiers of aircraft
	RangeSRv6                           // identifiers of segments in one network

	rangeEnd
)

// String returns the identifier of k: "link-local". For what is no kind it returns "".
func (k RangeKind) String() string {
	return rangeNames[min(k, rangeEnd)]
}

var rangeNames = [rangeEnd + 1]string{
	RangePublic: "public", RangeLoopback: "loopback", RangeUnspecified: "unspecified", RangeThisNetwork: "this-network",
	RangePrivate: "private", RangeUniqueLocal: "unique-local", RangeLinkLocal: "link-local", RangeSiteLocal: "site-local",
	RangeMetadata: "metadata", RangeShared: "shared", RangeDocumentation: "documentation", RangeBenchmarking: "benchmarking",
	RangeMulticast: "multicast", RangeMulticastLink: "multicast-link", RangeMulticastNode: "multicast-node",
	RangeMulticastSite: "multicast-site", RangeBroadcast: "broadcast", RangeReserved: "reserved", RangeProtocol: "protocol",
	RangeContinuity: "continuity", RangeDummy: "dummy", RangeAnycast: "anycast", RangeNAT64Names: "nat64-names",
	RangeAS112: "as112", RangeAMT: "amt", Range6to4Relay: "6to4-relay", RangeMapped: "mapped", RangeCompatible: "compatible",
	RangeNAT64: "nat64", RangeNAT64Local: "nat64-local", Range6to4: "6to4", RangeTeredo: "teredo", RangeDiscard: "discard",
	RangeORCHID: "orchid", RangeDRIP: "drip", RangeSRv6: "srv6",
}

// Range returns the innermost range that an address is in: for 169.254.169.254 the metadata of a cloud, not the
// link-local addresses around it. For the zero Address it returns nil.
func (a Address) Range() *Range { return a.rangeBelow(int(a.bits) + 1) }

// Around returns the range that r is in: the metadata of a cloud at 169.254.169.254 is in the range of link-local
// addresses. For the range of all addresses it returns nil.
func (r *Range) Around() *Range { return r.Prefix.rangeBelow(r.Bits) }

// rangeBelow returns the innermost range that an address is in with a prefix of less than so many bits, or nil.
func (a Address) rangeBelow(bits int) *Range {
	table := ranges6[:]
	if a.bits == 32 {
		table = ranges4[:]
	}
	var innermost *Range
	for i := range table {
		r := &table[i]
		if r.Bits < bits && a.in(r.Prefix, r.Bits) {
			innermost = r // the tables have it behind those around it
		}
	}
	return innermost
}

// Ranges returns all ranges in the order of addresses, IPv4 first.
func Ranges() []Range { return append(append([]Range(nil), ranges4[:]...), ranges6[:]...) }
