package page

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// documentState is the progress of reading a document.
type documentState uint8

const (
	noDocument documentState = iota
	reading
	wasRead
	stopped    // by the reader
	notText    // the file is not text
	unreadable // the browser cannot read the file
)

var documentRow = panel{
	word: "document", place: above,
	there: func(p *page) bool { return p.document.state != noDocument },
	draw:  func(p *page, _ *panel) app.UI { return &p.document },
}

// A documentPanel lists the URLs of a document: a file, or a pasted text. It reads the document in pieces.
type documentPanel struct {
	app.Compo

	page   *page
	state  documentState
	name   string // name of the file; "" for a text
	others bool   // whether more files than this one were dropped
	nul    int    // offset of a zero octet, which shows that a file is not text
	doc    *model.Document
	reader *reader

	whenRead func() // called once the document is read

	list   listbox
	only   bool // list only URLs with errors or warnings
	opened int  // the item of doc that was opened; -1 for none
}

// init connects the list to the document.
func (d *documentPanel) init() {
	d.list.id, d.list.label = "found", "h-document"
	d.list.parts = []string{"problem-sign", "src", "frag", "where"}
	d.list.count, d.list.fill, d.list.onChoose = d.count, d.fill, d.choose
}

func (d *documentPanel) onCancel(app.Context, app.Event) {
	if d.state == reading {
		d.finish(stopped)
	}
}

// relabel redraws the panel in the page's language.
func (d *documentPanel) relabel() {
	if d.state != noDocument {
		d.draw()
		d.list.repaint()
	}
}

func (d *documentPanel) onClose(app.Context, app.Event) {
	d.state, d.doc, d.reader = noDocument, nil, nil
	d.page.toField()
	d.page.Update()
}

func (d *documentPanel) onOnly(app.Context, app.Event) {
	item := d.item(d.list.current)
	d.only = !d.only
	if d.only {
		item = model.Near(d.doc.Faulty, item)
	}
	d.list.goTo(item)
}

// lists reports whether there is a list to show.
func (d *documentPanel) lists() bool {
	return d.state == wasRead || d.state == stopped || d.state == reading
}

// count returns the number of rows.
func (d *documentPanel) count() int {
	switch {
	case d.doc == nil:
		return 0
	case d.only:
		return len(d.doc.Faulty)
	}
	return d.doc.Listed()
}

// item returns the index in doc of a row.
func (d *documentPanel) item(row int) int {
	if d.only && row < len(d.doc.Faulty) {
		return d.doc.Faulty[row]
	}
	return row
}

// longestRow limits how much of a URL a row shows, in octets.
const longestRow = 400

// fill writes an item into a row, and reports whether it is the opened one.
func (d *documentPanel) fill(row app.Value, i int) (opened bool) {
	i = d.item(i)
	f := d.doc.Found(i)
	sign := "problem-sign"
	for s, n := range f.Counts {
		if n > 0 {
			sign += " " + core.Severity(s).String()
			break
		}
	}
	src := f.Src
	if len(src) > longestRow {
		src = src[:model.CharacterStart(src, longestRow)] + "…"
	}
	row.Index(0).Set("className", sign)
	row.Index(1).Set("textContent", model.Visible(src))
	row.Index(2).Set("textContent", model.Visible(f.Fragment[:model.CharacterStart(f.Fragment, min(len(f.Fragment), longestRow))]))
	row.Index(3).Set("textContent", labels.FoundAt(d.page.model.Lang, f.Line, f.Counts))
	return i == d.opened
}

// choose puts the URL of a row into the field, as one step to undo.
func (d *documentPanel) choose(row int) {
	p := d.page
	d.opened = d.item(row)
	src := d.doc.Found(d.opened).Src
	selected := model.New(src).Selected
	p.field.load(src, selected)
	if p.model.Source() == src {
		p.model.SelectSpan(selected)
		p.fitLines()
	}
}

// lines returns notices about the document other than the number of URLs.
func (d *documentPanel) lines() (lines []text.Prose) {
	l := d.page.model.Lang
	add := func(key text.Key, pairs ...string) { lines = append(lines, labels.Filled(l, key, pairs...)) }
	name := model.Visible(d.name)
	switch d.state {
	case stopped:
		add(labels.ReadingStopped)
	case notText:
		add(labels.NotText, "{a}", name, "{n}", strconv.Itoa(d.nul))
	case unreadable:
		if name == "" {
			name = d.page.ui(labels.URLsInText)
		}
		add(labels.CannotRead, "{a}", name)
	}
	if d.state == wasRead && d.doc.URLs == 0 {
		add(labels.NoURLFound)
	}
	if d.others {
		add(labels.OnlyFirstFile)
	}
	if d.lists() && d.doc.URLs > d.doc.Listed() {
		add(labels.FirstListed, "{n}", strconv.Itoa(d.doc.Listed()))
	}
	if d.lists() && d.doc.Long > 0 {
		lines = append(lines, text.Prose{{Text: labels.Count(l, labels.TooLongToList, d.doc.Long)}})
	}
	return lines
}

// soFar says how much was read.
func (d *documentPanel) soFar() string {
	const mega = 1e6
	return labels.Filled(d.page.model.Lang, labels.ReadSoFar,
		"{a}", strconv.FormatFloat(float64(d.reader.read)/mega, 'f', 1, 64),
		"{b}", strconv.FormatFloat(float64(d.reader.size)/mega, 'f', 1, 64)).String()
}

// draw redraws the panel, if it is mounted.
func (d *documentPanel) draw() {
	if d.Mounted() {
		d.Update()
	}
}

func (d *documentPanel) Render() app.UI {
	p := d.page
	if p == nil { // go-app makes a panel from its type alone
		return app.Section()
	}
	title := labels.Words(p.model.Lang, labels.URLsInText)
	if d.name != "" {
		title = labels.Filled(p.model.Lang, labels.URLsInFile, "{a}", model.Visible(d.name))
	}
	closing := button("act").ID("document-close").Text(p.ui(labels.CloseList)).OnClick(d.onClose)
	lines := d.lines()
	return app.Section().ID("document").Class("panel document").Aria("labelledby", "h-document").Body(
		block("head",
			app.H2().ID("h-document").Body(prose(title)),
			when(d.lists(), func() app.UI {
				return app.P().ID("found-count").Text(labels.Found(p.model.Lang, d.doc.URLs, d.doc.Faults))
			}),
			closing,
		),
		app.Div().Body( // keeps the list at the same child index whatever precedes it
			when(d.state == reading, func() app.UI {
				return block("reading",
					app.Progress().ID("read-bar").Max(max(1, d.reader.size)).Value(d.reader.read).Aria("label", p.ui(labels.ReadingText)),
					app.P().ID("read-so-far").Text(d.soFar()),
					button("button").ID("cancel-reading").Text(p.ui(labels.CancelReading)).OnClick(d.onCancel),
				)
			}),
			app.Range(lines).Slice(func(i int) app.UI { return para("empty", prose(lines[i])) }),
			when(d.state != reading && d.lists() && d.doc.Faults > 0, func() app.UI {
				return check("only-faulty", d.only, labels.Words(p.model.Lang, labels.OnlyFaulty), d.onOnly)
			}),
		),
		&d.list,
	)
}
