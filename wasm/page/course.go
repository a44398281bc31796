//go:build !small || learn

package page

import (
	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/browser"
	"urlscope/wasm/model"
)

// A course is the lessons that are built in, as far as the page has them: they come when one of them is wanted.
type course struct {
	lessons model.Course // nil while there are none
	lang    text.Lang    // that they are in
	asked   text.Lang    // that they were asked for in
	absent  bool         // they could not be loaded
}

// bring calls f once the lessons are there in l, or cannot be had: at once when that is known.
func (c *course) bring(l text.Lang, f func()) {
	if c.lessons != nil && c.lang == l {
		f()
		return
	}
	c.asked, c.absent = l, false
	browser.Later(l.Tag(), once(func(data app.Value) {
		if c.asked != l { // another language is wanted by now
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
