package anatomy

import "urlscope/core"

// Widths of the letters of a label, in tenths of a pixel: means, on the safe side, for
// they are set in a face of varying width.
const (
	latinLetter = 66
	cjkLetter   = 122
)

// LabelWidth returns the room that a label takes, in tenths of a pixel, at 12 pixels to the letter:
// 264 for "host", 244 for "主機".
func LabelWidth(label string) (width int) {
	for _, r := range label {
		if r >= 0x2E80 {
			width += cjkLetter
		} else {
			width += latinLetter
		}
	}
	return width
}

// Margins are what a drawing keeps free around its labels, in tenths of a pixel.
type Margins struct {
	After  int // between a label and what it must not touch
	Before int // in front of a label that ends at its token; less than 0 where it may reach into that
}

// Fits reports whether a label of that width fits into the room from where its token
// begins to what it must not touch.
func (m Margins) Fits(width, room int) bool { return width+m.After <= room }

// FitsBefore reports whether the label of t may end at t instead of beginning there,
// where room is from the end of the label before it to where t begins. It may for the
// type of a Gopher URL (section 3.4), one octet behind a slash that has no label.
func (m Margins) FitsBefore(t core.Token, width, room int) bool {
	return t.Part == core.Gtype && t.Len() == 1 && width+m.Before <= room
}
