package meant

import (
	"strings"

	"github.com/agnivade/levenshtein"

	"urlscope/core/octet"
)

// moveType corrects the typecode of an FTP URL (section 3.2.2), or what looks like a typecode: "ftp://h/x;type=binary"
// is "ftp://h/x;type=i". An unknown typecode is removed, unless its key is beside the key of a known one:
// "ftp://h/x;type=z" is "ftp://h/x;type=a".
func moveType(text string, p parts) (list []variant) {
	start, end := typeMark(text, p)
	if start < 0 {
		return nil
	}
	name := typeName
	if strings.EqualFold(text[start:end], name) {
		name = text[start:end]
	}
	extra := map[byte]int{'/': 30, ' ': -25}[text[start]] // the one may well begin a name, the other would be written as an escape
	write := func(meant string, more int) {
		if text[start:] != name+meant {
			list = append(list, variant{[]octet.Edit{edit(start, end, name), edit(end, len(text), meant)}, extra + more, asOne})
		}
	}
	code := text[end:]
	code = code[:strings.IndexAny(code+" ", " [(")] // "a now", "a[0]"
	switch meant := typecode(code); {
	case meant != "":
		write(meant, 0)
		return list
	case isLostType(octet.LowerString(code)), strings.Contains(code, "/"):
		return nil
	}
	list = one(start, len(text), "", min(10, 15*len(code)-5))
	for i := 0; len(code) == 1 && i < len("ia"); i++ {
		more := 15 + i
		if keysApart(code[0], "ia"[i]) == nextKey {
			more = 5
		}
		write("ia"[i:i+1], more)
	}
	return list
}

// typeName comes before the letter of a typecode.
const typeName = ";type="

// typeMark returns where what is nearest to ";type=" begins and ends, a sign and a slip or two from it: ";tyoe=", ":type=", " ; type:",
// ";type", ";t;pe=". Offset -1 is for none.
func typeMark(text string, p parts) (start, end int) {
	start, best := -1, 3
	if p.scheme != "ftp" {
		return start, 0
	}
	low := octet.LowerString(text)
	for i := len(text) - 1; i >= p.path.Start && best > 0; i-- {
		if strings.IndexByte(";:,?&/", text[i]) < 0 {
			continue
		}
		rest := low[i:min(i+len(" ; ftptype = "), len(low))]
		n := strings.IndexAny(rest[1:], "=:") + len(";=")
		if n == 1 && strings.HasPrefix(rest, ";type") {
			n = len(";type")
		}
		mark := strings.ReplaceAll(strings.Replace(rest[:n], ";mode=", typeName, 1), " ", "")
		if slips := levenshtein.ComputeDistance(mark, typeName); slips < best {
			best, start, end = slips, len(strings.TrimRight(text[:i], " ")), i+n+blanksAt(text[i+n:], " =;")
		}
	}
	return start, end
}

// typeWords are the types of FTP by what people call them.
var typeWords = pairs{
	{"text", "a"}, {"ascii", "a"}, {"txt", "a"},
	{"image", "i"}, {"binary", "i"}, {"bin", "i"}, {"img", "i"}, {"octet", "i"}, {"b", "i"},
	{"dir", "d"}, {"directory", "d"}, {"list", "d"},
}

// typecode returns the ftptype that a word means: "i" for "binary"; "" for none.
func typecode(code string) string {
	code = strings.TrimRight(code, "/. ;,")
	if isTypecode(code) && strings.Trim(code, code[:1]) == "" { // "aa"
		return code[:1]
	}
	code, _ = typeWords.of(octet.LowerString(code))
	return code
}
