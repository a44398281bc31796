package core

import "urlscope/core/internal/run"

// What the packages above core ask of the run that a finding remembers, see internal/run.

func init() {
	run.Register(func(finding any) any {
		if d, ok := finding.(Diagnostic); ok && d.of != nil {
			return d.of
		}
		return nil
	})
}

// Over returns what the rules were run over. It must not be changed.
func (p *pass) Over() *URL { return p.URL }

// Count returns how much was found.
func (p *pass) Count() int { return len(p.out) }

// Findings returns what was found. It must not be changed. If the caller of a Checker has the findings, and may write to
// them, they are found again.
func (p *pass) Findings() []Diagnostic {
	if p.lent {
		return passOver(p.URL).out
	}
	return p.out
}

// Keep returns what a package above core derives from the run. It makes that once, when it is first asked, and forgets it
// when a Checker reads the next text.
func (p *pass) Keep(derive func() any) any {
	p.later.Lock()
	defer p.later.Unlock()
	if p.derived == nil {
		p.derived = derive()
	}
	return p.derived
}

// Repairs returns what the URL was likely meant to be, the best first: of each the changes that make it. If it guesses,
// nobody can know what was meant, as in "http://{host}/x".
func (p *pass) Repairs() (repairs [][][]Edit, guesses bool) {
	for _, c := range p.repairs() {
		var changes [][]Edit
		for _, edits := range c.Changes {
			changes = append(changes, asEdits(edits))
		}
		repairs = append(repairs, changes)
	}
	return repairs, p.guesses
}

// Doubts returns the edits of the best repair that no error explains. In "mailot:joe(at)h.org" they write "mailto" and "@".
func (p *pass) Doubts() []Edit { return asEdits(p.doubts) }

// Settled reports whether the parts of the URL are told apart by itself and not by what was likely meant, so that an octet
// means the same whatever stands far from it.
func (p *pass) Settled() bool { return len(p.causes) == 0 && !p.isOdd() && p.form() == wellFormed }

// IsDoubt reports whether a finding may be about a typo.
func (p *pass) IsDoubt(d Diagnostic) bool { return d.isDoubt() }
