package core

import (
	"math"
	"net/url"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"
)

// corpus returns the URLs to measure with: those of the file that the environment
// variable URLS names, or else the project's own.
func corpus() []string {
	if name := os.Getenv("URLS"); name != "" {
		return readLines(name)
	}
	return readLines("../testdata/urls.txt")
}

// BenchmarkCheck reads and checks the URLs of the corpus, has net/url parse the same
// ones, and gives the ratio of the times, of which half is the bar. They take turns,
// hundreds of short ones, and the shortest of each counts: what else a machine does
// makes turns longer, never shorter. So does the garbage that net/url leaves, which
// is therefore left out.
func BenchmarkCheck(b *testing.B) {
	list := corpus()
	var c Checker
	ours, theirs := time.Duration(math.MaxInt64), time.Duration(math.MaxInt64)
	for b.Loop() {
		start := time.Now()
		for _, s := range list {
			c.Check(s)
		}
		between := time.Now()
		for _, s := range list {
			url.Parse(s)
		}
		ours, theirs = min(ours, between.Sub(start)), min(theirs, time.Since(between))
	}
	n := float64(len(list))
	b.ReportMetric(float64(ours)/n, "ns/URL")
	b.ReportMetric(float64(theirs)/n, "net/url-ns/URL")
	b.ReportMetric(float64(ours)/float64(theirs), "ratio(bar:0.5)")
	b.ReportMetric(testing.AllocsPerRun(1, func() {
		for _, s := range list {
			c.Check(s)
		}
	})/n, "allocs/URL(bar:0)")
	b.ReportMetric(0, "ns/op")
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

// hostile returns long inputs that might make some loop run in another: n octets
// each.
func hostile(n int) (list []string) {
	fill := func(prefix, s string) {
		list = append(list, prefix+strings.Repeat(s, n/len(s)))
	}
	for _, prefix := range []string{"", "http://", "http://h/", "ftp://h/", "ftp://", "gopher://h/0", "mailto:", "news:", "prospero://h/",
		"wais://h/d", "file:///", "foo:", "foo://", "https://h/", "nntp://h/g/", "telnet://h/", "htpp://h/", "<", "<URL:ftp://h/"} {
		for _, s := range []string{"%", ";", ":", "@", "/", "a", "-", ".", "0", "\x00", " ", "\n", "-\n", "é", "%09", "%2f", "%41", "~{", ";:@/",
			"a:", "@:", "a.", "1.", "_", ";=", "\\", "#", "?", "[", "<", "|", "/..", ";type=", "%zz"} {
			fill(prefix, s)
		}
	}
	return list
}

// BenchmarkGrowth gives what an octet costs in 64 kB of hostile octets, in times
// of what it costs in 64 of them: the worst of all kinds. More than 2 would mean
// that the cost does not grow with the length alone.
func BenchmarkGrowth(b *testing.B) {
	const short, long = 64, 64 << 10
	few, many := hostile(short), hostile(long)
	var c Checker
	worst, which := 0.0, ""
	cost := func(s string, times int) float64 {
		best := time.Hour
		for range 5 {
			start := time.Now()
			for range times {
				c.Check(s)
			}
			best = min(best, time.Since(start))
		}
		return float64(best) / float64(times*len(s))
	}
	for b.Loop() {
		for i := range few {
			cost(many[i], 1) // grow the memory that is reused
			if r := cost(many[i], 1) / cost(few[i], long/short); r > worst {
				worst, which = r, few[i][:min(len(few[i]), 16)]
			}
		}
	}
	b.Logf("the worst is %q", which)
	b.ReportMetric(worst, "times-per-octet(bar:2)")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFixes finds and tries the fixes of all problems in long URLs, as the
// report does: what one problem costs must not grow with how many there are.
func BenchmarkFixes(b *testing.B) {
	for _, problems := range []int{10, 100, 500, 5000} {
		s := "http://host/" + strings.Repeat("|"+strings.Repeat("a", 39), problems)
		b.Run(strconv.Itoa(problems), func(b *testing.B) {
			for b.Loop() {
				u := Parse(s)
				for _, d := range Check(u) {
					if len(u.Fixes(d)) == 0 {
						b.Fatal("no fix at", d.Span)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*problems), "µs/problem")
			b.ReportMetric(0, "ns/op")
		})
	}
}
