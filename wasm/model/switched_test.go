package model

import (
	"fmt"
	"testing"

	"urlscope/core"
)

// A switched-off field comes back at its position and with its octets, whatever happened to the other fields
// meanwhile.
func TestSwitchedFields(t *testing.T) {
	m := New("http://h/?a=1&b=%7e&c=x+y&d")
	do := func(e core.Edit, ok bool) {
		t.Helper()
		if !ok {
			t.Fatalf("nothing is done to %q", m.Source())
		}
		now, _ := core.Apply(m.Source(), []core.Edit{e})
		m.Set(now)
	}
	off := func(i int) {
		t.Helper()
		e, _, ok := m.SwitchOff(i)
		do(e, ok)
	}
	on := func(n int) {
		t.Helper()
		e, ok := m.SwitchOn(n)
		do(e, ok)
	}
	is := func(src string, kept string) {
		t.Helper()
		if got := fmt.Sprint(m.Off()); m.Source() != src || got != kept {
			t.Fatalf("%s %s, want %s %s", m.Source(), got, src, kept)
		}
	}
	off(1)
	is("http://h/?a=1&c=x+y&d", "[{b=%7e 1}]")
	off(0)
	is("http://h/?c=x+y&d", "[{a=1 0} {b=%7e 0}]")
	off(1)
	off(0)
	is("http://h/", "[{a=1 0} {b=%7e 0} {c=x+y 0} {d 0}]")
	on(2)
	is("http://h/?c=x+y", "[{a=1 0} {b=%7e 0} {d 1}]")
	m.Set("http://other/?n=0&c=x+y&e=2") // typed by the reader
	is("http://other/?n=0&c=x+y&e=2", "[{a=1 0} {b=%7e 0} {d 3}]")
	on(1)
	on(0)
	is("http://other/?a=1&b=%7e&n=0&c=x+y&e=2", "[{d 5}]")
	on(0)
	is("http://other/?a=1&b=%7e&n=0&c=x+y&e=2&d", "[]")
	off(5)
	m.Set("http://other/?a=1&b=%7e&n=0&c=x+y&e=2&d") // undo
	is("http://other/?a=1&b=%7e&n=0&c=x+y&e=2&d", "[]")
	off(0)
	m.ForgetOff()
	is("http://other/?b=%7e&n=0&c=x+y&e=2&d", "[]")
	if _, ok := m.SwitchOn(0); ok {
		t.Error("what is not off is switched on")
	}
	if _, _, ok := m.SwitchOff(9); ok {
		t.Error("a field that is not there is switched off")
	}
}
