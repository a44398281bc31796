package model

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
)

// fieldsOf makes fields from alternating names and values.
func fieldsOf(pairs ...any) (fields []Field) {
	for i := 0; i < len(pairs); i += 2 {
		f := Field{Name: pairs[i].(string)}
		switch v := pairs[i+1].(type) {
		case string:
			f.Kind, f.Text = Text, v
		case float64:
			f.Kind, f.Number = Number, v
		case int:
			f.Kind, f.Number = Number, float64(v)
		case bool:
			f.Kind, f.Truth = Truth, v
		}
		fields = append(fields, f)
	}
	return fields
}

func TestReadMessage(t *testing.T) {
	long := strings.Repeat("a", maxFrameText)
	for _, c := range []struct {
		fields []Field
		ok     bool
		id     int
	}{
		{fieldsOf("type", "set"), true, 0},
		{fieldsOf("type", "set", "url", "", "later", nil), true, 0}, // unknown members of a later version are skipped
		{fieldsOf("type", "set", "url", long), true, 0},
		{fieldsOf("type", "set", "url", long+"a"), true, 0}, // too long, and therefore answered
		{fieldsOf("type", "set", "url", 7), false, 0},
		{fieldsOf("type", "set", "readonly", true), true, 0},
		{fieldsOf("type", "set", "readonly", "yes"), false, 0},
		{fieldsOf("type", "set", "show", nil), false, 0},
		{fieldsOf("type", "set", "names", 1), false, 0},
		{fieldsOf("type", "report", "id", 1), true, 1},
		{fieldsOf("type", "report"), false, 0}, // without an id there is no answer
		{fieldsOf("type", "report", "id", -1), false, -1},
		{fieldsOf("type", "report", "id", 1e99), false, 0},
		{fieldsOf("type", "report", "id", "5"), false, 0},
		{fieldsOf("type", "fix", "id", 1, "problem", 0, "fix", 0), true, 1},
		// A request that is not valid is answered, too, if it has an id.
		{fieldsOf("type", "fix", "id", 1, "problem", 0.5), false, 1},
		{fieldsOf("type", "fix", "problem", "all", "id", 2), false, 2},
		{fieldsOf("type", "later", "id", 4), false, 4},
		{fieldsOf("type", "navigate", "url", "http://h/"), false, 0},
		{fieldsOf("type", nil), false, 0},
		{nil, false, 0},
	} {
		if m, ok := ReadMessage(c.fields); ok != c.ok || m.ID != c.id {
			t.Errorf("%+.80v is read: %v, of %d", c.fields, ok, m.ID)
		}
	}
}

// Each member is checked: a value of a type that no member has makes the message invalid.
func TestMembers(t *testing.T) {
	for _, name := range Members {
		if _, ok := ReadMessage(fieldsOf("type", "set", name, nil)); ok {
			t.Errorf("%s is not known", name)
		}
	}
}

// twoWords stand for the words of the page.
var twoWords = []Word{"problems", "wire"}

func TestReadShow(t *testing.T) {
	for show, want := range map[string]struct {
		words   []Word
		anatomy bool
	}{
		"":                              {},
		"all":                           {twoWords, true},
		"anatomy":                       {nil, true},
		"wire  problems\n wire nowhere": {[]Word{"wire", "problems"}, false},
		"parts anatomy wire":            {[]Word{"wire"}, true},
	} {
		words, anatomy := ReadShow(show, twoWords, twoWords)
		if !slices.Equal(words, want.words) || anatomy != want.anatomy {
			t.Errorf("readShow(%q) = %v, %v", show, words, anatomy)
		}
	}
}

func TestReadSelect(t *testing.T) {
	for s, want := range map[string]core.Span{
		"2-4": {Start: 2, End: 4}, "0-9": {End: 9},
		"": {}, "-": {}, "4-2": {}, "2-2": {}, "0-10": {}, "-1-3": {}, "2-4-6": {}, "a-b": {}, "99999999999999999999-2": {},
	} {
		if got, ok := ReadSelect(s, 9); got != want || ok != (want.Len() > 0) {
			t.Errorf("readSelect(%q) = %v, %v", s, got, ok)
		}
	}
}

// Any message is accepted or ignored as a whole, and events about it are JSON.
func FuzzReadMessage(f *testing.F) {
	f.Add("set", "url", "ftp://h/%2F;type=a", "select", "1-2", "id", 1.0, "readonly", true)
	f.Add("fix", "word", "", "lesson", "", "problem", 1.0, "fix", false)
	f.Add("set", "show", "wire", "type", "set", "id", 0.5, "readonly", true)
	f.Fuzz(func(t *testing.T, kind, a, b, c, d, e string, g float64, h string, i bool) {
		m, ok := ReadMessage(fieldsOf("type", kind, a, b, c, d, e, g, h, i))
		if !ok {
			if m != (Message{ID: m.ID}) {
				t.Errorf("an invalid message leaves %+v", m)
			}
			return
		}
		src := ""
		if m.URL != nil {
			src = *m.URL
		}
		if m.TooLong() != (len(src) > maxFrameText) {
			t.Errorf("a text of %d octets is taken", len(src))
		}
		model := New(src)
		if m.Show != nil {
			if words, _ := ReadShow(*m.Show, twoWords, twoWords); len(words) > len(twoWords) {
				t.Errorf("of %q stand %q", *m.Show, words)
			}
		}
		if m.Select != nil {
			if s, ok := ReadSelect(*m.Select, len(src)); ok {
				model.SelectSpan(s)
			}
		}
		model.FixOf(m)
		for _, e := range []Event{model.ReportEvent("reply", m.ID), model.SelectEvent()} {
			if !json.Valid([]byte(e.String())) {
				t.Errorf("not JSON: %s", e)
			}
		}
	})
}

// A request names a problem by its number in the report, even if the report lists only the worst of very many.
func TestReportedProblem(t *testing.T) {
	m := New("http://h/" + strings.Repeat("%41.", 600) + "|")
	worst := slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.SeverityError })
	list := m.ReportEvent("ready", 0).Report.Diagnostics
	last := len(list) - 1
	if list[last].ID != m.Problems[worst].Rule.ID || m.reported(last) != worst || worst == last {
		t.Errorf("problem %d of the report, %s, is taken for %d, not %d", last, list[last].ID, m.reported(last), worst)
	}
	if e, ok := m.Fix(m.reported(last), 0); !ok || e.New != "%7C" {
		t.Errorf("its fix is %v, %v", e, ok)
	}
	for _, none := range []int{-1, last + 1} {
		if i := m.reported(none); i != -1 {
			t.Errorf("problem %d of the report is taken for %d", none, i)
		}
	}
}
