//go:build !small

package model

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/text"
)

// Drawings on a worksheet are measured in cells and in hundredths of a cell.
const (
	ruledColumns = 32 // octets in a row
	ruledCell    = 20 // the width of a cell
	ruledRow     = 84 // the height of a row
	ruledBase    = 30 // the baseline of the octets
	ruledBrace   = 40 // the top of the brackets below
	ruledLabel   = 62 // the baseline of the labels below
)

// Ruled draws a URL octet by octet in black on white, with a ruler above and a bracket below each part. The
// brackets have labels, or are left empty to be labelled by hand.
func Ruled(l text.Lang, u *core.URL, labelled bool) string {
	src := u.Source()
	rows := max(1, (len(src)+ruledColumns-1)/ruledColumns)
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="url" role="img" viewBox="0 0 ` + strconv.Itoa(ruledColumns*ruledCell+2) + " " + strconv.Itoa(rows*ruledRow) +
		`" font-family="ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace" text-anchor="middle"><title>` + escapeHTML(text.ShowAll(src)) + "</title>")
	for i := range len(src) {
		x, y := ruledAt(i)
		ruledText(&b, 16, x+ruledCell/2, y+ruledBase, ruledOctet(src[i]))
		if i%5 == 0 {
			ruledText(&b, 9, x+ruledCell/2, y+ruledBase-18, strconv.Itoa(i))
		}
	}
	for _, t := range u.Tokens() {
		if t.Part != core.Delim && t.Part != core.Stray {
			name := ""
			if labelled {
				name = anatomy.Label(l, u, t)
			}
			ruledBracket(&b, t.Span, name)
		}
	}
	b.WriteString("</svg>")
	return b.String()
}

// ruledAt returns the position of the octet at offset i.
func ruledAt(i int) (x, y int) { return 1 + i%ruledColumns*ruledCell, i / ruledColumns * ruledRow }

func ruledText(b *strings.Builder, size, x, y int, s string) {
	b.WriteString(`<text font-size="` + strconv.Itoa(size) + `" x="` + strconv.Itoa(x) + `" y="` + strconv.Itoa(y) + `">` + escapeHTML(s) + "</text>")
}

// ruledOctet returns the text that shows an octet in a cell.
func ruledOctet(c byte) string {
	switch {
	case c == ' ':
		return "␣"
	case c < ' ' || c >= 0x7F:
		return text.ShortName(c)
	}
	return string(rune(c))
}

// ruledBracket draws the bracket of a part in each of its rows, and its name if it has one. An empty part has a
// bar.
func ruledBracket(b *strings.Builder, s core.Span, name string) {
	for start := s.Start; ; {
		end := min(s.End, (start/ruledColumns+1)*ruledColumns)
		x, y := ruledAt(start)
		w := (end - start) * ruledCell
		b.WriteString(`<path class="brace" fill="none" stroke="#000" d="M` + strconv.Itoa(x+2) + " " + strconv.Itoa(y+ruledBrace) + "v5h" + strconv.Itoa(max(w-4, 0)) + `v-5"/>`)
		if name != "" && start == s.Start {
			b.WriteString(`<g class="label">`)
			ruledText(b, 11, x+max(w, ruledCell)/2, y+ruledLabel, name)
			b.WriteString("</g>")
		}
		if end >= s.End {
			return
		}
		start = end
	}
}
