package model

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/role"
)

func TestUnits(t *testing.T) {
	const src = "aé日😀z" // 1, 2, 3, 4 and 1 octets; 1, 1, 1, 2 and 1 code units
	for _, c := range []struct{ octets, units int }{{0, 0}, {1, 1}, {3, 2}, {6, 3}, {10, 5}, {11, 6}} {
		if got := Units(src, c.octets); got != c.units {
			t.Errorf("units(%d) = %d, want %d", c.octets, got, c.units)
		}
		if got := Octets(src, c.units); got != c.octets {
			t.Errorf("octets(%d) = %d, want %d", c.units, got, c.octets)
		}
	}
}

func TestDifference(t *testing.T) {
	for _, c := range [][2]string{
		{"a~b", "a%7Eb"}, {"", "x"}, {"x", ""}, {"aab", "ab"}, {"é", "è"}, {"日本", "日"}, {"aXa", "aYa"}, {"same", "same"},
	} {
		e := Difference(c[0], c[1])
		if got, ok := core.Apply(c[0], []core.Edit{e}); !ok || got != c[1] {
			t.Errorf("difference(%q, %q) = %v, which gives %q", c[0], c[1], e, got)
		}
		for _, at := range []int{e.Span.Start, e.Span.End} {
			if CharacterStart(c[0], at) != at {
				t.Errorf("difference(%q, %q) = %v cuts a character", c[0], c[1], e)
			}
		}
	}
}

func TestUnitOfEscapeAndCharacter(t *testing.T) {
	m := New("ftp://h/%2Fé")
	for offset, want := range map[int]string{0: "f", 8: "%2F", 9: "%2F", 10: "%2F", 11: "é", 12: "é"} {
		if got := m.Unit(offset).In(m.Source()); got != want {
			t.Errorf("unit(%d) = %q, want %q", offset, got, want)
		}
	}
	if got := m.Unit(13); got.Len() != 0 {
		t.Errorf("unit after the text = %v, want nothing", got)
	}
}

func TestFixIsOneEdit(t *testing.T) {
	m := New("http://h/a|b")
	for i, d := range m.Problems {
		if d.Rule.ID != "national-octet" {
			continue
		}
		e, ok := m.Fix(i, 0)
		if want := (core.Edit{Span: core.Span{Start: 10, End: 11}, New: "%7C"}); !ok || e != want {
			t.Fatalf("fix = %v, %v; want %v", e, ok, want)
		}
		return
	}
	t.Fatalf("no problem to fix in %v", m.Problems)
}

func TestFixOutOfRangeDoesNothing(t *testing.T) {
	m := New("http://h/a|b")
	for _, c := range [][2]int{{-1, 0}, {99, 0}, {0, -1}, {0, 99}} {
		if e, ok := m.Fix(c[0], c[1]); ok {
			t.Errorf("fix(%d, %d) = %v", c[0], c[1], e)
		}
	}
}

func TestStepGoesRound(t *testing.T) {
	m := New("http://h/a|b{c")
	n := len(m.Problems)
	if n < 2 {
		t.Fatalf("want two problems, have %v", m.Problems)
	}
	first := m.Problem
	for range n {
		m.Step(1)
	}
	if m.Problem != first {
		t.Errorf("after %d steps problem %d is open, want %d", n, m.Problem, first)
	}
	if m.Step(-1); m.Problem != (first-1+n)%n {
		t.Errorf("one step back opens %d", m.Problem)
	}
	if m := New(""); len(m.Problems) == 0 && m.Step(1) {
		t.Error("there is nothing to step to")
	}
}

// texts returns random octets; longer texts have characters of several octets.
func texts(r *rand.Rand) string {
	pieces := []string{"http://", "ftp:", "gopher://h/7", "%09", "%2F", "%", "/", ":", "@", "?", "#", ";type=", "é", "日", "😀", "\xff", "\n", " ", "|", "a", "example.org", "<URL:", ">"}
	var b strings.Builder
	for range r.IntN(20) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

// The runs of the copy concatenate to the text, because colours and caret would be displaced otherwise.
func TestRunsAreTheText(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 1738))
	for range 4_000 {
		src := texts(r)
		m := New(src)
		if n := len(src); n > 0 {
			m.SelectSpan(core.Span{Start: r.IntN(n), End: n})
		}
		m.Long = r.IntN(2) == 0
		var b strings.Builder
		for _, run := range m.Runs() {
			if run.Text == "" {
				t.Fatalf("%q: an empty run: %v", src, m.Runs())
			}
			b.WriteString(run.Text)
		}
		if got := strings.TrimSuffix(b.String(), Tail); got != src {
			t.Fatalf("%q is drawn as %q", src, got)
		}
	}
}

// With narrow characters, the number at the end of the text replaces a number that it would touch.
func TestNumbersOfTheRulerDoNotTouch(t *testing.T) {
	for advance, want := range map[int]string{168: "0 1 10 20 21", 114: "0 1 10 21"} {
		m := New("http://host.example/a")
		m.Advance = advance
		m.SelectAt(0)
		var ticks []string
		for _, r := range m.Runs() {
			for _, k := range r.Marks {
				if strings.HasPrefix(k.Class, "tick") {
					ticks = append(ticks, k.Name)
				}
			}
		}
		if got := strings.Join(ticks, " "); got != want {
			t.Errorf("with characters of %d tenths of a pixel the ruler says %s, want %s", advance, got, want)
		}
	}
}

func TestRunsOfALongText(t *testing.T) {
	m := New("http://h/" + strings.Repeat("a/|", 10_000))
	if n := len(m.Runs()); n > 4*(maxTokens+maxMarked) {
		t.Errorf("%d runs are painted, want few", n)
	}
}

// If a text has very many parts and problems, only the stretch in the viewport is coloured: around the caret, or
// where the reader has scrolled to.
func TestRunsRoundAboutWhatIsSeen(t *testing.T) {
	m := New("http://h/" + strings.Repeat("ab/|/", 10_000))
	m.Long = true
	n := len(m.Source())
	at := func(offset int) string {
		for _, r := range m.Runs() {
			if offset < len(r.Text) {
				return r.Class
			}
			offset -= len(r.Text)
		}
		return ""
	}
	seen := func(when string, octets int, want bool) {
		t.Helper()
		octets = octets/5*5 + 2 // the bar is 3 octets further
		if got := strings.Contains(at(octets+10), "error"); got != want {
			t.Errorf("%s: the problem at octet %d is marked: %v, want %v", when, octets, got, want)
		}
	}
	for _, caret := range []int{0, n / 3, n / 2, n - 60} {
		m.SelectAt(caret)
		seen(fmt.Sprintf("caret at %d", caret), caret, true)
		seen(fmt.Sprintf("caret at %d", caret), (caret+n/4)%(n-60), false)
	}
	m.SelectAt(0)
	m.See(core.Span{Start: n / 2, End: n/2 + 300})
	seen("scrolled away", n/2+150, true)
	seen("scrolled away", 0, false)
	m.Set(m.Source() + "x")
	m.SelectAt(n / 2)
	seen("typed in sight", n/2+150, true)
	m.SelectAt(60)
	seen("gone elsewhere by the keyboard", 60, true)
	seen("gone elsewhere by the keyboard", n/2+150, false)
	var b strings.Builder
	for _, r := range m.Runs() {
		b.WriteString(r.Text)
	}
	if b.String() != m.Source()+Tail {
		t.Error("another text is drawn")
	}
}

// The labels of repeated parts are numbered from the first part, even if that is not drawn.
func TestLabelsCountWhatIsNotSeen(t *testing.T) {
	m := New("ftp://host.example/" + strings.Repeat("segment/", 1000) + "name")
	m.Long = true
	labels := map[string]bool{}
	for _, caret := range []int{0, 4000, len(m.Source()) - 2} {
		m.SelectAt(caret)
		for _, r := range m.Runs() {
			for _, k := range r.Marks {
				if k.Class == "label" {
					labels[k.Name] = true
				}
			}
		}
	}
	for _, want := range []string{"host", "directory", "2", "500", "1000", "name"} {
		if !labels[want] {
			t.Errorf("no label says %q", want)
		}
	}
	if labels["1001"] {
		t.Error("the name is counted as a directory")
	}
}

func TestLinkKeepsAnyOctets(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1738))
	for range 5000 {
		b := make([]byte, r.IntN(40))
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		var sel core.Span
		if len(b) > 1 {
			sel = core.Span{Start: 0, End: 1 + r.IntN(len(b)-1)}
		}
		v, err := ReadLink(Link(string(b), sel))
		if err != nil || v.Src != string(b) || v.Selected != sel {
			t.Fatalf("%q %v comes back as %v, %v", b, sel, v, err)
		}
	}
}

func TestLinkThatIsBroken(t *testing.T) {
	for fragment, want := range map[string]error{
		"#WARNING": errNoLink, "#": errNoLink, "": errNoLink, "#v=2&u=aaaa": ErrLinkVersion, "#v=1&u=%zz": ErrLinkText, "#v=1&u=a": ErrLinkText,
	} {
		if _, err := ReadLink(fragment); err != want {
			t.Errorf("readLink(%q) gives %v, want %v", fragment, err, want)
		}
	}
	for _, sel := range []string{"5-3", "0-99", "-1-2", "a-b", "1"} {
		if v, err := ReadLink(Link("http://h/", core.Span{}) + "&sel=" + sel); err != nil || v.Selected.Len() != 0 {
			t.Errorf("sel=%s gives %v, %v", sel, v.Selected, err)
		}
	}
}

func TestLinkLeavesThePasswordOut(t *testing.T) {
	for src, want := range map[string]string{
		"ftp://u:secret@h/a":       "ftp://u@h/a",
		"ftp://u:@h/a":             "ftp://u:@h/a", // empty, so nothing to hide
		"https://u:secret@h/":      "https://u@h/",
		"http://u:secret@h/":       "http://u@h/", // not allowed there, but secret
		"ftp://u:pa/ss@h/":         "ftp://u@h/",
		"ftp://u:pa/ss$h/":         "ftp://u:pa/ss$h/",
		"http://h:80/a b@c":        "http://h:80/a b@c",      // a port
		"http://h:8080\\@e.com/":   "http://h:8080\\@e.com/", // a port to browsers, which read a backslash as a slash
		"http://h:80\t\\@e.com/":   "http://h:80\t\\@e.com/", // browsers drop tabs
		"http://h:8080#@e.com/":    "http://h:8080#@e.com/",
		"http://h:8080?@e.com/":    "http://h:8080?@e.com/",
		"http://h:8080/@e.com/":    "http://h:8080/@e.com/",
		"http://h:\\@e.com/":       "http://h:\\@e.com/", // an empty port
		"ftp://h:21\\@e.com/":      "ftp://h:21\\@e.com/",
		"http://[::1]:80\\@e.com/": "http://[::1]:80\\@e.com/", // the colons belong to an address
		"http://[::1]/@e.com/|":    "http://[::1]/@e.com/|",
		"http://u:1234@h/":         "http://u@h/",  // digits only
		"http://u:1234@h/|":        "http://u@h/|", // digits only
		"ftp://u:#pass@h/":         "ftp://u@h/",   // a port has a digit
		"ftp://u:1234x#5@h/":       "ftp://u@h/",   // not a port
		"ftp://u:12?x@h/":          "ftp://u@h/",   // a password by RFC 1738 (section 3.2.1)
		"<URL:ftp://u:secret@h/a>": "<URL:ftp://u@h/a>",
		"news:a":                   "news:a",
	} {
		if got := New(src).WithoutPassword(); got != want {
			t.Errorf("%s is shared as %s, want %s", src, got, want)
		}
	}
}

// Characters that form one glyph are in one run. In two runs they would be drawn apart, and the copy would not
// match the text.
func TestRunsKeepGlyphsWhole(t *testing.T) {
	for _, glyph := range []string{"e\u0301", "👨\u200d👩\u200d👧", "👍🏽", "🇯🇵", "ابج", "क्षि", "❤\ufe0f", "a\u0301\u0302"} {
		src := "http://h/aaa" + glyph + "|"
		for offset := range len(src) {
			m := New(src)
			m.Light(core.Span{Start: offset, End: offset + 1})
			whole := false
			for _, r := range m.Runs() {
				whole = whole || strings.Contains(r.Text, glyph)
			}
			if !whole {
				t.Errorf("%q is cut when octet %d is pointed at", glyph, offset)
				break
			}
		}
	}
	// A character that changes the text direction has a run of its own, so that it affects no other run.
	for _, r := range New("http://h/a\u202eb").Runs() {
		if strings.Contains(r.Text, "\u202e") && (r.Text != "\u202e" || !strings.Contains(r.Class, "hid")) {
			t.Errorf("U+202E is drawn with others: %q, %s", r.Text, r.Class)
		}
	}
}

func TestWindowOfProblems(t *testing.T) {
	m := New("http://h/" + strings.Repeat("a|", 60))
	n := len(m.Problems)
	seen := 0
	for i := range m.Problems {
		m.SelectProblem(i)
		first, last := m.Window()
		if i < first || i >= last || last > n {
			t.Fatalf("problem %d of %d is open, and %d to %d are listed", i, n, first, last)
		}
		if i == first {
			seen += last - first
		}
	}
	if seen != n {
		t.Errorf("%d of %d problems can be listed", seen, n)
	}
	if first, last := New("news:a").Window(); first != 0 || last > 1 {
		t.Errorf("%d to %d are listed", first, last)
	}
}

// Safe fixes are counted in steps, up to a limit.
func TestSafeFixesAreCounted(t *testing.T) {
	for _, c := range []struct {
		src  string
		want int
	}{
		{"http://h/", 0},
		{"ftp//:21/", 0}, // without the port the parts would change
		{"http://h/" + strings.Repeat("a|", 30), 30},
		{"http://h/" + strings.Repeat("a|", MaxCounted+5), MaxCounted},
		{"http://h/" + strings.Repeat("%zz/", 20_000) + "a|a|", 2},
	} {
		m := New(c.src)
		n, done := m.SafeFixes()
		for calls := 0; !done; calls++ {
			if n, done = m.SafeFixes(); calls > len(m.Problems) {
				t.Fatal("counting does not end")
			}
		}
		if n != c.want {
			t.Errorf("%.20q…: %d safe fixes, want %d", c.src, n, c.want)
		}
		m.Set("http://h/a|b")
		if n, done := m.SafeFixes(); n != 1 || !done {
			t.Errorf("%d safe fixes in the next text, want 1", n)
		}
	}
}

// Two panels ask for the roles at the caret, which are computed once for each text and position.
func TestRolesAreAskedOnce(t *testing.T) {
	m := New("http://h/a%2Fb")
	for at := range len(m.Source()) {
		m.SelectAt(at)
		if got, _ := m.Roles(); got != role.Of(m.URL, m.Unit(at)) {
			t.Errorf("octet %d: %v", at, got)
		}
	}
	if made := testing.AllocsPerRun(10, func() { m.Roles() }); made > 0 {
		t.Errorf("asked again, it allocates %.0f times", made)
	}
	m.Set("http:/h")
	m.SelectAt(6)
	if got, _ := m.Roles(); got != role.Of(m.URL, m.Unit(6)) {
		t.Error("of another text it has what was of the one before")
	}
	u := core.Parse("ftp://h/a")
	if got, _ := m.rolesOf(u, m.Unit(6)); got != role.Of(u, m.Unit(6)) {
		t.Error("of another URL it has what is of the text")
	}
}
