package meant

import (
	"strconv"
	"strings"

	"urlscope/core/internal/octet"
)

// FillIn returns how many octets of s, from its first on, stand for what is yet to be filled in: 4 of
// "{id}/x", 5 of "$HOST/", 6 of "<host>:80"; 0 where none do.
func FillIn(s string) int {
	const most = 64 // octets of a name: nobody fills in more
	if s = s[:min(len(s), most)]; s == "" {
		return 0
	}
	name := strings.TrimPrefix(s, "$") // of a variable of a shell
	for _, pair := range [...][2]string{{"{{", "}}"}, {"{", "}"}, {"<", ">"}} {
		rest, ok := strings.CutPrefix(name, pair[0])
		if !ok {
			continue
		}
		inside, behind, ok := strings.Cut(rest, pair[1])
		if ok && isFillIn(inside, pair[0][:1]) {
			return len(s) - len(behind)
		}
		return 0
	}
	name = name[:len(name)-len(strings.TrimLeft(name, wordOctets))]
	if s[0] != '$' || !isWord(name) {
		return 0
	}
	return len("$") + len(name)
}

// IsFillIn reports whether the segment s of a path, which a URL may have as it is, is but a name for what
// belongs there: ":id", "$HOME", but not "$price".
func IsFillIn(s string) bool {
	if name, ok := strings.CutPrefix(s, ":"); ok {
		return isWord(name)
	}
	name, ok := strings.CutPrefix(s, "$")
	return ok && len(name) > 1 && isWord(name) && !strings.ContainsFunc(name, isSmall)
}

// Address returns the address that browsers and the programs of C read in a host of numbers: "127.0.0.1" in
// "127.1", "2130706433" and "0177.0.0.1"; "" where they read none.
func Address(host string) string {
	const most = 4 // numbers, the last of which fills up what is left
	if strings.Count(host, ".") >= most {
		return ""
	}
	groups := strings.Split(octet.LowerString(host), ".")
	address := 0
	for i, g := range groups {
		room := 8
		if i == len(groups)-1 {
			room *= most - i
		}
		n, ok := ipGroup(g)
		if !ok || n>>room != 0 {
			return ""
		}
		address = address<<room | n
	}
	b := make([]byte, 0, len("255.255.255.255"))
	for shift := 24; shift >= 0; shift -= 8 {
		b = append(strconv.AppendInt(b, int64(address>>shift&255), 10), '.')
	}
	return string(b[:len(b)-1])
}

// IsEntity reports whether s begins with an entity of HTML: "&amp;b".
func IsEntity(s string) bool {
	if !strings.HasPrefix(s, "&") {
		return false
	}
	_, n := entityBehind(s[1:])
	return n > 0
}
