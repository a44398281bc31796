package meant

import (
	"strings"
	"unicode/utf16"
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
	return all(escaped(text, utf16Escape))
}

// escaped returns the edits for what read finds in text: what it means, and its length. It is "%E3%81%82"
// for the "%u3042" of "a%u3042".
func escaped(text string, read func(text string, i int) (string, int)) (edits []Edit) {
	for i := 0; i < len(text); i++ {
		if s, n := read(text, i); n > 0 {
			edits = append(edits, Edit{i, i + n, s})
			i += n - 1
		}
	}
	return edits
}

// utf16Escape reads one or two units of UTF-16 at text[i]: "\ud83d\ude00" is one character.
func utf16Escape(text string, i int) (string, int) {
	r, ok := unit(text, i)
	if !ok {
		return "", 0
	}
	if low, ok := unit(text, i+6); ok && utf16.DecodeRune(r, low) != utf8.RuneError {
		return escapes(string(utf16.DecodeRune(r, low))), 12
	}
	if !utf8.ValidRune(r) {
		return "", 0
	}
	return plainOrEscaped(r), 6
}

// unit returns the unit of UTF-16 that stands at text[i] as "%u3042" or "\u3042".
func unit(text string, i int) (r rune, ok bool) {
	if i+5 >= len(text) || text[i] != '%' && text[i] != '\\' || text[i+1] != 'u' {
		return 0, false
	}
	for j := i + 2; j < i+6; j++ {
		if !octet.IsHex(text[j]) {
			return 0, false
		}
		r = r<<4 | rune(octet.Unhex(text[j]))
	}
	return r, true
}
