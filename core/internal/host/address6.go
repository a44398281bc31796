package host

import "strconv"

// Append6 appends an IPv6 address to dst as section 4 of RFC 5952 writes it: the longest run of zeros is "::", digits are in lower
// case and have no zeros in front. No group is written as a part of an IPv4 address (section 5).
func Append6(dst []byte, groups [8]uint16) []byte {
	start, end := Zeros(groups)
	for i := 0; i < len(groups); i++ {
		switch {
		case i == start:
			dst = append(dst, "::"...)
			i = end - 1
			continue
		case i > 0 && i != end:
			dst = append(dst, ':')
		}
		dst = strconv.AppendUint(dst, uint64(groups[i]), 16)
	}
	return dst
}

// Zeros returns the groups that section 4.2 of RFC 5952 writes as "::": the first of the longest runs of two zeros or more; -1 and -1
// if there are no such groups.
func Zeros(groups [8]uint16) (start, end int) {
	start, end = -1, -1
	zeros := 0
	for i, group := range groups {
		if zeros++; group != 0 {
			zeros = 0
		}
		if zeros > max(end-start, 1) {
			start, end = i+1-zeros, i+1
		}
	}
	return start, end
}
