package page

import (
	"fmt"
	"strconv"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// The character is the octet at the caret, explained, and which of the 128 octets of US-ASCII may stand in its part.
var characterRow = panel{
	word: "character", place: side, title: titled(labels.Character),
	draw: func(p *page, row *panel) app.UI { return character{p}.draw(row) },
}

type character struct{ page *page }

func (w character) draw(row *panel) app.UI {
	p := w.page
	at := p.model.At()
	if at < 0 {
		return row.section(p, "", nil, app.P().Class("empty").Text(p.ui(labels.NoCharacter)))
	}
	token := p.model.URL.Tokens()[p.model.URL.TokenAt(at)]
	unit := p.model.Unit(at)
	glyph := model.Visible(unit.In(p.model.Source()))
	if r, _ := utf8.DecodeRuneInString(glyph); glyph == " " {
		glyph = "␣"
	} else if unicode.Is(unicode.M, r) {
		glyph = "◌" + glyph // a mark that stands on the character before it
	}
	class := "glyph " + model.Family(token.Part)
	if utf8.RuneCountInString(glyph) > len("%XX") {
		class += " spelt" // an escape of the second line, or the name of an octet
	}
	lines := text.Octet(p.model.Lang, p.model.URL, at)
	octet := p.model.Source()[at]
	if unit.Len() == len("%XX") && p.model.Source()[unit.Start] == '%' {
		octet = core.AppendDecoded(nil, unit.In(p.model.Source()))[0]
	}
	return row.section(p, text.InPart(p.model.Lang, p.model.URL, token), nil,
		app.Div().Class("specimen").Body(
			app.P().Class(class).DataSet("from", model.FromAttr(unit)).Text(glyph),
			when(unit.Len() == 1 && token.Part.Info().Allowed&core.Percent != 0, func() app.UI {
				return app.P().Class("its-escape").Body(app.Span().Class("vh").Text(p.ui(labels.ItsEscape)+": "), app.Text(fmt.Sprintf("%%%02X", octet)))
			}),
			app.Div().Class("facts").Body(app.Range(lines).Slice(func(i int) app.UI { return app.P().Body(prose(lines[i])) })),
		),
		&octetMap{Lang: p.model.Lang, Part: mapPart(p.model.URL, token), Octet: int(octet)},
	)
}

// mapPart returns the part whose octets the map shows: that of the token, or, of
// a delimiter, that of the token in front of it, which the delimiter ends.
func mapPart(url *core.URL, t core.Token) core.Part {
	if t.Part != core.Delim && t.Part != core.Stray {
		return t.Part
	}
	last := core.SchemeName
	for _, u := range url.Tokens() {
		if u.Start >= t.End {
			break
		}
		if u.Part != core.Delim && u.Part != core.Stray {
			last = u.Part
		}
	}
	return last
}

// An octetMap is the map of US-ASCII, coloured for one part. It is a component of
// its own because it seldom changes: go-app draws it again only when a field does.
type octetMap struct {
	app.Compo

	Lang  text.Lang
	Part  core.Part
	Octet int // the selected one; over 127 when it is not on the map

	open    bool // on a phone the map is folded away
	focused int  // the cell that Tab reaches
}

// kinds of cells, and how often each is on the map.
func (m *octetMap) kinds() (kinds [128]string, count map[string]int) {
	allowed := m.Part.Info().Allowed
	count = map[string]int{}
	for b := range kinds {
		class := core.ClassOf(byte(b))
		kind := "no"
		switch {
		case m.Part == core.Fragment || m.Part == core.HostLiteral:
		case class&allowed&core.Percent != 0, class&m.Part.Ends() != 0:
			kind = "job"
		case class&allowed != 0 && class != core.Percent:
			kind = "ok"
		}
		kinds[b] = kind
		count[kind]++
	}
	return kinds, count
}

func (m *octetMap) OnUpdate(app.Context) { m.focused = m.Octet }

func (m *octetMap) Render() app.UI {
	kinds, count := m.kinds()
	never := labels.OnlyEncoded
	if m.Part.Info().Allowed&core.Percent == 0 {
		never = labels.Never
	}
	legend := []struct {
		kind string
		key  text.Key
	}{{"ok", labels.StandsAsIs}, {"job", labels.HasAJob}, {"no", never}}
	words := map[string]text.Key{"ok": labels.MayStand, "job": labels.HasJob, "no": labels.MustEscape}
	if never == labels.Never {
		words["no"] = labels.NeverStands
	}
	class := "map"
	if m.open {
		class += " open"
	}
	focused := m.focused
	if focused < 0 || focused > 127 {
		focused = 'A'
	}
	return app.Div().Class("mapbox").Body(
		app.Button().Type("button").Class("fold").Aria("expanded", strconv.FormatBool(m.open)).Aria("controls", "map").
			Text(labels.UI(m.Lang, labels.MapTitle)).OnClick(m.onFold),
		app.Table().ID("map").Class(class).Attr("role", "grid").Aria("label", labels.UI(m.Lang, labels.MapTitle)).OnKeyDown(m.onKey).Body(
			app.THead().Body(app.Tr().Body(
				app.Th().Scope("col").Body(app.Span().Class("vh").Text(labels.UI(m.Lang, labels.MapRow))),
				app.Range(make([]struct{}, 16)).Slice(func(c int) app.UI {
					return app.Th().Scope("col").Text("0123456789ABCDEF"[c : c+1])
				}),
			)),
			app.TBody().Body(app.Range(make([]struct{}, 8)).Slice(func(r int) app.UI {
				return app.Tr().Body(
					app.Th().Scope("row").Text(strconv.Itoa(r)),
					app.Range(make([]struct{}, 16)).Slice(func(c int) app.UI {
						b := r*16 + c
						class := kinds[b]
						tab := -1
						if b == focused {
							tab = 0
						}
						if b == m.Octet {
							class += " sel"
						}
						return app.Td().Class(class).DataSet("octet", b).TabIndex(tab).
							Aria("label", m.cellName(byte(b), words[kinds[b]])).Text(mapGlyph(byte(b)))
					}),
				)
			})),
		),
		app.Ul().Class("legend").Body(app.Range(legend).Slice(func(i int) app.UI {
			return app.Li().Class(legend[i].kind).Text(labels.Count(m.Lang, legend[i].key, count[legend[i].kind]))
		})),
	)
}

// cellName is what a screen reader says of a cell. A letter or digit is said; other
// octets have a name, and a quote mark could not stand in what go-app writes.
func (m *octetMap) cellName(b byte, may text.Key) string {
	name := fmt.Sprintf("%02X, %s: %s", b, text.OctetName(m.Lang, b), labels.UI(m.Lang, may))
	if core.ClassOf(b)&(core.Alpha|core.Digit) != 0 {
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
