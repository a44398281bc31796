package links

import (
	"regexp"
	"strings"
)

// A templateBlock is what a program takes out, or shows as code.
type templateBlock struct {
	begin, end *regexp.Regexp
	code       bool
}

var templateBlocks = []templateBlock{
	{regexp.MustCompile(`\{# `), regexp.MustCompile(`#\}`), false},                                                // Jinja, Twig
	{regexp.MustCompile(`\{::comment\}`), regexp.MustCompile(`\{:/(?:comment)?\}`), false},                        // kramdown
	{regexp.MustCompile(`\{\{!--`), regexp.MustCompile(`--\}\}`), false},                                          // Handlebars
	{regexp.MustCompile(`\{\{!`), regexp.MustCompile(`\}\}`), false},                                              // Mustache
	{regexp.MustCompile(`\{%-? *comment\b`), regexp.MustCompile(`\{%-? *endcomment *-?%\}`), false},               // Liquid, Django
	{regexp.MustCompile(`\{%-? *highlight\b`), regexp.MustCompile(`\{%-? *endhighlight *-?%\}`), true},            // Jekyll
	{regexp.MustCompile(`\{\{[<%] *highlight\b`), regexp.MustCompile(`\{\{[<%] */ *highlight *[>%]\}\}`), true},   // Hugo
	{regexp.MustCompile(`\{\{[<%] */\*`), regexp.MustCompile(`\*/ *[>%]\}\}`), false},                             // its comments
	{regexp.MustCompile(`\{\{[<%][^<>%{}]*\n`), regexp.MustCompile(`[>%]\}\}`), false},                            // what it calls, over lines
	{regexp.MustCompile(`\{\{[<%]\w[^{}]*?[a-z] *= *[\\"']*[A-Za-z]+://`), regexp.MustCompile(`[>%]\}\}`), false}, // or with what looks like an attribute
}

// emptyLined are comments of MDX with an empty line in them. Others are read as what they are.
var emptyLined = []templateBlock{{regexp.MustCompile(`\{/\*(?:[^*\n]*\n)?[^*\n]*\n\n`), regexp.MustCompile(`\*/\}`), false}}

// withoutBlocks returns a document with words in place of template blocks; with code, only in place of blocks that are not
// code. Words and not blanks, because blanks would indent the text after them. All offsets and line ends stay the same.
func withoutBlocks(doc string, blocks []templateBlock, code bool) string {
	if !strings.Contains(doc, "{") {
		return doc
	}
	var out []byte
	for _, b := range blocks {
		for at := 0; !b.code || !code; {
			begin := b.begin.FindStringIndex(doc[at:])
			if begin == nil {
				break
			}
			end := b.end.FindStringIndex(doc[at+begin[1]:])
			if end == nil {
				break
			}
			if out == nil {
				out = []byte(doc)
			}
			word(out[at+begin[0] : at+begin[1]+end[1]])
			at += begin[1] + end[1]
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
