package goal

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// FuzzParse: a line is a goal or an error. A goal has one spelling, which parses to the same goal, and a label in
// each language.
func FuzzParse(f *testing.F) {
	for _, line := range goals(f) {
		f.Add(line)
	}
	for line := range strings.Lines(read(f, "errors.txt")) {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		g, err := Parse(line)
		if err != nil {
			if g.Known() || err.Error() == "" {
				t.Fatalf("%q: a goal and an error: %v", line, err)
			}
			g = Unknown(line)
		} else {
			checkWritten(t, g)
		}
		for _, l := range text.Langs {
			if label := g.Label(l).String(); label == "" || strings.Contains(label, "{part}") && !strings.Contains(line, "{part}") {
				t.Fatalf("%q is called %q", line, label)
			}
		}
	})
}

func checkWritten(t *testing.T, g Goal) {
	t.Helper()
	written := g.String()
	again, err := Parse(written)
	if err != nil || again.String() != written {
		t.Fatalf("%q is read as %q: %v", written, again.String(), err)
	}
	if again, err := Parse(g.Line()); err != nil || again.Line() != g.Line() {
		t.Fatalf("%q is read as %q: %v", g.Line(), again.Line(), err)
	}
	if strings.ContainsAny(written, "\r\n") {
		t.Fatalf("%q is more than a line", written)
	}
}

// FuzzGrade: any goal has a state for any input. Negation swaps open and met. A goal that needs a valid URL is
// unknown for any other input.
func FuzzGrade(f *testing.F) {
	for _, try := range tries(f) {
		f.Add(try.line, try.start, try.input, try.selected.Start, try.selected.End)
	}
	f.Fuzz(func(t *testing.T, line, start, input string, from, to int) {
		checkGrade(t, line, start, input, core.Span{Start: from, End: to})
	})
}

func checkGrade(t *testing.T, line, start, input string, selected core.Span) {
	t.Helper()
	g, err := Parse(line)
	if err != nil {
		g = Unknown(line)
	}
	u := core.Parse(input)
	grader := NewGrader(start, []Goal{g})
	grade, again := grader.Grade(u, selected), grader.Grade(u, selected)
	state := grade.States[0]
	if state != again.States[0] || grade.Done != (state == StateMet) {
		t.Fatalf("%q of %q: %v, then %v", line, input, grade, again)
	}
	if err != nil && state != StateUnknown {
		t.Fatalf("%q, which is no goal, is %v of %q", line, state, input)
	}
	if err != nil || len(g.clauses) != 1 || g.clauses[0].once {
		return
	}
	contrary := g
	contrary.clauses = []clause{g.clauses[0]}
	contrary.clauses[0].no = !g.clauses[0].no
	want := map[State]State{StateOpen: StateMet, StateMet: StateOpen, StateUnknown: StateUnknown}[state]
	if got := NewGrader(start, []Goal{contrary}).Grade(u, selected).States[0]; got != want {
		t.Fatalf("%q of %q is %v, its contrary %v", line, input, state, got)
	}
	if (state == StateUnknown) != (g.clauses[0].valid && !u.Valid()) {
		t.Fatalf("%q of %q is %v", line, input, state)
	}
}

// TestRandomGoals grades 100 000 inputs by goals made of pieces of other goals.
func TestRandomGoals(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 22))
	all := tries(t)
	known := 0
	n := rounds.Of(100_000)
	for range n {
		a, b, c := all[r.IntN(len(all))], all[r.IntN(len(all))], all[r.IntN(len(all))]
		line := a.line
		switch r.IntN(4) {
		case 0:
			line = "no " + line
		case 1:
			line = splice(r, a.line, b.line)
		case 2:
			line += " | " + b.line
		}
		input := c.input
		if r.IntN(2) == 0 {
			input = splice(r, input, all[r.IntN(len(all))].input)
		}
		if _, err := Parse(line); err == nil {
			known++
		}
		checkGrade(t, line, b.start, input, core.Span{Start: r.IntN(20) - 2, End: r.IntN(30)})
	}
	if known < n*3/10 {
		t.Errorf("only %d of them were goals", known)
	}
}

// splice joins a random head of a and a random tail of b.
func splice(r *rand.Rand, a, b string) string {
	return a[:r.IntN(len(a)+1)] + b[r.IntN(len(b)+1):]
}

// TestLongInputs: grading a long input takes linear time. Otherwise this test would time out.
func TestLongInputs(t *testing.T) {
	var list []Goal
	for _, line := range goals(t) {
		g, err := Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, g)
	}
	for _, input := range longInputs(rounds.Of(256 << 10)) {
		NewGrader(input, list).Grade(core.Parse(input), core.Span{})
	}
}

// longInputs returns long inputs, each hard in another way.
func longInputs(n int) (list []string) {
	for _, piece := range []string{"a", "%", "%2F", "/", ";:@/", "%0D%0A"} {
		for _, head := range []string{"", "ftp://h/", "http://h/", "gopher://h/1", "prospero://h/a;b=", "mailto:", "foo:"} {
			list = append(list, head+strings.Repeat(piece, n/len(piece)))
		}
	}
	return list
}

// BenchmarkGrade measures all goals together for growing inputs.
func BenchmarkGrade(b *testing.B) {
	var list []Goal
	for _, line := range goals(b) {
		g, _ := Parse(line)
		list = append(list, g)
	}
	for _, n := range []int{1 << 10, 1 << 14, 1 << 18} {
		input := "ftp://h/" + strings.Repeat("a/%2F", n/5)
		b.Run(strconv.Itoa(len(input)), func(b *testing.B) {
			b.SetBytes(int64(len(input)))
			u := core.Parse(input)
			for b.Loop() {
				NewGrader(input, list).Grade(u, core.Span{})
			}
		})
	}
}
