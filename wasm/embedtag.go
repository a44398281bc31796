package main

import (
	"strconv"
	"strings"
	"unicode"
)

// An embed is what an author chooses of the element <url-scope>. Of the zero value
// nothing is written down: it is the element as it comes, with all panels.
type embed struct {
	words    []word // those that stand, in this order; nil for all
	plain    bool   // with words: without the anatomy
	readonly bool
	loading  string // click, lazy or eager; "" for click
	theme    string // light, dark or auto; "" for auto
	height   int    // in pixels; 0 for what the content needs
	label    string // what the frame is called; "" for the URL
}

// embedTag returns the lines of HTML that put v into a page of another site: the
// script, and the element with the URL as plain text for those who have no
// scripts. base is the address of this page. What the element reads is v.src,
// whatever octets it holds and also where the lines pass through Markdown, but for
// the two things that no HTML can carry: NUL, and octets that are not UTF-8, are
// replaced by U+FFFD.
func embedTag(base string, v view, e embed) string {
	folder := base[:strings.LastIndexByte(base, '/')+1]
	var b strings.Builder
	b.WriteString(`<script type="module" src="` + escapeHTML(folder) + `embed.js"></script>` + "\n<url-scope")
	attribute := func(name, value string) {
		if value != "" {
			b.WriteString(" " + name + `="` + escapeHTML(value) + `"`)
		}
	}
	src := strings.ReplaceAll(strings.ToValidUTF8(v.src, "\uFFFD"), "\x00", "\uFFFD")
	// The element takes the space around its text for the page's, and a blank line would end it in Markdown; an
	// attribute keeps both.
	if strings.TrimFunc(src, isSpace) != src || strings.ContainsFunc(src, unicode.IsControl) {
		attribute("url", src)
	}
	if e.words != nil || e.plain {
		b.WriteString(` show="` + e.show() + `"`)
	}
	if e.readonly {
		b.WriteString(" readonly")
	}
	attribute("loading", e.loading)
	if e.height > 0 {
		attribute("height", strconv.Itoa(e.height))
	}
	attribute("theme", e.theme)
	attribute("lang", v.lang)
	if v.selected.Len() > 0 {
		attribute("select", strconv.Itoa(v.selected.Start)+"-"+strconv.Itoa(v.selected.End))
	}
	attribute("label", e.label)
	b.WriteString("><code>" + escapeHTML(visible(src)) + "</code></url-scope>")
	return b.String()
}

// show returns the value of the attribute of this name.
func (e embed) show() string {
	words := e.words
	if words == nil {
		words = allWords
	}
	var names []string
	if !e.plain {
		names = append(names, anatomyWord)
	}
	for _, w := range words {
		names = append(names, string(w))
	}
	return strings.Join(names, " ")
}

// isSpace reports whether JavaScript trims r, or Go would.
func isSpace(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' }

// escapeHTML returns s for a text or a quoted attribute: what has a meaning in
// HTML, in Markdown or in the templates of documentation generators is written as a
// character reference, which has none in any of them.
func escapeHTML(s string) string {
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r < ' ', r == 0x7F, strings.ContainsRune("\"'`*_~[]{}|\\$^", r),
			// Typographers make one sign of several.
			strings.ContainsRune("-.+=", r) && i > 0 && s[i-1] == byte(r):
			b.WriteString("&#" + strconv.Itoa(int(r)) + ";")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
