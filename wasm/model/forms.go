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

// A Form is a format in which the page's content can be copied or saved.
type Form struct {
	Name text.Key
	File string // the name of a file in this form
	Kind string // the media type of the file
	Make func(Subject) (string, text.Prose)

	// The form always uses RFC 1738, whichever standard judges. The dialog says so.
	Only1738 bool
}

// A Subject is the input of a form.
type Subject struct {
	Lang   text.Lang
	URL    *core.URL
	Secret bool // include the password
	Dark   bool

	Judged *Model // the model if a standard other than RFC 1738 judges; otherwise nil

	Page    string // the address of the page, for links; "" for none
	Browser string // the browser's name and version
}

// The media types of pictures.
const (
	SVGKind = "image/svg+xml"
	PNGKind = "image/png"
)

// Forms lists the forms in the order of the menu. The browser makes the PNG from the SVG.
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

// Instead replaces a password that is left out, so that the rest of the copy stays the same.
const Instead = "xxxxx"

// sent is Model.sent, by the standard that judges.
func (s Subject) sent(comment string) (u *core.URL, says string, why text.Prose) {
	m := s.Judged
	if m == nil {
		m = New(s.URL.Source())
		m.Lang, m.Revealed = s.Lang, s.Secret
	}
	return m.sent(comment)
}

// sent returns the URL that a client sends for, and a comment if that differs from the typed text. If nothing is
// sent, it returns nil and why.
func (m *Model) sent(comment string) (u *core.URL, says string, why text.Prose) {
	talk := m.Talk()
	switch {
	case talk.Silent():
		why, _ = text.Step(m.Lang, talk.URL, &talk.Said, &talk.Said.Steps[0])
		return nil, "", why
	case len(talk.Steps) == 0:
		return nil, "", labels.Words(m.Lang, m.Unsent())
	}
	return talk.URL, m.SaysChanged(comment), nil
}

// SaysChanged returns the line that precedes a copy made from a URL other than the typed one: for "http://h/a b"
// it names the URL with the escape. The line starts with comment. It is "" if the URL is as typed.
func (m *Model) SaysChanged(comment string) string {
	talk := m.Talk()
	if talk.URL == m.URL {
		return ""
	}
	return comment + labels.Filled(m.Lang, labels.CopyChanged, "{a}", Visible(m.WithoutPassword()), "{b}", Visible(New(talk.URL.Source()).WithoutPassword())).Quoted(m.Lang) + "\n"
}

// tokens returns the parts by the standard that judges.
func (s Subject) tokens() []core.Token {
	if s.Judged == nil {
		return s.URL.Tokens()
	}
	return s.Judged.Tokens()
}

// reportText returns the report, indented.
func reportText(s Subject) (string, text.Prose) {
	return indented(report.In(s.Lang, s.URL.Source()).AppendJSON(nil)) + "\n", nil
}

// markdownTable returns the parts as a table in Markdown.
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

// section returns the section about a part in the standard that judges.
func section(judged *Model, part core.Part) string {
	if judged == nil || judged.Split() == nil {
		return part.Info().Section
	}
	return text.LaterSection(judged.Judge, part)
}

// defanged returns the URL in a form that nobody follows by mistake.
func defanged(s Subject) (string, text.Prose) {
	if s.URL.Source() == "" {
		return "", labels.Words(s.Lang, labels.FormatNone)
	}
	return defang.URL(s.URL.Source()), nil
}

// cell returns octets as code in a table, where a bar would end the cell.
func cell(s string) string {
	if s == "" {
		return ""
	}
	return strings.ReplaceAll(markdownCode(s), "|", `\|`)
}

// widest is the largest number of octets on a line of a picture.
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

// conversation returns the conversation as text.
func conversation(s Subject) (string, text.Prose) {
	if s.Judged == nil { // RFC 1738, which says itself what it has changed
		said := transcript.Text(s.Lang, s.URL, transcript.ShowPasswords)
		if said == "" {
			return "", labels.Words(s.Lang, labels.FormatNone)
		}
		return said, nil
	}
	u, says, why := s.sent("")
	if u == nil {
		return "", why
	}
	return says + transcript.TextAsRead(s.Lang, u, transcript.ShowPasswords), nil
}

// goTest returns a Go test.
func goTest(s Subject) (string, text.Prose) {
	return transcript.GoTest(s.URL, transcript.ShowPasswords), nil
}

// curl returns a command that fetches the URL, or the reason why curl cannot fetch it. curl asks for a password that is
// left out.
func curl(s Subject) (string, text.Prose) {
	passwords := transcript.HidePasswords
	if s.Secret {
		passwords = transcript.ShowPasswords
	}
	u, says, why := s.sent("# ")
	if u == nil {
		return "", why
	}
	return curlFor(s.Lang, says, u, passwords)
}

// curlFor returns a command that fetches u, below what was changed and what curl does not get, or the reason why curl
// cannot fetch it.
func curlFor(l text.Lang, says string, u *core.URL, p transcript.Passwords) (string, text.Prose) {
	command, why := transcript.Curl(l, u, p)
	if command == "" {
		return "", why
	}
	return says + transcript.CurlOmits(l, u) + command + "\n", nil
}

// fetchedBy returns code with which a client fetches the URL, or the reason why it cannot fetch it.
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

// DataURL returns a data URL with an SVG.
func DataURL(svg string) string {
	return "data:" + SVGKind + ";base64," + base64.StdEncoding.EncodeToString([]byte(svg))
}
