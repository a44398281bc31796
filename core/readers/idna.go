package readers

import (
	"slices"
	"strings"
	"unicode"

	"urlscope/core/internal/punycode"
	"urlscope/core/octet"
)

// What libraries for names ask beyond UTS 46, which says how a name is written in US-ASCII: IDNA of 2008 tells which characters it may
// have. Those that a script is written with may, and the signs that none may are refused, or the rules of 2003 are taken instead.

// shownName returns a name in US-ASCII with the characters that its Punycode stands for.
func shownName(ascii string) (string, bool) {
	labels := strings.Split(ascii, ".")
	for i, label := range labels {
		if code, ok := strings.CutPrefix(label, "xn--"); ok {
			list, ok := punycode.Decode(nil, code)
			if !ok {
				return "", false
			}
			labels[i] = string(list)
		}
	}
	return strings.Join(labels, "."), true
}

// labelsBeyond returns those labels of a name that are not of US-ASCII alone, as they are shown. libidn2 looks at no others.
func labelsBeyond(ascii string) (labels string, ok bool) {
	shown, ok := shownName(ascii)
	list := strings.Split(shown, ".")
	return strings.Join(slices.DeleteFunc(list, octet.IsASCII), "."), ok
}

// areLabels2008 reports whether libidn2 takes a name in US-ASCII for one by IDNA of 2008.
func areLabels2008(ascii string) bool {
	beyond, ok := labelsBeyond(ascii)
	return ok && areLabels(ascii) && !isRefused2008(beyond, libidn2Signs)
}

// isRefused2008 reports whether IDNA of 2008 does not allow a name, for a character or for its hyphens.
func isRefused2008(name, signs string) bool { return hasOdd2008(name, signs) || hasOddHyphens(name) }

// hasOdd2008 reports whether a name has a character that IDNA of 2008 does not allow: other than letters, marks, digits, and signs.
func hasOdd2008(name, signs string) bool {
	return strings.ContainsFunc(name, func(r rune) bool {
		if r < 0x80 {
			return !among(byte(r), "-.") && !strings.ContainsRune(signs, r)
		}
		return !unicode.In(r, unicode.L, unicode.Mn, unicode.Mc, unicode.Nd) && !strings.ContainsRune(joiners+signs, r)
	})
}

// joiners are allowed between some letters, which UTS 46 looks at.
const joiners = "\u200C\u200D"

// hasOddHyphens reports whether a hyphen begins or ends a label, or is its third and fourth octet, as in "xn--".
func hasOddHyphens(name string) bool {
	for label := range strings.SplitSeq(name, ".") {
		if strings.HasPrefix(label, "-") || strings.HasSuffix(label, "-") || len(label) > 3 && label[2:4] == "--" {
			return true
		}
	}
	return false
}

// idna2003 is what becomes of the four characters that only IDNA of 2008 knows, where the rules of 2003 are taken.
func idna2003(host string) string {
	return strings.NewReplacer("ß", "ss", "ς", "σ", "\u200C", "", "\u200D", "").Replace(host)
}

// libidn2Signs are those that libidn2, which wget and lynx ask, allows besides.
const libidn2Signs = "_·・"

// areLabels reports whether no label of a name in US-ASCII is too long, and those in Punycode have letters, digits, "-" and "_" only.
func areLabels(ascii string) bool {
	for label := range strings.SplitSeq(ascii, ".") {
		if len(label) > 63 || strings.HasPrefix(label, "xn--") && strings.ContainsFunc(label, func(r rune) bool { return r >= 0x80 || !among(byte(r), "-_") }) {
			return false
		}
	}
	return true
}
