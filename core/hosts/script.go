package hosts

import "unicode"

// A Script is a script of Unicode that names are written in. Those that few names use are ScriptOther.
type Script uint8

// The scripts.
const (
	ScriptCommon Script = iota // in all scripts: digits, hyphens, marks
	ScriptLatin
	ScriptGreek
	ScriptCyrillic
	ScriptArmenian
	ScriptHebrew
	ScriptArabic
	ScriptSyriac
	ScriptThaana
	ScriptDevanagari
	ScriptBengali
	ScriptGurmukhi
	ScriptGujarati
	ScriptOriya
	ScriptTamil
	ScriptTelugu
	ScriptKannada
	ScriptMalayalam
	ScriptSinhala
	ScriptThai
	ScriptLao
	ScriptTibetan
	ScriptMyanmar
	ScriptGeorgian
	ScriptEthiopic
	ScriptCherokee
	ScriptKhmer
	ScriptMongolian
	ScriptHangul
	ScriptBopomofo
	ScriptHiragana
	ScriptKatakana
	ScriptHan
	ScriptOther

	scriptEnd
)

// String returns the name that Unicode has for s, such as "Latin". The name of ScriptOther is "Other".
func (s Script) String() string {
	if s >= scriptEnd {
		return ""
	}
	return scriptRows[s].name
}

var noTable = new(unicode.RangeTable)

var scriptRows = [scriptEnd]struct {
	name  string
	table **unicode.RangeTable // the address of package unicode's variable, so that a program that unfolds no host links no table
}{
	ScriptCommon:     {"Common", &unicode.Common},
	ScriptLatin:      {"Latin", &unicode.Latin},
	ScriptGreek:      {"Greek", &unicode.Greek},
	ScriptCyrillic:   {"Cyrillic", &unicode.Cyrillic},
	ScriptArmenian:   {"Armenian", &unicode.Armenian},
	ScriptHebrew:     {"Hebrew", &unicode.Hebrew},
	ScriptArabic:     {"Arabic", &unicode.Arabic},
	ScriptSyriac:     {"Syriac", &unicode.Syriac},
	ScriptThaana:     {"Thaana", &unicode.Thaana},
	ScriptDevanagari: {"Devanagari", &unicode.Devanagari},
	ScriptBengali:    {"Bengali", &unicode.Bengali},
	ScriptGurmukhi:   {"Gurmukhi", &unicode.Gurmukhi},
	ScriptGujarati:   {"Gujarati", &unicode.Gujarati},
	ScriptOriya:      {"Oriya", &unicode.Oriya},
	ScriptTamil:      {"Tamil", &unicode.Tamil},
	ScriptTelugu:     {"Telugu", &unicode.Telugu},
	ScriptKannada:    {"Kannada", &unicode.Kannada},
	ScriptMalayalam:  {"Malayalam", &unicode.Malayalam},
	ScriptSinhala:    {"Sinhala", &unicode.Sinhala},
	ScriptThai:       {"Thai", &unicode.Thai},
	ScriptLao:        {"Lao", &unicode.Lao},
	ScriptTibetan:    {"Tibetan", &unicode.Tibetan},
	ScriptMyanmar:    {"Myanmar", &unicode.Myanmar},
	ScriptGeorgian:   {"Georgian", &unicode.Georgian},
	ScriptEthiopic:   {"Ethiopic", &unicode.Ethiopic},
	ScriptCherokee:   {"Cherokee", &unicode.Cherokee},
	ScriptKhmer:      {"Khmer", &unicode.Khmer},
	ScriptMongolian:  {"Mongolian", &unicode.Mongolian},
	ScriptHangul:     {"Hangul", &unicode.Hangul},
	ScriptBopomofo:   {"Bopomofo", &unicode.Bopomofo},
	ScriptHiragana:   {"Hiragana", &unicode.Hiragana},
	ScriptKatakana:   {"Katakana", &unicode.Katakana},
	ScriptHan:        {"Han", &unicode.Han},
	ScriptOther:      {"Other", &noTable},
}

// scriptOf returns the script of a character. A mark that takes on the script of the character in front of it is
// ScriptCommon.
func scriptOf(c rune) Script {
	for s := range scriptRows {
		if unicode.Is(*scriptRows[s].table, c) {
			return Script(s)
		}
	}
	if unicode.Is(unicode.Inherited, c) {
		return ScriptCommon
	}
	return ScriptOther
}

// A Mix tells how many scripts are in a label, by the restriction levels of UTS 39, section 5.2.
type Mix uint8

// The levels. A label of MixHigh and less is what people write; one of MixLow may be made to look like another.
const (
	MixASCII  Mix = iota // US-ASCII only
	MixSingle            // one script, or what one language uses together, as Han with Hiragana
	MixHigh              // Latin with what is written in Japanese, Chinese or Korean ("highly restrictive")
	MixLow               // any other mixture

	mixEnd
)

// String returns the identifier of m: "ascii", "single", "high" or "low".
func (m Mix) String() string {
	return [...]string{"ascii", "single", "high", "low", ""}[min(m, mixEnd)]
}

// scriptSet is a set of scripts.
type scriptSet uint64

func setOf(list ...Script) (s scriptSet) {
	for _, one := range list {
		s |= 1 << one
	}
	return s
}

// together are the scripts that one language is written in (UTS 39, table 1a).
var together = [...]scriptSet{
	setOf(ScriptHan, ScriptHiragana, ScriptKatakana),
	setOf(ScriptHan, ScriptBopomofo),
	setOf(ScriptHan, ScriptHangul),
}

// mix returns the level of a label that has characters of these scripts beside US-ASCII.
func (s scriptSet) mix(ascii bool) Mix {
	s &^= setOf(ScriptCommon)
	switch {
	case ascii:
		return MixASCII
	case s.isOne():
		return MixSingle
	case (s &^ setOf(ScriptLatin)).isTogether():
		return MixHigh
	}
	return MixLow
}

// isOne reports whether the scripts are at most one, apart from those that are written together. Two that are ScriptOther
// count as one.
func (s scriptSet) isOne() bool { return s&(s-1) == 0 || s.isTogether() }

func (s scriptSet) isTogether() bool {
	for _, set := range together {
		if s&^set == 0 {
			return true
		}
	}
	return false
}
