package links

import (
	"regexp"
	"strings"
)

// A templateBlock is what a program takes out, or shows as code. Its beginning is matched where its sign stands, which is quick to look for. Without an end, its beginning is all of it.
type templateBlock struct {
	sign       string
	begin, end *regexp.Regexp
	code       bool
}

var templateBlocks = []templateBlock{
	{"{# ", regexp.MustCompile(`^\{# `), regexp.MustCompile(`#\}`), false},                                               // Jinja, Twig
	{"{::", regexp.MustCompile(`^\{::comment\}`), regexp.MustCompile(`\{:/(?:comment)?\}`), false},                       // kramdown
	{"{{!--", regexp.MustCompile(`^\{\{!--`), regexp.MustCompile(`--\}\}`), false},                                       // Handlebars
	{"{{!", regexp.MustCompile(`^\{\{!`), regexp.MustCompile(`\}\}`), false},                                             // Mustache
	{"{%", regexp.MustCompile(`^\{%-? *comment\b`), regexp.MustCompile(`\{%-? *endcomment *-?%\}`), false},               // Liquid, Django
	{"{%", regexp.MustCompile(`^\{%-? *highlight\b`), regexp.MustCompile(`\{%-? *endhighlight *-?%\}`), true},            // Jekyll
	{"{{", regexp.MustCompile(`^\{\{[<%] *highlight\b`), regexp.MustCompile(`\{\{[<%] */ *highlight *[>%]\}\}`), true},   // Hugo
	{"{{", regexp.MustCompile(`^\{\{[<%] */\*`), regexp.MustCompile(`\*/ *[>%]\}\}`), false},                             // its comments
	{"{{", regexp.MustCompile(`^\{\{[<%][^<>%{}]*\n`), regexp.MustCompile(`[>%]\}\}`), false},                            // what it calls, over lines
	{"{{", regexp.MustCompile(`^\{\{[<%]\w[^{}]*?[a-z] *= *[\\"']*[A-Za-z]+://`), regexp.MustCompile(`[>%]\}\}`), false}, // or with what looks like an attribute
}

// htmlBlocks are comments, and tags with a URL in a string, of languages of templates that HTML alone is written in.
var htmlBlocks = []templateBlock{
	{"{{", regexp.MustCompile(`^\{\{-? ?/\*`), regexp.MustCompile(`\*/ ?-?\}\}`), false},                   // Go
	{"{*", regexp.MustCompile(`^\{\*[ \t\r\n*]`), regexp.MustCompile(`\*\}`), false},                       // Smarty, Latte
	{"{", regexp.MustCompile(`^\{[$@A-Za-z][\w:$.-]*[ =|][^{}<>]*["'][A-Za-z]+://[^{}<>]*\}`), nil, false}, // their tags, Closure's, Svelte's
	{"##", regexp.MustCompile(`^##[ \t].*`), nil, false},                                                   // Mako, Velocity
	{"<%doc>", regexp.MustCompile(`^<%doc>`), regexp.MustCompile(`</%doc>`), false},                        // Mako
	{"#*", regexp.MustCompile(`^#\*`), regexp.MustCompile(`\*#`), false},                                   // Velocity
	{"#", regexp.MustCompile(`^#\w+ ?\([^()<>\n]*["'][A-Za-z]+://[^()<>\n]*\)`), nil, false},               // its tags
	{"@", regexp.MustCompile(`^@\w+ ?\((?:[^()<>\n]|=>)*["'][A-Za-z]+://(?:[^()<>\n]|=>)*\)`), nil, false}, // Blade's
	{"<#--", regexp.MustCompile(`^<#--`), regexp.MustCompile(`-->`), false},                                // FreeMarker
	{"<#", regexp.MustCompile(`^<#[A-Za-z][^<>]*>`), nil, false},                                           // its tags
	{"<@", regexp.MustCompile(`^<@[A-Za-z][^<>]*>`), nil, false},                                           // its tags
	{"@*", regexp.MustCompile(`^@\*`), regexp.MustCompile(`\*@`), false},                                   // Razor
	{"@{", regexp.MustCompile(`^@\{[^{}]*["'][A-Za-z]+://[^{}]*\}`), nil, false},                           // its code
	{"{{--", regexp.MustCompile(`^\{\{--`), regexp.MustCompile(`--\}\}`), false},                           // Blade
	{"{!!", regexp.MustCompile(`^\{!!`), regexp.MustCompile(`!!\}`), false},                                // what it writes
	{"[%", regexp.MustCompile(`^\[%[^\[\]<>]*["'][A-Za-z]+://[^\[\]<>]*%\]`), nil, false},                  // Template Toolkit
	{"#{", regexp.MustCompile(`^#\{[^{}<>\n]*["'][A-Za-z]+://[^{}<>\n]*\}`), nil, false},                   // expressions of JSF and JSP
	{"${", regexp.MustCompile(`^\$\{[^{}<>\n]*["'][A-Za-z]+://[^{}<>\n]*\}`), nil, false},                  // expressions of JSF and JSP
}

// emptyLined are comments of MDX with an empty line in them. Others are read as what they are.
var emptyLined = []templateBlock{{"{/*", regexp.MustCompile(`^\{/\*(?:[^*\n]*\n)?[^*\n]*\n\n`), regexp.MustCompile(`\*/\}`), false}}

// maxBegin is how much of what a block begins with is looked at.
const maxBegin = 4096

// begins returns the bounds of the first beginning of a block in a document at or behind an offset; nil for none. Two number signs
// begin one only in front of their line.
func (b *templateBlock) begins(doc string, at int) []int {
	for at = indexFrom(doc, at, b.sign); at >= 0; at = indexFrom(doc, at+1, b.sign) {
		m := b.begin.FindStringIndex(doc[at:min(len(doc), at+maxBegin)])
		if m != nil && (b.sign != "##" || isFirst(doc, at)) {
			return []int{at, at + m[1]}
		}
	}
	return nil
}

// isFirst reports whether nothing but blanks stands before an offset in its line.
func isFirst(doc string, at int) bool {
	before := strings.TrimRight(doc[max(0, at-maxLabel):at], " \t")
	return before == "" || before[len(before)-1] == '\n'
}

// withoutBlocks returns a document with words in place of template blocks; with code, only in place of blocks that are not
// code. Words and not blanks, because blanks would indent the text after them. All offsets and line ends stay the same.
func withoutBlocks(doc string, blocks []templateBlock, code bool) string {
	var out []byte
	for _, b := range blocks {
		for at := 0; !b.code || !code; {
			begin := b.begins(doc, at)
			if begin == nil {
				break
			}
			end := []int{0, 0}
			if b.end != nil {
				if end = b.end.FindStringIndex(doc[begin[1]:]); end == nil {
					break
				}
			}
			if out == nil {
				out = []byte(doc)
			}
			at = begin[1] + end[1]
			word(out[begin[0]:at])
		}
	}
	if out == nil {
		return doc
	}
	return string(out)
}

// word makes a word of octets, behind which a URL may begin.
func word(s []byte) {
	for i := range s {
		if s[i] != '\n' && s[i] != '\r' {
			s[i] = 'x'
		}
	}
	s[len(s)-1] = '='
}
