// Package code draws texts as QR codes (ISO/IEC 18004), for links that are opened with another device, from a wall or a
// sheet of paper. A code holds the octets of the text at error correction level M, which restores up to 15 % of the code.
package code

import (
	"strconv"
	"strings"

	"rsc.io/qr"
)

// MaxText is the maximum length of a text in octets. The code of a longer text would be too dense to be read from a wall.
const MaxText = 700

// quiet is the width of the quiet zone around a code, in modules.
const quiet = 4

// SVGPath returns the dark modules of the code of a text as an SVG path, black on white, in a square of size modules that
// includes the quiet zone. It returns false if the text is too long.
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
