package goal

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/typo"
	"urlscope/core/octet"
	"urlscope/core/report"
	"urlscope/core/wire"
)

// An attempt is an input to grade. It caches what goals ask of it.
type attempt struct {
	url      *core.URL
	start    *core.URL
	selected *core.Span // nil if nothing can be selected
	wire     *wire.Conversation
	found    []core.Diagnostic
	checked  bool
}

func (a *attempt) steps() []wire.Step { return a.conversation().Steps }

func (a *attempt) conversation() *wire.Conversation {
	if a.wire == nil {
		w := wire.Of(a.url)
		a.wire = &w
	}
	return a.wire
}

func (a *attempt) diagnostics() []core.Diagnostic {
	if !a.checked {
		a.found, a.checked = core.Check(a.url), true
	}
	return a.found
}

// parts returns the parts of that name that are not guessed: two for "fsegment" in "ftp://h/a/b".
func (a *attempt) parts(name string) (list []core.Token) {
	for part, t := range report.EachPart(a.url) {
		if part == name && t.Mark == 0 {
			list = append(list, t)
		}
	}
	return list
}

// chosen returns the parts that t is about.
func (a *attempt) chosen(t *test) []core.Token {
	list := a.parts(t.object)
	if !t.indexed {
		return list
	}
	i := t.index
	if i < 0 {
		i += len(list)
	}
	if i < 0 || i >= len(list) {
		return nil
	}
	return list[i : i+1]
}

func isValid(a *attempt, _ *test) bool { return a.url.Valid() }

func offset(a *attempt, t *test) bool { return !a.url.Valid() && t.fits(a.url.Offset()) }

func scheme(a *attempt, t *test) bool {
	return a.url.Scheme() != nil && octet.LowerString(a.url.SchemeText()) == t.value
}

func production(a *attempt, t *test) bool { return a.url.Production() == t.value }

func length(a *attempt, t *test) bool { return t.fits(len(a.url.Source())) }

func escapes(a *attempt, t *test) bool {
	n := 0
	for _, ok := range eachEscape(a.url.Source()) {
		if ok {
			n++
		}
	}
	return t.fits(n)
}

func escape(a *attempt, t *test) bool {
	for octet := range eachEscape(a.url.Source()) {
		if strings.EqualFold(octet, t.object) {
			return true
		}
	}
	return false
}

// eachEscape yields the hex digits of each escape of s: "2F" and "20" for "a%2Fb%20".
func eachEscape(s string) func(func(string, bool) bool) {
	return func(yield func(string, bool) bool) {
		for i := range len(s) {
			if octet.IsEscape(s, i) && !yield(s[i+len("%"):i+len("%XX")], true) {
				return
			}
		}
	}
}

func input(a *attempt, t *test) bool { return t.matches(a.url.Source()) }

// edits compares short texts only. If the lengths differ by more than mostEdits, so do the texts, and a start has at
// most MaxStart octets.
func edits(a *attempt, t *test) bool {
	text, start := a.url.Source(), a.start.Source()
	if apart := len(text) - len(start); apart > mostEdits || -apart > mostEdits {
		return t.fits(mostEdits + 1)
	}
	if len(start) > MaxStart {
		return false
	}
	return t.fits(typo.Octets(text, start))
}

// MaxStart is the largest size of a start, in octets, for goals that count edits.
const MaxStart = 512

func fragment(a *attempt, _ *test) bool { return a.url.Has(core.Fragment) }

func problem(a *attempt, t *test) bool {
	return slices.ContainsFunc(a.diagnostics(), func(d core.Diagnostic) bool { return d.Rule.ID == t.object })
}

func clean(a *attempt, _ *test) bool {
	return !slices.ContainsFunc(a.diagnostics(), func(d core.Diagnostic) bool { return d.Severity != core.SeverityNote })
}

func isThere(a *attempt, t *test) bool { return len(a.chosen(t)) > 0 }

func raw(a *attempt, t *test) bool {
	return a.any(t, func(s string) bool { return t.matches(s) })
}

func decoded(a *attempt, t *test) bool {
	return a.any(t, func(s string) bool { return t.matches(string(octet.AppendDecoded(nil, s))) })
}

// any reports whether f holds for the octets of any of the parts that t is about.
func (a *attempt) any(t *test, f func(string) bool) bool {
	return slices.ContainsFunc(a.chosen(t), func(part core.Token) bool { return f(part.In(a.url.Source())) })
}

func count(a *attempt, t *test) bool { return t.fits(len(a.parts(t.object))) }

// keeps also compares guessed parts, because an invalid start has hardly any others.
func keeps(a *attempt, t *test) bool {
	return slices.Equal(allOf(a.start, t.object), allOf(a.url, t.object))
}

// allOf returns the octets of the parts of that name: "a" and "b" for "fsegment" in "ftp://h/a/b".
func allOf(u *core.URL, name string) (list []string) {
	for part, t := range report.EachPart(u) {
		if part == name {
			list = append(list, t.In(u.Source()))
		}
	}
	return list
}

func sends(a *attempt, t *test) bool {
	steps := a.steps()
	for i := range steps {
		if line, ok := sent(&steps[i]); ok && t.matches(line) {
			return true
		}
	}
	return false
}

// sent returns the octets of a client's step without the line end. It is false if the step sends nothing, is a guess,
// or has octets that the URL does not determine.
func sent(s *wire.Step) (string, bool) {
	if s.Side != wire.SideClient || s.When == wire.WhenMaybe || !s.Known() {
		return "", false
	}
	return strings.TrimSuffix(string(s.AppendBytes(nil)), "\r\n"), true
}

func steps(a *attempt, t *test) bool {
	n := 0
	for _, s := range a.steps() {
		if s.Kind.Name() == t.object {
			n++
		}
	}
	return t.fits(n)
}

func guess(a *attempt, t *test) bool {
	return slices.ContainsFunc(a.steps(), func(s wire.Step) bool { return s.Kind.Name() == t.object && s.When == wire.WhenMaybe })
}

func connects(a *attempt, t *test) bool {
	w := a.conversation()
	return w.Port != 0 && octet.LowerString(w.Host.In(a.url.Source()))+":"+strconv.Itoa(w.Port) == t.value
}

func danger(a *attempt, _ *test) bool {
	return slices.ContainsFunc(a.steps(), func(s wire.Step) bool { return len(s.Early) > 0 })
}

func same(a *attempt, t *test) bool {
	return octet.LowerString(a.url.SchemeText()) == octet.LowerString(t.url.SchemeText()) && sameLines(a.steps(), wire.Of(t.url).Steps)
}

// sameLines reports whether a client sends the same in two conversations.
func sameLines(a, b []wire.Step) bool {
	return slices.EqualFunc(linesOf(a), linesOf(b), func(a, b wire.Step) bool {
		return a.Kind.Name() == b.Kind.Name() && a.When == b.When && sameOctets(a.Octets, b.Octets)
	})
}

// linesOf returns the client's steps.
func linesOf(steps []wire.Step) (list []wire.Step) {
	for _, s := range steps {
		if s.Side == wire.SideClient {
			list = append(list, s)
		}
	}
	return list
}

// sameOctets compares values, not origins.
func sameOctets(a, b []wire.Octet) bool {
	return slices.EqualFunc(a, b, func(a, b wire.Octet) bool { return a.Value == b.Value && a.Slot == b.Slot })
}

func points(a *attempt, t *test) bool {
	return slices.ContainsFunc(a.chosen(t), func(part core.Token) bool { return part.Span == *a.selected })
}
