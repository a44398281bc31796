package meant

import (
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// FuzzOf asks that any text has an answer, that each candidate's changes make it of the
// text, and that a candidate is not the text.
func FuzzOf(f *testing.F) {
	for _, s := range load() {
		f.Add(s.Typed)
	}
	f.Fuzz(func(t *testing.T, src string) {
		checkOf(t, src)
		checkOf(t, lengthened(src))
	})
}

// lengthened returns a long text that has much of src at both ends and in its midst.
func lengthened(src string) string {
	if len(src) < 2 || len(src) > longest {
		return src
	}
	again := strings.Repeat(src[len(src)/2:], 1+longest/len(src))
	return src[:len(src)/2] + pad(longest) + again + pad(longest) + src[len(src)/2:]
}

func checkOf(t *testing.T, src string) {
	for _, c := range Of(src) {
		if c.Text == src {
			t.Fatalf("%q may have been meant to be itself", src)
		}
		var edits []octet.Edit
		for _, list := range c.Changes {
			edits = append(edits, list...)
		}
		for i := range edits {
			for j := i; j > 0 && edits[j].Compare(edits[j-1]) < 0; j-- {
				edits[j], edits[j-1] = edits[j-1], edits[j]
			}
		}
		var b strings.Builder
		at := 0
		for _, e := range edits {
			if e.Start < at {
				t.Fatalf("%s: changes overlap: %.200v", ends(src), edits)
			}
			b.WriteString(src[at:e.Start])
			b.WriteString(e.New)
			at = e.End
		}
		b.WriteString(src[at:])
		if b.String() != c.Text {
			t.Fatalf("%s: changes %.200v make %s, not %s", ends(src), edits, ends(b.String()), ends(c.Text))
		}
	}
}

// TestOfHostile puts texts together from what means something to some move.
func TestOfHostile(t *testing.T) {
	bits := []string{"http", "ftp", "news", "mailto", "nntp", "gopher", "file", "wais", "telnet", "prospero", "://", ":", "/", "//", "@", "?", "#", "%", "%25", "%2", "&amp;", "&#", ";type=", "=3D", ".", "..", " ", "\n", "\t", "\\", "<", ">", "\"", "[", "]", "(", ")", "{", "}", "www", "example", "com", "localhost", "192.168.1", "80", "a", "Z", "~", "é", "日本", "…", "\xff", "\x00", "-", "_", ",", ";", "$", "'", "^", "|", "é", "ｈ", "。", "ﬁ", "C:\\", "\\\\", "::", "=", "&", "+", "!", "*", "hxxp", "[.]", " dot ", "%u3042", "\\u3042", "х", "ㅎ", "xn--", "0x7f", "index", "html", ".txt", "login:", "url="}
	r := rand.New(rand.NewPCG(1, 2))
	for n := range rounds.Of(20_000) {
		var b strings.Builder
		for range 1 + r.IntN(9) {
			b.WriteString(bits[r.IntN(len(bits))])
		}
		checkOf(t, b.String())
		if n%20 == 0 {
			checkOf(t, lengthened(b.String()))
		}
	}
}
