package text

import "urlscope/core"

// Keys of pictures and static pages.
const (
	Picture     Key = "picture"
	PartHead    Key = "part-head"
	RawHead     Key = "raw-head"
	DecodedHead Key = "decoded-head"
	OctetsHead  Key = "octets-head"
	SectionHead Key = "section-head"
	Parts       Key = "parts"
	Problems    Key = "problems"
	Notes       Key = "notes"

	FixesUntried Key = "fixes-untried"
	ResultLong   Key = "result-long"
)

var anatomyRows = Rows{
	{Picture, Row{"Anatomy of a URL", "URL の構造", "URL 的結構"}},
	{PartHead, Row{"Part", "部分", "部分"}},
	{RawHead, Row{"As written", "書かれたまま", "原文"}},
	{DecodedHead, Row{"Stands for", "表すもの", "代表"}},
	{OctetsHead, Row{"Octets", "オクテット", "八位元組"}},
	{SectionHead, Row{"RFC 1738", "RFC 1738", "RFC 1738"}},
	{Parts, Row{"Parts", "部分", "各部分"}},
	{Problems, Row{"Problems", "問題点", "問題"}},
	{Notes, Row{"Notes", "注記", "附註"}},

	{FixesUntried, Row{"The input is too long to try more fixes.", "入力が長いため、これ以上は修正案を試していません。", "輸入太長，不再嘗試更多修正建議。"}},
	{ResultLong, Row{"(the result is too long to be shown)", "（結果は長いため表示していません）", "（結果太長，不顯示）"}},

	{"severity-error", Row{"error", "エラー", "錯誤"}},
	{"severity-warning", Row{"warning", "警告", "警告"}},
	{"severity-note", Row{"note", "注記", "附註"}},
}

// SeverityName returns the name of a severity inside a sentence: "error", "warning", "note". [Severity] begins a
// line.
func SeverityName(l Lang, s core.Severity) string { return UI(l, Key("severity-"+s.String())) }

// PictureTitle returns the title of a picture of u: the URL and the verdict.
func PictureTitle(l Lang, u *core.URL) string {
	return with("{a} – {b}", "{a}", ShowAll(u.Source()), "{b}", Verdict(l, u).Quoted(l))
}

// PartLine describes token t of u in one line: "host host.dom, octets 13–21, port 21, by default".
func PartLine(l Lang, u *core.URL, t core.Token) string {
	line := Part(l, u, t)
	if t.Mark&core.MarkGuess != 0 && t.Part != core.Stray {
		line += "?"
	}
	if t.Len() > 0 {
		line += " " + ShowAll(t.In(u.Source()))
	} else {
		line += InBrackets(l, UI(l, EmptyPart))
	}
	line += UI(l, ListComma) + Place(l, t.Span)
	if also := Also(l, u, t).Quoted(l); also != "" {
		line += UI(l, ListComma) + also
	}
	return line
}

// FindingLine describes d in one line: "error: … (octet 22, section 2.2)". It returns "" if d has no rule.
func FindingLine(l Lang, u *core.URL, d core.Diagnostic) string {
	if d.Rule == nil {
		return ""
	}
	return Lead(l, SeverityName(l, d.Severity)) + Message(l, u, d).Quoted(l) +
		InBrackets(l, Place(l, d.Span)+UI(l, ListComma)+Section(l, d.Rule.Section))
}

// Lead adds a colon to a lead-in: "error: ", "エラー：".
func Lead(l Lang, s string) string { return s + leadColon.In(l) }

var leadColon = Row{": ", "：", "："}
