package meant

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// defanged is what is done to links so that nobody follows them.
var defanged = pairs{
	{"hxxps", "https"}, {"hxxp", "http"}, {"fxp://", "ftp://"}, {"h**p", "http"}, {"meow://", "http://"},
	{"[://]", "://"}, {"[:]//", "://"}, {"[:]", ":"}, {"[.]", "."}, {"(.)", "."}, {"{.}", "."}, {"<.>", "."}, {"[dot]", "."}, {"(dot)", "."}, {"{dot}", "."}, {"_dot_", "."},
	{"[at]", "@"}, {"(at)", "@"}, {"{at}", "@"}, {"_at_", "@"}, {"[@]", "@"}, {"(@)", "@"}, {" [at] ", "@"}, {"<at>", "@"},
	{"[/]", "/"}, {"[.", "."}, {"\\.", "."}, {".nospam.", "."}, {"nospam.", ""}, {".nospam", ""}, {".remove-this", ""}, {"-nospam", ""}, {".invalid", ""},
}

// signWords are the words for signs.
var signWords = pairs{
	{" colon slash slash ", "://"}, {" dot ", "."}, {" punkt ", "."}, {" point ", "."}, {" slash ", "/"}, {" at ", "@"}, {" dash ", "-"}, {" minus ", "-"}, {" hyphen ", "-"}, {" underscore ", "_"}, {" colon ", ":"}, {" question mark ", "?"}, {" equals ", "="}, {" ampersand ", "&"}, {" tilde ", "%7E"}, {" (dot) ", "."}, {" [dot] ", "."}, {" (at) ", "@"}, {" [at] ", "@"},
}

// tildes are what is written where "~" was meant. Section 5 does not allow a raw one.
var tildes = pairs{
	{"˜", "%7E"}, {"¯", "%7E"}, {"〜", "%7E"}, {"～", "%7E"}, {"∼", "%7E"}, {"˷", "%7E"}, {"(tilde)", "%7E"}, {"[tilde]", "%7E"}, {"`", "%7E"}, {`$\sim$`, "%7E"}, {`\sim`, "%7E"}, {`\~{}`, "%7E"}, {`\~`, "%7E"}, {`\textasciitilde `, "%7E"}, {`\string~`, "%7E"}, {"%5Csim", "%7E"}, {"%5C~", "%7E"}, {"~", "%7E"}, {"&tilde;", "%7E"}, {"&#126;", "%7E"}, {`\textasciitilde{}`, "%7E"}, {`\textasciitilde`, "%7E"}, {"{~}", "%7E"}, {`$\tilde{}$`, "%7E"}, {"(~)", "%7E"},
}

// glyphs are signs of input methods and printers, and ligatures, each with what it means.
var glyphs = map[rune]string{
	'。': ".", '｡': ".", '、': "/", '・': "/", '～': "%7E", '〜': "%7E", '\u3000': "%20",
	'’': "'", '‘': "'", 'ʼ': "'", '′': "'", '“': "%22", '”': "%22", '„': "%22", '″': "%22",
	'‐': "-", '‑': "-", '‒': "-", '−': "-", '×': "x", '⁄': "/", '∕': "/", '․': ".", '‚': ",", '∶': ":",
	'\u2009': "%20", '\u202f': "%20", '\u00a0': "%20", '\u2002': "%20", '\u2003': "%20", '⁓': "%7E",
	'ﬀ': "ff", 'ﬁ': "fi", 'ﬂ': "fl", 'ﬃ': "ffi", 'ﬄ': "ffl", 'ﬅ': "st", 'ﬆ': "st", 'ĳ': "ij", 'Ĳ': "IJ",
}

// hostGlyphs are dashes and dots that are written in a host; elsewhere a URL may well mean them, since names have them.
var hostGlyphs = pairs{{"–", "-"}, {"—", "-"}, {"·", "."}, {"‧", "."}, {"•", "."}, {"∙", "."}, {"･", "."}}

// glyphAt reads a character that a program writes for another, and one that nobody sees: "h" for "ｈ".
func glyphAt(s string) (string, int) {
	r, size := utf8.DecodeRuneInString(s)
	switch meant, ok := glyphs[r]; {
	case ok:
		return meant, size
	case 0xFF01 <= r && r <= 0xFF5D:
		return string(r - 0xFEE0), size
	case unicode.In(r, unicode.Cf, unicode.Variation_Selector), unicode.IsControl(r) && strings.IndexByte("\t\r\n", s[0]) < 0:
		return "", size
	}
	return "", 0
}

// latinAt reads a letter of another script that looks like a Latin one: "a" for the Cyrillic one.
func latinAt(s string) (string, int) {
	r, size := utf8.DecodeRuneInString(s)
	if latin := glyph.Latin(r); latin > 0 {
		return string(rune(latin)), size
	}
	return "", 0
}

// entities are the names of HTML that are met in URLs, and what they stand for. Digits stand for themselves.
var entities = map[string]string{
	"amp": "&", "lt": "%3C", "gt": "%3E", "quot": "%22", "apos": "'", "nbsp": "%20",
	"eacute": "%C3%A9", "egrave": "%C3%A8", "ecirc": "%C3%AA", "agrave": "%C3%A0", "aacute": "%C3%A1", "acirc": "%C3%A2",
	"auml": "%C3%A4", "ouml": "%C3%B6", "uuml": "%C3%BC", "Auml": "%C3%84", "Ouml": "%C3%96", "Uuml": "%C3%9C", "szlig": "%C3%9F",
	"ccedil": "%C3%A7", "ntilde": "%C3%B1", "oacute": "%C3%B3", "uacute": "%C3%BA", "iacute": "%C3%AD", "aring": "%C3%A5", "oslash": "%C3%B8", "aelig": "%C3%A6",
	"iuml": "%C3%AF", "euml": "%C3%AB", "ocirc": "%C3%B4", "ugrave": "%C3%B9", "igrave": "%C3%AC", "hellip": "%E2%80%A6", "ndash": "%E2%80%93", "mdash": "%E2%80%94", "euro": "%E2%82%AC", "copy": "%C2%A9", "reg": "%C2%AE",
	"sol": "/", "colon": ":", "period": ".", "num": "%23", "commat": "@", "equals": "=", "quest": "?", "lowbar": "_", "plus": "+", "percnt": "%25", "Tab": "%09", "NewLine": "%0A", "tilde": "%7E", "comma": ",", "semi": ";",
}

// longestEntity is how many octets stand at most between the "&" and the ";" of an entity.
const longestEntity = 10

// entityAt returns what the entity means that s begins with, and how long it is: "&" and 5 of "&amp;b". It is 0 for none. An ampersand
// may be written so again: "&amp;amp;b" has "&" and 9.
func entityAt(s string) (meant string, length int) {
	for at := len("&"); s[0] == '&'; at = length {
		end := strings.IndexByte(s[at:min(len(s), at+longestEntity+len(";"))], ';')
		if end < 1 {
			break
		}
		name := s[at : at+end]
		one, ok := entities[name]
		if r, isNumber := numbered(name); isNumber {
			one, ok = plainOrEscaped(r), true
		}
		if !ok {
			break
		}
		if meant, length = one, at+end+1; meant != "&" {
			break
		}
	}
	return meant, length
}

// numbered returns the character that an entity gives by its number: "é" of "#233" and "#xE9".
func numbered(name string) (rune, bool) {
	digits, ok := strings.CutPrefix(name, "#")
	if !ok { // of most: strconv allocates for what is no number
		return 0, false
	}
	base := 10
	if digits != "" && digits[0]|0x20 == 'x' {
		base, digits = 16, digits[1:]
	}
	n, err := strconv.ParseUint(digits, base, 32)
	return rune(n), err == nil
}

// plainOrEscaped returns a character as a URL may hold it: "&" as it is, "%20" for a space.
func plainOrEscaped(r rune) string {
	s := string(r)
	if r < 0x7F && r > ' ' && strings.IndexByte(unsafeOctets+"#%", byte(r)) < 0 {
		return s
	}
	return escapes(s)
}

// printedAt reads what mail writes for "=" and for characters of UTF-8, which are octets side by side (RFC 2045): "=3D", "=C3=A9".
func printedAt(s string) (string, int) {
	n := 0
	for isHighPrinted(s[n:]) {
		n += len("=C3")
	}
	switch {
	case n > len("=C3"):
		return strings.ReplaceAll(s[:n], "=", "%"), n
	case strings.HasPrefix(s, "=3D"):
		return "=", len("=3D")
	}
	return "", 0
}

// unicodeAt reads what programs write for a character: "%u3042", "\u3042" for its escapes.
func unicodeAt(s string) (string, int) {
	const size = len("%u3042")
	if len(s) < size || s[1] != 'u' {
		return "", 0
	}
	n, err := strconv.ParseUint(s[2:size], 16, 16)
	if err != nil || !utf8.ValidRune(rune(n)) {
		return "", 0
	}
	return plainOrEscaped(rune(n)), size
}

// plainAt reads an escape of an octet that needs none where a URL was escaped as a whole: "/" for "%2F", "%" for "%25".
func plainAt(s string) (string, int) {
	if !octet.IsEscape(s, 0) {
		return "", 0
	}
	b := octet.Value(s, 0)
	if plain := string(rune(b)); b == '%' || plainOrEscaped(rune(b)) == plain {
		return plain, len("%XX")
	}
	return "", 0
}

// hostOctetAt reads an escape of what a host, or what is about it, has as it is: "." for "%2E", nothing for a blank.
func hostOctetAt(s string) (string, int) {
	if !octet.IsEscape(s, 0) {
		return "", 0
	}
	switch b := octet.Value(s, 0); {
	case octet.IsAlphaDigit(b), strings.IndexByte(".-[]", b) >= 0:
		return string(rune(b)), len("%XX")
	case b == ' ':
		return "", len("%XX")
	}
	return "", 0
}

// unsafeOctets are those that no URL is allowed to have. "#" is not among them, because a fragment can follow it.
const unsafeOctets = "\x00\x80 <>\"{}|\\^~[]`"

// isUnsafe reports whether no URL is allowed to have b: " ", "\xff", not "#", because a fragment can follow it.
func isUnsafe(b byte) bool {
	return b >= 0x7F || b < ' ' || strings.IndexByte(unsafeOctets, b) >= 0
}

// asciiHost returns a host of another script in its ASCII form (RFC 5891), where that needs no more mapping than to small letters:
// "xn--bcher-kva.example" for "bücher.example"; "" for another.
func asciiHost(host string) string {
	decoded := unescape(host)
	if octet.IsASCII(decoded) {
		return ""
	}
	labels := strings.Split(decoded, ".")
	for i, label := range labels {
		if octet.IsASCII(label) {
			continue
		}
		ascii, ok := punycode.Encode(strings.ToLower(label))
		if !ok || strings.ContainsFunc(label, isNoHostRune) {
			return ""
		}
		labels[i] = ascii
	}
	return strings.Join(labels, ".")
}

// isNoHostRune reports whether no name of a host may have r as it is: "©", "\u0301", not "é". The first is no
// letter; the second, an accent, would have to be composed with the letter in front of it.
func isNoHostRune(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' }

// unescape returns s with the octets that its escapes stand for: "a b" of "a%20b".
func unescape(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	var buf [64]byte // for most: else it is allocated
	return string(octet.AppendDecoded(buf[:0], s))
}
