package find

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/octet"

	"golang.org/x/tools/txtar"
)

func TestFind(t *testing.T) {
	files, err := filepath.Glob("../../testdata/find/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			a, err := txtar.ParseFile(file)
			if err != nil || len(a.Files) != 2 || a.Files[0].Name != "text" || a.Files[1].Name != "urls" {
				t.Fatalf("a case has the sections text and urls: %v", err)
			}
			var got strings.Builder
			for f := range In(string(a.Files[0].Data)) {
				got.WriteString(f.URL())
				if s := f.Fragment(); s != "" {
					got.WriteString(" fragment " + s)
				}
				for _, at := range f.Hyphens() {
					fmt.Fprintf(&got, " hyphen %d", at)
				}
				got.WriteByte('\n')
			}
			if want := string(a.Files[1].Data); got.String() != want {
				t.Errorf("found:\n%s\nwant:\n%s", got.String(), want)
			}
			for size := range byte(20) {
				checkFindSome(t, string(a.Files[0].Data), []byte{size})
			}
		})
	}
}

// TestFindBegins: whatever stands before a URL, only a letter or digit of US-ASCII keeps
// it from beginning, and from ending what came before it.
func TestFindBegins(t *testing.T) {
	for r := range rune(0x3000) {
		for _, before := range []string{string(r), "x" + string(r), "日" + string(r)} {
			stuck := r < 0x80 && octet.ClassOf(byte(r))&octet.AlphaDigit != 0
			found := ""
			for f := range In(before + "gopher://h/a") {
				found += f.URL()
			}
			if want := "gopher://h/a"; stuck == (found == want) {
				t.Errorf("%q: found %q", before, found)
			}
		}
	}
	for b := 0x80; b <= 0xFF; b++ { // octets that are no UTF-8
		for f := range In(string([]byte{byte(b)}) + "http://h/a" + string([]byte{byte(b)}) + " ") {
			if f.Span != (core.Span{Start: 1, End: 11}) {
				t.Errorf("%#x: found %v", b, f.Span)
			}
		}
	}
}

// Every URL that In gives is a stretch of the text, in order, and no two
// overlap.
func checkFind(t *testing.T, text string) {
	t.Helper()
	last := 0
	for f := range In(text) {
		if f.Span.Start < last || f.Span.Len() <= 0 || f.Span.End > len(text) {
			t.Fatalf("%q: found %v after %d", text, f.Span, last)
		}
		last = f.Span.End
		if f.URL() == "" || !strings.HasPrefix(f.Text(), f.URL()) {
			t.Fatalf("%q: %v gives %q and %q", text, f.Span, f.URL(), f.Text())
		}
		for _, at := range f.Hyphens() {
			if f.Text()[at] != '-' {
				t.Fatalf("%q: no hyphen at %d of %q", text, at, f.Text())
			}
		}
	}
}

// checkFindSome looks for URLs in text as it comes in pieces, a few octets each
// time, and must find what In finds in the whole.
func checkFindSome(t *testing.T, text string, sizes []byte) {
	t.Helper()
	type place struct {
		at   int
		text string
	}
	var got, want []place
	for f := range In(text) {
		want = append(want, place{f.Span.Start, f.Text()})
	}
	from, to := 0, 0
	for i := 0; to < len(text) && len(sizes) > 0; i++ {
		to = min(len(text), to+1+int(sizes[i%len(sizes)]))
		from += Some(text[from:to], func(f Match) bool {
			got = append(got, place{from + f.Span.Start, f.Text()})
			return true
		})
	}
	for f := range In(text[from:]) {
		got = append(got, place{from + f.Span.Start, f.Text()})
	}
	if !slices.Equal(got, want) {
		t.Errorf("%q in pieces of %v: found %v, want %v", text, sizes, got, want)
	}
}

func FuzzFindSome(f *testing.F) {
	for _, s := range inputs.Seeds() {
		f.Add("see <URL:"+s+"> and "+s+".", []byte{0, 3, 9})
	}
	f.Add("a<b <http://h/\n a> é-http://h/x.y:z://news:a mailto:<>xftp://h/<"+strings.Repeat("é", 2100)+"http://h/", []byte{1, 20})
	for _, s := range inputs.HostileTexts(64) {
		f.Add(s, []byte{0})
	}
	f.Fuzz(func(t *testing.T, text string, sizes []byte) { checkFindSome(t, text, sizes) })
}

func FuzzFind(f *testing.F) {
	for _, s := range inputs.Seeds() {
		f.Add(s)
		f.Add("see <URL:" + s + "> and " + s + ".")
	}
	f.Add("<URL:http://h/a-\n b>")
	f.Fuzz(checkFind)
}
