// From go-app v9.8.0, pkg/app: range.go, condition.go; MIT License, in LICENSE. What is otherwise:
// Lists and conditions are one type, and neither maps nor else have it: the page has none.

package app

import (
	"io"
	"reflect"
)

// A RangeLoop is a list of UI for what is in a slice or an array.
type RangeLoop interface {
	UI

	// Slice returns the list that f makes, which is called with each index. It panics if the source is neither a slice nor an array.
	Slice(f func(int) UI) RangeLoop
}

// Range returns a list for a slice or an array.
func Range(src any) RangeLoop { return rangeLoop{source: src} }

// If returns a list of elems if expr is true, and an empty one if not.
func If(expr bool, elems ...UI) UI {
	if !expr {
		elems = nil
	}
	return rangeLoop{body: flat(elems)}
}

// A rangeLoop is never in the document itself: its members are (flat).
type rangeLoop struct {
	UI // none

	body   []UI
	source any
}

func (r rangeLoop) Slice(f func(int) UI) RangeLoop {
	n := reflect.ValueOf(r.source).Len()
	r.body = make([]UI, 0, n)
	for i := range n {
		r.body = appendUI(r.body, f(i))
	}
	return r
}

func (r rangeLoop) kind() kind { return selector }

func (r rangeLoop) html(w io.Writer) {
	for _, e := range r.body {
		e.html(w)
	}
}
