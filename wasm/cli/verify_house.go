package cli

import (
	"cmp"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/links"
)

// judged returns all findings in a URL: from core, with the errors of the chosen standard, and from the house rules, which
// are about links. e is the place of the URL.
func (v *verifier) judged(u *core.URL, e links.Excerpt, found []core.Diagnostic) []core.Diagnostic {
	list := v.judge.withTemplates(u.Source(), v.judge.errors(u, found))
	if e.Bound() == links.Name {
		return list
	}
	return v.house.Add(u, found, list)
}

// fixesOf returns the fixes of a finding. Core tries its fixes; the fixes of house rules come from the project. For objections of a
// standard the page has the same fixes.
func fixesOf(u *core.URL, d core.Diagnostic) []fix.Fix {
	if house.Has(d.Rule) {
		return house.Fixes(u, d)
	}
	if d, ok := objected(d); ok {
		return standards.Fixes(u, d)
	}
	return fix.Of(d)
}

// isFixable reports whether a finding may have fixes.
func isFixable(d core.Diagnostic) bool {
	_, own := objected(d)
	return own || fix.Possible(d) || house.Fixable(d.Rule)
}

// houseReport converts a finding of the house rules to the form of a report.
func (v *verifier) houseReport(f *finding) report.Diagnostic {
	return report.Diagnostic{
		ID: f.Rule.ID, Severity: f.Severity.String(), Span: report.Span{Start: f.Span.Start, End: f.Span.End},
		Message: v.says(f), Why: house.Why(v.lang, f.url, f.Diagnostic).Quoted(v.lang),
		Advice: house.Advice(v.lang, f.url, f.Diagnostic).Quoted(v.lang), Fixes: v.fixReports(f),
	}
}

// fixReports converts the fixes of a finding to the form of a report.
func (v *verifier) fixReports(f *finding) []report.Fix {
	list := []report.Fix{}
	for _, fix := range f.fixes() {
		r := report.Fix{Title: text.FixTitle(v.lang, f.url, f.Diagnostic, fix).Quoted(v.lang), Kind: fix.Kind.String()}
		for _, e := range fix.Edits {
			r.Edits = append(r.Edits, report.Edit{Span: report.Span{Start: e.Span.Start, End: e.Span.End}, New: e.New})
		}
		if result, ok := core.Apply(f.url.Source(), fix.Edits); ok && utf8.ValidString(result) {
			r.Result = &result
		}
		list = append(list, r)
	}
	return list
}

// pairsOf returns the values of the rule house.Canonical from a JSON object: {"www.example.org": "example.org"}.
func pairsOf(raw json.RawMessage) (list []string, err error) {
	if raw == nil {
		return nil, nil
	}
	var first map[string]string // the second host is the key
	if err := json.Unmarshal(raw, &first); err != nil {
		return nil, errors.New(`it is an object whose names and values are hosts, such as {"www.example.org": "example.org"}`)
	}
	for _, second := range slices.SortedFunc(maps.Keys(first), bySpan) {
		list = append(list, second+"="+first[second])
	}
	return list, nil
}

// bySpan orders hosts so that the first match wins: names before patterns, and long names and patterns before
// short ones.
func bySpan(a, b string) int {
	return cmp.Or(strings.Count(a, "*")-strings.Count(b, "*"), len(b)-len(a), strings.Compare(a, b))
}
