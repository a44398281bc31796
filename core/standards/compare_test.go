package standards

import (
	"os/exec"
	"strings"
	"testing"
	"time"

	"urlscope/core"
)

// sound fails unless all places that c names are in the input, parts in order, and what parts
// two standards has a clause.
func sound(t *testing.T, c *Comparison) {
	t.Helper()
	inside := func(s core.Span) bool { return 0 <= s.Start && s.Start <= s.End && s.End <= len(c.Input) }
	for _, r := range c.Readings {
		if r.Offset < 0 || r.Offset > len(c.Input) {
			t.Errorf("%q, %v: the offset is %d", c.Input, r.Standard, r.Offset)
		}
		at := 0
		for _, p := range r.Parts {
			if !inside(p.Span) || p.Start < at || p.Name == "" || p.Role == Delim {
				t.Errorf("%q, %v: %v", c.Input, r.Standard, r.Parts)
			}
			if p.Role != Authority {
				at = p.End
			}
		}
		if len(r.Parts) > len(c.room[0]) {
			t.Errorf("%q, %v: %d parts", c.Input, r.Standard, len(r.Parts))
		}
		fatal := 0
		for _, e := range r.Errors {
			if !inside(e.Span) || e.Name == "" {
				t.Errorf("%q: %v", c.Input, e)
			}
			if e.Fatal {
				fatal++
			}
		}
		if r.Standard == WHATWG && r.By == ByDetectors && (r.Verdict == Failure) != (fatal == 1) {
			t.Errorf("%q: %v with %v", c.Input, r.Verdict, r.Errors)
		}
	}
	for _, f := range c.Flips {
		if !inside(f.Span) || f.To != f.From+1 || f.Clause.to != f.To {
			t.Errorf("%q: %v", c.Input, f)
		}
	}
	for s := RFC1808; s < count; s++ {
		p := place{input: c.Input, from: &c.Readings[s-1], to: &c.Readings[s]}
		if p.from.Verdict != NotAsked && p.to.Verdict != NotAsked && p.find() && !p.hasClause() {
			t.Errorf("%q: no clause says why %v and %v part at %v", c.Input, s-1, s, p.at)
		}
	}
}

func TestCompare(t *testing.T) {
	used := map[string]int{}
	example := map[string]string{}
	texts := damagedTexts(20_000)
	for _, row := range specimens {
		texts = append(texts, row.input)
	}
	for _, s := range texts {
		u := core.Parse(s)
		c := Compare(u, Asked{Go: askGo})
		sound(t, c)
		no := Compare(u, Asked{Browser: &Answer{}})
		sound(t, no)
		for _, f := range append(c.Flips, no.Flips...) {
			used[f.Clause.ID]++
			if old := example[f.Clause.ID]; old == "" || len(s) < len(old) {
				example[f.Clause.ID] = s
			}
		}
	}
	for _, row := range rows {
		t.Logf("%5d %-20s %q", used[row.ID], row.ID, example[row.ID])
		if used[row.ID] == 0 {
			t.Errorf("nothing leads to %s", row.ID)
		}
	}
}

func FuzzCompare(f *testing.F) {
	for _, row := range specimens {
		f.Add(row.input)
	}
	for _, s := range starts {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if len(s) > 4096 {
			return
		}
		u := core.Parse(s)
		for _, asked := range []Asked{{Go: askGo}, {}, {Browser: &Answer{OK: true, Result: "x:"}}, {Browser: &Answer{}}} {
			sound(t, Compare(u, asked))
		}
	})
}

// TestDeps: the package is for the page and brings nothing with it that core has not.
func TestDeps(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skip("There is no go to ask.")
	}
	for dep := range strings.FieldsSeq(string(out)) {
		top, _, _ := strings.Cut(dep, "/")
		switch top {
		case "fmt", "regexp", "encoding", "reflect", "net", "os", "syscall":
			if dep != "syscall" {
				t.Errorf("it depends on %s", dep)
			}
		}
	}
}

// TestLong: what is read of long hostile inputs grows with them, or this would never end.
func TestLong(t *testing.T) {
	for _, s := range []string{"a", "%", "/", "@", ":", "[", "..", "/../", "\\", "\n", "#", "?", ";", "é", "%2e/", "1."} {
		for _, front := range []string{"", "http://", "http://h/", "foo://", "foo:", "file:", "http://h/?"} {
			text := front + strings.Repeat(s, 1<<17/len(s))
			u := core.Parse(text[:len(front)+64])
			begin := time.Now()
			c := Comparison{Input: text}
			c.Readings[RFC1738].Parts = nil
			read1738(u, &c.Readings[RFC1738])
			for s, read := range map[Standard]func(string, *Reading){RFC1808: read1808, RFC2396: read2396, RFC3986: read3986} {
				c.Readings[s].Standard = s
				read(text, &c.Readings[s])
			}
			c.Readings[WHATWG].Standard = WHATWG
			readWHATWG(text, &c.Readings[WHATWG], nil)
			c.flip()
			if took := time.Since(begin); took > 2*time.Second {
				t.Errorf("%q…: %v", text[:min(len(text), 16)], took)
			} else if took > 20*time.Millisecond {
				t.Logf("%q…: %v", text[:min(len(text), 16)], took)
			}
		}
	}
}

func BenchmarkCompare(b *testing.B) {
	u := core.Parse("https://user:pw@www.example.com:8080/~a/../b?x[]=1&y=2#top")
	Compare(u, Asked{})
	b.ReportAllocs()
	for b.Loop() {
		Compare(u, Asked{})
	}
}
