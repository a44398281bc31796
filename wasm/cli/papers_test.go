package cli

import (
	"encoding/json"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"

	"urlscope/core/report"
	words "urlscope/core/text"
	"urlscope/core/text/proofread"
)

// Papers are the Markdown files of the repository that people read. These tests follow their links and run their
// commands. core/readme_test.go runs their Go samples, wasm/adopted/npm_test.go the samples of the npm package, and
// TestRecipes of wasm/shipped checks the code to be copied into pages.

const root = "../.."

// A paper is a Markdown file, parsed.
type paper struct {
	name   string // path from root
	source []byte
	tree   ast.Node
}

// papers returns all papers. The files of testdata/embed, except the README, are samples for generators.
// wasm/go-app is a module of its own.
func papers(t *testing.T) (list []paper) {
	t.Helper()
	parser := goldmark.New(goldmark.WithExtensions(extension.Table)).Parser()
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := entry.Name()
		if entry.IsDir() && (name == "build" || name == "node_modules" || name == ".git" || name == "go-app" || filepath.Base(filepath.Dir(path)) == "embed") {
			return fs.SkipDir
		}
		if filepath.Ext(name) != ".md" || name == "hard.md" {
			return nil
		}
		source, err := os.ReadFile(path)
		list = append(list, paper{strings.TrimPrefix(filepath.ToSlash(path), root+"/"), source, parser.Parse(text.NewReader(source))})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(list) < 20 {
		t.Fatalf("there are only %d papers", len(list))
	}
	return list
}

// all calls f with each node of a paper of type N.
func all[N ast.Node](p paper, f func(N)) {
	ast.Walk(p.tree, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if found, ok := n.(N); ok && entering {
			f(found)
		}
		return ast.WalkContinue, nil
	})
}

// anchors returns the fragments of a paper's headings, as GitHub makes them.
func (p paper) anchors() (list []string) {
	all(p, func(h *ast.Heading) {
		list = append(list, strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case unicode.IsLetter(r), unicode.IsNumber(r), r == '-', r == '_':
				return unicode.ToLower(r)
			}
			return -1
		}, textOf(h, p.source)))
	})
	return list
}

// textOf returns the text of a node without markup.
func textOf(n ast.Node, source []byte) string {
	var b strings.Builder
	ast.Walk(n, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if s, ok := n.(*ast.Text); ok && entering {
			b.Write(s.Value(source))
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}

// TestPapersLinks: the files and headings that papers link to exist.
func TestPapersLinks(t *testing.T) {
	list := papers(t)
	for _, p := range list {
		follow := func(to string) {
			if strings.Contains(to, "://") {
				return // external links are skipped, because a test must not use the network
			}
			file, fragment, _ := strings.Cut(to, "#")
			target := p.name
			if file != "" {
				target = filepath.ToSlash(filepath.Join(filepath.Dir(p.name), file))
			}
			if _, err := os.Stat(filepath.Join(root, target)); err != nil {
				t.Errorf("%s links to %s: there is no such file", p.name, to)
				return
			}
			if i := slices.IndexFunc(list, func(p paper) bool { return p.name == target }); fragment != "" && (i < 0 || !slices.Contains(list[i].anchors(), fragment)) {
				t.Errorf("%s links to %s: there is no such heading", p.name, to)
			}
		}
		all(p, func(l *ast.Link) { follow(string(l.Destination)) })
		all(p, func(l *ast.Image) { follow(string(l.Destination)) })
	}
}

// untried are the commands that TestPapersCommands does not run, because they build, download, or need another
// shell. Each has the test that runs it instead.
var untried = []struct{ begin, instead string }{
	{"go build -o urlscope ./wasm", "make builds every program so"},
	{"go mod ", "TestModuleConsumer"},
	{"npm install ", "TestNPM"},
	{"cp -R node_modules/", "TestNPM"},
	{"make npm && npm pack ", "TestNPM"},
	{"urlscope npm && npm pack ", "TestNPM"},
	{"urlscope site ", "TestSite of wasm/site"},
	{"urlscope serve ", "serve_test.go"},
	{"urlscope symbols ", "symbols_test.go"},
	{"urlscope lesson -scorm ", "TestSCORM of wasm/shipped"},
	{`eval "$(urlscope completion`, "completion_test.go"},
	{"urlscope completion fish", "completion_test.go"},
}

// commandLine matches a line of code that is a command.
var commandLine = regexp.MustCompile(`^(?:urlscope|echo|make|go|npm|cp|eval|pre-commit|git) `)

// TestPapersCommands runs each command in the code blocks of papers, and checks that targets of make exist.
func TestPapersCommands(t *testing.T) {
	t.Parallel()
	dir := papersFolder(t)
	used, typed := make([]bool, len(untried)), map[string]bool{}
	for _, p := range papers(t) {
		all(p, func(block *ast.CodeBlock) {
			for line := range strings.Lines(string(block.Lines().Value(p.source))) {
				line = strings.TrimSpace(line)
				line = strings.NewReplacer("go run ./wasm", "urlscope", "./urlscope", "urlscope").Replace(line)
				if !commandLine.MatchString(line) || isUsage(line) || typed[line] {
					continue
				}
				typed[line] = true
				if i := slices.IndexFunc(untried, func(u struct{ begin, instead string }) bool { return strings.HasPrefix(line, u.begin) }); i >= 0 {
					used[i] = true
				} else if target, ok := strings.CutPrefix(line, "make "); ok {
					checkTarget(t, p.name, target)
				} else {
					typeCommand(t, dir, p.name, line)
				}
			}
		})
	}
	for i, u := range untried {
		if !used[i] {
			t.Errorf("no paper has %q any more", u.begin)
		}
	}
	if len(typed) < 30 {
		t.Errorf("there are only %d commands", len(typed))
	}
}

// isUsage reports whether a line is a usage, such as "urlscope report [-0] [URL…]".
func isUsage(line string) bool {
	_, arguments, _ := strings.Cut(line, " ")
	return regexp.MustCompile(`\[-|\[[A-Z]|\[OPTION|[A-Z]…|bash\|zsh`).MatchString(arguments) && !strings.Contains(line, "  # ") || line == "urlscope version"
}

// papersFolder returns a folder with the files that the papers' commands name. The program is on its path.
func papersFolder(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	program, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(program, filepath.Join(dir, "urlscope")); err != nil {
		t.Skip(err)
	}
	for name, content := range map[string]string{
		"docs/a.md": "http://host/%7Euser/\n", "README.md": "http://host/\n", "urls.txt": "http://h/\nftp://h/a\n", "answers.txt": "ftp://h/%2Fetc/motd\n",
	} {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// typeCommand runs a command of a paper. The command must succeed, but verify may report findings.
func typeCommand(t *testing.T, dir, paper, line string) string {
	t.Helper()
	cmd := exec.Command("sh", "-c", strings.ReplaceAll(line, "URL…", "http://h/ http://g/"))
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
	out, err := cmd.CombinedOutput()
	if status := cmd.ProcessState.ExitCode(); status > 1 || status != 0 && !strings.Contains(line, "urlscope verify") {
		t.Errorf("%s: %s\n%v\n%s", paper, line, err, out)
	}
	return string(out)
}

// checkTarget checks that a target of make exists.
func checkTarget(t *testing.T, paper, line string) {
	t.Helper()
	makefile, err := os.ReadFile(filepath.Join(root, "Makefile"))
	if err != nil {
		t.Fatal(err)
	}
	if target := regexp.MustCompile(`^[\w-]+`).FindString(line); !regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(target) + `:`).Match(makefile) {
		t.Errorf("%s: make has no target %q", paper, target)
	}
}

// TestPapersMention: what prose mentions exists: options of commands, targets of make, names of packages and
// tests.
func TestPapersMention(t *testing.T) {
	t.Parallel()
	for _, p := range papers(t) {
		all(p, func(span *ast.CodeSpan) {
			line := strings.TrimPrefix(strings.ReplaceAll(textOf(span, p.source), "\n", " "), "./")
			name, rest, ok := strings.Cut(line, " ")
			if !ok {
				return
			}
			switch kind, argument, _ := strings.Cut(rest, " "); {
			case name == "make":
				checkTarget(t, p.name, rest)
			case name == "urlscope":
				checkOptions(t, p.name, strings.Fields(rest))
			case name == "go" && kind == "doc":
				checkDoc(t, p.name, strings.Fields(argument)[0])
			case name == "go" && kind == "test":
				checkTests(t, p.name, strings.Fields(argument))
			}
		})
	}
}

// checkOptions checks that a command and its options exist.
func checkOptions(t *testing.T, paper string, args []string) {
	t.Helper()
	i := slices.IndexFunc(subcommands(), func(c subcommand) bool { return c.name == args[0] })
	if i < 0 {
		if args[0] != "COMMAND" {
			t.Errorf("%s: there is no command %q", paper, args[0])
		}
		return
	}
	options := subcommands()[i].optionsOf()
	for _, arg := range args[1:] {
		if name, ok := strings.CutPrefix(arg, "-"); ok && !slices.ContainsFunc(options, func(o option) bool { return o.name == name }) {
			t.Errorf("%s: %s has no option %s", paper, args[0], arg)
		}
	}
}

// checkDoc checks that a package of the module and its name exist.
func checkDoc(t *testing.T, paper, of string) {
	t.Helper()
	folder, name, _ := strings.Cut(strings.TrimPrefix(of, "urlscope/"), ".")
	sources := goSources(folder, false)
	if sources == "" || name != "" && !regexp.MustCompile(`(?m)^(?:func|type|var|const|\t) ?`+name+`\b`).MatchString(sources) {
		t.Errorf("%s: go doc knows no %s", paper, of)
	}
}

// checkTests checks that packages exist, and the tests that -run and -update name.
func checkTests(t *testing.T, paper string, args []string) {
	t.Helper()
	var sources string
	run := ""
	for i, arg := range args {
		folder, ok := strings.CutPrefix(arg, "./")
		if ok {
			found := goSources(strings.TrimSuffix(folder, "/..."), true)
			if found == "" {
				t.Errorf("%s: there are no tests in %s", paper, arg)
			}
			sources += found
		}
		if arg == "-run" {
			run = args[i+1]
		}
	}
	for pattern := range strings.SplitSeq(run, "|") {
		if !regexp.MustCompile(`(?m)^func \w*` + strings.Trim(pattern, "^$'")).MatchString(sources) {
			t.Errorf("%s: go test %s finds no %s", paper, strings.Join(args, " "), pattern)
		}
	}
	if slices.Contains(args, "-update") && !strings.Contains(sources, `flag.Bool("update"`) {
		t.Errorf("%s: go test %s: there is no -update", paper, strings.Join(args, " "))
	}
}

// goSources returns the Go files of a folder: its tests, or all other files.
func goSources(folder string, tests bool) string {
	var b strings.Builder
	names, _ := filepath.Glob(filepath.Join(root, folder, "*.go"))
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") == tests {
			data, _ := os.ReadFile(name)
			b.Write(data)
		}
	}
	return b.String()
}

// TestPapersConfiguration: configurations in papers are valid JSON, and verify accepts them.
func TestPapersConfiguration(t *testing.T) {
	t.Parallel()
	dir, n := papersFolder(t), 0
	for _, p := range papers(t) {
		all(p, func(block *ast.FencedCodeBlock) {
			if string(block.Language(p.source)) != "json" {
				return
			}
			n++
			content := block.Lines().Value(p.source)
			if !json.Valid(content) {
				t.Errorf("%s: it is not JSON: %s", p.name, content)
			}
			if err := os.WriteFile(filepath.Join(dir, ".urlscope.json"), content, 0o666); err != nil {
				t.Fatal(err)
			}
			typeCommand(t, dir, p.name, "urlscope verify -config '' -baseline known.json -write-baseline -q docs && urlscope verify -q docs")
		})
	}
	if n == 0 {
		t.Error("no paper has a configuration")
	}
}

// TestPapersTry: the URLs that README suggests give the results that it lists. Each piece of code in the second
// column must be in the report on the first column, or on the first column without "%2F".
func TestPapersTry(t *testing.T) {
	for name, lang := range map[string]words.Lang{"README.md": words.English, "README.ja.md": words.Japanese, "README.zh-Hant.md": words.Chinese} {
		data, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		rows := regexp.MustCompile("(?m)^\\| `([^` ]*:[^` ]*)` \\| (.*) \\|$").FindAllStringSubmatch(string(data), -1)
		if len(rows) != 5 {
			t.Errorf("%s has %d things to try", name, len(rows))
		}
		for _, row := range rows {
			said := reportText(lang, row[1]) + reportText(lang, strings.ReplaceAll(row[1], "%2F", ""))
			for _, code := range regexp.MustCompile("`([^`]*)`").FindAllStringSubmatch(row[2], -1) {
				if !strings.Contains(said, code[1]) {
					t.Errorf("%s: the report on %s does not have %q", name, row[1], code[1])
				}
			}
		}
	}
}

// reportText returns a report as text to search in.
func reportText(l words.Lang, url string) string {
	return strings.ReplaceAll(string(report.In(l, url).AppendJSON(nil)), `\"`, `"`)
}

// TestPapersVerify: the output of verify equals that in the README of this folder.
func TestPapersVerify(t *testing.T) {
	data, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	said := regexp.MustCompile(`(?m)^    (docs/a\.md.*)\n    (\t.*)$`).FindStringSubmatch(string(data))
	if said == nil {
		t.Fatal("it shows no finding")
	}
	dir := papersFolder(t)
	if err := os.WriteFile(filepath.Join(dir, "docs/a.md"), []byte(strings.Repeat("\n", 11)+"Look here:  http://host/~user/\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if got, want := typeCommand(t, dir, "README.md", "urlscope verify -q docs"), said[1]+"\n"+said[2]+"\n"; got != want {
		t.Errorf("verify says %q, README %q", got, want)
	}
}

// TestPapersEnglish: the English papers and the help of all commands have no phrase that must be read twice.
func TestPapersEnglish(t *testing.T) {
	style := proofread.ReadPapers(t, filepath.Join(root, "core/text/README.md"))
	for _, p := range papers(t) {
		if p.name != "README.ja.md" && p.name != "README.zh-Hant.md" {
			style.Check(t, p.name, 1, string(p.source))
		}
	}
	for _, c := range subcommands() {
		style.Check(t, "help "+c.name, 1, outputOf(t, "", "help", c.name))
	}
}
