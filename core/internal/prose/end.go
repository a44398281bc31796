package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"urlscope/core/octet"
)

// A bareURL is a URL in free text whose end is being looked for. The comment of find.In has the rules.
type bareURL struct {
	text    string
	schemes Schemes
	scheme  string
	host    int    // where behind the scheme and its slashes the host begins
	hostEnd int    // where that ends; past any offset before it is known
	quote   byte   // the mark directly before the URL, which ends it; 0 for none
	open    []byte // what closes the brackets that were opened and not closed
	query   bool   // in a query
	nested  bool   // which holds a URL
	again   int    // where another URL begins that is stuck to this one; 0 for none
	cut     bool   // the end of the text came first: more of it may change the end of the URL
}

// The brackets, and what closes each.
const openers, closers = "([{", ")]}"

// sentenceMarks are the marks between a URL and white space that do not belong to the URL, as in "(see
// http://h/).".
const sentenceMarks = ".,;:!?'`*_|\\"

// bareEnd returns the end of a bare URL, including punctuation that it may end with: 14 in "see http://h/.". The
// scheme stands from start to at, including the colon; front holds the text before it, at most two octets. The
// result is open if more text may change it.
func (f *finder) bareEnd(start, at int, front string) (end int, open bool) {
	u := bareURL{text: f.text, schemes: f.schemes, scheme: f.text[start : at-1], host: at, hostEnd: len(f.text)}
	if strings.HasPrefix(u.text[at:], "//") {
		u.host += len("//")
	}
	if n := len(front) - 1; n >= 0 && strings.IndexByte("'`|^", front[n]) >= 0 {
		u.quote = front[n]
	} else if front == "[[" { // a link of a wiki: "[[http://h/|the docs]]"
		u.quote = '|'
	}
	end = u.run(u.host, `<>"/?#`)
	if n := topLabel(u.text[u.host:end]); u.host+n < end {
		return u.host + n, u.cut
	}
	if u.again > 0 {
		return end, u.cut
	}
	u.hostEnd = end
	return u.run(end, `<>"`), u.cut
}

// run returns the end of the octets of the URL from offset at on: the next white space, control or octet of ends,
// or an end that takes finds before.
func (u *bareURL) run(at int, ends string) int {
	for at < len(u.text) {
		n := 1
		switch b := u.text[at]; {
		case b <= ' ', b == 0x7F, strings.IndexByte(ends, b) >= 0, !u.accepts(at, b):
			if u.again > 0 {
				return u.again
			}
			return at
		case b >= utf8.RuneSelf:
			if n = u.script(at); n == 0 {
				return at
			}
		}
		at += n
	}
	u.cut = true
	return at
}

// accepts notes an octet. It returns false if the octet ends the URL, as the last of "(http://h/(a))"
// does.
func (u *bareURL) accepts(at int, b byte) bool {
	switch b {
	case '(', '{', '[', ')', ']', '}':
		return u.takesBracket(at, b)
	case ',', ';', '|':
		return b != u.quote && !u.parts(at)
	case '?':
		u.query = true
	case '#':
		u.query = false
	case ':':
		if u.again = u.begunBefore(at); u.again > 0 {
			return false
		}
		u.nested = u.nested || u.query && strings.HasPrefix(u.text[at:], "://")
	}
	return b != u.quote
}

// takesBracket reports whether a bracket belongs to the URL. A closing bracket does so only if the same kind was opened
// last.
func (u *bareURL) takesBracket(at int, b byte) bool {
	if i := strings.IndexByte(openers, b); i >= 0 {
		if b == '[' && u.isLabel(at) {
			return false
		}
		u.open = append(u.open, closers[i])
		return true
	}
	last := len(u.open) - 1
	if last < 0 || u.open[last] != b {
		return false
	}
	u.open = u.open[:last]
	return true
}

// maxLabel is the number of octets that are searched for the bracket that closes a label.
const maxLabel = 256

// isLabel reports whether the "[" at an offset opens the text of a link in AsciiDoc, directly behind the URL: it
// does in "http://h/[the docs]" and "http://h/[docs]", not in "http://h/[1]", "http://h/?a[b]",
// "http://[::1]/", and not in "http://h/[ID]" and "http://h/~[user]", which are to be filled in. The number of a note directly behind a word counts as well, as in "http://h/a[1]".
func (u *bareURL) isLabel(at int) bool {
	before := u.text[at-1]
	if at == u.host || before == '@' || before == '[' { // "http://h/[[id]]" is to be filled in
		return false
	}
	rest := u.text[at+1 : min(len(u.text), at+1+maxLabel)]
	for i := range len(rest) {
		switch b := rest[i]; {
		case b == ']':
			return !u.query && isLinkText(rest[:i], before) && u.mayEnd(at+1+i+1)
		case b == '[': // which is looked at by itself
			return false
		case b <= ' ', strings.IndexByte(`<>"`, b) >= 0: // no bracket of a URL closes behind it
			return true
		}
	}
	u.cut = len(rest) < maxLabel
	return u.cut
}

// isLinkText reports whether a label without a blank is the text of a link or the number of a note behind an octet.
func isLinkText(label string, before byte) bool {
	return isName(label) && !isBlank(label, before) || octet.IsDigits(label) && before != '/'
}

// isName reports whether a label without a blank may be a name. The empty label counts.
func isName(label string) bool {
	return label == "" || octet.IsAlphaDigit(label[0]) && label[0] > '9' || label[0] >= utf8.RuneSelf
}

// isBlank reports whether a label behind an octet is a name that is to be filled in: any behind a mark that ends no word, and behind
// others than a letter or digit one in capitals.
func isBlank(name string, before byte) bool {
	return len(name) > 1 && !octet.IsAlphaDigit(before) && (strings.IndexByte("~-_=", before) >= 0 || strings.Trim(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ_-") == "")
}

// mayEnd reports whether a URL may end at an offset: only punctuation stands before an octet that ends any URL.
func (u *bareURL) mayEnd(at int) bool {
	at = len(u.text) - len(strings.TrimLeft(u.text[at:], sentenceMarks+closers))
	r, _ := u.char(at)
	if at == len(u.text) {
		u.cut = true
	}
	return at == len(u.text) || r <= ' ' || r == 0x7F || strings.ContainsRune(`<>"`, r) || r >= utf8.RuneSelf && !inWord(r)
}

// maxHost is more octets than any host has.
const maxHost = 256

// parts reports whether the mark at an offset separates the URL from the text behind it: from another URL, as in
// "http://h/,http://i/", unless a query holds a URL; or from other text behind a whole host, as Schemes.EndsHost
// decides.
func (u *bareURL) parts(at int) bool {
	if u.begins(at + 1) {
		return !u.nested
	}
	rest := u.text[at+1:]
	if u.text[at] == '|' || at > u.hostEnd || at-u.host > maxHost {
		return false
	}
	word := rest[:len(rest)-len(strings.TrimLeftFunc(rest, isLabelOctet))]
	u.cut = u.cut || len(word) == len(rest)
	return u.schemes.EndsHost(u.scheme, u.text[u.host:at], u.text[at], word, rest[len(word):])
}

// begins reports whether a URL begins at an offset.
func (u *bareURL) begins(at int) bool {
	rest := u.text[at:]
	i := strings.IndexByte(rest[:min(len(rest), u.schemes.Longest)], ':')
	return i > 0 && strings.HasPrefix(rest[i:], "://") && u.schemes.Begin(rest[:i], rest[i:])
}

// begunBefore returns the start of another URL whose scheme ends with the colon at an offset, if it is stuck to
// this URL: behind a whole host, or behind a letter of another script, as in "http://h.org/aでhttp://i.org/".
// Otherwise it returns 0. A query may hold a URL.
func (u *bareURL) begunBefore(at int) int {
	if u.query || !strings.HasPrefix(u.text[at:], "://") {
		return 0
	}
	if start := u.wordBefore(at); u.host < start && start < at && u.text[start-1] >= utf8.RuneSelf && u.schemes.Begin(u.text[start:at], u.text[at:]) {
		return start
	}
	return u.begunInHost(at)
}

// wordBefore returns the start of the letters and digits of US-ASCII in front of an offset.
func (u *bareURL) wordBefore(at int) int {
	for at > u.host && octet.IsAlphaDigit(u.text[at-1]) {
		at--
	}
	return at
}

// begunInHost returns the start of a URL whose scheme is stuck to a whole host and ends at an offset, or 0.
func (u *bareURL) begunInHost(at int) int {
	if at > u.hostEnd || strings.IndexByte(u.text[u.host:at], '/') >= 0 {
		return 0
	}
	for _, name := range [...]string{"https", "http", "ftp"} {
		host, ok := strings.CutSuffix(u.text[u.host:at], name)
		if ok && at-u.host <= maxHost && u.schemes.EndsHost(u.scheme, host, ',', name, "") {
			return at - len(name)
		}
	}
	return 0
}

// isLabelOctet reports whether the label of a host may hold r.
func isLabelOctet(r rune) bool { return r == '-' || r < utf8.RuneSelf && octet.IsAlphaDigit(byte(r)) }

// script returns the width of the character at offset at, which is not ASCII, or 0 if the URL ends before it: 3
// for the "日" of "http://h/日本", 0 for the "。" of "http://h/日。".
func (u *bareURL) script(at int) int {
	r, n := u.char(at)
	if emoji := u.emoji(at); emoji > 0 {
		if !u.keepsEmoji(at, at+emoji) {
			return 0
		}
		return emoji
	}
	switch {
	case n == 0, u.endsAt(at, r):
		return 0
	case inWord(r):
		return n
	case !strings.ContainsRune(joiners, r) || !u.inWordBefore(at):
		return 0
	}
	if next, k := u.char(at + n); k == 0 || !inWord(next) {
		return 0
	}
	return n
}

// char returns the character at offset at and its width, or a width of 0 if no whole character is there. It notes
// if the text ends inside a character.
func (u *bareURL) char(at int) (r rune, n int) {
	r, n = utf8.DecodeRuneInString(u.text[at:])
	if r == utf8.RuneError && n <= 1 {
		u.cut = u.cut || !utf8.FullRuneInString(u.text[at:])
		return r, 0
	}
	return r, n
}

// inWordBefore reports whether the character before offset at belongs to a word.
func (u *bareURL) inWordBefore(at int) bool {
	r, _ := utf8.DecodeLastRuneInString(u.text[u.host:at])
	return inWord(r)
}

// joiners join the halves of a name but are not letters: dashes; the middle dots of Catalan, Chinese and
// Japanese; the sign of Japanese titles that means "and"; the mark between Tibetan syllables; the invisible
// joiners of Persian and Indian scripts.
const joiners = "\u2010\u2011\u2013" + "\u00B7\u30FB\uFF65" + "\u00D7" + "\u0F0B" + "\u200C\u200D"

// inWord reports whether r belongs to a word in some script. Circled numbers, superscripts and fractions do not:
// they point to a note.
func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return octet.IsAlphaDigit(byte(r))
	}
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsMark(r) || unicode.In(r, unicode.Nd, unicode.Nl))
}

// topLabel returns the length of a host with its port, if text follows it without a space. The last label or
// number of a host is all ASCII, except for accents on Latin letters, or begins with another script: the result
// is 5 for "h.org査" and the whole length for "h.orgé" and "h.日本".
func topLabel(host string) int {
	last := strings.LastIndexAny(host, ".:@") + 1
	for i, r := range host[last:] {
		if r >= utf8.RuneSelf {
			if i == 0 {
				break
			}
			if !unicode.In(r, unicode.Latin, unicode.M) {
				return last + i
			}
		}
	}
	return len(host)
}
