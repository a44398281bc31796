package typo

import "testing"

func TestSlips(t *testing.T) {
	for _, c := range []struct {
		typed, word string
		want        int
	}{
		{"gopher", "gopher", 0},
		{"", "", 0},
		{"", "ftp", 3},
		{"gofer", "gopher", 2},
		{"htpp", "http", 1},
		{"gohper", "gopher", 1},
		{"ogpher", "gopher", 1},
		{"gophre", "gopher", 1},
		{"ba", "ab", 1},
		{"abax", "baxc", 2}, // its first two letters changed places, and more is wrong
		{"ogphre", "gopher", 4},
		{"HTTP", "http", 4},
		{"本日語", "日本語", 1},
		{"\xff\xfe", "\xfe\xff", 0}, // neither is a letter
		{"a\xff", "\xffa", 1},
	} {
		if got := Slips(c.typed, c.word); got != c.want {
			t.Errorf("Slips(%q, %q) = %d, want %d", c.typed, c.word, got, c.want)
		}
		if there, back := Slips(c.typed, c.word), Slips(c.word, c.typed); there != back {
			t.Errorf("from %q to %q it is %d slips, and %d back", c.typed, c.word, there, back)
		}
	}
}
