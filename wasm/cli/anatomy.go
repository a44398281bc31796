package cli

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/derive"
	"urlscope/core/railroad"
	"urlscope/core/standards"
)

var anatomyCommand = subcommand{
	name:    "anatomy",
	args:    "[-format F] [-grammar] [-lang L] [-theme T] [-columns N] [-select A-B] [-o FILE] URL…",
	summary: "Draw URLs as SVG, or as static HTML.",
	help: `
Draw the anatomy of each URL, one below the other. Without a URL they are read
from standard input, one a line. Of more than 8192 octets the others are counted.

	-columns N   Break a picture's lines after N octets. Without it a URL stands
	             on one line, but in HTML a line is broken after 64.
	-format F    svg (default): a picture. html: a page with the picture, the list
	             of parts and the problems. fragment: what that page has in its
	             body, for a page of your own. None of them holds a script.
	-grammar     Draw the rules of the grammar that derive the URL as railroads instead,
	             with the way that it takes; with -select, those on the way to octet A.
	-lang L      Write in L: en (default), ja or zh-Hant.
	-o FILE      Write to FILE, which is replaced as a whole or not at all.
	-select A-B  Highlight the octets from A up to, but without, B.
	-standard S  The grammar: rfc1738 (default) or rfc3986.
	-theme T     light, dark, or auto (default): as the reader prefers.
	-width N     Lay the railroads out to N pixels (720).
`,
	run: runAnatomy,
}

// htmlColumns is how many octets stand on a line of a static page.
const htmlColumns = 64

func runAnatomy(io streams, args []string) error {
	flags := newFlags("anatomy")
	var o anatomy.Options
	langFlag(flags, &o.Lang)
	themeFlag(flags, &o.Theme)
	format := oneOf(flags, "format", "svg", "html", "fragment")
	flags.Func("columns", "", func(s string) (err error) {
		if o.Columns, err = strconv.Atoi(s); err != nil || o.Columns < 1 {
			return errors.New("it is a number of octets, 1 or more")
		}
		return nil
	})
	flags.Func("select", "", func(s string) (err error) {
		o.Select, err = parseSpan(s)
		return err
	})
	grammar := flags.Bool("grammar", false, "")
	by := standards.RFC1738
	grammarFlag(flags, &by)
	width := 0
	flags.Func("width", "", func(s string) (err error) {
		if width, err = strconv.Atoi(s); err != nil || width < narrowest {
			return fmt.Errorf("it is a number of pixels, %d or more", narrowest)
		}
		return nil
	})
	file := flags.String("o", "", "")
	if err := parse(flags, args); err != nil {
		return err
	}
	urls := flags.Args()
	if len(urls) == 0 {
		err := eachLine(io.in, false, func(url string) error {
			urls = append(urls, url)
			return nil
		})
		if err != nil {
			return err
		}
	}
	if len(urls) == 0 {
		return usageError{errors.New("anatomy: no URL given")}
	}
	if *format > 0 && o.Columns == 0 {
		o.Columns = htmlColumns
	}
	out := ""
	if *grammar {
		out = railroads(urls, by, width, o)
	} else {
		out = [...]func([]string, anatomy.Options) string{anatomy.SVGs, anatomy.HTML, anatomy.HTMLBody}[*format](urls, o)
	}
	if *file != "" {
		return replaceFile(*file, out)
	}
	_, err := fmt.Fprint(io.out, out)
	return err
}

// narrowest is the width, in pixels, at which every rule fits.
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

// parseSpan reads octets as they are named in links: "22-25" are 22, 23 and 24.
func parseSpan(s string) (core.Span, error) {
	a, b, _ := strings.Cut(s, "-")
	start, err1 := strconv.Atoi(a)
	end, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || start < 0 || end < start {
		return core.Span{}, errors.New("it is two offsets, such as 22-25")
	}
	return core.Span{Start: start, End: end}, nil
}
