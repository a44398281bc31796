package site

import (
	"strings"
	"testing"

	"golang.org/x/net/publicsuffix"

	"urlscope/wasm/model"
)

// TestSuffixes checks that for every name in the list, and names below and above it, the page finds the same suffix and
// registrable domain as golang.org/x/net/publicsuffix.
func TestSuffixes(t *testing.T) {
	file, err := suffixes("../..")
	if err != nil {
		t.Fatal(err)
	}
	list := model.ReadSuffixes(string(file))
	if len(list) < 9000 || model.ReadSuffixes("") != nil {
		t.Fatalf("%d rules", len(list))
	}
	packed, err := compress(file, "br", 11)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%s: %d rules, %d octets, %d compressed", suffixesFile, len(list), len(file), len(packed))
	names := []string{"", ".", "a", "a.b", "com.", ".com", "a..com"}
	for _, rule := range list {
		name := strings.TrimPrefix(strings.ReplaceAll(rule, "*", "x"), "!")
		_, parent, _ := strings.Cut(name, ".")
		names = append(names, name, parent, "a."+name, "b.a."+name, "y."+parent, "a"+name)
	}
	for _, name := range names {
		suffix, icann := publicsuffix.PublicSuffix(name)
		// The package says that "za" is listed, because names below it are. No rule lists it.
		got, listed := list.Of(name)
		if dots := strings.Contains(suffix, "."); got != suffix || listed && !icann && !dots || dots && !listed {
			t.Errorf("the suffix of %q: %q, listed %t; want %q, %t", name, got, listed, suffix, icann)
		}
		want, err := publicsuffix.EffectiveTLDPlusOne(name)
		if err != nil {
			want = ""
		}
		if got := list.Registrable(name); got != want {
			t.Errorf("the registrable domain of %q: %q, want %q", name, got, want)
		}
	}
}
