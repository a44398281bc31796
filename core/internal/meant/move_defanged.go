package meant

import (
	"strings"

	"urlscope/core/octet"
)

// moveDefanged undoes what is done to links so that nobody follows them: "hxxp://h[.]org" is "http://h.org".
func moveDefanged(text string, p parts) []variant {
	return all(substitute(text, defanged))
}

// substitutes are pairs of what is typed, in lower case, and what is meant, by the first octet of
// the former. The longer comes in front of its beginning.
type substitutes [256][][2]string

// newSubstitutes returns a table of pairs: "[.]" with "." is found by its "[".
func newSubstitutes(pairs ...[2]string) *substitutes {
	var s substitutes
	for _, pair := range pairs {
		s[pair[0][0]] = append(s[pair[0][0]], pair)
	}
	return &s
}

// substitute returns the edits that write what is meant for what is typed: "." for the "[.]" of "h[.]org".
func substitute(text string, by *substitutes) (edits []Edit) {
	low := octet.LowerString(text)
next:
	for i := 0; i < len(text); i++ {
		for _, pair := range by[low[i]] {
			if strings.HasPrefix(low[i:], pair[0]) {
				edits = append(edits, Edit{i, i + len(pair[0]), pair[1]})
				i += len(pair[0]) - 1
				continue next
			}
		}
	}
	return edits
}

var defanged = newSubstitutes([][2]string{
	{"hxxps", "https"}, {"hxxp", "http"}, {"fxp://", "ftp://"}, {"h**p", "http"}, {"meow://", "http://"},
	{"[://]", "://"}, {"[:]//", "://"}, {"[:]", ":"}, {"[.]", "."}, {"(.)", "."}, {"{.}", "."}, {"<.>", "."}, {"[dot]", "."}, {"(dot)", "."}, {"{dot}", "."}, {"_dot_", "."},
	{"[at]", "@"}, {"(at)", "@"}, {"{at}", "@"}, {"_at_", "@"}, {"[@]", "@"}, {"(@)", "@"}, {" [at] ", "@"}, {"<at>", "@"},
	{"[/]", "/"}, {"[.", "."}, {"\\.", "."}, {".nospam.", "."}, {"nospam.", ""}, {".nospam", ""}, {".remove-this", ""}, {"-nospam", ""}, {".invalid", ""},
}...)

// moveWords writes the words for signs as the signs: "h dot org" is "h.org".
func moveWords(text string, p parts) []variant {
	return all(substitute(text, signWords))
}

var signWords = newSubstitutes([][2]string{
	{" colon slash slash ", "://"}, {" dot ", "."}, {" punkt ", "."}, {" point ", "."}, {" slash ", "/"}, {" at ", "@"}, {" dash ", "-"}, {" minus ", "-"}, {" hyphen ", "-"}, {" underscore ", "_"}, {" colon ", ":"}, {" question mark ", "?"}, {" equals ", "="}, {" ampersand ", "&"}, {" tilde ", "%7E"}, {" (dot) ", "."}, {" [dot] ", "."}, {" (at) ", "@"}, {" [at] ", "@"},
}...)
