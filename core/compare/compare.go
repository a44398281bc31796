// Package compare compares two URLs ([URLs]) or two conversations of clients ([Steps]).
//
//	c := compare.URLs(core.Parse("http://h:80/"), core.Parse("http://H/"))
//	c.Likeness // LikenessSame: a default port, and a host in another case
//
// Likeness is by RFC 1738. [Ladder] says in which senses of later documents two URLs are the same: the same string, the same after the
// normalizations of RFC 3986, the same URL in a browser, the same origin or site.
//
// core/text has words for the results.
package compare

import (
	"cmp"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/diff"
	"urlscope/core/octet"
)

// A Comparison tells how one URL differs from another.
type Comparison struct {
	Likeness Likeness
	Parts    []PartChange   // the parts with different octets, in the order of the second URL; removed parts are in their old places
	Octets   [2][]core.Span // for each URL, the octets that the other does not have, including delimiters
}

// A Likeness tells whether two URLs name the same resource.
type Likeness uint8

// The likenesses, from the most to the least.
const (
	LikenessIdentical Likeness = iota // the same octets
	LikenessSame                      // the same parts in another spelling; a default counts as written
	LikenessMaybe                     // a reserved octet is raw in one and escaped in the other, which may change its meaning (section 2.2)
	LikenessOther                     // different parts
	LikenessNone                      // one of them is not a URL, so their readings are compared
)

// A PartChange tells what became of one part.
type PartChange struct {
	Part     core.Part
	Old, New int // index in the tokens of each; -1 for none
	Why      Reason
}

// A Reason tells why two spellings of a part mean the same, or that they do not. core/text words it.
type Reason string

// The reasons.
const (
	ReasonDiffers     Reason = "differs"                  // another value
	ReasonEscape      Reason = "escape"                   // an octet and its escape mean the same (section 2.2)
	ReasonHexCase     Reason = "hex-case"                 // hex digits in either case mean the same
	ReasonReserved    Reason = "reserved"                 // a reserved octet and its escape can mean different things
	ReasonSchemeCase  Reason = "scheme-case"              // section 2.1
	ReasonHostCase    Reason = "host-case"                // RFC 1034, cited in section 3.1
	ReasonTypeCase    Reason = "type-case"                // literals are case-insensitive, as in RFC 822 (section 5)
	ReasonZeros       Reason = "port-zeros"               // a port is a number (section 3.1)
	ReasonDefaultPort Reason = Reason(core.IdlePort)      // section 3.1
	ReasonLaterPort   Reason = Reason(core.IdleLaterPort) // the port of a later scheme
	ReasonEmptyPath   Reason = Reason(core.IdleEmptyPath) // the slash can be left out (section 3.3)
	ReasonDefaultType Reason = Reason(core.IdleType)      // section 3.4.1
	ReasonLocalhost   Reason = "localhost"                // section 3.10
	ReasonFragment    Reason = "fragment"                 // not part of a URL (section 2.2)
	ReasonAround      Reason = Reason(core.IdleAround)    // a wrapper, or white space (appendix)
)

// Likeness returns what a part that differs for this reason means for the whole URL.
func (r Reason) Likeness() Likeness {
	switch r {
	case ReasonDiffers:
		return LikenessOther
	case ReasonReserved:
		return LikenessMaybe
	}
	return LikenessSame
}

// URLs compares two URLs: "http://h:80/" is the same resource as "http://H/".
func URLs(before, after *core.URL) Comparison {
	a, b := tokensOf(before), tokensOf(after)
	var c Comparison
	for _, p := range diff.Lists(a, b, (*compared).equals, (*compared).kind) {
		var old, new *compared
		change := PartChange{Old: p.Old, New: p.New}
		if p.Old >= 0 {
			old = &a[p.Old]
			change.Part = old.Part
		}
		if p.New >= 0 {
			new = &b[p.New]
			change.Part = new.Part
		}
		if old != nil && new != nil && old.raw == new.raw {
			continue
		}
		c.note(old, new)
		if change.Part != core.Delim {
			change.Why = reason(old, new)
			c.Likeness = max(c.Likeness, change.Why.Likeness())
			c.Parts = append(c.Parts, change)
		}
	}
	if !names(before) || !names(after) {
		c.Likeness = LikenessNone
	}
	return c
}

// names reports whether u names a resource: it is a URL, with or without a fragment behind it.
func names(u *core.URL) bool { return u.Valid() || u.IsReference() }

// note adds the octets of two tokens that differ, or all octets of one if there is no other.
func (c *Comparison) note(old, new *compared) {
	front, back := 0, 0
	if old != nil && new != nil {
		a, b := units(old.raw), units(new.raw)
		n, m := diff.Ends(a, b, func(a, b *string) bool { return *a == *b })
		front, back = len(strings.Join(a[:n], "")), len(strings.Join(a[len(a)-m:], ""))
	}
	for i, t := range []*compared{old, new} {
		if t != nil {
			c.Octets[i] = appendSpan(c.Octets[i], core.Span{Start: t.Start + front, End: t.End - back})
		}
	}
}

// appendSpan appends s to list, or extends the last span if s begins at its end.
func appendSpan(list []core.Span, s core.Span) []core.Span {
	if n := len(list); n > 0 && list[n-1].End == s.Start {
		list[n-1].End = s.End
		return list
	}
	if s.Len() > 0 {
		list = append(list, s)
	}
	return list
}

// units returns the octets of raw one by one, each escape as a whole.
func units(raw string) []string {
	list := make([]string, 0, len(raw))
	for i, n := 0, 0; i < len(raw); i += n {
		n = unit(raw, i)
		list = append(list, raw[i:i+n])
	}
	return list
}

// unit returns the length of the octet or escape at raw[i].
func unit(raw string, i int) int {
	if octet.IsEscape(raw, i) {
		return len("%XX")
	}
	return 1
}

// A compared is a token with what the comparison needs to know about it.
type compared struct {
	core.Token
	raw   string
	value string // the decoded value
	idle  Reason // the reason why it is redundant; "" if it is not
}

// tokensOf returns the tokens of u for a comparison.
func tokensOf(u *core.URL) []compared {
	list := make([]compared, len(u.Tokens()))
	for i, t := range u.Tokens() {
		value, idle := u.AppendMeaning(nil, i)
		list[i] = compared{t, t.In(u.Source()), string(value), Reason(idle)}
	}
	return list
}

func (t *compared) equals(other *compared) bool {
	return t.Part == other.Part && t.value == other.value && (t.idle == "") == (other.idle == "")
}

// kind returns what two tokens must share for one to have become the other.
func (t *compared) kind() string {
	if t.Part == core.Delim {
		return t.raw
	}
	return t.Part.String()
}

// reason returns why new means the same as old, or that it does not. Either may be nil.
func reason(old, new *compared) Reason {
	one := cmp.Or(old, new)
	switch {
	case one.Part == core.Fragment:
		return ReasonFragment
	case old == nil || new == nil:
		return cmp.Or(one.idle, ReasonDiffers)
	case old.Part != new.Part || old.value != new.value:
		return ReasonDiffers
	}
	return old.spelling(new)
}

// spelling returns why two tokens that mean the same may be spelled differently.
func (t *compared) spelling(other *compared) Reason {
	switch {
	case string(octet.AppendDecoded(nil, t.raw)) == string(octet.AppendDecoded(nil, other.raw)):
		if t.differsIn(other, reserved[t.Part]) {
			return ReasonReserved
		}
		if strings.EqualFold(t.raw, other.raw) {
			return ReasonHexCase
		}
		return ReasonEscape
	case t.Part == core.Host && !strings.EqualFold(t.raw, other.raw):
		return ReasonLocalhost
	}
	return spellings[t.Part]
}

// spellings are the reasons why parts with different octets may mean the same.
var spellings = [...]Reason{
	core.SchemeName: ReasonSchemeCase, core.Host: ReasonHostCase, core.Addr: ReasonHostCase, core.Port: ReasonZeros, core.Ftptype: ReasonTypeCase,
}

// reserved holds the reserved octets that can be raw in each part: for http those that section 3.3 names and those
// that forms use; for parts that RFC 1738 does not describe, all that are allowed.
var reserved = [...]octet.Class{
	core.Hsegment:   octet.Slash | octet.Semicolon | octet.Question,
	core.Search:     octet.Reserved,
	core.Schemepart: octet.Reserved,
	core.Urlpath:    octet.Reserved,
}

// differsIn reports whether an octet of class c is raw in one of two tokens that mean the same, and an escape in the
// other.
func (t *compared) differsIn(other *compared, c octet.Class) bool {
	for i, j := 0, 0; i < len(t.raw) && j < len(other.raw); {
		n, m := unit(t.raw, i), unit(other.raw, j)
		if n < m && octet.ClassOf(t.raw[i])&c != 0 || n > m && octet.ClassOf(other.raw[j])&c != 0 {
			return true
		}
		i, j = i+n, j+m
	}
	return false
}
