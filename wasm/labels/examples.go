package labels

import "urlscope/core/text"

// Keys of the examples: the words around them, and why each is worth a look.
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

	ExampleEmptyPassword text.Key = "example-empty-password"
	ExampleTilde         text.Key = "example-tilde"
	ExampleLineEnd       text.Key = "example-line-end"
	ExampleNews          text.Key = "example-news"
	ExampleFile          text.Key = "example-file"
	ExampleProspero      text.Key = "example-prospero"
)

// exampleRows are the words of the examples that are on the page itself. Those of the others are in examples_all.go.
var exampleRows = text.Rows{
	{Examples, text.Row{"Examples", "例", "範例"}},
	{ExamplesSub, text.Row{"the RFC’s own, and one for every scheme and rule", "RFC にある例と、各スキーム、各規則の例", "RFC 中的範例，以及各方案、各規則的範例"}},
	{AllExamples, text.Row{"All {n}", "すべて（{n}）", "全部（{n}）"}},

	{ExampleEmptyPassword, text.Row{"The password is there, but empty. That is not the same as none.", "パスワードはありますが、空です。「なし」とは違います。", "有密碼，但它是空的。這和沒有並不一樣。"}},
	{ExampleTilde, text.Row{"In 1994, the tilde had to be an escape.", "1994 年の規則では、チルダはエスケープが必要です。", "依 1994 年的規則，波浪號必須寫成跳脫序列。"}},
	{ExampleLineEnd, text.Row{"Two hidden octets end the line early.", "隠れた 2 つのオクテットで、行が途中で終わります。", "兩個隱藏的八位元組讓這一行提前結束。"}},
	{ExampleNews, text.Row{"No `//`, no host: the reader’s own server is meant.", "`//` もホストもありません。読む人のサーバを使います。", "沒有 `//`，也沒有主機：用的是讀者自己的伺服器。"}},
	{ExampleFile, text.Row{"Names a place, but no protocol to reach it.", "場所を示しますが、取り出すためのプロトコルは示しません。", "指明位置，但沒有指明取用的協定。"}},
	{ExampleProspero, text.Row{"An empty path segment comes first, and it counts.", "先頭に空のパスの要素があり、これも 1 つと数えます。", "最前面有一個空的路徑區段，而且也算一個。"}},
}
