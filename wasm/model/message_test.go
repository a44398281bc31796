package model

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
)

func TestReadMessage(t *testing.T) {
	long := strings.Repeat("a", maxFrameText)
	for s, ok := range map[string]bool{
		`{"type":"set"}`: true,
		`{"type":"set","url":"","later":{"x":[1]}}`:                      true, // of a later version: what is known counts
		`{"type":"set","url":"` + long + `"}`:                            true,
		`{"type":"set","url":"` + long + `a"}`:                           true, // and is answered
		`{"type":"set","url":7}`:                                         false,
		`{"type":"set","readonly":"yes"}`:                                false,
		`{"type":"set","show":["wire"]}`:                                 false,
		`{"type":"set","url":"` + strings.Repeat(" ", maxMessage) + `"}`: false,
		`{"type":"report","id":1}`:                                       true,
		`{"type":"report"}`:                                              false, // nobody would hear the answer
		`{"type":"report","id":-1}`:                                      false,
		`{"type":"report","id":1e99}`:                                    false,
		`{"type":"fix","id":1,"problem":0,"fix":0}`:                      true,
		`{"type":"fix","id":1,"problem":0.5}`:                            false,
		`{"type":"navigate","url":"http://h/"}`:                          false,
		`{"type":null}`:                                                  false,
		`{}`:                                                             false,
		``:                                                               false,
		`null`:                                                           false,
		`[]`:                                                             false,
		`"set"`:                                                          false,
		`{"type":"set"} {"type":"set"}`:                                  false,
		strings.Repeat("[", 100_000):                                     false,
	} {
		if _, got := ReadMessage(s); got != ok {
			t.Errorf("readMessage(%.60q) is %v", s, got)
		}
	}
}

// Who asks what is not understood is answered all the same.
func TestReadMessageID(t *testing.T) {
	for s, id := range map[string]int{
		`{"type":"fix","id":1,"problem":0.5}`:        1,
		`{"type":"fix","problem":"all","id":2}`:      2,
		`{"type":"fix","id":3,"problem":1e99}`:       3,
		`{"type":"later","id":4}`:                    4,
		`{"type":"report","id":"five"}`:              0,
		`{"type":"report","id":6`:                    0,
		strings.Repeat(" ", maxMessage) + `{"id":7}`: 0,
	} {
		if m, ok := ReadMessage(s); ok || m.ID != id {
			t.Errorf("readMessage(%.60q) is %v, of %d", s, ok, m.ID)
		}
	}
}

// twoWords stand for those of the page.
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
		words, anatomy := ReadShow(show, twoWords)
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

// Whatever comes, a message is understood whole or not at all, and what is told of it is JSON.
func FuzzReadMessage(f *testing.F) {
	for _, s := range []string{
		`{"type":"set","url":"ftp://h/%2F;type=a","show":"wire","readonly":true,"theme":"dark","lang":"ja","select":"1-2"}`,
		`{"type":"report","id":3}`, `{"type":"fix","id":4,"problem":1,"fix":0,"rev":9}`, `{"type":"set","url":"\ud800\u0000"}`,
	} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, ok := ReadMessage(s)
		if !ok {
			if m != (Message{ID: m.ID}) {
				t.Errorf("a message that is none leaves %+v", m)
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
			if words, _ := ReadShow(*m.Show, twoWords); len(words) > len(twoWords) {
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

// A fix is asked for by the number that its problem has in the report, also where that lists
// the worst of very many.
func TestReportedProblem(t *testing.T) {
	m := New("http://h/" + strings.Repeat("%41.", 600) + "|")
	worst := slices.IndexFunc(m.Problems, func(d core.Diagnostic) bool { return d.Severity == core.Error })
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
