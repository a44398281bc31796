package model

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/standards"
)

// The frame and the page around it (web/embed.js) exchange plain objects. The page is somebody else's and may send anything:
// a message that is not valid is ignored as a whole, and answered only if it asks for an answer. web/frame.js passes on only
// values that Go can read.

// maxFrameText is the longest text, in octets, that the page around may put into the field. A longer text is refused, and
// so are reports on it. embed.js truncates it to a length that is still too long.
const maxFrameText = 64 << 10

// A Message is a request of the page around. A nil field leaves that setting as it is.
type Message struct {
	Type string // set, report or fix
	ID   int    // the id of a request; the answer has the same

	// For type set.
	URL      *string
	Show     *string
	Readonly *bool
	Theme    *string
	Lang     *string
	Select   *string
	Word     *string
	Lesson   *string // a number or a link; "" for none
	Names    *string // the interface whose names of parts are shown; "" for none
	Judge    *string // the standard that judges; "" for RFC 1738

	// For type fix: fix number Fix of problem number Problem of the report on URL.
	Problem *int
	Fix     *int
}

// A Field is a member of a message's object.
type Field struct {
	Name string
	Kind Kind
	// The value, in the field of its kind.
	Text   string
	Number float64
	Truth  bool
}

// A Kind is the type of a member.
type Kind uint8

// The kinds of members. Other is any other kind.
const (
	Other Kind = iota
	Text
	Number
	Truth
)

// Members are the names of all members that a message may have.
var Members = []string{"type", "id", "url", "show", "readonly", "theme", "lang", "select", "word", "lesson", "names", "judge", "problem", "fix"}

// ReadMessage reads a message. If it is not valid, ReadMessage returns false and a message with nothing but its ID, if any.
func ReadMessage(fields []Field) (m Message, ok bool) {
	ok = true
	for _, f := range fields {
		ok = m.read(f) && ok
	}
	switch m.Type {
	case "set":
	case "report", "fix":
		ok = ok && m.ID > 0
	default:
		ok = false
	}
	if !ok {
		return Message{ID: m.ID}, false
	}
	return m, true
}

// read reads a member, and reports whether it has the right type. Unknown members are skipped.
func (m *Message) read(f Field) bool {
	for _, t := range [...]struct {
		name string
		to   **string
	}{{"url", &m.URL}, {"show", &m.Show}, {"theme", &m.Theme}, {"lang", &m.Lang}, {"select", &m.Select}, {"word", &m.Word}, {"lesson", &m.Lesson}, {"names", &m.Names}, {"judge", &m.Judge}} {
		if f.Name == t.name {
			return f.text(t.to)
		}
	}
	switch f.Name {
	case "type":
		m.Type = f.Text
		return f.Kind == Text
	case "id":
		var id *int
		if !f.number(&id) {
			return false
		}
		m.ID = *id
	case "readonly":
		m.Readonly = &f.Truth
		return f.Kind == Truth
	case "problem":
		return f.number(&m.Problem)
	case "fix":
		return f.number(&m.Fix)
	}
	return true
}

// text reads a string into to, and reports whether the member is a string.
func (f *Field) text(to **string) bool {
	*to = &f.Text
	return f.Kind == Text
}

// number reads a whole number into to, and reports whether the member is a whole number.
func (f *Field) number(to **int) bool {
	n := int(int32(f.Number))
	*to = &n
	return f.Kind == Number && float64(n) == f.Number
}

// FixOf returns the fix that a message asks for, as one edit. It returns false if this text has no such fix.
func (m *Model) FixOf(ask Message) (core.Edit, bool) {
	if ask.Problem == nil || ask.Fix == nil || ask.URL != nil && *ask.URL != m.Source() {
		return core.Edit{}, false
	}
	if m.Judge != standards.RFC1738 { // reports are by RFC 1738
		m = New(m.Source())
	}
	m.Rest() // a report has all problems, even the problems of an unfinished text
	return m.Fix(m.reported(*ask.Problem), *ask.Fix)
}

// TooLong reports whether m would set a text that is too long.
func (m Message) TooLong() bool { return m.URL != nil && len(*m.URL) > maxFrameText }

// A Word names a panel and its tab in the frame. The page has the list.
type Word string

// AnatomyWord, in the attribute show, is not a panel: it shows the anatomy at the field.
const AnatomyWord = "anatomy"

// allShown is the default of the attribute show.
const allShown = "all"

// ReadShow reads the attribute show. It returns the named words that show lists, in the order of show, and whether it
// lists the anatomy. Without the attribute it returns the usual words. Unknown names are skipped.
func ReadShow(show string, usual, named []Word) (words []Word, anatomy bool) {
	if show == allShown {
		return usual, true
	}
	for name := range strings.FieldsSeq(show) {
		if w := Word(name); slices.Contains(named, w) && !slices.Contains(words, w) {
			words = append(words, w)
		}
		anatomy = anatomy || name == AnatomyWord
	}
	return words, anatomy
}

// ReadSelect reads octets, such as 12-18, of a text of size octets. It returns false if the text does not have them.
func ReadSelect(s string, size int) (core.Span, bool) {
	if octets, ok := readSpan(s, size); ok && octets.Len() > 0 {
		return octets, true
	}
	return core.Span{}, false
}

// readSpan reads octets, such as 12-18, or a place between two octets, such as 12-12, of a text of size octets. It returns
// false if the text does not have them.
func readSpan(s string, size int) (core.Span, bool) {
	from, to, _ := strings.Cut(s, "-")
	start, err1 := strconv.Atoi(from)
	end, err2 := strconv.Atoi(to)
	if err1 != nil || err2 != nil || start < 0 || start > end || end > size {
		return core.Span{}, false
	}
	return core.Span{Start: start, End: end}, true
}

// An Event is a message of the frame to the page around.
type Event struct {
	Type     string // ready, change, select, word, goals, lesson, reply or refused
	ID       int
	URL      *string
	Typed    bool // the reader has edited the text
	Report   *report.Report
	Selected *core.Span
	Word     Word
	Study    *Study
	Message  string // why a request was not answered, or the text refused
}

// String returns the message, as JSON.
func (e Event) String() string {
	b := report.AppendString([]byte(`{"type":`), e.Type)
	if e.ID != 0 {
		b = strconv.AppendInt(append(b, `,"id":`...), int64(e.ID), 10)
	}
	if e.URL != nil {
		b = report.AppendString(append(b, `,"url":`...), *e.URL)
	}
	if e.Typed {
		b = append(b, `,"typed":true`...)
	}
	if e.Report != nil {
		b = e.Report.AppendJSON(append(b, `,"report":`...))
	}
	if e.Selected != nil {
		b = strconv.AppendInt(append(b, `,"start":`...), int64(e.Selected.Start), 10)
		b = strconv.AppendInt(append(b, `,"end":`...), int64(e.Selected.End), 10)
	}
	if e.Word != "" {
		b = report.AppendString(append(b, `,"word":`...), string(e.Word))
	}
	if e.Study != nil {
		b = append(b, `,"lesson":`+e.Study.json()...)
	}
	if e.Message != "" {
		b = report.AppendString(append(b, `,"message":`...), e.Message)
	}
	return string(append(b, '}'))
}

// ReportEvent returns the event with a report on the text of m.
func (m *Model) ReportEvent(kind string, id int) Event {
	src := m.Source()
	return Event{Type: kind, ID: id, URL: &src, Report: report.In(m.Lang, src)}
}

// reported returns the index in m.Problems of problem i of the report, which lists only the worst of very many; -1
// for none.
func (m *Model) reported(i int) int {
	list := report.Listed(m.placed)
	if i < 0 || i >= len(list) {
		return -1
	}
	return slices.Index(m.Problems, list[i])
}

// SelectEvent returns the event with the selected octets.
func (m *Model) SelectEvent() Event {
	return Event{Type: "select", Selected: &m.Selected}
}
