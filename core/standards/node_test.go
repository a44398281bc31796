//go:build !js

// A browser cannot start Node.

package standards

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"math/rand/v2"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
)

var differences = flag.Int("differences", 3, "how many texts to show of each cause for which Node differs")

// node asks new URL of Node about each text. It returns nil if Node is not installed.
func node(t *testing.T, texts []string) []Answer {
	t.Helper()
	return ask(t, texts, "out.push(JSON.stringify(new URL(JSON.parse(line)).href))")
}

// ask evaluates an expression in Node for each line. An exception is a refusal.
func ask(t *testing.T, texts []string, do string) []Answer {
	t.Helper()
	program, err := exec.LookPath("node")
	if err != nil {
		t.Skip("There is no node to ask.")
	}
	var in bytes.Buffer
	e := json.NewEncoder(&in)
	for _, s := range texts {
		if err := e.Encode(s); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(program, "-e", `
		const out = [];
		for (const line of require("fs").readFileSync(0, "utf8").split("\n")) {
			if (line === "") continue;
			try { `+do+` } catch { out.push("null"); }
		}
		process.stdout.write(out.join("\n") + "\n");`)
	cmd.Stdin = &in
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	var list []Answer
	for lines := bufio.NewScanner(bytes.NewReader(out)); lines.Scan(); {
		var href *string
		if err := json.Unmarshal(lines.Bytes(), &href); err != nil {
			t.Fatal(err)
		}
		if href == nil {
			list = append(list, Answer{})
		} else {
			list = append(list, Answer{OK: true, Result: *href})
		}
	}
	if len(list) != len(texts) {
		t.Fatalf("%d answers to %d texts", len(list), len(texts))
	}
	return list
}

// TestNode: the detectors fail where Node's URL fails, and print what it prints, except for known causes.
func TestNode(t *testing.T) {
	list := damagedTexts(nodeTexts)
	answers := node(t, list)
	wrong, misprinted, printed := map[string][]string{}, map[string][]string{}, 0
	for i, s := range list {
		r := detect(s)
		if r.Result != "" {
			printed++
		}
		switch a := answers[i]; {
		case a.OK != (r.Verdict != VerdictFailure):
			c := cause(r, s, answers[i])
			wrong[c] = append(wrong[c], s)
		case a.OK && r.Result != "" && r.Result != a.Result:
			c := cause(r, s, answers[i])
			misprinted[c] = append(misprinted[c], s+"\n\t\t"+r.Result+"\n\t\t"+a.Result)
		}
	}
	report := func(what string, by map[string][]string) (n int) {
		for c, texts := range by {
			n += len(texts)
			t.Logf("%s: %s: %d", what, c, len(texts))
			for _, s := range texts[:min(len(texts), *differences)] {
				t.Logf("\t%q", s)
			}
			if c == "unknown" {
				t.Errorf("%d texts for which no cause is known", len(texts))
			}
		}
		return n
	}
	n := report("another verdict", wrong)
	m := report("printed otherwise", misprinted)
	t.Logf("%d texts: the verdict is Node's for %.3f %%, what is printed for %.3f %% of %d",
		len(list), 100*(1-float64(n)/float64(len(list))), 100*(1-float64(m)/float64(printed)), printed)
}

// TestVerdictsNode: Node has the verdicts of the URL Standard on the specimens, except for known causes.
func TestVerdictsNode(t *testing.T) {
	list := slices.DeleteFunc(specimens(t), func(s specimen) bool { return !utf8.ValidString(s.input) })
	var texts []string
	for _, s := range list {
		texts = append(texts, s.input)
	}
	for i, a := range node(t, texts) {
		s := list[i]
		if fails := s.verdicts[WHATWG] == 'X'; fails != !a.OK || a.OK && s.result != "" && s.result != a.Result {
			if c := cause(detect(s.input), s.input, a); c == "unknown" {
				t.Errorf("%q: %c %q, Node has %v %q", s.input, s.verdicts[WHATWG], s.result, a.OK, a.Result)
			} else {
				t.Logf("%q: %s", s.input, c)
			}
		}
	}
}

var (
	drive       = regexp.MustCompile(`/[A-Za-z]:[^/]`)
	dotSegments = regexp.MustCompile(`/\.[^/]+/(.*/)?\.\.?(/|$)`)
)

// cause returns a known cause why Node or the detectors may differ from the standard.
func cause(r *Reading, s string, node Answer) string {
	host, _ := r.Part(RoleHost)
	domain, _ := mapped(decoded(strings.NewReplacer("\t", "", "\n", "", "\r", "").Replace(host.In(s))))
	without := func(old, new string) bool { // whether the results are equal without one old
		for i := range r.Result {
			if strings.HasPrefix(r.Result[i:], old) && r.Result[:i]+new+r.Result[i+len(old):] == node.Result {
				return true
			}
		}
		return false
	}
	switch {
	case !octet.IsASCII(domain) && !node.OK:
		return "what is no domain by the tables of Unicode"
	case strings.Contains(domain, "xn--") && !node.OK:
		return "Punycode that stands for nothing: no failure since June 2026"
	case node.OK && strings.ReplaceAll(r.Result, "%5E", "^") == strings.ReplaceAll(node.Result, "%5E", "^"):
		return "a caret in a path: escaped since March 2025"
	case node.OK && without("%20", " "):
		return "a space at the end of an opaque path: escaped since March 2025"
	case node.OK && r.dots.Len() > 0 && without("/", ""):
		return "dot segments that leave nothing of a path: Node leaves its slash out too, against the standard"
	case r.dots.Len() > 0 && dotSegments.MatchString(node.Result):
		return "dot segments behind a name that begins with a dot: Node keeps them, against the standard"
	case strings.HasPrefix(node.Result, "file:") && r.dots.Len() > 0 && drive.MatchString(node.Result):
		return "a segment that begins as a drive: Node keeps it, against the standard"
	}
	return "unknown"
}

const nodeTexts = 100_000

// TestNodeResolves: the detectors resolve references as Node does, except for known causes. So does RFC 3986 if
// nothing has to be escaped, lowered or repaired.
func TestNodeResolves(t *testing.T) {
	bases := []string{"http://a/b/c/d;p?q", "http://a", "https://a.example:8080/x/?y#z", "foo://a/b/c?q", "foo:/b/c", "mailto:a@b", "file:///a/b"}
	references := []string{"", "#", "?", "//", "/", "//h", "//h/../x", "http:g", "http:", "http:/g", "HTTP:g", "https:g", "foo:g", `\\h\x`, `\x\..\y`, "..\\g", "a\tb", " g ", "/..", "a/b/../../../c", "%2e%2e/g", "x:y", "./x:y", "//h?q", "//h#f"}
	for _, file := range []string{"rfc1808", "rfc2396", "rfc3986"} {
		for _, line := range strings.Split(readFile(t, "testdata/"+file+"-examples.txt"), "\n") {
			if reference, _, ok := strings.Cut(line, " = "); ok && reference != "base" {
				references = append(references, strings.Trim(reference, "<>"))
			}
		}
	}
	r := rand.New(rand.NewPCG(20, 3986))
	pieces := []string{"a", "..", ".", "/", "//", "?q", "#f", ";x", "http:", "g", "%41", ":", "b/c", "@"}
	for range 3000 {
		s := ""
		for range 1 + r.IntN(6) {
			s += pieces[r.IntN(len(pieces))]
		}
		references = append(references, s)
	}
	var pairs []string
	for _, base := range bases {
		for _, reference := range references {
			pairs = append(pairs, base+"\x00"+reference)
		}
	}
	answers := ask(t, pairs, "const [base, reference] = JSON.parse(line).split(\"\\0\"); out.push(JSON.stringify(new URL(reference, base).href))")
	wrong, other, known := 0, 0, 0
	for i, pair := range pairs {
		base, reference, _ := strings.Cut(pair, "\x00")
		list := Resolve(base, reference, Asked{})
		got := list[3]
		if base == "mailto:a@b" && !got.OK && strings.Index(reference, "#") > 0 {
			known++ // against the standard, Node resolves a fragment with an opaque base
		} else if slashless(got.Result, answers[i].Result) {
			known++ // against the standard, Node removes the slash if dot segments leave an empty path
		} else if got.OK != answers[i].OK || got.OK && got.Result != answers[i].Result {
			if wrong++; wrong <= 10 {
				t.Logf("%q against %q: %v %q, Node has %v %q", reference, base, got.OK, got.Result, answers[i].OK, answers[i].Result)
			}
		}
		if c := Compare(core.Parse(reference), Asked{}); c.Readings[RFC3986].Verdict.Accepts() && strings.HasPrefix(base, "http") && schemeEnd(reference) == 0 && !strings.HasPrefix(reference, "///") && len(c.Readings[WHATWG].Errors) <= 1 {
			var printed Reading
			readWHATWG(list[2].Result, &printed, Asked{})
			if answers[i].OK && printed.Result != answers[i].Result {
				if other++; other <= 10 {
					t.Logf("%q against %q by RFC 3986: %q, in Node %q", reference, base, list[2].Result, answers[i].Result)
				}
			}
		}
	}
	t.Logf("%d pairs; another result than Node's: %d by the detectors, %d by RFC 3986, %d where Node is known to differ", len(pairs), wrong, other, known)
	if wrong*100 > len(pairs) || other > 0 {
		t.Errorf("these are too many")
	}
}

// slashless reports whether b is a without one slash.
func slashless(a, b string) bool {
	for i := range a {
		if a[i] == '/' && a[:i]+a[i+1:] == b {
			return true
		}
	}
	return false
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
