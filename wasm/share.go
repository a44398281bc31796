package main

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/wasm/labels"
)

// share is what the reader chose in the dialog for sharing.
type share struct {
	bare     bool // without the selection
	lang     bool // in the language of the page
	password bool
	as       shareAs
	embedded chosenEmbed
}

// shareAs is the form in which a link is passed on.
type shareAs uint8

const (
	asLink shareAs = iota
	asEmbed
	asMarkdown
)

// shared returns the view that is to be shared.
func (m *model) shared(s share) view {
	selected := m.selected
	if s.bare || selected.Len() == 0 {
		selected = core.Span{}
	}
	v := m.view(selected, s.password)
	if v.selected.Len() == 0 { // all of it was in the password
		v.selected = core.Span{}
	}
	if s.lang {
		v.lang = m.lang.Tag()
	}
	return v
}

// shareText returns what is passed on, for a page at base. It is false when the
// text is too long for a link.
func (m *model) shareText(s share, base string) (string, bool) {
	v := m.shared(s)
	link := base + v.link()
	if len(link) > maxLink {
		return "", false
	}
	switch s.as {
	case asEmbed:
		return embedTag(base, v, s.embedded.embed()), true
	case asMarkdown:
		return "[" + markdownCode(v.src) + "](" + link + ")", true
	}
	return link, true
}

// markdownCode sets octets as code: between more backticks than stand in them,
// and on one line.
func markdownCode(s string) string {
	fence := "`"
	for strings.Contains(s, fence) {
		fence += "`"
	}
	pad := ""
	if strings.HasPrefix(s, "`") || strings.HasSuffix(s, "`") || strings.Trim(s, " ") == "" ||
		strings.HasPrefix(s, " ") && strings.HasSuffix(s, " ") {
		pad = " "
	}
	return fence + pad + visible(s) + pad + fence
}

// pageBase returns the address of the page, without a fragment; in a frame that of
// the whole page.
func pageBase() string {
	base, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	if i := strings.LastIndex(base, "/frame.html"); i >= 0 {
		base = base[:i+len("/")]
	}
	return base
}

// longLink is the number of characters from which some programs cut a link.
const longLink = 2000

// shareBody is the dialog for sharing.
func (s *sheet) shareBody() []app.UI {
	p := s.page
	shown, ok := p.shareText(s.share, pageBase())
	if !ok {
		return []app.UI{app.P().Class("empty").Text(p.ui(labels.NoLinkSoLong))}
	}
	keep := p.view(p.selected, s.share.password).selected.Len() > 0
	return []app.UI{
		s.copied(shown),
		app.Div().Class("checks").Body(
			when(keep, func() app.UI {
				return check("keep", !s.share.bare, labels.Filled(p.lang, labels.KeepSelected,
					"{a}", strconv.Itoa(p.selected.Start), "{b}", strconv.Itoa(p.selected.End)), s.onKeep)
			}),
			check("in-lang", s.share.lang, labels.Filled(p.lang, labels.OpenInLanguage, "{a}", p.lang.Name()), s.onLang,
				app.Span().Class("more-words").Text(" "+p.ui(labels.InsteadOfReader))),
			when(p.secret().Len() > 0, func() app.UI {
				return check("with-password", s.share.password, labels.Words(p.lang, labels.IncludePassword), s.onPassword)
			}),
		),
		when(s.share.as == asEmbed, s.embedChoice),
		app.Div().Class("row-of-buttons").Body(
			app.Button().Type("button").ID("copy-link").Class("button primary").AutoFocus(true).Text(p.ui(labels.CopyLink)).OnClick(s.onShare(asLink), asLink),
			app.Button().Type("button").ID("copy-embed").Class("button").Text(p.ui(labels.EmbedCode)).OnClick(s.onShare(asEmbed), asEmbed),
			app.Button().Type("button").ID("copy-markdown").Class("button").Text(p.ui(labels.MarkdownLink)).OnClick(s.onShare(asMarkdown), asMarkdown),
		),
		app.P().Class("caption").Body(
			when(s.share.as != asEmbed, func() app.UI { return prose(labels.Words(p.lang, labels.ShareNote)) }),
			when(s.share.as == asEmbed, func() app.UI {
				return app.A().Href("host.html#" + p.lang.Tag()).Target("_blank").Rel("noopener").Text(p.ui(labels.EmbedHow))
			}),
		),
		when(len(shown) > longLink, func() app.UI {
			return app.P().Class("caption").Text(labels.Count(p.lang, labels.LongLink, len(shown)))
		}),
	}
}

func (s *sheet) onKeep(app.Context, app.Event) {
	s.choose(func(c *share) { c.bare = !c.bare })
}
func (s *sheet) onLang(app.Context, app.Event) {
	s.choose(func(c *share) { c.lang = !c.lang })
}
func (s *sheet) onPassword(app.Context, app.Event) {
	s.choose(func(c *share) { c.password = !c.password })
}

// choose changes what is shared, of which nothing has been copied then.
func (s *sheet) choose(change func(*share)) {
	change(&s.share)
	s.said = ""
}

func (s *sheet) onShare(as shareAs) app.EventHandler {
	return func(app.Context, app.Event) {
		s.share.as = as
		shared, ok := s.page.shareText(s.share, pageBase())
		if !ok {
			return
		}
		done := labels.Copied
		if as == asLink {
			done = labels.LinkCopied
		}
		s.Update()
		s.page.copy(shared, done)
	}
}
