package links

import (
	"regexp"
	"strings"

	"urlscope/core"
)

// invisible is what editors and mail put in front of a URL that is pasted: quotation marks, byte
// order marks and blanks without a width.
const invisible = "\"'“”„‘’«»\uFEFF\u200B\u200C\u200D\u2060"

// begun matches the name of a scheme and what stands in place of its colon.
var begun = regexp.MustCompile(`^([A-Za-z]*)([:;.,]?//[^/]|[;,][^/\s]+@)`)

// isBroken reports whether the value of a link is a URL that a slip made none, as "https;//host/"
// and "://host/" are. What may be relative to the document is none: "docs//a.md", "//host/".
func isBroken(value string) bool {
	bare := strings.TrimLeft(value, invisible)
	if rest, ok := strings.CutPrefix(bare, "://"); ok {
		return rest != ""
	}
	found := begun.FindStringSubmatch(bare)
	if found == nil {
		return bare != value && strings.Contains(bare, "://")
	}
	name, behind := strings.ToLower(found[1]), found[2]
	if strings.HasSuffix(behind, "@") {
		return name == "mailto"
	}
	if behind[0] == ':' && bare == value {
		return false // it has its colon
	}
	for _, scheme := range []string{"http", "https", "ftp"} {
		if name == scheme || len(scheme) > len("ftp") && len(name) >= len(scheme) && core.Slips(name, scheme) == 1 {
			return true
		}
	}
	return false
}
