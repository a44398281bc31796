package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// endsAt reports whether a URL ends in front of r, with which the sentence goes on, as it does with the "を" of
// "http://h/aを".
func (u *bareURL) endsAt(at int, r rune) bool {
	before := u.text[at-1]
	switch {
	case isHiragana(r):
		return !u.beginsName(at) || r == 'を' && before < utf8.RuneSelf
	case unicode.Is(unicode.Hangul, r):
		return before < utf8.RuneSelf && (before == '/' || !u.beginsName(at)) && u.isParticle(at)
	case unicode.In(r, spaceless...):
		return before != '/' && !u.beginsName(at)
	}
	return false
}

// isHiragana reports whether r is a letter of hiragana, with which Japanese goes on behind a name: "の", not "ノ",
// nor "日".
func isHiragana(r rune) bool { return '\u3041' <= r && r <= '\u309F' }

// spaceless are the scripts whose words stand side by side, and seldom in a name together with ASCII.
var spaceless = []*unicode.RangeTable{unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}

// beginsName reports whether a name may begin at offset at, or go on there: behind what parts those of a URL, as
// in "http://h/?の", but not behind the slash after the host, as in "http://h/の".
func (u *bareURL) beginsName(at int) bool {
	switch before := u.text[at-1]; {
	case before >= utf8.RuneSelf: // but an accent on a letter makes it of no other script
		r, _ := utf8.DecodeLastRuneInString(u.text[:at])
		return !unicode.Is(unicode.Latin, r)
	case before == '/':
		return at-1 != u.hostEnd
	case before == '.': // of a host, or an abbreviation
		return at < u.hostEnd || u.text[at-2] >= utf8.RuneSelf
	default:
		return strings.IndexByte("?#=&:-_+(", before) >= 0
	}
}

// isParticle reports whether from an offset on nothing but particles of Korean follows, and then the URL may end, or another begins: from
// the "에" of "http://h/a에서," on, not from that of "http://h/a에서-b".
func (u *bareURL) isParticle(at int) bool {
	end := at
	for end-at <= longestParticles {
		r, n := u.char(end)
		if n == 0 || !unicode.Is(unicode.Hangul, r) {
			break
		}
		end += n
	}
	return isParticles(u.text[at:end]) && (u.mayEnd(end) || u.begins(end))
}

// longestParticles is how many octets are looked at: eight syllables.
const longestParticles = 8 * len("가")

// isParticles reports whether a word is one particle of Korean, or several: "에서", "까지는", not "한국".
func isParticles(word string) bool {
	for p := range strings.FieldsSeq(particles) {
		if rest, ok := strings.CutPrefix(word, p); ok && (rest == "" || len(word) <= longestParticles && isParticles(rest)) {
			return true
		}
	}
	return false
}

// particles are those of Korean that stand behind a noun, and the forms of the verb for "to be" that do.
const particles = "은 는 이 가 을 를 의 에 에서 에게 께 께서 한테 와 과 랑 이랑 하고 로 으로 로서 으로서 로써 으로써 로부터 으로부터 " +
	"도 만 나 이나 든지 이든지 까지 부터 마다 마저 조차 밖에 보다 처럼 만큼 대로 같은 라고 이라고 라는 이라는 라며 이라며 라면 이라면 " +
	"이다 이며 이고 인 인데 입니다 입니까 이에요 예요 였다 이었다 였습니다 이었습니다"
