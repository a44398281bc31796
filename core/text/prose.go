package text

import (
	"iter"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/octet"
)

// A Run is a stretch of prose. If Code, it consists of octets of the URL or of the wire, not of words about them.
type Run struct {
	Text string
	Code bool
}

// Prose is a text as a list of runs.
type Prose []Run

// Quoted returns p as plain text, with quotes around octets: "Write '/' in front of '?'." In Japanese and Chinese the
// quotes are 「」, because no space separates words there.
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

// String returns p as plain text without quotes. Use it for a text that consists of octets only.
func (p Prose) String() string {
	var b strings.Builder
	for _, r := range p {
		b.WriteString(r.Text)
	}
	return b.String()
}

// render fills the slots of a template, such as "`{raw}` is too much". It leaves out empty runs.
func render(template string, slot func(name string) string) Prose {
	var out Prose
	for i, piece := range strings.Split(template, "`") {
		join := spaced
		if i%2 == 1 {
			join = plain // octets must not change
		}
		if text := fill(piece, slot, join); text != "" {
			out = append(out, Run{text, i%2 == 1})
		}
	}
	return out
}

// fill replaces the slots of a template. It uses join between a value and the text around it.
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

// plain joins two texts without a space.
func plain(a, b string) string { return a + b }

// spaced joins two texts. It puts a space between a Latin letter or digit and a Japanese or Chinese letter: "URL の".
func spaced(a, b string) string {
	last, _ := utf8.DecodeLastRuneInString(a)
	first, _ := utf8.DecodeRuneInString(b)
	if isLatin(last) && isEastAsian(first) || isEastAsian(last) && isLatin(first) {
		return a + " " + b
	}
	return a + b
}

// isLatin reports whether r is a letter or digit of US-ASCII.
func isLatin(r rune) bool {
	return r < 0x80 && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// isEastAsian reports whether r is a letter of Chinese or Japanese, not a punctuation mark.
func isEastAsian(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana)
}

// Fill fills the slots of a template. The pairs are slots and values, such as "{n}" and "2". Slots without a value
// stay.
func Fill(template string, pairs ...string) Prose { return render(template, paired(pairs)) }

// paired returns a function that looks up the value of a slot in pairs, and returns the slot itself if pairs has no
// value for it.
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

// unknown shows the key of a missing text. Tests make sure that none is missing.
func unknown(key string) Prose { return Prose{{key, true}} }

// Limits of show: characters, and octets as hex digits or escapes. It leaves out the middle of longer texts.
const (
	mostShown  = 24
	mostOctets = 8
)

// ShowAll returns octets in readable form: "a‹SP›é‹00›" for "a é\x00". Printable UTF-8 stays. Any other octet becomes
// its name (‹SP› ‹TAB› ‹CR› ‹LF›) or hex digits (‹00›, ‹FF›) between ‹ and ›, and a character that nobody sees its
// number (‹U+200B›).
func ShowAll(raw string) string {
	var b strings.Builder
	for unit := range eachUnit(raw) {
		b.WriteString(unit)
	}
	return b.String()
}

// show is ShowAll, but leaves out the middle of more than 24 characters: "aaaaaaaaaaaa…aaaaaaaaaaa".
func show(raw string) string { return showMost(raw, mostShown) }

// showMost is ShowAll, but leaves out the middle of more than most characters.
func showMost(raw string, most int) string {
	end := most * utf8.UTFMax // octets enough for everything shown; a cut character does not matter
	if len(raw) <= 2*end {
		return cut(units(raw), most, "")
	}
	return cut(append(units(raw[:end]), units(raw[len(raw)-end:])...), most, "")
}

// showDecoded shows raw decoded: "a‹SP›b" for "a%20b". It decodes only what it shows.
func showDecoded(raw string) string {
	const end = mostShown * utf8.UTFMax * len("%XX")
	if len(raw) > 2*end {
		raw = raw[:end] + raw[len(raw)-end:]
	}
	return show(decode(raw))
}

// units returns the characters of ShowAll: "a", "‹SP›" and "é" for "a é".
func units(raw string) []string { return slices.Collect(eachUnit(raw)) }

// eachUnit yields units one by one, for long texts.
func eachUnit(raw string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := 0; i < len(raw); {
			r, n := utf8.DecodeRuneInString(raw[i:])
			switch {
			case r == utf8.RuneError && n == 1:
				if !yield("‹" + octet.Hex(raw[i]) + "›") {
					return
				}
			case r >= utf8.RuneSelf && !strconv.IsPrint(r):
				if !yield("‹U+" + codePoint(r) + "›") {
					return
				}
			case r == ' ' || !strconv.IsPrint(r):
				if !yield("‹" + octetSign(raw[i]) + "›") {
					return
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

// codePoint returns the number of a character as Unicode writes it, in four hex digits or more: "200B".
func codePoint(r rune) string {
	digits := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return strings.Repeat("0", max(4-len(digits), 0)) + digits
}

// octetSign returns the short name of an octet that is not printable: "SP" for " ", "LF" for "\n", "00" for "\x00".
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

// cut joins a list, but leaves out its middle if it has more than most entries: "a…d" for four entries and most 3.
func cut(list []string, most int, separator string) string {
	if len(list) <= most {
		return strings.Join(list, separator)
	}
	head, tail := most/2, most-most/2-1
	return strings.Join(list[:head], separator) + "…" + strings.Join(list[len(list)-tail:], separator)
}

// ends leaves out the middle of a long raw, before it is formatted, so that the cost does not depend on its size.
func ends(raw string) string {
	if len(raw) <= 2*mostOctets {
		return raw
	}
	return raw[:mostOctets] + raw[len(raw)-mostOctets:]
}

// hexOf returns octets as hex digits: "C3 A9" for "é".
func hexOf(raw string) string { return eachHex(raw, "", " ") }

// escapesOf returns octets as escapes: "%C3%A9" for "é".
func escapesOf(raw string) string { return eachHex(raw, "%", "") }

// eachHex returns octets as hex digits, each after sign, with separator between them.
func eachHex(raw, sign, separator string) string {
	raw = ends(raw)
	list := make([]string, len(raw))
	for i := range list {
		list[i] = sign + octet.Hex(raw[i])
	}
	return cut(list, mostOctets, separator)
}

func decode(raw string) string { return string(octet.AppendDecoded(nil, raw)) }
