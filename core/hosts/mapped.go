package hosts

import (
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// octets reads a host octet by octet, as it is when escapes are decoded and characters mapped by UTS 46.
type octets struct {
	s        string
	start    int      // of the character that was read last
	at       int      // of the next one
	rest     string   // what is left of a character that stands for more than one octet
	spelling Spelling // of what was read
}

// foreign stands for a character that is in no address.
const foreign = 0xFF

// next returns the next octet, letters in lower case, or foreign. At the end it returns false.
func (o *octets) next() (c byte, ok bool) {
	for o.rest == "" {
		if o.at >= len(o.s) {
			return 0, false
		}
		o.start = o.at
		r, end, escaped := character(o.s, o.at)
		o.at = end
		if escaped {
			o.spelling |= SpellingEscaped
		}
		if r < utf8.RuneSelf {
			return octet.Lower(byte(r)), true
		}
		text, kind := mappedTo(r)
		if kind == 0 {
			return foreign, true
		}
		o.rest = text
		o.spelling |= kind
	}
	c, o.rest = o.rest[0], o.rest[1:]
	return c, true
}

// character returns the character of s at offset at, whose octets may be escapes, and where it ends. For octets that are not
// UTF-8 it returns U+FFFD.
func character(s string, at int) (r rune, end int, escaped bool) {
	var buf [utf8.UTFMax]byte
	var ends [utf8.UTFMax]int
	n, end := 0, at
	for n < len(buf) && end < len(s) {
		if octet.IsEscape(s, end) {
			buf[n] = octet.Value(s, end)
			escaped = true
			end += len("%XX")
		} else {
			buf[n] = s[end]
			end++
		}
		ends[n] = end
		if n++; buf[0] < utf8.RuneSelf || utf8.FullRune(buf[:n]) {
			break
		}
	}
	r, size := utf8.DecodeRune(buf[:n])
	return r, ends[size-1], escaped
}

// A mapping says that UTS 46 maps the characters from lo to hi to octets that an address may have.
type mapping struct {
	lo, hi rune
	kind   Spelling
	to     target
	n      int // the number that lo is mapped to; of a letter, how far it is behind "a"
}

// A target is what a mapping leads to.
type target uint8

const (
	toNothing target = iota
	toDot
	toNumber // the next number for each character
	toDigit  // the same, and behind 9 comes 0
	toLetter // the next letter for each character, and behind "z" comes "a"
)

// targets are the texts that a target begins with, in two octets each, which blanks fill up. The letters that are in no address are "-".
var targets = [...]string{
	toNothing: "  ",
	toDot:     " .",
	toNumber: " 0 1 2 3 4 5 6 7 8 910111213141516171819" +
		"20212223242526272829303132333435363738394041424344454647484950",
	toDigit:  " 0 1 2 3 4 5 6 7 8 9",
	toLetter: " a b c d e f - - - - - - - - - - - - - - - - - x - -",
}

// mappings are all characters of Unicode 15 that UTS 46 maps to octets of an address of IPv4, without the characters of
// mappedTexts.
var mappings = [...]mapping{
	{0x00AD, 0x00AD, SpellingUnseen, toNothing, 0},
	{0x00AA, 0x00AA, SpellingStyled, toLetter, 0},
	{0x00B2, 0x00B3, SpellingStyled, toNumber, 2},
	{0x00B9, 0x00B9, SpellingStyled, toNumber, 1},
	{0x034F, 0x034F, SpellingUnseen, toNothing, 0},
	{0x180B, 0x180D, SpellingUnseen, toNothing, 0},
	{0x180F, 0x180F, SpellingUnseen, toNothing, 0},
	{0x200B, 0x200B, SpellingUnseen, toNothing, 0},
	{0x2060, 0x2060, SpellingUnseen, toNothing, 0},
	{0x2064, 0x2064, SpellingUnseen, toNothing, 0},
	{0x2070, 0x2070, SpellingStyled, toNumber, 0},
	{0x2074, 0x2079, SpellingStyled, toNumber, 4},
	{0x2080, 0x2089, SpellingStyled, toNumber, 0},
	{0x2460, 0x2473, SpellingCircled, toNumber, 1},
	{0x24B6, 0x24CF, SpellingCircled, toLetter, 0},
	{0x24D0, 0x24E9, SpellingCircled, toLetter, 0},
	{0x24EA, 0x24EA, SpellingCircled, toNumber, 0},
	{0x3002, 0x3002, SpellingDots, toDot, 0},
	{0x3251, 0x325F, SpellingCircled, toNumber, 21},
	{0x32B1, 0x32BF, SpellingCircled, toNumber, 36},
	{0xFE00, 0xFE0F, SpellingUnseen, toNothing, 0},
	{0xFEFF, 0xFEFF, SpellingUnseen, toNothing, 0},
	{0xFF0E, 0xFF0E, SpellingWide, toDot, 0},
	{0xFF10, 0xFF19, SpellingWide, toNumber, 0},
	{0xFF21, 0xFF3A, SpellingWide, toLetter, 0},
	{0xFF41, 0xFF5A, SpellingWide, toLetter, 0},
	{0xFF61, 0xFF61, SpellingDots, toDot, 0},
	{0x1BCA0, 0x1BCA3, SpellingUnseen, toNothing, 0},
	{0x1D400, 0x1D49C, SpellingStyled, toLetter, 0}, // and so on, without the code points between them, which are no characters: these letters stand elsewhere
	{0x1D49E, 0x1D49F, SpellingStyled, toLetter, 2},
	{0x1D4A2, 0x1D4B9, SpellingStyled, toLetter, 6},
	{0x1D4BB, 0x1D505, SpellingStyled, toLetter, 5},
	{0x1D507, 0x1D539, SpellingStyled, toLetter, 3},
	{0x1D53B, 0x1D6A3, SpellingStyled, toLetter, 3},
	{0x1D7CE, 0x1D7FF, SpellingStyled, toDigit, 0},
	{0x1F130, 0x1F149, SpellingStyled, toLetter, 0},
	{0x1FBF0, 0x1FBF9, SpellingStyled, toNumber, 0},
	{0xE0100, 0xE01EF, SpellingUnseen, toNothing, 0},
}

// mappedTexts are the characters without a row in mappings, by what they are mapped to.
var mappedTexts = [...]struct{ characters, text string }{
	{"ᴬᵃₐ", "a"}, {"ᴮᵇℬ", "b"}, {"ᶜℂℭⅭⅽꟲ🄫", "c"}, {"ᴰᵈⅅⅆⅮⅾ", "d"}, {"ᴱᵉₑℯℰⅇ", "e"}, {"ᶠℱꟳ", "f"}, {"ˣₓⅩⅹ", "x"},
	{"㍲", "da"}, {"㏄", "cc"}, {"㏅🄭", "cd"}, {"㏈", "db"}, {"ﬀ", "ff"}, {"℻", "fax"},
}

// mappedTo returns the octets that UTS 46 maps a character to, and which kind of spelling that is. It returns 0 for a
// character that is not mapped, or is mapped to anything that is in no address of IPv4.
func mappedTo(r rune) (text string, kind Spelling) {
	for i := range mappings {
		if m := &mappings[i]; m.lo <= r && r <= m.hi {
			return m.of(r)
		}
	}
	for i := range mappedTexts {
		if strings.ContainsRune(mappedTexts[i].characters, r) {
			return mappedTexts[i].text, SpellingStyled
		}
	}
	return "", 0
}

// of is mappedTo for a character of the row.
func (m *mapping) of(r rune) (text string, kind Spelling) {
	list := targets[m.to]
	at := 2 * (m.n + int(r-m.lo)) % len(list)
	if text = strings.TrimLeft(list[at:at+2], " "); text == "-" {
		return "", 0
	}
	return text, m.kind
}
