package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/standards"
)

// ChosenEmbed has the reader's settings of an embed in the share dialog. By default the embed shows everything on
// screen.
type ChosenEmbed struct {
	Out      []Word // words not shown; AnatomyWord stands for the anatomy at the field
	Readonly bool
	Markdown bool
	Theme    string              // light or dark; "" for the theme of the page around
	Height   int                 // in pixels; 0 for the height of the content
	Judge    *standards.Standard // nil for the page's current standard
}

// JudgedBy returns the standard of the embed. judge is the standard of the page.
func (c ChosenEmbed) JudgedBy(judge standards.Standard) standards.Standard {
	if c.Judge != nil {
		return *c.Judge
	}
	return judge
}

// embed returns the element for v; all lists the words that the page has.
func (c ChosenEmbed) embed(v View, all []Word) Embed {
	e := Embed{Readonly: c.Readonly, Markdown: c.Markdown, Theme: c.Theme, Height: c.Height, Judge: c.JudgedBy(v.Judge), Plain: slices.Contains(c.Out, AnatomyWord)}
	if len(c.Out) > 0 {
		e.Words = slices.DeleteFunc(slices.Clone(all), func(w Word) bool { return slices.Contains(c.Out, w) })
	}
	return e
}

// Toggle shows or hides w.
func (c *ChosenEmbed) Toggle(w Word) {
	out := slices.DeleteFunc(slices.Clone(c.Out), func(o Word) bool { return o == w })
	if len(out) == len(c.Out) {
		out = append(out, w)
	}
	c.Out = out
}

// ReadHeight parses the typed height of an embed in pixels. It returns 0 for none, and at most the height of a
// tall screen.
func ReadHeight(s string) int {
	n, err := strconv.Atoi(strings.TrimSpace(s))
	if err != nil || n <= 0 {
		return 0
	}
	return min(n, 4000)
}
