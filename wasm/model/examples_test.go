package model

import (
	"flag"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

var update = flag.Bool("update", false, "write what the case files say now to examples.txt")

// The lines for rules in examples.txt agree with the case files of the rules.
func TestRuleExamples(t *testing.T) {
	var b strings.Builder
	chosen := map[string]bool{}
	for line := range strings.Lines(examplesFile) {
		if !strings.HasPrefix(line, "rule ") {
			b.WriteString(line)
			chosen[line[strings.Index(line, ` "`)+1:]] = true
		}
	}
	for _, r := range core.Rules() {
		a, err := txtar.ParseFile(filepath.Join("../..", "testdata", "rules", r.ID+".txtar"))
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "fires" })
		if i < 0 {
			t.Fatalf("%s has no section fires", r.ID)
		}
		first, _, _ := strings.Cut(string(a.Files[i].Data), "\n")
		if !chosen[first+"\n"] {
			b.WriteString("rule " + r.ID + " " + first + "\n")
		}
	}
	if *update {
		if err := os.WriteFile("examples.txt", []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	if b.String() != examplesFile {
		t.Error("examples.txt is not what the case files say: run go test ./wasm/model -run TestRuleExamples -update")
	}
}

func TestExamplesAreWorthALook(t *testing.T) {
	fired := map[string]bool{}
	seen := map[string]bool{}
	schemes := map[*core.Scheme]bool{}
	for _, e := range Examples {
		if seen[e.URL] {
			t.Errorf("%q is there twice", e.URL)
		}
		seen[e.URL] = true
		var c core.Checker
		u, list := c.Check(e.URL)
		if u.Valid() {
			schemes[u.Scheme()] = true
		}
		for _, d := range list {
			fired[d.Rule.ID] = true
		}
		if e.line != "" && labels.UI(text.English, e.line) == string(e.line) {
			t.Errorf("%q is worth a look for %s, which no label says", e.URL, e.line)
		}
		for _, l := range text.Langs {
			if len(e.Why(l, u, list)) == 0 {
				t.Errorf("%q: nothing says in %s why it is worth a look", e.URL, l.Tag())
			}
		}
	}
	for _, r := range core.Rules() {
		if !fired[r.ID] {
			t.Errorf("no example of the rule %s", r.ID)
		}
	}
	for _, s := range []*core.Scheme{
		core.FTP, core.HTTP, core.Gopher, core.Mailto, core.News, core.NNTP, core.Telnet, core.WAIS, core.File, core.Prospero, core.Other,
	} {
		if !schemes[s] {
			t.Errorf("no valid example of %s", s.Production)
		}
	}
}

func TestFindExamples(t *testing.T) {
	for _, c := range []struct {
		lang  text.Lang
		query string
		want  string // must be found among the first six
	}{
		{text.English, "tilde", "http://host/~user/"},
		{text.English, "gopher", "gopher://h/0a%0D%0AQUIT"},
		{text.English, "gohper search", "gopher://gopher.example.org/7/search%09url%09+application/postscript%20Es_ES"},
		{text.English, "ftp-cwd-null", "ftp://myname@host.dom//etc/motd"},
		{text.English, "FTP empty pasword", "ftp://foo:@host.com/"},
		{text.English, "§ 3.11", "prospero://host.dom//pros/name"},
		{text.English, "scheme mispelt", "htpp://www.example.com/"},
		{text.English, "underscore", "http://my_host.example.com/"},
		{text.Japanese, "チルダ", "http://host/~user/"},
		{text.Japanese, "tilde", "http://host/~user/"},
		{text.Chinese, "波浪號", "http://host/~user/"},
		{text.Chinese, "密碼", "ftp://foo:@host.com/"},
	} {
		found := NewFinder(c.lang).Find(c.query)
		at := slices.IndexFunc(found, func(i int) bool { return Examples[i].URL == c.want })
		if at < 0 || at >= 6 {
			var first []string
			for _, i := range found[:min(len(found), 8)] {
				first = append(first, strconv.Quote(Examples[i].URL))
			}
			t.Errorf("%q finds %q at place %d of %d, after %s", c.query, c.want, at, len(found), strings.Join(first, " "))
		}
	}
	// Two Japanese characters are six octets, but too short for typing errors.
	if n := len(NewFinder(text.Japanese).Find("改行")); n == 0 || n > len(Examples)/3 {
		t.Errorf("改行 finds %d of %d", n, len(Examples))
	}
	f := NewFinder(text.English)
	if n := len(f.Find("")); n != len(Examples) {
		t.Errorf("an empty query finds %d of %d", n, len(Examples))
	}
	for _, query := range []string{"zzzzzz", "gopher zzzzzz", "1.2.3.4.5"} {
		if found := f.Find(query); len(found) > 0 {
			t.Errorf("%q finds %q", query, Examples[found[0]].URL)
		}
	}
}
