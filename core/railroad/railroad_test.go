//go:build !js

// A browser would give the same results, and take long for them.

package railroad

import (
	"bytes"
	"encoding/xml"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/internal/golden"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var update = flag.Bool("update", false, "write what is drawn now to testdata/railroad")

// widths are the widths of the smallest phone with its margins, of a phone, of a panel, of a page.
var widths = []int{272, 288, 376, 1100}

var grammars = []standards.Standard{standards.RFC1738, standards.RFC3986}

// inputs are texts whose ways are drawn.
var inputs = []string{
	"http://h.org/a/b/c?q", "http://h", "http://h/", "ftp://u:p@h:21/a/b;type=i", "ftp://h/a;ty", "ftp://ho", "gopher://h/7a%09b%09+", "gopher://h", "news:*", "news:a@h", "wais://h/d/t/p", "wais://h/d?q",
	"file:///a", "file://localhost/a", "prospero://h/a;b=c;d=e", "telnet://h/", "mailto:a%20b", "x:", "x://h/p", "x:%20a", "http://1.2.3.4/", "nntp:///h.org/g", "http://example.org?x", "http://h x", "ht", "", "\x00", "//[1:2::7:8]:8/a#b", "http://[v1.a]", "http://h#",
}

// ruleSets are all that is drawn in these tests: each rule without a way, and the rules of each input.
func ruleSets() (list [][]Rule) {
	for _, by := range grammars {
		for _, d := range derive.Definitions(by) {
			list = append(list, []Rule{{Definition: d}})
		}
		for _, s := range inputs {
			d := derive.Of(core.Parse(s), by)
			for at := -1; at <= len(s); at++ {
				for _, r := range Of(d, at) {
					list = append(list, []Rule{r})
				}
			}
		}
	}
	return list
}

// TestFits: at each width all boxes of all rules are within the picture, none is on another, and their texts are within them.
func TestFits(t *testing.T) {
	for i, rules := range ruleSets() {
		for _, width := range widths {
			c := &canvas{Options: Options{Width: width, Lang: text.Langs[i%len(text.Langs)]}}
			height := c.rule(rules[0], 0)
			if c.wide > width {
				t.Errorf("%s at %d is %d wide", rules[0].Rule, width, c.wide)
			}
			for i, b := range c.boxes {
				if b.x < lead || b.x+b.w > c.wide-lead || b.y < title || b.y+b.h > height {
					t.Errorf("%s at %d: a box is at %d,%d", rules[0].Rule, width, b.x, b.y)
				}
				for _, o := range c.boxes[:i] {
					if b.x < o.x+o.w && o.x < b.x+b.w && b.y < o.y+o.h && o.y < b.y+b.h {
						t.Errorf("%s at %d: two boxes are on each other at %d,%d", rules[0].Rule, width, b.x, b.y)
					}
				}
			}
			for _, l := range c.names {
				if l.kind == glossText {
					for _, b := range c.boxes {
						if b.x < l.x+l.w/2 && l.x-l.w/2 < b.x+b.w && b.y < l.y+2 && l.y-9 < b.y+b.h {
							t.Errorf("%s at %d: %q is on a box at %d,%d", rules[0].Rule, width, l.text, b.x, b.y)
						}
					}
				}
				if l.x-l.w/2 < 0 && l.kind != ruleTitle || l.kind != ruleTitle && l.x+l.w/2 > c.wide {
					t.Errorf("%s at %d: %q is cut", rules[0].Rule, width, l.text)
				}
				if l.kind <= octetText && l.w < 6 || l.y > height {
					t.Errorf("%s at %d: %q has %d pixels, at %d of %d", rules[0].Rule, width, l.text, l.w, l.y, height)
				}
			}
		}
	}
}

// TestNothingMoves: a way that is drawn moves no box.
func TestNothingMoves(t *testing.T) {
	for _, rules := range ruleSets() {
		for _, width := range widths {
			with, without := &canvas{Options: Options{Width: width}}, &canvas{Options: Options{Width: width}}
			a, b := with.rule(rules[0], 0), without.rule(Rule{Definition: rules[0].Definition}, 0)
			if a != b || len(with.boxes) != len(without.boxes) {
				t.Fatalf("%s is %d high and %d without its way", rules[0].Rule, a, b)
			}
			at := map[[2]int]bool{}
			for _, x := range without.boxes {
				at[[2]int{x.x, x.y}] = true
			}
			for _, x := range with.boxes {
				if !at[[2]int{x.x, x.y}] {
					t.Errorf("%s: the box at %d,%d has moved", rules[0].Rule, x.x, x.y)
				}
			}
		}
	}
}

// TestWay: the way goes from the left side to the right one, or to the box where the input ends, through all boxes that are taken and no others.
func TestWay(t *testing.T) {
	for _, rules := range ruleSets() {
		r := rules[0]
		if r.taken == nil {
			continue
		}
		for _, width := range widths {
			c := &canvas{Options: Options{Width: width}}
			c.rule(r, 0)
			joined := ways{}
			joined.add(c.tracks[1])
			on, want := 0, 0
			for _, b := range c.boxes {
				if b.look == taken || b.look == caret {
					on++
					joined.join(point{b.x, b.y + boxHeight/2}, point{b.x + b.w, b.y + boxHeight/2})
				}
			}
			for _, n := range r.taken {
				if n > 0 {
					want++
				}
			}
			if on != want {
				t.Errorf("%s at %d: %d boxes are on the way, of %d: %v", r.Rule, width, on, want, r.taken)
			}
			if n := joined.pieces(); n != 1 {
				t.Errorf("%s at %d: the way has %d pieces: %s, taken %v, last %d", r.Rule, width, n, c.tracks[1], r.taken, r.last)
			}
		}
	}
}

type point struct{ x, y int }

// ways tells which points are joined.
type ways map[point]point

func (w ways) root(p point) point {
	if up, ok := w[p]; ok && up != p {
		return w.root(up)
	}
	if _, ok := w[p]; !ok {
		w[p] = p
	}
	return p
}

func (w ways) join(p, q point) { w[w.root(p)] = w.root(q) }

func (w ways) pieces() (n int) {
	for p, up := range w {
		if p == up {
			n++
		}
	}
	return n
}

var commands = regexp.MustCompile(`([MHVahv])([-\d. ]*)`)

// add joins the ends of the lines of a path. The bars at the two ends of a railroad are no lines.
func (w ways) add(path []byte) {
	var start, at point
	for _, m := range commands.FindAllSubmatch(path, -1) {
		var n []int
		for _, f := range strings.Fields(string(m[2])) {
			i, _ := strconv.Atoi(f)
			n = append(n, i)
		}
		switch m[1][0] {
		case 'M':
			at = point{n[0], n[1]}
			start = at
			continue
		case 'H':
			at.x = n[0]
		case 'V':
			at.y = n[0]
		case 'a':
			at = point{at.x + n[5], at.y + n[6]}
		default: // a bar
			continue
		}
		w.join(start, at)
	}
}

// pictures are those in testdata, by file name.
var pictures = map[string]struct {
	url     string
	by      standards.Standard
	at      int
	options Options
}{
	"http":     {"http://h.org/a/b/c?q", standards.RFC1738, -1, Options{}},
	"trail":    {"ftp://u@h.org:21/a/b%20c", standards.RFC1738, 20, Options{Width: 376, Lang: text.Japanese}},
	"repeated": {"prospero://h/a;b=c;d=e", standards.RFC1738, -1, Options{Theme: anatomy.ThemeLight}},
	"dead":     {"http://h/a b", standards.RFC3986, -1, Options{Theme: anatomy.ThemeDark, Lang: text.Chinese}},
	"open":     {"ftp://h/a;ty", standards.RFC1738, -1, Options{Width: 288}},
	"guess":    {"http://example.org?x", standards.RFC1738, -1, Options{}},
}

// TestPictures holds pictures to testdata/railroad, and each to XML.
func TestPictures(t *testing.T) {
	for name, p := range pictures {
		got := SVG(Of(derive.Of(core.Parse(p.url), p.by), p.at), p.options)
		golden.Hold(t, filepath.Join("../../testdata/railroad", name+".svg"), got, *update)
		wellFormed(t, name, got)
	}
	wellFormed(t, "none", SVG(nil, Options{}))
	for _, rules := range ruleSets() {
		wellFormed(t, rules[0].Rule, SVG(rules, Options{Width: 376, Inline: true}))
	}
}

func wellFormed(t *testing.T, name, svg string) {
	t.Helper()
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		if _, err := d.Token(); err == io.EOF {
			return
		} else if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, svg)
		}
	}
}

// TestColours: the colours equal the colours of the page.
func TestColours(t *testing.T) {
	styleSheet, err := os.ReadFile("../../web/style.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range allStyles() {
		for _, c := range []colour{s.fill, s.stroke} {
			for _, value := range []string{c.light, c.dark} {
				if c != (colour{}) && !bytes.Contains(styleSheet, fmt.Appendf(nil, "--%s: %s;", c.token, value)) {
					t.Errorf("the page has no --%s that is %s", c.token, value)
				}
			}
		}
	}
}

// TestOneCell: if a box has several cells, only the cell of the selected octet is highlighted.
func TestOneCell(t *testing.T) {
	for _, row := range []struct {
		by     standards.Standard
		input  string
		offset int
		want   string
	}{
		{standards.RFC1738, "x+y:", 1, "+"},
		{standards.RFC1738, "X+y:", 0, "lowalpha"},
		{standards.RFC1738, "http://h/a;b", 9, "uchar"},
		{standards.RFC1738, "http://h/a;b", 10, ";"},
		{standards.RFC1738, "http://h/%4f", 9, "uchar"},
		{standards.RFC3986, "http://u:@h", 8, ":"},
		{standards.RFC3986, "http://h?a/b", 10, "/"},
		{standards.RFC3986, "http://h?a/b", 9, "pchar"},
	} {
		rules := Of(derive.Of(core.Parse(row.input), row.by), row.offset)
		c := &canvas{Options: Options{Width: 376}}
		c.rule(rules[len(rules)-1], 0)
		var lit []string
		for _, l := range c.names {
			if l.look == caret {
				lit = append(lit, l.text)
			}
		}
		if got := strings.Join(lit, " "); got != row.want || len(c.cells) != 1 {
			t.Errorf("%q, octet %d: %q is lit in %d cells, and should be %q", row.input, row.offset, got, len(c.cells), row.want)
		}
	}
}
