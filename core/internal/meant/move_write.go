package meant

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/internal/glyph"
	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// replaced returns the edits that write what was meant for what a text has between two offsets, one for neighbours: "//" for "／／". What
// find is asked for is what stands at an offset, and how many octets it has: 0 where nothing is to be replaced.
func replaced(text string, from, to int, find func(at int) (meant string, length int)) (edits []Edit) {
	var written []byte // in place of what begins at from
	at := from
	end := func() {
		if from < at {
			edits = append(edits, Edit{from, at, string(written)})
		}
	}
	for at < to {
		meant, length := find(at)
		if length > 0 {
			written = append(written, meant...)
			at += length
			continue
		}
		end()
		at++
		from, written = at, written[:0]
	}
	end()
	return edits
}

// substituted returns the edits that write what is meant for what is typed, in either case: "." for the "[.]" of "h[.]org".
func substituted(text string, by substitutes) []Edit {
	return replaced(text, 0, len(text), func(at int) (string, int) { return by.at(text[at:]) })
}

// substitutes are pairs of a typed text, in lower case, and the text that was meant. A longer text comes before a text
// with which it begins.
type substitutes [][2]string

// at returns what is meant by the one that s begins with, and how long that is.
func (list substitutes) at(s string) (string, int) {
	for _, pair := range list {
		if pair[0][0]|0x20 == s[0]|0x20 && octet.HasPrefixFold(s, pair[0]) {
			return pair[1], len(pair[0])
		}
	}
	return "", 0
}

// all returns one variant with all edits, or nil if edits is empty. Each edit behind the first costs 2: three "&amp;"
// cost 4.
func all(edits []Edit) []variant {
	if len(edits) == 0 {
		return nil
	}
	return []variant{{edits, 2 * (len(edits) - 1)}}
}

// invisible are the characters that nobody sees, from one to another: controls but for white
// space, soft hyphens, joiners, marks of direction, variation selectors.
var invisible = [...][2]rune{
	{0, 0x08}, {0x0B, 0x0C}, {0x0E, 0x1F}, {0x7F, 0x7F}, {0xAD, 0xAD}, {0x34F, 0x34F}, {0x200B, 0x200F},
	{0x202A, 0x202E}, {0x2060, 0x2064}, {0x2066, 0x2069}, {0xFE00, 0xFE0F}, {0xFEFF, 0xFEFF},
}

// glyphs are signs of input methods and printers, and ligatures, each with what it means.
var glyphs = map[rune]string{
	'。': ".", '｡': ".", '、': "/", '・': "/", '～': "%7E", '〜': "%7E", '\u3000': "%20",
	'’': "'", '‘': "'", 'ʼ': "'", '′': "'", '“': "%22", '”': "%22", '„': "%22", '″': "%22",
	'‐': "-", '‑': "-", '‒': "-", '−': "-", '×': "x", '⁄': "/", '∕': "/", '․': ".", '‚': ",", '∶': ":",
	'\u2009': "%20", '\u202f': "%20", '\u00a0': "%20", '\u2002': "%20", '\u2003': "%20", '⁓': "%7E",
	'ﬀ': "ff", 'ﬁ': "fi", 'ﬂ': "fl", 'ﬃ': "ffi", 'ﬄ': "ffl", 'ﬅ': "st", 'ﬆ': "st", 'ĳ': "ij", 'Ĳ': "IJ",
}

// hostGlyphs are dashes and dots that are written in a host; elsewhere a URL may well mean them, since names have them.
var hostGlyphs = map[rune]string{'–': "-", '—': "-", '·': ".", '‧': ".", '•': ".", '∙': ".", '･': "."}

// moveGlyphs writes what programs write for the signs and letters of a URL as these, and takes out what nobody sees:
// "http:／／ｈ／oﬃce" is "http://h/office".
func moveGlyphs(text string, p parts) []variant {
	return all(replaced(text, 0, len(text), func(at int) (string, int) {
		r, size := utf8.DecodeRuneInString(text[at:])
		meant, ok := glyphOf(r, p.slashes && at < p.path.start)
		if !ok {
			meant, ok = lookAlike(text, r, at)
		}
		if !ok {
			return "", 0
		}
		return meant, size
	}))
}

// glyphOf returns what a character is written for, in the host or elsewhere: "h" for "ｈ", nothing for one that nobody sees.
func glyphOf(r rune, inHost bool) (string, bool) {
	switch {
	case 0xFF01 <= r && r <= 0xFF5D:
		return string(r - 0xFEE0), true
	case slices.ContainsFunc(invisible[:], func(i [2]rune) bool { return i[0] <= r && r <= i[1] }):
		return "", true
	case inHost && hostGlyphs[r] != "":
		return hostGlyphs[r], true
	}
	s, ok := glyphs[r]
	return s, ok
}

// lookAlike returns the Latin letter that one of another script looks like, alone between two that are Latin: "a" for the Cyrillic
// one of "http://exаmple.com/".
func lookAlike(text string, r rune, at int) (string, bool) {
	latin := glyph.Latin(r)
	if latin == 0 || at == 0 || text[at-1] >= 0x80 {
		return "", false
	}
	return octets[latin : latin+1], isAlpha(text[at-1]) || isText(text[at+utf8.RuneLen(r):])
}

// tildes are what is written where "~" was meant, in front of the name of a user.
var tildes = [...]string{"˜", "¯", "〜", "～", "∼", "˷", "(tilde)", "[tilde]", "`", `$\sim$`, `\sim`, `\~{}`, `\~`, "\\textasciitilde ", "\\string~", "%5Csim", "%5C~", "~", "&tilde;", "&#126;", "\\textasciitilde{}", "\\textasciitilde", "{~}", "$\\tilde{}$", "(~)"}

// moveTilde replaces a sign that was typed for a tilde by the escape of the tilde, because section 5 does not allow a
// raw tilde: "/˜joe" is "/%7Ejoe".
func moveTilde(text string, p parts) []variant {
	at := strings.LastIndexByte(text[:p.path.start], '/')
	rest := text[at+1:]
	for n := 0; ; n++ {
		i := strings.IndexByte(rest[n:], '/')
		if i < 0 {
			return nil
		}
		n += i
		behind := rest[n+1:]
		if behind == "" || isAlphaDigit(behind[0]) {
			continue
		}
		for _, t := range tildes {
			if strings.HasPrefix(behind, t) && len(behind) > len(t) && isAlpha(behind[len(t)]) {
				start := at + 1 + n + 1
				return one(start, start+len(t), "%7E")
			}
		}
	}
}

// moveUnsafe writes what no URL may hold as escapes, where the grammar takes escapes (section 2.2), and a "%" that begins none:
// "http://h/a b" → "http://h/a%20b".
func moveUnsafe(text string, p parts) []variant {
	edits := unsafeRuns(text, p.data, len(text))
	if p.slashes { // a host takes no escapes
		edits = append(unsafeRuns(text, p.user.start, p.user.end), unsafeRuns(text, p.path.start, len(text))...)
	}
	if p.scheme == "" {
		return nil
	}
	list := all(edits)
	if len(edits) > 1 && strings.IndexByte(text[p.path.start:], '\\') >= 0 { // which a path has for a slash
		list[0].extra += 40
	}
	return list
}

// unsafeRuns returns the edits that write as escapes what text has between two offsets that no URL may hold: "%20%3C" for " <". In
// front of a digit of base 16 a "%" is rather what is left of an escape; the rows know of those.
func unsafeRuns(text string, from, to int) []Edit {
	return replaced(text, from, to, func(i int) (string, int) {
		if isUnsafe(text[i]) || text[i] == '%' && isNoHexDigit(text[i+1:]) {
			return escapes(text[i : i+1]), 1
		}
		return "", 0
	})
}

// isUnsafe reports whether no URL is allowed to have b: " ", "\xff", not "#", because a fragment can follow it.
func isUnsafe(b byte) bool {
	return b >= 0x7F || b < ' ' || b != '#' && strings.IndexByte(neverRaw, b) >= 0
}

// moveIDN writes a host of another script in its ASCII form (RFC 5891), where that needs no more mapping than
// that to small letters: "http://bücher.example/" → "http://xn--bcher-kva.example/".
func moveIDN(text string, p parts) []variant {
	at := p.host
	if p.scheme == "mailto" {
		at = span{strings.LastIndexByte(text, '@') + 1, len(text)}
	}
	decoded := unescape(at.in(text))
	if isASCII(decoded) || !p.slashes && p.scheme != "mailto" {
		return nil
	}
	ascii, ok := asciiLabels(decoded)
	if !ok {
		return nil
	}
	return one(at.start, at.end, ascii)
}

// asciiLabels returns a host with each of its labels in its ASCII form; false, and the host as it is, where
// one has none: "xn--bcher-kva.de" for "bücher.de".
func asciiLabels(host string) (string, bool) {
	if isASCII(host) {
		return host, true
	}
	labels := strings.Split(host, ".")
	for i, l := range labels {
		ascii, ok := asciiLabel(l)
		if !ok {
			return host, false
		}
		labels[i] = ascii
	}
	return strings.Join(labels, "."), true
}

// asciiLabel returns a label in its ASCII form: "xn--bcher-kva" for "bücher".
func asciiLabel(label string) (string, bool) {
	if isASCII(label) {
		return label, true
	}
	ascii, ok := punycode.Encode(strings.ToLower(label))
	return ascii, ok && !strings.ContainsFunc(label, isNoHostRune)
}

// isNoHostRune reports whether no name of a host may have r as it is: "©", "\u0301", not "é". The first is no
// letter; the second, an accent, would have to be composed with the letter in front of it.
func isNoHostRune(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '-' }

// unescape returns s with the octets that its escapes stand for: "a b" of "a%20b".
func unescape(s string) string {
	if strings.IndexByte(s, '%') < 0 {
		return s
	}
	var buf [64]byte // for most: else it is allocated
	return string(octet.AppendDecoded(buf[:0], s))
}
