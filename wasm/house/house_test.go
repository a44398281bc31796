package house

import (
	"flag"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/text/proofread"
)

var update = flag.Bool("update", false, "write what is said now to testdata/house")

// TestEntries compares the entries that the rules accept with a file for review. The suggestions in errors must be accepted,
// too.
func TestEntries(t *testing.T) {
	const file = "../../testdata/house/entries.txt"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var out strings.Builder
	cases := 0
	for line := range strings.Lines(string(data)) {
		if line == "\n" || line[0] == '#' {
			out.WriteString(line)
			continue
		}
		cases++
		given, _, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " -> ")
		word, value, _ := strings.Cut(given, " ")
		says := "ok"
		if err := set(word, value); err != nil {
			says = err.Error()
			if _, instead, ok := strings.Cut(says, "more than a host: write "); ok && set(word, strings.Trim(instead, `"`)) != nil && word != Canonical {
				t.Errorf("%s: %s, which is rejected, too", given, says)
			}
		}
		out.WriteString(given + " -> " + says + "\n")
	}
	if cases < 50 {
		t.Errorf("only %d cases", cases)
	}
	if *update {
		if err := os.WriteFile(file, []byte(out.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	} else if out.String() != string(data) {
		t.Errorf("%s is out of date; go test ./wasm/house -run TestEntries -update rewrites it", file)
	}
}

// set returns the error for a rule with a list of hosts.
func set(word, list string) error {
	var r Rules
	if err := r.Set(word, list); err != nil {
		return err
	}
	if !strings.Contains(","+list, ",!") || strings.Contains(list, "*") {
		return r.Check()
	}
	return nil
}

// TestCheckExceptions checks that a rule with exceptions only is an error.
func TestCheckExceptions(t *testing.T) {
	var r Rules
	if err := r.Set(HTTPS, "!localhost"); err != nil {
		t.Fatal(err)
	}
	if err := r.Check(); err == nil || !strings.Contains(err.Error(), `"*"`) {
		t.Errorf("the error is %v", err)
	}
	if err := r.Set(HTTPS, "*"); err != nil {
		t.Fatal(err)
	}
	if err := r.Check(); err != nil {
		t.Error(err)
	}
	for _, pair := range [][2]string{{Canonical, "www.h.org=h.org"}, {Host, "*.org"}} {
		if err := r.Set(pair[0], pair[1]); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Check(); err == nil || !strings.Contains(err.Error(), `forbids "*.org"`) {
		t.Errorf("the error is %v", err)
	}
}

// TestWords checks the style of the texts in each language, and that every rule has texts.
func TestWords(t *testing.T) {
	style := proofread.ReadHouse(t, "../../core/text/README.md")
	for _, w := range words {
		for _, row := range []text.Row{w.message, w.why, w.advice, w.source} {
			proofread.Row(t, w.rule, row)
			style.Row(t, w.rule, row)
		}
		if strings.HasSuffix(w.message[text.English], ".") || !strings.HasSuffix(w.advice[text.English], ".") {
			t.Errorf("%s: a message must not end with a full stop, and advice must", w.rule)
		}
	}
	for i := range table {
		if said := of(core.Diagnostic{Rule: &table[i].Rule}); said == nil || said.kind != "" {
			t.Errorf("%s has no words", table[i].ID)
		}
	}
	if !slices.IsSorted(Words()) {
		t.Errorf("the rules are not in order: %q", Words())
	}
}

// FuzzEntry checks that no setting and no URL panics, that a host fits itself, and that a fix removes its finding.
func FuzzEntry(f *testing.F) {
	for _, s := range []string{"localhost", "bücher.example", "[::1]:80", "127.1", "a.b.:8080", "xn--a", "%41", "*.h", "::ffff:1.2.3.4"} {
		f.Add(s, "http://"+s+"/x")
	}
	odd := regexp.MustCompile(`[*!,=/]`)
	f.Fuzz(func(t *testing.T, host, url string) {
		var r Rules
		for _, word := range Words() {
			value := host
			if word == Canonical {
				value += "=first.example"
			}
			err := r.Set(word, value)
			if s := readHost(host); err == nil && s != nil && !odd.MatchString(host) && word == Host {
				if e := fitting(r.entries[index(word)], s); e == nil {
					t.Errorf("%q does not fit itself", host)
				}
			}
		}
		if r.Check() != nil {
			return
		}
		for _, url := range []string{url, "http://" + host + "/"} {
			u := core.Parse(url)
			for _, d := range r.Add(u, core.Check(u), nil) {
				for _, fix := range Fixes(u, d) {
					mended, ok := core.Apply(url, fix.Edits)
					v := core.Parse(mended)
					if again := r.Add(v, nil, nil); !ok || slices.ContainsFunc(again, func(a core.Diagnostic) bool { return a.Rule == d.Rule }) {
						t.Errorf("%s of %q: its fix %q still has the finding", d.Rule.ID, url, mended)
					}
				}
			}
		}
	})
}
