package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveQuotedPrintable undoes the encoding of mail (RFC 2045), which writes an octet as "=" and two digits, and "=" at the end of a
// line: "http://h/?a=3D1" → "http://h/?a=1"; "http://h/caf=C3=A9" → "http://h/caf%C3%A9".
func moveQuotedPrintable(text string, p parts) []variant {
	return all(printable(text, p))
}

// printable returns the edits that undo the encoding of mail: "http://h/caf=C3=A9" → "http://h/caf%C3%A9".
func printable(text string, p parts) (edits []Edit) {
	for i := p.data; ; i++ {
		n := strings.IndexByte(text[i:], '=')
		if n < 0 {
			return edits
		}
		i += n
		switch b, ok := printed(text, i); {
		case ok && (b == '=' || b >= 0x80 || i <= p.question && !beginsValue(text, i)) && isUTF8(b, text, i, edits):
			edits = append(edits, Edit{i, i + 3, asPrinted(b)})
			i += 2
		case i+1 == len(text) && isLineEnd(p):
			edits = append(edits, Edit{i, i + 1, ""})
		}
	}
}

// beginsValue reports whether an "=" stands in front of the value of a field, which "&" begins: "&t=27".
func beginsValue(text string, i int) bool {
	return strings.HasSuffix(strings.TrimRightFunc(text[:i], func(r rune) bool { return r < 0x80 && isAlphaDigit(byte(r)) }), "&")
}

// isLineEnd reports whether an "=" that ends a URL is one of mail, which ends a line: "http://h/x=", not
// "http://h/?x=", in which it is one of a field.
func isLineEnd(p parts) bool {
	return p.question == len(p.text) && p.slashes && p.scheme != "prospero"
}

// printed returns the octet that "=" and two digits stand for at text[i], one that mail
// encodes: '=' of "=3D", none of "=41", which would be an "A".
func printed(text string, i int) (byte, bool) {
	if text[i] != '=' || i+2 >= len(text) || !isUpperHex(text[i+1]) || !isUpperHex(text[i+2]) {
		return 0, false
	}
	b := octet.Value(text, i)
	return b, b >= ' ' && !isAlphaDigit(b)
}

// isUpperHex reports whether b is a digit of base 16 as mail writes one: "C", "3", not "c".
func isUpperHex(b byte) bool { return isDigit(b) || 'A' <= b && b <= 'F' }

// isUTF8 reports whether b, encoded at text[i] behind some edits, may be of a character of UTF-8: the first
// octet goes on, another follows one, as C3 and A9 do in "caf=C3=A9".
func isUTF8(b byte, text string, i int, edits []Edit) bool {
	switch {
	case b < 0x80:
		return true
	case b >= 0xC0:
		return strings.HasPrefix(text[i+3:], "=")
	}
	return len(edits) > 0 && edits[len(edits)-1].End == i
}

// asPrinted returns an octet that mail encoded as a URL has it: "=" for 3D, "%C3" for C3.
func asPrinted(b byte) string {
	if strings.IndexByte("=@&.?/-_", b) >= 0 {
		return string(rune(b))
	}
	return escapes(string([]byte{b}))
}

// moveBackslashes writes all backslashes as slashes, but not those of a user: `http:\\h\x` becomes "http://h/x".
func moveBackslashes(text string, p parts) []variant {
	if len(p.scheme) < 2 {
		return nil
	}
	from := p.data
	if p.at && !p.isSite() { // to which a backslash is a slash
		from = p.user.end
	}
	list := all(slashed(text, from))
	if port := p.port.in(text); !isDigits(port) && strings.Contains(port, `\`) && len(list) > 0 { // in a password
		list[0].extra += 50
	}
	return list
}
