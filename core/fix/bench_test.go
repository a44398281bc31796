package fix

import (
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/run"
)

// BenchmarkSlip gives what it takes to read a text with a slip, find that and try the first fix: half of them take less. Of
// each the shortest run counts: what else a machine does makes runs longer, never shorter.
func BenchmarkSlip(b *testing.B) {
	slips := slices.DeleteFunc(inputs.Mistakes(), func(s string) bool { return !hasSlip(s) })
	took := make([]time.Duration, len(slips))
	for b.Loop() {
		for i, s := range slips {
			began := time.Now()
			firstFix(s)
			if d := time.Since(began); took[i] == 0 || d < took[i] {
				took[i] = d
			}
		}
	}
	if slices.Sort(took); len(took) > 0 {
		b.ReportMetric(float64(took[len(took)/2])/1e3, "µs/slip(bar:40)")
	}
	b.ReportMetric(float64(len(slips)), "URLs")
	b.ReportMetric(0, "ns/op")
}

// firstFix tries fixes until a finding has one.
func firstFix(s string) {
	for _, d := range core.Check(core.Parse(s)) {
		if len(Of(d)) > 0 {
			return
		}
	}
}

// hasSlip reports whether a text is mistyped, or what it is made of cannot be told from itself.
func hasSlip(s string) bool {
	return slices.ContainsFunc(core.Check(core.Parse(s)), func(d core.Diagnostic) bool {
		k, _ := run.Of[keeper](d)
		return d.Rule.ID == "slip" || !k.ReadsAsTyped()
	})
}

// BenchmarkFixes finds and tries the fixes of all problems in long URLs, as the
// report does: what one problem costs must not grow with how many there are.
func BenchmarkFixes(b *testing.B) {
	for _, problems := range []int{10, 100, 500, 5000} {
		s := "http://host/" + strings.Repeat("|"+strings.Repeat("a", 39), problems)
		b.Run(strconv.Itoa(problems), func(b *testing.B) {
			for b.Loop() {
				u := core.Parse(s)
				for _, d := range core.Check(u) {
					if len(Of(d)) == 0 {
						b.Fatal("no fix at", d.Span)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*problems), "µs/problem")
			b.ReportMetric(0, "ns/op")
		})
	}
}
