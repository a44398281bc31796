package model

import (
	"os"
	"slices"
	"strings"
	"testing"

	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

// written copies all fields of one lesson into another, as if typed.
func written(t *testing.T, from *Making) *Making {
	t.Helper()
	to := &Making{lesson.Lesson{Lang: from.Lang}}
	for _, name := range []string{"title", "text", "start", "solution", "mistake", "next"} {
		to.Write(name, 0, from.Field(name, 0))
	}
	for i := range from.Hints {
		to.Write("hint", i, from.Field("hint", i))
	}
	for i := range from.Wrong {
		to.AddReply()
		to.Write("when", i, from.Field("when", i))
		to.Write("say", i, from.Field("say", i))
	}
	for _, g := range from.Goals {
		read, err := goal.Parse(g.Line())
		if err != nil {
			t.Fatal(err)
		}
		to.Ask(read)
	}
	return to
}

// TestMakingRoundTrip: every built-in lesson stays the same when it goes through its link, its file and the
// dialog.
func TestMakingRoundTrip(t *testing.T) {
	n := 0
	for _, l := range text.Langs {
		for _, number := range course.Numbers() {
			file, _ := course.File(number, l)
			m, _, err := OpenMaking(file)
			if err != nil {
				t.Fatalf("%s: %v", number, err)
			}
			want := strings.TrimSpace(file)
			for way, got := range map[string]*Making{
				"file": m, "dialog": written(t, m), "kept": StoredMaking(m.File()), "kept of the dialog": StoredMaking(written(t, m).File()),
			} {
				if got := strings.TrimSpace(got.File()); got != want {
					t.Errorf("%s %s, by way of %s, is\n%s\nnot\n%s", l.Tag(), number, way, got, want)
				}
			}
			linked, _, err := OpenMaking("https://host.example/urlscope/" + m.Link())
			if err != nil {
				t.Fatal(err)
			}
			bare, _, _ := strings.Cut(want, "\nsolution ")
			if got := strings.TrimSpace(written(t, linked).File()); got != bare || linked.Link() != m.Link() {
				t.Errorf("%s %s, by way of a link, is\n%s\nnot\n%s", l.Tag(), number, got, bare)
			}
			if judged, wrong := m.Judged(); wrong != nil || judged.ID() != m.ID() {
				t.Errorf("%s %s: %v", l.Tag(), number, wrong)
			}
			n++
		}
	}
	if n != 90 {
		t.Errorf("%d lessons were made", n)
	}
}

// A draft keeps and reports faulty values as they were typed.
func TestMakingKeepsWhatIsWrong(t *testing.T) {
	m := NewMaking(New("ftp://h/%2Fetc"), "ftp://h/etc")
	m.Write("title", 0, strings.Repeat("長", 50))
	m.Write("text", 0, "a\n\n \\q b")
	m.Write("hint", 1, "second")
	m.Write("next", 0, "fnord")
	m.Write("start", 0, `ftp://h/\q \xFF`)
	m.Goals = append(m.Goals, goal.Unknown("fnord -- own words"))
	m.AddReply()
	m.Write("when", 0, "fnord & no valid")
	m.Write("say", 0, "")
	m.AddReply()
	m.Write("say", 1, "words => alone")
	again := StoredMaking(m.File())
	for _, name := range []string{"title", "text", "next", "start", "solution"} {
		if got, want := again.Field(name, 0), m.Field(name, 0); got != want {
			t.Errorf("%s is kept as %q, not %q", name, got, want)
		}
	}
	if again.File() != m.File() {
		t.Errorf("it is kept as\n%s\nnot\n%s", again.File(), m.File())
	}
	l, wrong := m.Judged()
	var keys []string
	for _, e := range wrong {
		keys = append(keys, e.Key)
		for _, lang := range text.Langs {
			if e.In(lang).String() == "" {
				t.Errorf("%v has no text in %s", e, lang.Name())
			}
		}
	}
	if l != nil || strings.Join(keys, " ") != "title goal wrong wrong next" {
		t.Errorf("what is wrong: %s\n%v", keys, wrong)
	}
}

// TestProposals compares the goals proposed for solutions with a case file.
func TestProposals(t *testing.T) {
	const file = "../../testdata/lessons/proposals.txt"
	var b strings.Builder
	for _, c := range [][2]string{
		{"ftp://myname@host.dom/etc/motd", "ftp://myname@host.dom/%2Fetc/motd"},
		{"", "http://www.example.org:8080/a%20b/c?q=1#top"},
		{"http://example.org/~user/", "http://example.org/%7Euser/"},
		{"ftp://ann:s3cret@ftp.example.org/pub/a", "ftp://ann@ftp.example.org/pub/a"},
		{"gopher://gopher.example.org/0a%0D%0AQUIT", "gopher://gopher.example.org/0a"},
		{"http://example.org/", "http:///"},
		{"mailto:joe%user@example.org", "mailto:joe%25user@example.org"},
		{"", "ftp://a:secret@h/ x | y & z;type=i"},
		{"", "ftp://a:secret@h/%20x%7Cy;type=i"},
		{"x", ""},
	} {
		b.WriteString("start " + c[0] + "\nsolution " + c[1] + "\n")
		for _, g := range Proposals(c[0], c[1]) {
			again, err := goal.Parse(g.Line())
			if err != nil || again.String() != g.String() {
				t.Errorf("%s is proposed, and read as %s: %v", g, again, err)
			}
			if strings.Contains(g.String(), "secret") {
				t.Errorf("%s has the password", g)
			}
			b.WriteString("\t" + g.String() + "\n\t\t" + g.Label(text.English).Quoted(text.English) + "\n")
		}
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != b.String() {
		t.Errorf("%s (%v) is not what is proposed now: go test ./wasm/model -run TestProposals -update rewrites it\n%s", file, err, b.String())
	}
}

// The proposals suffice to make most of the thirty lessons: for goals that an answer alone can meet.
func TestProposalsOfTheCourse(t *testing.T) {
	there, all := 0, 0
	for _, number := range course.Numbers() {
		l, _ := course.Lesson(number, text.English)
		proposed := Proposals(l.Start, l.Solutions[0])
		for _, g := range l.Goals {
			all++
			if slices.ContainsFunc(proposed, func(p goal.Goal) bool { return p.String() == g.String() }) {
				there++
			}
		}
		m := Making{*l}
		m.Wrong = nil
		m.ReplyToAll()
		for i := range m.Wrong {
			m.Wrong[i].Say = "words"
		}
		if _, wrong := m.Judged(); wrong != nil {
			t.Errorf("%s: with the replies that are proposed: %v", number, wrong)
		}
	}
	t.Logf("%d of %d goals are proposed", there, all)
	if there*2 < all {
		t.Errorf("only %d of %d goals are proposed", there, all)
	}
}

// Without a solution nothing is proposed, and the goals of the draft stay.
func TestChoice(t *testing.T) {
	m := NewMaking(New("http://h/"), "")
	if len(m.Choice()) < 5 || m.Asked(m.Choice()[0]) != 0 {
		t.Errorf("the choice is %v", m.Choice())
	}
	m.Write("solution", 0, "")
	if list := m.Choice(); len(list) != 1 || list[0].String() != "valid" {
		t.Errorf("without a solution the choice is %v", list)
	}
	m.Ask(m.Choice()[0])
	if len(m.Goals) != 0 || len(m.Choice()) != 0 {
		t.Errorf("what is asked for is %v", m.Goals)
	}
}

func TestOpenMaking(t *testing.T) {
	for data, want := range map[string]string{"3.1": "3.1", " #lesson=1&id=6.2\n": "6.2", "https://h/#lesson=1&id=1.1": "1.1"} {
		if m, number, err := OpenMaking(data); m != nil || number != want || err != nil {
			t.Errorf("%q opens %v %q %v", data, m, number, err)
		}
	}
	for _, bad := range []string{"", "fnord", "#lesson=9&t=later", "#lesson=1&u=x", "lesson 1\nstart x\n", "#lesson=1z&p=!"} {
		if m, number, err := OpenMaking(bad); m != nil || number != "" || err == nil {
			t.Errorf("%q opens %v %q", bad, m, number)
		}
	}
}

// A text with errors becomes the start and its fixed form the solution. If nobody can tell what was meant, there
// is no solution yet.
func TestNewMakingOfFaultyText(t *testing.T) {
	for _, c := range []struct{ src, before, start, solutions string }{
		{"ftp://h/a b", "", "ftp://h/a b", "ftp://h/a%20b"},
		{"ftp://h/a b", "ftp://h/a c", "ftp://h/a c", "ftp://h/a%20b"},
		{"htp//h/a b", "", "htp//h/a b", "http://h/a%20b"},
		{"http://", "", "http://", ""},
		{"ftp://h/a", "", "", "ftp://h/a"},
	} {
		m := NewMaking(New(c.src), c.before)
		if got := strings.Join(m.Solutions, "\n"); m.Start != c.start || got != c.solutions || len(m.Goals) != len(m.Solutions) {
			t.Errorf("%q after %q: start %q, solutions %q, goals %v", c.src, c.before, m.Start, got, m.Goals)
		}
	}
}
