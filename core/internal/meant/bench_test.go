package meant

import (
	"slices"
	"testing"
	"time"
)

func BenchmarkOf(b *testing.B) {
	list := load()
	for b.Loop() {
		for _, s := range list {
			Of(s.Typed)
		}
	}
	var times []time.Duration
	for _, s := range list {
		best := time.Hour
		for range 5 {
			t := time.Now()
			Of(s.Typed)
			best = min(best, time.Since(t))
		}
		times = append(times, best)
	}
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2])/1e3, "µs/median")
	b.ReportMetric(float64(times[len(times)*99/100])/1e3, "µs/p99")
}
