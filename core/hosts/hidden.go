package hosts

import "strings"

// Hidden returns the address inside a network that today's readers connect to, where a host does not show it: 127.0.0.1 for
// "2130706433", "0x7f.1" and "１２７.0.0.1", 10.0.0.1 for "[::ffff:10.0.0.1]". What is written plainly hides nothing: an
// address of IPv4 as four decimal numbers, or one of IPv6, in brackets, whose first digits show its range. Hidden allocates nothing.
func Hidden(host string) (Address, bool) {
	if inside, ok := strings.CutPrefix(host, "["); ok {
		return hidden6(inside)
	}
	r := read4(host)
	a, spelling, ok := r.address()
	return a, ok && spelling != 0 && a.Range().Inside
}

// hidden6 is Hidden for what is behind a bracket.
func hidden6(inside string) (Address, bool) {
	text, _, ok := splitLiteral(inside)
	if !ok {
		return Address{}, false
	}
	a, spelling, ok := read6(text)
	if !ok {
		return Address{}, false
	}
	for i := range embeddings {
		if four, ok := a.embedded(i); ok && embeddings[i].leads && four.Range().Inside {
			return four, true
		}
	}
	r := a.Range()
	return a, r.Inside && r.Bits == a.Bits() && spelling&^SpellingCapital != 0
}
