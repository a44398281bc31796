package report

import "urlscope/core/readers"

// NamesVersion is the version of the form of [Names]. It changes like [Version]. testdata/names/schema.json describes the form.
const NamesVersion = 1

// Names describes how interfaces call the parts of one input, and what they give for each.
type Names struct {
	Version     int         `json:"version"`
	Input       *string     `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string     `json:"inputBase64,omitempty"` // when it is not
	Interfaces  []Interface `json:"interfaces"`
}

// An Interface is one of them.
type Interface struct {
	ID       string      `json:"id"`
	Title    string      `json:"title"`
	Version  string      `json:"version,omitempty"`  // that was observed
	Document string      `json:"document,omitempty"` // that tells it, where it was not observed
	Verdict  string      `json:"verdict"`            // valid, invalid, or unknown: nothing like it was observed
	Parts    []NamedPart `json:"parts"`
}

// A NamedPart is a part by the name that it has there. Of one that is absent there is no value.
type NamedPart struct {
	Name        string  `json:"name"`
	Code        string  `json:"code,omitempty"`        // the expression that reads it
	Value       *string `json:"value,omitempty"`       // when it is UTF-8
	ValueBase64 *string `json:"valueBase64,omitempty"` // when it is not
	Raises      bool    `json:"raises,omitempty"`      // to read it is an error
}

// NamesOf describes how interfaces call the parts of raw: those that are chosen, or all if choose is nil. It never fails.
func NamesOf(raw string, asked readers.Asked, choose func(id string) bool) *Names {
	d := &Names{Version: NamesVersion, Interfaces: []Interface{}}
	d.Input, d.InputBase64 = encode(raw)
	all := readers.AllNames()
	for i := range all {
		from := &all[i]
		if choose != nil && !choose(from.ID) {
			continue
		}
		rows, verdict := from.Rows(raw, asked)
		to := Interface{ID: from.ID, Title: from.Title, Version: from.Version, Document: from.Document, Verdict: verdict.String(), Parts: []NamedPart{}}
		for _, r := range rows {
			part := NamedPart{Name: r.Name, Code: r.Code, Raises: r.Raises}
			if r.Present {
				part.Value, part.ValueBase64 = encode(r.Text)
			}
			to.Parts = append(to.Parts, part)
		}
		d.Interfaces = append(d.Interfaces, to)
	}
	return d
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (d *Names) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", d.Version)
	w.some("input", d.Input)
	w.some("inputBase64", d.InputBase64)
	w.each("interfaces", len(d.Interfaces), func(i int) {
		n := &d.Interfaces[i]
		w.text("id", n.ID)
		w.text("title", n.Title)
		w.filled("version", n.Version)
		w.filled("document", n.Document)
		w.text("verdict", n.Verdict)
		w.each("parts", len(n.Parts), func(i int) {
			p := &n.Parts[i]
			w.text("name", p.Name)
			w.filled("code", p.Code)
			w.some("value", p.Value)
			w.some("valueBase64", p.ValueBase64)
			w.when("raises", p.Raises)
		})
	})
	w.close('}')
	return w.b
}
