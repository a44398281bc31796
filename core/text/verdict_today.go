package text

import "urlscope/core/standards"

// Keys of the verdict of today.
const (
	todayYes       Key = "now-yes"
	todayWarnings  Key = "now-warnings"
	todayHere      Key = "now-here"
	todayReference Key = "now-reference"
	todayBased     Key = "now-based"
	todayNoAt      Key = "now-no-at"
	todayNo        Key = "now-no"
	todayYet       Key = "now-yet"
)

var todayRows = Rows{
	{todayYes, Row{"URL Standard: valid", "URL Standard：正しい", "URL Standard：有效"}},
	{todayWarnings, Row{"URL Standard: read, with errors", "URL Standard：読めるが誤りあり", "URL Standard：能讀，但有錯誤"}},
	{todayHere, Row{"URL Standard: not valid, but this browser takes it", "URL Standard：正しくないが、このブラウザは受け付ける", "URL Standard：無效，但此瀏覽器接受"}},
	{todayReference, Row{"URL Standard: needs a base", "URL Standard：基底 URL が必要", "URL Standard：需要基底 URL"}},
	{todayBased, Row{"URL Standard: read with the base", "URL Standard：基底 URL で読める", "URL Standard：配合基底 URL 可讀"}},
	{todayNoAt, Row{"URL Standard: not valid, octet {n}", "URL Standard：正しくない（オクテット {n}）", "URL Standard：無效（八位元組 {n}）"}},
	{todayNo, Row{"URL Standard: not valid", "URL Standard：正しくない", "URL Standard：無效"}},
	{todayYet, Row{"URL Standard: not complete yet", "URL Standard：途中", "URL Standard：尚未完成"}},
}

// VerdictToday says whether an input is a URL today ([standards.Comparison.Today]); "" if there is nothing to say. Based says that it is
// one only with the base that is given.
func VerdictToday(l Lang, c *standards.Comparison, based bool) string {
	if c == nil || c.Input == "" {
		return ""
	}
	key := todayNoAt
	v, offset := c.Today()
	switch {
	case c.Readings[standards.WHATWG].Overruled():
		key = todayHere
	case v == standards.VerdictValid:
		key = todayYes
	case based:
		key = todayBased
	case v == standards.VerdictRelative:
		key = todayReference
	case v.Accepts():
		key = todayWarnings
	case offset < 0:
		key = todayNo
	case offset >= len(c.Input):
		key = todayYet
	}
	return Count(l, key, offset)
}
