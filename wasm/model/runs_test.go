package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
)

// A part has the same number wherever the coloured stretch starts. Empty parts are not drawn and not counted.
func TestLabelsLeaveEmptyPartsOut(t *testing.T) {
	m := New("http://host/segment//another" + strings.Repeat("/more", 1000) + "/last")
	m.Long = true
	for at, want := range map[int]string{0: "another 2", len(m.Source()): "last 1003"} {
		m.SelectAt(at)
		var labels []string
		for _, r := range m.Runs() {
			for _, k := range r.Marks {
				if k.Class == "label" {
					labels = append(labels, r.Text+" "+k.Name)
				}
			}
		}
		if !slices.Contains(labels, want) {
			t.Errorf("caret at %d: %q, want %q", at, labels, want)
		}
	}
}

// BenchmarkRuns measures making the runs, which every key does.
func BenchmarkRuns(b *testing.B) {
	for _, c := range []struct{ name, src string }{
		{"example", Example},
		{"gopher", "gopher://gopher.example.org:70/7/search%09url%09+application/postscript%20Es_ES"},
		{"problems", "htpp://exa mple.com:80a/~user/a|b?x=1/2#top"},
		{"long", "ftp://host.example/" + strings.Repeat("seg%20ment/|", 2000) + "name"},
	} {
		b.Run(c.name, func(b *testing.B) {
			m := New(c.src)
			m.Long = len(c.src) > 1000
			m.SelectSpan(core.Span{Start: len(c.src) / 2, End: len(c.src)/2 + 3})
			b.ReportAllocs()
			for b.Loop() {
				m.Runs()
			}
		})
	}
}
