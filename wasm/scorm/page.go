package scorm

import (
	"strings"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// policy lets the page of a lesson load only its own script, style sheet and frame. The page cannot send a request to any
// other host.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; " +
	"require-trusted-types-for 'script'; trusted-types 'none'"

// page returns the page of a lesson. It has the text of the lesson, for browsers that do not run the program.
func (p *pack) page(s sco) string {
	l := p.lang
	name := s.Number
	if name == "" {
		name = strings.TrimPrefix(s.Link(), "#")
	}
	var b builder
	b.add(`<!DOCTYPE html>
<html lang="`, l.Tag(), `" data-scorm="`, p.version.String(), `" data-lesson="`, name, `">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="`, policy, `">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>`, s.title(), `</title>
<link rel="stylesheet" href="`, p.kitFile("sco.css"), `">
<script src="`, p.kitFile("sco.js"), `" defer></script>
</head>
<body>
<p id="state" role="status" data-none="`, labels.UI(l, labels.PackageAlone), `" data-refused="`, labels.UI(l, labels.PackageRefused), `" data-long="`, labels.UI(l, labels.PackageLong),
		`" data-review="`, labels.UI(l, labels.PackageReview), `" data-browse="`, labels.UI(l, labels.PackageBrowse), `"></p>
<main lang="`, s.Lang.Tag(), `">
<noscript><p lang="`, l.Tag(), `">`, labels.UI(l, labels.PackageNoScript), `</p></noscript>
<h1>`, s.title(), "</h1>\n")
	for paragraph := range strings.SplitSeq(s.Text, "\n") {
		b.prose("p", paragraph)
	}
	b.add("<h2>", labels.UI(s.Lang, labels.LessonGoals), "</h2>\n<ul>\n")
	for _, g := range s.Goals {
		b.item(g.Words, g.Label(s.Lang))
	}
	b.add("</ul>\n<h2>", labels.UI(s.Lang, labels.LessonStart), "</h2>\n<pre>", s.Start, "</pre>\n</main>\n</body>\n</html>\n")
	return b.String()
}

// A builder writes HTML or XML. add escapes every second argument.
type builder struct{ strings.Builder }

func (b *builder) add(pieces ...string) {
	for i, s := range pieces {
		if i%2 == 1 {
			s = escape(s)
		}
		b.WriteString(s)
	}
}

// prose writes a paragraph of a lesson, with the markup of the program.
func (b *builder) prose(element, s string) {
	b.add("<" + element + ">")
	b.runs(model.Said(s))
	b.add("</" + element + ">\n")
}

// runs writes prose, with octets as code.
func (b *builder) runs(p text.Prose) {
	for _, run := range p {
		if run.Code {
			b.add("<code>", run.Text, "</code>")
		} else {
			b.add("", run.Text)
		}
	}
}

// item writes a goal in the author's words, if any, and in ours.
func (b *builder) item(words string, label text.Prose) {
	b.add("<li>")
	if words != "" {
		b.prose("p", words)
	}
	b.runs(label)
	b.add("</li>\n")
}

// escape returns a text escaped for HTML and XML, in elements and attributes. Characters that XML cannot represent become
// U+FFFD (XML 1.0, 2.2).
func escape(s string) string {
	return escaper.Replace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t' || r == '\n' || r == '\r', r >= ' ' && r != 0xFFFE && r != 0xFFFF:
			return r
		}
		return 0xFFFD
	}, s))
}

var escaper = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;", "\r", "&#13;")
