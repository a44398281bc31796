package meant

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// moveAddress writes a number of an IP address as four groups in decimal, as the programs of C read it:
// "http://0x7f.0.0.1/" → "http://127.0.0.1/".
func moveAddress(text string, p parts) []variant {
	host := octet.LowerString(p.host.in(text))
	if !p.slashes || host == "" {
		return nil
	}
	groups := strings.Split(host, ".")
	values := oddAddress(groups)
	if values == nil {
		return nil
	}
	var out []string
	for _, v := range values {
		if v > 255 {
			return nil
		}
		out = append(out, strconv.Itoa(v))
	}
	return one(p.host.start, p.host.end, strings.Join(out, "."))
}

// oddAddress returns the four numbers of an address that is written with others than four in decimal: one,
// or some in octal or hexadecimal; nil for any other host. Those of "0x7f.0.0.1", of "0x7f.1" and of "2130706433"
// are 127, 0, 0 and 1: the last number fills up what is left.
func oddAddress(groups []string) []int {
	var values []int
	for _, g := range groups {
		n, ok := ipGroup(g)
		if !ok {
			return nil
		}
		values = append(values, n)
	}
	odd := slices.ContainsFunc(groups, isOddGroup)
	switch n := values[0]; {
	case len(values) == 1 && !(n > 1<<24 || n == 1<<24 && odd), len(values) > 1 && !odd, len(values) > 4,
		len(values) < 4 && n == 0: // "00.240" is what is left of an address
		return nil
	}
	last, filled := len(values)-1, values[len(values)-1]
	values = values[:last]
	for room := 8 * (3 - last); room >= 0; room -= 8 {
		values, filled = append(values, filled>>room), filled&(1<<room-1)
	}
	return values
}

// isOddGroup reports whether a number is in octal or hexadecimal: "0177", "0x7f".
func isOddGroup(g string) bool { return !isDigits(g) || len(g) > 1 && g[0] == '0' }

// ipGroup returns the value of a number as the programs of C read one: "0x7f" is 127. To them "0x" is none.
func ipGroup(g string) (int, bool) {
	n, _, ok := host.Number(g)
	return n, ok && g != "0x" && n < 1<<32
}
