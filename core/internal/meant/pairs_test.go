package meant

import "testing"

// TestPairs: no word has two meanings, of which the second would never be found, and each has one.
func TestPairs(t *testing.T) {
	for name, list := range map[string]pairs{
		"closing": closing, "gopherTypes": gopherTypes, "typeWords": typeWords,
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
}
