// Package find finds URLs in text, as the appendix of RFC 1738 recommends.
//
//	for m := range find.In("see <URL:ftp://h/a>, and http://i/.") {
//		u := core.Parse(m.URL()) // "ftp://h/a", then "http://i/"
//	}
//
// Functions may be called by several goroutines at once.
package find

import (
	"iter"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/prose"
	"urlscope/core/internal/scheme"
	"urlscope/core/internal/typo"
	"urlscope/core/octet"
)

// A Match is a URL in free text.
type Match struct {
	text    string
	Span    core.Span // where it stands; without the wrapper, if it has one
	Wrapped bool      // it stood between "<" and ">", and its white space does not belong to the URL
}

// In finds the URLs in text as the appendix of RFC 1738 recommends: URLs in angle brackets, with or without the prefix
// "URL:" and over line breaks, and bare URLs. It finds whatever looks like a URL of a known scheme, right or wrong;
// core.Parse and core.Check say whether it is valid. A scheme before "://" can be misspelt, as in "htps://host/".
//
// A bare URL begins behind any octet that is not a letter or digit of US-ASCII. It ends
//   - before white space, controls, "<", ">" and the double quote mark. It ends before a single quote, a backquote, the
//     bar of a table or a caret if the same octet stands directly before the URL. A tilde there does not end the URL,
//     but is not its last octet;
//   - before another URL that is stuck to its host or to a letter of another script: "http://h.org/aでhttp://i.org/";
//   - before a bracket that does not close the last one opened in it;
//   - before the bracket around the text of a link in AsciiDoc, "http://h/[the docs]", and around the number of a note
//     behind a word, "http://h/a[1]", but not around a placeholder, "http://h/[the name]"; and before the bar in front
//     of the text of a link in a wiki, "[[http://h/|the docs]]";
//   - before the comma, semicolon or bar between it and another URL, and before a comma or semicolon behind a whole
//     host: "https://h.org,then". (In a query with a URL as a value, the next URL can be a value, too.);
//   - in other scripts, before a character that is not a letter, mark or digit: punctuation, brackets, quotes, symbols,
//     the white space of Unicode, and octets that are not UTF-8. A sign that joins the halves of a name, such as "·",
//     belongs to the URL between two letters. An emoji belongs to it if a name begins with it or the URL goes on behind
//     it: "http://h/a/😀", "http://h/😀/a", not "http://h/a😀";
//   - where text goes on without a space, if that can be told (see below).
//
// Punctuation at the end of the URL then belongs to the sentence.
//
// RFC 1738 allows no octet of another script in a URL, but people write them, and browsers show them:
// "https://ja.wikipedia.org/wiki/日本語" is one URL, with octets to be encoded. Japanese, Chinese, Thai, Lao, Khmer and
// Burmese put no space between a URL and the text behind it, and Korean puts no space before a particle. Four rules
// find the end:
//   - A label that ends a host is all ASCII, as in "http://例え.jp/", or begins with another script, as in
//     "http://例え.テスト/". In "http://host.com網站" the URL ends with the host.
//   - Hiragana where no name begins, such as directly behind a Latin letter or a digit, or behind the slash after the
//     host, is a particle of the sentence: "http://host/aを参照" ends in front of "を", because no word begins with "を"
//     behind ASCII.
//   - Particles of Korean in these places, and behind any slash, are text if the end or another URL follows them:
//     "http://host/a에서" ends in front of "에서", "http://host/a에서-b" does not.
//   - Thai, Lao, Khmer and Burmese directly behind a letter, digit or bracket of ASCII are text.
//
// All other letters belong to the URL: "http://host/a查看" is one URL, because otherwise "/wiki/C言語" would be cut off.
// Letters of Arabic, of Hindi and of other scripts with spaces between words also belong to it directly behind ASCII,
// "http://host/docsعربي", as they do in the autolinks of GFM and in UTS #58.
//
// The yardstick is UTS #58, Unicode Link Detection and Formatting (version 17.0). In follows its section 3.5 in what
// ends a URL (Hard), what ends it if nothing else follows (Soft), and in which brackets pair (Open, Close). It departs
// from it
//   - in the text behind a URL of other scripts, see above: the standard adds all letters to the URL, and a program
//     that then writes them as escapes has destroyed text;
//   - in emoji at the end of a word, which belong to the sentence more often than to the URL;
//   - in the marks of other scripts, such as "。", which always end a URL here, in a host too, because people write no
//     space behind them;
//   - in the double quote mark and in "<" and ">", which section 2.2 of RFC 1738 calls delimiters around URLs;
//   - in brackets, which can close behind a "/", "&" or "=": "?$expand=a($select=b)" is whole;
//   - in the texts of links, the numbers of notes, and lists, see above, which UTS #58 does not have;
//   - in what begins a URL: here it must be a scheme, so "www.example.org" and "joe@example.org" are not found. A URL
//     with a wrong host or address is found, because the error must be reported.
func In(text string) iter.Seq[Match] {
	return func(yield func(Match) bool) { find(text, false, yield) }
}

// Some finds URLs in the first piece of a text. It yields the URLs that In would find in the whole text and that no
// further piece can change. It returns the offset, in octets, of the text to pass again with the next piece behind it.
// For "http://h/ http://i" it yields the first URL only, because the second may go on. Call In for the last piece.
func Some(text string, yield func(Match) bool) (next int) { return find(text, true, yield) }

// find is In or, if more is true, Some: more text is to come.
func find(text string, more bool, yield func(Match) bool) (next int) {
	return prose.Find(text, more, schemesInText, func(p prose.Place) bool {
		return yield(Match{text, core.Span{Start: p.Start, End: p.End}, p.Wrapped})
	})
}

// schemesInText tells package prose what begins a URL and what ends its host.
var schemesInText = prose.Schemes{Longest: maxScheme, Begin: beginsURL, EndsHost: endsHost}

// maxScheme is the length of the longest known scheme that is looked for before "://": "dlna-playcontainer".
const maxScheme = 18

// beginsURL reports whether a scheme and the text behind its name look like the beginning of a URL. Schemes with
// a host need their slashes, and so do misspelt schemes; "mailto" and "news" need nothing.
func beginsURL(scheme, rest string) bool {
	switch of := core.LookupScheme(scheme); of {
	case core.Mailto, core.News:
		return true
	default:
		return strings.HasPrefix(rest, "://") && (of != core.Other || core.LookupRegistered(scheme) != nil || isMisspelt(scheme))
	}
}

// endsHost reports whether a URL ends with its host, before a comma or semicolon, a word and rest. It does in
// "http://h.org,see" and "http://h.org:80,no", where the host is whole. It does not in "http://h.example,org", where
// the word may be the next label, and not in "mongodb://h.org,see", because a mongodb URL may name several hosts, and
// others have their settings behind a semicolon.
func endsHost(scheme, host string, mark byte, word, rest string) bool {
	name := host[strings.LastIndexByte(host, '@')+1:]
	if word == "" || meant.IsTop(word) && strings.IndexByte(name, ':') < 0 || !meant.IsWholeHostport(name) {
		return false
	}
	known := core.LookupRegistered(scheme)
	several := known != nil && !known.Web
	return !several || mark == ',' && (rest == "" || strings.IndexByte(".:/@,", rest[0]) < 0)
}

// isMisspelt reports whether an unknown name is a misspelt scheme: "htpp" and "hhttp" are, "foo" is not. A letter
// stuck to a scheme is a slip only if it repeats the first one, because the "n" of "nhttp" is likely left over
// from `\nhttp://host/` in a program.
func isMisspelt(name string) bool {
	if strings.ContainsFunc(name, func(r rune) bool { return r >= 0x80 || octet.ClassOf(byte(r))&octet.AlphaDigit == 0 }) {
		return false
	}
	near := misspelt(name)
	stuck := len(name) - len(near)
	return near != "" && (stuck <= 0 || !octet.EqualFold(name[stuck:], near) || stuck == 1 && octet.Lower(name[0]) == near[0])
}

// misspelt returns the scheme of which name is a misspelling: one of the ten, or https. It returns "" if name resembles
// none of them. It allows one slip in three octets, and "x" for each "t", as in "hxxp", which people write so that
// nobody follows the link. The name of one of the ten over TLS is not misspelt.
func misspelt(name string) string {
	name = strings.ToLower(name)
	if stem, ok := strings.CutSuffix(name, "s"); ok && core.LookupScheme(stem) != core.Other || len(name) > maxScheme {
		return ""
	}
	best, least := "", min(len(name)/3, 2)+1
	for _, s := range usual {
		if strings.ReplaceAll(s, "t", "x") == name {
			return s
		}
		if d := typo.Slips(name, s); d < least {
			best, least = s, d
		}
	}
	return best
}

// usual are the schemes that people misspell: the ten of RFC 1738, and https.
var usual = func() (names []string) {
	for _, row := range scheme.Rows {
		if strings.HasPrefix(row.By, "section 3") {
			names = append(names, row.Name)
		}
	}
	return append(names, "https")
}()

// URL returns the URL without its fragment, and without the white space that broke it over lines. It keeps a
// hyphen at the end of a line, though the hyphen may come from the printer: see Hyphens.
func (m Match) URL() string {
	url, _, _ := strings.Cut(m.Text(), "#")
	return url
}

// Fragment returns the text behind "#", which is not part of the URL, or "" if no fragment follows.
func (m Match) Fragment() string {
	_, fragment, _ := strings.Cut(m.Text(), "#")
	return fragment
}

// withoutBlanks removes white space.
var withoutBlanks = strings.NewReplacer(" ", "", "\t", "", "\r", "", "\n", "")

// Text returns the URL with its fragment.
func (m Match) Text() string {
	raw := m.Span.In(m.text)
	if m.Wrapped {
		raw = withoutBlanks.Replace(raw)
	}
	return raw
}

// Hyphens returns the offsets in Text of the hyphens that stood at the end of a line: 10 for "<http://h/a-\nb>".
// Each may have been added where the line was broken (appendix).
func (m Match) Hyphens() (list []int) {
	if !m.Wrapped {
		return nil
	}
	raw := m.Span.In(m.text)
	out := 0 // octets of white space so far
	for i := range len(raw) {
		switch {
		case octet.ClassOf(raw[i])&(octet.Space|octet.Break) != 0:
			out++
		case raw[i] == '-' && i+1 < len(raw) && octet.ClassOf(raw[i+1])&octet.Break != 0:
			list = append(list, i-out)
		}
	}
	return list
}

// Slips returns how many slips of the hand turn word into typed, as a search for near words asks. An added, missing or changed
// letter is one slip; so are two neighbours that changed places, if nothing else is wrong. A letter is a character of UTF-8, and
// its case counts.
func Slips(typed, word string) int { return typo.Slips(typed, word) }
