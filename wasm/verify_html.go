//go:build !js

package main

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

// codeElements hold code rather than prose. What is in the first two is never
// looked at.
var codeElements = map[string]bool{
	"script": true, "style": true,
	"code": true, "kbd": true, "pre": true, "samp": true, "var": true,
}

// htmlURLs calls yield for each URL in attributes and text of an HTML document,
// with code also for those in elements that hold code.
func htmlURLs(doc string, code bool, yield func(Excerpt)) {
	z := html.NewTokenizer(strings.NewReader(doc))
	at, inCode, inScript := 0, 0, 0
	for {
		kind := z.Next()
		start := at
		at += len(z.Raw())
		if kind == html.ErrorToken {
			return // a reader of a string only ever ends
		}
		e := Excerpt{Text: doc[start:at], start: start}
		switch kind {
		case html.TextToken:
			if inScript == 0 && (code || inCode == 0) {
				e.decodeReferences().find(yield)
			}
		case html.StartTagToken, html.SelfClosingTagToken, html.EndTagToken:
			name, _ := z.TagName()
			if codeElements[string(name)] {
				depth := &inCode
				if n := string(name); n == "script" || n == "style" {
					depth = &inScript
				}
				switch kind {
				case html.StartTagToken:
					*depth++
				case html.EndTagToken:
					*depth = max(0, *depth-1)
				}
			}
			tagURLs(e, false, yield)
		}
	}
}

// tagURLs calls yield for each URL in the attributes of a tag; in MDX a value may be
// JavaScript between braces.
func tagURLs(tag Excerpt, mdx bool, yield func(Excerpt)) {
	attributes(tag, mdx, func(name string, value Excerpt) {
		value = value.decodeReferences()
		switch name = strings.ToLower(name); {
		case mdx && strings.HasPrefix(value.Text, "{"):
			expressionURLs(value, yield)
		case linkAttributes[name]:
			value.reference(yield)
		case name == "srcset" || name == "imagesrcset":
			candidates(value, yield)
		case name == "style" || strings.HasPrefix(name, "on"): // code
		default:
			value.find(yield)
		}
	})
}

// attributes calls f for each attribute of a tag; in MDX a value may stand between braces,
// which are then part of it.
func attributes(tag Excerpt, mdx bool, f func(name string, value Excerpt)) {
	const white = " \t\r\n\f"
	s := tag.Text
	skip := func(i int, set string) int {
		for i < len(s) && strings.IndexByte(set, s[i]) >= 0 {
			i++
		}
		return i
	}
	to := func(i int, set string) int {
		for i < len(s) && strings.IndexByte(set, s[i]) < 0 {
			i++
		}
		return i
	}
	for i := to(0, white+"/>"); ; {
		i = skip(i, white+"/")
		if i >= len(s) || s[i] == '>' {
			return
		}
		start := i
		i = to(i+1, white+"/>=") // a name may begin with "="
		name := s[start:i]
		next := skip(i, white)
		if next >= len(s) || s[next] != '=' {
			continue
		}
		i = skip(next+1, white)
		start = i
		if i < len(s) && (s[i] == '"' || s[i] == '\'') {
			start++
			i = to(start, s[i:i+1])
			f(name, tag.slice(core.Span{Start: start, End: i}))
			i++
			continue
		}
		for depth := 0; mdx && i < len(s) && (s[i] == '{' || depth > 0); i++ {
			switch s[i] {
			case '{':
				depth++
			case '}':
				depth--
			}
		}
		i = to(i, white+">")
		f(name, tag.slice(core.Span{Start: start, End: i}))
	}
}

// candidates calls yield for each URL of a srcset: they are parted by white space
// and commas, and each may have a description after it.
func candidates(list Excerpt, yield func(Excerpt)) {
	s := list.Text
	for i := 0; i < len(s); {
		if strings.IndexByte(" \t\r\n\f,", s[i]) >= 0 {
			i++
			continue
		}
		start := i
		for i < len(s) && strings.IndexByte(" \t\r\n\f", s[i]) < 0 {
			i++
		}
		end := len(strings.TrimRight(s[:i], ","))
		list.slice(core.Span{Start: start, End: end}).reference(yield)
		if end < i {
			continue
		}
		for i < len(s) && s[i] != ',' {
			i++
		}
	}
}
