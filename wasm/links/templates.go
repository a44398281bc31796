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

// closing matches a tag in brackets that ends an element, as forums and WordPress write it: "[url]http://h.org/[/url]".
var closing = regexp.MustCompile(`\[/(\w[\w-]*)\]`)

// forumTags are the elements that forums have and that hardly are an optional part of a path, which is written alike:
// "http://h.org/users[/id]". Of others, the beginning must stand before the end.
var forumTags = wordSet("b i u s url img quote color size font center spoiler noparse li td tr th youtube embed caption")

// closesElement reports whether a tag with a name ends what stands in text before it.
func closesElement(text, name string) bool {
	name = strings.ToLower(name)
	if forumTags[name] {
		return true
	}
	text = strings.ToLower(text[max(0, len(text)-maxLabel):])
	for at := strings.Index(text, "["+name); at >= 0; at = indexFrom(text, at+1, "["+name) {
		if rest := text[at+1+len(name):]; rest != "" && strings.IndexByte("] =:", rest[0]) >= 0 {
			return true
		}
	}
	return false
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
	if strings.Contains(text, "[/") {
		for _, at := range closing.FindAllStringSubmatchIndex(text, -1) {
			if closesElement(text[:at[0]], text[at[2]:at[3]]) {
				word(at[0], at[1])
				out[at[0]] = ' ' // which ends a URL
			}
		}
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
