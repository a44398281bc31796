//go:build !js

// A program cannot be started there.

package standards

import (
	"bufio"
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

var differences = flag.Int("differences", 3, "how many texts to show of each cause for which Node differs")

// node asks new URL of Node for each text; nil where there is no Node.
func node(t *testing.T, texts []string) []Answer {
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
			try { out.push(JSON.stringify(new URL(JSON.parse(line)).href)); } catch { out.push("null"); }
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

// TestNode: over the texts of testdata and damaged ones the detectors fail where Node's own URL
// does, and print what it prints, but for causes that are known.
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
		case a.OK != (r.Verdict != Failure):
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

var (
	drive       = regexp.MustCompile(`/[A-Za-z]:[^/]`)
	dotSegments = regexp.MustCompile(`/\.[^/]+/(.*/)?\.\.?(/|$)`)
)

// cause says why Node may differ from the standard, or the detectors from both.
func cause(r *Reading, s string, node Answer) string {
	host, _ := r.Part(Host)
	domain, _ := mapped(decoded(strings.NewReplacer("\t", "", "\n", "", "\r", "").Replace(host.In(s))))
	without := func(old, new string) bool { // whether one old less, what is printed is what Node prints
		for i := range r.Result {
			if strings.HasPrefix(r.Result[i:], old) && r.Result[:i]+new+r.Result[i+len(old):] == node.Result {
				return true
			}
		}
		return false
	}
	switch {
	case !isASCII(domain) && !node.OK:
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
