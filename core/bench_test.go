package core

import (
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core/internal/inputs"
)

// corpus returns the URLs to measure with: the URLs in the file that the environment variable URLS names, or else the
// project's own.
func corpus() []string {
	if name := os.Getenv("URLS"); name != "" {
		return inputs.Lines(name)
	}
	return inputs.Lines(inputs.File("urls.txt"))
}

// BenchmarkCheck reads and checks the URLs of the corpus: those in which is no slip, and all of it, for what a slip was meant
// to be takes a search. Parse makes a URL for each. Each gives the ratio of its time to that which net/url takes to parse the
// same ones.
func BenchmarkCheck(b *testing.B) {
	all := corpus()
	right := slices.DeleteFunc(slices.Clone(all), hasSlip)
	var c Checker
	check := func(list []string) {
		for _, s := range list {
			c.Check(s)
		}
	}
	parse := func(list []string) {
		for _, s := range list {
			Parse(s)
		}
	}
	b.Run("right", func(b *testing.B) { beside(b, right, "ratio(bar:0.40)", check) })
	b.Run("all", func(b *testing.B) { beside(b, all, "ratio(bar:0.50)", check) })
	b.Run("Parse", func(b *testing.B) { beside(b, right, "ratio(bar:1.0)", parse) })
}

// beside measures do beside net/url. They take turns of a few URLs, now one first and now the other, and of each turn the
// shortest run counts: what else a machine does makes runs longer, never shorter. So does the garbage of either, which is
// therefore left out.
func beside(b *testing.B, list []string, ratio string, do func([]string)) {
	turns := slices.Collect(slices.Chunk(list, 250))
	ours, theirs := make([]time.Duration, len(turns)), make([]time.Duration, len(turns))
	parse := func(list []string) {
		for _, s := range list {
			url.Parse(s)
		}
	}
	for first := true; b.Loop(); first = !first {
		for i, turn := range turns {
			if first {
				best(&ours[i], do, turn)
			}
			best(&theirs[i], parse, turn)
			if !first {
				best(&ours[i], do, turn)
			}
		}
	}
	n := float64(len(list))
	b.ReportMetric(float64(total(ours))/n, "ns/URL")
	b.ReportMetric(float64(total(theirs))/n, "net/url-ns/URL")
	b.ReportMetric(float64(total(ours))/float64(total(theirs)), ratio)
	b.ReportMetric(testing.AllocsPerRun(1, func() { do(list) })/n, "allocs/URL")
	b.ReportMetric(n, "URLs")
	b.ReportMetric(0, "ns/op")
}

// hasSlip reports whether a text has a slip, or is broken by more than octets that want encoding.
func hasSlip(s string) bool {
	var c Checker
	_, found := c.Check(s)
	return len(c.pass.repairs) > 0 || slices.ContainsFunc(found, func(d Diagnostic) bool {
		return d.Rule == slip || c.pass.breaks(d)
	})
}

// best sets d to what do takes with a list, unless it once took less.
func best(d *time.Duration, do func([]string), list []string) {
	start := time.Now()
	do(list)
	if took := time.Since(start); *d == 0 || took < *d {
		*d = took
	}
}

func total(list []time.Duration) (sum time.Duration) {
	for _, d := range list {
		sum += d
	}
	return sum
}

// BenchmarkRead is the part of it that tells the parts of a URL apart.
func BenchmarkRead(b *testing.B) {
	list := corpus()
	var u URL
	for b.Loop() {
		for _, s := range list {
			u.Read(s)
		}
	}
	b.ReportMetric(float64(b.Elapsed())/float64(b.N*len(list)), "ns/URL")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkGrowth divides the time for an octet in 64 kB of hostile octets by the time for one in 64 octets, for the
// worst of all kinds. More than 2 would mean that the time grows faster than the length.
func BenchmarkGrowth(b *testing.B) {
	var c Checker
	inputs.Growth(b, 64, inputs.Hostile, func(s string) { c.Check(s) })
}

// BenchmarkSlipGrowth does the same for URLs with a slip every few octets. It divides by the time for an octet in 4 kB
// of them, because in shorter texts the search for the meaning of each slip goes further.
func BenchmarkSlipGrowth(b *testing.B) {
	var c Checker
	inputs.Growth(b, 4<<10, hostileSlips, func(s string) { c.Check(s) })
}

// hostileSlips returns URLs with one slip after another: n octets each.
func hostileSlips(n int) (list []string) {
	for _, prefix := range []string{"http://h.org/", "http://h.org/?", "https://h.org/", "ftp://h.org/", "http:/h.org/", "htpp://h.org/", "mailto:a@h.org", "gopher://h.org/0", "news:a", ""} {
		for _, s := range []string{"a\\b/", "a%zz", "a%2", "{id}/", "a b/", "a&amp;b", "=3D", "%2520", "http//h/", ";http://h/", "a,b@h.org", "[.]", "..//", "x\ny/", "“a”",
			"%zz", "[", "<http://h.org/> ", "a\r\n", "a:b@", ";type=x", "<a@h.org>,", ";a b=c", "\xff", "\\"} {
			list = append(list, prefix+strings.Repeat(s, n/len(s)))
		}
	}
	return list
}

// growth reports how the time of do grows with the inputs of n octets that inputs returns, from n short to 64 kB. The
// shortest of many turns counts for each.
