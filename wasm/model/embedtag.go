package model

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"urlscope/core/standards"
)

// An Embed has the author's choices for the element <url-scope>. The zero value needs no attributes: the element with its
// defaults.
type Embed struct {
	Words    []Word // those that stand, in this order; nil for all, and the anatomy
	Plain    bool   // with words: without the anatomy
	Readonly bool
	loading  string // click, lazy or eager; "" for click
	Theme    string // light, dark or auto; "" for auto
	Height   int    // in pixels; 0 for what the content needs
	Judge    standards.Standard
	label    string // what the frame is called; "" for the URL
	Markdown bool   // it stands in Markdown rather than in HTML
	Lesson   string // the lesson that it opens, by its number or its link; "" for none
}

// EmbedTag returns the lines that put v into a page of another site: the script, and the element with a link for readers
// without scripts. base is the address of this page. The element reads exactly v.src, whatever program processes the lines,
// except for what no HTML can carry: NUL, and octets that are not UTF-8, become U+FFFD. Vue and React turn a carriage return
// into a line feed. The link has every octet.
func EmbedTag(base string, v View, e Embed) string {
	folder := base[:strings.LastIndexByte(base, '/')+1]
	link := strings.NewReplacer("(", "%28", ")", "%29").Replace(folder) + v.Link()
	src := carried(v.Src)
	var b strings.Builder
	b.WriteString(`<script type="module" src="` + escapeHTML(folder) + `embed.js"></script>` + "\n")
	if e.Markdown {
		b.WriteByte('\n') // what follows is no more of the block that the script is
	}
	b.WriteString("<url-scope")
	// What cannot be seen stands in the content by its name.
	shown := Visible(v.Src)
	coded := shown != src || !survives(src, e.Markdown)
	for _, a := range e.attributes(v) {
		switch {
		case a.Name == "url" && !coded:
		case a.Name == "readonly":
			b.WriteString(" readonly")
		default:
			b.WriteString(" " + a.Name + `="` + escapeHTML(a.Value) + `"`)
		}
	}
	code := "<code>" + escapeHTML(shown) + "</code>"
	switch {
	case !e.Markdown:
		b.WriteString(`><a href="` + escapeHTML(link) + `">` + code + "</a>")
	case coded:
		// Vue reads {{ even where it comes of references, unless an element stands between.
		b.WriteString(">[" + strings.ReplaceAll(code, "&#123;", "&#123;<wbr/>") + "](" + link + ")")
	default:
		b.WriteString(">[" + markdownCode(src) + "](" + link + ")")
	}
	b.WriteString("</url-scope>")
	return b.String()
}

// carried returns what HTML can carry of octets.
func carried(src string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(src, "\uFFFD"), "\x00", "\uFFFD")
}

// An Attribute is one of the element.
type Attribute struct{ Name, Value string }

// attributes returns those of the element for v, in the order in which they are written.
func (e Embed) attributes(v View) (list []Attribute) {
	add := func(is bool, name, value string) {
		if is {
			list = append(list, Attribute{name, value})
		}
	}
	said := func(name, value string) { add(value != "", name, value) }
	add(true, "url", carried(v.Src))
	said("lesson", e.Lesson)
	add(e.Words != nil, "show", e.show())
	add(e.Readonly, "readonly", "")
	said("loading", e.loading)
	add(e.Height > 0, "height", strconv.Itoa(e.Height))
	said("theme", e.Theme)
	add(e.Judge != standards.RFC1738, "judge", e.Judge.String())
	said("lang", v.Lang)
	add(v.Selected.Len() > 0, "select", strconv.Itoa(v.Selected.Start)+"-"+strconv.Itoa(v.Selected.End))
	said("label", e.label)
	return list
}

// survives reports whether an element reads src out of its content. It takes the
// space around that for the page's. Of a code span of Markdown some generators
// squeeze spaces, or make no-break spaces of them, and they read tags and the signs
// of their templates even there; a bar ends a cell of a table.
func survives(src string, markdown bool) bool {
	if strings.TrimFunc(src, isSpace) != src {
		return false
	}
	return !markdown || !slices.ContainsFunc([]string{"  ", "|", "<", "{{", "{%", "{#"}, func(sign string) bool {
		return strings.Contains(src, sign)
	})
}

// show returns the value of the attribute of this name.
func (e Embed) show() string {
	var names []string
	if !e.Plain {
		names = append(names, AnatomyWord)
	}
	for _, w := range e.Words {
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
		case r < ' ', r == 0x7F, r == '\uFFFD', strings.ContainsRune("\"'`*_~[]{}|\\$^", r),
			// Typographers make one sign of several.
			strings.ContainsRune("-.+=", r) && i > 0 && s[i-1] == byte(r):
			b.WriteString("&#" + strconv.Itoa(int(r)) + ";")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
