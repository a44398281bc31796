package diff

import (
	"strings"
	"testing"
)

// written writes what became of each letter; letters of one case are of one kind.
func written(before, after string) string {
	var b strings.Builder
	same := func(a, b *byte) bool { return *a == *b }
	kind := func(b *byte) string {
		if *b < 'a' {
			return "upper"
		}
		return "lower"
	}
	for _, p := range Lists([]byte(before), []byte(after), same, kind) {
		switch {
		case p.Old < 0:
			b.WriteString("+" + after[p.New:p.New+1])
		case p.New < 0:
			b.WriteString("-" + before[p.Old:p.Old+1])
		case p.Same:
			b.WriteByte(after[p.New])
		default:
			b.WriteString("~" + after[p.New:p.New+1])
		}
	}
	return b.String()
}

func TestLists(t *testing.T) {
	for _, c := range []struct{ before, after, want string }{
		{"", "", ""},
		{"abc", "abc", "abc"},
		{"", "ab", "+a+b"},
		{"ab", "", "-a-b"},
		{"abc", "abxc", "ab+xc"},
		{"abxc", "abc", "ab-xc"},
		{"abc", "axc", "a~xc"},
		{"aBc", "axc", "a+x-Bc"},
		{"aXbYc", "aZYc", "a~Z-bYc"},
	} {
		if got := written(c.before, c.after); got != c.want {
			t.Errorf("%q to %q: %s, want %s", c.before, c.after, got, c.want)
		}
	}
}
