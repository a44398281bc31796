package site

import (
	"fmt"
	"html/template"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/railroad"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The page of grammars shows all rules of RFC 1738 and RFC 3986, once per language: the rule as printed, a railroad diagram,
// a sentence, strings that the rule derives, and near misses. The build checks the strings against the grammar. The page
// needs no script.

// stringsFolder has one file of strings per grammar. The path is relative to the module.
const stringsFolder = "testdata/grammar"

// Widths of the railroad diagrams in pixels: on a phone, and on a wide screen.
const (
	narrow = 272
	wide   = 672
)

// A ruleOfGrammar is a rule with its strings and lessons, independent of the language.
type ruleOfGrammar struct {
	derive.Definition
	by           standards.Standard
	derives, not []string // strings of the rule, and its near misses
	uses, usedIn []string
	lessons      []string // their numbers
}

// rulesOfGrammar returns the rules of a grammar, with their strings checked.
func rulesOfGrammar(by standards.Standard, files fs.FS) ([]ruleOfGrammar, error) {
	data, err := fs.ReadFile(files, by.String()+".txt")
	if err != nil {
		return nil, err
	}
	var list []ruleOfGrammar
	for _, d := range derive.Definitions(by) {
		r := ruleOfGrammar{Definition: d, by: by, uses: derive.Names(d.Term)}
		if r.derives, r.not, err = readStrings(string(data), d.Rule); err != nil {
			return nil, fmt.Errorf("%s.txt: %w", by, err)
		}
		if by == standards.RFC1738 {
			r.lessons = lessonsOf(d.Rule)
		}
		list = append(list, r)
	}
	for i := range list {
		for _, other := range list {
			if slices.Contains(other.uses, list[i].Rule) {
				list[i].usedIn = append(list[i].usedIn, other.Rule)
			}
		}
		if err := list[i].check(); err != nil {
			return nil, fmt.Errorf("%s.txt: %w", by, err)
		}
	}
	return list, nil
}

// readStrings returns the strings and near misses of a rule. Its line in data has them quoted: the strings first, then "not"
// and the near misses.
func readStrings(data, rule string) (derives, not []string, err error) {
	_, line, ok := strings.Cut("\n"+data, "\n"+rule+" ")
	if !ok {
		return nil, nil, fmt.Errorf("the rule %s has no strings", rule)
	}
	line, _, _ = strings.Cut(line, "\n")
	list := &derives
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		if rest, ok := strings.CutPrefix(line, "not "); ok {
			list, line = &not, rest
			continue
		}
		quoted, err := strconv.QuotedPrefix(line)
		if err != nil {
			return nil, nil, fmt.Errorf("%s: %s: %w", rule, line, err)
		}
		s, _ := strconv.Unquote(quoted)
		*list = append(*list, s)
		line = line[len(quoted):]
	}
	return derives, not, nil
}

// check returns an error for a string that the rule does not derive, or a near miss that it does.
func (r *ruleOfGrammar) check() error {
	for _, s := range r.derives {
		if d, _ := derive.Alone(r.by, r.Rule, s); d.State != derive.Valid {
			return fmt.Errorf("%s does not derive %q", r.Rule, s)
		}
	}
	for _, s := range r.not {
		if d, _ := derive.Alone(r.by, r.Rule, s); d.State == derive.Valid {
			return fmt.Errorf("%s derives %q", r.Rule, s)
		}
	}
	return nil
}

// lessonsOf returns the numbers of the built-in lessons with a goal about that part or production.
func lessonsOf(rule string) (numbers []string) {
	part := regexp.MustCompile(`(?:^|& )(?:no )?(?:part|raw|decoded|count) ` + regexp.QuoteMeta(rule) + `(?:\[|$| )`)
	for _, number := range course.Numbers() {
		l, ok := course.Lesson(number, text.English)
		if !ok {
			continue
		}
		production := core.Parse(l.Solutions[0]).Production()
		asks := slices.ContainsFunc(l.Goals, func(g goal.Goal) bool { return part.MatchString(g.String()) })
		if asks || production == rule && production != core.Other.Production {
			numbers = append(numbers, number)
		}
	}
	return numbers
}

// A grammarEntry is a rule in one language, as the template draws it.
type grammarEntry struct {
	ID, Rule, Lines, Meaning string
	Anchor                   template.URL
	Sentence                 text.Prose
	Narrow, Wider            svg // Wider is "" if both are the same
	Strings                  []grammarString
	Misses                   []grammarString
	Uses, UsedIn             []link
	Lessons                  []link
	StringsTitle, MissTitle  string
	UsesTitle, UsedInTitle   string
	LessonsTitle             string
}

// A grammarString is a string of a rule, or a near miss with the reason for its rejection.
type grammarString struct {
	Text, Empty, Link string
	Why               text.Prose
}

// A link has a word and the address it leads to.
type link struct {
	Text    string
	Address template.URL // made here, so it needs no escaping
}

// entryOf returns the entry of the rule in a language.
func (r *ruleOfGrammar) entryOf(l text.Lang) grammarEntry {
	e := grammarEntry{
		ID: model.GrammarAnchor(r.by, r.Rule), Anchor: r.anchor(r.Rule), Rule: r.Rule, Lines: r.Lines, Meaning: labels.Meaning(l, r.by, r.Rule),
		Sentence: text.RuleSentence(l, r.Definition, nil), Narrow: r.draw(l, narrow), Uses: r.links(r.uses), UsedIn: r.links(r.usedIn),
		StringsTitle: labels.UI(l, labels.GrammarStrings), MissTitle: labels.UI(l, labels.GrammarMisses), UsesTitle: labels.UI(l, labels.GrammarUses),
		UsedInTitle: labels.UI(l, labels.GrammarUsedIn), LessonsTitle: labels.UI(l, labels.GrammarLessons),
	}
	if other := r.draw(l, wide); other != e.Narrow {
		e.Wider = other
	}
	for _, s := range r.derives {
		e.Strings = append(e.Strings, r.show(l, s))
	}
	for _, s := range r.not {
		x := r.show(l, s)
		d, _ := derive.Alone(r.by, r.Rule, s)
		x.Why = text.Derived(l, d)
		e.Misses = append(e.Misses, x)
	}
	for _, number := range r.lessons {
		if found, ok := course.Lesson(number, l); ok {
			e.Lessons = append(e.Lessons, link{number + " " + found.Title, template.URL("./" + lesson.LinkTo(number))})
		}
	}
	return e
}

// draw returns the railroad diagram of the rule at a width.
func (r *ruleOfGrammar) draw(l text.Lang, width int) svg {
	return svg(railroad.SVG([]railroad.Rule{{Definition: r.Definition}}, railroad.Options{Lang: l, Width: width, Inline: true}))
}

// show returns a string as the page shows it. Strings of rules for whole URLs get a link that opens them.
func (r *ruleOfGrammar) show(l text.Lang, s string) grammarString {
	x := grammarString{Text: s} // plain text, so that readers can copy it into a test case
	if strings.ContainsFunc(s, func(c rune) bool { return !strconv.IsPrint(c) }) {
		x.Text = text.ShowAll(s)
	}
	if s == "" {
		x.Empty = labels.UI(l, labels.GrammarEmpty)
	}
	if whole := strings.HasSuffix(r.Rule, "url") || strings.HasPrefix(r.Rule, "URI") || r.Rule == "absolute-URI"; whole && s != "" {
		x.Link = "./" + model.View{Src: s, Judge: r.by}.Link()
	}
	return x
}

// anchor returns the fragment of a rule in the same grammar.
func (r *ruleOfGrammar) anchor(rule string) template.URL {
	return template.URL("#" + model.GrammarAnchor(r.by, rule))
}

// links returns links to rules of the same grammar.
func (r *ruleOfGrammar) links(rules []string) (list []link) {
	for _, rule := range rules {
		list = append(list, link{rule, r.anchor(rule)})
	}
	return list
}
