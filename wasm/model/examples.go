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

// A Specimen is an example.
type Specimen struct {
	URL  string
	line text.Key // why it is worth a look; "" if its rule says that
	rule string   // the rule that it is an example of; "" for none
	From Origin
}

// Origin tells where an example comes from.
type Origin uint8

// The origins of examples.
const (
	FromRFC Origin = iota
	ForScheme
	ForRule
)

// ShownExamples is the number of examples shown on the page itself.
const ShownExamples = 6

// examplesFile has a line for each example: its origin, then the key of the label that says why it is worth a look
// or the id of its rule, then the quoted URL. The lines for rules have the first URL of each case file that fires
// the rule, unless another line has it already. A test writes these lines (go test ./wasm/model -run
// TestRuleExamples -update).
//
//go:embed examples.txt
var examplesFile string

// origins are the names of the origins in that file.
var origins = [...]string{FromRFC: "rfc", ForScheme: "scheme", ForRule: "rule"}

// Examples has all examples.
var Examples = func() (list []Specimen) {
	for line := range strings.Lines(examplesFile) {
		origin, rest, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		why, quoted, _ := strings.Cut(rest, " ")
		url, _ := strconv.Unquote(quoted) // a test checks the format of the file
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

// Why says why the example e is worth a look; u and list are its URL and findings.
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
	words [][]string // the words of each example in lower case
}

// NewFinder indexes the examples by: the URL, the reason in language l and in English, the scheme, and the ids,
// sections and severities of the rules that report something about them.
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

// splitWords returns the words of s in lower case. A compound in a URL or an id, such as "ftp-encoded-slash", is a
// word, and so is each of its pieces.
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

// isWord reports whether b may be part of a word. The dot is, because sections have dots.
func isWord(b byte) bool {
	return 'a' <= b && b <= 'z' || '0' <= b && b <= '9' || b == '.' || b == '~'
}

// Find returns the examples that match every word of the query, the best first: exact matches, then prefixes and
// substrings, then words with typing errors. An empty query matches all examples.
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

// The costs of a word that does not match exactly.
const (
	costBegins = 1
	costHolds  = 2
	costTypo   = 4 // per letter
)

// slips returns the number of typing errors that turn want into word. It returns false if that is more than a word of
// that length is allowed: "gohper" matches gopher, but "http" does not match ftp.
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

// nearestWord returns the cost of the word that is nearest to want, or false if none is near.
func nearestWord(words []string, want string) (cost int, ok bool) {
	best := -1
	consider := func(cost int) {
		if best < 0 || cost < best {
			best = cost
		}
	}
	for _, word := range words {
		switch {
		case word == want:
			return 0, true
		case strings.HasPrefix(word, want):
			consider(costBegins)
		case strings.Contains(word, want):
			consider(costHolds)
		case strings.ContainsAny(want, "0123456789"):
			// A number must match exactly.
		default:
			if n, ok := slips(word, want); ok {
				consider(n * costTypo)
			}
		}
	}
	return best, best >= 0
}
