package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// endsAt reports whether a URL ends before r because the sentence goes on with it, as with the "を" of
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

// isHiragana reports whether r is a letter of hiragana, with which Japanese goes on behind a name.
func isHiragana(r rune) bool { return '\u3041' <= r && r <= '\u309F' }

// spaceless are scripts without spaces between words that seldom share a name with ASCII.
var spaceless = []*unicode.RangeTable{unicode.Thai, unicode.Lao, unicode.Khmer, unicode.Myanmar}

// beginsName reports whether a name may begin or go on at offset at: behind a delimiter of the URL, as in
// "http://h/?の", but not behind the slash after the host, as in "http://h/の".
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

// isParticle reports whether only Korean particles stand between an offset and a place where the URL may end or
// another begins. In "http://h/a에서," they do, in "http://h/a에서-b" they do not.
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

// longestParticles is the number of octets that isParticle looks at: eight syllables.
const longestParticles = 8 * len("가")

// isParticles reports whether a word consists of one or more Korean particles.
func isParticles(word string) bool {
	for p := range strings.FieldsSeq(particles) {
		if rest, ok := strings.CutPrefix(word, p); ok && (rest == "" || len(word) <= longestParticles && isParticles(rest)) {
			return true
		}
	}
	return false
}

// particles are the Korean particles that stand behind a noun, and forms of the verb "to be" that do.
const particles = "은 는 이 가 을 를 의 에 에서 에게 께 께서 한테 와 과 랑 이랑 하고 로 으로 로서 으로서 로써 으로써 로부터 으로부터 " +
	"도 만 나 이나 든지 이든지 까지 부터 마다 마저 조차 밖에 보다 처럼 만큼 대로 같은 라고 이라고 라는 이라는 라며 이라며 라면 이라면 " +
	"이다 이며 이고 인 인데 입니다 입니까 이에요 예요 였다 이었다 였습니다 이었습니다"
