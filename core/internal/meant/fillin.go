package meant

import (
	"slices"
	"strings"

	"urlscope/core/internal/host"
	"urlscope/core/octet"
)

// mostFillIn is how many octets a name to be filled in has at most: nobody fills in more.
const mostFillIn = 64

// A template is a way to write what is yet to be filled in, as what stands between its marks and behind them tells.
type template struct {
	open, close    string
	inside, behind test
}

// templates are the ways of templates and shells, then those that begin with a percent sign: of DOS, Python, Ruby, Objective-C and printf.
var templates = []template{
	{"{{", "}}", isExpression, anything}, {"${{", "}}", isExpression, anything}, {"{%", "%}", isExpression, anything}, {"<%", "%>", isExpression, anything},
	{"[[", "]]", func(s string) bool { return isWord(strings.Trim(s, " ")) }, anything},
	{"{", "}", isVariables, anything}, {"${", "}", isVariables, anything}, {"$(", ")", isWord, anything},
	{"{", "}", isOneLetter, upTo("/?&=.:,;{", nothing)}, // "{x}" of "{x}/{y}", not of "a{x}b"
	{"<", ">", isNames("", nameOctets), anything},
	{"%", "%", isCapitals, anything}, {"%", "%", isNames("", wordOctets), upTo("/", nothing)},
	{"%(", ")s", isWord, anything}, {"%(", ")d", isWord, anything}, {"%(", ")r", isWord, anything}, {"%(", ")f", isWord, anything}, {"%(", ")", isWord, anything},
	{"%{", "}", isWord, anything}, {"%<", ">s", isWord, anything}, {"%@", "", anything, endsWord},
	{"%s", "", anything, endsWord}, {"%d", "", anything, endsWord}, {"%ld", "", anything, endsWord}, {"%lu", "", anything, endsWord},
	{"%lld", "", anything, endsWord}, {"%llu", "", anything, endsWord},
	{"%", "$s", octet.IsDigits, anything}, {"%", "$d", octet.IsDigits, anything}, // with the number of its argument
}

var (
	isExpression = not(only(" "))                      // " x|upper "
	isVariables  = isNames("+#./;?&", nameOctets+",*") // an operator, and names with commas (RFC 6570, section 2): "x,y", "+path"
	endsWord     = not(headIn(alphaDigits))            // "/x" of "%s/x", not "3" of "%d3", which is an escape
)

// isNames returns the test whether the text between two marks is what belongs there, behind one of some operators or none:
// isNames("", nameOctets) is true of "your name".
func isNames(operators, octets string) test {
	return func(s string) bool {
		names := strings.TrimPrefix(s, "$")
		if names != "" && strings.IndexByte(operators, names[0]) >= 0 {
			names = names[1:]
		}
		return len(s) > 1 && s != "br" && isText(names) && strings.Trim(names, octets) == "" && !isGUID(s)
	}
}

// isGUID reports whether s is a universally unique identifier (RFC 4122), which people write between braces without
// meaning a placeholder: "3F2504E0-4F89-11D3-9A0C-0305E82C3301".
func isGUID(s string) bool {
	return len(s) == 36 && strings.Count(s, "-") == 4 && strings.Trim(s, hexDigits+"-") == ""
}

// FillIn returns how many octets of s, from its first on, stand for what is yet to be filled in: 4 of
// "{id}/x", 5 of "$HOST/", 6 of "<host>:80", 2 of "%s"; 0 where none do, as of "%41".
func FillIn(s string) int {
	s = s[:min(len(s), mostFillIn)]
	switch s {
	case "{{", "{%", "<%": // the rest stands behind a blank, where a URL ends
		return len(s)
	}
	if name, ofShell := strings.CutPrefix(s, "$"); ofShell && isText(name) {
		return len("$") + blanksAt(name, wordOctets)
	}
	return templateAt(s)
}

// templateAt returns how many octets of s, from its first on, are one of the templates: 4 of "{id}/x"; 0 for none.
func templateAt(s string) int {
	for _, t := range templates {
		if rest, ok := strings.CutPrefix(s, t.open); ok {
			if inside, behind, ok := strings.Cut(rest, t.close); ok && t.inside(inside) && t.behind(behind) {
				return len(s) - len(behind)
			}
		}
	}
	return 0
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
		inside = inside[:blanksAt(inside, wordOctets+".")]
		if isText(inside) && !isGUID(inside) && octet.HasPrefixFold(s[len(pair[0])+len(inside):], pair[1]) {
			return len(pair[0]) + len(inside) + len(pair[1])
		}
		return 0
	}
	return 0
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

// IsFillIn reports whether the segment s of a path, which a URL may have as it is, is but a name for what
// belongs there: ":id", "$HOME", but not "$price".
func IsFillIn(s string) bool {
	name, ofShell := strings.CutPrefix(s, "$")
	return ofShell && isCapitals(name) || strings.HasPrefix(s, ":") && isWord(s[1:])
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
