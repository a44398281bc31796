package text

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// What the page says of a URL as a whole.
var (
	validTexts = map[string]row{
		"":      {"Valid {reading} URL", "正しい {reading} の URL", "有效的 {reading} URL"},
		"plus":  {"Valid Gopher+ URL", "正しい Gopher+ の URL", "有效的 Gopher+ URL"},
		"later": {"Valid URL of a later scheme (`{scheme}`)", "正しい URL（後のスキーム `{scheme}`）", "有效的 URL（後來的方案 `{scheme}`）"},
		"other": {"Valid URL of another scheme (`{scheme}`)", "正しい URL（他のスキーム `{scheme}`）", "有效的 URL（其他方案 `{scheme}`）"},
	}
	invalidText   = row{"Not a URL yet", "まだ URL ではありません", "還不是 URL"}
	referenceText = row{"A reference: a URL and a fragment", "参照です（URL とフラグメント）", "這是參照（URL 加片段）"}
	emptyText     = row{"Nothing typed yet", "まだ何も入力されていません", "還沒有輸入"}

	spokenList  = row{", ", "、", "，"}
	spokenStop  = row{".", "。", "。"}
	spokenFirst = row{" First, at octet {n}: ", "最初はオクテット {n}：", "第一個在八位元組 {n}："}
)

// Verdict says whether u is a URL, and of which scheme: "Valid FTP URL", "A
// reference: a URL and a fragment", "Not a URL yet".
func Verdict(l Lang, u *core.URL) Prose {
	switch {
	case u.Source() == "":
		return prose(emptyText.in(l))
	case u.IsReference():
		return prose(referenceText.in(l))
	case !u.Valid():
		return prose(invalidText.in(l))
	}
	which := ""
	switch {
	case u.Scheme() == core.Other:
		which = "other"
		if r := core.LookupRegistered(u.SchemeText()); r != nil && !strings.HasPrefix(r.By, "section") {
			which = "later"
		}
	case u.Has(core.GopherString):
		which = "plus"
	}
	return render(validTexts[which].in(l), about{l, u, core.Diagnostic{}}.slot)
}

// Spoken says in one breath what a screen reader is to announce after a pause in
// typing: the verdict, how many findings there are and, unless all of them are
// notes, the first of the worst.
func Spoken(l Lang, u *core.URL, list []core.Diagnostic) string {
	if u.Source() == "" {
		return Verdict(l, u).String() + spokenStop.in(l)
	}
	var n [core.Note + 1]int
	worst := core.Note
	for _, d := range list {
		n[min(d.Severity, core.Note)]++
		worst = min(worst, d.Severity)
	}
	said := Verdict(l, u).String()
	if len(list) > 0 {
		said += spokenList.in(l) + Counts(l, n)
	}
	said += spokenStop.in(l)
	if worst == core.Note {
		return said
	}
	for _, d := range list {
		if d.Severity == worst {
			first := with(spokenFirst.in(l), "{n}", strconv.Itoa(d.Span.Start))
			return said + first + Message(l, u, d).String() + spokenStop.in(l)
		}
	}
	return said
}
