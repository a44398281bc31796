package core_test

import (
	"math/rand/v2"
	"slices"
	"strings"

	"urlscope/core/internal/grammar"
)

// Strings to compare readers on. They are made from the grammar that the product reads by,
// which is no judge: that is the oracle, which knows only the RFC's text.

// generate returns a random string that derives from the nonterminal, mostly a
// short one. A URL has the production that it was made from: an otherurl will not
// begin with "http:".
func generate(r *rand.Rand, nonterminal string) string {
	for {
		b := sample(nil, r, grammar.Term{Op: grammar.Nonterminal, Text: nonterminal})
		scheme, _, _ := strings.Cut(string(b), ":")
		if nonterminal != "otherurl" || !slices.Contains(productionNames(), strings.ToLower(scheme)+"url") {
			return string(b)
		}
	}
}

// sample appends a string that derives from t.
func sample(b []byte, r *rand.Rand, t grammar.Term) []byte {
	switch t.Op {
	case grammar.Literal:
		shout := r.IntN(8) == 0 // decision 2
		for i := range len(t.Text) {
			if shout && r.IntN(2) == 0 {
				b = append(b, strings.ToUpper(t.Text)[i])
			} else {
				b = append(b, t.Text[i])
			}
		}
	case grammar.Nonterminal:
		if t.Text == "escape" && r.IntN(4) > 0 {
			return append(b, telling[r.IntN(len(telling))]...)
		}
		p, _ := grammar.Section5().Production(t.Text)
		return sample(b, r, p.Definition)
	case grammar.Sequence:
		for _, element := range t.Terms {
			b = sample(b, r, element)
		}
	case grammar.Choice:
		i := r.IntN(len(t.Terms))
		if t.Terms[0].Op == grammar.Nonterminal && r.IntN(2) == 0 {
			i = 0 // the most usual: of uchar unreserved, of this alpha, of this lowalpha
		}
		return sample(b, r, t.Terms[i])
	case grammar.Optional:
		if r.IntN(3) > 0 {
			return sample(b, r, t.Terms[0])
		}
	case grammar.Repeat:
		for range t.Min {
			b = sample(b, r, t.Terms[0])
		}
		for r.IntN(3) > 0 {
			b = sample(b, r, t.Terms[0])
		}
	}
	return b
}

// telling are the escapes that have a meaning somewhere.
var telling = []string{
	"%00", "%09", "%0A", "%0D", "%20", "%23", "%25", "%2F", "%2f", "%3A", "%3B", "%3D", "%3F", "%40", "%7E", "%80", "%ff",
}

// nastyOctets are those that URLs break on.
const nastyOctets = "%%;;::@@//??##&= \t\r\n\x00\x7f\x80\xe3\xff<>\"{}|\\^~[]`aAdfgGkzZ0129-._+*$,"

// mutate returns s after one to three random edits.
func mutate(r *rand.Rand, s string) string {
	b := []byte(s)
	for range 1 + r.IntN(3) {
		i := r.IntN(len(b) + 1)
		j := min(len(b), i+1+r.IntN(3))
		octet := nastyOctets[r.IntN(len(nastyOctets))]
		switch r.IntN(5) {
		case 0:
			b = slices.Insert(b, i, octet)
		case 1:
			b = slices.Delete(b, i, j)
		case 2:
			if i < len(b) {
				b[i] = octet
			}
		case 3:
			if i+1 < len(b) {
				b[i], b[i+1] = b[i+1], b[i]
			}
		case 4:
			b = slices.Insert(b, j, slices.Clone(b[i:j])...)
		}
	}
	return string(b)
}

// arbitrary returns a string that need not look like a URL. Half of them begin
// like one, or it would hardly be read beyond the scheme.
func arbitrary(r *rand.Rand) string {
	var b []byte
	if r.IntN(2) == 0 {
		names := productionNames()
		b = append(b, generate(r, names[r.IntN(len(names))])...)
		b = b[:r.IntN(len(b)+1)]
	}
	for range r.IntN(24) {
		switch r.IntN(8) {
		case 0:
			b = append(b, byte(r.IntN(256)))
		case 1:
			b = append(b, telling[r.IntN(len(telling))]...)
		default:
			b = append(b, nastyOctets[r.IntN(len(nastyOctets))])
		}
	}
	return string(b)
}
