package cli

import (
	"fmt"
	"slices"
	"sort"
	"strings"

	"urlscope/core"
	"urlscope/wasm/house"
	"urlscope/wasm/links"
)

// A choice selects which findings are reported.
type choice struct {
	severity     core.Severity // report nothing less severe
	only, ignore ruleSet       // report only these rules, if not empty; never these
}

func (c *choice) setSeverity(name string) error {
	for s := core.SeverityError; s <= core.SeverityNote; s++ {
		if s.String() == name {
			c.severity = s
			return nil
		}
	}
	return oneOf([]string{"error", "warning", "note"})
}

func (c *choice) has(d core.Diagnostic) bool {
	return d.Severity <= c.severity && !c.ignore[d.Rule.ID] && (len(c.only) == 0 || c.only[d.Rule.ID])
}

// A ruleSet is a set of rule IDs.
type ruleSet map[string]bool

// add adds rules from a list of IDs separated by commas.
func (s *ruleSet) add(list string) error {
	if *s == nil {
		*s = ruleSet{}
	}
	for _, id := range strings.Split(list, ",") {
		id = strings.TrimSpace(id)
		if err := knownRule(id); err != nil {
			return err
		}
		(*s)[id] = true
	}
	return nil
}

// ruleIDs lists the IDs of all rules: the rules of core, the rules of later standards, and the house rules.
var ruleIDs = func() (list []string) {
	for _, r := range core.Rules() {
		list = append(list, r.ID)
	}
	for _, s := range grammars[1:] {
		list = append(list, s.String())
	}
	return append(list, house.Words()...)
}()

// knownRule returns an error if no rule has the ID.
func knownRule(id string) error {
	if slices.Contains(ruleIDs, id) {
		return nil
	}
	return fmt.Errorf("there is no rule %q%s", id, orElse(didYouMean(id, ruleIDs, ""), "the IDs stand in brackets behind what is found"))
}

// directives are the suppressions in the comments of a document. The rule "" stands for all rules.
type directives struct {
	at     position
	lines  map[int]ruleSet     // the rules suppressed in a line, by the offset of the line
	ranges map[string][]toggle // by rule, in order

	asked, lineEnd, behind int // cache of lineBehind: the argument, the end of its line, and the result
}

// A toggle is the offset from which a rule is suppressed, or no longer.
type toggle struct {
	at     int
	silent bool
}

// directive is the prefix of all directives.
const directive = "urlscope-"

// directiveNames maps directives to what they do.
var directiveNames = map[string]func(d *directives, c links.Excerpt, ids []string){
	"urlscope-disable":      func(d *directives, c links.Excerpt, ids []string) { d.toggle(c.Offset(0), true, ids) },
	"urlscope-enable":       func(d *directives, c links.Excerpt, ids []string) { d.toggle(c.Offset(0), false, ids) },
	"urlscope-disable-line": func(d *directives, c links.Excerpt, ids []string) { d.line(c.Offset(0), ids) },
	"urlscope-disable-next-line": func(d *directives, c links.Excerpt, ids []string) {
		if next := d.lineBehind(c.Offset(len(strings.TrimRight(c.Text, "\r\n")))); next >= 0 {
			d.line(next, ids)
		}
	},
}

// directivesOf returns the directives in the comments of a document, and the words in them that are not rules,
// with their offsets.
func directivesOf(as links.Format, doc string) (d directives, unknown []misspelling) {
	if !strings.Contains(doc, directive) {
		return d, nil
	}
	d = directives{at: position{doc: doc}, lines: map[int]ruleSet{}, ranges: map[string][]toggle{}, lineEnd: -1}
	as.Comments(doc, func(c links.Excerpt) {
		name, ids := directiveIn(c.Text)
		if name == "" {
			return
		}
		obey := directiveNames[name]
		if obey == nil {
			unknown = append(unknown, misspelling{c.Offset(0), fmt.Sprintf("%q is not known; a comment may say %s%s", name, knownDirectives, didYouMean(name, strings.Split(knownDirectives, ", "), ""))})
			return
		}
		for _, id := range ids {
			if err := knownRule(id); err != nil {
				unknown = append(unknown, misspelling{c.Offset(0), err.Error()})
			}
		}
		if len(ids) == 0 {
			ids = []string{""}
		}
		obey(&d, c, ids)
	})
	return d, unknown
}

// knownDirectives lists the directives for a message.
const knownDirectives = "urlscope-disable, urlscope-enable, urlscope-disable-line, urlscope-disable-next-line"

// A misspelling is an unknown word in a directive.
type misspelling struct {
	at  int
	why string
}

// directiveIn returns the directive in a comment, and its rules: "<!-- urlscope-disable tilde -- it is an old site -->". It
// returns "" for any other comment.
func directiveIn(comment string) (name string, ids []string) {
	const signs = "<!-{/*.#;%'\" \t\r\n"
	says, ours := strings.CutPrefix(strings.TrimLeft(comment, signs), directive)
	if !ours {
		return "", nil
	}
	for _, end := range []string{"--", "*/"} { // the end of the comment, or the start of a reason
		says, _, _ = strings.Cut(says, end)
	}
	words := strings.FieldsFunc(says, func(r rune) bool { return strings.ContainsRune(", \t\r\n", r) })
	if len(words) == 0 || strings.HasPrefix(says, " ") {
		return directive, nil
	}
	return directive + words[0], words[1:]
}

// line suppresses rules in the line of an offset.
func (d *directives) line(offset int, ids []string) {
	d.at.of(offset)
	if d.lines[d.at.lineStart] == nil {
		d.lines[d.at.lineStart] = ruleSet{}
	}
	for _, id := range ids {
		d.lines[d.at.lineStart][id] = true
	}
}

// lineBehind returns the offset of the first octet after a line that is not white space; -1 if the rest is blank.
func (d *directives) lineBehind(offset int) int {
	if offset < d.asked || offset > d.lineEnd { // skips the line of the previous comment
		d.asked, d.lineEnd, d.behind = offset, len(d.at.doc), -1
		if n := strings.IndexByte(d.at.doc[offset:], '\n'); n >= 0 {
			d.lineEnd = offset + n
			if text := strings.TrimLeft(d.at.doc[d.lineEnd:], " \t\r\n"); text != "" {
				d.behind = len(d.at.doc) - len(text)
			}
		}
	}
	return d.behind
}

// toggle suppresses rules from an offset on, or ends that.
func (d *directives) toggle(at int, silent bool, ids []string) {
	for _, id := range ids {
		d.ranges[id] = append(d.ranges[id], toggle{at, silent})
	}
}

// silence reports whether findings of a rule at an offset are suppressed.
func (d *directives) silence(id string, lineStart, at int) bool {
	if silent := d.lines[lineStart]; silent[id] || silent[""] {
		return true
	}
	last := toggle{at: -1}
	for _, of := range []string{"", id} {
		list := d.ranges[of]
		if n := sort.Search(len(list), func(i int) bool { return list[i].at > at }); n > 0 && list[n-1].at > last.at {
			last = list[n-1]
		}
	}
	return last.silent
}
