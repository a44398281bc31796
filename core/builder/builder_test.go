package builder

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/octet"
)

// specimens together have every part.
var specimens = []string{
	"ftp://joe:secret@host.dom:21/a/b%2fc/d;type=i", "ftp://host.dom", "ftp://@h/", "http://host.dom:80/a/b/?q=x%7E", "http://h",
	"gopher://host.dom/7find%09word%09+x", "gopher://h", "gopher://h/", "mailto:joe%25user@host.dom", "news:comp.lang.c", "news:1738@host.dom", "news:*",
	"nntp://host.dom/comp.lang.c/42", "nntp://h/g", "telnet://u:p@h:23/", "wais://h/db", "wais://h/db?q", "wais://h/db/TEXT/1%2F2", "file:///a/b", "file://h/x",
	"prospero://h/a/b;c=d;e=f%3D", "https://u@host.dom:8443/a/b?c", "foo:bar", "http://h/~a", "htpp://h/a", "//h/a", "http://h/%zz", "ftp://h/\xff%FF%00a", "",
}

func find(t *testing.T, u *core.URL, part core.Part, index int) Input {
	t.Helper()
	for _, in := range Inputs(u) {
		if in.Part == part && in.Index == index {
			return in
		}
	}
	t.Fatalf("%q has no input for %s", u.Source(), part)
	return Input{}
}

func apply(t *testing.T, src string, e core.Edit) string {
	t.Helper()
	out, ok := core.Apply(src, []core.Edit{e})
	if !ok {
		t.Fatalf("%q: the edit %+v does not fit", src, e)
	}
	return out
}

// TestStates: absent, empty and filled are different states.
func TestStates(t *testing.T) {
	for url, want := range map[string]State{"ftp://h/": StateAbsent, "ftp://@h/": StateEmpty, "ftp://u@h/": StateFilled} {
		if in := find(t, core.Parse(url), core.User, 0); in.State != want {
			t.Errorf("%s: %+v", url, in)
		}
	}
	for url, want := range map[string]State{"http://h/": StateAbsent, "http://h:80/": StateFilled} {
		if in := find(t, core.Parse(url), core.Port, 0); in.State != want {
			t.Errorf("%s: %+v", url, in)
		}
	}
}

// TestLiteral: an address in brackets replaces the host, so there is no input for a host.
func TestLiteral(t *testing.T) {
	u := core.Parse("http://[::1]:80/")
	var got []core.Part
	for _, in := range Inputs(u) {
		got = append(got, in.Part)
	}
	if want := []core.Part{core.SchemeName, core.HostLiteral, core.Port, core.Hsegment, core.Search, core.Fieldname, core.Fragment}; !slices.Equal(got, want) {
		t.Errorf("%v", got)
	}
	e, ok := Write(u, find(t, u, core.HostLiteral, 0), "host.dom")
	if now := apply(t, u.Source(), e); !ok || now != "http://host.dom:80/" {
		t.Errorf("%s", now)
	}
}

// An adding is a part to add to a URL, and the number of other parts that come with it.
type adding struct {
	url, want string
	part      core.Part
	also      int
}

func (a adding) check(t *testing.T) {
	t.Helper()
	c, ok := Add(core.Parse(a.url), a.part)
	if got := apply(t, a.url, c.Edit); !ok || got != a.want || len(c.Also) != a.also {
		t.Errorf("%s and %s: %s, %v, want %s", a.url, a.part, got, c.Also, a.want)
	}
}

// TestAdd: a part is added with its delimiters and the parts that it needs.
func TestAdd(t *testing.T) {
	for _, test := range []adding{
		{"ftp://h/x", "ftp://@h/x", core.User, 0},
		{"ftp://h/x", "ftp://:@h/x", core.Password, 1},
		{"ftp://u@h/x", "ftp://u:@h/x", core.Password, 0},
		{"ftp://h/x", "ftp://h:21/x", core.Port, 0},
		{"ftp://h", "ftp://h/", core.Fsegment, 0},
		{"ftp://h", "ftp://h/;type=a", core.Ftptype, 1},
		{"ftp://h/a/b", "ftp://h/a/b;type=a", core.Ftptype, 0},
		{"http://h", "http://h/?", core.Search, 1},
		{"http://h/a/b", "http://h/a/b?", core.Search, 0},
		{"gopher://h", "gopher://h/1", core.Gtype, 0},
		{"gopher://h", "gopher://h/1%09", core.GopherSearch, 1},
		{"gopher://h/7a", "gopher://h/7a%09%09", core.GopherString, 1},
		{"gopher://h/", "gopher://h/1", core.Gtype, 0},
		{"gopher://h/", "gopher://h/1%09", core.GopherSearch, 1},
		{"nntp://h/g", "nntp://h/g/1", core.Digits, 0},
		{"wais://h/db", "wais://h/db?", core.Search, 0},
		{"wais://h/db", "wais://h/db//", core.Wtype, 0},
		{"https://h.org", "https://h.org/?", core.Search, 1},
		{"wss://u@h/a", "wss://u@h:443/a", core.Port, 0},
		{"prospero://h/a", "prospero://h/a;=", core.Fieldname, 0},
	} {
		test.check(t)
	}
	for _, none := range []struct {
		url  string
		part core.Part
	}{{"ftp://u@h/", core.User}, {"http://h/", core.User}, {"http://h/", core.Host}, {"foo:bar", core.Search}, {"wais://h/db/TEXT/1", core.Search}, {"wais://h/db?q", core.Wtype}, {"news:*", core.Group}, {"http://[::1]/", core.Host}, {"htpp://h/", core.Port}, {"foo", core.SchemeName}} {
		if c, ok := Add(core.Parse(none.url), none.part); ok {
			t.Errorf("%s and %s: %+v", none.url, none.part, c)
		}
	}
}

// TestAddUnfinished: unfinished and wrong octets stay, and delimiters that are already there are used.
func TestAddUnfinished(t *testing.T) {
	for _, test := range []adding{
		{"", "http://", core.SchemeName, 0},
		{"//h/a", "http://h/a", core.SchemeName, 0},
		{"www.h.org/x", "http://www.h.org/x", core.SchemeName, 0},
		{"http:", "http://", core.Host, 0},
		{"http:/", "http://", core.Host, 0},
		{"http:", "http://:80", core.Port, 1},
		{"http://", "http:///", core.Hsegment, 0},
		{"http://", "http:///?", core.Search, 1},
		{"ftp://", "ftp://@", core.User, 0},
		{"ftp://", "ftp://:@", core.Password, 1},
		{"ftp://u@", "ftp://u:@", core.Password, 0},
		{"file:", "file://", core.Host, 0},
		{"file:/etc/motd", "file:///etc/motd", core.Host, 0},
		{"file://", "file:///", core.Fsegment, 0},
		{"nntp://h", "nntp://h/", core.Group, 0},
		{"nntp://h", "nntp://h//1", core.Digits, 1},
		{"wais://h", "wais://h/", core.Database, 0},
		{"wais://h/db/T", "wais://h/db/T/", core.Wpath, 0},
		{"prospero://h", "prospero://h/", core.Psegment, 0},
		{"prospero://h/a;b", "prospero://h/a;b=", core.Fieldvalue, 0},
		{"ftp://h/a;", "ftp://h/a;type=a", core.Ftptype, 0},
		{"http://h?q", "http://h/?q", core.Hsegment, 0},
		{"http://h:/x", "http://h:80/x", core.Port, 0},
		{"http://h_/a b", "http://h_:80/a b", core.Port, 0},
		{"http://h:", "http://h:/", core.Hsegment, 0},
		{"http://h_/a b", "http://h_/a b?", core.Search, 0},
		{"http://[::1]/", "http://[::1]:80/", core.Port, 0},
		{"https:", "https://", core.Host, 0},
		{"https://", "https:///?", core.Search, 1},
		{"https://h_/a b", "https://h_:443/a b", core.Port, 0},
		{"ftp://[::1]/", "ftp://@[::1]/", core.User, 0},
		{"ftp://h_/%zz#x", "ftp://@h_/%zz#x", core.User, 0},
		{"ftp://h_/%zz#x", "ftp://h_/%zz;type=a#x", core.Ftptype, 0},
		{"gopher://h /", "gopher://h /1", core.Gtype, 0},
	} {
		test.check(t)
	}
}

// TestAddAnywhere adds parts to 20 000 inputs, most of them invalid. All octets stay, the added octets are the part,
// and the other parts keep their octets. Nearly every part that a scheme has can be added.
func TestAddAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 22))
	added, refused := 0, 0
	for range rounds.Of(20_000) {
		src := random(r)
		if r.IntN(3) == 0 {
			src = src[:r.IntN(len(src)+1)] // unfinished, as while typing
		}
		u := core.Parse(src)
		for _, in := range Inputs(u) {
			c, ok := Add(u, in.Part)
			switch {
			case ok && in.State != StateAbsent:
				t.Fatalf("%q has a %s, and gets another: %+v", src, in.Part, c)
			case in.State != StateAbsent:
			case !ok && in.Part != core.SchemeName && in.Part != core.Fieldname && in.Part != core.Fragment: // a query that is not of fields stays so, and behind a broken host an empty fragment is no token
				refused++
			case ok:
				added++
				checkAdded(t, u, in.Part, c)
			}
		}
	}
	if added < 15*refused || added == 0 {
		t.Errorf("%d parts were added, %d not", added, refused)
	}
}

// checkAdded fails the test if the change adds anything but the part.
func checkAdded(t *testing.T, u *core.URL, part core.Part, c Change) {
	t.Helper()
	src := apply(t, u.Source(), c.Edit)
	now := core.Parse(src)
	in := find(t, now, part, 0)
	if c.Edit.Span.Len() > 0 || in.State == StateAbsent || in.Guess || in.Span.Start < c.Edit.Span.Start || in.Span.End > c.Edit.Span.Start+len(c.Edit.New) {
		t.Fatalf("%q with %s is %q by %+v: %+v", u.Source(), part, src, c, in)
	}
	was, is := textsOf(u, u.Valid()), textsOf(now, u.Valid())
	for p := range was {
		if p != part && !slices.Contains(c.Also, p) && (p != core.Search || part != core.Fieldname) && is[p] != was[p] {
			t.Fatalf("%q with %s is %q: its %s was %q and is %q", u.Source(), part, src, p, was[p], is[p])
		}
	}
}

// textsOf returns the octets of the present parts, with or without the empty ones.
func textsOf(u *core.URL, empty bool) map[core.Part]string {
	texts := map[core.Part]string{}
	for _, in := range Inputs(u) {
		if in.State == StateFilled || in.State == StateEmpty && empty {
			texts[in.Part] += "\n" + in.Text(u)
		}
	}
	return texts
}

// TestFieldWithoutValue: a field with only a name has no value. Removing it, or adding behind it, once panicked.
func TestFieldWithoutValue(t *testing.T) {
	u := core.Parse("prospero://h/a;c=d;b")
	for i, want := range [][2]string{{"prospero://h/a;c=d;=;b", "prospero://h/a;b"}, {"prospero://h/a;c=d;b;=", "prospero://h/a;c=d"}} {
		in := find(t, u, core.Fieldname, i)
		e, _ := AddAfter(u, in)
		c, _ := Remove(u, in)
		if got := [2]string{apply(t, u.Source(), e), apply(t, u.Source(), c.Edit)}; got != want {
			t.Errorf("field %d: %q, want %q", i, got, want)
		}
	}
}

// TestListsAnywhere: edits of lists keep the octets of all other parts.
func TestListsAnywhere(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 23))
	n, moved := rounds.Of(20_000), 0
	for range n {
		src := random(r)
		u := core.Parse(src)
		for _, in := range Inputs(u) {
			if e, ok := AddAfter(u, in); ok && (e.Span.Len() > 0 || e.Span.Start < in.Span.End) {
				t.Fatalf("%q: %+v is added behind %+v", src, e, in)
			}
			if c, ok := Remove(u, in); ok && (c.Edit.New != "" || c.Edit.Span.Start > in.Span.Start || c.Edit.Span.End < in.Span.End) {
				t.Fatalf("%q: %+v removes %+v", src, c, in)
			}
			if e, ok := Move(u, in, false); ok {
				moved++
				now := apply(t, src, e)
				sorted := func(s string) string { b := []byte(s); slices.Sort(b); return string(b) }
				if sorted(now) != sorted(src) {
					t.Fatalf("%q: moving %+v makes it %q", src, in, now)
				}
			}
		}
	}
	if moved < n/10 {
		t.Errorf("only %d were moved", moved)
	}
}

// TestInputsOfWhatIsGone: an Input of another text is safe. A page may use one for a moment after its URL has
// changed.
func TestInputsOfWhatIsGone(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 37))
	in := find(t, core.Parse("http://h/a/b/c"), core.Hsegment, 2)
	if e, ok := AddAfter(core.Parse("http://h"), in); ok {
		t.Errorf("%+v adds behind what is not there", e)
	}
	if e, ok := Move(core.Parse("http://h/a"), in, true); ok {
		t.Errorf("%+v moves what is not there", e)
	}
	for range rounds.Of(5_000) {
		u := core.Parse(random(r))
		for _, in := range Inputs(core.Parse(random(r))) {
			AddAfter(u, in)
			Move(u, in, true)
			Move(u, in, false)
			Remove(u, in)
			Write(u, in, "a")
			Mean(u, in, "/")
			Meant(u, in)
		}
	}
}

// TestAddAs: a part is added with a value.
func TestAddAs(t *testing.T) {
	for _, test := range []struct {
		url, octets, want string
		part              core.Part
	}{
		{"ftp://h/a", "i", "ftp://h/a;type=i", core.Ftptype},
		{"ftp://h", "d", "ftp://h/;type=d", core.Ftptype},
		{"gopher://h", "7", "gopher://h/7", core.Gtype},
		{"gopher://h/", "<", "gopher://h/%3C", core.Gtype},
		{"ftp://h/", "a b", "ftp://a%20b@h/", core.User},
	} {
		c, ok := AddAs(core.Parse(test.url), test.part, test.octets)
		if got := apply(t, test.url, c.Edit); !ok || got != test.want {
			t.Errorf("%s and %s: %s, want %s", test.url, test.part, got, test.want)
		}
	}
	if c, ok := AddAs(core.Parse("http://h/"), core.Ftptype, "a"); ok {
		t.Errorf("http has type codes: %+v", c)
	}
}

// TestRemove: a part is removed with its delimiters, unless another part needs it.
func TestRemove(t *testing.T) {
	for _, test := range []struct {
		url, want string
		part      core.Part
		index     int
	}{
		{"ftp://u:p@h:21/a/b;type=i", "ftp://u@h:21/a/b;type=i", core.Password, 0},
		{"ftp://u@h/", "ftp://h/", core.User, 0},
		{"ftp://h:21/", "ftp://h/", core.Port, 0},
		{"ftp://h/a/b;type=i", "ftp://h/a/b", core.Ftptype, 0},
		{"ftp://h/a/b;type=i", "ftp://h/b;type=i", core.Fsegment, 0},
		{"ftp://h/a/b;type=i", "ftp://h/a;type=i", core.Fsegment, 1},
		{"ftp://h/a", "ftp://h", core.Fsegment, 0},
		{"http://h/a?q", "http://h/a", core.Search, 0},
		{"gopher://h/7a%09b%09+", "gopher://h/7a%09b", core.GopherString, 0},
		{"gopher://h/7a", "gopher://h", core.Gtype, 0},
		{"nntp://h/g/1", "nntp://h/g", core.Digits, 0},
		{"prospero://h/a;b=c;d=e", "prospero://h/a;d=e", core.Fieldname, 0},
	} {
		u := core.Parse(test.url)
		c, ok := Remove(u, find(t, u, test.part, test.index))
		if got := apply(t, test.url, c.Edit); !ok || got != test.want {
			t.Errorf("%s without %s %d: %s, %v, want %s", test.url, test.part, test.index, got, ok, test.want)
		}
	}
	for _, none := range []struct {
		url  string
		part core.Part
	}{{"ftp://u:p@h/", core.User}, {"http://h/a?q", core.Hsegment}, {"http://h/", core.Host}, {"ftp://h/", core.User}, {"gopher://h/7a%09b", core.Gtype}} {
		u := core.Parse(none.url)
		if c, ok := Remove(u, find(t, u, none.part, 0)); ok {
			t.Errorf("%s without %s: %+v", none.url, none.part, c)
		}
	}
}

// TestLists: names and fields can be added behind others, and change places.
func TestLists(t *testing.T) {
	u := core.Parse("prospero://h/a/b;c=d;e=f")
	for _, test := range []struct {
		part     core.Part
		index    int
		add      string
		forwards string
	}{
		{core.Psegment, 0, "prospero://h/a//b;c=d;e=f", "prospero://h/b/a;c=d;e=f"},
		{core.Fieldname, 0, "prospero://h/a/b;c=d;=;e=f", "prospero://h/a/b;e=f;c=d"},
	} {
		in := find(t, u, test.part, test.index)
		e, ok := AddAfter(u, in)
		if got := apply(t, u.Source(), e); !ok || got != test.add {
			t.Errorf("added: %s", got)
		}
		e, ok = Move(u, in, false)
		if got := apply(t, u.Source(), e); !ok || got != test.forwards {
			t.Errorf("moved: %s", got)
		}
		e, ok = Move(u, find(t, u, test.part, test.index+1), true)
		if got := apply(t, u.Source(), e); !ok || got != test.forwards {
			t.Errorf("moved back: %s", got)
		}
		if _, ok := Move(u, in, true); ok {
			t.Error("the first moves back")
		}
	}
	if _, ok := AddAfter(u, find(t, u, core.Host, 0)); ok {
		t.Error("there is a list of hosts")
	}
}

// TestMean: octets become escapes where they must, and unchanged octets keep their spelling.
func TestMean(t *testing.T) {
	for _, test := range []struct {
		url, octets, want string
		part              core.Part
		escaped           int
		apart             string
	}{
		{"ftp://h/a%2fb", "a/c", "ftp://h/a%2fc", core.Fsegment, 0, ""},
		{"ftp://h/%7E%41", "~AB", "ftp://h/%7E%41B", core.Fsegment, 0, ""},
		{"ftp://h/x", "/etc", "ftp://h/%2Fetc", core.Fsegment, 1, "ftp://h//etc"},
		{"ftp://h/x", "a;b?", "ftp://h/a%3Bb?", core.Fsegment, 1, ""},
		{"http://h/x", "50% off", "http://h/50%25%20off", core.Hsegment, 2, ""},
		{"http://h/?q", "a/b?", "http://h/?a%2Fb%3F", core.Search, 2, ""},
		{"ftp://u@h/", "a:b@c/d", "ftp://a%3Ab%40c%2Fd@h/", core.User, 3, ""},
		{"http://h/", "é", "http://%C3%A9/", core.Host, 0, ""},
		{"mailto:a%25b@h", "a%c@h", "mailto:a%25c@h", core.Addr, 0, ""},
		{"gopher://h/0a", "a\r\nb", "gopher://h/0a%0D%0Ab", core.Selector, 2, ""},
	} {
		if test.part == core.Host {
			test.want = "http://é/" // a host has no escapes
		}
		u := core.Parse(test.url)
		m, ok := Mean(u, find(t, u, test.part, 0), test.octets)
		if got := apply(t, test.url, m.Edit); !ok || got != test.want || m.Escaped != test.escaped {
			t.Errorf("%s, meaning %q: %s, %d escapes, %v, want %s", test.url, test.octets, got, m.Escaped, ok, test.want)
		}
		if apart := m.Apart != (core.Edit{}); apart != (test.apart != "") || apart && apply(t, test.url, m.Apart) != test.apart {
			t.Errorf("%s, meaning %q: apart it is %+v", test.url, test.octets, m.Apart)
		}
	}
	for url, part := range map[string]core.Part{"http://h/%zz": core.Hsegment, "gopher://h/0a": core.Selector, "htpp://h/": core.Host, "ftp://h/": core.User} {
		u := core.Parse(url)
		if m, ok := Mean(u, find(t, u, part, 0), "x\ty"); ok {
			t.Errorf("%s: %+v", url, m)
		}
	}
}

// random returns a URL, often a damaged one.
func random(r *rand.Rand) string {
	s := specimens[r.IntN(len(specimens))]
	for range r.IntN(3) {
		i := r.IntN(len(s) + 1)
		s = s[:i] + octetsOf(r, 2) + s[min(i+r.IntN(2), len(s)):]
	}
	return s
}

// octetsOf returns at most n random pieces.
func octetsOf(r *rand.Rand, n int) string {
	pieces := []string{"a", "b", "1", "/", ":", "@", "%", "%41", "%2f", ";", "?", "#", " ", "é", "\xff", "\x00", "=", "&", "~", "⟨", "⟨FF⟩", ".", "-"}
	var b strings.Builder
	for range r.IntN(n + 1) {
		b.WriteString(pieces[r.IntN(len(pieces))])
	}
	return b.String()
}

// rawParts returns the octets of all parts except but, the parts around it, and the parts inside it: the fields of a
// query.
func rawParts(u *core.URL, but Input) string {
	var b strings.Builder
	for _, in := range Inputs(u) {
		within := but.Part == core.Search && in.isOfField() || in.Part == core.Search && isOfForm(u, but.Part)
		if (in.Part != but.Part || in.Index != but.Index) && !within && in.State != StateAbsent {
			b.WriteString(in.Part.String() + "=" + in.Text(u) + "\n")
		}
	}
	return b.String()
}

// TestEdits makes 100 000 edits of one part each. An edit keeps all octets outside the part, repeating it is no edit,
// and undoing it restores the text. If the URL stays valid, the other parts keep their octets, and this one means
// what was typed.
func TestEdits(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 5))
	edits, meanings, n := 0, 0, rounds.Of(100_000)
	for range n {
		src := random(r)
		u := core.Parse(src)
		inputs := Inputs(u)
		if len(inputs) == 0 {
			continue
		}
		in, typed := inputs[r.IntN(len(inputs))], octetsOf(r, 4)
		if e, ok := Write(u, in, typed); ok {
			edits++
			checkEdit(t, u, in, e)
		}
		if e, ok := Write(u, in, in.Text(u)); ok {
			t.Fatalf("%q: writing the present text is %+v", src, e)
		}
		if was, ok := Meant(u, in); ok {
			if m, ok := Mean(u, in, was); ok {
				t.Fatalf("%q: meaning what is meant is %+v", src, m)
			}
		}
		if m, ok := Mean(u, in, typed); ok {
			meanings++
			checkEdit(t, u, in, m.Edit)
			checkMeaning(t, u, in, m, typed)
		}
	}
	if edits < n*3/10 || meanings < n*3/10 {
		t.Errorf("only %d edits and %d meanings", edits, meanings)
	}
}

// checkEdit fails the test if an edit changes more than its part.
func checkEdit(t *testing.T, u *core.URL, in Input, e core.Edit) {
	t.Helper()
	src := u.Source()
	now := apply(t, src, e)
	if e.Span.Start < in.Span.Start || e.Span.End > in.Span.End || in.State == StateAbsent || in.Guess {
		t.Fatalf("%q: %+v edits more than %+v", src, e, in)
	}
	before, after := src[:in.Span.Start], src[in.Span.End:]
	if !strings.HasPrefix(now, before) || !strings.HasSuffix(now, after) {
		t.Fatalf("%q becomes %q", src, now)
	}
	undo := core.Edit{Span: core.Span{Start: e.Span.Start, End: e.Span.Start + len(e.New)}, New: e.Span.In(src)}
	if back := apply(t, now, undo); back != src {
		t.Fatalf("%q is undone to %q", src, back)
	}
}

// checkMeaning fails the test if the part does not mean what was typed, unless escapes cannot express it.
func checkMeaning(t *testing.T, u *core.URL, in Input, m Meaning, typed string) {
	t.Helper()
	if in.Part.Info().Allowed&octet.Percent == 0 || in.Part == core.Gtype || in.Part == core.Article || !u.Valid() || isGuessed(u) {
		return
	}
	src := apply(t, u.Source(), m.Edit)
	now := core.Parse(src)
	if !now.Valid() || now.Reading() != u.Reading() {
		if typed == "" || in.Part == core.Addr || u.Scheme() == core.Other {
			return // it must not be empty, or the scheme has further rules
		}
		t.Fatalf("%q, meaning %q as its %s, is %q, which is not a URL", u.Source(), typed, in.Part, src)
	}
	if got, want := rawParts(now, in), rawParts(u, in); got != want {
		t.Fatalf("%q becomes %q: its other parts were\n%sand are\n%s", u.Source(), src, want, got)
	}
	if got, ok := Meant(now, find(t, now, in.Part, in.Index)); !ok || got != typed {
		t.Fatalf("%q becomes %q, and means %q, not %q", u.Source(), src, got, typed)
	}
}

func isGuessed(u *core.URL) bool {
	return slices.ContainsFunc(u.Tokens(), func(t core.Token) bool { return t.Mark&core.MarkGuess != 0 })
}

// TestAddRemove: removing an added part restores the text.
func TestAddRemove(t *testing.T) {
	n := 0
	for _, src := range specimens {
		u := core.Parse(src)
		for _, in := range Inputs(u) {
			c, ok := Add(u, in.Part)
			if !ok || len(c.Also) > 0 || src == "gopher://h/" || in.Part == core.SchemeName { // the slash goes with the part behind it
				continue
			}
			n++
			more := core.Parse(apply(t, src, c.Edit))
			if more.Valid() != u.Valid() && in.Part != core.Fragment { // which no URL has
				t.Errorf("%s with %s is %s, which is a URL: %v", src, in.Part, more.Source(), more.Valid())
			}
			less, ok := Remove(more, find(t, more, in.Part, 0))
			if !ok || apply(t, more.Source(), less.Edit) != src {
				t.Errorf("%s with %s is %s, and without it again: %+v", src, in.Part, more.Source(), less)
			}
		}
	}
	if n < 15 {
		t.Errorf("only %d parts were added", n)
	}
}

// FuzzShow: Show returns printable text, and Read reverses it.
func FuzzShow(f *testing.F) {
	for _, s := range []string{"", "a b", "\xff\x00", "⟨FF⟩", "⟨", "⟨G", "⟨4", "é\u202e", "⟨⟨41⟩⟩"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		shown := Show(s)
		if back := Read(shown); back != s {
			t.Fatalf("%q is shown as %q, and read as %q", s, shown, back)
		}
		if strings.ToValidUTF8(shown, "") != shown || strings.ContainsAny(shown, "\x00\n\r\t\u202e") {
			t.Fatalf("%q is shown as %q", s, shown)
		}
	})
}
