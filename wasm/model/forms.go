package model

import (
	"encoding/base64"
	"strings"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/defang"
	"urlscope/core/octet"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
)

// A Form is one in which what the page shows can be taken elsewhere.
type Form struct {
	Name text.Key
	File string // what a file of it is called
	Kind string // the media type of such a file
	Make func(Subject) (string, text.Prose)
}

// A Subject is what a form is made of.
type Subject struct {
	Lang   text.Lang
	URL    *core.URL
	Secret bool // with the password
	Dark   bool

	Page    string // the address of the page, which links begin with; "" for none
	Browser string // what the browser calls itself
}

// The media types of pictures.
const (
	SVGKind = "image/svg+xml"
	PNGKind = "image/png"
)

// Forms are the forms, in the order in which they are offered. The PNG is made of
// a picture in SVG, by the browser.
var Forms = []Form{
	{labels.AsReport, "urlscope.json", "application/json", reportText},
	{labels.AsMarkdown, "urlscope.md", "text/markdown", markdownTable},
	{labels.AsSVG, "urlscope.svg", SVGKind, picture},
	{labels.AsPNG, "urlscope.png", PNGKind, picture},
	{labels.AsTranscript, "urlscope.txt", "text/plain", conversation},
	{labels.AsGoTest, "urlscope_test.go", "text/plain", goTest},
	{labels.AsCurl, "urlscope.sh", "text/plain", curl},
	{labels.AsWget, "urlscope.sh", "text/plain", fetchedBy(transcript.ClientWget)},
	{labels.AsPython, "urlscope.py", "text/x-python", fetchedBy(transcript.ClientPython)},
	{labels.AsFetch, "urlscope.mjs", "text/javascript", fetchedBy(transcript.ClientFetch)},
	{labels.AsDefanged, "urlscope.txt", "text/plain", defanged},
	{labels.AsProblem, "urlscope-problem.md", "text/markdown", problemText},
}

// Instead stands for a password that stays out of what is copied, so that all the
// rest is as it was.
const Instead = "xxxxx"

// reportText returns the report as it is to be read.
func reportText(s Subject) (string, text.Prose) {
	return indented(report.In(s.Lang, s.URL.Source()).AppendJSON(nil)) + "\n", nil
}

// markdownTable returns the parts as a table of Markdown.
func markdownTable(s Subject) (string, text.Prose) {
	if len(s.URL.Tokens()) == 0 {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	var b strings.Builder
	row := func(cells ...string) {
		for _, cell := range cells {
			b.WriteString("| " + cell + " ")
		}
		b.WriteString("|\n")
	}
	row(labels.UI(s.Lang, text.PartHead), labels.UI(s.Lang, text.OctetsHead), labels.UI(s.Lang, text.RawHead),
		labels.UI(s.Lang, text.DecodedHead), labels.UI(s.Lang, text.SectionHead))
	row("---", "---", "---", "---", "---")
	for _, t := range s.URL.Tokens() {
		if t.Part == core.Delim {
			continue
		}
		raw := t.In(s.URL.Source())
		decoded := ""
		if plain := string(octet.AppendDecoded(nil, raw)); plain != raw {
			decoded = cell(plain)
		}
		row(anatomy.Label(s.Lang, s.URL, t), text.Range(t.Span), cell(raw), decoded, t.Part.Info().Section)
	}
	return b.String(), nil
}

// defanged returns the URL so that nobody follows it by mistake.
func defanged(s Subject) (string, text.Prose) {
	if s.URL.Source() == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	return defang.URL(s.URL.Source()), nil
}

// cell sets octets as code within a table, where a bar would end the cell.
func cell(s string) string {
	if s == "" {
		return ""
	}
	return strings.ReplaceAll(markdownCode(s), "|", `\|`)
}

// widest is the number of octets that a picture has on a line at most.
const widest = 100

// picture returns the anatomy as SVG, in the colours of the page.
func picture(s Subject) (string, text.Prose) {
	if s.URL.Source() == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	o := anatomy.Options{Lang: s.Lang, Theme: anatomy.ThemeLight, Columns: widest}
	if s.Dark {
		o.Theme = anatomy.ThemeDark
	}
	return anatomy.SVG(s.URL.Source(), o), nil
}

// conversation returns what goes over the wire, as text.
func conversation(s Subject) (string, text.Prose) {
	talk := transcript.Text(s.Lang, s.URL, transcript.ShowPasswords)
	if talk == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	return talk, nil
}

// goTest returns a test of Go.
func goTest(s Subject) (string, text.Prose) {
	return transcript.GoTest(s.URL, transcript.ShowPasswords), nil
}

// curl returns a command that fetches the URL, or why there is none. A password
// that stays out is asked for by curl itself.
func curl(s Subject) (string, text.Prose) {
	passwords := transcript.HidePasswords
	if s.Secret {
		passwords = transcript.ShowPasswords
	}
	command, why := transcript.Curl(s.Lang, s.URL, passwords)
	if command != "" {
		command += "\n"
	}
	return command, why
}

// fetchedBy returns code that has a client fetch the URL, or why there is none.
func fetchedBy(c transcript.WebClient) func(Subject) (string, text.Prose) {
	return func(s Subject) (string, text.Prose) { return transcript.Web(s.Lang, c, s.URL) }
}

// DataURL returns an address that holds a picture in SVG.
func DataURL(svg string) string {
	return "data:" + SVGKind + ";base64," + base64.StdEncoding.EncodeToString([]byte(svg))
}
