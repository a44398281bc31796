package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/standards"
)

// ChosenEmbed is what the reader chose of an embed in the dialog for sharing: at
// first all that is on screen.
type ChosenEmbed struct {
	Out      []Word // what is not shown; AnatomyWord is what stands at the field
	Readonly bool
	Markdown bool
	Theme    string              // light or dark; "" for that of the page around
	Height   int                 // in pixels; 0 for what the content needs
	Judge    *standards.Standard // nil for the one that judges on screen
}

// JudgedBy returns by what the embed judges, where judge does so on screen.
func (c ChosenEmbed) JudgedBy(judge standards.Standard) standards.Standard {
	if c.Judge != nil {
		return *c.Judge
	}
	return judge
}

// embed returns the element that was chosen for v, of all words that there are.
func (c ChosenEmbed) embed(v View, all []Word) Embed {
	e := Embed{Readonly: c.Readonly, Markdown: c.Markdown, Theme: c.Theme, Height: c.Height, Judge: c.JudgedBy(v.Judge), Plain: slices.Contains(c.Out, AnatomyWord)}
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

// ReadHeight reads the height that was typed for an embed, in pixels: 0 for none, and at most that of a tall screen.
func ReadHeight(s string) int {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n <= 0 {
		return 0
	}
	return min(n, 4000)
}
