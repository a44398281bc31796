package prose

import (
	"strings"

	"urlscope/core/octet"
)

// emoji returns the length of the emoji from offset at on, with the marks that choose their colour and look or join
// them to one: 4 for "😀", 11 for "👩‍💻", 0 for "☺", which text has without that mark, too.
func (u *bareURL) emoji(at int) int {
	const look, joiner = '\uFE0F', '\u200D'
	end := at
	for {
		r, n := u.char(end)
		hasLook := func() bool {
			next, _ := u.char(end + n)
			return next == look
		}
		switch {
		case n == 0:
			return end - at
		case '\U0001F000' <= r && r <= '\U0001FAFF', '\u2600' <= r && r <= '\u27BF' && hasLook():
		case end > at && (r == look || r == joiner):
		default:
			return end - at
		}
		end += n
	}
}

// keepsEmoji reports whether the emoji from offset at to end are of the URL and not of the sentence: they begin a
// name, as in "http://h/a/😀", or the URL goes on behind them, as in "http://h/😀/a".
func (u *bareURL) keepsEmoji(at, end int) bool {
	if before := u.text[at-1]; before < 0x80 && u.beginsName(at) {
		return true
	}
	rest := strings.TrimLeft(u.text[end:], sentenceMarks)
	if rest == "" {
		u.cut = true
		return false
	}
	return (octet.IsAlphaDigit(rest[0]) || strings.IndexByte("/=&#%+-~", rest[0]) >= 0) && !u.begins(len(u.text)-len(rest))
}
