// Package anatomy draws the parts of a URL for readers without scripts: [SVG] returns a picture, [HTML] a page with
// the picture, the list of parts and the problems.
//
//	picture := anatomy.SVG("ftp://host.dom/%2Fetc/motd", anatomy.Options{Lang: text.English, Columns: 40})
//
// The output depends on the input and the options only, and escapes all markup in the input.
//
// The package also has what every drawing of a URL shares: the colour family of a part ([FamilyOf]), the brackets
// over several parts ([Groups]), the labels of the tokens ([Namer]) and the room that labels need ([Margins]).
package anatomy

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/text"
)

// A Theme is the set of colours of a picture.
type Theme uint8

// The themes. A picture in ThemeAuto follows the reader's preference, even inside an img element. It is light if there is
// no preference.
const (
	ThemeAuto Theme = iota
	ThemeLight
	ThemeDark
)

// Options say how to draw a URL. The zero Options draw it in English, in ThemeAuto, on one line.
type Options struct {
	Lang    text.Lang
	Theme   Theme
	Columns int       // octets on a line; 0 or less draws one line
	Select  core.Span // the octets of each input to highlight; octets outside the input are ignored
}

// A Family is a set of parts that share a colour and an underline.
type Family uint8

// The families. Delimiters and octets outside the URL have no underline.
const (
	FamilyDelimiter Family = iota
	FamilyStray
	FamilyScheme
	FamilyUserinfo
	FamilyHost
	FamilyPort
	FamilyPath
	FamilySearch
	FamilySpecial
	FamilyFragment
	families
)

// String returns the name of the family in style sheets, such as "host".
func (f Family) String() string {
	return [families]string{"delim", "stray", "scheme", "userinfo", "host", "port", "path", "search", "special", "fragment"}[f%families]
}

// FamilyOf returns the family of a part, such as FamilyUserinfo for a password. It returns FamilyPath for a part that has no
// family of its own.
func FamilyOf(p core.Part) Family {
	switch p {
	case core.Delim:
		return FamilyDelimiter
	case core.Stray:
		return FamilyStray
	case core.SchemeName:
		return FamilyScheme
	case core.User, core.Password:
		return FamilyUserinfo
	case core.Host, core.HostLiteral:
		return FamilyHost
	case core.Port:
		return FamilyPort
	case core.Search, core.GopherSearch, core.Fieldname, core.Fieldvalue:
		return FamilySearch
	case core.Ftptype, core.Gtype, core.GopherString, core.Wtype:
		return FamilySpecial
	case core.Fragment:
		return FamilyFragment
	}
	return FamilyPath
}

// A Group is a bracket over several tokens of a URL.
type Group struct {
	Name        string // the label: a nonterminal of section 5, such as "login", or a text
	First, Last int    // the first and the last token under it, as indices in [core.URL.Tokens]
	Guess       bool   // the label is a text that names the scheme by whose rules the parts are guessed
}

// Groups returns the brackets of u, in order. A bracket stands over two or more parts of a nonterminal of section 5,
// such as login (section 3.1) or fpath (section 3.2.2). If the parts are guessed, there is one bracket, with a text
// in language l. Groups returns nil if there are no brackets, such as for an input without a scheme and without a
// guess.
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

// guessed returns the bracket over all guessed parts.
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

// groupOf returns the nonterminal around a part. It is hostport instead of login if the scheme has no user.
func groupOf(u *core.URL, p core.Part) string {
	name := p.Info().Group
	if name == "login" && u.Reading() != nil && !u.Reading().Login {
		return "hostport"
	}
	return name
}

// IsGuess reports whether any part of u is guessed, as in "htpp://h/" and "www.example.com".
func IsGuess(u *core.URL) bool {
	for _, t := range u.Tokens() {
		if t.Mark&core.MarkGuess != 0 {
			return true
		}
	}
	return false
}

// Decoded returns raw, octets of one part, with its escapes decoded (section 2.2): "a b" for "a%20b". It returns ""
// if raw has no escapes, or if the result is not printable UTF-8, such as for "%00" and "%FF".
func Decoded(raw string) string {
	if strings.IndexByte(raw, '%') < 0 {
		return ""
	}
	plain := string(octet.AppendDecoded(nil, raw))
	if plain == raw || !utf8.ValidString(plain) || strings.ContainsFunc(plain, func(r rune) bool { return !strconv.IsPrint(r) }) {
		return ""
	}
	return plain
}
