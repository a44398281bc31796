package page

import (
	"slices"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// subject returns the URL to be copied, with or without its password.
func (p *page) subject(secret, dark bool) model.Subject {
	s := model.Subject{Lang: p.model.Lang, URL: p.model.URL, Secret: secret, Dark: dark, Page: pageBase(),
		Browser: app.Window().Get("navigator").Get("userAgent").String()}
	if out := p.model.Secret(); out.Len() > 0 && !secret {
		src := p.model.Source()
		s.URL = core.Parse(src[:out.Start+len(":")] + model.Instead + src[out.End:])
	}
	if p.model.Reading() != nil {
		s.Judged = model.New(s.URL.Source())
		s.Judged.Browser, s.Judged.Resolver, s.Judged.Lang, s.Judged.Base, s.Judged.Revealed = p.model.Browser, p.model.Resolver, p.model.Lang, p.model.Base, secret
		s.Judged.JudgeBy(p.model.Judge)
	}
	return s
}

// copyAs opens the copy dialog with a form selected.
func (p *page) copyAs(name text.Key) {
	chosen := slices.IndexFunc(model.Forms, func(f model.Form) bool { return f.Name == name })
	p.openDialog(&dialog{page: p, kind: copyDialog, form: max(chosen, 0), dark: isDark()})
}

// copyButton opens the copy dialog from the head of a panel.
func (p *page) copyButton(name text.Key) app.UI {
	return button("act").ID("copy-"+string(name)).Text(p.ui(labels.Copy)+"…").
		OnClick(func(app.Context, app.Event) { p.copyAs(name) }, name)
}

// made returns the text to be copied.
func (s *dialog) made() (string, text.Prose) {
	return model.Forms[s.form].Make(s.page.subject(s.share.Password, s.dark))
}

// copyBody returns the copy dialog: the forms, a preview and the buttons.
func (s *dialog) copyBody() []app.UI {
	p := s.page
	f := model.Forms[s.form]
	shown, why := s.made()
	isPicture := shown != "" && (f.Kind == model.SVGKind || f.Kind == model.PNGKind)
	preview := app.Div().Class("preview").Body(
		when(shown == "", func() app.UI { return app.P().ID("why-not").Class("empty").Body(prose(why)) }),
		when(isPicture, func() app.UI {
			return app.Img().ID("picture").Alt(text.PictureTitle(p.model.Lang, p.model.URL)).Src(model.DataURL(shown))
		}),
		when(shown != "" && !isPicture, func() app.UI { return s.copied(shown) }),
	)
	if isPicture {
		preview.TabIndex(0) // the preview scrolls on a narrow screen
	}
	return []app.UI{
		app.FieldSet().Class("formats").Body(
			app.Legend().Class("vh").Text(p.ui(labels.Format)),
			app.Range(model.Forms).Slice(func(i int) app.UI {
				return app.Label().Class("check").Body(
					app.Input().Type("radio").Name("form").ID(string(model.Forms[i].Name)).Checked(i == s.form).AutoFocus(i == s.form).OnClick(s.onForm(i), i),
					app.Span().Text(p.ui(model.Forms[i].Name)),
				)
			}),
		),
		when(p.model.Secret().Len() > 0, func() app.UI {
			return check("with-password", s.share.Password, labels.Words(p.model.Lang, labels.CopyPassword), s.onPassword)
		}),
		when(f.Only1738 && p.model.Reading() != nil, func() app.UI {
			return line("caption", labels.Filled(p.model.Lang, labels.Only1738, "{a}", p.model.Judge.Title()).String())
		}),
		preview,
		when(len(shown) > longestShown && !isPicture, func() app.UI { return line("caption", p.ui(labels.FormatLong)) }),
		block("row-of-buttons",
			button("button primary").ID("copy-it").Disabled(shown == "").Text(p.ui(labels.CopyIt)).OnClick(s.onCopy),
			button("button").ID("save-it").Disabled(shown == "").Text(p.ui(labels.SaveFile)).OnClick(s.onSave),
		),
	}
}

func (s *dialog) onForm(i int) app.EventHandler {
	return func(app.Context, app.Event) { s.form, s.said = i, "" }
}

func (s *dialog) onCopy(app.Context, app.Event) {
	made, _ := s.made()
	if model.Forms[s.form].Kind == model.PNGKind {
		browser.CopyPicture(model.DataURL(made), once(func(ok app.Value) {
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

func (s *dialog) onSave(app.Context, app.Event) {
	made, _ := s.made()
	f := model.Forms[s.form]
	if f.Kind == model.PNGKind {
		browser.SavePicture(f.File, model.DataURL(made))
		return
	}
	browser.Save(f.File, f.Kind, made)
}
