package hosts

// ranges4 are the ranges of IPv4, in the order of their addresses.
var ranges4 = [...]Range{
	{RangePublic, ip4(0, 0, 0, 0), 0, "", "", ReachYes, false},
	{RangeThisNetwork, ip4(0, 0, 0, 0), 8, "RFC 791", "3.2", ReachNo, false},
	{RangeUnspecified, ip4(0, 0, 0, 0), 32, "RFC 1122", "3.2.1.3", ReachNo, true},
	{RangePrivate, ip4(10, 0, 0, 0), 8, "RFC 1918", "3", ReachNo, true},
	{RangeShared, ip4(100, 64, 0, 0), 10, "RFC 6598", "", ReachNo, true},
	{RangeMetadata, ip4(100, 100, 100, 200), 32, "", "", ReachNo, true}, // Alibaba Cloud
	{RangeLoopback, ip4(127, 0, 0, 0), 8, "RFC 1122", "3.2.1.3", ReachNo, true},
	{RangeMetadata, ip4(168, 63, 129, 16), 32, "", "", ReachNo, true}, // Azure; by its number an address of the Internet
	{RangeLinkLocal, ip4(169, 254, 0, 0), 16, "RFC 3927", "", ReachNo, true},
	{RangeMetadata, ip4(169, 254, 0, 23), 32, "", "", ReachNo, true},    // Tencent Cloud
	{RangeMetadata, ip4(169, 254, 42, 42), 32, "", "", ReachNo, true},   // Scaleway
	{RangeMetadata, ip4(169, 254, 169, 254), 32, "", "", ReachNo, true}, // Amazon, Google, Microsoft and others
	{RangeMetadata, ip4(169, 254, 170, 2), 32, "", "", ReachNo, true},   // containers at Amazon
	{RangeMetadata, ip4(169, 254, 170, 23), 32, "", "", ReachNo, true},  // pods at Amazon
	{RangePrivate, ip4(172, 16, 0, 0), 12, "RFC 1918", "3", ReachNo, true},
	{RangeProtocol, ip4(192, 0, 0, 0), 24, "RFC 6890", "2.1", ReachNo, false},
	{RangeContinuity, ip4(192, 0, 0, 0), 29, "RFC 7335", "", ReachNo, false},
	{RangeDummy, ip4(192, 0, 0, 8), 32, "RFC 7600", "", ReachNo, false},
	{RangeAnycast, ip4(192, 0, 0, 9), 32, "RFC 7723", "", ReachYes, false},
	{RangeAnycast, ip4(192, 0, 0, 10), 32, "RFC 8155", "", ReachYes, false},
	{RangeNAT64Names, ip4(192, 0, 0, 170), 31, "RFC 7050", "2.2", ReachNo, false},
	{RangeMetadata, ip4(192, 0, 0, 192), 32, "", "", ReachNo, true}, // Oracle Cloud, the classic one
	{RangeDocumentation, ip4(192, 0, 2, 0), 24, "RFC 5737", "", ReachNo, false},
	{RangeAS112, ip4(192, 31, 196, 0), 24, "RFC 7535", "", ReachYes, false},
	{RangeAMT, ip4(192, 52, 193, 0), 24, "RFC 7450", "", ReachYes, false},
	{Range6to4Relay, ip4(192, 88, 99, 0), 24, "RFC 7526", "", ReachDepends, false},
	{RangeAnycast, ip4(192, 88, 99, 2), 32, "RFC 6751", "", ReachNo, false},
	{RangePrivate, ip4(192, 168, 0, 0), 16, "RFC 1918", "3", ReachNo, true},
	{RangeAS112, ip4(192, 175, 48, 0), 24, "RFC 7534", "", ReachYes, false},
	{RangeBenchmarking, ip4(198, 18, 0, 0), 15, "RFC 2544", "", ReachNo, false},
	{RangeDocumentation, ip4(198, 51, 100, 0), 24, "RFC 5737", "", ReachNo, false},
	{RangeDocumentation, ip4(203, 0, 113, 0), 24, "RFC 5737", "", ReachNo, false},
	{RangeMulticast, ip4(224, 0, 0, 0), 4, "RFC 5771", "", ReachDepends, false},
	{RangeMulticastLink, ip4(224, 0, 0, 0), 24, "RFC 5771", "4", ReachNo, false},
	{RangeMulticastSite, ip4(239, 0, 0, 0), 8, "RFC 2365", "", ReachNo, false},
	{RangeReserved, ip4(240, 0, 0, 0), 4, "RFC 1112", "4", ReachNo, false},
	{RangeBroadcast, ip4(255, 255, 255, 255), 32, "RFC 919", "7", ReachNo, false},
}

// ranges6 are the ranges of IPv6, in the order of their addresses.
var ranges6 = [...]Range{
	{RangeReserved, ip6(0, 0), 0, "RFC 4291", "2.4", ReachNo, false},
	{RangeCompatible, ip6(0, 0), 96, "RFC 4291", "2.5.5.1", ReachDepends, false},
	{RangeUnspecified, ip6(0, 0), 128, "RFC 4291", "2.5.2", ReachNo, true},
	{RangeLoopback, ip6(0, 1), 128, "RFC 4291", "2.5.3", ReachNo, true},
	{RangeMapped, ip6(0, 0xFFFF<<32), 96, "RFC 4291", "2.5.5.2", ReachNo, false},
	{RangeNAT64, ip6(0x0064_FF9B<<32, 0), 96, "RFC 6052", "2.1", ReachYes, false},
	{RangeNAT64Local, ip6(0x0064_FF9B_0001<<16, 0), 48, "RFC 8215", "", ReachNo, false},
	{RangeDiscard, ip6(0x0100<<48, 0), 64, "RFC 6666", "", ReachNo, false},
	{RangeDummy, ip6(0x0100<<48|1, 0), 64, "RFC 9780", "", ReachNo, false},
	{RangePublic, ip6(0x2000<<48, 0), 3, "RFC 4291", "2.5.4", ReachYes, false},
	{RangeProtocol, ip6(0x2001<<48, 0), 23, "RFC 2928", "", ReachNo, false},
	{RangeTeredo, ip6(0x2001<<48, 0), 32, "RFC 4380", "", ReachDepends, false},
	{RangeAnycast, ip6(0x2001_0001<<32, 1), 128, "RFC 7723", "", ReachYes, false},
	{RangeAnycast, ip6(0x2001_0001<<32, 2), 128, "RFC 8155", "", ReachYes, false},
	{RangeAnycast, ip6(0x2001_0001<<32, 3), 128, "RFC 9665", "", ReachYes, false},
	{RangeBenchmarking, ip6(0x2001_0002<<32, 0), 48, "RFC 5180", "", ReachNo, false},
	{RangeAMT, ip6(0x2001_0003<<32, 0), 32, "RFC 7450", "", ReachYes, false},
	{RangeAS112, ip6(0x2001_0004_0112<<16, 0), 48, "RFC 7535", "", ReachYes, false},
	{RangeORCHID, ip6(0x2001_0010<<32, 0), 28, "RFC 4843", "", ReachDepends, false},
	{RangeORCHID, ip6(0x2001_0020<<32, 0), 28, "RFC 7343", "", ReachYes, false},
	{RangeDRIP, ip6(0x2001_0030<<32, 0), 28, "RFC 9374", "", ReachYes, false},
	{RangeDocumentation, ip6(0x2001_0DB8<<32, 0), 32, "RFC 3849", "", ReachNo, false},
	{Range6to4, ip6(0x2002<<48, 0), 16, "RFC 3056", "", ReachDepends, false},
	{RangeAS112, ip6(0x2620_004F_8000<<16, 0), 48, "RFC 7534", "", ReachYes, false},
	{RangeDocumentation, ip6(0x3FFF<<48, 0), 20, "RFC 9637", "", ReachNo, false},
	{RangeSRv6, ip6(0x5F00<<48, 0), 16, "RFC 9602", "", ReachNo, false},
	{RangeUniqueLocal, ip6(0xFC00<<48, 0), 7, "RFC 4193", "", ReachNo, true},
	{RangeMetadata, ip6(0xFD00_0042<<32, 0x0042), 128, "", "", ReachNo, true}, // Scaleway
	{RangeMetadata, ip6(0xFD00_0EC2<<32, 0x0023), 128, "", "", ReachNo, true}, // pods at Amazon
	{RangeMetadata, ip6(0xFD00_0EC2<<32, 0x0254), 128, "", "", ReachNo, true}, // Amazon
	{RangeMetadata, ip6(0xFD20_00CE<<32, 0x0254), 128, "", "", ReachNo, true}, // Google
	{RangeLinkLocal, ip6(0xFE80<<48, 0), 10, "RFC 4291", "2.5.6", ReachNo, true},
	{RangeMetadata, ip6(0xFE80<<48, 0xA9FE_A9FE), 128, "", "", ReachNo, true}, // OpenStack
	{RangeSiteLocal, ip6(0xFEC0<<48, 0), 10, "RFC 3879", "", ReachNo, true},
	{RangeMulticast, ip6(0xFF00<<48, 0), 8, "RFC 4291", "2.7", ReachDepends, false},
	{RangeMulticastNode, ip6(0xFF01<<48, 0), 16, "RFC 4291", "2.7", ReachNo, false},
	{RangeMulticastLink, ip6(0xFF02<<48, 0), 16, "RFC 4291", "2.7", ReachNo, false},
	{RangeMulticastSite, ip6(0xFF03<<48, 0), 16, "RFC 7346", "2", ReachNo, false},
	{RangeMulticastSite, ip6(0xFF04<<48, 0), 16, "RFC 7346", "2", ReachNo, false},
	{RangeMulticastSite, ip6(0xFF05<<48, 0), 16, "RFC 4291", "2.7", ReachNo, false},
	{RangeMulticastSite, ip6(0xFF08<<48, 0), 16, "RFC 4291", "2.7", ReachNo, false},
}

// ip4 returns the address of IPv4 of four numbers.
func ip4(a, b, c, d uint64) Address { return Address{lo: a<<24 | b<<16 | c<<8 | d, bits: 32} }

// ip6 returns the address of IPv6 of two halves.
func ip6(hi, lo uint64) Address { return Address{hi, lo, 128} }
