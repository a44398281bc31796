//go:build !js

package labels

import (
	"cmp"
	"flag"
	"go/ast"
	"maps"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

var update = flag.Bool("update", false, "write the labels to testdata/text/labels.txt; add the claims that have no entry to claims.txt beside it, and drop those that no text has")

const register = "../../testdata/text/claims.txt"

// A kind is a kind of claim about a document, with the patterns that find it in the texts.
type kind struct {
	name    string
	pattern *regexp.Regexp
}

var kinds = []kind{
	{"RFC ", regexp.MustCompile(`\bRFC (\d+)`)},
	{"section ", regexp.MustCompile(`[Ss]ections? (\d+(?:\.\d+)*)|(\d+(?:\.\d+)*) 節`)},
	{"year ", regexp.MustCompile(`\b(19[789]\d|20[0-3]\d)\b`)},
	{"port ", regexp.MustCompile(`\b[Pp]orts?\b[^.;(]*?\b(\d+)\b`)}, // in the English text
	{"reply ", regexp.MustCompile("`([1-5]\\d\\d)[` ]")},
	{"", regexp.MustCompile(`(WHATWG|IANA|W3C|Z39\.50-1988|draft-[a-z0-9-]+)`)},
}

// claimsOf returns the claims about documents in a text, each once, in order.
func claimsOf(s string) []string {
	var list []string
	for _, k := range kinds {
		for _, m := range k.pattern.FindAllStringSubmatch(s, -1) {
			list = append(list, k.name+cmp.Or(m[1:]...))
		}
	}
	return slices.Compact(slices.Sorted(slices.Values(list)))
}

// TestClaims checks that every claim about a document in a text has an entry in the register, which says where the claim was
// checked. After a text changes, its claims must be checked again.
func TestClaims(t *testing.T) {
	data, err := os.ReadFile(register)
	if err != nil && !*update {
		t.Fatal(err)
	}
	head, have := readRegister(string(data))
	found := map[string][]string{}
	for _, row := range slices.Concat(rowsIn(t, "."), rowsIn(t, "../../core/text"), lessonTexts(t)) {
		noteClaims(found, row[0])
		// Years and document numbers are the same in every language.
		for _, other := range row[1:] {
			if got, want := documents(other), documents(row[0]); !slices.Equal(got, want) {
				t.Errorf("%q claims %v, in another language %v: %s", row[0], want, got, other)
			}
		}
	}
	for _, scheme := range schemesIn(t, "../../core/internal/scheme/table.go") {
		noteClaims(found, scheme)
	}
	for _, page := range []string{"index.html", "frame.html", "host.html"} {
		for _, s := range wordsOf(t, page) {
			noteClaims(found, s)
		}
	}
	if len(found) < 100 {
		t.Errorf("only %d texts with claims were found", len(found))
	}
	if *update {
		writeRegister(t, head, found, have)
		return
	}
	for _, s := range slices.Sorted(maps.Keys(found)) {
		for _, claim := range found[s] {
			if have[s][claim] == "" {
				t.Errorf("%s does not say where %q was checked, in the text\n\t%s", register, claim, s)
			}
		}
	}
	for s, checked := range have {
		for claim := range checked {
			if !slices.Contains(found[s], claim) {
				t.Errorf("%s has %q, which is no longer claimed by the text\n\t%s", register, claim, s)
			}
		}
	}
}

// documents returns the claims in s that look the same in every language.
func documents(s string) []string {
	return slices.DeleteFunc(claimsOf(s), func(claim string) bool { return strings.HasPrefix(claim, "port ") })
}

func noteClaims(found map[string][]string, s string) {
	if claims := claimsOf(s); len(claims) > 0 {
		found[s] = claims
	}
}

// readRegister returns the head of the register and its entries by text. The claims of a text follow it on lines that begin
// with a tab, each with the place where it was checked.
func readRegister(data string) (head string, entries map[string]map[string]string) {
	entries = map[string]map[string]string{}
	text := ""
	for line := range strings.Lines(data) {
		line = strings.TrimSuffix(line, "\n")
		claim, checked, _ := strings.Cut(strings.TrimPrefix(line, "\t"), ": ")
		switch {
		case strings.HasPrefix(line, "#"):
			head += line + "\n"
		case strings.HasPrefix(line, "\t"):
			entries[text][strings.TrimSuffix(claim, ":")] = checked
		case line != "":
			text = line
			entries[text] = map[string]string{}
		}
	}
	return head, entries
}

func writeRegister(t *testing.T, head string, found map[string][]string, have map[string]map[string]string) {
	t.Helper()
	var b strings.Builder
	b.WriteString(head)
	for _, s := range slices.Sorted(maps.Keys(found)) {
		b.WriteString("\n" + s + "\n")
		for _, claim := range found[s] {
			b.WriteString(strings.TrimRight("\t"+claim+": "+have[s][claim], " ") + "\n")
		}
	}
	if err := os.WriteFile(register, []byte(b.String()), 0o666); err != nil {
		t.Fatal(err)
	}
}

// rowsIn returns the rows in the Go files of a folder, which are lists of three strings.
func rowsIn(t *testing.T, dir string) (rows [][3]string) {
	t.Helper()
	for path, file := range goFiles(t, dir) {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		for list := range ast.Preorder(file) {
			if lit, ok := list.(*ast.CompositeLit); ok && len(lit.Elts) == 3 {
				row := [3]string{unquoted(lit.Elts[0]), unquoted(lit.Elts[1]), unquoted(lit.Elts[2])}
				if row[0] != "" && row[1] != "" {
					rows = append(rows, row)
				}
			}
		}
	}
	return rows
}

// lessonTexts returns the texts of the built-in lessons in each language.
func lessonTexts(t *testing.T) (rows [][3]string) {
	t.Helper()
	for _, number := range course.Numbers() {
		var texts, replies [3]string
		for _, l := range text.Langs {
			found, ok := course.Lesson(number, l)
			if !ok {
				t.Fatalf("there is no lesson %s in %s", number, l.Name())
			}
			texts[l], replies[l] = found.Text, found.Wrong[0].Say
		}
		rows = append(rows, texts, replies)
	}
	return rows
}

// schemesIn returns the claims of the table of schemes, such as "scheme imap: RFC 5092, port 143".
func schemesIn(t *testing.T, path string) (list []string) {
	t.Helper()
	for _, file := range goFiles(t, path) {
		for n := range ast.Preorder(file) {
			lit, ok := n.(*ast.CompositeLit)
			if !ok {
				continue
			}
			about, port := map[string]string{}, ""
			for _, e := range lit.Elts {
				kv, ok := e.(*ast.KeyValueExpr)
				if !ok {
					break
				}
				if key, ok := kv.Key.(*ast.Ident); ok {
					about[key.Name] = unquoted(kv.Value)
					if number, ok := kv.Value.(*ast.BasicLit); ok && key.Name == "Port" {
						port = ", port " + number.Value
					}
				}
			}
			if name := about["Name"]; name != "" {
				list = append(list, "scheme "+name+": "+cmp.Or(about["Since"], about["By"], "section 4")+port)
			}
		}
	}
	return list
}

// unquoted returns the value of a string literal, and "" for other expressions.
func unquoted(e ast.Expr) string {
	lit, ok := e.(*ast.BasicLit)
	if !ok {
		return ""
	}
	s, err := strconv.Unquote(lit.Value)
	if err != nil {
		return ""
	}
	return s
}

// wordsOf returns the texts of a page and the contents of its meta elements.
func wordsOf(t *testing.T, page string) (list []string) {
	t.Helper()
	for n := range parsed(t, page).Descendants() {
		if n.Type == html.TextNode && n.Parent.Data != "script" && n.Parent.Data != "style" && n.Parent.Data != "code" {
			list = append(list, strings.Join(strings.Fields(n.Data), " "))
		}
		for _, a := range n.Attr {
			if a.Key == "content" {
				list = append(list, a.Val)
			}
		}
	}
	return list
}
