package cli

import (
	"io"
	"os"
	"time"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A terminal gets colours and, for long checks, a progress line. Files and pipes get neither.

// The values of -color, in this order.
const (
	colorAuto = iota
	colorAlways
	colorNever
)

// hasColors reports whether findings are coloured. By default they are on a terminal with colours, unless NO_COLOR
// is set (https://no-color.org/).
func hasColors(chosen int, out io.Writer) bool {
	if chosen == colorAuto {
		return isTerminal(out) && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
	}
	return chosen == colorAlways
}

// Parameters of "select graphic rendition" (ECMA-48, 8.3.117). The colours are the first eight, which each
// terminal shows legibly on its own background.
const (
	bold  = "1"
	faint = "2"
	fixed = "32"
)

var severityColors = [...]string{core.SeverityError: "1;31", core.SeverityWarning: "1;33", core.SeverityNote: "1;36"}

// paint sets the style of a text, if there are colours.
func (v *verifier) paint(way, text string) string {
	if !v.colors || text == "" {
		return text
	}
	return "\x1b[" + way + "m" + text + "\x1b[m"
}

// A meter shows the progress of a long check in the last line of a terminal. A nil meter shows nothing.
type meter struct {
	terminal io.Writer
	next     time.Time // time of the next update
	shown    bool
	within   bool // the output, on the same terminal, is inside a line
}

// The progress line appears after patience, and is updated once per pace.
const patience, pace = time.Second, time.Second / 10

// newMeter returns a meter for a stream; nil if that is not a terminal.
func newMeter(stream io.Writer) *meter {
	if !isTerminal(stream) || os.Getenv("TERM") == "dumb" {
		return nil
	}
	return &meter{terminal: stream, next: time.Now().Add(patience)}
}

// isDue reports whether the line must be updated.
func (m *meter) isDue() bool { return m != nil && !time.Now().Before(m.next) }

// show shows a line. Inside a line of the output it does nothing, because clearing the progress would also clear a
// part of the finding.
func (m *meter) show(line string) {
	if m.within {
		return
	}
	m.clear()
	const wrapsNot, wraps = "\x1b[?7l", "\x1b[?7h" // the terminal may be narrower than the line
	io.WriteString(m.terminal, wrapsNot+line+wraps)
	m.shown, m.next = true, time.Now().Add(pace)
}

// clear removes the line before other output.
func (m *meter) clear() {
	if m != nil && m.shown {
		io.WriteString(m.terminal, "\r\x1b[K")
		m.shown = false
	}
}

// beside returns a text and the name of a file. If both do not fit on a line, it keeps the end of the name.
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

// cells returns the width of a text in cells of a terminal. Chinese and Japanese characters take two.
func cells(s string) (n int) {
	for _, c := range s {
		n++
		if c >= 0x2E80 {
			n++
		}
	}
	return n
}

// A cleared is a writer that clears the meter before it writes, because both may be on one terminal.
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

// progress shows the progress and the current file. It first flushes the output, so that earlier findings are above the
// line. A full buffer is flushed, too, which may be inside a line.
func (v *verifier) progress(name string) {
	if !v.meter.isDue() {
		return
	}
	if v.broken == nil {
		v.broken = v.out.Flush()
	}
	v.meter.show(beside(labels.Checked(v.lang, v.sum()), name))
}

// sum returns the totals so far.
func (v *verifier) sum() labels.Sum {
	return labels.Sum{URLs: v.urls, Files: v.files, Findings: v.findings, Known: v.known.met, Fixed: v.fixed}
}
