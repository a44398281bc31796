package text

import (
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/internal/octet"
)

// A Run is a stretch of prose. Code marks octets that exist, in the URL or on
// the wire, as against words about them.
type Run struct {
	Text string
	Code bool
}

// Prose is a text, run by run.
type Prose []Run

// Quoted returns p as plain text, with octets in quotes: "Write '/' in front of '?'.", and
// "「?」の前に「/」を書いてください。" in Japanese and Chinese, where no space parts quotes from what is
// around them.
func (p Prose) Quoted(l Lang) string {
	opening, closing := quotes[0].In(l), quotes[1].In(l)
	var b strings.Builder
	for i, r := range p {
		switch text := r.Text; {
		case r.Code:
			b.WriteString(opening + text + closing)
		case l == English:
			b.WriteString(text)
		default:
			if i > 0 && p[i-1].Code {
				text = strings.TrimPrefix(text, " ")
			}
			if i+1 < len(p) && p[i+1].Code {
				text = strings.TrimSuffix(text, " ")
			}
			b.WriteString(text)
		}
	}
	return b.String()
}

var quotes = [2]Row{{"'", "「", "「"}, {"'", "」", "」"}}

// String returns the text without marks, for where octets are all there is, or stand by themselves.
func (p Prose) String() string {
	var b strings.Builder
	for _, r := range p {
		b.WriteString(r.Text)
	}
	return b.String()
}

// render fills the slots of a template: those of "`{raw}` is too much". A run that
// comes out empty is left out.
func render(template string, slot func(name string) string) Prose {
	var out Prose
	for i, piece := range strings.Split(template, "`") {
		join := spaced
		if i%2 == 1 {
			join = plain // octets are never changed
		}
		if text := fill(piece, slot, join); text != "" {
			out = append(out, Run{text, i%2 == 1})
		}
	}
	return out
}

// fill replaces the slots of a template: "{n}" of "{n} parts". What stands in a slot
// and what stands beside it are joined by join.
func fill(template string, slot func(name string) string, join func(a, b string) string) string {
	s := ""
	for {
		before, rest, found := strings.Cut(template, "{")
		s = join(s, before)
		if !found {
			return s
		}
		name, after, _ := strings.Cut(rest, "}")
		s = join(s, slot(name))
		template = after
	}
}

// plain joins two texts as they are: "ab" of "a" and "b".
func plain(a, b string) string { return a + b }

// spaced joins two texts, with a space between where a letter or digit of Latin meets
// one of Chinese or Japanese: "URL の" of "URL" and "の".
func spaced(a, b string) string {
	last, _ := utf8.DecodeLastRuneInString(a)
	first, _ := utf8.DecodeRuneInString(b)
	if isLatin(last) && isEastAsian(first) || isEastAsian(last) && isLatin(first) {
		return a + " " + b
	}
	return a + b
}

// isLatin reports whether r is a letter or digit of US-ASCII: "a", "1", not "é", nor
// "。".
func isLatin(r rune) bool {
	return r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// isEastAsian reports whether r is a letter of Chinese or Japanese: "日", "の", "ノ", not
// "。", nor "a".
func isEastAsian(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// Fill returns a template as it is to be set, with its slots filled, each given in its
// braces and followed by its value: "{n}" and "2" for "{n} parts". A slot that is not
// given stands as it is.
func Fill(template string, pairs ...string) Prose { return render(template, paired(pairs)) }

// paired returns what fills a slot: of "{a}", "x" that is x for a, and of any other the slot as it is.
func paired(pairs []string) func(name string) string {
	return func(name string) string {
		for i := 0; i+1 < len(pairs); i += 2 {
			if slot := pairs[i]; slot[1:len(slot)-1] == name {
				return pairs[i+1]
			}
		}
		return "{" + name + "}"
	}
}

// unknown stands for a text that is missing, "octet/none" say; a test sees to it that
// it is never seen.
func unknown(key string) Prose { return Prose{{key, true}} }

// How many characters, and how many octets in hexadecimal or as escapes, are
// shown before the middle is cut out.
const (
	mostShown  = 24
	mostOctets = 8
)

// ShowAll returns octets so that they can be read: "a‹SP›é‹00›" for "a é\x00".
// Printable UTF-8 stands as it is, any other octet between ‹ and ›, by its name where
// the wire names it (‹SP› ‹TAB› ‹CR› ‹LF›) and in hexadecimal else (‹00›, ‹FF›).
func ShowAll(raw string) string {
	var b strings.Builder
	for unit := range eachUnit(raw) {
		b.WriteString(unit)
	}
	return b.String()
}

// show is ShowAll that leaves out, of more than 24 characters, those in the middle:
// "aaaaaaaaaaaa…aaaaaaaaaaa" for "aaaaaaaaaaaaaaaaaaaaaaaaa".
func show(raw string) string {
	const end = mostShown * utf8.UTFMax // octets that hold all that is shown, though a character may be cut in two
	if len(raw) <= 2*end {
		return cut(units(raw), mostShown, "")
	}
	return cut(append(units(raw[:end]), units(raw[len(raw)-end:])...), mostShown, "")
}

// showDecoded is show of what raw stands for: "a‹SP›b" for "a%20b". Of very many octets
// it decodes only those that are shown.
func showDecoded(raw string) string {
	const end = mostShown * utf8.UTFMax * len("%XX")
	if len(raw) > 2*end {
		raw = raw[:end] + raw[len(raw)-end:]
	}
	return show(decode(raw))
}

// units returns what show shows, character by character: "a", "‹SP›" and "é" for "a é".
func units(raw string) []string { return slices.Collect(eachUnit(raw)) }

// eachUnit yields units, "a" and "‹SP›" of "a ", for texts of which a list of them
// would be too long.
func eachUnit(raw string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := 0; i < len(raw); {
			r, n := utf8.DecodeRuneInString(raw[i:])
			switch {
			case r == utf8.RuneError && n == 1:
				if !yield("‹" + octet.Hex(raw[i]) + "›") {
					return
				}
			case r == ' ' || !strconv.IsPrint(r):
				for _, b := range []byte(raw[i : i+n]) {
					if !yield("‹" + octetSign(b) + "›") {
						return
					}
				}
			default:
				if !yield(raw[i : i+n]) {
					return
				}
			}
			i += n
		}
	}
}

// octetSign returns the short name of an octet that has no printed form: "SP" for " ",
// "LF" for "\n", "00" for "\x00".
func octetSign(b byte) string {
	switch b {
	case ' ':
		return "SP"
	case '\t':
		return "TAB"
	case '\n':
		return "LF"
	case '\r':
		return "CR"
	}
	return octet.Hex(b)
}

// cut joins a list and leaves out its middle when it is longer than most: "a…d" of four
// with room for three.
func cut(list []string, most int, separator string) string {
	if len(list) <= most {
		return strings.Join(list, separator)
	}
	head, tail := most/2, most-most/2-1
	return strings.Join(list[:head], separator) + "…" + strings.Join(list[len(list)-tail:], separator)
}

// ends returns raw without octets in the middle that are not shown: "0123456789abcdef"
// for "01234567X89abcdef". Of very many, none but the shown ones cost anything.
func ends(raw string) string {
	if len(raw) <= 2*mostOctets {
		return raw
	}
	return raw[:mostOctets] + raw[len(raw)-mostOctets:]
}

// hexOf returns octets in hexadecimal: "C3 A9" for "é".
func hexOf(raw string) string { return eachHex(raw, "", " ") }

// escapesOf returns the escapes of octets: "%C3%A9" for "é".
func escapesOf(raw string) string { return eachHex(raw, "%", "") }

// eachHex returns octets in hexadecimal, with a sign before each and a separator between
// them: "%2F%20" of "/ " with "%" and none.
func eachHex(raw, sign, separator string) string {
	raw = ends(raw)
	list := make([]string, len(raw))
	for i := range list {
		list[i] = sign + octet.Hex(raw[i])
	}
	return cut(list, mostOctets, separator)
}

// decode returns the octets that raw stands for: "a b" for "a%20b".
func decode(raw string) string { return string(core.AppendDecoded(nil, raw)) }
