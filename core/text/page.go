package text

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// Keys of the page's own words. The lower-case ones stand in index.html too.
const (
	Tagline     Key = "tagline"
	Nav         Key = "nav"
	Language    Key = "language"
	Share       Key = "share"
	Menu        Key = "menu"
	Theme       Key = "theme"
	System      Key = "system"
	Dark        Key = "dark"
	Light       Key = "light"
	Title       Key = "title"
	Description Key = "description"
	Field       Key = "field"
	FieldHelp   Key = "field-help"
	Placeholder Key = "placeholder"

	Result        Key = "result"
	Octets        Key = "octets"
	ApplySafe     Key = "apply-safe"
	Problems      Key = "problems"
	Notes         Key = "notes"
	ByPlace       Key = "by-place"
	NextProblem   Key = "next-problem"
	NoProblems    Key = "no-problems"
	NothingTyped  Key = "nothing-typed"
	MoreProblems  Key = "more-problems"
	OnTheWire     Key = "on-the-wire"
	NoWire        Key = "no-wire"
	MoreSteps     Key = "more-steps"
	MoreOctets    Key = "more-octets"
	IfAsked       Key = "if-asked"
	AGuess        Key = "a-guess"
	ServerAnswers Key = "server-answers"
	ClientSends   Key = "client-sends"
	Explanation   Key = "explanation"
	EndsHere      Key = "ends-here"
	Preview       Key = "preview"
	Character     Key = "character"
	NoCharacter   Key = "no-character"
	MapTitle      Key = "map-title"
	MapRow        Key = "map-row"
	StandsAsIs    Key = "stands-as-is"
	HasAJob       Key = "has-a-job"
	OnlyEncoded   Key = "only-encoded"
	Never         Key = "never"
	Parts         Key = "parts"
	PartsRule     Key = "parts-rule"
	PartsGuess    Key = "parts-guess"
	NoParts       Key = "no-parts"
	MoreParts     Key = "more-parts"
	EmptyPart     Key = "empty-part"
	Outside       Key = "outside"
	Unknown       Key = "unknown"
	StaysHere     Key = "stays-here"
	TheRFC        Key = "the-rfc"
	Unfinished    Key = "unfinished"
	BrokenAt      Key = "broken-at"
	EndsBefore    Key = "ends-before"
	Errors        Key = "errors"
	Warnings      Key = "warnings"
	OctetAt       Key = "octet-at"
	OctetsFrom    Key = "octets-from"
	InFrontOf     Key = "in-front-of"
	SectionNo     Key = "section"
	Appendix      Key = "appendix"
	AbsentParts   Key = "absent"
	PortDefault   Key = "port-default"
	DecodesTo     Key = "decodes-to"
	ReadAsScheme  Key = "read-as"
	HostPort      Key = "host-port"
	ListComma     Key = "list-comma"
)

// pageRows are the page's own words. Where English tells one from many, the one
// comes first, then "|".
var pageRows = map[Key]row{
	Tagline:     {"a microscope for URLs", "URL の顕微鏡", "URL 的顯微鏡"},
	Nav:         {"Page", "ページ", "頁面"},
	Language:    {"Language", "言語", "語言"},
	Share:       {"Share", "共有", "分享"},
	Menu:        {"Menu", "メニュー", "選單"},
	Theme:       {"Theme", "配色", "配色"},
	System:      {"System theme", "システムの配色", "系統配色"},
	Dark:        {"Dark theme", "暗い配色", "深色配色"},
	Light:       {"Light theme", "明るい配色", "淺色配色"},
	Title:       {"urlscope: a microscope for URLs", "urlscope：URL の顕微鏡", "urlscope：URL 的顯微鏡"},
	Description: {"Type a URL and see what every octet of it is: its part, the rule of RFC 1738 that allows or forbids it, how to repair it, and what a client would send.", "URL を入力すると、オクテットの 1 つ 1 つが何かを示します。どの部分か、RFC 1738 のどの規則が許しまたは禁じるか、どう直すか、クライアントが何を送るか。", "輸入 URL，就能看到每個八位元組是什麼：屬於哪個部分、RFC 1738 的哪條規則允許或禁止它、如何修正，以及用戶端會送出什麼。"},
	Field:       {"URL to look at", "調べる URL", "要檢視的 URL"},
	FieldHelp:   {"Its parts, problems and octets are listed below and follow what you type.", "部分、問題点、オクテットは下に一覧され、入力に合わせて変わります。", "各部分、問題與八位元組列於下方，並隨您的輸入更新。"},
	Placeholder: {"Type or paste a URL", "URL を入力するか貼り付けてください", "輸入或貼上 URL"},

	Result:        {"Result", "結果", "結果"},
	Octets:        {"{n} octet|{n} octets", "{n} オクテット", "{n} 個八位元組"},
	ApplySafe:     {"Apply {n} safe fix|Apply {n} safe fixes", "安全な修正 {n} 件を適用", "套用 {n} 項安全的修正"},
	Problems:      {"Problems", "問題点", "問題"},
	Notes:         {"Notes", "注記", "附註"},
	ByPlace:       {"{n}|{n}, by place", "{n} 件、位置順", "{n} 項，依位置排列"},
	NextProblem:   {"Next: F8", "次へ：F8", "下一項：F8"},
	NoProblems:    {"Nothing to report.", "指摘する点はありません。", "沒有需要指出的地方。"},
	NothingTyped:  {"Type or paste a URL above, or open one of the examples below.", "上の欄に URL を入力するか貼り付けるか、下の例を開いてください。", "請在上方輸入或貼上 URL，或開啟下方的範例。"},
	MoreProblems:  {"and {n} more", "ほか {n} 件", "另有 {n} 項"},
	OnTheWire:     {"On the wire", "通信の内容", "傳送內容"},
	NoWire:        {"What a client would send appears here once there is a URL.", "URL があれば、クライアントが送る内容をここに示します。", "有了 URL 之後，這裡會顯示用戶端送出的內容。"},
	MoreSteps:     {"and {n} more step|and {n} more steps", "ほか {n} 段階", "另有 {n} 個步驟"},
	MoreOctets:    {"… {n} more", "… ほか {n}", "… 另有 {n}"},
	IfAsked:       {"if the server asks", "サーバが求めた場合", "若伺服器要求"},
	AGuess:        {"a guess", "推測", "推測"},
	ServerAnswers: {"Server answers", "サーバの応答", "伺服器回應"},
	ClientSends:   {"Client sends", "クライアントの送信", "用戶端送出"},
	Explanation:   {"Explanation", "説明", "說明"},
	EndsHere:      {"ends the line here.", "ここで行が終わります。", "此行在此結束。"},
	Preview:       {"a preview: this is not a URL yet", "プレビューです。まだ URL ではありません", "預覽：這還不是 URL"},
	Character:     {"Character", "文字", "字元"},
	NoCharacter:   {"The octet at the caret, and whether it may stand where it is.", "カーソル位置のオクテットと、そこに置いてよいかどうかを示します。", "游標處的八位元組，以及它是否可以出現在該處。"},
	MapTitle:      {"The 128 octets, in this part", "この部分での 128 オクテット", "此部分中的 128 個八位元組"},
	MapRow:        {"first digit", "上位の桁", "高位數"},
	StandsAsIs:    {"stands as it is, {n}", "そのまま書ける、{n}", "可直接寫，{n}"},
	HasAJob:       {"has a job here, {n}", "ここで役割をもつ、{n}", "在此有作用，{n}"},
	OnlyEncoded:   {"only as %XX, {n}", "%XX としてのみ、{n}", "只能寫成 %XX，{n}"},
	Never:         {"never, {n}", "書けない、{n}", "不可使用，{n}"},
	Parts:         {"Parts", "部分", "各部分"},
	PartsRule:     {"and the rule each comes from", "とそれぞれの規則", "及其所屬規則"},
	PartsGuess:    {"a ? marks a guess", "? は推測を表します", "? 表示推測"},
	NoParts:       {"Every part of the URL, with the rule it comes from.", "URL の各部分を、その規則とともに示します。", "URL 的各部分及其所屬規則。"},
	MoreParts:     {"and {n} more", "ほか {n} 件", "另有 {n} 項"},
	EmptyPart:     {"present and empty", "あるが空", "存在但為空"},
	Outside:       {"outside the URL", "URL の外", "在 URL 之外"},
	Unknown:       {"unknown", "未知", "未知"},
	StaysHere:     {"Nothing you type leaves this page.", "入力した内容がこのページの外に出ることはありません。", "您輸入的內容不會離開此頁。"},
	TheRFC:        {"RFC 1738, December 1994", "RFC 1738、1994 年 12 月", "RFC 1738，1994 年 12 月"},
	Unfinished:    {"unfinished: more is needed", "途中です。続きが必要です", "尚未完成：還需要更多內容"},
	EndsBefore:    {"the URL ends before octet {n}", "URL はオクテット {n} の前で終わります", "URL 到八位元組 {n} 之前為止"},
	BrokenAt:      {"first broken at octet {n}", "最初の誤りはオクテット {n}", "最先出錯處：八位元組 {n}"},
	Errors:        {"{n} error|{n} errors", "エラー {n} 件", "{n} 個錯誤"},
	Warnings:      {"{n} warning|{n} warnings", "警告 {n} 件", "{n} 個警告"},
	"note-count":  {"{n} note|{n} notes", "注記 {n} 件", "{n} 個附註"},
	OctetAt:       {"octet {a}", "オクテット {a}", "八位元組 {a}"},
	OctetsFrom:    {"octets {a}–{b}", "オクテット {a}–{b}", "八位元組 {a}–{b}"},
	InFrontOf:     {"at octet {a}", "オクテット {a} の位置", "八位元組 {a} 之處"},
	SectionNo:     {"section {a}", "{a} 節", "第 {a} 節"},
	Appendix:      {"appendix", "付録", "附錄"},
	AbsentParts:   {"Absent: {a}", "ないもの：{a}", "沒有：{a}"},
	PortDefault:   {"port {n}, by default", "既定のポート {n}", "預設連接埠 {n}"},
	DecodesTo:     {"decodes to `{a}`", "復号すると `{a}`", "解碼為 `{a}`"},
	ReadAsScheme:  {"shown as {a} would read it", "{a} として読んだ場合", "以 {a} 的方式解讀"},
	HostPort:      {"{a} port {n}; → sent, ← answered", "{a} ポート {n}；→ 送信、← 応答", "{a} 連接埠 {n}；→ 送出，← 回應"},
	ListComma:     {", ", "、", "、"},
}

// Words returns a label of the page that names octets, as it is to be set.
func Words(l Lang, key Key) Prose { return prose(UI(l, key)) }

// Count words a number of things.
func Count(l Lang, key Key, n int) string {
	one, many, both := strings.Cut(UI(l, key), "|")
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
func Filled(l Lang, key Key, pairs ...string) Prose { return prose(UI(l, key), pairs...) }

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
			return prose(UI(l, DecodesTo), "{a}", Legible(plain))
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
