package core

import (
	"urlscope/core/internal/meant"
	"urlscope/core/internal/run"
)

// The functions that packages above core call on the run that a finding remembers, see internal/run.

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
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.derived == nil {
		p.derived = derive()
	}
	return p.derived
}

// Repairs returns what the URL was likely meant to be, the best first: of each the changes that make it. If it guesses,
// nobody can know what was meant, as in "http://{host}/x".
func (p *pass) Repairs() (repairs [][][]Edit, guesses bool) {
	for _, c := range p.findRepairs() {
		repairs = append(repairs, c.Changes)
	}
	return repairs, p.guesses
}

// Optional returns the edits of the best repair that no error explains. In "mailot:joe(at)h.org" they write "mailto" and "@".
func (p *pass) Optional() []Edit { return p.optional }

// ReadsAsTyped reports whether the URL is read as it was typed and not as its repair, so that an octet
// means the same whatever stands far from it.
func (p *pass) ReadsAsTyped() bool { return len(p.causes) == 0 && !p.isOdd() && p.form() == wellFormed }

// MayBeSlip reports whether a finding may be about a slip.
func (p *pass) MayBeSlip(d Diagnostic) bool { return d.mayBeSlip() }

// findRepairs returns the repairs of the URL, best first. It searches for them at most once.
func (p *pass) findRepairs() []meant.Candidate {
	if len(p.repairs) > 0 {
		return p.repairs
	}
	if !p.searched {
		if p.searched = true; !p.asked {
			p.own = p.askOf(meant.Of, Span{Start: 0, End: len(p.src)})
		}
		if p.guesses = len(p.own) == 0 && !p.Valid() && !p.Has(HostLiteral); p.guesses {
			p.own = p.askOf(meant.Any, Span{Start: 0, End: len(p.src)})
		}
	}
	return p.own
}
