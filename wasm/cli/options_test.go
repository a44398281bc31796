package cli

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestOptionsParse parses command lines as people type them: options before and after operands, with one dash or
// two, and "--".
func TestOptionsParse(t *testing.T) {
	for _, test := range []struct{ line, want string }{
		{"a b", "[a b]"},
		{"-yes a", "yes [a]"},
		{"a -yes b", "yes [a b]"},
		{"--yes a", "yes [a]"},
		{"-yes=false a", "[a]"},
		{"a -o f b", "f [a b]"},
		{"a --o=f", "f [a]"},
		{"-o -- a -yes", "yes -- [a]"}, // "--" is the value
		{"-- -yes a", "[-yes a]"},
		{"a -- -o --", "[a -o --]"},
		{"-o= a", "[a]"},
		{"- a", "[- a]"},
		{"-o - -", "- [-]"},
		{"-o", `x: -o needs a value, FILE`},
		{"a --", "[a]"},
		{"-yes=1 -yes=0", "[]"},
		{"-y", `x: there is no option -y; if it is not an option, write "--" in front of it`},
		{"a -yess", "x: there is no option -yess; did you mean -yes?"},
		{"--=", `x: there is no option --=; if it is not an option, write "--" in front of it`},
		{"a -h", "help"},
		{"-o -h a", "-h [a]"},
		{"-yes=maybe", `x: -yes "maybe": must be true or false`},
	} {
		o, yes, file := &options{command: "x"}, false, ""
		o.yes(&yes, "yes", "")
		o.text(&file, "o", "FILE", "")
		operands, err := o.parse(strings.Fields(test.line))
		got := strings.TrimSpace(file + " " + fmt.Sprint(operands))
		if yes {
			got = "yes " + got
		}
		if err != nil {
			got = err.Error()
		}
		if got != test.want {
			t.Errorf("%s: it is %q, want %q", test.line, got, test.want)
		}
	}
}

// TestOptionsBehindOperands: each command accepts its options after its operands as well as before them.
func TestOptionsBehindOperands(t *testing.T) {
	for _, line := range []string{
		"report -indent http://h/~", "standards -json http://h/", "same -lang ja http://a/ http://b/", "derive -at 3 http://h/",
		"names -in go http://h/", "readers -json http://h/", "anatomy -theme dark http://h/", "lesson -lang ja 1.1",
		"help -man",
	} {
		words := strings.Fields(line)
		moved := append([]string{words[0]}, slices.Concat(words[2:], words[1:2])...)
		if i := slices.Index([]string{"-lang", "-at", "-in", "-theme"}, words[1]); i >= 0 {
			moved = append([]string{words[0]}, slices.Concat(words[3:], words[1:3])...)
		}
		if before, behind := outputOf(t, "", words...), outputOf(t, "", moved...); before != behind {
			t.Errorf("%q writes %q, and %q %q", words, before, moved, behind)
		}
	}
}

// TestTableIsWhole checks that the table of options has what help, manual and completions need.
func TestTableIsWhole(t *testing.T) {
	for _, c := range subcommands() {
		if c.summary == "" || !strings.HasSuffix(c.summary, ".") && !strings.HasSuffix(c.summary, "…") {
			t.Errorf("%s: the summary is %q", c.name, c.summary)
		}
		if c.name != "version" && len(c.examples) == 0 {
			t.Errorf("%s has no example", c.name)
		}
		seen := map[string]bool{}
		for _, opt := range c.optionsOf() {
			if seen[opt.name] {
				t.Errorf("%s has two options -%s", c.name, opt.name)
			}
			seen[opt.name] = true
			if !strings.HasSuffix(opt.help, ".") && !strings.HasSuffix(opt.help, ")") {
				t.Errorf("%s -%s: help is %q", c.name, opt.name, opt.help)
			}
			if opt.value != strings.ToUpper(opt.value) {
				t.Errorf("%s -%s: the word for its value is %q, not capitals", c.name, opt.name, opt.value)
			}
			for _, word := range opt.values() {
				if opt.name != "baseline" && opt.set(word) != nil {
					t.Errorf("%s -%s: help offers %q, which it refuses", c.name, opt.name, word)
				}
			}
			for _, word := range opt.words {
				if err := opt.parse(strings.ToUpper(word)); err != nil {
					t.Errorf("%s -%s refuses %q in capitals: %v", c.name, opt.name, word, err)
				}
			}
		}
	}
}

// TestHelpLines: lines of help are no wider than a terminal.
func TestHelpLines(t *testing.T) {
	for _, c := range subcommands() {
		for line := range strings.Lines(outputOf(t, "", "help", c.name)) {
			if n := len([]rune(strings.ReplaceAll(strings.TrimRight(line, "\n"), "\t", "        "))); n > width+9 && line != c.summary+"\n" && !strings.Contains(line, "urlscope") {
				t.Errorf("help of %s has a line of %d characters: %s", c.name, n, line)
			}
		}
	}
}
