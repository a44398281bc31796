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
	name:     "readers",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Read URLs as libraries and programs do, and say which of them go to another host.",
	about: `
Tell what some twenty libraries and programs make of each URL: curl, Python, Node, Java,
PHP and others. Each reader is a model, tested against recordings of the version named.
Readers that agree are grouped, with the parts that all of them find. Lynx was observed
with http, https, ftp and gopher alone.

Readers that go to another host or port than RFC 3986 says come first: a check that
reads a URL in one way lets requests through to a client that reads it in another. The
octet at which they differ counts from 0.

Nothing is sent anywhere.
` + readsURLs,
	examples: []example{
		{"urlscope readers 'http://a@b@c/'", "see how curl, Python, Java, PHP … read it, and who goes elsewhere"},
	},
	define: func(o *options) action {
		var r readersWriter
		nul := false
		o.nul(&nul, "URL")
		o.indent(&r.indent)
		o.json(&r.json, "URL", "readers")
		o.lang(&r.lang)
		return func(io streams, urls []string) error {
			r.out = io.out
			return eachURL(io, urls, nul, r.write)
		}
	},
}

// A readersWriter writes the readings of libraries and programs.
type readersWriter struct {
	out          io.Writer
	lang         text.Lang
	json, indent bool
}

// askedHere are the parsers that a program can use outside of a browser.
var askedHere = readers.Asked{ASCII: toASCII}

// hosts maps host names by UTS 46, as the URL Standard requires.
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

// plain returns the groups of readers as text: their names, and below them their reading of the URL.
func (r *readersWriter) plain(raw string) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(raw) + "\n")
	for _, g := range readers.Groups(raw, askedHere) {
		b.WriteString("  " + text.Lead(r.lang, readerNames(g.Readings)) + text.Reader(r.lang, g.Verdict(), g.Goes).Quoted(r.lang) + "\n")
		for _, line := range r.groupParts(&g) {
			b.WriteString("    " + line + "\n")
		}
	}
	return b.String()
}

// readerNames returns the names of readers with the observed versions.
func readerNames(list []readers.Reading) string {
	var names []string
	for _, reading := range list {
		names = append(names, strings.TrimSpace(reading.Reader.Title+" "+reading.Reader.Version))
	}
	return strings.Join(names, ", ")
}

// groupParts returns the parts that the readers of a group find: "scheme=http host=h". A part with several
// spellings has a line for each below.
func (r *readersWriter) groupParts(g *readers.Group) []string {
	var list, below []string
	for role := readers.Scheme; role <= readers.Fragment; role++ {
		part, ok := g.Part(role)
		if !ok || part == "" {
			continue
		}
		spellings := g.Spellings(role)
		if len(spellings) <= 1 {
			list = append(list, role.String()+"="+text.ShowAll(part))
			continue
		}
		for _, s := range spellings {
			below = append(below, text.Lead(r.lang, role.String()+"="+text.ShowAll(s.Text))+readerNames(s.Readings))
		}
	}
	if len(list) == 0 {
		return below
	}
	return append([]string{strings.Join(list, "  ")}, below...)
}
