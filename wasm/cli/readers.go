package cli

import (
	"encoding/json"
	"io"
	"strings"

	"golang.org/x/net/idna"

	"urlscope/core/readers"
	"urlscope/core/report"
	"urlscope/core/text"
)

var readersCommand = subcommand{
	name:    "readers",
	args:    "[-json] [-indent] [-lang L] [-0] [URL…]",
	summary: "Read URLs as libraries and programs do, and say which of them go to another host.",
	help: `
Tell of each URL what some twenty libraries and programs make of it: curl, Python,
Node, Java, PHP and others, each by a model that is held to recordings of the
version named. Those that read it alike stand together, with the parts that all of
them find. Those that go to another host or port than RFC 3986's division says come
first: a check that reads a URL in one way, and a client that reads it in another,
let requests through. Their readings part at the octet, counted from 0, behind the
host that ends first or, where both end together, at the first of the longer; where
the host is written in another way, at its first octet; where only the ports differ,
at the first of the port.

Nothing is sent anywhere. A URL that begins with "-" goes after "--". Without a URL
they are read from standard input, one a line.

	-0        On standard input the octet NUL, not a line's end, ends a URL.
	-indent   Spread the JSON over several lines.
	-json     Write JSON, one line each; testdata/readers/schema.json describes it.
	-lang L   Write in L: en (default), ja or zh-Hant.
`,
	run: runReaders,
}

func runReaders(io streams, args []string) error {
	flags := newFlags("readers")
	r := readersWriter{out: io.out}
	langFlag(flags, &r.lang)
	flags.BoolVar(&r.json, "json", false, "")
	flags.BoolVar(&r.indent, "indent", false, "")
	nul := flags.Bool("0", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	return eachURL(flags.Args(), io.in, *nul, r.write)
}

// A readersWriter writes what readers make of URLs.
type readersWriter struct {
	out          io.Writer
	lang         text.Lang
	json, indent bool
}

// askedHere are the parsers that a program which is no browser can ask.
var askedHere = readers.Asked{ASCII: toASCII}

// hosts maps the names of hosts by UTS 46, as the URL Standard asks for.
var hosts = idna.New(
	idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false), idna.CheckHyphens(false), idna.BidiRule(), idna.CheckJoiners(true),
)

func toASCII(host string) (string, bool) {
	name, err := hosts.ToASCII(host)
	return name, err == nil
}

func (r *readersWriter) write(raw string) error {
	var b []byte
	switch {
	case r.indent:
		var err error
		if b, err = json.MarshalIndent(report.ReadersIn(r.lang, raw, askedHere), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case r.json:
		b = append(report.ReadersIn(r.lang, raw, askedHere).AppendJSON(nil), '\n')
	default:
		b = []byte(r.plain(raw))
	}
	_, err := r.out.Write(b)
	return err
}

// plain returns the groups of readers for people: who they are, and below that what they make of the URL.
func (r *readersWriter) plain(raw string) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(raw) + "\n")
	for _, g := range readers.Groups(raw, askedHere) {
		var names []string
		for _, reading := range g.Readings {
			names = append(names, strings.TrimSpace(reading.Reader.Title+" "+reading.Reader.Version))
		}
		b.WriteString("  " + text.Lead(r.lang, strings.Join(names, ", ")) + text.Reader(r.lang, g.Verdict(), g.Goes).Quoted(r.lang) + "\n")
		if parts := groupParts(&g); parts != "" {
			b.WriteString("    " + parts + "\n")
		}
	}
	return b.String()
}

// groupParts returns the parts that all readers of a group find: "scheme=http  host=h".
func groupParts(g *readers.Group) string {
	var list []string
	for role := readers.Scheme; role <= readers.Fragment; role++ {
		if part, ok := g.Part(role); ok && part != "" {
			list = append(list, role.String()+"="+text.ShowAll(part))
		}
	}
	return strings.Join(list, "  ")
}
