package core_test

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
	"urlscope/core/text"
)

// A judge says how far a text is one of a grammar, and whether it is.
type judge func(s string) (offset int, valid bool)

func by1738(s string) (int, bool) {
	v := oracle(s)
	return v.offset, v.valid
}

func by3986(s string) (int, bool) {
	state, n := generic.RFC3986.Run(grammar.Start, s)
	return n, n == len(s) && generic.RFC3986.Final(state)
}

// TestDerivationSaid: of a thousand random URLs and a thousand broken ones, and by either grammar, the sentences under the field are true:
// each octet that they name can follow, "only" means that no other can, the URL may end where that is said and nowhere else, the ending
// is one and there is no shorter one, and at most four things are named.
func TestDerivationSaid(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 4))
	names := productionNames()
	for i := range rounds.Of(2000) {
		s := generate(r, names[i%len(names)])
		if i%2 > 0 {
			s = mutate(r, s)
		}
		if len(s) > 100 {
			continue
		}
		if i%3 == 0 { // while it is typed
			s = s[:r.IntN(len(s)+1)]
		}
		holdBoth(t, s)
		if t.Failed() {
			t.FailNow()
		}
	}
}

// TestDerivationSaidWhileTyped: so they are after each octet of URLs that together have all that the grammars have.
func TestDerivationSaidWhileTyped(t *testing.T) {
	for _, url := range []string{
		"wais://h/d/t/p", "wais://h/d?q%41", "prospero://h/p;a=b;c=d%20", "nntp://h/g/1", "news:*", "news:a@b.c", "news:*@h", "gopher://h/1s%09s%09+%41", "gopher://h/1%41%0A%09", "mailto:a%25@b",
		"telnet://u:p@h:1/", "ftp://u%40:p@h/a/b;type=a", "file://localhost/a", "FILE:///a", "http://a.b-c.1.2.3.4/a;b?c#d", "x:a", "x://u:p@h:1/a/b?c#d", "http://[1::2:1.2.3.255]:1/%41", "http://[v1.a]/",
		"./a:b", "//h/a", "?a", "#a", "a/b",
	} {
		for end := range len(url) + 1 {
			holdBoth(t, url[:end])
		}
	}
}

// holdBoth checks the sentences about a text by either grammar.
func holdBoth(t *testing.T, s string) {
	t.Helper()
	holdSaid(t, derive.Of(core.Parse(s), standards.RFC1738), by1738)
	holdSaid(t, derive.Of(core.Parse(s), standards.RFC3986), by3986)
}

var (
	saidStop   = regexp.MustCompile(`^Octet (\d+) is the first that cannot follow(?:; the cause is ` + "`[^`]+`" + ` at octet (\d+))?\.$`)
	saidThings = regexp.MustCompile(`, | and ` + "`")
	saidCode   = regexp.MustCompile("`([^`]*)`( makes| begins| ends| may follow| can follow| must come| and | the | a |,|\\.)")
	saidEnds   = "or it may end here"
)

func holdSaid(t *testing.T, d *derive.Derivation, is judge) {
	t.Helper()
	said := codes(text.Next(text.English, d))
	wrong := func(format string, args ...any) {
		t.Helper()
		t.Errorf("%q by %s: "+format+": %s", append(append([]any{d.Input, d.By}, args...), said)...)
	}
	n, valid := is(d.Input)
	before := d.Input[:n]
	holdHow(t, d, is)
	first, _, _ := strings.Cut(said, ". ") // what else is said is why
	if things := len(saidThings.FindAllString(strings.ReplaceAll(first, "a, i or d", "a type"), -1)) + 1; things > 4 {
		wrong("%d things are named", things)
	}
	_, mayEnd := is(before)
	if ends := strings.Contains(first, saidEnds); ends != (valid && !strings.Contains(said, "It is complete here")) || ends && !mayEnd {
		wrong("that it may end is said: %v", ends)
	}
	if strings.HasPrefix(first, "Not finished") && (valid || n < len(d.Input)) {
		wrong("it is finished")
	}
	for _, m := range saidCode.FindAllStringSubmatch(first, -1) {
		if reach, _ := is(before + m[1]); reach < n+len(m[1]) {
			wrong("%q cannot follow", m[1])
		}
	}
	can := octetsThatCan(before, is)
	switch {
	case strings.HasPrefix(first, "It is complete here"):
		if can != "" {
			wrong("%q can follow", can)
		}
	case strings.HasPrefix(first, "Only `"):
		if only := first[len("Only `"):][:1]; can != only && !strings.EqualFold(can, only+only) {
			wrong("%q can follow", can)
		}
	case strings.Contains(first, "more hex digit"):
		if can != "0123456789ABCDEFabcdef" {
			wrong("%q can follow", can)
		}
	case can == "":
		wrong("nothing can follow")
	}
	if d.Needs != "" {
		if reach, _ := is(before + d.Needs + d.Input[n:n+1]); reach < n+len(d.Needs)+1 {
			wrong("%q does not help", d.Needs)
		}
	}
}

// holdHow checks the sentences about the place where the text stops, and about its completion.
func holdHow(t *testing.T, d *derive.Derivation, is judge) {
	t.Helper()
	how := codes(text.Derived(text.English, d))
	n, valid := is(d.Input)
	m := saidStop.FindStringSubmatch(how)
	switch {
	case (m != nil) != (n < len(d.Input)) || m != nil && m[1] != strconv.Itoa(n):
		t.Errorf("%q by %s: it is said %q, and %d is the first that cannot follow", d.Input, d.By, how, n)
	case m != nil && m[2] != "":
		if at, _ := strconv.Atoi(m[2]); at >= n {
			t.Errorf("%q by %s: %s", d.Input, d.By, how)
		}
	case strings.HasPrefix(how, "The shortest ending"):
		ending := strings.Split(how, "`")[1]
		if _, ok := is(d.Input + ending); !ok || valid || len(ending) > 3 {
			t.Errorf("%q by %s: %q does not end it", d.Input, d.By, ending)
		}
		for c := range 256 {
			if _, ok := is(d.Input + string([]byte{byte(c)})); ok && len(ending) > 1 {
				t.Errorf("%q by %s: %q is no longer than %q", d.Input, d.By, string([]byte{byte(c)}), ending)
			}
		}
	}
}

// octetsThatCan returns the octets that can follow a beginning.
func octetsThatCan(before string, is judge) string {
	var can []byte
	for c := range 256 {
		if reach, _ := is(before + string([]byte{byte(c)})); reach > len(before) {
			can = append(can, byte(c))
		}
	}
	return string(can)
}

// codes writes prose with octets between backquotes.
func codes(p text.Prose) string {
	var b strings.Builder
	for _, r := range p {
		if r.Code {
			b.WriteString("`" + r.Text + "`")
			continue
		}
		b.WriteString(r.Text)
	}
	return b.String()
}
