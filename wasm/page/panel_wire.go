package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/compare"
	"urlscope/core/text"
	"urlscope/core/wire"
	"urlscope/wasm/browser"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const wireWord model.Word = "wire"

// clientsTool is the tool of the workshop that shows what clients send.
const clientsTool = "clients"

// The panel shows what a client sends and what the server answers.
var wireRow = panel{
	word: wireWord, place: main, title: titled(labels.OnTheWire), count: func(m *model.Model) int { return m.Talk().Told() },
	draw: func(p *page, row *panel) app.UI { return wirePanel{p}.draw(row) }, picks: true,
}

type wirePanel struct{ page *page }

func (w wirePanel) draw(row *panel) app.UI {
	p := w.page
	if len(p.model.Source()) > model.MaxTalk {
		long := labels.Count(p.model.Lang, labels.LongForWire, model.MaxTalk/1000)
		return row.section(p, "", nil, line("empty", long))
	}
	talk := p.model.Talk()
	if len(talk.Steps) == 0 {
		return row.section(p, "", nil, line("empty", p.ui(p.model.Unsent())))
	}
	class := "wire"
	if talk.Folds() {
		class += " folds"
	}
	shown := min(len(talk.Steps), p.model.Most(model.MaxSteps))
	head := text.WireHead(p.model.Lang, talk.URL, &talk.Said)
	if p.model.Reading() != nil || talk.Fixed { // another standard judges, or the fix is named in front
		head = text.Connects(p.model.Lang, talk.URL, &talk.Said)
	}
	if talk.Resolved && head != "" {
		head = text.Lead(p.model.Lang, p.ui(labels.HasBase)) + head
	}
	switch {
	case talk.Fixed && head != "":
		head = text.OnceFixed(p.model.Lang, head)
	case p.model.Standing() == model.Unfinished && head != "" && !talk.Resolved:
		head = p.ui(labels.SentSoFar)
	}
	return row.section(p, head, w.tools(talk),
		app.Ol().Class(class).Body(app.Range(talk.Steps[:shown]).Slice(func(i int) app.UI {
			return w.step(talk, i)
		})),
		when(shown < len(talk.Steps), func() app.UI {
			return line("empty", labels.Count(p.model.Lang, labels.MoreSteps, len(talk.Steps)-shown))
		}),
		w.sends(),
	)
}

// tools returns the buttons at the panel's head. They show replies and remarks, show the password, and copy the
// whole conversation, with the password as shown. There is no copy button if nothing is sent.
func (w wirePanel) tools(talk *model.Dialogue) app.UI {
	p := w.page
	if p.model.Reading() != nil && talk.Silent() {
		return nil
	}
	tool := func(id string, key text.Key, do app.EventHandler) app.UI {
		return button("act").ID(id).Text(p.ui(key)).OnClick(do, id)
	}
	flip := func(id string, key text.Key, on bool, do app.EventHandler) app.UI {
		return button("act").ID(id).Aria("pressed", strconv.FormatBool(on)).Text(p.ui(key)).OnClick(do)
	}
	return block("tools",
		orHidden(when(talk.Folds(), func() app.UI { return flip("replies", labels.Replies, p.replies, w.onReplies) })),
		orHidden(when(talk.HasSecret(), func() app.UI { return flip("reveal", labels.ShowPassword, p.model.Revealed, w.onReveal) })),
		tool("wire-text", labels.CopyAsText, w.onCopy((*model.Model).TalkText)),
		tool("wire-curl", labels.CopyAsCurl, w.onCopy((*model.Model).TalkCurl)),
		tool("wire-go", labels.CopyAsGo, w.onCopy((*model.Model).TalkGo)),
		when(p.refused != "" && p.refusedAt == p.model.Revision, func() app.UI { return line("refused", p.refused) }),
	)
}

// onReplies shows or hides replies and remarks, now and at later visits (theme.js).
func (w wirePanel) onReplies(app.Context, app.Event) {
	p := w.page
	p.replies = !p.replies
	stored := "off"
	if p.replies {
		stored = "on"
	}
	browser.Keep("replies", stored)
	app.Window().Get("document").Get("documentElement").Get("classList").Call("toggle", "replies", p.replies)
}

func (w wirePanel) onReveal(app.Context, app.Event) { w.page.model.Revealed = !w.page.model.Revealed }

// onCopy copies the conversation in a form. If there is nothing to copy, it says why.
func (w wirePanel) onCopy(form func(*model.Model) (string, text.Prose)) app.EventHandler {
	return func(app.Context, app.Event) {
		copied, why := form(w.page.model)
		if copied == "" {
			w.refuse(why.Quoted(w.page.model.Lang))
			return
		}
		w.page.copy(copied, labels.Copied)
	}
}

// refuse shows and announces why there is nothing to copy.
func (w wirePanel) refuse(why string) {
	p := w.page
	p.refused, p.refusedAt = why, p.model.Revision
	p.speech.say(why)
}

func (w wirePanel) step(talk *model.Dialogue, i int) app.UI {
	p := w.page
	s := &talk.Steps[i]
	line, note := text.Step(p.model.Lang, talk.URL, &talk.Said, brief(&talk.Said.Steps[i]))
	sure := text.When(p.model.Lang, s)
	asked := when(sure != "", func() app.UI { return app.Em().Text(" " + sure) })
	class, change := "step", talk.Mark(i)
	if i == p.stepOnShow() {
		class += " current"
	}
	item := app.Li()
	if change.Change != compare.ChangeKept {
		class += " fresh"
		item = item.Title(p.ui(labels.LastEdit))
	}
	if s.Side != wire.SideClient {
		who := labels.Explanation
		if s.Side == wire.SideServer {
			class, who = class+" got", labels.ServerAnswers
		} else {
			class += " info"
		}
		return item.Class(class).DataSet("kind", s.Kind.Name()).Body(app.Div().Body(
			app.P().Body(mark("vh", text.Lead(p.model.Lang, p.ui(who))), cited(line), asked),
			when(len(note) > 0, func() app.UI { return para("say", cited(note)) }),
			when(len(s.Octets) > 0, func() app.UI { return w.cells(s, i, change, line.String()) }),
			w.pieces(s, i),
		))
	}
	class += " sent"
	if !talk.Tells(i) {
		class += " aside"
	}
	if s.When == wire.WhenMaybe {
		class += " guess"
	}
	if len(s.Early) > 0 {
		class += " danger"
	}
	if firstLine(s) > besideWords {
		class += " wide"
	}
	first, last := p.model.EarlyWindow(s)
	return item.Class(class).DataSet("kind", string(s.Kind)).Body(app.Div().Body(
		when(len(s.Octets) > 0, func() app.UI {
			return w.cells(s, i, change, text.Lead(p.model.Lang, p.ui(labels.ClientSends))+line.String())
		}),
		when(len(s.Early) == 0, func() app.UI { return para("say", cited(note), asked) }),
		when(first > 0, func() app.UI { return others(p, "say", labels.EarlierProblems, first, s.Early[first-1].From) }),
		app.Range(s.Early[first:last]).Slice(func(i int) app.UI { return w.early(s, s.Early[first+i]) }),
		when(last < len(s.Early), func() app.UI {
			return others(p, "say", text.MoreParts, len(s.Early)-last, s.Early[last].From)
		}),
		w.pieces(s, i),
	))
}

// besideWords is the largest number of octets of a line that leave room beside them for a remark, on the widest
// page. An octet takes 1.05 rem of 45.8 rem, a remark 15 rem and the gap 1.5 rem. For a longer line the browser
// need not measure.
const besideWords = 28

// firstLine returns the number of octets of a step's first line; 0 if no line ends in it.
func firstLine(s *wire.Step) int {
	return 1 + slices.IndexFunc(s.Octets, func(o wire.Octet) bool { return o.Value == '\n' })
}

// early says that octets of the URL end the line early and what follows from that, and links to the diagnostic
// about it.
func (w wirePanel) early(s *wire.Step, e wire.EarlyEnd) app.UI {
	p := w.page
	about := e.From
	if e.Rule != "" {
		about = e.Found
	}
	return app.P().Class("say early").DataSet("from", model.FromAttr(about)).Body(
		app.Strong().Class("stop").Text(p.ui(labels.EndsHere)),
		when(p.model.Lang == text.English, func() app.UI { return app.Text(" ") }), // the full stop of the other languages has space of its own
		cited(text.Early(p.model.Lang, p.model.URL, s, e)), app.Text(" "),
		when(e.Rule != "", func() app.UI {
			return button("act to-problem").DataSet("from", model.FromAttr(about)).Text(p.ui(labels.ToItsProblem))
		}),
	)
}

// pieces lists the pieces of a line, if there is more than one. The pieces of a Gopher+ string are open by default,
// because its sections are about them.
func (w wirePanel) pieces(s *wire.Step, step int) app.UI {
	p := w.page
	if len(s.Pieces) < 2 {
		return nil
	}
	open := false
	for _, piece := range s.Pieces {
		kind := string(piece.Kind)
		open = open || s.Side == wire.SideClient && (strings.HasPrefix(kind, "gopher-plus") || strings.HasPrefix(kind, "gopher-form"))
	}
	first, last := p.model.PieceWindow(s)
	return app.Details().Class("pieces").Open(open).Body(
		app.Summary().Text(p.ui(labels.TakenApart)),
		when(first > 0, func() app.UI { return others(p, "", labels.EarlierProblems, first, s.Pieces[first-1].From) }),
		p.fold(w.pieceList, step),
		when(last < len(s.Pieces), func() app.UI {
			return others(p, "", text.MoreParts, len(s.Pieces)-last, s.Pieces[last].From)
		}),
	)
}

// pieceList lists the pieces of a step, or nothing if the step is gone.
func (w wirePanel) pieceList(step int) app.UI {
	p := w.page
	steps := p.model.Talk().Steps
	if step >= len(steps) {
		return app.Dl()
	}
	s := &steps[step]
	first, last := p.model.PieceWindow(s)
	return app.Dl().Body(app.Range(s.Pieces[first:last]).Slice(func(i int) app.UI {
		piece := s.Pieces[first+i]
		name, note, octets := text.Piece(p.model.Lang, s, shortened(piece))
		if more := piece.End - piece.At - model.MaxSpelled; more > 0 {
			octets += " " + labels.Count(p.model.Lang, text.MoreOctets, more)
		}
		row, class := app.Div(), "piece"
		if piece.From.Len() > 0 {
			row, class = row.DataSet("from", model.FromAttr(piece.From)), class+" linked"
			if piece.From.Overlaps(p.model.Selected) {
				class += " sel"
			}
		}
		return row.Class(class).Body(
			app.Dt().Body(app.Text(name), when(octets != "", func() app.UI { return app.Code().Text(octets) })),
			app.Dd().Body(cited(note)),
		)
	}))
}

// brief returns s for a sentence: if it has too many octets, a placeholder replaces the middle.
func brief(s *wire.Step) *wire.Step {
	if len(s.Octets) <= 2*model.MaxSpelled {
		return s
	}
	short := *s
	short.Octets = append(slices.Clone(s.Octets[:model.MaxSpelled]), wire.Octet{Slot: true})
	return &short
}

// shortened returns the start of a piece, as far as a sentence spells it out.
func shortened(p wire.Piece) wire.Piece {
	p.End = min(p.End, p.At+model.MaxSpelled)
	return p
}
