package documents

import (
	"html"
	"strings"
)

// HTML returns an HTML document.
func (m *Maker) HTML() string {
	return m.one("<!DOCTYPE html>\n", "") + "<title>" + m.words() + "</title>\n<body>\n" + m.some(6, "\n", func() string { return m.htmlBlock(3) }) + "\n"
}

// htmlBlock returns an element with others inside it, nested up to a depth.
func (m *Maker) htmlBlock(depth int) string {
	if depth > 0 && m.IntN(3) == 0 {
		inner := m.some(3, "\n", func() string { return m.htmlBlock(depth - 1) })
		switch name := m.one("div", "UL", "table", "template", "blockquote", "noscript", "DETAILS"); name {
		case "UL":
			return "<UL>\n<LI>" + inner + "\n<li>" + m.htmlText() + "</UL>"
		case "table":
			return "<table><tr><td>" + inner + "</td><td " + m.htmlAttribute() + ">" + m.htmlText() + "</td></tr></table>"
		default:
			return "<" + name + m.one("", " "+m.htmlAttribute()) + ">\n" + inner + "\n</" + strings.ToLower(name) + ">"
		}
	}
	switch m.IntN(8) {
	case 0:
		return m.one("<script>", "<SCRIPT type=a>") + "var u = \"" + m.apart() + "\" < '<a href=\"" + m.apart() + "\">'</script >"
	case 1:
		return "<style>a { background: url(" + m.apart() + ") } /* </styled> */</style>"
	case 2:
		return "<textarea " + m.htmlAttribute() + ">" + m.apart() + " <a href=\"" + m.apart() + "\"></textarea>"
	case 3:
		return m.one("<pre>", "<PRE "+m.htmlAttribute()+">") + m.apart() + "\n\n<b>" + m.words() + "</b></pre>"
	case 4:
		comment := m.one("<!--", "<!", "<?") + " <a href=\"" + m.apart() + "\"></a> " + m.one("-->", "--!>")
		return comment + m.one("<!-->", "<!--->") + "<a href=\"" + m.link() + "\"></a>"
	case 5:
		return "<svg><text " + m.htmlAttribute() + "><![CDATA[" + m.words() + " <b> " + strings.ReplaceAll(m.link(), "&", ";") + " &amp; ]]></text></svg>"
	default:
		text := func() string { return m.some(3, "\n", m.htmlText) }
		if m.IntN(3) == 0 {
			return "<h1 " + m.htmlAttribute() + ">" + m.title(text) + m.one("</h1>", "</H1 >")
		}
		return m.one("<p>", "<P>") + text()
	}
}

// htmlText returns text with inline elements.
func (m *Maker) htmlText() string {
	switch m.IntN(7) {
	case 0:
		return "<a " + m.htmlAttribute() + ">" + m.words() + "</a>"
	case 1:
		return "<img " + m.one("", "alt=x ", "alt='&lt;>' / ", "Alt\n") + m.htmlAttribute() + m.one("", " width=1", "\n\theight = '1'") + m.one(">", " />")
	case 2:
		return m.words() + " " + html.EscapeString(m.text()) + " " + m.words()
	case 3:
		return m.one("<code>", "<CODE>") + m.apart() + m.one("</code>", "</Code >")
	case 4:
		return "<b>" + m.words() + m.one(" <kbd>", " <var>", " <samp>") + m.words() + "</b>"
	case 5:
		return m.one("&amp;", "&lt;", "&copy;", "a < b", "</>", "<3", "&notit;", "&#x26;")
	default:
		return m.words()
	}
}

// htmlAttribute returns an attribute with or without a URL.
func (m *Maker) htmlAttribute() string {
	switch m.IntN(8) {
	case 0:
		return m.one("href", "HREF", "src", "cite") + m.one("=", " = ", "\n=\n") + strings.ReplaceAll(m.link(), "&", m.one("&", "&amp;", "&#38;"))
	case 1:
		return m.one("href", "Src", "data", "action") + `="` + m.one("", " ", "\n") + strings.ReplaceAll(m.link(), "&", m.one("&", "&amp;")) + m.one("", " ") + `"`
	case 2:
		return m.one("href", "poster") + "='" + strings.ReplaceAll(m.link(), "&", m.one("&", "&AMP;")) + "'"
	case 3:
		return m.one("srcset", "SRCSET", "imagesrcset") + `="` + m.link() + m.one("", " 1x", " 100w") + ", " + m.link() + " 2x,\n" + m.link() + `"`
	case 4:
		return `title="` + m.words() + ` > <b>"`
	case 5:
		return m.one("href", "src") + `="page.html?a=` + m.word() + `&copy=1"`
	case 6:
		return m.one("hidden", "async=''", "class=a/b", "=a=b", "data-x={}", "value='"+m.apart()+"'")
	default:
		return m.one(`onclick="go(`, `style="background:url(`, `href="javascript:go(`) + m.apart() + `)"`
	}
}
