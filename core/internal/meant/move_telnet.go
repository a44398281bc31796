package meant

import "strings"

// moveTelnet puts right what stands behind the host of a telnet URL, where nothing but one
// slash may (section 3.8).
func moveTelnet(text string, p parts) []variant {
	if p.scheme != "telnet" || !p.slashes {
		return nil
	}
	return append(firstWay(text, p, telnetPathWays...), everyWay(text, p, telnetNoteWays...)...)
}

// telnetPathWays are for a path, telnetNoteWays for a note behind a blank.
var (
	telnetPathWays = []way{telnetPort, telnetColon, telnetPath, telnetSlashes}
	telnetNoteWays = []way{telnetLogin, telnetNote, telnetAt}
)

// telnetPort writes the colon of a port: "telnet://h/6400" → "telnet://h:6400".
func telnetPort(text string, p parts) []variant {
	if tail, ok := strings.CutPrefix(p.path.in(text), "/"); !ok || p.colon || !isDigits(tail) {
		return nil
	}
	return plus(-12, one(p.path.start, p.path.start+1, ":"))
}

// telnetColon takes out a slash in front of a port: "telnet://h/:6400" → "telnet://h:6400".
func telnetColon(text string, p parts) []variant {
	if tail, ok := strings.CutPrefix(p.path.in(text), "/:"); !ok || p.colon || !isDigits(tail) {
		return nil
	}
	return plus(-12, one(p.path.start, p.path.start+1, ""))
}

// telnetPath takes off a path: "telnet://h/x" → "telnet://h".
func telnetPath(text string, p parts) []variant {
	if path := p.path.in(text); len(path) < 2 || !isAlpha(path[1]) {
		return nil
	}
	return plus(5, one(p.path.start, len(text), ""))
}

// telnetSlashes takes off all slashes but one: "telnet://h//" → "telnet://h/".
func telnetSlashes(text string, p parts) []variant {
	if path := p.path.in(text); len(path) < 2 || strings.Trim(path, "/") != "" {
		return nil
	}
	return plus(-12, one(p.path.start+1, len(text), ""))
}

// telnetBlank returns the offset of the blank behind a host that no user is in front of; 0
// for none.
func telnetBlank(p parts) int {
	n := strings.IndexByte(p.text[p.login.start:], ' ')
	if n <= 0 || p.at {
		return 0
	}
	return p.login.start + n
}

// telnetLogin writes in front of the host the user whom a note behind it names:
// "telnet://h (login: guest)" → "telnet://guest@h".
func telnetLogin(text string, p parts) (list []variant) {
	n := telnetBlank(p)
	if n == 0 {
		return nil
	}
	note := text[n:]
	for _, word := range [...]string{"login:", "user:", "login as ", "login ", "user "} {
		at := strings.Index(lower(note), word)
		if at < 0 {
			continue
		}
		name := strings.Trim(note[at+len(word):], " )\"'.]")
		if name != "" && !strings.ContainsAny(name, " @/:") {
			list = append(list, variant{edits: []Edit{{p.login.start, p.login.start, name + "@"}, {n, len(text), ""}}})
		}
	}
	return list
}

// telnetNote takes off a note in brackets: "telnet://h (busy)" → "telnet://h".
func telnetNote(text string, p parts) []variant {
	n := telnetBlank(p)
	if n == 0 || !strings.HasPrefix(text[n:], " (") {
		return nil
	}
	return plus(5, one(n, len(text), ""))
}

// telnetAt takes out a blank in front of "@": "telnet://joe/a @h" → "telnet://joe/a@h".
func telnetAt(text string, p parts) []variant {
	n := telnetBlank(p)
	if n == 0 || !strings.HasPrefix(text[n:], " @") {
		return nil
	}
	return plus(-22, one(n, n+1, ""))
}
