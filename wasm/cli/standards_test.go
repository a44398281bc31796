package cli

import (
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/report"
	"urlscope/core/text"
)

const standardsDir = "../../testdata/standards"

// TestStandards compares the output for the URLs of the case files with the files.
func TestStandards(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(standardsDir, "*.txtar"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no case files: %v", err)
	}
	for _, name := range files {
		holdArchive(t, name, func(_, first string) string {
			url, _ := unquoted(t, first)
			// The Go release is the release of the toolchain.
			return strings.ReplaceAll(behind(1, outputOf(t, "", "standards", "--", url)), goRelease(), "Go 1.26")
		})
	}
}

// outputOf runs the command line and returns its output.
func outputOf(t *testing.T, stdin string, args ...string) string {
	t.Helper()
	var stdout, stderr strings.Builder
	if status := Main(args, strings.NewReader(stdin), &stdout, &stderr); status != 0 || stderr.Len() > 0 {
		t.Errorf("%q: status %d, stderr %q", args, status, &stderr)
	}
	return stdout.String()
}

func TestStandardsCommand(t *testing.T) {
	const a, b = "http://h/~user", "-x:\xff"
	document := func(l text.Lang, url string) string {
		return string(report.StandardsIn(l, url, askedOfStandards).AppendJSON(nil)) + "\n"
	}
	for _, test := range []struct {
		stdin, want string
		args        []string
	}{
		{"", document(text.English, a) + document(text.English, b), []string{"-json", "--", a, b}},
		{a + "\r\n" + b + "\n", document(text.Chinese, a) + document(text.Chinese, b), []string{"-json", "-lang", "zh-TW"}},
		{a + "\x00\n", document(text.Japanese, a) + document(text.Japanese, "\n"), []string{"-0", "-json", "-lang", "ja"}},
	} {
		if got := outputOf(t, test.stdin, append([]string{"standards"}, test.args...)...); got != test.want {
			t.Errorf("%q: it writes %s, want %s", test.args, got, test.want)
		}
	}
	if got := outputOf(t, "", "standards", "-indent", a); strings.Join(strings.Fields(got), "") != strings.Join(strings.Fields(document(text.English, a)), "") {
		t.Errorf("spread over lines it writes %s", got)
	}
}

// TestStandardsNames: names outside of US-ASCII are read by the URL Standard, with the tables of Unicode, with and
// without a base.
func TestStandardsNames(t *testing.T) {
	for host, want := range map[string]string{"①②⑦.0.0.1": "→ http://127.0.0.1/", "Bücher.example": "→ http://xn--bcher-kva.example/", "a℀b": "likely refused"} {
		_, said, _ := strings.Cut(outputOf(t, "", "standards", "http://"+host+"/"), "  URL Standard ")
		if line, _, _ := strings.Cut(said, "\n"); !strings.HasSuffix(line, want) {
			t.Errorf("%s: it says %q, want %q", host, line, want)
		}
	}
	if said := outputOf(t, "", "standards", "-base", "http://①②⑦.0.0.1/a", "b"); !strings.Contains(said, "  URL Standard → http://127.0.0.1/b\n") {
		t.Errorf("resolved, it says:\n%s", said)
	}
}

// TestStandardsBase: with a base, the output has each standard's steps to the result, as text and as JSON.
func TestStandardsBase(t *testing.T) {
	said := outputOf(t, "", "standards", "-base", "http://a/b/c/d;p?q", "../g")
	for _, want := range []string{
		"  RFC 1808 → http://a/b/g\n", "  URL Standard → http://a/b/g\n", "A reference relative to the path",
		"    2. The path follows the last slash of '/b/c/d;p': '/b/c/../g'.\n    3. A '..' goes with the segment before it: '/b/g'.\n",
	} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
	said = outputOf(t, "", "standards", "-json", "-base", "http://a/b/c/d;p?q", "?y")
	for _, want := range []string{`"base":"http://a/b/c/d;p?q","resolutions":[{"standard":"rfc1808","result":"http://a/b/c/d;p?y","steps":[{"text":`, `"result":"http://a/b/c/?y"`} {
		if !strings.Contains(said, want) {
			t.Errorf("it does not say %q:\n%s", want, said)
		}
	}
}
