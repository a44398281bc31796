package model

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/builder"
	"urlscope/core/octet"
	"urlscope/wasm/internal/hostile"
	"urlscope/wasm/labels"
)

// typeInto types into an input without leaving it. Each string is the whole value of the input after a key.
func typeInto(t *testing.T, m *Model, part core.Part, index int, meant bool, shown ...string) {
	t.Helper()
	for _, s := range shown {
		typed, ok := m.Type(part, index, meant, s)
		if !ok {
			t.Fatalf("%s: nothing comes of %q as its %s", m.Source(), s, part)
		}
		src := m.Source()
		after, _ := core.Apply(src, []core.Edit{typed.Edit})
		m.Set(after)
		m.Keep(src, typed)
		if got := builder.Read(s); !meant && typed.After().In(after) != got {
			t.Fatalf("%s: the input has %q, not %q", after, typed.After().In(after), got)
		}
	}
}

// TestHand: an input that is typed into keeps its octets, even if the URL is read differently meanwhile.
func TestHand(t *testing.T) {
	for _, test := range []struct {
		src   string
		part  core.Part
		index int
		meant bool
		typed []string
		want  string
	}{
		{"http://a/", core.Host, 0, false, []string{"a:", "a:8", "a:80"}, "http://a:80/"},
		{"http://a:1/", core.Host, 0, true, []string{"a:", "a:8"}, "http://a:8:1/"},
		{"news:a.b", core.Group, 0, false, []string{"", "1", "1@", "1@h"}, "news:1@h"},
		{"nntp://h/g/1", core.Group, 0, true, []string{"", "c"}, "nntp://h/c/1"},
		{"nntp://h/g", core.Group, 0, true, []string{"", "c"}, "nntp://h/c"},
		{"ftp://h/a/b", core.SchemeName, 0, false, []string{"ft", "f", "", "h", "http"}, "http://h/a/b"},
		{"ftp://h/a%2fb/c", core.Fsegment, 0, true, []string{"a/", "a/c", "a/c/"}, "ftp://h/a%2fc%2F/c"},
		{"ftp://u@h/", core.User, 0, true, []string{"", "x", "x⟨FF⟩", "x⟨FF⟩%"}, "ftp://x%FF%25@h/"},
	} {
		m := New(test.src)
		typeInto(t, m, test.part, test.index, test.meant, test.typed...)
		if m.Source() != test.want || !m.IsEditing(test.part, test.index) {
			t.Errorf("%s becomes %s, not %s; held: %v", test.src, m.Source(), test.want, m.IsEditing(test.part, test.index))
		}
		rows, _ := m.InputRows()
		if !slices.ContainsFunc(rows, func(r InputRow) bool { return r.Part == test.part && r.Index == test.index && !r.Fixed }) {
			t.Errorf("%s: the input has gone: %+v", m.Source(), rows)
		}
		m.LetGo()
		if m.IsEditing(test.part, test.index) || m.Note() != "" {
			t.Errorf("%s: it is held still", m.Source())
		}
	}
	m := New("http://a/")
	typeInto(t, m, core.Host, 0, false, "b")
	if m.Set("http://c/"); m.IsEditing(core.Host, 0) {
		t.Error("it holds octets of a text that is gone")
	}
}

// TestNote: escaped octets are counted. A slash in a name may start a new name, even after more typing.
func TestNote(t *testing.T) {
	m := New("ftp://h/x/y")
	typeInto(t, m, core.Fsegment, 0, true, "x ", "x /", "x /z", "0x /z")
	if m.Source() != "ftp://h/0x%20%2Fz/y" || m.Note() != "2 octets escaped" {
		t.Errorf("%s %q", m.Source(), m.Note())
	}
	e, ok := m.Apart()
	if after, fits := core.Apply(m.Source(), []core.Edit{e}); !ok || !fits || after != "ftp://h/0x%20/z/y" {
		t.Errorf("%s %+v %v", after, e, ok)
	}
	typeInto(t, m, core.Fsegment, 0, true, "0x z") // the slash is gone
	if e, ok := m.Apart(); ok {
		t.Errorf("%+v", e)
	}
	typeInto(t, m, core.Fsegment, 1, true, "y%")
	if m.Note() != "1 octet escaped" || m.Source() != "ftp://h/0x%20z/y%25" {
		t.Errorf("%s %q", m.Source(), m.Note())
	}
}

// TestCanAdd: absent parts can be added to a broken or unfinished URL, unless that changes how the rest is read.
func TestCanAdd(t *testing.T) {
	for src, want := range map[string]bool{"": true, "http:": true, "ftp://h_/%zz": true, "ftp://ho:st.do": false, "http://h": true} {
		rows, _ := New(src).InputRows()
		can := true
		for _, r := range rows {
			can = can && (r.CanAdd || r.State != builder.StateAbsent || r.Part == core.Fragment) // an empty fragment is not found behind a broken host
		}
		if can != want || len(rows) == 0 {
			t.Errorf("%q: %+v", src, rows)
		}
	}
}

// TestInputRows: each row shows its part decoded and as written, and why it cannot be edited.
func TestInputRows(t *testing.T) {
	m := New("ftp://u:p%20@h/a%2fb/%zz;type=i")
	rows, more := m.InputRows()
	var got []string
	for _, r := range rows {
		got = append(got, r.Name+" "+r.Meant+" "+r.Written)
	}
	want := []string{"scheme ftp ftp", "user u u", "password p  p%20", "host h h", "port  ", "directory a/b a%2fb", "name  %zz", "type code i i", "fragment  "}
	if !slices.Equal(got, want) || more != 0 {
		t.Errorf("%q, %d more", got, more)
	}
	if r := rows[6]; !r.Dark || r.Fixed || r.Why != labels.NotMeant {
		t.Errorf("%+v", r)
	}
	rows, _ = New("htpp://h/").InputRows()
	if r := rows[1]; !r.Fixed || r.Why != labels.OnlyGuessed {
		t.Errorf("%+v", r)
	}
	rows, _ = New("http://h/" + strings.Repeat("a", 3000)).InputRows()
	if r := rows[3]; !r.Fixed || r.Why != labels.TooLongPart || len(r.Written) > 2100 {
		t.Errorf("%d octets, %+v", len(r.Written), r.Why)
	}
	if rows, more := New("http://h" + strings.Repeat("/a", 1000)).InputRows(); len(rows) != MaxInputs || more != 1000+6-MaxInputs || rows[10].Name != "path 8" {
		t.Errorf("%d rows, %d more, %s", len(rows), more, rows[10].Name)
	}
}

// TestChoose: a part with few values can be set, added and removed.
func TestChoose(t *testing.T) {
	for _, test := range []struct {
		src, octets, want string
		part              core.Part
	}{
		{"ftp://h/a", "i", "ftp://h/a;type=i", core.Ftptype},
		{"ftp://h/a;type=i", "", "ftp://h/a", core.Ftptype},
		{"ftp://h/a;type=x", "d", "ftp://h/a;type=d", core.Ftptype},
		{"ftp://h/a;type=%zz", "d", "ftp://h/a;type=d", core.Ftptype},
		{"gopher://h/", "7", "gopher://h/7", core.Gtype},
		{"gopher://h/0a", "<", "gopher://h/%3Ca", core.Gtype},
	} {
		e, ok := New(test.src).Choose(test.part, test.octets)
		if got, _ := core.Apply(test.src, []core.Edit{e}); !ok || got != test.want {
			t.Errorf("%s: %s, %v, want %s", test.src, got, ok, test.want)
		}
	}
	for src, octets := range map[string]string{"ftp://h/a;type=%69": "i", "ftp://h/a": "", "http://h/": "a"} {
		if e, ok := New(src).Choose(core.Ftptype, octets); ok {
			t.Errorf("%s: %+v", src, e)
		}
	}
}

// TestPartNames: the announcement names the parts that were added together.
func TestPartNames(t *testing.T) {
	m := New("http://h")
	c, _ := builder.Add(m.URL, core.Search)
	if got := m.PartNames("query", c.Also); got != "query with path" {
		t.Error(got)
	}
	if got := m.PartName(core.Host, 0); got != "host" {
		t.Error(got)
	}
}

// TestTyping types into inputs of hostile texts key by key, and checks that each edit produces the octets in the
// input.
func TestTyping(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1738))
	texts := []string{"ftp://u:p@h:1/a%2fb/c;type=i", "gopher://h/7a%09b", "http://h/?q", "prospero://h/a;b=c", "news:a@b", "mailto:a%25b", "htpp://h/a"}
	for _, lure := range append(hostile.Lures, hostile.Crowds...) {
		texts = append(texts, "http://h/"+lure, "ftp://"+lure+"@h/"+lure)
	}
	keys := []string{"a", "/", ":", "@", "%", "4", "⟨FF⟩", " ", "é", "?", ";", "="}
	typed := 0
	for _, src := range texts {
		m := New(src)
		rows, _ := m.InputRows()
		for _, row := range rows {
			m.Set(src)
			meant := r.IntN(2) == 0
			shown := row.Written
			if meant {
				shown = row.Meant
			}
			for range 6 {
				if r.IntN(3) == 0 && shown != "" && !strings.HasSuffix(shown, "⟩") {
					shown = builder.Show(builder.Read(shown)[:len(builder.Read(shown))-1])
				} else {
					shown += keys[r.IntN(len(keys))]
				}
				was := m.Source()
				change, ok := m.Type(row.Part, row.Index, meant, shown)
				if !ok {
					break
				}
				now, fits := core.Apply(was, []core.Edit{change.Edit})
				if !fits {
					t.Fatalf("%q: %+v does not fit", was, change.Edit)
				}
				m.Set(now)
				m.Keep(was, change)
				typed++
				own := change.After()
				if now[:own.Start] != was[:own.Start] || !strings.HasSuffix(was, now[own.End:]) {
					t.Fatalf("%q becomes %q: octets around %v changed", was, now, own)
				}
				octets := own.In(now)
				if meant {
					octets = string(octet.AppendDecoded(nil, octets))
				}
				if octets != builder.Read(shown) && (!meant || row.Part.Info().Allowed&octet.Percent != 0) {
					t.Fatalf("%q: typed %q into the %s, it has %q", now, shown, row.Part, octets)
				}
			}
		}
	}
	if typed < 500 {
		t.Errorf("only %d keys", typed)
	}
}

// TestRecast: while another scheme is typed, the page offers a URL of that scheme with the same parts, without a
// hidden password.
func TestRecast(t *testing.T) {
	m := New("ftp://joe:secret@h/a;type=i")
	if _, _, ok := m.Recast(); ok {
		t.Error("it is offered though nothing was typed")
	}
	typed := func(scheme string) {
		e, ok := m.Type(core.SchemeName, 0, true, scheme)
		if !ok {
			t.Fatalf("%s cannot be typed", scheme)
		}
		src := m.Source()
		after, _ := core.Apply(src, []core.Edit{e.Edit})
		m.Set(after)
		m.Keep(src, e)
	}
	typed("h")
	typed("http")
	if e, shown, ok := m.Recast(); !ok || e.New != "http://h/a" || shown != e.New {
		t.Errorf("%+v, %q, %t", e, shown, ok)
	}
	typed("telnet")
	if e, shown, ok := m.Recast(); !ok || e.New != "telnet://joe:secret@h" || shown != "telnet://joe:••••@h" {
		t.Errorf("%+v, %q, %t", e, shown, ok)
	}
}
