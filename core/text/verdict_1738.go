package text

import (
	"urlscope/core"
	"urlscope/core/standards"
)

// Many links of today are not URLs by RFC 1738 only because it does not know their schemes. So a page must show both
// the verdict of RFC 1738 (Then) and the verdict of today (Now).

// Keys of the verdict of RFC 1738.
const (
	by1738Yes       Key = "then-yes"
	by1738Plus      Key = "then-plus"
	by1738Later     Key = "then-later"
	by1738Other     Key = "then-other"
	by1738Reference Key = "then-reference"
	by1738No        Key = "then-no"
	by1738Yet       Key = "then-yet"
)

var by1738Rows = Rows{
	{by1738Yes, Row{"RFC 1738: yes, {reading}", "RFC 1738：正しい（{reading}）", "RFC 1738：有效（{reading}）"}},
	{by1738Plus, Row{"RFC 1738: yes, Gopher+", "RFC 1738：正しい（Gopher+）", "RFC 1738：有效（Gopher+）"}},
	{by1738Later, Row{"RFC 1738: yes, a later scheme", "RFC 1738：正しい（後のスキーム）", "RFC 1738：有效（後來的方案）"}},
	{by1738Other, Row{"RFC 1738: yes, another scheme", "RFC 1738：正しい（ほかのスキーム）", "RFC 1738：有效（其他方案）"}},
	{by1738Reference, Row{"RFC 1738: no, a URL and a fragment", "RFC 1738：正しくない（URL とフラグメント）", "RFC 1738：無效（URL 加片段）"}},
	{by1738No, Row{"RFC 1738: no, octet {n}", "RFC 1738：正しくない（オクテット {n}）", "RFC 1738：無效（八位元組 {n}）"}},
	{by1738Yet, Row{"RFC 1738: not yet", "RFC 1738：途中", "RFC 1738：尚未完成"}},
}

// Verdict1738 says whether u is a URL by RFC 1738 and of which scheme, or where the first error is. list is the result of
// core.Check.
func Verdict1738(l Lang, u *core.URL, list []core.Diagnostic) string {
	switch {
	case u.Source() == "":
		return emptyText.In(l)
	case u.IsReference():
		return UI(l, by1738Reference)
	case !u.Valid() && u.Offset() == len(u.Source()):
		return UI(l, by1738Yet)
	case !u.Valid():
		return Count(l, by1738No, standards.FirstError(u, list))
	case u.Scheme() == core.Other:
		if r := core.LookupRegistered(u.SchemeText()); r.IsLater() {
			return UI(l, by1738Later)
		}
		return UI(l, by1738Other)
	case u.Has(core.GopherString):
		return UI(l, by1738Plus)
	}
	return render(UI(l, by1738Yes), about{l, u, core.Diagnostic{}}.slot).String()
}
