package meant

import "strings"

// moveSearch puts right where a search begins, and what none may hold (section 3.3).
func moveSearch(text string, p parts) []variant {
	switch {
	case p.scheme == "telnet":
		return telnetSearch(text, p)
	case p.question == len(text):
		return nil
	}
	list := bareSearch(text, p)
	if p.scheme == "http" || p.scheme == "wais" {
		list = append(list, everyWay(text, p, searchWays...)...)
	}
	return list
}

// searchWays are for the schemes whose grammar has a search.
var searchWays = []way{searchEnd, searchOctets, searchTwice}

// telnetSearch takes off a search of what has none (section 3.8): "telnet://h?x" →
// "telnet://h".
func telnetSearch(text string, p parts) []variant {
	n := strings.IndexByte(text[p.login.start:], '?')
	if n <= 0 || !p.slashes {
		return nil
	}
	return one(p.login.start+n, len(text), "")
}

// bareSearch writes the slash that a search stands behind: "http://h?q" → "http://h/?q". What
// is no form may be a path: "http://h?a/b" → "http://h/a/b".
func bareSearch(text string, p parts) []variant {
	if p.question != p.path.start || !p.slashes || !p.web() && p.scheme != "gopher" {
		return nil
	}
	list := plus(-10, one(p.question, p.question, "/"))
	if search := p.search(); !strings.Contains(search, "=") && strings.Contains(search, "/") {
		list = append(list, plus(-8, one(p.question, p.question+1, "/"))...)
	}
	return list
}

// searchEnd takes off a mark that ends a search: "http://h/?q/" → "http://h/?q".
func searchEnd(text string, p parts) []variant {
	if !strings.HasSuffix(text, "/") && !strings.HasSuffix(text, "?") {
		return nil
	}
	return plus(-12, one(len(text)-1, len(text), ""))
}

// searchOctets writes the reserved octets of a search as escapes: "http://h/?a/b" →
// "http://h/?a%2Fb".
func searchOctets(text string, p parts) []variant {
	var edits []Edit
	for i := p.question + 1; i < len(text); i++ {
		if text[i] == '/' || text[i] == '?' {
			edits = append(edits, Edit{i, i + 1, escapes(text[i : i+1])})
		}
	}
	return plus(-8, all(edits))
}

// searchTwice takes off one of two marks: "http://h/??q" → "http://h/?q".
func searchTwice(text string, p parts) []variant {
	if !strings.HasPrefix(p.search(), "?") {
		return nil
	}
	return plus(-12, one(p.question, p.question+1, ""))
}
