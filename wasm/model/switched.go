//go:build !small

package model

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/builder"
)

// A field of a query that is switched off is not in the URL. The model keeps its octets and its position until it
// is switched on again, or another URL is set.

// switched is the list of fields that are switched off, by position.
type switched []OffField

// An OffField is a field that is switched off.
type OffField struct {
	Raw string // the octets of the field
	At  int    // the number of fields before it
}

// Off returns the fields that are switched off.
func (m *Model) Off() []OffField { return m.off }

// ForgetOff clears the list of switched-off fields.
func (m *Model) ForgetOff() { m.off = nil }

// IsForm reports whether the query consists of fields.
func (m *Model) IsForm() bool { return len(m.Query()) > 0 }

// fieldsOf returns the fields of the query as written.
func (m *Model) fieldsOf() (list []string) {
	for _, f := range m.Query() {
		list = append(list, f.In(m.Source()))
	}
	return list
}

// SwitchOff returns the edit that removes field i from the query, and keeps it as number n of those that are off.
// It returns false if there is no such field.
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
	return m.RemoveParams(list[i]), at, true
}

// SwitchOn returns the edit that puts number n of the switched-off fields back. It returns false if there is no
// such field, or if the URL cannot have a query.
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

// follow updates the positions of the switched-off fields after the query has changed from was. A field that came
// back by other means, such as undo, is no longer off.
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
