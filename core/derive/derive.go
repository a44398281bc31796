// Package derive tells how a text is derived by the grammar of section 5 of RFC 1738, or of RFC 3986: which rule of the
// grammar each octet comes from, and what may come next.
//
//	d := derive.Of(core.Parse("ftp://h/%2Fetc"), standards.RFC1738)
//	d.Trail(9)   // url, ftpurl, fpath, fsegment, uchar, escape, hex, digit
//	d.Next       // what may come behind the last octet: the name may go on, "/" begins another …
//
// If a text is not a URL, the nodes belong to the URL that was likely meant, which is the cheapest repair that core
// finds. If a text can become a URL by typing on, the nodes belong to its shortest completion, and end where the text
// ends.
//
// The grammars are data, and core's machine reads by them. If a text has several derivations, this package chooses the
// one that agrees with the parts of the URL: see [grammar.Ways].
package derive

import (
	"slices"
	"strings"
	"sync"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/origin"
	"urlscope/core/internal/run"
	"urlscope/core/standards"
)

// A State tells how far a text is derived.
type State uint8

// The states.
const (
	Valid      State = iota // all of it is
	Unfinished              // it can be continued to what is
	Invalid                 // it cannot
)

// String returns the identifier of s: "unfinished".
func (s State) String() string {
	return [...]string{"valid", "unfinished", "invalid", ""}[min(s, Invalid+1)]
}

// A Derivation tells how a text is derived.
type Derivation struct {
	Input  string
	By     standards.Standard // RFC1738 or RFC3986
	State  State
	Offset int       // the first octet that cannot follow; the length of the input unless Invalid
	Cause  core.Span // the octets in front of it that are why, as the "_" of "ftp://ho_st/", if any
	Nodes  []Node    // in preorder; the children of a node tile it
	Next   []Thing   // what may come at Offset, the better first
	Boxes  []Box     // where that is in the grammar, without what is Else
	MayEnd bool      // whether a URL may end at Offset
	Ending string    // the shortest text that makes an Unfinished one valid
	Doubt  bool      // a problem marks an octet of an Unfinished one
	Needs  string    // the delimiter that must come before the octet at Offset; "" for none
}

// Of returns the derivation of u by a standard: by RFC 3986 as a URI or a relative reference, by RFC 1738 for any other standard.
func Of(u *core.URL, by standards.Standard) *Derivation {
	src := u.Source()
	if by != standards.RFC3986 {
		by = standards.RFC1738
	}
	d := &Derivation{Input: src, By: by}
	w := waysOf(by, u.Production())
	d.Offset, d.MayEnd = w.Reach(src)
	d.judge(w)
	if d.State == Unfinished {
		if s := core.LookupScheme(src); by == standards.RFC1738 && s != core.Other { // "news:" is not a URL yet
			d.Ending = ":" + waysOf(by, s.Production).Shortest(src+":")
		}
		d.Doubt = slices.ContainsFunc(core.Check(u), func(p core.Diagnostic) bool {
			return p.Severity < core.SeverityNote && p.Span.Start < len(src)
		})
	}
	n := d.Offset
	t := newTree(n, len(src))
	if by == standards.RFC1738 {
		t.prose = searchByProse(u)
	}
	t.grow(w, src[:n]+w.Shortest(src[:n]))
	d.Nodes = t.nodes
	d.lookAhead(w, t.last)
	if d.State == Invalid && by == standards.RFC1738 {
		d.findCause(u)
		d.guess(u)
	}
	return d
}

// judge says how far the input is derived.
func (d *Derivation) judge(w *grammar.Ways) {
	switch {
	case d.Offset < len(d.Input):
		d.State = Invalid
	case !d.MayEnd:
		d.State, d.Ending = Unfinished, w.Shortest(d.Input)
	}
}

// findCause finds the first error that ends in front of the octet that cannot follow.
func (d *Derivation) findCause(u *core.URL) {
	for _, p := range core.Check(u) {
		if p.Severity == core.SeverityError && p.Span.End <= d.Offset {
			d.Cause = p.Span
			return
		}
	}
}

// guess replaces the nodes by the nodes of the URL that was likely meant, if that is known.
func (d *Derivation) guess(u *core.URL) {
	edits := repairOf(u)
	meant, ok := core.Apply(d.Input, edits)
	v := core.Parse(meant)
	if !ok || !v.Valid() {
		return
	}
	t := newTree(len(meant), len(d.Input))
	t.by, t.from = Guess, new(origin.Map) // in place of that which changes nothing
	for _, e := range edits {
		t.from.Edit(e.Span.Start, e.Span.End, len(e.New))
	}
	t.from.Close(len(d.Input))
	t.grow(waysOf(d.By, v.Production()), meant)
	d.Nodes = t.nodes
}

// repairOf returns the edits by which core reads u, in order; none if it does not know what was meant. Of an address in brackets it is
// known, but section 5 has none: what a client of 1994 may be given instead is no name for these octets.
func repairOf(u *core.URL) (edits []core.Edit) {
	if u.IsReference() { // the text in front of the fragment is a URL
		return nil
	}
	found := core.Check(u)
	if slices.ContainsFunc(found, func(d core.Diagnostic) bool { return d.Rule.ID == "host-ipv6" }) {
		return nil
	}
	for _, d := range found {
		r, ok := run.Of[interface {
			Repairs() ([][][]core.Edit, bool)
			Optional() []core.Edit
		}](d)
		if !ok {
			continue
		}
		repairs, guesses := r.Repairs()
		if len(repairs) == 0 || guesses {
			return nil
		}
		optional := r.Optional()
		edits = slices.DeleteFunc(slices.Concat(repairs[0]...), func(e core.Edit) bool { return slices.Contains(optional, e) })
		slices.SortStableFunc(edits, func(a, b core.Edit) int { return a.Span.Start - b.Span.Start })
		return edits
	}
	return nil
}

// searchByProse returns what section 3.4 tells apart in the selector of a gopher URL and the grammar does not: the tab, and a search
// with "/" or "?" in it (decision 26).
func searchByProse(u *core.URL) (list []core.Token) {
	search, _ := u.Token(core.GopherSearch)
	if !u.Valid() || !strings.ContainsAny(search.In(u.Source()), "/?") {
		return nil
	}
	for _, t := range u.Tokens() {
		if t.Start >= search.Start-len("%09") && t.Part != core.Selector {
			list = append(list, t)
		}
	}
	return list
}

// cache are the Ways that were made, by standard and production.
var cache struct {
	sync.Mutex
	of map[key]*grammar.Ways
}

type key struct {
	by         standards.Standard
	production string
}

// waysOf returns the ways of a production. What has no scheme yet is an otherurl until it has.
func waysOf(by standards.Standard, production string) *grammar.Ways {
	root := "url"
	switch {
	case by == standards.RFC3986:
		root, production = "", "uri-reference"
	case production == "":
		production = core.Other.Production
	}
	cache.Lock()
	defer cache.Unlock()
	k := key{by, production}
	w := cache.of[k]
	if w == nil {
		if cache.of == nil {
			cache.of = map[key]*grammar.Ways{}
		}
		w = grammarOf(by).NewWays(root, production)
		cache.of[k] = w
	}
	return w
}

// boxed are the grammar of section 5 and the grammar of RFC 3986, with the numbers of their boxes.
var boxed [2]struct {
	sync.Once
	grammar.Grammar
}

// grammarOf returns the grammar of a standard: of RFC 3986, or of section 5.
func grammarOf(by standards.Standard) grammar.Grammar {
	if by == standards.RFC3986 {
		b := &boxed[1]
		b.Do(func() { b.Grammar = generic.Grammar3986().Boxed() })
		return b.Grammar
	}
	b := &boxed[0]
	b.Do(func() { b.Grammar = grammar.Section5().Boxed() })
	return b.Grammar
}
