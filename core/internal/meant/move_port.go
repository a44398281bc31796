package meant

import (
	"strconv"
	"strings"

	"urlscope/core/internal/scheme"
	"urlscope/core/octet"
)

// commonPorts are those that people write most.
const commonPorts = " 80 8080 8000 443 8443 3000 5000 8888 21 23 70 119 210 22 3128 9000 5173 4000 9090 8081 "

// movePort puts right a port that is not a number: "http://h:8O/" is "http://h:80/".
func movePort(text string, p parts) []variant {
	port := p.port.in(text)
	switch {
	case !p.slashes || isDigits(port) || !p.colon:
		return nil
	case port == "": // "http://h:/"
		return one(p.port.start-1, p.port.start, "")
	}
	if list := portTwice(text, p); list != nil {
		return list
	}
	return everyWay(text, p, lettersForPort, letterInPort, pathAtPort, nameForPort, colonForSlash)
}

// portTwice takes out the second of two ports alike: "http://h:80:80/" → "http://h:80/".
func portTwice(text string, p parts) []variant {
	first, second, ok := strings.Cut(p.port.in(text), ":")
	if !ok || !isDigits(first) || first != second {
		return nil
	}
	return one(p.port.start+len(first), p.port.end, "")
}

// lettersForPort writes the digits of a port for letters that look like them, and takes out signs:
// "http://h:8O/" → "http://h:80/"; "http://h:80;/" → "http://h:80/".
func lettersForPort(text string, p parts) []variant {
	port := p.port.in(text)
	digits := digitsOf(port)
	if !isDigits(digits) || number(digits) > 65535 || strings.ContainsAny(port, "@[") {
		return nil
	}
	return one(p.port.start, p.port.end, digits)
}

// digitLike writes digits for the letters that look like them.
var digitLike = strings.NewReplacer("O", "0", "o", "0", "I", "1", "l", "1")

// digitsOf returns the digits in s, and those that letters are meant for: "80" of "8O;", "" of "8x", which
// has another letter.
func digitsOf(s string) string {
	var digits []byte
	for _, b := range []byte(digitLike.Replace(s)) {
		switch {
		case isAlpha(b):
			return ""
		case isDigit(b):
			digits = append(digits, b)
		}
	}
	return string(digits)
}

// letterInPort takes out a letter that got in among the digits of a port: "http://h:a8080/" is
// "http://h:8080/".
func letterInPort(text string, p parts) []variant {
	port := p.port.in(text)
	i := strings.IndexFunc(port, func(r rune) bool { return r < '0' || '9' < r })
	if i < 0 || !isAlpha(port[i]) || digitsOf(port) != "" || !isDigits(port[:i]+port[i+1:]) || number(port[:i]+port[i+1:]) > 65535 || len(port) < 3 {
		return nil
	}
	return dear(p.port.start+i, p.port.start+i+1, "", 15)
}

// pathAtPort parts a port from a path, where nothing parts them, or something else than a slash does:
// "http://h:8080docs" → "http://h:8080/docs"; "http://h:8080:docs" → "http://h:8080/docs".
func pathAtPort(text string, p parts) []variant {
	port := p.port.in(text)
	path := strings.TrimLeft(port, "0123456789")
	n := len(port) - len(path)
	at := p.port.start + n
	switch {
	case n < 2 || path == "":
		return nil
	case isAlpha(path[0]):
		return dear(at, at, "/", 10)
	}
	return signAtPort(p, path, at)
}

// signAtPort writes a slash for the sign that parts a port from a path, which begins with it at an offset:
// "http://h:8080:docs" is "http://h:8080/docs".
func signAtPort(p parts, path string, at int) []variant {
	end := 1
	for path[0] >= 0x80 && end < len(path) && path[end] >= 0x80 { // a character is one
		end++
	}
	switch {
	case path[0] == ':' && end < len(path) && isGopherItem(p, path[end:]):
		return dear(at, at+end, "/", -5)
	case end == len(path) || !isAlpha(path[end]) || isAlphaDigit(path[0]):
		return nil
	}
	return one(at, at+end, "/")
}

// isGopherItem reports whether a path of gopher begins as its text goes on: "1/docs" of
// "gopher://h:70:1/docs".
func isGopherItem(p parts, s string) bool { return p.scheme == "gopher" && isItem(s+p.path.in(p.text)) }

// nameForPort writes the port of a scheme for its name: "http://h:http/" → "http://h:80/".
func nameForPort(text string, p parts) []variant {
	row := scheme.Lookup(octet.LowerString(p.port.in(text)))
	if row == nil || row.Port == 0 {
		return nil
	}
	return one(p.port.start, p.port.end, strconv.Itoa(row.Port))
}

// colonForSlash writes the slash in front of a path for a colon, behind a host that ends in a known label: "http://h.org:docs" →
// "http://h.org/docs".
func colonForSlash(text string, p parts) []variant {
	port := p.port.in(text)
	if p.at || !isAlpha(port[0]) || langOf(port) != nil || strings.ContainsAny(port, "@:[]{}<>") || !isHost(p.host.in(text)) || oddTop(p.host.in(text)) || !strings.Contains(p.host.in(text), ".") {
		return nil
	}
	return one(p.port.start-1, p.port.start, "/")
}

// movePortPlace puts the port where it belongs that stands in the path: "wais://h/db:210?q" is
// "wais://h:210/db?q".
func movePortPlace(text string, p parts) []variant {
	if !p.slashes || p.colon || p.path.start == p.path.end {
		return nil
	}
	return firstWay(text, p, portBehindDatabase)
}

// portBehindDatabase finds it behind the first part of a path: "wais://h/db:210?q" → "wais://h:210/db?q".
func portBehindDatabase(text string, p parts) []variant {
	const port = ":210"
	path := p.path.in(text)
	n := strings.Index(path, port)
	if p.scheme != "wais" || n <= 0 {
		return nil
	}
	end := n + len(port)
	if end < len(path) && path[end] != '?' && path[end] != '/' {
		return nil
	}
	return portFrom(text, p, n, end, -20)
}

// portFrom moves what is between two offsets of the path in front of it: the ":210" of "/db:210".
func portFrom(text string, p parts, start, end, extra int) []variant {
	at := p.path.start
	port := p.path.in(text)[start:end]
	return []variant{{[]Edit{{at, at, port}, {at + start, at + end, ""}}, extra}}
}
