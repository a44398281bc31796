// Package documents makes up documents for tests, in the formats that verify reads.
package documents

import (
	"math/rand/v2"
	"strings"
	"unicode/utf8"
)

// A Place says what a URL is in a document.
type Place int

// The places.
const (
	Link   Place = iota // in a link or in text
	Apart               // in code, in a comment, or for a program
	Either              // one of the two, or where more depends on it than a link
)

// A Maker makes up documents. What it makes depends on nothing but where its numbers begin.
type Maker struct {
	*rand.Rand
	Torn   bool               // whether some of what begins in a document may have no end; then a Place says nothing
	titled bool               // in the text of a title, which the name of a section is made of
	write  func(Place) string // returns what is written for the next URL
}

// New returns a Maker whose numbers begin at a seed. It asks write what to write for each URL.
func New(seed uint64, write func(Place) string) *Maker {
	return &Maker{Rand: rand.New(rand.NewPCG(seed, 1738)), write: write}
}

// Formats lists what documents can be made up, by the names of the formats.
var Formats = map[string]func(*Maker) string{
	"text": (*Maker).Text, "markdown": (*Maker).Markdown, "mdx": (*Maker).MDX, "html": (*Maker).HTML, "rst": (*Maker).RST,
	"asciidoc": (*Maker).Asciidoc, "org": (*Maker).Org, "notebook": (*Maker).Notebook, "json": (*Maker).JSON, "yaml": (*Maker).YAML,
	"toml": (*Maker).TOML,
}

func (m *Maker) link() string   { return m.write(Link) }
func (m *Maker) apart() string  { return m.write(Apart) }
func (m *Maker) either() string { return m.write(Either) }

// text returns a URL that stands in text.
func (m *Maker) text() string {
	if m.titled {
		return m.apart()
	}
	return m.link()
}

// title returns what piece makes for a title.
func (m *Maker) title(piece func() string) string {
	m.titled = true
	defer func() { m.titled = false }()
	return piece()
}

// one returns one of a list.
func (m *Maker) one(list ...string) string { return list[m.IntN(len(list))] }

// some returns up to most pieces, and at least one, with something between them.
func (m *Maker) some(most int, between string, piece func() string) string {
	list := make([]string, 1+m.IntN(most))
	for i := range list {
		list[i] = piece()
	}
	return strings.Join(list, between)
}

// word returns a word that no format has a meaning for.
func (m *Maker) word() string {
	return m.one("each", "octet", "of", "a", "name", "stands", "here", "日本語", "größer", "1738", "so")
}

// words returns some words.
func (m *Maker) words() string { return m.some(4, " ", m.word) }

// indented returns text with first before its first line and rest before the others, unless they are empty.
func indented(text, first, rest string) string {
	lines := strings.Split(text, "\n")
	for i, line := range lines {
		switch {
		case i == 0:
			lines[i] = first + line
		case line != "":
			lines[i] = rest + line
		}
	}
	return strings.Join(lines, "\n")
}

// line returns a line of an octet as long as text is in characters.
func line(text, octet string) string { return strings.Repeat(octet, utf8.RuneCountInString(text)) }
