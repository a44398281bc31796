package wire

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"urlscope/core"
	"urlscope/core/internal/inputs"
	"urlscope/core/internal/rounds"
	"urlscope/core/internal/run"
	"urlscope/core/octet"
)

var update = flag.Bool("update", false, "rewrite the expectations in testdata/wire")

// script writes the steps of s as testdata/wire has them: a line a step, with who
// speaks, when, what kind of step it is, and the octets of the client.
func script(s string) string {
	var b strings.Builder
	w := Of(core.Parse(s))
	if w.Transport != "" {
		fmt.Fprintf(&b, "%s %s %d\n", w.Transport, w.Host.In(s), w.Port)
	}
	for i := range w.Steps {
		step := &w.Steps[i]
		fmt.Fprintf(&b, "%s %s %s", step.Side, step.When, step.Kind)
		if step.Octets != nil {
			b.WriteString(": " + spell(step.Octets))
		}
		if len(step.Early) > 0 {
			b.WriteString(" (danger)")
		}
		b.WriteByte('\n')
		for _, e := range step.Early {
			fmt.Fprintf(&b, "\tends early at %s (%s); next: %s\n", e.From.In(s), e.Rule, spell(step.Octets[e.End:e.Next]))
		}
		for _, p := range step.Pieces {
			if step.Side == SideClient && p.Kind != "line-end" {
				fmt.Fprintf(&b, "\t%s: %s\n", p.Kind, spell(step.Octets[p.At:p.End]))
			}
		}
	}
	return b.String()
}

// spell writes octets as they are, those that cannot be seen by their names or
// numbers, and what the core.URL leaves open as <?>.
func spell(octets []Octet) string {
	var b strings.Builder
	names := map[byte]string{'\r': "<CR>", '\n': "<LF>", '\t': "<TAB>", 0: "<NUL>"}
	for _, o := range octets {
		switch name := names[o.Value]; {
		case o.Slot:
			b.WriteString("<?>")
		case name != "":
			b.WriteString(name)
		case o.Value < ' ' || o.Value > '~':
			fmt.Fprintf(&b, "<%02X>", o.Value)
		default:
			b.WriteByte(o.Value)
		}
	}
	return b.String()
}

// TestWireSome: the first steps of a conversation equal the first steps of the whole, and the others are counted.
func TestWireSome(t *testing.T) {
	list := append(slices.Clone(inputs.Seeds()), "ftp://h:25/a/%0Ab/c%0D%0Ad", "gopher://h:25/0HELO%0D%0ADATA%0D%0A.", "<URL:ftp://h:119/a/ b/c>",
		"mailto:a@b?c=d&&body=e", "prospero://h/a;b=c;d", "file://h/C:/a/b/")
	for _, s := range list {
		u := core.Parse(s)
		whole := Of(u)
		for n := range len(whole.Steps) + 2 {
			some, more := Some(u, n)
			want := whole
			want.Steps = whole.Steps[:min(n, len(whole.Steps))]
			if len(some.Steps) == 0 {
				some.Steps = want.Steps
			}
			if !reflect.DeepEqual(some, want) || more != len(whole.Steps)-len(want.Steps) {
				t.Fatalf("%q: of the first %d steps there are %v and %d more", s, n, some.Steps, more)
			}
		}
	}
}

func TestWire(t *testing.T) {
	files, err := filepath.Glob("../../testdata/wire/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatal("no cases", err)
	}
	for _, file := range files {
		a, err := txtar.ParseFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for i, f := range a.Files {
			got := script(f.Name)
			if *update {
				a.Files[i].Data = []byte(got)
			} else if want := string(f.Data); got != want {
				t.Errorf("%s: %s\n%swant\n%s", filepath.Base(file), f.Name, got, want)
			}
		}
		if *update {
			if err := os.WriteFile(file, txtar.Format(a), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Every URL that find.In finds in the RFC has its conversation among the cases.
func TestWireOfRFC(t *testing.T) {
	found, err := txtar.ParseFile("../../testdata/find/rfc1738.txtar")
	if err != nil {
		t.Fatal(err)
	}
	cases, err := txtar.ParseFile("../../testdata/wire/rfc1738.txtar")
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]bool{}
	for _, f := range cases.Files {
		have[f.Name] = true
	}
	urls := strings.Fields(strings.ReplaceAll(string(found.Files[1].Data), " fragment ", "#"))
	if len(urls) < 25 {
		t.Errorf("only %d URLs are in the RFC", len(urls))
	}
	for _, url := range urls {
		if !have[url] {
			t.Errorf("no case for %s", url)
		}
	}
}

// White space in a wrapper is dropped (appendix): the conversation equals the conversation of the core.URL without it,
// and its octets come from their places in the input.
func TestWireInWrapper(t *testing.T) {
	const s = "<URL:http://host.dom/a\n  b?c>"
	w := Of(core.Parse(s))
	request := &w.Steps[0]
	const want = "GET /ab?c HTTP/1.0\r\n\r\n"
	if got := string(request.AppendBytes(nil)); got != want || request.Early != nil {
		t.Fatalf("%q is sent (danger %v), want %q", got, request.Early != nil, want)
	}
	var from strings.Builder
	for _, span := range request.Sources() {
		from.WriteString(span.In(s) + "|")
	}
	if got := from.String(); got != "/a|b?c|" {
		t.Errorf("the octets come from %q", got)
	}
	lines := Of(core.Parse("<URL:gopher://h:25/0HELO%20\na%0D%0AQUIT>")).Steps
	if last := &lines[len(lines)-1]; last.Kind != "port-line" || string(valuesOf(last.Octets)) != "QUIT" || last.from.Start != 35 {
		t.Errorf("the last line is %v, from %v", last.Octets, last.from)
	}
	if !w.Steps[0].Known() || w.Host.In(s) != "host.dom" {
		t.Errorf("the host is %q", w.Host.In(s))
	}
}

// skeletons holds, for each kind of step of a client's, what is left of its line
// without the octets of the URL: all that a client adds of its own. ? is a slot.
var skeletons = map[string]string{
	"ftp-user":       "USER \r\n|USER anonymous\r\n",
	"ftp-pass":       "PASS \r\n|PASS ?\r\n",
	"ftp-cwd":        "CWD \r\n",
	"ftp-type":       "TYPE \r\n|TYPE ?\r\n",
	"ftp-retr":       "RETR \r\n",
	"ftp-nlst":       "NLST \r\n|NLST\r\n",
	"ftp-pasv":       "PASV\r\n",
	"gopher-request": "\r\n|\t\r\n|\t\t\r\n|\t?\r\n|\t!+ASK\r\n|\t+\t1\r\n+-1\r\n?\r\n.\r\n|\t", // the last is the form of section 3.4.9, which brings its line ends
	"http-request": "GET / HTTP/1.0\r\n\r\n|GET  HTTP/1.0\r\n\r\n|GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n|" +
		"GET / HTTP/1.1\r\nHost: :\r\nConnection: close\r\n\r\n|GET  HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n|" +
		"GET  HTTP/1.1\r\nHost: :\r\nConnection: close\r\n\r\n|" +
		"GET / HTTP/1.1\r\nHost: \r\n\r\n|GET / HTTP/1.1\r\nHost: :\r\n\r\n|GET  HTTP/1.1\r\nHost: \r\n\r\n|GET  HTTP/1.1\r\nHost: :\r\n\r\n",
	"ws-request":   "GET  HTTP/1.1\r\nHost: " + upgrade + "|GET  HTTP/1.1\r\nHost: :" + upgrade + "|GET / HTTP/1.1\r\nHost: " + upgrade + "|GET / HTTP/1.1\r\nHost: :" + upgrade,
	"smtp-rcpt":    "RCPT TO:<>\r\n",
	"nntp-list":    "LIST\r\n",
	"nntp-group":   "GROUP \r\n",
	"nntp-article": "ARTICLE \r\n|ARTICLE <>\r\n",
}

// upgrade is what the request of a WebSocket has behind its host.
const upgrade = "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ?\r\nSec-WebSocket-Version: 13\r\n\r\n"

// checkWire holds the steps of s to what they promise.
func checkWire(t *testing.T, s string) {
	t.Helper()
	u := core.Parse(s)
	w := Of(u)
	if u.Unfolded() != nil {
		checkFoldedWire(t, u, w)
	}
	in := func(span core.Span) bool { return 0 <= span.Start && span.Start <= span.End && span.End <= len(s) }
	for i := range w.Steps {
		step := &w.Steps[i]
		n := len(step.Octets)
		if !in(step.from) {
			t.Fatalf("%q: %s is about %v", s, step.Kind, step.from)
		}
		form := slices.ContainsFunc(step.Pieces, func(p Piece) bool { return p.Kind == "gopher-form-end" })
		own, control := "", false
		for _, o := range step.Octets {
			if !in(o.From) {
				t.Fatalf("%q: %s has an octet from %v", s, step.Kind, o.From)
			}
			switch {
			case o.Slot:
				own += "?"
			case o.From.Len() == 0:
				own += string([]byte{o.Value})
			default:
				raw := o.From.In(s)
				if u.Unfolded() != nil { // white space in a wrapper is dropped (appendix)
					raw = string(slices.DeleteFunc([]byte(raw), func(b byte) bool { return octet.ClassOf(b)&(octet.Space|octet.Break) != 0 }))
				}
				decoded := octet.AppendDecoded(nil, raw)
				if step.Kind == "file-vms" {
					decoded[0] = octet.Upper(decoded[0])
				}
				if len(decoded) != 1 || decoded[0] != o.Value && raw != string([]byte{o.Value}) {
					t.Fatalf("%q: %s: %q is sent as %02X", s, step.Kind, raw, o.Value)
				}
				control = control || o.Value == 0 || !form && (o.Value == '\r' || o.Value == '\n')
			}
		}
		if step.Side == SideClient {
			own = strings.Replace(own, "? HTTP/", " HTTP/", 1) // a "?" that the repair adds in front of the search
			if !slices.Contains(strings.Split(skeletons[step.Kind.Name()], "|"), own) {
				t.Fatalf("%q: %s adds %q of its own", s, step.Kind, own)
			}
			if control != (len(step.Early) > 0) {
				t.Fatalf("%q: %s: early ends are %v; control octets of the URL: %v", s, step.Kind, step.Early, control)
			}
		} else if step.Early != nil {
			t.Fatalf("%q: %s, which nobody sends, is marked as dangerous", s, step.Kind)
		}
		at := 0
		for _, e := range step.Early {
			if e.At < at || e.At >= e.End || e.End > e.Next || e.Next > n || !in(e.From) || !in(e.Found) ||
				u.Unfolded() == nil && !isNamed(u, e) || !endsLine(step.Octets[e.At]) {
				t.Fatalf("%q: %s: %+v", s, step.Kind, e)
			}
			at = e.End
		}
		at = 0
		for _, p := range step.Pieces {
			if p.At < at || p.At > p.End || p.End > n || !in(p.From) || p.Kind == "" {
				t.Fatalf("%q: %s: %+v", s, step.Kind, p)
			}
			at = p.End
		}
	}
	checkMask(t, u, w)
}

// One finding speaks of all octets of a change: the first NUL, for the second too.
func TestEarlyOfOneChange(t *testing.T) {
	for _, step := range Of(core.Parse("http://h.org\x00a\x00b/")).Steps {
		for _, e := range step.Early {
			if e.Rule != "control" {
				t.Errorf("%s ends early at %v, of which %q speaks", step.Kind, e.From, e.Rule)
			}
		}
	}
}

// checkFoldedWire: the early ends in a wrapper equal the early ends of the core.URL inside, at the octets of the input.
func checkFoldedWire(t *testing.T, u *core.URL, w Conversation) {
	t.Helper()
	inside := u.Unfolded()
	checkWire(t, inside.Source())
	for i, step := range Of(inside).Steps {
		for j, want := range step.Early {
			want.From = u.Folded(want.From)
			if want.Found != (core.Span{}) {
				want.Found = u.Folded(want.Found)
			}
			if got := w.Steps[i].Early[j]; got != want {
				t.Fatalf("%q: %s: %+v, inside %+v", u.Source(), step.Kind, got, want)
			}
		}
	}
}

// isNamed reports whether e is named by what speaks of its octets, or of a change that takes them out; or by nothing, where
// nobody knows what was meant and the first error is said alone: "http:/00000000\x00000" lacks a slash.
func isNamed(u *core.URL, e EarlyEnd) bool {
	changes := changesOf(u)
	if e.Rule == "" {
		return !u.Valid() && len(changes) == 0 && e.Found == core.Span{}
	}
	return e.Found.Overlaps(e.From) || slices.ContainsFunc(changes, func(edits []core.Edit) bool {
		return anyTouches(e.Found, edits) && anyTouches(e.From, edits)
	})
}

// changesOf returns the changes that make what u was likely meant to be.
func changesOf(u *core.URL) [][]core.Edit {
	for _, d := range core.Check(u) {
		if r, ok := run.Of[interface {
			Repairs() ([][][]core.Edit, bool)
		}](d); ok {
			if repairs, guesses := r.Repairs(); len(repairs) > 0 && !guesses {
				return repairs[0]
			}
		}
	}
	return nil
}

// anyTouches reports whether s touches one of the edits.
func anyTouches(s core.Span, edits []core.Edit) bool {
	return slices.ContainsFunc(edits, func(e core.Edit) bool { return s.Start <= e.Span.End && e.Span.Start <= s.End })
}

// checkMask: of a password no octet is left, up to a line end that it smuggles in,
// and all else is as it was.
func checkMask(t *testing.T, u *core.URL, w Conversation) {
	t.Helper()
	masked := w.Masked()
	if len(masked.Steps) != len(w.Steps) {
		t.Fatalf("%q: %d steps, masked %d", u.Source(), len(w.Steps), len(masked.Steps))
	}
	for i := range w.Steps {
		was, is := &w.Steps[i], &masked.Steps[i]
		hidden := 0
		for _, r := range was.Secrets() {
			hidden += r.Len() - 1
		}
		if len(is.Octets) != len(was.Octets)-hidden || len(is.Pieces) != len(was.Pieces) || len(is.Early) != len(was.Early) {
			t.Fatalf("%q: masked, %s is %v", u.Source(), is.Kind, is.Octets)
		}
		for _, o := range is.Octets {
			if o.Secret && !o.Slot {
				t.Fatalf("%q: masked, %s shows %02X", u.Source(), is.Kind, o.Value)
			}
		}
		for j, e := range is.Early {
			if string(valuesOf(is.Octets[e.At:e.Next])) != string(valuesOf(was.Octets[was.Early[j].At:was.Early[j].Next])) {
				t.Fatalf("%q: masked, %s ends early at %+v", u.Source(), is.Kind, e)
			}
		}
	}
}

func valuesOf(octets []Octet) (values []byte) {
	for _, o := range octets {
		values = append(values, o.Value)
	}
	return values
}

// TestInvariants holds the conversations of made-up texts to what they promise.
func TestInvariants(t *testing.T) {
	t.Parallel()
	inputs.InParts(t, func(t *testing.T, n int) {
		r := inputs.Drawing(5, n)
		for range rounds.Of(10_000) / inputs.Splits {
			checkWire(t, inputs.Mutated(r))
			checkWire(t, inputs.Assembled(r))
		}
	})
}

// TestLongInputs: no conversation of a long hostile text takes more than a moment, or this test would never end.
func TestLongInputs(t *testing.T) {
	for _, s := range rounds.Some(inputs.Hostile(64 << 10)) {
		Of(core.Parse(s))
	}
}

func FuzzWire(f *testing.F) {
	inputs.AddTo(f)
	f.Fuzz(checkWire)
}
