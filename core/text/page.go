package text

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// Keys of the page's own words. The lower-case ones stand in index.html too.
const (
	Language Key = "language"
	System   Key = "system"
	Title    Key = "title"

	Octets       Key = "octets"
	Problems     Key = "problems"
	Notes        Key = "notes"
	MoreProblems Key = "more-problems"
	MoreOctets   Key = "more-octets"
	IfAsked      Key = "if-asked"
	AGuess       Key = "a-guess"
	Preview      Key = "preview"
	Parts        Key = "parts"
	MoreParts    Key = "more-parts"
	EmptyPart    Key = "empty-part"
	Outside      Key = "outside"
	Unfinished   Key = "unfinished"
	BrokenAt     Key = "broken-at"
	EndsBefore   Key = "ends-before"
	Errors       Key = "errors"
	Warnings     Key = "warnings"
	OctetAt      Key = "octet-at"
	OctetsFrom   Key = "octets-from"
	InFrontOf    Key = "in-front-of"
	SectionNo    Key = "section"
	Appendix     Key = "appendix"
	AbsentParts  Key = "absent"
	PortDefault  Key = "port-default"
	DecodesTo    Key = "decodes-to"
	ReadAsScheme Key = "read-as"
	HostPort     Key = "host-port"
	ListComma    Key = "list-comma"
)

// pageRows are the page's own words. Where English tells one from many, the one
// comes first, then "|".
var pageRows = Rows{
	Language: {"Language", "言語", "語言"},
	System:   {"System theme", "システムの配色", "系統配色"},
	Title:    {"urlscope: a microscope for URLs", "urlscope：URL の顕微鏡", "urlscope：URL 的顯微鏡"},

	Octets:       {"{n} octet|{n} octets", "{n} オクテット", "{n} 個八位元組"},
	Problems:     {"Problems", "問題点", "問題"},
	Notes:        {"Notes", "注記", "附註"},
	MoreProblems: {"and {n} more", "ほか {n} 件", "另有 {n} 項"},
	MoreOctets:   {"… {n} more", "… ほか {n}", "… 另有 {n}"},
	IfAsked:      {"if the server asks", "サーバが求めた場合", "若伺服器要求"},
	AGuess:       {"a guess", "推測", "推測"},
	Preview:      {"a preview: this is not a URL yet", "プレビューです。まだ URL ではありません", "預覽：這還不是 URL"},
	Parts:        {"Parts", "部分", "各部分"},
	MoreParts:    {"and {n} more", "ほか {n} 件", "另有 {n} 項"},
	EmptyPart:    {"present and empty", "あるが空", "存在但為空"},
	Outside:      {"outside the URL", "URL の外", "在 URL 之外"},
	Unfinished:   {"unfinished: more is needed", "途中です。続きが必要です", "尚未完成：還需要更多內容"},
	EndsBefore:   {"the URL ends before octet {n}", "URL はオクテット {n} の前で終わります", "URL 到八位元組 {n} 之前為止"},
	BrokenAt:     {"first broken at octet {n}", "最初の誤りはオクテット {n}", "最先出錯處：八位元組 {n}"},
	Errors:       {"{n} error|{n} errors", "エラー {n} 件", "{n} 個錯誤"},
	Warnings:     {"{n} warning|{n} warnings", "警告 {n} 件", "{n} 個警告"},
	"note-count": {"{n} note|{n} notes", "注記 {n} 件", "{n} 個附註"},
	OctetAt:      {"octet {a}", "オクテット {a}", "八位元組 {a}"},
	OctetsFrom:   {"octets {a}–{b}", "オクテット {a}–{b}", "八位元組 {a}–{b}"},
	InFrontOf:    {"at octet {a}", "オクテット {a} の位置", "八位元組 {a} 之處"},
	SectionNo:    {"section {a}", "{a} 節", "第 {a} 節"},
	Appendix:     {"appendix", "付録", "附錄"},
	AbsentParts:  {"Absent: {a}", "ないもの：{a}", "沒有：{a}"},
	PortDefault:  {"port {n}, by default", "既定のポート {n}", "預設連接埠 {n}"},
	DecodesTo:    {"decodes to `{a}`", "復号すると `{a}`", "解碼為 `{a}`"},
	ReadAsScheme: {"shown as {a} would read it", "{a} として読んだ場合", "以 {a} 的方式解讀"},
	HostPort:     {"{a} port {n}; → sent, ← answered", "{a} ポート {n}；→ 送信、← 応答", "{a} 連接埠 {n}；→ 送出，← 回應"},
	ListComma:    {", ", "、", "、"},
}

// Words returns a label of the page that names octets, as it is to be set.
func Words(l Lang, key Key) Prose { return Fill(UI(l, key)) }

// Count words a number of things.
func Count(l Lang, key Key, n int) string { return Counted(UI(l, key), n) }

// Counted returns a text with a number in its slot {n}. Where it tells one from many, the
// one comes first, then "|".
func Counted(s string, n int) string {
	one, many, both := strings.Cut(s, "|")
	if both && n != 1 {
		one = many
	}
	return strings.ReplaceAll(one, "{n}", strconv.Itoa(n))
}

// Counts words how many errors, warnings and notes there are, leaving out what
// there is none of.
func Counts(l Lang, n [3]int) string {
	var list []string
	for i, key := range []Key{Errors, Warnings, "note-count"} {
		if n[i] > 0 {
			list = append(list, Count(l, key, n[i]))
		}
	}
	return strings.Join(list, UI(l, ListComma))
}

// Filled returns a label that names octets, as it is to be set, with its slots
// filled, each given in its braces and followed by its value.
func Filled(l Lang, key Key, pairs ...string) Prose { return Fill(UI(l, key), pairs...) }

func with(s string, pairs ...string) string { return strings.NewReplacer(pairs...).Replace(s) }

// Broken words how far the input is a URL: where it breaks, where the URL in a reference
// ends, or that it stops too early.
func Broken(l Lang, u *core.URL) string {
	n := u.Offset()
	switch {
	case u.IsReference():
		return Count(l, EndsBefore, n)
	case n < len(u.Source()):
		return Count(l, BrokenAt, n)
	}
	return UI(l, Unfinished)
}

// Range writes octets as the report counts them: half-open.
func Range(s core.Span) string { return strconv.Itoa(s.Start) + "–" + strconv.Itoa(s.End) }

// Place words where a span is.
func Place(l Lang, s core.Span) string {
	a, b := strconv.Itoa(s.Start), strconv.Itoa(s.End)
	switch s.Len() {
	case 0:
		return with(UI(l, InFrontOf), "{a}", a)
	case 1:
		return with(UI(l, OctetAt), "{a}", a)
	}
	return with(UI(l, OctetsFrom), "{a}", a, "{b}", b)
}

// Section words a section of RFC 1738.
func Section(l Lang, section string) string {
	if section == "appendix" {
		return UI(l, Appendix)
	}
	return with(UI(l, SectionNo), "{a}", section)
}

// ReadAs words by which scheme's rules a guess was made.
func ReadAs(l Lang, u *core.URL) string {
	name := u.SchemeText()
	if r := u.Reading(); r != nil && r.Name != "" {
		name = r.Name
	}
	return with(UI(l, ReadAsScheme), "{a}", name)
}

// WireHead words the line beside the head of the wire panel: where the client
// connects, and that all is a preview while the input is no URL.
func WireHead(l Lang, u *core.URL, w *core.Wire) string {
	if !u.Valid() {
		return UI(l, Preview)
	}
	if w.Transport == "" {
		return ""
	}
	return with(UI(l, HostPort), "{a}", w.Host.In(u.Source()), "{n}", strconv.Itoa(w.Port))
}

// Also words the second line of a part in the list: what it decodes to, the port
// that is meant when none is given, that it is no part of the URL.
func Also(l Lang, u *core.URL, t core.Token) Prose {
	raw := t.In(u.Source())
	switch {
	case t.Part == core.Fragment || t.Part == core.Stray:
		return Prose{{Text: UI(l, Outside)}}
	case t.Part == core.Host && !u.Has(core.Port) && u.DefaultPort() > 0:
		return Prose{{Text: Count(l, PortDefault, u.DefaultPort())}}
	case strings.IndexByte(raw, '%') >= 0:
		if plain := string(core.AppendDecoded(nil, raw)); plain != raw {
			return Fill(UI(l, DecodesTo), "{a}", Legible(plain))
		}
	}
	return nil
}

// Absent words which parts the URL could have and has not; "" when there are
// none to name.
func Absent(l Lang, u *core.URL) string {
	if u.Reading() == nil || u.Reading().Port == 0 {
		return ""
	}
	var list []string
	for _, p := range []core.Part{core.User, core.Password, core.Port, core.Ftptype, core.Search} {
		switch {
		case u.Has(p):
			continue
		case (p == core.User || p == core.Password) && !u.Reading().Login:
			continue
		case p == core.Ftptype && u.Reading() != core.FTP:
			continue
		case p == core.Search && u.Reading() != core.HTTP && u.Reading() != core.WAIS:
			continue
		}
		list = append(list, Part(l, u, core.Token{Part: p}))
	}
	if list == nil {
		return ""
	}
	return with(UI(l, AbsentParts), "{a}", strings.Join(list, UI(l, ListComma)))
}
