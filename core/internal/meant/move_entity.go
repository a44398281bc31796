package meant

import (
	"strings"

	"urlscope/core/octet"
)

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
	base, isOne := 10, isDigit
	if ok && digits != "" && digits[0]|0x20 == 'x' {
		base, isOne, digits = 16, octet.IsHex, digits[1:]
	}
	if !ok || digits == "" {
		return 0, false
	}
	n := 0
	for i := range len(digits) { // ten of them at most
		if !isOne(digits[i]) {
			return 0, false
		}
		n = n*base + int(octet.Unhex(digits[i]))
	}
	return rune(n), true
}

// plainOrEscaped returns a character as a URL may hold it: "&" as it is, "%20" for a space.
func plainOrEscaped(r rune) string {
	s := string(r)
	if r < 0x7F && r > ' ' && strings.IndexByte(neverRaw+"%", byte(r)) < 0 {
		return s
	}
	return escapes(s)
}

// moveEntity writes what the entities of HTML mean: "a&amp;b" becomes "a&b".
func moveEntity(text string, p parts) []variant {
	return all(replaced(text, 0, len(text), func(at int) (string, int) { return entityAt(text[at:]) }))
}
