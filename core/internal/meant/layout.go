package meant

import (
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core/octet"
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

// layoutRows returns a row for each layout. It counts when a scheme comes of more than one key, or "www.": "реезЖ..ццц" for "http://www".
func layoutRows() (list []*row) {
	for _, l := range layouts {
		keys := l.keymap()
		list = append(list, &row{"", anyText, keys.typed, anything, notation{anyOctet, keys.at}, anything, possible, 0, every})
	}
	return list
}

// A keymap has what the key that wrote a character writes on the keyboard that was meant, unless that is the same.
type keymap map[rune]string

// keymap returns what the keys of l write on the keyboard that was meant: for the Russian "й" that is "q".
func (l layout) keymap() keymap {
	keys := keymap{}
	for i, r := range []rune(l.typed) {
		if meant := l.meant[i : i+1]; meant != string(r) && keys[r] == "" {
			keys[r] = meant
		}
	}
	return keys
}

// at reads a character: "q" for "й".
func (k keymap) at(s string) (string, int) {
	r, size := utf8.DecodeRuneInString(s)
	return either(k[r], size)
}

// typed is all of a text that has no scheme, if the keys begin with one, or with "www.", of which they change more than one octet.
func (k keymap) typed(p parts) octet.Span {
	slash := slices.Contains(slices.Collect(maps.Values(k)), "/") // which has another key
	if beginsWWW(p.text) || slash && strings.Contains(p.text, "//") {
		return no
	}
	begin, _ := k.struck(p.text[:min(len(p.text), 2*len("git+https://"))])
	q := partsOf(begin)
	if l := langOf(q.scheme); (l == nil || l.slashes && !q.slashes) && !octet.HasPrefixFold(begin, "www.") {
		return no
	}
	if _, changed := k.struck(p.text); changed > 1 {
		return theText(p)
	}
	return no
}

// struck returns what the keys that wrote a text write, and how many octets they change.
func (k keymap) struck(text string) (meant string, changed int) {
	b := make([]byte, 0, len(text))
	for _, r := range text {
		if m, ok := k[r]; ok {
			changed += utf8.RuneLen(r)
			b = append(b, m...)
		} else {
			b = utf8.AppendRune(b, r)
		}
	}
	return string(b), changed
}
