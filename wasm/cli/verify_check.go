package cli

import (
	"fmt"
	"sync"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/report"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
)

// A document is a document being checked.
type document struct {
	name       string
	text       string
	as         links.Format
	at         position
	characters characters
	directives directives
	known      knownList
}

// open prepares a document for the check.
func (v *verifier) open(name, doc string, as links.Format) (d *document, unknown []misspelling) {
	d = &document{name: name, text: doc, as: as, at: position{doc: doc}, known: v.known.of(name)}
	d.directives, unknown = directivesOf(as, doc)
	return d, unknown
}

// A finding is a finding in a document.
type finding struct {
	core.Diagnostic
	url          *core.URL
	in           links.Excerpt
	doc          *document
	line, column int
	about        *aboutURL
}

// start and end return its offsets in the document.
func (f *finding) start() int { return f.in.Offset(f.Span.Start) }

func (f *finding) end() int { return max(f.start(), f.in.Offset(f.Span.End)) }

// An aboutURL has what the findings in one URL share.
type aboutURL struct {
	budget  int                          // octets left for repeating the URL and its fixed forms
	tellers map[*core.URL]*report.Teller // the URL, and its form with line breaks
	filled  func() []core.Span           // the placeholders in it; computed once, and only for the few URLs that need it
}

// maxRepeated limits how many octets of the URL or its fixed form all findings in one URL repeat. So the output
// grows no faster than the document.
const maxRepeated = 64 << 10

// maxFixed is the length of the longest URL for which fixes are written. Each fix is tried, and nobody reads such
// a long line.
const maxFixed = 4096

// fixes returns the fixes of f, if there is room to write them.
func (f *finding) fixes() []fix.Fix {
	n := len(f.url.Source())
	if n > maxFixed || n > f.about.budget {
		return nil
	}
	f.about.budget -= n
	fixes := fixesOf(f.url, f.Diagnostic)
	if f.isFilled() {
		return besideTemplates(f.url, f.about.filled(), fixes)
	}
	return fixes
}

// isFilled reports whether f is in a template. Fixes of core would break a template.
func (f *finding) isFilled() bool { return len(f.about.filled()) > 0 && !house.Has(f.Rule) }

// checkAll reports all findings in a document.
func (v *verifier) checkAll(d *document) {
	v.files++
	d.as.Find(d.text, v.code, func(e links.Excerpt) {
		v.urls++
		if v.urls%256 == 0 {
			v.progress(d.name)
		}
		if v.broken == nil {
			v.check(d, e)
		}
	})
	v.known.checked(d.known)
	if v.broken == nil && v.meter != nil { // a terminal shows progress
		v.broken = v.out.Flush()
	}
}

// maxFound is the largest number of findings of a URL. A URL of some megabytes may have millions, which would take
// more memory than the document and its links together.
const maxFound = 1 << 14

// check reports the findings in a URL. It makes each finding only when it is reported.
func (v *verifier) check(d *document, e links.Excerpt) {
	broken := v.inBreaks(d, e)
	e = v.judge.looksAt(e)
	u, found := v.found(e.Text)
	if len(found) >= maxFound {
		line, column := d.at.of(e.Offset(0))
		v.say(labels.SoMany(v.lang, fmt.Sprintf("%s:%d:%d", d.name, line, column), maxFound))
	}
	list := v.judged(u, e, found)
	if len(list)+len(broken) == 0 {
		return
	}
	about := &aboutURL{
		budget: max(maxRepeated, len(e.Text)), tellers: map[*core.URL]*report.Teller{},
		filled: sync.OnceValue(func() []core.Span { return placeholders(e.Text, found) }),
	}
	for _, diagnostic := range list {
		f := finding{Diagnostic: diagnostic, url: u, in: e, doc: d, about: about}
		for len(broken) > 0 && broken[0].start() < f.start() {
			v.sayFinding(d, &broken[0], about)
			broken = broken[1:]
		}
		v.sayFinding(d, &f, about)
	}
	for i := range broken {
		v.sayFinding(d, &broken[i], about)
	}
}

// sayFinding reports a finding, unless it is suppressed.
func (v *verifier) sayFinding(d *document, f *finding, about *aboutURL) {
	f.about = about
	if v.broken == nil && v.isSaid(d, f) {
		v.findings[f.Severity]++
		v.broken = v.printer.print(f)
	}
}

// inBreaks returns the warnings about line breaks. Inside a wrapper a line break is no error, but nobody knows
// whether a hyphen before it belongs to the URL.
func (v *verifier) inBreaks(d *document, e links.Excerpt) (list []finding) {
	whole, ok := e.Broken()
	if !ok {
		return nil
	}
	u := core.Parse(whole.Text)
	for _, diagnostic := range core.Check(u) {
		if diagnostic.Severity = core.SeverityWarning; diagnostic.Rule.ID == "hyphen-break" {
			list = append(list, finding{Diagnostic: diagnostic, url: u, in: whole, doc: d})
		}
	}
	return list
}

// isSaid reports whether a finding is reported, by the options, the comments of the document and the baseline. If
// the baseline is being written, the finding is added to it instead.
func (v *verifier) isSaid(d *document, f *finding) bool {
	if !v.isWanted(d, f) {
		return false
	}
	switch {
	case d.known.remove(f):
	case v.known.writes:
		v.known.counts[d.known.key(f)]++
	default:
		return true
	}
	v.known.met++
	return false
}

// isWanted reports whether a finding is reported regardless of the baseline, and sets its position.
func (v *verifier) isWanted(d *document, f *finding) bool {
	if !v.choice.has(f.Diagnostic) {
		return false
	}
	f.line, f.column = d.at.of(f.start())
	return !d.directives.silence(f.Rule.ID, d.at.lineStart, f.start())
}

// sayUnknown reports words in urlscope's comments that are not rules. They suppress nothing.
func (v *verifier) sayUnknown(d *document, list []misspelling) {
	at := position{doc: d.text}
	for _, m := range list {
		line, column := at.of(m.at)
		v.say(fmt.Sprintf("%s:%d:%d: %s", d.name, line, column, m.why))
	}
}
