package course

import (
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

var update = flag.Bool("update", false, "write what the lessons say to testdata/lessons")

const dir = "../../../testdata/lessons/"

// lessonOf returns a lesson that must exist.
func lessonOf(t *testing.T, number string, l text.Lang) *lesson.Lesson {
	t.Helper()
	data, ok := File(number, l)
	if !ok {
		t.Fatalf("there is no lesson %s in %s", number, l.Name())
	}
	found, err := lesson.Parse(l.Tag()+"/"+number+".txt", data)
	if err != nil {
		t.Fatal(err)
	}
	return found
}

// TestNumbers: there are thirty lessons, five a unit, each leads to the next, and there are no other files.
func TestNumbers(t *testing.T) {
	numbers := Numbers()
	if len(numbers) != 30 {
		t.Errorf("there are %d", len(numbers))
	}
	for i, number := range numbers {
		if want := string([]byte{'1' + byte(i/5), '.', '1' + byte(i%5)}); number != want {
			t.Errorf("%s comes where %s is wanted", number, want)
		}
		next := ""
		if i+1 < len(numbers) {
			next = numbers[i+1]
		}
		for _, l := range text.Langs {
			if found, ok := Lesson(number, l); !ok || found.Next != next || found.Lang != l {
				t.Errorf("%s in %s: %v, it leads to %q", number, l.Name(), ok, found.Next)
			}
			if Unit(number, l) == "" {
				t.Errorf("%s has no unit", number)
			}
		}
	}
	if all, _ := filepath.Glob("*/*.txt"); len(all) != len(text.Langs)*len(numbers) {
		t.Errorf("there are %d files", len(all))
	}
	if _, ok := Lesson("7.1", text.English); ok || Unit("7.1", text.English) != "" || Unit("x", text.English) != "" {
		t.Error("there is a unit 7")
	}
}

// TestCheck: every lesson passes Check, and its file is in canonical form.
func TestCheck(t *testing.T) {
	for _, number := range Numbers() {
		for _, l := range text.Langs {
			found := lessonOf(t, number, l)
			if err := found.Check(); err != nil {
				t.Errorf("%s: %v", number, err)
			}
			if len(found.Solutions) == 0 || len(found.Mistakes) == 0 || len(found.Hints) != 2 || len(found.Goals) > 6 {
				t.Errorf("%s: %d solutions, %d mistakes, %d hints, %d goals", number, len(found.Solutions), len(found.Mistakes), len(found.Hints), len(found.Goals))
			}
			if data, _ := File(number, l); found.String() != data {
				t.Errorf("%s is written\n%s\nnot\n%s", number, found, data)
			}
		}
	}
}

// TestSame: translations of a lesson differ only in their texts.
func TestSame(t *testing.T) {
	bare := func(l *lesson.Lesson) string {
		c := *l
		c.Title, c.Text, c.Lang, c.Hints = "", "", 0, nil
		c.Wrong = slices.Clone(c.Wrong)
		for i := range c.Wrong {
			c.Wrong[i].Say = ""
		}
		return c.String()
	}
	ids := map[string]string{}
	for _, number := range Numbers() {
		english := lessonOf(t, number, text.English)
		if other := ids[english.ID()]; other != "" {
			t.Errorf("%s and %s have one ID", number, other)
		}
		ids[english.ID()] = number
		for _, l := range text.Langs[1:] {
			other := lessonOf(t, number, l)
			if bare(other) != bare(english) || other.ID() != english.ID() {
				t.Errorf("%s differs in %s:\n%s\n%s", number, l.Name(), bare(other), bare(english))
			}
		}
	}
}

// sayings returns the texts of a lesson in each language.
func sayings(t *testing.T, number string) map[string]text.Row {
	t.Helper()
	said := map[string]text.Row{}
	for _, l := range text.Langs {
		found := lessonOf(t, number, l)
		for what, s := range map[string]string{"title": found.Title, "text": found.Text, "hint 1": found.Hints[0], "hint 2": found.Hints[1], "wrong": found.Wrong[0].Say} {
			row := said[what]
			row[l] = s
			said[what] = row
		}
	}
	return said
}

// TestWords checks the style of the lessons, and that their texts leave the field in sight.
func TestWords(t *testing.T) {
	house := proofread.ReadHouse(t, "../../text/README.md")
	for _, number := range Numbers() {
		for what, row := range sayings(t, number) {
			name := number + " " + what
			house.Row(t, name, row)
			proofread.Row(t, name, row)
			proofread.Trimmed(t, name, row)
			if n := len(strings.Fields(row[text.English])); n > 60 {
				t.Errorf("%s: %d words", name, n)
			}
		}
	}
	for i, row := range units {
		house.Row(t, "unit", row)
		proofread.Row(t, "unit", row)
		if row == (text.Row{}) {
			t.Errorf("unit %d has no name", i)
		}
	}
}

// TestGolden compares lessons.txt, which has the languages side by side, with the lessons.
func TestGolden(t *testing.T) {
	var b strings.Builder
	for _, number := range Numbers() {
		if strings.HasSuffix(number, ".1") {
			b.WriteString("# " + number[:1])
			for _, l := range text.Langs {
				b.WriteString(" | " + Unit(number, l))
			}
			b.WriteString("\n\n")
		}
		english := lessonOf(t, number, text.English)
		b.WriteString(number + " " + english.ID() + "\n")
		said := sayings(t, number)
		for _, what := range []string{"title", "text", "hint 1", "hint 2", "wrong"} {
			for _, l := range text.Langs {
				b.WriteString("  " + l.Tag()[:2] + " " + what + ": " + said[what].In(l) + "\n")
			}
		}
		b.WriteString("  start " + english.Start + "\n")
		for _, g := range english.Goals {
			b.WriteString("  goal " + g.Line() + "\n")
			for _, l := range text.Langs {
				b.WriteString("    " + l.Tag()[:2] + " " + g.Label(l).Quoted(l) + "\n")
			}
		}
		b.WriteString("  solution " + strings.Join(english.Solutions, " ") + "\n  mistake " + strings.Join(english.Mistakes, " ") + "\n\n")
	}
	if *update {
		if err := os.WriteFile(dir+"lessons.txt", []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want, err := os.ReadFile(dir + "lessons.txt"); err != nil || string(want) != b.String() {
		t.Errorf("%slessons.txt (%v) does not show what the lessons say; go test ./core/lesson/course -update rewrites it", dir, err)
	}
}

// answers are the answers to a lesson in answers.txt.
type answers struct{ right, near, implied []string }

func readAnswers(t *testing.T) map[string]*answers {
	t.Helper()
	data, err := os.ReadFile(dir + "answers.txt")
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]*answers{}
	var of *answers
	for line := range strings.Lines(string(data)) {
		what, value, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch what {
		case "right":
			of.right = append(of.right, value)
		case "near":
			of.near = append(of.near, value)
		case "implied":
			of.implied = append(of.implied, value)
		default:
			of = &answers{}
			all[what] = of
		}
	}
	return all
}

// TestAnswers: every lesson accepts three other right answers and refuses three near misses.
func TestAnswers(t *testing.T) {
	all := readAnswers(t)
	for _, number := range Numbers() {
		of := all[number]
		if of == nil || len(of.right) < 3 || len(of.near) < 3 {
			t.Fatalf("answers.txt has too few of %s", number)
		}
		found := lessonOf(t, number, text.English)
		for _, s := range of.right {
			if !found.Done(s) || slices.Contains(found.Solutions, s) {
				t.Errorf("%s: %s is not another right answer: %v", number, s, found.Grader().GradeAlone(core.Parse(s)))
			}
			if say, ok := found.Reply(core.Parse(s)); ok {
				t.Errorf("%s: of the right answer %s it says %q", number, s, say)
			}
		}
		for _, s := range of.near {
			if found.Done(s) {
				t.Errorf("%s: %s passes", number, s)
			}
		}
	}
	if len(all) != len(Numbers()) {
		t.Errorf("answers.txt has %d lessons", len(all))
	}
}

// TestEveryGoalIsNeeded: without any one of its goals a lesson would accept a wrong answer, unless answers.txt says
// that the others imply the goal.
func TestEveryGoalIsNeeded(t *testing.T) {
	all := readAnswers(t)
	for _, number := range Numbers() {
		found := lessonOf(t, number, text.English)
		of := all[number]
		wrong := slices.Concat(of.near, found.Mistakes, []string{found.Start})
		for i, g := range found.Goals {
			less := slices.Delete(slices.Clone(found.Goals), i, i+1)
			alone := func(s string) bool { return goal.NewGrader(found.Start, less).GradeAlone(core.Parse(s)).Done }
			passes := slices.ContainsFunc(wrong, alone)
			if g.AsksPage() { // the wrong answer is one without a selection
				solution := core.Parse(found.Solutions[0])
				passes = !found.Grader().Grade(solution, core.Span{}).Done && alone(solution.Source())
			}
			if implied := slices.Contains(of.implied, g.String()); passes == implied {
				t.Errorf("%s: without %q a near miss passes: %v; answers.txt says that it is implied: %v", number, g, passes, implied)
			}
		}
	}
}

// TestReceipts: the receipt of each solution is graded as done, also after copying. With a changed octet it is not.
func TestReceipts(t *testing.T) {
	for _, number := range Numbers() {
		found := lessonOf(t, number, text.Japanese)
		solution := found.Solutions[0]
		r, err := lesson.ParseReceipt(found.Receipt(solution, "愛子 A").String() + "\r\n")
		if err != nil || r.Answer != solution || r.Name != "愛子 A" {
			t.Errorf("%s: %v %+v", number, err, r)
		}
		if grade, err := found.Grade(r); err != nil || !grade.Done {
			t.Errorf("%s: its receipt is not done: %v", number, grade)
		}
		changed := 0
		for i := range len(solution) {
			r.Answer = solution[:i] + "~" + solution[i+1:]
			if grade, _ := found.Grade(r); grade.Done {
				changed++
			}
		}
		if changed > 0 && number != "6.2" {
			t.Errorf("%s: %d answers with an octet changed are done", number, changed)
		}
	}
}

// TestOffsets: an octet that a text names is core.URL.Offset of the start or the mistake.
func TestOffsets(t *testing.T) {
	for number, offset := range map[string]string{"2.2": "22", "2.5": "27", "4.1": "18", "4.2": "25", "5.5": "35", "6.3": "11"} {
		found := lessonOf(t, number, text.English)
		if got := strconv.Itoa(core.Parse(found.Start).Offset()); got != offset || !strings.Contains(found.Hints[0], " "+offset) {
			t.Errorf("%s: octet %s, but %q names another", number, got, found.Hints[0])
		}
	}
	for number, offset := range map[string]string{"1.1": "4", "6.2": "6"} {
		found := lessonOf(t, number, text.English)
		if got := strconv.Itoa(core.Parse(found.Mistakes[0]).Offset()); got != offset || !strings.Contains(found.Wrong[0].Say, "ctet "+offset) {
			t.Errorf("%s: octet %s, but %q names another", number, got, found.Wrong[0].Say)
		}
	}
}

// The license of the lessons stays the legal code that it is: Creative Commons' legalcode.txt of CC BY 4.0. Later copies of that file have
// the same sections 1 to 8, and other line ends in the notes around them.
func TestLicense(t *testing.T) {
	text, err := os.ReadFile("LICENSE")
	if err != nil {
		t.Fatal(err)
	}
	const legalCode = "fd3a263fe19ed8faa9068b43abaebafc02c77897b0c6fc09abc04bb592e5f16e"
	if sum := fmt.Sprintf("%x", sha256.Sum256(text)); sum != legalCode {
		t.Errorf("it is another text: %s", sum)
	}
}
