package fix

import (
	"cmp"
	"math"
	"slices"
	"sync"

	"urlscope/core"
	"urlscope/core/octet"
)

// A trial tries the fixes of a URL: it makes the edits, then reads and checks the result. It is kept from one
// diagnostic of the URL to the next.
//
// Reading the whole of a long URL for each of many problems would take long, so a trial reads an excerpt if it
// can: the octets near the edits, both ends of the tokens near them, and the tokens at either end of the URL. The
// edits do not reach the rest if the excerpt is read as the URL is, with the same finding at the same place, and
// if the edits leave the tokens before and behind them as they were. Otherwise the trial reads the whole URL.
type trial struct {
	busy    sync.Mutex
	run     keeper
	u       *core.URL
	found   []core.Diagnostic // in u, which are to be fixed
	long    int               // a URL of fewer octets is read as a whole
	checker core.Checker
	whole   *count // the findings in the URL; nil until they are needed
	excerpt excerpt
	tried   []tried

	repairs [][][]core.Edit // what the URL was likely meant to be, of each the changes that make it
	kind    Kind            // of the fixes that they bring
	asked   bool            // whether these are known
}

// tried are the fixes of a finding.
type tried struct {
	of    core.Diagnostic
	fixes []Fix
}

// newTrial returns a trial for the URL of a run. It reads a URL of fewer than long octets as a whole. Prospero
// fields and repaired schemes, as in "htpp://h/", are always read whole, because what an octet means there
// depends on distant octets.
func newTrial(k keeper, long int) *trial {
	t := &trial{run: k, u: k.Over(), found: k.Findings(), long: long}
	if !k.ReadsAsTyped() || t.u.Has(core.Fieldname) {
		t.long = math.MaxInt
	}
	return t
}

// How much of a URL an excerpt keeps: octets on either side of the edits and at
// either end of a token; tokens on either side; tokens at the beginning, where the
// host is; and at the end, where typecode and fragment are.
const (
	keptOctets = 40
	keptNear   = 6
	keptFirst  = 14
	keptLast   = 8
)

// An outcome tells what the edits of a fix do.
type outcome struct {
	text   string // the excerpt with the edits made, or the URL if the trial has no excerpt
	errors int    // how many there are more than before
	fixed  bool   // the finding is gone, and no error is new
	same   bool   // the URL means what it meant
}

// begin makes the trial ready for the fixes of d: it cuts the excerpt around them.
func (t *trial) begin(u *core.URL, d core.Diagnostic, fixes []Fix) {
	x := &t.excerpt
	x.src = x.src[:0]
	if len(u.Source()) < t.long {
		return
	}
	reach := spanOf(d.Span, fixes).Within(len(u.Source()))
	reach.Start, reach.End = octet.WithEscapes(u.Source(), reach.Start, reach.End)
	if reach.Len() > len(u.Source())/2 || !x.cut(u, reach) {
		return
	}
	v, list := t.check(string(x.src))
	x.before = tally(v, list)
	at := x.spanOf(d.Span)
	same := func(e core.Diagnostic) bool { return e.Rule == d.Rule && e.Span == at }
	alike := v.Scheme() == u.Scheme() && v.Reading() == u.Reading() && slices.EqualFunc(v.Tokens(), x.tokens, sameToken)
	if !alike || !slices.ContainsFunc(list, same) {
		x.src = x.src[:0]
	}
}

// spanOf returns the octets from the first to the last that at and the fixes touch. It ignores fixes that make
// all changes of a repair.
func spanOf(at core.Span, fixes []Fix) core.Span {
	for _, f := range fixes {
		if f.whole {
			continue
		}
		for _, e := range f.Edits {
			at.Start = min(at.Start, e.Span.Start)
			at.End = max(at.End, e.Span.End)
		}
	}
	return at
}

// try makes the edits of a fix of d. An edit that changes more than d is about is tried on the whole URL.
func (t *trial) try(u *core.URL, d core.Diagnostic, f Fix) outcome {
	x, edits := &t.excerpt, f.Edits
	var near string
	if len(x.src) > 0 && !f.whole && !(u.Scheme() == nil && parting(u.Source(), edits)) {
		moved := make([]core.Edit, len(edits))
		for i, e := range edits {
			moved[i] = core.Edit{Span: x.spanOf(e.Span), New: e.New}
		}
		var ok bool
		if near, ok = core.Apply(string(x.src), moved); !ok {
			return outcome{}
		}
		v, list := t.check(near)
		if x.leavesRest(v) {
			return x.before.outcome(tally(v, list), findingOf(d), made{near, moved, list})
		}
	}
	text, ok := core.Apply(u.Source(), edits)
	if !ok {
		return outcome{}
	}
	before := t.before()
	v, list := t.check(text)
	if near == "" {
		near = text
	}
	return before.outcome(tally(v, list), findingOf(d), made{near, edits, list})
}

// before returns the count of the findings in the URL.
func (t *trial) before() *count {
	if t.whole == nil {
		before := tally(t.u, t.found)
		t.whole = &before
	}
	return t.whole
}

// check reads and checks a text as the URL was read.
func (t *trial) check(text string) (*core.URL, []core.Diagnostic) {
	if t.u.Delimited() {
		return t.checker.CheckDelimited(text)
	}
	return t.checker.Check(text)
}

// isFound reports whether d is one of the findings, whatever its severity.
func (t *trial) isFound(d core.Diagnostic) bool {
	list := t.found
	n, _ := slices.BinarySearchFunc(list, d.Span.Start, func(e core.Diagnostic, at int) int { return cmp.Compare(e.Span.Start, at) })
	for _, e := range list[n:] {
		if e.Span.Start != d.Span.Start {
			break
		}
		if e.Rule == d.Rule && e.Part == d.Part && e.Span == d.Span && e.Arg == d.Arg && e.Case == d.Case {
			return true
		}
	}
	return false
}

// parting reports whether the edits insert or remove an octet that may separate parts. Without a scheme, the
// parts are guessed from all such octets.
func parting(src string, edits []core.Edit) bool {
	return slices.ContainsFunc(edits, func(e core.Edit) bool {
		return (octet.ClassesOf(e.New)|octet.ClassesOf(e.Span.In(src)))&(octet.Slash|octet.Backslash|octet.Question|octet.Colon|octet.At|octet.Hash|octet.Semicolon|octet.Angle) != 0
	})
}

// An excerpt is a URL without the octets that are far from some edits.
type excerpt struct {
	src    []byte
	tokens []core.Token // how it should be read: the tokens of the URL, but shorter
	shift  int          // how much nearer to the beginning the octets are
	front  int          // the index of the first token that touches them
	behind int          // how many tokens come after the last
	before count        // the findings in it
}

// cut makes x the excerpt of u around the octets of at. It returns false if they touch a name, a number or a
// delimiter between these, because the meaning of such octets depends on all that follow.
func (x *excerpt) cut(u *core.URL, at core.Span) bool {
	x.src, x.tokens = x.src[:0], x.tokens[:0]
	list := u.Tokens()
	first, _ := slices.BinarySearchFunc(list, at.Start, func(t core.Token, offset int) int { return t.End - offset })
	behind := first + 1
	for behind < len(list) && list[behind].Start <= at.End {
		behind++
	}
	for i, t := range list[first:behind] {
		if isName(t.Part) || t.Part == core.Delim && first+i < keptFirst {
			return false
		}
	}
	keep := func(from, to int) {
		for _, t := range list[from:to] {
			x.keep(u.Source(), t, at)
		}
	}
	from, to := leaveOut(list, keptFirst, first-keptNear)
	keep(0, min(from, first))
	keep(min(to, first), first)
	x.front = len(x.tokens)
	keep(first, behind)
	touched := len(x.tokens)
	from, to = leaveOut(list, behind+keptNear, len(list)-keptLast)
	keep(behind, from)
	keep(to, len(list))
	x.behind = len(x.tokens) - touched
	return true
}

// leaveOut returns the range of tokens between from and to that an excerpt leaves out. The tokens that follow begin
// with the same part, so that each part still comes after one that it can follow. If no tokens can be left out, both
// results are the end.
func leaveOut(list []core.Token, from, to int) (int, int) {
	for from < to && list[from].Part == core.Delim {
		from++
	}
	for to > from && (list[to].Part != list[from].Part || list[to].Mark != list[from].Mark) {
		to--
	}
	if from >= to {
		return len(list), len(list)
	}
	return from, to
}

// keep adds token t of src: both its ends, and the octets near at. Names and numbers are kept whole.
func (x *excerpt) keep(src string, t core.Token, at core.Span) {
	begin, done := len(x.src), t.Start
	add := func(from, to int) {
		from, to = max(octet.Outside(src, from, -1), done), min(octet.Outside(src, to, +1), t.End)
		if from > to {
			return
		}
		if from <= at.Start && at.Start <= to {
			x.shift = from - len(x.src)
		}
		x.src = append(x.src, src[from:to]...)
		done = to
	}
	if isName(t.Part) {
		add(t.Start, t.End)
	}
	add(t.Start, t.Start+keptOctets)
	add(at.Start-keptOctets, at.End+keptOctets)
	add(t.End-keptOctets, t.End)
	t.Span = core.Span{Start: begin, End: len(x.src)}
	x.tokens = append(x.tokens, t)
}

// spanOf returns where in x a span of the URL is.
func (x *excerpt) spanOf(s core.Span) core.Span {
	return core.Span{Start: s.Start - x.shift, End: s.End - x.shift}
}

// leavesRest reports whether v, read after edits, has the tokens of x before and behind the edits, and the same
// parts at their borders.
func (x *excerpt) leavesRest(v *core.URL) bool {
	list := v.Tokens()
	was := len(x.tokens) - x.behind
	is := len(list) - x.behind
	if is <= x.front || list[x.front].Part != x.tokens[x.front].Part || list[is-1].Part != x.tokens[was-1].Part {
		return false
	}
	return slices.EqualFunc(list[:x.front], x.tokens[:x.front], sameToken) &&
		slices.EqualFunc(list[is:], x.tokens[was:], func(a, b core.Token) bool {
			return a.Part == b.Part && a.Mark == b.Mark && a.Len() == b.Len()
		})
}

// sameToken reports whether a and b are the same part at the same place.
func sameToken(a, b core.Token) bool { return a.Span == b.Span && a.Part == b.Part && a.Mark == b.Mark }
