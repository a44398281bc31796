package meant

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"urlscope/core/octet"
)

// moveType puts the typecode of an FTP URL right (section 3.2.2), or what looks like one:
// "ftp://h/x;type=binary" is "ftp://h/x;type=i".
func moveType(text string, p parts) []variant {
	if p.scheme != "ftp" {
		return nil
	}
	if t, ok := typingOf(text, p); ok {
		return t.undo()
	}
	return misspeltType(text, p)
}

// typeMarks are how ";type=" is typed; the first that is found counts.
var typeMarks = [...]string{
	" ;type=", " ; type=", ";type=", ":type=", "?type=", ";type = ", "; type = ", ";type =", ";type:", "; type=",
	",type=", "&type=", ";typ=", ";tpye=", ";type", ";mode=", ";ftptype=", "/type=",
}

// A typing is what stands for ";type=" in a text, from start to end; a code is behind it.
type typing struct {
	text, mark string
	start, end int
}

// typingOf returns the typing in a path. It takes in a second "=": ";type==a".
func typingOf(text string, p parts) (typing, bool) {
	low := octet.LowerString(text)
	for _, mark := range typeMarks {
		n := strings.LastIndex(low, mark)
		if n < p.path.start {
			continue
		}
		end := n + len(mark)
		if strings.HasPrefix(text[end:], "=") {
			end++
		}
		return typing{text, mark, n, end}, true
	}
	return typing{}, false
}

// undo returns the variants that the code of t asks for: ";type=i" for ";type=binary". A type that is none is taken off, or else one
// of those that are is meant.
func (t typing) undo() []variant {
	code := t.text[t.end:]
	meant := typecode(code)
	switch {
	case meant == code && t.mark == ";type=" && code != "":
		return nil
	case meant != "":
		return t.write(code, meant)
	case code == "":
		return plus(-5, one(t.start, len(t.text), ""))
	case t.mark != ";type=" || isLostType(octet.LowerString(code)) || strings.Contains(code, "/"):
		return nil
	}
	drop := one(t.start, len(t.text), "")
	if len(code) > 1 {
		return plus(10, drop)
	}
	return append(plus(10, drop), append(plus(15, t.write(code, "i")), plus(16, t.write(code, "a"))...)...)
}

// write writes ";type=" and the code as they should be: "ftp://h/x:type=ascii" → "ftp://h/x;type=a". A slash may well begin a name.
func (t typing) write(code, meant string) []variant {
	v := variant{}
	if t.mark != ";type=" || t.end > t.start+len(t.mark) {
		v.edits = append(v.edits, Edit{t.start, t.end, ";type="})
	}
	if meant != code {
		v.edits = append(v.edits, Edit{t.end, len(t.text), meant})
	}
	switch t.mark[0] {
	case '/':
		v.extra = 30
	case ' ': // which would be written as an escape
		v.extra = -25
	}
	return []variant{v}
}

// misspeltType writes ";type=" for what is a slip or two from it at the end of an FTP URL: "ftp://h/x;tyoe=a" → "ftp://h/x;type=a".
func misspeltType(text string, p parts) []variant {
	n := strings.LastIndexByte(text, ';')
	eq := strings.LastIndexByte(text, '=')
	if n < p.path.start || eq < n || eq+2 != len(text) || !isTypecode(text[eq+1]) {
		return nil
	}
	if m := strings.LastIndexByte(text[:n], ';'); m > p.path.start && n-m < 5 { // "typ;e"
		n = m
	}
	if d := levenshtein.ComputeDistance(octet.LowerString(text[n:eq+1]), ";type="); d == 0 || d > 2 {
		return nil
	}
	return dear(n, eq+1, ";type=", -10)
}

// isTypecode reports whether b is an ftptype (section 3.2.2): "i", not "x".
func isTypecode(b byte) bool { return strings.IndexByte("aidAID", b) >= 0 }

// typeWords are the types of FTP by what people call them.
var typeWords = pairs{
	{"text", "a"}, {"ascii", "a"}, {"txt", "a"}, {"ascii text", "a"},
	{"image", "i"}, {"binary", "i"}, {"bin", "i"}, {"img", "i"}, {"octet", "i"}, {"b", "i"},
	{"dir", "d"}, {"directory", "d"}, {"list", "d"},
}

// typecode returns the ftptype that a word means: "i" for "binary"; "" for none.
func typecode(code string) string {
	code = strings.TrimRight(code, "/. ;,")
	if code != "" && isTypecode(code[0]) && (strings.Trim(code, code[:1]) == "" || strings.IndexByte(" [(", code[1]) >= 0) { // "aa", "a now", "a[0]"
		return code[:1]
	}
	code, _ = typeWords.of(octet.LowerString(code))
	return code
}
