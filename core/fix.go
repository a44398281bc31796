package core

import (
	"math"
	"slices"

	"urlscope/core/internal/meant"
)

// A FixKind says what a fix does to the meaning of the URL.
type FixKind uint8

// FixSame writes the same parts in another spelling, so the URL names the same resource; a default of RFC 1738
// counts as written. FixLikely writes what was likely meant, where the input was invalid or unlikely, or repeated a
// default. FixChanges makes a URL of another resource, or drops the fragment.
const (
	FixSame FixKind = iota
	FixLikely
	FixChanges
)

// String returns the name that the report gives k: "same" for FixSame.
func (k FixKind) String() string { return [...]string{"same", "likely", "changes"}[min(k, FixChanges)] }

// A Fix is one way to mend what a diagnostic found. Fixes of one diagnostic are
// alternatives: at most one of them is applied.
type Fix struct {
	Title Title
	New   string // the replacement text shown in the title; "" for a removal
	Kind  FixKind
	Edits []Edit

	whole bool // it makes all changes of a repair, or all of a kind, so it is tried on the whole URL
}

// A Title says what a fix does. core/text words it.
type Title string

// The titles.
const (
	TitleEncode    Title = "encode"     // write octets as escapes
	TitleEncodeAll Title = "encode-all" // write all that is outside US-ASCII as escapes
	TitleDecode    Title = "decode"     // write escapes as the octets they stand for
	TitleRemove    Title = "remove"     // take octets out
	TitleReplace   Title = "replace"    // write New instead
	TitleInsert    Title = "insert"     // add New
	TitleUnwrap    Title = "unwrap"     // take the wrapper off
)

// Fixes returns the ways to mend d, the best first. Each fix has been tried: it removes the finding and adds no
// new error. A fix that removes other errors as well comes first. Fixes returns nil if no fix is honest, if
// NoName is true, or if d was not returned by [Check] or the last call of [Checker.Check].
func (d Diagnostic) Fixes() []Fix {
	p := d.of
	if !d.Fixable() || d.NoName() {
		return nil
	}
	p.later.Lock()
	defer p.later.Unlock()
	t, _ := p.derived.(*trial)
	if t == nil {
		const long = 512 // an excerpt is hardly shorter than this
		run := p
		if p.lent {
			run = passOver(p.URL)
		}
		t = newTrial(run, long)
		p.derived = t
	}
	return t.fixesOf(p.URL, d)
}

// Fixable reports whether d may have fixes: its rule has some, or a repair may bring some. [Diagnostic.Fixes]
// tries them, and all may fail.
func (d Diagnostic) Fixable() bool { return d.of != nil && d.Rule != nil && fixers[d.Rule.ID] != nil }

// Untried returns the fixes of d's rule without trying them. Trying takes long if there are very many findings,
// but only the fixes of [Diagnostic.Fixes] are sure.
func (d Diagnostic) Untried() []Fix {
	if !d.Fixable() || d.NoName() {
		return nil
	}
	return fixers[d.Rule.ID](d.of.URL, d)
}

// NoName reports whether d is in a name that is too long to be fixed: a scheme, user, password, host, port, group
// or number whose octets times the findings of the URL exceed four million. Such a text was meant as something
// else, and mending one octet would not make a name of it. For a finding that has no fix anyway it returns false.
func (d Diagnostic) NoName() bool {
	const short, most = 1 << 11, 1 << 22
	if !names.has(d.Part) || !d.Fixable() {
		return false
	}
	t, _ := d.of.Token(d.Part)
	return t.Len() > short && t.Len()*len(d.of.out) > most
}

// names are the parts that are short in any real URL: the parts without escapes, and the login.
var names = plainOnly | userinfo

// fixesOf returns the fixes of d. It keeps the last ones, because a count, a list and the repaired text ask for
// the same fixes.
func (t *trial) fixesOf(u *URL, d Diagnostic) []Fix {
	const most = 32 // findings of which the fixes are kept
	for i := range t.tried {
		if t.tried[i].of == d {
			return slices.Clone(t.tried[i].fixes)
		}
	}
	list := t.fixes(u, d)
	if len(t.tried) < most {
		t.tried = append(t.tried, tried{d, list})
	}
	return slices.Clone(list)
}

// fixes tries the fixes that repairs bring and those of the rule of d, and returns those that hold.
func (t *trial) fixes(u *URL, d Diagnostic) []Fix {
	if !t.found(d) {
		return nil
	}
	if t.long == math.MaxInt && len(u.src) > longest {
		return t.repairOf(u, d)
	}
	repairs, ruled := t.repairsOf(u, d), fixers[d.Rule.ID](u, d)
	if len(repairs)+len(ruled) == 0 {
		return nil
	}
	t.begin(u, d, slices.Concat(repairs, ruled))
	return t.offers(u, d, repairs, ruled).fixes()
}

// offers tries the fixes: it makes each one, and reads and checks the result.
func (t *trial) offers(u *URL, d Diagnostic, repairs, ruled []Fix) *offers {
	o := &offers{unknown: meant.Unknown(u.src)}
	for _, f := range repairs {
		if len(o.list) == 0 || !f.whole || o.failed { // else the changes of it that concern d are enough
			o.add(f, o.try(t, d, f))
		}
	}
	o.own = len(o.list)
	for _, f := range ruled {
		o.add(f, o.try(t, d, f))
	}
	return o
}

// try tries a fix of d. It reuses the outcome of a fix with the same edits, because several repairs may share
// one.
func (o *offers) try(t *trial, d Diagnostic, f Fix) outcome {
	for _, before := range o.tried {
		if before.whole == f.whole && slices.Equal(before.Edits, f.Edits) {
			return before.outcome
		}
	}
	out := t.try(t.of.URL, d, f)
	o.tried = append(o.tried, offer{Fix: f, outcome: out})
	return out
}

// offers are the fixes of a finding that were tried.
type offers struct {
	list    []offer
	tried   []offer // those that do not hold, too
	own     int     // how many of them come of what was meant: they stay first, as ranked
	unknown bool    // what was meant cannot be known
	failed  bool    // the last that was tried does not hold
}

type offer struct {
	Fix
	outcome
	ruled bool // a rule has it as well
}

// add adds f if it holds and no other fix makes the same text. If both a repair and a rule make it, the rule's
// kind and title count.
func (o *offers) add(f Fix, out outcome) {
	if o.failed = !out.mended; o.failed {
		return
	}
	switch {
	case o.unknown:
		f.Kind = FixChanges
	case f.Kind == FixSame && !out.same: // decoding may put octets into a host or a login, say
		f.Kind = FixLikely
	}
	i := slices.IndexFunc(o.list, func(t offer) bool { return t.text == out.text })
	switch {
	case i < 0:
		o.list = append(o.list, offer{f, out, false})
	case i < o.own && !o.list[i].ruled:
		o.list[i].Title, o.list[i].New, o.list[i].Kind = f.Title, f.New, f.Kind
		o.list[i].ruled = true
	}
}

// fixes returns the fixes that hold: first those from repairs, then those that leave the fewest errors. Encoding
// all octets outside US-ASCII comes before encoding one.
func (o *offers) fixes() (list []Fix) {
	slices.SortStableFunc(o.list[o.own:], func(a, b offer) int { return a.errors - b.errors })
	if i := slices.IndexFunc(o.list, isEncodeAll); i > 0 && o.list[0].Title == TitleEncode {
		all := o.list[i] // the same, and more of it
		o.list = slices.Insert(slices.Delete(o.list, i, i+1), 0, all)
	}
	for _, t := range o.list {
		list = append(list, t.Fix)
	}
	return list
}

// isEncodeAll reports whether a fix encodes all octets outside US-ASCII.
func isEncodeAll(o offer) bool { return o.Title == TitleEncodeAll }
