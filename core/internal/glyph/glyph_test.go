package glyph

import "testing"

func TestTurns(t *testing.T) {
	for c := rune(0); c < 0x11000; c++ {
		want := 0x202A <= c && c <= 0x202E || 0x2066 <= c && c <= 0x2069 || 0x200E <= c && c <= 0x200F || c == 0x061C
		if Turns(c) != want {
			t.Errorf("Turns(%U) is %v", c, !want)
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
