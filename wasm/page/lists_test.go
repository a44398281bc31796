package page

import (
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/wasm/model"
)

// Of a part of many octets the list shows both ends, and how many it leaves out.
func TestPartsLeaveOut(t *testing.T) {
	const n = 5000
	raw := "é" + strings.Repeat("a", n-len("éz")) + "z"
	got := shortRaw(text.English, raw)
	if len(got) > model.MaxRaw+len("a sentence about what is left out") || !strings.HasPrefix(got, "éa") || !strings.HasSuffix(got, "az") {
		t.Errorf("of %d octets %q is shown", n, got)
	}
	if kept := strings.Count(got, "a") + len("éz"); !strings.Contains(got, "… 4400 octets left out …") || kept < n-4400 {
		t.Errorf("%q: %d octets are shown", got, kept)
	}
	if short := strings.Repeat("%41", 100); shortRaw(text.English, short) != short {
		t.Errorf("%q is not shown whole", short)
	}
}

// A line of words spells out the start of a step of many octets.
func TestBriefSteps(t *testing.T) {
	long, short := &core.Step{Octets: make([]core.Octet, 5000)}, &core.Step{Octets: make([]core.Octet, 50)}
	if brief(short) != short {
		t.Error("a short step is made shorter")
	}
	if got := brief(long).Octets; len(got) != model.MaxSpelled+1 || !got[model.MaxSpelled].Slot || len(long.Octets) != 5000 {
		t.Errorf("of 5000 octets %d are spelled out", len(got))
	}
}
