package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"net/url"
	"runtime"
	"strings"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var standardsCommand = subcommand{
	name:     "standards",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Read URLs as five standards and Go do, and say where these part.",
	about: `
Read each URL by RFC 1738, RFC 1808, RFC 2396 with RFC 2732, RFC 3986, the URL Standard,
by which browsers go, and Go's net/url. Each row has the verdict, the octet at which the
first fault begins, the parts, and the URL as a parser prints it. The "offset" of -json is
the octet at which no URL can go on, which may be a later one: in "http://h:4a/" the port
begins at octet 9, but up to octet 11 it could be a password. The lines below say where
two neighbours first differ, and why. net/url is the one of the Go that built this
program.

The row of the URL Standard is likely, and not certain: only a browser has all of it.
` + readsURLs,
	examples: []example{
		{"urlscope standards 'http://h/a|b'", "see how five standards and Go read it, and where they part"},
		{"urlscope standards -base http://h/a/b ../c", "resolve a reference, with the steps of each standard"},
	},
	define: func(o *options) action {
		var c comparer
		nul := false
		o.nul(&nul, "URL")
		o.text(&c.base, "base", "URL", "Resolve each URL against this one, and tell the steps of each standard.")
		o.indent(&c.indent)
		o.json(&c.json, "URL", "standards")
		o.lang(&c.lang)
		return func(io streams, urls []string) error {
			c.out, c.json = io.out, c.json || c.indent
			return eachURL(io, urls, nul, c.write)
		}
	},
}

// A comparer writes the readings of the standards.
type comparer struct {
	out    io.Writer
	lang   text.Lang
	base   string
	json   bool
	indent bool
}

// askedOfStandards are the parsers available outside of a browser: Go's net/url and the tables of Unicode.
var askedOfStandards = standards.Asked{Go: parseByGo, ASCII: toASCII}

func (c *comparer) write(raw string) error {
	var b []byte
	switch {
	case c.indent:
		var err error
		if b, err = json.MarshalIndent(c.document(raw), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case c.json:
		b = append(c.document(raw).AppendJSON(nil), '\n')
	default:
		b = []byte(c.plain(standards.Compare(core.Parse(raw), askedOfStandards)) + c.resolved(raw))
	}
	_, err := c.out.Write(b)
	return err
}

// document returns the JSON for a URL.
func (c *comparer) document(raw string) *report.Standards {
	s := report.StandardsIn(c.lang, raw, askedOfStandards)
	if c.base != "" {
		s.Resolve(c.lang, c.base, raw, askedOfStandards)
	}
	return s
}

// resolved returns how each standard resolves a reference against the base, as text.
func (c *comparer) resolved(raw string) string {
	if c.base == "" {
		return ""
	}
	var b strings.Builder
	for _, r := range standards.Resolve(c.base, raw, askedOfStandards) {
		result := "–"
		if r.OK {
			result = text.ShowAll(r.Result)
		}
		b.WriteString("  " + r.Standard.Title() + " → " + result + "\n")
		for i, step := range r.Steps {
			fmt.Fprintf(&b, "    %d. %s\n", i+1, text.ResolveStep(c.lang, step).Quoted(c.lang))
		}
	}
	return b.String()
}

// parseByGo parses a URL with net/url.
func parseByGo(raw string) standards.Answer {
	u, err := url.Parse(raw)
	if err != nil {
		return standards.Answer{}
	}
	return standards.Answer{OK: true, Result: u.String()}
}

// goRelease returns the Go release, such as "Go 1.26". Its minor versions parse alike.
func goRelease() string {
	numbers := strings.SplitN(strings.TrimPrefix(runtime.Version(), "go"), ".", 3)
	return "Go " + strings.Join(numbers[:min(2, len(numbers))], ".")
}

// plain returns a comparison as text: a standard a line, then a flip a line.
func (c *comparer) plain(found *standards.Comparison) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(found.Input) + "\n")
	titles, verdicts := make([]string, len(found.Readings)), make([]string, len(found.Readings))
	for i := range found.Readings {
		r := &found.Readings[i]
		titles[i] = r.Standard.Title()
		if year := r.Standard.Year(); year > 0 {
			titles[i] += fmt.Sprintf(" (%d)", year)
		}
		if r.Standard == standards.Go {
			titles[i] += " " + goRelease()
		}
		fault, _ := r.Fault(found.Input)
		verdicts[i] = text.StandardVerdict(c.lang, r, fault.Start)
	}
	pad(titles)
	pad(verdicts)
	for i := range found.Readings {
		line := fmt.Sprintf("  %s %s %s", titles[i], verdicts[i], shown(&found.Readings[i], found.Input))
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
	if what := text.Reference(c.lang, found); what != "" {
		b.WriteString("  " + what + "\n")
	}
	for _, f := range found.Flips {
		where := "  " + text.Cite(c.lang, f.From.Title()+" > "+f.To.Title(), fmt.Sprintf("%d-%d", f.Start, f.End))
		if f.Clause.Security {
			where += text.InBrackets(c.lang, text.Security(c.lang))
		}
		b.WriteString(text.Lead(c.lang, where) + text.Flip(c.lang, found.Input, f).Quoted(c.lang) + "\n")
	}
	return b.String()
}

// pad makes all texts one column wider than the widest. Chinese and Japanese characters count as two columns.
func pad(list []string) {
	widest := 0
	for _, s := range list {
		widest = max(widest, cells(s))
	}
	for i, s := range list {
		list[i] += strings.Repeat(" ", widest-cells(s)+1)
	}
}

// shown returns the parts of a URL that r accepts, and the parser's result.
func shown(r *standards.Reading, input string) string {
	if !r.Verdict.Accepts() {
		return ""
	}
	var list []string
	for _, p := range r.Parts {
		if p.Role == standards.RoleAuthority && p.Name == "authority" {
			continue // the parts that it contains follow
		}
		list = append(list, p.Name+"="+text.ShowAll(p.In(input)))
	}
	if r.Result != "" {
		list = append(list, "→ "+text.ShowAll(r.Result))
	}
	return strings.Join(list, "  ")
}
