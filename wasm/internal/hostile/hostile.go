// Package hostile has malicious texts for the tests of the page.
package hostile

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Lures are texts that some program may interpret instead of showing them.
var Lures = []string{
	`<img src=x onerror=alert(1)>`, `"><script>alert(1)</script>`, `</textarea><svg onload=alert(1)>`, `{{constructor}}`, `__proto__`,
	`javascript:alert(1)`, `data:text/html,<script>alert(1)</script>`, `file:///etc/passwd`, `${7*7}`, "';--", `%00`, `%0D%0AQUIT`,
	"\u202Eexe.txt", "\u2066\u2067\u2068", "\u200B\uFEFF", "\x00\x01\x1B[2J", "\r\n\r\n",
}

// Crowds are texts that some program may have too many of.
var Crowds = []string{
	strings.Repeat("%25", 300), strings.Repeat("(", 400), strings.Repeat("//", 300), strings.Repeat(";type=a", 99), strings.Repeat("é", 200),
	"e" + strings.Repeat("\u0301", 300), strings.Repeat("\x00", 200), strings.Repeat("@:", 200),
}

// Text returns a random text as a JavaScript string literal. It may have lone surrogates, which UTF-8 cannot encode.
func Text(r *rand.Rand, urls []string) string {
	var units []uint16
	add := func(s string) {
		for _, c := range s {
			units = append(units, uint16(c))
		}
	}
	add(urls[r.IntN(len(urls))])
	for range r.IntN(5) {
		at := r.IntN(len(units) + 1)
		rest := append([]uint16(nil), units[at:]...)
		units = units[:at]
		switch r.IntN(5) {
		case 0:
			if r.IntN(20) == 0 {
				add(Crowds[r.IntN(len(Crowds))])
			} else {
				add(Lures[r.IntN(len(Lures))])
			}
		case 1:
			for range r.IntN(8) {
				units = append(units, uint16(r.IntN(1<<16))) // may be surrogates
			}
		case 2:
			for range r.IntN(8) {
				units = append(units, uint16(r.IntN(1<<8)))
			}
		case 3:
			rest = rest[r.IntN(len(rest)+1):]
		case 4:
			add(urls[r.IntN(len(urls))])
		}
		units = append(units, rest...)
	}
	var b strings.Builder
	b.WriteByte('"')
	for _, u := range units {
		fmt.Fprintf(&b, `\u%04x`, u)
	}
	b.WriteByte('"')
	return b.String()
}
