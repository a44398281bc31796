// Package sheet makes worksheets of lessons as HTML for printing, black on white. Each lesson, or each unit, has a page. On
// request, the answers follow on separate pages.
package sheet

import (
	"html/template"
	"strconv"
	"strings"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/code"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Options configure the sheets.
type Options struct {
	Paper    Paper
	Site     string // address of the page that opens lessons; "" omits links
	Answers  bool   // add pages with answers
	Together bool   // put the lessons of a unit on one page
	Index    bool   // begin with a list of links that is not printed; following a link shows only that sheet
	Style    string // address of the style sheet [Style]; "" embeds it
}

// A Paper is a size of paper.
type Paper uint8

// The papers. Any leaves the choice to the printer; the sheets fit both sizes.
const (
	Any Paper = iota
	A4
	Letter
)

// A Source is a lesson. A built-in lesson also has a number and a unit.
type Source struct {
	*lesson.Lesson
	Number, Unit string
}

// HTML returns the sheets as one document.
func HTML(sources []Source, o Options) (string, error) {
	p := page{Size: sizes[o.Paper], Answers: o.Answers && len(sources) > 0, Index: o.Index, Link: o.Style, Style: Style}
	for _, s := range sources {
		made := newSheet(s, o)
		if !o.Together || o.Index {
			p.Sheets = append(p.Sheets, made)
		}
		if o.Together || o.Index {
			p.together(made)
		}
		p.All = append(p.All, made)
	}
	if len(p.All) > 0 {
		p.Lang, p.Title, p.Say = p.All[0].Lang, p.All[0].Title, p.All[0].Say
	}
	if o.Index && len(sources) > 0 {
		p.Title = labels.UI(sources[0].Lang, labels.Worksheets)
	}
	var b strings.Builder
	err := pages.Execute(&b, p)
	return b.String(), err
}

// sizes has the style of each paper.
var sizes = [...]template.CSS{Any: "", A4: "@page{size:A4}", Letter: "@page{size:letter}"}

// A page is the data of the template.
type page struct {
	Lang, Title string
	Say         func(string) string
	Size, Style template.CSS
	Link        string
	Sheets      []sheet
	Units       []unit
	All         []sheet
	Index       bool
	Answers     bool
}

// A unit is the lessons on one page.
type unit struct {
	ID, Name string
	Sheets   []sheet
}

// together adds a lesson to the page of its unit.
func (p *page) together(s sheet) {
	if n := len(p.Units); n == 0 || p.Units[n-1].Name != s.Unit {
		first, _, _ := strings.Cut(s.Number, ".")
		p.Units = append(p.Units, unit{ID: "unit-" + first, Name: s.Unit})
	}
	last := &p.Units[len(p.Units)-1]
	last.Sheets = append(last.Sheets, s)
}

// A sheet is one lesson.
type sheet struct {
	*model.Worksheet
	Lang, Number, Unit string
	Say                func(string) string // returns the labels of the sheet
	Cells              [][]struct{}        // a row of cells, one per octet, for each line that a client should send
	Link               string
	Code               template.HTML
}

func newSheet(s Source, o Options) sheet {
	out := sheet{
		Worksheet: model.NewWorksheet(s.Lesson), Lang: s.Lang.Tag(), Number: s.Number, Unit: s.Unit,
		Say: func(key string) string { return labels.UI(s.Lang, text.Key(key)) },
	}
	for _, n := range out.Wire {
		out.Cells = append(out.Cells, make([]struct{}, n))
	}
	out.link(s, o.Site)
	return out
}

// Drawing returns an SVG drawing of ours as HTML.
func (s sheet) Drawing(svg string) template.HTML { return template.HTML(svg) }

// link adds the link to the sheet, and its QR code if the link is short enough.
func (s *sheet) link(of Source, site string) {
	if site == "" {
		return
	}
	s.Link = site + of.Link()
	if of.Number != "" {
		s.Link = site + lesson.LinkTo(of.Number)
	}
	if !strings.Contains(site, "://") {
		return // phones cannot resolve a relative address
	}
	if drawn, ok := codeDrawing(s.Link); ok {
		s.Code = drawn
	}
}

// codeDrawing draws the QR code of a text. It returns false if the text is too long (code.MaxText).
func codeDrawing(text string) (template.HTML, bool) {
	path, size, ok := code.SVGPath(text)
	side := strconv.Itoa(size)
	return template.HTML(`<svg class="code" aria-hidden="true" viewBox="0 0 ` + side + " " + side + `"><path d="` + path + `"/></svg>`), ok
}
