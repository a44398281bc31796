package site

import (
	"fmt"
	"path"
	"regexp"
	"strconv"
	"strings"

	"urlscope/core/text"
)

// What several scripts and style sheets of web/ must say alike is written once, in Go. They have a placeholder in its place, which the
// build replaces:
//
//	LANG_OF      A function of a language tag. It returns the tag of the language that text.ParseLang returns, or undefined.
//	ROOM(a+b)px  The sum of numbers and of lengths that Room has, in pixels; with rem in place of px the same in rem.

// Room is the room that an embed takes of a page, in pixels: as code, as the field of the frame, and with the panel that is shown below it.
// "narrow" is the width below which the lengths count that begin so.
var Room = map[string]int{
	"narrow": 482, // with a border on either side; frame.css has 30rem, which is without
	// The code: the size of its letters, the height of a line with its labels, the space in front of, behind and beside the lines, and the
	// height from which it scrolls. Without the anatomy a line is plain.
	"size": 19, "line": 102, "last": 10, "side": 20, "most": 214, "plain": 50,
	"narrow-size": 18, "narrow-line": 58, "narrow-first": 2, "narrow-last": 8, "narrow-side": 15, "narrow-most": 126,
	// The panel that is shown first, as high as most URLs need, and the row of words; nothing is the words alone.
	"problems": 258, "character": 369, "parts": 345, "nothing": 1,
	"narrow-problems": 374, "narrow-character": 234, "narrow-parts": 400, "narrow-nothing": 25,
	"foot": 32,
}

var roomPlace = regexp.MustCompile(`ROOM\(([a-z0-9+-]+)\)(px|rem)`)

// room returns what stands in place of ROOM(sum)unit.
func room(place string) string {
	found := roomPlace.FindStringSubmatch(place)
	n := 0
	for name := range strings.SplitSeq(found[1], "+") {
		length, known := Room[name]
		if i, err := strconv.Atoi(name); err == nil {
			length, known = i, true
		}
		if !known {
			return place // which no browser understands; TestShared finds it
		}
		n += length
	}
	if found[2] == "px" {
		return fmt.Sprintf("%dpx", n)
	}
	return strconv.FormatFloat(float64(n)/16, 'f', -1, 64) + "rem"
}

// share fills the placeholders of all scripts and style sheets.
func (s site) share() {
	fill := strings.NewReplacer("LANG_OF", langOf())
	for name, data := range s {
		if ext := path.Ext(name); ext == ".js" || ext == ".css" {
			s[name] = []byte(roomPlace.ReplaceAllStringFunc(fill.Replace(string(data)), room))
		}
	}
}

// langOf returns text.ParseLang as a function of JavaScript.
func langOf() string {
	var begins, rows []string
	for _, l := range text.Langs {
		begin := l.Tag()[:2]
		begins = append(begins, begin)
		rows = append(rows, fmt.Sprintf("%s: %q", begin, l.Tag()))
	}
	return fmt.Sprintf("(tag) => ({ %s })[/^(%s)(?![^-_])/i.exec(tag)?.[1].toLowerCase()]", strings.Join(rows, ", "), strings.Join(begins, "|"))
}
