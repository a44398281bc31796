package report

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/text"
)

// SameVersion is the version of the form of [Same]. It changes like [Version]. testdata/same/schema.json describes the form.
const SameVersion = 1

// Same describes in which senses two inputs are the same.
type Same struct {
	Version int    `json:"version"`
	First   Input  `json:"first"`
	Second  Input  `json:"second"`
	Rungs   []Rung `json:"rungs"` // the strictest first
}

// An Input is one input.
type Input struct {
	Input       *string `json:"input,omitempty"`       // when it is UTF-8
	InputBase64 *string `json:"inputBase64,omitempty"` // when it is not
}

// A Rung tells whether the inputs are the same in one sense.
type Rung struct {
	Rung     string `json:"rung"`     // string, syntax, scheme, url, document, origin or site
	Document string `json:"document"` // the document that defines it, and the section
	Section  string `json:"section"`
	Verdict  string `json:"verdict"`         // same, differs or unknown
	Cause    string `json:"cause,omitempty"` // part, opaque, none, relative, unicode or suffixes
	Part     string `json:"part,omitempty"`  // the part that decides, as in Standards
	At       []int  `json:"at,omitempty"`    // the first octet that decides in each input, the input's length where one ends
	Text     string `json:"text"`            // the rung in words
}

// SameIn describes, in a language, in which senses two inputs are the same. It never fails.
func SameIn(l text.Lang, first, second string, asked compare.Asked) *Same {
	d := &Same{Version: SameVersion}
	d.First.Input, d.First.InputBase64 = encode(first)
	d.Second.Input, d.Second.InputBase64 = encode(second)
	list := compare.Ladder(core.Parse(first), core.Parse(second), asked)
	for i := range list {
		from := &list[i]
		r := Rung{Rung: from.Level.String(), Verdict: from.Verdict.String(), Cause: string(from.Cause), Part: from.Part.String(), Text: text.RungLine(l, from).Quoted(l)}
		r.Document, r.Section = from.Level.Clause()
		if from.Part != 0 || from.Cause == compare.CauseNone {
			r.At = from.At[:]
		}
		d.Rungs = append(d.Rungs, r)
	}
	return d
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (d *Same) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", d.Version)
	w.member("first", func() { w.input(&d.First) })
	w.member("second", func() { w.input(&d.Second) })
	w.each("rungs", len(d.Rungs), func(i int) { w.rung(&d.Rungs[i]) })
	w.close('}')
	return w.b
}

func (w *writer) input(i *Input) {
	w.some("input", i.Input)
	w.some("inputBase64", i.InputBase64)
}

func (w *writer) rung(r *Rung) {
	w.text("rung", r.Rung)
	w.text("document", r.Document)
	w.text("section", r.Section)
	w.text("verdict", r.Verdict)
	w.filled("cause", r.Cause)
	w.filled("part", r.Part)
	if len(r.At) > 0 {
		w.key("at")
		w.open('[')
		for _, at := range r.At {
			w.comma()
			w.b = strconv.AppendInt(w.b, int64(at), 10)
		}
		w.close(']')
	}
	w.text("text", r.Text)
}
