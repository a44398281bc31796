package links

import (
	"regexp"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// An escaping describes the backslash escapes of strings: single octets, and letters with a number of hexadecimal
// digits.
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

// read returns the length of the escape at the start of s, and its value; 0 for none. A backslash at the end of a
// line removes the line break and the white space after it.
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

// number returns the character of a numeric escape at the start of s, and the length of the escape; 0 for none.
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

// decode returns e, the content of a string, decoded.
func (x escaping) decode(e Excerpt) Excerpt {
	if strings.IndexByte(e.Text, '\\') < 0 {
		return e
	}
	return e.replace(func(i int) (int, string) { return x.read(e.Text[i:]) })
}

// closingQuote returns the offset in s of the quote that ends the string, or -1. An escaped quote does not end it.
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

// A source is a file for programs, which has strings and comments.
type source struct {
	doc  string
	code bool
	to   reader
	open map[string]bool // the quotes that the rest of the file does not close
}

func newSource(doc string, code bool, to reader) *source {
	return &source{doc: doc, code: code, to: to, open: map[string]bool{}}
}

// text reports the URLs in a string, each bound for the reason why. A URL that may be in a pattern is bound as such.
func (s *source) text(e Excerpt, why Reason) {
	if !s.code {
		return
	}
	at := 0 // how far the string was searched for URLs
	e.find(func(url Excerpt) {
		if i := strings.Index(e.Text[at:], url.Text); i >= 0 {
			if inPattern(e.Text, at+i, at+i+len(url.Text)) {
				url.why = Pattern
			}
			at += i + len(url.Text)
		}
		url.why = max(url.why, why)
		s.to.url(url)
	})
}

// inPattern reports whether a URL in a string may be part of a regular expression.
func inPattern(s string, start, end int) bool {
	return strings.ContainsAny(s[start:end], patternSigns) || end < len(s) && strings.IndexByte(patternSigns+"^", s[end]) >= 0 ||
		inExpression(s[max(0, start-longestCommand):start], s[start:end], s[end:min(len(s), end+longestCommand)])
}

// keyReason returns why the URLs in the value of a key are bound: they may be names of schemas, types and
// contexts, or text.
func keyReason(key string) Reason {
	key = strings.ToLower(key)
	switch {
	case namingAttributes[key], namingKeys[key], strings.HasPrefix(key, "$"), strings.HasPrefix(key, "@"), strings.HasPrefix(key, "xmlns:"):
		return Name
	case proseAttributes[key] && key != "content":
		return Prose
	case patternKeys[key]:
		return Pattern
	}
	return Free
}

// namingKeys are keys whose URLs are names, besides namingAttributes. In an object under a key in nameTables all
// URLs are names.
var (
	namingKeys = wordSet("apiversion aud audience const context enum guid id identifier iri iss issuer kind namespace namespaces ns prefixes schema type urn uuid xmlns")
	nameTables = wordSet("@context namespaces prefixes")
)

// patternKeys are keys whose values are patterns.
var patternKeys = wordSet("pattern patterns regex regexp")

// patternSigns are octets that patterns often have and URLs hardly ever.
const patternSigns = `$*+|\[(`

// excerpt returns a range of the file.
func (s *source) excerpt(start, end int) Excerpt {
	return Excerpt{Text: s.doc[start:end], start: start}
}

// comment reports a comment and the URLs in it, and returns its end.
func (s *source) comment(start, end int) int {
	s.to.comment(s.excerpt(start, end))
	s.text(s.excerpt(start, end), Free)
	return end
}

// lineEnd returns the end of the line with an offset.
func (s *source) lineEnd(at int) int {
	if n := strings.IndexByte(s.doc[at:], '\n'); n >= 0 {
		return at + n
	}
	return len(s.doc)
}

// quoted returns the content of the string at offset at, between such quotes, and the offset behind it. If the string is
// not closed, it returns at, and remembers that, so that it does not search for the same quote again.
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

// isName reports whether the string that ends before an offset is a key, which a sign follows.
func (s *source) isName(at int, sign byte) bool {
	rest := strings.TrimLeft(s.doc[at:min(len(s.doc), at+maxLabel)], htmlWhite)
	return rest != "" && rest[0] == sign
}

// readTOML reads a TOML file: with code its strings and comments.
func readTOML(doc string, code bool, to reader) {
	s := newSource(doc, code, to)
	c := &cursor{s: doc}
	why := Free // for the values of the last key
	for c.to("\"'#"); !c.done(); c.to("\"'#") {
		if c.is("#") {
			c.at = s.comment(c.at, s.lineEnd(c.at))
			continue
		}
		start, quote := c.at, doc[c.at:c.at+1]
		if three := strings.Repeat(quote, 3); strings.HasPrefix(doc[c.at:], three) {
			quote = three
		}
		e, next := s.quoted(c.at, quote, quote[0] == '"')
		if next == c.at {
			c.at += len(quote)
			continue
		}
		for len(quote) == 3 && strings.HasPrefix(doc[next:], quote[:1]) { // the text may end with up to two quotes
			next++
			e = s.excerpt(e.start, next-len(quote))
		}
		if key := tomlKey.FindStringSubmatch(s.doc[max(c.at-maxLabel, strings.LastIndexByte(s.doc[:c.at], '\n')+1):c.at]); key != nil {
			why = keyReason(key[1])
		}
		if c.at = next; quote[0] == '"' {
			e = tomlEscaping.decode(e)
		}
		if s.isName(next, '=') || s.isName(next, '.') || tomlHeader.MatchString(s.doc[max(0, start-maxLabel):start]) {
			s.text(e, Key)
		} else {
			s.text(e, why)
		}
	}
}

// tomlHeader matches the text before a name in the header of a table.
var tomlHeader = regexp.MustCompile(`(?:^|\n)[ \t]*\[[^=#\n]*$`)

// tomlKey matches the last part of the key before a value or a list.
var tomlKey = regexp.MustCompile(`([\w$@:-]+)["']?[ \t]*=[ \t]*[\[{ \t]*$`)

// readJSON reads a JSON file: with code its strings. Programs also allow comments.
func readJSON(doc string, code bool, to reader) {
	s := newSource(doc, code, to)
	c := &cursor{s: doc}
	var keys jsonKeys
	for c.to(`"/[]{}`); !c.done(); c.to(`"/[]{}`) {
		keys.pass(doc[c.at])
		if next := s.jsonComment(c.at); next > c.at {
			c.at = next
			continue
		}
		e, next := s.quoted(c.at, `"`, true)
		if doc[c.at] != '"' || next == c.at {
			c.at++
			continue
		}
		c.at = next
		e = jsonEscaping.decode(e)
		s.text(e, keys.reason(e.Text, s.isName(next, ':')))
	}
}

// jsonKeys tracks the keys of JSON values.
type jsonKeys struct {
	key          string // the key of the next value; "" for none
	depth, named int    // the number of open lists and objects, and the number at which all URLs became names; 0 for none
}

// pass handles the start or end of a list or an object. All values of a list have its key, and all URLs in the
// context of JSON-LD are names.
func (k *jsonKeys) pass(b byte) {
	switch b {
	case '[', '{':
		k.depth++
		if k.named == 0 && keyReason(k.key) == Name && (b == '[' || nameTables[k.key]) {
			k.named = k.depth
		}
	case ']', '}':
		if k.named == k.depth {
			k.named = 0
		}
		k.depth--
	default:
		return
	}
	k.key = ""
}

// reason handles a string, which may be a key, and returns why URLs in it are bound.
func (k *jsonKeys) reason(text string, isName bool) Reason {
	why := keyReason(k.key)
	k.key = ""
	switch {
	case isName:
		k.key = text
		return Key
	case k.named > 0:
		return Name
	}
	return why
}

// jsonComment skips the comment at an offset and returns its end, or the offset if there is no comment.
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
