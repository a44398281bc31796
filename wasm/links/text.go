package links

import "strings"

// readText reads plain text: its URLs stand in it by the appendix's rules, and a line that
// begins with a sign may be a comment of whatever language that is.
func readText(doc string, _ bool, to reader) {
	Excerpt{Text: doc}.find(to.url)
	start := 0
	for line := range strings.Lines(doc) {
		if text := strings.TrimLeft(line, " \t"); isPunctuation((text + " ")[0]) {
			to.comment(Excerpt{Text: strings.TrimRight(line, "\r\n"), start: start})
		}
		start += len(line)
	}
}
