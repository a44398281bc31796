package meant

import "testing"

// TestPairs: no word has two meanings, of which the second would never be found, and each has one.
func TestPairs(t *testing.T) {
	for name, list := range map[string]pairs{
		"closing": closing, "commands": commands, "gopherTypes": gopherTypes, "typeWords": typeWords,
	} {
		for _, p := range list {
			if meaning, ok := list.of(p[0]); !ok || meaning != p[1] || meaning == "" {
				t.Errorf("%s: %q means %q and %q", name, p[0], p[1], meaning)
			}
		}
		if meaning, ok := list.of("no such word"); ok || meaning != "" {
			t.Errorf("%s: a word that it has not means %q", name, meaning)
		}
	}
	for name, list := range map[string]glyphs{"hostGlyphs": hostGlyphs, "ligatures": ligatures, "wideSigns": wideSigns} {
		for _, s := range list {
			if meaning, ok := list.of(s.typed); !ok || meaning != s.meant || meaning == "" {
				t.Errorf("%s: %q means %q and %q", name, s.typed, s.meant, meaning)
			}
		}
		if meaning, ok := list.of('\uFFFD'); ok || meaning != "" {
			t.Errorf("%s: a character that it has not means %q", name, meaning)
		}
	}
}
