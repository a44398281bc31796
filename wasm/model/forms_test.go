package model

import (
	"encoding/json"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

func TestForms(t *testing.T) {
	given := map[text.Key]string{} // of which each form gives something
	for _, f := range Forms {
		given[f.Name] = Example
	}
	for _, name := range []text.Key{labels.AsWget, labels.AsPython, labels.AsFetch} {
		given[name] = "http://h/a|b`c"
	}
	for _, src := range []string{"", Example, "http://h/a|b`c", "\xff\x00\n", "ftp://h/" + strings.Repeat("a/", 2000), "gopher://h/0a%0D%0AQUIT"} {
		for _, l := range text.Langs {
			for _, f := range Forms {
				s, why := f.Make(Subject{Lang: l, URL: core.Parse(src)})
				if f.Kind == "application/json" && !json.Valid([]byte(s)) {
					t.Errorf("%q is no JSON as %s", src, f.Name)
				}
				if s == "" && why.String() == "" {
					t.Errorf("nothing of %q as %s, and nothing says why", src, f.Name)
				}
				if given[f.Name] == src && s == "" {
					t.Errorf("nothing of %q as %s: %s", src, f.Name, why)
				}
			}
		}
	}
	if got, _ := defanged(Subject{URL: core.Parse("https://www.example.com/a.html")}); got != "hxxps://www[.]example[.]com/a.html" {
		t.Errorf("it is not to be a link as %s", got)
	}
	const problem = "**The text, and a link to it**\n\n`http://h/~a`\n\n<https://host.example/#v=1&u=aHR0cDovL2gvfmE>\n\n" +
		"**What urlscope says**\n\n- tilde, 9–10: '~' must be written '%7E'\n\n**What I expected instead, and why**\n\n\n\n<!-- en, A- -B -->\n"
	if got, _ := problemText(Subject{URL: core.Parse("http://h/~a"), Page: "https://host.example/", Browser: "A--B"}); got != problem {
		t.Errorf("a problem is reported as\n%s\nwant\n%s", got, problem)
	}
	if got, _ := problemText(Subject{URL: core.Parse("http://h/" + strings.Repeat("あ", 9000))}); len(got) > 3000 {
		t.Errorf("the report of a problem has %d octets", len(got))
	}
	const want = "| Part | Octets | As written | Stands for | RFC 1738 |\n" +
		"| --- | --- | --- | --- | --- |\n" +
		"| scheme | 0–4 | `http` |  | 2.1 |\n" +
		"| host | 7–8 | `h` |  | 3.1 |\n" +
		"| path | 9–14 | `a%7Cb` | `a\\|b` | 3.3 |\n"
	if got, _ := markdownTable(Subject{URL: core.Parse("http://h/a%7Cb")}); got != want {
		t.Errorf("the table is\n%swant\n%s", got, want)
	}
}
