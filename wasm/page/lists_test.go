package page

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/wire"
	"urlscope/wasm/model"
)

// The list of parts shows both ends of a very long part, and the number of octets left out, in words marked as not
// being octets of the URL.
func TestPartsLeaveOut(t *testing.T) {
	const n, cut = 5000, `<span class="cut">4400 octets left out</span>`
	w := parts{&page{model: model.New("")}}
	shown := func(raw string) string {
		html := app.HTMLString(app.Span().Body(w.raw(raw, model.MaxRaw)...))
		return strings.Join(strings.Fields(strings.TrimSuffix(strings.TrimPrefix(strings.TrimSpace(html), "<span>"), "</span>")), " ")
	}
	got := shown("é" + strings.Repeat("a", n-len("éz")) + "z")
	if len(got) > model.MaxRaw+len(cut)+10 || !strings.HasPrefix(got, "éa") || !strings.HasSuffix(got, "az") {
		t.Errorf("of %d octets %q is shown", n, got)
	}
	if kept := strings.Count(got, "a") - strings.Count(cut, "a") + len("éz"); !strings.Contains(got, cut) || kept != n-4400 {
		t.Errorf("%q: %d octets are shown", got, kept)
	}
	if short := strings.Repeat("%41", 100); shown(short) != short {
		t.Errorf("%q is not shown whole", short)
	}
}

// A sentence spells out only the start of a step with many octets.
func TestBriefSteps(t *testing.T) {
	long, short := &wire.Step{Octets: make([]wire.Octet, 5000)}, &wire.Step{Octets: make([]wire.Octet, 50)}
	if brief(short) != short {
		t.Error("a short step is made shorter")
	}
	if got := brief(long).Octets; len(got) != model.MaxSpelled+1 || !got[model.MaxSpelled].Slot || len(long.Octets) != 5000 {
		t.Errorf("of 5000 octets %d are spelled out", len(got))
	}
}
