package text

import "urlscope/core/standards"

// Keys of the verdict of today.
const (
	nowYes       Key = "now-yes"
	nowWarnings  Key = "now-warnings"
	nowHere      Key = "now-here"
	nowReference Key = "now-reference"
	nowBased     Key = "now-based"
	nowNoAt      Key = "now-no-at"
	nowNo        Key = "now-no"
	nowYet       Key = "now-yet"
)

var nowRows = Rows{
	{nowYes, Row{"Today’s rules: valid", "現在の規則：正しい", "現今的規則：有效"}},
	{nowWarnings, Row{"Today’s rules: read, with errors", "現在の規則：読めるが誤りあり", "現今的規則：能讀，但有錯誤"}},
	{nowHere, Row{"Today’s rules: not valid, but this browser takes it", "現在の規則：正しくないが、このブラウザは受け付ける", "現今的規則：無效，但此瀏覽器接受"}},
	{nowReference, Row{"Today’s rules: needs a base", "現在の規則：基底 URL が必要", "現今的規則：需要基底 URL"}},
	{nowBased, Row{"Today’s rules: read with the base", "現在の規則：基底 URL で読める", "現今的規則：配合基底 URL 可讀"}},
	{nowNoAt, Row{"Today’s rules: not valid, octet {n}", "現在の規則：正しくない（オクテット {n}）", "現今的規則：無效（八位元組 {n}）"}},
	{nowNo, Row{"Today’s rules: not valid", "現在の規則：正しくない", "現今的規則：無效"}},
	{nowYet, Row{"Today’s rules: not complete yet", "現在の規則：途中", "現今的規則：尚未完成"}},
}

// Now says whether an input is a URL today ([standards.Comparison.Now]), of a reference whether there is a base that makes it one; ""
// if there is nothing to say.
func Now(l Lang, c *standards.Comparison, based bool) string {
	if c == nil || c.Input == "" {
		return ""
	}
	key := nowNoAt
	v, offset := c.Now()
	switch {
	case c.Readings[standards.WHATWG].Overruled():
		key = nowHere
	case v == standards.VerdictValid:
		key = nowYes
	case v == standards.VerdictRelative && based:
		key = nowBased
	case v == standards.VerdictRelative:
		key = nowReference
	case v.Accepts():
		key = nowWarnings
	case offset < 0:
		key = nowNo
	case offset >= len(c.Input):
		key = nowYet
	}
	return Count(l, key, offset)
}
