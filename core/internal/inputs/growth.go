package inputs

import (
	"math"
	"testing"
	"time"
)

// Growth divides the time for an octet in 64 kB of a text by the time for one in a short text of the same kind, and
// reports the largest result of all kinds.
func Growth(b *testing.B, short int, texts func(n int) []string, do func(string)) {
	const long, turns = 64 << 10, 12
	few, many := texts(short), texts(long)
	cost := func(s string, times int) float64 {
		best := time.Duration(math.MaxInt64)
		for range turns {
			start := time.Now()
			for range times {
				do(s)
			}
			best = min(best, time.Since(start))
		}
		return float64(best) / float64(times*len(s))
	}
	worst, which := math.Inf(1), ""
	for b.Loop() {
		most, kind := 0.0, ""
		for i := range few {
			if r := cost(many[i], 1) / cost(few[i], long/short); r > most {
				most, kind = r, few[i]
			}
		}
		if most < worst {
			worst, which = most, kind
		}
	}
	b.Logf("the worst begins with %q", which[:16])
	b.ReportMetric(worst, "times-per-octet(bar:2)")
	b.ReportMetric(0, "ns/op")
}
