package text

import (
	"math"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/wire"
)

// TestOthers: a diagnostic or step of another URL may get a useless text, but nothing panics.
func TestOthers(t *testing.T) {
	inputs := []string{"", "ftp://u:p@h/a|b;type=x#y", "http://1.2.3.x/~a%zz", "<URL:http://h/a b>", "gopher://h:25/7a%09b", "mailto:a|b@h", ":", "\xff"}
	spans := []core.Span{{}, {Start: 2, End: 5}, {Start: 5, End: 2}, {Start: -3, End: 4}, {Start: 3, End: 1 << 40},
		{Start: math.MinInt, End: math.MaxInt}, {Start: math.MaxInt, End: math.MinInt}}
	var found []core.Diagnostic
	for _, s := range inputs {
		found = append(found, core.Check(core.Parse(s))...)
	}
	rules := core.Rules()
	for i := range rules {
		for j, span := range spans {
			found = append(found, core.Diagnostic{Rule: &rules[i], Span: span, Part: core.Part(3*i + j)})
		}
	}
	found = append(found, core.Diagnostic{}, core.Diagnostic{Rule: new(core.Rule), Severity: 200, Part: 200})
	for _, s := range inputs {
		u := core.Parse(s)
		for _, l := range append(Langs, 200) {
			for _, d := range found {
				Message(l, u, d)
				Why(l, u, d)
				Advice(l, u, d)
				FindingLine(l, u, d)
				for _, f := range []fix.Fix{{}, {Title: fix.TitleRemove, Kind: 200, Edits: []core.Edit{{Span: d.Span}}}} {
					FixTitle(l, u, d, f)
					FixKind(l, f.Kind)
				}
			}
			for _, span := range spans {
				for p := range 256 {
					token := core.Token{Span: span, Part: core.Part(p)}
					PartLine(l, u, token)
					InPart(l, u, token)
				}
				AtOctet(l, u, Judged{}, span.Start)
				Octet(l, u, Judged{}, span.Start)
				e := wire.EarlyEnd{At: span.Start, End: span.End, Next: span.Start, From: span}
				p := wire.Piece{At: span.Start, End: span.End, From: span}
				s := wire.Step{Kind: "http-request", Early: []wire.EarlyEnd{e}, Pieces: []wire.Piece{p}, Octets: []wire.Octet{{From: span}}}
				Step(l, u, &wire.Conversation{Steps: []wire.Step{s}, Host: span}, &s)
				Early(l, u, &s, e)
				Piece(l, &s, p)
			}
		}
	}
}
