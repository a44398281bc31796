package text

// webTexts are the texts of rules about HTTP URLs and queries (section 3.3).
var webTexts = []ruleText{
	{"http-search-path", Row{
		"The query needs a slash in front of it",
		"検索文字列（クエリ）の前にスラッシュが必要です",
		"查詢字串前面必須有斜線"}, Row{
		"In an HTTP URL, the query (RFC 1738: searchpart) comes after a slash and the path, which may be empty. Later standards allow the slash to be left out (RFC 3986).",
		"HTTP の URL では、検索文字列（クエリ、RFC 1738 では searchpart）はスラッシュとパスの後に書きます。パスは空でも構いません。後の規格（RFC 3986）ではスラッシュを省けます。",
		"在 HTTP 的 URL 裡，查詢字串（RFC 1738 稱為 searchpart）要寫在斜線和路徑後面，路徑可以是空的。後來的標準（RFC 3986）可以省略這個斜線。"}, Row{
		"Write `/` in front of `?`.",
		"`?` の前に `/` を書いてください。",
		"請在 `?` 前面寫上 `/`。"}},
	{"http-search-path/reserved", Row{}, Row{
		"In an HTTP URL, the query comes after a slash and the path, which may be empty. In the query itself (RFC 1738: searchpart), `/` and `?` are reserved.",
		"HTTP の URL では、検索文字列（クエリ、RFC 1738 では searchpart）はスラッシュとパスの後に書きます。パスは空でも構いません。検索文字列の中では `/` と `?` は予約されています。",
		"在 HTTP 的 URL 裡，查詢字串（RFC 1738 稱為 searchpart）要寫在斜線和路徑後面，路徑可以是空的。查詢字串裡保留 `/` 和 `?`。"}, Row{
		"Write `/` in front of `?`. After it, write `%2F` for `/` and `%3F` for `?`.",
		"`?` の前に `/` を書いてください。`?` より後では、`/` を `%2F`、`?` を `%3F` と書きます。",
		"請在 `?` 前面寫上 `/`。在它後面，`/` 寫成 `%2F`，`?` 寫成 `%3F`。"}},
	{"search-reserved/several", Row{
		"In a query, each `/` and `?` must be an escape",
		"検索文字列の `/` と `?` はどれもエスケープで書きます",
		"查詢字串裡的每個 `/` 和 `?` 都必須寫成跳脫序列"}, Row{
		"RFC 1738 reserves `/` and `?` in a query (searchpart). Only the first is marked. Later standards allow them (RFC 3986).",
		"RFC 1738 では、`/` と `?` は検索文字列（searchpart、クエリ）の中で予約されています。印を付けたのは最初のものだけです。後の規格（RFC 3986）では使えます。",
		"RFC 1738 在查詢字串（searchpart）裡保留 `/` 和 `?`。標出的只是第一個。後來的標準（RFC 3986）允許使用。"}, Row{
		"Write `%2F` for `/` and `%3F` for `?`.",
		"`/` は `%2F`、`?` は `%3F` と書いてください。",
		"請把 `/` 寫成 `%2F`，把 `?` 寫成 `%3F`。"}},
	{"search-reserved", Row{
		"`{raw}` in a query must be written `{escaped}`",
		"検索文字列の `{raw}` は `{escaped}` と書きます",
		"查詢字串裡的 `{raw}` 必須寫成 `{escaped}`"}, Row{
		"RFC 1738 reserves `/` and `?` in a query (searchpart). Later standards allow them (RFC 3986).",
		"RFC 1738 では、`/` と `?` は検索文字列（searchpart、クエリ）の中で予約されています。後の規格（RFC 3986）では使えます。",
		"RFC 1738 在查詢字串（searchpart）裡保留 `/` 和 `?`。後來的標準（RFC 3986）允許使用。"}, Row{
		"Write `{escaped}`.",
		"`{escaped}` と書いてください。",
		"請寫成 `{escaped}`。"}},
	{"http-semicolon", Row{
		"`{raw}` is reserved in an HTTP URL",
		"`{raw}` は HTTP の URL で予約されています",
		"`{raw}` 在 HTTP 的 URL 裡是保留字元"}, Row{
		"The prose of RFC 1738 reserves it (section 3.3), the grammar allows it, and neither says what it means. The rest is up to the server.",
		"RFC 1738 の本文（3.3 節）はこれを予約し、文法は認めていますが、意味はどちらも定めていません。扱いはサーバしだいです。",
		"RFC 1738 的內文（第 3.3 節）保留它，語法卻允許它，兩者都沒有定義意義。怎麼處理由伺服器決定。"}, Row{
		"Leave it if the server gave you this URL. If it is plain data, write `{escaped}`.",
		"サーバから得た URL なら、このままにします。ただのデータなら `{escaped}` と書いてください。",
		"如果這個 URL 是伺服器給的，請保留。如果只是資料，請寫成 `{escaped}`。"}},
}
