package model

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"urlscope/core/standards"
)

// An Embed has the author's settings of the element <url-scope>. The zero value is the element without attributes.
type Embed struct {
	Words    []Word // the words to show, in this order; nil for all, and the anatomy
	Plain    bool   // if Words is set: without the anatomy
	Readonly bool
	loading  string // click, lazy or eager; "" for click
	Theme    string // light, dark or auto; "" for auto
	Height   int    // in pixels; 0 for the height of the content
	Judge    standards.Standard
	label    string // the accessible name of the frame; "" for the URL
	Markdown bool   // for Markdown rather than HTML
	Lesson   string // the number or the link of the lesson to open; "" for none
}

// EmbedTag returns the lines that put v into a page of another site: the script, and the element, which contains a
// link for readers without scripts. base is the address of this page. The element reads exactly v.Src, whatever
// program processes the lines, with two exceptions: NUL and octets that are not UTF-8 become U+FFFD, because HTML
// cannot contain them, and Vue and React turn a carriage return into a line feed. The link has every octet.
func EmbedTag(base string, v View, e Embed) string {
	folder := base[:strings.LastIndexByte(base, '/')+1]
	link := strings.NewReplacer("(", "%28", ")", "%29").Replace(folder) + v.Link()
	src := carried(v.Src)
	var b strings.Builder
	b.WriteString(`<script type="module" src="` + escapeHTML(folder) + `embed.js"></script>` + "\n")
	if e.Markdown {
		b.WriteByte('\n') // ends the Markdown block of the script
	}
	b.WriteString("<url-scope")
	// Invisible characters are shown in the content by name.
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
		// Vue interprets {{ even if it is written as references, unless an element separates them.
		b.WriteString(">[" + strings.ReplaceAll(code, "&#123;", "&#123;<wbr/>") + "](" + link + ")")
	default:
		b.WriteString(">[" + markdownCode(src) + "](" + link + ")")
	}
	b.WriteString("</url-scope>")
	return b.String()
}

// carried replaces the octets that HTML cannot contain.
func carried(src string) string {
	return strings.ReplaceAll(strings.ToValidUTF8(src, "\uFFFD"), "\x00", "\uFFFD")
}

// An Attribute is an attribute of the element.
type Attribute struct{ Name, Value string }

// attributes returns the element's attributes for v, in the order in which they are written.
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

// survives reports whether the element can read src from its content. The element trims white space, because that
// may be the page's. In a code span of Markdown some generators collapse spaces or change them to no-break spaces,
// and interpret tags and template syntax. A bar ends a cell of a Markdown table.
func survives(src string, markdown bool) bool {
	if strings.TrimFunc(src, isSpace) != src {
		return false
	}
	return !markdown || !slices.ContainsFunc([]string{"  ", "|", "<", "{{", "{%", "{#"}, func(sign string) bool {
		return strings.Contains(src, sign)
	})
}

// show returns the value of the attribute show.
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

// isSpace reports whether JavaScript or Go trims r.
func isSpace(r rune) bool { return unicode.IsSpace(r) || r == '\uFEFF' }

// escapeHTML returns s for text or a quoted attribute. It writes every character with a meaning in HTML, in
// Markdown or in the templates of documentation generators as a character reference, which has a meaning in none
// of them.
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
			// Smart typography would replace these by another character.
			strings.ContainsRune("-.+=", r) && i > 0 && s[i-1] == byte(r):
			b.WriteString("&#" + strconv.Itoa(int(r)) + ";")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
