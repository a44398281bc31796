package main

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core"
	"urlscope/core/text"
)

// documentState says how far a document is.
type documentState uint8

const (
	noDocument documentState = iota
	reading
	wasRead
	stopped    // by the reader
	notText    // it is something else
	unreadable // the browser does not give it
)

// A documentPanel lists the URLs of a document: a file, or a text that was pasted.
// It is read a piece at a time, and only as much of the list is drawn as is seen.
// The rows are painted with direct calls, as the field is, since one scrolls
// faster than go-app renders.
type documentPanel struct {
	app.Compo

	page   *page
	state  documentState
	name   string // of the file; "" for a text
	others bool   // whether more files came than this one
	nul    int    // where a file that is not a text shows it
	doc    *document
	reader *reader

	only    bool // only those that have errors or warnings
	current int  // the row that the keys are at
	opened  int  // the item of the list that was opened; -1 for none

	box, rows app.Value // what scrolls, and what is in it; nil when they are not there
	items     []app.Value
	drawn     sight
}

// bigText is the length in octets from which a text of several lines that is
// pasted goes to the list and not into the field, and hugeText that from which any
// text does.
const (
	bigText  = 64 << 10
	hugeText = 2 << 20
)

// listenDocument attaches the page to texts that are pasted and files that are
// dropped. In a frame they are left to the browser.
func (p *page) listenDocument(on listener) {
	p.document.page = p
	root := app.Window().Get("document").Get("documentElement")
	if root.Get("classList").Call("contains", "frame").Bool() {
		return
	}
	// take reports whether a text is one for the list, and puts it there.
	take := func(transfer app.Value) bool {
		if !transfer.Truthy() {
			return false
		}
		s := object(transfer.Call("getData", "text/plain"))
		n := s.Get("length").Int()
		if n < bigText { // of characters that take several octets fewer will do
			n = blobOf(s).Get("size").Int()
		}
		if n < bigText || n < hugeText && s.Call("search", app.Window().Get("RegExp").New(`\s`)).Int() < 0 {
			return false
		}
		p.document.open("", newTextReader(s), false)
		return true
	}
	on(p.field.area, "paste", func(e app.Value) {
		if !p.field.area.Get("readOnly").Bool() && take(e.Get("clipboardData")) {
			e.Call("preventDefault")
		}
	})
	on(p.field.area, "input", func(e app.Value) {
		switch e.Get("inputType").String() {
		case "insertFromPaste", "insertFromDrop":
			p.offerList()
		}
	})

	document := app.Window().Get("document")
	// A browser shows a file or follows a link that is dropped beside a field: what was typed would be gone.
	ours := func(e app.Value) (files, ours bool) {
		if !e.Get("dataTransfer").Truthy() {
			return false, false
		}
		types := e.Get("dataTransfer").Get("types")
		files = types.Call("includes", "Files").Bool()
		typing := e.Get("target").Get("matches").Truthy() && e.Get("target").Call("matches", "textarea, input").Bool()
		return files, files || !typing && (types.Call("includes", "text/plain").Bool() || types.Call("includes", "text/uri-list").Bool())
	}
	drop := func(shown bool) { root.Get("classList").Call("toggle", "dropping", shown) }
	on(document, "dragover", func(e app.Value) {
		files, ok := ours(e)
		if ok {
			e.Call("preventDefault")
			e.Get("dataTransfer").Set("dropEffect", "copy")
		}
		drop(files)
	})
	on(document, "dragleave", func(e app.Value) {
		if !e.Get("relatedTarget").Truthy() { // it left the window
			drop(false)
		}
	})
	on(document, "drop", func(e app.Value) {
		drop(false)
		files, ok := ours(e)
		transfer := e.Get("dataTransfer")
		if !ok {
			if e.Get("target").Equal(p.field.area) && take(transfer) {
				e.Call("preventDefault")
			}
			return
		}
		e.Call("preventDefault")
		switch list := transfer.Get("files"); {
		case files:
			p.document.openFiles(list)
		case !take(transfer):
			s := octetsOf(app.Window().Call("urlscopeOctets", transfer.Call("getData", "text/plain")))
			if s != "" {
				p.field.load(s, core.Span{})
				p.offerList()
			}
		}
	})
}

// An offer is to list the URLs of a text that was put into the field.
type offer struct {
	urls     int
	revision int // of the text
}

// offerList offers the list when the text in the field holds several URLs.
func (p *page) offerList() {
	n := 0
	for range core.Find(p.source()) {
		n++
	}
	p.offer = offer{n, p.revision}
}

// offered reports whether the list is offered for the text that is there.
func (p *page) offered() bool { return p.offer.urls > 1 && p.offer.revision == p.revision }

// offerLine offers the list.
func (p *page) offerLine() app.UI {
	return app.Div().ID("offer").Class("offer").Body(
		app.P().Text(text.Count(p.lang, text.OfferList, p.offer.urls)),
		app.Button().Type("button").Class("button").ID("list-them").Text(p.ui(text.ListThem)).OnClick(p.onListThem),
	)
}

func (p *page) onListThem(app.Context, app.Event) {
	p.offer = offer{}
	p.document.open("", newTextReader(object(p.field.area.Get("value"))), false)
	p.Update()
}

// blobOf returns a string of JavaScript as something to be read in pieces.
func blobOf(s app.Value) app.Value {
	parts := app.Window().Get("Array").New()
	parts.Call("push", s)
	return app.Window().Get("Blob").New(parts)
}

// onFindInFile has the reader choose a file.
func (p *page) onFindInFile(app.Context, app.Event) {
	input := app.Window().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Call("addEventListener", "change", once(func(app.Value) { p.document.openFiles(input.Get("files")) }))
	input.Call("click")
}

// openFiles reads the first of the files that were dropped or chosen.
func (d *documentPanel) openFiles(files app.Value) {
	n := files.Get("length").Int()
	if n == 0 {
		return
	}
	file := files.Index(0)
	d.open(file.Get("name").String(), newReader(file), n > 1)
}

// open reads a document, in place of the one before.
func (d *documentPanel) open(name string, r *reader, others bool) {
	d.name, d.others, d.state = name, others, reading
	d.doc, d.reader = &document{}, r
	d.only, d.current, d.opened = false, 0, -1
	d.drawn = sight{}
	p := d.page
	p.say(p.ui(text.ReadingText))
	p.Update()
	d.draw()
	d.next(r)
}

// next reads on, unless another document was opened or this one was left.
func (d *documentPanel) next(r *reader) {
	r.next(func(piece string) {
		if d.reader != r || d.state != reading {
			return
		}
		first := r.read <= pieceSize
		if first && d.name != "" {
			if d.nul = nul(piece); d.nul >= 0 {
				d.finish(notText)
				return
			}
		}
		d.doc.take(piece)
		if r.read < r.size {
			d.progress()
			d.next(r)
		} else {
			d.finish(wasRead)
		}
	}, func() {
		if d.reader == r && d.state == reading {
			d.finish(unreadable)
		}
	})
}

// finish ends the reading, and says what came of it.
func (d *documentPanel) finish(state documentState) {
	d.state = state
	if state == wasRead || state == stopped {
		d.doc.end()
	}
	p := d.page
	said := ""
	for _, line := range d.lines() {
		said += line.String() + " "
	}
	if d.lists() {
		said += text.Found(p.lang, d.doc.urls, d.doc.faults)
	}
	p.say(said)
	d.draw()
	d.repaint()
}

func (d *documentPanel) onCancel(app.Context, app.Event) {
	if d.state == reading {
		d.finish(stopped)
	}
}

// relabel shows the panel in the page's language.
func (d *documentPanel) relabel() {
	if d.state != noDocument {
		d.draw()
		d.repaint()
	}
}

func (d *documentPanel) onClose(app.Context, app.Event) {
	d.state, d.doc, d.reader = noDocument, nil, nil
	d.page.toField()
	d.page.Update()
}

func (d *documentPanel) onOnly(app.Context, app.Event) {
	item := d.item(d.current)
	d.only = !d.only
	if d.only {
		d.current = near(d.doc.faulty, item)
	} else {
		d.current = item
	}
	d.reveal()
}

// lists reports whether there is anything to list.
func (d *documentPanel) lists() bool {
	return d.state == wasRead || d.state == stopped || d.state == reading
}

// count returns how many rows the list has.
func (d *documentPanel) count() int {
	switch {
	case d.doc == nil:
		return 0
	case d.only:
		return len(d.doc.faulty)
	}
	return len(d.doc.list)
}

// item returns which of the document's list a row is.
func (d *documentPanel) item(row int) int {
	if d.only && row < len(d.doc.faulty) {
		return d.doc.faulty[row]
	}
	return row
}

// lines are what there is to say of the document besides how much was found.
func (d *documentPanel) lines() (lines []text.Prose) {
	l := d.page.lang
	add := func(key text.Key, pairs ...string) { lines = append(lines, text.Filled(l, key, pairs...)) }
	name := visible(d.name)
	switch d.state {
	case stopped:
		add(text.ReadingStopped)
	case notText:
		add(text.NotText, "{a}", name, "{n}", strconv.Itoa(d.nul))
	case unreadable:
		if name == "" {
			name = d.page.ui(text.URLsInText)
		}
		add(text.CannotRead, "{a}", name)
	}
	if d.state == wasRead && d.doc.urls == 0 {
		add(text.NoURLFound)
	}
	if d.others {
		add(text.OnlyFirstFile)
	}
	if d.lists() && d.doc.urls > len(d.doc.list) {
		add(text.FirstListed, "{n}", strconv.Itoa(len(d.doc.list)))
	}
	if d.lists() && d.doc.long > 0 {
		lines = append(lines, text.Prose{{Text: text.Count(l, text.TooLongToList, d.doc.long)}})
	}
	return lines
}

func (d *documentPanel) OnMount(app.Context) {
	if app.IsServer {
		return
	}
	d.attach()
}

// attach finds what the rows are painted into, and follows its scrolling, its keys
// and its clicks.
func (d *documentPanel) attach() {
	d.box = app.Window().GetElementByID("found")
	d.rows = app.Window().GetElementByID("found-rows")
	d.items, d.drawn = nil, sight{}
	on := func(event string, f func(app.Value)) {
		d.box.Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			f(args[0])
			return nil
		}))
	}
	on("scroll", func(app.Value) { d.paint() })
	on("click", func(e app.Value) {
		if row := e.Get("target").Call("closest", "[data-row]"); row.Truthy() {
			if i, err := strconv.Atoi(row.Get("dataset").Get("row").String()); err == nil {
				d.current = i
				d.choose()
			}
		}
	})
	on("keydown", func(e app.Value) {
		if e.Get("ctrlKey").Bool() || e.Get("altKey").Bool() || e.Get("metaKey").Bool() {
			return
		}
		page := max(1, d.box.Get("clientHeight").Int()/max(1, d.height())-1)
		to := d.current
		switch e.Get("key").String() {
		case "ArrowDown":
			to++
		case "ArrowUp":
			to--
		case "PageDown":
			to += page
		case "PageUp":
			to -= page
		case "Home":
			to = 0
		case "End":
			to = d.count() - 1
		case "Enter", " ":
			e.Call("preventDefault")
			d.choose()
			return
		default:
			return
		}
		e.Call("preventDefault")
		d.current = max(0, min(to, d.count()-1))
		d.reveal()
	})
	d.repaint()
}

// choose opens the current row: its URL goes into the field, as one step to undo.
// The focus stays in the list, and the list under the hand.
func (d *documentPanel) choose() {
	if d.current >= d.count() {
		return
	}
	p := d.page
	d.opened = d.item(d.current)
	src := d.doc.list[d.opened].src
	top := func() float64 { return d.box.Call("getBoundingClientRect").Get("top").Float() }
	before := top()
	selected := newModel(src).selected
	p.field.load(src, selected)
	if p.source() == src {
		p.selectSpan(selected)
		p.fitLines()
	}
	d.box.Call("focus", map[string]any{"preventScroll": true})
	app.Window().Call("scrollBy", 0, top()-before)
	d.repaint()
}

// height returns the height of a row, which the style sheet says; 0 before there is
// one.
func (d *documentPanel) height() int {
	if len(d.items) == 0 {
		return 0
	}
	d.items[0].Set("hidden", false)
	return d.items[0].Get("offsetHeight").Int()
}

// reveal scrolls the list to the current row.
func (d *documentPanel) reveal() {
	height, view, top := d.height(), d.box.Get("clientHeight").Int(), d.box.Get("scrollTop").Int()
	switch y := d.current * height; {
	case y < top:
		d.box.Set("scrollTop", y)
	case y+height > top+view:
		d.box.Set("scrollTop", y+height-view)
	}
	d.repaint()
}

// repaint paints all rows that are seen.
func (d *documentPanel) repaint() {
	d.drawn = sight{}
	d.paint()
}

// paint paints the rows that are seen and are not painted yet.
func (d *documentPanel) paint() {
	if d.rows == nil || d.doc == nil || !d.rows.Get("isConnected").Bool() {
		return
	}
	n := d.count()
	d.box.Set("hidden", n == 0)
	if n == 0 {
		d.rows.Set("textContent", "")
		d.items, d.drawn = nil, sight{}
		d.box.Call("removeAttribute", "aria-activedescendant")
		return
	}
	if len(d.items) == 0 {
		d.items = append(d.items, d.newItem())
	}
	height := d.height()
	s := sightOf(n, height, d.box.Get("scrollTop").Int(), d.box.Get("clientHeight").Int())
	style := d.rows.Get("style")
	style.Call("setProperty", "height", strconv.Itoa(n*height)+"px")
	if s == d.drawn {
		return
	}
	d.drawn = s
	style.Call("setProperty", "padding-top", strconv.Itoa(s.top)+"px")
	for len(d.items) < s.last-s.first {
		d.items = append(d.items, d.newItem())
	}
	for i, item := range d.items {
		row := s.first + i
		if row < s.last {
			d.fill(item, row)
		}
		item.Set("hidden", row >= s.last)
	}
	d.box.Call("setAttribute", "aria-activedescendant", "found-"+strconv.Itoa(d.current))
}

// newItem makes an empty row.
func (d *documentPanel) newItem() app.Value {
	document := app.Window().Get("document")
	item := document.Call("createElement", "div")
	item.Call("setAttribute", "role", "option")
	item.Set("className", "found-row") // by which its height is known
	for _, class := range []string{"problem-sign", "src", "frag", "where"} {
		part := document.Call("createElement", "span")
		part.Set("className", class)
		item.Call("append", part)
	}
	d.rows.Call("append", item)
	return item
}

// longestRow is how much of a URL a row shows, in octets.
const longestRow = 400

// fill makes item the given row.
func (d *documentPanel) fill(item app.Value, row int) {
	i := d.item(row)
	f := d.doc.list[i]
	class := "found-row"
	if row == d.current {
		class += " at"
	}
	opened := strconv.FormatBool(i == d.opened)
	item.Set("className", class)
	item.Set("id", "found-"+strconv.Itoa(row))
	set := func(name, value string) { item.Call("setAttribute", name, value) }
	set("data-row", strconv.Itoa(row))
	set("aria-selected", opened)
	set("aria-posinset", strconv.Itoa(row+1))
	set("aria-setsize", strconv.Itoa(d.count()))
	sign := "problem-sign"
	for s, n := range f.counts {
		if n > 0 {
			sign += " " + core.Severity(s).String()
			break
		}
	}
	src := f.src
	if len(src) > longestRow {
		src = src[:characterStart(src, longestRow)] + "…"
	}
	parts := item.Get("children")
	parts.Index(0).Set("className", sign)
	parts.Index(1).Set("textContent", visible(src))
	parts.Index(2).Set("textContent", visible(f.fragment[:characterStart(f.fragment, min(len(f.fragment), longestRow))]))
	parts.Index(3).Set("textContent", text.FoundAt(d.page.lang, f.line, f.counts))
}

// progress shows how far the reading is, now and then.
func (d *documentPanel) progress() {
	const steps = 50
	if now := d.reader.read * steps / d.reader.size; now != (d.reader.read-pieceSize)*steps/d.reader.size {
		d.draw()
		d.paint()
	}
}

// soFar words how much was read.
func (d *documentPanel) soFar() string {
	const mega = 1e6
	return text.Filled(d.page.lang, text.ReadSoFar,
		"{a}", strconv.FormatFloat(float64(d.reader.read)/mega, 'f', 1, 64),
		"{b}", strconv.FormatFloat(float64(d.reader.size)/mega, 'f', 1, 64)).String()
}

// draw draws the panel again, once it is there.
func (d *documentPanel) draw() {
	if d.Mounted() {
		d.Update()
	}
}

func (d *documentPanel) Render() app.UI {
	p := d.page
	if p == nil { // go-app makes one of its own, from the type alone
		return app.Section()
	}
	title := text.Words(p.lang, text.URLsInText)
	if d.name != "" {
		title = text.Filled(p.lang, text.URLsInFile, "{a}", visible(d.name))
	}
	button := app.Button().Type("button").Class("act").ID("document-close").Text(p.ui(text.CloseList)).OnClick(d.onClose)
	lines := d.lines()
	return app.Section().ID("document").Class("panel document").Aria("labelledby", "h-document").Body(
		app.Div().Class("head").Body(
			app.H2().ID("h-document").Body(prose(title)),
			when(d.lists(), func() app.UI {
				return app.P().ID("found-count").Text(text.Found(p.lang, d.doc.urls, d.doc.faults))
			}),
			button,
		),
		app.Div().Body( // so that the list stays the same child whatever comes before it
			when(d.state == reading, func() app.UI {
				return app.Div().Class("reading").Body(
					app.Progress().ID("read-bar").Max(max(1, d.reader.size)).Value(d.reader.read).Aria("label", p.ui(text.ReadingText)),
					app.P().ID("read-so-far").Text(d.soFar()),
					app.Button().Type("button").Class("button").ID("cancel-reading").Text(p.ui(text.CancelReading)).OnClick(d.onCancel),
				)
			}),
			app.Range(lines).Slice(func(i int) app.UI { return app.P().Class("empty").Body(prose(lines[i])) }),
			when(d.state != reading && d.lists() && d.doc.faults > 0, func() app.UI {
				return check("only-faulty", d.only, text.Words(p.lang, text.OnlyFaulty), d.onOnly)
			}),
		),
		app.Div().ID("found").Class("found").TabIndex(0).Attr("role", "listbox").Aria("labelledby", "h-document").Body(
			app.Div().ID("found-rows").Class("found-rows").Attr("role", "presentation"),
		),
	)
}
