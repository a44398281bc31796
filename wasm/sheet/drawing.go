package sheet

import (
	"html"
	"html/template"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/text"
)

// What is drawn is measured in cells and in the hundredths of one.
const (
	columns = 32 // octets in a row
	cell    = 20 // the width of one
	row     = 84 // the height of a row
	baseY   = 30 // of the octets
	braceY  = 40 // of the brackets below
	labelY  = 62 // of what is written below those
	width   = columns*cell + 2
)

// drawing draws a URL octet by octet, with a ruler above and a bracket below each part; labelled
// or left empty, to be labelled by hand.
func drawing(l text.Lang, u *core.URL, labelled bool) template.HTML {
	src := u.Source()
	rows := max(1, (len(src)+columns-1)/columns)
	var b strings.Builder
	b.WriteString(`<svg class="url" role="img" viewBox="0 0 ` + strconv.Itoa(width) + " " + strconv.Itoa(rows*row) + `"><title>` +
		html.EscapeString(text.ShowAll(src)) + "</title>")
	for i := range len(src) {
		x, y := at(i)
		put(&b, "octet", x+cell/2, y+baseY, octet(src[i]))
		if i%5 == 0 {
			put(&b, "ruler", x+cell/2, y+baseY-18, strconv.Itoa(i))
		}
	}
	for _, t := range u.Tokens() {
		if t.Part != core.Delim && t.Part != core.Stray {
			bracket(&b, l, u, t, labelled)
		}
	}
	b.WriteString("</svg>")
	return template.HTML(b.String())
}

// at returns where the octet at offset i is drawn.
func at(i int) (x, y int) { return 1 + i%columns*cell, i / columns * row }

func put(b *strings.Builder, class string, x, y int, s string) {
	b.WriteString(`<text class="` + class + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + html.EscapeString(s) + "</text>")
}

// octet returns how an octet is shown in a cell.
func octet(c byte) string {
	switch {
	case c == ' ':
		return "␣"
	case c < ' ' || c >= 0x7F:
		return text.ShortName(c)
	}
	return string(rune(c))
}

// bracket draws the bracket of a part, in each row that it is in. A part that is empty has a bar.
func bracket(b *strings.Builder, l text.Lang, u *core.URL, t core.Token, labelled bool) {
	for start := t.Start; ; {
		end := min(t.End, (start/columns+1)*columns)
		x, y := at(start)
		w := (end - start) * cell
		b.WriteString(`<path class="brace" d="M` + strconv.Itoa(x+2) + " " + strconv.Itoa(y+braceY) + "v5h" + strconv.Itoa(max(w-4, 0)) + `v-5"/>`)
		if labelled && start == t.Start {
			put(b, "label", x+max(w, cell)/2, y+labelY, anatomy.Label(l, u, t))
		}
		if end >= t.End {
			return
		}
		start = end
	}
}
