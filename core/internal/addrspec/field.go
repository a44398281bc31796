package addrspec

import "strings"

// A Field is a header field of a mailto URL, such as "subject=x". RFC 1738 has none (decision 30); a later document puts them
// behind the "?", with "&" between them (RFC 6068, section 2). The offsets are of the URL: url[Name:NameEnd] is its name,
// url[Value:End] its value.
type Field struct{ Name, NameEnd, Value, End int }

// NextField returns a header field of url that is not empty: the first if from is 0, the next if from is the End of the
// last. It returns false if no field follows. The url ends with its address, which begins at offset start. Fields begin
// behind the first "?" of the address.
func NextField(url string, start, from int) (f Field, ok bool) {
	if from == 0 {
		from = start + strings.IndexByte(url[start:], '?')
		if from < start {
			return f, false
		}
	}
	at := from + len("?")
	for at < len(url) && url[at] == '&' {
		at++
	}
	if at >= len(url) {
		return f, false
	}
	field, _, _ := strings.Cut(url[at:], "&")
	name, _, _ := strings.Cut(field, "=")
	f = Field{Name: at, NameEnd: at + len(name), End: at + len(field)}
	f.Value = min(f.NameEnd+len("="), f.End)
	return f, true
}
