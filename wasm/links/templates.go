package links

import (
	"regexp"
	"strings"
)

// templates lists how what a program puts text in place of begins and ends: tags of Liquid and its kin, of ERB, and expressions of
// Mustache, Hugo and their kin.
var templates = []struct{ begin, end string }{{"{%", "%}"}, {"<%", "%>"}, {"{{", "}}"}}

var (
	// ownString matches a URL that is a string of a program. Other URLs between "{{" and "}}" are links: wikis write so, too.
	ownString = regexp.MustCompile(`^\{\{[<%]|["'][A-Za-z]+://`)

	// formatted matches what Ruby's printf fills in by name.
	formatted = regexp.MustCompile(`%<\w+>[sdifux]\b`)
)

var (
	// blockEnd matches a tag of a language of templates that ends a block, or part of one. It begins with one of blockSigns.
	blockEnd = regexp.MustCompile(`^(?:\{%[-+~]? *(?:end\w*|else|elif|els?eif|elsif|empty|plural)\b[^%]*%\}|\{\{[-~]? *(?:/|\^|end\b|else\b)[^{}]*\}\}|<%[-=]? *(?:end\b|else\b|\})[^%]*%>|` +
		`<\?(?:php)? *(?:end|else|\})[^?]*\?>|\[%[-+]? *(?:END|ELS)[^%]*%\]|\{:(?:else|then|catch)\b[^{}]*\}|\{else(?:if [^{}]*)?\})`)

	blockSigns = []string{"{%", "{{", "<%", "<?", "[%", "{:", "{else"}

	// blockBegin matches one that begins a block.
	blockBegin = regexp.MustCompile(`\{%[-+~]? *(?:if|for|unless|case|with|block)|\{\{[-~]? *(?:[#^]|if\b|range\b|with\b)|<%.*(?:\bif\b|\bdo\b|\{)|<\?.*(?:if|each)|` +
		`\[%[-+]? *(?:IF|FOR|UNLESS)|\{[#:]?(?:if|for|foreach|each)\b`)
)

// endings returns where in text tags stand that end what began before the URL that they may stand behind.
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

// withoutTemplates returns text with a word of the same length in place of each template: no URL is found in one, because what that
// holds is the program's, and no URL ends within one.
func withoutTemplates(text string) string {
	var out []byte
	word := func(start, end int) {
		if out == nil {
			out = []byte(text)
		}
		for ; start < end-1; start++ {
			out[start] = 'x'
		}
		out[start] = '=' // behind which a URL may begin, and with which one may end
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
		out[at[0]] = ' ' // which ends a URL
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

// indexFrom returns the offset of the first instance of part in s at or behind offset at, or -1.
func indexFrom(s string, at int, part string) int {
	n := strings.Index(s[at:], part)
	if n < 0 {
		return n
	}
	return at + n
}

// inURL reports whether the octet before offset i of text may be one of a URL.
func inURL(text string, i int) bool {
	return i > 0 && text[i-1] > ' ' && strings.IndexByte("\"'`<>()[]|", text[i-1]) < 0
}
