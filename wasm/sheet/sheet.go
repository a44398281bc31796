// Package sheet makes worksheets of lessons: HTML to be printed, black on white, a page a lesson,
// with the answers on pages of their own where they are asked for.
package sheet

import (
	"html/template"
	"strconv"
	"strings"

	"rsc.io/qr"

	"urlscope/core"
	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// Options say what is on the sheets.
type Options struct {
	Paper   Paper
	Site    string // the address of the page that opens the lessons; "" to leave links out
	Answers bool   // add pages with the answers
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

// maxCode is the longest link that gets a code to be photographed: a longer one makes a code so
// dense that it cannot be read off a wall.
const maxCode = 700

// HTML returns the sheets.
func HTML(sources []Source, o Options) (string, error) {
	p := page{Size: sizes[o.Paper], Answers: o.Answers && len(sources) > 0}
	for _, s := range sources {
		sheet, err := newSheet(s, o)
		if err != nil {
			return "", err
		}
		p.Sheets = append(p.Sheets, sheet)
	}
	if len(p.Sheets) > 0 {
		p.Lang, p.Title, p.Say = p.Sheets[0].Lang, p.Sheets[0].Title, p.Sheets[0].Say
	}
	var b strings.Builder
	err := pages.Execute(&b, p)
	return b.String(), err
}

// sizes are what style says of the papers.
var sizes = [...]template.CSS{Any: "", A4: "size:A4;", Letter: "size:letter;"}

// A page is what the template is filled with.
type page struct {
	Lang, Title string
	Say         func(string) string
	Size        template.CSS
	Sheets      []sheet
	Answers     bool
}

// A sheet is one lesson.
type sheet struct {
	Lang, Number, Unit, Title string
	Say                       func(string) string // the words of the sheet
	Text                      []text.Prose
	Start                     template.HTML
	Rule                      string       // of section 5
	Wire                      [][]struct{} // of each line that a client is to send, an empty cell an octet
	Goals                     []text.Prose
	Hints                     []text.Prose
	Link                      string
	Code                      template.HTML
	Solutions                 []template.HTML
}

func newSheet(s Source, o Options) (sheet, error) {
	l := s.Lesson
	u := core.Parse(l.Start)
	out := sheet{
		Lang: l.Lang.Tag(), Number: s.Number, Unit: s.Unit, Title: model.Visible(l.Title),
		Say:   func(key string) string { return say(l.Lang, key) },
		Start: drawing(l.Lang, u, false),
		Rule:  rule(l),
		Wire:  wireOf(l),
	}
	for paragraph := range strings.SplitSeq(l.Text, "\n") {
		out.Text = append(out.Text, prose(paragraph))
	}
	for _, g := range l.Goals {
		out.Goals = append(out.Goals, g.Label(l.Lang))
	}
	for _, h := range l.Hints {
		out.Hints = append(out.Hints, prose(h))
	}
	for _, answer := range l.Solutions {
		out.Solutions = append(out.Solutions, drawing(l.Lang, core.Parse(answer), true))
	}
	return out, out.link(s, o.Site)
}

// prose returns what an author wrote: backticks set octets, and nothing else sets anything.
func prose(s string) text.Prose {
	var out text.Prose
	for i, piece := range strings.Split(s, "`") {
		if piece != "" {
			out = append(out, text.Run{Text: model.Visible(piece), Code: i%2 == 1})
		}
	}
	return out
}

// link puts the link on the sheet, and its code where that can be read.
func (s *sheet) link(of Source, site string) error {
	if site == "" {
		return nil
	}
	s.Link = site + of.Link()
	if of.Number != "" {
		s.Link = site + lesson.LinkTo(of.Number)
	}
	if len(s.Link) > maxCode {
		return nil
	}
	code, err := qr.Encode(s.Link, qr.M)
	if err != nil {
		return err
	}
	s.Code = codeDrawing(code)
	return nil
}

// rule returns the rule of section 5 that the lesson is about: that of its solution, or else of
// its start.
func rule(l *lesson.Lesson) string {
	for _, s := range append(l.Solutions[:len(l.Solutions):len(l.Solutions)], l.Start) {
		if name := core.Parse(s).Production(); name != "" {
			return core.GrammarOf(name)
		}
	}
	return ""
}

// wireOf returns the cells of the lines that goals say a client sends, none of one that is too
// long to be written by hand.
func wireOf(l *lesson.Lesson) (list [][]struct{}) {
	const most = 40
	for _, g := range l.Goals {
		if line, ok := g.Sent(); ok && line != "" && len(line) <= most {
			list = append(list, make([]struct{}, len(line)))
		}
	}
	return list
}

// codeDrawing draws a code.
func codeDrawing(code *qr.Code) template.HTML {
	const quiet = 4
	var b strings.Builder
	size := strconv.Itoa(code.Size + 2*quiet)
	b.WriteString(`<svg class="code" aria-hidden="true" viewBox="0 0 ` + size + " " + size + `"><path d="`)
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				b.WriteString("M" + strconv.Itoa(x+quiet) + " " + strconv.Itoa(y+quiet) + "h1v1h-1z")
			}
		}
	}
	b.WriteString(`"/></svg>`)
	return template.HTML(b.String())
}
