package model

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/role"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A spoiler writes octets into a part that a judge refuses there, but that divide the text for no judge.
type spoiler struct {
	part core.Part
	raw  string
}

var spoilers = []spoiler{
	{core.Port, "a"}, {core.Port, "x"}, {core.Port, "_"}, {core.Host, "^"}, {core.Host, " "}, {core.Host, "|"}, {core.Host, "%zz"}, {core.Host, "<"},
	{core.Hsegment, "^"}, {core.Hsegment, " "}, {core.Hsegment, "%zz"}, {core.Hsegment, "["}, {core.Search, "["}, {core.Search, "%"}, {core.Search, "{"},
	{core.Fragment, "|"}, {core.Fragment, " "}, {core.User, "^"}, {core.Password, "%zz"},
}

// spoiled returns a URL that all judges take, and the same one with wrong octets in one or two of its parts.
func spoiled(r *rand.Rand) (sound, wrong string) {
	some := func(list ...string) string { return list[r.IntN(len(list))] }
	sound = some("http", "https", "ftp", "ws") + "://" + some("", "", "user@", "user:secret@") + some("h.example.org", "www.example.com", "localhost") +
		some("", ":8042", ":80") + some("/", "/path/to/it", "/a/b/", "/segment") + some("", "?query=value", "?q1=v1&q2=v2") + some("", "#fragment", "#top.1")
	wrong = sound
	m := New(sound)
	m.JudgeBy(standards.WHATWG)
	for range 1 + r.IntN(2) {
		s := spoilers[r.IntN(len(spoilers))]
		for _, t := range m.Tokens() {
			if t.Part == s.part && t.Len() > len(s.raw)+1 {
				at := t.Start + 1 + r.IntN(t.Len()-len(s.raw)-1) // browsers cut off white space at the end
				wrong = wrong[:at] + s.raw + wrong[at+len(s.raw):]
			}
		}
	}
	return sound, wrong
}

// TestDividedAsJudged checks that a text that a judge refuses has its parts: those that it has with other octets in place of the wrong
// ones. The colours of the field, the line under it, the parts, and what Character says of an octet and of others in its place follow them.
func TestDividedAsJudged(t *testing.T) {
	r := rand.New(rand.NewPCG(54, 3986))
	refused := 0
	for range 60 {
		sound, wrong := spoiled(r)
		for _, judge := range Judges[1:] {
			right, m := New(sound), New(wrong)
			right.JudgeBy(judge)
			m.JudgeBy(judge)
			if !m.Reading().Verdict.Accepts() {
				refused++
			}
			if !slices.Equal(m.Tokens(), right.Tokens()) {
				t.Errorf("%q by %v has the parts %v, not %v as %q", wrong, judge, m.Tokens(), right.Tokens(), sound)
				continue
			}
			agree(t, m)
		}
	}
	if refused < 40 {
		t.Errorf("only %d texts were refused", refused)
	}
}

// TestOctetAgrees checks the same for texts that nobody divides easily.
func TestOctetAgrees(t *testing.T) {
	for _, src := range []string{
		"http://h:99999/", "http://h:1234567/a", "http://u@/x", "http://?q", "https:", "http://", "//h/x", "//", "/", "?", "#", "x", "?q#f", "../a?b", `\\h\x`, " //h/x", "1http://h/a",
		"ht_tp://h/a", "www.example.com:80a/b", "//u@:80/x", "http://[::1", "http://[::1/a", "http://[::g]:80/a", "http://1.2.3.256/a", "http://h:80:90/a", "http://h/a#b#c",
		"http://h\tg:8a/", "http://é^.org:8a/é", "mailto:a b@c", "http:h:8a/b", "file://h:1/a", "foo://h:x/y", "http://a b@c d/e f?g h#i j", "http://u:p@ss@h^/", "http://%/%?%#%", "http://h\u200b.com/", "http://h\u0301:8a/\u0301",
	} {
		for _, judge := range Judges[1:] {
			m := New(src)
			m.JudgeBy(judge)
			agree(t, m)
		}
	}
}

// agree checks that all panels assign each octet to the same part.
func agree(t *testing.T, m *Model) {
	t.Helper()
	src, at := m.Source(), 0
	for i, token := range m.Tokens() {
		if token.Start != at || i > 0 && token.Part == core.Delim && m.Tokens()[i-1].Part == core.Delim {
			t.Errorf("%q by %v: the parts %v do not follow one another", src, m.Judge, m.Tokens())
		}
		at = token.End
	}
	if at != len(src) {
		t.Errorf("%q by %v: the parts %v end before the text", src, m.Judge, m.Tokens())
	}
	colours := make([]string, 0, len(src))
	for _, run := range m.Runs() {
		for range len(run.Text) {
			colours = append(colours, strings.Fields(run.Class)[1])
		}
	}
	for at := 0; at < len(src); {
		unit, token := m.Unit(at), m.TokenAt(at)
		if want := Family(token.Part); colours[at] != want && glyphStart(src, at) == at {
			t.Errorf("%q by %v: octet %d is in %v, and coloured as %s", src, m.Judge, at, token.Part, colours[at])
		}
		m.SelectSpan(unit)
		in := text.InPart(text.English, m.URL, token)
		if line := text.AtOctet(text.English, m.URL, m.Judged(), at).String(); token.Part != core.Delim && !strings.HasSuffix(line, " "+in) {
			t.Errorf("%q by %v: octet %d is %s, and the line is %q", src, m.Judge, at, in, line)
		}
		wrong := slices.ContainsFunc(m.Problems, func(d core.Diagnostic) bool { return d.Span.Overlaps(unit) })
		roles, known := m.Roles()
		if typed := roles[src[at]]; known && !wrong && unit.Len() == 1 && src[at] < 0x80 {
			separates := token.Part == core.Delim || src[at] == '/' && token.Part == core.Hsegment
			reached := m.Reading().Verdict.Accepts()                // else there may be more faults that the judge has not come to
			colon := src[at] == ':' && m.Judge == standards.RFC3986 // one of the userinfo, in which the page finds a password
			if typed == role.Barred && reached || typed != role.Barred && !colon && src[at] != '%' && separates != (typed == role.Syntax) {
				t.Errorf("%q by %v: %q at %d has the role %d in %v", src, m.Judge, octet.Hex(src[at]), at, typed, token.Part)
			}
		}
		at = unit.End
	}
}

// A password of the URL Standard may have colons, and is one part.
func TestPasswordWithColons(t *testing.T) {
	m := New("https://a:b@c:d@e.example/")
	m.JudgeBy(standards.WHATWG)
	for part, want := range map[core.Part]string{core.User: "a", core.Password: "b@c:d", core.Host: "e.example"} {
		i := slices.IndexFunc(m.Tokens(), func(t core.Token) bool { return t.Part == part })
		if i < 0 || m.Tokens()[i].In(m.Source()) != want {
			t.Errorf("%v is not %q: %v", part, want, m.Tokens())
		}
	}
}
