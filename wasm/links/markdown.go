package links

import "urlscope/core"

// This reader finds URLs and nothing else. github.com/yuin/goldmark (1.8.7) could do so, too, because a
// destination is a slice of the source. But MDX would still need this reader, parsing alone takes twice as long as
// finding all URLs here (78 ms and 40 ms for 1.9 MB), and "> > >" and "[a]([a](" take more than linear time. Tests
// compare this reader with goldmark.

// readMarkdown reads a Markdown document. It finds the destinations of links, images and definitions, URLs in HTML
// tags, and URLs in the text, in angle brackets or bare; with code it includes code spans and blocks.
func readMarkdown(doc string, code bool, to reader) {
	m := newMarkdown(doc, code, to)
	m.bindDrawn()
	m.read()
}

type markdown struct {
	manuscript
	maxIndent int // the largest indent of a block's mark, in columns; more is code

	// Open blocks, and the blocks found.
	containers []container
	fence      string   // of the open code block; "" for none
	html       int      // the start of the open HTML block; -1 for none
	htmlEnds   []string // see beginsHTML
	inTable    bool
	last       core.Span // the text of the last line
	leaves     []leaf
	unquoted   []byte // the document without the marks of block quotes; nil if it has none

	// Facts about the whole text.
	labels   map[string]bool // the labels of definitions
	brackets []bracket       // open brackets
	linked   int             // how many of the open brackets are before a link: a link contains no other links
	bars     map[int]bool    // offsets of escaped bars in cells
	endless  map[string]int  // delimiters that were searched and not found, with the offset of the search

	// For MDX only.
	mdx      bool
	inModule bool        // in an import or export
	braces   map[int]int // the offsets of the closing braces of the paragraph
	paired   int         // the end of the paragraph that braces is about
}

func newMarkdown(doc string, code bool, to reader) *markdown {
	m := &markdown{
		manuscript: newManuscript(doc, code, to), maxIndent: 3, html: -1, labels: map[string]bool{}, bars: map[int]bool{}, endless: map[string]int{},
	}
	m.lines = []func(line) bool{m.block}
	m.marks = []opening{
		{"![", m.opens(true, len("!["))}, {"[", m.opens(false, len("["))}, {"]", m.closes}, {"\\", m.backslash}, {"`", m.codeSpan}, {"<", m.angle}, {"$", m.math}, {"{", m.attributes},
	}
	m.decode = m.decodeRest
	return m
}

// read reports each URL of the document. It reads the blocks, then the definitions, and then the text, which may
// refer to any definition.
func (m *markdown) read() {
	m.readLines()
	m.leave(0, len(m.doc))
	if m.unquoted != nil {
		m.doc = string(m.unquoted)
	}
	for i, l := range m.leaves {
		if l.kind == paragraphLeaf {
			m.leaves[i].start = m.definitions(l)
		}
	}
	for _, l := range m.leaves {
		switch l.kind {
		case htmlLeaf:
			m.nested(m.excerpt(l.start, l.stop), readHTML)
			continue
		case paragraphLeaf, wordsLeaf:
			m.brackets, m.linked = m.brackets[:0], 0
			m.inline(l.start, l.stop)
		}
		m.find(l.start, l.stop)
	}
	m.tell()
}
