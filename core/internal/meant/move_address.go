package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/host"
)

// moveAddress writes an IP address as four numbers in decimal, as the programs of C read it: "http://0x7f.0.0.1/" →
// "http://127.0.0.1/". It writes no address that would begin with a zero, because "00.240" is only a remainder of an
// address.
func moveAddress(text string, p parts) []variant {
	typed := p.host.in(text)
	meant := Address(typed)
	groups := strings.Split(typed, ".")
	if !p.slashes || meant == "" || meant == typed || strings.HasPrefix(meant, "0.") || !slices.ContainsFunc(groups, isOddGroup) || slices.ContainsFunc(groups, isBarePrefix) {
		return nil
	}
	return one(p.host.start, p.host.end, meant)
}

// isOddGroup reports whether a number of an address is written in an unusual way: "0177", "0x7f", "2130706433".
func isOddGroup(g string) bool { return !isDigits(g) || len(g) > 1 && g[0] == '0' || number(g) > 255 }

// isBarePrefix reports whether a number is a prefix alone, "0x". To browsers it is 0, to the programs of C none.
func isBarePrefix(g string) bool { return strings.EqualFold(g, "0x") }

// ipGroup returns the value of a number as browsers read one: "0x7f" is 127.
func ipGroup(g string) (int, bool) {
	n, _, ok := host.Number(g)
	return n, ok && n < 1<<32
}
