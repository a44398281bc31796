package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// completions are lines with their completion, where only one word matches.
var completions = []struct{ line, want string }{
	{"urlscope verif", "verify"},
	{"urlscope verify -seve", "-severity"},
	{"urlscope verify -severity warn", "warning"},
	{"urlscope verify --seve", "--severity"},
	{"urlscope verify --severity warn", "warning"},
	{"urlscope verify --write-b", "--write-baseline"},
	{"urlscope verify docs -format sar", "sarif"},
	{"urlscope verify -ignore tild", "tilde"},
	{"urlscope names -in pyth", "python"},
	{"urlscope help anat", "anatomy"},
	{"urlscope completion fi", "fish"},
	{"urlscope report -che", "-check"},
	{"urlscope report onlyth", "onlythis.txt"},
	{"urlscope grade -rec", "-receipts"},
}

// inShell runs a script in a shell and returns its output. The folder has one file, and the program is on the
// path.
func inShell(t *testing.T, shell, script string, args ...string) string {
	t.Helper()
	if _, err := exec.LookPath(shell); err != nil {
		t.Skip(err)
	}
	if _, err := buildProgram(); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "onlythis.txt"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(shell, append(args, script)...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+programDir+":"+os.Getenv("PATH"), "HOME="+dir, "XDG_CONFIG_HOME="+dir, "TERM=dumb")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	return string(out)
}

// TestCompletionBash, TestCompletionZsh and TestCompletionFish complete lines in these shells.
func TestCompletionBash(t *testing.T) {
	script := `eval "$(urlscope completion bash)"
try() { COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); COMPREPLY=(); _urlscope; if [ "${#COMPREPLY[@]}" = 0 ]; then COMPREPLY=($(compgen -f -- "${@: -1}")); fi; echo "${COMPREPLY[*]}"; }
complete -p urlscope
`
	for _, c := range completions {
		script += "try " + c.line + "\n"
	}
	lines := strings.Split(inShell(t, "bash", script, "--norc", "-c"), "\n")
	if lines[0] != "complete -o default -F _urlscope urlscope" {
		t.Fatalf("bash says %q", lines[0])
	}
	holdCompletions(t, lines[1:])
}

func TestCompletionFish(t *testing.T) {
	script := "urlscope completion fish | source\n"
	for _, c := range completions {
		script += "complete -C '" + c.line + "' | string replace -r '\t.*' '' | string join ' '\n"
	}
	holdCompletions(t, strings.Split(inShell(t, "fish", script+"true", "--no-config", "-c"), "\n"))
}

// zsh completes only in its line editor, which needs a terminal. Enter runs a function that prints the last word.
func TestCompletionZsh(t *testing.T) {
	zshCompletes(t, `autoload -Uz compinit; compinit -u -D; eval "$(urlscope completion zsh)"`)
	zshCompletes(t, `mkdir f; urlscope completion zsh >f/_urlscope; fpath=($PWD/f $fpath); autoload -Uz compinit; compinit -u -D`)
}

// zshCompletes tests the completions of zsh after running setUp.
func zshCompletes(t *testing.T, setUp string) {
	t.Helper()
	script := `zmodload zsh/zpty
zpty -b shell 'PATH=$PATH HOME=$HOME TERM=dumb zsh -f -i'
say() { zpty -w -n shell "$1"; local out; until zpty -r -m shell out "*$2*"; do :; done; print -r -- $out }
say $'unset zle_bracketed_paste; PS1=; PS2=; stty -echo; ` + setUp + `; urlscope() { print -r -- "<${@[-1]}>" }; bindkey "^I" complete-word; print RE""ADY\n' READY >/dev/null
`
	for _, c := range completions {
		script += "say $'" + c.line + "\\t\\n' '<*>'\n"
	}
	var lines []string
	for line := range strings.Lines(inShell(t, "zsh", script, "-f", "-c")) {
		if _, word, ok := strings.Cut(line, "<"); ok {
			word, _, _ = strings.Cut(word, ">")
			lines = append(lines, word)
		}
	}
	holdCompletions(t, lines)
}

func holdCompletions(t *testing.T, got []string) {
	t.Helper()
	for i, c := range completions {
		if i >= len(got) || strings.TrimSuffix(got[i], "/") != c.want {
			t.Fatalf("%s: it is completed to %q, want %q; all: %q", c.line, got[min(i, len(got)-1)], c.want, got)
		}
	}
}

// TestManual checks the manual page by mandoc's lint, and compares it with the table of options.
func TestManual(t *testing.T) {
	page := outputOf(t, "", "help", "-man")
	if _, err := exec.LookPath("mandoc"); err != nil {
		t.Skip(err)
	}
	check := exec.Command("mandoc", "-Tlint")
	check.Stdin = strings.NewReader(page)
	out, _ := check.CombinedOutput()
	for line := range strings.Lines(string(out)) {
		if !strings.Contains(line, "missing date") { // a program built in a test has no commit
			t.Error(line)
		}
	}
	draw := exec.Command("mandoc", "-Tutf8", "-O", "width=200")
	draw.Stdin = strings.NewReader(page)
	drawn, err := draw.Output()
	if err != nil {
		t.Fatal(err)
	}
	plain := strings.Join(strings.Fields(struck.ReplaceAllString(string(drawn), "")), " ")
	for _, c := range subcommands() {
		for _, e := range c.examples {
			if line := strings.Join(strings.Fields(strings.ReplaceAll(e.line, "…", "...")), " "); !strings.Contains(plain, line) {
				t.Errorf("the manual does not show %q", line)
			}
		}
		for _, opt := range c.optionsOf() {
			if says := strings.Join(strings.Fields(strings.ReplaceAll(opt.form()+" "+opt.says(), "…", "...")), " "); !strings.Contains(plain, says) {
				t.Errorf("the manual does not say %q", says)
			}
		}
	}
}

// struck matches the prefix that makes the next character bold or underlined: "a\ba", "_\ba".
var struck = regexp.MustCompile(".\b")
