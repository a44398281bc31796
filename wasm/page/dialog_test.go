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
	p.sheet = &sheet{page: p, kind: copyDialog}
	p.tell(labels.Copied)
	if p.sheet.said != labels.Copied {
		t.Errorf("said is %q", p.sheet.said)
	}
	p.sheet.become(sheet{kind: handDialog, hand: "x"})
	if p.sheet.title != labels.CopyByHand || p.sheet.said != "" {
		t.Errorf("title is %q, said %q", p.sheet.title, p.sheet.said)
	}
}
