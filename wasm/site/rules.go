package site

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The page of rules shows every rule, once per language: what it says, why, what to do, and URLs of its case file. The build
// checks the URLs with core. The page needs no script.

// casesFolder has the case files of the rules. The path is relative to the module.
const casesFolder = "testdata/rules"

// The maximum number of URLs per rule: with findings in the same words, and without findings.
const (
	mostFiring = 3
	mostSilent = 4
)

// A rule is a rule of core, of later standards, or of a house, with the URLs of its case file.
type rule struct {
	id       string
	family   family
	severity core.Severity
	section  string             // of RFC 1738; "" for rules that are not core's
	by       standards.Standard // for a rule of later standards
	hosts    string             // the setting of a house rule
	find     func(*core.URL) []core.Diagnostic
	says     func(text.Lang, *core.URL, core.Diagnostic) sayings

	fires, silent []string // URLs of its case file
}

// A family tells who makes a rule. Its value is the folder of the case files.
type family string

const (
	ofCore  family = "."
	ofLater family = "later" // later standards
	ofHouse family = "house" // rules that a project sets for its own documents
)

// sayings has the texts of a finding.
type sayings struct{ Message, Why, Advice text.Prose }

// sayingsOf returns the texts of a finding in core/text.
func sayingsOf(l text.Lang, u *core.URL, d core.Diagnostic) sayings {
	return sayings{text.Message(l, u, d), text.Why(l, u, d), text.Advice(l, u, d)}
}

// allRules returns the rules of core in the order of their sections, then the rules of later standards, then the house
// rules, all with their cases.
func allRules(cases fs.FS) (list []rule, err error) {
	for _, r := range core.Rules() {
		list = append(list, rule{id: r.ID, family: ofCore, severity: r.Severity, section: r.Section, says: sayingsOf, find: func(u *core.URL) []core.Diagnostic {
			return withID(r.ID, core.Check(u))
		}})
	}
	for s := standards.RFC1808; s <= standards.RFC3986; s++ {
		list = append(list, grammarRule(s))
	}
	for _, r := range standards.Kinds() {
		list = append(list, objectionRule(r))
	}
	for _, word := range house.Words() {
		list = append(list, rule{id: word, family: ofHouse, says: houseSayings})
	}
	for i := range list {
		if err := list[i].read(cases); err != nil {
			return nil, err
		}
	}
	return list, nil
}

// houseSayings returns the texts of a finding in package house.
func houseSayings(l text.Lang, u *core.URL, d core.Diagnostic) sayings {
	return sayings{house.Message(l, u, d), house.Why(l, u, d), house.Advice(l, u, d)}
}

// withID returns the findings of the rule with an ID.
func withID(id string, found []core.Diagnostic) []core.Diagnostic {
	return slices.DeleteFunc(found, func(d core.Diagnostic) bool { return d.Rule.ID != id })
}

// objectionRule returns the rule for an objection of an RFC or of the URL standard. Of the RFCs only 2396 ends no text behind the
// colon of its scheme.
func objectionRule(r *core.Rule) rule {
	by := standards.WHATWG
	if r.ID == "standard-end" {
		by = standards.RFC2396
	} else if strings.HasPrefix(r.ID, "standard-") {
		by = standards.RFC3986
	}
	return rule{id: r.ID, family: ofLater, severity: r.Severity, by: by, says: sayingsOf, find: func(u *core.URL) []core.Diagnostic {
		return withID(r.ID, standards.Compare(u, standards.Asked{}).Objections(by))
	}}
}

// grammarRule returns the rule by which verify -standard reports that the grammar of a standard rejects a URL. Its finding
// is where the grammar ends, unless an error of RFC 1738 explains that place.
func grammarRule(by standards.Standard) rule {
	own := &core.Rule{ID: by.String(), Severity: core.SeverityError}
	find := func(u *core.URL) []core.Diagnostic {
		r := &standards.Compare(u, standards.Asked{}).Readings[by]
		fault, refused := r.Fault(u.Source())
		told := slices.ContainsFunc(core.Check(u), func(d core.Diagnostic) bool {
			return d.Severity == core.SeverityError && d.Span.Start <= fault.Start && fault.Start <= d.Span.End
		})
		if !refused || told {
			return nil
		}
		return []core.Diagnostic{{Rule: own, Severity: core.SeverityError, Span: fault}}
	}
	says := func(l text.Lang, _ *core.URL, d core.Diagnostic) sayings {
		r := standards.Reading{Standard: by, Verdict: standards.VerdictInvalid}
		return sayings{
			text.Prose{{Text: text.StandardVerdict(l, &r, d.Span.Start)}},
			labels.Filled(l, labels.GrammarEnds, "{a}", by.Title()),
			labels.Filled(l, labels.GrammarLook, "{a}", by.Title()),
		}
	}
	return rule{id: by.String(), family: ofLater, severity: core.SeverityError, by: by, find: find, says: says}
}

// read reads the case file of a rule: the URLs in the sections "fires" and "silent", and for house rules the section
// "hosts".
func (r *rule) read(cases fs.FS) error {
	name := path.Join(string(r.family), r.id+".txtar")
	data, err := fs.ReadFile(cases, name)
	if err != nil {
		return fmt.Errorf("the rule %s has no case file: %w", r.id, err)
	}
	for _, f := range txtar.Parse(data).Files {
		list := map[string]*[]string{"fires": &r.fires, "silent": &r.silent}[f.Name]
		if f.Name == "hosts" {
			r.hosts = strings.TrimSpace(string(f.Data))
		}
		for line := range strings.Lines(string(f.Data)) {
			if list == nil || !strings.HasPrefix(line, `"`) {
				continue
			}
			s, err := strconv.Unquote(strings.TrimSpace(line))
			if err != nil {
				return fmt.Errorf("%s: %s: %w", name, strings.TrimSpace(line), err)
			}
			*list = append(*list, s)
		}
	}
	if r.family == ofHouse {
		set := new(house.Rules)
		if err := set.Set(r.id, r.hosts); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		r.find = func(u *core.URL) []core.Diagnostic { return set.Add(u, core.Check(u), nil) }
	}
	return nil
}

// An entry is a rule in one language, as the template draws it.
type entry struct {
	ID, Severity, Severe string // the severity as a class name, and in words
	Source, Address      string // the standard, and its address or ""
	Flag                 string // the option that sets a house rule
	Wordings             []wording
	Silent               []example

	FiresTitle, SilentTitle string // headings
}

// A wording is the text of a rule in one case, with URLs that get it.
type wording struct {
	sayings
	Case     string
	Examples []example
}

// An example is a URL, and the address that opens it.
type example struct {
	URL, Link string
	Runs      []run
	Says      text.Prose // only if it differs from its wording
	Fix       *mending
}

// A run is a part of a URL, all of it inside or all of it outside the findings.
type run struct {
	Text   string
	Marked bool
}

// A mending is the first fix of a finding.
type mending struct {
	Title                text.Prose
	Kind, Result, KindIs string // the kind as a class name, the fixed URL, and the kind in words
}

// entryOf returns the entry of the rule in a language. It returns an error if a case is not what its file claims.
func (r rule) entryOf(l text.Lang) (entry, error) {
	e := entry{ID: r.id, Source: r.by.Title(), Address: addressOf(r.by), FiresTitle: labels.UI(l, labels.RuleFires), SilentTitle: labels.UI(l, labels.RuleSilent)}
	severity := r.severity
	for i, s := range r.fires {
		u := core.Parse(s)
		found := r.find(u)
		if len(found) == 0 {
			return e, fmt.Errorf("the rule %s does not fire for %q", r.id, s)
		}
		if i == 0 && r.by == standards.WHATWG {
			severity = found[0].Severity
		}
		if i == 0 && r.family == ofHouse {
			e.Source, e.Address, e.Flag = house.Source(l, found[0]), "", "-"+r.id+" '"+r.hosts+"'"
		}
		if s != "" { // the empty URL would be invisible
			e.add(l, r, u, found)
		}
	}
	for _, s := range r.silent {
		if len(r.find(core.Parse(s))) > 0 {
			return e, fmt.Errorf("the rule %s fires for %q", r.id, s)
		}
		if len(e.Silent) < mostSilent {
			e.Silent = append(e.Silent, example{URL: s, Link: r.link(s, core.Span{}), Runs: runsOf(s, nil)})
		}
	}
	if len(r.fires) == 0 {
		e.Wordings = []wording{{sayings: unseen(l, r.id)}}
	}
	if r.family == ofCore {
		e.Source, e.Address = text.Section(l, r.section), text.ClauseAddress(r.section)
	}
	e.Severity, e.Severe = severity.String(), text.Severity(l, severity)
	return e, nil
}

// unseen returns the texts of a rule that only a browser can check.
func unseen(l text.Lang, id string) sayings {
	says := sayingsOf(l, core.Parse(""), core.Diagnostic{Rule: &core.Rule{ID: id}})
	says.Advice = slices.Concat(says.Advice, text.Prose{{Text: " "}}, labels.Words(l, labels.BrowserRefuses))
	return says
}

// add adds a URL to the wording with the texts of its findings.
func (e *entry) add(l text.Lang, r rule, u *core.URL, found []core.Diagnostic) {
	first := found[0]
	says := r.says(l, u, first)
	at := slices.IndexFunc(e.Wordings, func(w wording) bool { return w.Case == first.Case })
	if at < 0 {
		at = len(e.Wordings)
		e.Wordings = append(e.Wordings, wording{sayings: says, Case: first.Case})
	}
	w := &e.Wordings[at]
	if len(w.Examples) == mostFiring {
		return
	}
	x := example{URL: u.Source(), Link: r.link(u.Source(), first.Span), Runs: runsOf(u.Source(), found), Fix: mendingOf(l, r, u, first)}
	if says.Message.String() != w.Message.String() {
		x.Says = says.Message
	}
	w.Examples = append(w.Examples, x)
}

// link returns the address that opens a URL in the site, with the finding selected.
func (r rule) link(s string, at core.Span) string {
	v := model.View{Src: s, Selected: at}
	if slices.Contains(model.Judges, r.by) {
		v.Judge = r.by
	}
	if at != (core.Span{}) && r.family == ofCore {
		v.Rule = r.id
	}
	return "./" + v.Link()
}

// runsOf splits a string at the ends of its findings.
func runsOf(s string, found []core.Diagnostic) (runs []run) {
	at := 0
	for _, d := range found {
		if d.Span.Start < at && at > 0 {
			continue // inside an earlier finding
		}
		if before := s[at:d.Span.Start]; before != "" {
			runs = append(runs, run{Text: text.ShowAll(before)})
		}
		runs = append(runs, run{text.ShowAll(d.Span.In(s)), true})
		at = d.Span.End
	}
	if at < len(s) {
		runs = append(runs, run{Text: text.ShowAll(s[at:])})
	}
	return runs
}

// mendingOf returns the first fix, or nil.
func mendingOf(l text.Lang, r rule, u *core.URL, d core.Diagnostic) *mending {
	var fixes []fix.Fix
	switch r.family {
	case ofCore:
		fixes = fix.Of(d)
	case ofHouse:
		fixes = house.Fixes(u, d)
	default:
		fixes = standards.Fixes(u, d)
	}
	if len(fixes) == 0 {
		return nil
	}
	result, _ := core.Apply(u.Source(), fixes[0].Edits)
	return &mending{text.FixTitle(l, u, d, fixes[0]), fixes[0].Kind.String(), text.ShowAll(result), text.FixKind(l, fixes[0].Kind)}
}

// addressOf returns the address of a standard.
func addressOf(s standards.Standard) string {
	if s == standards.WHATWG {
		return "https://url.spec.whatwg.org/#validation-error"
	}
	return "https://www.rfc-editor.org/rfc/" + s.String()
}
