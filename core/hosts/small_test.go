package hosts

import (
	"testing"

	"urlscope/core/internal/expect"
	"urlscope/core/octet"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isFuture, []string{"v1.x", "VF.:"}, []string{"", "v", "v.x", "v1.", "vg.x", "1.x"})
	expect.YesNo(t, isDot, []rune(".。．｡"), []rune("a․"))
	expect.YesNo(t, octet.IsASCII, []string{"", "a\x7f"}, []string{"é", "\xff"})
	expect.Gives(t, looksLike, "раура1", "paypa1")
	expect.Gives(t, looksLike, "paypal", "")
	expect.Gives(t, looksLike, "жук", "")
	expect.Gives(t, shownAs, "xn--bcher-kva", "bücher")
	expect.Gives(t, shownAs, "xn--!", "xn--!")
}

// TestIdentifiers: each value of an enumeration has a different identifier, and a value outside of it has no
// identifier.
func TestIdentifiers(t *testing.T) {
	for name, list := range map[string][]string{
		"Kind":       identifiers(kindEnd),
		"Reach":      identifiers(reachEnd),
		"RangeKind":  identifiers(rangeEnd),
		"Script":     identifiers(scriptEnd),
		"Mix":        identifiers(mixEnd),
		"SpecialUse": identifiers(specialEnd),
		"Embedding":  identifiers(embeddingEnd)[1:],
		"Spelling":   spellings(),
	} {
		seen := map[string]bool{}
		for i, s := range list {
			if name != "Spelling" && i == len(list)-1 {
				if s != "" {
					t.Errorf("%s: a value outside of it is %q", name, s)
				}
				continue
			}
			if s == "" || seen[s] {
				t.Errorf("%s %d is %q", name, i, s)
			}
			seen[s] = true
		}
	}
}

// identifiers returns the identifiers of all values up to end, and of end, which is not a value of the enumeration.
func identifiers[T interface {
	~uint8
	String() string
}](end T) (list []string) {
	for i := T(0); i <= end; i++ {
		list = append(list, i.String())
	}
	return list
}

func spellings() (list []string) {
	for s := range Spelling(spellingEnd - 1).Each {
		list = append(list, s.String())
	}
	return list
}
