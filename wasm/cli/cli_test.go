package cli

import (
	"io"
	"os"
	"strings"
	"testing"

	"urlscope/wasm/scorm"
)

func TestCommand(t *testing.T) {
	for _, test := range []struct {
		args   string
		status int
		stdout string // the start of the output
		stderr string
	}{
		{"help", 0, "urlscope explains, checks and repairs URLs by RFC 1738 and by what came after it.\n\nUsage: urlscope COMMAND ", ""},
		{"-h", 0, "urlscope explains", ""},
		{"--help", 0, "urlscope explains", ""},
		{"version", 0, "urlscope (devel) (", ""},
		{"-V", 0, "urlscope (devel) (", ""},
		{"--version", 0, "urlscope (devel) (", ""},
		{"-version", 0, "urlscope (devel) (", ""},
		{"version 2", 2, "", "urlscope: version: unexpected argument \"2\"\n"},
		{"serve -h", 0, "Usage: urlscope serve [-addr HOST:PORT] [-dir FOLDER]\n", ""},
		{"serve -addr :1 -help", 0, "Usage: urlscope serve ", ""},
		{"help serve", 0, "Usage: urlscope serve ", ""},
		{"help --help", 0, "Usage: urlscope help ", ""},
		{"help sreve", 2, "", "urlscope: there is no command \"sreve\"; did you mean serve?\nRun 'urlscope help help' for usage.\n"},
		{"", 2, "", "urlscope: no command given\n"},
		{"sreve", 2, "", "urlscope: there is no command \"sreve\"; did you mean serve?\n"},
		{"anat", 2, "", "urlscope: there is no command \"anat\"; did you mean anatomy?\n"},
		{"http://h/", 2, "", "urlscope: there is no command \"http://h/\"; for a URL, write \"report\" in front of it\nRun"},
		{"ftp://h.x/~u", 2, "", "urlscope: there is no command \"ftp://h.x/~u\"; for a URL, write \"report\" in front of it\nRun"},
		{"README.md", 2, "", "urlscope: there is no command \"README.md\"; for a file or folder, write \"verify\" in front of it\nRun"},
		{"nope", 2, "", "urlscope: there is no command \"nope\"\nRun"},
		{"-- report", 2, "", "urlscope: write the command in front of its options: urlscope report\nRun"},
		{"--indent report http://h/", 2, "", "urlscope: write the command in front of its options: urlscope report --indent\nRun"},
		{"-lang ja report http://a", 2, "", "urlscope: write the command in front of its options: urlscope report -lang ja\nRun"},
		{"--lang ja report", 2, "", "urlscope: write the command in front of its options: urlscope report --lang ja\nRun"},
		{"-lang=ja report", 2, "", "urlscope: write the command in front of its options: urlscope report -lang=ja\nRun"},
		{"-check -lang ja report http://a", 2, "", "urlscope: write the command in front of its options: urlscope report -check -lang ja\nRun"},
		{"-baseline report verify a.md", 2, "", "urlscope: write the command in front of its options: urlscope verify -baseline report\nRun"}, // a value that looks like a command
		{"-foo report", 2, "", "urlscope: there is no command \"-foo\"; the command comes first, then its options\nRun"},
		{"-foo ja report", 2, "", "urlscope: there is no command \"-foo\"; the command comes first, then its options\nRun"},
		{"-lang xx report", 2, "", "urlscope: there is no command \"-lang\"; the command comes first, then its options\nRun"},
		{"-indent http://h/", 2, "", "urlscope: there is no command \"-indent\"; the command comes first, then its options\nRun"},
		{"smae http://a http://b", 2, "", "urlscope: there is no command \"smae\"; did you mean same?\nRun"},
		{"hlep", 2, "", "urlscope: there is no command \"hlep\"; did you mean help?\nRun"},
		{"vreiyf", 2, "", "urlscope: there is no command \"vreiyf\"; did you mean verify?\nRun"},
		{"verify -onyl tilde x", 2, "", "urlscope: verify: there is no option -onyl; did you mean -only?\nRun"},
		{"help -mna", 2, "", "urlscope: help: there is no option -mna; did you mean -man?\nRun"},
		{"derive -at 99 http://h/", 2, "", "urlscope: derive: -at 99: http://h/ has 9 octets\nRun"},
		{"derive -at 9 http://h/", 0, "http://h/\n", ""},
		{"anatomy -select 3-99 http://h/", 2, "", "urlscope: anatomy: -select 3-99: http://h/ has 9 octets\nRun"},
		{"anatomy -select 3-9 http://h/", 0, "<svg", ""},
		{"anatomy -grammar -select 99-100 http://h/", 2, "", "urlscope: anatomy: -select 99-100: http://h/ has 9 octets\nRun"},
		{"anatomy -select 3-9 http://h/ a:b", 2, "", "urlscope: anatomy: -select 3-9: a:b has 3 octets\nRun"},
		{"frobnicate", 2, "", "urlscope: there is no command \"frobnicate\"\nRun"},
		{"serve -adr x", 2, "", "urlscope: serve: there is no option -adr; did you mean -addr?\n"},
		{"serve here", 2, "", "urlscope: serve: unexpected argument \"here\"\n"},
		{"serve -addr", 2, "", "urlscope: serve: -addr needs a value, HOST:PORT\n"},
		{"site -quality 12", 2, "", "urlscope: site: -quality \"12\": must be a number from 0 to 11\n"},
		{"site -offline=perhaps", 2, "", "urlscope: site: -offline \"perhaps\": must be true or false\n"},
		{"report -frobnicate", 2, "", "urlscope: report: there is no option -frobnicate; if it is not an option, write \"--\" in front of it\nRun 'urlscope help report' for usage.\n"},
		{"report http://h/ -x:y", 2, "", "urlscope: report: there is no option -x:y; if it is not an option, write \"--\" in front of it\n"},
		{"report --indnt http://h/", 2, "", "urlscope: report: there is no option --indnt; did you mean -indent?\n"},
		{"report -INDENT http://h/", 2, "", "urlscope: report: there is no option -INDENT; did you mean -indent?\n"},
		{"VERIFY x", 2, "", "urlscope: there is no command \"VERIFY\"; did you mean verify?\n"},
		{"anatomy -json http://h/", 2, "", "urlscope: anatomy: there is no option -json; it writes SVG or, with -format, HTML; \"urlscope report\" writes the parts as JSON\n"},
		{"lesson --json 3.1", 2, "", "urlscope: lesson: there is no option --json; it writes a line for each lesson, or with options a sheet or a zip; \"urlscope grade\" writes JSON\n"},
		{"report -json http://h/", 2, "", "urlscope: report: there is no option -json; it writes nothing but JSON\n"},
		{"report -lang xx http://h/", 2, "", "urlscope: report: -lang \"xx\": must be one of en, ja, zh-Hant\n"},
		{"names -in pyton http://h/", 2, "", "urlscope: names: -in \"pyton\": there is no interface \"pyton\"; did you mean python?\n"},
		{"verify -only tlide x", 2, "", "urlscope: verify: -only \"tlide\": there is no rule \"tlide\"; did you mean tilde?\n"},
		{"verify -only xyzzy x", 2, "", "urlscope: verify: -only \"xyzzy\": there is no rule \"xyzzy\"; the IDs "},
		{"anatomy -theme pink http://h/", 2, "", "urlscope: anatomy: -theme \"pink\": must be one of auto, light, dark\n"},
		{"anatomy -format png http://h/", 2, "", "urlscope: anatomy: -format \"png\": must be one of svg, html, fragment\n"},
		{"anatomy -columns 0 http://h/", 2, "", "urlscope: anatomy: -columns \"0\": must be a number, 1 or more\n"},
		{"anatomy -select 9 http://h/", 2, "", "urlscope: anatomy: -select \"9\": must be two offsets, such as 22-25\n"},
		{"anatomy -o no/such/folder/x.svg http://h/", 1, "", "urlscope: no/such/folder/x.svg: there is no such folder to write to\n"},
		{"report -check http://h/", 0, "{\"version\":1,", ""},
		{"report -check h", 1, "{\"version\":1,", ""},
		{"serve -addr foo", 2, "", "urlscope: serve: -addr \"foo\": must be HOST:PORT, with a port from 0 to 65535\n"},
		{"serve -addr localhost:99999", 2, "", "urlscope: serve: -addr \"localhost:99999\": must be HOST:PORT, with a port from 0 to 65535\n"},
		{"serve -addr 192.0.2.1:0 -dir ../../web", 1, "", "urlscope: cannot serve at 192.0.2.1:0: this machine does not have this address\n"},
		{"help serve site", 2, "", "urlscope: help: unexpected argument \"site\"\n"},
		{"help -man serve", 2, "", "urlscope: help: unexpected argument \"serve\"\n"},
		{"completion ksh", 2, "", "urlscope: completion: name one shell of bash, zsh, fish\n"},
		{"site -home here", 2, "", "urlscope: site: -home \"here\": \"here\" is not the address of a site: "},
		{"grade 9.9 x", 2, "", "urlscope: there is no lesson 9.9: those built in have the numbers from 1.1 to 6.5, or 1 to 6 for a unit\n"},
		{"grade 3 x", 2, "", "urlscope: grade: 3 is a unit: name one lesson of it, such as 3.1\n"},
		{"site -o nowhere", 1, "", "urlscope: site needs a checkout of urlscope: run it in the folder of its go.mod; there is no go.mod here\n"}, // tests run in a folder without go.mod
		{"npm -o nowhere", 1, "", "urlscope: npm needs a checkout of urlscope: run it in the folder of its go.mod; there is no go.mod here\n"},
	} {
		var stdout, stderr strings.Builder
		status := Main(strings.Fields(test.args), nil, &stdout, &stderr)
		if status != test.status {
			t.Errorf("urlscope %s: status %d, want %d", test.args, status, test.status)
		}
		if !says(stdout.String(), test.stdout) {
			t.Errorf("urlscope %s: stdout %q, want %q", test.args, &stdout, test.stdout)
		}
		if !says(stderr.String(), test.stderr) {
			t.Errorf("urlscope %s: stderr %q, want %q", test.args, &stderr, test.stderr)
		}
		for _, bad := range badManners(status, stdout.String(), stderr.String()) {
			t.Errorf("urlscope %s: %s: status %d, stdout %q, stderr %q", test.args, bad, status, &stdout, &stderr)
		}
	}
}

// says reports whether an output starts with want. If want is empty, the output must be empty.
func says(output, want string) bool {
	return strings.HasPrefix(output, want) && (want != "" || output == "")
}

// badManners lists violations of the conventions of Unix tools.
func badManners(status int, stdout, stderr string) (list []string) {
	lines := strings.Count(stderr, "\n")
	for _, manner := range []struct {
		is  bool
		bad string
	}{
		{status == 0 && !strings.HasSuffix(stdout, "\n") || strings.HasSuffix(stdout, "\n\n"), "stdout does not end as a text does"},
		{lines > 2 || lines == 2 && !strings.Contains(stderr, "urlscope help"), "stderr is more than one line, and one about help where that is of use"},
	} {
		if manner.is {
			list = append(list, manner.bad)
		}
	}
	return list
}

// TestInputs checks that each command ends with status 2 and one line if an input cannot be read.
func TestInputs(t *testing.T) {
	for _, c := range []struct{ args, stderr string }{
		{"grade nosuchfile", "nosuchfile: there is no such file or folder"},
		{"grade .", ".: it is a folder, not a file"},
		{"grade #lesson=eHg x", "it is not of version 1 of the format, which begins with 'lesson 1': it is not run"}, // a truncated text, as in a file
		{"grade #lesson=1&x", "start: it is missing: add the URL to begin with"},
		{"symbols nosuchfile", "nosuchfile: there is no such file or folder"},
		{"symbols cli.go nosuchfile", "nosuchfile: there is no such file or folder"},
		{"symbols cli.go", "cli.go: not a file of symbols"},
		{"symbols nosuchfile cli.go", "nosuchfile: there is no such file or folder"},
		{"lesson nosuchfile", "nosuchfile: there is no such file or folder"},
		{"lesson -scorm 1.2 -dir nowhere -o x.zip 1.1", "nowhere/" + scorm.KitFile + ": there is no such file or folder; what runs in a package comes from the site; \"make site\" builds it, and -dir says where it is"},
		{"verify nosuchfile", "nosuchfile: there is no such file or folder\n0 URLs in 0 files"},
		{"verify -config nosuchfile cli.go", "nosuchfile: there is no such file or folder"},
		{"verify -baseline nosuchfile cli.go", "nosuchfile: there is no such file or folder; -write-baseline makes it"},
		{"serve -dir nowhere", "no site to serve in nowhere: make site builds one"},
		{"serve -dir cli.go", "no site to serve: cli.go is a file, not a folder"},
		{"serve -dir cli.go/x", "no site to serve: cli.go/x: a part of its path is a file, not a folder"},
	} {
		var stdout, stderr strings.Builder
		status := Main(strings.Fields(c.args), strings.NewReader(""), &stdout, &stderr)
		if want := "urlscope: " + c.stderr + "\n"; status != 2 || stdout.Len() > 0 || stderr.String() != want {
			t.Errorf("urlscope %s: status %d, stdout %q, stderr %q, want 2 and %q", c.args, status, stdout.String(), stderr.String(), want)
		}
	}
	for _, args := range []string{"report", "standards", "readers", "names", "derive", "normalize", "defang", "anatomy", "grade 3.1"} {
		folder, err := os.Open(".")
		if err != nil {
			t.Fatal(err)
		}
		var stdout, stderr strings.Builder
		if status := Main(strings.Fields(args), folder, &stdout, &stderr); status != 2 || !strings.HasSuffix(stderr.String(), ": it is a folder, not a file\n") {
			t.Errorf("urlscope %s, of a folder: status %d, stderr %q", args, status, stderr.String())
		}
		folder.Close()
	}
	folder, err := os.Open(".")
	if err != nil {
		t.Fatal(err)
	}
	defer folder.Close()
	var stderr strings.Builder
	if status := Main([]string{"verify", "-q", "-"}, folder, io.Discard, &stderr); status != 2 || stderr.String() != "urlscope: .: it is a folder, not a file\n" {
		t.Errorf("urlscope verify -, of a folder: status %d, stderr %q", status, stderr.String())
	}
}
