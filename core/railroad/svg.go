package railroad

import (
	"bytes"
	"fmt"
	"strings"

	"urlscope/core/anatomy"
)

// escaper writes a text as HTML and SVG have it. The library's html would bring all named characters of HTML into the program.
var escaper = strings.NewReplacer("&", "&amp;", "'", "&#39;", "<", "&lt;", ">", "&gt;", `"`, "&#34;")

// A colour is a class of the page's style sheet, and the colour on light and on dark ground where there is no style
// sheet. The names come from web/style.css.
type colour struct{ token, light, dark string }

var (
	surface = colour{"surface", "#fff", "#201d19"}
	ink     = colour{"ink", "#1f1b16", "#ede7dc"}
	ink2    = colour{"ink2", "#575045", "#bab1a3"}
	edge    = colour{"edge", "#8c8373", "#857b6d"}
	sel     = colour{"sel", "#ffebb3", "#43350f"}
	wrong   = colour{"error", "#b3261e", "#ff8f84"}
)

// A style is how things of a class look: the class, what is filled and drawn with which colour, and the rest.
type style struct {
	class        string
	fill, stroke colour
	rest         string
}

var (
	trackStyles = [2]style{{"rr-track", colour{}, edge, ` stroke-width="1.5"`}, {"rr-way", colour{}, ink, ` stroke-width="3"`}}
	arrowStyles = [2]style{{"rr-head", edge, colour{}, ""}, {"rr-wayhead", ink, colour{}, ""}}
	boxStyles   = [looks]style{
		idle: {"rr-box", surface, edge, ""}, next: {"rr-next", surface, ink, ` stroke-width="1.5" stroke-dasharray="4 3"`},
		taken: {"rr-taken", surface, ink, ` stroke-width="2"`}, caret: {"rr-caret", sel, ink, ` stroke-width="2"`},
	}
	nameStyles = [looks]style{idle: {"rr-name", ink2, colour{}, ""}, next: {"rr-name", ink2, colour{}, ""}, taken: {"rr-takenname", ink, colour{}, ""}, caret: {"rr-takenname", ink, colour{}, ""}}
	deadStyle  = style{"rr-dead", wrong, wrong, ` stroke-width="3"`}
)

func allStyles() (list []style) {
	list = append(list, trackStyles[:]...)
	list = append(list, arrowStyles[:]...)
	list = append(list, boxStyles[:]...)
	for f := range families {
		if f != anatomy.FamilyDelimiter {
			list = append(list, nameStyle(taken, f), lineStyle(f))
		}
	}
	return append(list, nameStyles[idle], nameStyles[taken], deadStyle, groundStyle)
}

var groundStyle = style{"rr-ground", surface, colour{}, ""}

// in returns a colour on the ground of a theme. It is light where the reader decides.
func (c colour) in(t anatomy.Theme) string {
	switch {
	case c == colour{}:
		return "none"
	case t == anatomy.ThemeDark:
		return c.dark
	}
	return c.light
}

// The typefaces are the typefaces of the page.
const (
	serif = "Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Georgia,serif"
	mono  = "ui-monospace,SF Mono,Menlo,Cascadia Mono,Consolas,DejaVu Sans Mono,monospace"
)

// fonts are how texts are set, by kind.
var fonts = [labelKinds]string{
	ruleName:  ` font-family="` + serif + `" font-size="14" text-anchor="middle"`,
	octetText: ` font-family="` + mono + `" font-size="13" text-anchor="middle"`,
	ruleTitle: ` font-family="` + serif + `" font-size="15" font-style="italic"`,
	glossText: ` font-family="system-ui,sans-serif" font-size="11" text-anchor="middle"`,
	times:     ` font-family="` + mono + `" font-size="11" text-anchor="middle"`,
}

// document returns what is drawn as SVG.
func (c *canvas) document(rules []Rule, height int) string {
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" class="railroad" width="%d" height="%d" viewBox="0 0 %d %d"`, c.wide, height, c.wide, height)
	if c.Inline {
		b.WriteString(" aria-hidden=\"true\">\n")
	} else {
		titles, sentences := describe(rules, c.Lang)
		fmt.Fprintf(&b, " role=\"img\" lang=\"%s\">\n<title>%s</title>\n<desc>%s</desc>\n", c.Lang.Tag(), escaper.Replace(titles), escaper.Replace(sentences))
		b.WriteString(c.styleSheet())
		b.WriteString("<rect" + c.attributes(groundStyle) + ` width="` + px(c.wide) + `" height="` + px(height) + "\"/>\n")
	}
	for i := range c.tracks {
		c.path(&b, trackStyles[i], c.tracks[i], c.dashes(i))
		c.path(&b, arrowStyles[i], c.arrows[i], "")
	}
	for l := range looks {
		c.boxesOf(&b, c.boxes, l)
	}
	c.boxesOf(&b, c.cells, caret)
	for f, data := range c.lines {
		c.path(&b, lineStyle(anatomy.Family(f)), data, "")
	}
	c.path(&b, deadStyle, c.dead, "")
	for kind := range labelKinds {
		for l := range looks {
			c.labelsOf(&b, kind, l)
		}
	}
	b.WriteString("</svg>\n")
	return b.String()
}

// dashes returns the dashes of the way of a guess.
func (c *canvas) dashes(i int) string {
	if i == 1 && c.r.guess {
		return ` stroke-dasharray="7 4"`
	}
	return ""
}

// attributes returns the attributes of a style: its colours, and its class, by which a page sets other colours.
func (c *canvas) attributes(s style) string {
	return fmt.Sprintf(` class="%s" fill="%s" stroke="%s"%s`, s.class, s.fill.in(c.Theme), s.stroke.in(c.Theme), s.rest)
}

// styleSheet returns the style sheet of a picture that follows what its reader prefers, and prints in black.
func (c *canvas) styleSheet() string {
	if c.Theme != anatomy.ThemeAuto {
		return ""
	}
	var b bytes.Buffer
	b.WriteString("<style>@media screen and (prefers-color-scheme:dark){")
	for _, s := range allStyles() {
		fmt.Fprintf(&b, ".%s{fill:%s;stroke:%s}", s.class, s.fill.in(anatomy.ThemeDark), s.stroke.in(anatomy.ThemeDark))
	}
	b.WriteString("}</style>\n")
	return b.String()
}

func (c *canvas) path(b *bytes.Buffer, s style, data []byte, more string) {
	if len(data) > 0 {
		fmt.Fprintf(b, "<path%s%s d=\"%s\"/>\n", c.attributes(s), more, data)
	}
}

// boxesOf draws the boxes of a look: literals round, the others square.
func (c *canvas) boxesOf(b *bytes.Buffer, boxes []box, l look) {
	var lines []byte
	open := false
	for _, x := range boxes {
		if x.look != l {
			continue
		}
		if !open {
			open = true
			b.WriteString("<g" + c.attributes(boxStyles[l]) + ">\n")
		}
		r := 3
		if x.round {
			r = 12
		}
		fmt.Fprintf(b, "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"%d\"/>\n", x.x, x.y, x.w, x.h, r)
		lines = append(lines, x.lines...)
	}
	if len(lines) > 0 {
		fmt.Fprintf(b, "<path d=\"%s\"/>\n", lines)
	}
	if open {
		b.WriteString("</g>\n")
	}
}

// labelsOf draws the texts of a kind and a look. Texts of a family have its colour.
func (c *canvas) labelsOf(b *bytes.Buffer, kind labelKind, l look) {
	for family := range families {
		open := false
		for _, x := range c.names {
			if x.kind != kind || x.look != l || x.family != family {
				continue
			}
			if !open {
				open = true
				b.WriteString("<g" + c.attributes(nameStyle(l, family)) + fonts[kind] + ">\n")
			}
			fmt.Fprintf(b, "<text x=\"%d\" y=\"%d\"%s>%s</text>\n", x.x, x.y, length(x), escaper.Replace(x.text))
		}
		if open {
			b.WriteString("</g>\n")
		}
	}
}

// length returns the attributes that keep a text in its box, whatever its typeface is. The letters of a gloss keep their shape: a
// short one of narrow letters would be drawn out.
func length(x label) string {
	switch {
	case x.w == 0 || len(x.text) < 3:
		return ""
	case x.kind == glossText:
		return fmt.Sprintf(` textLength="%d"`, x.w)
	}
	return fmt.Sprintf(` textLength="%d" lengthAdjust="spacingAndGlyphs"`, x.w)
}
