package cli

import (
	"bytes"
	"cmp"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core/text/proofread"
)

// TestCommentsEnglish: the comments of all sources, the messages of tests and the errors of programs have no phrase that
// must be read twice. A comment of a Go file is above the declaration that it describes.
func TestCommentsEnglish(t *testing.T) {
	t.Parallel()
	style := proofread.ReadPapers(t, filepath.Join(root, "core/text/README.md"))
	read := map[string]int{}
	err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := strings.TrimPrefix(filepath.ToSlash(path), root+"/")
		if entry.IsDir() {
			if slices.Contains(foreign, entry.Name()) {
				return fs.SkipDir
			}
			return nil
		}
		prose := proseOf(name)
		if prose == nil {
			return nil
		}
		source, err := os.ReadFile(path)
		if err != nil || notOurs.Match(source) {
			return err
		}
		for _, text := range prose(t, name, source) {
			read[filepath.Ext(name)]++
			style.Check(t, name, text.line, text.text)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for ext, least := range map[string]int{".go": 5000, ".js": 50, ".ts": 20, ".css": 50, ".html": 2, "": 30, ".yml": 5} {
		if read[ext] < least {
			t.Errorf("only %d comments of files with extension %q were read", read[ext], ext)
		}
	}
}

// foreign are folders without sources that people of this project write.
var foreign = []string{"testdata", "build", "node_modules", ".git"}

// notOurs matches the head of a file that a program wrote, or whose comments come from go-app.
var notOurs = regexp.MustCompile(`\A// (?:Code generated|From go-app) `)

// A remark is a comment or a message, and the line of its file in which it begins.
type remark struct {
	line int
	text string
}

// proseOf returns the function that finds the remarks in a file of that name; nil if the file has none.
func proseOf(name string) func(t *testing.T, name string, source []byte) []remark {
	switch ext := filepath.Ext(name); {
	case ext == ".go":
		return goRemarks
	case ext == ".js", ext == ".mjs", ext == ".ts":
		return matches(`(?s)/\*.*?\*/|(?m:(?:^[ \t]*//.*\n)+)|(?m:\s// .*$)`, `(?m)^[ \t]*(?://|\*)`)
	case ext == ".css":
		return matches(`(?s)/\*.*?\*/`, `(?m)^[ \t]*\*`)
	case ext == ".html":
		return matches(`(?s)<!--.*?-->`, `$^`)
	case ext == ".yml", ext == ".yaml", filepath.Base(name) == "Makefile", strings.HasPrefix(name, ".ci/"):
		return matches(`(?m)(?:^[ \t]*#.*\n)+|\s# .*$`, `(?m)^[ \t]*#`)
	}
	return nil
}

// matches returns a function that finds the texts that pattern matches, without what margin matches in each line.
func matches(pattern, margin string) func(*testing.T, string, []byte) []remark {
	comment, mark := regexp.MustCompile(pattern), regexp.MustCompile(margin)
	return func(_ *testing.T, _ string, source []byte) (list []remark) {
		for _, at := range comment.FindAllIndex(source, -1) {
			list = append(list, remark{1 + bytes.Count(source[:at[0]], []byte("\n")), mark.ReplaceAllString(string(source[at[0]:at[1]]), "")})
		}
		return list
	}
}

// goRemarks returns the comments of a Go file, the messages of its tests and its errors.
func goRemarks(t *testing.T, name string, source []byte) (list []remark) {
	t.Helper()
	files := token.NewFileSet()
	file, err := parser.ParseFile(files, name, source, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		t.Error(err)
		return nil
	}
	checkNames(t, files, file)
	for _, declared := range file.Decls {
		// The name at the beginning is code.
		if f, ok := declared.(*ast.FuncDecl); ok && f.Doc != nil {
			f.Doc.List[0].Text = strings.TrimPrefix(f.Doc.List[0].Text, "// "+f.Name.Name)
		}
	}
	for _, group := range file.Comments {
		var b strings.Builder
		for _, c := range group.List {
			b.WriteString(strings.TrimPrefix(c.Text, "//") + "\n")
		}
		list = append(list, remark{files.Position(group.Pos()).Line, b.String()})
	}
	ast.Inspect(file, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		if message.MatchString(types.ExprString(call.Fun)) {
			for _, argument := range call.Args {
				if s := literal(argument); s != "" {
					list = append(list, remark{files.Position(argument.Pos()).Line, s})
				}
			}
		}
		return true
	})
	return list
}

// checkNames reports comments that describe another declaration of the file, because they begin with its name.
func checkNames(t *testing.T, files *token.FileSet, file *ast.File) {
	t.Helper()
	type description struct {
		name string
		doc  *ast.CommentGroup
	}
	var list []description
	names := map[string]bool{}
	add := func(name string, doc *ast.CommentGroup) {
		names[name] = true
		list = append(list, description{name, doc})
	}
	for _, declared := range file.Decls {
		switch d := declared.(type) {
		case *ast.FuncDecl:
			add(d.Name.Name, d.Doc)
		case *ast.GenDecl:
			doc := d.Doc // of the first
			for _, spec := range d.Specs {
				switch s := spec.(type) {
				case *ast.TypeSpec:
					add(s.Name.Name, cmp.Or(s.Doc, doc))
				case *ast.ValueSpec:
					add(s.Names[0].Name, cmp.Or(s.Doc, doc))
				}
				doc = nil
			}
		}
	}
	for _, d := range list {
		first := subject.FindStringSubmatch(d.doc.Text())
		if first != nil && names[first[1]] && first[1] != d.name {
			t.Errorf("%s: the comment of %s describes %s", files.Position(d.doc.Pos()), d.name, first[1])
		}
	}
}

// subject matches the word of a comment that is the name of what it describes.
var subject = regexp.MustCompile(`^(?:An? )?(\w+) (?:is|are|has|have|\w+s) `)

// message matches the names of the functions whose arguments are messages for the engineer, or errors.
var message = regexp.MustCompile(`\.(?:Error|Fatal|Log|Skip)f?$|^errors\.New$`)

// literal returns the text of a string literal, or of several that are joined with other texts by "+".
func literal(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.BasicLit:
		s, _ := strconv.Unquote(e.Value)
		return s
	case *ast.BinaryExpr:
		return literal(e.X) + literal(e.Y)
	}
	return ""
}
