package cli

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
)

// A printer writes findings in one format.
type printer interface {
	print(*finding) error
	end() error // called after the last finding
}

// forms lists the values of -format.
var forms = []struct {
	name    string
	printer func(*verifier) printer
}{
	{"text", func(v *verifier) printer { return lines{v} }},
	{"json", func(v *verifier) printer { return objects{v} }},
	{"sarif", func(v *verifier) printer { return &sarif{verifier: v} }},
	{"github", func(v *verifier) printer { return annotations{v} }},
}

func formNames() (list []string) {
	for _, f := range forms {
		list = append(list, f.name)
	}
	return list
}

// lines writes findings as compilers do.
type lines struct{ v *verifier }

func (p lines) print(f *finding) error {
	place := fmt.Sprintf("%s:%d:%d:", f.doc.name, f.line, f.column)
	severity := p.v.paint(severityColors[f.Severity], f.Severity.String()+":")
	_, err := fmt.Fprintf(p.v.out, "%s %s %s%s\n", p.v.paint(bold, place), severity, p.v.sentence(f), p.v.paint(faint, ruleName(f)))
	if fixes := f.fixes(); len(fixes) > 0 {
		_, err = fmt.Fprintf(p.v.out, "\t%s\n", p.v.paint(fixed, p.v.fixLine(f, fixes[0])))
	}
	if p.v.more {
		for _, line := range p.v.moreOn(f) {
			_, err = fmt.Fprintf(p.v.out, "\t%s\n", line)
		}
	}
	return err
}

// moreOn explains a finding: why it matters, what to do, and where to read more.
func (v *verifier) moreOn(f *finding) (lines []string) {
	switch {
	case house.Has(f.Rule):
		lines = []string{house.Why(v.lang, f.url, f.Diagnostic).Quoted(v.lang), house.Advice(v.lang, f.url, f.Diagnostic).Quoted(v.lang)}
	case !v.judge.own(f) || f.Case != "":
		d, _ := objected(f.Diagnostic)
		lines = []string{text.Why(v.lang, f.url, d).Quoted(v.lang), text.Advice(v.lang, f.url, d).Quoted(v.lang)}
	}
	if address := v.readOn(f); address != "" {
		lines = append(lines, address)
	}
	return lines
}

func (lines) end() error { return nil }

// message returns a line with the problem, its source and the rule.
func (v *verifier) message(f *finding) string { return v.sentence(f) + ruleName(f) }

// sentence returns the problem and its source.
func (v *verifier) sentence(f *finding) string {
	return v.says(f) + text.InBrackets(v.lang, v.source(f))
}

// ruleName returns the rule's ID for the end of a message.
func ruleName(f *finding) string { return " [" + f.Rule.ID + "]" }

// fixLine returns a line with the result of a fix: "Encode it: … (same resource)".
func (v *verifier) fixLine(f *finding, offer fix.Fix) string {
	result, _ := core.Apply(f.url.Source(), offer.Edits)
	line := text.Lead(v.lang, text.FixTitle(v.lang, f.url, f.Diagnostic, offer).Quoted(v.lang)) + text.ShowAll(result) + text.InBrackets(v.lang, text.FixKind(v.lang, offer.Kind))
	switch {
	case !v.fix || offer.Kind != fix.KindSame:
	case f.in.Bound() != links.Free:
		line += text.InBrackets(v.lang, labels.Left(v.lang, f.in.Bound().String()))
	case anyInTemplate(f.url, offer.Edits):
		line += text.InBrackets(v.lang, labels.LeftToFill(v.lang))
	case !isWritten(f.doc.text, f.in, offer.Edits, 0):
		line += text.InBrackets(v.lang, labels.LeftWritten(v.lang))
	}
	return line
}

// objects writes findings as JSON, one a line.
type objects struct{ v *verifier }

// An object is the JSON of a finding.
type object struct {
	File       string            `json:"file"`
	Line       int               `json:"line"`   // from 1
	Column     int               `json:"column"` // from 1, in octets
	Start      int               `json:"start"`  // offset in the file, in octets
	End        int               `json:"end"`
	Standard   string            `json:"standard,omitempty"` // the standard by which it is an error, if not RFC 1738
	URL        string            `json:"url,omitempty"`      // the checked text, with references decoded and without fragment; see maxRepeated
	Diagnostic report.Diagnostic `json:"diagnostic"`
}

func (p objects) print(f *finding) error {
	o := object{File: f.doc.name, Line: f.line, Column: f.column, Start: f.start(), End: f.end()}
	if f.Severity == core.SeverityError && !house.Has(f.Rule) {
		o.Standard = p.v.standardName()
	}
	if f.about.budget -= len(f.in.Text); f.about.budget >= 0 {
		o.URL = f.in.Text
	}
	o.Diagnostic = p.v.report(f)
	b, err := json.Marshal(o)
	if err == nil {
		_, err = p.v.out.Write(append(b, '\n'))
	}
	return err
}

func (objects) end() error { return nil }

// annotations writes findings as workflow commands of GitHub Actions, which shows them at their lines.
type annotations struct{ v *verifier }

// levels maps severities to those commands.
var levels = [...]string{core.SeverityError: "error", core.SeverityWarning: "warning", core.SeverityNote: "notice"}

// A workflow command is one line. These replacers escape octets that would end the line or its properties, by the
// rules of @actions/core.
var (
	commandData     = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A")
	commandProperty = strings.NewReplacer("%", "%25", "\r", "%0D", "\n", "%0A", ":", "%3A", ",", "%2C")
)

func (p annotations) print(f *finding) error {
	message := p.v.message(f)
	if fixes := f.fixes(); len(fixes) > 0 {
		message += "\n" + p.v.fixLine(f, fixes[0])
	}
	r := f.region()
	_, err := fmt.Fprintf(p.v.out, "::%s file=%s,line=%d,endLine=%d,col=%d,endColumn=%d,title=%s::%s\n", levels[f.Severity],
		commandProperty.Replace(fromRoot(f.doc.name)), r.StartLine, r.EndLine, r.StartColumn, r.EndColumn,
		commandProperty.Replace("urlscope "+f.Rule.ID), commandData.Replace(message))
	return err
}

func (annotations) end() error { return nil }

// fromRoot returns the name of a file, with slashes, relative to the root of the repository if that is known, as
// in a workflow of GitHub Actions.
func fromRoot(name string) string {
	root := os.Getenv("GITHUB_WORKSPACE")
	whole, err := filepath.Abs(name)
	if root != "" && err == nil && name != stdinName {
		if way, err := filepath.Rel(root, whole); err == nil && filepath.IsLocal(way) {
			name = way
		}
	}
	return filepath.ToSlash(name)
}

// A region is a range of a document in lines and characters, both from 1, as in SARIF.
type region struct {
	StartLine   int `json:"startLine"`
	StartColumn int `json:"startColumn"`
	EndLine     int `json:"endLine"`
	EndColumn   int `json:"endColumn"` // after the last character
}

// region returns the region of a finding.
func (f *finding) region() region { return f.doc.region(f.start(), f.end()) }

// region returns the region of octets. They must not start in a line before the finding that is being written.
func (d *document) region(start, end int) region {
	at := d.at
	var r region
	r.StartLine, _ = at.of(start)
	d.characters.doc = d.text
	r.StartColumn = d.characters.of(at.lineStart, start)
	r.EndLine, _ = at.of(end)
	c := d.characters
	r.EndColumn = c.of(at.lineStart, end)
	return r
}
