package page

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// embedChoice returns the settings of the embed.
func (s *dialog) embedChoice() app.UI {
	p := s.page
	list := append([]model.Word{model.AnatomyWord}, Words()...)
	return app.FieldSet().Class("formats").ID("embed-choice").Body(
		app.Legend().Text(p.ui(labels.EmbedShows)),
		app.Range(list).Slice(func(i int) app.UI {
			w := list[i]
			name := labels.EmbedAnatomy
			if row := panelOf(w); row != nil {
				name = row.title(p.model)
			}
			return check("embed-"+string(w), !slices.Contains(s.share.Embedded.Out, w), labels.Words(p.model.Lang, name), s.onEmbed(w))
		}),
		check("embed-readonly", s.share.Embedded.Readonly, labels.Words(p.model.Lang, labels.EmbedReadonly), s.onReadonly),
		check("embed-for-markdown", s.share.Embedded.Markdown, labels.Words(p.model.Lang, labels.EmbedMarkdown), s.onForMarkdown),
		s.setting("embed-theme", labels.EmbedTheme, app.Select().ID("embed-theme").OnChange(s.onEmbedTheme).Body(s.embedThemes()...)),
		s.setting("embed-height", labels.EmbedHeight, app.Input().Type("number").ID("embed-height").Attr("min", "1").Attr("max", "4000").
			Attr("placeholder", p.ui(labels.EmbedAsNeeded)).OnInput(s.onEmbedHeight)),
		s.setting("embed-judge", labels.EmbedJudge, app.Select().ID("embed-judge").OnChange(s.onEmbedJudge).Body(s.embedJudges()...)),
	)
}

// setting returns a control of the embed with its label.
func (s *dialog) setting(id string, label text.Key, field app.UI) app.UI {
	return app.Label().Class("setting").For(id).Body(app.Span().Text(s.page.ui(label)), field)
}

func (s *dialog) embedThemes() (options []app.UI) {
	for _, o := range [...]struct {
		theme string
		label text.Key
	}{{"", labels.EmbedAround}, {"light", labels.EmbedLight}, {"dark", labels.EmbedDark}} {
		options = append(options, app.Option().Value(o.theme).Selected(o.theme == s.share.Embedded.Theme).Text(s.page.ui(o.label)))
	}
	return options
}

func (s *dialog) embedJudges() (options []app.UI) {
	chosen := s.share.Embedded.JudgedBy(s.page.model.Judge)
	for _, judge := range model.Judges {
		options = append(options, app.Option().Value(judge.String()).Selected(judge == chosen).Text(judge.Title()))
	}
	return options
}

// embedPreview shows the chosen element as another page would.
func (s *dialog) embedPreview() app.UI {
	var words strings.Builder
	for _, a := range s.page.model.EmbedAttributes(s.share, Words()) {
		words.WriteString(a.Name + "\x00" + a.Value + "\x00")
	}
	return block("preview",
		app.H3().ID("h-preview").Text(s.page.ui(labels.EmbedPreview)),
		&preview{Words: words.String()},
	)
}

// A preview shows the embed's element, which the browser creates.
type preview struct {
	app.Compo

	Words string // names and values of the element's attributes, each followed by a zero octet
}

func (v *preview) OnMount(ctx app.Context) {
	browser.Preview(ctx.JSSrc(), v.Words)
}
func (v *preview) OnUpdate(ctx app.Context) {
	browser.Preview(ctx.JSSrc(), v.Words)
}
func (v *preview) Render() app.UI {
	return app.Div().ID("embed-preview").Attr("role", "group").Aria("labelledby", "h-preview")
}

func (s *dialog) onEmbedTheme(ctx app.Context, _ app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Theme = ctx.JSSrc().Get("value").String() })
}

func (s *dialog) onEmbedHeight(ctx app.Context, _ app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Height = model.ReadHeight(ctx.JSSrc().Get("value").String()) })
}

func (s *dialog) onEmbedJudge(ctx app.Context, _ app.Event) {
	judge, _ := model.ReadJudge(ctx.JSSrc().Get("value").String())
	s.choose(func(c *model.Share) { c.Embedded.Judge = &judge })
}

func (s *dialog) onEmbed(w model.Word) app.EventHandler {
	return func(app.Context, app.Event) {
		s.choose(func(c *model.Share) { c.Embedded.Toggle(w) })
	}
}

func (s *dialog) onReadonly(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Readonly = !c.Embedded.Readonly })
}

func (s *dialog) onForMarkdown(app.Context, app.Event) {
	s.choose(func(c *model.Share) { c.Embedded.Markdown = !c.Embedded.Markdown })
}
