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

// A Match is a URL that stands in free text.
type Match struct {
	text    string
	Span    core.Span // where it stands; without the wrapper, if it has one
	Wrapped bool      // it stood between "<" and ">": white space in it is none of its own
}

// In finds the URLs in text as the appendix of RFC 1738 recommends: those in
// angle brackets, with or without the prefix "URL:", over line breaks; and bare
// ones. It takes what looks like a URL of a known scheme, right or wrong: whether it
// is one, core.Parse and core.Check say. A scheme before "://" may be misspelt, too, as in
// "htps://host/".
//
// A bare URL begins behind any octet that is not a letter or digit of US-ASCII. It ends
//   - before white space, controls, "<", ">" and the double quote mark, and before a single one, a backquote, the
//     bar of a table or a caret when the same stands directly before the URL; a tilde then ends none, but is not its last;
//   - before another URL that is stuck to its host or to a letter of another script: "http://h.org/aでhttp://i.org/";
//   - before a bracket that does not close the last one opened in it;
//   - before the bracket of the text of a link, as AsciiDoc has it, "http://h/[the docs]", and of the number of a note
//     behind a word, "http://h/a[1]", though not of a name that is to be filled in, "http://h/[the name]"; before the bar in front of that text in a wiki, "[[http://h/|the docs]]";
//   - before the comma, semicolon or bar that parts it from another URL, and before a comma or semicolon behind a
//     whole host: "https://h.org,then" (in a query that holds a URL the next one is a value, too);
//   - in other scripts, before what is not a letter, mark or digit: punctuation, brackets,
//     quotes, symbols, the white space of Unicode, and octets that are no UTF-8. A sign that
//     joins the halves of a name, such as "·", is of the URL between two letters, and so is an emoji
//     that begins a name or that the URL goes on behind: "http://h/a/😀", "http://h/😀/a", not "http://h/a😀";
//   - where text goes on without a space, as far as that can be told (see below);
//
// and what punctuation it would end with then is of the sentence.
//
// No octet of another script may stand in a URL, but people write them, and browsers
// show them: "https://ja.wikipedia.org/wiki/日本語" is one URL, with octets to be encoded.
// Japanese, Chinese, Thai, Lao, Khmer and Burmese put no space between it and the text behind,
// and Korean none before a particle. Four things tell them apart:
//   - A label that ends a host is all ASCII, as in "http://例え.jp/", or begins with another
//     script, as in "http://例え.テスト/". Of "http://host.com網站" only the host is URL.
//   - Hiragana where no name begins, such as directly behind a Latin letter or a digit, or
//     behind the slash after the host, is a particle of the sentence: "http://host/aを参照"
//     ends in front of "を", with which no word begins behind any ASCII.
//   - So are particles of Korean there and behind any slash, when nothing but they comes before the
//     end, or before another URL: "http://host/a에서" ends in front of "에서", "http://host/a에서-b" does not.
//   - Thai, Lao, Khmer and Burmese directly behind a letter, digit or bracket of ASCII are text.
//
// What else there is counts as the URL's own: "http://host/a查看" is one URL. Else
// "/wiki/C言語" would be cut off. So are letters of Arabic, of Hindi and of other scripts with spaces
// between words, also directly behind ASCII, "http://host/docsعربي": the autolinks of GFM and UTS #58
// take them, too.
//
// The yardstick is UTS #58, Unicode Link Detection and Formatting (version 17.0). In follows its
// section 3.5 in what ends a URL (Hard), what does so when nothing but that follows (Soft), and in which
// brackets pair (Open, Close), and departs from it
//   - in the text behind a URL of other scripts, see above: the standard takes all letters into the
//     URL, and who writes them as escapes then has destroyed text;
//   - in emoji at the end of a word, which are of the sentence more often than of the URL;
//   - in the marks of other scripts, such as "。", which always end a URL here, in a host too: behind them
//     no space follows either;
//   - in the double quote mark and in "<" and ">", which section 2.2 of RFC 1738 calls delimiters around URLs;
//   - in brackets, which may close behind a "/", "&" or "=": "?$expand=a($select=b)" is whole;
//   - in labels and lists, see above, which it knows nothing of;
//   - in what begins a URL: only a scheme does, "www.example.org" and "joe@example.org" are none, but what is
//     wrong with a host or an address keeps none from being found, since it is to be told.
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

// misspelt returns the scheme of which name is a misspelling: one of the ten, or https. If there is none, it
// returns "". It allows one slip in three octets, and "x" for each "t", as in "hxxp", which is written so that
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

// Fragment returns the text behind "#", which is not part of the URL, or "" if there is none.
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
