// From go-app v9.8.0, pkg/app: range.go, condition.go; MIT License, in LICENSE. Changes:
// Lists and conditions are one type, without maps and else, which the page does not use.

package app

import (
	"io"
	"reflect"
)

// A RangeLoop is a list of UI for a slice or an array.
type RangeLoop interface {
	UI

	// Slice returns a list with the results of f for each index. It panics if the source is neither a slice nor an array.
	Slice(f func(int) UI) RangeLoop
}

// Range returns a list for a slice or an array.
func Range(src any) RangeLoop { return rangeLoop{source: src} }

// If returns a list of elems if expr is true, and an empty list otherwise.
func If(expr bool, elems ...UI) UI {
	if !expr {
		elems = nil
	}
	return rangeLoop{body: flat(elems)}
}

// A rangeLoop is never mounted; its members are (see flat).
type rangeLoop struct {
	UI // nil

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
