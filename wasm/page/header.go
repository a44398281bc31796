package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
)

// A listener attaches f to an event of target.
type listener func(target app.Value, event string, f func(event app.Value))

// each calls f with every element of the document that the selector finds.
func each(selector string, f func(app.Value)) {
	list := app.Window().Get("document").Call("querySelectorAll", selector)
	for i := range list.Get("length").Int() {
		f(list.Index(i))
	}
}

// listenHeader attaches listeners to the controls of the header.
func (p *page) listenHeader(on listener) {
	document := app.Window().Get("document")
	each("[data-lang]", func(button app.Value) {
		on(button, "click", func(app.Value) {
			if l, ok := text.ParseLang(button.Get("dataset").Get("lang").String()); ok {
				closeMenu()
				p.inLang(l, func() {
					browser.Keep("lang", l.Tag())
					p.address.opened.Lang = "" // the reader's choice replaces the language of the opened link
					p.rest()
				})
			}
		})
	})
	each("#theme", func(list app.Value) {
		list.Set("value", browser.Setting("theme"))
		on(list, "change", func(app.Value) {
			theme := list.Get("value").String()
			browser.Keep("theme", theme)
			browser.Theme(theme)
		})
	})
	each("[data-do]", func(button app.Value) {
		do := map[string]func(){
			"share":    func() { p.open(shareDialog) },
			"examples": func() { p.open(examplesDialog) },
			"help":     func() { p.open(helpDialog) },
		}[button.Get("dataset").Get("do").String()]
		if do != nil {
			on(button, "click", func(app.Value) { do() })
		}
	})
	on(document, "click", func(e app.Value) {
		if around(e.Get("target"), `a[href^="#v="], a[href^="#lesson="]`).Truthy() {
			p.address.write() // stores the current view in the history, so that the Back button returns to it
		}
	})
	on(app.Window(), "hashchange", func(app.Value) { p.address.open() })
	on(app.Window(), "urlscope-keyboard", func(e app.Value) {
		p.keyboard = e.Get("detail").Bool()
		p.fitLines()
		p.Update()
	})
}

// closeMenu closes the menu that holds the header's controls on a phone.
func closeMenu() {
	each("#menu:popover-open", func(menu app.Value) { menu.Call("hidePopover") })
}

// setLang shows the page in another language, once its texts are loaded.
func (p *page) setLang(l text.Lang) { p.inLang(l, func() {}) }

// inLang is setLang, and then calls f. If two languages are loading, the later request wins.
func (p *page) inLang(l text.Lang, f func()) {
	p.asked = l
	bringTexts(l, func(ok bool) {
		switch {
		case !ok:
			p.mute = true
			p.speech.say(p.ui(labels.NoTexts))
			p.Update()
		case p.asked == l:
			p.mute = false
			p.relabel(l)
			f()
		}
	})
}

// relabel shows everything in l: the panels by redrawing, the static words of the document by their keys.
func (p *page) relabel(l text.Lang) {
	p.model.Lang = l
	document := app.Window().Get("document")
	setChanged(document.Get("documentElement"), "lang", l.Tag())
	p.entitle()
	each(`meta[name="description"]`, func(e app.Value) { e.Set("content", labels.UI(l, labels.Description)) })
	each("[data-t]", func(e app.Value) {
		setChanged(e, "textContent", labels.UI(l, text.Key(e.Get("dataset").Get("t").String())))
	})
	each("[data-t-label]", func(e app.Value) {
		e.Call("setAttribute", "aria-label", labels.UI(l, text.Key(e.Get("dataset").Get("tLabel").String())))
	})
	each("[data-lang]", func(e app.Value) {
		pressed := "false"
		if e.Get("dataset").Get("lang").String() == l.Tag() {
			pressed = "true"
		}
		e.Call("setAttribute", "aria-pressed", pressed)
	})
	p.repaint()
	p.document.relabel()
	p.study.relabel()
	p.Update()
}

// setChanged sets a property only if it changes, because a browser lays out the page again at every assignment. At
// start-up the page already has the words of its first language.
func setChanged(e app.Value, name, value string) {
	if e.Get(name).String() != value {
		e.Set(name, value)
	}
}

// noTexts shows a notice that the language could not be loaded.
func (p *page) noTexts() app.UI {
	return app.Div().ID("no-texts").Class("failure notice").Body(
		app.P().Text(p.ui(labels.NoTexts)),
		button("close").Aria("label", p.ui(labels.Close)).Text("✕").OnClick(p.onNoTexts),
	)
}

func (p *page) onNoTexts(app.Context, app.Event) { p.mute = false }

// chooseLang sets the stored language, or else the first of the browser's languages that the page has.
func (p *page) chooseLang() {
	tags := []string{browser.Setting("lang")}
	list := app.Window().Get("navigator").Get("languages")
	for i := range list.Get("length").Int() {
		tags = append(tags, list.Index(i).String())
	}
	p.setLang(firstLang(tags))
}

// firstLang returns the first language of the tags that the page has, or English if it has none of them.
func firstLang(tags []string) text.Lang {
	for _, tag := range tags {
		if l, ok := text.ParseLang(tag); ok {
			return l
		}
	}
	return text.English
}

// isDark reports whether the page is dark, by the reader's choice or the system's setting.
func isDark() bool {
	chosen := app.Window().Get("document").Get("documentElement").Call("getAttribute", "data-theme")
	if chosen.Truthy() {
		return chosen.String() == "dark"
	}
	return app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
}
