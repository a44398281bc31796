package octet

// Lower returns b as a small letter, "h" for "H", when it is a letter of US-ASCII; else b.
func Lower(b byte) byte {
	if 'A' <= b && b <= 'Z' {
		return b + ('a' - 'A')
	}
	return b
}

// Upper returns b as a capital letter, "H" for "h", when it is a letter of US-ASCII; else b.
func Upper(b byte) byte {
	if 'a' <= b && b <= 'z' {
		return b - ('a' - 'A')
	}
	return b
}

// ToLower writes the letters of US-ASCII in b small: "HTTP" becomes "http", "É" stays.
func ToLower(b []byte) {
	for i := range b {
		b[i] = Lower(b[i])
	}
}

// LowerString returns s with the letters of US-ASCII small, as many octets: "http" for "HTTP".
func LowerString(s string) string { return changeCase(s, 'A', 'Z', 0x20) }

// UpperString returns s with the letters of US-ASCII as capitals, as many octets: "HTTP" for "http".
func UpperString(s string) string { return changeCase(s, 'a', 'z', 0x20) }

// changeCase flips a bit of the octets from one to another: 20 (hex) in those from "A" to "Z" writes "http" for
// "HTTP". Most texts need no copy.
func changeCase(s string, from, to, bit byte) string {
	for i := range len(s) {
		if from <= s[i] && s[i] <= to {
			b := []byte(s)
			for ; i < len(b); i++ {
				if from <= b[i] && b[i] <= to {
					b[i] ^= bit
				}
			}
			return string(b)
		}
	}
	return s
}

// EqualFold reports whether a and b are the same but for the case of the letters of US-ASCII: "HTTP" and "http".
func EqualFold(a, b string) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range len(a) {
		if Lower(a[i]) != Lower(b[i]) {
			return false
		}
	}
	return true
}

// HasPrefixFold reports whether s begins with prefix, ignoring the case of the letters of US-ASCII: "URL:x" with "url:".
func HasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && EqualFold(s[:len(prefix)], prefix)
}
