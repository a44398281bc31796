package text

import "urlscope/core"

// A partText names a part: Label stands under it, Noun is for use in a sentence,
// in English with its article.
type partText struct {
	Key         string
	Label, Noun row
}

// partTexts holds the names by the nonterminal, and the case of it.
var partTexts = []partText{
	{"scheme", row{"scheme", "スキーム", "方案"}, row{"a scheme", "スキーム", "方案"}},
	{"user", row{"user", "ユーザ名", "使用者"}, row{"a user name", "ユーザ名", "使用者名稱"}},
	{"password", row{"password", "パスワード", "密碼"}, row{"a password", "パスワード", "密碼"}},
	{"host", row{"host", "ホスト", "主機"}, row{"a host", "ホスト", "主機"}},
	{"port", row{"port", "ポート", "連接埠"}, row{"a port", "ポート", "連接埠"}},
	{"fsegment/directory", row{"directory", "ディレクトリ", "目錄"}, row{"a directory name", "ディレクトリ名", "目錄名稱"}},
	{"fsegment/ftp-directory", row{"directory", "ディレクトリ", "目錄"}, row{"an FTP directory name", "FTP のディレクトリ名", "FTP 目錄名稱"}},
	{"fsegment/name", row{"name", "名前", "名稱"}, row{"a file name", "ファイル名", "檔案名稱"}},
	{"fsegment/ftp-name", row{"name", "名前", "名稱"}, row{"an FTP file name", "FTP のファイル名", "FTP 檔案名稱"}},
	{"ftptype", row{"type code", "タイプ", "類型碼"}, row{"a type code", "タイプコード", "類型碼"}},
	{"hsegment", row{"path", "パス", "路徑"}, row{"a path segment", "パスの要素", "路徑區段"}},
	{"search", row{"search", "検索", "搜尋"}, row{"a search", "検索文字列", "搜尋字串"}},
	{"gtype", row{"type", "タイプ", "類型"}, row{"a Gopher type", "Gopher のタイプ", "Gopher 類型"}},
	{"selector", row{"selector", "セレクタ", "選擇器"}, row{"a selector", "セレクタ", "選擇器"}},
	{"gopher+_string", row{"gopher+ string", "gopher+ 文字列", "gopher+ 字串"}, row{"a gopher+ string", "gopher+ 文字列", "gopher+ 字串"}},
	{"encoded822addr", row{"mailbox", "宛先", "信箱"}, row{"a mail address", "メールアドレス", "電子郵件地址"}},
	{"grouppart", row{"all groups", "全グループ", "所有群組"}, row{"the sign for all groups", "全グループの記号", "代表所有群組的記號"}},
	{"group", row{"group", "グループ", "群組"}, row{"a newsgroup", "ニュースグループ名", "新聞群組名稱"}},
	{"article", row{"article", "記事", "文章"}, row{"an article's id", "記事の識別子", "文章識別碼"}},
	{"digits", row{"number", "番号", "編號"}, row{"an article number", "記事番号", "文章編號"}},
	{"database", row{"database", "データベース", "資料庫"}, row{"a database", "データベース名", "資料庫名稱"}},
	{"wtype", row{"type", "タイプ", "類型"}, row{"a WAIS type", "WAIS のタイプ", "WAIS 類型"}},
	{"wpath", row{"document", "文書", "文件"}, row{"a document id", "文書 ID", "文件識別碼"}},
	{"psegment", row{"object", "オブジェクト", "物件"}, row{"an object name", "オブジェクト名", "物件名稱"}},
	{"fieldname", row{"field", "フィールド", "欄位"}, row{"a field name", "フィールド名", "欄位名稱"}},
	{"fieldvalue", row{"value", "値", "值"}, row{"a field value", "フィールドの値", "欄位的值"}},
	{"schemepart", row{"scheme data", "スキーム固有部", "方案專屬部分"}, row{"what the scheme defines", "スキーム固有部", "方案專屬部分"}},
	{"urlpath", row{"path", "パス", "路徑"}, row{"a URL path", "パス", "路徑"}},
	{"fragment", row{"fragment", "フラグメント", "片段"}, row{"a fragment", "フラグメント", "片段"}},
	{"stray", row{"outside", "URL の外", "URL 之外"}, row{"what is outside the URL", "URL の外", "URL 之外的部分"}},
	{"delimiter", row{"separator", "区切り", "分隔"}, row{"a separator", "区切り", "分隔符號"}},
	{"delimiter/tab", row{"tab", "タブ", "定位"}, row{"a tab", "タブ", "定位字元"}},
}

var partTextsByKey = func() map[string]*partText {
	all := map[string]*partText{}
	for i := range partTexts {
		all[partTexts[i].Key] = &partTexts[i]
	}
	return all
}()

// PartLabel returns the short label of the nonterminal of that name, whatever the
// scheme; "" for one that the table does not have as such.
func PartLabel(l Lang, name string) string {
	if row := partTextsByKey[name]; row != nil {
		return row.Label.in(l)
	}
	return ""
}

// Part returns the short label of token t of u, such as stands under it:
// "directory", "host". A page shows that of a separator only for the tabs of a
// Gopher URL, which look like escapes.
func Part(l Lang, u *core.URL, t core.Token) string {
	if row := partTextsByKey[partKey(u, t)]; row != nil {
		return row.Label.in(l)
	}
	return t.Part.String()
}

// PartNoun returns what token t of u is called in a sentence: "an FTP directory
// name", "a host".
func PartNoun(l Lang, u *core.URL, t core.Token) string {
	if row := partTextsByKey[partKey(u, t)]; row != nil {
		return row.Noun.in(l)
	}
	return t.Part.String()
}

// PartName returns the short label of a part that is absent from a URL, for
// which there is no token.
func PartName(l Lang, u *core.URL, p core.Part) string { return Part(l, u, core.Token{Part: p}) }

func partKey(u *core.URL, t core.Token) string {
	key := t.Part.String()
	switch t.Part {
	case core.Fsegment:
		name := "directory"
		if isName(u, t) || !u.Has(core.Fsegment) {
			name = "name"
		}
		if u.Reading() == core.FTP {
			name = "ftp-" + name
		}
		return key + "/" + name
	case core.Delim:
		if isTab(u, t) {
			return key + "/tab"
		}
	}
	return key
}

// isTab reports whether t is one of the tabs that separate the fields of a
// Gopher URL.
func isTab(u *core.URL, t core.Token) bool {
	raw := t.In(u.Source())
	return t.Part == core.Delim && (raw == "%09" || raw == "\t")
}

// InPart says that something is in token t of u.
func InPart(l Lang, u *core.URL, t core.Token) string {
	return prose(inPart.in(l), "{part}", PartNoun(l, u, t)).String()
}

var inPart = row{"in {part}", "{part}の中", "在{part}裡"}
