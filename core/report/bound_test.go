//go:build !js

// In WebAssembly these tests take minutes, and the reports are the same.

package report

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"reflect"
	"regexp"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/internal/bound"
	"urlscope/core/internal/rounds"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// A hostile text is a head and a text to repeat behind it.
type hostile struct{ head, fill, tail string }

// of returns a text of at least n octets.
func (h hostile) of(n int) string {
	return h.head + strings.Repeat(h.fill, max(n-len(h.head)-len(h.tail), 0)/len(h.fill)) + h.tail
}

// longest are the worst texts of their kinds. Reports once grew too large for each of them.
var longest = []hostile{
	{"http://a/", "%zz~", ""},       // errors with fixes
	{"http://h/", "\x00a", ""},      // octets that JSON writes as six
	{"ftp://h/", "/", ""},           // parts and steps
	{"file:///", "/", ""},           // parts that four systems write
	{"prospero://h/", ";", ""},      // fields with an error each, too many for fixes
	{"prospero://h/", ";a=b", ""},   // valid fields
	{"mailto:a@b?", "&a=b", ""},     // header fields
	{"mailto:", "a.", "a@b"},        // pieces of a line
	{"gopher://h/0", "%\n", ""},     // early ends in broken escapes
	{"gopher://h:25/0", "%0Aa", ""}, // lines for another service
	{"ftp://u:", "%0A", "@h/"},      // early ends in a password
	{"<URL:http://h/", "a| ", ">"},  // errors in a wrapper
	{"https://h/", "/\xff", ""},     // parts in base64, each twice
	{"ftp://", "a|", "@h/"},         // an invalid name
	{"http://h/", "|a", "#top"},     // problems before a fragment
}

// kinds are many more hostile texts.
func kinds() (list []hostile) {
	for _, head := range []string{"", "http://", "http://h/", "ftp://u:", "gopher://h/0%09%09+", "mailto:a@b?", "news:", "prospero://h/a;",
		"wais://h/d?", "file:", "foo:", "nntp://h/g/", "htpp://h/", "<URL:ftp://h/", "http://h:25/"} {
		for _, fill := range []string{"%", ";", ":", "@", "/", ".", "\x00", " ", "\n", "é", "%2f", "~{", "_", "=a", "\\", "#", "<", ";type=",
			"a\xff", "%0D%0A", "% a", "a@b", "%ff"} {
			list = append(list, hostile{head, fill, ""})
		}
	}
	return list
}

// Bounds of a report: the octets for the texts of 500 diagnostics and steps and for the results of fixes, and how
// often an octet of the input can be repeated: as six in JSON, in the input, its part, the decoded part, and the
// wire.
const (
	mostBesides  = 1_500_000
	mostPerOctet = 40
)

// TestBounded: the size of a report on a hostile text, and the memory for making it, grow no faster than the text.
func TestBounded(t *testing.T) {
	usual := debug.SetGCPercent(400) // collecting after each report took as long as making the reports
	for _, h := range rounds.Some(kinds()) {
		checkBounded(t, h, 8<<10)
	}
	for _, h := range longest {
		for _, n := range []int{8 << 10, rounds.Of(1 << 18)} {
			checkBounded(t, h, n)
		}
	}
	debug.SetGCPercent(usual)
	// At least 2 MB even with -short, because a third of a megabyte allocates 6 719 octets per octet, over the bar.
	checkBounded(t, hostile{"https://h/", "/\xff", ""}, max(rounds.Of(10<<20), 2<<20))
}

func checkBounded(t *testing.T, h hostile, n int) {
	t.Helper()
	const mostAllocated = 4 << 10 // per octet
	raw := h.of(n)
	before := allocated()
	r := In(text.Japanese, raw) // it has the longest texts
	took := allocated() - before
	if took > mostAllocated*(n+64<<10) {
		t.Errorf("%q, %d octets: %d are allocated for each", h, n, took/n)
	}
	out, err := json.Marshal(r)
	if err != nil {
		t.Fatal(err)
	}
	if len(out) > mostBesides+mostPerOctet*n {
		t.Errorf("%q: the report on %d octets has %d", h, n, len(out))
	}
	if n <= 64<<10 { // listing the entries takes long
		checkOmitted(t, r, raw)
	}
}

// TestBoundedSchema: a report that leaves something out satisfies the schema.
func TestBoundedSchema(t *testing.T) {
	s := schema(t, dir)
	for _, h := range longest {
		r := Of(h.of(8 << 10))
		if err := validate(t, s, marshal(t, r)); err != nil || r.Omitted == nil {
			t.Errorf("%q: %v, %+v", h, err, r.Omitted)
		}
	}
}

// allocated returns the number of octets allocated so far.
func allocated() int {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int(m.TotalAlloc)
}

// checkOmitted checks that the lists of a report and its Omitted add up.
func checkOmitted(t *testing.T, r *Report, raw string) {
	t.Helper()
	var o Omitted
	if r.Omitted != nil {
		o = *r.Omitted
	}
	u := core.Parse(raw)
	w, silent := wire.Silent(u)
	if !silent {
		w = wire.Of(u)
	}
	counts, listed := bound.Count(core.Check(u)), [3]int{}
	fixes, results := 0, 0
	for _, d := range r.Diagnostics {
		listed[slices.Index([]string{"error", "warning", "note"}, d.Severity)]++
		if d.FixesOmitted {
			fixes++
		}
		for _, f := range d.Fixes {
			if f.Result == nil && f.ResultBase64 == nil {
				results++
			}
		}
	}
	var all, had details
	for i := range w.Steps[:len(r.Wire.Steps)] {
		s := &w.Steps[i]
		all.from += len(s.Sources())
		if s.Side == wire.SideClient {
			all.pieces, all.secret, all.early = all.pieces+len(s.Pieces), all.secret+len(s.Secrets()), all.early+len(s.Early)
		}
		is := &r.Wire.Steps[i]
		had.from, had.pieces, had.secret, had.early = had.from+len(is.From), had.pieces+len(is.Pieces), had.secret+len(is.Secret), had.early+len(is.Early)
	}
	want := Omitted{
		Parts:  len(partsOf(u)) - len(r.Parts),
		Errors: counts[0] - listed[0], Warnings: counts[1] - listed[1], Notes: counts[2] - listed[2],
		Fixes: fixes, Results: results, Steps: len(w.Steps) - len(r.Wire.Steps),
		From: all.from - had.from, Pieces: all.pieces - had.pieces, Secret: all.secret - had.secret, Early: all.early - had.early,
	}
	if o != want {
		t.Errorf("%.30q…, %d octets: it says that it leaves out\n%+v, and leaves out\n%+v", raw, len(raw), o, want)
	}
	if r.Valid != (listed[0] == 0) {
		t.Errorf("%.30q…: valid is %v, with %d errors listed", raw, r.Valid, listed[0])
	}
	if len(r.Diagnostics) > bound.Entries || len(r.Parts) > bound.Entries || len(r.Wire.Steps) > bound.Entries {
		t.Errorf("%.30q…: a list is too long", raw)
	}
}

// partsOf lists all parts of u without a limit.
func partsOf(u *core.URL) (names []string) {
	for name := range EachPart(u) {
		names = append(names, name)
	}
	return names
}

// TestWorstListed: if there are too many diagnostics, a report lists the worst ones by position. So it lists an error
// if the input is not valid.
func TestWorstListed(t *testing.T) {
	raw := "http://h/" + strings.Repeat("%41a", 600) + "|" + strings.Repeat("%41a", 600)
	r := Of(raw)
	if len(r.Diagnostics) != bound.Entries || r.Omitted == nil || r.Omitted.Errors != 0 || r.Omitted.Notes == 0 {
		t.Fatalf("%d diagnostics, %+v", len(r.Diagnostics), r.Omitted)
	}
	errors := 0
	for i, d := range r.Diagnostics {
		if d.Severity == "error" {
			errors++
		}
		if i > 0 && d.Start < r.Diagnostics[i-1].Start {
			t.Errorf("%v comes before %v", r.Diagnostics[i-1].Span, d.Span)
		}
	}
	if errors != 1 {
		t.Errorf("%d errors are listed", errors)
	}
	if all := core.Check(core.Parse(raw)); !reflect.DeepEqual(Listed(all[:500]), all[:500]) {
		t.Error("500 are not listed as they are")
	}
}

// TestFixesOmitted: a fix that writes too much is left out, and so are the results of fixes of a long text.
func TestFixesOmitted(t *testing.T) {
	spaces := Of("http://h/" + strings.Repeat(" ", 200_000) + "a").Diagnostics[0]
	if len(spaces.Fixes) != 1 || spaces.Fixes[0].Result == nil || !spaces.FixesOmitted { // a fix removes them
		t.Errorf("%d fixes, %v", len(spaces.Fixes), spaces.FixesOmitted)
	}
	long := Of("http://h/" + strings.Repeat("a", 400_000) + "|")
	if d := long.Diagnostics[0]; len(d.Fixes) == 0 || d.Fixes[0].Result != nil || d.FixesOmitted || long.Omitted.Results != len(d.Fixes) {
		t.Errorf("%+v, %+v", d, long.Omitted)
	}
	longer := Of("http://h/" + strings.Repeat("a", 1<<20) + "|")
	if d := longer.Diagnostics[0]; len(d.Fixes) > 0 || !d.FixesOmitted || longer.Omitted.Fixes != 1 {
		t.Errorf("%+v, %+v", d, longer.Omitted)
	}
	if r := Of("http://h/" + strings.Repeat("a|", 100)); r.Omitted != nil {
		t.Errorf("of 200 octets it leaves out %+v", r.Omitted)
	}
}

// TestBoundsWritten: the documented bounds are the real ones.
func TestBoundsWritten(t *testing.T) {
	lists := []int{bound.Entries, bound.Details}
	octets := []int{bound.Read, bound.Octets}
	for name, bounds := range map[string][]int{
		"../../testdata/report/schema.json": slices.Concat(lists, octets),
		"../../web/urlscope.d.ts":           slices.Concat(lists, octets),
		"report.go":                         lists,
	} {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, n := range bounds {
			if !regexp.MustCompile(fmt.Sprintf(`\b%d\b`, n)).Match(data) {
				t.Errorf("%s does not say %d", name, n)
			}
		}
	}
}

// BenchmarkGrowth measures the cost of an octet of 1 MB of hostile text, relative to 64 kB: the worst time and memory
// of all kinds.
func BenchmarkGrowth(b *testing.B) {
	const short, long, turns = 64 << 10, 1 << 20, 3
	cost := func(raw string) (time, memory float64) {
		best, least := math.Inf(1), math.Inf(1)
		for range turns {
			before, start := allocated(), now()
			out, _ := json.Marshal(Of(raw))
			best, least = min(best, now()-start), min(least, float64(allocated()-before))
			if len(out) == 0 {
				b.Fatal("no report")
			}
		}
		return best / float64(len(raw)), least / float64(len(raw))
	}
	worst, most, which, what := 0.0, 0.0, hostile{}, hostile{}
	for b.Loop() {
		for _, h := range longest {
			t1, m1 := cost(h.of(short))
			t2, m2 := cost(h.of(long))
			if t2/t1 > worst {
				worst, which = t2/t1, h
			}
			if m2/m1 > most {
				most, what = m2/m1, h
			}
		}
	}
	b.Logf("the worst are %q for time, %q for memory", which.head+which.fill, what.head+what.fill)
	b.ReportMetric(worst, "times-per-octet(bar:2)")
	b.ReportMetric(most, "memory-per-octet(bar:2)")
	b.ReportMetric(0, "ns/op")
}

var started = time.Now()

// now returns the seconds since the tests began.
func now() float64 { return time.Since(started).Seconds() }
