//go:build !small

package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/builder"
)

// A field of a query that is switched off is not in the URL. It is kept with its octets and its place until it is switched on
// again, or another URL comes.

// switched are the fields that are switched off, in the order of their places.
type switched []OffField

// An OffField is a field that is switched off.
type OffField struct {
	Raw string // its octets
	At  int    // how many fields stand before it
}

// Off returns the fields that are switched off.
func (m *Model) Off() []OffField { return m.off }

// ForgetOff forgets them.
func (m *Model) ForgetOff() { m.off = nil }

// IsForm reports whether the query is written as fields.
func (m *Model) IsForm() bool { return len(m.Query()) > 0 }

// fieldsOf returns the fields of the query as they are written.
func (m *Model) fieldsOf() (list []string) {
	for _, f := range m.Query() {
		list = append(list, f.In(m.Source()))
	}
	return list
}

// SwitchOff returns the edit that takes field i out of the query, and keeps it as the nth of those that are off. It is false
// where there is no such field.
func (m *Model) SwitchOff(i int) (e core.Edit, n int, ok bool) {
	list := m.Query()
	if i < 0 || i >= len(list) {
		return core.Edit{}, 0, false
	}
	at := slices.IndexFunc(m.off, func(f OffField) bool { return f.At > i })
	if at < 0 {
		at = len(m.off)
	}
	for k := range m.off[at:] {
		m.off[at+k].At--
	}
	m.off = slices.Insert(m.off, at, OffField{list[i].In(m.Source()), i})
	m.own = true
	return m.TakeOut(list[i]), at, true
}

// SwitchOn returns the edit that puts the nth field that is switched off back in its place. It is false where there is none, or
// the URL can have no query.
func (m *Model) SwitchOn(n int) (e core.Edit, ok bool) {
	if n < 0 || n >= len(m.off) {
		return core.Edit{}, false
	}
	off := m.off[n]
	list := m.fieldsOf()
	query, has := m.URL.Token(core.Search)
	if list = slices.Insert(list, min(off.At, len(list)), off.Raw); has {
		e = core.Edit{Span: query.Span, New: strings.Join(list, "&")}
	} else {
		c, can := builder.Add(m.URL, core.Search)
		if !can {
			return core.Edit{}, false
		}
		e = c.Edit
		e.New += off.Raw
	}
	m.off = slices.Delete(m.off, n, n+1)
	for k := range m.off[n:] {
		m.off[n+k].At++
	}
	m.own = true
	return e, true
}

// follow has the fields that are switched off keep their places when the query changes from what it was. One that has come back
// there by another way, such as undoing, is off no more.
func (m *Model) follow(was []string) {
	if m.own {
		m.own = false
		return
	}
	is := m.fieldsOf()
	front := 0
	for front < len(was) && front < len(is) && was[front] == is[front] {
		front++
	}
	back := 0
	for back < min(len(was), len(is))-front && was[len(was)-1-back] == is[len(is)-1-back] {
		back++
	}
	came := is[front : len(is)-back]
	m.off = slices.DeleteFunc(m.off, func(f OffField) bool {
		return front <= f.At && f.At <= len(was)-back && slices.Contains(came, f.Raw)
	})
	for i := range m.off {
		if m.off[i].At > front {
			m.off[i].At = max(front, m.off[i].At+len(is)-len(was))
		}
	}
}
