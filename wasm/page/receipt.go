//go:build !small || learn

package page

import (
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/lesson"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// receiptBody returns the dialog with the receipt, a line of text that a pupil gives to the teacher.
func (s *dialog) receiptBody() []app.UI {
	p := s.page
	answer := p.model.Source()
	receipt := p.model.Study.Receipt(answer, s.name)
	written := receipt.String()
	if _, err := lesson.ParseReceipt(written); err != nil {
		return []app.UI{line("empty", p.ui(labels.ReceiptLong))}
	}
	proved, open := lesson.Proves(p.model.Lang)
	return []app.UI{
		app.Label().Class("second").Body(
			app.Text(p.ui(labels.ReceiptName)),
			app.Input().Type("text").ID("receipt-name").AutoFocus(true).MaxLength(lesson.MaxName/utf8.UTFMax).OnInput(s.onName),
		),
		app.P().Body(app.Text(p.ui(labels.ReceiptAnswer)+" "), app.Code().ID("receipt-answer").Text(model.Visible(answer))),
		s.copied(written),
		app.P().ID("receipt-paper").Class("caption").Body(prose(labels.Filled(p.model.Lang, labels.ReceiptPaper, "{a}", receipt.Code()))),
		line("caption", proved),
		line("caption", open),
		block("row-of-buttons",
			button("button primary").ID("copy-receipt").Text(p.ui(labels.CopyReceipt)).OnClick(s.onCopyReceipt),
		),
	}
}

func (s *dialog) onName(ctx app.Context, _ app.Event) {
	s.name, s.said = ctx.JSSrc().Get("value").String(), ""
}

func (s *dialog) onCopyReceipt(app.Context, app.Event) {
	p := s.page
	p.copy(p.model.Study.Receipt(p.model.Source(), s.name).String(), labels.Copied)
}
