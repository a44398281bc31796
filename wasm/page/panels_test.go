package page

import (
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A panel of an embed has the id of its word and the title of its tab, whatever the text is.
func TestPanels(t *testing.T) {
	if len(Words()) < 4 {
		t.Errorf("an embed knows only %q", Words())
	}
	for _, w := range Words() {
		row := panelOf(w)
		for _, src := range []string{"", "ftp://h/%2Fa;type=x", "news:*", strings.Repeat("%", 300)} {
			p := &page{model: model.New(src)}
			for _, p.model.Lang = range text.Langs {
				html := app.HTMLString(row.draw(p, row))
				if !strings.Contains(html, `id="`+string(w)+`"`) || !strings.Contains(html, ">"+labels.UI(p.model.Lang, row.title(p.model))+"</h2>") {
					t.Errorf("of %.20q the panel %s is %.300s", src, w, html)
				}
			}
			if row.count != nil && row.count(p.model) < 0 {
				t.Errorf("of %.20q there is less than nothing in %s", src, w)
			}
		}
	}
}

// The table is complete, and no word or key occurs twice.
func TestPanelsDiffer(t *testing.T) {
	taken := map[string]bool{model.AnatomyWord: true}
	take := func(name string) {
		t.Helper()
		if taken[name] {
			t.Errorf("two things are called %q", name)
		}
		taken[name] = true
	}
	for _, w := range panels {
		take(string(w.word))
	}
	for _, k := range keys {
		take(k.chord)
	}
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	rows := 0
	for _, f := range files {
		source, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		if !strings.HasSuffix(f.Name(), "_test.go") {
			rows += strings.Count(string(source), " = panel{")
		}
	}
	if rows != len(panels) {
		t.Errorf("%d panels are written, %d are in the table", rows, len(panels))
	}
}

// The documents and style sheets that list the values of show list the words of the table, in its order where the
// list is complete, and no others.
func TestPanelsDocumented(t *testing.T) {
	all := []string{model.AnatomyWord}
	for _, w := range NamedWords() {
		all = append(all, string(w))
	}
	for _, c := range []struct {
		file, pattern string
		times         int  // at least so many lists
		list          bool // the list is complete
	}{
		{"web/README.md", "which of `([^`]*)` are shown", 1, true},
		{"web/embed.d.ts", "what is shown, of `([^`]*)`", 1, true},
		{"web/host.html", `<code>show</code>(?: names what| には| 指定)[^<]*((?:<code>\w+</code>(?:, | and |、| 和 )?)+)`, 3, true},
		{"web/README.md", `show="([^"]*)"`, 2, false},
		{"web/host.html", `:?show(?:="|: )([a-z ]*)`, 20, false},
		{"web/embed.js", `\[show\^="?([\w ]*)`, 4, false},
		{"web/embed.css", `\[show\^="?([\w ]*)`, 4, false},
	} {
		data, err := os.ReadFile("../../" + c.file)
		if err != nil {
			t.Fatal(err)
		}
		found := regexp.MustCompile(c.pattern).FindAllStringSubmatch(string(data), -1)
		if len(found) < c.times {
			t.Errorf("%s says only %d times what is shown", c.file, len(found))
		}
		for _, f := range found {
			names := regexp.MustCompile(`</?code>`).ReplaceAllString(f[1], " ")
			got := regexp.MustCompile(`[a-z]+`).FindAllString(strings.ReplaceAll(names, " and ", " "), -1)
			if c.list && !slices.Equal(got, all) {
				t.Errorf("%s lists %q, there are %q", c.file, got, all)
			}
			for _, name := range got {
				if !slices.Contains(all, name) {
					t.Errorf("%s says show=%q, which is not in %q", c.file, name, all)
				}
			}
		}
	}
}
