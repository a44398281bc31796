package text

import "strings"

// Legible is [ShowAll] but for a space that stands between two other printed
// characters, which is seen as it is: "a b‹SP›" for "a b ". It is how text is shown
// that octets stand for, whatever they are.
func Legible(plain string) string {
	list := units(plain)
	for i := 1; i+1 < len(list); i++ {
		if list[i] == "‹SP›" && printed(list[i-1]) && printed(list[i+1]) {
			list[i] = " "
		}
	}
	return strings.Join(list, "")
}

// printed reports whether a unit is the octets themselves and not their names: "a",
// "‹", not "‹SP›".
func printed(unit string) bool { return !strings.HasPrefix(unit, "‹") || unit == "‹" }

// ShortName returns the short name of octet b, which has no printed form: "CR" for
// "\r", or in hexadecimal, when the wire names it in no other way, "00" for "\x00".
func ShortName(b byte) string { return octetSign(b) }
