// Package sheet makes worksheets of lessons: HTML to be printed, black on white, a page a lesson, or a page for all of a unit,
// with the answers on pages of their own where they are asked for.
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

// Options say what is on the sheets.
type Options struct {
	Paper    Paper
	Site     string // the address of the page that opens the lessons; "" to leave links out
	Answers  bool   // add pages with the answers
	Together bool   // have the lessons of a unit on one page
	Index    bool   // begin with a list of the sheets, which is not printed: one that is followed shows that sheet alone
	Style    string // the address of the style sheet [Style]; "" to have it in the document
}

// A Paper is a size of paper.
type Paper uint8

// The papers. Any leaves the choice to whoever prints; a sheet fits either.
const (
	Any Paper = iota
	A4
	Letter
)

// A Source is a lesson and what it is called: the number of one that is built in, with its unit,
// or neither.
type Source struct {
	*lesson.Lesson
	Number, Unit string
}

// HTML returns the sheets.
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

// sizes are what style says of the papers.
var sizes = [...]template.CSS{Any: "", A4: "@page{size:A4}", Letter: "@page{size:letter}"}

// A page is what the template is filled with.
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

// A unit is lessons that are on a page together.
type unit struct {
	ID, Name string
	Sheets   []sheet
}

// together puts a lesson on the page with others of its unit.
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
	Say                func(string) string // the words of the sheet
	Cells              [][]struct{}        // of each line that a client is to send, an empty cell an octet
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

// Drawing returns a drawing, which is SVG of our own.
func (s sheet) Drawing(svg string) template.HTML { return template.HTML(svg) }

// link puts the link on the sheet, and its code where that can be read.
func (s *sheet) link(of Source, site string) {
	if site == "" {
		return
	}
	s.Link = site + of.Link()
	if of.Number != "" {
		s.Link = site + lesson.LinkTo(of.Number)
	}
	if !strings.Contains(site, "://") {
		return // a camera does not know where that is
	}
	if drawn, ok := codeDrawing(s.Link); ok {
		s.Code = drawn
	}
}

// codeDrawing draws the code of a text; false where it is too long for one that can be read off a wall.
func codeDrawing(text string) (template.HTML, bool) {
	path, size, ok := code.SVGPath(text)
	side := strconv.Itoa(size)
	return template.HTML(`<svg class="code" aria-hidden="true" viewBox="0 0 ` + side + " " + side + `"><path d="` + path + `"/></svg>`), ok
}
