// Package report gives what package core finds of a URL as one value that
// marshals to JSON, for programs in any language. The form is stable: see Version.
// testdata/report/schema.json describes it.
package report

import (
	"encoding/base64"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/text"
)

// Version is the version of the form. Fields may be added to a version; none is
// taken away or changes its meaning.
const Version = 1

// A Report is what there is to say of one input. All offsets are octets of the
// input.
type Report struct {
	Version     int          `json:"version"`
	Input       *string      `json:"input,omitempty"`       // when the input is UTF-8
	InputBase64 *string      `json:"inputBase64,omitempty"` // when it is not
	Scheme      string       `json:"scheme"`                // in lower case; "" when there is none
	Production  string       `json:"production"`            // the rule of section 5; "" without a scheme
	Valid       bool         `json:"valid"`                 // the input is derivable from that rule
	Offset      *int         `json:"offset,omitempty"`      // when not: the longest prefix that can be continued
	Parts       []Part       `json:"parts"`
	Fragment    *Span        `json:"fragment,omitempty"` // what follows "#", which is not part of a URL
	Diagnostics []Diagnostic `json:"diagnostics"`        // ordered by place
	Wire        Wire         `json:"wire"`
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
	Later         bool    `json:"later,omitempty"`         // a later standard, not RFC 1738, tells this part apart
	Guess         bool    `json:"guess,omitempty"`         // only a guess places this part
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
}

// A Fix is one way to mend a finding. Fixes of one diagnostic are alternatives.
type Fix struct {
	Title        string  `json:"title"`
	Kind         string  `json:"kind"` // same, likely or changes
	Edits        []Edit  `json:"edits"`
	Result       *string `json:"result,omitempty"`       // the input with the edits made, when that is UTF-8
	ResultBase64 *string `json:"resultBase64,omitempty"` // when it is not
}

// An Edit replaces octets of the input with New.
type Edit struct {
	Span
	New string `json:"new"`
}

// A Wire is what a client does with the URL.
type Wire struct {
	Transport string `json:"transport"` // "tcp" or "udp", or "" where the scheme has none
	Host      string `json:"host,omitempty"`
	Port      int    `json:"port,omitempty"`
	Service   string `json:"service,omitempty"` // the protocol whose port that is, when it is not the scheme's
	Steps     []Step `json:"steps"`
}

// A Step is one line of the conversation.
type Step struct {
	Kind        string   `json:"kind"`
	Side        string   `json:"side"` // client, server or info
	When        string   `json:"when"` // always, if-asked or guess
	Text        string   `json:"text"`
	BytesBase64 string   `json:"bytesBase64,omitempty"` // exactly what goes out; absent where the URL leaves octets open
	From        []Span   `json:"from"`                  // the octets of the input that the octets come from
	Danger      bool     `json:"danger"`                // decoded octets would end the line early (section 6)
	Note        string   `json:"note,omitempty"`
	Pieces      []Piece  `json:"pieces,omitempty"` // a client's line taken apart, where there is something to take apart
	Secret      []Octets `json:"secret,omitempty"` // the octets that a password puts there
	Early       []Early  `json:"early,omitempty"`  // where the line ends early; not empty when Danger is true
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
	From *Span  `json:"from,omitempty"` // the octets of the input that they come from; absent for the protocol's own
	Name string `json:"name"`
	Note string `json:"note"`
}

// An Early is a place where octets of the input end a line before its own end.
type Early struct {
	Octets
	Next int    `json:"next"`         // how many octets the server reads after it as a line of its own
	From Span   `json:"from"`         // the octets of the input that end the line
	ID   string `json:"id,omitempty"` // the diagnostic that speaks of them
	Note string `json:"note"`
}

// Of returns the report on raw, in English. It never fails.
func Of(raw string) *Report { return In(text.English, raw) }

// In returns the report on raw in a language.
func In(l text.Lang, raw string) *Report {
	u := core.Parse(raw)
	r := &Report{
		Version:     Version,
		Production:  u.Production(),
		Valid:       u.Valid(),
		Parts:       parts(u),
		Diagnostics: diagnostics(l, u),
		Wire:        wire(l, u),
	}
	r.Input, r.InputBase64 = encode(raw)
	if u.Scheme() != nil {
		r.Scheme = lower(u.SchemeText())
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

// encode returns s as it is when it is UTF-8, and else its base64.
func encode(s string) (plain, base *string) {
	if utf8.ValidString(s) {
		return &s, nil
	}
	b := base64.StdEncoding.EncodeToString([]byte(s))
	return nil, &b
}

func lower(s string) string {
	b := []byte(s)
	for i, c := range b {
		if 'A' <= c && c <= 'Z' {
			b[i] = c + ('a' - 'A')
		}
	}
	return string(b)
}

// parts lists the parts of u. The tokens of core do not overlap; three nonterminals
// hold others and are listed in front of those: an article holds its host, the
// urlpath of a later scheme what that scheme tells apart in it, and the schemepart
// of an otherurl what only a guess tells apart.
func parts(u *core.URL) []Part {
	list := []Part{}
	guessed, path := false, false
	for _, t := range u.Tokens() {
		name := t.Part.Info().Name
		if name == "" {
			continue
		}
		switch {
		case t.Part == core.Article:
			if host, ok := u.HostToken(); ok {
				list = append(list, whole(u, core.Article, t.Start, host.End))
				continue
			}
		case u.Scheme() == core.Other && t.Mark&core.Guess != 0 && !guessed:
			guessed = true
			scheme, _ := u.Token(core.SchemeName)
			list = append(list, whole(u, core.Schemepart, scheme.End+len(":"), bodyEnd(u)))
		case t.Mark == core.Later && !path:
			path = true
			list = append(list, whole(u, core.Urlpath, t.Start, bodyEnd(u)))
		}
		list = append(list, part(u, name, t))
	}
	return list
}

// bodyEnd returns where the URL ends and a fragment or stray text begins.
func bodyEnd(u *core.URL) int {
	end := 0
	for _, t := range u.Tokens() {
		if t.Part.Info().Name != "" {
			end = t.End
		}
	}
	return end
}

func whole(u *core.URL, p core.Part, start, end int) Part {
	return part(u, p.String(), core.Token{Span: core.Span{Start: start, End: end}, Part: p})
}

func part(u *core.URL, name string, t core.Token) Part {
	p := Part{Part: name, Span: Span{t.Start, t.End}, Later: t.Mark&core.Later != 0, Guess: t.Mark&core.Guess != 0}
	raw := t.In(u.Source())
	p.Raw, p.RawBase64 = encode(raw)
	p.Decoded, p.DecodedBase64 = encode(string(core.AppendDecoded(nil, raw)))
	return p
}

func diagnostics(l text.Lang, u *core.URL) []Diagnostic {
	list := []Diagnostic{}
	for _, d := range core.Check(u) {
		out := Diagnostic{
			ID: d.Rule.ID, Severity: d.Severity.String(), Span: Span{d.Span.Start, d.Span.End}, Section: d.Rule.Section,
			Message: text.Message(l, u, d).String(), Why: text.Why(l, u, d).String(), Advice: text.Advice(l, u, d).String(),
			Fixes: []Fix{},
		}
		for _, f := range u.Fixes(d) {
			fix := Fix{Title: text.FixTitle(l, u, d, f).String(), Kind: f.Kind.String(), Edits: []Edit{}}
			for _, e := range f.Edits {
				fix.Edits = append(fix.Edits, Edit{Span{e.Span.Start, e.Span.End}, e.New})
			}
			result, _ := core.Apply(u.Source(), f.Edits)
			fix.Result, fix.ResultBase64 = encode(result)
			out.Fixes = append(out.Fixes, fix)
		}
		list = append(list, out)
	}
	return list
}

func wire(l text.Lang, u *core.URL) Wire {
	w := u.Wire()
	out := Wire{Transport: w.Transport, Host: w.Host.In(u.Source()), Port: w.Port, Service: w.Service, Steps: []Step{}}
	for i := range w.Steps {
		s := &w.Steps[i]
		line, note := text.Step(l, u, &w, s)
		step := Step{
			Kind: s.Kind.Name(), Side: s.Side.String(), When: s.When.String(), Danger: s.Danger,
			Text: line.String(), Note: note.String(), From: []Span{},
		}
		for _, from := range s.Sources() {
			step.From = append(step.From, Span{from.Start, from.End})
		}
		if s.Side == core.Client {
			octets(l, u, s, &step)
		}
		out.Steps = append(out.Steps, step)
	}
	return out
}

// octets fills in what there is to say of the octets that a client sends.
func octets(l text.Lang, u *core.URL, s *core.Step, step *Step) {
	if s.Known() {
		step.BytesBase64 = base64.StdEncoding.EncodeToString(s.AppendBytes(nil))
	}
	for _, p := range s.Pieces {
		name, note, _ := text.Piece(l, s, p)
		piece := Piece{Kind: string(p.Kind), Octets: Octets{p.At, p.End - p.At}, Name: name, Note: note.String()}
		if p.From != (core.Span{}) {
			piece.From = &Span{p.From.Start, p.From.End}
		}
		step.Pieces = append(step.Pieces, piece)
	}
	for _, r := range s.Secrets() {
		step.Secret = append(step.Secret, Octets{r.Start, r.Len()})
	}
	for _, e := range s.Early {
		step.Early = append(step.Early, Early{
			Octets: Octets{e.At, e.End - e.At}, Next: e.Next - e.End, From: Span{e.From.Start, e.From.End},
			ID: e.Rule, Note: text.Early(l, u, s, e).String(),
		})
	}
}
