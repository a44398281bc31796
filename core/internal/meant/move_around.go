package meant

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
)

// moveAround takes a URL out of the text that it stands in: "see (http://h/x)." → "http://h/x".
func moveAround(text string, p parts) (list []variant) {
	if isContent(p) {
		return nil
	}
	if n := secondURL(text); n > 0 {
		list = append(list, variant{[]Edit{{n, len(text), ""}}, -15})
	}
	for at := 0; at < len(text); {
		start, ok := schemeAt(text, at)
		if !ok {
			break
		}
		at = start + strings.IndexByte(text[start:], ':')
		list = append(list, takeOut(text, start)...)
		if len(list) > 4 {
			break
		}
	}
	if list == nil {
		if start := schemeWord(text); start > 0 {
			list = takeOut(text, start)
		}
	}
	if list == nil && langOf(p.scheme) == nil {
		return append(takeOutHost(text, "www.", "http://"), takeOutHost(text, "ftp.", "ftp://")...)
	}
	return list
}

// isContent reports whether what is behind a scheme is content, of which nothing is taken out: "data:,http://h/", not "http://h/".
func isContent(p parts) bool {
	return !p.slashes && p.known() && langOf(p.scheme) == nil && p.scheme != "url"
}

// schemeWord returns where in a text a word begins that is a known scheme with something else behind it than "://": 4 in
// "see http;//h/", 0 for none.
func schemeWord(text string) int {
	for i := 1; i < len(text); i++ {
		if text[i-1] != ' ' {
			continue
		}
		n := i
		for n < len(text) && isAlpha(text[n]) {
			n++
		}
		if l := langOf(text[i:n]); l != nil && l.slashes && delimLike(text[n:]) {
			return i
		}
	}
	return 0
}

// delimLike reports whether s begins as what is typed for "://" does: ";//h", "//h", ":/h", `:\\h`, not ": h".
func delimLike(s string) bool {
	n := 0
	for n < len(s) && strings.IndexByte(`:;./\`, s[n]) >= 0 {
		n++
	}
	return n > 1 && strings.ContainsAny(s[:n], `/\`) && n < len(s) && isAlphaDigit(s[n])
}

// takeOutHost takes a host with such a first label out of a text that has no scheme in it: "see www.h.org." → "http://www.h.org".
func takeOutHost(text, label, scheme string) []variant {
	start := strings.Index(text, label)
	if start < 1 || isAlphaDigit(text[start-1]) || strings.IndexByte(`/\:-._@`, text[start-1]) >= 0 || strings.HasSuffix(text, label) {
		return nil
	}
	before := text[:start]
	_, closer := opening(before)
	end := urlEnd(text, start, closer, !isASCII(before))
	rest := text[start:end]
	if !isHostport(strings.TrimSuffix(rest[:strings.IndexAny(rest+"/", "/?#")], ".")) {
		return nil
	}
	return []variant{{cutOutWith(scheme, text, start, end), -10}}
}

// schemeAt returns the offset of the next name of a scheme from offset at on, known or
// misspelt, with what must be behind it: 4 in "see http://h/".
func schemeAt(text string, at int) (int, bool) {
	for colon := at; colon < len(text); colon++ {
		n := strings.IndexByte(text[colon:], ':')
		if n < 0 {
			break
		}
		colon += n
		start := at + len(strings.TrimRightFunc(text[at:colon], isNameRune))
		if beginsURL(octet.LowerString(text[start:colon]), text[colon+1:]) {
			return start, true
		}
	}
	return 0, false
}

// isNameRune reports whether the name of a scheme in a text may have r: "h", not "-", nor "+", of which in "x+http" only "http" is one.
func isNameRune(r rune) bool { return r < 0x80 && isAlphaDigit(byte(r)) }

// beginsURL reports whether a URL begins with a name and a colon: with "//" behind them, or
// with what a scheme without slashes needs, as in "mailto:joe".
func beginsURL(name, rest string) bool {
	l := langOf(name)
	switch {
	case l == nil && len(name) < 3 && !known(name) || name == "url" || rest == "":
		return false
	case strings.HasPrefix(rest, "//"):
		return len(rest) > 2
	}
	return l != nil && !l.slashes && (isAlphaDigit(rest[0]) || rest[0] == ' ')
}

// closing is what ends what stands in a pair of marks.
var closing = pairs{
	{"(", ")"}, {"[", "]"}, {"{", "}"}, {"<", ">"}, {`"`, `"`}, {"'", "'"}, {"`", "`"}, {"|", "|"},
	{"*", "*"}, {"_", "_"}, {"~", "~"}, // see endsEmphasis
	{"“", "”"}, {"‘", "’"}, {"«", "»"}, {"「", "」"}, {"『", "』"}, {"（", "）"}, {"【", "】"}, {"《", "》"}, {"„", "“"}, {"‹", "›"}, {"〈", "〉"}, {"＜", "＞"}, {"“ ", "”"}, {"＂", "＂"},
}

// takeOut takes out what of text is a URL that begins at start: "http://h/" of "(http://h/)".
func takeOut(text string, start int) []variant {
	before := text[:start]
	open, closer := opening(before)
	end := urlEnd(text, start, closer, !isASCII(before))
	if closer != "" && closer != ">" && closesAtEnd(text, start, closer) {
		return []variant{{cutOut(text, start, len(text)-len(closer)), -17}}
	}
	if start == 0 && end == len(text) {
		return nil
	}
	extra := priceAround(text, start, end, open, closer)
	if open != "<" {
		return []variant{{cutOut(text, start, end), extra}}
	}
	more := 0
	if end < len(text) && strings.IndexByte(" \t\r\n", text[end]) >= 0 {
		more = 30
	}
	return append([]variant{{cutOut(text, start, end), extra + more}}, wrapped(text, start, end, extra-5)...)
}

// wrapped takes out a URL up to the ">" that is behind end. White space in a wrapper means
// nothing (appendix): "<http://h/ x>" is "http://h/x".
func wrapped(text string, start, end, extra int) []variant {
	n := strings.IndexByte(text[start:], '>')
	if n <= end-start || strings.ContainsAny(text[start:start+n], "|'\"") {
		return nil
	}
	edits := []Edit{{0, start, ""}}
	for i := start; i < start+n; i++ {
		if blanks := blanksAt(text[i:start+n], " \t\r\n"); blanks > 0 {
			edits = append(edits, Edit{i, i + blanks, ""})
			i += blanks
		}
	}
	edits = append(edits, Edit{start + n, len(text), ""})
	return []variant{{edits, extra}}
}

// priceAround returns what it costs besides that a URL goes from start to end of text, between two marks.
func priceAround(text string, start, end int, open, closer string) int {
	before, behind := text[:start], text[end:]
	extra := priceAfter(before)
	switch bare := strings.Trim(before, " \t\r\n") == ""; {
	case bare:
		return priceBefore(text[:end], behind)
	case (closer == "" || !strings.HasPrefix(behind, closer)) && isPartBehind(text[:end], behind):
		return extra + far
	case strings.Contains(emphasis, open) && strings.HasPrefix(behind, open): // a pair
		return extra - 30
	}
	return extra
}

// opening returns the mark in front of a URL that before ends in, and that which closes it: "<" and ">" for "see <URL:".
func opening(before string) (open, closer string) {
	_, size := utf8.DecodeLastRuneInString(before)
	open = before[len(before)-size:]
	closer, _ = closing.of(open)
	low := octet.LowerString(before)
	bracketed := strings.Contains(before[strings.LastIndexByte(before, ' ')+1:], "[")
	switch {
	case strings.HasSuffix(low, "<url:") || strings.HasSuffix(low, "<url: "):
		return "<", ">"
	case bracketed && open == "=": // [url=…]
		return open, "]"
	case open == "=" && strings.Contains(before, "{{"): // {{cite|url=…|title=x}}
		return open, "|"
	case bracketed && open == "]": // [url]…[
		return open, "["
	case closer == "" && before != "" && strings.Contains(emphasis, before[:1]): // **see …**
		return before[:1], before[:1]
	}
	return open, closer
}

// priceBefore returns what it costs besides that tail is not part of a URL in front of it: little when it is
// marks of a sentence, or another URL. Behind "http://h" it is 40 of " is down", -14 of ").", and much of " mple.com/a", behind
// which the host may go on.
func priceBefore(url, tail string) int {
	switch {
	case strings.Contains(tail, "://"), strings.HasPrefix(tail, " | "): // another URL, or the title of a page
		return -12
	case isPartBehind(url, tail):
		return far
	case strings.HasPrefix(tail, " (") || strings.ContainsAny(tail, ":\n"):
		return 15
	case strings.Trim(tail, ">)]}\"'.,;:") == "":
		return -14
	case !hasHostFirst(tail):
		return 40
	}
	return -12 // here is another
}

// far is the price of what is hardly meant: that a part of a URL is thrown away.
const far = 300

// isPartBehind reports whether what is behind a URL looks like the rest of it, though a blank or a bar parts them: behind "ftp://h/my"
// it does in " file.txt;type=i", behind "http://www" in ". h.org/", behind "ftp://jo" in " joe@h.org/" behind "http://h/" in
// " ?q=x", and behind "http://h/?q=" in "\"x\"", not in " is up", nor in ", see a.txt".
func isPartBehind(url, tail string) bool {
	quoted := strings.Contains(url, "%22") || strings.IndexByte("=/", url[len(url)-1]) >= 0 && strings.HasPrefix(tail, `"`)
	if quoted && strings.HasSuffix(tail, `"`) && count(url+tail, `"`, "%22")%2 == 0 {
		return true
	}
	word := strings.TrimLeft(strings.TrimPrefix(tail, "."), " |")
	if len(word) == len(tail) || fileEnding(url) {
		return false
	}
	word, _, _ = strings.Cut(word, " ")
	word = strings.TrimRight(word, ".,;:!?>)\"'")
	if strings.Count(url, "/") == len("//") {
		return !isWholeHost(url[strings.LastIndexAny(url, "/@")+1:]) && beginsAuthority(word)
	}
	n := strings.IndexAny(word, ";?#=")
	named := n > 0 || strings.HasPrefix(word, "?") && strings.Contains(word, "=")
	return tail[0] != '.' && (named && n+1 < len(word) || fileEnding(word))
}

// beginsAuthority reports whether a word begins with a host, or with a login: "h.org/", "joe@h".
func beginsAuthority(word string) bool {
	return isHost(word[:strings.IndexAny(word+"/", `:/\`)]) || strings.Contains(word[:strings.IndexAny(word+"/", `/\`)], "@")
}

// closesAtEnd reports whether what a URL that begins at start stands in closes at the end of the text, and nowhere before: "\"" of
// "\"http://h/a b\"". In brackets a name may stand behind a URL.
func closesAtEnd(text string, start int, closer string) bool {
	inside, ok := strings.CutSuffix(text[start:], closer)
	return ok && !strings.Contains(")]}", closer) && !strings.ContainsAny(inside, closer) && strings.Count(inside, "://") < 2
}

// hasHostFirst reports whether s, behind a blank, is a host, or the rest of one, and a path: " mple.com/a|b". What in it wants
// encoding wants it in whatever was meant, and a slash may be typed as "\".
func hasHostFirst(s string) bool {
	s = strings.TrimLeft(s, " ")
	n := strings.IndexAny(s, `/\`)
	return n > 0 && isDottedHostport(s[:n])
}

// priceAfter returns the same for what is before a URL: much when that is one which the URL is in: 80 of
// "http://h/?u=", 0 of "see ", -5 of "Feed: ".
func priceAfter(before string) int {
	switch {
	case strings.HasSuffix(before, ": "): // "Feed: "
		return -5
	case !strings.Contains(before, ":/") || strings.ContainsAny(before, " <\"'([|`"):
		return 0
	case !isASCII(before):
		return 0
	case strings.Contains(before, "?"):
		return 80
	}
	return 40
}

// cutOut returns the edits that take away what is not between start and end:
// "see " and "." about the "http://h/" in "see http://h/.".
func cutOut(text string, start, end int) (edits []Edit) {
	if start > 0 {
		edits = append(edits, Edit{0, start, ""})
	}
	if end < len(text) {
		edits = append(edits, Edit{end, len(text), ""})
	}
	return edits
}

// cutOutWith is cutOut with a scheme in front of what is left: "see h.org." comes to "http://h.org".
func cutOutWith(scheme, text string, start, end int) []Edit {
	edits := []Edit{{0, start, scheme}}
	if end < len(text) {
		edits = append(edits, Edit{end, len(text), ""})
	}
	return edits
}

// urlEnd returns where the URL ends that begins at start, before the mark that closes what
// is around it, and before the marks of the sentence: 18 in "(see http://h/a(b).)".
func urlEnd(text string, start int, closer string, script bool) int {
	end := start
	isOpen := func() bool { // of "%3Cid>" the ">" is one of the URL
		return text[end] == '>' && count(text[start:end], "<", "%3C") > count(text[start:end], ">", "%3E")
	}
	for depth := 0; end < len(text) && (!endsURL(text[end:], closer, depth, script) || isOpen()); {
		switch text[end] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth = max(0, depth-1)
		}
		_, size := utf8.DecodeRuneInString(text[end:])
		end += size
	}
	inSentence := end < len(text) || start > 0 && text[start-1] == ' '
	for end > start+1 && (inSentence && strings.IndexByte(".,;:!?'", text[end-1]) >= 0 || unpairedEnd(text[start:end])) {
		end--
	}
	return end
}

// endsURL reports whether a URL ends in front of rest: at white space, at a mark that never is in one, or at
// that which closes what is around it, outside of its own brackets. In script that is not ASCII the next
// letter of that may end it. It does at the ")" of "(http://h/)".
func endsURL(rest, closer string, depth int, script bool) bool {
	r, size := utf8.DecodeRuneInString(rest)
	mark := rest[:size]
	switch {
	case isAlphaDigit(rest[0]): // as most octets are
		return false
	case r <= ' ' || strings.ContainsRune("<>\"\u3000\u00a0\u2028", r):
		return true
	case mark == closer && depth == 0:
		return !strings.Contains(emphasis, mark) || endsEmphasis(rest)
	case r == '|': // "<http://h/|text>", "[http://h/|text]"
		return closer == ">" || closer == "]"
	case r == '&':
		return quoteEntity(rest)
	}
	return r >= 0x80 && (script && closer == "" || isClosing(mark))
}

// emphasis are the marks that a URL may have, too.
const emphasis = "*_~"

// endsEmphasis reports whether only such marks come until a blank, the mark of a sentence or the end: "**" behind
// "**http://h/x", not "_b".
func endsEmphasis(s string) bool {
	s = strings.TrimLeft(strings.TrimLeft(s, emphasis), ".,;:!?)")
	return s == "" || strings.IndexByte(" \t\r\n", s[0]) >= 0
}

// quoteEntity reports whether s begins with the entity of a quote mark or an angle bracket: "&quot;", "&gt;".
func quoteEntity(s string) bool {
	return beginsWith(s, "&quot;", "&gt;", "&lt;", "&#34;", "&#39;", "&apos;", "&#62;", "&#60;", "&rdquo;", "&ldquo;", "&raquo;", "&laquo;")
}

// beginsWith reports whether s begins with one of some strings: "../x" with "./" or "../".
func beginsWith(s string, begins ...string) bool {
	return slices.ContainsFunc(begins, func(b string) bool { return strings.HasPrefix(s, b) })
}

// sentenceMarks are those that part and end sentences in scripts with wide letters.
const sentenceMarks = "、。，．；：！？…"

// isClosing reports whether c is a mark outside US-ASCII that stands around a text, or that ends a sentence:
// "”", "。", not "é", nor ")".
func isClosing(c string) bool {
	for _, pair := range closing {
		if (pair[0] == c || pair[1] == c) && len(c) > 1 {
			return true
		}
	}
	r, size := utf8.DecodeRuneInString(c)
	return size > 1 && strings.ContainsRune(sentenceMarks, r)
}

// isASCII reports whether s is of US-ASCII alone: "h", not "é".
func isASCII(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool { return r >= 0x80 })
}

// blanks are what white space is written as.
var blanks = [...]string{" ", "\t", "\n", "\r", "\u3000", "\u00a0", "\ufeff", "\u200b", "%20", "\u2028", "\u2009", "\u202f", "\u2003", "\u2002", "%09", "%0A", "%0D", "\x00", "%00", "\u200e", "\u200f"}

// moveEdges takes white space off both ends: " http://h/ " is "http://h/".
func moveEdges(text string, p parts) []variant {
	start, end := 0, len(text)
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
	if start >= end {
		return nil
	}
	return together(cutOut(text, start, end))
}

// moveFinalMark takes off the marks of the sentence around a URL, and quote marks: "http://h/x." is "http://h/x".
func moveFinalMark(text string, p parts) []variant {
	end := len(text)
	for size := finalMark(text); size > 0; size = finalMark(text[:end]) {
		end -= size
	}
	if end == 0 || end == len(text) || len(text)-end > 12 || end <= p.data+2 {
		return nil
	}
	extra := 0
	if tail := text[end:]; strings.Trim(tail, "!=>") == "" || strings.HasSuffix(tail, "…") || tail == ".." {
		extra = 18
	}
	return dear(end, len(text), "", extra)
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

// moveMarkup takes off what is left behind a URL of the element or the attribute that it was copied from:
// `http://h/x">y</a>` → "http://h/x"; or of a link in AsciiDoc: "http://h/x[See]" → "http://h/x".
func moveMarkup(text string, p parts) []variant {
	for i := p.data + len("//h"); i < len(text) && !isContent(p); i++ {
		if isMarkup(text[i:]) || i < p.question && isLinkName(text[i:]) {
			return one(i, len(text), "")
		}
	}
	return nil
}

// isLinkName reports whether s is a name in brackets, of two letters or more: "[docs]", "[See there.]", not "[1]", "[a]", nor
// "[id]/b".
func isLinkName(s string) bool {
	return len(s) > len("[a]") && s[0] == '[' && isAlpha(s[1]) && strings.IndexByte(s, ']') == len(s)-1
}

// isMarkup reports whether s begins with the end of an attribute and its tag, or with that of an element: `">x`,
// `" id="x">`, "</a>", not "<id>".
func isMarkup(s string) bool {
	switch {
	case strings.HasPrefix(s, "</"):
		return strings.HasPrefix(behindName(s[len("</"):]), ">")
	case s[0] != '"' && s[0] != '\'':
		return false
	case strings.HasPrefix(s[1:], " "):
		return strings.HasPrefix(behindName(s[len(`" `):]), "=")
	}
	return strings.HasPrefix(strings.TrimPrefix(s[1:], "/"), ">")
}

// behindName returns what is behind the name of an element or an attribute that s begins with, as far as it is looked at: ">" of
// "li>", all of "1".
func behindName(s string) string {
	const longest = 16 // such a name, and a sign
	return strings.TrimLeft(s[:min(len(s), longest)], wordOctets+":")
}

// moveFolded puts together what a line break parted: "http://h/x-\n y" is "http://h/x-y".
func moveFolded(text string, p parts) []variant {
	if !strings.ContainsAny(text, "\r\n") {
		return nil
	}
	behind := " \t\r\n"
	at := 0 // where the last fold ends
	var edits []Edit
	if strings.HasPrefix(text, ">") { // of a message that is answered
		behind += ">"
		at = blanksAt(text, behind)
		edits = append(edits, Edit{0, at, ""})
	}
	var mail bool // whether it is quoted-printable
	for i := at; i < len(text); i++ {
		if text[i] != '\n' && text[i] != '\r' {
			continue
		}
		end := i + blanksAt(text[i:], behind)
		line := unfolded(text[at:i])
		if soft := strings.TrimSuffix(line, "="); end < len(text) && soft != line {
			line, mail = soft, true
		}
		edits = append(edits, Edit{at + len(line), end, ""})
		at, i = end, end-1
	}
	if mail {
		edits = append(edits, printable(text, p)...)
		slices.SortStableFunc(edits, func(a, b Edit) int { return a.Start - b.Start })
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
