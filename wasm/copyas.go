package main

import (
	"encoding/base64"
	"encoding/json"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/report"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
)

// A form is one in which what the page shows can be taken elsewhere.
type form struct {
	name text.Key
	file string // what a file of it is called
	kind string // the media type of such a file
	make func(subject) (string, text.Prose)
}

// A subject is what a form is made of.
type subject struct {
	lang   text.Lang
	url    *core.URL
	secret bool // with the password
	dark   bool
}

const (
	svgKind = "image/svg+xml"
	pngKind = "image/png"
)

// forms are the forms, in the order in which they are offered. The PNG is made of
// a picture in SVG, by the browser.
var forms = []form{
	{labels.AsReport, "urlscope.json", "application/json", reportText},
	{labels.AsMarkdown, "urlscope.md", "text/markdown", markdownTable},
	{labels.AsSVG, "urlscope.svg", svgKind, picture},
	{labels.AsPNG, "urlscope.png", pngKind, picture},
	{labels.AsTranscript, "urlscope.txt", "text/plain", conversation},
	{labels.AsGoTest, "urlscope_test.go", "text/plain", goTest},
	{labels.AsCurl, "urlscope.sh", "text/plain", curl},
}

// instead stands for a password that stays out of what is copied, so that all the
// rest is as it was.
const instead = "xxxxx"

// subject returns what is copied: the URL, with its password or without.
func (p *page) subject(secret, dark bool) subject {
	s := subject{lang: p.lang, url: p.url, secret: secret, dark: dark}
	if out := p.secret(); out.Len() > 0 && !secret {
		src := p.source()
		s.url = core.Parse(src[:out.Start+len(":")] + instead + src[out.End:])
	}
	return s
}

// reportText returns the report as it is to be read.
func reportText(s subject) (string, text.Prose) {
	b, err := json.MarshalIndent(report.In(s.lang, s.url.Source()), "", "  ")
	if err != nil {
		return "", labels.Words(s.lang, labels.FormatNone) // a report is made of what always marshals
	}
	return string(b) + "\n", nil
}

// markdownTable returns the parts as a table of Markdown.
func markdownTable(s subject) (string, text.Prose) {
	if len(s.url.Tokens()) == 0 {
		return "", labels.Words(s.lang, labels.FormatNone)
	}
	var b strings.Builder
	row := func(cells ...string) {
		for _, cell := range cells {
			b.WriteString("| " + cell + " ")
		}
		b.WriteString("|\n")
	}
	row(labels.UI(s.lang, text.PartHead), labels.UI(s.lang, text.OctetsHead), labels.UI(s.lang, text.RawHead),
		labels.UI(s.lang, text.DecodedHead), labels.UI(s.lang, text.SectionHead))
	row("---", "---", "---", "---", "---")
	for _, t := range s.url.Tokens() {
		if t.Part == core.Delim {
			continue
		}
		raw := t.In(s.url.Source())
		decoded := ""
		if plain := string(core.AppendDecoded(nil, raw)); plain != raw {
			decoded = cell(plain)
		}
		row(anatomy.Label(s.lang, s.url, t), text.Range(t.Span), cell(raw), decoded, t.Part.Info().Section)
	}
	return b.String(), nil
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
func picture(s subject) (string, text.Prose) {
	if s.url.Source() == "" {
		return "", labels.Words(s.lang, labels.FormatNone)
	}
	o := anatomy.Options{Lang: s.lang, Theme: anatomy.Light, Columns: widest}
	if s.dark {
		o.Theme = anatomy.Dark
	}
	return anatomy.SVG(s.url.Source(), o), nil
}

// conversation returns what goes over the wire, as text.
func conversation(s subject) (string, text.Prose) {
	talk := transcript.Text(s.lang, s.url, transcript.Show)
	if talk == "" {
		return "", labels.Words(s.lang, labels.FormatNone)
	}
	return talk, nil
}

// goTest returns a test of Go.
func goTest(s subject) (string, text.Prose) {
	return transcript.GoTest(s.url, transcript.Show), nil
}

// curl returns a command that fetches the URL, or why there is none. A password
// that stays out is asked for by curl itself.
func curl(s subject) (string, text.Prose) {
	passwords := transcript.Hide
	if s.secret {
		passwords = transcript.Show
	}
	command, why := transcript.Curl(s.lang, s.url, passwords)
	if command != "" {
		command += "\n"
	}
	return command, why
}

// dataURL returns an address that holds a picture in SVG.
func dataURL(svg string) string {
	return "data:" + svgKind + ";base64," + base64.StdEncoding.EncodeToString([]byte(svg))
}

// copyAs opens the dialog for copying, with a form chosen.
func (p *page) copyAs(name text.Key) {
	chosen := slices.IndexFunc(forms, func(f form) bool { return f.name == name })
	p.openSheet(&sheet{page: p, kind: copyDialog, form: max(chosen, 0), dark: isDark()})
}

// copyButton opens the dialog for copying from the head of a panel.
func (p *page) copyButton(name text.Key) app.UI {
	return app.Button().Type("button").Class("act").ID("copy-"+string(name)).Text(p.ui(text.Copy)+"…").
		OnClick(func(app.Context, app.Event) { p.copyAs(name) }, name)
}

// made returns what is copied.
func (s *sheet) made() (string, text.Prose) {
	return forms[s.form].make(s.page.subject(s.share.password, s.dark))
}

// copyBody is the dialog for copying: the forms, the text, what to do with it.
func (s *sheet) copyBody() []app.UI {
	p := s.page
	f := forms[s.form]
	shown, why := s.made()
	isPicture := shown != "" && (f.kind == svgKind || f.kind == pngKind)
	preview := app.Div().Class("preview").Body(
		when(shown == "", func() app.UI { return app.P().ID("why-not").Class("empty").Body(prose(why)) }),
		when(isPicture, func() app.UI {
			return app.Img().ID("picture").Alt(text.PictureTitle(p.lang, p.url)).Src(dataURL(shown))
		}),
		when(shown != "" && !isPicture, func() app.UI { return s.copied(shown) }),
	)
	if isPicture {
		preview.TabIndex(0) // on a narrow screen it scrolls
	}
	return []app.UI{
		app.FieldSet().Class("formats").Body(
			app.Legend().Class("vh").Text(p.ui(labels.Format)),
			app.Range(forms).Slice(func(i int) app.UI {
				return app.Label().Class("check").Body(
					app.Input().Type("radio").Name("form").ID(string(forms[i].name)).Checked(i == s.form).AutoFocus(i == s.form).OnClick(s.onForm(i), i),
					app.Span().Text(p.ui(forms[i].name)),
				)
			}),
		),
		when(p.secret().Len() > 0, func() app.UI {
			return check("with-password", s.share.password, labels.Words(p.lang, labels.CopyPassword), s.onPassword)
		}),
		preview,
		when(len(shown) > longestShown && !isPicture, func() app.UI { return app.P().Class("caption").Text(p.ui(labels.FormatLong)) }),
		app.Div().Class("row-of-buttons").Body(
			app.Button().Type("button").ID("copy-it").Class("button primary").Disabled(shown == "").Text(p.ui(labels.CopyIt)).OnClick(s.onCopy),
			app.Button().Type("button").ID("save-it").Class("button").Disabled(shown == "").Text(p.ui(labels.SaveFile)).OnClick(s.onSave),
		),
	}
}

func (s *sheet) onForm(i int) app.EventHandler {
	return func(app.Context, app.Event) { s.form, s.said = i, "" }
}

func (s *sheet) onCopy(app.Context, app.Event) {
	made, _ := s.made()
	if forms[s.form].kind == pngKind {
		app.Window().Call("urlscopeCopyPicture", dataURL(made)).Call("then", once(func(ok app.Value) {
			if ok.Bool() {
				s.page.tell(labels.Copied)
			} else {
				s.page.tell(labels.PictureDenied)
			}
		}))
		return
	}
	s.page.copy(made, labels.Copied)
}

func (s *sheet) onSave(app.Context, app.Event) {
	made, _ := s.made()
	f := forms[s.form]
	if f.kind == pngKind {
		app.Window().Call("urlscopeSavePicture", f.file, dataURL(made))
		return
	}
	app.Window().Call("urlscopeSave", f.file, f.kind, made)
}
