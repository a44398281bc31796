package cli

import (
	"encoding/json"
	"errors"
	"io"

	"golang.org/x/net/publicsuffix"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var sameCommand = subcommand{
	name:    "same",
	args:    "[-json] [-indent] [-lang L] [-0] [URL URL…]",
	summary: "Say in which senses two URLs are the same, and which octet decides.",
	help: `
Take URLs in pairs and say of each pair in which senses both are the same, from the
strictest to the least strict: the same string, the same after the normalizations of
sections 6.2.2 and 6.2.3 of RFC 3986, the same URL in a browser, with its fragment
and without, the same origin, the same site. Where they are not, the part and the
first octet of each that decide are named; an octet is counted from 0, and the length
of a URL means its end.

Nothing is sent anywhere. Public suffixes are those of the list that this program
was built with. A URL that begins with "-" goes after "--". Without a URL they are
read from standard input, one a line.

	-0        On standard input the octet NUL, not a line's end, ends a URL.
	-indent   Spread the JSON over several lines.
	-json     Write JSON, one line each pair; testdata/same/schema.json describes it.
	-lang L   Write in L: en (default), ja or zh-Hant.
`,
	run: runSame,
}

func runSame(io streams, args []string) error {
	flags := newFlags("same")
	p := pairer{out: io.out}
	langFlag(flags, &p.lang)
	flags.BoolVar(&p.json, "json", false, "")
	flags.BoolVar(&p.indent, "indent", false, "")
	nul := flags.Bool("0", false, "")
	if err := parse(flags, args); err != nil {
		return err
	}
	odd := usageError{errors.New("same: a URL has none to be compared with: give them in pairs")}
	if flags.NArg()%2 > 0 {
		return odd
	}
	if err := eachURL(flags.Args(), io.in, *nul, p.take); err != nil {
		return err
	}
	if p.first != nil {
		return odd
	}
	return nil
}

// A pairer writes in which senses two URLs are the same.
type pairer struct {
	out          io.Writer
	lang         text.Lang
	json, indent bool
	first        *string // the URL that waits for a second one
}

// take takes one URL, and writes what there is to say if it is a second one.
func (p *pairer) take(raw string) error {
	if p.first == nil {
		p.first = &raw
		return nil
	}
	first := *p.first
	p.first = nil
	var b []byte
	switch {
	case p.indent:
		var err error
		if b, err = json.MarshalIndent(report.SameIn(p.lang, first, raw, askedOfPairs), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case p.json:
		b = append(report.SameIn(p.lang, first, raw, askedOfPairs).AppendJSON(nil), '\n')
	default:
		b = []byte(p.plain(first, raw))
	}
	_, err := p.out.Write(b)
	return err
}

// plain returns the rungs for people, a line each.
func (p *pairer) plain(first, second string) string {
	said := text.ShowAll(first) + "\n" + text.ShowAll(second) + "\n"
	list := compare.Ladder(core.Parse(first), core.Parse(second), askedOfPairs)
	for i := range list {
		said += "  " + text.RungLine(p.lang, &list[i]).Quoted(p.lang) + "\n"
	}
	return said
}

// askedOfPairs are what a program asks that is no browser, but has the tables of one.
var askedOfPairs = compare.Asked{
	Browser: func(src string) *standards.Answer {
		href, ok, known := standards.Edition{}.Href(src, toASCII)
		if !known {
			return nil
		}
		return &standards.Answer{OK: ok, Result: href}
	},
	Registrable: func(domain string) string {
		found, err := publicsuffix.EffectiveTLDPlusOne(domain)
		if err != nil { // it is a public suffix
			return ""
		}
		return found
	},
}
