package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveGopherLine writes a line of a Gopher menu (RFC 1436) as a URL: "0About\t/x\th.org\t70" is
// "gopher://h.org:70/0/x".
func moveGopherLine(text string, p parts) []variant {
	f := strings.Split(strings.TrimRight(text, "\r\n"), "\t")
	if len(f) < 4 || len(f[0]) < 2 || !isHost(f[2]) || !isDigits(f[3]) || strings.IndexByte("i3", f[0][0]) >= 0 {
		return nil
	}
	return one(0, len(text), "gopher://"+f[2]+":"+f[3]+"/"+f[0][:1]+escapeUnsafe(f[1]))
}

// escapeUnsafe writes what no URL may hold as escapes, and "%" too: "a%20b%25" for "a b%".
func escapeUnsafe(s string) string {
	var b []byte
	for i := range len(s) {
		if c := s[i]; c <= ' ' || c >= 0x7F || strings.IndexByte(neverRaw+"%", c) >= 0 {
			b = octet.AppendEscaped(b, s[i:i+1])
		} else {
			b = append(b, c)
		}
	}
	return string(b)
}
