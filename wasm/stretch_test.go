//go:build !js

package main

import (
	"strings"
	"testing"

	"urlscope/core"
)

func TestStretch(t *testing.T) {
	for _, c := range []struct{ n, size, at, first, last int }{
		{0, 10, 0, 0, 0},
		{7, 10, 6, 0, 7},
		{25, 10, -1, 0, 10},
		{25, 10, 9, 0, 10},
		{25, 10, 10, 10, 20},
		{25, 10, 24, 20, 25},
		{25, 10, 99, 20, 25},
		{3, 0, 1, 0, 0},
	} {
		if first, last := stretch(c.n, c.size, c.at); first != c.first || last != c.last {
			t.Errorf("stretch(%d, %d, %d) = %d, %d, want %d, %d", c.n, c.size, c.at, first, last, c.first, c.last)
		}
	}
}

// Whatever is selected is among the parts and the octets on the wire that are shown.
func TestWindowsHoldTheSelection(t *testing.T) {
	m := newModel("http://h/" + strings.Repeat("ab%2F/", 500))
	tokens := m.url.Tokens()
	for at := 0; at <= len(m.source()); at += 7 {
		m.selectAt(at)
		first, last := m.partWindow(tokens)
		if last-first > maxParts {
			t.Fatalf("%d parts are listed", last-first)
		}
		if i := m.url.TokenAt(at); i < first || i >= last {
			t.Errorf("octet %d: token %d is not among those from %d to %d", at, i, first, last)
		}
		for i := range m.talk().Steps {
			s := &m.talk().Steps[i]
			first, last := m.cellWindow(s, m.talk().mark(i))
			if last-first > maxCells {
				t.Fatalf("%d octets are shown", last-first)
			}
			for k, o := range s.Octets {
				if o.From.Overlaps(m.selected) {
					if k < first || k >= last {
						t.Errorf("octet %d of the text: octet %d of step %d is not shown", at, k, i)
					}
					break
				}
			}
		}
	}
}

// Of a part of many octets the list shows both ends, and how many it leaves out.
func TestPartsLeaveOut(t *testing.T) {
	p := &page{model: newModel("")}
	const n = 5000
	raw := "é" + strings.Repeat("a", n-len("éz")) + "z"
	got := p.shown(raw)
	if len(got) > maxRaw+len("a sentence about what is left out") || !strings.HasPrefix(got, "éa") || !strings.HasSuffix(got, "az") {
		t.Errorf("of %d octets %q is shown", n, got)
	}
	if kept := strings.Count(got, "a") + len("éz"); !strings.Contains(got, "… 4400 octets left out …") || kept < n-4400 {
		t.Errorf("%q: %d octets are shown", got, kept)
	}
	if short := strings.Repeat("%41", 100); p.shown(short) != short {
		t.Errorf("%q is not shown whole", short)
	}
}

// A line of words spells out the start of a step of many octets.
func TestBriefSteps(t *testing.T) {
	long, short := &core.Step{Octets: make([]core.Octet, 5000)}, &core.Step{Octets: make([]core.Octet, 50)}
	if brief(short) != short {
		t.Error("a short step is made shorter")
	}
	if got := brief(long).Octets; len(got) != maxSpelled+1 || !got[maxSpelled].Slot || len(long.Octets) != 5000 {
		t.Errorf("of 5000 octets %d are spelled out", len(got))
	}
}

// A text of one huge part is shown and edited like any other.
func TestBrowserHugePart(t *testing.T) {
	const n = 150_000
	b := open(t, "/")
	b.enter("http://h/" + strings.Repeat("a", n))
	b.wait(`document.querySelector("#parts .part:last-child .raw").textContent.length < 1000`, true)
	b.wait(`document.querySelector("#parts .part:last-child .raw").textContent.includes("149400 octets left out")`, true)
	b.wait(`document.querySelector("#wire .empty").textContent`, "What a client sends is shown of texts up to 100 kB; this one is longer.")
	b.keys("b|")
	b.wait(fieldText+".length", len("http://h/b|")+n)
	b.wait(rulesShown, []string{"national-octet"})
	b.press("Ctrl+a")
	b.insert("http://h/")
	b.wait(partsShown, []string{"scheme http 0–4", "host h 7–8", "path present and empty 9–9"})
}
