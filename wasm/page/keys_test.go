package page

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// In the presenter the keys of a clicker always change the scene. While the field has the focus, all other keys
// type into it.
func TestStageKeys(t *testing.T) {
	for _, c := range []struct {
		stroke stroke
		want   text.Key
	}{
		{stroke{name: "PageDown", inField: true, typing: true}, labels.NextScene},
		{stroke{name: "PageUp", control: true}, labels.PreviousScene},
		{stroke{name: "ArrowRight"}, labels.NextScene},
		{stroke{name: "ArrowRight", inField: true, typing: true}, ""},
		{stroke{name: "ArrowLeft", shift: true}, ""},
		{stroke{name: "b", plain: true}, labels.BlankScreen},
		{stroke{name: "B", shift: true, plain: true}, labels.BlankScreen},
		{stroke{name: "h", plain: true}, labels.CoverTicks},
		{stroke{name: "b"}, ""}, // single keys are disabled
		{stroke{name: "b", plain: true, inField: true, typing: true}, ""},
		{stroke{name: "l", ctrl: true, plain: true}, ""},
		{stroke{name: "Enter"}, labels.TypeInField},
		{stroke{name: "Enter", control: true}, ""},
		{stroke{name: "Escape", inField: true, typing: true}, labels.LeavePresenter},
	} {
		got, s := text.Key(""), c.stroke
		s.name = lettered(s.name)
		if k := keyIn(stageKeys, s); k != nil {
			got = k.does
		}
		if got != c.want {
			t.Errorf("%s does %q, want %q", c.stroke.chord(), got, c.want)
		}
	}
}

func TestKeyFor(t *testing.T) {
	for _, c := range []struct {
		stroke stroke
		want   text.Key // "" if the browser handles the key
	}{
		{stroke{name: "F8"}, labels.NextProblemDoes},
		{stroke{name: "Enter", inField: true, typing: true}, labels.FirstProblem},
		{stroke{name: "Enter", shift: true, inField: true, typing: true}, ""}, // the browser inserts a line break
		{stroke{name: "Enter", typing: true}, ""},                             // in another input
		{stroke{name: "Enter", control: true}, ""},
		{stroke{name: "F8", shift: true, inField: true, typing: true}, labels.PreviousProblem},
		{stroke{name: "F8", ctrl: true}, ""},
		{stroke{name: "Enter", alt: true, inField: true, typing: true}, labels.FirstFix},
		{stroke{name: "Enter", alt: true, control: true}, ""}, // on a link the browser saves the link's target
		{stroke{name: "Enter", alt: true, shift: true}, labels.AllSafeFixes},
		{stroke{name: "?", shift: true, plain: true}, labels.ThisList},
		{stroke{name: "?", plain: true}, labels.ThisList},
		{stroke{name: "?"}, ""},
		{stroke{name: "?", shift: true, plain: true, typing: true}, ""},
		{stroke{name: "?", ctrl: true, plain: true}, ""},
		{stroke{name: "Escape", control: true}, labels.ToField},
		{stroke{name: "Escape", typing: true}, ""},
		{stroke{name: "Z", ctrl: true}, ""},
		{stroke{name: "z", ctrl: true}, ""},
	} {
		got := text.Key("")
		if k := keyFor(c.stroke); k != nil {
			got = k.does
		}
		if got != c.want {
			t.Errorf("%s does %q, want %q", c.stroke.chord(), got, c.want)
		}
	}
}

// The page has no key among those that keys.js does not pass to Go: in text inputs those that type, and nowhere
// those that keys.js always ignores.
func TestKeysThatGoIsNotAskedFor(t *testing.T) {
	script, err := os.ReadFile("../../web/page/keys.js")
	if err != nil {
		t.Fatal(err)
	}
	kept := regexp.MustCompile(`const edits = /(.+)/u, modifiers = /(.+)/;`).FindSubmatch(script)
	if kept == nil {
		t.Fatal("keys.js does not say which keys it keeps")
	}
	edits, modifiers := regexp.MustCompile(string(kept[1])), regexp.MustCompile(string(kept[2]))
	if !edits.MatchString("Backspace") || !modifiers.MatchString("Shift") {
		t.Fatalf("it keeps %s and %s", edits, modifiers)
	}
	for _, k := range slices.Concat(keys, stageKeys) {
		chord := strings.Split(k.chord, "+")
		name := chord[len(chord)-1]
		shifted := len(chord) == 1 || len(chord) == 2 && chord[0] == "Shift"
		inField := k.where.handles(stroke{name: name, inField: true, typing: true, plain: true})
		if k.do != nil && (modifiers.MatchString(name) || shifted && inField && edits.MatchString(name)) {
			t.Errorf("Go is not asked for %s", k.chord)
		}
	}
}
