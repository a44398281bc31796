package main

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// longestBegun is the longest URL, in octets, whose other beginnings are worked out:
// each is a URL of its own to be read at every keystroke.
const longestBegun = 1000

// A start is a beginning of the path and what it comes to.
type start struct {
	begin    core.Beginning
	now      bool   // whether the URL begins so
	path     string // the path, as it would be written
	commands []string
	edit     core.Edit
}

// starts returns the three beginnings of an FTP path side by side, each with the
// commands that it means (section 3.2.2); nil when there is nothing to compare.
func (m *model) starts() []start {
	src := m.source()
	if len(src) > longestBegun {
		return nil
	}
	now, edits, ok := m.url.Beginnings()
	if !ok {
		return nil
	}
	list := make([]start, len(edits))
	for i, e := range edits {
		after, _ := core.Apply(src, []core.Edit{e})
		u := core.Parse(after)
		s := start{begin: core.Beginning(i), now: core.Beginning(i) == now, edit: e}
		path, _ := u.Token(core.Fsegment)
		s.path = visible(after[path.Start-len("/"):])
		w := u.Wire()
		for j := range w.Steps {
			switch step := &w.Steps[j]; step.Kind {
			case "ftp-cwd", "ftp-retr", "ftp-nlst":
				line, _ := text.Step(m.lang, u, &w, step)
				s.commands = append(s.commands, line.String())
			}
		}
		list[i] = s
	}
	return list
}

// beginnings shows them; a click writes the path so.
func (p *page) beginnings() app.UI {
	list := p.starts()
	if list == nil {
		return nil
	}
	return app.Div().Class("begun").Body(
		app.H3().ID("h-begun").Text(p.ui(text.Begun)),
		app.Ul().Aria("labelledby", "h-begun").Body(app.Range(list).Slice(func(i int) app.UI {
			s := list[i]
			write := app.Button().Type("button").Class("act").Body(app.Code().Text(s.path))
			if s.now {
				write = write.Aria("current", "true")
			}
			return app.Li().Body(
				write.OnClick(p.onBegin(s.edit), s.edit, p.revision).OnMouseDown(keepFocus),
				app.Span().Class("lines").Body(app.Range(s.commands).Slice(func(j int) app.UI { return app.Code().Text(s.commands[j]) })),
				app.Span().Class("where").Text(text.Beginning(p.lang, s.begin)),
			)
		})),
	)
}

// onBegin makes the edit to the text that it was worked out for.
func (p *page) onBegin(e core.Edit) app.EventHandler {
	revision := p.revision
	return func(app.Context, app.Event) {
		if revision == p.revision {
			p.field.replace(e)
		}
	}
}
