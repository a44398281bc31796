package goal

import "urlscope/core/text"

// Parts of labels that do not depend on the predicate.
var (
	orRow      = text.Row{"; or: ", "、または：", "；或者："}
	onceRow    = text.Row{"At some time: ", "一度でも：", "曾經一次："}
	notRow     = text.Row{"This does not hold: ", "次のことが成り立ちません：", "下面這點不成立："}
	unknownRow = text.Row{"This page does not know the goal `{a}`", "このページは目標 `{a}` を知りません", "此頁不認得目標 `{a}`"}

	numberedRow = text.Row{"{a} (number {n})", "{n} 番目の{a}", "第 {n} 個{a}"}
	lastRow     = text.Row{"{a} (the last)", "最後の{a}", "最後一個{a}"}
	fromEndRow  = text.Row{"{a} (number {n} from the end)", "最後から {n} 番目の{a}", "倒數第 {n} 個{a}"}

	amounts = [...]text.Row{is: {"{n}", "{n}", "{n}"}, atMost: {"{n} or less", "{n} 以下", "{n} 以下"}, atLeast: {"{n} or more", "{n} 以上", "{n} 以上"}}
)

// octetRows are the labels of predicates that compare octets: by op, and for an empty value.
var octetRows = map[string]struct {
	by    [has + 1]text.Row
	empty text.Row
}{
	"input": {[...]text.Row{
		is:     {"The whole text is `{a}`", "全体は `{a}` です", "全文是 `{a}`"},
		begins: {"The whole text begins with `{a}`", "全体は `{a}` で始まります", "全文以 `{a}` 開頭"},
		ends:   {"The whole text ends with `{a}`", "全体は `{a}` で終わります", "全文以 `{a}` 結尾"},
		has:    {"The whole text contains `{a}`", "全体に `{a}` があります", "全文包含 `{a}`"},
	}, text.Row{"There is no text", "何も入力されていません", "沒有輸入任何內容"}},
	"raw": {[...]text.Row{
		is:     {"There is {part}, written `{a}`", "{part}は `{a}` と書かれています", "{part}寫成 `{a}`"},
		begins: {"There is {part}, written with `{a}` at the beginning", "{part}は `{a}` で始まるように書かれています", "{part}的寫法以 `{a}` 開頭"},
		ends:   {"There is {part}, written with `{a}` at the end", "{part}は `{a}` で終わるように書かれています", "{part}的寫法以 `{a}` 結尾"},
		has:    {"There is {part}, written with `{a}` in it", "{part}に `{a}` と書かれています", "{part}的寫法包含 `{a}`"},
	}, text.Row{"There is {part}, which is empty", "{part}はありますが空です", "{part}存在但為空"}},
	"decoded": {[...]text.Row{
		is:     {"There is {part} that decodes to `{a}`", "{part}はデコードすると `{a}` です", "{part}解碼後是 `{a}`"},
		begins: {"There is {part} that, decoded, begins with `{a}`", "{part}はデコードすると `{a}` で始まります", "{part}解碼後以 `{a}` 開頭"},
		ends:   {"There is {part} that, decoded, ends with `{a}`", "{part}はデコードすると `{a}` で終わります", "{part}解碼後以 `{a}` 結尾"},
		has:    {"There is {part} that, decoded, contains `{a}`", "{part}はデコードすると `{a}` を含みます", "{part}解碼後包含 `{a}`"},
	}, text.Row{"There is {part}, which is empty", "{part}はありますが空です", "{part}存在但為空"}},
	"sends": {[...]text.Row{
		is:     {"A client sends `{a}`", "クライアントが `{a}` を送ります", "用戶端送出 `{a}`"},
		begins: {"A client sends a line that begins with `{a}`", "クライアントが `{a}` で始まる行を送ります", "用戶端送出以 `{a}` 開頭的一行"},
		ends:   {"A client sends a line that ends with `{a}`", "クライアントが `{a}` で終わる行を送ります", "用戶端送出以 `{a}` 結尾的一行"},
		has:    {"A client sends a line that contains `{a}`", "クライアントが `{a}` を含む行を送ります", "用戶端送出包含 `{a}` 的一行"},
	}, text.Row{"A client sends an empty line", "クライアントが空の行を送ります", "用戶端送出一個空行"}},
}

// partNouns are the names of parts in a label, in English with an article. Each fits every scheme that has the part.
var partNouns = map[string]text.Row{
	"scheme":         {"a scheme", "スキーム", "方案"},
	"user":           {"a user name", "ユーザ名", "使用者名稱"},
	"password":       {"a password", "パスワード", "密碼"},
	"host":           {"a host", "ホスト", "主機"},
	"port":           {"a port", "ポート", "連接埠"},
	"fsegment":       {"a file or directory name", "ファイル名かディレクトリ名", "檔案或目錄名稱"},
	"ftptype":        {"a type code", "タイプコード", "類型碼"},
	"hsegment":       {"a path segment", "パスの要素", "路徑區段"},
	"search":         {"a query or search", "検索文字列", "查詢字串或搜尋字串"},
	"gtype":          {"a Gopher type", "Gopher のタイプ", "Gopher 類型"},
	"selector":       {"a selector", "セレクタ", "選擇器"},
	"gopher+_string": {"a gopher+ string", "gopher+ 文字列", "gopher+ 字串"},
	"encoded822addr": {"a mail address", "メールアドレス", "電子郵件地址"},
	"grouppart":      {"the sign for all groups", "全グループの記号", "代表所有群組的記號"},
	"group":          {"a newsgroup", "ニュースグループ", "新聞群組"},
	"article":        {"an article", "記事", "文章"},
	"digits":         {"an article number", "記事番号", "文章編號"},
	"database":       {"a database", "データベース名", "資料庫名稱"},
	"wtype":          {"a WAIS type", "WAIS のタイプ", "WAIS 類型"},
	"wpath":          {"a document id", "文書 ID", "文件識別碼"},
	"psegment":       {"an object name", "オブジェクト名", "物件名稱"},
	"fieldname":      {"a field name", "フィールド名", "欄位名稱"},
	"fieldvalue":     {"a field value", "フィールドの値", "欄位的值"},
	"schemepart":     {"a part that the scheme defines", "スキーム固有部", "方案專屬部分"},
	"urlpath":        {"a URL path", "URL のパス", "URL 路徑"},
}
