package text

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/standards"
)

// Verdicts on a whole URL.
var (
	validTexts = map[string]Row{
		"":      {"Valid {reading} URL", "正しい {reading} の URL", "有效的 {reading} URL"},
		"plus":  {"Valid Gopher+ URL", "正しい Gopher+ の URL", "有效的 Gopher+ URL"},
		"later": {"Valid URL of a later scheme (`{scheme}`)", "正しい URL（後のスキーム `{scheme}`）", "有效的 URL（後來的方案 `{scheme}`）"},
		"other": {"Valid URL of another scheme (`{scheme}`)", "正しい URL（ほかのスキーム `{scheme}`）", "有效的 URL（其他方案 `{scheme}`）"},
	}
	invalidText   = Row{"Not a valid URL", "正しい URL ではありません", "不是有效的 URL"}
	notYetText    = Row{"Not a URL yet", "まだ URL ではありません", "還不是 URL"}
	referenceText = Row{"A reference: a URL and a fragment", "参照です（URL とフラグメント）", "這是參照（URL 加片段）"}
	emptyText     = Row{"Nothing typed yet", "まだ何も入力されていません", "還沒有輸入"}

	spokenBetween = Row{". ", "。", "。"}
	spokenStop    = Row{".", "。", "。"}
	spokenFirst   = Row{" First, at octet {n}: ", "最初はオクテット {n}：", "第一個在八位元組 {n}："}
)

// Keys of how far the input is a URL.
const (
	unfinished   Key = "unfinished"
	brokenAt     Key = "broken-at"
	endsBefore   Key = "ends-before"
	readAsScheme Key = "read-as"
)

var verdictRows = Rows{
	{unfinished, Row{"unfinished: more is needed", "途中です。続きが必要です", "尚未完成：還需要更多內容"}},
	{brokenAt, Row{"first error at octet {n}", "最初の誤りはオクテット {n}", "第一個錯誤在八位元組 {n}"}},
	{endsBefore, Row{"the URL ends before octet {n}", "URL はオクテット {n} の前で終わります", "URL 到八位元組 {n} 之前為止"}},
	{readAsScheme, Row{"read as {a}", "{a} として読んだ場合", "當作 {a} 解讀"}},
}

// Verdict says whether u is a URL and of which scheme: "Valid FTP URL", "A reference: a URL and a fragment", "Not a
// valid URL", and "Not a URL yet" for the beginning of one.
func Verdict(l Lang, u *core.URL) Prose {
	switch {
	case u.Source() == "":
		return Fill(emptyText.In(l))
	case u.IsReference():
		return Fill(referenceText.In(l))
	case !u.Valid() && u.Offset() == len(u.Source()):
		return Fill(notYetText.In(l))
	case !u.Valid():
		return Fill(invalidText.In(l))
	}
	which := ""
	switch {
	case u.Scheme() == core.Other:
		which = "other"
		if r := core.LookupRegistered(u.SchemeText()); r.IsLater() {
			which = "later"
		}
	case u.Has(core.GopherString):
		which = "plus"
	}
	return render(validTexts[which].In(l), about{l, u, core.Diagnostic{}}.slot)
}

// Broken says where the first error of list is, where the URL in a reference ends, or that the input is incomplete.
// list is the result of core.Check.
func Broken(l Lang, u *core.URL, list []core.Diagnostic) string {
	switch n := u.Offset(); {
	case u.IsReference():
		return Count(l, endsBefore, n)
	case n < len(u.Source()):
		return Count(l, brokenAt, standards.FirstError(u, list))
	}
	return UI(l, unfinished)
}

// ReadAs names the scheme by whose rules the parts are guessed.
func ReadAs(l Lang, u *core.URL) string {
	name := u.SchemeText()
	if r := u.Reading(); r != nil && r.Name != "" {
		name = r.Name
	}
	return with(UI(l, readAsScheme), "{a}", name)
}

// Announcement returns the announcement of a screen reader after a pause in typing: the verdicts of [Verdict1738] and [VerdictToday], the
// number of findings, and the first of the worst findings unless all are notes.
func Announcement(l Lang, u *core.URL, by1738, today string, list []core.Diagnostic) string {
	if u.Source() == "" {
		return by1738 + spokenStop.In(l)
	}
	var n [core.SeverityNote + 1]int
	worst := core.SeverityNote
	for _, d := range list {
		n[min(d.Severity, core.SeverityNote)]++
		worst = min(worst, d.Severity)
	}
	said := by1738
	if today != "" {
		said += spokenBetween.In(l) + today
	}
	if len(list) > 0 {
		said += spokenBetween.In(l) + Counts(l, n)
	}
	said += spokenStop.In(l)
	if worst == core.SeverityNote {
		return said
	}
	for _, d := range list {
		if d.Severity == worst {
			first := with(spokenFirst.In(l), "{n}", strconv.Itoa(d.Span.Start))
			return said + first + Message(l, u, d).Quoted(l) + spokenStop.In(l)
		}
	}
	return said
}
