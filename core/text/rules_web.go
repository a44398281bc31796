package text

// webTexts are about HTTP URLs, and searches as they have them (section 3.3).
var webTexts = []ruleText{
	{"http-search-path", Row{
		"A search needs a path in front of it",
		"検索の前にパスが必要です",
		"搜尋字串前面必須有路徑"}, Row{
		"In an HTTP URL, `?` comes after a slash and the path, which may be empty. Later standards dropped that slash.",
		"HTTP の URL では、`?` はスラッシュとパスの後に置きます。パスは空でも構いません。後の規格ではスラッシュを省けます。",
		"在 HTTP 的 URL 裡，`?` 要放在斜線和路徑後面，路徑可以是空的。後來的標準可以省略這個斜線。"}, Row{
		"Write `/` in front of `?`.",
		"`?` の前に `/` を書いてください。",
		"請在 `?` 前面寫上 `/`。"}},
	{"http-search-path/reserved", Row{
		"A search needs a path in front of it",
		"検索の前にパスが必要です",
		"搜尋字串前面必須有路徑"}, Row{
		"In an HTTP URL, `?` comes after a slash and the path, which may be empty. In the search itself, RFC 1738 reserves `/` and `?`.",
		"HTTP の URL では、`?` はスラッシュとパスの後に置きます。パスは空でも構いません。検索の中では `/` と `?` は予約されています。",
		"在 HTTP 的 URL 裡，`?` 要放在斜線和路徑後面，路徑可以是空的。搜尋字串裡保留 `/` 和 `?`。"}, Row{
		"Write `/` in front of `?`. Behind it, write `%2F` for `/` and `%3F` for `?`.",
		"`?` の前に `/` を書いてください。`?` より後では、`/` を `%2F`、`?` を `%3F` と書きます。",
		"請在 `?` 前面寫上 `/`。在它後面，`/` 寫成 `%2F`，`?` 寫成 `%3F`。"}},
	{"search-reserved/several", Row{
		"Each `/` and `?` in a search must be an escape",
		"検索の中の `/` と `?` はどれもエスケープで書きます",
		"搜尋字串裡的每個 `/` 和 `?` 都必須寫成跳脫序列"}, Row{
		"RFC 1738 reserves `/` and `?` in a search. The first is marked. Later standards allow them (RFC 3986).",
		"RFC 1738 では、`/` と `?` は検索の中で予約されています。印は最初のものです。後の規格（RFC 3986）では使えます。",
		"RFC 1738 在搜尋字串裡保留 `/` 和 `?`。標出的是第一個。後來的標準（RFC 3986）允許使用。"}, Row{
		"Write `%2F` for `/` and `%3F` for `?`.",
		"`/` は `%2F`、`?` は `%3F` と書いてください。",
		"請把 `/` 寫成 `%2F`，把 `?` 寫成 `%3F`。"}},
	{"search-reserved", Row{
		"`{raw}` in a search must be written `{escaped}`",
		"検索の中の `{raw}` は `{escaped}` と書きます",
		"搜尋字串裡的 `{raw}` 必須寫成 `{escaped}`"}, Row{
		"RFC 1738 reserves `/` and `?` in a search. Later standards allow them (RFC 3986).",
		"RFC 1738 では、`/` と `?` は検索の中で予約されています。後の規格（RFC 3986）では使えます。",
		"RFC 1738 在搜尋字串裡保留 `/` 和 `?`。後來的標準（RFC 3986）允許使用。"}, Row{
		"Write `{escaped}`.",
		"`{escaped}` と書いてください。",
		"請寫成 `{escaped}`。"}},
	{"http-semicolon", Row{
		"`{raw}` is reserved in an HTTP URL",
		"`{raw}` は HTTP の URL で予約されています",
		"`{raw}` 在 HTTP 的 URL 裡是保留字元"}, Row{
		"The prose of RFC 1738 reserves it, the grammar allows it, and neither says what it does. Servers differ.",
		"RFC 1738 の本文は予約し、文法は認め、意味はどちらも定めていません。扱いはサーバしだいです。",
		"RFC 1738 的內文保留它，文法卻允許它，兩者都沒有定義意義。怎麼處理由伺服器決定。"}, Row{
		"Leave it if the server gave you this URL. As plain data, write `{escaped}`.",
		"サーバから得た URL なら、このままにします。ただのデータなら `{escaped}` と書いてください。",
		"如果這個 URL 是伺服器給的，請保留。如果只是資料，請寫成 `{escaped}`。"}},
}
