package meant

import "strings"

// moveEnding writes the dot of a file's ending: "http://h/indexhtml" → "http://h/index.html".
func moveEnding(_ string, p parts) (list []variant) {
	if n := bareEnding(p); n > 0 {
		list = append(list, plus(-12, one(n, n, "."))...)
	}
	return list
}

// commaEnding returns the offset of a comma that stands for the dot of a file's ending: 10 of
// "http://h/x,pdf", 0 of "http://h/x,y", and of "http://h/x,y,pdf", which lists three.
func commaEnding(p parts) int {
	i := strings.LastIndexByte(p.text, ',')
	if i > p.path.start && p.slashes && !strings.Contains(p.text[strings.LastIndexByte(p.text[:i], '/')+1:i], ",") && len(p.text)-i <= len(",xhtml") && fileEnding("x."+p.text[i+1:]) {
		return i
	}
	return 0
}

// bareEnding returns the offset of the ending of a file's name that lost its dot: 14 of "http://h/indexhtml",
// 0 of "http://h/index.html".
func bareEnding(p parts) int {
	if !p.web() || p.question < len(p.text) {
		return 0
	}
	path := p.path.in(p.text)
	name := path[strings.LastIndexByte(path, '/')+1:]
	for _, e := range [...]string{"html", "htm", "pdf", "php"} {
		if stem, ok := strings.CutSuffix(name, e); ok && isStem(stem, e) {
			return p.path.end - len(e)
		}
	}
	return 0
}

// isStem reports whether a name without a dot is one of a file with the ending: "index", or
// with "html", in which no word ends, any of more than three letters.
func isStem(stem, ending string) bool {
	if stem == "index" {
		return true
	}
	return ending == "html" && len(stem) > 3 && !strings.Contains(stem, ".") && isAlpha(stem[len(stem)-1])
}
