package model

import (
	"slices"
)

// ChosenEmbed is what the reader chose of an embed in the dialog for sharing: at
// first all that is on screen.
type ChosenEmbed struct {
	Out      []Word // what is not shown; AnatomyWord is what stands at the field
	Readonly bool
	Markdown bool
}

// embed returns the element that was chosen, of all words that there are.
func (c ChosenEmbed) embed(all []Word) Embed {
	e := Embed{Readonly: c.Readonly, Markdown: c.Markdown, Plain: slices.Contains(c.Out, AnatomyWord)}
	if len(c.Out) > 0 {
		e.Words = slices.DeleteFunc(slices.Clone(all), func(w Word) bool { return slices.Contains(c.Out, w) })
	}
	return e
}

// Toggle has w shown if it was not, and else not.
func (c *ChosenEmbed) Toggle(w Word) {
	out := slices.DeleteFunc(slices.Clone(c.Out), func(o Word) bool { return o == w })
	if len(out) == len(c.Out) {
		out = append(out, w)
	}
	c.Out = out
}
