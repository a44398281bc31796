package meant

import (
	"strings"
)

// moveQuotedPrintable undoes the encoding of mail (RFC 2045), which writes an octet as "=" and two digits, and "=" at the end of a
// line: "http://h/?a=3D1" → "http://h/?a=1"; "http://h/caf=C3=A9" → "http://h/caf%C3%A9".
func moveQuotedPrintable(text string, p parts) []variant {
	return all(printable(text, p))
}

// printable returns the edits that undo the encoding of mail, of "=" and of characters of UTF-8, which octets side by side are:
// "http://h/caf=C3=A9" → "http://h/caf%C3%A9".
func printable(text string, p parts) []Edit {
	at := -1 // where the last octet that is not ASCII ends
	return replaced(text, p.data, len(text), func(i int) (string, int) {
		switch {
		case strings.HasPrefix(text[i:], "=3D"):
			return "=", len("=3D")
		case isHighPrinted(text[i:]) && (at == i || isHighPrinted(text[i+len("=C3"):])):
			at = i + len("=C3")
			return "%" + text[i+1:at], len("=C3")
		case text[i:] == "=" && isLineEnd(p):
			return "", 1
		}
		return "", 0
	})
}

// isHighPrinted reports whether s begins with an octet that is not ASCII as mail encodes it: "=C3", not "=3D", nor "=c3".
func isHighPrinted(s string) bool {
	return len(s) > 2 && s[0] == '=' && strings.IndexByte("89ABCDEF", s[1]) >= 0 && strings.IndexByte("0123456789ABCDEF", s[2]) >= 0
}

// isLineEnd reports whether an "=" that ends a URL is one of mail, which ends a line: "http://h/x=", not
// "http://h/?x=", in which it is one of a field.
func isLineEnd(p parts) bool {
	return p.question == len(p.text) && p.slashes && p.scheme != "prospero"
}

// moveBackslashes writes all backslashes as slashes, except the backslashes of a user: `http:\\h\x` becomes
// "http://h/x".
func moveBackslashes(text string, p parts) []variant {
	if len(p.scheme) < 2 {
		return nil
	}
	from := p.data
	if p.at && !p.isSite() { // to which a backslash is a slash
		from = p.user.end
	}
	return all(slashed(text, from))
}
