package site

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"

	xhtml "golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
)

// prerender fills the page with its first screen, so that nothing moves and no word changes when the program starts. The
// body has it in English; a template has it for each other language, and theme.js swaps it in.
func prerender(index []byte) ([]byte, error) {
	page, err := fillIn(index, text.English)
	if err != nil {
		return nil, err
	}
	before, after, ok := bytes.Cut(page, []byte("</body>"))
	if !ok {
		return nil, errors.New("index.html has no </body>")
	}
	page = before
	for _, l := range text.Langs {
		if l == text.English {
			continue
		}
		body, err := translated(index, l)
		if err != nil {
			return nil, err
		}
		page = fmt.Appendf(page, "<template lang=\"%s\">%s</template>\n", l.Tag(), body)
	}
	return slices.Concat(page, []byte("</body>"), after), nil
}

// fillIn draws the example into the copy of the field and the panels, as the page does at start.
func fillIn(index []byte, l text.Lang) ([]byte, error) {
	m := &model.Model{Lang: l, Browser: model.Expected, MarksParting: true}
	m.Set(model.Example)
	m.SelectFirst()
	panels, err := childrenHTML(page.HTML(m))
	if err != nil {
		return nil, err
	}
	if !bytes.Contains(index, []byte(">"+html.EscapeString(model.Example)+"</textarea>")) {
		return nil, fmt.Errorf("the field of index.html does not hold the example %s", model.Example)
	}
	for _, part := range []struct{ name, content string }{
		{"copy", copyHTML(m.Runs())},
		{"panels", panels},
	} {
		place := []byte("<!--" + part.name + "-->")
		before, after, ok := bytes.Cut(index, place)
		if !ok {
			return nil, fmt.Errorf("index.html has no %s to fill", place)
		}
		index = slices.Concat(before, []byte(part.content), after)
	}
	return index, nil
}

// translated returns the body of the page in another language: filled in, and with its static words as setLang sets them.
func translated(index []byte, l text.Lang) (string, error) {
	filled, err := fillIn(index, l)
	if err != nil {
		return "", err
	}
	document, err := xhtml.Parse(bytes.NewReader(filled))
	if err != nil {
		return "", err
	}
	body := document
	for n := range document.Descendants() {
		translate(n, l)
		if n.DataAtom == atom.Body {
			body = n
		}
	}
	var b strings.Builder
	for c := range body.ChildNodes() {
		if err := xhtml.Render(&b, c); err != nil {
			return "", err
		}
	}
	return b.String(), nil
}

// translate sets the words of an element in the language l, by the keys in its attributes.
func translate(n *xhtml.Node, l text.Lang) {
	attributes := map[string]*string{}
	for i, a := range n.Attr {
		attributes[a.Key] = &n.Attr[i].Val
	}
	set := func(name, value string) {
		if a := attributes[name]; a != nil {
			*a = value
		}
	}
	if key := attributes["data-t-label"]; key != nil {
		set("aria-label", labels.UI(l, text.Key(*key)))
	}
	if lang := attributes["data-lang"]; lang != nil {
		set("aria-pressed", strconv.FormatBool(*lang == l.Tag()))
	}
	if id := attributes["id"]; id != nil && *id == "field" {
		set("placeholder", labels.UI(l, labels.Placeholder))
	}
	if n.DataAtom == atom.Noscript {
		empty(n) // a script puts this language into the page, so noscript is never shown
	}
	if key := attributes["data-t"]; key != nil {
		empty(n)
		n.AppendChild(&xhtml.Node{Type: xhtml.TextNode, Data: labels.UI(l, text.Key(*key))})
	}
}

// empty removes the children of an element.
func empty(n *xhtml.Node) {
	for n.FirstChild != nil {
		n.RemoveChild(n.FirstChild)
	}
}

// childrenHTML returns the inner HTML of the element page, without three habits of go-app: line ends between nodes, which
// browsers draw as spaces; attributes without their value "true", which aria attributes need; and an attribute order that
// changes from build to build.
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

// copyHTML returns runs as HTML, with the markup of field.paint.
func copyHTML(runs []model.Run) string {
	var b strings.Builder
	for _, r := range runs {
		fmt.Fprintf(&b, `<span class="%s">%s`, html.EscapeString(r.Class), html.EscapeString(r.Text))
		for _, m := range r.Marks {
			fmt.Fprintf(&b, `<i class="%s">%s`, html.EscapeString(m.Class), html.EscapeString(m.Name))
			if m.Plain != "" {
				fmt.Fprintf(&b, `<b>%s</b>`, html.EscapeString(m.Plain))
			}
			b.WriteString("</i>")
		}
		b.WriteString("</span>")
	}
	return b.String()
}
