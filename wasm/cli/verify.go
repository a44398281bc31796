package cli

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
	"urlscope/wasm/model"
)

var verifyCommand = subcommand{
	name:    "verify",
	args:    "[-severity S] [-type T] [-code] [-fix] [-json] [-lang L] [-q] FILE…",
	summary: "Check the URLs in documents: text, Markdown, MDX, HTML, reStructuredText, AsciiDoc, Org.",
	help: `
Find the URLs in each FILE and say what is wrong with them, a line each, as
compilers do:

	FILE:LINE:COLUMN: error: what is wrong (section of RFC 1738) [rule]

and below it, after a tab, the best fix. Lines and columns begin at 1; columns
count octets. A URL is what the appendix of RFC 1738 takes for one: in angle
brackets, with or without "URL:", or bare, in text of any script. One whose
scheme is misspelt, as in "htps://host/", is found as well.

How a FILE is read depends on what its name ends in:

	text       .txt .text, README, CHANGES and the like, and any other name; in
	           a folder, not those others
	markdown   .md .markdown .mdown .mkd .mkdn .qmd .rmd: destinations of links,
	           images and definitions, and tags of HTML
	mdx        .mdx: the same, and attributes of JSX
	html       .html .htm .xhtml: attributes and text
	rst        .rst: targets, references with a URL in them, pictures
	asciidoc   .adoc .asciidoc: links, pictures, includes; what has an attribute
	           in it, as "http://{host}/" has, is left out
	org        .org: links

In all of them URLs in the text are looked at, those in code and in comments are
not. References without a scheme, fragments and "javascript:" are passed over.

A FILE may be "-", standard input, or a folder: then all documents in it are
checked, but none whose name begins with a dot.

	-code        Look also into code: spans, literals and blocks, and the
	             elements code, kbd, pre, samp and var of HTML.
	-fix         Write the fixes that keep the resource the same into the files.
	-json        Write a JSON object for each finding. Offsets are octets of the
	             file; "diagnostic" is as in a report on "url", which is left out
	             behind the first hundreds of findings in a long URL.
	-lang L      Write in L: en (default), ja or zh-Hant.
	-q           Do not sum up on standard error.
	-severity S  Leave out what is less than S: error, warning (default) or note.
	-type T      Read as T, one of the types above, whatever the name ends in.

The exit status is 0 when no URL has an error, 1 when one has, and 2 when a FILE
cannot be read, is binary, or is a folder without a document.
`,
	run: runVerify,
}

func runVerify(io streams, args []string) error {
	flags := newFlags("verify")
	v := verifier{streams: io, out: bufio.NewWriter(io.out), severity: core.Warning}
	langFlag(flags, &v.lang)
	flags.Func("severity", "", func(name string) error {
		for s := core.Error; s <= core.Note; s++ {
			if s.String() == name {
				v.severity = s
				return nil
			}
		}
		return errors.New("it is one of error, warning, note")
	})
	flags.Func("type", "", func(name string) error {
		for i, t := range links.Formats {
			if t.Name == name {
				v.as = &links.Formats[i]
				return nil
			}
		}
		return errors.New("it is one of " + typeNames())
	})
	flags.BoolVar(&v.code, "code", false, "")
	flags.BoolVar(&v.fix, "fix", false, "")
	flags.BoolVar(&v.json, "json", false, "")
	quiet := flags.Bool("q", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New(`verify: no file given ("-" is standard input)`)}
	}
	for _, name := range flags.Args() {
		if err := v.argument(name); err != nil {
			v.complain(err)
		}
		if v.broken != nil {
			break
		}
	}
	return v.end(*quiet)
}

// A verifier checks documents.
type verifier struct {
	streams
	out      *bufio.Writer
	lang     text.Lang
	severity core.Severity
	as       *links.Format // what all files are read as; nil for what their names say
	code     bool
	fix      bool
	json     bool

	checker     core.Checker
	files, urls int
	findings    [core.Note + 1]int
	fixed       int
	trouble     bool  // a file could not be checked
	broken      error // why no more can be written
}

// end says how it went.
func (v *verifier) end(quiet bool) error {
	if v.broken == nil {
		v.broken = v.out.Flush()
	}
	switch {
	case errors.Is(v.broken, syscall.EPIPE):
	case v.broken != nil:
		v.complain(v.broken)
	case !quiet:
		fmt.Fprintln(v.err, labels.Checked(v.lang, v.urls, v.files, v.findings, v.fixed))
	}
	switch {
	case v.trouble:
		return exitStatus(2)
	case v.findings[core.Error] > 0:
		return exitStatus(1)
	}
	return nil
}

// complain says why something could not be checked. The rest goes on.
func (v *verifier) complain(err error) {
	v.trouble = true
	v.say(err.Error())
}

func (v *verifier) say(line string) {
	if v.broken == nil {
		v.broken = v.out.Flush() // on a terminal both streams stand in order
	}
	fmt.Fprintln(v.err, "urlscope: "+line)
}

// typeNames lists the names of the formats, as a sentence does.
func typeNames() string {
	var names []string
	for _, f := range links.Formats {
		names = append(names, f.Name)
	}
	return strings.Join(names, ", ")
}

// extensions lists what the names of documents end in.
func extensions() string {
	var all []string
	for _, f := range links.Formats {
		all = append(all, f.Exts...)
	}
	return strings.Join(all, " ")
}

// argument checks what an argument names.
func (v *verifier) argument(name string) error {
	if name == "-" {
		if v.fix {
			return errors.New("-fix cannot write to standard input: name a file")
		}
		return v.document("<stdin>", "", v.in)
	}
	info, err := os.Stat(name)
	if err != nil {
		return err
	}
	if info.IsDir() {
		return v.folder(name)
	}
	return v.file(name)
}

// folder checks the documents below a folder.
func (v *verifier) folder(root string) error {
	documents := 0
	filepath.WalkDir(root+string(filepath.Separator), func(name string, entry fs.DirEntry, err error) error { // a link is followed
		name = filepath.Clean(name)
		_, known := links.FormatOf(name)
		switch {
		case v.broken != nil:
			return fs.SkipAll
		case err != nil:
			documents++ // or there may be one
			v.complain(err)
		case name != filepath.Clean(root) && strings.HasPrefix(entry.Name(), "."):
			if entry.IsDir() {
				return fs.SkipDir
			}
		case known && isFile(name, entry):
			documents++
			if err := v.file(name); errors.Is(err, errNoText) {
				v.say(err.Error()) // nobody asked for it
			} else if err != nil {
				v.complain(err)
			}
		}
		return nil
	})
	if documents == 0 && v.broken == nil {
		return fmt.Errorf("%s: no document is in it: of a folder those files are read whose names end in %s, README and the like; name others themselves",
			root, extensions())
	}
	return nil
}

// isFile reports whether a name in a folder is that of a file, or of a link to
// one.
func isFile(name string, entry fs.DirEntry) bool {
	if entry.Type()&fs.ModeSymlink == 0 {
		return entry.Type().IsRegular()
	}
	info, err := os.Stat(name)
	return err == nil && info.Mode().IsRegular()
}

func (v *verifier) file(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	return v.document(name, name, f)
}

// maxDocument is the size of the largest document that is read. All of it is in
// memory at a time.
const maxDocument = 256 << 20

// errNoText is why a document that can be read is not checked.
var errNoText = errors.New("not checked")

// document checks a document; file is where it can be written back, "" for
// nowhere.
func (v *verifier) document(name, file string, r io.Reader) error {
	doc, err := readAll(r)
	switch {
	case err != nil && file == "":
		return fmt.Errorf("%s: %w", name, err)
	case err != nil:
		return err
	case len(doc) > maxDocument:
		return fmt.Errorf("%s is larger than %d MB: split it", name, maxDocument>>20)
	case model.EncodingOf(doc) != "":
		return fmt.Errorf("%s is in UTF-16: %w; save it as UTF-8", name, errNoText)
	case model.NUL(doc) >= 0 || strings.HasPrefix(doc, "%PDF-"):
		return fmt.Errorf("%s is a binary file: %w", name, errNoText)
	}
	as, _ := links.FormatOf(name)
	if v.as != nil {
		as = *v.as
	}
	if v.fix && file != "" {
		if mended, n := v.mend(as, doc); n > 0 {
			if err := replaceFile(file, mended); err != nil {
				v.complain(err)
			} else {
				v.fixed += n
				doc = mended
			}
		}
	}
	v.files++
	at := position{doc: doc}
	as.Find(doc, v.code, func(e links.Excerpt) {
		v.urls++
		if v.broken == nil {
			v.check(name, &at, e)
		}
	})
	return nil
}

// readAll reads up to one octet more than the largest document has.
func readAll(r io.Reader) (string, error) {
	var b strings.Builder
	if f, ok := r.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			b.Grow(int(min(info.Size(), maxDocument)) + 1)
		}
	}
	_, err := io.Copy(&b, io.LimitReader(r, maxDocument+1))
	return b.String(), err
}

// check writes what there is to say of a URL.
func (v *verifier) check(name string, at *position, e links.Excerpt) {
	u, list := v.checker.Check(e.Text)
	said := make([]saying, 0, len(list))
	for _, d := range list {
		said = append(said, saying{d, u, e})
	}
	if e, ok := e.Broken(); ok {
		// Inside a wrapper a line break is no error, but after a hyphen it leaves a doubt.
		u := core.Parse(e.Text)
		for _, d := range core.Check(u) {
			if d.Severity = core.Warning; d.Rule.ID == "hyphen-break" {
				said = append(said, saying{d, u, e})
			}
		}
		slices.SortStableFunc(said, func(a, b saying) int { return a.start() - b.start() })
	}
	about := map[*core.URL]*report.Teller{} // the URL, and it with its lines broken
	room := max(maxRepeated, len(e.Text))
	for _, s := range said {
		if s.Severity > v.severity || v.broken != nil {
			continue
		}
		v.findings[s.Severity]++
		line, column := at.of(s.start())
		if !v.json {
			v.writeLine(name, line, column, s, &room)
			continue
		}
		if about[s.url] == nil {
			about[s.url] = report.About(v.lang, s.url)
		}
		f := finding{File: name, Line: line, Column: column, Start: s.start(), End: max(s.start(), s.in.Offset(s.Span.End))}
		if room -= len(s.in.Text); room >= 0 {
			f.URL = s.in.Text
		}
		f.Diagnostic = about[s.url].Diagnostic(s.Diagnostic)
		v.writeJSON(f)
	}
}

// maxRepeated is how many octets are written of a URL, or of what fixes make of it, for all
// findings in it together. What is written grows no faster than the document.
const maxRepeated = 64 << 10

// A saying is a finding in a document.
type saying struct {
	core.Diagnostic
	url *core.URL
	in  links.Excerpt
}

// start returns where in the document it is.
func (s saying) start() int { return s.in.Offset(s.Span.Start) }

// maxFixed is the length of the longest URL that a fix is written for. Each is
// tried, and nobody reads so long a line.
const maxFixed = 4096

func (v *verifier) writeLine(name string, line, column int, s saying, room *int) {
	u, d := s.url, s.Diagnostic
	fmt.Fprintf(v.out, "%s:%d:%d: %s: %s%s [%s]\n", name, line, column, d.Severity,
		text.Message(v.lang, u, d).Quoted(v.lang), text.InBrackets(v.lang, text.Section(v.lang, d.Rule.Section)), d.Rule.ID)
	var err error
	if len(u.Source()) > maxFixed || len(u.Source()) > *room {
		return
	}
	*room -= len(u.Source())
	if fixes := u.Fixes(d); len(fixes) > 0 {
		_, err = fmt.Fprintf(v.out, "\t%s\n", v.fixLine(u, d, fixes[0]))
	}
	v.broken = err
}

// fixLine says in one line what f would make of u: "Encode it: … (same resource)".
func (v *verifier) fixLine(u *core.URL, d core.Diagnostic, f core.Fix) string {
	result, _ := core.Apply(u.Source(), f.Edits)
	return text.Lead(v.lang, text.FixTitle(v.lang, u, d, f).Quoted(v.lang)) + text.ShowAll(result) + text.InBrackets(v.lang, text.FixKind(v.lang, f.Kind))
}

// A finding is what -json writes.
type finding struct {
	File       string            `json:"file"`
	Line       int               `json:"line"`   // from 1
	Column     int               `json:"column"` // from 1, in octets
	Start      int               `json:"start"`  // octets of the file
	End        int               `json:"end"`
	URL        string            `json:"url,omitempty"` // what was checked: references decoded, without its fragment; see maxRepeated
	Diagnostic report.Diagnostic `json:"diagnostic"`
}

func (v *verifier) writeJSON(f finding) {
	b, err := json.Marshal(f)
	if err == nil {
		_, err = v.out.Write(append(b, '\n'))
	}
	v.broken = err
}

// A position counts lines. It is asked for offsets in order, or nearly so.
type position struct {
	doc       string
	at        int // an offset that was looked at
	line      int // how many line feeds come before it
	lineStart int
}

// of returns the line and the column of an offset, both from 1.
func (p *position) of(offset int) (line, column int) {
	if offset < p.lineStart {
		*p = position{doc: p.doc}
	}
	for p.at < offset {
		n := strings.IndexByte(p.doc[p.at:offset], '\n')
		if n < 0 {
			p.at = offset
			break
		}
		p.at += n + 1
		p.line++
		p.lineStart = p.at
	}
	return p.line + 1, offset - p.lineStart + 1
}

// maxTried is how many octets are read for trying the fixes of a URL, if each has to read
// all of it.
const maxTried = 1 << 20

// mend makes the fixes that keep the resource the same, of what is said, until
// there is none. It returns the document and how many it made.
func (v *verifier) mend(as links.Format, doc string) (mended string, fixed int) {
	for range 8 { // one may uncover another
		var edits []core.Edit
		as.Find(doc, v.code, func(e links.Excerpt) {
			u := core.Parse(e.Text)
			tries := maxTried/max(len(e.Text), 1) + 1
			for _, d := range core.Check(u) {
				if d.Severity > v.severity || d.Rule.Fix == nil {
					continue
				}
				if tries--; tries < 0 {
					break
				}
				for _, f := range u.Fixes(d) {
					if f.Kind != core.Same {
						continue
					}
					if here, ok := inDocument(doc, e, f.Edits); ok && (len(edits) == 0 || edits[len(edits)-1].Span.End <= here[0].Span.Start) {
						edits = append(edits, here...)
						fixed++
					}
					break
				}
			}
		})
		next, ok := core.Apply(doc, edits)
		if len(edits) == 0 || !ok {
			break
		}
		doc = next
	}
	return doc, fixed
}

// inDocument returns edits of e as edits of the document; false when what they
// replace is written otherwise there, such as with references, or when what they
// write might mean something else there.
func inDocument(doc string, e links.Excerpt, edits []core.Edit) ([]core.Edit, bool) {
	var list []core.Edit
	for _, edit := range edits {
		s := core.Span{Start: e.Offset(edit.Span.Start), End: e.Offset(edit.Span.Start) + edit.Span.Len()}
		if s.In(doc) != edit.Span.In(e.Text) || strings.ContainsAny(edit.New, "<>&\"'`()[]*_\\ \t\r\n") {
			return nil, false
		}
		list = append(list, core.Edit{Span: s, New: edit.New})
	}
	return list, len(list) > 0
}
