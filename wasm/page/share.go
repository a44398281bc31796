package page

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// pageBase returns the address of the page without its fragment. In a frame it returns the address of the whole
// page.
func pageBase() string {
	if isFrame() {
		return app.Window().Get("URL").New("./", browserDocument().Get("baseURI").String()).Get("href").String()
	}
	base, _, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	return base
}

// shareBody returns the dialog for sharing.
func (s *dialog) shareBody() []app.UI {
	p := s.page
	shown, ok := p.model.ShareText(s.share, pageBase(), Words())
	if !ok {
		return []app.UI{line("empty", p.ui(labels.NoLinkSoLong))}
	}
	return []app.UI{
		s.copied(shown),
		when(p.model.Study == nil, s.shareChoice), // a lesson is always shared with its start
		when(s.share.As == model.AsEmbed, s.embedChoice),
		block("row-of-buttons",
			button("button primary").ID("copy-link").AutoFocus(true).Text(p.ui(labels.CopyLink)).OnClick(s.onShare(model.AsLink), model.AsLink),
			button("button").ID("copy-embed").Text(p.ui(labels.EmbedCode)).OnClick(s.onShare(model.AsEmbed), model.AsEmbed),
			button("button").ID("copy-markdown").Text(p.ui(labels.MarkdownLink)).OnClick(s.onShare(model.AsMarkdown), model.AsMarkdown),
		),
		block("row-of-buttons",
			button("act").ID("to-making").Text(p.ui(labels.MakeLesson)).OnClick(p.onTool("making")),
			button("act").ID("to-checking").Text(p.ui(labels.CheckReceipts)).OnClick(p.onTool("checking")),
		),
		para("caption",
			when(s.share.As != model.AsEmbed, func() app.UI { return prose(labels.Words(p.model.Lang, labels.ShareNote)) }),
			when(s.share.As == model.AsEmbed, func() app.UI {
				return app.A().Href("host.html#" + p.model.Lang.Tag()).Target("_blank").Rel("noopener").Text(p.ui(labels.EmbedHow))
			}),
		),
		when(s.share.As == model.AsEmbed, s.embedPreview),
		when(len(shown) > model.LongLink, func() app.UI {
			return line("caption", labels.Count(p.model.Lang, labels.LongLink, len(shown)))
		}),
	}
}

// shareChoice returns the settings for what of the view is shared.
func (s *dialog) shareChoice() app.UI {
	p := s.page
	keep := p.model.View(p.model.Selected, s.share.Password).Selected.Len() > 0
	return block("checks",
		when(keep, func() app.UI {
			return check("keep", !s.share.Bare, labels.Filled(p.model.Lang, labels.KeepSelected,
				"{a}", strconv.Itoa(p.model.Selected.Start), "{b}", strconv.Itoa(p.model.Selected.End)), s.onKeep)
		}),
		check("in-lang", s.share.Lang, labels.Filled(p.model.Lang, labels.OpenInLanguage, "{a}", p.model.Lang.Name()), s.onLang,
			mark("more-words", " "+p.ui(labels.InsteadOfReader))),
		when(p.model.Secret().Len() > 0, func() app.UI {
			return check("with-password", s.share.Password, labels.Words(p.model.Lang, labels.IncludePassword), s.onPassword)
		}),
	)
}

func (s *dialog) onKeep(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Bare = !c.Bare })
}

func (s *dialog) onLang(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Lang = !c.Lang })
}

func (s *dialog) onPassword(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Password = !c.Password })
}

// choose changes a setting, and hides the notice that the link was copied.
func (s *dialog) choose(change func(*model.Share)) {
	change(&s.share)
	s.said = ""
}

func (s *dialog) onShare(as model.ShareAs) app.EventHandler {
	return func(app.Context, app.Event) {
		s.share.As = as
		shared, ok := s.page.model.ShareText(s.share, pageBase(), Words())
		if !ok {
			return
		}
		done := labels.Copied
		if as == model.AsLink {
			done = labels.LinkCopied
		}
		s.refresh()
		s.page.copy(shared, done)
	}
}
