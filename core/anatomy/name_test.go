package anatomy

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// labelled returns the labels of tokens, with brackets around spare ones.
func labelled(l text.Lang, u *core.URL, skipped, tokens []core.Token) (list []string) {
	n := NewNamer(l, u, skipped)
	for _, t := range tokens {
		label, spare := n.Label(t)
		if spare {
			label = "(" + label + ")"
		}
		list = append(list, label)
	}
	return list
}

func TestLabelsOfTokens(t *testing.T) {
	for raw, want := range map[string]string{
		"ftp://joe@h/a/b/c/d;type=i": "scheme|user|host|directory|(2)|(3)|name|type code",
		"http://h/a//b":              "scheme|host|path|(2)|(3)", // an empty segment counts
		"gopher://h/7s%09q%09+":      "scheme|host|type|selector|(tab)|search|(tab)|gopher+ string",
		"prospero://h/a;b=c;d=e":     "scheme|host|object|field|value|(2)|(2)", // each name has its own count
		"htpp://h/a":                 "scheme|host?|path?",
		"%41":                        "outside", // never a guess
		"":                           "",
	} {
		u := core.Parse(raw)
		got := labelled(text.English, u, nil, u.Tokens())
		got = slices.DeleteFunc(got, func(label string) bool { return label == "" })
		if got := strings.Join(got, "|"); got != want {
			t.Errorf("%s: %s, want %s", raw, got, want)
		}
	}
}

// TestLabelsBehindSkipped: if empty parts are not drawn, the label of a token does not depend on where the drawing
// begins.
func TestLabelsBehindSkipped(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 1738))
	pieces := []string{"ftp://", "http://h/", "gopher://h/7", "prospero://h/a", "htpp://h/", "a", "/", "//", "?", ";b=c", ";type=i", "%09", "#", " ", "é"}
	isEmpty := func(t core.Token) bool { return t.Len() == 0 }
	for range rounds.Of(3000) {
		var b strings.Builder
		for range r.IntN(12) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		u := core.Parse(b.String())
		for _, l := range text.Langs {
			all := labelled(l, u, nil, slices.DeleteFunc(slices.Clone(u.Tokens()), isEmpty))
			for i := range u.Tokens() {
				skipped, drawn := u.Tokens()[:i], slices.DeleteFunc(slices.Clone(u.Tokens()[i:]), isEmpty)
				got, want := labelled(l, u, skipped, drawn), all[len(all)-len(drawn):]
				if !slices.Equal(got, want) {
					t.Fatalf("%q: behind %d tokens the labels are %q, want %q", u.Source(), i, got, want)
				}
			}
		}
	}
}
