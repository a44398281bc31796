package links

import (
	"strings"

	"golang.org/x/net/html"

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
	"classid": true, "datatype": true, "itemid": true, "itemtype": true, "prefix": true, "profile": true, "property": true, "rel": true,
	"rev": true, "typeof": true, "vocab": true, "xmlns": true,
}

// htmlWhite is what HTML parts attributes and candidates with.
const htmlWhite = " \t\r\n\f"

// htmlElements lists the elements that do not hold prose.
var htmlElements = map[string]holds{
	"script": holdsNothing, "style": holdsNothing, "textarea": holdsNothing,
	"code": holdsCode, "kbd": holdsCode, "pre": holdsCode, "samp": holdsCode, "var": holdsCode,
}

// htmlDepth says how much deeper in elements what follows a tag is.
var htmlDepth = map[html.TokenType]int{html.StartTagToken: 1, html.EndTagToken: -1}

// readHTML reads an HTML document. Its URLs are those in attributes and text, with
// code also those in elements that hold code.
func readHTML(doc string, code bool, to reader) {
	z := html.NewTokenizer(strings.NewReader(doc))
	var within [holdsNothing + 1]int // how many elements are open, by what they hold
	for at := 0; ; {
		kind := z.Next()
		if kind == html.ErrorToken {
			return // a reader of a string only ever ends
		}
		e := Excerpt{Text: doc[at : at+len(z.Raw())], start: at}
		at += len(e.Text)
		switch kind {
		case html.TextToken:
			if within[holdsNothing] == 0 && (code || within[holdsCode] == 0) {
				e.Text = withoutTemplates(e.Text)
				e.decodeText().find(to.url)
			}
		case html.StartTagToken, html.SelfClosingTagToken, html.EndTagToken:
			name, _ := z.TagName()
			depth := &within[htmlElements[string(name)]]
			*depth = max(0, *depth+htmlDepth[kind])
			tagURLs(e, false, to.url)
		case html.CommentToken:
			to.comment(e)
		}
	}
}

// tagURLs calls yield for each URL in the attributes of a tag; in MDX a value may be
// JavaScript between braces.
func tagURLs(tag Excerpt, mdx bool, yield func(Excerpt)) {
	attributes(tag, mdx, func(name string, value Excerpt) {
		value = value.decodeAttribute()
		name = strings.ToLower(name)
		yield := yield
		if namingAttributes[name] || strings.HasPrefix(name, "xmlns:") {
			yield = naming(yield)
		}
		switch {
		case mdx && strings.HasPrefix(value.Text, "{"):
			expressionURLs(value, yield)
		case linkAttributes[name]:
			value.reference(yield)
		case name == "srcset" || name == "imagesrcset":
			candidates(value, yield)
		case name == "value" || strings.Contains(value.Text, "{%") || strings.Contains(value.Text, "<%"): // what people or a program write
		case name == "style" || strings.HasPrefix(name, "on"): // code
		default:
			value.find(yield)
		}
	})
}

// attributes calls f for each attribute of a tag; in MDX a value may stand between braces,
// which are then part of it.
func attributes(tag Excerpt, mdx bool, f func(name string, value Excerpt)) {
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
		c.skip(htmlWhite)
		if c.is("=") {
			c.at++
			c.skip(htmlWhite)
			f(name, tag.slice(c.value(mdx)))
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
