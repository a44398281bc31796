package sheet

import (
	"flag"
	"os"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/code"
)

var update = flag.Bool("update", false, "write the sheet to testdata/lessons")

// all returns the built-in lessons.
func all(t *testing.T, l text.Lang) (list []Source) {
	t.Helper()
	for _, number := range course.Numbers() {
		found, ok := course.Lesson(number, l)
		if !ok {
			t.Fatalf("there is no lesson %s", number)
		}
		list = append(list, Source{found, number, course.Unit(number, l)})
	}
	return list
}

func made(t *testing.T, list []Source, o Options) string {
	t.Helper()
	out, err := HTML(list, o)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestGolden compares the sheet of one lesson and its answers with the recorded one.
func TestGolden(t *testing.T) {
	const file = "../../testdata/lessons/sheet.html"
	got := made(t, all(t, text.English)[10:11], Options{Paper: A4, Site: "https://host.example/", Answers: true})
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if want, err := os.ReadFile(file); err != nil || string(want) != got {
		t.Errorf("%s (%v) is out of date; go test ./wasm/sheet -update rewrites it", file, err)
	}
}

// parse counts the elements of a document by name and by class.
func parse(t *testing.T, doc string) map[string]int {
	t.Helper()
	root, err := html.Parse(strings.NewReader(doc))
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for n := range root.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		count[n.Data]++
		for _, a := range n.Attr {
			if a.Key == "class" {
				count["."+a.Val]++
			}
			if strings.HasPrefix(a.Key, "on") || a.Key == "src" {
				count["attribute "+a.Key]++
			}
		}
	}
	return count
}

// TestSheets checks that in every language each lesson has a sheet with empty brackets and a QR code, and that answers
// appear only on request, with a label.
func TestSheets(t *testing.T) {
	for _, l := range text.Langs {
		list := all(t, l)
		bare := parse(t, made(t, list, Options{}))
		if bare["section"] != 30 || bare[".label"] != 0 || bare[".brace"] < 60 || bare[".code"] != 0 || bare["a"] != 0 || bare[".hints"] != 30 {
			t.Errorf("%s: %v", l.Name(), bare)
		}
		full := parse(t, made(t, list, Options{Answers: true, Site: "https://host.example/"}))
		if full["section"] != 31 || full[".label"] < 60 || full[".code"] != 30 || full["a"] != 30 || full[".cells"] < 5 {
			t.Errorf("%s, with answers: %v", l.Name(), full)
		}
		units := parse(t, made(t, list, Options{Together: true, Answers: true}))
		if units["section"] != 7 || units["article"] != 30 || units[".unit"] != 6 || units[".hints"] != 0 || units[".solution"] != 30 {
			t.Errorf("%s, units: %v", l.Name(), units)
		}
		index := parse(t, made(t, list, Options{Index: true, Style: "a.css", Site: "./"}))
		if index["section"] != 36 || index["nav"] != 1 || index["a"] != 1+30+30+6 || index[".code"] != 0 || index["style"] != 0 || index[".label"] != 0 {
			t.Errorf("%s, all: %v", l.Name(), index)
		}
		for _, s := range list {
			if doc := made(t, []Source{s}, Options{}); strings.Contains(doc, s.Solutions[0]) && !strings.Contains(s.Start+s.Text, s.Solutions[0]) {
				t.Errorf("%s: the sheet has the solution", s.Number)
			}
		}
	}
}

// TestCodes checks that the QR code and the text beside it are the link that opens the lesson, built in or not. The tests of
// urlscope/wasm/code check that drawn codes are readable.
func TestCodes(t *testing.T) {
	const site = "https://host.example/"
	own := Source{Lesson: &lesson.Lesson{Title: "a&b", Start: "http://h/a b", Goals: all(t, text.English)[0].Goals}}
	for _, s := range append(all(t, text.Japanese), own) {
		root, err := html.Parse(strings.NewReader(made(t, []Source{s}, Options{Site: site})))
		if err != nil {
			t.Fatal(err)
		}
		var drawn, href string
		for n := range root.Descendants() {
			for _, a := range n.Attr {
				switch {
				case n.Data == "path" && n.Parent.Attr[0].Val == "code" && a.Key == "d":
					drawn = a.Val
				case n.Data == "a" && a.Key == "href":
					href = a.Val
					if n.FirstChild.Data != href {
						t.Errorf("%s: the link is %s, the text %s", s.Number, href, n.FirstChild.Data)
					}
				}
			}
		}
		fragment, ok := strings.CutPrefix(href, site)
		link, err := lesson.ReadLink(fragment)
		if !ok || err != nil || link.Number != s.Number || s.Number == "" && link.Lesson.ID() != s.ID() {
			t.Errorf("%s: %s opens %+v, %v", s.Number, href, link, err)
		}
		if path, _, ok := code.SVGPath(href); !ok || path != drawn {
			t.Errorf("%s: the code does not show %s", s.Number, href)
		}
	}
}

// TestHostile checks that no text of a lesson becomes markup.
func TestHostile(t *testing.T) {
	const evil = `"></title><script>alert(1)</script><img src=x onerror=alert(1)>`
	l, err := lesson.Parse("a.txt", "lesson 1\ntitle "+evil+"\ntext `"+evil+"` \u202e \\x00\nstart "+evil+"\ngoal input = "+evil+"\nhint "+evil+"\nsolution "+evil+"é\\x00 \n")
	if err != nil {
		t.Fatal(err)
	}
	doc := made(t, []Source{{Lesson: l, Unit: evil}}, Options{Answers: true, Site: "https://h/" + evil})
	count := parse(t, doc)
	for _, bad := range []string{"script", "img", "attribute onerror", "attribute src"} {
		if count[bad] > 0 {
			t.Errorf("%d of %s", count[bad], bad)
		}
	}
	if strings.ContainsAny(doc, "\x00\u202e") || !strings.Contains(doc, "&lt;script&gt;") {
		t.Errorf("markup is not escaped:\n%s", doc)
	}
	if none, err := HTML(nil, Options{Answers: true}); err != nil || none == "" {
		t.Errorf("without lessons: %q %v", none, err)
	}
}
