//go:build !js

package main

import (
	"strings"

	"urlscope/core"
)

// orgURLs calls yield for each URL in a document of Org: the targets of its links, and
// those that stand in the text; with code also those in verbatim text and blocks of
// code. Comments are passed over.
func orgURLs(doc string, code bool, yield func(Excerpt)) {
	o := &org{newManuscript(doc, code)}
	o.blocks()
	o.end(func(e Excerpt) Excerpt { return e }, yield)
}

type org struct{ manuscript }

// blocks tells code and comments from text, line by line, and looks at that.
func (o *org) blocks() {
	block := "" // the name of the block that is open, of those that hold no text
	for at := 0; at < len(o.doc); {
		l := o.lineAt(at)
		at = l.next
		keyword := strings.ToLower(l.text)
		switch {
		case block != "":
			if block == "comment" {
				o.blank(l.start, l.next)
			} else {
				o.skipCode(l.start, l.next)
			}
			if keyword == "#+end_"+block {
				block = ""
			}
		case strings.HasPrefix(keyword, "#+begin_"):
			switch name, _, _ := strings.Cut(keyword[len("#+begin_"):], " "); name {
			case "comment", "example", "export", "src":
				block = name
			}
		case l.text == ":" || strings.HasPrefix(l.text, ": "):
			o.skipCode(l.start, l.next)
		case l.text == "#" || strings.HasPrefix(l.text, "# "):
			o.blank(l.start, l.next)
		default:
			o.inline(l.at, l.at+len(l.text))
		}
	}
}

// inline looks at a line.
func (o *org) inline(start, end int) {
	for i := start; i < end; {
		n := 0
		switch b := o.doc[i]; {
		case strings.HasPrefix(o.doc[i:end], "[["):
			n = o.link(i, end)
		case (b == '=' || b == '~') && o.opens(start, i, end):
			n = o.verbatim(i, end)
		}
		i += max(n, 1)
	}
}

// link passes over the target of a link: "[[target][text]]". What is no mail, no news and
// has no slashes behind its colon is Org's own, such as "file:notes.org" and "info:emacs".
func (o *org) link(i, end int) int {
	n := strings.IndexByte(o.doc[i:min(end, i+maxTarget)], ']')
	if n < 0 {
		return 0
	}
	target := o.excerpt(i+len("[["), i+n)
	scheme, rest, _ := strings.Cut(target.Text, ":")
	if strings.HasPrefix(rest, "//") || scheme == "mailto" || scheme == "news" {
		target.unescaped().reference(o.yield)
	}
	o.blank(i, i+n+1)
	return n + 1
}

// opens reports whether the mark at i may begin verbatim text: it stands before a word
// and behind none.
func (o *org) opens(start, i, end int) bool {
	return (i == start || strings.IndexByte(" \t-('\"{", o.doc[i-1]) >= 0) && i+1 < end && core.ClassOf(o.doc[i+1])&core.Space == 0
}

// verbatim passes over the text between two of the marks at i.
func (o *org) verbatim(i, end int) int {
	end = min(end, i+maxLabel)
	for at := i + 1; ; at++ {
		n := strings.IndexByte(o.doc[at:end], o.doc[i])
		if n < 0 {
			return 0
		}
		at += n
		if after := at + 1; o.doc[at-1] != ' ' && at > i+1 && (after == end || strings.IndexByte(" \t-.,;:!?'\")}[", o.doc[after]) >= 0) {
			o.skipCode(i, after)
			return after - i
		}
	}
}
