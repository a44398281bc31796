package cli

import (
	"io"
	"os"
	"time"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// Who waits at a terminal sees colours, and how far a long check has come. What goes into a file or to a program stays as it is.

// colorWords are what -color takes, in this order.
const (
	colorAuto = iota
	colorAlways
	colorNever
)

// hasColors reports whether findings are coloured: on a terminal that can, unless NO_COLOR says otherwise (https://no-color.org/).
func hasColors(chosen int, out io.Writer) bool {
	if chosen == colorAuto {
		return isTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	}
	return chosen == colorAlways
}

// The ways to set letters, as parameters of "select graphic rendition" (ECMA-48, 8.3.117). The colours are the first eight, which each
// terminal shows so that they can be read on its own background.
const (
	bold  = "1"
	faint = "2"
	fixed = "32"
)

var severityColors = [...]string{core.SeverityError: "1;31", core.SeverityWarning: "1;33", core.SeverityNote: "1;36"}

// paint sets a text in a way, if there are colours.
func (v *verifier) paint(way, text string) string {
	if !v.colors || text == "" {
		return text
	}
	return "\x1b[" + way + "m" + text + "\x1b[m"
}

// A meter shows on a terminal, in its last line, how far a long check has come. The nil meter shows nothing.
type meter struct {
	terminal io.Writer
	next     time.Time // when it is shown again
	shown    bool
}

// A check is long that takes longer than patience. Then the line changes ten times a second.
const patience, pace = time.Second, time.Second / 10

// newMeter returns a meter for a stream, nil if that is no terminal.
func newMeter(stream io.Writer) *meter {
	if !isTerminal(stream) || os.Getenv("TERM") == "dumb" {
		return nil
	}
	return &meter{terminal: stream, next: time.Now().Add(patience)}
}

// show shows what line returns, if it is time.
func (m *meter) show(line func() string) {
	if m == nil || time.Now().Before(m.next) {
		return
	}
	m.clear()
	io.WriteString(m.terminal, clip(line(), width-1))
	m.shown, m.next = true, time.Now().Add(pace)
}

// clear takes the line away, for something else to be written.
func (m *meter) clear() {
	if m != nil && m.shown {
		io.WriteString(m.terminal, "\r\x1b[K")
		m.shown = false
	}
}

// clip cuts a line to n cells of a terminal. A letter of Chinese or Japanese has two.
func clip(line string, n int) string {
	for i, c := range line {
		if n--; c >= 0x2E80 {
			n--
		}
		if n < 1 {
			return line[:i] + "…"
		}
	}
	return line
}

// A cleared clears the line of a meter before it writes, for both may be on one terminal.
type cleared struct {
	*meter
	io.Writer
}

func (c cleared) Write(b []byte) (int, error) {
	c.clear()
	return c.Writer.Write(b)
}

// progress shows how far the check has come, and where it is.
func (v *verifier) progress(name string) {
	v.meter.show(func() string { return labels.Checked(v.lang, v.sum()) + ": " + text.ShowAll(name) })
}

// sum returns what was found so far.
func (v *verifier) sum() labels.Sum {
	return labels.Sum{URLs: v.urls, Files: v.files, Findings: v.findings, Known: v.known.met, Fixed: v.fixed}
}
