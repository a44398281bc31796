package text

// otherSteps are the texts of the steps of section 4.
var otherSteps = []stepText{
	{Kind: "other-scheme", Line: Row{
		"RFC 1738 does not say what a client does with `{scheme}`.",
		"RFC 1738 は `{scheme}` をクライアントがどう扱うかを定めていません。",
		"RFC 1738 沒有規定用戶端如何處理 `{scheme}`。"}},
	{Kind: "other-scheme/set-aside", Line: Row{
		"Section 4 reserves the name `{scheme}`, for {about}, but defines no syntax for it.",
		"4 節は `{scheme}` という名前を予約していますが（{about}）、構文は定めていません。",
		"第 4 節保留 `{scheme}` 這個名稱（{about}），沒有定義它的語法。"}},
	{Kind: "other-scheme/since", Line: Row{
		"Section 4 reserves the name `{scheme}`, for {about}, but defines no syntax for it. {by} has done so since.",
		"4 節は `{scheme}` という名前を予約していますが（{about}）、構文は定めていません。後に{by}が定めました。",
		"第 4 節保留 `{scheme}` 這個名稱（{about}），沒有定義它的語法，後來由{by}定義。"}},
	{Kind: "other-scheme/later", Line: Row{
		"`{scheme}`: {about}. It came after RFC 1738 and is described elsewhere ({by}).",
		"`{scheme}`：{about}。RFC 1738 より後のものです（説明：{by}）。",
		"`{scheme}`：{about}。在 RFC 1738 之後才有（說明：{by}）。"}},
	{Kind: "other-scheme/experimental", Line: Row{
		"Names that begin with `x-` are for experiments. What `{scheme}` means is up to those who use it.",
		"`x-` で始まる名前は実験用です。`{scheme}` の意味は使う人どうしで決めます。",
		"以 `x-` 開頭的名稱供試驗使用。`{scheme}` 的意思由使用者自行約定。"}},
	{Kind: "other-server", Line: Row{
		"The URL has the common form of section 3.1: a client would connect to `{host}`.",
		"URL は 3.1 節の共通の形をしています。クライアントは `{host}` に接続するはずです。",
		"這個 URL 是第 3.1 節的共通形式：用戶端會連到 `{host}`。"}},
	{Kind: "other-part", Line: Row{
		"What follows the colon is up to the scheme. No host is named in the form of section 3.1.",
		"コロンの後の読み方はスキームが決めます。3.1 節の形のホストはありません。",
		"冒號後面的內容由該方案決定。沒有以第 3.1 節的形式指明主機。"}},
}

// definedIn translates core.Registered.By, the name of the document or program that defines a scheme. Such names are
// the same in every language.
func definedIn(l Lang, by string) string {
	if r, ok := registries[by]; ok {
		return r.In(l)
	}
	return by
}

// registries are the names that need a translation.
var registries = map[string]Row{
	"the IANA registry":         {"the IANA registry", "IANA の登録簿", "IANA 登錄表"},
	"the IANA list of services": {"the IANA list of services", "IANA のサービス一覧", "IANA 服務列表"},
}
