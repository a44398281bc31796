package meant

import (
	"bytes"
	"strings"
	"sync"
	"unicode/utf8"
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

// A keymap has what the key that wrote a character writes on the keyboard that was meant, unless that is the same.
type keymap map[rune]string

// keymaps are the keymaps of layouts.
var keymaps = sync.OnceValue(func() (list []keymap) {
	for _, l := range layouts {
		list = append(list, l.keymap())
	}
	return list
})

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
		edits := replaced(text, 0, len(text), func(at int) (string, int) {
			r, size := utf8.DecodeRuneInString(text[at:])
			if s, ok := keys[r]; ok {
				return s, size
			}
			return "", 0
		})
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
		s, ok := k[r]
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
