package core

import (
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"urlscope/core/internal/rounds"
)

// seeds returns the inputs that the property tests start from: the corpus, all
// that the case files hold, and some that show what is particular to each scheme.
var seeds = sync.OnceValue(func() []string {
	list := slices.Concat(readLines("../testdata/urls.txt"), specimens)
	for _, c := range caseFiles() {
		list = append(list, c.inputs()...)
	}
	return list
})

func readLines(name string) []string {
	data, err := os.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}

var specimens = []string{
	"ftp://myname@host.dom/%2Fetc/motd", "ftp://foo:@host.com/", "ftp://@host.com/", "ftp://h//a;type=d",
	"ftp://u:p%40@ftp.example.org:2121/a/b%0D%0A/c;type=I", "http://www.example.com:8080/a/b;c?x=1&y=2",
	"http://h", "http://1.2.3.4/~x", "gopher://h/7/search%09query%09+", "gopher://h:70/0a", "gopher://h/",
	"mailto:joe%25x@example.org", "news:comp.infosystems.www.misc", "news:*", "news:123.abc@host.dom",
	"nntp://news.example.com/alt.test/123", "telnet://user:pw@h:23/", "wais://h/db", "wais://h/db?q", "wais://h/db/t/p",
	"file:///etc/motd", "file://vms.host.edu/disk$user/my/notes/note12345.txt", "prospero://h//pros/name;key=value;a=b",
	"https://example.com/a?b=c", "urn:isbn:123", "x-foo:bar", "z39.50://h/x", "foo://u:p@h:1/x",
	"", "www.example.com/x", "joe@example.org", "<URL:http://h/>", " http://h/ ", "htpp://h/", "http:/h", `http:\\h\x`,
}

const nasty = "%;:@/?#&=\" \t\r\n\x00\x80\xff<>{}|\\^~[]`abcAZ0129-._+!*'()é"

// edited returns s with one random edit: up to two octets are left out, and up to
// two put in.
func edited(r *rand.Rand, s string) string {
	i := r.IntN(len(s) + 1)
	j := min(i+r.IntN(3), len(s))
	var b []byte
	for range r.IntN(3) {
		b = append(b, nasty[r.IntN(len(nasty))])
	}
	return s[:i] + string(b) + s[j:]
}

// mutated returns a seed with up to three random edits.
func mutated(r *rand.Rand) string {
	s := seeds()[r.IntN(len(seeds()))]
	for range r.IntN(4) {
		s = edited(r, s)
	}
	return s
}

// pieces are what assembled strings are made of: names, delimiters, and what is particular
// about octets and their escapes.
var pieces = strings.Fields("ftp http gopher mailto news nntp telnet wais file prospero ft htp opher fil x-a https URL: C" +
	" : : / / // :// :// @ @ ? # ; = & % %4 %41 %2B %2F %3a %40 %25 %3B %3D %23 %20 %09 %0D%0A %00 %80 %C3%A9 %7e %22 %3C %5C" +
	" \x00 \x7f \x80 é \" \" < > < \\ | ^ ~ [ ] { } [::1] _ - . .. + * $ ! ( ) , 0 1 7 21 80 70 070 256 a A h z a.b" +
	" 1.2.3.4 ;type= ;type=a a=b www. .com u:p@ u@ joe@h.x")

// assembled returns up to seven pieces, with white space between some.
func assembled(r *rand.Rand) (s string) {
	for range 1 + r.IntN(7) {
		s += pieces[r.IntN(len(pieces))]
		if r.IntN(12) == 0 {
			s += string(" \t\n\r"[r.IntN(4)])
		}
	}
	return s
}

func checkInvariants(t *testing.T, s string) {
	t.Helper()
	u := Parse(s)
	at := 0
	for _, tok := range u.Tokens() {
		if tok.Start != at || tok.End < at || tok.End > len(s) {
			t.Fatalf("%q: token %v does not begin at %d", s, tok, at)
		}
		at = tok.End
	}
	if at != len(s) {
		t.Fatalf("%q: the tokens end at %d of %d: %v", s, at, len(s), u.Tokens())
	}
	errors, first := 0, len(s)
	last := 0
	for _, d := range Check(u) {
		if d.Span.Start < last || d.Span.End < d.Span.Start || d.Span.End > len(s) {
			t.Fatalf("%q: %s: span %v", s, d.Rule.ID, d.Span)
		}
		last = d.Span.Start
		if d.Severity == SeverityError {
			errors++
			first = min(first, d.Span.Start)
		}
		for _, f := range d.Fixes() {
			after, ok := Apply(s, f.Edits)
			if !ok || after == s {
				t.Fatalf("%q: %s: fix %v does not apply", s, d.Rule.ID, f)
			}
		}
	}
	if u.Valid() != (errors == 0) {
		t.Fatalf("%q (%s): valid is %v, offset %d, but there are %d errors: %v", s, u.Production(), u.Valid(), u.Offset(), errors, Check(u))
	}
	if first > u.Offset() {
		t.Fatalf("%q: the first error is at %d, behind the offset %d: %v", s, first, u.Offset(), Check(u))
	}
	u.Wire()
}

// inParts runs a test in parts at once, each with its own number: what takes many turns has the
// wall time of one processor otherwise. It returns when all have ended.
func inParts(t *testing.T, part func(t *testing.T, n int)) {
	t.Helper()
	t.Run("parts", func(t *testing.T) {
		for n := range splits {
			t.Run(strconv.Itoa(n), func(t *testing.T) {
				t.Parallel()
				part(t, n)
			})
		}
	})
}

// splits is how many parts a test is run in.
const splits = 4

// drawing returns what the nth part of a test draws from: each draws others.
func drawing(seed uint64, n int) *rand.Rand { return rand.New(rand.NewPCG(seed, 1738+uint64(n))) }

func TestInvariants(t *testing.T) {
	t.Parallel()
	inParts(t, func(t *testing.T, n int) {
		for k := n; k < len(seeds()); k += splits {
			s := seeds()[k]
			for i := 0; i <= len(s); i += rounds.Every() {
				checkInvariants(t, s[:i])
			}
		}
		r := drawing(1, n)
		for range rounds.Of(10_000) / splits {
			checkInvariants(t, mutated(r))
			checkInvariants(t, assembled(r))
		}
	})
}
