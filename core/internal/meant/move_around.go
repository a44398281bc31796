package meant

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/internal/prose"
	"urlscope/core/octet"
)

// moveAround takes a URL out of the text around it. It finds the URL as package find does in any text: "see
// (http://h/x)." → "http://h/x".
func moveAround(text string, p parts) (list []variant) {
	if start, end := edges(text); isContent(p) || end-start < len(text) { // which come off first
		return nil
	}
	prose.Find(text, false, inProse, func(at prose.Place) bool {
		if at.Start > 0 || strings.Trim(text[at.End:], ">)]}\"'.,;:") != "" { // marks alone are taken off one by one
			list = append(list, unwrap(text, at)...)
		}
		return len(list) < 5
	})
	if hasURLInPath(p) {
		list = append(list, one(0, len(text)-len(strings.TrimLeft(p.path.In(text), "/")), "", 40)...)
	}
	if list != nil || langOf(p.scheme) != nil && schemeWord(text) == 0 {
		return list
	}
	if start := schemeWord(text); start > 0 {
		return unwrap(text, prose.Place{Start: start, End: endOf(text, start)})
	}
	return append(unwrapHost(text, "www.", "http://"), unwrapHost(text, "ftp.", "ftp://")...)
}

// inProse has a URL begin with any name that may be a scheme, known or misspelt.
var inProse = prose.Schemes{
	Longest:  16,
	Begin:    func(scheme, rest string) bool { return beginsURL(octet.LowerString(scheme), rest[len(":"):]) },
	EndsHost: func(string, string, byte, string, string) bool { return false },
}

// endOf returns where what is behind a scheme, and begins at an offset of a text, ends as it does in any text: 6 of "(h/a).", for 1.
func endOf(text string, at int) int {
	const scheme = "http://"
	end := at
	prose.Find(scheme+text[at:], false, inProse, func(p prose.Place) bool {
		end += p.End - len(scheme)
		return false
	})
	return end
}

// unwrap takes out what of text is a URL: "http://h/" of "(http://h/)". White space in a wrapper means nothing (appendix):
// "<http://h/ x>" is "http://h/x".
func unwrap(text string, at prose.Place) []variant {
	for _, mark := range [...]string{"|", `"`, "[/", "&gt", "&lt", "&quot"} { // "<http://h/|text>", "[url]http://h/[/url]"
		if n := strings.Index(text[at.Start:at.End], mark); n > 0 {
			at.End = at.Start + n
		}
	}
	edits := []octet.Edit{edit(0, at.Start, "")}
	for i := at.Start; at.Wrapped && i < at.End; i++ {
		if blanks := blanksAt(text[i:at.End], " \t\r\n"); blanks > 0 {
			edits = append(edits, edit(i, i+blanks, ""))
			i += blanks
		}
	}
	edits = append(edits, edit(at.End, len(text), ""))
	url, behind, extra := text[:at.End], text[at.End:], 0
	if only(" \t\r\n")(text[:at.Start]) {
		extra = priceBefore(url, behind)
	} else if isPartBehind(url, behind) {
		extra = far
	}
	return []variant{{edits: edits, extra: extra}}
}

// isContent reports whether what is behind a scheme is content, of which nothing is taken out: "data:,http://h/", not "http://h/".
func isContent(p parts) bool {
	return !p.slashes && p.known() && langOf(p.scheme) == nil
}

// schemeWord returns where in a text a word begins that is a known scheme with something else behind it than "://": 4 in
// "see http;//h/", 0 for none.
func schemeWord(text string) int {
	for word := range strings.FieldsSeq(text) {
		behind := strings.TrimLeft(word, letters)
		if langOf(word[:len(word)-len(behind)]) != nil && delimLike(behind) {
			return strings.Index(text, " "+word) + 1
		}
	}
	return 0
}

// delimLike reports whether s begins as what is typed for "://" does: ";//h", "//h", ":/h", `:\\h`, not ": h".
func delimLike(s string) bool {
	behind := strings.TrimLeft(s, `:;./\`)
	return len(s)-len(behind) > 1 && strings.ContainsAny(s[:len(s)-len(behind)], `/\`) && behind != "" && octet.IsAlphaDigit(behind[0])
}

// unwrapHost takes a host with such a first label out of a text that has no scheme in it: "see www.h.org." → "http://www.h.org".
func unwrapHost(text, label, scheme string) []variant {
	start := strings.Index(text, label)
	if start < 1 || octet.IsAlphaDigit(text[start-1]) || strings.IndexByte(`/\:-._@`, text[start-1]) >= 0 {
		return nil
	}
	end := endOf(text, start)
	if rest := text[start:end]; !isHostport(strings.TrimSuffix(rest[:strings.IndexAny(rest+"/", "/?#")], ".")) {
		return nil
	}
	return []variant{{edits: []octet.Edit{edit(0, start, scheme), edit(end, len(text), "")}, extra: -10}}
}

// beginsURL reports whether a URL begins with a name and a colon: with "//" behind them, or
// with what a scheme without slashes needs, as in "mailto:joe".
func beginsURL(name, rest string) bool {
	if strings.HasPrefix(rest, "//") {
		return len(rest) > 2
	}
	l := langOf(name)
	return l != nil && !l.slashes && rest != "" && octet.IsAlphaDigit(rest[0])
}

// closing has pairs of marks: the second mark ends a text that begins with the first.
var closing = pairs{
	{"(", ")"}, {"[", "]"}, {"{", "}"}, {"<", ">"}, {`"`, `"`}, {"'", "'"}, {"`", "`"}, {"|", "|"},
	{"“", "”"}, {"‘", "’"}, {"«", "»"}, {"「", "」"}, {"『", "』"}, {"（", "）"}, {"【", "】"}, {"《", "》"}, {"„", "“"}, {"‹", "›"}, {"〈", "〉"}, {"＜", "＞"}, {"“ ", "”"}, {"＂", "＂"},
}

// priceBefore returns what it costs besides that tail is not part of a URL in front of it: little when it is
// marks of a sentence, or another URL. Behind "http://h" it is 40 of " is down", and much of " mple.com/a", behind
// which the host may go on.
func priceBefore(url, tail string) int {
	switch {
	case strings.Contains(tail, "://"), strings.HasPrefix(tail, " | "): // another URL, or the title of a page
		return -12
	case isLinkName(tail): // in AsciiDoc
		return -26
	case isPartBehind(url, tail), strings.HasPrefix(tail, "["), beginsInScript(tail):
		return far
	case strings.HasPrefix(tail, " (") || strings.ContainsAny(tail, ":\n"):
		return 15
	case !hasHostFirst(strings.TrimLeft(tail, " ")):
		return 40
	}
	return -12 // here is another
}

// isLinkName reports whether s is a name in brackets, of two letters or more: "[docs]", "[See there.]", not "[1]", "[a]", nor
// "[id]/b".
func isLinkName(s string) bool {
	return len(s) > len("[a]") && s[0] == '[' && octet.IsAlpha(s[1]) && strings.IndexByte(s, ']') == len(s)-1
}

// beginsInScript reports whether s begins with an octet that is not ASCII, and of no mark: "é", "\xe9", not "。".
func beginsInScript(s string) bool {
	_, size := utf8.DecodeRuneInString(s)
	return s != "" && s[0] >= 0x80 && !isClosing(s[:size])
}

// far is the price of a change that is hardly meant: a part of a URL is thrown away.
const far = 300

// isPartBehind reports whether what is behind a URL looks like the rest of it, though a blank or a bar parts them: behind "ftp://h/my"
// it does in " file.txt;type=i", behind "http://www" in ". h.org/", behind "ftp://jo" in " joe@h.org/", behind "http://h/" in
// " ?q=x", not in " is up".
func isPartBehind(url, tail string) bool {
	word := strings.TrimLeft(strings.TrimPrefix(tail, "."), " |")
	if len(word) == len(tail) {
		return false
	}
	word, _, _ = strings.Cut(word, " ")
	word = strings.TrimRight(word, ".,;:!?>)\"'")
	if strings.Count(url, "/") == len("//") {
		return !isWholeHost(url[strings.LastIndexAny(url, "/@")+1:])
	}
	return strings.ContainsAny(word, ";?#=") || fileEnding(word)
}

// beginsWith reports whether s begins with one of some strings: "../x" with "./" or "../".
func beginsWith(s string, begins ...string) bool {
	return slices.ContainsFunc(begins, func(b string) bool { return strings.HasPrefix(s, b) })
}

// sentenceMarks are those that part and end sentences in scripts with wide letters.
const sentenceMarks = "、。，．；：！？…"

// isClosing reports whether c, which is not of US-ASCII, is a mark that stands around a text, or that ends a sentence:
// "”", "。", not "é".
func isClosing(c string) bool {
	return strings.Contains(sentenceMarks, c) || slices.ContainsFunc(closing, func(pair [2]string) bool { return pair[0] == c || pair[1] == c })
}

// blanks are what white space is written as.
var blanks = [...]string{" ", "\t", "\n", "\r", "\u3000", "\u00a0", "\ufeff", "\u200b", "%20", "\u2028", "\u2009", "\u202f", "\u2003", "\u2002", "%09", "%0A", "%0D", "\x00", "%00", "\u200e", "\u200f"}

// moveEdges takes white space off both ends, and quote marks: " http://h/ " is "http://h/".
func moveEdges(text string, p parts) []variant {
	start, end := edges(text)
	return []variant{{edits: []octet.Edit{edit(0, start, ""), edit(end, len(text), "")}}}
}

// edges returns where text begins and ends without those: 1 and 10 of " http://h/ ".
func edges(text string) (start, end int) {
	end = len(text)
	for more := true; more; {
		more = false
		for _, b := range blanks {
			if strings.HasPrefix(text[start:end], b) {
				start, more = start+len(b), true
			}
			if strings.HasSuffix(text[start:end], b) {
				end, more = end-len(b), true
			}
		}
	}
	for _, pair := range closing {
		inside, opens := strings.CutPrefix(text[start:end], pair[0])
		if inside, closes := strings.CutSuffix(inside, pair[1]); opens && closes && !strings.Contains(")]}>|", pair[1]) && !strings.Contains(inside, pair[1]) {
			start, end = start+len(pair[0]), end-len(pair[1])
		}
	}
	return start, end
}

// moveFinalMark takes off the marks of the sentence around a URL, and quote marks: "http://h/x." is "http://h/x".
func moveFinalMark(text string, p parts) []variant {
	end := len(text)
	for size := finalMark(text); size > 0; size = finalMark(text[:end]) {
		end -= size
	}
	if len(text)-end > 12 {
		return nil
	}
	return []variant{{edits: []octet.Edit{edit(end, len(text), "")}, kind: byItself}}
}

// finalMark returns how long the mark is that s ends in; 0 for none. A bracket is one when it closes none in
// s: 1 of "h/x." and of "h/x)", 0 of "h/(x)".
func finalMark(s string) int {
	r, size := utf8.DecodeLastRuneInString(s)
	mark := s[len(s)-size:]
	paired := mark == `"` && count(s, mark, "%22")%2 == 0 // with one in the URL
	if !paired && (strings.ContainsRune(".,;:!?'\"`…—–*\\=¹²³™®©→†‡§¶•", r) || r >= 0x80 && isClosing(mark) || unpairedEnd(s)) {
		return size
	}
	return 0
}

// markupAt reads what is left behind a URL of the element or the attribute that it was copied from, which begins with the end of an
// attribute and its tag, or with the end of an element: `">x`, `" id="x">`, "</a>", not "<id>".
func markupAt(s string) (string, int) {
	after, closes := strings.CutPrefix(s, "</")
	sign := ">"
	switch {
	case closes:
		after = behindName(after)
	case s[0] == '<':
		return "", 0
	case strings.HasPrefix(s[1:], " "):
		after, sign = behindName(s[len(`" `):]), "="
	default:
		after = strings.TrimPrefix(s[1:], "/")
	}
	if strings.HasPrefix(after, sign) {
		return "", len(s)
	}
	return "", 0
}

// behindName returns what is behind the name of an element or an attribute that s begins with, as far as it is looked at: ">" of
// "li>", all of "1".
func behindName(s string) string {
	const longest = 16 // such a name, and a sign
	return strings.TrimLeft(s[:min(len(s), longest)], wordOctets+":")
}

// moveFolded puts together what a line break parted: "http://h/x-\n y" is "http://h/x-y".
func moveFolded(text string, p parts) []variant {
	behind := " \t\r\n"
	at := 0 // where the last fold ends
	var edits []octet.Edit
	if strings.HasPrefix(text, ">") && strings.ContainsAny(text, "\r\n") { // of a message that is answered
		behind += ">"
		at = blanksAt(text, behind)
		edits = append(edits, edit(0, at, ""))
	}
	for n := strings.IndexAny(text[at:], "\r\n"); n >= 0; n = strings.IndexAny(text[at:], "\r\n") {
		line, next := unfolded(text[at:at+n]), at+n+blanksAt(text[at+n:], behind)
		if next < len(text) { // quoted-printable has "=" there
			line = strings.TrimSuffix(line, "=")
		}
		edits = append(edits, edit(at+len(line), next, ""))
		at = next
	}
	return []variant{{edits: edits}}
}

// unfolded returns a line without the marks at its end that say that it goes on: "http://h/x" of `http://h/x \`.
func unfolded(line string) string {
	line = strings.TrimRight(line, " \t\r\n\\")
	for _, mark := range [...]string{"↵", "↩", "⏎", "¬"} {
		line = strings.TrimSuffix(line, mark)
	}
	return line
}
