package derive

import (
	"cmp"
	"slices"
	"strings"

	"urlscope/core/internal/grammar"
	"urlscope/core/standards"
)

// A Way tells what a Thing that may come next does.
type Way uint8

// The ways, in the order in which they are said.
const (
	GoesOn Way = iota // the part that the last octet is in goes on
	Starts            // a part begins, with its own octets
	Begins            // a literal, behind which a part begins, or nothing
	Only              // the rest of a literal, or of an escape, of which some octets are there
)

// String returns the identifier of w: "goes-on".
func (w Way) String() string {
	return [...]string{"goes-on", "starts", "begins", "rest", ""}[min(w, Only+1)]
}

// A Thing is what may come next.
type Thing struct {
	Way     Way
	Part    string // the rule that goes on, or begins; "" for none
	Literal string // the octets of a literal, or what is left of it
	Digits  int    // how many hex digits are left of an escape
	Octets  string // those that may come
	Else    bool   // it makes what stands before be read otherwise: a host as a user
}

// A Box is a box in the definition of a rule, by its number.
type Box struct {
	Rule string
	Item int
}

func (d *Derivation) addBox(rule string, item int) {
	if b := (Box{rule, item}); !slices.Contains(d.Boxes, b) {
		d.Boxes = append(d.Boxes, b)
	}
}

// parts are the rules that people have a word for. Those in them, such as the labels of a host, are not told apart when what may come next
// is said.
var parts = [...]string{
	standards.RFC1738: " scheme login user password host port fpath fsegment ftptype hpath hsegment search gtype selector gopher+_string encoded822addr group" +
		" article database wtype wpath ppath psegment fieldname fieldvalue schemepart urlpath ",
	standards.RFC3986: " scheme authority userinfo host port segment segment-nz segment-nz-nc query fragment ",
}

func (d *Derivation) isPart(rule string) bool { return strings.Contains(parts[d.By], " "+rule+" ") }

// partOf returns the part that a place is in, the innermost; "" if it is in none.
func (d *Derivation) partOf(p *grammar.Place) string {
	for q := p; q != nil; q = q.In {
		if d.isPart(q.Rule) {
			return q.Rule
		}
	}
	return ""
}

// lookAhead says what may come at the offset, behind the last octet on the way.
func (d *Derivation) lookAhead(w *grammar.Ways, last grammar.Step) {
	lastPart := ""
	if last.Mark != nil {
		lastPart = d.partAt(last.Mark)
	}
	follows, _ := w.Next(last)
	for _, f := range follows {
		d.addThing(d.thing(f, lastPart), f.Octets)
		d.addBox(f.In.Rule, f.Item)
		for p := f.In; p.In != nil; p = p.In {
			d.addBox(p.In.Rule, p.Item)
		}
	}
	for _, f := range w.Others(d.Input[:d.Offset], last) {
		if !d.isChosen(w, f) {
			continue
		}
		t := d.thing(f, lastPart)
		t.Else = t.Way == Starts || t.Way != GoesOn && d.otherwise(w, last, f.Octets)
		d.addThing(t, f.Octets)
	}
	rank := func(t Thing) int {
		if t.Else {
			return int(t.Way) + int(Only) + 1
		}
		return int(t.Way)
	}
	slices.SortStableFunc(d.Next, func(a, b Thing) int { return rank(a) - rank(b) })
	d.Needs = d.needs(w)
}

// isChosen reports whether a text that goes on with all of a literal has its way through that: a "%09" in the second part of a gopher
// selector ends that and no other. What is no literal is of the way that is chosen later.
func (d *Derivation) isChosen(w *grammar.Ways, f grammar.Follow) bool {
	if len(f.Text) < 2 || f.At > 0 {
		return true
	}
	s := stepBefore(w, d.Input[:d.Offset]+f.Text, d.Offset+1)
	return s.Mark != nil && s.Text == f.Text && s.Item == f.Item && s.In.Rule == f.In.Rule
}

// partAt returns the part that an octet of a box is in: the part that the box is, such as ftptype, or else the part
// around the box. If the octet is in no part, partAt returns the box, or the rule that has it. A literal in no part is
// a delimiter.
func (d *Derivation) partAt(m *grammar.Mark) string {
	if d.isPart(m.Rule) {
		return m.Rule
	}
	if part := d.partOf(m.In); part != "" || m.Text != "" {
		return part
	}
	return cmp.Or(m.Rule, m.In.Rule)
}

// thing returns what an octet that may come next is. now is the part that the last octet is in.
func (d *Derivation) thing(f grammar.Follow, lastPart string) Thing {
	part, opened := d.partAt(f.Mark), d.opened(f)
	switch {
	case f.Escape && f.At > 0:
		return Thing{Way: Only, Digits: len("%XX") - f.At}
	case f.At > 0 && part == "": // within a part it goes on, as the 5 of 25 does in an address
		return Thing{Way: Only, Literal: f.Text[f.At:], Part: opened}
	case f.Text == "]": // of an address, which goes on up to it
		return Thing{Way: Begins, Literal: f.Text}
	case part == "", d.isPart(opened):
		return Thing{Way: Begins, Literal: f.Text, Part: opened}
	case part == lastPart:
		return Thing{Way: GoesOn, Part: part}
	}
	return Thing{Way: Starts, Part: part}
}

// opened returns the part that begins behind a literal.
func (d *Derivation) opened(f grammar.Follow) string {
	for _, rule := range f.Opens {
		if d.isPart(rule) {
			return rule
		}
	}
	if len(f.Opens) > 0 {
		return f.Opens[0]
	}
	return ""
}

// addThing adds what may come next to what is alike. What needs another reading is nothing new where it comes without one, too.
func (d *Derivation) addThing(t Thing, octets grammar.Set) {
	i := slices.IndexFunc(d.Next, func(o Thing) bool {
		plain := t
		plain.Else = false
		o.Octets = ""
		return o == t || o == plain
	})
	if i < 0 {
		i = len(d.Next)
		d.Next = append(d.Next, t)
	}
	var all strings.Builder
	for c := range 256 {
		if octets.Has(byte(c)) || strings.IndexByte(d.Next[i].Octets, byte(c)) >= 0 {
			all.WriteByte(byte(c))
		}
	}
	d.Next[i].Octets = all.String()
}

// otherwise reports whether one of some octets, if it comes next, makes the last octet belong to another part: an "@" the host of "ftp://h"
// to a user, but "?" the database of "wais://h/d" to none other.
func (d *Derivation) otherwise(w *grammar.Ways, last grammar.Step, octets grammar.Set) bool {
	for c := range 256 {
		if octets.Has(byte(c)) {
			then := stepBefore(w, d.Input[:d.Offset]+string([]byte{byte(c)}), d.Offset)
			return last.Mark == nil || then.Mark == nil || d.partOf(last.In) != d.partOf(then.In)
		}
	}
	return false
}

// stepBefore returns the step on the way of a beginning, or of its shortest ending, at which the octet in front of an offset is taken.
func stepBefore(w *grammar.Ways, text string, offset int) grammar.Step {
	last := w.Start()
	for i, s := range w.Way(text + w.Shortest(text)) {
		if i >= offset {
			break
		}
		if s.Event == grammar.Consume {
			last = s
		}
	}
	return last
}

// needs returns the literal that must come before the octet at the offset, which begins another there: the "/" before the "?" of
// "http://h?q".
func (d *Derivation) needs(w *grammar.Ways) string {
	if d.State != Invalid {
		return ""
	}
	for _, t := range d.Next {
		if t.Way != Begins || t.Else {
			continue
		}
		text := d.Input[:d.Offset] + t.Literal
		follows, _ := w.Next(stepBefore(w, text, len(text)))
		for _, f := range follows {
			if f.Text != "" && f.At == 0 && f.Octets.Has(d.Input[d.Offset]) {
				return t.Literal
			}
		}
	}
	return ""
}
