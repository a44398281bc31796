package main

import (
	"fmt"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// maxCells bounds the octets shown of one step, maxSteps the steps; the rest is
// counted.
const (
	maxCells = 400
	maxSteps = 60
)

// wirePanel shows what a client sends and what the server answers.
func (p *page) wirePanel() app.UI {
	wire := p.url.Wire()
	if len(wire.Steps) == 0 {
		return p.panel("wire", p.ui(text.OnTheWire), "", nil, app.P().Class("empty").Text(p.ui(text.NoWire)))
	}
	shown := min(len(wire.Steps), maxSteps)
	return p.panel("wire", p.ui(text.OnTheWire), text.WireHead(p.lang, p.url, &wire), p.copyButton(text.AsTranscript),
		app.Ol().Class("wire").Body(app.Range(wire.Steps[:shown]).Slice(func(i int) app.UI {
			return p.stepItem(&wire, &wire.Steps[i])
		})),
		when(shown < len(wire.Steps), func() app.UI {
			return app.P().Class("empty").Text(text.Count(p.lang, text.MoreSteps, len(wire.Steps)-shown))
		}),
	)
}

func (p *page) stepItem(w *core.Wire, s *core.Step) app.UI {
	line, note := text.Step(p.lang, p.url, w, s)
	asked := when(s.When != core.Always, func() app.UI {
		key := text.IfAsked
		if s.When == core.Maybe {
			key = text.AGuess
		}
		return app.Em().Text(" " + p.ui(key))
	})
	if s.Side != core.Client {
		class, who := "step got", text.ServerAnswers
		if s.Side == core.Info {
			class, who = "step info", text.Explanation
		}
		return app.Li().Class(class).Body(app.Div().Body(
			app.Span().Class("vh").Text(p.ui(who)+": "), prose(line), asked,
			when(len(note) > 0, func() app.UI { return app.P().Class("say").Body(prose(note)) }),
		))
	}
	class := "step sent"
	if s.When == core.Maybe {
		class += " guess"
	}
	if s.Danger {
		class += " danger"
	}
	return app.Li().Class(class).DataSet("kind", string(s.Kind)).Body(app.Div().Body(
		app.Span().Class("vh").Text(p.ui(text.ClientSends)+": "+line.String()),
		app.Span().Class("cells").Aria("hidden", "true").Body(p.cells(s)...),
		app.P().Class("say").Body(prose(note), asked),
	))
}

// cells shows the octets of a step, each over its hexadecimal value. CR and LF
// never part.
func (p *page) cells(s *core.Step) (list []app.UI) {
	danger := false
	for i := 0; i < len(s.Octets); i++ {
		if i == maxCells {
			return append(list, app.B().Class("more").Text(text.Count(p.lang, text.MoreOctets, len(s.Octets)-i)))
		}
		o := s.Octets[i]
		if o.Slot {
			list = append(list, app.B().Class("slot"))
			continue
		}
		cell := func(o core.Octet) app.UI { return p.cell(o, danger) }
		if s.Danger && o.From.Len() > 0 && (o.Value == '\r' || o.Value == '\n' || o.Value == '\t' || o.Value == 0) {
			danger = true
		}
		if o.Value == '\r' && i+1 < len(s.Octets) && s.Octets[i+1].Value == '\n' {
			list = append(list, app.Span().Class("nl").Body(cell(o), cell(s.Octets[i+1])))
			if i++; i+1 < len(s.Octets) && s.Octets[i+1].Value != '\r' {
				list = append(list, app.Br())
			}
			continue
		}
		list = append(list, cell(o))
	}
	return list
}

func (p *page) cell(o core.Octet, danger bool) app.UI {
	name, control := octetName(o.Value)
	class := "o"
	if control {
		class += " ctl"
	}
	if o.From.Len() > 0 {
		class += " u " + family(o.Part)
	}
	if o.From.Len() > 0 && o.From.Overlaps(p.selected) {
		class += " sel"
	}
	if danger {
		class += " hot"
	}
	cell := app.B().Class(class).DataSet("h", fmt.Sprintf("%02X", o.Value)).Text(name)
	if o.From.Len() > 0 {
		cell = cell.DataSet("from", fromAttr(o.From))
	}
	return cell
}

// octetName returns what an octet is drawn as, and whether that is a name and
// not the character itself.
func octetName(b byte) (name string, control bool) {
	switch {
	case b == '\t':
		return "TAB", true
	case b == '\n':
		return "LF", true
	case b == '\r':
		return "CR", true
	case b == 0:
		return "NUL", true
	case b == ' ':
		return "SP", true
	case b < ' ' || b >= utf8.RuneSelf || b == 0x7F:
		return "·", true
	}
	return string(rune(b)), false
}
