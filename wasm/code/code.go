// Package code draws texts as QR codes (ISO/IEC 18004): links that are to be opened on another device, off a wall or a
// sheet of paper. A text stands in its code octet for octet, at level M, so that a seventh of the code may be unreadable.
package code

import (
	"strconv"
	"strings"

	"rsc.io/qr"
)

// MaxText is the length of the longest text that is drawn, in octets: the code of a longer one is so dense that it
// cannot be read off a wall.
const MaxText = 700

// quiet is the margin that a code needs around it, in modules.
const quiet = 4

// SVGPath returns the dark modules of the code of a text as the path of an SVG, black on white, in a square of size
// modules with the margin that a code needs. It is false for a text that is too long.
func SVGPath(text string) (path string, size int, ok bool) {
	if len(text) > MaxText {
		return "", 0, false
	}
	c, err := qr.Encode(text, qr.M)
	if err != nil {
		return "", 0, false
	}
	var b strings.Builder
	for y := range c.Size {
		for x := 0; x < c.Size; x++ {
			start := x
			for x < c.Size && c.Black(x, y) {
				x++
			}
			if n := strconv.Itoa(x - start); x > start {
				b.WriteString("M" + strconv.Itoa(quiet+start) + " " + strconv.Itoa(quiet+y) + "h" + n + "v1h-" + n + "z")
			}
		}
	}
	return b.String(), c.Size + 2*quiet, true
}
