package text

import "urlscope/core"

// Keys of the conversation's tools, and of what pointing at octets says.
const (
	CopyAsText      Key = "copy-as-text"
	CopyAsCurl      Key = "copy-as-curl"
	CopyAsGo        Key = "copy-as-go"
	ShowPassword    Key = "show-password"
	TakenApart      Key = "taken-apart"
	LastEdit        Key = "last-edit"
	ToItsProblem    Key = "to-its-problem"
	ProtocolsOwn    Key = "protocols-own"
	NotInTheURL     Key = "not-in-the-url"
	HiddenOctets    Key = "hidden-octets"
	NoMoreOfThese   Key = "no-more-of-these"
	EarlierProblems Key = "earlier-problems"
	ItsEscape       Key = "its-escape"
	MayStand        Key = "may-stand"
	HasJob          Key = "has-job"
	MustEscape      Key = "must-escape"
	NeverStands     Key = "never-stands"
	WithEscapes     Key = "with-escapes"
	EscapesHelp     Key = "escapes-help"
)

var pointingRows = map[Key]row{
	CopyAsText:      {"Copy as text", "テキストでコピー", "複製成文字"},
	CopyAsCurl:      {"as curl", "curl で", "成 curl"},
	CopyAsGo:        {"as Go", "Go で", "成 Go"},
	ShowPassword:    {"Show the password", "パスワードを表示", "顯示密碼"},
	TakenApart:      {"taken apart", "内訳", "逐項拆解"},
	LastEdit:        {"changed by the last edit", "直前の編集で変わりました", "上次編輯改變了這裡"},
	ToItsProblem:    {"Go to the problem", "問題点を見る", "查看問題"},
	ProtocolsOwn:    {"the protocol’s own", "プロトコルのもの", "協定本身的"},
	NotInTheURL:     {"octets that the URL does not give", "URL にないオクテット", "URL 沒有給的八位元組"},
	HiddenOctets:    {"a password, hidden", "パスワード（非表示）", "密碼，已隱藏"},
	EarlierProblems: {"{n} before these", "この前に {n} 件", "前面還有 {n} 項"},
	ItsEscape:       {"its escape", "エスケープ", "跳脫序列"},
	MayStand:        {"stands as it is", "そのまま書ける", "可直接寫"},
	HasJob:          {"has a job here", "ここで役割をもつ", "在此有作用"},
	MustEscape:      {"only as %XX", "%XX としてのみ", "只能寫成 %XX"},
	NeverStands:     {"never", "書けない", "不可使用"},
	WithEscapes:     {"With escapes", "エスケープ表記", "以跳脫表示"},
	EscapesHelp: {
		"For what cannot be typed or seen: `\\u{202E}` is a character, `\\x{FF}` an octet, `\\\\` a backslash. Enter takes it over.",
		"入力や表示のできないもののための表記です。`\\u{202E}` は文字、`\\x{FF}` はオクテット、`\\\\` はバックスラッシュです。Enter で反映します。",
		"用於無法輸入或看不見的內容：`\\u{202E}` 是字元，`\\x{FF}` 是八位元組，`\\\\` 是反斜線。按 Enter 套用。"},
	NoMoreOfThese: {"`{a}` does not occur in this text.", "`{a}` はこの文字列にありません。", "這段文字裡沒有 `{a}`。"},
}

var wireOctet = row{"{a}: {b}, {c}", "{a}：{b}、{c}", "{a}：{b}，{c}"}

// WireOctet says what an octet on the wire is and where it comes from: "2F: a
// slash, octets 22–25".
func WireOctet(l Lang, o core.Octet) string {
	switch {
	case o.Secret && o.Slot:
		return UI(l, HiddenOctets)
	case o.Slot:
		return UI(l, NotInTheURL)
	}
	name := OctetName(l, o.Value)
	if core.ClassOf(o.Value)&(core.Alpha|core.Digit) != 0 {
		name = string(rune(o.Value))
	}
	from := UI(l, ProtocolsOwn)
	if o.From.Len() > 0 {
		from = Place(l, o.From)
	}
	return with(wireOctet.in(l), "{a}", hexDigits(o.Value), "{b}", name, "{c}", from)
}

// NoneOf says that an octet does not stand in the text.
func NoneOf(l Lang, b byte) Prose {
	return prose(UI(l, NoMoreOfThese), "{a}", spell([]core.Octet{{Value: b}}))
}
