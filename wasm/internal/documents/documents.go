// Package documents makes up documents for tests, in the formats that verify reads.
package documents

import (
	"math/rand/v2"
	"strings"
)

// A Maker makes up documents. What it makes depends on nothing but where its numbers begin.
type Maker struct {
	*rand.Rand
	URL func() string // returns what is written for the next URL
}

// New returns a Maker whose numbers begin at a seed.
func New(seed uint64, url func() string) *Maker {
	return &Maker{rand.New(rand.NewPCG(seed, 1738)), url}
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
