//go:build !small || learn

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// A course holds the built-in lessons. They are loaded when one of them is first needed.
type course struct {
	lessons model.Course // nil until loaded
	lang    text.Lang    // the language of the lessons
	asked   text.Lang    // the language that was requested last
	absent  bool         // loading failed
}

// bring calls f once the lessons in l are loaded or loading has failed. It calls f at once if that is known.
func (c *course) bring(l text.Lang, f func()) {
	if c.lessons != nil && c.lang == l {
		f()
		return
	}
	c.asked, c.absent = l, false
	browser.LoadText(l.Tag(), once(func(data app.Value) {
		if c.asked != l { // another language was requested meanwhile
			return
		}
		if lessons := model.ReadCourse(data.String()); lessons != nil {
			c.lessons, c.lang = lessons, l
		} else {
			c.absent = true
		}
		f()
	}))
}
