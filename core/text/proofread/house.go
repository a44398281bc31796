package proofread

import (
	"os"
	"regexp"
	"strconv"
	"strings"
)

// A House is the style of core/text/README.md: the word for each concept, and the phrases to avoid.
type House struct {
	concepts []concept
	never    [3][]string // by language
}

// A concept is a row of the table of words. Where English has its word, each other language must have one of its
// words.
type concept struct {
	english *regexp.Regexp
	words   [3][]string
}

// ReadHouse reads the tables of the README.
func ReadHouse(t Reporter, page string) *House {
	t.Helper()
	data, err := os.ReadFile(page)
	if err != nil {
		t.Errorf("the page on language: %v", err)
	}
	return parseHouse(string(data))
}

func parseHouse(page string) *House {
	h := &House{}
	heading := ""
	for line := range strings.Lines(page) {
		line = strings.TrimSpace(line)
		if name, ok := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); ok && strings.HasPrefix(line, "#") {
			heading = name
		}
		cells := strings.Split(strings.Trim(line, "|"), "|")
		if !strings.HasPrefix(line, "|") || strings.HasPrefix(line, "|-") {
			continue
		}
		switch language := languageOf(heading); {
		case heading == "Words" && len(cells) == len(langs) && strings.TrimSpace(cells[0]) != langs[0]:
			h.concepts = append(h.concepts, newConcept(cells))
		case language >= 0:
			code, _ := pieces(cells[0])
			h.never[language] = append(h.never[language], code...)
		}
	}
	return h
}

// languageOf returns the language of a heading, or -1.
func languageOf(heading string) int {
	for i, name := range [...]string{"English", "日本語", "繁體中文"} {
		if heading == name {
			return i
		}
	}
	return -1
}

func newConcept(cells []string) concept {
	var c concept
	for i, cell := range cells {
		for word := range strings.SplitSeq(cell, " / ") {
			c.words[i] = append(c.words[i], strings.TrimSpace(word))
		}
	}
	c.english = regexp.MustCompile(`(?i)\b(` + strings.Join(c.words[0], "|") + `)(s|es)?\b`)
	return c
}

// Row checks the words of a text.
func (h *House) Row(t Reporter, name string, row [3]string) {
	t.Helper()
	var prose [3]string
	for i, s := range row {
		_, list := pieces(slot.ReplaceAllString(s, ""))
		prose[i] = strings.Join(list, "`")
	}
	for i, s := range prose {
		for _, never := range h.never[i] {
			if strings.Contains(s, never) {
				t.Errorf("%s, %s: the house does not write %q: %q", name, langs[i], never, row[i])
			}
		}
	}
	for _, c := range h.concepts {
		found := c.english.FindString(prose[0])
		if found == "" {
			continue
		}
		for i := 1; i < len(row); i++ {
			if !containsAny(prose[i], c.words[i]) && !c.english.MatchString(prose[i]) {
				t.Errorf("%s, %s: no %s for %q: %q", name, langs[i], strings.Join(c.words[i], " or "), found, row[i])
			}
		}
	}
}

// Rows runs all checks on n rows, which are distinct and numbered.
func (h *House) Rows(t Reporter, name string, n int, row func(int) [3]string) {
	t.Helper()
	for i := range n {
		name := name + " " + strconv.Itoa(i)
		h.Row(t, name, row(i))
		Row(t, name, row(i))
		Trimmed(t, name, row(i))
	}
}

// Words returns how many concepts and phrases to avoid there are.
func (h *House) Words() (concepts, never int) {
	return len(h.concepts), len(h.never[0]) + len(h.never[1]) + len(h.never[2])
}

func containsAny(s string, list []string) bool {
	for _, word := range list {
		if strings.Contains(s, word) {
			return true
		}
	}
	return false
}
