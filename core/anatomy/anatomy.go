// Package anatomy draws the anatomy of a URL where no script runs: as a picture
// in SVG, and as static HTML with the picture, the list of parts and the
// problems. What is drawn is pure data of the URL: the same input gives the same
// octets, whatever is in it, and nothing in it is ever taken for markup.
//
// The package also says what belongs together in any drawing of a URL: the
// colour family of a part ([FamilyOf]), the brackets over several parts
// ([Groups]), the labels of the tokens ([Namer]) and whether there is room for
// them ([Margins]).
package anatomy

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/text"
)

// A Theme says in which colours a picture is drawn.
type Theme uint8

// The themes. A picture in Auto follows what its reader prefers, also where it
// is shown by an img element; where that is not known it is light.
const (
	Auto Theme = iota
	Light
	Dark
)

// Options say how a URL is drawn. The zero Options draw it in English, in the
// colours that the reader prefers, on one line.
type Options struct {
	Lang    text.Lang
	Theme   Theme
	Columns int       // octets on a line; 0 or less for all of them on one
	Select  core.Span // octets of each input to highlight; what of it is outside an input is left out
}

// A Family is a set of parts that are drawn in one colour and with one underline.
type Family uint8

// The families. Delimiters and what is outside the URL have no underline.
const (
	Delimiter Family = iota
	Stray
	Scheme
	Userinfo
	Host
	Port
	Path
	Search
	Special
	Fragment
	families
)

// String returns the name of the family, as style sheets use it, such as "host".
func (f Family) String() string {
	return [families]string{"delim", "stray", "scheme", "userinfo", "host", "port", "path", "search", "special", "fragment"}[f%families]
}

// FamilyOf returns the family of a part, such as Userinfo for a password: Path for
// all that has none of its own.
func FamilyOf(p core.Part) Family {
	switch p {
	case core.Delim:
		return Delimiter
	case core.Stray:
		return Stray
	case core.SchemeName:
		return Scheme
	case core.User, core.Password:
		return Userinfo
	case core.Host, core.HostLiteral:
		return Host
	case core.Port:
		return Port
	case core.Search, core.GopherSearch, core.Fieldname, core.Fieldvalue:
		return Search
	case core.Ftptype, core.Gtype, core.GopherString, core.Wtype:
		return Special
	case core.Fragment:
		return Fragment
	}
	return Path
}

// A Group is a bracket over several tokens of a URL.
type Group struct {
	Name        string // what it is labelled with: a nonterminal of section 5, such as "login", or words
	First, Last int    // the first and the last token under it, as indices in [core.URL.Tokens]
	Guess       bool   // it says only by which scheme's rules a guess was made, in words
}

// Groups returns the brackets of u, in order: a nonterminal of section 5 around
// two or more parts, such as login (section 3.1) or fpath (section 3.2.2), or, where
// all is guessed, one bracket that says so in language l. nil when there is none, as
// for an input without a scheme that nothing can be guessed of.
func Groups(l text.Lang, u *core.URL) (list []Group) {
	if IsGuess(u) {
		return guessed(l, u)
	}
	var open Group
	parts := 0
	end := func() {
		if parts > 1 {
			list = append(list, open)
		}
	}
	for i, t := range u.Tokens() {
		if t.Part == core.Delim {
			continue
		}
		name := groupOf(u, t.Part)
		if name == "" || name != open.Name {
			end()
			open, parts = Group{Name: name, First: i}, 0
		}
		if name != "" {
			open.Last = i
			parts++
		}
	}
	end()
	return list
}

// guessed returns the one bracket over all that a guess told apart.
func guessed(l text.Lang, u *core.URL) []Group {
	tokens := u.Tokens()
	g := Group{Guess: true, Name: text.ReadAs(l, u)}
	parts := 0
	for i, t := range tokens {
		beforeFragment := t.Part == core.Delim && i+1 < len(tokens) && tokens[i+1].Part == core.Fragment
		if t.Part == core.Stray || t.Part == core.Fragment || beforeFragment {
			continue
		}
		if parts == 0 {
			g.First = i
		}
		g.Last = i
		parts++
	}
	if parts < 2 {
		return nil
	}
	return []Group{g}
}

// groupOf returns the nonterminal around a part. Where a scheme takes no user the
// login of section 5 is a hostport.
func groupOf(u *core.URL, p core.Part) string {
	name := p.Info().Group
	if name == "login" && u.Reading() != nil && !u.Reading().Login {
		return "hostport"
	}
	return name
}

// IsGuess reports whether any part of u was told apart by a scheme that is a guess,
// as in "htpp://h/" and "www.example.com". It is false for an input without parts.
func IsGuess(u *core.URL) bool {
	for _, t := range u.Tokens() {
		if t.Mark&core.MarkGuess != 0 {
			return true
		}
	}
	return false
}

// Decoded returns what raw, octets of one part, stands for with its escapes decoded
// (section 2.2): "a b" of "a%20b", "" of "a", which has none, and "" of "%00" and
// "%FF", since what is not UTF-8 or cannot be seen is not shown.
func Decoded(raw string) string {
	if strings.IndexByte(raw, '%') < 0 {
		return ""
	}
	plain := string(core.AppendDecoded(nil, raw))
	if plain == raw || !utf8.ValidString(plain) || strings.ContainsFunc(plain, func(r rune) bool { return !strconv.IsPrint(r) }) {
		return ""
	}
	return plain
}
