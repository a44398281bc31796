package page

import (
	"strings"
	"testing"

	"urlscope/wasm/model"
)

// A password stays out of what is copied, in every form, unless it is asked for.
func TestFormsHideThePassword(t *testing.T) {
	p := &page{model: model.New("ftp://u:hunter2@h/a")}
	for _, f := range model.Forms {
		if s, _ := f.Make(p.subject(false, false)); strings.Contains(s, "hunter2") {
			t.Errorf("%s has the password: %s", f.Name, s)
		}
		if s, _ := f.Make(p.subject(true, false)); !strings.Contains(s, "hunter2") {
			t.Errorf("%s has no password: %s", f.Name, s)
		}
	}
}
