//go:build small

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/wasm/browser"
)

// leave leaves the open document to the program that replaces this one: its source, how far it was read, and the
// position in its list.
func (d *documentPanel) leave() {
	browser.Forget() // an earlier program may have failed to load
	if d.state == noDocument {
		return
	}
	from, until := d.reader.blob, d.reader.size
	if d.reader.text != nil {
		from = d.reader.text
	}
	if d.state == stopped {
		until = d.reader.read
	}
	left := app.Window().Get("Object").New()
	left.Set("from", from)
	left.Set("isText", d.reader.text != nil)
	left.Set("until", until)
	left.Set("name", d.name)
	left.Set("others", d.others)
	left.Set("only", d.only)
	left.Set("opened", d.opened)
	left.Set("at", d.list.current)
	browser.Leave(left)
}

func (d *documentPanel) resume() {}
