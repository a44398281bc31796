package anatomy

import (
	"strconv"
	"unicode/utf8"

	"urlscope/core/octet"
)

// A writer collects markup.
type writer struct{ out []byte }

// markup writes pieces without escaping them.
func (w *writer) markup(pieces ...string) {
	for _, s := range pieces {
		w.out = append(w.out, s...)
	}
}

func (w *writer) number(n int) { w.out = strconv.AppendInt(w.out, int64(n), 10) }

// tenths writes n/10.
func (w *writer) tenths(n int) {
	w.number(n / 10)
	if n%10 != 0 {
		w.markup(".")
		w.number(n % 10)
	}
}

// text writes s escaped for text and attributes of both XML and HTML. Characters that are not printable, or not
// allowed in XML, become hex digits between ‹ and ›, so that a direction mark has no effect.
func (w *writer) text(s string) {
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch {
		case r == '&':
			w.markup("&amp;")
		case r == '<':
			w.markup("&lt;")
		case r == '>':
			w.markup("&gt;")
		case r == '"':
			w.markup("&quot;")
		case r == '\n', r != utf8.RuneError && strconv.IsPrint(r), r == utf8.RuneError && n > 1:
			w.markup(s[i : i+n])
		default:
			for _, b := range []byte(s[i : i+n]) {
				w.markup("‹", octet.Hex(b), "›")
			}
		}
		i += n
	}
}
