package text

// gopherTexts are the texts of rules about Gopher URLs (section 3.4).
var gopherTexts = []ruleText{
	{"gopher-line-end", Row{
		"`{raw}` would end the request early",
		"`{raw}` で要求が途中で終わります",
		"`{raw}` 會讓要求提前結束"}, Row{
		"A selector cannot contain a tab, CR or LF. When this is decoded, what follows becomes a field or a request of its own.",
		"セレクタにタブ、CR、LF は含められません。デコードすると、続きは別のフィールドや別の要求になります。",
		"選擇器裡不能有定位字元、CR 或 LF。解碼後，後面的內容會變成另一個欄位或另一個要求。"}, Row{
		"Take it out. Do not follow such a URL from someone you do not know.",
		"取り除いてください。知らない相手から届いたこのような URL は開かないでください。",
		"請移除。這種 URL 若來路不明，請不要開啟。"}},
	{"gopher-plus-line-end", Row{
		"`{raw}` would end the request early",
		"`{raw}` で要求が途中で終わります",
		"`{raw}` 會讓要求提前結束"}, Row{
		"Only a filled-in form contains line ends, as section 3.4.9 writes it. Here, what follows becomes a request of its own.",
		"改行を含んでよいのは、3.4.9 節の形の記入済みフォームだけです。ここでは続きが別の要求になります。",
		"只有照第 3.4.9 節填好的表單可以包含換行。在這裡，後面的內容會變成另一個要求。"}, Row{
		"Take it out, or complete the form. Do not follow such a URL from someone you do not know.",
		"取り除くか、フォームを完成させてください。知らない相手から届いたこのような URL は開かないでください。",
		"請移除，或把表單填寫完整。這種 URL 若來路不明，請不要開啟。"}},
	{"gopher-type-default", Row{
		"Without a type, `1` is meant: a menu",
		"タイプがないので、メニューの `1` になります",
		"未指定類型，視為 `1`（選單）"}, Row{
		"A Gopher URL without a path leads to the server’s top menu.",
		"パスのない Gopher の URL は、サーバの最上位のメニューを示します。",
		"沒有路徑的 Gopher URL 指的是伺服器最上層的選單。"}, Row{
		"No change needed. Adding `1` only makes it explicit.",
		"修正は不要です。`1` を追加しても意味は同じです。",
		"不需要修改。加上 `1` 意思相同，只是寫明了。"}},
	{"gopher-type-unknown", Row{
		"`{raw}` is not a known Gopher type",
		"`{raw}` は既知の Gopher のタイプではありません",
		"`{raw}` 不是已知的 Gopher 類型"}, Row{
		"The octet after the slash tells the client what to expect: `0` a text, `1` a menu, `7` a search.",
		"スラッシュの次のオクテットで、何が返るかをクライアントに教えます。`0` はテキスト、`1` はメニュー、`7` は検索です。",
		"斜線後的第一個八位元組告訴用戶端會收到什麼：`0` 文字、`1` 選單、`7` 搜尋。"}, Row{
		"If this is the selector already, put its type in front.",
		"これがすでにセレクタなら、その前にタイプを書いてください。",
		"如果這裡已經是選擇器，請在前面寫上類型。"}},
	{"gopher-type-encoded", Row{
		"The Gopher type is written as an escape",
		"Gopher のタイプがエスケープで書かれています",
		"Gopher 類型寫成了跳脫序列"}, Row{
		"`{raw}` stands for type `{decoded}`. Some clients do not expect an escape in this place.",
		"`{raw}` はタイプ `{decoded}` を表します。この場所のエスケープに対応していないクライアントもあります。",
		"`{raw}` 代表類型 `{decoded}`。用戶端在這個位置不一定會處理跳脫序列。"}, Row{
		"Write the type as one plain octet.",
		"タイプをそのまま 1 オクテットで書いてください。",
		"請直接用一個八位元組寫出類型。"}},
	{"gopher-type-twice", Row{
		"`{raw}` twice: the type, and the selector’s first octet",
		"`{raw}` が 2 つ：タイプと、セレクタの先頭です",
		"兩個 `{raw}`：類型，以及選擇器的第一個八位元組"}, Row{
		"Many servers begin a selector with a copy of its type. The first stays with the client, the second is sent.",
		"多くのサーバでは、セレクタがタイプの写しで始まります。1 つ目はクライアントに残り、2 つ目が送られます。",
		"許多伺服器的選擇器以類型的副本開頭。第一個留在用戶端，第二個會送出。"}, Row{
		"Leave both if the server wrote them.",
		"サーバが付けたものなら、両方を残してください。",
		"如果是伺服器給的，兩個都請保留。"}},
	{"gopher-tab", Row{
		"A tab in place of `%09`",
		"`%09` があるべき所にタブがあります",
		"該寫 `%09` 的地方用了定位字元"}, Row{
		"Tabs separate selector, search and gopher+ string. In a URL a tab is written `%09`.",
		"タブはセレクタ、検索文字列、gopher+ 文字列を分けます。URL では `%09` と書きます。",
		"定位字元隔開選擇器、搜尋字串和 gopher+ 字串。在 URL 裡要寫成 `%09`。"}, Row{
		"Write `%09`.",
		"`%09` と書いてください。",
		"請寫成 `%09`。"}},
	{"gopher-search-question", Row{
		"In a Gopher URL, `?` does not begin a search",
		"Gopher の URL で `?` は検索文字列の始まりではありません",
		"在 Gopher 的 URL 裡，`?` 不是搜尋字串的開頭"}, Row{
		"It is sent as part of the selector. The words to search for come after `%09`.",
		"セレクタの一部として送られます。検索する語は `%09` の後に書きます。",
		"它會當作選擇器的一部分送出。要搜尋的字詞寫在 `%09` 後面。"}, Row{
		"Write `%09` if a search is meant.",
		"検索するつもりなら `%09` と書いてください。",
		"如果要搜尋，請寫成 `%09`。"}},
	{"gopher-search-type", Row{
		"A search, but the type is `{gtype}`",
		"検索文字列があるのに、タイプは `{gtype}` です",
		"有搜尋字串，但類型是 `{gtype}`"}, Row{
		"Search engines have type `7`. With any other type, a server expects no words to search for, and may not find the item.",
		"検索エンジンのタイプは `7` です。ほかの項目では検索文字列が想定されておらず、項目が見つからないことがあります。",
		"搜尋引擎的類型是 `7`。其他項目不需要搜尋字串，加上後可能找不到項目。"}, Row{
		"Write type `7` for a search engine, or leave the search out.",
		"検索エンジンならタイプを `7` にし、そうでなければ検索文字列を省いてください。",
		"如果是搜尋引擎，請把類型寫成 `7`，否則請省略搜尋字串。"}},
	{"gopher-plus-tab", Row{
		"A gopher+ string needs a second `%09`",
		"gopher+ 文字列には 2 つ目の `%09` が必要です",
		"gopher+ 字串前面需要第二個 `%09`"}, Row{
		"It comes after the search, whose `%09` is needed even when the search is empty. As it is, the server takes it for a search.",
		"検索文字列の後に置くものです。検索文字列が空でも、その `%09` は必要です。このままでは検索文字列として読まれます。",
		"它放在搜尋字串後面，就算搜尋字串是空的，它的 `%09` 也不能省略。照現在的寫法，伺服器會把它當成搜尋字串。"}, Row{
		"Write `%09` once more in front of `{raw}`.",
		"`{raw}` の前に `%09` をもう 1 つ書いてください。",
		"請在 `{raw}` 前面再寫一個 `%09`。"}},
	{"gopher-search-reserved", Row{
		"`{raw}` in a search is better written `{escaped}`",
		"検索文字列の `{raw}` は `{escaped}` と書くほうが確実です",
		"搜尋字串裡的 `{raw}` 最好寫成 `{escaped}`"}, Row{
		"RFC 1738 says that nothing is reserved here (section 3.4.1), but the grammar of section 5 leaves `/` and `?` out of a search.",
		"RFC 1738 は、ここに予約された文字はないとしています（3.4.1 節）。しかし 5 節の文法では、検索文字列に `/` と `?` は含まれません。",
		"RFC 1738 說這裡沒有保留字元（第 3.4.1 節），但第 5 節的語法裡，搜尋字串並不包含 `/` 和 `?`。"}, Row{
		"Encode it. That is right under both.",
		"エスケープしてください。どちらに従っても正しくなります。",
		"請改寫成跳脫序列，無論依照哪一處都正確。"}},
}
