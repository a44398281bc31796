package meant

import "strings"

// moveSearch writes the reserved octets of a search as escapes: "http://h/?a/b" →
// "http://h/?a%2Fb". Behind a host it writes the slash that is missing, too, where there is
// no doubt of a search: "http://h?a=b/c" → "http://h/?a=b%2Fc".
func moveSearch(text string, p parts) []variant {
	if p.scheme != "http" && p.scheme != "wais" {
		return nil
	}
	var edits []Edit
	if p.question == p.login.end && strings.ContainsAny(text[p.question:], "=&") {
		edits = append(edits, Edit{p.question, p.question, "/"})
	}
	for i := p.question + 1; i < len(text); i++ {
		if text[i] == '/' || text[i] == '?' {
			edits = append(edits, Edit{i, i + 1, escapes(text[i : i+1])})
		}
	}
	return plus(-8, all(edits))
}
