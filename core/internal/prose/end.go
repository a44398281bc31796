package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// A bareURL is a URL in free text whose end is looked for: Find says by which rules.
type bareURL struct {
	text    string
	host    int               // where behind the scheme and its slashes the host begins
	hostEnd int               // where that ends; past any offset before it is known
	close   byte              // what closes the bracket or quote directly before the URL; 0 for none
	depth   [len(closers)]int // how many more of each bracket were opened than closed
	closed  int               // the offset behind the last that closes none of the URL's own
	cut     bool              // the end of the text came first: more of it may change the end of the URL
}

// The brackets, and what closes each.
const openers, closers = "([{", ")]}"

// bareEnd returns where a bare URL ends, what punctuation it may end with included: 14 in "see http://h/.".
// Its scheme and the colon end at offset at, and front is the octet in front of it, if there is one. It is
// open when more of the text may change that.
func bareEnd(text string, at int, front string) (end int, open bool) {
	u := bareURL{text: text, host: at, hostEnd: len(text)}
	if strings.HasPrefix(text[at:], "//") {
		u.host += len("//")
	}
	if i := strings.Index(openers+"'`", front); front != "" && i >= 0 {
		u.close = (closers + "'`")[i]
	}
	end = u.run(u.host, `<>"/?#`)
	if n := topLabel(text[u.host:end]); u.host+n < end {
		return u.host + n, u.cut
	}
	u.hostEnd = end
	return u.run(end, `<>"`), u.cut
}

// run returns where the octets that are of the URL end, from offset at on: at white space, a control, or one of
// these at the latest. In "h.org/x y" it ends at 7, and with "/" among these at 5.
func (u *bareURL) run(at int, ends string) int {
	for at < len(u.text) {
		n := 1
		switch b := u.text[at]; {
		case b <= ' ', b == 0x7F, strings.IndexByte(ends, b) >= 0, b < utf8.RuneSelf && !u.bracket(at, b):
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

// bracket takes note of an octet if it is a bracket or quote. It is false for one that ends the URL: the last of
// "(http://h/(a))".
func (u *bareURL) bracket(at int, b byte) bool {
	if i := strings.IndexByte(openers, b); i >= 0 {
		u.depth[i]++
		return true
	}
	if i := strings.IndexByte(closers, b); i >= 0 {
		if u.depth[i] > 0 {
			u.depth[i]--
			return true
		}
		u.closed = at + 1
	}
	return b != u.close
}

// script returns how many octets the character at offset at has when it is of the URL, and 0 when that ends before
// it: 3 for the "日" of "http://h/日本", 0 for the "。" of "http://h/日。". The character is not ASCII.
func (u *bareURL) script(at int) int {
	r, n := u.char(at)
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

// char returns the character at offset at and how many octets it has, 3 of "日"; 0 where there is none whole. It
// notes where the text is cut in the midst of one.
func (u *bareURL) char(at int) (r rune, n int) {
	r, n = utf8.DecodeRuneInString(u.text[at:])
	if r == utf8.RuneError && n <= 1 {
		u.cut = u.cut || !utf8.FullRuneInString(u.text[at:])
		return r, 0
	}
	return r, n
}

// endsAt reports whether a URL ends in front of r: behind a bracket that closed what it stands in, as that of
// "(http://h/)の", or where Japanese goes on behind it, as in "http://h/aを".
func (u *bareURL) endsAt(at int, r rune) bool {
	return at == u.closed || isHiragana(r) && !u.beginsName(at) || r == 'を' && u.text[at-1] < utf8.RuneSelf
}

// beginsName reports whether a name may begin at offset at, or go on there: behind what parts those of a URL, as
// in "http://h/?の", but not behind the slash after the host, as in "http://h/の".
func (u *bareURL) beginsName(at int) bool {
	switch before := u.text[at-1]; {
	case before >= utf8.RuneSelf:
		return true
	case before == '/':
		return at-1 != u.hostEnd
	case before == '.':
		return at < u.hostEnd
	default:
		return strings.IndexByte("?#=&:-_+(", before) >= 0
	}
}

// inWordBefore reports whether the character before offset at is of a word: that in front of the "・" of
// "http://h/日・本" is.
func (u *bareURL) inWordBefore(at int) bool {
	r, _ := utf8.DecodeLastRuneInString(u.text[u.host:at])
	return inWord(r)
}

// joiners join the halves of a name, but are no letters: dashes, the middle dots of
// Catalan, Chinese and Japanese, the sign of Japanese titles that means "and", the mark
// between the syllables of Tibetan, and what Persian and Indian scripts join with that
// cannot be seen.
const joiners = "\u2010\u2011\u2013" + "\u00B7\u30FB\uFF65" + "\u00D7" + "\u0F0B" + "\u200C\u200D"

// inWord reports whether r is of a word in some script: "a", "日", "é", not "、", nor "①". Numbers in circles,
// raised ones and fractions point to a note.
func inWord(r rune) bool {
	if r < utf8.RuneSelf {
		return isAlphaDigit(byte(r))
	}
	return r != utf8.RuneError && (unicode.IsLetter(r) || unicode.IsMark(r) || unicode.In(r, unicode.Nd, unicode.Nl))
}

// isHiragana reports whether r is a letter of hiragana, with which Japanese goes on behind a name: "の", not "ノ",
// nor "日".
func isHiragana(r rune) bool { return '\u3041' <= r && r <= '\u309F' }

// topLabel returns how long a host with its port is, when text may follow it without a space: the label or
// number that it ends with is all ASCII, but for the accents of Latin letters, or begins with another script.
// It is 5 of "h.org査", and all of the others: 7 of "h.orgé", 8 of "h.日本".
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
