package model

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

// take opens a built-in lesson, with its start in the field.
func take(t *testing.T, number string) *Model {
	t.Helper()
	l, ok := course.Lesson(number, text.English)
	if !ok {
		t.Fatalf("there is no lesson %s", number)
	}
	m := New(l.Start)
	m.Study = NewStudy(l, number, "")
	m.SelectFirst()
	return m
}

// edit sets the text as a key does.
func (m *Model) edit(src string) {
	m.Typed(src)
	m.SelectAt(len(src))
}

// Each edit is graded at once: goals are met, open or unknown.
func TestStudyGrades(t *testing.T) {
	m := take(t, "3.1")
	for _, c := range []struct {
		src  string
		want []goal.State
	}{
		{"ftp://myname@host.dom/etc/motd", []goal.State{goal.StateMet, goal.StateOpen, goal.StateMet, goal.StateMet}},
		{"ftp://myname@host.dom//etc/motd", []goal.State{goal.StateMet, goal.StateOpen, goal.StateOpen, goal.StateMet}},
		{"ftp://myname@host.dom/%/motd", []goal.State{goal.StateOpen, goal.StateUnknown, goal.StateUnknown, goal.StateUnknown}},
		{"ftp://myname@host.dom/%2fetc/motd", []goal.State{goal.StateMet, goal.StateMet, goal.StateMet, goal.StateMet}},
		{"", []goal.State{goal.StateOpen, goal.StateUnknown, goal.StateUnknown, goal.StateUnknown}},
	} {
		m.edit(c.src)
		if got := m.Study.Grade; !slices.Equal(got.States, c.want) || got.Done == slices.ContainsFunc(c.want, func(s goal.State) bool { return s != goal.StateMet }) {
			t.Errorf("%q: %v, want %v", c.src, got, c.want)
		}
	}
}

// The selection is graded, too. A goal that was met once stays met until the lesson restarts.
func TestStudyRemembers(t *testing.T) {
	l, err := lesson.Parse("", "lesson 1\nstart http://h/a\ngoal points host\ngoal once no valid\n")
	if err != nil {
		t.Fatal(err)
	}
	m := New(l.Start)
	m.Study = NewStudy(l, "", "#lesson=1")
	m.SelectAt(0)
	states := func(want ...goal.State) {
		t.Helper()
		if got := m.Study.Grade.States; !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", m.Source(), got, want)
		}
	}
	states(goal.StateOpen, goal.StateOpen)
	host, _ := m.URL.Token(core.Host)
	m.SelectSpan(host.Span)
	m.edit("http://h/%")
	m.edit("http://h/a")
	states(goal.StateOpen, goal.StateMet)
	m.edit(m.Study.Restart())
	states(goal.StateOpen, goal.StateOpen)
}

// The first hint is available at once, the second only after an edit, and there is no third.
func TestStudyHints(t *testing.T) {
	m := take(t, "3.1")
	hints := func(want int, may bool) {
		t.Helper()
		if m.Study.Hints != want || m.Study.MayHint() != may {
			t.Errorf("%d hints are shown, want %d; one more may be: %v", m.Study.Hints, want, m.Study.MayHint())
		}
	}
	hints(0, true)
	m.Study.Hint()
	hints(1, false)
	m.Study.Hint()
	m.SelectAt(3) // is not an edit
	m.Study.Hint()
	hints(1, false)
	m.edit("ftp://myname@host.dom/etc/motd.")
	hints(1, true)
	m.Study.Hint()
	m.edit("ftp://myname@host.dom/etc/motd")
	m.Study.Hint()
	hints(2, false)
}

// A solution is available after three different tries, or for comparison. A try is a text at which typing paused.
func TestStudySolution(t *testing.T) {
	const start = "ftp://myname@host.dom/etc/motd"
	m := take(t, "3.1")
	try := func(src string, want bool) {
		t.Helper()
		m.edit(src)
		m.Consider()
		if got := m.Study.MayShowSolution(); got != want {
			t.Errorf("after %q a solution may be shown: %v", src, got)
		}
	}
	try(start, false)
	try(start+"1", false)
	try(start+"1", false)
	try(start+"2", false)
	m.edit(start + "3") // without a pause
	try(start, false)
	try(start+"1", false)
	try(start+"4", true)
	try(start, true)
	m = take(t, "3.1")
	try("ftp://myname@host.dom/%2Fetc/motd", true)
	try(start, false)
	l := &lesson.Lesson{Start: start, Goals: m.Study.Goals}
	m.Study = NewStudy(l, "", "#lesson=1")
	for range 5 {
		try(m.Source()+"x", false)
	}
}

// A reply to a mistake is about the text at the time of the pause.
func TestStudyReplies(t *testing.T) {
	m := take(t, "3.1")
	m.edit("ftp://myname@host.dom//etc/motd")
	if m.Study.Reply != "" {
		t.Errorf("before a rest it says %q", m.Study.Reply)
	}
	heard := m.Consider()
	if want := m.Study.Wrong[0].Say; heard != want || m.Study.Reply != want || m.Study.Stale {
		t.Errorf("it says %q, want %q", heard, want)
	}
	if heard = m.Consider(); heard != "" {
		t.Errorf("it is heard twice: %q", heard)
	}
	m.edit("ftp://myname@host.dom//etc/mot")
	if m.Study.Reply == "" || !m.Study.Stale {
		t.Error("while one types it goes, and all below it moves")
	}
	m.edit("ftp://myname@host.dom/%2Fetc/motd")
	if heard = m.Consider(); heard != "" || m.Study.Reply != "" {
		t.Errorf("of a solution it says %q", m.Study.Reply)
	}
}

// The number of met goals is announced when it changes.
func TestStudyNews(t *testing.T) {
	m := take(t, "3.1")
	for src, want := range map[string]bool{"ftp://myname@host.dom/etc/motd": true} {
		m.edit(src)
		if m.Study.News() != want || m.Study.News() {
			t.Errorf("%q: there is news twice, or none", src)
		}
	}
	m.edit("ftp://myname@host.dom/%2Fetc/motd")
	if !m.Study.News() || m.Study.Met() != 4 {
		t.Errorf("%d goals are met, and nobody says so", m.Study.Met())
	}
}

// Every built-in lesson can be done in each language, and keeps its progress when the language changes.
func TestStudyTranslates(t *testing.T) {
	for _, number := range course.Numbers() {
		m := take(t, number)
		for _, l := range text.Langs {
			other, ok := course.Lesson(number, l)
			if !ok {
				t.Fatalf("there is no lesson %s in %s", number, l.Name())
			}
			m.Study.Translate(other)
			if m.Study.Lang != l {
				t.Errorf("lesson %s stays in %s", number, m.Study.Lang.Name())
			}
		}
	}
}

// The address has the lesson and the reader's text, but no password of the reader's.
func TestStudyAddress(t *testing.T) {
	const link = "#lesson=1&t=Root&u=ftp://host.dom/etc&g=valid&g=sends%20=%20CWD%20/etc"
	read, err := ReadStudyLink(link)
	if err != nil || read.Study == nil || read.Src != "ftp://host.dom/etc" {
		t.Fatalf("%+v, %v", read, err)
	}
	m := New(read.Src)
	m.Study = read.Study
	for _, src := range []string{"ftp://host.dom/etc", "ftp://host.dom/%2Fetc", "\xff&now=#", "ftp://host.dom/" + strings.Repeat("a", 9000)} {
		m.edit(src)
		again, err := ReadStudyLink(m.Study.Address(m, false))
		if err != nil || again.Src != src || again.Study == nil || again.Study.Link() != link {
			t.Errorf("%.40q comes back as %.40q, %v", src, again.Src, err)
		}
	}
	m.edit("ftp://u:secret@host.dom/etc")
	if got := m.Study.Address(m, false); got != link {
		t.Errorf("with a password it is %s", got)
	}
	for _, number := range course.Numbers() {
		m := take(t, number)
		if got := m.Study.Address(m, false); got != lesson.LinkTo(number) {
			t.Errorf("the start of lesson %s is kept as %s", number, got)
		}
		m.edit("news:*")
		again, err := ReadStudyLink(m.Study.Address(m, false))
		if err != nil || again.Number != number || again.Src != "news:*" {
			t.Errorf("of lesson %s comes back %+v, %v", number, again, err)
		}
	}
	for _, asks := range []string{"#lesson=1&id=3.1&present=1", "#lesson=1&id=3.1&amp;present=1&now=eA", "#lesson=1&id=3.1&now=eA&present=1", m.Study.Address(m, true)} {
		if read, err := ReadStudyLink(asks); err != nil || !read.Present || read.Study != nil && read.Study.Link() != link {
			t.Errorf("%s is %+v, %v", asks, read, err)
		}
	}
	if read, err := ReadStudyLink("#lesson=1&id=3.1&present=12"); err != nil || read.Present {
		t.Errorf("it asks for the presenter: %+v, %v", read, err)
	}
	if read, err := ReadStudyLink("3.1"); err != nil || read.Number != "3.1" {
		t.Errorf("3.1 is %+v, %v", read, err)
	}
}

// The link of another version opens what can be read, without goals.
func TestStudyOfAnotherVersion(t *testing.T) {
	read, err := ReadStudyLink("#lesson=9&t=Later&x=Words&u=http://h/&g=valid")
	if err == nil || read.Study == nil || read.Study.Runs() || read.Study.Title != "Later" || read.Study.Text != "Words" {
		t.Errorf("%+v, %v", read, err)
	}
	m := New("http://h/")
	m.Study = read.Study
	m.edit("http://h/a")
	if got := m.Study.Address(m, false); got != "#lesson=9&t=Later&x=Words&u=http://h/&g=valid" {
		t.Errorf("the address keeps %s", got)
	}
}

// While a lesson is open, the lesson is shared: as a link, an element and in Markdown.
func TestStudyShared(t *testing.T) {
	const base = "https://host.example/"
	m := take(t, "3.1")
	m.edit("ftp://myname@host.dom/%2Fetc/motd")
	for as, want := range map[ShareAs]string{
		AsLink:     "https://host.example/#lesson=1&id=3.1",
		AsMarkdown: "[`ftp://myname@host.dom/etc/motd`](https://host.example/#lesson=1&id=3.1)",
		AsEmbed: "<script type=\"module\" src=\"https://host.example/embed.js\"></script>\n" +
			"<url-scope lesson=\"3.1\"><a href=\"https://host.example/#lesson=1&amp;id=3.1\"><code>ftp://myname@host.dom/etc/motd</code></a></url-scope>",
	} {
		if got, ok := m.ShareText(Share{As: as}, base, nil); !ok || got != want {
			t.Errorf("as %d:\n%s, want\n%s", as, got, want)
		}
	}
}

// Events about a lesson are JSON.
func TestStudyEvent(t *testing.T) {
	m := take(t, "3.1")
	m.edit("ftp://myname@host.dom/%")
	var got struct {
		Type   string
		Lesson struct {
			ID    string
			Goals []string
			Done  bool
		}
	}
	if err := json.Unmarshal([]byte(m.StudyEvent("lesson").String()), &got); err != nil {
		t.Fatal(err)
	}
	if want := []string{"open", "unknown", "unknown", "unknown"}; got.Type != "lesson" || got.Lesson.ID != m.Study.ID() || !slices.Equal(got.Lesson.Goals, want) || got.Lesson.Done {
		t.Errorf("it is %+v", got)
	}
	m.edit("ftp://myname@host.dom/%2Fetc/motd")
	if err := json.Unmarshal([]byte(m.StudyEvent("lesson").String()), &got); err != nil || !got.Lesson.Done {
		t.Errorf("%+v, %v", got, err)
	}
}

// Whatever a link contains, its lesson and the reader's text survive the address, if the address has them.
func FuzzStudyLink(f *testing.F) {
	for _, link := range []string{"3.1", "#lesson=1&id=3.1&now=YQ", "#lesson=1&u=http://h/&g=valid", "#lesson=1&u=a&g=once%20no%20valid%20|%20points%20host%20--%20x&w=valid%20=>%20y&h=%60",
		"#lesson=1z&p=K7XNKCkpKLbS10_RT4_wzEvNLAYA", "#lesson=9&t=a", "#lesson=1&u=ftp://u:p@h/&g=valid"} {
		f.Add(link, "ftp://h/a")
	}
	f.Fuzz(func(t *testing.T, link, src string) {
		read, err := ReadStudyLink(link)
		if read.Study == nil || !read.Study.Runs() {
			return
		}
		if err != nil {
			t.Fatalf("%q runs, with %v", link, err)
		}
		m := New(read.Src)
		m.Study = read.Study
		m.edit(src)
		m.Consider()
		address := m.Study.Address(m, false)
		if again, err := ReadStudyLink(address); err != nil || again.Src != src && address != read.Study.Link() {
			t.Errorf("%q with %q comes back as %q, %v", link, src, again.Src, err)
		}
	})
}

// An author's words are text: pairs of backticks mark octets, invisible characters are named, and everything else
// is literal.
func TestSaid(t *testing.T) {
	for s, want := range map[string]text.Prose{
		"":                              nil,
		"a `b` c":                       {{Text: "a "}, {Text: "b", Code: true}, {Text: " c"}},
		"a ` b":                         {{Text: "a "}, {Text: "` b"}},
		"<b>{n} {":                      {{Text: "<b>{n} {"}},
		"a\u202Eb\u200B\t":              {{Text: `a\u{202E}b\u{200B}‹TAB›`}},
		"全角\u3000空白":                    {{Text: "全角\u3000空白"}},
		"``":                            nil,
		"[x](javascript:alert(1)) `\r`": {{Text: "[x](javascript:alert(1)) "}, {Text: "‹CR›", Code: true}},
	} {
		if got := Said(s); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", s, got, want)
		}
	}
}

// The file of a course is read lesson by lesson. Broken lessons are skipped.
func TestReadCourse(t *testing.T) {
	c := ReadCourse("## 1.1 Reading\nlesson 1\ntitle One\nstart a\ngoal valid\n# words\n## zz\nlesson 1\n## 1.2 Reading\nlesson 2\ntitle Two\n")
	if len(c) != 2 || c[0].Title != "One" || c[0].Unit != "Reading" || c[1].Number != "1.2" {
		t.Fatalf("%+v", c)
	}
	if l, ok := c.Lesson("1.1"); !ok || l.Title != "One" || len(l.Goals) != 1 {
		t.Errorf("1.1 is %+v, %v", l, ok)
	}
	for _, number := range []string{"1.2", "1.3", ""} {
		if _, ok := c.Lesson(number); ok {
			t.Errorf("there is a lesson %q", number)
		}
	}
	for _, data := range []string{"", "<html>", "\n\n", "## "} {
		if c := ReadCourse(data); c != nil {
			t.Errorf("%q is a course: %+v", data, c)
		}
	}
}

// Progress has numbers only, each once.
func TestProgress(t *testing.T) {
	var p Progress
	for _, number := range []string{"3.1", "1.1", "3.1", "http://h/", ""} {
		p = p.With(number)
	}
	if p != "3.1 1.1" || !p.Has("1.1") || p.Has("1.2") || p.Has("") {
		t.Errorf("it is %q", p)
	}
	c := Course{{Number: "1.1"}, {Number: "1.2"}}
	if got := c.Done(p); got != 1 {
		t.Errorf("%d of the course are done", got)
	}
}

// A key on a page without a lesson allocates nothing for lessons.
func TestNoStudyCostsNothing(t *testing.T) {
	m := New("http://h/a")
	if made := testing.AllocsPerRun(100, m.graded); made > 0 {
		t.Errorf("without a lesson grading allocates %.0f times", made)
	}
}
