//go:build !small

package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/standards"
)

// resolved returns the URL that a reference makes with the base by the judging standard, which reads the reference as r, and a function that
// maps octets of the URL to octets of the typed text. It returns "" if there is no base, or if the text is not a reference.
func (m *Model) resolved(r *standards.Reading, reference string) (result string, back func(core.Span) core.Span) {
	if m.Base == "" || r.Verdict != standards.VerdictRelative && !(r.Standard == standards.WHATWG && m.IsBased()) {
		return "", nil
	}
	for _, is := range m.resolve(reference) {
		if is.Standard == r.Standard && is.OK {
			of := &standards.Compare(core.Parse(is.Result), standards.Asked{}).Readings[is.Standard]
			if !of.Verdict.Accepts() { // as of a base with a port of letters
				break
			}
			read := asked(of, is.Result)
			return read, fromReference(m.Source(), read)
		}
	}
	return "", nil
}

// fromReference returns a function that maps octets of a result to octets of the reference, from the end on as far as the two agree: for
// "../c d" and "http://h/a/c%20d" it maps the escape to the space. All others come from the base, and map to no octets.
func fromReference(reference, result string) func(core.Span) core.Span {
	from := make([]core.Span, len(result))
	for i, j := len(reference), len(result); i > 0 && j > 0; i-- {
		typed, n := reference[i-1:i], 1
		switch {
		case octet.EqualFold(typed, result[j-1:j]), typed == `\` && result[j-1] == '/':
		case strings.HasSuffix(result[:j], string(octet.AppendEscaped(nil, typed))):
			n = len("%XX")
		case typed <= " ", typed == ":": // it was taken out
			n = 0
		default:
			i = 0
		}
		for ; n > 0 && i > 0; n-- {
			j--
			from[j] = core.Span{Start: i - 1, End: i}
		}
	}
	return func(s core.Span) (to core.Span) {
		for _, f := range from[s.Start:s.End] {
			switch {
			case f.Len() == 0:
			case to.Len() == 0:
				to = f
			default:
				to.End = f.End
			}
		}
		return to
	}
}

// rebase reads the text with the base, if that changes how the URL Standard reads it. It reports whether the two make a URL.
func (m *Model) rebase(c *standards.Comparison) bool {
	if m.Base == "" {
		return false
	}
	list := m.resolve(m.Source())
	with := &list[len(list)-1]
	ignored := slices.ContainsFunc(with.Steps, func(s standards.Step) bool { return s.Kind == standards.StepSchemeIgnored })
	if c.Readings[standards.WHATWG].Verdict != standards.VerdictFailure && !ignored || !with.OK && !with.UsesBase() {
		return false
	}
	c.Rebase(m.Base, with.OK)
	return with.OK
}

// NeedsOther reports whether the URL Standard reads the text only with a base, and not with the one that is given.
func (m *Model) NeedsOther() bool {
	c := m.Standards()
	return m.Base != "" && c != nil && !m.IsBased() && m.NeedsBase(&c.Readings[standards.WHATWG])
}
