package meant

import (
	"slices"
	"strings"
)

// moveQueryMarks puts right the marks of the fields of a form, which HTML 2.0 writes as a search (section
// 3.3): "http://h/?a=1&&b=2" is "http://h/?a=1&b=2".
func moveQueryMarks(text string, p parts) []variant {
	switch {
	case !p.web():
		return nil
	case p.question == len(text):
		return noQuestion(p)
	}
	return formSigns(p)
}

// noQuestion writes a "?" that was lost: "http://h/x.phpa=1" → "http://h/x.php?a=1".
func noQuestion(p parts) []variant {
	i := bareQuestion(p)
	if i == 0 {
		return nil
	}
	return plus(-5, one(i, i, "?"))
}

// bareQuestion returns the offset behind the name of a program, of whose search the "?" was lost: 14 of
// "http://h/x.phpid=1", 0 of "http://h/x.php".
func bareQuestion(p parts) int {
	path := p.path.in(p.text)
	eq := strings.IndexByte(path, '=')
	if eq < 0 || p.question < len(p.text) {
		return 0
	}
	n := behindProgram(path, eq)
	if n == 0 {
		return 0
	}
	return p.path.start + n
}

// behindProgram returns the offset behind the ending of a program's name, which a key
// follows up to the "=" at offset eq: 6 of "/x.phpid=1"; 0 for none.
func behindProgram(path string, eq int) int {
	for _, e := range [...]string{".php", ".asp", ".cgi", ".jsp", ".aspx", ".pl"} {
		n := strings.Index(path, e)
		if n <= 0 || n+len(e) >= eq {
			continue
		}
		if b := path[n+len(e)]; isAlpha(b) && b != 'x' {
			return n + len(e)
		}
	}
	return 0
}

// formSigns puts right a sign that is typed twice, or for another: "http://h/?a=1&&b=2" →
// "http://h/?a=1&b=2". Of more than one it knows nothing, since they may be the value of a field, but for
// signs that no URL may hold.
func formSigns(p parts) []variant {
	edits := doubledSigns(p)
	if len(edits) == 0 {
		edits = wrongSigns(p)
	}
	if len(edits) == 0 || len(edits) > 1 && !isEach(edits, p.text, "^") {
		return nil
	}
	return plus(-22, all(edits))
}

// isEach reports whether each of the edits takes a sign that may stand in no URL, so that it is none of a
// value: "^" those of "a=1^b=2^c=3".
func isEach(edits []Edit, text, sign string) bool {
	return !slices.ContainsFunc(edits, func(e Edit) bool { return text[e.Start:e.End] != sign })
}

// doubledSigns returns the edits that take out the second of two signs: "?a=1&&b=2" →
// "?a=1&b=2".
func doubledSigns(p parts) (edits []Edit) {
	q, at := p.search(), p.question+1
	for i := 1; i < len(q); i++ {
		if q[i] == q[i-1] && (q[i] == '&' || q[i] == '=' && i+1 < len(q)) {
			edits = append(edits, Edit{at + i, at + i + 1, ""})
		}
	}
	return edits
}

// wrongSigns returns the edits that write "&" and "=" for what is typed for them: "http://h/?a=1^b=2" →
// "http://h/?a=1&b=2"; "http://h/?user+ann&pw=x" → "http://h/?user=ann&pw=x".
func wrongSigns(p parts) (edits []Edit) {
	q, at := p.search(), p.question+1
	for i := 1; i+1 < len(q); i++ {
		if strings.IndexByte("^'_+-", q[i]) < 0 {
			continue
		}
		if sign := signFor(q, i); sign != "" {
			edits = append(edits, Edit{at + i, at + i + 1, sign})
		}
	}
	return edits
}

// signFor returns what the octet q[i] is typed for, which is not the last: "&" for that
// between two fields, "a=1^b=2"; "=" for that in one, "user+ann&pw=x"; "" for nothing.
func signFor(q string, i int) string {
	before := q[strings.LastIndexByte(q[:i], '&')+1 : i]
	behind, _, _ := strings.Cut(q[i+1:], "&")
	first, second := strings.Contains(before, "="), strings.Contains(behind, "=")
	switch {
	case first && second && isAlpha(q[i+1]) && strings.IndexByte("^'", q[i]) >= 0:
		return "&"
	case !first && !second && before != "" && strings.Contains(q, "=") && strings.IndexByte("^_+-", q[i]) >= 0:
		return "="
	}
	return ""
}
