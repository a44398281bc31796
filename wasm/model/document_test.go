package model

import (
	"fmt"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"urlscope/core"
)

// wholeDocument returns a document that was read in one piece.
func wholeDocument(src string) *Document {
	d := &Document{}
	d.Feed(src)
	d.End()
	return d
}

// found returns all that a document lists.
func (d *Document) found() (list []Found) {
	for i := range d.Listed() {
		list = append(list, d.Found(i))
	}
	return list
}

func TestDocument(t *testing.T) {
	d := wholeDocument("See <URL:ftp://ds.in\n  ternic.net/rfc/a-\n  b.txt> and\n(http://h/~a#top), news:a.b; mailto:a@b.c.\nhttp://[::1]/\n")
	type row struct {
		src, fragment string
		line, errors  int
	}
	var got []row
	for _, f := range d.found() {
		got = append(got, row{f.Src, f.Fragment, f.Line, f.Counts[core.SeverityError]})
	}
	want := []row{
		{"ftp://ds.internic.net/rfc/a-b.txt", "", 1, 0},
		{"http://h/~a", "#top", 4, 1},
		{"news:a.b", "", 4, 0},
		{"mailto:a@b.c", "", 4, 0},
		{"http://[::1]/", "", 5, 1},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(row{})); diff != "" {
		t.Errorf("-want +got\n%s", diff)
	}
	if d.URLs != 5 || d.Faults != 2 || !cmp.Equal(d.Faulty, []int{1, 4}) {
		t.Errorf("%d URLs, %d with problems, %v", d.URLs, d.Faults, d.Faulty)
	}
}

// The pieces into which a text is cut do not change the URLs and lines found.
func TestDocumentInPieces(t *testing.T) {
	r := rand.New(rand.NewPCG(1738, 1))
	scraps := []string{"http://h/", "ftp://u@h/a-", "<URL:", "<", ">", "\n", " ", "\r\n", ".", ":", "//", "news:", "mailto:a@b", "\x00", "é", "を", "・", "。", "查", "\xe3\x81", "(", ")", "htps://", "\xff", "#x", "\"", "a", "%zz"}
	for range 400 {
		var b strings.Builder
		for range r.IntN(60) {
			b.WriteString(scraps[r.IntN(len(scraps))])
			if r.IntN(40) == 0 {
				b.WriteString(strings.Repeat("b ", 2100))
			}
		}
		src := b.String()
		want := wholeDocument(src)
		got := &Document{}
		for rest := src; rest != ""; {
			n := 1 + r.IntN(min(len(rest), 1+r.IntN(3000)))
			got.Feed(rest[:n])
			rest = rest[n:]
		}
		got.End()
		if diff := cmp.Diff(want.found(), got.found()); diff != "" {
			t.Fatalf("%q: -whole +pieces\n%s", src, diff)
		}
	}
}

// A URL of many megabytes is skipped and not kept in memory, and the URL after it is found.
func TestDocumentLongURL(t *testing.T) {
	d := &Document{}
	most := 0
	take := func(s string) {
		for s != "" {
			n := min(len(s), 128<<10)
			d.Feed(s[:n])
			most = max(most, len(d.rest))
			s = s[n:]
		}
	}
	take("a\nhttp://h/" + strings.Repeat("x:", 4<<20) + "\n<" + strings.Repeat("a:b ", 1<<20) + " news:a\n")
	d.End()
	if d.Listed() != 1 || d.Found(0).Src != "news:a" || d.Found(0).Line != 3 || d.Long != 1 {
		t.Errorf("found %v, %d too long", d.found(), d.Long)
	}
	if most > 400<<10 {
		t.Errorf("%d octets are kept", most)
	}
	one := wholeDocument("http://h/" + strings.Repeat("x", maxFound+1) + " news:a")
	if one.Listed() != 1 || one.Long != 1 {
		t.Errorf("found %v, %d too long", one.Listed(), one.Long)
	}
}

func TestDocumentListsOnlySoMany(t *testing.T) {
	d := wholeDocument(strings.Repeat("news:a http://h/~\n", maxListed*3/4))
	if d.Listed() != maxListed || d.URLs != maxListed*3/2 || d.Faults != maxListed*3/4 || len(d.Faulty) != maxListed/2 {
		t.Errorf("%d listed of %d, %d of %d with problems", d.Listed(), d.URLs, len(d.Faulty), d.Faults)
	}
}

// The garbage collector follows a constant number of pointers, however many URLs are listed.
func TestDocumentHoldsFewObjects(t *testing.T) {
	held := func(lines int) (objects uint64) {
		const line = "a http://h/~user and ftp://host.example/path#top\n"
		var before, after runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&before)
		d := &Document{}
		for range lines {
			d.Feed(line)
		}
		d.End()
		runtime.GC()
		runtime.ReadMemStats(&after)
		if d.Listed() != 2*lines {
			t.Fatalf("of %d lines %d URLs are listed", lines, d.Listed())
		}
		return after.HeapObjects - min(before.HeapObjects, after.HeapObjects)
	}
	held(10) // allocates what is made only once
	if few, many := held(10), held(10_000); many > few+100 {
		t.Errorf("20 URLs hold %d objects, 20 000 hold %d", few, many)
	}
}

// Every visible row of a list is drawn at its position.
func TestSight(t *testing.T) {
	for _, n := range []int{0, 1, 5, 100, maxListed} {
		for _, top := range []int{0, 39, 40, 1000, n*40 - 300, n * 40, n*40 + 999, -5} {
			const height, view = 40, 300
			s := SightOf(n, height, top, view)
			name := fmt.Sprintf("%d items from %d", n, top)
			if s.First < 0 || s.Last > n || s.First > s.Last || s.Top != s.First*height {
				t.Fatalf("%s: %+v", name, s)
			}
			if s.Last-s.First > view/height+20 {
				t.Errorf("%s: %d are drawn", name, s.Last-s.First)
			}
			for y := max(top, 0); y < top+view && y < n*height; y += height {
				if i := y / height; i < s.First || i >= s.Last {
					t.Errorf("%s: item %d is not drawn: %+v", name, i, s)
				}
			}
		}
	}
	if s := SightOf(9, 0, 0, 100); s != (Sight{}) {
		t.Errorf("a list without a height: %+v", s)
	}
}

func FuzzDocument(f *testing.F) {
	f.Add("see <URL:http://h/ a\n> and http://h/~#x.", 3)
	f.Fuzz(func(t *testing.T, src string, size int) {
		size = max(1, size&0xFFF)
		want, got := wholeDocument(src), &Document{}
		for rest := src; rest != ""; {
			n := min(size, len(rest))
			got.Feed(rest[:n])
			rest = rest[n:]
		}
		got.End()
		if diff := cmp.Diff(want.found(), got.found()); diff != "" {
			t.Errorf("-whole +pieces\n%s", diff)
		}
	})
}

func BenchmarkDocument(b *testing.B) {
	text := strings.Repeat("A line of text with http://host.example/path/to?x=y in it, and more words that say nothing: nothing.\n", 1000)
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		wholeDocument(text)
	}
}
