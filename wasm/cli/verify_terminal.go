package cli

import (
	"io"
	"os"
	"time"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A terminal gets colours and a progress line for long checks. Output to a file or a program has neither.

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
	within   bool // a line of the output, which is on the same terminal and has not ended
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

// isDue reports whether it is time to show the line.
func (m *meter) isDue() bool { return m != nil && !time.Now().Before(m.next) }

// show shows a line, unless the output would go on behind it, and half of a finding be taken away with it.
func (m *meter) show(line string) {
	if m.within {
		return
	}
	m.clear()
	const wrapsNot, wraps = "\x1b[?7l", "\x1b[?7h" // a terminal may be narrower
	io.WriteString(m.terminal, wrapsNot+line+wraps)
	m.shown, m.next = true, time.Now().Add(pace)
}

// clear takes the line away, for something else to be written.
func (m *meter) clear() {
	if m != nil && m.shown {
		io.WriteString(m.terminal, "\r\x1b[K")
		m.shown = false
	}
}

// beside returns a text and the name of a file behind it, of which the end is left if both have no room in a line.
func beside(said, name string) string {
	said, name = said+": ", text.ShowAll(name)
	list := []rune(name)
	list = list[max(len(list)-width, 0):]
	for cells(said)+cells(string(list)) >= width && len(list) > 0 {
		list = list[1:]
	}
	if n := len([]rune(name)); len(list) < n && len(list) > 0 {
		return said + "…" + string(list[1:])
	}
	return said + string(list)
}

// cells returns how many cells of a terminal a text takes. A letter of Chinese or Japanese takes two.
func cells(s string) (n int) {
	for _, c := range s {
		n++
		if c >= 0x2E80 {
			n++
		}
	}
	return n
}

// A cleared clears the line of a meter before it writes, for both may be on one terminal.
type cleared struct {
	*meter
	io.Writer
	shared bool // the output is on a terminal, too
}

func (c cleared) Write(b []byte) (int, error) {
	c.clear()
	if c.meter != nil && c.shared && len(b) > 0 {
		c.meter.within = b[len(b)-1] != '\n'
	}
	return c.Writer.Write(b)
}

// progress shows how far the check has come, and where it is. What is said so far stands above it: a buffer is written when it is full,
// which is in the middle of a line.
func (v *verifier) progress(name string) {
	if !v.meter.isDue() {
		return
	}
	if v.broken == nil {
		v.broken = v.out.Flush()
	}
	v.meter.show(beside(labels.Checked(v.lang, v.sum()), name))
}

// sum returns what was found so far.
func (v *verifier) sum() labels.Sum {
	return labels.Sum{URLs: v.urls, Files: v.files, Findings: v.findings, Known: v.known.met, Fixed: v.fixed}
}
