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

	// It is made by RFC 1738, whoever judges, and the dialog says so.
	Only1738 bool
}

// A Subject is what a form is made of.
type Subject struct {
	Lang   text.Lang
	URL    *core.URL
	Secret bool // with the password
	Dark   bool

	Judged *Model // the URL as the standard has it that judges; nil where that is RFC 1738

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
	{labels.AsReport, "urlscope.json", "application/json", reportText, true},
	{labels.AsMarkdown, "urlscope.md", "text/markdown", markdownTable, false},
	{labels.AsSVG, "urlscope.svg", SVGKind, picture, true},
	{labels.AsPNG, "urlscope.png", PNGKind, picture, true},
	{labels.AsTranscript, "urlscope.txt", "text/plain", conversation, false},
	{labels.AsGoTest, "urlscope_test.go", "text/plain", goTest, true},
	{labels.AsCurl, "urlscope.sh", "text/plain", curl, false},
	{labels.AsWget, "urlscope.sh", "text/plain", fetchedBy(transcript.ClientWget, "# "), false},
	{labels.AsPython, "urlscope.py", "text/x-python", fetchedBy(transcript.ClientPython, "# "), false},
	{labels.AsFetch, "urlscope.mjs", "text/javascript", fetchedBy(transcript.ClientFetch, "// "), false},
	{labels.AsDefanged, "urlscope.txt", "text/plain", defanged, false},
	{labels.AsProblem, "urlscope-problem.md", "text/markdown", problemText, true},
}

// Instead stands for a password that stays out of what is copied, so that all the
// rest is as it was.
const Instead = "xxxxx"

// sent returns the URL that a client asks with, and a comment for one that is not the URL as it was typed. Where nothing goes out, it
// returns nil and why.
func (s Subject) sent(comment string) (u *core.URL, says string, why text.Prose) {
	if s.Judged == nil {
		return s.URL, "", nil
	}
	talk := s.Judged.Talk()
	switch {
	case talk.Silent():
		why, _ = text.Step(s.Lang, talk.URL, &talk.Said, &talk.Said.Steps[0])
		return nil, "", why
	case len(talk.Steps) == 0:
		return nil, "", labels.Words(s.Lang, s.Judged.Unsent())
	}
	return talk.URL, s.Judged.SaysChanged(comment), nil
}

// SaysChanged is the line in front of a copy that was made of another URL than the one that was typed: of "http://h/a b" that with the
// escape. It is a comment, which begins with these octets. "" for what is as it was typed.
func (m *Model) SaysChanged(comment string) string {
	talk := m.Talk()
	if talk.URL == m.URL {
		return ""
	}
	return comment + labels.Filled(m.Lang, labels.CopyChanged, "{a}", Visible(m.WithoutPassword()), "{b}", Visible(New(talk.URL.Source()).WithoutPassword())).Quoted(m.Lang) + "\n"
}

// tokens returns the parts, as the standard has them that judges.
func (s Subject) tokens() []core.Token {
	if s.Judged == nil {
		return s.URL.Tokens()
	}
	return s.Judged.Tokens()
}

// reportText returns the report as it is to be read.
func reportText(s Subject) (string, text.Prose) {
	return indented(report.In(s.Lang, s.URL.Source()).AppendJSON(nil)) + "\n", nil
}

// markdownTable returns the parts as a table of Markdown.
func markdownTable(s Subject) (string, text.Prose) {
	if len(s.tokens()) == 0 {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	var b strings.Builder
	row := func(cells ...string) {
		for _, cell := range cells {
			b.WriteString("| " + cell + " ")
		}
		b.WriteString("|\n")
	}
	by := labels.UI(s.Lang, text.SectionHead)
	if s.Judged != nil && s.Judged.Split() != nil {
		by = s.Judged.Judge.Title()
	}
	row(labels.UI(s.Lang, text.PartHead), labels.UI(s.Lang, text.OctetsHead), labels.UI(s.Lang, text.RawHead),
		labels.UI(s.Lang, text.DecodedHead), by)
	row("---", "---", "---", "---", "---")
	for _, t := range s.tokens() {
		if t.Part == core.Delim {
			continue
		}
		raw := t.In(s.URL.Source())
		decoded := ""
		if plain := string(octet.AppendDecoded(nil, raw)); plain != raw {
			decoded = cell(plain)
		}
		row(anatomy.Label(s.Lang, s.URL, t), text.Range(t.Span), cell(raw), decoded, section(s.Judged, t.Part))
	}
	return b.String(), nil
}

// section returns the section about a part, of the standard that judges.
func section(judged *Model, part core.Part) string {
	if judged == nil || judged.Split() == nil {
		return part.Info().Section
	}
	return text.LaterSection(judged.Judge, part)
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
	u, says, why := s.sent("")
	if u == nil {
		return "", why
	}
	talk := transcript.Text
	if s.Judged != nil {
		talk = transcript.TextAsRead
	}
	said := talk(s.Lang, u, transcript.ShowPasswords)
	if said == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	return says + said, nil
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
	u, says, why := s.sent("# ")
	if u == nil {
		return "", why
	}
	command, why := transcript.Curl(s.Lang, u, passwords)
	if command != "" {
		command = says + command + "\n"
	}
	return command, why
}

// fetchedBy returns code that has a client fetch the URL, or why there is none.
func fetchedBy(c transcript.WebClient, comment string) func(Subject) (string, text.Prose) {
	return func(s Subject) (string, text.Prose) {
		u, says, why := s.sent(comment)
		if u == nil {
			return "", why
		}
		code, why := transcript.Web(s.Lang, c, u)
		if code != "" {
			code = says + code
		}
		return code, why
	}
}

// DataURL returns an address that holds a picture in SVG.
func DataURL(svg string) string {
	return "data:" + SVGKind + ";base64," + base64.StdEncoding.EncodeToString([]byte(svg))
}
