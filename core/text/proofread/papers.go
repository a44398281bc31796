package proofread

import (
	"os"
	"regexp"
	"strings"
)

// Papers are the phrases that no README, CHANGELOG, help or comment has.
type Papers struct{ never *regexp.Regexp }

// ReadPapers reads the table "Papers" of the README of core/text.
func ReadPapers(t Reporter, page string) Papers {
	t.Helper()
	data, err := os.ReadFile(page)
	if err != nil {
		t.Errorf("the page on language: %v", err)
	}
	_, table, _ := strings.Cut(string(data), "\n## Papers\n")
	table, _, _ = strings.Cut(table, "\n## ")
	var phrases []string
	for line := range strings.Lines(table) {
		if cells := strings.Split(line, "|"); len(cells) > 2 {
			code, _ := pieces(cells[1])
			for _, phrase := range code {
				phrases = append(phrases, strings.ReplaceAll(regexp.QuoteMeta(phrase), " ", `\s+`))
			}
		}
	}
	if len(phrases) == 0 {
		t.Errorf("%s has no phrases under Papers", page)
		phrases = []string{"$^"}
	}
	return Papers{regexp.MustCompile(`(?i)\b(?:` + strings.Join(phrases, "|") + `)\b`)}
}

// code matches what Markdown shows as code, and what a text quotes.
var code = regexp.MustCompile("(?ms)^```.*?^```$|`[^`]*`|“[^”]*”|\"[^\"\n]*\"")

// Check reports the phrases in a text that is Markdown, help or a comment, and begins in that line of a file. Code and
// quotations may have them.
func (p Papers) Check(t Reporter, name string, line int, text string) {
	t.Helper()
	text = code.ReplaceAllStringFunc(text, func(s string) string { return "`" + strings.Repeat("\n", strings.Count(s, "\n")) })
	for _, at := range p.never.FindAllStringIndex(text, -1) {
		phrase := strings.Join(strings.Fields(text[at[0]:at[1]]), " ")
		t.Errorf("%s:%d: %q: core/text/README.md, section Papers, says what to write instead", name, line+strings.Count(text[:at[0]], "\n"), phrase)
	}
}
