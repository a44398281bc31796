package meant

import (
	"strconv"
	"strings"
	"testing"

	"urlscope/core/octet"
)

// pad is what makes a text long: octets that no slip has to do with.
func pad(octets int) string { return strings.Repeat("/some-path.d/of_names", octets/21+1) }

// TestOfLong has slips at both ends of long URLs, in their midst, and far from one another.
func TestOfLong(t *testing.T) {
	p := pad(20_000)
	fields := "?a=1" + strings.Repeat("&name=value%20x", 400)
	for _, c := range []struct{ typed, meant string }{
		{"htpp://www.example.com" + p, "http://www.example.com" + p},
		{"http;//www.example.com" + p, "http://www.example.com" + p},
		{"http://www,example.com" + p + "/x", "http://www.example.com" + p + "/x"},
		{"www.example.com" + p, "http://www.example.com" + p},
		{"http://www.example.com" + p + "/a b" + p, "http://www.example.com" + p + "/a%20b" + p},
		{"http://www.example.com" + p + "/50%-off" + p, "http://www.example.com" + p + "/50%25-off" + p},
		{"http://www.example.com" + p + "/é/" + p + "/日本語/" + p, "http://www.example.com" + p + "/%C3%A9/" + p + "/%E6%97%A5%E6%9C%AC%E8%AA%9E/" + p},
		{"htpp://www.example.com" + p + "/a b" + p, "http://www.example.com" + p + "/a%20b" + p},
		{"see <http://www.example.com" + p + ">.", "http://www.example.com" + p},
		{"  http://www.example.com" + p + "\n", "http://www.example.com" + p},
		{"http://www.example.com" + p + "#part", "http://www.example.com" + p},
		{"http://www.example.com" + p + "/x" + fields + "&amp;b=2" + fields[4:], "http://www.example.com" + p + "/x" + fields + "&b=2" + fields[4:]},
		{"http://www.example.com" + p + "/" + fields + "&y=a|b" + fields[4:] + "&z=a|b", "http://www.example.com" + p + "/" + fields + "&y=a%7Cb" + fields[4:] + "&z=a%7Cb"},
		{"ftp://ftp.example.com" + p + "/x;type=ascii", "ftp://ftp.example.com" + p + "/x;type=a"},
		{"ftp://joe:a/b@ftp.example.com" + p, "ftp://joe:a%2Fb@ftp.example.com" + p},
		{"telnet://bbs.example.com" + p, "telnet://bbs.example.com"},
		{`C:\some\dir` + p, "file:///C:/some/dir" + p},
	} {
		list := Of(c.typed)
		if len(list) == 0 {
			t.Errorf("%s: nothing is found", ends(c.typed))
		} else if list[0].Text != c.meant {
			t.Errorf("%s is %s, not %s", ends(c.typed), ends(list[0].Text), ends(c.meant))
		}
		checkOf(t, c.typed)
	}
}

// ends returns both ends of a long text.
func ends(s string) string {
	if len(s) < 100 {
		return strconv.Quote(s)
	}
	return strconv.Quote(s[:60]) + "…" + strconv.Quote(s[len(s)-40:])
}

// TestOfManySlips has thousands of places to repair.
func TestOfManySlips(t *testing.T) {
	for _, c := range []struct{ typed, meant string }{
		{"a|b/", "a%7Cb/"},
		{"日本", "%E6%97%A5%E6%9C%AC"},
		{"[x]/", "%5Bx%5D/"},
		{"aa^", "aa%5E"},
	} {
		for _, times := range []int{5000, 30_000} {
			typed := "http://www.example.com/" + strings.Repeat(c.typed, times) + "x"
			want := "http://www.example.com/" + strings.Repeat(c.meant, times) + "x"
			list := Of(typed)
			if len(list) == 0 || list[0].Text != want {
				t.Errorf("%q %d times: %d are found", c.typed, times, len(list))
			}
			if times == 5000 {
				checkOf(t, typed)
			}
		}
	}
}

// TestOfPadded repairs each slip, and the same slip with a long path. If the path makes no difference to what was
// meant, both repairs must be alike.
func TestOfPadded(t *testing.T) {
	p := pad(3000)
	var same, all int
	for _, s := range load() {
		short := Of(s.Typed)
		n := strings.LastIndexByte(s.Typed, '/')
		if len(short) == 0 || n < 8 || s.Typed[n-1] == '/' {
			continue
		}
		meant := short[0].Text
		at := strings.LastIndex(meant, s.Typed[n:])
		if at < 0 || len(s.Typed[n:]) < 3 || strings.HasPrefix(meant, "nntp") || strings.HasPrefix(meant, "wais") { // have no such paths
			continue
		}
		long := Of(s.Typed[:n] + p + s.Typed[n:])
		all++
		if len(long) > 0 && long[0].Text == meant[:at]+p+meant[at:] {
			same++
		} else {
			t.Logf("%q", s.Typed)
		}
	}
	t.Logf("%d of %d", same, all)
	if same*100 < all*95 {
		t.Errorf("of %d long texts only %d are repaired as the short ones", all, same)
	}
}

// BenchmarkOfLong has texts with a slip, and of slips; it reports the time for an octet.
func BenchmarkOfLong(b *testing.B) {
	kinds := []struct {
		name string
		make func(octets int) string
	}{
		{"one", func(n int) string { return "http://h.example.com" + pad(n)[:n/2] + "/a b" + pad(n)[:n/2] }},
		{"spaces", func(n int) string { return "http://h.example.com/" + strings.Repeat("a b/", n/4) }},
		{"escapes", func(n int) string { return "http://h.example.com/" + strings.Repeat("a%2/", n/4) }},
		{"percent", func(n int) string { return "http://h.example.com/" + strings.Repeat("%", n) }},
		{"brackets", func(n int) string { return "http://h.example.com/" + strings.Repeat("[x]:", n/4) }},
		{"ats", func(n int) string { return "ftp://" + strings.Repeat("a:b@", n/4) }},
		{"blanks", func(n int) string { return strings.Repeat("a b ", n/4) }},
		{"telnet", func(n int) string { return "telnet://h.example.com" + pad(n) }},
	}
	for _, k := range kinds {
		for _, octets := range []int{64, 1 << 10, 4 << 10, 16 << 10, 64 << 10} {
			b.Run(k.name+"/"+strconv.Itoa(octets), func(b *testing.B) {
				src := k.make(octets)
				for b.Loop() {
					Of(src)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*len(src)), "ns/octet")
			})
		}
	}
}

// TestExcerptMoved: where an edit of an excerpt is in the text, of which a "?" is left out with more.
func TestExcerptMoved(t *testing.T) {
	head, tail := strings.Repeat("h", endLength), strings.Repeat("t", endLength)
	text := head + "aa?aa" + tail
	e := excerptOf(text)
	at := len(head) + len("?")
	for _, c := range []struct{ edit, want octet.Edit }{
		{edit(1, 2, "x"), edit(1, 2, "x")},
		{edit(at, at+1, "x"), edit(at+4, at+5, "x")},
		{edit(5, len(e.text), ""), edit(5, len(text), "")},
		{edit(0, at, ""), edit(0, at+4, "")},
	} {
		if got := e.inText([][]octet.Edit{{c.edit}}, nil); len(got) != 1 || len(got[0]) != 1 || got[0][0] != c.want {
			t.Errorf("%v is %v, not %v", c.edit, got, c.want)
		}
	}
	if got := e.inText([][]octet.Edit{{edit(len(head), at, "x")}}, nil); got != nil {
		t.Errorf("the mark between is written: %v", got)
	}
}
