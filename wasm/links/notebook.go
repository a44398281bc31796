package links

import "slices"

// readNotebook reads a Jupyter notebook. It finds the URLs in Markdown cells; with code it also finds those in code cells.
func readNotebook(doc string, code bool, to reader) {
	n := &notebook{source: newSource(doc, code, to)}
	n.read()
	slices.SortFunc(n.cells, func(a, b cell) int { return a.text.Offset(0) - b.text.Offset(0) })
	end := 0
	for _, c := range n.cells {
		if c.text.Offset(0) < end { // inside another source, which is not a cell
			continue
		}
		end = c.text.Offset(len(c.text.Text))
		within := reader{
			url:     bindingAround(c.text.Text, func(e Excerpt) { to.url(c.text.whole(e)) }),
			comment: func(e Excerpt) { to.comment(c.text.whole(e)) },
			name:    to.name,
		}
		if c.kind == "markdown" {
			newMarkdown(c.text.Text, code, within).read()
		} else {
			Excerpt{Text: c.text.Text}.find(within.url)
		}
	}
}

// A cell is a cell of a notebook.
type cell struct {
	kind string
	text Excerpt
}

// A notebook is a JSON object. In each version of the format, only cells have "cell_type" and "source".
type notebook struct {
	*source
	values []value // the open objects and arrays
	deeper int     // the number of further open values, which are too deep for a cell
	cells  []cell
}

// maxValues is the largest nesting of JSON values.
const maxValues = 64

// A value is an object or an array.
type value struct {
	isObject bool
	name     string // key of the value being read; in an array, the key of the array
	named    bool   // in an object, whether the value has a key
	kind     string
	lines    []Excerpt // the lines of the source
}

// read reads all values.
func (n *notebook) read() {
	c := &cursor{s: n.doc}
	for c.to(`"{}[],:`); !c.done(); c.to(`"{}[],:`) {
		b := n.doc[c.at]
		if b == '"' {
			if e, next := n.quoted(c.at, `"`, true); next > c.at {
				c.at = next
				n.string(e)
				continue
			}
		}
		c.at++
		n.sign(b)
	}
}

// sign reads a punctuation mark between values.
func (n *notebook) sign(b byte) {
	last := n.last()
	switch b {
	case '{', '[':
		if len(n.values) == maxValues {
			n.deeper++
			return
		}
		v := value{isObject: b == '{'}
		if last != nil && b == '[' {
			v.name = last.name
		}
		n.values = append(n.values, v)
	case '}', ']':
		if n.deeper > 0 {
			n.deeper--
			return
		}
		n.end(last)
	case ':':
		if last != nil {
			last.named = true
		}
	case ',':
		if last != nil {
			last.named = false
		}
	}
}

// last returns the innermost open value; nil if none is open.
func (n *notebook) last() *value {
	if len(n.values) == 0 {
		return nil
	}
	return &n.values[len(n.values)-1]
}

// end closes the innermost value. The lines of an array belong to its object.
func (n *notebook) end(v *value) {
	if v == nil {
		return
	}
	n.values = n.values[:len(n.values)-1]
	if outer := n.last(); !v.isObject && outer != nil && outer.isObject {
		outer.lines = append(outer.lines, v.lines...)
	}
	if v.isObject && len(v.lines) > 0 && (v.kind == "markdown" || v.kind == "code" && n.code) {
		n.cells = append(n.cells, cell{v.kind, joined(v.lines, "")})
	}
}

// string reads a string: a key or a value.
func (n *notebook) string(e Excerpt) {
	switch v := n.last(); {
	case v == nil, n.deeper > 0:
	case v.isObject && !v.named:
		v.name = e.Text
	case v.name == "source":
		v.lines = append(v.lines, jsonEscaping.decode(e))
	case v.name == "cell_type" && v.isObject:
		v.kind = e.Text
	}
}
