package meant

import (
	"bytes"
	"strings"
	"sync"
)

// A layout is a keyboard that was set when another was meant: each sign of typed comes
// where the sign of meant at the same place was struck.
type layout struct {
	name         string
	typed, meant string
}

const usKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./~QWERTYUIOP{}ASDFGHJKL:\"ZXCVBNM<>?@#$^&"

var layouts = []layout{
	{"Russian", "ёйцукенгшщзхъфывапролджэячсмитьбю.ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,\"№;:?", usKeys},
	{"Ukrainian", "ґйцукенгшщзхїфівапролджєячсмитьбю.ҐЙЦУКЕНГШЩЗХЇФІВАПРОЛДЖЄЯЧСМИТЬБЮ,\"№;:?", usKeys},
	{"Greek", "`;ςερτυθιοπ[]ασδφγηξκλ΄'ζχψωβνμ,./~:ΣΕΡΤΥΘΙΟΠ{}ΑΣΔΦΓΗΞΚΛ¨\"ΖΧΨΩΒΝΜ<>?@#$^&", usKeys},
	{"Hebrew", ";/'קראטוןםפ][שדגכעיחלךף,זסבהנמצתץ.", "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"},
	{"German", "Ö-ßüäö#zyZY_", ":/-[';\\yzYZ?"},
	{"Swedish", "Ö-åäö_", ":/[';?"},
	{"Croatian", "Č-čžšćđzyZY_", ":/;\\[']yzYZ?"},
	{"French", "azqwmM,;:!ù./§?&é\"'(-è_çà)AZQW", "qwaz;:m,./'<>?M1234567890-QWAZ"},
	{"French for an American", "qaz;<>wQAWZ.,", "aqwm./zAQZW:;"},
	{"Turkish", "Ş.çöşğüĞÜİıə", ":/.,;[]{}\"ii"},
	{"Italian", "ç-òàèìé_", ":/;'[={?"},
	{"Portuguese", "Ç;ç~´", ":/;'["},
	{"Dvorak", "',.pyfgcrl/=aoeuidhtns-;qjkxbmwvzSZ_WV\"<>PYFGCRLAOEUIDHTNQJKXBM", "qwertyuiop[]asdfghjkl;'zxcvbnm,./:?\"<>QWERTYUIOPASDFGHJKLZXCVBNM"},
	{"Arabic", "ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ", "qwertyuiop[]asdfghjkl;'zxcvnm,./"},
	{"Japanese for an American", "+^'=\"", ":=&_@"},
	{"American for a Japanese", "'_^\"", ":=&@"},
	{"Spanish", "Ñ-ñ_", ":/;?"},
}

// hangul are the consonants and vowels of the Korean keyboard, and the keys that write them.
var hangul = map[rune]string{
	'ㅂ': "q", 'ㅈ': "w", 'ㄷ': "e", 'ㄱ': "r", 'ㅅ': "t", 'ㅛ': "y", 'ㅕ': "u", 'ㅑ': "i", 'ㅐ': "o", 'ㅔ': "p",
	'ㅁ': "a", 'ㄴ': "s", 'ㅇ': "d", 'ㄹ': "f", 'ㅎ': "g", 'ㅗ': "h", 'ㅓ': "j", 'ㅏ': "k", 'ㅣ': "l",
	'ㅋ': "z", 'ㅌ': "x", 'ㅊ': "c", 'ㅍ': "v", 'ㅠ': "b", 'ㅜ': "n", 'ㅡ': "m",
	'ㅃ': "Q", 'ㅉ': "W", 'ㄸ': "E", 'ㄲ': "R", 'ㅆ': "T", 'ㅒ': "O", 'ㅖ': "P",
	'ㅘ': "hk", 'ㅙ': "ho", 'ㅚ': "hl", 'ㅝ': "nj", 'ㅞ': "np", 'ㅟ': "nl", 'ㅢ': "ml",
	'ㄳ': "rt", 'ㄵ': "sw", 'ㄶ': "sg", 'ㄺ': "fr", 'ㄻ': "fa", 'ㄼ': "fq", 'ㄽ': "ft", 'ㄾ': "fx", 'ㄿ': "fv", 'ㅀ': "fg", 'ㅄ': "qt",
}

const (
	initials = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
	vowels   = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
	finals   = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
)

// A keymap returns what the key that wrote a character writes on the keyboard that was meant, unless that is the same.
type keymap func(r rune) (string, bool)

// keymaps are those of layouts and of hangul.
var keymaps = sync.OnceValue(func() (list []keymap) {
	for _, l := range layouts {
		list = append(list, l.keymap())
	}
	return append(list, hangulKeys)
})

// keymap returns what the keys of l write on the keyboard that was meant: for the Russian "й" that is "q".
func (l layout) keymap() keymap {
	var ascii [128]string
	others := map[rune]string{}
	for i, r := range []rune(l.typed) {
		switch s := l.meant[i : i+1]; {
		case s == string(r):
		case r < 0x80 && ascii[r] == "":
			ascii[r] = s
		case r >= 0x80 && others[r] == "":
			others[r] = s
		}
	}
	return func(r rune) (string, bool) {
		s := ""
		if 0 <= r && r < 0x80 {
			s = ascii[r]
		} else {
			s = others[r]
		}
		return s, s != ""
	}
}

// hangulKeys is the keymap of the Korean keyboard: a syllable is written with two keys or more, "한" with "gks".
func hangulKeys(r rune) (string, bool) {
	const first, last, perInitial, perVowel = 0xAC00, 0xD7A3, 21 * 28, 28
	if r < first || r > last {
		keys, ok := hangul[r]
		return keys, ok
	}
	n := int(r - first)
	keys := hangul[[]rune(initials)[n/perInitial]] + hangul[[]rune(vowels)[n%perInitial/perVowel]]
	return keys + hangul[[]rune(finals)[n%perVowel]], true
}

// moveLayout writes a text as the keys that were struck write it on another keyboard. It counts when a scheme
// comes of more than one key, or "www.": "реезЖ..ццц" → "http://www".
func moveLayout(text string, p parts) (list []variant) {
	if beginsWithScheme(p) {
		return nil
	}
	for _, keys := range keymaps() {
		if !keys.writesScheme(text) {
			continue
		}
		edits := each(text, func(r rune, _ int) (string, bool) { return keys(r) })
		if len(edits) > 1 || len(edits) == 1 && edits[0].End-edits[0].Start > 1 {
			list = append(list, variant{edits: edits})
		}
	}
	return list
}

// beginsWithScheme reports whether p has a scheme that is known, with its slashes: "http://h", "mailto:joe", not "http:h".
func beginsWithScheme(p parts) bool {
	l := langOf(p.scheme)
	return l != nil && (p.slashes || !l.slashes)
}

// writesScheme reports whether the keys of a text begin with a scheme, or "www.": "реезЖ..", with "http://".
func (k keymap) writesScheme(text string) bool {
	begin := make([]byte, 0, 32)
	for _, r := range text {
		s, ok := k(r)
		if !ok {
			s = string(r)
		}
		inName := bytes.IndexByte(begin, ':') < 0
		begin = append(begin, s...)
		switch {
		case inName && s != ":" && !isName(s):
			return false
		case len(begin) == len("www.") && bytes.EqualFold(begin, []byte("www.")):
			return !strings.HasPrefix(text, string(begin))
		case len(begin) > len("git+https://"), bytes.HasSuffix(begin, []byte("://")):
			return beginsWithScheme(partsOf(string(begin)))
		}
	}
	return beginsWithScheme(partsOf(string(begin)))
}
