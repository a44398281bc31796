// Package fix has the fixes for what core finds in a URL.
//
//	for _, d := range core.Check(u) {
//		for _, f := range fix.Of(d) {
//			fixed, _ := core.Apply(u.Source(), f.Edits)
//			fmt.Println(f.Kind, fixed)
//		}
//	}
//
// [Of] returns fixes that were tried, each with a [Kind] that says what it does to the meaning of the URL; [All] makes all that
// keep it. A [Fix] has no words: core/text has them for each [Title]. Findings remember the run that found them, so that one
// text is searched once, whatever is asked of its findings. Functions may be called by several goroutines at once.
package fix

import (
	"math"
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/goes"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/run"
	"urlscope/core/octet"
)

// A Kind says what a fix does to the meaning of the URL.
type Kind uint8

// KindSame writes the same parts in another spelling, so the URL names the same resource; a default of RFC 1738
// counts as written. KindLikely writes what was likely meant, where the input was invalid or unlikely, or repeated a
// default; if a later standard reads another host in the input, the title names the new one. KindChanges makes a URL of another resource, or drops the fragment, or leads to another host than the one that a
// later standard reads.
const (
	KindSame Kind = iota
	KindLikely
	KindChanges
)

// String returns the name that the report gives k: "same" for KindSame.
func (k Kind) String() string { return [...]string{"same", "likely", "changes"}[min(k, KindChanges)] }

// A Fix is one way to correct what a diagnostic found. Fixes of one diagnostic are
// alternatives: at most one of them is applied.
type Fix struct {
	Title Title
	New   string // the replacement text shown in the title; "" for a removal
	Kind  Kind
	Edits []core.Edit

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

// A keeper is the run of the rules that found a diagnostic, which core keeps: see run.go there.
type keeper interface {
	Over() *core.URL
	Count() int
	Findings() []core.Diagnostic
	Repairs() (repairs [][][]core.Edit, guesses bool)
	Optional() []core.Edit
	ReadsAsTyped() bool
	MayBeSlip(d core.Diagnostic) bool
	Keep(derive func() any) any
}

// keeperOf returns the run that found d, or nil if d was found by none or has a rule without fixes.
func keeperOf(d core.Diagnostic) keeper {
	if d.Rule == nil || fixers[d.Rule.ID] == nil {
		return nil
	}
	k, _ := run.Of[keeper](d)
	return k
}

// Of returns the fixes of d, the best first. Each fix has been tried: it removes the finding and adds no new error.
// A fix that removes other errors as well comes first. Of returns nil if no fix is honest, if NoName is true, or if d was
// not returned by [core.Check] or the last call of [core.Checker.Check].
func Of(d core.Diagnostic) []Fix {
	k := keeperOf(d)
	if k == nil || isLong(k, d) {
		return nil
	}
	const long = 512 // an excerpt is hardly shorter than this
	t := k.Keep(func() any { return newTrial(k, long) }).(*trial)
	t.busy.Lock()
	defer t.busy.Unlock()
	return t.fixesOf(k.Over(), d)
}

// Possible reports whether d may have fixes: its rule has some, or a repair may bring some. [Of] tries them, and all may
// fail.
func Possible(d core.Diagnostic) bool { return keeperOf(d) != nil }

// Untried returns the fixes of d's rule without trying them. Trying takes long if there are very many findings, but only
// the fixes of [Of] are sure.
func Untried(d core.Diagnostic) []Fix {
	k := keeperOf(d)
	if k == nil || isLong(k, d) {
		return nil
	}
	return fixers[d.Rule.ID](k.Over(), d)
}

// NoName reports whether d is in a name that is too long to be fixed: a scheme, user, password, host, port, group
// or number whose octets times the findings of the URL exceed four million. Such a text was meant as something
// else, and a fix of one octet would not make a name of it. For a finding that has no fix anyway it returns false.
func NoName(d core.Diagnostic) bool {
	k := keeperOf(d)
	return k != nil && isLong(k, d)
}

// isLong is NoName for a finding of a run.
func isLong(k keeper, d core.Diagnostic) bool {
	const short, most = 1 << 11, 1 << 22
	if !isName(d.Part) {
		return false
	}
	t, _ := k.Over().Token(d.Part)
	return t.Len() > short && t.Len()*k.Count() > most
}

// isName reports whether a part is short in any real URL: it takes no escapes, or is of the login.
func isName(p core.Part) bool {
	return p == core.User || p == core.Password || p != core.Delim && p.Info().Allowed&octet.Percent == 0
}

// fixesOf returns the fixes of d. It keeps the last ones, because a count, a list and the repaired text ask for
// the same fixes.
func (t *trial) fixesOf(u *core.URL, d core.Diagnostic) []Fix {
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

// fixes tries the fixes from repairs and from the rule of d, and returns those that hold.
func (t *trial) fixes(u *core.URL, d core.Diagnostic) []Fix {
	if !t.isFound(d) {
		return nil
	}
	if t.long == math.MaxInt && len(u.Source()) > longest {
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
func (t *trial) offers(u *core.URL, d core.Diagnostic, repairs, ruled []Fix) *offers {
	o := &offers{src: u.Source(), unknown: meant.Unknown(u.Source())}
	for _, f := range repairs {
		if (len(o.list) == 0 || !f.whole || o.failed) && !makesHostOfPath(u, d, f) { // else the changes of it that concern d are enough
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
func (o *offers) try(t *trial, d core.Diagnostic, f Fix) outcome {
	for _, before := range o.tried {
		if before.whole == f.whole && slices.Equal(before.Edits, f.Edits) {
			return before.outcome
		}
	}
	out := t.try(t.u, d, f)
	o.tried = append(o.tried, offer{Fix: f, outcome: out})
	return out
}

// offers are the fixes of a finding that were tried.
type offers struct {
	src     string
	list    []offer
	tried   []offer // those that do not hold, too
	own     int     // how many of them come from repairs: they stay first, as ranked
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
	if o.failed = !out.fixed; o.failed {
		return
	}
	f.Kind = max(f.Kind, f.onHost(o.src))
	switch {
	case o.unknown:
		f.Kind = KindChanges
	case f.Kind == KindSame && !out.same: // decoding may put octets into a host or a login, say
		f.Kind = KindLikely
	}
	i := slices.IndexFunc(o.list, func(t offer) bool { return t.text == out.text })
	switch {
	case i < 0:
		o.list = append(o.list, offer{f, out, false})
	case i < o.own && !o.list[i].ruled:
		if at := f.Edits[0].Span; inLogin(o.src, at) || meant.InContent(o.src, at.Start) { // of which the rule of a fragment knows nothing
			f.Kind = min(f.Kind, o.list[i].Kind)
		}
		o.list[i].Title, o.list[i].New, o.list[i].Kind = f.Title, f.New, f.Kind
		o.list[i].ruled = true
	}
}

// inLogin reports whether octets are between the slashes of a URL and an "@", without another slash before them: "#" of "mysql://joe:a#b@h/".
func inLogin(src string, at core.Span) bool {
	_, login, ok := strings.Cut(src[:at.Start], "://")
	return ok && strings.IndexByte(login, '/') < 0 && strings.IndexByte(src[at.End:], '@') >= 0
}

// onHost returns the kind that f, made in src, is at least, for what it does to the host that somebody reads there.
func (f *Fix) onHost(src string) Kind {
	return kinds[goes.Of(src, f.Edits)]
}

// kinds maps what a fix does to the host to the kind of the fix.
var kinds = [...]Kind{goes.Keeps: KindSame, goes.Rewrites: KindLikely, goes.Moves: KindChanges}

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
