// Package report returns the results of package core about a URL as one value that marshals to JSON, for programs in
// any language. The form is stable: see [Version]. testdata/report/schema.json describes it.
//
//	r := report.Of("ftp://host.dom/pub/a;type=x")
//	r.Valid             // false
//	*r.Offset           // 26
//	r.Diagnostics[0].ID // "ftp-type-unknown"
//	r.AppendJSON(nil)   // the JSON
//
// The size of a report, and the time to make it, grow no faster than the input. A report lists at most 500 parts, the
// 500 worst diagnostics, and 500 steps; and for all steps together at most 1000 sources, pieces, secrets and early
// ends each. It tries the fixes of so many diagnostics that their number times the length of the input is a million
// octets (2^20). Fixes with their results have at most 256 thousand octets (2^18). [Omitted] counts what is left out.
package report

import (
	"encoding/base64"
	"iter"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/bound"
	"urlscope/core/octet"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// Version is the version of the form. A version may get more fields; no field is
// removed or changes its meaning.
const Version = 1

// A Report holds the results for one input. All offsets are octets of the input.
type Report struct {
	Version     int          `json:"version"`
	Input       *string      `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string      `json:"inputBase64,omitempty"` // when it is not
	Scheme      string       `json:"scheme"`                // in lower case; "" if the input has no scheme
	Production  string       `json:"production"`            // the rule of section 5; "" without a scheme
	Since       string       `json:"since,omitempty"`       // the fate of a scheme of RFC 1738
	Valid       bool         `json:"valid"`                 // the input is derivable from that rule
	Offset      *int         `json:"offset,omitempty"`      // when not: the longest prefix that can be continued
	Parts       []Part       `json:"parts"`
	Fragment    *Span        `json:"fragment,omitempty"` // the text behind "#", which is not part of a URL
	Diagnostics []Diagnostic `json:"diagnostics"`        // ordered by place
	Wire        Wire         `json:"wire"`
	Omitted     *Omitted     `json:"omitted,omitempty"` // counts of the items that are left out; nil if all are there
}

// Omitted counts what a report leaves out of its lists.
type Omitted struct {
	Parts    int `json:"parts,omitempty"`    // the last ones
	Errors   int `json:"errors,omitempty"`   // diagnostics: notes are left out before warnings,
	Warnings int `json:"warnings,omitempty"` // warnings before errors,
	Notes    int `json:"notes,omitempty"`    // and of each the last
	Fixes    int `json:"fixes,omitempty"`    // diagnostics that are listed, but not all of their fixes
	Results  int `json:"results,omitempty"`  // fixes that are listed, but not what they make of the input
	Steps    int `json:"steps,omitempty"`    // the last ones
	From     int `json:"from,omitempty"`     // of the steps that are listed: their last sources,
	Pieces   int `json:"pieces,omitempty"`   // pieces,
	Secret   int `json:"secret,omitempty"`   // octets that a password puts there
	Early    int `json:"early,omitempty"`    // and early ends
}

// A Span is a half-open range of octets of the input.
type Span struct {
	Start int `json:"start"`
	End   int `json:"end"`
}

// A Part is one part of the URL, under the name of its nonterminal in section 5.
// A part that is present and empty has Start == End; one that is absent is not
// listed.
type Part struct {
	Part string `json:"part"`
	Span
	Raw           *string `json:"raw,omitempty"`           // as typed, when that is UTF-8
	RawBase64     *string `json:"rawBase64,omitempty"`     // when it is not
	Decoded       *string `json:"decoded,omitempty"`       // what it stands for, when that is UTF-8
	DecodedBase64 *string `json:"decodedBase64,omitempty"` // when it is not
	Later         bool    `json:"later,omitempty"`         // only a later standard has this part
	Guess         bool    `json:"guess,omitempty"`         // the place of this part is a guess
}

// A Diagnostic is one finding, in words of the language asked for.
type Diagnostic struct {
	ID       string `json:"id"`
	Severity string `json:"severity"` // error, warning or note
	Span
	Section string `json:"section"`
	Message string `json:"message"`
	Why     string `json:"why"`
	Advice  string `json:"advice"`
	Fixes   []Fix  `json:"fixes"`

	FixesOmitted bool `json:"fixesOmitted,omitempty"` // not all fixes are listed, or none was tried
}

// A Fix is one way to fix a finding. Fixes of one diagnostic are alternatives.
type Fix struct {
	Title        string  `json:"title"`
	Kind         string  `json:"kind"` // same, likely or changes
	Edits        []Edit  `json:"edits"`
	Result       *string `json:"result,omitempty"`       // the input with the edits made, when that is UTF-8; see Omitted
	ResultBase64 *string `json:"resultBase64,omitempty"` // when it is not
}

// An Edit replaces octets of the input with New.
type Edit struct {
	Span
	New string `json:"new"`
}

// A Wire is what a client does with the URL. For an input that no client knows what to do with, it is the conversation of the
// repaired URL or, without a repair, one step that says that nothing is sent.
type Wire struct {
	Mended    string `json:"mended,omitempty"` // the repaired URL; absent if the input needs no repair
	Transport string `json:"transport"`        // "tcp" or "udp", or "" if the scheme has none
	Host      string `json:"host,omitempty"`
	Port      int    `json:"port,omitempty"`
	Service   string `json:"service,omitempty"` // the usual protocol of the port, if it is not the scheme's
	Steps     []Step `json:"steps"`
}

// A Step is one line of the conversation.
type Step struct {
	Kind        string   `json:"kind"`
	Side        string   `json:"side"` // client, server or info
	When        string   `json:"when"` // always, if-asked or guess
	Text        string   `json:"text"`
	BytesBase64 string   `json:"bytesBase64,omitempty"` // exactly the octets to send; absent if the URL does not determine all of them
	From        []Span   `json:"from"`                  // the octets of the input that the octets come from
	Danger      bool     `json:"danger"`                // decoded octets would end the line early (section 6)
	Note        string   `json:"note,omitempty"`
	Pieces      []Piece  `json:"pieces,omitempty"` // the pieces of a client's line, if it has several
	Secret      []Octets `json:"secret,omitempty"` // the octets that a password puts there
	Early       []Early  `json:"early,omitempty"`  // where the line ends early; not empty if Danger is true
}

// Octets are some of the octets of a step: as they are in BytesBase64, or would be
// if the octets that the URL leaves open were one.
type Octets struct {
	At     int `json:"at"`
	Length int `json:"length"`
}

// A Piece is a run of octets of a step that has a meaning of its own.
type Piece struct {
	Kind string `json:"kind"`
	Octets
	From *Span  `json:"from,omitempty"` // the origin of the octets in the input; absent for octets of the protocol
	Name string `json:"name"`
	Note string `json:"note"`
}

// An Early is a place where octets of the input end a line before its own end.
type Early struct {
	Octets
	Next int    `json:"next"`         // how many octets the server reads after it as a line of its own
	From Span   `json:"from"`         // the octets of the input that end the line
	ID   string `json:"id,omitempty"` // the rule of the diagnostic about them
	Note string `json:"note"`
}

// Of returns the report on raw, in English. It never fails.
func Of(raw string) *Report { return In(text.English, raw) }

// In returns the report on raw in a language.
func In(l text.Lang, raw string) *Report {
	u := core.Parse(raw)
	found := core.Check(u)
	var o Omitted
	r := &Report{
		Version:     Version,
		Production:  u.Production(),
		Since:       text.Since(l, u),
		Valid:       u.Valid(),
		Parts:       parts(u, &o),
		Diagnostics: diagnostics(l, u, found, &o),
		Wire:        conversation(l, u, found, &o),
	}
	if o != (Omitted{}) {
		r.Omitted = &o
	}
	r.Input, r.InputBase64 = encode(raw)
	if u.Scheme() != nil {
		r.Scheme = octet.LowerString(u.SchemeText())
	}
	if !r.Valid {
		n := u.Offset()
		r.Offset = &n
	}
	if t, ok := u.Token(core.Fragment); ok {
		r.Fragment = &Span{t.Start, t.End}
	}
	return r
}

// encode returns s if it is UTF-8, and otherwise its base64.
func encode(s string) (plain, base *string) {
	if utf8.ValidString(s) {
		return &s, nil
	}
	b := base64.StdEncoding.EncodeToString([]byte(s))
	return nil, &b
}

// parts lists the parts of u.
func parts(u *core.URL, o *Omitted) []Part {
	list := []Part{}
	for name, t := range EachPart(u) {
		if len(list) < bound.Entries {
			list = append(list, part(u, name, t))
		} else {
			o.Parts++
		}
	}
	return list
}

// EachPart yields all parts of u with their names, in the order of a report. The tokens of core do not overlap,
// but three nonterminals hold other parts and come before them: an article holds its host, the urlpath of a later
// scheme the parts that this scheme knows, and the schemepart of an otherurl the parts that a guess places.
func EachPart(u *core.URL) iter.Seq2[string, core.Token] {
	return func(yield func(string, core.Token) bool) {
		outer := core.Delim // the last part that holds others
		n := 0
		for _, t := range u.Tokens() {
			name := t.Part.Info().Name
			if name == "" {
				continue
			}
			if part, start := outerPart(u, t); part != outer && part != core.Delim {
				outer = part
				if !yield(part.String(), core.Token{Span: core.Span{Start: start, End: bodyEnd(u)}, Part: part}) {
					return
				}
			}
			if !yield(name, widened(u, t)) {
				return
			}
			n++
		}
		if n == 1 && u.Scheme() == core.Other && u.Valid() { // the guess has no place for it: "https:0z"
			scheme, _ := u.Token(core.SchemeName)
			t := core.Token{Span: core.Span{Start: scheme.End + len(":"), End: len(u.Source())}, Part: core.Schemepart}
			yield(core.Schemepart.String(), t)
		}
	}
}

// outerPart returns the part that holds t and all parts behind it, and the start of that part. Without one it
// returns Delim.
func outerPart(u *core.URL, t core.Token) (part core.Part, start int) {
	switch {
	case t.Part == core.Article:
	case u.Scheme() == core.Other && t.Mark&core.MarkGuess != 0:
		scheme, _ := u.Token(core.SchemeName)
		return core.Schemepart, scheme.End + len(":")
	case t.Mark == core.MarkLater:
		return core.Urlpath, t.Start
	}
	return core.Delim, 0
}

// widened returns t, extended by its host if t is an article.
func widened(u *core.URL, t core.Token) core.Token {
	if t.Part == core.Article {
		if host, ok := u.Token(core.Host); ok {
			t.Span.End = host.End
		}
	}
	return t
}

// bodyEnd returns the end of the URL, where a fragment or stray text begins.
func bodyEnd(u *core.URL) int {
	end := 0
	for _, t := range u.Tokens() {
		if t.Part.Info().Name != "" {
			end = t.End
		}
	}
	return end
}

func part(u *core.URL, name string, t core.Token) Part {
	p := Part{Part: name, Span: Span{t.Start, t.End}, Later: t.Mark&core.MarkLater != 0, Guess: t.Mark&core.MarkGuess != 0}
	raw := t.In(u.Source())
	p.Raw, p.RawBase64 = encode(raw)
	p.Decoded, p.DecodedBase64 = encode(string(octet.AppendDecoded(nil, raw)))
	return p
}

// Listed returns the diagnostics that a report lists, ordered by position: all of them, unless there are very
// many.
func Listed(list []core.Diagnostic) []core.Diagnostic { return bound.Worst(list) }

func diagnostics(l text.Lang, u *core.URL, all []core.Diagnostic, o *Omitted) []Diagnostic {
	listed := Listed(all)
	left := bound.Count(all)
	for s, n := range bound.Count(listed) {
		left[s] -= n
	}
	o.Errors, o.Warnings, o.Notes = left[core.SeverityError], left[core.SeverityWarning], left[core.SeverityNote]
	list := []Diagnostic{}
	about := About(l, u)
	for _, d := range listed {
		said := about.Diagnostic(d)
		list = append(list, said)
		if said.FixesOmitted {
			o.Fixes++
		}
		for _, f := range said.Fixes {
			if f.Result == nil && f.ResultBase64 == nil {
				o.Results++
			}
		}
	}
	return list
}

// A Teller describes the diagnostics of a URL, one after the other, as a report does. It bounds their fixes in
// the same way.
type Teller struct {
	lang   text.Lang
	url    *core.URL
	tries  int // diagnostics whose fixes may still be computed
	budget int // octets that fixes may still write
}

// About returns a Teller for the diagnostics of u, in a language.
func About(l text.Lang, u *core.URL) *Teller {
	return &Teller{l, u, bound.Tries(len(u.Source())), bound.Octets}
}

// Diagnostic describes d, a diagnostic of the URL.
func (t *Teller) Diagnostic(d core.Diagnostic) Diagnostic {
	l, u := t.lang, t.url
	out := Diagnostic{
		ID: d.Rule.ID, Severity: d.Severity.String(), Span: Span{d.Span.Start, d.Span.End}, Section: d.Rule.Section,
		Message: text.Message(l, u, d).Quoted(l), Why: text.Why(l, u, d).Quoted(l), Advice: text.Advice(l, u, d).Quoted(l),
		Fixes: []Fix{},
	}
	if !fix.Possible(d) {
		return out
	}
	if t.tries--; t.tries < 0 {
		out.FixesOmitted = true
		return out
	}
	for _, f := range fix.Of(d) {
		if fix, ok := t.fix(d, f); ok {
			out.Fixes = append(out.Fixes, fix)
		} else {
			out.FixesOmitted = true
		}
	}
	return out
}

// fix describes f. It returns false if f writes more octets than there is room for.
func (t *Teller) fix(d core.Diagnostic, f fix.Fix) (Fix, bool) {
	const edit = len(`{"start":1000,"end":1000,"new":""},`)
	octets := 0
	for _, e := range f.Edits {
		octets += edit + len(e.New)
	}
	if !bound.Fits(&t.budget, octets) {
		return Fix{}, false
	}
	fix := Fix{Title: text.FixTitle(t.lang, t.url, d, f).Quoted(t.lang), Kind: f.Kind.String(), Edits: []Edit{}}
	for _, e := range f.Edits {
		fix.Edits = append(fix.Edits, Edit{Span{e.Span.Start, e.Span.End}, e.New})
	}
	if src := t.url.Source(); bound.Fits(&t.budget, len(src)) {
		result, _ := core.Apply(src, f.Edits)
		fix.Result, fix.ResultBase64 = encode(result)
	}
	return fix, true
}

// details counts the entries that each list of the steps may still have.
type details struct{ from, pieces, secret, early int }

func conversation(l text.Lang, u *core.URL, found []core.Diagnostic, o *Omitted) Wire {
	var out Wire
	fixed, ok := fix.First(found)
	if ok {
		u = fixed.URL
		out.Mended = u.Source()
	}
	w, silent := wire.Silent(u)
	if !silent {
		w, o.Steps = wire.Some(u, bound.Entries)
	}
	steps := w.Steps // with spans of the input
	if ok {
		steps = w.Moved(fixed.Typed).Steps
	}
	budget := details{bound.Details, bound.Details, bound.Details, bound.Details}
	out.Transport, out.Host, out.Port, out.Service, out.Steps = w.Transport, w.Host.In(u.Source()), w.Port, w.Service, []Step{}
	for i := range w.Steps {
		s, of := &w.Steps[i], &steps[i]
		line, note := text.Step(l, u, &w, s)
		step := Step{
			Kind: s.Kind.Name(), Side: s.Side.String(), When: s.When.String(), Danger: len(s.Early) > 0,
			Text: text.StepLine(l, s, line), Note: note.Quoted(l), From: []Span{},
		}
		for _, from := range bound.First(of.Sources(), &budget.from, &o.From) {
			step.From = append(step.From, Span{from.Start, from.End})
		}
		if s.Side == wire.SideClient {
			octets(l, u, s, of, &step, &budget, o)
		}
		out.Steps = append(out.Steps, step)
	}
	return out
}

// octets fills in the octets that a client sends in step s of u. of is the same step with spans of the input.
func octets(l text.Lang, u *core.URL, s, of *wire.Step, step *Step, budget *details, o *Omitted) {
	if s.Known() {
		step.BytesBase64 = base64.StdEncoding.EncodeToString(s.AppendBytes(nil))
	}
	for i, p := range bound.First(s.Pieces, &budget.pieces, &o.Pieces) {
		name, note, _ := text.Piece(l, s, p)
		piece := Piece{Kind: string(p.Kind), Octets: Octets{p.At, p.End - p.At}, Name: name, Note: note.Quoted(l)}
		if p.From != (core.Span{}) {
			piece.From = &Span{of.Pieces[i].From.Start, of.Pieces[i].From.End}
		}
		step.Pieces = append(step.Pieces, piece)
	}
	for _, r := range bound.First(s.Secrets(), &budget.secret, &o.Secret) {
		step.Secret = append(step.Secret, Octets{r.Start, r.Len()})
	}
	for i, e := range bound.First(s.Early, &budget.early, &o.Early) {
		from := of.Early[i].From
		step.Early = append(step.Early, Early{
			Octets: Octets{e.At, e.End - e.At}, Next: e.Next - e.End, From: Span{from.Start, from.End},
			ID: e.Rule, Note: text.Early(l, u, s, e).Quoted(l),
		})
	}
}
