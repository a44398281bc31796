package site

import (
	"fmt"
	"path"
	"regexp"
	"strconv"
	"strings"

	"urlscope/core/text"
)

// Values that several scripts and style sheets of web/ share are written once, in Go. The sources have placeholders, which
// the build replaces:
//
//	LANG_OF      A function of a language tag. It returns the tag of the language that text.ParseLang returns, or undefined.
//	SIZE(a+b)px  The sum of numbers and of lengths in EmbedSizes, in pixels; SIZE(a+b)rem is the same in rem.

// EmbedSizes has the lengths of an embed in the host's page, in pixels: as code, as the field in the frame, and with the first
// panel below it. Below the width "narrow", the lengths with the prefix "narrow-" apply.
var EmbedSizes = map[string]int{
	"narrow": 482, // includes the border on both sides; the 30rem in frame.css do not
	// The code: its font size, the height of a line with labels, the space above, below and beside the lines, and the
	// maximum height before it scrolls. "plain" is the height of a line without the anatomy.
	"size": 19, "line": 102, "last": 10, "side": 20, "most": 214, "plain": 50,
	"narrow-size": 18, "narrow-line": 58, "narrow-first": 2, "narrow-last": 16, "narrow-side": 15, "narrow-most": 134,
	// The first panel, high enough for most URLs, with the row of tabs. "nothing" is that row alone, and "foot" the foot below the panel.
	"problems": 258, "character": 369, "parts": 345, "nothing": 1,
	"narrow-problems": 374, "narrow-character": 234, "narrow-parts": 400, "narrow-nothing": 25,
	"foot": 32,
}

var sizePlace = regexp.MustCompile(`SIZE\(([a-z0-9+-]+)\)(px|rem)`)

// size returns the length for the placeholder SIZE(sum)unit.
func size(place string) string {
	found := sizePlace.FindStringSubmatch(place)
	n := 0
	for name := range strings.SplitSeq(found[1], "+") {
		length, known := EmbedSizes[name]
		if i, err := strconv.Atoi(name); err == nil {
			length, known = i, true
		}
		if !known {
			return place // invalid CSS; TestShared finds it
		}
		n += length
	}
	if found[2] == "px" {
		return fmt.Sprintf("%dpx", n)
	}
	return strconv.FormatFloat(float64(n)/16, 'f', -1, 64) + "rem"
}

// share replaces the placeholders of all scripts and style sheets.
func (s site) share() {
	fill := strings.NewReplacer("LANG_OF", langOf())
	for name, data := range s {
		if ext := path.Ext(name); ext == ".js" || ext == ".css" {
			s[name] = []byte(sizePlace.ReplaceAllStringFunc(fill.Replace(string(data)), size))
		}
	}
}

// langOf returns text.ParseLang as a JavaScript function.
func langOf() string {
	var begins, rows []string
	for _, l := range text.Langs {
		begin := l.Tag()[:2]
		begins = append(begins, begin)
		rows = append(rows, fmt.Sprintf("%s: %q", begin, l.Tag()))
	}
	return fmt.Sprintf("(tag) => ({ %s })[/^(%s)(?![^-_])/i.exec(tag)?.[1].toLowerCase()]", strings.Join(rows, ", "), strings.Join(begins, "|"))
}
