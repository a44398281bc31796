package text

import (
	"strings"

	"urlscope/core"
	"urlscope/core/standards"
)

// Whoever pastes a link of today shall not go with the belief that it is broken, when only RFC 1738 does not know it.
// So both are said at once: what that document says of it, and what is said today.

// Keys of what RFC 1738 says, and of what is said today.
const (
	thenYes       Key = "then-yes"
	thenPlus      Key = "then-plus"
	thenLater     Key = "then-later"
	thenOther     Key = "then-other"
	thenReference Key = "then-reference"
	thenNo        Key = "then-no"
	thenYet       Key = "then-yet"
	nowYes        Key = "now-yes"
	nowWarnings   Key = "now-warnings"
	nowReference  Key = "now-reference"
	nowNoAt       Key = "now-no-at"
	nowNo         Key = "now-no"
	nowYet        Key = "now-yet"
)

var todayRows = Rows{
	thenYes:       {"RFC 1738: yes, {reading}", "RFC 1738：正しい（{reading}）", "RFC 1738：有效（{reading}）"},
	thenPlus:      {"RFC 1738: yes, Gopher+", "RFC 1738：正しい（Gopher+）", "RFC 1738：有效（Gopher+）"},
	thenLater:     {"RFC 1738: yes, a later scheme", "RFC 1738：正しい（後のスキーム）", "RFC 1738：有效（後來的方案）"},
	thenOther:     {"RFC 1738: yes, another scheme", "RFC 1738：正しい（ほかのスキーム）", "RFC 1738：有效（其他方案）"},
	thenReference: {"RFC 1738: no, a URL and a fragment", "RFC 1738：正しくない（URL とフラグメント）", "RFC 1738：無效（URL 加片段）"},
	thenNo:        {"RFC 1738: no, octet {n}", "RFC 1738：正しくない（オクテット {n}）", "RFC 1738：無效（八位元組 {n}）"},
	thenYet:       {"RFC 1738: not yet", "RFC 1738：途中", "RFC 1738：尚未完成"},
	nowYes:        {"Today: yes", "現在：正しい", "現今：有效"},
	nowWarnings:   {"Today: yes, with warnings", "現在：正しい（警告あり）", "現今：有效，但有警告"},
	nowReference:  {"Today: yes, as a reference", "現在：参照として正しい", "現今：當作參照有效"},
	nowNoAt:       {"Today: no, octet {n}", "現在：正しくない（オクテット {n}）", "現今：無效（八位元組 {n}）"},
	nowNo:         {"Today: no", "現在：正しくない", "現今：無效"},
	nowYet:        {"Today: not yet", "現在：途中", "現今：尚未完成"},
}

// Then says whether u is a URL by RFC 1738, and of which scheme, or where the first error of list is, what core.Check found.
func Then(l Lang, u *core.URL, list []core.Diagnostic) string {
	switch {
	case u.Source() == "":
		return emptyText.In(l)
	case u.IsReference():
		return UI(l, thenReference)
	case !u.Valid() && u.Offset() == len(u.Source()):
		return UI(l, thenYet)
	case !u.Valid():
		return Count(l, thenNo, FirstError(u, list))
	case u.Scheme() == core.Other:
		if r := core.LookupRegistered(u.SchemeText()); r != nil && !strings.HasPrefix(r.By, "section") {
			return UI(l, thenLater)
		}
		return UI(l, thenOther)
	case u.Has(core.GopherString):
		return UI(l, thenPlus)
	}
	return render(UI(l, thenYes), about{l, u, core.Diagnostic{}}.slot).String()
}

// Now says whether an input is a URL today ([standards.Comparison.Now]). It is "" where there is
// nothing to say.
func Now(l Lang, c *standards.Comparison) string {
	if c == nil || c.Input == "" {
		return ""
	}
	switch v, offset := c.Now(); {
	case v == standards.Valid:
		return UI(l, nowYes)
	case v == standards.Relative:
		return UI(l, nowReference)
	case v.Accepts():
		return UI(l, nowWarnings)
	case offset < 0:
		return UI(l, nowNo)
	case offset >= len(c.Input):
		return UI(l, nowYet)
	default:
		return Count(l, nowNoAt, offset)
	}
}
