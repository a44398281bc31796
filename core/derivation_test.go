package core_test

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
)

// TestDerivations: for random URLs, and for texts that break them, the oracle confirms each derivation. It also
// confirms that exactly the next octets are possible that the derivation lists.
func TestDerivations(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 1738))
	names := productionNames()
	for i := range rounds.Of(30_000) {
		s := generate(r, names[i%len(names)])
		if i%2 > 0 {
			s = mutate(r, s)
		}
		if len(s) > 120 { // the oracle would take its time
			continue
		}
		d := derive.Of(core.Parse(s), standards.RFC1738)
		holdTree(t, d)
		holdVerdict(t, d, oracle(s))
		if i%5 == 0 {
			holdNext(t, d)
		}
		if t.Failed() {
			t.Fatalf("%q: %v", s, d)
		}
	}
}

// holdTree: the children of a node tile it, the leaves spell the input, each rule derives its octets and names its children.
func holdTree(t *testing.T, d *derive.Derivation) {
	t.Helper()
	var spelt strings.Builder
	for i, n := range d.Nodes {
		if n.Kind != derive.Rule {
			spelt.WriteString(n.In(d.Input))
			if n.Next != i+1 {
				t.Errorf("a leaf has children")
			}
			continue
		}
		at := n.Start
		for k := i + 1; k < n.Next; k = d.Nodes[k].Next {
			child := d.Nodes[k]
			if child.Parent != i || child.Start != at {
				t.Errorf("%s: child %d does not follow", n.Rule, k)
			}
			at = child.End
			holdChild(t, d, n, child)
		}
		if n.Next > i+1 && at != n.End {
			t.Errorf("%s ends at %d, its children at %d", n.Rule, n.End, at)
		}
		if whole := !n.Open && n.By == derive.Grammar && n.Parent >= 0; whole && !patternOf(n.Rule).derives(n.In(d.Input)) {
			t.Errorf("%s does not derive %q", n.Rule, n.In(d.Input))
		}
	}
	if spelt.String() != d.Input {
		t.Errorf("the leaves spell %q", spelt.String())
	}
}

// asPublished are the definitions without the amendments.
var asPublished = sync.OnceValue(func() map[string]string { return definitionsIn(section5) })

var quoted = regexp.MustCompile(`"[^"]*"`)

// holdChild: what a rule has in it is in its definition, and a literal is spelt as it is there.
func holdChild(t *testing.T, d *derive.Derivation, n, child derive.Node) {
	t.Helper()
	definition := strings.Replace(asPublished()[n.Rule], "[ / [", `[ "/" [`, 1)
	if child.Kind == derive.Rule && child.By != derive.Prose && !regexp.MustCompile(`(?:^|[ *\[])`+regexp.QuoteMeta(child.Rule)+`(?:$|[ \n\]])`).MatchString(definition) {
		t.Errorf("%s has no %s", n.Rule, child.Rule)
	}
	if child.Kind != derive.Literal || child.By != derive.Grammar {
		return
	}
	for _, literal := range quoted.FindAllString(definition, -1) {
		literal = strings.Trim(literal, `"`)
		if strings.EqualFold(literal, child.In(d.Input)) || n.Open && len(child.In(d.Input)) < len(literal) && strings.EqualFold(literal[:child.Len()], child.In(d.Input)) {
			return
		}
	}
	t.Errorf("%s does not quote %q", n.Rule, child.In(d.Input))
}

// holdVerdict: the derivation comes as far as section 5 does, by the production that applies, with the parts that it has.
func holdVerdict(t *testing.T, d *derive.Derivation, v verdict) {
	t.Helper()
	if (d.State == derive.Valid) != v.valid || d.Offset != v.offset || (d.State == derive.Unfinished) != (!v.valid && v.offset == len(d.Input)) {
		t.Errorf("it is %s up to %d, by section 5 %v up to %d", d.State, d.Offset, v.valid, v.offset)
	}
	if d.State == derive.Unfinished && !oracle(d.Input+d.Ending).valid {
		t.Errorf("%q does not end it", d.Ending)
	}
	if !v.valid {
		return
	}
	if len(d.Nodes) < 2 || d.Nodes[0].Rule != "url" || d.Nodes[1].Rule != v.production {
		t.Errorf("it begins otherwise than %s", v.production)
	}
	for _, p := range v.parts {
		if !hasPart(d, p) {
			t.Errorf("there is no %s from %d to %d", p.name, p.start, p.end)
		}
	}
}

// hasPart reports whether there is a node of a part. The predefined productions quote the scheme. The production of a
// file also quotes its host, or has no host. If only the prose finds a search, the selector of the grammar includes the
// search.
func hasPart(d *derive.Derivation, p part) bool {
	prose := slices.ContainsFunc(d.Nodes, func(n derive.Node) bool { return n.By == derive.Prose })
	for _, n := range d.Nodes {
		if n.Rule == p.name && n.Start == p.start && (n.End == p.end || prose && n.Rule == "selector") {
			return true
		}
	}
	return p.name == "scheme" || p.name == "host" && d.Nodes[1].Rule == "fileurl"
}

// holdNext: the octets that can come next are those that are listed, and the end where it may end.
func holdNext(t *testing.T, d *derive.Derivation) {
	t.Helper()
	before := d.Input[:d.Offset]
	for c := range 256 {
		listed := false
		for _, n := range d.Next {
			listed = listed || strings.IndexByte(n.Octets, byte(c)) >= 0
		}
		if can := oracle(before+string([]byte{byte(c)})).offset > d.Offset; can != listed {
			t.Errorf("behind %q %q can come: %v, and is listed: %v", before, byte(c), can, listed)
		}
	}
	if d.MayEnd != oracle(before).valid {
		t.Errorf("behind %q it may end: %v", before, d.MayEnd)
	}
}
