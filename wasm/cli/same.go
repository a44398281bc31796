package cli

import (
	"encoding/json"
	"io"

	"golang.org/x/net/publicsuffix"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var sameCommand = subcommand{
	name:     "same",
	job:      lookJob,
	operands: "[URL URL…]",
	summary:  "Say in which senses two URLs are the same, and which octet decides.",
	about: `
Compare URLs in pairs. For each pair, say in which senses both are the same, the
strictest first: the same string; the same after the normalizations of sections 6.2.2
and 6.2.3 of RFC 3986; the same URL in a browser, with and without its fragment; the
same origin; the same site. If they are not the same, name the part and the first octet
of each that decide. Octets count from 0; the length of a URL means its end.

Nothing is sent anywhere. The list of public suffixes is the one in this program.
` + readsURLs,
	examples: []example{
		{"urlscope same http://h/a%2f http://H:80/a%2F", "same string, URL, origin, site? the octet that decides"},
	},
	define: func(o *options) action {
		var p pairer
		nul := false
		o.nul(&nul, "URL")
		o.indent(&p.indent)
		o.json(&p.json, "pair", "same")
		o.lang(&p.lang)
		return func(io streams, urls []string) error {
			p.out = io.out
			odd := o.wrong("a URL has none to be compared with: give them in pairs")
			if len(urls)%2 > 0 {
				return odd
			}
			if err := eachURL(io, urls, nul, p.add); err != nil {
				return err
			}
			if p.first != nil {
				return odd
			}
			return nil
		}
	},
}

// A pairer compares pairs of URLs.
type pairer struct {
	out          io.Writer
	lang         text.Lang
	json, indent bool
	first        *string // the URL that waits for its partner
}

// add adds a URL, and writes the comparison if it is the second of a pair.
func (p *pairer) add(raw string) error {
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

// plain returns the rungs as text, a line each.
func (p *pairer) plain(first, second string) string {
	said := text.ShowAll(first) + "\n" + text.ShowAll(second) + "\n"
	list := compare.Ladder(core.Parse(first), core.Parse(second), askedOfPairs)
	for i := range list {
		said += "  " + text.RungLine(p.lang, &list[i]).Quoted(p.lang) + "\n"
	}
	return said
}

// askedOfPairs replaces the browser by a parser with the same tables.
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
		if err != nil { // name is a public suffix
			return ""
		}
		return found
	},
}
