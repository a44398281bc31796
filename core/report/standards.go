package report

import (
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// StandardsVersion is the version of the form of [Standards]. It changes like [Version].
// testdata/standards/schema.json describes the form.
const StandardsVersion = 1

// Standards describes how six standards read one input.
type Standards struct {
	Version     int       `json:"version"`
	Input       *string   `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string   `json:"inputBase64,omitempty"` // when it is not
	Readings    []Reading `json:"readings"`              // oldest first
	Flips       []Flip    `json:"flips"`                 // where two neighbours differ first

	Base        *string      `json:"base,omitempty"`        // the base of the resolutions
	Resolutions []Resolution `json:"resolutions,omitempty"` // by rfc1808, rfc2396, rfc3986 and whatwg
}

// A Reading is how one standard reads the input.
type Reading struct {
	Standard string            `json:"standard"`         // rfc1738, rfc1808, rfc2396 (with RFC 2732), rfc3986, whatwg or go
	Verdict  string            `json:"verdict"`          // valid, relative, errors, invalid, failure or not-asked
	Offset   *int              `json:"offset,omitempty"` // invalid by a grammar: the longest prefix that can be continued
	Parts    []StandardPart    `json:"parts"`
	Result   *string           `json:"result,omitempty"` // whatwg, go: the text that the parser prints, if known
	Errors   []ValidationError `json:"errors,omitempty"` // whatwg: the first hundred
	Omitted  int               `json:"omitted,omitempty"`
	By       string            `json:"by"` // grammar, detectors (likely), browser or library

	Detectors *Detectors `json:"detectors,omitempty"` // by a browser that disagrees with the detectors
}

// A StandardPart is one part, with a name that all standards share and the standard's own name. An authority comes
// before the parts that it holds.
type StandardPart struct {
	Part string `json:"part"` // scheme, authority, userinfo, host, port, path, params, query or fragment
	Name string `json:"name"`
	Span
}

// A ValidationError is a validation error of the WHATWG's standard, with its own name.
type ValidationError struct {
	Name string `json:"name"`
	Span
	Failure bool `json:"failure,omitempty"` // the parser fails
}

// Detectors is the verdict of urlscope's own detectors if the browser disagrees. The browser's verdict counts.
type Detectors struct {
	Verdict string  `json:"verdict"`
	Result  *string `json:"result,omitempty"`
}

// A Flip is the place where two neighbouring standards differ.
type Flip struct {
	From string `json:"from"`
	To   string `json:"to"`
	Span
	Clause   string `json:"clause"` // identifies what changed
	Document string `json:"document"`
	Section  string `json:"section"`
	Security bool   `json:"security,omitempty"` // two programs may check one host or path and use another
	Text     string `json:"text"`
}

// A Resolution is how a standard resolves the input against a base, step by step.
type Resolution struct {
	Standard string           `json:"standard"`
	Result   *string          `json:"result,omitempty"` // where there is one
	Steps    []ResolutionStep `json:"steps"`
	By       string           `json:"by"`
}

// A ResolutionStep is one step of a resolution, in words.
type ResolutionStep struct {
	Text string `json:"text"`
}

// Resolve resolves raw, the input, against a base. If a browser was asked, what it answered about both counts.
func (s *Standards) Resolve(l text.Lang, base, raw string, asked standards.Asked) {
	s.Base = printed(base)
	for _, from := range standards.Resolve(base, raw, asked) {
		r := Resolution{Standard: from.Standard.String(), Steps: []ResolutionStep{}, By: from.By.String()}
		if from.OK {
			r.Result = printed(from.Result)
		}
		for _, step := range from.Steps {
			r.Steps = append(r.Steps, ResolutionStep{text.ResolveStep(l, step).Quoted(l)})
		}
		s.Resolutions = append(s.Resolutions, r)
	}
}

// StandardsIn describes, in a language, how the standards read raw, and what the parsers in asked answer. It
// never fails.
func StandardsIn(l text.Lang, raw string, asked standards.Asked) *Standards {
	c := standards.Compare(core.Parse(raw), asked)
	s := &Standards{Version: StandardsVersion, Readings: []Reading{}, Flips: []Flip{}}
	s.Input, s.InputBase64 = encode(raw)
	for i := range c.Readings {
		s.Readings = append(s.Readings, reading(&c.Readings[i]))
	}
	for _, f := range c.Flips {
		s.Flips = append(s.Flips, Flip{
			From: f.From.String(), To: f.To.String(), Span: Span{f.Start, f.End},
			Clause: f.Clause.ID, Document: f.Clause.Document, Section: f.Clause.Section, Security: f.Clause.Security,
			Text: text.Flip(l, raw, f).Quoted(l),
		})
	}
	return s
}

func reading(from *standards.Reading) Reading {
	r := Reading{
		Standard: from.Standard.String(), Verdict: from.Verdict.String(), Parts: []StandardPart{},
		Result: printed(from.Result), Omitted: from.Omitted, By: from.By.String(),
	}
	if from.Verdict == standards.VerdictInvalid && from.By == standards.SourceGrammar {
		r.Offset = &from.Offset
	}
	for _, p := range from.Parts {
		r.Parts = append(r.Parts, StandardPart{p.Role.String(), p.Name, Span{p.Start, p.End}})
	}
	for _, e := range from.Errors {
		r.Errors = append(r.Errors, ValidationError{e.Name, Span{e.Start, e.End}, e.Fatal})
	}
	if from.Disagrees {
		r.Detectors = &Detectors{from.Likely.String(), printed(from.LikelyResult)}
	}
	return r
}

// printed returns the text that a parser prints, or nil if it is empty or not UTF-8.
func printed(s string) *string {
	if s == "" || !utf8.ValidString(s) {
		return nil
	}
	return &s
}

// AppendJSON appends the document to dst as JSON, on one line, and returns the extended slice.
func (s *Standards) AppendJSON(dst []byte) []byte {
	w := writer{b: dst}
	w.open('{')
	w.number("version", s.Version)
	w.some("input", s.Input)
	w.some("inputBase64", s.InputBase64)
	w.each("readings", len(s.Readings), func(i int) { w.reading(&s.Readings[i]) })
	w.each("flips", len(s.Flips), func(i int) { w.flip(&s.Flips[i]) })
	w.some("base", s.Base)
	w.atLeastOne("resolutions", len(s.Resolutions), func(i int) { w.resolution(&s.Resolutions[i]) })
	w.close('}')
	return w.b
}

func (w *writer) reading(r *Reading) {
	w.text("standard", r.Standard)
	w.text("verdict", r.Verdict)
	if r.Offset != nil {
		w.number("offset", *r.Offset)
	}
	w.each("parts", len(r.Parts), func(i int) {
		w.text("part", r.Parts[i].Part)
		w.text("name", r.Parts[i].Name)
		w.span(r.Parts[i].Span)
	})
	w.some("result", r.Result)
	w.atLeastOne("errors", len(r.Errors), func(i int) {
		w.text("name", r.Errors[i].Name)
		w.span(r.Errors[i].Span)
		w.when("failure", r.Errors[i].Failure)
	})
	w.count("omitted", r.Omitted)
	w.text("by", r.By)
	if r.Detectors != nil {
		w.key("detectors")
		w.object(func() {
			w.text("verdict", r.Detectors.Verdict)
			w.some("result", r.Detectors.Result)
		})
	}
}

func (w *writer) flip(f *Flip) {
	w.text("from", f.From)
	w.text("to", f.To)
	w.span(f.Span)
	w.text("clause", f.Clause)
	w.text("document", f.Document)
	w.text("section", f.Section)
	w.when("security", f.Security)
	w.text("text", f.Text)
}

func (w *writer) resolution(r *Resolution) {
	w.text("standard", r.Standard)
	w.some("result", r.Result)
	w.each("steps", len(r.Steps), func(i int) { w.text("text", r.Steps[i].Text) })
	w.text("by", r.By)
}
