package links

import "urlscope/core"

// Ours reads only what says where URLs are. github.com/yuin/goldmark (1.8.7) could say it, too: a destination is a slice of the
// source. But MDX would need ours beside it, parsing alone takes twice as long as finding all URLs takes here (1.9 MB: 78 ms, 40 ms),
// and "> > >" and "[a]([a](" take more than in proportion to their length. Tests hold ours to it.

// readMarkdown reads a Markdown document. Its URLs are the destinations of links,
// images and definitions, those in tags of HTML, and those that stand in the text,
// in angle brackets or bare; with code also those in code spans and blocks.
func readMarkdown(doc string, code bool, to reader) {
	m := newMarkdown(doc, code, to)
	m.bindDrawn()
	m.read()
}

type markdown struct {
	manuscript
	maxIndent int // of the mark of a block, in columns; what is indented by more is code

	// The blocks that are open, and those that are known.
	containers []container
	fence      string   // of the block of code; "" for none
	html       int      // where the block of HTML begins; -1 for none
	htmlEnds   []string // see beginsHTML
	inTable    bool
	last       core.Span // the text of the last line
	leaves     []leaf
	unquoted   []byte // the document without the marks of quotations; nil when it has none

	// Facts about the whole text.
	labels   map[string]bool // the labels of definitions
	brackets []bracket       // open brackets
	linked   int             // how many of the open brackets are before a link: a link contains no other links
	bars     map[int]bool    // offsets of escaped bars in cells
	endless  map[string]int  // delimiters that were searched and not found, with the offset of the search

	// Of MDX alone.
	mdx      bool
	inModule bool        // in a block that a program imports or exports
	braces   map[int]int // where the braces of the paragraph are closed
	paired   int         // where the paragraph ends that braces is of
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

// read tells of each URL of the document: it reads the blocks, then the definitions, and then the text, for that may be a reference
// to any of them.
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
