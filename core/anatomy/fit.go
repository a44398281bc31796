package anatomy

import "urlscope/core"

// Widths of a letter of a label, in tenths of a pixel. They are generous averages, because the typeface is
// proportional and differs between systems.
const (
	latinLetter = 66
	cjkLetter   = 122
)

// LabelWidth estimates the width of a label at 12 pixels, in tenths of a pixel: 264 for "host", 244 for "主機".
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

// Margins are the free space that a drawing keeps around its labels, in tenths of a pixel.
type Margins struct {
	After  int // between a label and its neighbour on the right
	Before int // before a label that ends at its token; negative if the label may overlap the token
}

// Fits reports whether a label of that width fits into the room between its token and the neighbour on the right.
func (m Margins) Fits(width, space int) bool { return width+m.After <= space }

// FitsBefore reports whether the label of t can end at t instead of beginning there. The room is the distance from
// the end of the label before it to t. Only the type of a Gopher URL (section 3.4) allows this, because it is one
// octet behind a slash that has no label.
func (m Margins) FitsBefore(t core.Token, width, space int) bool {
	return t.Part == core.Gtype && t.Len() == 1 && width+m.Before <= space
}
