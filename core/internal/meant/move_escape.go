package meant

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// moveEscapedWhole decodes a URL that was escaped as a whole to stand in another: "http%3A%2F%2Fh%2F" becomes "http://h/".
func moveEscapedWhole(text string, p parts) []variant {
	low := octet.LowerString(text)
	n := strings.Index(low, "%3a")
	if n < 0 || p.scheme != "" || langOf(low[:n]) == nil {
		return nil
	}
	var edits []Edit
	for i := 0; i < len(text); i++ {
		if !octet.IsEscape(text, i) {
			continue
		}
		if b := octet.Value(text, i); b > ' ' && b < 0x7F && strings.IndexByte(neverRaw, b) < 0 || b == '%' {
			edits = append(edits, Edit{i, i + 3, string(rune(b))})
		}
		i += 2
	}
	return []variant{{edits: edits}}
}

// moveEscapedHost decodes the escapes of a host and of the delimiters about it: "www%2Eh.org" becomes "www.h.org".
func moveEscapedHost(text string, p parts) []variant {
	var edits []Edit
	extra := 0
	for i := p.host.start; i < p.login.end; i++ {
		if !octet.IsEscape(text, i) {
			continue
		}
		b := octet.Value(text, i)
		if b == '/' && !isHostport(text[p.host.start:i]) { // rather that of a user
			extra = 20
		}
		if meant, ok := hostOctet(b); ok {
			edits = append(edits, Edit{i, i + 3, meant})
		}
		i += 2
	}
	return plus(extra, all(edits))
}

// hostOctet returns what an escaped octet of a host stands for: the "." of "%2E", nothing where it is a space.
func hostOctet(b byte) (string, bool) {
	if isAlphaDigit(b) || strings.IndexByte(".:-/", b) >= 0 {
		return string(rune(b)), true
	}
	return "", b == ' '
}

// moveUnicodeEscape writes what programs write for a character as escapes of UTF-8: "http://h/%u3042" → "http://h/%E3%81%82".
func moveUnicodeEscape(text string, p parts) []variant {
	var edits []Edit
	for i := 0; i+len("%u3042") <= len(text); i++ {
		if sign := text[i : i+2]; sign != "%u" && sign != `\u` {
			continue
		}
		end := i + len("%u3042")
		if n, err := strconv.ParseUint(text[i+2:end], 16, 16); err == nil && utf8.ValidRune(rune(n)) {
			edits = append(edits, Edit{i, end, plainOrEscaped(rune(n))})
			i = end - 1
		}
	}
	return all(edits)
}
