package main

import (
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
)

// pause is how long the typing must rest before the page speaks and writes the
// link: long enough for neither to happen at every key.
const pause = 600 * time.Millisecond

// A listener attaches f to an event of target.
type listener func(target app.Value, event string, f func(event app.Value))

// each calls f with every element of the document that the selector finds.
func each(selector string, f func(app.Value)) {
	list := app.Window().Get("document").Call("querySelectorAll", selector)
	for i := range list.Get("length").Int() {
		f(list.Index(i))
	}
}

// listenHeader attaches the page to the words of the header.
func (p *page) listenHeader(on listener) {
	each("[data-lang]", func(button app.Value) {
		on(button, "click", func(app.Value) {
			if l, ok := text.ParseLang(button.Get("dataset").Get("lang").String()); ok {
				app.Window().Get("urlscopeStorage").Call("set", "lang", l.Tag())
				p.setLang(l)
			}
		})
	})
	each("[data-do]", func(button app.Value) {
		do := map[string]func(){
			"theme":    p.switchTheme,
			"share":    p.share,
			"examples": func() { app.Window().GetElementByID("examples").Call("scrollIntoView") },
		}[button.Get("dataset").Get("do").String()]
		if do != nil {
			on(button, "click", func(app.Value) { do() })
		}
	})
	on(app.Window(), "hashchange", func(app.Value) { p.openLink() })
}

// setLang shows the page in another language: the panels by themselves, the
// static words of the document by the keys that they carry.
func (p *page) setLang(l text.Lang) {
	p.lang = l
	app.Window().Get("document").Get("documentElement").Set("lang", l.Tag())
	each("[data-t]", func(e app.Value) {
		e.Set("textContent", text.UI(l, text.Key(e.Get("dataset").Get("t").String())))
	})
	each("[data-t-label]", func(e app.Value) {
		e.Call("setAttribute", "aria-label", text.UI(l, text.Key(e.Get("dataset").Get("tLabel").String())))
	})
	each("[data-lang]", func(e app.Value) {
		pressed := "false"
		if e.Get("dataset").Get("lang").String() == l.Tag() {
			pressed = "true"
		}
		e.Call("setAttribute", "aria-pressed", pressed)
	})
	p.field.area.Set("placeholder", text.UI(l, text.Placeholder))
	p.nameTheme()
	p.repaint()
	p.Update()
}

// chooseLang takes the language that was chosen before, or else the first of the
// browser's that the page has.
func (p *page) chooseLang() {
	tags := []string{app.Window().Get("urlscopeStorage").Call("get", "lang").String()}
	list := app.Window().Get("navigator").Get("languages")
	for i := range list.Get("length").Int() {
		tags = append(tags, list.Index(i).String())
	}
	for _, tag := range tags {
		if l, ok := text.ParseLang(tag); ok {
			p.setLang(l)
			return
		}
	}
	p.setLang(text.English)
}

// isDark reports whether the page is dark: by choice, or as the system is.
func isDark() bool {
	chosen := app.Window().Get("document").Get("documentElement").Call("getAttribute", "data-theme")
	if chosen.Truthy() {
		return chosen.String() == "dark"
	}
	return app.Window().Call("matchMedia", "(prefers-color-scheme: dark)").Get("matches").Bool()
}

func (p *page) switchTheme() {
	theme := "dark"
	if isDark() {
		theme = "light"
	}
	app.Window().Get("document").Get("documentElement").Call("setAttribute", "data-theme", theme)
	app.Window().Get("urlscopeStorage").Call("set", "theme", theme)
	p.nameTheme()
}

// nameTheme names the switch after what it switches to.
func (p *page) nameTheme() {
	key := text.Dark
	if isDark() {
		key = text.Light
	}
	each(`[data-do="theme"]`, func(e app.Value) { e.Set("textContent", text.UI(p.lang, key)) })
}

// share copies the link to what is on screen.
func (p *page) share() {
	p.writeLink()
	location := app.Window().Get("location").Get("href").String()
	p.copy(location, text.LinkCopied)
}

// copy puts s on the clipboard and says so; where the browser denies that, it
// says how to copy by hand.
func (p *page) copy(s string, done text.Key) {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() {
		p.say(p.ui(text.CopyDenied))
		return
	}
	var yes, no app.Func
	answer := func(key text.Key) app.Func {
		return app.FuncOf(func(app.Value, []app.Value) any {
			p.say(p.ui(key))
			yes.Release()
			no.Release()
			return nil
		})
	}
	yes, no = answer(done), answer(text.CopyDenied)
	clipboard.Call("writeText", s).Call("then", yes, no)
}
