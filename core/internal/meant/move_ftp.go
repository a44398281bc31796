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
	if list := escapedType(text, p); list != nil {
		return list
	}
	if t, ok := typingOf(text, p); ok {
		return t.undo()
	}
	if list := pathlessType(text, p); list != nil {
		return list
	}
	if v, ok := misspeltType(text, p); ok {
		return []variant{v}
	}
	return append(begunType(text, p), ftpSemicolons(text, p)...)
}

// begunType takes off a type that is not written to its end: "ftp://h/x;ty" → "ftp://h/x".
func begunType(text string, p parts) []variant {
	n := strings.LastIndexByte(text, ';')
	if n <= p.path.start || len(text)-n < len(";ty") || !strings.HasPrefix(typeMarks[0], octet.LowerString(text[n:])) {
		return nil
	}
	return dear(n, len(text), "", -15)
}

// typeMarks are how ";type=" is typed; the first that is found counts.
var typeMarks = [...]string{
	";type=", ":type=", "?type=",
	";type = ", "; type = ", ";type =", ";type:", "; type=",
	",type=", "&type=",
	";typ=", ";tpye=", ";type", ";tyep=", ";ytpe=",
	";mode=", ";ftptype=", "/type=",
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

// pathlessType writes the slash in front of a type that stands behind the host: where there is no path, there is none
// to have a type. It is 15 cheaper than another mend, for no host has a ";" or "=". "ftp://h.org;type=dir" → "ftp://h.org/;type=d".
func pathlessType(text string, p parts) []variant {
	n := strings.Index(octet.LowerString(text), typeMarks[0])
	if n <= p.host.start || n >= p.path.start {
		return nil
	}
	t := typing{text, typeMarks[0], n, n + len(typeMarks[0])}
	code := text[t.end:]
	if meant := typecode(code); meant != "" {
		v := t.write(code, meant)[0]
		return plus(-15, all(append([]Edit{{n, n, "/"}}, v.edits...)))
	}
	if isInFront(code) {
		return plus(-15, t.putBehind(code[:1]))
	}
	return nil
}

// isInFront reports whether code is one with a name behind it: "a/x", not "ascii".
func isInFront(code string) bool {
	return len(code) > 2 && code[1] == '/' && isTypecode(code[0])
}

// undo returns the variants that the code of t asks for: ";type=i" for ";type=binary".
func (t typing) undo() []variant {
	code := t.text[t.end:]
	meant := typecode(code)
	switch {
	case code == "":
		return t.drop(-5, t.mark == ";type=" || t.mark == ";type")
	case meant != "":
		return t.write(code, meant)
	case t.mark == ";type": // some other word: ";typeface"
		return nil
	case isInFront(code):
		return t.putBehind(code[:1])
	}
	return t.guess(code)
}

// guess takes off a type that is none, or else writes one of those that are: "ftp://h/x;type=x" →
// "ftp://h/x", "ftp://h/x;type=i", "ftp://h/x;type=a".
func (t typing) guess(code string) []variant {
	if t.mark != ";type=" || isLostType(octet.LowerString(code)) || strings.Contains(code, "/") {
		return nil
	}
	list := t.drop(10, true)
	if len(code) == 1 {
		list = append(list, append(plus(15, t.write(code, "i")), plus(16, t.write(code, "a"))...)...)
	}
	return list
}

// drop takes the type off, if it is one: "ftp://h/x;type=" → "ftp://h/x".
func (t typing) drop(extra int, ok bool) []variant {
	if !ok {
		return nil
	}
	return plus(extra, one(t.start, len(t.text), ""))
}

// write writes ";type=" and the code as they should be: "ftp://h/x:type=ascii" →
// "ftp://h/x;type=a". A slash may well begin a name.
func (t typing) write(code, meant string) []variant {
	v := variant{}
	if t.mark != ";type=" || t.end > t.start+len(t.mark) {
		v.edits = append(v.edits, Edit{t.start, t.end, ";type="})
	}
	if meant != code {
		v.edits = append(v.edits, Edit{t.end, len(t.text), meant})
	}
	if t.mark == "/type=" {
		v.extra = 30
	}
	return []variant{v}
}

// putBehind writes behind the name the type that stands in front of it:
// "ftp://h/pub;type=a/x" → "ftp://h/pub/x;type=a".
func (t typing) putBehind(code string) []variant {
	end := len(t.text)
	return []variant{{edits: []Edit{{t.start, t.end + 1, ""}, {end, end, ";type=" + code}}}}
}

// escapedType decodes a type, in which no escape may stand: "ftp://h/x;type=%61" →
// "ftp://h/x;type=a".
func escapedType(text string, p parts) []variant {
	n := strings.LastIndexByte(text, ';')
	if n < p.path.start || !strings.Contains(text[n:], "%") {
		return nil
	}
	code, ok := strings.CutPrefix(octet.LowerString(unescape(text[n:])), typeMarks[0])
	if !ok || len(code) != 1 || !isTypecode(code[0]) {
		return nil
	}
	return all(shifted(escaped(text[n:], plainEscape), n))
}

// plainEscape reads the escape at text[i] as its octet: ";" for "%3B".
func plainEscape(text string, i int) (string, int) {
	if !octet.IsEscape(text, i) {
		return "", 0
	}
	return string(rune(octet.Value(text, i))), len("%XX")
}

// misspeltType writes ";type=" for what is a slip or two from it at the end of an FTP URL:
// "ftp://h/x;tyoe=a" → "ftp://h/x;type=a".
func misspeltType(text string, p parts) (variant, bool) {
	n := strings.LastIndexByte(text, ';')
	eq := strings.LastIndexByte(text, '=')
	if n < p.path.start || eq < n || eq+2 != len(text) || !isTypecode(text[eq+1]) {
		return variant{}, false
	}
	if m := strings.LastIndexByte(text[:n], ';'); m > p.path.start && n-m < 5 {
		n = m
	}
	mark := octet.LowerString(text[n : eq+1])
	if d := levenshtein.ComputeDistance(mark, ";type="); d == 0 || d > 2 {
		return variant{}, false
	}
	return variant{[]Edit{{n, eq + 1, ";type="}}, -10}, true
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

// ftpSemicolons writes as escapes the semicolons of a name, in which none may be (section
// 3.2.2): "ftp://h/a;b" → "ftp://h/a%3Bb".
func ftpSemicolons(text string, p parts) []variant {
	var edits []Edit
	for i := p.path.start; i < len(text); i++ {
		if text[i] == ';' {
			edits = append(edits, Edit{i, i + 1, "%3B"})
		}
	}
	return plus(-10, all(edits))
}
