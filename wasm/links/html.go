package links

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"urlscope/core"
)

// linkAttributes are those whose whole value is a URL or is relative to one.
var linkAttributes = map[string]bool{
	"action": true, "background": true, "cite": true, "classid": true, "codebase": true, "data": true, "formaction": true,
	"href": true, "icon": true, "itemid": true, "itemtype": true, "longdesc": true, "manifest": true, "poster": true,
	"profile": true, "src": true, "xlink:href": true,
}

// namingAttributes are those whose URLs are names: of namespaces, types, properties and kinds of links.
var namingAttributes = map[string]bool{
	"classid": true, "datatype": true, "definitionurl": true, "itemid": true, "itemtype": true, "prefix": true, "profile": true, "property": true, "rel": true,
	"rev": true, "typeof": true, "vocab": true, "xmlns": true,
}

// proseAttributes hold text, which may have URLs in it that people read.
var proseAttributes = map[string]bool{
	"abbr": true, "alt": true, "caption": true, "content": true, "description": true, "heading": true, "label": true, "message": true,
	"subtitle": true, "summary": true, "text": true, "title": true, "tooltip": true, "xlink:title": true,
}

// refresh matches what stands before the URL of another page in the content of "<meta http-equiv=refresh>".
var refresh = regexp.MustCompile(`^[ \t\r\n\f]*[0-9.]+[ \t\r\n\f]*[;,][ \t\r\n\f]*(?i:url[ \t\r\n\f]*=)?[ \t\r\n\f]*`)

// linkWords end the names of attributes of components, and of what "meta" says, whose values are where something is.
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

// isForProgram matches the names of attributes whose values are for programs, whatever their last word is, as that of "th:href" is.
var isForProgram = regexp.MustCompile(`^data-|[^\w-]`)

// namingRel matches the kinds of links that lead to the name of something.
var namingRel = regexp.MustCompile(`(?i)(?:^|\s)(?:profile|schema\.)`)

// isLinkMeta reports whether the content of a meta tag is an address, such as the content of "og:url" and "twitter:image".
func isLinkMeta(tag Excerpt) bool {
	return slices.ContainsFunc([]string{"property", "name", "itemprop", "http-equiv"}, func(name string) bool {
		of := valueOf(tag, name)
		return strings.EqualFold(of, "refresh") || linkWords.MatchString(of)
	})
}

// programAttributes hold what people write, or what a program looks for: names, patterns, types.
var programAttributes = map[string]bool{
	"accept": true, "autocomplete": true, "class": true, "defaultvalue": true, "dir": true, "download": true, "for": true, "form": true, "headers": true, "hreflang": true, "id": true,
	"integrity": true, "lang": true, "list": true, "name": true, "nonce": true, "pattern": true, "placeholder": true, "role": true,
	"slot": true, "target": true, "type": true, "usemap": true, "value": true,
}

// isProgram reports whether an attribute holds code, as "style", "onclick", "v-if" and "ng-model" do, or is one of programAttributes.
func isProgram(name string) bool {
	return programAttributes[name] || name == "style" || slices.ContainsFunc([]string{"on", "v-", "x-", "ng-", ":", "@"},
		func(begin string) bool { return strings.HasPrefix(name, begin) })
}

// htmlWhite is what HTML parts attributes and candidates with.
const htmlWhite = " \t\r\n\f"

// htmlElements lists the elements that do not hold prose.
var htmlElements = map[string]holds{
	"iframe": holdsNothing, "noembed": holdsNothing, "noframes": holdsNothing, "script": holdsNothing, "style": holdsNothing, "textarea": holdsNothing,
	"code": holdsCode, "kbd": holdsCode, "listing": holdsCode, "pre": holdsCode, "samp": holdsCode, "tt": holdsCode, "var": holdsCode, "xmp": holdsCode,
	"output": holdsCode, // what a form works out
}

// readHTML reads an HTML document. Its URLs are those in attributes and text, with
// code also those in elements that hold code.
func readHTML(doc string, code bool, to reader) {
	z := html.NewTokenizer(strings.NewReader(doc))
	var open elements
	var in context
	for at := 0; ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return // a reader of a string only ever ends
		}
		e := Excerpt{Text: doc[at : at+len(z.Raw())], start: at}
		at += len(e.Text)
		switch kind {
		case html.TextToken:
			if open.within[holdsNothing] == 0 && (code || open.within[holdsCode] == 0) {
				e.htmlText().find(in.text(to.url))
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			if name, _ := z.TagName(); kind == html.StartTagToken {
				open.begin(name)
				if string(name) == "noscript" { // it holds what is read without scripts
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

// A context is what text of HTML stands in.
type context struct {
	label   string // the element that has a text and no links; "" for none
	heading bool   // of a heading without a name of its own, which programs make of its text
	link    string // the tag that begins a link; "" when none is open
}

// labels are the elements whose text says what something is, and what a form sends.
var labels = wordSet("button label legend optgroup option title")

// headings are the elements that are one.
var headings = wordSet("h1 h2 h3 h4 h5 h6")

// begin takes the tag that an element begins with.
func (c *context) begin(tag Excerpt) {
	if c.label == "option" { // which needs no end
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

// end takes the name in the tag that ends an element.
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

// leadsElsewhere reports whether a link is open that does not lead to a URL, or to what that is the beginning of.
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

// htmlText returns e, a piece of text or a section of CDATA, as it is read.
func (e Excerpt) htmlText() Excerpt {
	const begin, end = "<![CDATA[", "]]>"
	if strings.HasPrefix(e.Text, begin) {
		return e.slice(core.Span{Start: len(begin), End: max(len(begin), len(strings.TrimSuffix(e.Text, end)))})
	}
	return e.decodeText()
}

// elements are those that are open: the end of one ends all within it, but for code, which HTML opens again behind that.
type elements struct {
	open    []element
	known   map[atom.Atom]int     // how many of each are open
	within  [holdsNothing + 1]int // how many are, by what they hold
	foreign int                   // how many are of another language, which has sections of CDATA
}

type element struct {
	name atom.Atom
	what holds
}

// begin opens an element. Elements that HTML does not define change nothing.
func (s *elements) begin(name []byte) {
	e := element{atom.Lookup(name), htmlElements[string(name)]}
	switch {
	case e.name == 0 || emptyElements[e.name]:
	case e.name == atom.Code:
		s.within[holdsCode]++
	default:
		if s.known == nil {
			s.known = map[atom.Atom]int{}
		}
		s.open = append(s.open, e)
		s.count(e, 1)
	}
}

// end ends an element and those that were opened in it; nothing when none is open.
func (s *elements) end(name []byte) {
	of := atom.Lookup(name)
	if of == atom.Code {
		s.within[holdsCode] = max(0, s.within[holdsCode]-1)
	}
	for again := s.known[of] > 0; again; {
		last := s.open[len(s.open)-1]
		s.open = s.open[:len(s.open)-1]
		s.count(last, -1)
		again = last.name != of
	}
}

// count keeps how many elements such as e are open.
func (s *elements) count(e element, by int) {
	s.known[e.name] += by
	s.within[e.what] += by
	if e.name == atom.Svg || e.name == atom.Math {
		s.foreign += by
	}
}

// emptyElements are those that hold nothing and have no end.
var emptyElements = map[atom.Atom]bool{
	atom.Area: true, atom.Base: true, atom.Br: true, atom.Col: true, atom.Embed: true, atom.Hr: true, atom.Img: true, atom.Input: true,
	atom.Link: true, atom.Meta: true, atom.Param: true, atom.Source: true, atom.Track: true, atom.Wbr: true,
}

// tagURLs calls yield for each URL in the attributes of a tag; in MDX a value may be
// JavaScript between braces.
func tagURLs(tag Excerpt, mdx bool, yield func(Excerpt)) {
	attributes(tag, mdx, func(name string, value Excerpt) {
		value = value.decodeAttribute()
		name = strings.ToLower(name)
		why := Free
		if strings.IndexByte(value.Text, ':') >= 0 { // few values have one, and no URL is without
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
		case why == Name, why == Prose, name == "content", name == "ping", !strings.ContainsAny(value.Text, htmlWhite): // of a component, as a whole
			value.find(yield)
		}
	})
}

// attributes calls f for each attribute of a tag that has a value, except for repeated names. In MDX a value may be in
// braces, which are then part of it.
func attributes(tag Excerpt, mdx bool, f func(name string, value Excerpt)) {
	const most = 16 // names that are kept, so that a tag takes time in proportion to its length
	names := make([]string, 0, most)
	c := &cursor{s: tag.Text}
	for c.to(htmlWhite + "/>"); ; {
		c.skip(htmlWhite + "/")
		if c.done() || c.is(">") {
			return
		}
		start := c.at
		c.at++ // a name may begin with "="
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

// candidates calls yield for each URL of a srcset: they are parted by white space
// and commas, and each may have a description after it.
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

// A cursor passes over a text.
type cursor struct {
	s  string
	at int // up to where
}

func (c *cursor) done() bool { return c.at >= len(c.s) }

// is reports whether an octet of set comes next.
func (c *cursor) is(set string) bool { return !c.done() && strings.IndexByte(set, c.s[c.at]) >= 0 }

// skip passes over octets of set.
func (c *cursor) skip(set string) {
	for c.is(set) {
		c.at++
	}
}

// to passes over octets up to one of set.
func (c *cursor) to(set string) {
	for !c.done() && !c.is(set) {
		c.at++
	}
}

// value passes over the value of an attribute, and returns what is in its quotes.
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

// braces passes over what stands between braces, and within those.
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
