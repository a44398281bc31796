package goal

import (
	"cmp"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/golden"
	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

var update = flag.Bool("update", false, "write the labels and errors to testdata/goals")

const dir = "../../testdata/goals/"

func read(t testing.TB, name string) string { return golden.Read(t, dir+name) }

func hold(t *testing.T, name, got string) { golden.Hold(t, dir+name, got, *update) }

// A sample is a goal of states.txt and the start of its lesson.
type sample struct{ start, line string }

// A try is an input of states.txt.
type try struct {
	sample
	want        string
	alone, then bool
	selected    core.Span
	input       string
}

// tries reads states.txt.
func tries(t testing.TB) (list []try) {
	t.Helper()
	var s sample
	for line := range strings.Lines(read(t, "states.txt")) {
		line = strings.TrimSuffix(line, "\n")
		rest, isTry := strings.CutPrefix(line, "  ")
		start, isStart := strings.CutPrefix(line, "start ")
		switch {
		case isTry:
			list = append(list, tryOf(t, s, rest))
		case isStart:
			s.start = start
		case line != "":
			s.line = line
		}
	}
	return list
}

func tryOf(t testing.TB, s sample, rest string) try {
	t.Helper()
	out := try{sample: s}
	out.want, rest = word(rest)
	rest, out.then = strings.CutPrefix(rest, "then ")
	rest, out.alone = strings.CutPrefix(rest, "alone ")
	if strings.HasPrefix(rest, "[") {
		if _, err := fmt.Sscanf(rest, "[%d-%d]", &out.selected.Start, &out.selected.End); err != nil {
			t.Fatal(err)
		}
		_, rest, _ = strings.Cut(rest, "] ")
	}
	out.input = rest
	if strings.HasPrefix(rest, `"`) {
		var err error
		if out.input, err = strconv.Unquote(rest); err != nil {
			t.Fatalf("%s: %v", rest, err)
		}
	}
	return out
}

// TestStates compares the states of inputs with states.txt.
func TestStates(t *testing.T) {
	var grader *Grader
	said := map[string]map[string]bool{}
	for _, try := range tries(t) {
		g, err := Parse(try.line)
		if err != nil {
			t.Fatalf("%s: %v", try.line, err)
		}
		if !try.then {
			grader = NewGrader(try.start, []Goal{g})
		}
		u := core.Parse(try.input)
		grade := grader.Grade(u, try.selected)
		if try.alone {
			grade = NewGrader(try.start, []Goal{g}).GradeAlone(u)
		}
		if got := grade.States[0].String(); got != try.want {
			t.Errorf("%s: %q is %s, want %s", try.line, try.input, got, try.want)
		}
		if done := try.want == "met" || try.alone && try.want == "unknown"; grade.Done != done {
			t.Errorf("%s: done of %q is %v", try.line, try.input, grade.Done)
		}
		for _, c := range g.clauses {
			if said[c.name] == nil {
				said[c.name] = map[string]bool{}
			}
			said[c.name][try.want] = true
		}
	}
	for _, p := range predicates {
		if !said[p.name]["met"] || !said[p.name]["open"] || p.valid && !said[p.name]["unknown"] {
			t.Errorf("states.txt does not show every state of %s", p.name)
		}
	}
}

// goals returns the goals of states.txt without repetition.
func goals(t testing.TB) (list []string) {
	t.Helper()
	seen := map[string]bool{}
	for _, try := range tries(t) {
		if !seen[try.line] {
			seen[try.line] = true
			list = append(list, try.line)
		}
	}
	return list
}

// TestLabels compares the labels of goals with labels.txt, which has every part.
func TestLabels(t *testing.T) {
	list := goals(t)
	for name := range partNouns {
		list = append(list, "part "+name)
	}
	list = append(list, "count host = 1", "no danger | no count host = 1", "once no points fsegment[1]")
	var b strings.Builder
	for _, line := range slices.Compact(sorted(list)) {
		g, err := Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		writeLabel(&b, line, g)
	}
	writeLabel(&b, "fnord `of` a\nlater version", Unknown("fnord `of` a\nlater version"))
	hold(t, "labels.txt", b.String())
}

func writeLabel(b *strings.Builder, line string, g Goal) {
	b.WriteString(text.ShowAll(strings.ReplaceAll(line, " ", "·")) + "\n")
	for _, l := range text.Langs {
		b.WriteString("  " + l.Tag()[:2] + " " + g.Label(l).Quoted(l) + "\n")
	}
}

// TestErrors compares the messages for wrong lines with errors.txt.
func TestErrors(t *testing.T) {
	var b strings.Builder
	for line := range strings.Lines(read(t, "errors.txt")) {
		line = strings.TrimSuffix(line, "\n")
		if strings.HasPrefix(line, "\t") {
			continue
		}
		_, err := Parse(line)
		if err == nil {
			t.Errorf("%q is taken for a goal", line)
			continue
		}
		b.WriteString(line + "\n\t" + err.Error() + "\n")
	}
	hold(t, "errors.txt", b.String())
}

// TestRows checks the style of the labels in every language.
func TestRows(t *testing.T) {
	house := proofread.ReadHouse(t, "../text/README.md")
	check := func(name string, row text.Row) {
		if row == (text.Row{}) {
			return
		}
		house.Row(t, name, row)
		proofread.Row(t, name, row)
	}
	for _, p := range predicates {
		check(p.name, p.yes)
		check("no "+p.name, p.no)
		if o := octetRows[p.name]; p.compare == octets {
			for i, row := range o.by {
				check(p.name+ops[i], row)
			}
			check(p.name+" empty", o.empty)
		} else if p.yes == (text.Row{}) {
			t.Errorf("%s has no words", p.name)
		}
	}
	for name, row := range partNouns {
		check(name, row)
	}
	for i, row := range []text.Row{orRow, onceRow, notRow, unknownRow, numberedRow, lastRow, fromEndRow, amounts[is], amounts[atMost], amounts[atLeast]} {
		check("sentence "+strconv.Itoa(i), row)
	}
}

// TestPartNouns: every part in a report has a noun.
func TestPartNouns(t *testing.T) {
	names := map[string]bool{}
	for p := core.Delim; p <= core.Fragment; p++ {
		if name := p.Info().Name; name != "" {
			names[name] = true
			if _, ok := partNouns[name]; !ok {
				t.Errorf("no noun for %s", name)
			}
		}
	}
	for name := range partNouns {
		if !names[name] {
			t.Errorf("a noun for %s, which is no part", name)
		}
	}
}

// sorted sorts goals by the order of their predicates.
func sorted(list []string) []string {
	order := map[string]int{}
	for i, p := range predicates {
		order[p.name] = i
	}
	rank := func(line string) int {
		g, _ := Parse(line)
		if !g.Known() {
			return -1
		}
		return order[g.clauses[0].name]
	}
	out := slices.Clone(list)
	slices.SortFunc(out, func(a, b string) int { return cmp.Or(rank(a)-rank(b), cmp.Compare(a, b)) })
	return out
}

// TestFaults checks the style of the error messages in every language.
func TestFaults(t *testing.T) {
	proofread.ReadHouse(t, "../text/README.md").Rows(t, "fault", len(faultRows), func(i int) [3]string { return faultRows[i] })
	_, err := Parse("raw fnord = x")
	fault, ok := err.(*text.Fault)
	if !ok || fault.Of != "raw" {
		t.Fatalf("the error is %v", err)
	}
	for l, want := range map[text.Lang]string{
		text.English:  "raw: a part follows, as the report names it, such as host, not fnord",
		text.Japanese: "raw：続くのは、host のような、レポートでの部分の名前です。fnord ではありません",
	} {
		if got := fault.In(l).String(); got != want {
			t.Errorf("%s: %s", l.Name(), got)
		}
	}
}
