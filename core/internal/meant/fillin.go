package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// mostFillIn is how many octets a name to be filled in has at most: nobody fills in more.
const mostFillIn = 64

// A fillIn is a way to write what is yet to be filled in.
type fillIn struct {
	open, close string
	is          func(inside, behind string) bool // whether what stands inside is a name of it
}

// templates are the ways of templates. Nothing that begins like one of them is written in another way.
var templates = []fillIn{
	{"{{", "}}", isExpression}, {"{%", "%}", isExpression}, {"<%", "%>", isExpression},
	{"[[", "]]", func(inside, _ string) bool { return isWord(strings.Trim(inside, " ")) }},
	{"{", "}", func(inside, behind string) bool {
		return isFillIn(inside, "{") && !isGUID(inside) || isVariable(inside, behind)
	}},
	{"<", ">", func(inside, _ string) bool { return isFillIn(inside, "<") && !isGUID(inside) }},
}

// percentForms are the ways that begin with a percent sign: of DOS, of Python and of Ruby.
var percentForms = []fillIn{
	{"%", "%", func(inside, behind string) bool {
		return len(inside) > 1 && isWord(inside) && (octet.UpperString(inside) == inside || behind == "" || behind[0] == '/')
	}},
	{"%(", ")s", isWordIn}, {"%(", ")d", isWordIn}, {"%(", ")r", isWordIn}, {"%(", ")f", isWordIn}, {"%(", ")", isWordIn},
	{"%{", "}", isWordIn}, {"%<", ">s", isWordIn},
	{"%@", "", func(_, _ string) bool { return true }}, // of Objective-C
	{"%s", "", endsWord}, {"%d", "", endsWord}, {"%ld", "", endsWord}, {"%lu", "", endsWord}, {"%lld", "", endsWord}, {"%llu", "", endsWord},
	{"%", "$s", isNumber}, {"%", "$d", isNumber}, // with the number of its argument
}

func isNumber(inside, _ string) bool { return octet.IsDigits(inside) }

// endsWord reports whether no word goes on behind: "%s/x" has one, "%sx" has not, nor has "%d3", which is an escape.
func endsWord(_, behind string) bool { return behind == "" || !octet.IsAlphaDigit(behind[0]) }

func isWordIn(inside, _ string) bool { return isWord(inside) }

func isExpression(inside, _ string) bool { return strings.Trim(inside, " ") != "" }

// length returns how many octets of s, from its first on, f takes, 0 if s is not written so, and whether s begins like f.
func (f fillIn) length(s string) (n int, begins bool) {
	rest, begins := strings.CutPrefix(s, f.open)
	if !begins {
		return 0, false
	}
	if inside, behind, ok := strings.Cut(rest, f.close); ok && f.is(inside, behind) {
		return len(s) - len(behind), true
	}
	return 0, true
}

// FillIn returns how many octets of s, from its first on, stand for what is yet to be filled in: 4 of
// "{id}/x", 5 of "$HOST/", 6 of "<host>:80"; 0 where none do.
func FillIn(s string) int {
	s = s[:min(len(s), mostFillIn)]
	switch s {
	case "":
		return 0
	case "{{", "{%", "<%": // the rest stands behind a blank, where a URL ends
		return len(s)
	}
	if s[0] == '%' {
		return variable(s)
	}
	name, ofShell := strings.CutPrefix(s, "$")
	for _, f := range templates {
		if n, begins := f.length(name); n > 0 {
			return len(s) - len(name) + n
		} else if begins {
			return 0
		}
	}
	if !ofShell {
		return 0
	}
	if n, _ := (fillIn{"$(", ")", isWordIn}).length(s); n > 0 {
		return n
	}
	if word := s[:len(s)-len(strings.TrimLeft(name, wordOctets))]; isWord(word[len("$"):]) {
		return len(word)
	}
	return 0
}

// variable returns how many octets of s, of which the first is a "%", are what printf, Python and DOS fill in: 2 of "%s", 8 of
// "%(name)s", 6 of "%USER%/x", 7 of "%{name}"; 0 of "%41".
func variable(s string) int {
	for _, f := range percentForms {
		if n, _ := f.length(s); n > 0 {
			return n
		}
	}
	return 0
}

// isGUID reports whether s is a universally unique identifier (RFC 4122), which people write between braces without
// meaning a placeholder: "3F2504E0-4F89-11D3-9A0C-0305E82C3301".
func isGUID(s string) bool {
	const form = "00000000-0000-0000-0000-000000000000"
	return len(s) == len(form) && form == strings.Map(func(r rune) rune {
		if strings.ContainsRune(hexDigits, r) {
			return '0'
		}
		return r
	}, s)
}

// IsPort reports whether a port is but a word for the number that belongs there: "PORT", "[port]", "$(PORT)", "XXXX", "nn". With a
// digit in it, as in "443x", it is a number with an octet too much.
func IsPort(s string) bool {
	const longest = len("65535")
	low := octet.LowerString(strings.Trim(s, "[]$(){}<>"))
	switch {
	case len(s) > mostFillIn || !isWord(low) || strings.ContainsAny(low, "0123456789"):
		return false
	case strings.HasSuffix(low, "port"), strings.HasPrefix(low, "port"):
		return true
	}
	return 1 < len(s) && len(s) <= longest && (strings.Trim(s, "xX") == "" || strings.Trim(s, "nN") == "")
}

// isVariable reports whether a letter, or the number of an argument, in braces is a variable of a template by what is behind it:
// "{x}" is in "{x}/{y}", and not in "a{x}b".
func isVariable(inside, behind string) bool {
	return len(inside) == 1 && octet.IsAlphaDigit(inside[0]) && (behind == "" || strings.IndexByte("/?&=.:,;{", behind[0]) >= 0)
}

// FillInEncoded returns how many octets at the beginning of s are a FillIn whose braces were encoded: 8 of
// "%7Bid%7D/x"; 0 if s begins with no such octets. Angle brackets that were encoded are rather tags of HTML.
func FillInEncoded(s string) int {
	s = s[:min(len(s), mostFillIn)]
	for _, pair := range [...][2]string{{"%7b%7b", "%7d%7d"}, {"%7b", "%7d"}} {
		if !octet.HasPrefixFold(s, pair[0]) {
			continue
		}
		inside := s[len(pair[0]):]
		inside = inside[:len(inside)-len(strings.TrimLeft(inside, wordOctets+"."))]
		if inside != "" && octet.IsAlpha(inside[0]) && !isGUID(inside) && octet.HasPrefixFold(s[len(pair[0])+len(inside):], pair[1]) {
			return len(pair[0]) + len(inside) + len(pair[1])
		}
		return 0
	}
	return 0
}

// IsFillIn reports whether the segment s of a path, which a URL may have as it is, is but a name for what
// belongs there: ":id", "$HOME", but not "$price".
func IsFillIn(s string) bool {
	if name, ok := strings.CutPrefix(s, ":"); ok {
		return isWord(name)
	}
	name, ok := strings.CutPrefix(s, "$")
	return ok && len(name) > 1 && isWord(name) && !strings.ContainsAny(name, "abcdefghijklmnopqrstuvwxyz")
}

// Address returns the address that browsers and the programs of C read in a host of numbers: "127.0.0.1" in
// "127.1", "2130706433", "0177.0.0.1" and "0x7f.1."; "" where they read none.
func Address(name string) string {
	address, ok := host.Address4(strings.TrimSuffix(name, ".")) // one dot behind the numbers does not count (URL Standard, section 3.5)
	if !ok {
		return ""
	}
	return host.Format4(address)
}

// IsOctal reports whether browsers read a host of four numbers as an address in which a zero is in front of an octal number:
// "0177.0.0.1", not "177.0.0.1", nor "0199.0.0.1".
func IsOctal(name string) bool {
	return isDotted(name) && Address(name) != "" && slices.ContainsFunc(strings.Split(name, "."), func(g string) bool { return len(g) > 1 && g[0] == '0' })
}

// EntityEnding returns how many octets the entity of HTML has that s ends with: 5 in "a&amp;", 0 for none.
func EntityEnding(s string) int {
	s = s[max(len(s)-len("&;")-longestEntity, 0):]
	if at := strings.LastIndexByte(s, '&'); at >= 0 {
		if _, n := entityAt(s[at:]); n == len(s)-at {
			return n
		}
	}
	return 0
}
