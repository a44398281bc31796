package text

// schemeTexts are the texts of rules about the scheme (sections 2.1 and 4).
var schemeTexts = []ruleText{
	{"scheme-missing", Row{
		"The scheme is missing",
		"スキームがありません",
		"缺少方案"}, Row{
		"A URL begins with a scheme, which says how to reach what the URL names. Without one, a client cannot know.",
		"URL は、リソースの取り出し方を示すスキームで始まります。スキームがないと、クライアントには取り出し方が分かりません。",
		"URL 以方案開頭，說明如何取用資源。沒有方案，用戶端無從得知。"}, Row{
		"Put the scheme and its colon in front. `{arg}` was likely meant.",
		"先頭にスキームとコロンを書いてください。おそらく `{arg}` です。",
		"請在最前面寫上方案和冒號。這裡很可能是 `{arg}`。"}},
	{"scheme-missing/unknown", Row{}, Row{}, Row{
		"Put a scheme and a colon in front, such as `http:` or `mailto:`.",
		"先頭に `http:` や `mailto:` のようなスキームとコロンを書いてください。",
		"請在最前面寫上方案和冒號，例如 `http:` 或 `mailto:`。"}},
	{"scheme-missing/empty", Row{
		"Nothing here yet",
		"まだ何もありません",
		"這裡還是空的"}, Row{
		"A URL begins with a scheme, such as `http:` or `mailto:`.",
		"URL は `http:` や `mailto:` のようなスキームで始まります。",
		"URL 以方案開頭，例如 `http:` 或 `mailto:`。"}, Row{
		"Type or paste a URL, or open an example.",
		"URL を入力するか、貼り付けるか、例を開いてください。",
		"請輸入或貼上 URL，或打開一個範例。"}},
	{"scheme-colon", Row{
		"A colon must follow the scheme",
		"スキームの後にコロンが必要です",
		"方案後面必須有冒號"}, Row{
		"The first colon ends the scheme. Without it, `{scheme}` is only a word.",
		"最初のコロンでスキームが終わります。コロンがなければ、`{scheme}` はただの語です。",
		"第一個冒號表示方案結束。沒有冒號，`{scheme}` 就只是一個詞。"}, Row{
		"Write `:` right after `{scheme}`.",
		"`{scheme}` のすぐ後に `:` を書いてください。",
		"請在 `{scheme}` 後面緊接著寫 `:`。"}},
	{"scheme-colon/other", Row{
		"`{raw}` where the colon of the scheme belongs",
		"スキームのコロンがあるべき所に `{raw}` があります",
		"方案後面該寫冒號的地方寫了 `{raw}`"}, Row{}, Row{
		"Write `:` instead.",
		"代わりに `:` と書いてください。",
		"請改寫成 `:`。"}},
	{"scheme-octet", Row{
		"`{raw}` is not allowed in a scheme",
		"スキームに `{raw}` は使えません",
		"方案裡不能有 `{raw}`"}, Row{
		"A scheme consists of letters, digits, `+`, `-` and `.` only. It has no escapes.",
		"スキームに使えるのは英字、数字、`+`、`-`、`.` だけです。エスケープも使えません。",
		"方案只能用英文字母、數字、`+`、`-` 和 `.`，也不能用跳脫序列。"}, Row{
		"Take it out, and check the name that is left.",
		"取り除いて、残った名前を確かめてください。",
		"請移除，再確認剩下的名稱。"}},
	{"scheme-misspelt", Row{
		"`{raw}` looks like `{arg}`",
		"`{raw}` は `{arg}` に似ています",
		"`{raw}` 看起來像 `{arg}`"}, Row{
		"No scheme is known by this name. The parts are shown as `{arg}` would have them.",
		"この名前のスキームは知られていません。各部分は `{arg}` として読んで示しています。",
		"沒有已知的方案叫這個名稱。各部分是當作 `{arg}` 解讀後顯示的。"}, Row{
		"Write `{arg}` if that is what you mean.",
		"そのつもりなら `{arg}` と書いてください。",
		"如果您要的就是它，請寫成 `{arg}`。"}},
	{"scheme-upper-case", Row{
		"`{raw}` is usually written in lower case",
		"`{raw}` はふつう小文字で書きます",
		"`{raw}` 通常寫成小寫"}, Row{
		"Programs read it the same in either case. RFC 1738 lists lower case letters.",
		"大文字でも小文字でも同じように読まれます。RFC 1738 が挙げるのは小文字です。",
		"大小寫對程式來說都一樣。RFC 1738 列出的是小寫。"}, Row{
		"Write it in lower case. It names the same resource.",
		"小文字で書いてください。示すリソースは同じです。",
		"請寫成小寫，指的是同一個資源。"}},
	{"scheme-odd-start", Row{
		"The scheme begins with `{raw}`",
		"スキームが `{raw}` で始まっています",
		"方案以 `{raw}` 開頭"}, Row{
		"RFC 1738 allows it. Later standards require a letter first (RFC 3986), and many programs will not take this for a scheme.",
		"RFC 1738 では使えます。後の規格（RFC 3986）は英字で始まるものとしたので、スキームと見なさないプログラムもあります。",
		"RFC 1738 允許。後來的標準（RFC 3986）要求以英文字母開頭，許多程式不會把它當成方案。"}, Row{
		"If the name is yours to choose, begin it with a letter.",
		"名前を自分で決められるなら、英字で始めてください。",
		"如果名稱由您決定，請以英文字母開頭。"}},
	{"scheme-set-aside", Row{
		"`{raw}` is reserved, with no syntax of its own",
		"`{raw}` は予約された名前で、構文はまだありません",
		"`{raw}` 是保留的名稱，還沒有自己的語法"}, Row{
		"RFC 1738 reserves the name for a later document and defines no syntax for it. Only the general form of a URL applies.",
		"RFC 1738 はこの名前を後の文書のために予約していて、構文は定めていません。URL の一般形だけが当てはまります。",
		"RFC 1738 把這個名稱保留給日後的文件，沒有定義它的語法，所以只適用 URL 的一般形式。"}, Row{
		"No change needed.",
		"修正は不要です。",
		"不需要修改。"}},
	{"scheme-set-aside/since", Row{
		"RFC 1738 only reserves the name `{raw}`",
		"RFC 1738 は `{raw}` という名前を予約しただけです",
		"RFC 1738 只保留了 `{raw}` 這個名稱"}, Row{
		"RFC 1738 defines no syntax for it. {arg} has done so since.",
		"RFC 1738 は構文を定めていません。後に{arg}が定めました。",
		"RFC 1738 沒有定義它的語法，後來由{arg}定義。"}, Row{
		"No change needed. For what its parts mean, see {arg}.",
		"修正は不要です。各部分の意味については{arg}を見てください。",
		"不需要修改。各部分的意義請參閱{arg}。"}},
	{"scheme-experimental", Row{
		"`{raw}` is an experimental scheme",
		"`{raw}` は実験的なスキームです",
		"`{raw}` 是試驗用的方案"}, Row{
		"Names that begin with `x-` are for use among people who have agreed on them. Others may use the same name for something else.",
		"`x-` で始まる名前は、合意した者どうしで使うものです。同じ名前が別の意味で使われることもあります。",
		"以 `x-` 開頭的名稱，供約定好的各方使用。別人可能用同一個名稱表示別的意思。"}, Row{
		"No change needed if the programs that use it have agreed on it.",
		"使うプログラムの間で合意があるなら、修正は不要です。",
		"如果使用它的程式都認得它，就不需要修改。"}},
	{"scheme-later", Row{
		"`{raw}` came after RFC 1738",
		"`{raw}` は RFC 1738 より後のものです",
		"`{raw}` 是 RFC 1738 之後才有的"}, Row{
		"It is described elsewhere ({arg}). RFC 1738 has rules only for its general form.",
		"説明は別にあります（{arg}）。RFC 1738 の規則で調べられるのは、URL の一般形だけです。",
		"它另有說明（{arg}）。依 RFC 1738 的規則，只能檢查 URL 的一般形式。"}, Row{
		"No change needed. For what its parts mean, see {arg}.",
		"修正は不要です。各部分の意味については{arg}を見てください。",
		"不需要修改。各部分的意義請參閱{arg}。"}},
	{"scheme-unknown", Row{
		"`{raw}` is not a known scheme",
		"`{raw}` は既知のスキームではありません",
		"`{raw}` 不是已知的方案"}, Row{
		"Any name of letters, digits, `+`, `-` and `.` can be a scheme, so this is not an error. But few clients will know how to fetch it.",
		"英字、数字、`+`、`-`、`.` からなる名前はどれもスキームになりえるので、誤りではありません。ただし、扱えるクライアントはほとんどありません。",
		"由英文字母、數字、`+`、`-` 和 `.` 組成的名稱都能當方案，所以這不是錯誤。但很少用戶端知道如何取用它。"}, Row{
		"Check the spelling. A scheme of your own is fine as it is.",
		"つづりを確かめてください。自分で決めたスキームなら、このままで構いません。",
		"請檢查拼字。如果是您自訂的方案，這樣就可以。"}},
}
