package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/standards"
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

// TestLongLabels checks that the short parts of a long URL have their labels, on a phone and on a wide page: a port, a query and a
// fragment, wherever the lines break. Some share a label.
func TestLongLabels(t *testing.T) {
	for _, line := range []struct{ columns, advance int }{{28, 90}, {94, 116}} {
		for _, ends := range []string{"?q#f", "?q=1#f", "?name=value#top", ";x?y#z"} {
			for i, port := range []string{":8", ":80", ":8443"} {
				missing := map[string]int{}
				host := []string{"www.example.com", "u:p@h.org", "[::1]"}[i]
				for pad := range line.columns {
					m := New("https://" + host + port + "/" + strings.Repeat("segment/", 40) + strings.Repeat("x", pad) + ends)
					m.Long, m.Columns, m.Advance = true, line.columns, line.advance
					m.JudgeBy(standards.WHATWG)
					for _, name := range []string{"port", "query", "fragment"} {
						if !slices.ContainsFunc(m.Runs(), func(r Run) bool {
							return slices.ContainsFunc(r.Marks, func(k mark) bool {
								return strings.HasPrefix(k.Class, "label") && slices.Contains(strings.Split(k.Name, " · "), name)
							})
						}) {
							missing[name]++
						}
					}
				}
				if len(missing) > 0 {
					t.Errorf("%s…%s in lines of %d: without labels at so many places: %v", port, ends, line.columns, missing)
				}
			}
		}
	}
}

// TestRulerNumbersApart checks that no two numbers of the ruler touch each other, in the wide characters of the page and in the narrow
// ones of an embed, whatever is selected and pointed at.
func TestRulerNumbersApart(t *testing.T) {
	const digit = 66
	for _, advance := range []int{84, 102, 168} {
		for _, n := range []int{9, 12, 40, 99, 100, 113} {
			m := New("http://h/" + strings.Repeat("a", n-len("http://h/")))
			m.Advance = advance
			for start := range n {
				for length := range 5 {
					m.Selected = core.Span{Start: start, End: min(n, start+length)}
					m.Light(core.Span{Start: (start + 3) % n, End: min(n, (start+3)%n+length)})
					last, at := 0, 0 // where the last number ends, and the octet
					for _, r := range m.Runs() {
						for _, k := range r.Marks {
							if !strings.HasPrefix(k.Class, "tick") {
								continue
							}
							if half := len(k.Name) * digit / 2; at > 0 && at*advance-half < last {
								t.Fatalf("%d octets, %v selected, %v pointed at: the number %s touches the one before", n, m.Selected, m.lit, k.Name)
							} else {
								last = at*advance + half
							}
						}
						at += len(r.Text)
					}
				}
			}
		}
	}
}
