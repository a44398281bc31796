package report

import (
	"bufio"
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// texts returns the typed texts and URLs of the project.
func texts(t *testing.T) (list []string) {
	t.Helper()
	for _, name := range []string{"urls.txt", "mistakes.jsonl", "mistakes-more.jsonl"} {
		f, err := os.Open("../../testdata/" + name)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		for lines := bufio.NewScanner(f); lines.Scan(); {
			s := lines.Text()
			if strings.HasPrefix(s, "{") {
				var mistake struct{ Typed string }
				if err := json.Unmarshal([]byte(s), &mistake); err != nil {
					t.Fatal(err)
				}
				s = mistake.Typed
			}
			list = append(list, s)
		}
	}
	return list
}

// firstFix returns the result of the first fix that keeps the likely meaning; "" if no fix does.
func firstFix(r *Report) string {
	for _, d := range r.Diagnostics {
		for _, f := range d.Fixes {
			if d.Severity != "note" && f.Kind != "changes" {
				return *f.Result
			}
		}
	}
	return ""
}

// TestWireOfFirstFix: the wire shows the conversation of the text after its first fix or, if that is still wrong,
// after the first fix of that one.
func TestWireOfFirstFix(t *testing.T) {
	shown, silent := 0, 0
	for _, s := range texts(t) {
		r := Of(s)
		switch {
		case r.Wire.Mended != "":
			shown++
			fixed := firstFix(r)
			if again := Of(fixed); r.Wire.Mended != fixed && r.Wire.Mended != again.Wire.Mended {
				t.Errorf("%q is shown as %q, but its first fix gives %q", s, r.Wire.Mended, fixed)
			}
		case !r.Valid && firstFix(r) != "":
			if again := Of(firstFix(r)); again.Valid && again.Wire.Mended == "" && r.Wire.Steps[0].Kind == "no-url" {
				t.Errorf("%q is not shown, but its first fix gives %q", s, firstFix(r))
			}
			silent++
		}
	}
	t.Logf("%d texts are shown by their first fix, %d are not", shown, silent)
	if shown < 500 {
		t.Errorf("only %d texts are shown by their first fix", shown)
	}
}
