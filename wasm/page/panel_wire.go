package page

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// On the wire is what a client sends and what the server answers.
var wireRow = panel{
	word: "wire", place: main, title: titled(labels.OnTheWire), count: linesSent,
	draw: (*page).drawWire, picks: true,
}

// linesSent returns how often the client sends something.
func linesSent(m *model.Model) (n int) {
	steps := m.URL.Wire().Steps
	for i := range steps {
		if steps[i].Side == core.Client {
			n++
		}
	}
	return n
}

func (p *page) drawWire(row *panel) app.UI {
	if len(p.model.Source()) > model.MaxTalk {
		long := labels.Count(p.model.Lang, labels.LongForWire, model.MaxTalk/1000)
		return row.section(p, "", nil, app.P().Class("empty").Text(long))
	}
	talk := p.model.Talk()
	if len(talk.Steps) == 0 {
		return row.section(p, "", nil, app.P().Class("empty").Text(p.ui(labels.NoWire)))
	}
	shown := min(len(talk.Steps), p.model.Most(model.MaxSteps))
	return row.section(p, text.WireHead(p.model.Lang, p.model.URL, &talk.Wire), p.wireTools(talk),
		app.Ol().Class("wire").Body(app.Range(talk.Steps[:shown]).Slice(func(i int) app.UI {
			return p.stepItem(talk, i)
		})),
		when(shown < len(talk.Steps), func() app.UI {
			return app.P().Class("empty").Text(labels.Count(p.model.Lang, labels.MoreSteps, len(talk.Steps)-shown))
		}),
		p.beginnings(),
	)
}

// wireTools are the words at the panel's head: a password is shown to those who
// ask for it, and the conversation is copied as it is shown.
func (p *page) wireTools(talk *model.Dialogue) app.UI {
	tool := func(id string, key text.Key, do app.EventHandler) app.UI {
		return app.Button().Type("button").Class("act").ID(id).Text(p.ui(key)).OnClick(do)
	}
	return app.Div().Class("tools").Body(
		when(talk.HasSecret(), func() app.UI {
			return app.Button().Type("button").Class("act").ID("reveal").Aria("pressed", strconv.FormatBool(p.model.Revealed)).
				Text(p.ui(labels.ShowPassword)).OnClick(p.onReveal)
		}),
		tool("wire-text", labels.CopyAsText, p.onCopyText),
		tool("wire-curl", labels.CopyAsCurl, p.onCopyCurl),
		tool("wire-go", labels.CopyAsGo, p.onCopyGo),
		when(p.refused != "" && p.refusedAt == p.model.Revision, func() app.UI { return app.P().Class("refused").Text(p.refused) }),
	)
}

func (p *page) onReveal(app.Context, app.Event) { p.model.Revealed = !p.model.Revealed }

func (p *page) onCopyText(app.Context, app.Event) {
	p.copy(transcript.Text(p.model.Lang, p.model.URL, p.passwords()), labels.Copied)
}

func (p *page) onCopyGo(app.Context, app.Event) {
	p.copy(transcript.Go(p.model.URL, p.passwords()), labels.Copied)
}

// onCopyCurl copies the command; where there is none, it says why.
func (p *page) onCopyCurl(app.Context, app.Event) {
	command, why := transcript.Curl(p.model.Lang, p.model.URL, p.passwords())
	if command == "" {
		p.refuse(why.String())
		return
	}
	p.copy(command+"\n", labels.Copied)
}

// passwords says whether a password is copied: when it is shown.
func (p *page) passwords() transcript.Passwords { return transcript.Passwords(p.model.Revealed) }

// refuse says why there is nothing to copy, where all can see and hear it.
func (p *page) refuse(why string) {
	p.refused, p.refusedAt = why, p.model.Revision
	p.say(why)
}

func (p *page) stepItem(talk *model.Dialogue, i int) app.UI {
	s := &talk.Steps[i]
	line, note := text.Step(p.model.Lang, p.model.URL, &talk.Wire, brief(s))
	asked := when(s.When != core.Always, func() app.UI { return app.Em().Text(" " + text.When(p.model.Lang, s)) })
	class, mark := "step", talk.Mark(i)
	item := app.Li()
	if mark.Change != core.Kept {
		class += " fresh"
		item = item.Title(p.ui(labels.LastEdit))
	}
	if s.Side != core.Client {
		who := labels.Explanation
		if s.Side == core.Server {
			class, who = class+" got", labels.ServerAnswers
		} else {
			class += " info"
		}
		return item.Class(class).DataSet("kind", s.Kind.Name()).Body(app.Div().Body(
			app.P().Body(app.Span().Class("vh").Text(p.ui(who)+": "), prose(line), asked),
			when(len(note) > 0, func() app.UI { return app.P().Class("say").Body(prose(note)) }),
			when(len(s.Octets) > 0, func() app.UI { return p.cells(s, i, mark, line.String()) }),
			p.pieces(s),
		))
	}
	class += " sent"
	if s.When == core.Maybe {
		class += " guess"
	}
	if s.Danger {
		class += " danger"
	}
	first, last := p.model.EarlyWindow(s)
	return item.Class(class).DataSet("kind", string(s.Kind)).Body(app.Div().Body(
		when(len(s.Octets) > 0, func() app.UI { return p.cells(s, i, mark, p.ui(labels.ClientSends)+": "+line.String()) }),
		when(!s.Danger, func() app.UI { return app.P().Class("say").Body(prose(note), asked) }),
		when(first > 0, func() app.UI { return p.others("say", labels.EarlierProblems, first, s.Early[first-1].From) }),
		app.Range(s.Early[first:last]).Slice(func(i int) app.UI { return p.earlyItem(s, s.Early[first+i]) }),
		when(last < len(s.Early), func() app.UI {
			return p.others("say", text.MoreParts, len(s.Early)-last, s.Early[last].From)
		}),
		p.pieces(s),
	))
}

// earlyItem says what it means that octets of the URL end the line early, and leads
// to the diagnostic that speaks of it.
func (p *page) earlyItem(s *core.Step, e core.EarlyEnd) app.UI {
	about := e.From
	if e.Rule != "" {
		about = e.Found
	}
	return app.P().Class("say early").DataSet("from", model.FromAttr(about)).Body(
		app.Strong().Class("stop").Text(p.ui(labels.EndsHere)),
		when(p.model.Lang == text.English, func() app.UI { return app.Text(" ") }), // in the others the full stop has room of its own
		prose(text.Early(p.model.Lang, p.model.URL, s, e)), app.Text(" "),
		when(e.Rule != "", func() app.UI {
			return app.Button().Type("button").Class("act to-problem").DataSet("from", model.FromAttr(about)).Text(p.ui(labels.ToItsProblem))
		}),
	)
}

// pieces lists what a line is made of, where that is more than one thing. Those of
// a Gopher+ string are what its sections are about, and stand open.
func (p *page) pieces(s *core.Step) app.UI {
	if len(s.Pieces) < 2 {
		return nil
	}
	open := false
	for _, piece := range s.Pieces {
		kind := string(piece.Kind)
		open = open || s.Side == core.Client && (strings.HasPrefix(kind, "gopher-plus") || strings.HasPrefix(kind, "gopher-form"))
	}
	at := slices.IndexFunc(s.Pieces, func(piece core.Piece) bool { return piece.From.Overlaps(p.model.Selected) })
	first, last := model.Stretch(len(s.Pieces), p.model.Most(model.MaxPieces), at)
	return app.Details().Class("pieces").Open(open).Body(
		app.Summary().Text(p.ui(labels.TakenApart)),
		when(first > 0, func() app.UI { return p.others("", labels.EarlierProblems, first, s.Pieces[first-1].From) }),
		app.Dl().Body(app.Range(s.Pieces[first:last]).Slice(func(i int) app.UI {
			piece := s.Pieces[first+i]
			name, note, octets := text.Piece(p.model.Lang, s, shortened(piece))
			if more := piece.End - piece.At - model.MaxSpelled; more > 0 {
				octets += " " + labels.Count(p.model.Lang, text.MoreOctets, more)
			}
			row := app.Div()
			if piece.From.Len() > 0 {
				row = row.DataSet("from", model.FromAttr(piece.From))
			}
			class := "piece"
			if piece.From.Len() > 0 && piece.From.Overlaps(p.model.Selected) {
				class += " sel"
			}
			return row.Class(class).Body(
				app.Dt().Body(app.Text(name), when(octets != "", func() app.UI { return app.Code().Text(octets) })),
				app.Dd().Body(prose(note)),
			)
		})),
		when(last < len(s.Pieces), func() app.UI {
			return p.others("", text.MoreParts, len(s.Pieces)-last, s.Pieces[last].From)
		}),
	)
}

// cells shows the octets of a step, each over its hexadecimal value. CR and LF
// never part. All together they are one control, like a slider: the arrow keys go
// from octet to octet, and what each is gets spoken.
func (p *page) cells(s *core.Step, step int, mark core.StepChange, label string) app.UI {
	var list []app.UI
	hot := len(s.Octets)
	if s.Danger {
		hot = s.Early[0].At
	}
	cell := func(i int) app.UI {
		fresh := mark.Change == core.Changed && mark.Octets.Start <= i && i < mark.Octets.End
		return p.cell(s.Octets[i], i >= hot, fresh)
	}
	first, last := p.model.CellWindow(s, mark)
	if first > 0 {
		list = append(list, app.B().Class("more").Text(labels.Count(p.model.Lang, labels.EarlierOctets, first)))
	}
	for i := first; i < last; i++ {
		if s.Octets[i].Value == '\r' && i+1 < last && s.Octets[i+1].Value == '\n' {
			list = append(list, app.Span().Class("nl").Body(cell(i), cell(i+1)))
			if i++; i+1 < last && s.Octets[i+1].Value != '\r' {
				list = append(list, app.Br())
			}
			continue
		}
		list = append(list, cell(i))
	}
	if more := len(s.Octets) - last; more > 0 {
		list = append(list, app.B().Class("more").Text(labels.Count(p.model.Lang, text.MoreOctets, more)))
	}
	return app.Span().Class("cells").DataSet("step", step).DataSet("first", first).TabIndex(0).Attr("role", "slider").
		Aria("label", label).Aria("valuemin", first).Aria("valuemax", last-1).Aria("valuenow", first).
		Aria("valuetext", text.WireOctet(p.model.Lang, s.Octets[first])).Body(list...)
}

// brief returns s without the middle of its octets, when they are too many for a
// line of words: a slot stands in their place.
func brief(s *core.Step) *core.Step {
	if len(s.Octets) <= 2*model.MaxSpelled {
		return s
	}
	short := *s
	short.Octets = append(slices.Clone(s.Octets[:model.MaxSpelled]), core.Octet{Slot: true})
	return &short
}

// shortened returns the part of a piece that a line of words spells out.
func shortened(p core.Piece) core.Piece {
	p.End = min(p.End, p.At+model.MaxSpelled)
	return p
}

func (p *page) cell(o core.Octet, hot, fresh bool) app.UI {
	class := "o"
	if o.Slot {
		class = "slot"
		if o.Secret {
			class += " secret"
		}
	}
	name, control := octetName(o.Value)
	if control && !o.Slot {
		class += " ctl"
	}
	if o.From.Len() > 0 {
		class += " u " + model.Family(o.Part)
		if o.From.Overlaps(p.model.Selected) {
			class += " sel"
		}
	}
	if hot {
		class += " hot"
	}
	if fresh {
		class += " new"
	}
	cell := app.B().Class(class)
	if o.From.Len() > 0 {
		cell = cell.DataSet("from", model.FromAttr(o.From))
	}
	switch {
	case o.Secret && o.Slot:
		return cell.Text("••••")
	case o.Slot:
		return cell
	}
	return cell.DataSet("h", fmt.Sprintf("%02X", o.Value)).Text(name)
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
