package cli

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/railroad"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var anatomyCommand = subcommand{
	name:     "anatomy",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Draw URLs as SVG, or as static HTML.",
	about: `
Draw the anatomy of each URL, one below the other. Pictures and pages hold no script.
Octets behind the 8192nd of a URL are counted, not drawn.
` + readsURLs,
	examples: []example{
		{"urlscope anatomy 'ftp://myname@host.dom/%2Fetc/motd' >motd.svg", "draw a picture, for a README or a slide"},
		{"urlscope anatomy -format html -o urls.html URL…", "make a page: pictures, parts, problems"},
		{"urlscope anatomy -grammar URL… >rules.svg", "draw the rules that derive it, as railroads"},
	},
	define: func(o *options) action {
		d := drawer{options: o, by: standards.RFC1738}
		o.number(&d.Columns, "columns", "N", "Break the lines of a picture after N octets. Without it a URL stands on one line, in HTML on lines of 64 octets.", 1, math.MaxInt32)
		d.format = o.word("format", "FORMAT", "Write svg, a picture; html, a page with the picture, the list of parts and the problems; "+
			"or fragment, the body of that page, for a page of your own.", "svg", "html", "fragment")
		o.yes(&d.grammar, "grammar", "Draw the rules of the grammar that derive the URL as railroads instead, with the way that it takes; with -select, those on the way to octet A.")
		o.lang(&d.Lang)
		o.text(&d.file, "o", "FILE", "Write to FILE, which is replaced as a whole or not at all.")
		o.add(option{name: "select", value: "A-B", help: "Highlight the octets from A up to, but without, B.", set: func(s string) (err error) {
			d.Select, err = parseSpan(s)
			return err
		}})
		o.grammar(&d.by, "Draw the rules of STANDARD.")
		o.theme(&d.Theme)
		o.number(&d.width, "width", "N", "Lay the railroads out to N pixels, instead of 720.", narrowest, math.MaxInt32)
		return d.draw
	},
}

// htmlColumns is the number of octets on a line of a static page.
const htmlColumns = 64

// A drawer draws URLs.
type drawer struct {
	anatomy.Options
	options *options
	format  *int
	grammar bool
	by      standards.Standard
	width   int
	file    string
}

func (d *drawer) draw(io streams, operands []string) error {
	var urls []string
	err := eachURL(io, operands, false, func(url string) error {
		if d.Select.End > len(url) {
			return d.options.wrong("-select %d-%d: %s has %d octets", d.Select.Start, d.Select.End, text.ShowAll(url), len(url))
		}
		urls = append(urls, url)
		return nil
	})
	if err != nil {
		return err
	}
	if len(urls) == 0 {
		return d.options.wrong("no URL given")
	}
	if *d.format > 0 && d.Columns == 0 {
		d.Columns = htmlColumns
	}
	out := ""
	if d.grammar {
		out = railroads(urls, d.by, d.width, d.Options)
	} else {
		out = [...]func([]string, anatomy.Options) string{anatomy.SVGs, anatomy.HTML, anatomy.HTMLBody}[*d.format](urls, d.Options)
	}
	if d.file != "" {
		return replaceFile(d.file, out)
	}
	_, err = fmt.Fprint(io.out, out)
	return err
}

// narrowest is the smallest width in pixels at which every rule fits.
const narrowest = 288

// railroads draws the rules that derive URLs.
func railroads(urls []string, by standards.Standard, width int, o anatomy.Options) string {
	var rules []railroad.Rule
	at := -1
	if o.Select != (core.Span{}) {
		at = o.Select.Start
	}
	for _, url := range urls {
		rules = append(rules, railroad.Of(derive.Of(core.Parse(url), by), at)...)
	}
	return railroad.SVG(rules, railroad.Options{Lang: o.Lang, Theme: o.Theme, Width: width})
}

// parseSpan parses octets in the form of links: "22-25" is octets 22, 23 and 24.
func parseSpan(s string) (core.Span, error) {
	a, b, _ := strings.Cut(s, "-")
	start, err1 := strconv.Atoi(a)
	end, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || start < 0 || end < start {
		return core.Span{}, errors.New("must be two offsets, such as 22-25")
	}
	return core.Span{Start: start, End: end}, nil
}
