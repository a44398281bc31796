package meant

import (
	"strings"

	"urlscope/core/octet"
)

// movePercent writes each "%" that begins no escape as one: "http://h/50%-off" → "http://h/50%25-off". In front of a digit of base 16
// it is rather what is left of another; the rows know of those.
func movePercent(text string, p parts) []variant {
	var edits []Edit
	extra := 0
	for i := p.data; i < len(text); i++ {
		if inHostport := p.slashes && i >= p.host.start && i < p.path.start; text[i] != '%' || octet.IsEscape(text, i) || inHostport {
			continue
		}
		edits = append(edits, Edit{i, i + 1, "%25"})
		number := i > 0 && isDigit(text[i-1]) && !(i > 2 && octet.IsEscape(text, i-3))
		switch behind := text[i+1:]; {
		case number && strings.HasPrefix(behind, " "):
			extra -= 15
		case !number && !isNoHexDigit(behind) && len(behind) > 1:
			extra += 40
		}
	}
	return plus(extra, all(edits))
}
