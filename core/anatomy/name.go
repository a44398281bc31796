package anatomy

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/text"
)

// Label returns the label of token t of u in a list of parts: its name in language l, and a question mark if the part
// is guessed.
func Label(l text.Lang, u *core.URL, t core.Token) string { return asGuess(text.Part(l, u, t), t) }

// asGuess adds a question mark to the name of a guessed part. Separators and octets outside the URL are never
// guessed.
func asGuess(name string, t core.Token) string {
	if t.Mark&core.MarkGuess != 0 && t.Part != core.Delim && t.Part != core.Stray {
		return name + "?"
	}
	return name
}

// A Namer labels the tokens of a drawing in order. It writes each name once: the second directory of "a/b/c" gets the
// label 2.
type Namer struct {
	lang    text.Lang
	url     *core.URL
	skipped []core.Token
	used    map[string]int // how often each name occurred
}

// NewNamer returns a Namer for a drawing of u in language l. The skipped tokens come before the drawing, for example
// because they are scrolled out of sight. They are counted but not labelled. Empty skipped tokens are not counted,
// because such a drawing leaves them out.
func NewNamer(l text.Lang, u *core.URL, skipped []core.Token) *Namer {
	return &Namer{lang: l, url: u, skipped: skipped, used: map[string]int{}}
}

// Label returns the label of t. It must be called for all tokens in order. The label of a separator is "", except for
// the tabs of a Gopher URL (section 3.4), which look like escapes. A spare label is a number or a tab. A drawing can
// leave it out to make room.
func (n *Namer) Label(t core.Token) (label string, spare bool) {
	name := text.Part(n.lang, n.url, t)
	if t.Part == core.Delim {
		if name == text.PartName(n.lang, n.url, core.Delim) {
			return "", false
		}
		return name, true
	}
	count, ok := n.used[name]
	if !ok {
		count = n.countSkipped(t.Part, name)
	}
	count++
	n.used[name] = count
	if count > 1 {
		return strconv.Itoa(count), true
	}
	return asGuess(name, t), false
}

// countSkipped counts the skipped tokens that are not empty and have that part and name. A part has one name, except
// that the last of many segments has another, so the first token decides.
func (n *Namer) countSkipped(part core.Part, name string) (count int) {
	for _, t := range n.skipped {
		if t.Part != part || t.Len() == 0 {
			continue
		}
		if count == 0 && text.Part(n.lang, n.url, t) != name {
			return 0
		}
		count++
	}
	return count
}
