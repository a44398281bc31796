package links

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// An escaping says what is written in strings behind a backslash: one octet, or a letter and so many hexadecimal digits.
type escaping struct {
	octets map[byte]string
	digits map[byte]int
}

var (
	jsonEscaping = escaping{
		map[byte]string{'"': `"`, '\\': `\`, '/': "/", 'b': "\b", 'f': "\f", 'n': "\n", 'r': "\r", 't': "\t"},
		map[byte]int{'u': 4},
	}
	tomlEscaping = escaping{
		map[byte]string{'"': `"`, '\\': `\`, 'b': "\b", 'e': "\x1b", 'f': "\f", 'n': "\n", 'r': "\r", 't': "\t"},
		map[byte]int{'x': 2, 'u': 4, 'U': 8},
	}
	yamlEscaping = escaping{
		map[byte]string{
			'"': `"`, '\\': `\`, '/': "/", ' ': " ", '\t': "\t", '0': "\x00", 'a': "\a", 'b': "\b", 't': "\t", 'n': "\n", 'v': "\v", 'f': "\f",
			'r': "\r", 'e': "\x1b", 'N': "\u0085", '_': "\u00a0", 'L': "\u2028", 'P': "\u2029",
		},
		map[byte]int{'x': 2, 'u': 4, 'U': 8},
	}
)

// read returns how many octets the escape has that s begins with, and what it stands for; 0 when it begins with none. A backslash at
// the end of a line takes that out, and the white space behind it.
func (x escaping) read(s string) (n int, by string) {
	if len(s) < 2 || s[0] != '\\' {
		return 0, ""
	}
	if by, ok := x.octets[s[1]]; ok {
		return 2, by
	}
	if line := strings.TrimLeft(s[1:], " \t\r"); strings.HasPrefix(line, "\n") && x.digits['U'] > 0 {
		return len(s) - len(strings.TrimLeft(line, htmlWhite)), ""
	}
	r, n := x.number(s)
	if utf16.IsSurrogate(r) {
		low, more := x.number(s[n:])
		if both := utf16.DecodeRune(r, low); both != unicode.ReplacementChar {
			r, n = both, n+more
		}
	}
	return n, string(r)
}

// number returns the character that the digits of an escape say, and how many octets that has; 0 when s begins with none.
func (x escaping) number(s string) (r rune, n int) {
	if len(s) < 2 || s[0] != '\\' {
		return 0, 0
	}
	end := len(`\u`) + x.digits[s[1]]
	if end == len(`\u`) || end > len(s) {
		return 0, 0
	}
	code, err := strconv.ParseUint(s[len(`\u`):end], 16, 32)
	if err != nil {
		return 0, 0
	}
	return rune(code), end
}

// decode returns e, what stands between the quotes of a string, as a program reads it.
func (x escaping) decode(e Excerpt) Excerpt {
	if strings.IndexByte(e.Text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return x.read(e.Text[i:]) })
}

// closingQuote returns where in s a quote ends the string that it begins behind; -1 when none does. A backslash may stand before one that
// does not.
func closingQuote(s, quote string, escaped bool) int {
	for at := 0; ; {
		n := strings.Index(s[at:], quote)
		if n < 0 {
			return -1
		}
		if !escaped {
			return at + n
		}
		before := s[at : at+n]
		if (len(before)-len(strings.TrimRight(before, `\`)))%2 == 0 {
			return at + n
		}
		at += n + 1
	}
}

// A source is a file that holds what programs read: strings and comments.
type source struct {
	doc  string
	code bool
	to   reader
	open map[string]bool // the quotes that nothing closes in the rest of the file
}

func newSource(doc string, code bool, to reader) *source {
	return &source{doc: doc, code: code, to: to, open: map[string]bool{}}
}

// text tells of the URLs in a string. What may be a pattern, and what names a value, is left to people.
func (s *source) text(e Excerpt, name bool) {
	if !s.code {
		return
	}
	at := 0 // up to where URLs were looked for in the string
	e.find(func(url Excerpt) {
		if i := strings.Index(e.Text[at:], url.Text); i >= 0 {
			if inPattern(e.Text, at+i, at+i+len(url.Text)) {
				url.why = Pattern
			}
			at += i + len(url.Text)
		}
		if name {
			url.why = Key
		}
		s.to.url(url)
	})
}

// inPattern reports whether these octets of a string, a URL, may belong to a regular expression.
func inPattern(s string, start, end int) bool {
	return strings.ContainsAny(s[start:end], patternSigns) || start > 0 && s[start-1] == '^' || end < len(s) && strings.IndexByte(patternSigns+"^", s[end]) >= 0
}

// patternSigns are what a pattern holds and a URL hardly does.
const patternSigns = `$*+|\[(`

// excerpt returns octets of the file.
func (s *source) excerpt(start, end int) Excerpt {
	return Excerpt{Text: s.doc[start:end], start: start}
}

// comment tells of a comment, and of the URLs in it, and returns where it ends.
func (s *source) comment(start, end int) int {
	s.to.comment(s.excerpt(start, end))
	s.text(s.excerpt(start, end), false)
	return end
}

// lineEnd returns where the line of an offset ends.
func (s *source) lineEnd(at int) int {
	if n := strings.IndexByte(s.doc[at:], '\n'); n >= 0 {
		return at + n
	}
	return len(s.doc)
}

// quoted passes over the string that begins at an offset, between such quotes, and returns what stands between them and where reading
// goes on; at when nothing ends it. It looks in vain for each quote only once.
func (s *source) quoted(at int, quote string, escaped bool) (e Excerpt, next int) {
	start := at + len(quote)
	if s.open[quote] {
		return e, at
	}
	n := closingQuote(s.doc[start:], quote, escaped)
	if n < 0 {
		s.open[quote] = true
		return e, at
	}
	return s.excerpt(start, start+n), start + n + len(quote)
}

// isName reports whether what ends before an offset names a value, which a sign parts from it.
func (s *source) isName(at int, sign byte) bool {
	rest := strings.TrimLeft(s.doc[at:min(len(s.doc), at+maxLabel)], htmlWhite)
	return rest != "" && rest[0] == sign
}

// readTOML reads a file of TOML: with code its strings and comments.
func readTOML(doc string, code bool, to reader) {
	s := newSource(doc, code, to)
	c := &cursor{s: doc}
	for c.to("\"'#"); !c.done(); c.to("\"'#") {
		if c.is("#") {
			c.at = s.comment(c.at, s.lineEnd(c.at))
			continue
		}
		quote := doc[c.at : c.at+1]
		if three := strings.Repeat(quote, 3); strings.HasPrefix(doc[c.at:], three) {
			quote = three
		}
		e, next := s.quoted(c.at, quote, quote[0] == '"')
		if next == c.at {
			c.at += len(quote)
			continue
		}
		for len(quote) == 3 && strings.HasPrefix(doc[next:], quote[:1]) { // up to two more are text
			next++
			e = s.excerpt(e.start, next-len(quote))
		}
		if c.at = next; quote[0] == '"' {
			e = tomlEscaping.decode(e)
		}
		s.text(e, s.isName(next, '='))
	}
}

// readJSON reads a file of JSON: with code its strings. Programs have comments in theirs, too.
func readJSON(doc string, code bool, to reader) {
	s := newSource(doc, code, to)
	c := &cursor{s: doc}
	for c.to(`"/`); !c.done(); c.to(`"/`) {
		if next := s.jsonComment(c.at); next > c.at {
			c.at = next
			continue
		}
		e, next := s.quoted(c.at, `"`, true)
		if doc[c.at] == '/' || next == c.at {
			c.at++
			continue
		}
		c.at = next
		s.text(jsonEscaping.decode(e), s.isName(next, ':'))
	}
}

// jsonComment passes over the comment at an offset, and returns where it ends; the offset when it is none.
func (s *source) jsonComment(at int) int {
	switch rest := s.doc[at:]; {
	case strings.HasPrefix(rest, "//"):
		return s.comment(at, s.lineEnd(at))
	case strings.HasPrefix(rest, "/*"):
		n := strings.Index(rest, "*/")
		if n < 0 {
			return s.comment(at, len(s.doc))
		}
		return s.comment(at, at+n+len("*/"))
	}
	return at
}
