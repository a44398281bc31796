package cli

import (
	"bufio"
	"errors"
	"fmt"
	"slices"
	"strings"
	"syscall"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
)

var verifyCommand = subcommand{
	name:     "verify",
	job:      checkJob,
	operands: "FILE…",
	summary:  "Check the URLs in documents: text, Markdown, MDX, HTML, reStructuredText, AsciiDoc, Org, notebooks.",
	about: `
Find the URLs in each FILE and say what is wrong with them, a line each, as
compilers do:

	FILE:LINE:COLUMN: error: what is wrong (section of RFC 1738) [ID of the rule]

The line below, after a tab, has the best fix. Lines and columns begin at 1; columns
count octets. URLs are found as the appendix of RFC 1738 recommends: in angle brackets,
with or without "URL:", or bare, in text of any script. URLs with a misspelt scheme, as
in "htps://host/", are found as well.

A FILE is a file, or "-" for standard input, or a folder. In a folder all documents are
checked; node_modules and names that begin with a dot are skipped. The name tells how a
file is read:

	text       .txt .text, README, CHANGES and the like; outside of folders, any
	           other name, too. index.rst.txt, as Sphinx keeps the sources of a
	           site, is read as index.rst
	markdown   .md .markdown .mdown .mkd .mkdn .qmd .rmd: destinations of links,
	           images and definitions, and tags of HTML
	mdx        .mdx: the same, and attributes of JSX
	html       .html .htm .xhtml: attributes and text
	rst        .rst: targets, references with a URL in them, pictures
	asciidoc   .adoc .asciidoc .asc: links, pictures, includes; URLs with an
	           attribute in them, such as "http://{host}/", are left out
	org        .org: links
	notebook   .ipynb: cells of Markdown
	json       .json: strings, with -code alone
	yaml       .yaml .yml: strings and comments, with -code alone
	toml       .toml: strings and comments, with -code alone

URLs in the text of all types are checked; URLs in code and in comments are not.
References without a scheme, fragments and "javascript:" are skipped. In front
matter (between lines of hyphens, or as JSON), only values that are a URL are
checked.

A comment in a document suppresses findings. Write several IDs, or none for all rules;
a reason may follow after "--":

	<!-- urlscope-disable-next-line ID -->   in the next line that is not empty
	<!-- urlscope-disable-line ID -->        in the line of the comment
	<!-- urlscope-disable ID -->             from here on, up to
	<!-- urlscope-enable ID -->

Write comments as the type of the document does: "<!-- -->" in Markdown and HTML,
"{/* */}" in MDX, ".. " in reStructuredText, "//" in AsciiDoc, "#" in Org. In plain text a
comment is a line that begins with any such sign.

The exit status is 0 when no URL has an error, and 1 when one has. It is 2 when a FILE
cannot be read, is binary, or is a folder without a document, and when an option or a
file of options is wrong.
`,
	examples: []example{
		{"urlscope verify docs README.md", "see what is wrong with the URLs in documents"},
		{"urlscope verify -fix -standard rfc3986 docs", "repair them by the grammar of RFC 3986, where the resource stays the same"},
		{"urlscope verify -ignore tilde -format github docs", "annotate a pull request, but for one rule"},
	},
	define: func(o *options) action {
		v := newVerifier()
		quiet := v.options(o)
		return func(io streams, operands []string) error {
			v.begin(io, *quiet)
			return v.run(o, operands, *quiet)
		}
	},
}

// newVerifier returns a verifier with the defaults.
func newVerifier() *verifier {
	v := &verifier{choice: choice{severity: core.SeverityWarning}}
	v.checker.AtMost(maxFound)
	return v
}

// begin sets how to write to the streams.
func (v *verifier) begin(io streams, quiet bool) {
	v.streams, v.colors = io, hasColors(*v.color, io.out)
	if !quiet {
		v.meter = newMeter(io.err)
	}
	v.out = bufio.NewWriter(cleared{v.meter, io.out, isTerminal(io.out)})
}

func (v *verifier) run(o *options, operands []string, quiet bool) error {
	if len(operands) == 0 {
		return o.wrong(`no file given ("-" is standard input)`)
	}
	if err := v.prepare(o); err != nil {
		fmt.Fprintf(v.err, "urlscope: %s\n", inWords(err))
		return exitStatus(2)
	}
	for _, name := range operands {
		if err := v.argument(name); err != nil {
			v.complain(err)
		}
		if v.broken != nil {
			break
		}
	}
	return v.end(quiet)
}

// options declares the options of verify, and returns a pointer to the value of -q.
func (v *verifier) options(o *options) (quiet *bool) {
	o.part("What is found", "", "")
	v.choosing(o)
	o.part("What this project forbids", `
Each rule below is off until you give it hosts, separated by commas. Each option may be
repeated.
`, `
HOSTS are "localhost", in any spelling; "localhost:1313", at this port; "*.example.org",
where "*" stands for any text, so that "*" is every host; "10.0.0.0/8", a range of
addresses; "[::1]"; or one of these after "!", which excepts it: "*,!localhost".
`)
	for _, word := range house.Words() {
		o.add(option{name: word, value: houseValues[word].value, help: houseValues[word].help, set: func(list string) error { return v.house.Set(word, list) }})
	}
	o.part("What is written", "", "")
	return v.writing(o)
}

// houseValues has the help for the rules of a project.
var houseValues = map[string]struct{ value, help string }{
	house.Host:  {"HOSTS", "Forbid HOSTS."},
	house.HTTPS: {"HOSTS", "Forbid \"http:\" for HOSTS. -fix writes \"https:\", but not at a port other than 80 that HOSTS does not name."},
	house.Example: {"HOSTS", "Forbid HOSTS that look like examples and are not reserved for examples (RFC 2606, 6761, 5737, 3849), " +
		"such as \"mydomain.com\" and \"1.2.3.4\"."},
	house.Canonical: {"HOSTS=FIRST", "Forbid HOSTS in URLs of http and https. -fix writes FIRST, but not at a port that HOSTS does not name."},
}

// choosing declares the options that select findings.
func (v *verifier) choosing(o *options) {
	o.yes(&v.code, "code", "Check code, too: spans, literals and blocks; the elements code, kbd, pre, samp and var of HTML; cells of code; and all files of JSON, YAML and TOML.")
	types := typeNames()
	o.add(option{name: "type", value: "TYPE", words: types, help: "Read all files as TYPE, whatever their names end in.", set: func(name string) error {
		i := slices.Index(types, name)
		if i < 0 {
			return oneOf(types)
		}
		v.as = &links.Formats[i]
		return nil
	}})
	o.add(option{name: "exclude", value: "PATTERN", help: "Leave out files and folders: \"old\" and \"*.min.html\" in any folder, \"docs/old\" there, and all that is in it. May be repeated.",
		set: func(pattern string) error {
			e, err := newExclusion(pattern, v.in)
			v.exclude = append(v.exclude, e)
			return err
		}})
	o.add(option{name: "ignore", value: "ID", offer: ruleIDs, help: "Leave out the findings of rule ID, or of several, separated by commas. May be repeated.", set: v.choice.ignore.add})
	o.add(option{name: "only", value: "ID", offer: ruleIDs, help: "Leave out the findings of all other rules. May be repeated.", set: v.choice.only.add})
	o.add(option{name: "standard", value: "STANDARD", words: grammarNames(), initial: grammarNames()[0], set: v.judge.set,
		help: "Check by STANDARD. A later standard reports one error per URL, where the first fault begins. Warnings and notes stay."})
	o.add(option{name: "severity", value: "LEAST", words: []string{"error", "warning", "note"}, initial: "warning", set: v.choice.setSeverity,
		help: "Leave out findings below LEAST."})
	o.add(option{name: "baseline", value: "FILE", help: "Leave out the findings that FILE lists. A finding is recognised by file, rule and URL, even if its line has moved.",
		set: func(file string) error {
			v.known.file = within(v.in, file)
			return nil
		}})
	o.yes(&v.known.writes, "write-baseline", "Record today's findings in the file of -baseline, and exit with status 0. Findings that it lists for files that are not checked now stay in it.")
	o.add(option{name: "config", value: "FILE", help: "Read options that are not on the command line from FILE, or from none if it is \"\". By default that is " + configName +
		" in the current folder, or in the nearest folder above it, up to the root of the repository. The file is a JSON object, and its names are names of options: " +
		`{"ignore": ["tilde"], "exclude": ["docs/old"], "severity": "error"}; house-canonical is an object, too: {"www.example.org": "example.org"}. Allowed names are ` +
		strings.Join(configKeys, ", ") + ". Paths are relative to the folder of the file.",
		set: func(file string) error {
			v.config = &file
			return nil
		}})
}

// writing declares the options about the output, and returns a pointer to whether there is no summary.
func (v *verifier) writing(o *options) (quiet *bool) {
	o.yes(&v.fix, "fix", "Write the fixes that keep the resource the same into the files. A URL is fixed completely or not at all. "+
		"Skipped are templates, such as \"http://host/users/{id}\", and text that more than a link depends on: "+
		"headings without a name of their own, because anchors are made of them; titles with a line below them; tables and boxes that are drawn, in plain text too; attributes of AsciiDoc; "+
		"values for programs, as in \"data-url\", and of schemes that neither RFC 1738 nor the web has; names of namespaces and schemas; "+
		"characters that may belong to the text, as in \"http://h/x|sh\"; and text that nobody follows, such as titles and \"alt\". "+
		"If the text of a link is its destination, both are written. Each finding that is skipped says why.")
	v.form = o.word("format", "FORMAT", "Write as text; json; sarif, version 2.1.0, for programs that collect findings; or github, annotations of GitHub Actions.", formNames()...)
	o.add(option{name: "json", set: func(string) error {
		*v.form = slices.Index(formNames(), "json")
		return nil
	}, help: "The same as -format json: an object per finding. Offsets are octets of the file; \"diagnostic\" is as in a report on \"url\", " +
		"which is left out after the first hundreds of findings in a long URL."})
	v.color = o.word("color", "WHEN", "Colour text: auto, on a terminal, unless the environment has NO_COLOR; always; or never.", "auto", "always", "never")
	o.yes(&v.more, "v", "Say below each finding, as text, why it matters, what to do, and where there is more to read.")
	o.add(option{name: "home", value: "URL", help: "Link rules, with -v and in SARIF, to their entries on the site at URL, such as https://host.example/urlscope/, instead of to the RFC.",
		set: func(home string) (err error) {
			v.home, err = home, house.CheckHome(home)
			return err
		}})
	o.lang(&v.lang)
	quiet = new(bool)
	o.yes(quiet, "q", "Print no summary on standard error.")
	return quiet
}

// prepare reads the files that configure the check.
func (v *verifier) prepare(o *options) error {
	if err := v.configure(o); err != nil {
		return err
	}
	if err := v.house.Check(); err != nil {
		return err
	}
	v.printer = forms[*v.form].printer(v)
	return v.known.read()
}

// A verifier checks documents.
type verifier struct {
	streams
	out     *bufio.Writer
	lang    text.Lang
	as      *links.Format // the format of all files; nil to choose by name
	code    bool
	fix     bool
	more    bool   // explain each finding
	home    string // the address of the site with the pages of the rules; "" for none
	form    *int   // index in forms
	color   *int   // index of the value of -color
	colors  bool   // whether findings have colours
	meter   *meter // nil without a terminal
	choice  choice
	judge   judge
	house   house.Rules
	exclude []exclusion
	known   baseline
	config  *string // the file that -config names; nil for the default
	in      string  // the folder to which paths in flags are relative; "" for the current folder

	printer     printer
	checker     core.Checker
	files, urls int
	findings    [core.SeverityNote + 1]int
	fixed       int
	complaints  []string // why files could not be checked
	broken      error    // why the output cannot be written
}

// end writes the summary and returns the result.
func (v *verifier) end(quiet bool) error {
	if v.broken == nil {
		v.broken = v.printer.end()
	}
	if v.broken == nil {
		v.broken = v.out.Flush()
	}
	v.meter.clear()
	if err := v.known.write(); err != nil {
		v.complain(err)
	}
	switch {
	case errors.Is(v.broken, syscall.EPIPE):
	case v.broken != nil:
		v.complain(v.broken)
	case !quiet:
		fmt.Fprintln(v.err, labels.Checked(v.lang, v.sum()))
		if said := v.known.gone(); said != "" {
			v.say(said)
		}
	}
	return v.status()
}

// status returns the exit status.
func (v *verifier) status() error {
	switch {
	case len(v.complaints) > 0:
		return exitStatus(2)
	case v.findings[core.SeverityError] > 0:
		return exitStatus(1)
	}
	return nil
}

// complain reports why something could not be checked. The check continues.
func (v *verifier) complain(err error) {
	v.complaints = append(v.complaints, inWords(err))
	v.say(inWords(err))
}

func (v *verifier) say(line string) {
	if v.broken == nil {
		v.broken = v.out.Flush() // keeps the order of both streams on a terminal
	}
	v.meter.clear()
	fmt.Fprintln(v.err, "urlscope: "+line)
}

// typeNames lists the names of the formats.
func typeNames() (names []string) {
	for _, f := range links.Formats {
		names = append(names, f.Name)
	}
	return names
}

// extensions lists the extensions of the documents that are checked.
func (v *verifier) extensions() string {
	var all []string
	for _, f := range links.Formats {
		if !f.Code || v.code {
			all = append(all, f.Exts...)
		}
	}
	return strings.Join(all, " ")
}
