package links

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"urlscope/core/find"
)

// invisible are characters that editors and mail programs put before a pasted URL: quotation marks, byte order
// marks, zero-width and no-break spaces, and direction marks.
const invisible = "\"'“”„‘’«»\uFEFF\u200B\u200C\u200D\u2060\u00A0\u00AD\u200E\u200F\u202A\u202B"

var (
	// begun matches a scheme and the octets in place of its colon.
	begun = regexp.MustCompile(`^([A-Za-z]*)([:;.,]?//[^/]|[;,][^/\s]+@)`)

	// marked matches a web scheme with other punctuation in place of its colon or beside it: "http_//h",
	// "https/://h", "http;/h", "http:\\h".
	marked = regexp.MustCompile(`^(?i:https?|ftp)(:\\\\?|[^0-9A-Za-z/?#]{1,2}/|/?[^0-9A-Za-z/?#]{1,3}/)/?[0-9A-Za-z]`)

	// numbered matches a telephone number with other punctuation in place of the colon.
	numbered = regexp.MustCompile(`^(?i:tel)[;,]\+?[0-9]`)

	// stuck matches a web scheme with other text directly before it. The text must not be a path or a query,
	// because these may contain a URL.
	stuck = regexp.MustCompile(`^(?:[^/?#:{}$]*[^/?#:{}$0-9A-Za-z+.-]|(?:\.{0,2}/)+|(?:%20)+)(?i:https?|ftp)://[0-9A-Za-z]`)
)

// isBroken reports whether the value of a link is a URL with a slip in its scheme, such as "https;//host/",
// "href=https://host/" and "://host/". A value that may be relative to the document is not broken: "docs//a.md", "//host/".
func isBroken(value string) bool {
	if isPlain(value) {
		return false
	}
	bare := narrow(strings.TrimLeft(value, invisible))
	if rest, ok := strings.CutPrefix(bare, "://"); ok {
		return rest != ""
	}
	if proper.MatchString(bare) {
		return bare != value // octets before the URL, or a full-width letter
	}
	if marked.MatchString(bare) || numbered.MatchString(bare) || stuck.MatchString(bare) || isCleft(bare) {
		return true
	}
	found := begun.FindStringSubmatch(bare)
	if found == nil {
		return bare != value && strings.Contains(bare, "://")
	}
	name, behind := strings.ToLower(found[1]), found[2]
	switch {
	case name == "mailto" && behind[0] != ':':
		return strings.Contains(bare, "@")
	case strings.HasSuffix(behind, "@"), behind[0] == ':' && bare == value: // it has a correct colon
		return false
	}
	return isNearWeb(name)
}

// isPlain is a fast filter: it reports whether a value is certainly relative, as most are.
func isPlain(value string) bool {
	return value != "" && strings.IndexByte("./#?", value[0]) >= 0 && !strings.ContainsAny(value, ":;,") && !strings.Contains(value[1:], "//")
}

// isNearWeb reports whether a name is a web scheme, or differs from one by a typing error.
func isNearWeb(name string) bool {
	return slices.ContainsFunc([]string{"http", "https", "ftp"}, func(scheme string) bool {
		return name == scheme || len(scheme) > len("ftp") && len(name) >= len(scheme) && find.Slips(name, scheme) == 1
	})
}

// narrow returns the beginning of s with full-width letters, colons and slashes, which input methods write, replaced by
// ASCII: "ｈttp", "http：／／".
func narrow(s string) string {
	const first, last, apart = '！', '～', '！' - '!'
	if strings.IndexByte(s, '\xEF') < 0 {
		return s
	}
	end := strings.IndexAny(s, "/／")
	if end < 0 {
		return s
	}
	end = min(len(s), end+len("／／"))
	return strings.Map(func(r rune) rune {
		if first <= r && r <= last && (unicode.IsLetter(r) || r == '：' || r == '／') {
			return r - apart
		}
		return r
	}, s[:end]) + s[end:]
}

// proper matches the correct start of a web URL.
var proper = regexp.MustCompile(`^(?i:https?|ftp)://`)

// mail matches the correct start of a mailto URL.
var mail = regexp.MustCompile(`^(?i:mailto):[^/]*@`)

// isCleft reports whether value is a URL except for spaces or zero-width characters in its scheme, or beside the
// colon and the slashes: "h ttps://h", "https: //h", "mail to:joe@h".
func isCleft(value string) bool {
	whole := blanks.Replace(value)
	return proper.MatchString(whole) && !proper.MatchString(value) || mail.MatchString(whole) && !mail.MatchString(value)
}

// blanks removes spaces and zero-width characters.
var blanks = strings.NewReplacer(" ", "", "\t", "", "\u00A0", "", "\u00AD", "", "\u200B", "", "\u200C", "", "\u200D", "", "\u2060", "", "\uFEFF", "")
