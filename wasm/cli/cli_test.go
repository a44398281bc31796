package cli

import (
	"strings"
	"testing"
)

func TestCommand(t *testing.T) {
	for _, test := range []struct {
		args   string
		status int
		stdout string // what it begins with
		stderr string
	}{
		{"help", 0, "urlscope looks at URLs as RFC 1738 has them.\n\nUsage:\n\n\turlscope serve ", ""},
		{"-h", 0, "urlscope looks at URLs", ""},
		{"version", 0, "urlscope (devel) (", ""},
		{"version 2", 2, "", "urlscope: version: unexpected argument \"2\"\n"},
		{"serve -h", 0, "Usage:\n\n\turlscope serve [-addr HOST:PORT]", ""},
		{"serve -addr x -help", 0, "Usage:\n\n\turlscope serve ", ""},
		{"help serve", 0, "Usage:\n\n\turlscope serve ", ""},
		{"help sreve", 2, "", "urlscope: unknown command \"sreve\"\n"},
		{"", 2, "", "urlscope: no command given\n"},
		{"sreve", 2, "", "urlscope: unknown command \"sreve\"\n"},
		{"serve -adr x", 2, "", "urlscope: serve: flag provided but not defined: -adr\n"},
		{"serve here", 2, "", "urlscope: serve: unexpected argument \"here\"\n"},
		{"site -quality 12", 2, "", "urlscope: -quality is 12, and brotli knows 0 to 11\n"},
		{"report -frobnicate", 2, "", "urlscope: report: flag provided but not defined: -frobnicate\nRun 'urlscope help report' for usage.\n"},
		{"report -lang xx http://h/", 2, "", "urlscope: report: invalid value \"xx\" for flag -lang: it is one of en, ja, zh-Hant\n"},
		{"anatomy -theme pink http://h/", 2, "", "urlscope: anatomy: invalid value \"pink\" for flag -theme: it is one of auto, light, dark\n"},
		{"anatomy -format png http://h/", 2, "", "urlscope: anatomy: invalid value \"png\" for flag -format: it is one of svg, html, fragment\n"},
		{"anatomy -columns 0 http://h/", 2, "", "urlscope: anatomy: invalid value \"0\" for flag -columns: it is a number of octets, 1 or more\n"},
		{"anatomy -select 9 http://h/", 2, "", "urlscope: anatomy: invalid value \"9\" for flag -select: it is two offsets, such as 22-25\n"},
		{"anatomy -o no/such/folder/x.svg http://h/", 1, "", "urlscope: write no/such/folder/x.svg: no such file or directory\n"},
		{"report -check http://h/", 0, "{\"version\":1,", ""},
		{"report -check h", 1, "{\"version\":1,", ""},
		{"serve -dir nowhere", 1, "", "urlscope: no site to serve in nowhere"},
		{"site -o nowhere", 1, "", "urlscope: stat index.html: "}, // the tests do not run where go.mod is
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

// says reports whether an output begins with what is wanted; of one of which nothing is, that it is empty.
func says(output, want string) bool {
	return strings.HasPrefix(output, want) && (want != "" || output == "")
}

// badManners lists what a Unix tool does not do.
func badManners(status int, stdout, stderr string) (list []string) {
	const misused = 2
	lines := strings.Count(stderr, "\n")
	for _, manner := range []struct {
		is  bool
		bad string
	}{
		{status == 0 && !strings.HasSuffix(stdout, "\n") || strings.HasSuffix(stdout, "\n\n"), "stdout does not end as a text does"},
		{lines > 2 || status == misused && lines != 2, "stderr is not one line, and one about help where that is of use"},
		{status == misused && !strings.Contains(stderr, "urlscope help"), "stderr does not say where help is"},
	} {
		if manner.is {
			list = append(list, manner.bad)
		}
	}
	return list
}
