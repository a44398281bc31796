package octet

// A Class is a set of octets: the union of the character classes of section 5, each a bit. Reserved and safe octets
// that some production treats differently have their own bits. So the octets that a part allows are one Class, too, and
// the test of an octet is one AND.
type Class uint32

// The classes every octet falls into. Each octet is in exactly one of them; ClassOf
// gives the letters A to F the bit HexAlpha besides.
const (
	Lowalpha   Class = 1 << iota // a to z
	Hialpha                      // A to Z
	Digit                        // 0 to 9
	Dollar                       // $ (safe)
	Hyphen                       // - (safe)
	Underscore                   // _ (safe)
	Dot                          // . (safe)
	Plus                         // + (safe)
	Extra                        // ! * ' ( ) ,
	Semicolon                    // ; (reserved)
	Slash                        // / (reserved)
	Question                     // ? (reserved)
	Colon                        // : (reserved)
	At                           // @ (reserved)
	Ampersand                    // & (reserved)
	Equals                       // = (reserved)
	Backslash                    // \ (national)
	Tilde                        // ~ (national)
	Brace                        // { } | ^ [ ] ` (national)
	Angle                        // < > and the quote mark
	Hash                         // #
	Percent                      // %
	Space                        // 20 hexadecimal
	Break                        // TAB, LF and CR: white space that a line break brings
	Control                      // the other octets of 00 to 1F, and 7F
	NonASCII                     // 80 to FF
	HexAlpha                     // A to F and a to f
)

// The sets that section 5 builds from the classes. A uchar or an xchar may also
// be an escape; Percent stands for that in a set, and whether two hexadecimal
// digits follow is looked at apart.
const (
	Alpha      = Lowalpha | Hialpha
	AlphaDigit = Alpha | Digit
	Safe       = Dollar | Hyphen | Underscore | Dot | Plus
	Reserved   = Semicolon | Slash | Question | Colon | At | Ampersand | Equals
	Unreserved = AlphaDigit | Safe | Extra
	National   = Backslash | Tilde | Brace
	Unsafe     = National | Angle | Hash | Percent | Space // section 2.2
	UChar      = Unreserved | Percent
	XChar      = UChar | Reserved

	Scheme = AlphaDigit | Plus | Hyphen | Dot // of the name of a scheme (section 2.1)

	White = Space | Break // white space
	All   = HexAlpha - 1  // each of the classes that every octet falls into
	Any   = ^Class(0)     // HexAlpha, too
)

// ClassOf returns the classes of octet b: "a" is a small letter and a hexadecimal digit.
func ClassOf(b byte) Class { return classes[b] }

// classes holds the class of every octet. It is filled from the lists of section
// 5, which a reader can compare with the RFC line by line.
var classes = func() (t [256]Class) {
	for _, row := range []struct {
		class  Class
		octets string
	}{
		{Lowalpha, "abcdefghijklmnopqrstuvwxyz"},
		{Hialpha, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"},
		{Digit, "0123456789"},
		{HexAlpha, "ABCDEFabcdef"},
		{Dollar, "$"}, {Hyphen, "-"}, {Underscore, "_"}, {Dot, "."}, {Plus, "+"},
		{Extra, "!*'(),"},
		{Semicolon, ";"}, {Slash, "/"}, {Question, "?"}, {Colon, ":"}, {At, "@"}, {Ampersand, "&"}, {Equals, "="},
		{Backslash, "\\"}, {Tilde, "~"}, {Brace, "{}|^[]`"},
		{Angle, "<>\""}, {Hash, "#"}, {Percent, "%"},
		{Space, " "}, {Break, "\t\n\r"},
	} {
		for i := range len(row.octets) {
			t[row.octets[i]] |= row.class
		}
	}
	for b := range 256 {
		switch {
		case b >= 0x80:
			t[b] = NonASCII
		case t[b] == 0:
			t[b] = Control
		}
	}
	return t
}()

// ClassesOf returns the classes of the octets of s: Alpha and Dot for "h.org". It reads eight octets at a time.
// The last read overlaps the one before, which is harmless for a union and saves a branchy tail loop.
func ClassesOf(s string) (seen Class) {
	n := len(s)
	if n < 8 {
		for i := range n {
			seen |= classes[s[i]]
		}
		return seen
	}
	if n < 16 {
		return classesOf8(s) | classesOf8(s[n-8:])
	}
	for rest := s; len(rest) > 16; rest = rest[16:] { // two are faster still
		seen |= classesOf8(rest) | classesOf8(rest[8:])
	}
	return seen | classesOf8(s[n-16:]) | classesOf8(s[n-8:])
}

// Before returns how many octets of s come before the first one of the class stop, and the classes of
// those octets. If no octet has the class stop, it returns len(s).
func Before(s string, stop Class) (n int, seen Class) {
	rest := s
	for ; len(rest) > 8; rest = rest[8:] {
		c := classesOf8(rest)
		if c&stop != 0 {
			return classesBy1(s, len(s)-len(rest), stop, seen)
		}
		seen |= c
	}
	if len(s) >= 8 {
		if c := classesOf8(s[len(s)-8:]); c&stop == 0 {
			return len(s), seen | c
		}
	}
	return classesBy1(s, len(s)-len(rest), stop, seen)
}

// classesBy1 is Before one octet at a time. It starts at offset n; the octets before n have the classes
// seen.
func classesBy1(s string, n int, stop, seen Class) (int, Class) {
	for ; n < len(s); n++ {
		c := classes[s[n]]
		if c&stop != 0 {
			break
		}
		seen |= c
	}
	return n, seen
}

func classesOf8(s string) Class {
	_ = s[7]
	return classes[s[0]] | classes[s[1]] | classes[s[2]] | classes[s[3]] |
		classes[s[4]] | classes[s[5]] | classes[s[6]] | classes[s[7]]
}

// IsBlank reports whether s contains only white space. The empty text is blank.
func IsBlank(s string) bool { return ClassesOf(s)&All&^White == 0 }
