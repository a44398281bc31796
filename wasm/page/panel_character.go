package page

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/octet"
	"urlscope/core/role"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The panel explains the octet at the caret, and which of the 128 octets of US-ASCII are allowed in its place.
var characterRow = panel{
	word: "character", place: side, title: titled(labels.Character),
	draw: func(p *page, row *panel) app.UI { return character{p}.draw(row) },
}

type character struct{ page *page }

func (w character) draw(row *panel) app.UI {
	p := w.page
	at := p.model.At()
	if at < 0 {
		return row.section(p, "", nil, line("empty", p.ui(labels.NoCharacter)))
	}
	token := p.model.TokenAt(at)
	unit := p.model.Unit(at)
	glyph := model.Visible(unit.In(p.model.Source()))
	if r, _ := utf8.DecodeRuneInString(glyph); glyph == " " {
		glyph = "␣"
	} else if unicode.Is(unicode.M, r) {
		glyph = "◌" + glyph // a combining mark
	}
	class := "glyph " + model.Family(token.Part)
	if utf8.RuneCountInString(glyph) > len("%XX") {
		class += " spelt" // an escape, shown as in the second line, or an octet's name
	}
	lines := text.Octet(p.model.Lang, p.model.URL, p.model.Judged(), at)
	value := p.model.Source()[at]
	if unit.Len() == len("%XX") && p.model.Source()[unit.Start] == '%' {
		value = octet.AppendDecoded(nil, unit.In(p.model.Source()))[0]
	}
	roles, accepted := p.model.Roles()
	return row.section(p, text.InPart(p.model.Lang, p.model.URL, token), nil,
		block("specimen",
			app.P().Class(class).DataSet("from", model.FromAttr(unit)).Text(glyph),
			when(unit.Len() == 1 && roles['%'] == role.Syntax, func() app.UI {
				return para("its-escape", mark("vh", text.Lead(p.model.Lang, p.ui(labels.ItsEscape))), app.Text("%"+hex(value)))
			}),
			block("facts", app.Range(lines).Slice(func(i int) app.UI { return app.P().Body(cited(lines[i])) })),
		),
		w.coding(),
		orHidden(when(accepted, func() app.UI { return &octetMap{Lang: p.model.Lang, Roles: roles, Octet: int(value)} })),
		orHidden(when(!accepted && len(p.model.Source()) <= standards.LongestTried, func() app.UI { return line("empty", p.ui(labels.NoOctetHelps)) })),
	)
}

// An octetMap is a table of US-ASCII. Its colours show which octets are allowed at one position.
type octetMap struct {
	app.Compo

	Lang  text.Lang
	Roles [256]role.Role
	Octet int // the selected one; over 127 when it is not on the map

	open    bool // on a phone the map is folded by default
	focused int  // the cell in the tab order: the cell of the octet, until the arrow keys move it
	reached int  // the octet for which focused was set
}

// A mapRow is a row of the map. It is a component of its own, so that go-app redraws it only if a field changes. A
// key usually moves the selection from one row to another and leaves the other rows alone.
type mapRow struct {
	app.Compo

	Lang     text.Lang
	First    int // its first octet
	Roles    [16]role.Role
	Selected int // columns of the selected octet and of the cell in the tab order; -1 if in another row
	Focused  int
}

// mapKinds are the kinds of cells, in the order of the legend.
var mapKinds = []struct {
	role  role.Role
	class string
	words text.Key // for a cell
	count text.Key // for the legend
}{
	{role.Data, "ok", labels.MayStand, labels.StandsAsIs},
	{role.Syntax, "job", labels.HasJob, labels.HasAJob},
	{role.Encoded, "no", labels.MustEscape, labels.OnlyEncoded},
	{role.Barred, "no", labels.NotHere, labels.NoneHere},
}

func (m *octetMap) Render() app.UI {
	if m.reached != m.Octet {
		m.reached, m.focused = m.Octet, m.Octet
	}
	var count [role.Syntax + 1]int // by role
	for _, role := range m.Roles[:128] {
		count[role]++
	}
	var legend []app.UI
	for _, k := range mapKinds {
		if n := count[k.role]; n > 0 {
			legend = append(legend, app.Li().Class(k.class).Text(labels.Count(m.Lang, k.count, n)))
		}
	}
	class := "map"
	if m.open {
		class += " open"
	}
	focused := m.focused
	if focused < 0 || focused > 127 {
		focused = 'A'
	}
	return block("mapbox",
		button("fold").Aria("expanded", strconv.FormatBool(m.open)).Aria("controls", "map").
			Text(labels.UI(m.Lang, labels.MapTitle)).OnClick(m.onFold),
		app.Table().ID("map").Class(class).Attr("role", "grid").Aria("label", labels.UI(m.Lang, labels.MapTitle)).OnKeyDown(m.onKey).Body(
			app.THead().Body(app.Tr().Body(
				app.Th().Scope("col").Body(mark("vh", labels.UI(m.Lang, labels.MapRow))),
				app.Range(make([]struct{}, 16)).Slice(func(c int) app.UI {
					return app.Th().Scope("col").Text("0123456789ABCDEF"[c : c+1])
				}),
			)),
			app.TBody().Body(app.Range(make([]struct{}, 8)).Slice(func(r int) app.UI {
				first := 16 * r
				return &mapRow{Lang: m.Lang, First: first, Roles: [16]role.Role(m.Roles[first:]), Selected: inRow(m.Octet - first), Focused: inRow(focused - first)}
			})),
		),
		app.Ul().Class("legend").Body(legend...),
	)
}

// inRow returns the column, or -1 for all columns outside of the row, so that a row is not redrawn when the
// selection moves in another row.
func inRow(column int) int {
	if column < 0 || column > 15 {
		return -1
	}
	return column
}

func (m *mapRow) Render() app.UI {
	var classes, words [role.Syntax + 1]string // by role
	for _, k := range mapKinds {
		classes[k.role], words[k.role] = k.class, labels.UI(m.Lang, k.words)
	}
	return app.Tr().Body(
		app.Th().Scope("row").Text(strconv.Itoa(m.First/16)),
		app.Range(m.Roles[:]).Slice(func(c int) app.UI {
			b, class, tab := m.First+c, classes[m.Roles[c]], -1
			if c == m.Focused {
				tab = 0
			}
			if c == m.Selected {
				class += " sel"
			}
			return app.Td().Class(class).DataSet("octet", b).TabIndex(tab).
				Aria("label", m.cellName(byte(b), words[m.Roles[c]])).Text(mapGlyph(byte(b)))
		}),
	)
}

// hex returns b as two hexadecimal digits.
func hex(b byte) string {
	const digits = "0123456789ABCDEF"
	return digits[b>>4:b>>4+1] + digits[b&15:b&15+1]
}

// cellName returns the label of a cell for screen readers. A letter or digit is part of the label. Other octets
// have a name, because go-app cannot write a quotation mark in an attribute.
func (m *mapRow) cellName(b byte, may string) string {
	name := hex(b) + ", " + text.OctetName(m.Lang, b) + ": " + may
	if octet.ClassOf(b)&(octet.Alpha|octet.Digit) != 0 {
		return mapGlyph(b) + ", " + name
	}
	return name
}

func mapGlyph(b byte) string {
	switch {
	case b == ' ':
		return "␣"
	case b < ' ' || b == 0x7F:
		return "·"
	}
	return string(rune(b))
}

func (m *octetMap) onFold(app.Context, app.Event) { m.open = !m.open }

// onKey moves the focus over the map with the arrow keys.
func (m *octetMap) onKey(ctx app.Context, e app.Event) {
	by := map[string]int{"ArrowLeft": -1, "ArrowRight": 1, "ArrowUp": -16, "ArrowDown": 16}[e.Get("key").String()]
	if by == 0 {
		return
	}
	e.PreventDefault()
	if next := m.focused + by; next >= 0 && next < 128 {
		m.focused = next
		cells := ctx.JSSrc().Call("querySelectorAll", "td")
		cells.Index(next).Call("focus")
	}
}
