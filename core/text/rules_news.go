package text

// newsTexts are the texts of rules about news and nntp URLs (sections 3.6 and 3.7).
var newsTexts = []ruleText{
	{"news-all", Row{
		"`*` stands for all newsgroups",
		"`*` は全ニュースグループを表します",
		"`*` 代表所有新聞群組"}, Row{
		"A client lists every group that its server has. The list can be long.",
		"クライアントは、サーバにある全グループの一覧を示します。長くなることがあります。",
		"用戶端會列出伺服器上的每個群組，清單可能很長。"}, Row{
		"No change needed.",
		"修正は不要です。",
		"不需要修改。"}},
	{"group-empty", Row{
		"The newsgroup is missing",
		"ニュースグループがありません",
		"缺少新聞群組"}, Row{
		"A newsgroup has a name with dots in it, such as `comp.infosystems.www.misc`.",
		"ニュースグループは `comp.infosystems.www.misc` のようなピリオド区切りの名前です。",
		"新聞群組的名稱以句點分段，例如 `comp.infosystems.www.misc`。"}, Row{
		"Write the name of a group, or `*` for all of them.",
		"グループの名前を書いてください。すべてのグループなら `*` です。",
		"請寫上群組名稱。要全部群組就寫 `*`。"}},
	{"group-empty/nntp", Row{}, Row{
		"An NNTP URL names a group of that server, such as `comp.infosystems.www.misc`.",
		"NNTP の URL は、そのサーバの `comp.infosystems.www.misc` のようなグループを示します。",
		"NNTP 的 URL 指明該伺服器上的群組，例如 `comp.infosystems.www.misc`。"}, Row{
		"Write the name of a group. No fix is offered, since the group cannot be guessed.",
		"グループの名前を書いてください。どのグループのことかは分からないので、修正案はありません。",
		"請寫上群組名稱。這裡看不出是哪個群組，所以沒有修正建議。"}},
	{"group-server", Row{
		"A news URL names no server",
		"news の URL でサーバは指定できません",
		"news 的 URL 不能指明伺服器"}, Row{
		"In RFC 1738, the client asks the reader’s own news server. Later standards have a server here (RFC 5538).",
		"RFC 1738 では、読む人のニュースサーバに尋ねます。後の規格（RFC 5538）では、ここにサーバを書けます。",
		"依 RFC 1738，用戶端會詢問讀者自己的新聞伺服器。後來的標準（RFC 5538）才可以在這裡寫伺服器。"}, Row{
		"Write the group alone, or use `nntp://` to name a server.",
		"グループだけを書くか、サーバを示すなら `nntp://` を使ってください。",
		"請只寫群組。要指明伺服器，請用 `nntp://`。"}},
	{"group-start", Row{
		"In a URL, a newsgroup begins with a letter",
		"URL のニュースグループ名は英字で始まります",
		"URL 裡的新聞群組名稱以英文字母開頭"}, Row{
		"This one begins with `{raw}`. Some real groups do, too, such as `24hoursupport.helpdesk`, but no news URL of RFC 1738 can name them.",
		"これは `{raw}` で始まっています。`24hoursupport.helpdesk` のような名前のグループも実在しますが、RFC 1738 の news の URL では示せません。",
		"這裡以 `{raw}` 開頭。實際上有 `24hoursupport.helpdesk` 這樣的群組，但 RFC 1738 的 news 的 URL 無法指明它們。"}, Row{
		"Check the name. If the group really has it, RFC 1738 has no URL for the group.",
		"名前を確かめてください。本当にその名前なら、RFC 1738 ではそのグループを示せません。",
		"請確認名稱。如果群組真的叫這個名稱，RFC 1738 沒有它的 URL。"}},
	{"group-octet", Row{
		"`{raw}` is not allowed in a newsgroup",
		"ニュースグループ名に `{raw}` は使えません",
		"新聞群組名稱裡不能有 `{raw}`"}, Row{
		"The name of a newsgroup consists of letters, digits, `-` `.` `+` and `_` only. It has no escapes.",
		"ニュースグループ名に使えるのは英字、数字、`-`、`.`、`+`、`_` だけです。エスケープも使えません。",
		"新聞群組名稱只能用英文字母、數字、`-`、`.`、`+` 和 `_`，也不能用跳脫序列。"}, Row{
		"Take it out, and check the name.",
		"取り除いて、名前を確かめてください。",
		"請移除，並確認名稱。"}},
	{"article-empty", Row{
		"The id in front of `@` is missing",
		"`@` の前に識別子がありません",
		"`@` 前面缺少識別碼"}, Row{
		"An article’s id is a unique string, `@`, and the domain of the host that issued it.",
		"記事の識別子は、一意の文字列、`@`、それを付けたホストのドメインからなります。",
		"文章識別碼由一段唯一的字串、`@` 和產生它的主機的網域組成。"}, Row{
		"Copy the whole id from the article’s Message-ID field. No fix is offered, since the id cannot be guessed.",
		"記事の Message-ID フィールドから、識別子をすべて写してください。どの識別子かは分からないので、修正案はありません。",
		"請從文章的 Message-ID 欄位複製完整的識別碼。這裡看不出來，所以沒有修正建議。"}},
	{"article-brackets", Row{
		"The id is written without `<` and `>`",
		"識別子は `<` と `>` を付けずに書きます",
		"識別碼不寫 `<` 和 `>`"}, Row{
		"In a Message-ID field they enclose the id. A URL leaves them out, since they mark where URLs end.",
		"Message-ID フィールドでは識別子を囲みますが、URL では省きます。URL の終わりを示す記号だからです。",
		"Message-ID 欄位用它們包住識別碼。URL 則省略，因為它們用來標示 URL 的結尾。"}, Row{
		"Take both of them out.",
		"両方を取り除いてください。",
		"請把兩個都移除。"}},
	{"article-at", Row{
		"One `@` too many in an article’s id",
		"記事の識別子に `@` が多すぎます",
		"文章識別碼裡多了 `@`"}, Row{
		"The domain begins after the last `@`. Any other must be written as an escape.",
		"最後の `@` の後がドメインです。それ以外の `@` はエスケープで書きます。",
		"最後一個 `@` 之後是網域。其他的都要寫成跳脫序列。"}, Row{
		"Write `{escaped}`, or check the id.",
		"`{escaped}` と書くか、識別子を確かめてください。",
		"請寫成 `{escaped}`，或確認識別碼。"}},
	{"news-server", Row{
		"A news URL names no server",
		"news の URL でサーバは指定できません",
		"news 的 URL 不能指明伺服器"}, Row{
		"In RFC 1738, this is the id of an article that begins with `//`. Later standards have a server here (RFC 5538).",
		"RFC 1738 では、`//` で始まる記事の識別子になります。後の規格（RFC 5538）では、ここにサーバを書けます。",
		"在 RFC 1738 裡，這是以 `//` 開頭的文章識別碼。後來的標準（RFC 5538）才可以在這裡寫伺服器。"}, Row{
		"Write the group or id alone, or use `nntp://` to name a server.",
		"グループか識別子だけを書くか、サーバを示すなら `nntp://` を使ってください。",
		"請只寫群組或識別碼。要指明伺服器，請用 `nntp://`。"}},
	{"article-number", Row{
		"An article’s number consists of digits only",
		"記事番号は数字だけです",
		"文章編號只能是數字"}, Row{
		"`{raw}` is not a digit. Each server numbers the articles of a group in its own way.",
		"`{raw}` は数字ではありません。記事番号は、サーバがグループごとに順に付けます。",
		"`{raw}` 不是數字。文章編號由各伺服器在群組裡依序編排。"}, Row{
		"Keep the digits. For an id with `@`, use `news:`.",
		"数字だけを残してください。`@` のある識別子なら `news:` を使います。",
		"請只留下數字。含有 `@` 的識別碼請用 `news:`。"}},
	{"article-number-empty", Row{
		"The article’s number is missing",
		"記事番号がありません",
		"缺少文章編號"}, Row{
		"A slash after the group says that the number of an article follows.",
		"グループの後のスラッシュは、記事番号が続くことを示します。",
		"群組後面的斜線表示接下來有文章編號。"}, Row{
		"Write the number, or take out the slash to name the whole group.",
		"番号を書くか、グループ全体ならスラッシュを取り除いてください。",
		"請寫上編號。如果要整個群組，請移除斜線。"}},
}
