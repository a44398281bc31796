package addrspec

import (
	"strings"
	"testing"
)

func TestValid(t *testing.T) {
	for raw, want := range map[string]bool{
		"joe@h.org": true, "joe.b@h": true, "joe+x_y@h-h.org": true, "j!#$&'*/=?^`{|}~@h": true,
		"joe%40x@h": false, "%22joe b%22@h": true, "%22joe%40b%22@h": true, `"a\"b"@h`: true, `"a\\"@h`: true, "joe@[10.0.0.1]": true, "joe@a.[b].c": true,
		"joe%h@relay": true, "joe%20b@h": false, "%6Aoe@h": true, "a.%22b%22.c@h": true,
		"": false, "@": false, "joe": false, "joe@": false, "@h": false, "joe..b@h": false, ".joe@h": false, "joe.@h": false, "joe@h.": false, "joe@h..b": false,
		"a@b@c": false, `"joe@h`: false, "joe@[h": false, "joe@[[h]]": false, "\"a\rb\"@h": false, "joe b@h": false, "jo\x7f@h": false, "j\xc3\xb6@h": false, "%C3%B6@h": false,
	} {
		if got := Valid(raw); got != want {
			t.Errorf("Valid(%q) is %v", raw, got)
		}
	}
}

// FuzzValid holds the shortcut for what most addresses are to the reading of all.
func FuzzValid(f *testing.F) {
	for _, s := range []string{"joe@h.org", "joe@10.0.0.1", "%22a%22.b@[c]", "a-@b-c", ""} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, raw string) {
		word, _, _ := strings.Cut(raw, "@")
		if strings.Contains(raw, "%") || word == "" || !isPlain(word) {
			return
		}
		if long := `"a".` + raw; Valid(raw) != Valid(long) { // which is read octet by octet
			t.Errorf("Valid(%q) is %v, Valid(%q) is not", raw, Valid(raw), long)
		}
	})
}
