package meant

import (
	"strings"

	"github.com/agnivade/levenshtein"
)

// moveType puts the typecode of an FTP URL right (section 3.2.2), or what looks like one.
func moveType(text string, p parts) []variant {
	if p.scheme != "ftp" {
		return nil
	}
	if t, ok := typingOf(text, p); ok {
		return t.undo()
	}
	if v, ok := misspeltType(text, p); ok {
		return []variant{v}
	}
	return everyWay(text, p, ftpNameWays...)
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
	low := lower(text)
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

// undo returns the variants that the code of t asks for.
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
	case len(code) > 2 && code[1] == '/' && isTypecode(code[0]):
		return t.putBehind(code[:1])
	}
	return t.drop(10, t.mark == ";type=" && len(code) == 1 && isAlpha(code[0]) && code[0]|0x20 != 'e' && code[0]|0x20 != 'l')
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
	mark := lower(text[n : eq+1])
	if d := levenshtein.ComputeDistance(mark, ";type="); d == 0 || d > 2 {
		return variant{}, false
	}
	return variant{[]Edit{{n, eq + 1, ";type="}}, -10}, true
}

// isTypecode reports whether b is an ftptype (section 3.2.2).
func isTypecode(b byte) bool { return strings.IndexByte("aidAID", b) >= 0 }

// typeWords are the types of FTP by what people call them.
var typeWords = map[string]string{
	"text": "a", "ascii": "a", "txt": "a", "ascii text": "a",
	"image": "i", "binary": "i", "bin": "i", "img": "i", "octet": "i", "b": "i",
	"dir": "d", "directory": "d", "list": "d",
}

// typecode returns the ftptype that a word means: "i" for "binary"; "" for none.
func typecode(code string) string {
	code = strings.TrimRight(code, "/. ")
	if len(code) == 1 && isTypecode(code[0]) {
		return code
	}
	return typeWords[lower(code)]
}

// ftpNameWays are what is put right in the name of a file.
var ftpNameWays = []way{ftpSemicolons, ftpFinalSlash}

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

// ftpFinalSlash takes the slash off a file: "ftp://h/x.zip/" → "ftp://h/x.zip".
func ftpFinalSlash(text string, p parts) []variant {
	name, ok := strings.CutSuffix(p.path.in(text), "/")
	if !ok || !fileEnding(name) {
		return nil
	}
	return plus(-10, one(len(text)-1, len(text), ""))
}

// moveFTPRoot writes the slash of an absolute name as an escape (section 3.2.2):
// "ftp://h//etc/motd" → "ftp://h/%2Fetc/motd".
func moveFTPRoot(text string, p parts) []variant {
	path := p.path.in(text)
	if p.scheme != "ftp" || !strings.HasPrefix(path, "//") || len(path) < 3 {
		return nil
	}
	slash := "%2F"
	if strings.HasPrefix(upper(path), "//%2F") { // it is written
		slash = ""
	}
	return one(p.path.start+1, p.path.start+2, slash)
}
