package lesson

import (
	"errors"
	"flag"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/internal/golden"
	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

var update = flag.Bool("update", false, "write errors.txt and links.txt in testdata/lessons")

const dir = "../../testdata/lessons/"

func readData(t testing.TB, name string) string { return golden.Read(t, dir+name) }

func hold(t *testing.T, name, got string) { golden.Hold(t, dir+name, got, *update) }

// sections returns the name and text of each section of a file. A section begins with "-- ". Lines that begin with a
// tab are earlier results and left out.
func sections(data string) (list [][2]string) {
	for line := range strings.Lines(data) {
		name, begins := strings.CutPrefix(line, "-- ")
		switch {
		case begins:
			list = append(list, [2]string{strings.TrimSpace(name), ""})
		case len(list) > 0 && !strings.HasPrefix(line, "\t"):
			list[len(list)-1][1] += line
		}
	}
	return list
}

// TestErrors compares the messages for wrong files with errors.txt.
func TestErrors(t *testing.T) {
	var b strings.Builder
	for _, s := range sections(readData(t, "errors.txt")) {
		l, err := Parse("a.txt", s[1])
		var list Errors
		if l != nil || !errors.As(err, &list) || len(list) == 0 {
			t.Errorf("%s: it is taken for a lesson", s[0])
			continue
		}
		b.WriteString("-- " + s[0] + "\n" + s[1])
		for line := range strings.SplitSeq(err.Error(), "\n") {
			b.WriteString("\t" + line + "\n")
		}
	}
	hold(t, "errors.txt", b.String())
}

// example is a lesson with every field.
const example = `lesson 1
title From the root
lang ja
text One paragraph \\ with \n in it
text
text \x20two
start ftp://myname@host.dom/etc/motd\x20
goal valid | no danger -- own \x0D words &
goal sends = CWD\x20
hint 1
hint 2
wrong raw fsegment[0] = & no valid => Two => slashes
wrong escape 2F => Three
next 3.2
solution ftp://a/
solution ftp://b/
mistake ftp://c/
`

// TestRoundTrip: a file is written as it was read, and so is a link, except for the fields that links do not have.
func TestRoundTrip(t *testing.T) {
	l, err := Parse("a.txt", "\uFEFF# a comment\r\n\r\n"+strings.ReplaceAll(example, "\n", "\r\n"))
	if err != nil {
		t.Fatal(err)
	}
	want := strings.Replace(example, `with \n in it`, "with \ntext  in it", 1)
	want = strings.Replace(want, "text  in it", `text \x20in it`, 1)
	want = strings.Replace(want, "with \n", "with\\x20\n", 1)
	want = strings.Replace(want, `\x0D`, `\r`, 1)
	if l.String() != want {
		t.Errorf("it is written\n%s\nnot\n%s", l, want)
	}
	for _, link := range []string{l.Link(), strings.Replace(l.Link(), "&", "&amp;", 1), "#" + field + version + l.query()} {
		opened, err := ReadLink(link)
		if err != nil {
			t.Fatalf("%s: %v", link, err)
		}
		bare, _, _ := strings.Cut(want, "solution ")
		if opened.Lesson.String() != bare {
			t.Errorf("%s opens\n%s\nnot\n%s", link, opened.Lesson, bare)
		}
		if opened.Lesson.ID() != l.ID() {
			t.Error("its ID is another one")
		}
	}
}

// TestID: the ID depends on the start and the goals only.
func TestID(t *testing.T) {
	base := "lesson 1\nstart x\ngoal valid\ngoal octets = 3\n"
	id := func(data string) string {
		l, err := Parse("a.txt", data)
		if err != nil {
			t.Fatal(err)
		}
		return l.ID()
	}
	for _, same := range []string{"lesson 1\ntitle y\nlang ja\nstart x\ngoal valid -- words\ngoal  octets  =  3\nhint z\nwrong valid => v\nsolution q\n"} {
		if id(same) != id(base) {
			t.Errorf("%s has another ID", same)
		}
	}
	seen := map[string]string{id(base): base}
	for _, other := range []string{"lesson 1\nstart y\ngoal valid\ngoal octets = 3\n", "lesson 1\nstart x\ngoal octets = 3\ngoal valid\n", "lesson 1\nstart x\ngoal valid\ngoal octets = 4\n", "lesson 1\nstart x\\nvalid\ngoal octets = 3\n"} {
		if seen[id(other)] != "" {
			t.Errorf("%s has the ID of another lesson", other)
		}
		seen[id(other)] = other
	}
	if got := id(base); len(got) != 8 || strings.Trim(got, "0123456789ABCDEFGHJKMNPQRSTVWXYZ") != "" {
		t.Errorf("an ID is %q", got)
	}
}

// TestCheck: Check reports each mistake of a lesson with its line.
func TestCheck(t *testing.T) {
	l, err := Parse("a.txt", `lesson 1
start ftp://host.dom/~
goal valid
goal scheme = ftp
hint look at host.dom/mo
wrong escape 7E => x
solution ftp://host.dom/motd
solution ftp://host.dom/%7E
solution http://host.dom/
mistake ftp://host.dom/%7e
mistake ftp://host.dom/~~
`)
	if err != nil {
		t.Fatal(err)
	}
	want := `a.txt:8: solution: what is said of a mistake is said of it, too: ask for more there
a.txt:9: solution: it does not meet 'scheme = ftp'
a.txt:10: mistake: it meets every goal: ask for more, or call it a solution
a.txt:11: mistake: nothing is said of it: add a reply whose goals it meets
a.txt:5: hint: it tells 'm/m' of the solution: say where to look, or which rule`
	if err := l.Check(); err == nil || err.Error() != want {
		t.Errorf("it says\n%v\nnot\n%s", err, want)
	}
	l, err = Parse("b.txt", "lesson 1\nstart x:\ngoal valid\n")
	if err != nil {
		t.Fatal(err)
	}
	want = "b.txt:2: start: it meets every goal already: there is nothing to do\nb.txt: solution: it is missing: add a URL that meets every goal"
	if err := l.Check(); err == nil || err.Error() != want {
		t.Errorf("it says\n%v\nnot\n%s", err, want)
	}
}

func TestReply(t *testing.T) {
	l, err := Parse("a.txt", "lesson 1\nstart a~\ngoal valid\nwrong no valid & input *= ~ => first\nwrong no valid => second\n")
	if err != nil {
		t.Fatal(err)
	}
	for input, want := range map[string]string{"a~": "", "b~": "first", "b": "second", "x:": ""} {
		if say, ok := l.Reply(core.Parse(input)); say != want || ok != (want != "") {
			t.Errorf("of %q it says %q", input, say)
		}
	}
}

// TestReceipt: a receipt is one line, for any answer and name.
func TestReceipt(t *testing.T) {
	l := &Lesson{Start: "x"}
	for _, name := range []string{"", "Aiko", "A  B\tC", "a\u202eb", "50% ~", "\x00"} {
		r := l.Receipt("http://h/a b\r\n%2F+é\xff&#", name)
		line := r.String()
		if strings.ContainsAny(line, "\r\n\t\x00\u202e") || strings.Count(line, " ") > 3+strings.Count(name, " ") {
			t.Errorf("%q is more than a line", line)
		}
		got, err := ParseReceipt(line)
		if want := strings.Join(strings.Fields(name), " "); err != nil || got.Answer != r.Answer || got.ID != r.ID || got.Name != want {
			t.Errorf("%q is read as %+v: %v", line, got, err)
		}
		if len(r.Code()) != 6 || r.Code() != got.Code() {
			t.Errorf("its codes are %s and %s", r.Code(), got.Code())
		}
	}
	a, b := l.Receipt("http://h/", "Aiko"), l.Receipt("http://h/x", "Aiko")
	if a.Code() == b.Code() {
		t.Error("two answers have one code")
	}
	for _, bad := range []string{"", "urlscope2 ABCDEFGH x:", "urlscope1 ABC x:", "urlscope1 ABCDEFGH %zz", "urlscope1 ABCDEFGH x: %f", "urlscope1 ABCDEFGH x: %ff", "urlscope1 ABCDEFGH " + strings.Repeat("a", 3000)} {
		if r, err := ParseReceipt(bad); err == nil {
			t.Errorf("%q is taken for %+v", bad, r)
		}
	}
	if _, err := l.Grade(Receipt{ID: "OTHER000"}); err == nil {
		t.Error("the receipt of another lesson is graded")
	}
}

// TestProves checks the style of the texts about receipts.
func TestProves(t *testing.T) {
	house := proofread.ReadHouse(t, "../text/README.md")
	for _, row := range proves {
		house.Row(t, "receipt", row)
		proofread.Row(t, "receipt", row)
	}
	for _, l := range text.Langs {
		if proved, open := Proves(l); proved == "" || open == "" || proved == open {
			t.Errorf("%s: %q, %q", l.Name(), proved, open)
		}
	}
}

// FuzzFile: a file is a lesson or an error that names the file. A lesson is written as it was read.
func FuzzFile(f *testing.F) {
	f.Add(example)
	for _, s := range sections(readData(f, "errors.txt")) {
		f.Add(s[1])
	}
	f.Fuzz(func(t *testing.T, data string) {
		l, err := Parse("a.txt", data)
		if err != nil {
			if l != nil || !strings.HasPrefix(err.Error(), "a.txt:") {
				t.Fatalf("%q: %v", data, err)
			}
			return
		}
		checkLesson(t, l)
		again, err := Parse("a.txt", l.String())
		if err != nil || again.String() != l.String() {
			t.Fatalf("%q is written %q, and that is read as an error: %v", data, l, err)
		}
		l.Check()
	})
}

// checkLesson fails the test if a lesson exceeds the limits.
func checkLesson(t *testing.T, l *Lesson) {
	t.Helper()
	for k, value := range l.fields {
		// The canonical text of a goal may be longer than its source.
		if len(value) > k.octets && k.name != "goal" && k.name != "wrong" && k.name != "lang" {
			t.Fatalf("%s has %d octets", k.name, len(value))
		}
	}
	if len(l.Goals) == 0 || len(l.Goals) > 12 || len(l.Hints) > 2 || len(l.Wrong) > 6 {
		t.Fatalf("a lesson of %d goals, %d hints, %d replies", len(l.Goals), len(l.Hints), len(l.Wrong))
	}
	l.Done(l.Start)
	l.Reply(core.Parse(l.Start + "x"))
	if len(l.ID()) != 8 {
		t.Fatal(l.ID())
	}
	_ = goal.Escape(l.Title)
}
