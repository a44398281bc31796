package links

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"urlscope/wasm/internal/documents"
)

// A parsed is a document as read by goldmark, another Markdown parser.
type parsed struct {
	source       []byte
	destinations map[int]string // by offset, as written
	autolinks    map[int]bool   // offsets of those in angle brackets, which have no backslash escapes
	html         []string       // blocks and tags
	prose        []bool         // whether each octet is text
}

func parseMarkdown(doc string, more ...goldmark.Extender) *parsed {
	p := &parsed{source: []byte(doc), destinations: map[int]string{}, autolinks: map[int]bool{}, prose: make([]bool, len(doc))}
	root := goldmark.New(goldmark.WithExtensions(append(more, extension.Table)...)).Parser().Parse(text.NewReader(p.source))
	ast.Walk(root, func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		if !entering {
			return ast.WalkContinue, nil
		}
		switch n := n.(type) {
		case *ast.Link:
			p.add(n.Destination)
			p.readable(n.Title)
		case *ast.Image:
			p.add(n.Destination)
			p.readable(n.Title)
		case *ast.LinkReferenceDefinition:
			p.add(n.Destination)
			p.readable(n.Title)
		case *ast.AutoLink:
			if n.AutoLinkType == ast.AutoLinkURL {
				p.add(n.URL(p.source))
				p.autolinks[p.at(n.URL(p.source))] = true
			}
		case *ast.RawHTML:
			p.html = append(p.html, string(n.Segments.Value(p.source)))
		case *ast.HTMLBlock:
			block := n.Lines().Value(p.source)
			if n.HasClosure() {
				block = append(block, n.ClosureLine.Value(p.source)...)
			}
			p.html = append(p.html, string(block))
		case *ast.Text:
			if n.Parent().Kind() != ast.KindCodeSpan {
				p.readable(n.Segment.Value(p.source))
			}
		}
		return ast.WalkContinue, nil
	})
	return p
}

// at returns the offset in the document of a slice that goldmark returns; -1 if it is a copy.
func (p *parsed) at(octets []byte) int {
	at := cap(p.source) - cap(octets)
	if len(octets) == 0 || at < 0 || at >= len(p.source) || &p.source[at] != &octets[0] {
		return -1
	}
	return at
}

// add adds a destination. Several links may share a definition.
func (p *parsed) add(octets []byte) {
	if at := p.at(octets); at >= 0 {
		p.destinations[at] = string(octets)
	}
}

// readable marks octets as text.
func (p *parsed) readable(octets []byte) {
	if at := p.at(octets); at >= 0 {
		for i := range octets {
			p.prose[at+i] = true
		}
	}
}

// decoded decodes a destination with goldmark. An escaped octet does not start a reference.
func (p *parsed) decoded(at int, destination string) string {
	if p.autolinks[at] {
		return string(util.ResolveEntityNames(util.ResolveNumericReferences([]byte(destination))))
	}
	var b strings.Builder
	for i, piece := range strings.Split(destination, `\&`) {
		if i > 0 {
			b.WriteString("&")
		}
		b.Write(util.ResolveEntityNames(util.ResolveNumericReferences(util.UnescapePunctuations([]byte(piece)))))
	}
	return b.String()
}

// checkOracle compares this reader's result for a document with goldmark's.
func checkOracle(t *testing.T, doc string) (destinations int) {
	t.Helper()
	complaint, n := differs(doc)
	if complaint != "" {
		t.Errorf("%s in\n%s\n%q", complaint, doc, doc)
	}
	return n
}

// differs describes how the results differ; "" if they agree.
func differs(doc string) (complaint string, destinations int) {
	p := parseMarkdown(doc)
	var html []string
	for _, fragment := range p.html {
		readHTML(fragment, true, reader{url: func(e Excerpt) { html = append(html, e.Text) }, comment: ignored})
	}
	for _, e := range urlsOf(Formats[1], doc, false) {
		at := e.Offset(0)
		written, is := p.destinations[at]
		if !is {
			if i := slices.Index(html, e.Text); i >= 0 {
				html = slices.Delete(html, i, i+1)
			} else if !p.prose[at] || strings.HasPrefix(e.Text, "zz:") { // not a URL without delimiters
				return fmt.Sprintf("%q at %d is no destination", e.Text, at), 0
			}
			continue
		}
		delete(p.destinations, at)
		destinations++
		if wanted := absolute(p.decoded(at, written)); len(wanted) != 1 || wanted[0] != e.Text {
			return fmt.Sprintf("%q at %d is to be %q", e.Text, at, wanted), 0
		}
		if raw := doc[at:e.Offset(len(e.Text))]; !strings.HasPrefix(written, raw) || p.decoded(at, raw) != e.Text {
			return fmt.Sprintf("%q at %d is written %q", e.Text, at, written), 0
		}
	}
	for at, written := range p.destinations {
		if len(absolute(p.decoded(at, written))) > 0 {
			return fmt.Sprintf("%q at %d is not found", written, at), 0
		}
	}
	if len(html) > 0 {
		return fmt.Sprintf("%q in HTML are not found", html), 0
	}
	return "", destinations
}

// absolute returns the destination if this reader looks at it.
func absolute(destination string) (list []string) {
	Excerpt{Text: destination}.reference(func(e Excerpt) { list = append(list, e.Text) })
	return list
}

// specExamples returns the examples of CommonMark from goldmark's tests.
func specExamples(t *testing.T) (examples []string) {
	t.Helper()
	dir, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", "github.com/yuin/goldmark").Output()
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(dir)), "_test", "spec.json"))
	if err != nil {
		t.Fatal(err)
	}
	var list []struct{ Markdown string }
	if err := json.Unmarshal(data, &list); err != nil || len(list) < 600 {
		t.Fatalf("%d examples, %v", len(list), err)
	}
	for _, e := range list {
		examples = append(examples, e.Markdown)
	}
	return examples
}

// TestMarkdownSpec reads each example of CommonMark, unchanged and with absolute destinations in place of relative
// ones.
func TestMarkdownSpec(t *testing.T) {
	relative := regexp.MustCompile(`(\]\(\s*<?|\]:\s*<?)([^\s<>()])`)
	destinations := 0
	for _, doc := range specExamples(t) {
		destinations += checkOracle(t, doc)
		for _, base := range []string{"zz:", "http://h/"} {
			if with := relative.ReplaceAllString(doc, "${1}"+base+"${2}"); with != doc {
				destinations += checkOracle(t, with)
			}
		}
	}
	if destinations < 300 {
		t.Errorf("only %d destinations", destinations)
	}
}

// wrong matches what goldmark reads differently from CommonMark: "<" in a destination in angle brackets, a
// declaration in lower case, an instruction that starts with ">", and text after an item that starts with an empty
// item.
var wrong = regexp.MustCompile(`[(:]\s*<[^>\n]*<|<![a-z]|<\?>|[-+*.)][ \t]+[-+*]\s*\n`)

// rounds is the number of generated documents.
func rounds(few int) uint64 {
	if os.Getenv("URLSCOPE_ROUNDS") == "all" {
		few *= 20
	}
	return uint64(few)
}

// TestMarkdownMade reads generated documents, well-formed and not.
func TestMarkdownMade(t *testing.T) {
	behind := []string{"", "", "?a=1&amp;b", "/\\(a", "(b(c)d)", "#e", "&copy=1", "/日本"}
	for name, of := range madeMarkdown {
		destinations := 0
		for seed := range rounds(2000) {
			n := 0
			doc := of(documents.New(seed, func(documents.Place) string {
				n++
				return fmt.Sprintf("zz:/%d%s", n, behind[n%len(behind)])
			}))
			if !wrong.MatchString(doc) {
				destinations += checkOracle(t, doc)
			}
		}
		if destinations < 300 {
			t.Errorf("%s: only %d destinations", name, destinations)
		}
	}
}

var madeMarkdown = map[string]func(*documents.Maker) string{
	"well": (*documents.Maker).Markdown,
	"torn": func(m *documents.Maker) string {
		m.Torn = true
		return m.Markdown()
	},
	"soup": func(m *documents.Maker) string { return m.Soup(24) },
}

// wrapped matches a URL in angle brackets with white space in it, as in the appendix of RFC 1738.
var wrapped = regexp.MustCompile(`<http:[^>\s]*\s[^>]*>`)

// TestMarkdownBare compares the starts of bare URLs in text with the starts that GFM finds. The ends differ: this
// reader ends a URL by UTS #58 and the appendix of RFC 1738, before ">", a quotation mark, and an unmatched parenthesis
// or bracket. GFM includes these up to the next white space.
func TestMarkdownBare(t *testing.T) {
	bare := 0
	for name, of := range madeMarkdown {
		for seed := range rounds(4000) {
			n := 0
			doc := of(documents.New(seed, func(documents.Place) string {
				n++
				return fmt.Sprintf("http://host.example/%d", n)
			}))
			if wrong.MatchString(doc) || wrapped.MatchString(doc) {
				continue
			}
			ours, within := map[int]Excerpt{}, map[int]bool{}
			for _, e := range urlsOf(Formats[1], doc, false) {
				ours[e.Offset(0)] = e
				for at := e.Offset(0) + 1; at < e.Offset(len(e.Text)); at++ {
					within[at] = true // "http://h/a![b](http://h/c" is one URL
				}
			}
			signed, linked := parseMarkdown(doc).destinations, parseMarkdown(doc, extension.Linkify)
			for at, theirs := range linked.destinations {
				if signed[at] != "" || within[at] {
					continue
				}
				bare++
				theirs = linked.decoded(at, theirs)
				e, found := ours[at]
				if !found || !strings.HasPrefix(theirs, e.Text) && !strings.HasPrefix(e.Text, theirs) {
					t.Errorf("%s %d: %q at %d is %q in\n%s", name, seed, theirs, at, e.Text, doc)
				}
			}
		}
	}
	if bare < 500 {
		t.Errorf("only %d URLs", bare)
	}
}
