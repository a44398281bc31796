package anatomy

import (
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
)

// labelled returns the labels of the tokens of raw but for the first so many, with
// brackets around spare ones.
func labelled(l text.Lang, u *core.URL, skipped int) (list []string) {
	n := NewNamer(l, u, u.Tokens()[:skipped])
	for _, t := range u.Tokens()[skipped:] {
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
		"http://h/a//b":              "scheme|host|path|(2)|(3)", // an empty one counts
		"gopher://h/7s%09q%09+":      "scheme|host|type|selector|(tab)|search|(tab)|gopher+ string",
		"prospero://h/a;b=c;d=e":     "scheme|host|object|field|value|(2)|(2)", // each name by itself
		"htpp://h/a":                 "scheme|host?|path?",
		"%41":                        "outside", // which is never a guess
		"":                           "",
	} {
		var got []string
		for _, label := range labelled(text.English, core.Parse(raw), 0) {
			if label != "" {
				got = append(got, label)
			}
		}
		if got := strings.Join(got, "|"); got != want {
			t.Errorf("%s: %s, want %s", raw, got, want)
		}
	}
}

// Wherever a drawing begins, a token has the label that it has in the drawing of all.
func TestLabelsBehindSkipped(t *testing.T) {
	r := rand.New(rand.NewPCG(15, 1738))
	pieces := []string{"ftp://", "http://h/", "gopher://h/7", "prospero://h/a", "htpp://h/", "a", "/", "//", "?", ";b=c", ";type=i", "%09", "#", " ", "é"}
	for range 3000 {
		var b strings.Builder
		for range r.IntN(12) {
			b.WriteString(pieces[r.IntN(len(pieces))])
		}
		u := core.Parse(b.String())
		for _, l := range text.Langs {
			all := labelled(l, u, 0)
			for skipped := range all {
				for i, label := range labelled(l, u, skipped) {
					if want := all[skipped+i]; label != want {
						t.Fatalf("%q: behind %d tokens, token %d is labelled %q, want %q", u.Source(), skipped, skipped+i, label, want)
					}
				}
			}
		}
	}
}
