package links

import (
	"strings"

	"urlscope/core/octet"
)

// sections lists constructs that are not elements, with their ends (CommonMark, 4.6 and 6.6).
var sections = []struct{ begin, end string }{{"<!--", "-->"}, {"<?", "?>"}, {"<![CDATA[", "]]>"}, {"<!", ">"}}

// sectionEnd returns the end of the section at the start of s; "" for none.
func sectionEnd(s string) string {
	for _, of := range sections {
		if strings.HasPrefix(s, of.begin) && (of.begin != "<!" || beginsWithLetter(s[len(of.begin):])) {
			return of.end
		}
	}
	return ""
}

// verbatimElements are elements whose block continues to the end tag, even after empty lines.
var verbatimElements, verbatimEnds = wordSet("pre script style textarea"), []string{"</pre>", "</script>", "</style>", "</textarea>"}

// blockElements are elements that start an HTML block, whatever follows the name.
var blockElements = wordSet("address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt " +
	"fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link main menu menuitem " +
	"nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead title tr track ul")

// wordSet returns the words of a list.
func wordSet(list string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(list) {
		set[word] = true
	}
	return set
}

// beginsHTML reports whether a line starts an HTML block, and sets htmlEnds to the strings that end it; nil if an
// empty line does.
func (m *markdown) beginsHTML(text string) bool {
	if m.mdx || text[0] != '<' || len(text) < 2 {
		return false
	}
	if end := sectionEnd(text); end != "" {
		m.htmlEnds = []string{end}
		return true
	}
	m.htmlEnds = nil
	name := strings.ToLower(elementName(text))
	if verbatimElements[name] {
		m.htmlEnds = verbatimEnds
		return text[1] != '/'
	}
	return blockElements[name] || m.paragraph < 0 && htmlTag(text) == len(text)
}

// endHTML ends the open HTML block after a line that contains one of its ends.
func (m *markdown) endHTML(l line) {
	for _, end := range m.htmlEnds {
		if strings.Contains(strings.ToLower(l.text), end) {
			m.leave(len(m.containers), l.next)
			return
		}
	}
}

// beginsWithLetter reports whether s starts with an ASCII letter.
func beginsWithLetter(s string) bool { return s != "" && octet.ClassOf(s[0])&octet.Alpha != 0 }

// angle skips what starts at i: a tag, a comment or an autolink. Other wrappers of URLs are left to the rules of
// the appendix.
func (m *markdown) angle(i int) int {
	s := m.after(i)
	if at := formatted.FindStringIndex("%" + s[:min(len(s), maxLabel)]); at != nil && at[0] == 0 && strings.HasSuffix(m.before(i), "%") {
		return at[1] - len("%")
	}
	if end := sectionEnd(s); end != "" {
		return m.section(i, end)
	}
	n := autolink(s)
	if n == 0 {
		n = blankAutolink(s)
	}
	if n > 0 && !m.mdx {
		m.withBars(m.excerpt(i+1, i+n-1)).decodeText().reference(m.yield)
		m.blank(i, i+n)
		return n
	}
	if m.mdx {
		n = jsxTag(s, func(at int) int { return m.closingBrace(i+at) - i })
	} else {
		n = htmlTag(s)
	}
	if n == 0 {
		return 0
	}
	tagURLs(m.excerpt(i, i+n), m.mdx, linking(m.yield))
	m.blank(i, i+n)
	element := strings.ToLower(elementName(s))
	m.bindLinked(m.excerpt(i, i+n), element)
	what := htmlElements[element]
	if s[1] == '/' || what == contentText || what == contentCode && m.code {
		return n
	}
	closing := indexClosing(s[n:], element)
	m.blank(i+n, i+n+closing)
	return n + closing
}

// bindLinked binds the text of the link or label that a tag starts, unless the text is the link's destination.
func (m *markdown) bindLinked(tag Excerpt, element string) {
	if tag.Text[1] == '/' || element != "a" && !labels[element] {
		return
	}
	start := tag.start + len(tag.Text)
	text := m.doc[start:min(m.stop, start+maxLabel)]
	text = text[:indexClosing(text, element)]
	if valueOf(tag, "href") != text {
		m.bind(start, start+len(text), Prose)
	}
}

// section skips the section at i. Without its end it is not a section.
func (m *markdown) section(i int, end string) int {
	if m.endless[end] == m.stop {
		return 0
	}
	at := i + len("<!") // "<!-->" is a comment, too
	n := strings.Index(m.after(min(at, m.stop)), end)
	switch {
	case n < 0:
		m.endless[end] = m.stop
		return 0
	case end == "-->":
		m.skipComment(i, at+n+len(end))
	default:
		m.blank(i, at+n+len(end))
	}
	return at + n + len(end) - i
}

// autolink returns the length of the URL in angle brackets at the start of s; 0 for none (CommonMark, 6.5).
// "<std::string>" is code without its backticks, and the appendix has "<URL:http://host/>".
func autolink(s string) int {
	n := 1
	for n < len(s) && octet.ClassOf(s[n])&(octet.AlphaDigit|octet.Plus|octet.Hyphen|octet.Dot) != 0 {
		n++
	}
	if scheme := n - 1; scheme < 2 || scheme > 32 || !beginsWithLetter(s[1:]) || !strings.HasPrefix(s[n:], ":") ||
		strings.HasPrefix(s[n:], "::") || strings.EqualFold(s[1:n], "URL") {
		return 0
	}
	for ; n < len(s) && s[n] > ' ' && s[n] != '<'; n++ {
		if s[n] == '>' {
			return n + 1
		}
	}
	return 0
}

// blankAutolink returns the length of what would be an autolink but for blanks in it, which keep it from being one: "<http://h/a b>". White space
// that breaks a line is left to the appendix.
func blankAutolink(s string) int {
	end := strings.IndexAny(s, ">\r\n")
	if end < 0 || s[end] != '>' {
		return 0
	}
	_, behind, ok := strings.Cut(s[:end], "://")
	if blank := strings.IndexAny(behind, " \t"); !ok || blank <= 0 || strings.Contains(behind, "://") {
		return 0
	}
	return autolink(strings.NewReplacer(" ", "-", "\t", "-").Replace(s[:end+1]))
}

// elementName returns the name in the tag at the start of s; "" for none.
func elementName(s string) string {
	name := strings.TrimPrefix(s[len("<"):], "/")
	n := 0
	for n < len(name) && octet.ClassOf(name[n])&(octet.AlphaDigit|octet.Hyphen|octet.Plus|octet.Dot) != 0 {
		n++
	}
	if !beginsWithLetter(name) || !beginsWith(name[n:], " \t\r\n/>") {
		return ""
	}
	return name[:n]
}

// indexClosing returns the offset in s of the end tag of an element, or the length of s.
func indexClosing(s, element string) int {
	for at := 0; ; at += len("</") {
		n := strings.Index(s[at:], "</")
		if n < 0 {
			return len(s)
		}
		at += n
		if name := s[at+len("</"):]; len(name) >= len(element) && strings.EqualFold(name[:len(element)], element) {
			return at
		}
	}
}

// htmlTag returns the length of the HTML tag at the start of s (CommonMark, 6.6); 0 for none.
func htmlTag(s string) int {
	name := elementName(s)
	if strings.ContainsAny(name, "+.") {
		return 0
	}
	c := &cursor{s: s, at: len("<") + len(name)}
	closing := strings.HasPrefix(s, "</")
	if closing {
		c.at++
	}
	for before := c.at; name != ""; before = c.at {
		c.skip(markdownWhite)
		if c.is("/") && !closing {
			c.at++
		}
		if c.is(">") {
			return c.at + 1
		}
		if closing || before == c.at || !c.attribute() {
			break
		}
	}
	return 0
}

// attribute skips an attribute of HTML, and reports whether there is one.
func (c *cursor) attribute() bool {
	if c.done() || octet.ClassOf(c.s[c.at])&octet.Alpha == 0 && !c.is("_:") {
		return false
	}
	for !c.done() && (octet.ClassOf(c.s[c.at])&octet.AlphaDigit != 0 || c.is("_:.-")) {
		c.at++
	}
	name := c.at
	c.skip(markdownWhite)
	if !c.is("=") {
		c.at = name
		return true
	}
	c.at++
	c.skip(markdownWhite)
	quote := c.at
	if c.is(`"'`) {
		c.at++
		c.to(c.s[quote : quote+1])
		c.at++
		return c.at <= len(c.s)
	}
	c.to(markdownWhite + "\"'=<>`")
	return c.at > quote
}

// jsxTag returns the length of the JSX tag that s begins with, or 0. closing must return the offset of the brace that closes
// the brace at an offset.
func jsxTag(s string, closing func(at int) int) int {
	if elementName(s) == "" {
		return 0
	}
	equals := false // a value may start here
	for i := 0; i < len(s); i++ {
		b := s[i]
		switch {
		case b == '>':
			return i + 1
		case b == '<' && i > 0:
			return 0
		case equals && strings.IndexByte(`"'`, b) >= 0:
			n := strings.IndexByte(s[i+1:], b)
			if n < 0 {
				return 0
			}
			i += n + 1
		case b == '{':
			i = max(i, closing(i))
		}
		equals = b == '=' || equals && strings.IndexByte(markdownWhite, b) >= 0
	}
	return 0
}
