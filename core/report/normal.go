package report

import (
	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// NormalVersion is the version of the form of [Normal]. It changes like [Version]. testdata/normalize/schema.json describes the form.
const NormalVersion = 1

// Normal describes the normal form of an input by sections 6.2.2 and 6.2.3 of RFC 3986, and how it comes about.
type Normal struct {
	Version int `json:"version"`
	Input
	Verdict string       `json:"verdict"`          // of RFC 3986: valid, relative or invalid
	Offset  *int         `json:"offset,omitempty"` // if it is invalid: the first octet at which it is no URI
	Result  *string      `json:"result,omitempty"` // the normal form, unless it is invalid
	Steps   []NormalStep `json:"steps"`            // in the order in which they are made
	Text    string       `json:"text,omitempty"`   // why there are no steps, or why some are left out
}

// A NormalStep is one change on the way to the normal form.
type NormalStep struct {
	Step     string `json:"step"`     // scheme-case, escapes, host-case, digit-case, dot-segments, port, path or localhost
	Document string `json:"document"` // the document that asks for it, and the section
	Section  string `json:"section"`
	At       int    `json:"at"`     // the first octet of the input that it changes; the input's length if it adds something there
	Result   string `json:"result"` // the input after it
	Text     string `json:"text"`   // the step in words
}

// NormalIn describes the normal form of an input in a language. It never fails.
func NormalIn(l text.Lang, raw string) *Normal {
	n := compare.Normalize(core.Parse(raw))
	d := &Normal{Version: NormalVersion, Verdict: n.Verdict.String(), Steps: []NormalStep{}, Text: text.Normal(l, n).Quoted(l)}
	d.Input.Input, d.InputBase64 = encode(raw)
	if n.Verdict == standards.VerdictInvalid {
		d.Offset = &n.Offset
		return d
	}
	d.Result = &n.Result
	for _, s := range n.Steps {
		d.Steps = append(d.Steps, NormalStep{s.Rewrite.String(), "RFC 3986", s.Rewrite.Section(), s.At, s.Result, text.Rewrite(l, s.Rewrite).Quoted(l)})
	}
	return d
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (d *Normal) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", d.Version)
	w.input(&d.Input)
	w.text("verdict", d.Verdict)
	if d.Offset != nil {
		w.number("offset", *d.Offset)
	}
	w.some("result", d.Result)
	w.each("steps", len(d.Steps), func(i int) {
		s := &d.Steps[i]
		w.text("step", s.Step)
		w.text("document", s.Document)
		w.text("section", s.Section)
		w.number("at", s.At)
		w.text("result", s.Result)
		w.text("text", s.Text)
	})
	w.filled("text", d.Text)
	w.close('}')
	return w.b
}
