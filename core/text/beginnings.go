package text

import "urlscope/core/wire"

var beginningTexts = [...]Row{
	wire.BeginningLogin: {
		"from the directory in which the session starts",
		"ログイン先から",
		"從登入後所在的目錄起"},
	wire.BeginningRoot: {
		"from the root, if the server has one",
		"ルートから（サーバにあれば）",
		"從根目錄起（伺服器有的話）"},
	wire.BeginningNull: {
		"through an empty name, which each server treats in its own way",
		"空の名前から（扱いはサーバによります）",
		"先經過空的名稱（各伺服器處理不同）"},
}

// Beginning says where a path with that beginning leads (section 3.2.2).
func Beginning(l Lang, b wire.Beginning) string {
	return beginningTexts[min(b, wire.BeginningNull)].In(l)
}
