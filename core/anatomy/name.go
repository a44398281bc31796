package anatomy

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/text"
)

// Label returns what token t of u is labelled with in language l wherever parts are
// listed: its name, and a question mark where a guess told it apart.
func Label(l text.Lang, u *core.URL, t core.Token) string { return doubted(text.Part(l, u, t), t) }

// doubted returns the name of t with a question mark where a guess told t apart; what is
// outside of the URL was not guessed, and separators are no parts.
func doubted(name string, t core.Token) string {
	if t.Mark&core.MarkGuess != 0 && t.Part != core.Delim && t.Part != core.Stray {
		return name + "?"
	}
	return name
}

// A Namer labels the tokens of a drawing one after the other, so that a name stands
// there once: the second directory of "a/b/c" is labelled 2, and so on.
type Namer struct {
	lang    text.Lang
	url     *core.URL
	skipped []core.Token
	used    map[string]int // how often each name was
}

// NewNamer returns a Namer for a drawing of u in language l. The tokens in front of
// what is drawn are skipped: they have no labels, and are counted, but for empty ones,
// since a drawing that shows only what is in sight does not show those. Most drawings
// skip none.
func NewNamer(l text.Lang, u *core.URL, skipped []core.Token) *Namer {
	return &Namer{lang: l, url: u, skipped: skipped, used: map[string]int{}}
}

// Label returns the label of t, which stands behind those that were labelled before it;
// "" for a separator, but for the tabs of a Gopher URL (section 3.4), which look like
// escapes. A label that is spare says little, and may be left out to make room for
// others: a number, or that of a tab.
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
	return doubted(name, t), false
}

// countSkipped returns how many of the skipped tokens that are not empty are a part and
// have its name. No part has two names but for the last of many segments, which has one
// of its own.
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
