package links

import (
	"regexp"
	"strings"
)

// templates lists the delimiters of templates: tags of Liquid and similar, of ERB, and expressions of Mustache,
// Hugo and similar.
var templates = []struct{ begin, end string }{{"{%", "%}"}, {"<%", "%>"}, {"{{", "}}"}}

var (
	// ownString matches a URL in a string of a template. Other URLs between "{{" and "}}" are links, because wikis
	// have that syntax, too.
	ownString = regexp.MustCompile(`^\{\{[<%]|["'][A-Za-z]+://`)

	// formatted matches a named placeholder of Ruby's printf.
	formatted = regexp.MustCompile(`%<\w+>[sdifux]\b`)
)

var (
	// blockEnd matches a template tag that ends a block or a part of it. It starts with one of blockSigns.
	blockEnd = regexp.MustCompile(`^(?:\{%[-+~]? *(?:end\w*|else|elif|els?eif|elsif|empty|plural)\b[^%]*%\}|\{\{[-~]? *(?:/|\^|end\b|else\b)[^{}]*\}\}|<%[-=]? *(?:end\b|else\b|\})[^%]*%>|` +
		`<\?(?:php)? *(?:end|else|\})[^?]*\?>|\[%[-+]? *(?:END|ELS)[^%]*%\]|\{:(?:else|then|catch)\b[^{}]*\}|\{else(?:if [^{}]*)?\})`)

	blockSigns = []string{"{%", "{{", "<%", "<?", "[%", "{:", "{else"}

	// blockBegin matches a template tag that starts a block.
	blockBegin = regexp.MustCompile(`\{%[-+~]? *(?:if|for|unless|case|with|block)|\{\{[-~]? *(?:[#^]|if\b|range\b|with\b)|<%.*(?:\bif\b|\bdo\b|\{)|<\?.*(?:if|each)|` +
		`\[%[-+]? *(?:IF|FOR|UNLESS)|\{[#:]?(?:if|for|foreach|each)\b`)
)

// endings returns the bounds of tags in text that end a block started before the URL, which the tags may follow.
func endings(text string) (list [][]int) {
	for _, sign := range blockSigns {
		for at := strings.Index(text, sign); at >= 0; at = indexFrom(text, at+1, sign) {
			m := blockEnd.FindStringIndex(text[at:min(len(text), at+maxLabel)])
			if m == nil {
				continue
			}
			before := text[max(0, at-maxTarget):at]
			if url := strings.LastIndex(before, "://"); url < 0 || !blockBegin.MatchString(before[url:]) {
				list = append(list, []int{at, at + m[1]})
			}
		}
	}
	return list
}

// withoutTemplates returns text in which words of the same length replace templates. URLs inside a template belong
// to the program, and no URL ends inside one.
func withoutTemplates(text string) string {
	var out []byte
	word := func(start, end int) {
		if out == nil {
			out = []byte(text)
		}
		for ; start < end-1; start++ {
			out[start] = 'x'
		}
		out[start] = '=' // a URL may start after it, and may contain it
	}
	for _, t := range templates {
		for at := strings.Index(text, t.begin); at >= 0; at = indexFrom(text, at, t.begin) {
			start := at
			at += len(t.begin)
			n := strings.Index(text[at:min(len(text), at+maxLabel)], t.end)
			if n < 0 {
				continue
			}
			at += n + len(t.end)
			if t.begin != "{{" || inURL(text, start) || ownString.MatchString(text[start:at]) {
				word(start, at)
			}
		}
	}
	for _, at := range endings(text) {
		word(at[0], at[1])
		out[at[0]] = ' ' // ends a URL
	}
	if strings.Contains(text, "%<") {
		for _, at := range formatted.FindAllStringIndex(text, -1) {
			word(at[0], at[1])
		}
	}
	if out == nil {
		return text
	}
	return string(out)
}

// indexFrom returns the offset of the first part in s from at on, or -1.
func indexFrom(s string, at int, part string) int {
	n := strings.Index(s[at:], part)
	if n < 0 {
		return n
	}
	return at + n
}

// inURL reports whether the octet before offset i of text may be part of a URL.
func inURL(text string, i int) bool {
	return i > 0 && text[i-1] > ' ' && strings.IndexByte("\"'`<>()[]|", text[i-1]) < 0
}
