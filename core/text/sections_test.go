package text

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/scheme"
)

// TestSections: every section that a rule, a scheme, a part or a text cites has one summary, and its nonterminals
// exist.
func TestSections(t *testing.T) {
	cited := map[string]string{} // by what
	for _, r := range core.Rules() {
		cited[r.Section] = "the rule " + r.ID
	}
	for _, row := range scheme.Rows {
		if s, ok := strings.CutPrefix(row.By, "section "); ok {
			cited[s] = "the scheme " + row.Name
		}
	}
	for p := core.Part(0); p.Info() != core.Delim.Info() || p == core.Delim; p++ {
		cited[p.Info().Section] = "the part " + p.String()
	}
	section := regexp.MustCompile(`[Ss]ections? (\d[\d.]*\d|\d)(?: and (\d[\d.]*\d|\d))?`)
	rows(func(name string, r *Row) {
		for _, m := range section.FindAllStringSubmatch(r[English], -1) {
			cited[m[1]], cited[m[2]] = name, name
		}
	})
	delete(cited, "")
	if len(cited) < 25 {
		t.Errorf("only %d sections are cited: %v", len(cited), cited)
	}
	for s, by := range cited {
		if ClauseOf(s) == nil {
			t.Errorf("%s cites section %s, which has no summary", by, s)
		}
	}
	for i := range clauses {
		c := &clauses[i]
		if ClauseOf(c.Section) != c {
			t.Errorf("section %s has two summaries", c.Section)
		}
		for _, rule := range c.Rules {
			if Production(rule) == "" {
				t.Errorf("section %s has %s, which is no rule of section 5", c.Section, rule)
			}
		}
		for _, url := range c.Examples {
			u := core.Parse(url)
			wrapped := strings.HasPrefix(url, "<URL:")
			if !u.Valid() && !u.IsReference() && !wrapped {
				t.Errorf("section %s has the example %q, which is not a URL", c.Section, url)
			}
			own := sectionOf(u.Reading())
			if in := strings.HasPrefix(c.Section, own+"."); !in && own != c.Section && strings.HasPrefix(c.Section, "3.") && c.Section != "3.1" {
				t.Errorf("section %s has the example %q, which is one of section %s", c.Section, url, own)
			}
		}
	}
}

// sectionOf returns the section about a scheme: its own, or that about new schemes.
func sectionOf(s *core.Scheme) string {
	row := scheme.Lookup(s.Name)
	if row == nil {
		return "4"
	}
	return strings.TrimPrefix(row.By, "section ")
}

// TestCitationsInProse: Citations finds sections in every language, and nothing else.
func TestCitationsInProse(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"It is so (section 3.4.1).", []string{"section 3.4.1"}},
		{"Sections 2.2 and 3.3", []string{"Sections 2.2", "and 3.3"}},
		{"2.2 節と 3.3 節", []string{"2.2 節", "3.3 節"}},
		{"（第 2.2 節）、第 10 個", []string{"第 2.2 節"}},
		{"port 21 and 4 more, RFC 2.2, 5. and section 9.9", nil},
		{"", nil},
	} {
		var got []string
		whole := ""
		for _, part := range (Prose{{Text: c.text}}).Citations() {
			whole += part.Text
			if part.Section != "" {
				got = append(got, part.Text)
			}
		}
		if !slices.Equal(got, c.want) || whole != c.text {
			t.Errorf("%q has %q, in %q", c.text, got, whole)
		}
	}
	if list := (Prose{{"section 2.2", true}}).Citations(); len(list) != 1 || list[0].Section != "" {
		t.Errorf("octets are taken for words: %v", list)
	}
}
