//go:build !js

package main

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
		{"help", 0, usage, ""},
		{"-h", 0, usage, ""},
		{"serve -h", 0, usage, ""},
		{"", 2, "", "urlscope: no command given\n"},
		{"sreve", 2, "", "urlscope: unknown command \"sreve\"\n"},
		{"serve -adr x", 2, "", "urlscope: serve: flag provided but not defined: -adr\n"},
		{"serve here", 2, "", "urlscope: serve: unexpected argument \"here\"\n"},
		{"site -quality 12", 2, "", "urlscope: -quality is 12, and brotli knows 0 to 11\n"},
		{"serve -dir nowhere", 1, "", "urlscope: no site to serve in nowhere"},
		{"site -o nowhere", 1, "", "urlscope: open index.html: "}, // the tests do not run where go.mod is
	} {
		var stdout, stderr strings.Builder
		status := command(strings.Fields(test.args), nil, &stdout, &stderr)
		if status != test.status {
			t.Errorf("urlscope %s: status %d, want %d", test.args, status, test.status)
		}
		if !strings.HasPrefix(stdout.String(), test.stdout) || test.stdout == "" && stdout.Len() > 0 {
			t.Errorf("urlscope %s: stdout %q, want %q", test.args, &stdout, test.stdout)
		}
		if !strings.HasPrefix(stderr.String(), test.stderr) || test.stderr == "" && stderr.Len() > 0 {
			t.Errorf("urlscope %s: stderr %q, want %q", test.args, &stderr, test.stderr)
		}
		if status == 2 && !strings.Contains(stderr.String(), "urlscope help") {
			t.Errorf("urlscope %s: stderr does not say where help is: %q", test.args, &stderr)
		}
	}
}
