package hosts

import (
	"testing"
	"unicode"
)

// TestScriptOf: each character has the script that Unicode gives it, or ScriptOther if the table does not have that.
func TestScriptOf(t *testing.T) {
	known := map[string]Script{"Inherited": ScriptCommon}
	for s := ScriptCommon; s < ScriptOther; s++ {
		known[s.String()] = s
		if unicode.Scripts[s.String()] != *scriptRows[s].table {
			t.Errorf("%s is no script of Unicode, or has the table of another", s)
		}
	}
	for name, table := range unicode.Scripts {
		want, ok := known[name]
		if !ok {
			want = ScriptOther
		}
		check := func(c rune) {
			if got := scriptOf(c); got != want {
				t.Errorf("%U: %s, want %s", c, got, name)
			}
		}
		for _, r := range table.R16 {
			check(rune(r.Lo))
			check(rune(r.Hi))
		}
		for _, r := range table.R32 {
			check(rune(r.Lo))
			check(rune(r.Hi))
		}
	}
}
