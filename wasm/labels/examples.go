package labels

import "urlscope/core/text"

// Keys of the panel of examples, and of the reason to look at each.
const (
	Examples       text.Key = "examples"
	ExamplesSub    text.Key = "examples-sub"
	AllExamples    text.Key = "all-examples"
	SearchExamples text.Key = "search-examples"
	SearchHint     text.Key = "search-hint"
	FoundExamples  text.Key = "found-examples"
	MoreExamples   text.Key = "more-examples"
	NoExamples     text.Key = "no-examples"
	OwnExamples    text.Key = "own-examples"
	SchemeExamples text.Key = "scheme-examples"
	RuleExamples   text.Key = "rule-examples"
)

// exampleRows are the labels of the panel of examples. The reason for an example has the key in examples.txt (wasm/model).
var exampleRows = text.Rows{
	{Examples, text.Row{"Examples", "例", "範例"}},
	{ExamplesSub, text.Row{"the RFC’s own, and one for every scheme and rule", "RFC にある例と、各スキーム、各規則の例", "RFC 中的範例，以及各方案、各規則的範例"}},
	{AllExamples, text.Row{"All {n}", "すべて（{n}）", "全部（{n}）"}},
	{SearchExamples, text.Row{"Search the examples", "例を検索", "搜尋範例"}},
	{SearchHint, text.Row{"Word, scheme, rule, section", "語、スキーム、規則、節", "字詞、方案、規則、章節"}},
	{FoundExamples, text.Row{"{n} example|{n} examples", "{n} 件", "{n} 個範例"}},
	{MoreExamples, text.Row{"{n} more", "ほか {n} 件", "另有 {n} 個"}},
	{NoExamples, text.Row{"No example has these words. Try fewer, or a scheme such as `gopher`, or a section such as `3.2.2`.", "この語を含む例はありません。語を減らすか、`gopher` などのスキームや `3.2.2` などの節で試してください。", "沒有範例含有這些字詞。請減少字詞，或試試 `gopher` 之類的方案、`3.2.2` 之類的章節。"}},
	{OwnExamples, text.Row{"From the RFC itself", "RFC にある例", "RFC 本身的範例"}},
	{SchemeExamples, text.Row{"One for each scheme, and what people ask about most", "各スキームの例と、よく尋ねられるもの", "各方案的範例，以及最常被問到的"}},
	{RuleExamples, text.Row{"One for each rule", "各規則の例", "各規則的範例"}},

	{"example-empty-password", text.Row{"The password is there, but empty. That is not the same as none.", "パスワードはありますが、空です。「なし」とは違います。", "有密碼，但它是空的。這和沒有並不一樣。"}},
	{"example-tilde", text.Row{"In 1994, the tilde had to be an escape.", "1994 年の規則では、チルダはエスケープが必要です。", "依 1994 年的規則，波浪號必須寫成跳脫序列。"}},
	{"example-line-end", text.Row{"Two hidden octets end the line early.", "隠れた 2 つのオクテットで、行が途中で終わります。", "兩個隱藏的八位元組讓這一行提前結束。"}},
	{"example-news", text.Row{"No `//`, no host: the reader’s own server is meant.", "`//` もホストもありません。読む人のサーバを使います。", "沒有 `//`，也沒有主機：用的是讀者自己的伺服器。"}},
	{"example-file", text.Row{"Names a place, but no protocol to reach it.", "場所を示しますが、取り出すためのプロトコルは示しません。", "指明位置，但沒有指明取用的協定。"}},
	{"example-prospero", text.Row{"An empty path segment comes first, and it counts.", "先頭に空のパスの要素があり、これも 1 つと数えます。", "最前面有一個空的路徑區段，而且也算一個。"}},
	{"example-encoded-slash", text.Row{"`%2F` keeps a slash inside one directory name.", "`%2F` なら、スラッシュは 1 つのディレクトリ名の中に残ります。", "`%2F` 讓斜線留在一個目錄名稱之內。"}},
	{"example-plain-slash", text.Row{"With a plain slash the path begins in the directory in which the session starts.", "ただのスラッシュなら、パスはログイン先から始まります。", "一般的斜線表示路徑從登入後的目錄開始。"}},
	{"example-null-cwd", text.Row{"Two slashes: one directory has an empty name, and it counts.", "スラッシュが 2 つあります。空の名前のディレクトリも 1 つと数えます。", "兩個斜線：有一個目錄的名稱是空的，而且也算一個。"}},
	{"example-empty-user", text.Row{"The user name is there, but empty. That is not the same as none.", "ユーザ名はありますが、空です。「なし」とは違います。", "有使用者名稱，但它是空的。這和沒有並不一樣。"}},
	{"example-no-user", text.Row{"No user name at all: a client logs in as `anonymous`.", "ユーザ名がありません。クライアントは `anonymous` でログインします。", "完全沒有使用者名稱：用戶端以 `anonymous` 登入。"}},
	{"example-http", text.Row{"The archive of the working group that wrote the RFC.", "この RFC を書いた作業部会の記録です。", "撰寫此 RFC 的工作小組的檔案庫。"}},
	{"example-fragment", text.Row{"What follows `#` is not part of the URL.", "`#` より後は URL の一部ではありません。", "`#` 之後的內容不屬於 URL。"}},
	{"example-gopher", text.Row{"A search, and a view in Spanish: Gopher+.", "検索と、スペイン語の表示です（Gopher+）。", "一次搜尋，以及西班牙文的檢視：Gopher+。"}},
	{"example-mailto", text.Row{"A `%` in an address must be encoded.", "アドレスの中の `%` はエスケープが必要です。", "地址中的 `%` 必須寫成跳脫序列。"}},
	{"example-all-news", text.Row{"All newsgroups that the reader’s server has.", "読む人のサーバにある、すべてのニュースグループです。", "讀者的伺服器上的所有新聞群組。"}},
	{"example-nntp", text.Row{"One article, by its number on one server.", "あるサーバでの番号で示した 1 つの記事です。", "以某伺服器上的編號指出的一篇文章。"}},
	{"example-telnet", text.Row{"The user name is only a hint for you and is not sent.", "ユーザ名は利用者への参考にすぎず、送られません。", "使用者名稱只是給您參考，不會送出。"}},
	{"example-wais", text.Row{"A search of a WAIS database.", "WAIS データベースの検索です。", "對 WAIS 資料庫的一次搜尋。"}},
	{"example-type-a", text.Row{"`;type=a` says that the file is text, so line ends may be converted.", "`;type=a` は、ファイルがテキストであることを示します。そのため、改行が変換されることがあります。", "`;type=a` 表示檔案是文字，所以換行可能會轉換。"}},
	{"example-https", text.Row{"A later scheme, read by the generic syntax.", "後にできたスキームを、一般の構文で読みます。", "較晚出現的方案，依通用語法解讀。"}},
	{"example-other", text.Row{"A scheme that is not in the RFC: what follows the colon is up to the scheme.", "RFC にないスキームです。コロンより後は、そのスキームが決めます。", "RFC 裡沒有的方案：冒號之後由該方案自行決定。"}},
	{"example-broken", text.Row{"Many things wrong at once. Try the buttons.", "問題点がいくつもあります。ボタンを試してください。", "同時有許多問題。請試試按鈕。"}},
	{"example-wrapped", text.Row{"As written in a letter: in brackets, and broken over two lines.", "メールの中での書き方です。山括弧で囲まれ、2 行に分かれています。", "信件中的寫法：有角括號，並分成兩行。"}},
	{"example-hyphen", text.Row{"Broken in the middle of the host, and with a fragment.", "ホストの途中で改行され、フラグメントも付いています。", "在主機中間斷行，還帶有片段。"}},
}
