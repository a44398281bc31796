package core_test

import (
	"cmp"
	"math/rand/v2"
	"sync"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
)

// The machine that finds what was meant reads by the grammar as data, and the reader of
// reach.go by hand, for speed: what they say of an input must be the same.

var machines sync.Map

// byMachine returns what the machine of a production, or of genericurl for none, says of
// s: whether it derives, and how much of it something that derives can begin with.
func byMachine(s, production string) (valid bool, offset int) {
	m, ok := machines.Load(production)
	if !ok {
		m, _ = machines.LoadOrStore(production, grammar.Section5().Compile(cmp.Or(production, "genericurl")))
	}
	machine := m.(*grammar.Machine)
	end, n := machine.Run(grammar.Start, s)
	return production != "" && n == len(s) && machine.Final(end), n
}

func checkAgainstMachine(t *testing.T, s string) {
	t.Helper()
	u := core.Parse(s)
	valid, offset := byMachine(s, u.Production())
	if u.Valid() != valid || u.Offset() != offset {
		t.Errorf("%q as %q: valid is %v, offset %d; by the machine %v, %d",
			s, u.Production(), u.Valid(), u.Offset(), valid, offset)
	}
}

// TestReaderIsTheMachines compares them on all that the case files have, each cut off at
// some octets, with other octets there, and with more; on URLs made from the grammar; and
// on arbitrary octets. There are more of them than the oracle has time for.
func TestReaderIsTheMachines(t *testing.T) {
	r := rand.New(rand.NewPCG(*seed, 1996))
	list := inputs(t)
	for _, d := range decisions {
		for _, in := range d.inputs {
			list = append(list, in.input)
		}
	}
	for _, m := range mistakes(t, "../testdata/mistakes.jsonl") {
		list = append(append(list, m.Typed), m.Meant...)
	}
	compared := 0
	check := func(s string) {
		checkAgainstMachine(t, s)
		compared++
	}
	for _, s := range list {
		check(s)
		for i := range s {
			if r.IntN(5*rounds.Every()) > 0 { // in all it would take a minute
				continue
			}
			octet := string(nastyOctets[r.IntN(len(nastyOctets))])
			check(s[:i])
			check(s[i:])
			check(s[:i] + octet + s[i:])
			check(s[:i] + octet + s[i+1:])
			check(mutate(r, s))
		}
		if t.Failed() {
			return
		}
	}
	for cases := compared; compared < cases+rounds.Of(*comparisons) && !t.Failed(); {
		for _, production := range productionNames() {
			s := generate(r, production)
			check(s)
			check(mutate(r, s))
		}
		check(arbitrary(r))
	}
	t.Logf("compared %d strings, of %d in the case files", compared, len(list))
}
