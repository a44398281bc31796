package text

import "strings"

// A Cited is a stretch of prose that cites a section of RFC 1738, or one that does not.
type Cited struct {
	Run
	Section string // "" if it cites no known section
}

// Citations splits p at citations of known sections: "section 2.2", "2.2 節" and "第 2.2 節".
func (p Prose) Citations() (list []Cited) {
	for _, r := range p {
		if r.Code {
			list = append(list, Cited{r, ""})
			continue
		}
		rest := r.Text
		for {
			before, named, section, after, ok := cutSection(rest, len(list) > 0 && list[len(list)-1].Section != "")
			if !ok {
				break
			}
			if before != "" {
				list = append(list, Cited{Run{Text: before}, ""})
			}
			list = append(list, Cited{Run{Text: named}, section})
			rest = after
		}
		if rest != "" {
			list = append(list, Cited{Run{Text: rest}, ""})
		}
	}
	return list
}

// cutSection cuts s around its first citation. If again, the citation may also follow "and", because s comes after
// another citation.
func cutSection(s string, again bool) (before, named, section, after string, ok bool) {
	for i := 0; i < len(s); {
		n := numberAt(s[i:])
		if n == 0 {
			i++
			continue
		}
		section = s[i : i+n]
		start, end := i-leadSize(s[:i]), i+n
		if again && s[:i] == " and " {
			start = len(" ")
		}
		if tail := " 節"; strings.HasPrefix(s[end:], tail) {
			end += len(tail)
		}
		if (start < i || end > i+n) && ClauseOf(section) != nil {
			return s[:start], s[start:end], section, s[end:], true
		}
		i += n
	}
	return "", "", "", "", false
}

// sectionLeads are the words before the number of a section.
var sectionLeads = []string{"Sections ", "sections ", "Section ", "section ", "第 "}

// leadSize returns the size of the lead that s ends with, or 0 if s ends with no lead.
func leadSize(s string) int {
	for _, lead := range sectionLeads {
		if strings.HasSuffix(s, lead) {
			return len(lead)
		}
	}
	return 0
}

// numberAt returns the size of the section number that s begins with, such as "3.4.1"; 0 if s begins with no number.
func numberAt(s string) int {
	if s[0] == '.' {
		return 0
	}
	end := strings.IndexFunc(s, func(r rune) bool { return r != '.' && (r < '0' || r > '9') })
	if end < 0 {
		end = len(s)
	}
	return len(strings.TrimRight(s[:end], "."))
}
