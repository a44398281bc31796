//go:build !js

package main

import (
	"bytes"
	"fmt"
	"html"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
	xhtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// prerender fills the page with what it shows before its WebAssembly is there:
// the example as the model draws it, in the field's copy and in the panels, so
// that nothing moves when the model takes over.
func prerender(index []byte) ([]byte, error) {
	p := &page{model: newModel(example)}
	panels, err := childrenHTML(app.HTMLString(p))
	if err != nil {
		return nil, err
	}
	if !bytes.Contains(index, []byte(">"+html.EscapeString(example)+"</textarea>")) {
		return nil, fmt.Errorf("the field of index.html does not hold the example %s", example)
	}
	for _, part := range []struct{ name, content string }{
		{"copy", copyHTML(p.runs())},
		{"panels", panels},
	} {
		opening, closing := []byte("<!--"+part.name+"-->"), []byte("<!--/"+part.name+"-->")
		before, rest, ok := bytes.Cut(index, opening)
		_, after, ok2 := bytes.Cut(rest, closing)
		if !ok || !ok2 {
			return nil, fmt.Errorf("index.html has no %s … %s to fill", opening, closing)
		}
		index = bytes.Join([][]byte{before, []byte(part.content), after}, nil)
	}
	return index, nil
}

// childrenHTML returns what is inside the element that page is, as go-app writes
// it, but without its ways: the line ends between nodes, which would be drawn as
// spaces; the value "true" left out, which an aria attribute must spell out; the
// attributes in an order that changes from build to build.
func childrenHTML(page string) (string, error) {
	body := &xhtml.Node{Type: xhtml.ElementNode, Data: "div", DataAtom: atom.Div}
	nodes, err := xhtml.ParseFragment(strings.NewReader(strings.TrimSpace(page)), body)
	if err != nil || len(nodes) != 1 {
		return "", fmt.Errorf("go-app wrote %d elements for the page, not one: %w", len(nodes), err)
	}
	var b strings.Builder
	for n := range nodes[0].Descendants() {
		if n.Type == xhtml.TextNode {
			n.Data = strings.TrimSuffix(strings.TrimPrefix(n.Data, "\n"), "\n")
		}
		slices.SortFunc(n.Attr, func(a, b xhtml.Attribute) int { return strings.Compare(a.Key, b.Key) })
		for i, a := range n.Attr {
			if a.Val == "" && strings.HasPrefix(a.Key, "aria-") {
				n.Attr[i].Val = "true"
			}
		}
	}
	for n := range nodes[0].ChildNodes() {
		if err := xhtml.Render(&b, n); err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

// copyHTML writes runs as field.paint draws them.
func copyHTML(runs []textRun) string {
	var b strings.Builder
	for _, r := range runs {
		fmt.Fprintf(&b, `<span class="%s">%s`, html.EscapeString(r.class), html.EscapeString(r.text))
		for _, m := range r.marks {
			fmt.Fprintf(&b, `<i class="%s" data-n="%s"`, html.EscapeString(m.class), html.EscapeString(m.name))
			if m.plain != "" {
				fmt.Fprintf(&b, ` data-d="%s"`, html.EscapeString(m.plain))
			}
			b.WriteString("></i>")
		}
		b.WriteString("</span>")
	}
	return b.String()
}
