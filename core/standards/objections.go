package standards

import (
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/octet"
)

// An objection is a kind of what a standard objects to. It is a rule like those of core, so that
// whatever lists findings can list it; but its words are in urlscope/core/text under its ID, and
// where it is written stands in the finding's Arg: "RFC 3986, 3.4".
type objection struct {
	rule  core.Rule
	names string // the WHATWG's errors that it stands for begin with one of these
}

// What a grammar objects to.
var (
	rawOctet     = core.Rule{ID: "standard-octet", Severity: core.Error, Fix: encode}
	brokenEscape = core.Rule{ID: "standard-escape", Severity: core.Error, Fix: encodePercent}
	outOfPlace   = core.Rule{ID: "standard-place", Severity: core.Error}
)

// objections are what the WHATWG's standard objects to, the special ones first.
var objections = [...]objection{
	{core.Rule{ID: "url-unit", Fix: fixUnit}, "invalid-URL-unit"},
	{core.Rule{ID: "url-backslash", Fix: fixBackslash}, "invalid-reverse-solidus"},
	{core.Rule{ID: "url-slashes", Fix: fixSlashes}, "special-scheme"},
	{core.Rule{ID: "url-credentials", Fix: remove}, "invalid-credentials"},
	{core.Rule{ID: "url-decoded", Fix: decode}, "domain-percent-encoded"},
	{core.Rule{ID: "url-scheme"}, "missing-scheme"},
	{core.Rule{ID: "url-host"}, "host-missing"},
	{core.Rule{ID: "url-port"}, "port"},
	{core.Rule{ID: "url-address"}, "IPv"},
	{core.Rule{ID: "url-drive"}, "file"},
	{core.Rule{ID: "url-domain"}, ""},
}

// refused is for what only the browser objects to.
var refused = core.Rule{ID: "url-refused", Severity: core.Error}

// Kinds returns the kinds of what Objections finds, for who writes of them.
func Kinds() (list []*core.Rule) {
	list = []*core.Rule{&rawOctet, &brokenEscape, &outOfPlace, &refused}
	for i := range objections {
		list = append(list, &objections[i].rule)
	}
	return list
}

// Objections returns what RFC 3986 or the WHATWG's standard objects to in the input, ordered by
// place; no more than a hundred. For the other standards there is none.
func (c *Comparison) Objections(s Standard) []core.Diagnostic {
	r := &c.Readings[min(s, Go)]
	switch s {
	case RFC3986:
		return r.objectionsOf(generic.RFC3986, c.Input)
	case WHATWG:
		return r.objectionsToURL(len(c.Input))
	}
	return nil
}

// sections3986 are the sections of the parts.
var sections3986 = [numRoles]string{
	Delim: "4.1", Scheme: "3.1", Authority: "3.2", Userinfo: "3.2.1", Host: "3.2.2", Port: "3.2.3", Path: "3.3", Query: "3.4", Fragment: "3.5",
}

// objectionsOf walks through a grammar. Where an octet does not go on and its escape would, it
// goes on as if that stood there: so all such octets are found and not only the first.
func (r *Reading) objectionsOf(m grammar.Table, s string) []core.Diagnostic {
	o := objector{reading: r}
	if scheme, ok := r.Part(Scheme); ok && schemeFault(scheme.In(s)) >= 0 { // else the colon would be in a path
		at := schemeFault(scheme.In(s))
		o.add(&outOfPlace, at, at+1)
		return o.list
	}
	mended := -1                                             // the last "%" that was taken for a raw one
	before := [2]grammar.State{grammar.Start, grammar.Start} // in front of the last octets
	state := grammar.State(grammar.Start)
	for i := 0; i <= len(s) && len(o.list) < mostErrors; i++ {
		if i < len(s) {
			if next := m.Next(state, s[i]); next != grammar.Dead {
				before = [2]grammar.State{state, before[0]}
				state = next
				continue
			}
		} else if m.Final(state) {
			break
		}
		if at := brokenAt(s, i); at > mended {
			if next, n := m.Run(before[i-at-1], "%25"); n == len("%25") {
				o.add(&brokenEscape, at, at+1)
				state, i, mended = next, at, at
				continue
			}
		}
		if in := r.authority(); in[1] == i && in[0] < i { // the whole of it is none
			at := in[0] + authorityFault(s[in[0]:i])
			o.dropFrom(at)
			o.add(&outOfPlace, at, i)
			break
		}
		next, n := m.Run(state, "%00")
		if i == len(s) || n < len("%00") {
			_, n := utf8.DecodeRuneInString(s[i:])
			o.add(&outOfPlace, i, i+n)
			break
		}
		o.add(&rawOctet, i, i+1)
		before = [2]grammar.State{state, before[0]}
		state = next
	}
	return o.list
}

// An objector collects what a grammar has against an input, in order of place.
type objector struct {
	reading *Reading
	list    []core.Diagnostic
}

// add adds an objection. Octets in a row that want encoding for the same reason are one.
func (o *objector) add(rule *core.Rule, start, end int) {
	cited := o.reading.cite(start)
	if n := len(o.list) - 1; n >= 0 && o.list[n].Rule == rule && rule == &rawOctet && o.list[n].Span.End == start && o.list[n].Arg == cited {
		o.list[n].Span.End = end
		return
	}
	o.list = append(o.list, core.Diagnostic{Rule: rule, Span: core.Span{Start: start, End: end}, Arg: cited})
}

// dropFrom takes back what was said of octets from an offset on.
func (o *objector) dropFrom(at int) {
	for len(o.list) > 0 && o.list[len(o.list)-1].Span.Start >= at {
		o.list = o.list[:len(o.list)-1]
	}
}

// authorityFault returns where what is wrong begins in an authority that is none: 2 of "h:x", whose
// port is not a number, 0 of "[::1", whose address has no end.
func authorityFault(authority string) int {
	if open := strings.LastIndexByte(authority, '['); open >= 0 && strings.IndexByte(authority[open:], ']') < 0 {
		return open
	}
	return strings.LastIndexByte(authority, ':') + 1
}

// schemeFault returns which octet may not stand in a scheme: 1 of "a_b", 0 of "1a", -1 of "a1".
func schemeFault(scheme string) int {
	for i := range len(scheme) {
		if !isSchemeOctet(scheme[i]) || i == 0 && !isAlpha(scheme[i]) {
			return i
		}
	}
	return -1
}

// brokenAt returns where the escape begins that is broken at offset i, 1 of "a%2x" for 3; -1 when
// none is.
func brokenAt(s string, i int) int {
	for at := i - 1; at >= 0 && at >= i-2; at-- {
		if s[at] == '%' {
			return at
		}
	}
	return -1
}

// cite names the section that says what may stand at an offset.
func (r *Reading) cite(offset int) string {
	return r.Standard.Title() + ", " + sections3986[roleAt(r, offset)]
}

// objectionsToURL takes over the errors of the WHATWG's standard.
func (r *Reading) objectionsToURL(n int) (list []core.Diagnostic) {
	for _, e := range r.Errors {
		d := core.Diagnostic{Rule: ruleOf(e.Name), Severity: core.Warning, Span: e.Span, Arg: whatwgURL + ", " + e.Name}
		if e.Fatal {
			d.Severity = core.Error
		}
		list = append(list, d)
	}
	if r.Verdict == Failure && r.Disagrees {
		list = append(list, core.Diagnostic{Rule: &refused, Span: core.Span{Start: n, End: n}, Arg: whatwgURL + ", 4.4"})
	}
	return list
}

func ruleOf(name string) *core.Rule {
	for i := range objections {
		if strings.HasPrefix(name, objections[i].names) {
			return &objections[i].rule
		}
	}
	return &refused
}

// oneEdit is a fix of one edit.
func oneEdit(title core.Title, kind core.FixKind, at core.Span, text string) []core.Fix {
	return []core.Fix{{Title: title, New: text, Kind: kind, Edits: []core.Edit{{Span: at, New: text}}}}
}

// escaped returns the octets of s as escapes: "%C3%A9" for "é".
func escaped(s string) string { return string(octet.AppendEscaped(nil, s)) }

// encode writes octets as escapes: they stand for nothing else than themselves.
func encode(u *core.URL, d core.Diagnostic) []core.Fix {
	return oneEdit(core.TitleEncode, core.Same, d.Span, escaped(d.Span.In(u.Source())))
}

func encodePercent(_ *core.URL, d core.Diagnostic) []core.Fix {
	return oneEdit(core.TitleEncode, core.Same, d.Span, "%25")
}

// remove takes octets out, which makes it another URL.
func remove(_ *core.URL, d core.Diagnostic) []core.Fix {
	return oneEdit(core.TitleRemove, core.Changes, d.Span, "")
}

func decode(u *core.URL, d core.Diagnostic) []core.Fix {
	return asRead(u, oneEdit(core.TitleDecode, core.Same, d.Span, decoded(d.Span.In(u.Source()))))
}

// fixUnit takes out what the parser takes out, and encodes the rest.
func fixUnit(u *core.URL, d core.Diagnostic) []core.Fix {
	raw := d.Span.In(u.Source())
	atEnd := d.Span.Start == 0 || d.Span.End == len(u.Source())
	if strings.Trim(raw, "\t\n\r") == "" || atEnd && strings.Trim(raw, " \x00\x01\x02\x03\x04\x05\x06\x07\x08\t\n\v\f\r") == "" {
		return asRead(u, oneEdit(core.TitleRemove, core.Same, d.Span, ""))
	}
	return asRead(u, encode(u, d))
}

func fixBackslash(u *core.URL, d core.Diagnostic) []core.Fix {
	return asRead(u, oneEdit(core.TitleReplace, core.Same, d.Span, strings.Repeat("/", d.Span.Len())))
}

// fixSlashes makes two slashes of those behind the scheme.
func fixSlashes(u *core.URL, d core.Diagnostic) []core.Fix {
	at := d.Span
	for isSlash(u.Source()[at.Start-1]) {
		at.Start--
	}
	for at.End < len(u.Source()) && isSlash(u.Source()[at.End]) {
		at.End++
	}
	return asRead(u, oneEdit(core.TitleReplace, core.Same, at, "//"))
}

// asRead calls a fix likely after which a browser would not print the same, or of which it takes
// too long to find out.
func asRead(u *core.URL, list []core.Fix) []core.Fix {
	const long = 2000
	after, ok := "", len(u.Source()) <= long
	if ok {
		after, ok = core.Apply(u.Source(), list[0].Edits)
	}
	if !ok || printed(after) != printed(u.Source()) {
		list[0].Kind = core.Likely
	}
	return list
}

// printed returns what the detectors print for s: "http://h/" for "HTTP://H:80".
func printed(s string) string {
	var r Reading
	readWHATWG(s, &r, nil)
	return r.Result
}
