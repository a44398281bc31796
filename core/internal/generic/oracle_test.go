//go:build !js

// The same machines run in a browser, where this would take a minute.

package generic

import (
	"math/rand/v2"
	"regexp/syntax"
	"testing"

	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
)

// The same three documents once more, as regular expressions that were written from their
// appendices by hand and share nothing with the grammars, nor with what reads those.
const (
	// RFC 1808, 2.2.
	uchar8    = `(?:[A-Za-z0-9$\-_.+!*'(),]|%[0-9A-Fa-f]{2})`
	any8      = `(?:` + uchar8 + `|[;/?:@&=])*`
	pchar8    = `(?:` + uchar8 + `|[:@&=])`
	params8   = `(?:` + pchar8 + `|/)*(?:;(?:` + pchar8 + `|/)*)*`
	relPath8  = `(?:` + pchar8 + `+(?:/` + pchar8 + `*)*)?(?:;` + params8 + `)?(?:\?` + any8 + `)?`
	absPath8  = `/` + relPath8
	relative8 = `(?://(?:` + pchar8 + `|[;?])*(?:` + absPath8 + `)?|` + absPath8 + `|` + relPath8 + `)`
	url8      = `(?:[A-Za-z0-9+.\-]+:(?:` + relative8 + `|` + any8 + `)|` + relative8 + `)(?:#` + any8 + `)?`

	// RFC 2396, appendix A, with RFC 2732, 3, and RFC 2373, appendix B.
	one96       = `[A-Za-z0-9\-_.!~*'()]|%[0-9A-Fa-f][0-9A-Fa-f]`
	uric96      = `(?:` + one96 + `|[;/?:@&=+$,\[\]])`
	pchar96     = `(?:` + one96 + `|[:@&=+$,])`
	segment96   = pchar96 + `*(?:;` + pchar96 + `*)*`
	absPath96   = `/` + segment96 + `(?:/` + segment96 + `)*`
	hexseq96    = `[0-9A-Fa-f]{1,4}(?::[0-9A-Fa-f]{1,4})*`
	ipv496      = `[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}`
	ipv696      = `\[(?:` + hexseq96 + `|` + hexseq96 + `::(?:` + hexseq96 + `)?|::(?:` + hexseq96 + `)?)(?::` + ipv496 + `)?\]`
	hostname96  = `(?:[A-Za-z0-9](?:[A-Za-z0-9\-]*[A-Za-z0-9])?\.)*[A-Za-z](?:[A-Za-z0-9\-]*[A-Za-z0-9])?\.?`
	server96    = `(?:(?:(?:` + one96 + `|[;:&=+$,])*@)?(?:` + hostname96 + `|` + ipv496 + `|` + ipv696 + `)(?::[0-9]*)?)?`
	authority96 = `(?:` + server96 + `|(?:` + one96 + `|[$,;:@&=+])+)`
	netPath96   = `//` + authority96 + `(?:` + absPath96 + `)?`
	hier96      = `(?:` + netPath96 + `|` + absPath96 + `)(?:\?` + uric96 + `*)?`
	opaque96    = `(?:` + one96 + `|[;?:@&=+$,])` + uric96 + `*`
	absolute96  = `[A-Za-z][A-Za-z0-9+\-.]*:(?:` + hier96 + `|` + opaque96 + `)`
	relative96  = `(?:` + netPath96 + `|` + absPath96 + `|(?:` + one96 + `|[;@&=+$,])+(?:` + absPath96 + `)?)(?:\?` + uric96 + `*)?`
	url96       = `(?:` + absolute96 + `|` + relative96 + `)?(?:#` + uric96 + `*)?`

	// RFC 3986, appendix A.
	unit86  = `[A-Za-z0-9\-._~!$&'()*+,;=]|%[0-9A-Fa-f]{2}`
	pchar86 = `(?:` + unit86 + `|[:@])`
	h86     = `[0-9A-Fa-f]{1,4}`
	byte86  = `(?:[0-9]|[1-9][0-9]|1[0-9][0-9]|2[0-4][0-9]|25[0-5])`
	ipv486  = byte86 + `\.` + byte86 + `\.` + byte86 + `\.` + byte86
	low86   = `(?:` + h86 + `:` + h86 + `|` + ipv486 + `)`
	ipv686  = `(?:(?:` + h86 + `:){6}` + low86 +
		`|::(?:` + h86 + `:){5}` + low86 +
		`|(?:` + h86 + `)?::(?:` + h86 + `:){4}` + low86 +
		`|(?:(?:` + h86 + `:){0,1}` + h86 + `)?::(?:` + h86 + `:){3}` + low86 +
		`|(?:(?:` + h86 + `:){0,2}` + h86 + `)?::(?:` + h86 + `:){2}` + low86 +
		`|(?:(?:` + h86 + `:){0,3}` + h86 + `)?::` + h86 + `:` + low86 +
		`|(?:(?:` + h86 + `:){0,4}` + h86 + `)?::` + low86 +
		`|(?:(?:` + h86 + `:){0,5}` + h86 + `)?::` + h86 +
		`|(?:(?:` + h86 + `:){0,6}` + h86 + `)?::)`
	host86      = `(?:\[(?:` + ipv686 + `|[vV][0-9A-Fa-f]+\.[A-Za-z0-9\-._~!$&'()*+,;=:]+)\]|(?:` + unit86 + `)*)`
	authority86 = `(?:(?:` + unit86 + `|:)*@)?` + host86 + `(?::[0-9]*)?`
	withHost86  = `//` + authority86 + `(?:/` + pchar86 + `*)*`
	absolute86  = `/(?:` + pchar86 + `+(?:/` + pchar86 + `*)*)?`
	rootless86  = pchar86 + `+(?:/` + pchar86 + `*)*`
	noScheme86  = `(?:` + unit86 + `|@)+(?:/` + pchar86 + `*)*`
	tail86      = `(?:\?(?:` + pchar86 + `|[/?])*)?(?:#(?:` + pchar86 + `|[/?])*)?`
	url86       = `(?:[A-Za-z][A-Za-z0-9+\-.]*:(?:` + withHost86 + `|` + absolute86 + `|` + rootless86 + `)?|` +
		`(?:` + withHost86 + `|` + absolute86 + `|` + noScheme86 + `)?)` + tail86
)

// A slow machine is a regular expression whose ways are all followed at once.
type slow struct {
	tree *syntax.Regexp
	prog *syntax.Prog
}

func newSlow(t *testing.T, pattern string) slow {
	t.Helper()
	tree, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		t.Fatal(err)
	}
	tree = tree.Simplify()
	prog, err := syntax.Compile(tree)
	if err != nil {
		t.Fatal(err)
	}
	return slow{tree, prog}
}

// read returns how far a way goes on in text, and whether one ends there.
func (s slow) read(text string) (n int, whole bool) {
	now := s.closure([]uint32{uint32(s.prog.Start)})
	for i := range len(text) {
		var next []uint32
		for _, pc := range now {
			if inst := &s.prog.Inst[pc]; inst.Op != syntax.InstMatch && inst.MatchRune(rune(text[i])) {
				next = append(next, inst.Out)
			}
		}
		if len(next) == 0 {
			return i, false
		}
		now = s.closure(next)
	}
	for _, pc := range now {
		whole = whole || s.prog.Inst[pc].Op == syntax.InstMatch
	}
	return len(text), whole
}

// closure returns the instructions that read an octet or are the end.
func (s slow) closure(from []uint32) (list []uint32) {
	seen := make([]bool, len(s.prog.Inst))
	for len(from) > 0 {
		pc := from[len(from)-1]
		from = from[:len(from)-1]
		if seen[pc] {
			continue
		}
		seen[pc] = true
		switch inst := &s.prog.Inst[pc]; inst.Op {
		case syntax.InstAlt, syntax.InstAltMatch:
			from = append(from, inst.Out, inst.Arg)
		case syntax.InstNop, syntax.InstCapture, syntax.InstEmptyWidth:
			from = append(from, inst.Out)
		case syntax.InstFail:
		default:
			list = append(list, pc)
		}
	}
	return list
}

// write appends a text that the expression takes.
func write(b []byte, r *rand.Rand, e *syntax.Regexp) []byte {
	switch e.Op {
	case syntax.OpLiteral:
		for _, c := range e.Rune {
			b = append(b, byte(c))
		}
	case syntax.OpCharClass:
		i := 2 * r.IntN(len(e.Rune)/2)
		b = append(b, byte(e.Rune[i])+byte(r.IntN(int(e.Rune[i+1]-e.Rune[i])+1)))
	case syntax.OpStar, syntax.OpPlus:
		n := r.IntN(4)
		if e.Op == syntax.OpPlus {
			n++
		}
		for range n {
			b = write(b, r, e.Sub[0])
		}
	case syntax.OpQuest:
		if r.IntN(3) > 0 {
			b = write(b, r, e.Sub[0])
		}
	case syntax.OpAlternate:
		b = write(b, r, e.Sub[r.IntN(len(e.Sub))])
	case syntax.OpConcat, syntax.OpCapture:
		for _, sub := range e.Sub {
			b = write(b, r, sub)
		}
	}
	return b
}

// damaged changes a text in a place or two.
func damaged(r *rand.Rand, b []byte) []byte {
	const octets = "%:/?#[]@!$&'()*+,;=~^|{}<>\"\\` \x00\t\n\x7f\x80\xffaAfFgGvz019.-_"
	for range 1 + r.IntN(2) {
		i := r.IntN(len(b) + 1)
		c := octets[r.IntN(len(octets))]
		switch r.IntN(3) {
		case 0:
			b = append(b[:i], append([]byte{c}, b[i:]...)...)
		case 1:
			if i < len(b) {
				b = append(b[:i], b[i+1:]...)
			}
		case 2:
			if i < len(b) {
				b[i] = c
			}
		}
	}
	return b
}

// TestGrammars: of texts that an expression takes, of the same when damaged, and of octets at
// random, the machines say what the expressions say, and stop at the same octet.
func TestGrammars(t *testing.T) {
	for _, row := range []struct {
		name, pattern string
		machine       grammar.Table
	}{
		{"RFC 1808", url8, RFC1808},
		{"RFC 2396", url96, RFC2396},
		{"RFC 2396, server", server96, Server},
		{"RFC 3986", url86, RFC3986},
	} {
		t.Run(row.name, func(t *testing.T) {
			t.Parallel()
			oracle := newSlow(t, row.pattern)
			r := rand.New(rand.NewPCG(1738, 3986))
			taken, texts := 0, rounds.Of(100_000)
			for i := range texts {
				text := write(nil, r, oracle.tree)
				if i%3 > 0 {
					text = damaged(r, text)
				}
				if i%16 == 1 {
					text = damaged(r, damaged(r, []byte("http://h:1/%a?b#c")))
				}
				n, whole := oracle.read(string(text))
				state, m := row.machine.Run(grammar.Start, string(text))
				if got := m == len(text) && row.machine.Final(state); got != whole || m != n {
					t.Fatalf("%q: the machine says %v and stops at %d, the expression says %v and stops at %d", text, got, m, whole, n)
				}
				if whole {
					taken++
				}
			}
			if taken < texts/3 || taken > texts*9/10 {
				t.Errorf("of %d texts %d are taken", texts, taken)
			}
		})
	}
}
