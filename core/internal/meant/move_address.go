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
		return append(oddGroups(p.host.start, groups), otherGroups(text, p, groups)...)
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

// oddGroups writes as numbers the groups of an address that begins at an offset, in which octets
// got in, or which were typed with Shift: "2a5.255.255.255" is "25.255.255.255", "10.$.0.1" is
// "10.4.0.1".
func oddGroups(at int, groups []string) []variant {
	if len(groups) != 4 {
		return nil
	}
	var edits []Edit
	extra := 0
	for _, g := range groups {
		if number := numberIn(g); number != g {
			edits = append(edits, Edit{at, at + len(g), number})
			extra += 20 * max(len(g)-len(number), 1)
		}
		at += len(g) + 1
	}
	if extra > 40 {
		return nil
	}
	return plus(extra, together(edits))
}

// numberIn returns the number in a group of an address, without what is not a digit, or which was typed with
// Shift: "25" for "2a5", "4" for "$", "0" for "x", which has none.
func numberIn(group string) string {
	digits := strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r
		}
		return -1
	}, digitLike.Replace(group))
	switch {
	case digits != "":
		return digits
	case len(group) == 1:
		if n := strings.Index(")!@#$%^&*(", group); n >= 0 {
			return string(rune('0' + n))
		}
	}
	return "0"
}

// otherGroups finds a dot or the colon of a port that is lost in an address, by the number of
// its groups: "192.1681.1", "192.0.2.158080".
func otherGroups(text string, p parts, groups []string) []variant {
	for _, g := range groups {
		if !isDigits(g) {
			return nil
		}
	}
	switch {
	case len(groups) == 2 && groups[0] == "127": // where "3.14" is a number, of a version say
		return shortAddress(p.host, groups)
	case len(groups) == 3:
		return append(lostDot(p.host.start, groups), shortAddress(p.host, groups)...)
	case len(groups) == 4 && !p.colon:
		return lostPort(p.host.end, groups[3])
	case len(groups) == 5 && !p.colon:
		return dottedPort(p.host.end, groups)
	}
	return nil
}

// shortAddress writes two or three groups as the four that the programs of C make of them:
// "192.0.1" is "192.0.0.1", "127.1" is "127.0.0.1".
func shortAddress(host span, groups []string) []variant {
	last := host.end - len(groups[len(groups)-1])
	for _, g := range groups {
		if number(g) > 255 {
			return nil
		}
	}
	return dear(last, last, strings.Repeat("0.", 4-len(groups)), 20)
}

// lostDot parts one of three groups of an address that begins at an offset:
// "192.1681.1" is "192.168.1.1".
func lostDot(at int, groups []string) (list []variant) {
	for i, g := range groups {
		for n := 1; n < len(g) && len(g) > 3 && !isGroup(g); n++ {
			a, b := g[:n], g[n:]
			if !isGroup(a) || !isGroup(b) || isOddGroup(b) {
				continue
			}
			extra := 25
			if i == 1 && groups[0]+"."+a == "192.168" {
				extra = 0
			}
			list = append(list, dear(at+n, at+n, ".", extra)...)
		}
		at += len(g) + 1
	}
	return list
}

// isGroup reports whether digits are an octet of an address: "255", not "256".
func isGroup(digits string) bool { return number(digits) <= 255 }

// lostPort parts a port from the last group of an address that ends at an offset:
// "192.0.2.158080" is "192.0.2.15:8080".
func lostPort(end int, last string) (list []variant) {
	for n := min(3, len(last)-2); n > 0 && len(last) > 3; n-- {
		port := last[n:]
		if number(last[:n]) > 255 || number(port) > 65535 || port[0] == '0' {
			continue
		}
		extra := 10
		if hasWord(commonPorts, port) {
			extra = 0
		}
		list = append(list, dear(end-len(port), end-len(port), ":", extra)...)
	}
	return list
}

// dottedPort writes a colon for the last dot of five groups that end at an offset:
// "1.2.3.4.23" is "1.2.3.4:23".
func dottedPort(end int, groups []string) []variant {
	port := groups[4]
	if len(port) < 2 || !isAddress(strings.Join(groups[:4], ".")) {
		return nil
	}
	dot := end - len(port) - 1
	return one(dot, dot+1, ":")
}
