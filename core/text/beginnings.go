package text

import "urlscope/core"

// Begun heads the ways in which the path of an FTP URL may begin.
const Begun Key = "begun"

var beginningRows = Rows{
	Begun: {"The same path, begun in three ways", "同じパスの 3 通りの始め方", "同一個路徑的三種開頭"},
}

var beginningTexts = [...]Row{
	core.FromLogin: {
		"from where the login lands",
		"ログインした場所から",
		"從登入後所在的目錄起"},
	core.FromRoot: {
		"from the root, if the server has one",
		"ルートから（サーバにあれば）",
		"從根目錄起（伺服器有的話）"},
	core.FromNull: {
		"by way of an empty name, which each server takes its own way",
		"空の名前から（扱いはサーバによります）",
		"先經過空的名稱（各伺服器處理不同）"},
}

// Beginning says where a path that begins so leads (section 3.2.2).
func Beginning(l Lang, b core.Beginning) string {
	return beginningTexts[min(b, core.FromNull)].In(l)
}
