package shipped

import (
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// A look at the page is a test that puts a text of its own in first, and leaves nothing that another could notice that does.
type look func(*testing.T, *tab)

// looks has several looks at one page, each called after its function: to open it takes longer than most of them.
func looks(t *testing.T, list ...look) {
	b := open(t, "/")
	for _, l := range list {
		_, name, _ := strings.Cut(runtime.FuncForPC(reflect.ValueOf(l).Pointer()).Name(), ".look")
		passed := t.Run(name, func(sub *testing.T) {
			b.t = sub
			l(sub, b)
		})
		if b.t = t; !passed {
			b.load("/?after" + name)
			b.waitReady()
		}
	}
}
