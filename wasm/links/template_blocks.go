package links

import (
	"regexp"
	"strings"
)

// templateComments lists how comments begin and end in Jinja and its kin, and in Handlebars and Mustache.
var templateComments = []struct{ begin, end string }{{"{# ", "#}"}, {"{{!--", "--}}"}, {"{{!", "}}"}}

// A templateBlock is what a program takes out, or shows as code. Its end has what is in its beginning behind the name.
type templateBlock struct {
	begin, end *regexp.Regexp
	code       bool
}

var templateBlocks = []templateBlock{
	{regexp.MustCompile(`\{%-? *comment\b`), regexp.MustCompile(`\{%-? *endcomment *-?%\}`), false},             // Liquid, Django
	{regexp.MustCompile(`\{%-? *highlight\b`), regexp.MustCompile(`\{%-? *endhighlight *-?%\}`), true},          // Jekyll
	{regexp.MustCompile(`\{\{[<%] *highlight\b`), regexp.MustCompile(`\{\{[<%] */ *highlight *[>%]\}\}`), true}, // Hugo
	{regexp.MustCompile(`\{\{[<%] */\*`), regexp.MustCompile(`\*/ *[>%]\}\}`), false},                           // its comments
}

// withoutBlocks returns a document with words in place of comments of templates, and, without code, of what they show as code: blanks
// would indent what stands behind. All offsets stay as they are, and so do the ends of lines.
func withoutBlocks(doc string, code bool) string {
	if !strings.Contains(doc, "{%") && !strings.Contains(doc, "{#") && !strings.Contains(doc, "{{") {
		return doc
	}
	var out []byte
	word := func(start, end int) {
		if out == nil {
			out = []byte(doc)
		}
		for i := start; i < end; i++ {
			if out[i] != '\n' && out[i] != '\r' {
				out[i] = 'x'
			}
		}
		out[end-1] = '=' // behind which a URL may begin
	}
	for _, c := range templateComments {
		for start := strings.Index(doc, c.begin); start >= 0; start = indexFrom(doc, start, c.begin) {
			n := strings.Index(doc[start:], c.end)
			if n < 0 {
				break
			}
			word(start, start+n+len(c.end))
			start += n + len(c.end)
		}
	}
	for _, b := range templateBlocks {
		if b.code && code {
			continue
		}
		for at := 0; ; {
			begin := b.begin.FindStringIndex(doc[at:])
			if begin == nil {
				break
			}
			end := b.end.FindStringIndex(doc[at+begin[1]:])
			if end == nil {
				break
			}
			word(at+begin[0], at+begin[1]+end[1])
			at += begin[1] + end[1]
		}
	}
	if out == nil {
		return doc
	}
	return string(out)
}
