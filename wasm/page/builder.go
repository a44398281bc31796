//go:build !small

package page

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	build "urlscope/core/builder"
	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// A builder lists the parts as inputs. Inputs and field edit the same text: typing into an input edits the field,
// and typing into the field updates the inputs (part_input.go).
type builder struct {
	open      bool // whether the parts are listed with inputs
	page      *page
	at        string // the id of the input that is being typed into
	composing bool   // an input method is composing
	busy      bool   // the builder is editing the field, which has the focus meanwhile
	want      string // the id of the element that gets the focus once it is drawn
	note      text.Key
}

func init() { tools["builder"] = (*page).build }

// build shows or hides the inputs.
func (p *page) build() {
	p.builder = builder{page: p, open: !p.builder.open}
	p.model.LetGo()
	p.model.ForgetOff()
	p.Update()
}

// inputs lists the parts with their inputs.
func (w parts) inputs() []app.UI {
	p := w.page
	rows, more := p.model.InputRows()
	return []app.UI{
		app.Div().Class("build-head").Aria("hidden", true).Body(app.Span().Text(p.ui(labels.AsMeant)), app.Span().Text(p.ui(labels.AsWritten))),
		app.Ul().Class("build").Body(p.builder.withOff(rows)...),
		when(more > 0, func() app.UI { return line("absent", labels.Count(p.model.Lang, text.MoreParts, more)) }),
		when(slices.ContainsFunc(rows, cannotAdd), func() app.UI { return line("absent", p.ui(labels.AddToURL)) }),
	}
}

// cannotAdd reports whether a part is absent and cannot be added to the current text.
func cannotAdd(r model.InputRow) bool { return r.State == build.StateAbsent && !r.CanAdd }

// inputID returns the id of an element of an input; what is "" for the input itself.
func inputID(part core.Part, index int, what string) string {
	return "part-" + strconv.Itoa(int(part)) + "-" + strconv.Itoa(index) + what
}

// Suffixes of the ids of a part.
const (
	meantID   = "-meant"
	writtenID = "-written"
	noteID    = "-note"
	addID     = "-add"
	backID    = "-back"
	onID      = "-on"
	chosenID  = "-chosen"
)

func (b *builder) row(r *model.InputRow) app.UI {
	p := b.page
	id := inputID(r.Part, r.Index, "")
	class := "build-part " + model.Family(r.Part)
	name := app.Span().Class("name u " + model.Family(r.Part)).ID(id).Text(r.Name)
	if r.State == build.StateAbsent {
		return app.Li().Class(class).Body(
			block("build-name", name, mark("gone", p.ui(labels.NotThere)), b.tools(r)),
			when(r.Part == core.Ftptype, func() app.UI { return b.choice(r) }),
		)
	}
	chosen := r.Part == core.Ftptype && slices.Contains(ftptypes, p.model.TypeCode())
	return app.Li().Class(class).Body(
		block("build-name", name.DataSet("from", model.FromAttr(r.Span)), b.tools(r)),
		when(r.Part == core.Ftptype, func() app.UI { return b.choice(r) }),
		when(!chosen, func() app.UI {
			return block("build-inputs",
				when(r.Part != core.Gtype, func() app.UI { return b.input(r, true) }),
				when(r.Part == core.Gtype, func() app.UI { return b.types(r) }),
				b.input(r, false),
			)
		}),
		app.Div().Class("build-note").ID(id+noteID).Body(b.notes(r)...),
	)
}

func (b *builder) input(r *model.InputRow, meant bool) app.UI {
	p := b.page
	in := &partInput{
		Part: r.Part, Index: r.Index, Meant: meant, Revision: p.model.Revision, Value: r.Written, builder: b,
		Label: labels.Filled(p.model.Lang, labels.InputRaw, "{a}", r.Name).String(),
		Fixed: r.Fixed || meant && r.Dark, Secret: r.Part == core.Password && !p.model.Revealed,
	}
	if meant {
		in.Value, in.Label = r.Meant, labels.Filled(p.model.Lang, labels.InputMeant, "{a}", r.Name).String()
	}
	return in
}

// notes returns the line under the inputs of a part: what was done to the typed text, or why it cannot be changed,
// or its position.
func (b *builder) notes(r *model.InputRow) []app.UI {
	p := b.page
	held := p.model.IsEditing(r.Part, r.Index)
	why := r.Why
	if b.note != "" && (b.at == inputID(r.Part, r.Index, meantID)) {
		why = b.note
	}
	switch _, apart := p.model.Apart(); {
	case why != "":
		return []app.UI{app.Text(p.ui(why))}
	case held && r.Part == core.SchemeName && p.model.Recasts():
		return b.recast()
	case held && p.model.Note() != "":
		return []app.UI{
			app.Span().Text(p.model.Note()),
			when(apart, func() app.UI {
				next := labels.Filled(p.model.Lang, labels.OrNextOne, "{a}", text.Part(p.model.Lang, p.model.URL, core.Token{Span: r.Span, Part: r.Part})).String()
				return button("act").ID("apart").Text(next).OnMouseDown(keepFocus).OnClick(b.onApart)
			}),
		}
	case r.State == build.StateEmpty:
		return []app.UI{app.Text(p.ui(text.EmptyPart))}
	}
	return []app.UI{mark("range", text.Range(r.Span))}
}

// recast offers to change the URL to the scheme that was typed, keeping the other parts.
func (b *builder) recast() []app.UI {
	p := b.page
	_, shown, _ := p.model.Recast()
	offer := labels.Filled(p.model.Lang, labels.OrMoveParts, "{a}", shown).String()
	return []app.UI{
		button("act whole").ID("recast").Text(offer).OnMouseDown(keepFocus).OnClick(b.onRecast),
		mark("kind changes", text.FixKind(p.model.Lang, fix.KindChanges)),
	}
}

// onRecast accepts the offer.
func (b *builder) onRecast(app.Context, app.Event) {
	p := b.page
	held := b.at
	if e, _, ok := p.model.Recast(); ok {
		b.edit(e, held)
		p.speech.say(p.ui(labels.PartsMoved))
	}
}

// onApart makes the typed slash start a new name.
func (b *builder) onApart(app.Context, app.Event) {
	p := b.page
	e, ok := p.model.Apart()
	held := b.at
	if !ok {
		return
	}
	b.edit(e, held)
	p.speech.say(p.ui(labels.NextBegun))
}

// tools returns the buttons that act on a whole part.
func (b *builder) tools(r *model.InputRow) app.UI {
	p := b.page
	part, index, u := r.Part, r.Index, p.model.URL
	tool := func(id, shown string, key text.Key, do func(in build.Input)) app.UI {
		name := labels.Filled(p.model.Lang, key, "{a}", r.Name).String()
		button := button("act").ID(inputID(part, index, id)).Text(shown).
			OnClick(func(app.Context, app.Event) {
				if in, ok := p.model.Input(part, index); ok {
					do(in)
				}
			}, int(part), index, id)
		if shown != name {
			button = button.Aria("label", name)
		}
		return button
	}
	if r.State == build.StateAbsent {
		add := labels.Filled(p.model.Lang, labels.AddPart, "{a}", r.Name).String()
		return block("tools", button("act").ID(inputID(part, 0, addID)).Disabled(!r.CanAdd).Text(add).
			OnClick(func(app.Context, app.Event) { b.add(part) }, int(part)))
	}
	_, canAdd := build.AddAfter(u, r.Input)
	_, canRemove := build.Remove(u, r.Input)
	return block("tools",
		when(canAdd && r.Index > 0, func() app.UI { return tool(backID, "↑", labels.MoveBack, func(in build.Input) { b.move(in, true) }) }),
		when(canAdd && r.Index+1 < r.Of, func() app.UI { return tool(onID, "↓", labels.MoveOn, func(in build.Input) { b.move(in, false) }) }),
		when(r.Part == core.Fieldname && canRemove && p.model.IsForm(), func() app.UI { return tool("-off", p.ui(labels.Off), labels.SwitchOff, b.switchOff) }),
		when(canAdd, func() app.UI { return tool(addID, "+", labels.AddBehind, b.addBehind) }),
		when(r.Part == core.Password, func() app.UI {
			return button("act").ID("show-part").Aria("pressed", strconv.FormatBool(p.model.Revealed)).
				Text(p.ui(labels.ShowPassword)).OnClick(wirePanel{p}.onReveal)
		}),
		when(canRemove, func() app.UI { return tool("-remove", p.ui(labels.RemoveIt), labels.RemovePart, b.remove) }),
	)
}

// edit edits the text, and then moves the focus to an element.
func (b *builder) edit(e core.Edit, focus string) {
	p := b.page
	p.model.LetGo()
	b.at, b.note = "", ""
	b.quietly(func() { p.field.replace(e) })
	b.at = focus
	p.followCaret()
	b.draw()
	b.focus(focus)
}

// quietly runs edit, during which the field has the focus. While busy is set, the inputs ignore focus and blur
// events, which may arrive a frame later, because the reader did not move the focus.
func (b *builder) quietly(edit func()) {
	b.busy = true
	edit()
	b.page.painter.engine.Consume()
	b.busy = false
}

// draw redraws the inputs at once.
func (b *builder) draw() {
	b.page.painter.changed()
	b.page.painter.drawNow(partsWord)
}

// focus moves the focus to an element, now or when it is drawn.
func (b *builder) focus(id string) {
	if e := app.Window().GetElementByID(id); e.Truthy() {
		e.Call("focus")
		return
	}
	b.want = id
}

func (b *builder) add(part core.Part) {
	p := b.page
	if c, ok := build.Add(p.model.URL, part); ok {
		name := text.Part(p.model.Lang, p.model.URL, core.Token{Part: part})
		b.edit(c.Edit, firstID(part))
		b.tell(labels.PartAdded, p.model.PartNames(name, c.Also))
	}
}

// firstID returns the id of the first control of a part that was just added.
func firstID(part core.Part) string {
	switch part {
	case core.Ftptype:
		return inputID(part, 1, chosenID)
	case core.Gtype:
		return inputID(part, 0, chosenID)
	}
	return inputID(part, 0, meantID)
}

func (b *builder) addBehind(in build.Input) {
	p := b.page
	if e, ok := build.AddAfter(p.model.URL, in); ok {
		b.edit(e, inputID(in.Part, in.Index+1, meantID))
		b.tell(labels.PartAdded, p.model.PartName(in.Part, in.Index+1))
	}
}

func (b *builder) remove(in build.Input) {
	p := b.page
	if c, ok := build.Remove(p.model.URL, in); ok {
		names := p.model.PartNames(p.model.PartName(in.Part, in.Index), c.Also)
		next := inputID(in.Part, max(in.Index-1, 0), meantID)
		if in.Of == 1 {
			next = inputID(in.Part, 0, addID)
		}
		b.edit(c.Edit, next)
		b.tell(labels.PartRemoved, names)
	}
}

func (b *builder) move(in build.Input, back bool) {
	p := b.page
	if e, ok := build.Move(p.model.URL, in, back); ok {
		to := in.Index + 1
		if back {
			to = in.Index - 1
		}
		b.edit(e, inputID(in.Part, to, meantID))
		b.tell(labels.PartMoved, p.model.PartName(in.Part, to))
	}
}

// tell announces what was done.
func (b *builder) tell(what text.Key, names string) {
	p := b.page
	p.speech.say(labels.Filled(p.model.Lang, what, "{a}", names).String())
}

// ftptypes are the type codes of FTP (section 3.2.2); "" means no type code.
var ftptypes = []string{"", "a", "i", "d"}

// choice returns the choice of FTP type codes.
func (b *builder) choice(r *model.InputRow) app.UI {
	p := b.page
	current := p.model.TypeCode()
	return app.FieldSet().Class("build-choice").Disabled(r.State == build.StateAbsent && !r.CanAdd || r.Fixed).Body(
		app.Legend().Class("vh").Text(r.Name),
		app.Range(ftptypes).Slice(func(i int) app.UI {
			code := ftptypes[i]
			shown := app.Span().Text(p.ui(labels.NotThere))
			if code != "" {
				shown = app.Span().Body(app.Code().Text(code))
			}
			id := inputID(r.Part, i, chosenID)
			return app.Label().Body(
				app.Input().Type("radio").Name("ftptype").ID(id).Checked(code == current).OnClick(func(app.Context, app.Event) { b.choose(core.Ftptype, code, id) }, code),
				shown,
			)
		}),
	)
}

// types returns the choice of known Gopher types.
func (b *builder) types(r *model.InputRow) app.UI {
	p := b.page
	id := inputID(r.Part, r.Index, chosenID)
	known := len(r.Meant) == 1 && strings.Contains(text.GopherTypes, r.Meant)
	return block("input",
		app.Label().Class("vh").For(id).Text(labels.Filled(p.model.Lang, labels.InputMeant, "{a}", r.Name).String()),
		app.Select().ID(id).Disabled(r.Fixed).OnChange(b.onType).Body(
			when(!known, func() app.UI { return app.Option().Value("").Selected(true).Text(p.ui(labels.OtherType)) }),
			app.Range([]byte(text.GopherTypes)).Slice(func(i int) app.UI {
				c := text.GopherTypes[i : i+1]
				return app.Option().Value(c).Selected(c == r.Meant).Text(c + " " + text.GopherType(p.model.Lang, c[0]))
			}),
		),
	)
}

func (b *builder) onType(ctx app.Context, _ app.Event) {
	b.choose(core.Gtype, ctx.JSSrc().Get("value").String(), inputID(core.Gtype, 0, chosenID))
}

// choose sets the value of a part to octets.
func (b *builder) choose(part core.Part, octets, focus string) {
	if e, ok := b.page.model.Choose(part, octets); ok {
		b.edit(e, focus)
	}
}
