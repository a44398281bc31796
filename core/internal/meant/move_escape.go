package meant

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// moveEscapedWhole decodes a URL that was escaped as a whole to be a part of another: "http%3A%2F%2Fh%2F" becomes
// "http://h/".
func moveEscapedWhole(text string, p parts) []variant {
	low := octet.LowerString(text)
	n := strings.Index(low, "%3a")
	if n < 0 || p.scheme != "" || langOf(low[:n]) == nil {
		return nil
	}
	return together(replaced(text, 0, len(text), func(i int) (string, int) {
		if !octet.IsEscape(text, i) {
			return "", 0
		}
		if b := octet.Value(text, i); b == '%' || plainOrEscaped(rune(b)) == string(rune(b)) {
			return string(rune(b)), len("%XX")
		}
		return text[i : i+len("%XX")], 0
	}))
}

// moveEscapedHost decodes the escapes of a host and of the delimiters about it: "www%2Eh.org" becomes "www.h.org".
func moveEscapedHost(text string, p parts) []variant {
	extra := 0
	edits := replaced(text, p.host.start, p.login.end, func(i int) (string, int) {
		if !octet.IsEscape(text, i) {
			return "", 0
		}
		switch b := octet.Value(text, i); {
		case isAlphaDigit(b), strings.IndexByte(".:-/", b) >= 0:
			if b == '/' && !isHostport(text[p.host.start:i]) { // rather the slash of a user
				extra = 20
			}
			return string(rune(b)), len("%XX")
		case b == ' ':
			return "", len("%XX")
		}
		return "", 0
	})
	return plus(extra, all(edits))
}

// moveUnicodeEscape writes what programs write for a character as escapes of UTF-8: "http://h/%u3042" → "http://h/%E3%81%82".
func moveUnicodeEscape(text string, p parts) []variant {
	return all(replaced(text, 0, len(text)-len("u3042"), func(i int) (string, int) {
		end := i + len("%u3042")
		if sign := text[i : i+2]; sign == "%u" || sign == `\u` {
			if n, err := strconv.ParseUint(text[i+2:end], 16, 16); err == nil && utf8.ValidRune(rune(n)) {
				return plainOrEscaped(rune(n)), len("%u3042")
			}
		}
		return "", 0
	}))
}
