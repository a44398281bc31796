package meant

import "strings"

// moveDefanged undoes what is done to links so that nobody follows them.
func moveDefanged(text string, p parts) []variant {
	return all(substitute(text, defanged))
}

// substitute returns the edits that write each second string in place of the first, which
// comes first in pairs: in lower case, and the longer in front of its beginning.
func substitute(text string, pairs [][2]string) (edits []Edit) {
	low := lower(text)
	first := firstOctets(pairs)
next:
	for i := 0; i < len(text); i++ {
		if first[low[i]>>6]&(1<<(low[i]&63)) == 0 {
			continue
		}
		for _, pair := range pairs {
			if strings.HasPrefix(low[i:], pair[0]) {
				edits = append(edits, Edit{i, i + len(pair[0]), pair[1]})
				i += len(pair[0]) - 1
				continue next
			}
		}
	}
	return edits
}

// firstOctets returns the set of the octets that the first strings of pairs begin with.
func firstOctets(pairs [][2]string) (set [4]uint64) {
	for _, pair := range pairs {
		set[pair[0][0]>>6] |= 1 << (pair[0][0] & 63)
	}
	return set
}

var defanged = [][2]string{
	{"hxxps", "https"}, {"hxxp", "http"}, {"fxp://", "ftp://"}, {"h**p", "http"}, {"meow://", "http://"},
	{"[://]", "://"}, {"[:]//", "://"}, {"[:]", ":"}, {"[.]", "."}, {"(.)", "."}, {"{.}", "."}, {"<.>", "."}, {"[dot]", "."}, {"(dot)", "."}, {"{dot}", "."}, {"_dot_", "."},
	{"[at]", "@"}, {"(at)", "@"}, {"{at}", "@"}, {"_at_", "@"}, {"[@]", "@"}, {"(@)", "@"}, {" [at] ", "@"}, {"<at>", "@"},
	{"[/]", "/"}, {"[.", "."}, {"\\.", "."}, {".nospam.", "."}, {"nospam.", ""}, {".nospam", ""}, {".remove-this", ""}, {"-nospam", ""}, {".invalid", ""},
}

// moveWords writes the words for signs as the signs.
func moveWords(text string, p parts) []variant {
	return all(substitute(text, signWords))
}

var signWords = [][2]string{
	{" colon slash slash ", "://"}, {" dot ", "."}, {" punkt ", "."}, {" point ", "."}, {" slash ", "/"}, {" at ", "@"}, {" dash ", "-"}, {" minus ", "-"}, {" hyphen ", "-"}, {" underscore ", "_"}, {" colon ", ":"}, {" question mark ", "?"}, {" equals ", "="}, {" ampersand ", "&"}, {" tilde ", "%7E"}, {" (dot) ", "."}, {" [dot] ", "."}, {" (at) ", "@"}, {" [at] ", "@"},
}
