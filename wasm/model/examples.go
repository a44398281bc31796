package model

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/find"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A Specimen is a URL that is worth a look: one of the examples.
type Specimen struct {
	URL  string
	line text.Key // why; "" where the rule it stands for says it
	rule string   // the rule it stands for; "" for none
	From Origin
}

// Origin says where an example comes from.
type Origin uint8

// The origins.
const (
	FromRFC Origin = iota
	ForScheme
	ForRule
)

// ShownExamples is how many examples are shown on the page itself: the first.
const ShownExamples = 6

// examplesFile has a line for each example: its origin, the key of the label that says why it is worth a look or the id of the
// rule that it stands for, and the URL, quoted. The lines of rules have the first URL of each case file that fires the rule, unless
// another line has it, and are written by a test (go test ./wasm/model -run TestRuleExamples -update).
//
//go:embed examples.txt
var examplesFile string

// origins are the origins as that file names them.
var origins = [...]string{FromRFC: "rfc", ForScheme: "scheme", ForRule: "rule"}

// Examples are all the examples.
var Examples = func() (list []Specimen) {
	for line := range strings.Lines(examplesFile) {
		origin, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		why, quoted, _ := strings.Cut(rest, " ")
		url, _ := strconv.Unquote(quoted) // a test holds the form of the file
		e := Specimen{URL: url, From: Origin(slices.Index(origins[:], origin))}
		if e.From == ForRule {
			e.rule = why
		} else {
			e.line = text.Key(why)
		}
		list = append(list, e)
	}
	return list
}()

// Why says why e, which is read as u, is worth a look.
func (e Specimen) Why(l text.Lang, u *core.URL, list []core.Diagnostic) text.Prose {
	if e.line != "" {
		return labels.Words(l, e.line)
	}
	for _, d := range list {
		if d.Rule.ID == e.rule {
			return text.Message(l, u, d)
		}
	}
	return nil
}

// A Finder searches the examples.
type Finder struct {
	words [][]string // of each example, in lower case
}

// NewFinder makes ready what is found by: the URL, why it is worth a look, in the
// language l and in English, its scheme, and the ids, sections and severities of
// the rules that have something to say of it.
func NewFinder(l text.Lang) *Finder {
	f := &Finder{}
	var c core.Checker
	for _, e := range Examples {
		u, list := c.Check(e.URL)
		about := []string{e.URL, u.SchemeText(), u.Production(), e.Why(l, u, list).String(), e.Why(text.English, u, list).String()}
		if r := u.Reading(); r != nil {
			about = append(about, r.Name)
		}
		for _, d := range list {
			about = append(about, d.Rule.ID, d.Rule.Section, d.Severity.String(), text.Severity(l, d.Severity))
		}
		for _, t := range u.Tokens() {
			if t.Part != core.Delim {
				about = append(about, t.Part.Info().Section, t.Part.Info().Name, text.Part(l, u, t), text.Part(text.English, u, t))
			}
		}
		words := splitWords(strings.Join(about, " "))
		slices.Sort(words)
		f.words = append(f.words, slices.Compact(words))
	}
	return f
}

// splitWords returns the words of s in lower case. What holds words together in a
// URL or in the id of a rule, such as "ftp-encoded-slash", is one, and so are its
// pieces.
func splitWords(s string) (words []string) {
	for _, field := range strings.Fields(strings.ToLower(s)) {
		field = strings.Trim(field, "`.,;:!?()§「」。、，：")
		if field == "" {
			continue
		}
		words = append(words, field)
		pieces := strings.FieldsFunc(field, func(r rune) bool { return r < 0x80 && !isWord(byte(r)) })
		if len(pieces) > 1 {
			words = append(words, pieces...)
		}
	}
	return words
}

// isWord reports whether b may stand within a word; dots hold a section together.
func isWord(b byte) bool {
	return 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '.' || b == '~'
}

// Find returns the examples that have every word of the query, the best first:
// those that have the very words, then those that have words which begin so or
// hold them, then those whose words are spelt nearly so. An empty query finds all
// of them.
func (f *Finder) Find(query string) []int {
	type hit struct{ example, cost int }
	var hits []hit
	wanted := strings.Fields(strings.ToLower(strings.ReplaceAll(query, "§", " ")))
next:
	for i, words := range f.words {
		total := 0
		for _, want := range wanted {
			cost, ok := nearestWord(words, want)
			if !ok {
				continue next
			}
			total += cost
		}
		hits = append(hits, hit{i, total})
	}
	slices.SortStableFunc(hits, func(a, b hit) int { return a.cost - b.cost })
	found := make([]int, len(hits))
	for i, h := range hits {
		found[i] = h.example
	}
	return found
}

// Costs of a word that is not the very one.
const (
	costBegins = 1
	costHolds  = 2
	costTypo   = 4 // for each letter
)

// slips returns how many slips of the finger make want of word; false when they are
// more than a word of that length may have: "gohper" finds gopher, but "http" no ftp.
func slips(word, want string) (int, bool) {
	letters := utf8.RuneCountInString(want)
	most := 0
	switch {
	case letters >= 8:
		most = 2
	case letters >= 4:
		most = 1
	}
	off := utf8.RuneCountInString(word) - letters
	if most == 0 || off > most || -off > most {
		return 0, false
	}
	n := find.Slips(want, word)
	return n, n <= most
}

// nearestWord returns what it costs to take the nearest of words for want; false
// when none is near.
func nearestWord(words []string, want string) (cost int, ok bool) {
	best := -1
	take := func(cost int) {
		if best < 0 || cost < best {
			best = cost
		}
	}
	for _, word := range words {
		switch {
		case word == want:
			return 0, true
		case strings.HasPrefix(word, want):
			take(costBegins)
		case strings.Contains(word, want):
			take(costHolds)
		case strings.ContainsAny(want, "0123456789"):
			// A number is meant as it stands.
		default:
			if n, ok := slips(word, want); ok {
				take(n * costTypo)
			}
		}
	}
	return best, best >= 0
}
