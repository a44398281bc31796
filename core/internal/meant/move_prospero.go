package meant

import "strings"

// fieldSlips are what is wrong at an octet of the path of a prospero URL, which has another
// in front of it and one behind: at each the first that is so is undone.
var fieldSlips = []struct {
	example string
	is      func(path string, i int) bool
	meant   string // in place of the octet
	atEnd   bool   // or behind the path
	extra   int
}{
	{"/x;;v=1", isDoubledSemicolon, "", false, -15},
	{"/x,v=1", isFieldMark, ";", false, -5},
	{"/x;v:1", isValueMark, "=", false, -5},
	{"/x;v", isBareField, "=", true, 0},
	{"/x;v=1/2", isSlashOfValue, "%2F", false, -8},
}

// moveField puts right what begins and parts the fields of a prospero URL (section 3.11):
// "prospero://h/x,v=1" → "prospero://h/x;v=1".
func moveField(text string, p parts) (list []variant) {
	if p.scheme != "prospero" || !p.slashes {
		return nil
	}
	path := p.path.in(text)
	for i := 1; i+1 < len(path); i++ {
		list = append(list, fieldSlip(p, i)...)
	}
	return list
}

// fieldSlip undoes the first slip at an octet of the path.
func fieldSlip(p parts, i int) []variant {
	for _, slip := range fieldSlips {
		if !slip.is(p.path.in(p.text), i) {
			continue
		}
		start, end := p.path.start+i, p.path.start+i+1
		if slip.atEnd {
			start, end = p.path.end, p.path.end
		}
		return plus(slip.extra, one(start, end, slip.meant))
	}
	return nil
}

// isDoubledSemicolon reports whether path[i] is the second of two semicolons.
func isDoubledSemicolon(path string, i int) bool { return path[i] == ';' && path[i-1] == ';' }

// isFieldMark reports whether path[i] stands for the semicolon of the first field: a name
// and "=" are behind it.
func isFieldMark(path string, i int) bool {
	if strings.IndexByte(",?:&", path[i]) < 0 || strings.Contains(path[:i], ";") {
		return false
	}
	field := fieldBehind(path, i)
	return strings.IndexByte(field, '=') > 0 && !strings.ContainsAny(field, "/,:&")
}

// isValueMark reports whether path[i] stands for the "=" of a field that has none.
func isValueMark(path string, i int) bool {
	semicolon := strings.LastIndexByte(path[:i], ';')
	if semicolon < 0 || strings.IndexByte(":-+", path[i]) < 0 {
		return false
	}
	return !strings.Contains(path[semicolon:i], "=") && !strings.Contains(fieldBehind(path, i), "=")
}

// isBareField reports whether path[i] begins the last field, which has no value.
func isBareField(path string, i int) bool {
	return path[i] == ';' && !strings.ContainsAny(path[i:], "=:%{")
}

// isSlashOfValue reports whether path[i] is a slash in the value of a field, which may only
// hold an escape of it.
func isSlashOfValue(path string, i int) bool {
	return path[i] == '/' && strings.Contains(path[:i], ";") && strings.Contains(path[:i], "=")
}

// fieldBehind returns what is behind path[i] up to a semicolon.
func fieldBehind(path string, i int) string {
	field, _, _ := strings.Cut(path[i+1:], ";")
	return field
}
