package model

import (
	"urlscope/core"
	"urlscope/core/fix"
)

// Preview returns the text after a fix, cut to the surroundings of the change: the octets before it, the new ones
// and the octets after it.
func (m *Model) Preview(f fix.Fix) (before, changed, after string) {
	const around = 14
	result, ok := core.Apply(m.Source(), f.Edits)
	if !ok {
		return "", "", ""
	}
	e := Difference(m.Source(), result)
	start, end := e.Span.Start, e.Span.Start+len(e.New)
	before, changed, after = result[:start], result[start:end], result[end:]
	if cut := CharacterStart(before, len(before)-around); cut > 1 {
		before = "…" + before[cut:]
	}
	if len(changed) > 2*around {
		changed = changed[:CharacterStart(changed, around)] + "…" + changed[CharacterStart(changed, len(changed)-around):]
	}
	if cut := CharacterStart(after, around); cut < len(after)-1 {
		after = after[:cut] + "…"
	}
	return Visible(before), Visible(changed), Visible(after)
}
