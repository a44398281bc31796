package octet

// Lower returns b, as a small letter if it is a letter of US-ASCII.
func Lower(b byte) byte {
	if 'A' <= b && b <= 'Z' {
		return b + ('a' - 'A')
	}
	return b
}

// Upper returns b, as a capital letter if it is a letter of US-ASCII.
func Upper(b byte) byte {
	if 'a' <= b && b <= 'z' {
		return b - ('a' - 'A')
	}
	return b
}

// ToLower writes the letters of US-ASCII in b as small letters.
func ToLower(b []byte) {
	for i := range b {
		b[i] = Lower(b[i])
	}
}

// LowerString returns s with small letters of US-ASCII. The length stays the same.
func LowerString(s string) string { return changeCase(s, 'A', 'Z', 0x20) }

// UpperString returns s with capital letters of US-ASCII. The length stays the same.
func UpperString(s string) string { return changeCase(s, 'a', 'z', 0x20) }

// changeCase flips a bit in each octet between from and to. Most texts need no copy.
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

// EqualFold reports whether a and b are equal, ignoring the case of US-ASCII letters.
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

// HasPrefixFold reports whether s begins with prefix, ignoring the case of US-ASCII letters.
func HasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && EqualFold(s[:len(prefix)], prefix)
}

// IsAlpha reports whether b is a letter of US-ASCII.
func IsAlpha(b byte) bool { return 'a' <= b|0x20 && b|0x20 <= 'z' }

// IsDigit reports whether b is a decimal digit.
func IsDigit(b byte) bool { return '0' <= b && b <= '9' }

// IsAlphaDigit reports whether b is either.
func IsAlphaDigit(b byte) bool { return IsAlpha(b) || IsDigit(b) }

// IsScheme reports whether s is the name of a scheme by RFC 3986, section 3.1: it begins with a letter.
func IsScheme(s string) bool {
	return s != "" && IsAlpha(s[0]) && ClassesOf(s)&All&^Scheme == 0
}

// IsDigits reports whether s is one decimal digit or more.
func IsDigits(s string) bool {
	for i := range len(s) {
		if !IsDigit(s[i]) {
			return false
		}
	}
	return s != ""
}

// IsASCII reports whether all octets of s are of US-ASCII.
func IsASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
