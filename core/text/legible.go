package text

import "strings"

// Legible is [ShowAll], except that a space between two printed characters stays: "a b‹SP›" for "a b ". Use it for
// decoded text.
func Legible(plain string) string {
	list := units(plain)
	for i := 1; i+1 < len(list); i++ {
		if list[i] == "‹SP›" && printed(list[i-1]) && printed(list[i+1]) {
			list[i] = " "
		}
	}
	return strings.Join(list, "")
}

// printed reports whether a unit is a character and not the name of an octet: "a" and "‹", but not "‹SP›".
func printed(unit string) bool { return !strings.HasPrefix(unit, "‹") || unit == "‹" }

// ShortName returns the short name of an octet that is not printable: "CR" for "\r", or hex digits such as "00".
func ShortName(b byte) string { return octetSign(b) }
