package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"slices"
	"strings"
	"syscall"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/house"
	"urlscope/wasm/labels"
	"urlscope/wasm/links"
	"urlscope/wasm/site"
)

var verifyCommand = subcommand{
	name:    "verify",
	args:    "[FLAG…] FILE…",
	summary: "Check the URLs in documents: text, Markdown, MDX, HTML, reStructuredText, AsciiDoc, Org, notebooks.",
	help: `
Find the URLs in each FILE and say what is wrong with them, a line each, as
compilers do:

	FILE:LINE:COLUMN: error: what is wrong (section of RFC 1738) [ID of the rule]

and below it, after a tab, the best fix. Lines and columns begin at 1; columns
count octets. A URL is what the appendix of RFC 1738 takes for one: in angle
brackets, with or without "URL:", or bare, in text of any script. One whose
scheme is misspelt, as in "htps://host/", is found as well.

How a FILE is read depends on what its name ends in:

	text       .txt .text, README, CHANGES and the like, and any other name; in
	           a folder, not those others. Of index.rst.txt, as Sphinx keeps the
	           sources of a site, what stands in front of .txt counts
	markdown   .md .markdown .mdown .mkd .mkdn .qmd .rmd: destinations of links,
	           images and definitions, and tags of HTML
	mdx        .mdx: the same, and attributes of JSX
	html       .html .htm .xhtml: attributes and text
	rst        .rst: targets, references with a URL in them, pictures
	asciidoc   .adoc .asciidoc .asc: links, pictures, includes; what has an
	           attribute in it, as "http://{host}/" has, is left out
	org        .org: links
	notebook   .ipynb: cells of Markdown
	json       .json: strings, with -code alone
	yaml       .yaml .yml: strings and comments, with -code alone
	toml       .toml: strings and comments, with -code alone

In all of them URLs in the text are looked at, those in code and in comments are
not. References without a scheme, fragments and "javascript:" are passed over.

A FILE may be "-", standard input, or a folder: then all documents in it are
checked, but none whose name begins with a dot, and none in node_modules.

What is found:

	-code        Look also into code: spans, literals and blocks, the elements
	             code, kbd, pre, samp and var of HTML, cells of code, and all
	             files of JSON, YAML and TOML.
	-type T      Read as T, one of the types above, whatever the name ends in.
	-exclude P   Leave out what P fits: "old" and "*.min.html" in any folder,
	             "docs/old" there, and all that is in it. May be repeated, as may
	             the next two.
	-ignore ID   Leave out what the rule ID finds; several are parted by commas.
	-only ID     Leave out what all other rules find.
	-standard S  Take for an error what S takes for one: rfc1738 (default), rfc1808,
	             rfc2396 or rfc3986; of each URL the first octet at which the grammar of
	             a later one ends. Warnings and notes stay.
	-severity S  Leave out what is less than S: error, warning (default) or note.
	-baseline B  Leave out the findings that the file B lists. They are known by
	             file, rule and URL, wherever in the file that has moved to.
	-write-baseline
	             Write what is found to B instead, and call it well. What B lists
	             of files that are not checked now stays in it.

What this project forbids. No rule below says anything until it is given hosts,
which commas part; each may be repeated:

	-house-host H     Forbid the hosts H.
	-house-https H    Forbid "http:" for the hosts H. -fix writes "https:", but not at a port
	                  other than 80 that H does not name.
	-house-example H  Forbid, of the hosts H, those that look like an example and are not
	                  reserved for that (RFC 2606, 6761, 5737, 3849), as "mydomain.com" and
	                  "1.2.3.4" do.
	-house-canonical H=FIRST
	                  Forbid the hosts H in URLs of http and https. -fix writes FIRST, with
	                  the same exception.

H is "localhost", in any spelling; "localhost:1313", at this port; "*.example.org",
where "*" stands for any text, so that "*" is every host; "10.0.0.0/8", a range of
addresses; "[::1]"; or any of these behind "!": "*,!localhost" is all but that.

What is written:

	-fix         Write the fixes that keep the resource the same into the files.
	             Templates, such as "http://host/users/{id}", are left alone, and so is
	             what more depends on than a link: headings without a name of their
	             own, which their anchors are made of; titles with a line below them;
	             tables that are drawn; attributes of AsciiDoc; values for programs,
	             as in "data-url"; what may be marks of the text, as in "http://h/x|sh";
	             and what is read and not followed, such as the text of a link and
	             "alt". With each that is left it says why.
	-format F    Write as text (default); json; sarif, version 2.1.0, for programs
	             that collect findings; or github, annotations of GitHub Actions.
	-json        The same as -format json: an object for each finding. Offsets are
	             octets of the file; "diagnostic" is as in a report on "url", which
	             is left out behind the first hundreds of findings in a long URL.
	-v           Say below each finding, as text, why it matters, what to do, and where
	             there is more to read.
	-home URL    Name for that, with -v and in SARIF, the page of the rule on the site
	             that is at URL, such as https://host.example/urlscope/, instead of the
	             RFC's section. It is the URL that "urlscope site -home" is given.
	-lang L      Write in L: en (default), ja or zh-Hant.
	-q           Do not sum up on standard error.

A comment in a document says what is not said of it. "ID" may be several, or none
for all rules; behind "--" there may be a reason:

	<!-- urlscope-disable-next-line ID -->   of the next line that is not empty
	<!-- urlscope-disable-line ID -->        of the line that the comment is in
	<!-- urlscope-disable ID -->             of all that follows, up to
	<!-- urlscope-enable ID -->

Comments are those of the document's type: "<!-- -->" of Markdown and HTML, "{/* */}"
of MDX, ".. " of reStructuredText, "//" of AsciiDoc, "#" of Org. In plain text it is
a line that begins with any such sign.

	-config C    Read the file C, or with "" none, for what no flag says. By default
	             that is ` + configName + ` in the folder where urlscope runs, or in
	             the nearest above it up to that of the repository. It is an object
	             of JSON whose names are those of flags:
	             {"ignore": ["tilde"], "exclude": ["docs/old"], "severity": "error"}
	             Of house-canonical it is {"www.example.org": "example.org"}.
	             It knows ` + strings.Join(configKeys, ", ") + `.
	             Its paths are seen from its folder.

The exit status is 0 when no URL has an error, 1 when one has, and 2 when a FILE
cannot be read, is binary, or is a folder without a document, and when what a flag
or a file says makes no sense.
`,
	run: runVerify,
}

func runVerify(io streams, args []string) error {
	v := &verifier{streams: io, out: bufio.NewWriter(io.out), choice: choice{severity: core.SeverityWarning}}
	v.checker.AtMost(maxFound)
	flags, quiet := v.flags()
	if err := parse(flags, args); err != nil {
		return err
	}
	if flags.NArg() == 0 {
		return usageError{errors.New(`verify: no file given ("-" is standard input)`)}
	}
	if err := v.prepare(flags); err != nil {
		fmt.Fprintf(io.err, "urlscope: %v\n", err)
		return exitStatus(2)
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

// flags returns the flags of the command, and where it will be whether it sums up.
func (v *verifier) flags() (flags *flag.FlagSet, quiet *bool) {
	flags = newFlags("verify")
	langFlag(flags, &v.lang)
	flags.Func("severity", "", v.choice.setSeverity)
	flags.Func("standard", "", v.judge.set)
	flags.Func("ignore", "", v.choice.ignore.add)
	flags.Func("only", "", v.choice.only.add)
	for _, word := range house.Words() {
		flags.Func(word, "", func(list string) error { return v.house.Set(word, list) })
	}
	flags.Func("exclude", "", func(pattern string) error {
		e, err := newExclusion(pattern, v.in)
		v.exclude = append(v.exclude, e)
		return err
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
	flags.Func("baseline", "", func(file string) error {
		v.known.file = within(v.in, file)
		return nil
	})
	flags.BoolVar(&v.known.writes, "write-baseline", false, "")
	flags.Func("config", "", func(file string) error {
		v.config = &file
		return nil
	})
	v.form = oneOf(flags, "format", formNames()...)
	flags.BoolFunc("json", "", func(string) error {
		*v.form = slices.Index(formNames(), "json")
		return nil
	})
	flags.BoolVar(&v.code, "code", false, "")
	flags.BoolVar(&v.fix, "fix", false, "")
	flags.BoolVar(&v.more, "v", false, "")
	flags.Func("home", "", func(home string) (err error) {
		v.home, err = home, site.CheckHome(home)
		return err
	})
	return flags, flags.Bool("q", false, "")
}

// prepare reads the files that say how to check.
func (v *verifier) prepare(flags *flag.FlagSet) error {
	if err := v.configure(flags); err != nil {
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
	as      *links.Format // what all files are read as; nil for what their names say
	code    bool
	fix     bool
	more    bool   // is said of each finding
	home    string // where the site is that has the pages of the rules; "" for none
	form    *int   // of forms
	choice  choice
	judge   judge
	house   house.Rules
	exclude []exclusion
	known   baseline
	config  *string // the file that -config names, nil for the usual one
	in      string  // the folder that what a flag names is seen from; "" for the one that urlscope runs in

	printer     printer
	checker     core.Checker
	files, urls int
	findings    [core.SeverityNote + 1]int
	fixed       int
	complaints  []string // why files could not be checked
	broken      error    // why no more can be written
}

// end says how it went.
func (v *verifier) end(quiet bool) error {
	if v.broken == nil {
		v.broken = v.printer.end()
	}
	if v.broken == nil {
		v.broken = v.out.Flush()
	}
	if err := v.known.write(); err != nil {
		v.complain(err)
	}
	switch {
	case errors.Is(v.broken, syscall.EPIPE):
	case v.broken != nil:
		v.complain(v.broken)
	case !quiet:
		fmt.Fprintln(v.err, labels.Checked(v.lang, labels.Sum{
			URLs: v.urls, Files: v.files, Findings: v.findings, Known: v.known.met, Fixed: v.fixed,
		}))
		if said := v.known.gone(); said != "" {
			v.say(said)
		}
	}
	return v.status()
}

// status returns how the program exits.
func (v *verifier) status() error {
	switch {
	case len(v.complaints) > 0:
		return exitStatus(2)
	case v.findings[core.SeverityError] > 0:
		return exitStatus(1)
	}
	return nil
}

// complain says why something could not be checked. The rest goes on.
func (v *verifier) complain(err error) {
	v.complaints = append(v.complaints, err.Error())
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

// extensions lists what the names of documents end in that are looked at.
func (v *verifier) extensions() string {
	var all []string
	for _, f := range links.Formats {
		if !f.Code || v.code {
			all = append(all, f.Exts...)
		}
	}
	return strings.Join(all, " ")
}
