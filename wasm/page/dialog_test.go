package page

import (
	"testing"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// An announcement made before go-app has drawn the dialog is shown once the dialog is drawn, because the clipboard
// may answer at any time.
func TestTellBeforeTheDialogIsThere(t *testing.T) {
	p := &page{model: model.New("http://h/")}
	p.dialog = &dialog{page: p, kind: copyDialog}
	p.tell(labels.Copied)
	if p.dialog.said != labels.Copied {
		t.Errorf("said is %q", p.dialog.said)
	}
	p.dialog.become(dialog{kind: handDialog, hand: "x"})
	if p.dialog.title != labels.CopyByHand || p.dialog.said != "" {
		t.Errorf("title is %q, said %q", p.dialog.title, p.dialog.said)
	}
}
