// Package documents generates random documents for tests, in the formats that verify reads.
package documents

import (
	"math/rand/v2"
	"strings"
	"unicode/utf8"
)

// A Place tells what a URL is in a document.
type Place int

// Places of URLs.
const (
	Link   Place = iota // a link, or text
	Apart               // in code, in a comment, or for a program
	Either              // either of the two, or used for more than a link
)

// A Maker generates documents. The same seed gives the same documents.
type Maker struct {
	*rand.Rand
	Torn   bool               // constructs may lack their end; a Place then means nothing
	titled bool               // inside a title, whose text also makes the id of its section
	write  func(Place) string // returns the text for the next URL
}

// New returns a Maker with a seed. It calls write for the text of each URL.
func New(seed uint64, write func(Place) string) *Maker {
	return &Maker{Rand: rand.New(rand.NewPCG(seed, 1738)), write: write}
}

// Formats has the generators by the names of the formats.
var Formats = map[string]func(*Maker) string{
	"text": (*Maker).Text, "markdown": (*Maker).Markdown, "mdx": (*Maker).MDX, "html": (*Maker).HTML, "rst": (*Maker).RST,
	"asciidoc": (*Maker).Asciidoc, "org": (*Maker).Org, "notebook": (*Maker).Notebook, "json": (*Maker).JSON, "yaml": (*Maker).YAML,
	"toml": (*Maker).TOML,
}

func (m *Maker) link() string   { return m.write(Link) }
func (m *Maker) apart() string  { return m.write(Apart) }
func (m *Maker) either() string { return m.write(Either) }

// text returns a URL in text.
func (m *Maker) text() string {
	if m.titled {
		return m.apart()
	}
	return m.link()
}

// title returns what piece returns inside a title.
func (m *Maker) title(piece func() string) string {
	m.titled = true
	defer func() { m.titled = false }()
	return piece()
}

// one returns a random element of a list.
func (m *Maker) one(list ...string) string { return list[m.IntN(len(list))] }

// some returns between one and most pieces, joined by between.
func (m *Maker) some(most int, between string, piece func() string) string {
	list := make([]string, 1+m.IntN(most))
	for i := range list {
		list[i] = piece()
	}
	return strings.Join(list, between)
}

// word returns a word without meaning in any format.
func (m *Maker) word() string {
	return m.one("each", "octet", "of", "a", "name", "stands", "here", "日本語", "größer", "1738", "so")
}

// words returns up to four words.
func (m *Maker) words() string { return m.some(4, " ", m.word) }

// indented returns text with first before its first line, and rest before its other lines that are not empty.
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

// line returns a line of the same character, as long as text.
func line(text, octet string) string { return strings.Repeat(octet, utf8.RuneCountInString(text)) }
