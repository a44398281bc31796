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
	{nowYes, Row{"URL Standard: valid", "URL Standard：正しい", "URL Standard：有效"}},
	{nowWarnings, Row{"URL Standard: read, with errors", "URL Standard：読めるが誤りあり", "URL Standard：能讀，但有錯誤"}},
	{nowHere, Row{"URL Standard: not valid, but this browser takes it", "URL Standard：正しくないが、このブラウザは受け付ける", "URL Standard：無效，但此瀏覽器接受"}},
	{nowReference, Row{"URL Standard: needs a base", "URL Standard：基底 URL が必要", "URL Standard：需要基底 URL"}},
	{nowBased, Row{"URL Standard: read with the base", "URL Standard：基底 URL で読める", "URL Standard：配合基底 URL 可讀"}},
	{nowNoAt, Row{"URL Standard: not valid, octet {n}", "URL Standard：正しくない（オクテット {n}）", "URL Standard：無效（八位元組 {n}）"}},
	{nowNo, Row{"URL Standard: not valid", "URL Standard：正しくない", "URL Standard：無效"}},
	{nowYet, Row{"URL Standard: not complete yet", "URL Standard：途中", "URL Standard：尚未完成"}},
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
