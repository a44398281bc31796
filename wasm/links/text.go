package links

import (
	"regexp"
	"strings"
	"sync"
	"unicode/utf8"

	"urlscope/core"
)

// readText reads plain text. It finds URLs by the rules of the appendix. A line that starts like a comment of any
// language may be a comment.
func readText(doc string, _ bool, to reader) {
	var above, line textLine
	labels := sync.OnceValue(func() bool { return labelBehind.MatchString(doc) })
	Excerpt{Text: doc}.find(func(e Excerpt) {
		if at := capitalsBehind.FindStringIndex(e.Text); at != nil && labels() {
			why := e.why
			e = e.slice(core.Span{End: at[0]})
			e.why = why
		}
		for at := e.Offset(0); line.next <= at && line.next < len(doc); {
			above, line = line, textLineAt(doc, line.next)
		}
		if line.isDrawn(doc, above, e) {
			e.why = max(e.why, Layout)
		}
		to.url(e)
	})
	start := 0
	for line := range strings.Lines(doc) {
		if text := strings.TrimLeft(line, " \t"); isPunctuation((text + " ")[0]) {
			to.comment(Excerpt{Text: strings.TrimRight(line, "\r\n"), start: start})
		}
		start += len(line)
	}
}

// labelBehind matches the text of an AsciiDoc link in plain text. In AsciiDoc a word in capitals is a text, too,
// "http://h.org/[README]"; elsewhere it is a placeholder.
var (
	labelBehind    = regexp.MustCompile(`://[^\s\[\]]+\[[^\s\[\]]+ [^\[\]]+\]`)
	capitalsBehind = regexp.MustCompile(`\[[A-Z][A-Z0-9_]+\]$`)
)

// A textLine is a line of plain text.
type textLine struct {
	start, next int
	text        string // without the line end
}

func textLineAt(doc string, start int) textLine {
	l := textLine{start: start, next: len(doc)}
	if n := strings.IndexByte(doc[start:], '\n'); n >= 0 {
		l.next = start + n + 1
	}
	l.text = strings.TrimRight(doc[start:l.next], " \t\r\n")
	return l
}

var (
	// drawnBehind matches the text after a URL in a column: text after more spaces than between words or
	// sentences, a dot leader, or the side of a box.
	drawnBehind = regexp.MustCompile(`^(?:[)\]>"',;]* {2,}\S|\S* {3,}\S| *\.{4}| *[\x{2500}-\x{257F}]| +[|*#+:!]+$)`)

	// drawnRow matches a line with a bar before a URL, between spaces. drawnCell matches the next bar after the
	// URL.
	drawnRow  = regexp.MustCompile(`(?:^|\s)\|\s`)
	drawnCell = regexp.MustCompile(`^ +\|`)
)

// isDrawn reports whether something in the line of a URL, or in the lines beside it, depends on the length of the
// URL.
func (l textLine) isDrawn(doc string, above textLine, e Excerpt) bool {
	behind := doc[min(l.next, e.Offset(len(e.Text))):l.next]
	behind = strings.TrimRight(behind, " \t\r\n")
	if drawnBehind.MatchString(behind) || drawnCell.MatchString(behind) && drawnRow.MatchString(doc[l.start:e.Offset(0)]) {
		return true
	}
	below := textLineAt(doc, l.next)
	if at := column(behind); at > 0 {
		at += e.Offset(len(e.Text)) - l.start
		if above.hasColumn(l, at) || below.hasColumn(l, at) {
			return true
		}
	}
	return l.isTitle(above) || l.isTitle(below)
}

// column returns the distance from the end of a URL to a punctuation mark after spaces, as of a comment, which may
// be in a column; 0 for none.
func column(behind string) int {
	n := len(behind) - len(strings.TrimLeft(behind, " "))
	if n == 0 || n == len(behind) || !isPunctuation(behind[n]) {
		return 0
	}
	return n
}

// hasColumn reports whether both lines have the same mark after a space at an offset.
func (l textLine) hasColumn(other textLine, at int) bool {
	return at < len(l.text) && l.text[at] == other.text[at] && l.text[at-1] == ' '
}

// isTitle reports whether the other line underlines this one and is about as long. Chinese and Japanese characters
// count as two.
func (l textLine) isTitle(other textLine) bool {
	const shortest, apart = 4, 2
	drawn := strings.TrimSpace(other.text)
	if n := len(drawn); n < shortest || strings.IndexByte("=-~^+*#_.:\"'`", drawn[0]) < 0 || strings.Trim(drawn, drawn[:1]) != "" {
		return false
	}
	n := utf8.RuneCountInString(other.text) - utf8.RuneCountInString(l.text)
	wide := 0
	for _, r := range l.text {
		if r >= '\u1100' {
			wide++
		}
	}
	return -apart <= n && n <= apart+wide
}
