package main

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// A specimen is a URL that is worth a look: one of the examples.
type specimen struct {
	url  string
	line text.Key // why; "" where the rule it stands for says it
	rule string   // the rule it stands for; "" for none
	from origin
}

// origin says where an example comes from.
type origin uint8

const (
	fromRFC origin = iota
	forScheme
	forRule
)

// shownExamples is how many are shown on the page itself: the first.
const shownExamples = 6

// chosenExamples are the URLs of the RFC, and those for each scheme and for what
// people ask about most. core/text says why each is worth a look.
var chosenExamples = []specimen{
	{url: "news:comp.infosystems.www.misc", line: labels.ExampleNews},
	{url: "ftp://foo:@host.com/", line: labels.ExampleEmptyPassword},
	{url: "file://vms.host.edu/disk$user/my/notes/note12345.txt", line: labels.ExampleFile},
	{url: "prospero://host.dom//pros/name", line: labels.ExampleProspero},
	{url: "http://host/~user/", line: labels.ExampleTilde, from: forScheme},
	{url: "gopher://h/0a%0D%0AQUIT", line: labels.ExampleLineEnd, from: forScheme},

	{url: example, line: labels.ExampleEncodedSlash},
	{url: "ftp://myname@host.dom/etc/motd", line: labels.ExamplePlainSlash},
	{url: "ftp://myname@host.dom//etc/motd", line: labels.ExampleNullCWD},
	{url: "ftp://@host.com/", line: labels.ExampleEmptyUser},
	{url: "ftp://host.com/", line: labels.ExampleNoUser},
	{url: "news:*", line: labels.ExampleAllNews},
	{url: "ftp://ds.internic.net/rfc/rfc1436.txt;type=a", line: labels.ExampleTypeA},
	{url: "http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", line: labels.ExampleHTTP},
	{url: "<URL:ftp://info.cern.ch/pub/www/doc;\n      type=d>", line: labels.ExampleWrapped},
	{url: "<URL:http://ds.internic.\n      net/instructions/overview.html#WARNING>", line: labels.ExampleHyphen},

	{url: "http://ds.internic.net/instructions/overview.html#WARNING", line: labels.ExampleFragment, from: forScheme},
	{url: "gopher://gopher.example.org/7/search%09url%09+application/postscript%20Es_ES", line: labels.ExampleGopher, from: forScheme},
	{url: "mailto:joe%25relay@example.org", line: labels.ExampleMailto, from: forScheme},
	{url: "nntp://news.example.org/comp.lang.go/1738", line: labels.ExampleNNTP, from: forScheme},
	{url: "telnet://guest@library.example.edu/", line: labels.ExampleTelnet, from: forScheme},
	{url: "wais://wais.example.com/directory?gopher", line: labels.ExampleWAIS, from: forScheme},
	{url: "https://example.com/a?b=c", line: labels.ExampleHTTPS, from: forScheme},
	{url: "tag:example.org,2026:microscope", line: labels.ExampleOther, from: forScheme},
	{url: "htpp://exa mple.com:80a/~user/a|b?x=1/2#top", line: labels.ExampleBroken, from: forScheme},
}

// ruleExamples has a line for each rule, by place in the table of rules: its id
// and, quoted, the first URL of its case file that fires it. A test writes it
// (go test ./wasm -run TestRuleExamples -update).
//
//go:embed rule_examples.txt
var ruleExamples string

// examples are all the examples. A rule whose URL was chosen already needs no
// other.
var examples = func() []specimen {
	list := slices.Clone(chosenExamples)
	for line := range strings.Lines(ruleExamples) {
		rule, quoted, _ := strings.Cut(strings.TrimSpace(line), " ")
		url, err := strconv.Unquote(quoted)
		if err != nil || slices.ContainsFunc(chosenExamples, func(e specimen) bool { return e.url == url }) {
			continue
		}
		list = append(list, specimen{url: url, rule: rule, from: forRule})
	}
	return list
}()

// why says why e, which is read as u, is worth a look.
func (e specimen) why(l text.Lang, u *core.URL, list []core.Diagnostic) text.Prose {
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

// A finder searches the examples.
type finder struct {
	words [][]string // of each example, in lower case
}

// newFinder makes ready what is found by: the URL, why it is worth a look, in the
// language l and in English, its scheme, and the ids, sections and severities of
// the rules that have something to say of it.
func newFinder(l text.Lang) *finder {
	f := &finder{}
	var c core.Checker
	for _, e := range examples {
		u, list := c.Check(e.url)
		about := []string{e.url, u.SchemeText(), u.Production(), e.why(l, u, list).String(), e.why(text.English, u, list).String()}
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

// find returns the examples that have every word of the query, the best first:
// those that have the very words, then those that have words which begin so or
// hold them, then those whose words are spelt nearly so. An empty query finds all
// of them.
func (f *finder) find(query string) []int {
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
	n := core.Slips(want, word)
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
