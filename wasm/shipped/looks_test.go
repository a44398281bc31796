package shipped

import (
	"reflect"
	"runtime"
	"strings"
	"testing"
)

// A look is a subtest that shares a page with others. It first enters a text of its own, and leaves no state that affects
// another look.
type look func(*testing.T, *tab)

// looks runs several looks in one page, as subtests named after the functions, because opening a page takes longer than most
// looks.
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
