package anatomy

import (
	"urlscope/core"
	"urlscope/core/text"
)

// A colour is the class of a colour, with its values on light and dark ground.
type colour struct{ class, light, dark string }

func (c colour) in(t Theme) string {
	if t == ThemeDark {
		return c.dark
	}
	return c.light
}

// The colours of the page (web/style.css). Their contrast with the ground, the tints and the selection is at least
// 4.5. Neighbours are distinguishable for colour-blind readers.
var (
	surface   = colour{"us-surface", "#fff", "#201d19"}
	line      = colour{"us-line", "#e5decf", "#383129"}
	edge      = colour{"us-edge", "#8c8373", "#857b6d"}
	ink       = colour{"us-ink", "#1f1b16", "#ede7dc"}
	ink2      = colour{"us-ink2", "#575045", "#bab1a3"}
	ink3      = colour{"us-ink3", "#70685b", "#aca294"}
	selection = colour{"us-select", "#ffebb3", "#43350f"}

	familyColours = [families]colour{
		FamilyDelimiter: {"us-delim", "#575045", "#8f8678"},
		FamilyStray:     {"us-stray", "#1f1b16", "#ede7dc"},
		FamilyScheme:    {"us-scheme", "#6955cb", "#9e96f8"},
		FamilyUserinfo:  {"us-userinfo", "#a25725", "#ecb120"},
		FamilyHost:      {"us-host", "#16366e", "#b6e3ff"},
		FamilyPort:      {"us-port", "#7f6100", "#fae1a4"},
		FamilyPath:      {"us-path", "#0c7660", "#74b48f"},
		FamilySearch:    {"us-search", "#a04092", "#faa1dd"},
		FamilySpecial:   {"us-special", "#5a2202", "#fd7c19"},
		FamilyFragment:  {"us-fragment", "#1e3837", "#c6f0da"},
	}
	severityColours = [...]colour{
		core.SeverityError:   {"us-error", "#b3261e", "#ff8f84"},
		core.SeverityWarning: {"us-warning", "#875400", "#f0b94f"},
		core.SeverityNote:    {"us-note", "#3a5b84", "#9fc0e6"},
	}
	tints = [...]colour{
		core.SeverityError:   {"us-error-tint", "#fce9e6", "#3b1d1a"},
		core.SeverityWarning: {"us-warning-tint", "#fff1d6", "#35290f"},
	}
)

func palette() []colour {
	list := []colour{surface, line, edge, ink, ink2, ink3, selection}
	list = append(list, familyColours[:]...)
	list = append(list, severityColours[:]...)
	return append(list, tints[:]...)
}

// The typefaces are system fonts, because a picture must not load any.
const (
	mono  = "ui-monospace,SF Mono,Menlo,Cascadia Mono,Consolas,DejaVu Sans Mono,monospace"
	serif = "Iowan Old Style,Palatino Linotype,Palatino,Book Antiqua,Georgia,serif"
)

func sans(l text.Lang) string {
	const latin = "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif"
	switch l {
	case text.Japanese:
		return "Hiragino Sans,Yu Gothic UI,Noto Sans CJK JP," + latin
	case text.Chinese:
		return "PingFang TC,Microsoft JhengHei UI,Noto Sans CJK TC," + latin
	}
	return latin
}

// Measures in pixels, from the top of a line. Each octet has a column, so that every offset has a place. A character
// of two octets is two columns wide.
const (
	column   = 17
	margin   = 24
	ruler    = 25 // baseline of the ruler's numbers
	tick     = 28
	tintTop  = 41
	glyphs   = 66 // baseline of the octets
	marks    = 84 // middle of a problem's mark
	labels   = 100
	lane     = 16 // height of a lane of labels
	brackets = 5  // from the baseline of the last labels to the bracket
	names    = 25 // from the bracket to the baseline of its name
	bottom   = 20 // below the last line
	between  = 16 // between two pictures
)

// monoLetter is a generous average width of a letter of the decoded text, in tenths of a pixel.
const monoLetter = 75

// Space between labels, in pixels.
const (
	labelGap  = 7
	airBefore = 12 // overlap of a label that ends at its token with the token
)

var labelMargins = Margins{After: 10 * labelGap, Before: 10 * (labelGap - airBefore)}

// width is LabelWidth in pixels, rounded up: 27 for "host".
func width(label string) int { return (LabelWidth(label) + 9) / 10 }

// fits reports whether a label fits into the room up to the next one, in pixels: "host" into 34, not into 33.
func fits(label string, space int) bool { return labelMargins.Fits(10*width(label), 10*space) }

// An underline tells a family apart without colour. It has the dashes of the stroke, the distance from the left edge
// of the first column, and the heights of its lines, both in tenths of a pixel. The dash periods divide a column.
type underline struct {
	stroke string
	start  int
	at     []int
}

var underlines = [families]underline{
	FamilyScheme:   {`stroke-width="3"`, 0, []int{765}},
	FamilyUserinfo: {`stroke-width="3" stroke-linecap="round" stroke-dasharray="0 5.667"`, 28, []int{765}},
	FamilyHost:     {`stroke-width="1.5"`, 0, []int{755, 790}},
	FamilyPort:     {`stroke-width="2" stroke-dasharray="5 3.5"`, 17, []int{765}},
	FamilyPath:     {`stroke-width="1.5"`, 0, []int{765}},
	FamilySearch:   {`stroke-width="2.5" stroke-dasharray="12 5"`, 25, []int{765}},
	FamilySpecial:  {`stroke-width="4" stroke-linecap="round" stroke-dasharray="0 8.5"`, 42, []int{765}},
	FamilyFragment: {`stroke-width="1"`, 0, []int{425, 775}},
}
