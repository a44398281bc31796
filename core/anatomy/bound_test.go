//go:build !js

package anatomy

import (
	"runtime/debug"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
)

// TestBounded: the size of a page grows no faster than its input, and a picture has a largest size, also for hostile
// inputs.
func TestBounded(t *testing.T) {
	const besides, perOctet, picture = 4_000_000, 100, 3_000_000
	usual := debug.SetGCPercent(400) // collecting after each page took as long as making the pages
	check := func(head, fill string, n int) {
		raw := head + strings.Repeat(fill, n/len(fill))
		if page := HTML([]string{raw}, Options{Lang: text.Japanese}); len(page) > besides+perOctet*n {
			t.Errorf("the page of %d octets of %q has %d", n, head+fill, len(page))
		}
		p := drawRaw(raw, Options{Columns: 80})
		if len(p.out) > picture {
			t.Errorf("the picture of %d octets of %q has %d", n, head+fill, len(p.out))
		}
	}
	for _, c := range []struct{ head, fill string }{
		{"http://a/", "%zz~"}, {"http://h/", "\x00"}, {"ftp://h/", "/"}, {"ftp://h/", "|a"}, {"prospero://h/", ";"}, {"mailto:", "\xff"},
		{"http://h/", "%00"}, {"https://h/", "/é"}, {"<URL:ftp://h/", "a "}, {"http://", "a_"}, {"", "<"},
	} {
		for _, n := range []int{8 << 10, rounds.Of(1 << 18)} {
			check(c.head, c.fill, n)
		}
	}
	debug.SetGCPercent(usual)
	check("https://h/", "/é", rounds.Of(2<<20))
}

// TestLongPage: a page counts what it leaves out of a long input.
func TestLongPage(t *testing.T) {
	raw := "http://h/" + strings.Repeat("/", 600) + strings.Repeat("|a", 70_000) + "#é"
	page := HTML([]string{raw}, Options{})
	root, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	var words strings.Builder
	rows, problems := 0, 0
	walk(root, func(n *html.Node) {
		switch {
		case n.Type == html.TextNode:
			words.WriteString(n.Data + "\n")
		case n.Data == "tr":
			rows++
		case n.Data == "li" && n.Parent.Data == "ol":
			problems++
		}
	})
	if rows != 1+500 || problems != 500 {
		t.Errorf("%d rows and %d problems", rows, problems)
	}
	for _, want := range []string{
		"and 104 more\n",   // parts: scheme, host, 602 segments
		"and 69501 more\n", // problems: the bars and the "#"
		text.UI(text.English, text.FixesUntried), text.UI(text.English, text.ResultLong), text.Count(text.English, text.MoreOctets, len(raw)-mostDrawn),
	} {
		if !strings.Contains(words.String(), want) {
			t.Errorf("it does not say %q", want)
		}
	}
}

// TestDrawn: a picture draws at most mostDrawn octets, and ends with a whole character.
func TestDrawn(t *testing.T) {
	for raw, want := range map[string]int{
		strings.Repeat("a", mostDrawn):                     mostDrawn,
		strings.Repeat("a", mostDrawn+1):                   mostDrawn,
		strings.Repeat("a", mostDrawn-1) + "é":             mostDrawn - 1,
		strings.Repeat("a", mostDrawn-2) + "日本":            mostDrawn - 2,
		strings.Repeat("\x80", mostDrawn+9):                mostDrawn - 4,
		"":                                                 0,
		"http://h/" + strings.Repeat("é", mostDrawn):       mostDrawn - 1,
		"http://h/" + strings.Repeat("a", mostDrawn) + "#": mostDrawn,
	} {
		if got := len(drawn(raw)); got != want {
			t.Errorf("%d octets of %.12q… are drawn, not %d", got, raw, want)
		}
		p := drawRaw(raw, Options{Columns: 100})
		for _, token := range p.tokens {
			if token.Start > len(p.src) {
				t.Errorf("%.12q…: the token at %d is among those that are drawn", raw, token.Start)
			}
		}
		if doc := SVG(raw, Options{}); strings.Contains(doc, " more</text>") != (len(raw) > want) {
			t.Errorf("%.12q…: whether there is more is not said as it is", raw)
		}
	}
}

// TestManyProblemsInPicture: a picture counts the problems that it does not list.
func TestManyProblemsInPicture(t *testing.T) {
	raw := "http://h/" + strings.Repeat("|a", 700)
	doc := SVG(raw, Options{})
	more := len(core.Check(core.Parse(raw))) - 500
	if want := text.Count(text.English, text.MoreProblems, more); more != 200 || !strings.Contains(doc, want+"</desc>") {
		t.Errorf("its description does not end in %q", want)
	}
}

func drawRaw(raw string, o Options) *plate {
	u := core.Parse(raw)
	return draw(u, core.Check(u), o)
}
