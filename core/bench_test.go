package core

import (
	"math"
	"net/url"
	"os"
	"slices"
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
	b.Run("slip", func(b *testing.B) { benchmarkFirstFix(b, slices.DeleteFunc(mistaken(b), notSlip)) })
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

func notSlip(s string) bool { return !hasSlip(s) }

// benchmarkFirstFix gives what it takes to read a text with a slip, find that and try the first fix: half of them take less.
func benchmarkFirstFix(b *testing.B, slips []string) {
	took := make([]time.Duration, len(slips))
	for b.Loop() {
		for i := range slips {
			best(&took[i], func(list []string) {
				for _, d := range Check(Parse(list[0])) {
					if len(d.Fixes()) > 0 {
						return
					}
				}
			}, slips[i:i+1])
		}
	}
	if slices.Sort(took); len(took) > 0 {
		b.ReportMetric(float64(took[len(took)/2])/1e3, "µs/slip(bar:40)")
	}
	b.ReportMetric(float64(len(slips)), "URLs")
	b.ReportMetric(0, "ns/op")
}

// hasSlip reports whether a text has a slip, or is broken by more than octets that want encoding.
func hasSlip(s string) bool {
	var c Checker
	_, found := c.Check(s)
	return len(c.pass.meant) > 0 || slices.ContainsFunc(found, func(d Diagnostic) bool {
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

// hostile returns long inputs that might make some loop run in another: n octets
// each.
func hostile(n int) (list []string) {
	fill := func(prefix, s string) {
		list = append(list, prefix+strings.Repeat(s, n/len(s)))
	}
	for _, prefix := range []string{"", "http://", "http://h/", "ftp://h/", "ftp://", "gopher://h/0", "mailto:", "news:", "prospero://h/",
		"wais://h/d", "file:///", "foo:", "foo://", "https://h/", "nntp://h/g/", "telnet://h/", "htpp://h/", "<", "<URL:ftp://h/",
		"x:", "prospero://h/a;k=^", "http://a.b_"} {
		for _, s := range []string{"%", ";", ":", "@", "/", "a", "-", ".", "0", "\x00", " ", "\n", "-\n", "é", "%09", "%2f", "%41", "~{", ";:@/",
			"a:", "@:", "a.", "1.", "_", ";=", "=a", "\\", "\x01a", "#", "?", "[", "<", "|", "/..", ";type=", "%zz"} {
			fill(prefix, s)
		}
	}
	return list
}

// BenchmarkGrowth gives what an octet costs in 64 kB of hostile octets, in times
// of what it costs in 64 of them: the worst of all kinds. More than 2 would mean
// that the cost does not grow with the length alone.
func BenchmarkGrowth(b *testing.B) {
	var c Checker
	growth(b, 64, hostile, func(s string) { c.Check(s) })
}

// BenchmarkSlipGrowth gives the same of URLs with a slip in each few octets, in times of what
// an octet costs in 4 kB of them: in fewer, what each slip was meant to be is looked for
// further.
//
// Longer texts than 64 kB would tell nothing more. Each excerpt of a text copies it (internal/meant,
// copied), so an octet comes to cost a little more, with the densest slips, "news:aa\b/a\b/…", 1.6
// times at 256 kB. Then the bound on that work (mostRead) is met, and what lies behind it is left as it
// is: at 512 kB an octet costs the same as in 4 kB, at 2 MB a sixth of it.
func BenchmarkSlipGrowth(b *testing.B) {
	var c Checker
	growth(b, 4<<10, hostileSlips, func(s string) { c.Check(s) })
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

// BenchmarkFindGrowth gives the same of looking for URLs in hostile texts.
func BenchmarkFindGrowth(b *testing.B) {
	growth(b, 64, hostileTexts, func(s string) {
		for range Find(s) {
		}
	})
}

// growth reports the growth of what do costs, of the inputs of n octets that inputs
// returns, from n short to 64 kB. Of each, the shortest of many turns counts.
func growth(b *testing.B, short int, inputs func(n int) []string, do func(string)) {
	const long, turns = 64 << 10, 12
	few, many := inputs(short), inputs(long)
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

// hostileTexts returns texts in which looking for the end or the beginning of a URL might
// run into the next: n octets each.
func hostileTexts(n int) (list []string) {
	for _, s := range []string{"http://h查", "http://hを", "http://h/を", "http://h・", "news:a查", "mailto:a查", "news:a・", "http://查", "http://h/・", "(http://h/", "'http://h/a'",
		"http://h/a。", "http://h/a.:", "htps://a.", "a.htps://", "a.b-c+d.e://", "hxxp://", "://", ":", "<", "<http:", "<URL:http://h/ ", "<a:>", "http://h/<", "é", "\xE6\x97",
		"http://h/\xE6", "http://[", "http://h/((", "http://h/))", "\uFEFFhttp://h/a ", "aaaaaaaaaaaaaaaa://",
		"[a", "[ab].", ",a", ",http", ",http://h", "h.org,", "h.org,com", "a를", "a에서에서에서에서에서에서에서에서.", "aข", "aข.", "(", "[("} {
		list = append(list, strings.Repeat(s, n/len(s)), "http://h/"+strings.Repeat(s, n/len(s)), "http://h"+strings.Repeat(s, n/len(s)))
	}
	return list
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
					if len(d.Fixes()) == 0 {
						b.Fatal("no fix at", d.Span)
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Microseconds())/float64(b.N*problems), "µs/problem")
			b.ReportMetric(0, "ns/op")
		})
	}
}
