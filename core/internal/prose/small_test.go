package prose

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, isSchemeOctet, []byte("a+-."), []byte("_"))
	expect.YesNo(t, isLabelOctet, []rune("a1-"), nil)
	expect.YesNo(t, inWord, []rune("a日é"), []rune("、①"))
	expect.YesNo(t, isHiragana, []rune("の"), []rune("ノ日"))
	expect.YesNo(t, isName, []string{"docs", "日本"}, []string{"1", "#a"})
	expect.YesNo(t, hasEmptyLine, []string{"a\n \r\nb"}, []string{"a\r\nb"})
	expect.YesNo(t, isParticles, []string{"에서", "까지는"}, []string{"한국"})
	expect.Gives(t, trimSentence, "http://h/a.", "http://h/a")
	expect.Gives(t, trimSentence, "http://h/a(", "http://h/a")
	expect.Gives(t, trimSentence, "http://h/(a).", "http://h/(a)")
	expect.Gives(t, topLabel, "h.org査", 5)
	expect.Gives(t, topLabel, "h.orgé", 7)
	expect.Gives(t, topLabel, "h.日本", 8)
}
