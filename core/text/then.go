package text

import (
	"urlscope/core"
	"urlscope/core/standards"
)

// Many links of today are not URLs by RFC 1738 only because it does not know their schemes. So a page must show both
// verdicts: that of RFC 1738 (Then) and that of today (Now).

// Keys of the verdict of RFC 1738.
const (
	thenYes       Key = "then-yes"
	thenPlus      Key = "then-plus"
	thenLater     Key = "then-later"
	thenOther     Key = "then-other"
	thenReference Key = "then-reference"
	thenNo        Key = "then-no"
	thenYet       Key = "then-yet"
)

var thenRows = Rows{
	{thenYes, Row{"RFC 1738: yes, {reading}", "RFC 1738：正しい（{reading}）", "RFC 1738：有效（{reading}）"}},
	{thenPlus, Row{"RFC 1738: yes, Gopher+", "RFC 1738：正しい（Gopher+）", "RFC 1738：有效（Gopher+）"}},
	{thenLater, Row{"RFC 1738: yes, a later scheme", "RFC 1738：正しい（後のスキーム）", "RFC 1738：有效（後來的方案）"}},
	{thenOther, Row{"RFC 1738: yes, another scheme", "RFC 1738：正しい（ほかのスキーム）", "RFC 1738：有效（其他方案）"}},
	{thenReference, Row{"RFC 1738: no, a URL and a fragment", "RFC 1738：正しくない（URL とフラグメント）", "RFC 1738：無效（URL 加片段）"}},
	{thenNo, Row{"RFC 1738: no, octet {n}", "RFC 1738：正しくない（オクテット {n}）", "RFC 1738：無效（八位元組 {n}）"}},
	{thenYet, Row{"RFC 1738: not yet", "RFC 1738：途中", "RFC 1738：尚未完成"}},
}

// Then says whether u is a URL by RFC 1738 and of which scheme, or where the first error is. list is the result of
// core.Check.
func Then(l Lang, u *core.URL, list []core.Diagnostic) string {
	switch {
	case u.Source() == "":
		return emptyText.In(l)
	case u.IsReference():
		return UI(l, thenReference)
	case !u.Valid() && u.Offset() == len(u.Source()):
		return UI(l, thenYet)
	case !u.Valid():
		return Count(l, thenNo, standards.FirstError(u, list))
	case u.Scheme() == core.Other:
		if r := core.LookupRegistered(u.SchemeText()); r.IsLater() {
			return UI(l, thenLater)
		}
		return UI(l, thenOther)
	case u.Has(core.GopherString):
		return UI(l, thenPlus)
	}
	return render(UI(l, thenYes), about{l, u, core.Diagnostic{}}.slot).String()
}
