package links

import (
	"regexp"
	"strings"
)

// elementTag matches a tag of a forum and of WordPress, "[url]http://h.org/[/url]", of Smarty, "{/if}", and of Jira, where what ends an element
// is written as what begins it: "{color:red}http://h.org/{color}". All begin with one of elementTags. In a list of a forum "[*]" begins an item.
var (
	elementTag  = regexp.MustCompile(`^(?:(\[)/(\w[\w-]*)\]|(\{)/(\w[\w-]*)\}|(\{)(color|panel|quote|code|noformat)\}|\[([A-Za-z][\w-]*|\*)(?:=[^\[\]\s]*)?\])`)
	elementTags = []string{"[", "{/", "{c", "{p", "{q", "{n"}
)

// forumTags are the elements that forums have and that hardly are an optional part of a path, which is written alike:
// "http://h.org/users[/id]". Of others, the beginning must stand before the end.
var forumTags = wordSet("b i u s url img quote color size font center spoiler noparse li td tr th youtube embed caption")

// blockTags are such of Smarty, Latte and Svelte.
var blockTags = wordSet("if foreach each literal section strip await capture nocache")

// opens reports whether a tag of a name and with such a bracket begins an element in text.
func opens(text, bracket, name string) bool {
	name = strings.ToLower(name)
	begin := bracket + name
	if bracket == "[" && forumTags[name] || bracket == "{" && blockTags[name] {
		return true
	}
	text = strings.ReplaceAll(strings.ToLower(text), "{#", "{")
	for at := strings.Index(text, begin); at >= 0; at = indexFrom(text, at+1, begin) {
		inPath := at > 0 && strings.IndexByte("/=", text[at-1]) >= 0 // as "http://h.org/{color}" has it
		if rest := text[at+len(begin):]; !inPath && rest != "" && strings.IndexByte("]} =:", rest[0]) >= 0 {
			return true
		}
	}
	return false
}

// withoutTags returns a document with words behind a blank in place of the tags that stand behind a URL: of those that end an element, and of
// those that begin one of a forum. All offsets stay the same.
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

// closes reports whether what begins with a tag of a name is an element of a forum that ends in text.
func closes(text, name string) bool {
	name = strings.ToLower(name)
	if name == "*" {
		name = "list"
	} else if !forumTags[name] {
		return false
	}
	return strings.Contains(strings.ToLower(text), "[/"+name+"]")
}

// maxTag is how long a tag may be.
const maxTag = 64

// isBehindURL reports whether a text ends within a URL that is no destination: those have no tags.
func isBehindURL(text string) bool {
	url := text[strings.LastIndexAny(text, markdownWhite)+1:]
	scheme := strings.LastIndex(url, "://")
	if scheme < 0 || strings.HasSuffix(url, "{") { // "{{/if}}"
		return false
	}
	front := strings.TrimRight(url[:scheme], "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+.-")
	return front == "" || !strings.HasSuffix(front, "](") && !endsWith(front, `"'<`)
}
