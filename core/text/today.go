package text

import "urlscope/core/standards"

// Keys of the verdict of today.
const (
	nowYes       Key = "now-yes"
	nowWarnings  Key = "now-warnings"
	nowHere      Key = "now-here"
	nowReference Key = "now-reference"
	nowNoAt      Key = "now-no-at"
	nowNo        Key = "now-no"
	nowYet       Key = "now-yet"
)

var nowRows = Rows{
	{nowYes, Row{"Today: yes", "現在：正しい", "現今：有效"}},
	{nowWarnings, Row{"Today: yes, with warnings", "現在：正しい（警告あり）", "現今：有效，但有警告"}},
	{nowHere, Row{"Today: likely in this browser only", "現在：おそらくこのブラウザだけで正しい", "現今：多半只有此瀏覽器接受"}},
	{nowReference, Row{"Today: yes, as a reference", "現在：参照として正しい", "現今：當作參照有效"}},
	{nowNoAt, Row{"Today: no, octet {n}", "現在：正しくない（オクテット {n}）", "現今：無效（八位元組 {n}）"}},
	{nowNo, Row{"Today: no", "現在：正しくない", "現今：無效"}},
	{nowYet, Row{"Today: not yet", "現在：途中", "現今：尚未完成"}},
}

// Now says whether an input is a URL today ([standards.Comparison.Now]); "" if there is nothing to say.
func Now(l Lang, c *standards.Comparison) string {
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
