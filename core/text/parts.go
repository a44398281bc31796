package text

import "urlscope/core"

// A partText names a part: Label stands below it, and Noun in a sentence, in English with an article.
type partText struct {
	Key         string
	Label, Noun Row
}

// partTexts are the names of parts, by nonterminal and case.
var partTexts = []partText{
	{"scheme", Row{"scheme", "スキーム", "方案"}, Row{"a scheme", "スキーム", "方案"}},
	{"user", Row{"user", "ユーザ名", "使用者"}, Row{"a user name", "ユーザ名", "使用者名稱"}},
	{"password", Row{"password", "パスワード", "密碼"}, Row{"a password", "パスワード", "密碼"}},
	{"host", Row{"host", "ホスト", "主機"}, Row{"a host", "ホスト", "主機"}},
	{"port", Row{"port", "ポート", "連接埠"}, Row{"a port", "ポート", "連接埠"}},
	{"fsegment/directory", Row{"directory", "ディレクトリ", "目錄"}, Row{"a directory name", "ディレクトリ名", "目錄名稱"}},
	{"fsegment/ftp-directory", Row{"directory", "ディレクトリ", "目錄"}, Row{"an FTP directory name", "FTP のディレクトリ名", "FTP 目錄名稱"}},
	{"fsegment/name", Row{"name", "名前", "名稱"}, Row{"a file name", "ファイル名", "檔案名稱"}},
	{"fsegment/ftp-name", Row{"name", "名前", "名稱"}, Row{"an FTP file name", "FTP のファイル名", "FTP 檔案名稱"}},
	{"ftptype", Row{"type code", "タイプコード", "類型碼"}, Row{"a type code", "タイプコード", "類型碼"}},
	{"hsegment", Row{"path", "パス", "路徑"}, Row{"a path segment", "パスの要素", "路徑區段"}},
	{"search", Row{"search", "検索文字列", "搜尋字串"}, Row{"a search", "検索文字列", "搜尋字串"}},
	{"search/query", Row{"query", "検索文字列", "查詢字串"}, Row{"a query", "検索文字列", "查詢字串"}},
	{"gtype", Row{"type", "タイプ", "類型"}, Row{"a Gopher type", "Gopher のタイプ", "Gopher 類型"}},
	{"selector", Row{"selector", "セレクタ", "選擇器"}, Row{"a selector", "セレクタ", "選擇器"}},
	{"gopher+_string", Row{"gopher+ string", "gopher+ 文字列", "gopher+ 字串"}, Row{"a gopher+ string", "gopher+ 文字列", "gopher+ 字串"}},
	{"encoded822addr", Row{"mailbox", "宛先", "信箱"}, Row{"a mail address", "メールアドレス", "電子郵件地址"}},
	{"grouppart", Row{"all groups", "全グループ", "所有群組"}, Row{"the sign for all groups", "全グループの記号", "代表所有群組的記號"}},
	{"group", Row{"group", "グループ", "群組"}, Row{"a newsgroup", "ニュースグループ名", "新聞群組名稱"}},
	{"article", Row{"article", "記事", "文章"}, Row{"an article’s id", "記事の識別子", "文章識別碼"}},
	{"digits", Row{"number", "番号", "編號"}, Row{"an article number", "記事番号", "文章編號"}},
	{"database", Row{"database", "データベース", "資料庫"}, Row{"a database", "データベース名", "資料庫名稱"}},
	{"wtype", Row{"type", "タイプ", "類型"}, Row{"a WAIS type", "WAIS のタイプ", "WAIS 類型"}},
	{"wpath", Row{"document", "文書", "文件"}, Row{"a document id", "文書 ID", "文件識別碼"}},
	{"psegment", Row{"object", "オブジェクト", "物件"}, Row{"an object name", "オブジェクト名", "物件名稱"}},
	{"fieldname", Row{"field", "フィールド", "欄位"}, Row{"a field name", "フィールド名", "欄位名稱"}},
	{"fieldvalue", Row{"value", "値", "值"}, Row{"a field value", "フィールドの値", "欄位的值"}},
	{"schemepart", Row{"scheme data", "スキーム固有部", "方案專屬部分"}, Row{"what the scheme defines", "スキーム固有部", "方案專屬部分"}},
	{"urlpath", Row{"path", "パス", "路徑"}, Row{"a URL path", "パス", "路徑"}},
	{"fragment", Row{"fragment", "フラグメント", "片段"}, Row{"a fragment", "フラグメント", "片段"}},
	{"stray", Row{"outside", "URL の外", "URL 之外"}, Row{"outside the URL", "URL の外", "在 URL 之外"}},
	{"delimiter", Row{"separator", "区切り", "分隔"}, Row{"a separator", "区切り", "分隔符號"}},
	{"delimiter/tab", Row{"tab", "タブ", "定位字元"}, Row{"a tab", "タブ", "定位字元"}},
}

var partTextsByKey = func() map[string]*partText {
	all := map[string]*partText{}
	for i := range partTexts {
		all[partTexts[i].Key] = &partTexts[i]
	}
	return all
}()

// PartLabel returns the label of a nonterminal for any scheme; "" if it has no label.
func PartLabel(l Lang, name string) string {
	if row := partTextsByKey[name]; row != nil {
		return row.Label.In(l)
	}
	return ""
}

// Part returns the label of token t of u: "directory", "host". Separators also have labels, but a page should show only
// the labels of the tabs of a Gopher URL, because they look like escapes.
func Part(l Lang, u *core.URL, t core.Token) string {
	if row := partTextsByKey[partKey(u, t)]; row != nil {
		return row.Label.In(l)
	}
	return t.Part.String()
}

// partNoun returns the name of token t in a sentence: "an FTP directory name", "a host".
func partNoun(l Lang, u *core.URL, t core.Token) string {
	if row := partTextsByKey[partKey(u, t)]; row != nil {
		return row.Noun.In(l)
	}
	return t.Part.String()
}

// PartName returns the label of a part that u does not have.
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
	case core.Hsegment: // the whole of it for later standards
		if t.Mark&core.MarkLater != 0 {
			return core.Urlpath.String()
		}
	case core.Search: // the common word; RFC 1738 says searchpart, or query string
		if u.Reading() != core.WAIS {
			return key + "/query"
		}
	case core.Delim:
		if isTab(u, t) {
			return key + "/tab"
		}
	}
	return key
}

// isTab reports whether t separates fields of a Gopher URL: the "%09" of "gopher://h/7x%09y".
func isTab(u *core.URL, t core.Token) bool {
	raw := t.In(u.Source())
	return t.Part == core.Delim && u.Reading() == core.Gopher && (raw == "%09" || raw == "\t")
}

// InPart says that something is in token t of u, or outside the URL.
func InPart(l Lang, u *core.URL, t core.Token) string {
	if t.Part == core.Stray {
		return partNoun(l, u, t)
	}
	return Fill(inPart.In(l), "{part}", partNoun(l, u, t)).String()
}

var inPart = Row{"in {part}", "{part}の中", "在{part}裡"}
