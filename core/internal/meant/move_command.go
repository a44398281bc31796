package meant

import "strings"

// isBlank reports whether r parts words: " ", "\t", not "\n".
func isBlank(r rune) bool { return r == ' ' || r == '\t' }

// words returns where the words of text are, which spaces part: "scp" and "x" in "scp x".
func words(text string) (list []span) {
	at := 0
	for w := range strings.FieldsFuncSeq(text, isBlank) {
		at += strings.Index(text[at:], w)
		list = append(list, span{at, at + len(w)})
		at += len(w)
	}
	return list
}
