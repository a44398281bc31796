package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// openFiles reads the first of the dropped or chosen files.
func (d *documentPanel) openFiles(files app.Value) {
	n := files.Get("length").Int()
	if n == 0 {
		return
	}
	file := files.Index(0)
	d.open(file.Get("name").String(), newReader(file), n > 1)
}

// open reads a document, which replaces the one before.
func (d *documentPanel) open(name string, r *reader, others bool) {
	d.begin(name, r, others)
	p := d.page
	p.speech.say(p.ui(labels.ReadingText))
	p.Update()
	d.draw()
	d.next(r)
}

// begin resets the panel for a document that is about to be read.
func (d *documentPanel) begin(name string, r *reader, others bool) {
	d.name, d.others, d.state = name, others, reading
	d.doc, d.reader = &model.Document{}, r
	d.only, d.opened = false, -1
	d.list.current, d.list.drawn = 0, model.Sight{}
	d.whenRead = d.tell
}

// next reads the next piece, unless another document was opened or this one was closed.
func (d *documentPanel) next(r *reader) {
	r.next(func(piece string) {
		if d.reader != r || d.state != reading {
			return
		}
		first := r.read <= model.PieceSize
		if first && d.name != "" {
			if d.nul = model.NUL(piece); d.nul >= 0 {
				d.finish(notText)
				return
			}
		}
		d.doc.Feed(piece)
		switch {
		case r.read < r.until:
			d.progress()
			d.next(r)
		case r.until < r.size:
			d.finish(stopped)
		default:
			d.finish(wasRead)
		}
	}, func() {
		if d.reader == r && d.state == reading {
			d.finish(unreadable)
		}
	})
}

// finish ends the reading.
func (d *documentPanel) finish(state documentState) {
	d.state = state
	if state == wasRead || state == stopped {
		d.doc.End()
	}
	d.draw()
	d.list.repaint()
	d.whenRead()
}

// tell announces the result of reading.
func (d *documentPanel) tell() {
	p := d.page
	said := ""
	for _, line := range d.lines() {
		said += line.String() + " "
	}
	if d.lists() {
		said += labels.Found(p.model.Lang, d.doc.URLs, d.doc.Faults)
	}
	p.speech.say(said)
}

// progress shows the progress at each of 50 steps.
func (d *documentPanel) progress() {
	const steps = 50
	if step := d.reader.read * steps / d.reader.size; step != (d.reader.read-model.PieceSize)*steps/d.reader.size {
		d.draw()
		d.list.paint()
	}
}
