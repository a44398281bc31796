package cli

import (
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"net/url"
	"path/filepath"
	"strings"

	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/wasm/house"
)

// sarif writes findings in the Static Analysis Results Interchange Format of OASIS, version 2.1.0: one object,
// written piece by piece. The tool comes at the end, because only then the rules with findings are known.
type sarif struct {
	*verifier
	results int
	rules   []sarifRule
	index   map[string]int // index of the rules, by ID
}

const sarifSchema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"

type sarifText struct {
	Text string `json:"text"`
}

type sarifRule struct {
	ID        string    `json:"id"`
	Short     sarifText `json:"shortDescription"`
	Full      sarifText `json:"fullDescription"` // why the first finding matters
	Help      sarifText `json:"help"`            // what to do about it
	HelpURI   string    `json:"helpUri,omitempty"`
	Configure struct {
		Level string `json:"level"`
	} `json:"defaultConfiguration"`
}

type sarifResult struct {
	RuleID       string            `json:"ruleId"`
	RuleIndex    int               `json:"ruleIndex"`
	Level        string            `json:"level"`
	Message      sarifText         `json:"message"`
	Locations    []sarifLocation   `json:"locations"`
	Fingerprints map[string]string `json:"partialFingerprints"`
	Fixes        []sarifFix        `json:"fixes,omitempty"`
}

type sarifLocation struct {
	Physical struct {
		Artifact sarifArtifact `json:"artifactLocation"`
		Region   region        `json:"region"`
	} `json:"physicalLocation"`
}

type sarifArtifact struct {
	URI  string `json:"uri"`
	Base string `json:"uriBaseId,omitempty"`
}

type sarifFix struct {
	Description sarifText     `json:"description"`
	Changes     []sarifChange `json:"artifactChanges"`
}

type sarifChange struct {
	Artifact     sarifArtifact      `json:"artifactLocation"`
	Replacements []sarifReplacement `json:"replacements"`
}

type sarifReplacement struct {
	Deleted  region    `json:"deletedRegion"`
	Inserted sarifText `json:"insertedContent"`
}

// print writes one finding.
func (p *sarif) print(f *finding) error {
	if p.results == 0 {
		p.begin()
	} else {
		fmt.Fprint(p.out, ",")
	}
	p.results++
	r := sarifResult{
		RuleID: f.Rule.ID, RuleIndex: p.rule(f), Level: f.Severity.String(),
		Message:      sarifText{p.says(f)},
		Locations:    make([]sarifLocation, 1),
		Fingerprints: map[string]string{"urlscope/v1": fmt.Sprintf("%x", sha256.Sum256([]byte(f.Rule.ID+" "+f.url.Source())))},
	}
	artifact := artifactOf(f.doc.name)
	r.Locations[0].Physical.Artifact = artifact
	r.Locations[0].Physical.Region = f.region()
	for _, fix := range f.fixes() {
		if replacements, ok := f.replacements(fix); ok {
			r.Fixes = append(r.Fixes, sarifFix{sarifText{p.fixLine(f, fix)}, []sarifChange{{artifact, replacements}}})
		}
	}
	return p.write("\n", r)
}

func (p *sarif) begin() {
	p.index = map[string]int{}
	fmt.Fprintf(p.out, `{"$schema":"%s","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[`, sarifSchema)
}

func (p *sarif) write(before string, v any) error {
	b, err := json.Marshal(v)
	if err == nil {
		_, err = fmt.Fprintf(p.out, "%s%s", before, b)
	}
	return err
}

// end writes the rest of the object.
func (p *sarif) end() error {
	if p.results == 0 {
		p.begin()
	}
	tool := map[string]any{"driver": map[string]any{"name": "urlscope", "version": version().number, "rules": append([]sarifRule{}, p.rules...)}}
	if err := p.write("],\n\"tool\":", tool); err != nil {
		return err
	}
	notes := []any{}
	for _, c := range p.complaints {
		notes = append(notes, map[string]any{"level": "error", "message": sarifText{c}})
	}
	run := map[string]any{"executionSuccessful": len(p.complaints) == 0, "toolExecutionNotifications": notes}
	if err := p.write(",\n\"invocations\":", []any{run}); err != nil {
		return err
	}
	if name := p.standardName(); name != "" {
		if err := p.write(",\n\"properties\":", map[string]string{"standard": name}); err != nil {
			return err
		}
	}
	_, err := fmt.Fprintln(p.out, "}]}")
	return err
}

// rule returns the index of a finding's rule, and adds the rule to the list at its first finding.
func (p *sarif) rule(f *finding) int {
	i, seen := p.index[f.Rule.ID]
	if seen {
		return i
	}
	i = len(p.rules)
	p.index[f.Rule.ID] = i
	r := sarifRule{
		ID:      f.Rule.ID,
		Short:   sarifText{strings.ReplaceAll(f.Rule.ID, "-", " ") + " (RFC 1738, " + text.Section(text.English, f.Rule.Section) + ")"},
		Full:    sarifText{text.Why(p.lang, f.url, f.Diagnostic).Quoted(p.lang)},
		Help:    sarifText{text.Advice(p.lang, f.url, f.Diagnostic).Quoted(p.lang)},
		HelpURI: p.readOn(f),
	}
	switch {
	case house.Has(f.Rule):
		r.Short = sarifText{strings.ReplaceAll(f.Rule.ID, "-", " ") + " (" + house.Source(text.English, f.Diagnostic) + ")"}
		r.Full = sarifText{house.Why(p.lang, f.url, f.Diagnostic).Quoted(p.lang)}
		r.Help = sarifText{house.Advice(p.lang, f.url, f.Diagnostic).Quoted(p.lang)}
	case p.judge.own(f):
		title := sarifText{p.judge.by.Title()}
		r.Short, r.Full, r.Help = title, title, title
	}
	r.Configure.Level = f.Rule.Severity.String()
	p.rules = append(p.rules, r)
	return i
}

// artifactOf returns the location of a document.
func artifactOf(name string) sarifArtifact {
	name = fromRoot(name)
	if filepath.IsAbs(name) {
		return sarifArtifact{URI: (&url.URL{Scheme: "file", Path: name}).String()}
	}
	return sarifArtifact{URI: (&url.URL{Path: name}).String(), Base: "%SRCROOT%"}
}

// replacements returns the edits of a fix in the document. It returns false if the fix may change the meaning of
// the URL, or cannot be written there.
func (f *finding) replacements(offer fix.Fix) (list []sarifReplacement, ok bool) {
	if offer.Kind == fix.KindChanges || !isWritten(f.doc.text, f.in, offer.Edits, 0) {
		return nil, false
	}
	for _, e := range offer.Edits {
		start := f.in.Offset(e.Span.Start)
		if start < f.doc.at.lineStart {
			return nil, false
		}
		list = append(list, sarifReplacement{f.doc.region(start, start+e.Span.Len()), sarifText{e.New}})
	}
	return list, len(list) > 0
}
