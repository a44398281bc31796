package glyph

import (
	"testing"
	"unicode/utf8"
)

func TestTurns(t *testing.T) {
	for c := rune(0); c < 0x11000; c++ {
		want := 0x202A <= c && c <= 0x202E || 0x2066 <= c && c <= 0x2069 || 0x200E <= c && c <= 0x200F || c == 0x061C
		if Turns(c) != want {
			t.Errorf("Turns(%U) is %v", c, !want)
		}
	}
}

func TestUnseen(t *testing.T) {
	for c, want := range map[rune]bool{0xAD: true, 0x200B: true, 0x2060: true, 0xFEFF: true, 0: false, '-': false, 'é': false, 0x200D: false, 0x202E: false, 0xFE0F: false} {
		if Unseen(c) != want {
			t.Errorf("Unseen(%U) is %v", c, !want)
		}
	}
}

func TestLooksLatin(t *testing.T) {
	for s, want := range map[string]bool{"аррӏе": true, "ΑΒ": true, "apple": false, "аpple": false, "ж": false, "": false, "\xff": false} {
		if LooksLatin(s) != want {
			t.Errorf("LooksLatin(%q) is %v", s, !want)
		}
	}
}

// TestLatin: each letter of the table looks like one letter, and none of US-ASCII is in it.
func TestLatin(t *testing.T) {
	for c, want := range map[rune]byte{'р': 'p', 'ѵ': 'v', 'ӏ': 'l', 'Х': 'X', 'Υ': 'Y', 'ν': 'v', 'Χ': 'X', 'a': 0, 'ж': 0, 0: 0, 0xFFFD: 0} {
		if got := Latin(c); got != want {
			t.Errorf("Latin(%q) is %q, want %q", c, got, want)
		}
	}
	for _, row := range likeLatin {
		if utf8.RuneCountInString(row.letters) != len(row.latin) || len(row.letters) != 2*len(row.latin) {
			t.Errorf("%q has another number of letters than %q", row.letters, row.latin)
		}
	}
}
