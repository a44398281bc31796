package text

// otherTexts are the texts of rules about telnet, WAIS, file and Prospero URLs (sections 3.8 to 3.11).
var otherTexts = []ruleText{
	{"telnet-path", Row{
		"Nothing may follow the slash in a Telnet URL",
		"Telnet の URL ではスラッシュの後に何も書けません",
		"Telnet 的 URL 在斜線後面不能有任何內容"}, Row{
		"The URL names a service to log in to. It cannot ask for a file there.",
		"URL が示すのはログインするサービスです。その中のファイルは指定できません。",
		"這個 URL 指的是要登入的服務，不能指定其中的檔案。"}, Row{
		"Take out `{raw}`.",
		"`{raw}` を取り除いてください。",
		"請移除 `{raw}`。"}},
	{"wais-form", Row{
		"A WAIS type without a document",
		"WAIS のタイプの後に文書がありません",
		"有 WAIS 類型卻沒有文件"}, Row{
		"A WAIS URL ends with the database, or with `?` and the words to search for, or with a type, a slash and a document id.",
		"WAIS の URL は、データベース、`?` と検索文字列、タイプとスラッシュと文書 ID のどれかで終わります。",
		"WAIS 的 URL 以資料庫結尾，或以 `?` 加搜尋字串結尾，或以類型、斜線加文件識別碼結尾。"}, Row{
		"Add a slash and the document’s id, or take the type out.",
		"スラッシュと文書 ID を追加するか、タイプを取り除いてください。",
		"請加上斜線和文件識別碼，或移除類型。"}},
	{"file-drive-bar", Row{
		"`{raw}` once stood for the colon of a drive",
		"`{raw}` は昔、ドライブのコロンの代わりに使われました",
		"`{raw}` 以前用來代替磁碟機的冒號"}, Row{
		"Old browsers wrote it that way. RFC 1738 allows a colon in a path, but not this octet.",
		"昔のブラウザは、こう書いていました。RFC 1738 では、パスにコロンは使えますが、このオクテットは使えません。",
		"舊瀏覽器這樣寫。RFC 1738 允許路徑裡有冒號，但不允許這個字元。"}, Row{
		"After three slashes, write `:` in the path.",
		"スラッシュ 3 つの後のパスで、`:` と書いてください。",
		"請在三個斜線後的路徑裡寫 `:`。"}},
	{"file-slashes", Row{
		"A file URL begins with `file://`",
		"file の URL は `file://` で始まります",
		"file 的 URL 以 `file://` 開頭"}, Row{
		"Two slashes come first, then a host, which may be empty, then the path with its own slash: three in all.",
		"まずスラッシュ 2 つ、次にホスト（空でもよい）、そしてスラッシュで始まるパスです。合わせて 3 つになります。",
		"先是兩個斜線，然後是主機（可以是空的），再來是以斜線開頭的路徑，合起來共三個。"}, Row{
		"Write `file:///` in front of the path.",
		"パスの前を `file:///` としてください。",
		"請在路徑前面寫 `file:///`。"}},
	{"file-slashes/backslash", Row{}, Row{
		"A backslash is not a separator in a URL, on any system. `file://` is followed by a host, then the path.",
		"バックスラッシュは、どのシステムでも URL の区切りになりません。`file://` の後はホスト、その後がパスです。",
		"不論在哪種系統，反斜線都不是 URL 的分隔符號。`file://` 後面是主機，再來才是路徑。"}, Row{
		"Write `/` for each backslash.",
		"バックスラッシュはすべて `/` と書いてください。",
		"請把反斜線都寫成 `/`。"}},
	{"file-slashes/other", Row{
		"`{raw}` between `file:` and what it names",
		"`file:` と続きの間に `{raw}` があります",
		"`file:` 和後面的內容之間有 `{raw}`"}, Row{
		"`file:` is followed by two slashes, then a host, which may be empty, then the path with its own slash.",
		"`file:` のすぐ後はスラッシュ 2 つ、次にホスト（空でもよい）、そしてスラッシュで始まるパスです。",
		"`file:` 後面緊接著兩個斜線，然後是主機（可以是空的），再來是以斜線開頭的路徑。"}, Row{
		"Write only `//` there.",
		"ここには `//` だけを書いてください。",
		"這裡請只寫 `//`。"}},
	{"drive-letter", Row{
		"`{raw}` is a drive, not a scheme",
		"`{raw}` はドライブで、スキームではありません",
		"`{raw}` 是磁碟機，不是方案"}, Row{
		"In a URL, the letter before the colon would be a scheme, and no client knows it.",
		"URL として読むと、コロンの前の文字は、どのクライアントも知らないスキームになります。",
		"當作 URL 來讀，冒號前的字母就成了方案，而沒有用戶端認得它。"}, Row{
		"Put `file:///` in front, and write `/` for each backslash.",
		"先頭に `file:///` を付け、バックスラッシュは `/` と書いてください。",
		"請在最前面加上 `file:///`，並把反斜線都寫成 `/`。"}},
	{"file-drive", Row{
		"`{raw}` in place of the host",
		"ホストがあるべき所に `{raw}` があります",
		"該寫主機的地方寫了 `{raw}`"}, Row{
		"`file://` is followed by a host, then the path. An empty host means this machine.",
		"`file://` の後はホスト、その後がパスです。ホストが空なら、このコンピュータを示します。",
		"`file://` 後面是主機，再來才是路徑。主機是空的，就表示這台電腦。"}, Row{
		"Write a third slash in front of it.",
		"その前に 3 つ目のスラッシュを書いてください。",
		"請在它前面寫上第三個斜線。"}},
	{"file-port", Row{
		"A file URL has no port",
		"file の URL にポートはありません",
		"file 的 URL 沒有連接埠"}, Row{
		"It names no protocol and no server to connect to, so a port would mean nothing.",
		"プロトコルも接続先のサーバも示さないので、ポートには意味がありません。",
		"它沒有指明協定，也沒有要連線的伺服器，所以連接埠沒有意義。"}, Row{
		"Take out `{raw}`.",
		"`{raw}` を取り除いてください。",
		"請移除 `{raw}`。"}},
	{"file-path-missing", Row{
		"A slash must follow the host",
		"ホストの後にスラッシュが必要です",
		"主機後面必須有斜線"}, Row{
		"`file://` is followed by a host, which may be empty, then a slash and the path of the file.",
		"`file://` の後はホスト（空でもよい）、スラッシュ、そしてファイルのパスです。",
		"`file://` 後面是主機（可以是空的），再來是斜線和檔案路徑。"}, Row{
		"Add `/` and the path. If this is the path already, write three slashes in front.",
		"`/` とパスを追加してください。これがすでにパスなら、前のスラッシュを 3 つにします。",
		"請加上 `/` 和路徑。如果這已經是路徑，請在前面寫三個斜線。"}},
	{"prospero-field", Row{
		"A field needs `=` and a value",
		"フィールドには `=` と値が必要です",
		"欄位需要 `=` 和值"}, Row{
		"`;` is followed by the name of a field, then `=`, then the value, which may be empty.",
		"`;` の後はフィールド名、`=`、値です。値は空でも構いません。",
		"`;` 後面是欄位名稱，再來是 `=` 和值，值可以是空的。"}, Row{
		"Add `=` and the value, or take the field out.",
		"`=` と値を追加するか、フィールドを取り除いてください。",
		"請加上 `=` 和值，或移除這個欄位。"}},
	{"prospero-equals", Row{
		"`{raw}` in a field value must be written `{escaped}`",
		"フィールドの値の `{raw}` は `{escaped}` と書きます",
		"欄位的值裡的 `{raw}` 必須寫成 `{escaped}`"}, Row{
		"The first `=` separates a field’s name from its value. Any other must be written as an escape.",
		"最初の `=` がフィールド名と値を区切ります。それ以外の `=` はエスケープで書きます。",
		"第一個 `=` 隔開欄位名稱和值，其他的都要寫成跳脫序列。"}, Row{
		"Write `{escaped}`.",
		"`{escaped}` と書いてください。",
		"請寫成 `{escaped}`。"}},
}

// contextTexts are the texts of rules about the text around a URL (appendix).
var contextTexts = []ruleText{
	{"hyphen-break", Row{
		"The line breaks after a hyphen",
		"ハイフンの後で改行しています",
		"在連字號後面換行"}, Row{
		"The hyphen may belong to the URL, or it may have been added when the text was set. The text alone does not show which.",
		"ハイフンは URL の一部かもしれず、組版で付いたのかもしれません。文面だけでは決められません。",
		"連字號可能屬於 URL，也可能是排版加上的。光看文字無法判斷。"}, Row{
		"Join the lines with the hyphen first. If that leads nowhere, try without it.",
		"まずハイフンを残して行をつないでください。うまくいかなければ、ハイフンなしで試してください。",
		"請先保留連字號把各行接起來，行不通再試試不要連字號。"}},
	{"unexpected", Row{
		"`{raw}` in place of `{arg}`",
		"`{arg}` があるべき所に `{raw}` があります",
		"該寫 `{arg}` 的地方寫了 `{raw}`"}, Row{
		"The grammar of section 5 has `{arg}` in this place. With it, this becomes the URL that is nearest to what was typed.",
		"5 節の文法では、ここには `{arg}` が来ます。そう直すと、入力にいちばん近い URL になります。",
		"依第 5 節的語法，這裡應該是 `{arg}`。這樣改，就成為與輸入最接近的 URL。"}, Row{
		"Write `{arg}`.",
		"`{arg}` と書いてください。",
		"請改寫成 `{arg}`。"}},
	{"unexpected/missing", Row{
		"`{arg}` is missing here",
		"ここに `{arg}` が足りません",
		"這裡少了 `{arg}`"}, Row{
		"In the grammar of section 5, what follows cannot come directly after what is in front of it. With `{arg}` between them, it is a URL.",
		"5 節の文法では、前の部分のすぐ後に次の部分を続けられません。間に `{arg}` があれば URL になります。",
		"依第 5 節的語法，後面這段不能直接接在前面那段之後。中間有 `{arg}`，才是 URL。"}, Row{
		"Write `{arg}` here.",
		"ここに `{arg}` を書いてください。",
		"請在這裡加上 `{arg}`。"}},
	{"unexpected/surplus", Row{
		"`{raw}` does not belong here",
		"ここに `{raw}` は書けません",
		"這裡不能有 `{raw}`"}, Row{
		"The grammar of section 5 has no place for `{raw}` here. Without it, the rest is a URL.",
		"5 節の文法では、この位置に `{raw}` が入る余地はありません。取り除けば、残りは URL になります。",
		"依第 5 節的語法，這個位置不能有 `{raw}`。移除之後，其餘的就是 URL。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"slip", Row{
		"Valid, but likely a slip",
		"文法には合っていますが、書き間違いのようです",
		"合乎語法，但可能是筆誤"}, Row{
		"The grammar of section 5 allows it. But most people who write this mean `{arg}`.",
		"5 節の文法ではこのままで URL です。ただ、こう書く人のほとんどは `{arg}` のつもりです。",
		"依第 5 節的語法，這樣寫就是 URL。不過會這樣寫的人，多半是要寫 `{arg}`。"}, Row{
		"Change it if that is what you mean. Otherwise leave it as it is.",
		"そのつもりなら直してください。このとおりでよければ、そのままで構いません。",
		"如果是，請改正。如果您要的就是這樣，可以不改。"}},
	{"url-prefix", Row{
		"`{raw}` is not part of the URL",
		"`{raw}` は URL の一部ではありません",
		"`{raw}` 不屬於 URL"}, Row{
		"In a text, it tells readers that a URL follows. Here it is read as a scheme named `url`.",
		"文章の中で、次が URL であることを示すものです。ここでは `url` というスキームと読まれます。",
		"在文章裡，它告訴讀者後面是 URL。在這裡會被讀成名為 `url` 的方案。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"wrapper", Row{
		"`{raw}` is not part of the URL",
		"`{raw}` は URL の一部ではありません",
		"`{raw}` 不屬於 URL"}, Row{
		"In a text, brackets, quote marks and `URL:` show where a URL begins and ends.",
		"括弧、引用符、`URL:` は、文章の中で URL の始まりと終わりを示すものです。",
		"括號、引號和 `URL:` 用來在文章中標出 URL 的頭尾。"}, Row{
		"Take off the wrapper, together with the white space inside.",
		"中の空白とともに、囲みを外してください。",
		"請移除外框和裡面的空白。"}},
	{"space-around", Row{
		"White space around the URL",
		"URL の前後に空白があります",
		"URL 前後有空白"}, Row{
		"It is not part of the URL. It often comes along when a URL is copied.",
		"URL の一部ではありません。コピーするときによく付いてきます。",
		"它不屬於 URL，往往是複製時一起帶過來的。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
}
