package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// packages is a module with a package for each outcome of a test.
var packages = map[string]string{
	"go.mod":            "module m\n\ngo 1.24\n",
	"none/none.go":      "package none\n",
	"good/good_test.go": "package good\n\nimport \"testing\"\n\nfunc TestGood(t *testing.T) { t.Log(\"not to be seen\") }\n",
	"bad/bad_test.go": `package bad

import "testing"

func TestGood(*testing.T) {}

func TestBad(t *testing.T) {
	t.Log("what was before")
	t.Run("below", func(t *testing.T) { t.Error("what is wrong") })
}

func TestLeft(t *testing.T) {
	t.Log("something else")
	t.Skip("for want of\na reader")
}

func TestPartly(t *testing.T) {
	t.Run("below", func(t *testing.T) { t.Skip("for want of a writer") })
}
`,
	"panics/panics_test.go": "package panics\n\nimport \"testing\"\n\nfunc TestPanics(*testing.T) { panic(\"what stopped it\") }\n",
	"exits/exits_test.go": "package exits\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\n" +
		"func TestGood(*testing.T) {}\n\nfunc TestMain(m *testing.M) {\n\tm.Run()\n\tprintln(\"it gave up\")\n\tos.Exit(3)\n}\n",
	"quits/quits_test.go":   "package quits\n\nimport (\n\t\"os\"\n\t\"testing\"\n)\n\nfunc TestQuits(*testing.T) { os.Exit(3) }\n",
	"broken/broken_test.go": "package broken\n\nvar unknown = nothing\n",
}

// events returns the output of go test -json for some packages.
func events(t *testing.T, names ...string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range packages {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	c := exec.Command("go", append([]string{"test", "-json", "-vet=off", "-p=1"}, names...)...)
	c.Dir = dir
	c.Env = append(os.Environ(), "GOWORK=off", "GOFLAGS=")
	out, err := c.Output()
	if len(out) == 0 {
		t.Fatalf("go test: %v", err)
	}
	return string(out)
}

// TestWatch reads the events of each of the packages.
func TestWatch(t *testing.T) {
	for _, test := range []struct {
		pkg       string
		want      []string // the results
		shown     []string
		notShown  string
		wantGreen bool
	}{
		{"good", []string{"pass m/good TestGood"}, []string{"ok  \tm/good\t"}, "not to be seen", true},
		{"none", nil, nil, "FAIL", true},
		{"bad", []string{"pass m/bad TestGood", "fail m/bad TestBad", "skip m/bad TestLeft: for want of a reader",
			"skip m/bad TestPartly/below: for want of a writer", "pass m/bad TestPartly"},
			[]string{"what was before", "what is wrong", "--- FAIL: TestBad/below", "FAIL\tm/bad\t"}, "want of", false},
		{"panics", []string{"fail m/panics TestPanics"}, []string{"what stopped it", "FAIL\tm/panics\t"}, "ok ", false},
		{"exits", []string{"pass m/exits TestGood", "fail m/exits "}, []string{"it gave up", "FAIL\tm/exits\t"}, "ok ", false},
		{"quits", []string{"fail m/quits TestQuits"}, []string{"TestQuits of m/quits did not end", "FAIL\tm/quits\t"}, "ok ", false},
		{"broken", []string{"fail m/broken "}, []string{"undefined: nothing", "FAIL\tm/broken\t"}, "ok ", false},
	} {
		var b strings.Builder
		list, err := watch(strings.NewReader("no event\n"+events(t, "./"+test.pkg)), &b)
		if err != nil {
			t.Errorf("%s: %v", test.pkg, err)
			continue
		}
		var got []string
		for _, r := range list {
			line := r.Result + " " + r.Package + " " + r.Test
			if r.Reason != "" {
				line += ": " + r.Reason
			}
			got = append(got, line)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: %q, want %q", test.pkg, got, test.want)
		}
		for _, s := range append(test.shown, "no event\n") {
			if n := strings.Count(b.String(), s); n != 1 {
				t.Errorf("%s shows %q %d times:\n%s", test.pkg, s, n, &b)
			}
		}
		if strings.Contains(b.String(), test.notShown) {
			t.Errorf("%s shows %q:\n%s", test.pkg, test.notShown, &b)
		}
		if green := count(list)[failed] == 0; green != test.wantGreen {
			t.Errorf("%s: green is %v", test.pkg, green)
		}
	}
}

// TestCutOff checks that events which end too early are a failure of the package or of the running test, and that no events
// are a failure, too.
func TestCutOff(t *testing.T) {
	const begun = `{"Time":"2026-01-01T00:00:00Z","Action":"start","Package":"m"}
{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"m","Test":"TestA"}
`
	const passes = `{"Time":"2026-01-01T00:00:02Z","Action":"pass","Package":"m","Test":"TestA","Elapsed":0}` + "\n"
	const other = `{"Action":"start","Package":"o"}` + "\n" + `{"Action":"pass","Package":"o"}` + "\n"
	for _, test := range []struct{ events, want string }{
		{"", "no package was tested"},
		{"go: no such package\n", "no package was tested"},
		{begun, "no package was tested"},
		{other + begun, "fail m TestA"},
		{other + begun + passes, "fail m "},
		{other, ""},
	} {
		var b strings.Builder
		list, err := watch(strings.NewReader(test.events), &b)
		var got string
		if err != nil {
			got = err.Error()
		}
		for _, r := range list {
			if r.Result == failed {
				got += r.Result + " " + r.Package + " " + r.Test
			}
		}
		if got != test.want {
			t.Errorf("%q: %q, want %q", test.events, got, test.want)
		}
	}
}

// TestTimes checks that the time of a test excludes its pause before it runs in parallel.
func TestTimes(t *testing.T) {
	const stream = `{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"m","Test":"TestA"}
{"Time":"2026-01-01T00:00:01Z","Action":"pause","Package":"m","Test":"TestA"}
{"Time":"2026-01-01T00:00:10Z","Action":"cont","Package":"m","Test":"TestA"}
{"Time":"2026-01-01T00:00:12Z","Action":"pass","Package":"m","Test":"TestA","Elapsed":0}
{"Action":"pass","Package":"m"}
`
	list, err := watch(strings.NewReader(stream), &strings.Builder{})
	if err != nil || len(list) != 1 || list[0].Seconds != 3 {
		t.Errorf("%v, %v", list, err)
	}
}

// TestSum adds up two files of results.
func TestSum(t *testing.T) {
	dir := t.TempDir()
	kept := func(file string, stream string) string {
		file = filepath.Join(dir, "tests", file)
		if _, err := keep(file, strings.NewReader(stream), &strings.Builder{}); err != nil {
			t.Fatal(err)
		}
		return file
	}
	const ends = `{"Action":"pass","Package":"m"}` + "\n"
	native := kept("go.json", `{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"m","Test":"TestA"}
{"Time":"2026-01-01T00:00:01Z","Action":"pass","Package":"m","Test":"TestA"}
{"Action":"output","Package":"m","Test":"TestB","Output":"    b_test.go:7: for want of a cat\n"}
{"Action":"skip","Package":"m","Test":"TestB"}
{"Action":"output","Package":"m","Test":"TestC","Output":"    c_test.go:7: for want of a cat\n"}
{"Action":"skip","Package":"m","Test":"TestC"}
`+ends)
	node := kept("node.json", `{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"m","Test":"TestA"}
{"Time":"2026-01-01T00:00:02Z","Action":"pass","Package":"m","Test":"TestA"}
`+ends)
	bad := kept("bad.json", `{"Action":"fail","Package":"m","Test":"TestD"}`+"\n"+`{"Action":"fail","Package":"m"}`+"\n")
	times := filepath.Join(dir, "times.txt")
	for _, test := range []struct {
		files  []string
		noSkip bool
		green  bool
		last   string
		shown  []string
	}{
		{[]string{native, node}, false, true, "2 passed, 0 failed, 2 skipped", []string{"skipped  2: for want of a cat\n"}},
		{[]string{native, node}, true, false, "2 passed, 2 failed, 0 skipped", []string{"m TestB (go) was skipped", "m TestC (go) was skipped"}},
		{[]string{node}, true, true, "1 passed, 0 failed, 0 skipped", nil},
		{[]string{node, bad}, false, false, "1 passed, 1 failed, 0 skipped", []string{"FAIL  m TestD (bad)\n"}},
	} {
		var b strings.Builder
		green, err := sumUp(&b, times, test.files, test.noSkip)
		if err != nil || green != test.green || !strings.HasSuffix(b.String(), "\n"+test.last+"\n") {
			t.Errorf("%v: green is %v, %v:\n%s", test.files, green, err, &b)
		}
		for _, s := range test.shown {
			if strings.Count(b.String(), s) != 1 {
				t.Errorf("%q is not shown once:\n%s", s, &b)
			}
		}
	}
	if _, err := sumUp(&strings.Builder{}, times, []string{native, node}, false); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(times)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	if len(lines) != 4 || strings.TrimSpace(lines[0]) != "2.00 s  m TestA (node)" || strings.TrimSpace(lines[1]) != "1.00 s  m TestA (go)" {
		t.Errorf("the times are\n%s", data)
	}
	if _, err := sumUp(&strings.Builder{}, times, []string{filepath.Join(dir, "none.json")}, false); err == nil {
		t.Error("there is no error for a missing file")
	}
}
