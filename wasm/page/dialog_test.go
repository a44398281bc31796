package page

import (
	"testing"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// What is said of a dialog that go-app has not drawn yet stands in it once it is drawn: the answer of a clipboard comes
// when it likes.
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
