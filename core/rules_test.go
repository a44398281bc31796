package core

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"
)

var update = flag.Bool("update", false, "rewrite the expectations in testdata/rules")

const casesDir = "../testdata/rules"

// A caseFile is what testdata/rules says of one rule; the README there describes
// it.
type caseFile struct {
	id      string
	path    string
	archive *txtar.Archive
}

func caseFiles() (list []caseFile) {
	paths, _ := filepath.Glob(casesDir + "/*.txtar")
	for _, path := range paths {
		a, err := txtar.ParseFile(path)
		if err != nil {
			panic(err)
		}
		list = append(list, caseFile{strings.TrimSuffix(filepath.Base(path), ".txtar"), path, a})
	}
	return list
}

// section returns the text of the section of that name, "" when there is none.
func (c caseFile) section(name string) *txtar.File {
	for i := range c.archive.Files {
		if f := &c.archive.Files[i]; f.Name == name {
			return f
		}
	}
	return &txtar.File{}
}

// quoted returns the Go-quoted strings that begin lines of text.
func quoted(text []byte) (list []string) {
	for line := range strings.Lines(string(text)) {
		if strings.HasPrefix(line, `"`) {
			s, err := strconv.Unquote(strings.TrimSpace(line))
			if err != nil {
				s = "bad quotation: " + line
			}
			list = append(list, s)
		}
	}
	return list
}

// inputs returns all URLs of the file.
func (c caseFile) inputs() (list []string) {
	for _, f := range c.archive.Files {
		list = append(list, quoted(f.Data)...)
	}
	return list
}

// marked returns s quoted, and below it a line for each place where the rule
// fires, with marks under the octets.
func marked(s, id string) (text string, fires int) {
	var b strings.Builder
	b.WriteString(strconv.Quote(s) + "\n")
	var others []string
	for _, d := range Check(Parse(s)) {
		if d.Rule.ID != id {
			if d.Severity != SeverityNote {
				others = append(others, d.Rule.ID)
			}
			continue
		}
		fires++
		// The quotation of a part is a part of the quotation.
		before := len([]rune(strconv.Quote(s[:d.Span.Start]))) - 1
		width := len([]rune(strconv.Quote(d.Span.In(s)))) - 2
		b.WriteString(strings.Repeat(" ", before) + strings.Repeat("^", max(width, 1)) + " " + d.Severity.String() +
			" " + strconv.Itoa(d.Span.Start) + ":" + strconv.Itoa(d.Span.End))
		if d.Arg != "" {
			b.WriteString(" " + d.Arg)
		}
		b.WriteString("\n")
	}
	if len(others) > 0 {
		b.WriteString("  besides: " + strings.Join(others, " ") + "\n")
	}
	return b.String(), fires
}

// mends returns s quoted, and below it the fixes that are offered for each place
// where the rule fires, with their results.
func mends(s, id string) (text string, fixes int) {
	var b strings.Builder
	b.WriteString(strconv.Quote(s) + "\n")
	u := Parse(s)
	for _, d := range Check(u) {
		if d.Rule.ID != id {
			continue
		}
		list := d.Fixes()
		if len(list) == 0 {
			b.WriteString("  none\n")
		}
		for _, f := range list {
			fixes++
			after, _ := Apply(s, f.Edits)
			b.WriteString("  " + strconv.Quote(after) + " " + string(f.Title) + ", " + f.Kind.String() + "\n")
		}
	}
	return b.String(), fixes
}

// TestRules holds each rule to its case file: it fires where the file says and
// nowhere else, and its fixes give what the file says. With -update the
// expectations are rewritten, to be looked at line by line.
func TestRules(t *testing.T) {
	known := make(map[string]*Rule)
	for _, r := range rules {
		known[r.ID] = r
	}
	for _, c := range caseFiles() {
		t.Run(c.id, func(t *testing.T) {
			r := known[c.id]
			if r == nil {
				t.Fatal("there is no such rule")
			}
			delete(known, c.id)
			c.check(t, r)
		})
	}
	for id := range known {
		t.Errorf("%s has no case file", id)
	}
}

func (c caseFile) check(t *testing.T, r *Rule) {
	if len(strings.TrimSpace(string(c.archive.Comment))) == 0 {
		t.Error("no comment says why the rule is there")
	}
	silent := quoted(c.section("silent").Data)
	if len(silent) == 0 {
		t.Error("no case must not fire")
	}
	for _, s := range silent {
		if _, n := marked(s, r.ID); n > 0 {
			t.Errorf("%q fires", s)
		}
	}
	c.hold(t, "fires", r, marked)
	if fixers[r.ID] != nil {
		c.hold(t, "fixes", r, mends)
	}
	if *update {
		if err := os.WriteFile(c.path, txtar.Format(c.archive), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// hold compares a section with what render makes of its URLs.
func (c caseFile) hold(t *testing.T, section string, r *Rule, render func(s, id string) (string, int)) {
	f := c.section(section)
	var b strings.Builder
	total := 0
	for _, s := range quoted(f.Data) {
		text, n := render(s, r.ID)
		if n == 0 && section == "fires" {
			t.Errorf("%q does not fire", s)
		}
		total += n
		b.WriteString(text)
	}
	if total == 0 {
		t.Errorf("the section %q has no case", section)
	}
	if *update {
		f.Data = []byte(b.String())
	} else if b.String() != string(f.Data) {
		t.Errorf("%s: got\n%swant\n%s", section, b.String(), f.Data)
	}
}
