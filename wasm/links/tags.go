package links

import (
	"regexp"
	"strings"
)

// elementTag matches tags of forums and of WordPress, "[url]http://h.org/[/url]", of Smarty, "{/if}", and of Jira,
// in which an element starts and ends with the same tag: "{color:red}http://h.org/{color}". All of them start with
// one of elementTags. In a list of a forum, "[*]" starts an item.
var (
	elementTag  = regexp.MustCompile(`^(?:(\[)/(\w[\w-]*)\]|(\{)/(\w[\w-]*)\}|(\{)(color|panel|quote|code|noformat)\}|\[([A-Za-z][\w-]*|\*)(?:=[^\[\]\s]*)?\])`)
	elementTags = []string{"[", "{/", "{c", "{p", "{q", "{n"}
)

// forumTags are elements of forums that are hardly ever an optional part of a path, which has the same syntax:
// "http://h.org/users[/id]". For other elements the start tag must precede the end tag.
var forumTags = wordSet("b i u s url img quote color size font center spoiler noparse li td tr th youtube embed caption")

// blockTags are block tags of Smarty, Latte and Svelte.
var blockTags = wordSet("if foreach each literal section strip await capture nocache")

// opens reports whether a tag with this name and bracket starts an element in text.
func opens(text, bracket, name string) bool {
	name = strings.ToLower(name)
	begin := bracket + name
	if bracket == "[" && forumTags[name] || bracket == "{" && blockTags[name] {
		return true
	}
	text = strings.ReplaceAll(strings.ToLower(text), "{#", "{")
	for at := strings.Index(text, begin); at >= 0; at = indexFrom(text, at+1, begin) {
		inPath := at > 0 && strings.IndexByte("/=", text[at-1]) >= 0 // as in "http://h.org/{color}"
		if rest := text[at+len(begin):]; !inPath && rest != "" && strings.IndexByte("]} =:", rest[0]) >= 0 {
			return true
		}
	}
	return false
}

// withoutTags returns a document in which words after a space replace the tags after a URL: end tags, and start
// tags of forums. All offsets stay the same.
func withoutTags(doc string) string {
	var out []byte
	for _, begin := range elementTags {
		for at := strings.Index(doc, begin); at >= 0; at = indexFrom(doc, at+1, begin) {
			if !isBehindURL(doc[max(0, at-longestCommand):at]) {
				continue
			}
			tag := elementTag.FindStringSubmatch(doc[at:min(len(doc), at+maxTag)])
			if tag == nil {
				continue
			}
			before, behind := doc[max(0, at-maxTitle):at], doc[at+len(tag[0]):min(len(doc), at+maxTitle)]
			if bracket, name := tag[1]+tag[3]+tag[5], tag[2]+tag[4]+tag[6]; bracket != "" && opens(before, bracket, name) || closes(behind, tag[7]) {
				if out == nil {
					out = []byte(doc)
				}
				word(out[at : at+len(tag[0])])
				out[at] = ' '
			}
		}
	}
	if out == nil {
		return doc
	}
	return string(out)
}

// closes reports whether a forum element with this name ends in text.
func closes(text, name string) bool {
	name = strings.ToLower(name)
	if name == "*" {
		name = "list"
	} else if !forumTags[name] {
		return false
	}
	return strings.Contains(strings.ToLower(text), "[/"+name+"]")
}

// maxTag is the length of the longest tag.
const maxTag = 64

// isBehindURL reports whether a text ends in a URL that is not a destination. Destinations have no tags.
func isBehindURL(text string) bool {
	url := text[strings.LastIndexAny(text, markdownWhite)+1:]
	scheme := strings.LastIndex(url, "://")
	if scheme < 0 || strings.HasSuffix(url, "{") { // "{{/if}}"
		return false
	}
	front := strings.TrimRight(url[:scheme], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.-")
	return front == "" || !strings.HasSuffix(front, "](") && !endsWith(front, `"'<`)
}
