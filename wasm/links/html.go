package links

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"urlscope/core"
)

// linkAttributes are attributes whose whole value is an absolute or relative URL.
var linkAttributes = map[string]bool{
	"action": true, "background": true, "cite": true, "classid": true, "codebase": true, "data": true, "formaction": true,
	"href": true, "icon": true, "itemid": true, "itemtype": true, "longdesc": true, "manifest": true, "poster": true,
	"profile": true, "src": true, "xlink:href": true,
}

// namingAttributes are attributes whose URLs are names: of namespaces, types, properties and kinds of links.
var namingAttributes = map[string]bool{
	"classid": true, "datatype": true, "definitionurl": true, "itemid": true, "itemtype": true, "prefix": true, "profile": true, "property": true, "rel": true,
	"rev": true, "typeof": true, "vocab": true, "xmlns": true,
}

// proseAttributes are attributes with text, which may have URLs for readers.
var proseAttributes = map[string]bool{
	"abbr": true, "alt": true, "caption": true, "content": true, "description": true, "heading": true, "label": true, "message": true,
	"subtitle": true, "summary": true, "text": true, "title": true, "tooltip": true, "xlink:title": true,
}

// refresh matches the text before the URL in the content of "<meta http-equiv=refresh>".
var refresh = regexp.MustCompile(`^[ \t\r\n\f]*[0-9.]+[ \t\r\n\f]*[;,][ \t\r\n\f]*(?i:url[ \t\r\n\f]*=)?[ \t\r\n\f]*`)

// linkWords match the ends of names whose values are locations: attributes of components, and properties of
// "meta".
var linkWords = regexp.MustCompile(`(?i)(?:url|uri|href|src|link|image|img|icon|logo|audio|video|player|poster|stream|thumbnail|srcset|ping|archive|sameas|see_also)s?$|(?:^|:)(?:image|video|audio):url`)

// attributeReason returns why URLs in an attribute of a tag are bound. Only a component knows what it does with its other
// attributes.
func attributeReason(tag Excerpt, name, value string) Reason {
	switch {
	case namingAttributes[name], strings.HasPrefix(name, "xmlns:"), name == "href" && namingRel.MatchString(valueOf(tag, "rel")):
		return Name
	case name == "content" && !strings.ContainsAny(value[len(refresh.FindString(value)):], htmlWhite) && isLinkMeta(tag):
		return Free
	case proseAttributes[name], strings.HasPrefix(name, "aria-"):
		return Prose
	case linkAttributes[name], !isForProgram.MatchString(name) && linkWords.MatchString(name):
		return Free
	}
	return Program
}

// isForProgram matches the names of attributes whose values are for programs, whatever their last word is, such as
// "th:href".
var isForProgram = regexp.MustCompile(`^data-|[^\w-]`)

// namingRel matches link relations whose target is a name.
var namingRel = regexp.MustCompile(`(?i)(?:^|\s)(?:profile|schema\.)`)

// isLinkMeta reports whether the content of a meta tag is an address, such as the content of "og:url" and "twitter:image".
func isLinkMeta(tag Excerpt) bool {
	return slices.ContainsFunc([]string{"property", "name", "itemprop", "http-equiv"}, func(name string) bool {
		of := valueOf(tag, name)
		return strings.EqualFold(of, "refresh") || linkWords.MatchString(of)
	})
}

// programAttributes are attributes with user input, or with values for programs: names, patterns, types.
var programAttributes = map[string]bool{
	"accept": true, "autocomplete": true, "class": true, "defaultvalue": true, "dir": true, "download": true, "for": true, "form": true, "headers": true, "hreflang": true, "id": true,
	"integrity": true, "lang": true, "list": true, "name": true, "nonce": true, "pattern": true, "placeholder": true, "role": true,
	"slot": true, "target": true, "type": true, "usemap": true, "value": true,
}

// isProgram reports whether an attribute has code, as "style", "onclick", "v-if" and "ng-model", or is one of
// programAttributes.
func isProgram(name string) bool {
	return programAttributes[name] || name == "style" || slices.ContainsFunc([]string{"on", "v-", "x-", "ng-", ":", "@"},
		func(begin string) bool { return strings.HasPrefix(name, begin) })
}

// htmlWhite is the white space between attributes and between candidates.
const htmlWhite = " \t\r\n\f"

// htmlElements lists the elements whose content is not prose.
var htmlElements = map[string]content{
	"iframe": contentNone, "noembed": contentNone, "noframes": contentNone, "script": contentNone, "style": contentNone, "textarea": contentNone,
	"code": contentCode, "kbd": contentCode, "listing": contentCode, "pre": contentCode, "samp": contentCode, "tt": contentCode, "var": contentCode, "xmp": contentCode,
	"output": contentCode, // the result of a form
}

// readHTML reads an HTML document. It finds URLs in attributes and text; with code it includes those in elements
// with code.
func readHTML(doc string, code bool, to reader) {
	z := html.NewTokenizer(strings.NewReader(doc))
	var open elements
	var in context
	for at := 0; ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return // the only error of a string's reader is its end
		}
		e := Excerpt{Text: doc[at : at+len(z.Raw())], start: at}
		at += len(e.Text)
		switch kind {
		case html.TextToken:
			if open.within[contentNone] == 0 && (code || open.within[contentCode] == 0) {
				e.htmlText().find(in.text(to.url))
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			if name, _ := z.TagName(); kind == html.StartTagToken {
				open.begin(name)
				if string(name) == "noscript" { // readers without scripts see its content
					z.NextIsNotRawText()
				}
			}
			in.begin(e)
			tagURLs(e, false, linking(to.url))
		case html.EndTagToken:
			name, _ := z.TagName()
			open.end(name)
			in.end(string(name))
		case html.CommentToken:
			to.comment(e)
		}
		z.AllowCDATA(open.foreign > 0)
	}
}

// A context tells in which elements text is.
type context struct {
	label   string // an element with text that has no links; "" for none
	heading bool   // in a heading without an explicit name, from whose text programs make an anchor
	link    string // the start tag of the open link; "" for none
}

// labels are the elements that label something, or whose text a form submits.
var labels = wordSet("button label legend optgroup option title")

// headings are the elements of headings.
var headings = wordSet("h1 h2 h3 h4 h5 h6")

// begin handles a start tag.
func (c *context) begin(tag Excerpt) {
	if c.label == "option" { // its end tag is optional
		c.label = ""
	}
	switch name := strings.ToLower(elementName(tag.Text)); {
	case headings[name]:
		c.heading = valueOf(tag, "id") == ""
	case labels[name]:
		c.label = name
	case name == "a":
		c.link = tag.Text
	}
}

// end handles an end tag.
func (c *context) end(name string) {
	switch {
	case headings[name]:
		c.heading = false
	case labels[name], name == "select":
		c.label = ""
	case name == "a":
		c.link = ""
	}
}

// text returns a function that calls yield, and first marks as bound the URLs in headings, in labels, and in the text of a
// link. The text of a link is not bound if the destination begins with it.
func (c *context) text(yield func(Excerpt)) func(Excerpt) {
	return func(e Excerpt) {
		switch {
		case c.heading:
			e.why = max(e.why, Heading)
		case c.label != "", c.leadsElsewhere(e.Text):
			e.why = max(e.why, Prose)
		}
		yield(e)
	}
}

// leadsElsewhere reports whether the open link leads neither to url nor to a URL that starts with it.
func (c *context) leadsElsewhere(url string) bool {
	if c.link == "" {
		return false
	}
	href := valueOf(Excerpt{Text: c.link}, "href")
	return href != "" && !strings.HasPrefix(href, url)
}

// valueOf returns the value of an attribute of a tag, or "".
func valueOf(tag Excerpt, name string) (of string) {
	attributes(tag, false, func(other string, value Excerpt) {
		if strings.EqualFold(name, other) {
			of = strings.Trim(value.decodeAttribute().Text, htmlWhite)
		}
	})
	return of
}

// htmlText returns e, a text or a CDATA section, decoded.
func (e Excerpt) htmlText() Excerpt {
	const begin, end = "<![CDATA[", "]]>"
	if strings.HasPrefix(e.Text, begin) {
		return e.slice(core.Span{Start: len(begin), End: max(len(begin), len(strings.TrimSuffix(e.Text, end)))})
	}
	return e.decodeText()
}

// elements is the stack of open elements. An end tag also closes all elements inside, except that HTML reopens
// elements with code after it.
type elements struct {
	open    []element
	known   map[atom.Atom]int    // the number of open elements by name
	within  [contentNone + 1]int // the number of open elements by content
	foreign int                  // the number of open foreign elements, which may have CDATA sections
}

type element struct {
	name atom.Atom
	what content
}

// begin opens an element. Elements that HTML does not define change nothing.
func (s *elements) begin(name []byte) {
	e := element{atom.Lookup(name), htmlElements[string(name)]}
	switch {
	case e.name == 0 || emptyElements[e.name]:
	case e.name == atom.Code:
		s.within[contentCode]++
	default:
		if s.known == nil {
			s.known = map[atom.Atom]int{}
		}
		s.open = append(s.open, e)
		s.count(e, 1)
	}
}

// end closes an element and those inside it. It does nothing if the element is not open.
func (s *elements) end(name []byte) {
	of := atom.Lookup(name)
	if of == atom.Code {
		s.within[contentCode] = max(0, s.within[contentCode]-1)
	}
	for again := s.known[of] > 0; again; {
		last := s.open[len(s.open)-1]
		s.open = s.open[:len(s.open)-1]
		s.count(last, -1)
		again = last.name != of
	}
}

// count updates the numbers of open elements.
func (s *elements) count(e element, by int) {
	s.known[e.name] += by
	s.within[e.what] += by
	if e.name == atom.Svg || e.name == atom.Math {
		s.foreign += by
	}
}

// emptyElements are the elements without content and end tag.
var emptyElements = map[atom.Atom]bool{
	atom.Area: true, atom.Base: true, atom.Br: true, atom.Col: true, atom.Embed: true, atom.Hr: true, atom.Img: true, atom.Input: true,
	atom.Link: true, atom.Meta: true, atom.Param: true, atom.Source: true, atom.Track: true, atom.Wbr: true,
}

// tagURLs calls yield for each URL in the attributes of a tag. In MDX a value may be JavaScript in braces.
func tagURLs(tag Excerpt, mdx bool, yield func(Excerpt)) {
	attributes(tag, mdx, func(name string, value Excerpt) {
		value = value.decodeAttribute()
		name = strings.ToLower(name)
		why := Free
		if strings.IndexByte(value.Text, ':') >= 0 { // every URL has a colon, and few values do
			why = attributeReason(tag, name, value.Text)
		}
		yield := binding(yield, why)
		switch {
		case mdx && strings.HasPrefix(value.Text, "{"):
			expressionURLs(value, yield)
		case linkAttributes[name]:
			value.reference(yield)
		case name == "srcset" || name == "imagesrcset":
			candidates(value, yield)
		case isProgram(name), strings.Contains(value.Text, "{%"), strings.Contains(value.Text, "<%"):
		case why == Name, why == Prose, name == "content", name == "ping", !strings.ContainsAny(value.Text, htmlWhite): // the whole value of a component's attribute
			value.find(yield)
		}
	})
}

// attributes calls f for each attribute of a tag that has a value, except for repeated names. In MDX a value may be in
// braces, which are then part of it.
func attributes(tag Excerpt, mdx bool, f func(name string, value Excerpt)) {
	const most = 16 // the number of names that are remembered, so that a tag takes linear time
	names := make([]string, 0, most)
	c := &cursor{s: tag.Text}
	for c.to(htmlWhite + "/>"); ; {
		c.skip(htmlWhite + "/")
		if c.done() || c.is(">") {
			return
		}
		start := c.at
		c.at++ // a name may start with "="
		c.to(htmlWhite + "/>=")
		name := c.s[start:c.at]
		again := slices.ContainsFunc(names, func(other string) bool { return strings.EqualFold(name, other) })
		if !again && len(names) < most {
			names = append(names, name)
		}
		c.skip(htmlWhite)
		if c.is("=") {
			c.at++
			c.skip(htmlWhite)
			if value := tag.slice(c.value(mdx)); !again {
				f(name, value)
			}
		}
	}
}

// candidates calls yield for each URL of a srcset. White space and commas separate the candidates, and each may
// have a descriptor.
func candidates(list Excerpt, yield func(Excerpt)) {
	c := &cursor{s: list.Text}
	for c.skip(htmlWhite + ","); !c.done(); c.skip(htmlWhite + ",") {
		start := c.at
		c.to(htmlWhite)
		end := len(strings.TrimRight(c.s[:c.at], ","))
		list.slice(core.Span{Start: start, End: end}).reference(yield)
		if end == c.at {
			c.to(",")
		}
	}
}

// A cursor is a position in a text.
type cursor struct {
	s  string
	at int // the offset
}

func (c *cursor) done() bool { return c.at >= len(c.s) }

// is reports whether the next octet is in set.
func (c *cursor) is(set string) bool { return !c.done() && strings.IndexByte(set, c.s[c.at]) >= 0 }

// skip skips octets in set.
func (c *cursor) skip(set string) {
	for c.is(set) {
		c.at++
	}
}

// to skips octets up to one in set.
func (c *cursor) to(set string) {
	for !c.done() && !c.is(set) {
		c.at++
	}
}

// value skips the value of an attribute, and returns it without quotes.
func (c *cursor) value(mdx bool) core.Span {
	start := c.at
	if c.is(`"'`) {
		c.at++
		c.to(c.s[start:c.at])
		c.at++
		return core.Span{Start: start + 1, End: c.at - 1}
	}
	if mdx {
		c.braces()
	}
	c.to(htmlWhite + ">")
	return core.Span{Start: start, End: c.at}
}

// braces skips nested braces and their content.
func (c *cursor) braces() {
	for depth := 0; c.is("{") || depth > 0 && !c.done(); c.at++ {
		switch c.s[c.at] {
		case '{':
			depth++
		case '}':
			depth--
		}
	}
}
