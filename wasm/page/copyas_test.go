package page

import (
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Every form leaves the password out unless it is asked for. Some forms never have it, because they leave the
// login out or are for other schemes.
func TestFormsHideThePassword(t *testing.T) {
	without := map[text.Key]bool{labels.AsWget: true, labels.AsPython: true, labels.AsFetch: true}
	for _, src := range []string{"ftp://u:hunter2@h/a", "https://u:hunter2@h/a"} {
		p := &page{model: model.New(src)}
		for _, f := range model.Forms {
			if s, _ := f.Make(p.subject(false, false)); strings.Contains(s, "hunter2") {
				t.Errorf("%s has the password: %s", f.Name, s)
			}
			if s, _ := f.Make(p.subject(true, false)); strings.Contains(s, "hunter2") == without[f.Name] {
				t.Errorf("%s of %s: %s", f.Name, src, s)
			}
		}
	}
}
