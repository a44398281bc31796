package links

import (
	"regexp"
	"strings"
)

// A templateBlock is a block that a template engine removes, or shows as code. Its start is matched only at its
// sign, which is fast to search for. A block without an end is only its start.
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
	{"{{", regexp.MustCompile(`^\{\{[<%] */\*`), regexp.MustCompile(`\*/ *[>%]\}\}`), false},                             // Hugo comments
	{"{{", regexp.MustCompile(`^\{\{[<%][^<>%{}]*\n`), regexp.MustCompile(`[>%]\}\}`), false},                            // Hugo shortcodes over several lines
	{"{{", regexp.MustCompile(`^\{\{[<%]\w[^{}]*?[a-z] *= *[\\"']*[A-Za-z]+://`), regexp.MustCompile(`[>%]\}\}`), false}, // Hugo shortcodes with what looks like an attribute
}

// htmlBlocks are constructs of template languages that are used in HTML only: comments, and tags with a URL in a string.
var htmlBlocks = []templateBlock{
	{"{{", regexp.MustCompile(`^\{\{-? ?/\*`), regexp.MustCompile(`\*/ ?-?\}\}`), false},                             // Go
	{"{*", regexp.MustCompile(`^\{\*[ \t\r\n*]`), regexp.MustCompile(`\*\}`), false},                                 // Smarty, Latte
	{"{", regexp.MustCompile(`^\{[$@A-Za-z][\w:$.-]*[ =|][^{}<>]*["'][A-Za-z]+://[^{}<>]*\}`), nil, false},           // tags of Smarty, Latte, Closure and Svelte
	{"{", regexp.MustCompile(`^\{["'][A-Za-z]+://[^{}<>"']*["'] ?\|[^{}<>]*\}`), nil, false},                         // a string before a filter
	{"##", regexp.MustCompile(`^##[ \t].*`), nil, false},                                                             // Mako, Velocity
	{"<%doc>", regexp.MustCompile(`^<%doc>`), regexp.MustCompile(`</%doc>`), false},                                  // Mako
	{"#*", regexp.MustCompile(`^#\*`), regexp.MustCompile(`\*#`), false},                                             // Velocity
	{"#", regexp.MustCompile(`^#\w+ ?\([^()<>\n]*["'][A-Za-z]+://[^()<>\n]*\)`), nil, false},                         // Velocity directives
	{"@", regexp.MustCompile(`^@\w+(?:\.\w+)* ?\((?:[^()<>\n]|=>)*["'][A-Za-z]+://(?:[^()<>\n]|=>)*\)`), nil, false}, // Blade directives, Razor calls
	{"<#--", regexp.MustCompile(`^<#--`), regexp.MustCompile(`-->`), false},                                          // FreeMarker
	{"<#", regexp.MustCompile(`^<#[A-Za-z][^<>]*>`), nil, false},                                                     // FreeMarker directives
	{"<@", regexp.MustCompile(`^<@[A-Za-z][^<>]*>`), nil, false},                                                     // FreeMarker macros
	{"@*", regexp.MustCompile(`^@\*`), regexp.MustCompile(`\*@`), false},                                             // Razor
	{"@{", regexp.MustCompile(`^@\{[^{}]*["'][A-Za-z]+://[^{}]*\}`), nil, false},                                     // Razor code
	{"{{--", regexp.MustCompile(`^\{\{--`), regexp.MustCompile(`--\}\}`), false},                                     // Blade
	{"{!!", regexp.MustCompile(`^\{!!`), regexp.MustCompile(`!!\}`), false},                                          // Blade output
	{"[%", regexp.MustCompile(`^\[%[-+]? *#`), regexp.MustCompile(`%\]`), false},                                     // Template Toolkit
	{"[%", regexp.MustCompile(`^\[%[^\[\]<>]*["'][A-Za-z]+://[^\[\]<>]*%\]`), nil, false},                            // Template Toolkit
	{"#{", regexp.MustCompile(`^#\{[^{}<>\n]*["'][A-Za-z]+://[^{}<>\n]*\}`), nil, false},                             // expressions of JSF and JSP
	{"${", regexp.MustCompile(`^\$\{[^{}<>\n]*["'][A-Za-z]+://[^{}<>\n]*\}`), nil, false},                            // expressions of JSF and JSP
}

// emptyLined are comments of MDX with an empty line in them. MDX comments without one need no special handling.
var emptyLined = []templateBlock{{"{/*", regexp.MustCompile(`^\{/\*(?:[^*\n]*\n)?[^*\n]*\n\n`), regexp.MustCompile(`\*/\}`), false}}

// maxBegin limits the length of a block's start.
const maxBegin = 4096

// begins returns the bounds of the first start of a block in a document from an offset on; nil for none. "##" must
// be the first text of its line.
func (b *templateBlock) begins(doc string, at int) []int {
	for at = indexFrom(doc, at, b.sign); at >= 0; at = indexFrom(doc, at+1, b.sign) {
		m := b.begin.FindStringIndex(doc[at:min(len(doc), at+maxBegin)])
		if m != nil && (b.sign != "##" || isFirst(doc, at)) {
			return []int{at, at + m[1]}
		}
	}
	return nil
}

// isFirst reports whether only white space precedes an offset in its line.
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

// word fills s with a word after which a URL may start.
func word(s []byte) {
	for i := range s {
		if s[i] != '\n' && s[i] != '\r' {
			s[i] = 'x'
		}
	}
	s[len(s)-1] = '='
}
