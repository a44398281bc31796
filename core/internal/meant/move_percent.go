package meant

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// A loose is a "%" that begins no escape.
type loose struct {
	text   string
	i      int    // its offset
	behind string // what comes behind it
	number bool   // a digit is in front of it: "50%"
}

// A mend is a way in which a "%" came loose from its escape, and how it is mended.
type mend struct {
	example string
	fits    func(l loose) bool
	edit    Edit // from the "%" on; of nothing when it is a per cent sign
	sign    int  // what it costs besides to be a per cent sign
}

// mends are tried in order.
var mends = [...]mend{
	{"a%%20b", func(l loose) bool { return strings.HasPrefix(l.behind, "%") }, Edit{0, 1, ""}, 15},
	{"50%", func(l loose) bool { return l.behind == "" && l.number }, Edit{}, 0},
	{"a%", func(l loose) bool { return l.behind == "" }, Edit{0, 1, ""}, 0},
	{"100% b", func(l loose) bool { return l.number && l.behind[0] == ' ' }, Edit{}, -15},
	{"a%?20b", func(l loose) bool { return !l.number && isOdd(l.behind[0]) && digitsAt(l.behind, 1, 2) }, Edit{1, 2, ""}, 40},
	{"a%2?0b", func(l loose) bool {
		return !l.number && len(l.behind) > 2 && isOdd(l.behind[1]) && digitsAt(l.behind, 0, 2)
	}, Edit{2, 3, ""}, 40},
	{"a%?0b", func(l loose) bool { return !l.number && partsNothing(l.behind) && l.behind[1] == '0' }, Edit{1, 2, "2"}, 20},
	{"a%2?b", func(l loose) bool { return !l.number && l.behind[0] == '2' && partsNothing(l.behind[1:]) }, Edit{2, 3, "0"}, 20},
	{"a%0\tb", func(l loose) bool { return strings.HasPrefix(l.behind, "0\t") }, Edit{2, 3, "9"}, 20},
	{"a%2ob", func(l loose) bool { return len(l.behind) > 1 && l.behind[0] == '2' && (l.behind[1]|0x20) == 'o' }, Edit{2, 3, "0"}, 20},
	{"a%2x", func(l loose) bool { return l.behind[0] == '2' && !l.number }, Edit{2, 2, "0"}, 12},
	{"a%0x", func(l loose) bool { return l.behind[0] == '0' && !l.number }, Edit{1, 1, "2"}, 12},
	{"a20%b", twentyInFront, Edit{-2, 1, "%20"}, 12},
	{"a%b", func(l loose) bool { return octet.IsHex(l.behind[0]) && !l.number }, Edit{}, 40},
}

// digitsAt reports whether s[i] and s[j] are rather the two digits of an escape than of words:
// "20", "2F", "D3", not "be".
func digitsAt(s string, i, j int) bool {
	return j < len(s) && octet.IsHex(s[i]) && octet.IsHex(s[j]) && s[i] < 'a' && s[j] < 'a' && (isDigit(s[i]) || isDigit(s[j]))
}

// partsNothing reports whether s begins with a delimiter that parts a search or a field from a
// name, but none follows that has a value: "?rise/x", not "?q=x".
func partsNothing(s string) bool {
	if len(s) < 2 || s[0] != '?' && s[0] != ';' || !isAlphaDigit(s[1]) {
		return false
	}
	n := strings.IndexAny(s[1:]+";", "?;=")
	return s[1+n:] == "" || s[1+n] != '='
}

// isOdd reports whether b is part of no word, nor of an escape: "?", not "-".
func isOdd(b byte) bool { return !isAlphaDigit(b) && b < 0x80 && strings.IndexByte("% .-_", b) < 0 }

// twentyInFront reports whether the digits of a space stand in front of their "%", and no
// digit in front of them: "a20%b", but not the value of a field: "a=20%&b=1".
func twentyInFront(l loose) bool {
	if l.i <= 2 || l.text[l.i-2:l.i] != "20" || isDigit(l.text[l.i-3]) {
		return false
	}
	return l.text[l.i-3] != '=' || !beginsField(l.behind)
}

// beginsField reports whether s begins with what parts a field from the next, and that has a name: "&b=1", "&b", not "&20b".
func beginsField(s string) bool {
	if len(s) < 2 || s[0] != '&' || !isAlpha(s[1]) {
		return false
	}
	n := 1
	for n < len(s) && isAlphaDigit(s[n]) {
		n++
	}
	return n == len(s) || s[n] == '=' || s[n] == '&'
}

// movePercent mends each "%" that begins no escape. It is a per cent sign, or what is left of an escape:
// "http://h/50%-off" → "http://h/50%25-off"; "http://h/a%2x" → "http://h/a%20x".
func movePercent(text string, p parts) []variant {
	var sign, short []Edit
	extra := 0
	for i := p.data; i < len(text); i++ {
		if text[i] != '%' || octet.IsEscape(text, i) || p.inHostport(i) {
			continue
		}
		sign = append(sign, Edit{i, i + 1, "%25"})
		e, price := mended(text, i)
		extra += price
		if e != (Edit{}) {
			short = append(short, Edit{i + e.Start, i + e.End, e.New})
		}
	}
	if p.slashes {
		short = append(short, otherPercents(text, p.path.start, p.question)...)
	}
	slices.SortStableFunc(short, func(a, b Edit) int { return a.Start - b.Start })
	return append(plus(extra, all(sign)), plus(-6, all(short))...)
}

// inHostport reports whether an offset is in the host or port of p, which take no escapes: that of the "%"
// in "http://h%/".
func (p parts) inHostport(i int) bool { return p.slashes && i >= p.host.start && i < p.path.start }

// mended returns the edit that mends the "%" at text[i], from there on, and what it costs
// besides to be a per cent sign.
func mended(text string, i int) (Edit, int) {
	l := loose{text: text, i: i, behind: text[i+1:]}
	l.number = i > 0 && isDigit(text[i-1]) && !(i > 2 && octet.IsEscape(text, i-3))
	if digits := unshifted(l.behind); digits != "" && !parted(l.behind) && !beginsField(l.behind) {
		return Edit{1, 3, digits}, 20
	}
	for _, m := range mends {
		if m.fits(l) {
			return m.edit, m.sign
		}
	}
	return Edit{}, 0
}

// otherPercents returns the edits that write "%" for what the next key writes with Shift,
// between two offsets: "a&20b".
func otherPercents(text string, from, to int) (edits []Edit) {
	for i := from; i+2 < to; i++ {
		if (text[i] == '&' || text[i] == '^') && text[i+1:i+3] == "20" {
			edits = append(edits, Edit{i, i + 1, "%"})
		}
	}
	return edits
}

// parted reports whether s begins with the digits of a space and an octet that got in between or
// in front of them: "2#0", "#20".
func parted(s string) bool {
	return len(s) > 2 && (s[0] == '2' && s[2] == '0' || s[1:3] == "20")
}

// unshifted returns the two digits that the beginning of s means, one of which was struck with Shift: "20"
// for "2)", "" for "20".
func unshifted(s string) string {
	if len(s) < 2 {
		return ""
	}
	b := []byte(s[:2])
	for i, c := range b {
		if n := strings.IndexByte(")!@#$%^&*(", c); n >= 0 && n != 5 && octet.IsHex(b[1-i]) {
			b[i] = '0' + byte(n)
			return string(b)
		}
	}
	return ""
}
