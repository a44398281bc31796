package trail

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
)

// of returns the trail to an octet by a standard.
func of(u *core.URL, by standards.Standard, offset int) []Step {
	if by == standards.RFC1738 {
		return Append1738(nil, u, offset)
	}
	return Append3986(nil, u.Source(), &standards.Compare(u, standards.Asked{}).Readings[by], offset)
}

// TestTrail: the rules around an octet, for each production, for texts that are not URLs, and for unfinished texts.
func TestTrail(t *testing.T) {
	for _, row := range []struct {
		by     standards.Standard
		input  string
		offset int
		want   string
	}{
		{standards.RFC1738, "http://h:8/a/b?c", 9, "url httpurl hostport=h:8 port=8"},
		{standards.RFC1738, "http://h:8/a/b?c", 13, "url httpurl hpath=a/b hsegment=b"},
		{standards.RFC1738, "ftp://u:p@h/a;type=i", 8, "url ftpurl login=u:p@h password=p"},
		{standards.RFC1738, "gopher://h/7a%09b/c", 16, "url gopherurl selector=a%09b/c search=b/c"},
		{standards.RFC1738, "gopher://h/%3", 12, "url gopherurl gtype=%3"},
		{standards.RFC1738, "news:a@h", 7, "url newsurl grouppart=a@h article=a@h host=h"},
		{standards.RFC1738, "prospero://h/a;b=c;d=e", 18, "url prosperourl fieldspec=;d=e"},
		{standards.RFC1738, "wais://h/d/t/p", 13, "url waisurl waisdoc=wais://h/d/t/p wpath=p"},
		{standards.RFC1738, "file://localhost/a", 8, "url fileurl"},
		{standards.RFC1738, "x://u@h/p", 6, "url otherurl genericurl schemepart=//u@h/p ip-schemepart=//u@h/p login=u@h hostport=h host=h"},
		{standards.RFC1738, "x://u_@/p", 4, "url otherurl genericurl schemepart=//u_@/p"},
		{standards.RFC1738, "http://h/#top", 11, "url httpurl=http://h/"},
		{standards.RFC1738, "ftp://ho_st/x", 8, "url? ftpurl? login=ho_st? hostport=ho_st? host=ho_st?"},
		{standards.RFC1738, "http://[::1]/", 8, "url? httpurl?"},
		{standards.RFC1738, "ftp://joe:", 10, "url ftpurl login=joe:"},
		{standards.RFC1738, "htt", 3, "url otherurl genericurl scheme"},
		{standards.RFC1738, "", 0, "url"},
		{standards.RFC1738, "x", 9, "url"},
		{standards.RFC3986, "https://u@h:8/a/b?c", 10, "URI-reference URI hier-part=//u@h:8/a/b authority=u@h:8 host=h"},
		{standards.RFC3986, "https://h/a/b?c", 12, "URI-reference URI hier-part=//h/a/b path-abempty=/a/b segment=b"},
		{standards.RFC3986, "mailto:a@b", 7, "URI-reference URI hier-part=a@b path-rootless=a@b segment-nz=a@b"},
		{standards.RFC3986, "a/b", 0, "URI-reference relative-ref relative-part path-noscheme segment-nz-nc=a"},
		{standards.RFC3986, "http://h/a|b", 11, "URI-reference URI=http://h/a hier-part=//h/a path-abempty=/a segment=a"},
	} {
		var got []string
		for _, s := range of(core.Parse(row.input), row.by, row.offset) {
			text := s.Rule
			if s.In(row.input) != row.input {
				text += "=" + s.In(row.input)
			}
			if s.Guess {
				text += "?"
			}
			got = append(got, text)
		}
		if got := strings.ReplaceAll(strings.Join(got, " "), "waisdoc ", "waisdoc=wais://h/d/t/p "); got != row.want {
			t.Errorf("%q, octet %d, by %s: %s, and should be %s", row.input, row.offset, row.by, got, row.want)
		}
	}
}

// sample appends a string that derives from t, mostly a short one.
func sample(b []byte, r *rand.Rand, g grammar.Grammar, t grammar.Term) []byte {
	switch t.Op {
	case grammar.Literal:
		return append(b, t.Text...)
	case grammar.Nonterminal:
		p, _ := g.Production(t.Text)
		return sample(b, r, g, p.Definition)
	case grammar.Choice:
		return sample(b, r, g, t.Terms[r.IntN(len(t.Terms))])
	case grammar.Sequence:
		for _, e := range t.Terms {
			b = sample(b, r, g, e)
		}
		return b
	}
	n := 0 // of an option or a repetition
	for n < t.Min || r.IntN(5) > 1 && (n < t.Max || t.Max == 0 && t.Op == grammar.Repeat || n == 0) {
		b = sample(b, r, g, t.Terms[0])
		n++
	}
	return b
}

// texts returns the URLs of testdata/urls.txt, some of each production of both grammars, and what comes of them by an edit or two.
func texts() []string {
	list := slices.Clone(inputs.Lines(inputs.File("urls.txt")))
	r := rand.New(rand.NewPCG(51, 1738))
	for range 300 {
		for _, p := range grammar.Section5() {
			if strings.HasSuffix(p.Name, "url") {
				list = append(list, string(sample(nil, r, grammar.Section5(), p.Definition)))
			}
		}
		list = append(list, string(sample(nil, r, generic.Grammar3986(), grammar.Term{Op: grammar.Nonterminal, Text: "uri-reference"})))
	}
	for _, s := range slices.Clone(list) {
		list = append(list, inputs.Edited(r, s), s[:r.IntN(len(s)+1)])
	}
	return list
}

// TestTrailIsOfTheDerivation: each rule of a trail is in the trail of the derivation, in the same order and with the
// same octets, and is a rule of the grammar. If RFC 1738 derives only what was likely meant, or nothing behind the
// first octet that cannot follow, the trail follows the marks of the parts: a guess.
func TestTrailIsOfTheDerivation(t *testing.T) {
	states := map[string]int{}
	for _, s := range rounds.Some(texts()) {
		u := core.Parse(s)
		for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
			d := derive.Of(u, by)
			states[by.String()+" "+d.State.String()]++
			for offset := range len(s) + 1 {
				trail := of(u, by, offset)
				checkRules(t, d, trail, offset)
				if d.State == derive.Invalid && by == standards.RFC1738 {
					continue
				}
				var want []string
				for _, w := range d.Trail(offset) {
					want = append(want, fmt.Sprint(w.Rule, w.Span))
				}
				rest := want
				for _, step := range trail {
					i := slices.Index(rest, fmt.Sprint(step.Rule, step.Span))
					if i < 0 || step.Guess {
						t.Fatalf("%q, octet %d, by %s: %v, and the derivation is %v", s, offset, by, trail, want)
					}
					rest = rest[i+1:]
				}
			}
		}
	}
	for _, state := range []string{"valid", "unfinished", "invalid"} {
		if states["rfc1738 "+state] < 1 || states["rfc3986 "+state] < 1 {
			t.Errorf("there are few texts: %v", states)
		}
	}
}

// checkRules checks that each step of a trail is a rule of the grammar, and is inside the one before.
func checkRules(t *testing.T, d *derive.Derivation, trail []Step, offset int) {
	around := core.Span{End: len(d.Input)}
	for _, s := range trail {
		if _, ok := derive.DefinitionOf(d.By, s.Rule); !ok {
			t.Fatalf("%q, octet %d: %s has no rule %s", d.Input, offset, d.By, s.Rule)
		}
		if s.Start < around.Start || s.End > around.End || s.Start > s.End {
			t.Fatalf("%q, octet %d, by %s: %v, and a rule is not in the one before", d.Input, offset, d.By, trail)
		}
		around = s.Span
	}
	if len(trail) == 0 || len(trail) > 9 {
		t.Fatalf("%q, octet %d, by %s: %v", d.Input, offset, d.By, trail)
	}
}

// TestTrailAllocatesNothing: a key costs no memory, if there is some for the steps.
func TestTrailAllocatesNothing(t *testing.T) {
	steps := make([]Step, 0, 9)
	for _, s := range []string{"http://h:8/a/b?c", "x://u@h/p", "ftp://ho_st/x", "news:a@h"} {
		u := core.Parse(s)
		r := &standards.Compare(u, standards.Asked{}).Readings[standards.RFC3986]
		n := testing.AllocsPerRun(10, func() {
			for offset := range len(s) + 1 {
				Append1738(steps, u, offset)
				Append3986(steps, s, r, offset)
			}
		})
		if n > 0 {
			t.Errorf("%q: the trails allocate %v times", s, n)
		}
	}
}
