package grammar

import "strings"

// Lines returns the lines of section 5 that define a rule, as they are printed there; "" for no rule.
func Lines(rule string) string {
	_, s, ok := strings.Cut(section5, "\n"+rule+" ")
	if !ok || rule == "" {
		return ""
	}
	end := 0
	for {
		n := strings.IndexByte(s[end:], '\n')
		end += n + 1
		if end == len(s) || s[end] != ' ' { // what goes on is indented
			return rule + " " + s[:end-1]
		}
	}
}
