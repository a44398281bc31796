//go:build !small

package page

import (
	"urlscope/wasm/browser"
)

// resume reopens the document that was open in the previous program (document_left.go). It reads the document
// again and announces nothing.
func (d *documentPanel) resume() {
	if !passed() {
		return
	}
	d.page.offer.count()
	left := browser.Left()
	if !left.Truthy() {
		return
	}
	browser.Forget()
	read := newReader
	if left.Get("isText").Bool() {
		read = newTextReader
	}
	r := read(left.Get("from"))
	r.until = left.Get("until").Int()
	d.begin(left.Get("name").String(), r, left.Get("others").Bool())
	d.only, d.opened = left.Get("only").Bool(), left.Get("opened").Int()
	d.whenRead = func() { d.list.goTo(left.Get("at").Int()) }
	d.page.Update()
	d.next(r)
}
