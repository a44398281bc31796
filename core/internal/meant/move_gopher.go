package meant

import (
	"strings"

	"urlscope/core/octet"
)

// gopherTypes are the types of items by the ending of their names (RFC 1436, section 3.8).
var gopherTypes = pairs{
	{"gif", "g"}, {"jpg", "g"}, {"jpeg", "g"}, {"png", "g"}, {"bmp", "g"},
	{"htm", "h"}, {"html", "h"},
	{"zip", "9"}, {"gz", "9"}, {"tgz", "9"}, {"tar", "9"}, {"exe", "9"}, {"z", "9"}, {"iso", "9"},
	{"bin", "9"}, {"pdf", "9"}, {"arc", "9"}, {"zoo", "9"}, {"lha", "9"},
	{"hqx", "4"},
	{"wav", "s"}, {"au", "s"}, {"mp3", "s"}, {"snd", "s"},
}

// gopherType returns the type of item that a name has by its ending: "g" for "x.gif", "0",
// a text, for one that is not known, "1", a directory, for none.
func gopherType(name string) string {
	name = name[strings.LastIndexByte(name, '/')+1:]
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return "1"
	}
	if t, ok := gopherTypes.of(octet.LowerString(name[dot+1:])); ok {
		return t
	}
	return "0"
}

// moveGopherType writes the type in front of a selector that has none (section 3.4.1): "gopher://h/docs/x" → "gopher://h/1/docs/x".
func moveGopherType(text string, p parts) []variant {
	path := p.path.in(text)
	switch {
	case p.scheme != "gopher" || len(path) < 3:
		return nil
	case strings.HasPrefix(path, "/0/") && gopherType(path) == "g": // a picture is not text
		return one(p.path.start+1, p.path.start+2, "g")
	case isAlpha(path[1]) && hasOddType(p):
		return one(p.path.start, p.path.start, "/"+gopherType(path))
	}
	return nil
}
