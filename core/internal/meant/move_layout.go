package meant

import "strings"

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

// moveLayout writes a text as the keys that were struck write it on another keyboard. It
// counts when a scheme comes of it.
func moveLayout(text string, p parts) (list []variant) {
	if l := langOf(p.scheme); l != nil && (p.slashes || !l.slashes) {
		return nil
	}
	add := func(edits []Edit) {
		if len(edits) == 0 {
			return
		}
		d := newDraft(text).apply(edits, nil, 0)
		q := partsOf(d.text)
		l := langOf(q.scheme)
		if l == nil || l.slashes && !q.slashes || len(edits) == 1 && edits[0].End-edits[0].Start == 1 {
			return
		}
		list = append(list, variant{edits: edits})
	}
	for _, l := range layouts {
		from := []rune(l.typed)
		add(each(text, func(r rune, at int) (string, bool) {
			for i, t := range from {
				if t == r && i < len(l.meant) {
					return l.meant[i : i+1], l.meant[i:i+1] != string(r)
				}
			}
			return "", false
		}))
	}
	if strings.ContainsAny(text, "ㅎㅗㅅㅌ") || !isASCII(text) {
		add(each(text, func(r rune, _ int) (string, bool) {
			if keys, ok := hangul[r]; ok {
				return keys, true
			}
			if r < 0xAC00 || r > 0xD7A3 {
				return "", false
			}
			n := int(r - 0xAC00)
			keys := hangul[[]rune(initials)[n/588]] + hangul[[]rune(vowels)[n%588/28]]
			if f := n % 28; f > 0 {
				keys += hangul[[]rune(finals)[f]]
			}
			return keys, true
		}))
	}
	return list
}
