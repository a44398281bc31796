package text

// loginTexts are the texts of rules about the login (section 3.1).
var loginTexts = []ruleText{
	{"slashes", Row{
		"`//` is missing after the colon",
		"コロンの後に `//` がありません",
		"冒號後面缺少 `//`"}, Row{
		"Two slashes say that the name of a server follows.",
		"2 つのスラッシュは、次にサーバの名前が来ることを示します。",
		"兩個斜線告訴用戶端，接下來是伺服器的名稱。"}, Row{
		"Write `//` in front of the host.",
		"ホストの前に `//` を書いてください。",
		"請在主機前面寫上 `//`。"}},
	{"slashes/alone", Row{
		"`//` and a host are missing after the colon",
		"コロンの後に `//` とホストがありません",
		"冒號後面缺少 `//` 和主機"}, Row{}, Row{
		"Write `//` and the host. No fix is offered, since the host cannot be guessed.",
		"`//` とホストを書いてください。どのホストのことかは分からないので、修正案はありません。",
		"請寫上 `//` 和主機。這裡看不出是哪一台主機，所以沒有修正建議。"}},
	{"slashes/other", Row{
		"`{raw}` in place of `//`",
		"`//` があるべき所に `{raw}` があります",
		"該寫 `//` 的地方寫了 `{raw}`"}, Row{}, Row{
		"Write `//` instead, right in front of the host.",
		"代わりに、ホストのすぐ前に `//` を書いてください。",
		"請改寫成 `//`，緊接在主機前面。"}},
	{"slashes/one", Row{
		"One slash is missing after the colon",
		"コロンの後のスラッシュが 1 つ足りません",
		"冒號後面少了一個斜線"}, Row{}, Row{}},
	{"slashes/backslash", Row{
		"Backslashes in place of `//`",
		"`//` があるべき所にバックスラッシュがあります",
		"該寫 `//` 的地方用了反斜線"}, Row{
		"Two slashes say that the name of a server follows. A backslash is not a separator in a URL, on any system.",
		"2 つのスラッシュは、次にサーバの名前が来ることを示します。バックスラッシュは、どのシステムでも URL の区切りになりません。",
		"兩個斜線告訴用戶端，接下來是伺服器的名稱。不論在哪種系統，反斜線都不是 URL 的分隔符號。"}, Row{
		"Write `//` in front of the host, and `/` for each backslash in the path.",
		"ホストの前に `//` を書き、パスのバックスラッシュもすべて `/` にしてください。",
		"請在主機前面寫上 `//`，路徑裡的反斜線也都寫成 `/`。"}},
	{"userinfo-forbidden", Row{
		"{reading} URLs have no user or password",
		"{reading} の URL にユーザ名やパスワードは使えません",
		"{reading} 的 URL 不能有使用者名稱或密碼"}, Row{
		"RFC 1738 has no login in these URLs. Text in front of `@` can also make a URL seem to lead elsewhere.",
		"RFC 1738 では、この種類の URL にログイン情報はありません。`@` の前の文字で、別の行き先に見せかけることもできます。",
		"RFC 1738 在這種 URL 裡沒有登入資訊。`@` 前面的文字也可能讓 URL 看起來通往別處。"}, Row{
		"Take out everything up to and including `@`.",
		"`@` までを `@` も含めて取り除いてください。",
		"請移除 `@` 和它前面的部分。"}},
	{"userinfo-question", Row{
		"Today’s clients do not go to `{host}`",
		"今のクライアントは `{host}` につなぎません",
		"現在的用戶端不會連到 `{host}`"}, Row{
		"RFC 1738 allows `?` in a user name and a password. In later standards, `?` ends the host (RFC 3986, 2005): a client takes `{arg}` for host and port, and goes there or nowhere.",
		"RFC 1738 では、ユーザ名とパスワードに `?` を使えます。後の規格では `?` でホストが終わります（RFC 3986、2005 年）。クライアントは `{arg}` をホストとポートと読み、そこへつなぐか、どこにもつなぎません。",
		"RFC 1738 允許使用者名稱和密碼裡有 `?`。在後來的標準裡，主機到 `?` 為止（RFC 3986，2005 年）：用戶端會把 `{arg}` 當成主機和連接埠，連到那裡，或者哪裡都不連。"}, Row{
		"Write `%3F` for each `?` in the login. Then all standards name the same host.",
		"ログインの `?` は、どれも `%3F` と書いてください。そうすれば、どの規格でも同じホストになります。",
		"登入資訊裡的 `?` 請都寫成 `%3F`，這樣每一種標準指的都是同一個主機。"}},
	{"userinfo-reserved", Row{
		"`{raw}` in {part} must be written `{escaped}`",
		"{part}の `{raw}` は `{escaped}` と書きます",
		"{part}裡的 `{raw}` 必須寫成 `{escaped}`"}, Row{
		"Written as they are, `:`, `@` and `/` show where the user, the password and the host end, so the URL would be split in the wrong place.",
		"`:`、`@`、`/` は、そのまま書くとユーザ名、パスワード、ホストの終わりを示します。そのため URL が違う場所で分けられてしまいます。",
		"`:`、`@` 和 `/` 直接寫時，表示使用者名稱、密碼和主機到此結束，URL 就會從錯誤的地方切開。"}, Row{
		"Write `{escaped}`.",
		"`{escaped}` と書いてください。",
		"請寫成 `{escaped}`。"}},
	{"user-empty", Row{
		"The user name is empty",
		"ユーザ名が空です",
		"使用者名稱是空的"}, Row{
		"Empty is not the same as none. Without a user name, a client logs in as `anonymous`; with an empty one, it sends an empty name.",
		"「空」と「なし」は別のものです。クライアントは、ユーザ名がなければ `anonymous` でログインし、空なら空の名前を送ります。",
		"空的和沒有並不一樣。沒有使用者名稱時，用戶端以 `anonymous` 登入；空的則會送出空的名稱。"}, Row{
		"If no user is meant, take out everything up to and including `@`.",
		"ユーザ名が要らないなら、`@` までを `@` も含めて取り除いてください。",
		"如果不需要使用者名稱，請移除 `@` 和它前面的部分。"}},
	{"password-empty", Row{
		"The password is empty",
		"パスワードが空です",
		"密碼是空的"}, Row{
		"Empty is not the same as none: a client sends an empty password and does not ask you for one.",
		"「空」と「なし」は別のものです。クライアントは空のパスワードを送り、利用者には尋ねません。",
		"空的和沒有並不一樣：用戶端會送出空密碼，而不會詢問您。"}, Row{
		"Take the colon out if you want to be asked.",
		"尋ねてほしいなら、コロンを取り除いてください。",
		"如果希望被詢問，請移除冒號。"}},
	{"user-empty/telnet", Row{}, Row{
		"Empty is not the same as none, though a Telnet client only shows you the name to use.",
		"「空」と「なし」は別のものです。ただし Telnet のクライアントは、名前を利用者に示すだけです。",
		"空的和沒有並不一樣，不過 Telnet 用戶端只是把名稱顯示給您看。"}, Row{}},
	{"password-empty/telnet", Row{}, Row{
		"Empty is not the same as none, though a Telnet client only shows you the password to use.",
		"「空」と「なし」は別のものです。ただし Telnet のクライアントは、パスワードを利用者に示すだけです。",
		"空的和沒有並不一樣，不過 Telnet 用戶端只是把密碼顯示給您看。"}, Row{
		"Take the colon out if no password is meant.",
		"パスワードが要らないなら、コロンを取り除いてください。",
		"如果不需要密碼，請移除冒號。"}},
	{"user-empty/other", Row{}, Row{
		"Empty is not the same as none. What an empty user name means is for the scheme to say.",
		"「空」と「なし」は別のものです。空のユーザ名が何を意味するかは、スキームが決めます。",
		"空的和沒有並不一樣。空的使用者名稱是什麼意思，由方案決定。"}, Row{
		"No change needed if the scheme has a use for it. Otherwise take it out.",
		"スキームに用途があるなら、修正は不要です。そうでなければ、取り除いてください。",
		"如果方案用得到它，就不需要修改，否則請移除。"}},
	{"password-empty/other", Row{}, Row{
		"Empty is not the same as none. What an empty password means is for the scheme to say.",
		"「空」と「なし」は別のものです。空のパスワードが何を意味するかは、スキームが決めます。",
		"空的和沒有並不一樣。空的密碼是什麼意思，由方案決定。"}, Row{
		"Take the colon out if no password is meant.",
		"パスワードが要らないなら、コロンを取り除いてください。",
		"如果不需要密碼，請移除冒號。"}},
	{"password/other", Row{}, Row{
		"URLs are kept in histories, logs and links. Whoever sees this one knows the password.",
		"URL は履歴、ログ、リンクに残ります。それを見た人は誰でもパスワードを知ることになります。",
		"URL 會留在瀏覽紀錄、記錄檔和連結裡。看到的人都會知道密碼。"}, Row{
		"Leave it out if the program can ask for it or read it from elsewhere.",
		"プログラムが尋ねてくれるか、ほかの所から読めるなら、取り除いてください。",
		"如果程式能另外詢問或從別處讀取，請不要寫在這裡。"}},
	{"password", Row{
		"A password that anyone can read",
		"誰でも読めるパスワードです",
		"任何人都看得到的密碼"}, Row{
		"URLs are kept in histories, logs and links. Whoever sees this one can log in.",
		"URL は履歴、ログ、リンクに残ります。それを見た人は誰でもログインできます。",
		"URL 會留在瀏覽紀錄、記錄檔和連結裡。看到的人都能登入。"}, Row{
		"Take it out. The client asks for it when the server wants it.",
		"取り除いてください。サーバが求めれば、クライアントが尋ねます。",
		"請移除。伺服器需要時，用戶端會詢問。"}},
	{"path-missing", Row{
		"A slash must follow the host",
		"ホストの後にスラッシュが必要です",
		"主機後面必須有斜線"}, Row{
		"In {reading} URLs a slash ends the host. What to ask the server for comes after it.",
		"{reading} の URL では、スラッシュでホストが終わり、その後にサーバに求めるものを書きます。",
		"{reading} 的 URL 用斜線表示主機結束，後面寫明要向伺服器要什麼。"}, Row{
		"Write `/`, and what you want after it.",
		"`/` を書き、その後に求めるものを書いてください。",
		"請寫上 `/`，後面再寫您要的東西。"}},
	{"path-missing/group", Row{
		"A slash and a newsgroup must follow the host",
		"ホストの後にスラッシュとニュースグループが必要です",
		"主機後面必須有斜線和新聞群組"}, Row{
		"In NNTP URLs a slash ends the host. The group to ask the server for comes after it.",
		"NNTP の URL では、スラッシュでホストが終わり、その後にサーバに求めるグループを書きます。",
		"NNTP 的 URL 用斜線表示主機結束，後面寫明要向伺服器要哪個群組。"}, Row{
		"Write `/` and the name of the group. No fix is offered, since the group cannot be guessed.",
		"`/` とグループの名前を書いてください。どのグループのことかは分からないので、修正案はありません。",
		"請寫上 `/` 和群組名稱。這裡看不出是哪個群組，所以沒有修正建議。"}},
}

// hostTexts are the texts of rules about the host (section 3.1).
var hostTexts = []ruleText{
	{"host-non-ascii", Row{
		"`{raw}` is not allowed in a host name",
		"ホスト名に `{raw}` は使えません",
		"主機名稱裡不能有 `{raw}`"}, Row{
		"Host names consist of letters, digits and hyphens of US-ASCII. Names in other scripts came later, in an ASCII form that begins with `xn--`.",
		"ホスト名に使えるのは US-ASCII の英字、数字、ハイフンだけです。ほかの文字の名前は後にできたもので、`xn--` で始まる ASCII の形で書きます。",
		"主機名稱只能用 US-ASCII 的英文字母、數字和連字號。其他文字的名稱是後來才有的，要寫成以 `xn--` 開頭的 ASCII 形式。"}, Row{
		"Write the ASCII form of the name.",
		"名前を ASCII の形で書いてください。",
		"請寫出名稱的 ASCII 形式。"}},
	{"host-empty", Row{
		"The host is missing",
		"ホストがありません",
		"缺少主機"}, Row{
		"`//` is followed by the server to connect to. There is no default.",
		"`//` の後には接続先のサーバを書きます。既定のものはありません。",
		"`//` 後面要寫連線的伺服器，沒有預設值。"}, Row{
		"Write the name or the number of the host. If it comes after the next slash, take that slash out.",
		"ホストの名前か IP アドレスを書いてください。次のスラッシュの後にあるのがホストなら、そのスラッシュを取り除きます。",
		"請寫上主機的名稱或數字位址。如果下一個斜線後面就是主機，請移除那個斜線。"}},
	{"host-empty/article", Row{
		"The domain after `@` is missing",
		"`@` の後にドメインがありません",
		"`@` 後面缺少網域"}, Row{
		"An article’s id is a unique string, `@`, and the domain of the host that issued it.",
		"記事の識別子は、一意の文字列、`@`、それを付けたホストのドメインからなります。",
		"文章識別碼由一段唯一的字串、`@` 和產生它的主機的網域組成。"}, Row{
		"Copy the whole id from the article’s Message-ID field. No fix is offered, since the id cannot be guessed.",
		"記事の Message-ID フィールドから、識別子をすべて写してください。どの識別子かは分からないので、修正案はありません。",
		"請從文章的 Message-ID 欄位複製完整的識別碼。這裡看不出來，所以沒有修正建議。"}},
	{"host-ipv6/future", Row{
		"Nobody uses addresses of a version after IPv6 yet",
		"IPv6 より後の版のアドレスはまだ使われていません",
		"IPv6 之後版本的位址還沒有人使用"}, Row{
		"RFC 3986 keeps this form for them. RFC 1738 has no brackets, and browsers refuse it (URL Standard).",
		"RFC 3986 がそのために残した書き方です。RFC 1738 に角括弧はなく、ブラウザは受け付けません（URL Standard）。",
		"RFC 3986 為這種位址保留了這個寫法。RFC 1738 沒有方括號，瀏覽器也不接受（URL Standard）。"}, Row{
		"Use a host name. No fix is offered, since the address does not show which one.",
		"ホスト名を使ってください。どの名前かはアドレスからは分からないので、修正案はありません。",
		"請改用主機名稱。從位址看不出是哪個名稱，所以沒有修正建議。"}},
	{"host-ipv6/servers", Row{
		"Several servers are not a host",
		"複数のサーバは 1 つのホストではありません",
		"好幾台伺服器不是一個主機"}, Row{
		"A URL names one host and one port (RFC 1738, 3.1; RFC 3986, 3.2). Some databases take a list here, but browsers refuse it (URL Standard).",
		"URL のホストとポートは 1 つずつです（RFC 1738、3.1 と RFC 3986、3.2）。ここに一覧を書けるデータベースもありますが、ブラウザは受け付けません（URL Standard）。",
		"一個 URL 只有一個主機和一個連接埠（RFC 1738，3.1；RFC 3986，3.2）。有些資料庫可在這裡列出多台，但瀏覽器不接受（URL Standard）。"}, Row{
		"Keep one of the servers. No fix is offered, since the text does not show which one.",
		"サーバを 1 つだけ残してください。どれかは分からないので、修正案はありません。",
		"請只留下一台伺服器。這裡看不出是哪一台，所以沒有修正建議。"}},
	{"host-ipv6/broken", Row{
		"An IPv6 address must be whole and in brackets",
		"IPv6 アドレスは、全体を角括弧で囲まなければなりません",
		"IPv6 位址必須完整，並放在方括號裡"}, Row{
		"Its colons would be read as the colon of a port (RFC 3986, 3.2.2). RFC 1738 has no IPv6 addresses.",
		"囲まないと、アドレスのコロンがポートのコロンと読まれます（RFC 3986、3.2.2）。RFC 1738 に IPv6 アドレスはありません。",
		"否則位址裡的冒號會被當成連接埠的冒號（RFC 3986，3.2.2）。RFC 1738 沒有 IPv6 位址。"}, Row{
		"Write the whole address in brackets, or use a host name.",
		"アドレス全体を角括弧で囲むか、ホスト名を使ってください。",
		"請把完整的位址放進方括號，或改用主機名稱。"}},
	{"host-ipv6", Row{
		"IPv6 addresses came after RFC 1738",
		"IPv6 アドレスは RFC 1738 より後のものです",
		"IPv6 位址是 RFC 1738 之後才有的"}, Row{
		"RFC 1738 has host names and four groups of digits. Addresses in brackets came with RFC 2732, in 1999.",
		"RFC 1738 にあるのは、ホスト名と 4 組の数字だけです。角括弧で囲んだアドレスは、RFC 2732（1999 年）からです。",
		"RFC 1738 只有主機名稱和四組數字。方括號裡的位址始於 1999 年的 RFC 2732。"}, Row{
		"Today’s clients understand it. For RFC 1738, use a host name. No fix is offered, since the address does not show which one.",
		"今のクライアントは対応しています。RFC 1738 に合わせるなら、ホスト名を使ってください。どの名前かはアドレスからは分からないので、修正案はありません。",
		"現在的用戶端都看得懂。要符合 RFC 1738，請改用主機名稱。從位址看不出是哪個名稱，所以沒有修正建議。"}},
	{"host-underscore", Row{
		"`_` is not allowed in a host name",
		"ホスト名に `_` は使えません",
		"主機名稱裡不能有 `_`"}, Row{
		"Host names consist of letters, digits and hyphens. Some networks use `_` nevertheless, but not every program can look up such a name.",
		"ホスト名に使えるのは英字、数字、ハイフンだけです。`_` を使うネットワークもありますが、どのプログラムでも調べられるとは限りません。",
		"主機名稱只能用英文字母、數字和連字號。有些網路仍使用 `_`，但不是每個程式都找得到這種名稱。"}, Row{
		"Write a hyphen if the name has one.",
		"正しい名前にハイフンがあるなら、ハイフンを書いてください。",
		"如果名稱用的是連字號，請寫連字號。"}},
	{"host-octet", Row{
		"`{raw}` is not allowed in a host",
		"ホストに `{raw}` は使えません",
		"主機裡不能有 `{raw}`"}, Row{
		"A host consists of letters, digits, hyphens and dots only. It has no escapes.",
		"ホストに使えるのは英字、数字、ハイフン、ピリオドだけです。エスケープも使えません。",
		"主機只能用英文字母、數字、連字號和句點，也不能用跳脫序列。"}, Row{
		"Take it out, and check the name.",
		"取り除いて、名前を確かめてください。",
		"請移除，並確認名稱。"}},
	{"host-octet/end", Row{}, Row{
		"A host consists of letters, digits, hyphens and dots only. It has no escapes. A path begins with a slash.",
		"ホストに使えるのは英字、数字、ハイフン、ピリオドだけです。エスケープも使えません。パスはスラッシュで始まります。",
		"主機只能用英文字母、數字、連字號和句點，也不能用跳脫序列。路徑以斜線開頭。"}, Row{
		"Take it out, and check the name. If the path begins here, write `/`.",
		"取り除いて、名前を確かめてください。ここからがパスなら `/` と書きます。",
		"請移除，並確認名稱。如果這裡是路徑的開頭，請寫 `/`。"}},
	{"unexpected/at", Row{
		"`{raw}` in place of `@`",
		"`@` があるべき所に `{raw}` があります",
		"該寫 `@` 的地方寫了 `{raw}`"}, Row{
		"Only `@` ends user and password. The host begins right after it.",
		"ユーザ名とパスワードは `@` で終わり、その後からホストが始まります。ほかの文字では区切れません。",
		"使用者名稱和密碼以 `@` 結束，後面才是主機。別的字元不能代替它。"}, Row{
		"Write `@`.",
		"`@` と書いてください。",
		"請寫成 `@`。"}},
	{"host-label-empty", Row{
		"A label is missing beside a dot",
		"ピリオドの隣にラベルがありません",
		"句點旁邊缺少標籤"}, Row{
		"Dots separate labels, and each label has at least one letter or digit. In RFC 1738 a name does not end with a dot either.",
		"ピリオドはラベルとラベルの間に置き、ラベルには 1 文字以上が必要です。RFC 1738 では、名前の最後にもピリオドは付きません。",
		"句點放在標籤之間，每個標籤至少要有一個英文字母或數字。在 RFC 1738 裡，名稱最後也沒有句點。"}, Row{
		"Take the dot out, or add the label that is missing.",
		"ピリオドを取り除くか、足りないラベルを書いてください。",
		"請移除句點，或補上缺少的標籤。"}},
	{"host-hyphen", Row{
		"A hyphen at the edge of a label",
		"ラベルの端にハイフンがあります",
		"標籤的頭尾有連字號"}, Row{
		"Each label of a host name begins and ends with a letter or digit. Hyphens are allowed only in between.",
		"ホスト名のラベルは、英数字で始まり英数字で終わります。ハイフンはその間に置きます。",
		"主機名稱的每個標籤都以英文字母或數字開頭和結尾，連字號只能在中間。"}, Row{
		"Take the hyphen out.",
		"ハイフンを取り除いてください。",
		"請移除連字號。"}},
	{"host-number", Row{
		"`{raw}` is not four groups of digits",
		"`{raw}` は 4 組の数字ではありません",
		"`{raw}` 不是四組數字"}, Row{
		"A host of digits is an IP address, such as `192.0.2.1`. Programs differ in how they read fewer groups.",
		"数字だけのホストは `192.0.2.1` のような IP アドレスです。組が足りないときの読み方は、プログラムによって違います。",
		"只有數字的主機是 IP 位址，例如 `192.0.2.1`。組數不足時，各程式的讀法不同。"}, Row{
		"Write all four groups, or the name of the host.",
		"4 組すべてを書くか、ホスト名を書いてください。",
		"請寫滿四組數字，或寫主機名稱。"}},
	{"host-number/many", Row{}, Row{
		"A host of digits is an IP address of four groups, such as `192.0.2.1`. The last label of a name begins with a letter.",
		"数字だけのホストは `192.0.2.1` のような 4 組の IP アドレスです。名前なら、最後のラベルは英字で始まります。",
		"只有數字的主機是四組數字的 IP 位址，例如 `192.0.2.1`。名稱的最後一個標籤則以英文字母開頭。"}, Row{
		"Write just four groups, or the name of the host. No fix is offered, since it is not clear which four are meant.",
		"4 組だけを書くか、ホスト名を書いてください。どの 4 組かは分からないので、修正案はありません。",
		"請只寫四組數字，或寫主機名稱。這裡看不出是哪四組，所以沒有修正建議。"}},
	{"host-top-digit", Row{
		"The last label begins with a digit, `{raw}`",
		"最後のラベルが数字 `{raw}` で始まっています",
		"最後一個標籤以數字 `{raw}` 開頭"}, Row{
		"The last label of a host name begins with a letter. That is how names and IP addresses are told apart.",
		"ホスト名の最後のラベルは英字で始まります。それで名前と IP アドレスを見分けます。",
		"主機名稱的最後一個標籤以英文字母開頭，這樣才能分辨名稱和 IP 位址。"}, Row{
		"Check how the name ends.",
		"名前の終わりを確かめてください。",
		"請確認名稱的結尾。"}},
	{"host-number-range", Row{
		"`{raw}` is over 255",
		"`{raw}` は 255 を超えています",
		"`{raw}` 超過 255"}, Row{
		"Each group of an IP address is one octet, 0 to 255. The grammar allows more digits, but there is no such host.",
		"IP アドレスの各組は 1 オクテットで、0 から 255 です。文法ではもっと大きな数も書けますが、そのようなホストはありません。",
		"IP 位址的每一組是一個八位元組，0 到 255。語法允許更大的數，但沒有這樣的主機。"}, Row{
		"Check the number. No fix is offered, since the right one cannot be guessed.",
		"数字を確かめてください。正しい値は分からないので、修正案はありません。",
		"請確認數字。這裡看不出正確的值，所以沒有修正建議。"}},
	{"host-long", Row{
		"A host name of over {arg} octets",
		"ホスト名が {arg} オクテットを超えています",
		"主機名稱超過 {arg} 個八位元組"}, Row{
		"The domain name system has no names this long (RFC 1034), so it cannot be found.",
		"ドメイン名にこれほど長いものはなく（RFC 1034）、見つかりません。",
		"網域名稱系統沒有這麼長的名稱（RFC 1034），所以找不到。"}, Row{
		"Check where the host ends. A slash may be missing, but nothing shows where, so no fix is offered.",
		"ホストがどこで終わるか確かめてください。スラッシュが抜けているかもしれませんが、場所は分からないので、修正案はありません。",
		"請確認主機在哪裡結束，可能少了一個斜線。這裡看不出少在哪裡，所以沒有修正建議。"}},
	{"host-long/label", Row{
		"A label of over {arg} octets",
		"ラベルが {arg} オクテットを超えています",
		"標籤超過 {arg} 個八位元組"}, Row{
		"The domain name system has no labels this long (RFC 1034), so the name cannot be found.",
		"ドメイン名にこれほど長いラベルはなく（RFC 1034）、見つかりません。",
		"網域名稱系統沒有這麼長的標籤（RFC 1034），所以找不到。"}, Row{
		"Check the name. A dot or slash may be missing, but nothing shows where, so no fix is offered.",
		"名前を確かめてください。ピリオドかスラッシュが抜けているかもしれませんが、場所は分からないので、修正案はありません。",
		"請確認名稱，可能少了句點或斜線。這裡看不出少在哪裡，所以沒有修正建議。"}},
}

// portTexts are the texts of rules about the port (sections 3.1 and 6).
var portTexts = []ruleText{
	{"port-empty", Row{
		"The port after the colon is missing",
		"コロンの後にポートがありません",
		"冒號後面缺少連接埠"}, Row{
		"A colon after the host says that a port follows, of one digit or more.",
		"ホストの後のコロンは、1 桁以上のポートが続くことを示します。",
		"主機後面的冒號表示接下來有連接埠，至少一位數字。"}, Row{
		"Take the colon out, or write the port.",
		"コロンを取り除くか、ポートを書いてください。",
		"請移除冒號，或寫上連接埠。"}},
	{"port-empty/at", Row{}, Row{
		"A slash ends the host, so clients go to `{host}`. The `@` behind it belongs to the path.",
		"ホストはスラッシュで終わるので、クライアントは `{host}` につなぎます。後ろの `@` はパスの一部です。",
		"主機到斜線為止，所以用戶端會連到 `{host}`。後面的 `@` 屬於路徑。"}, Row{
		"Take the colon out, or write the port. If you meant a user name and a password, write `%2F` for each slash in the password.",
		"コロンを取り除くか、ポートを書いてください。ユーザ名とパスワードのつもりなら、パスワードのスラッシュをどれも `%2F` と書きます。",
		"請移除冒號，或寫上連接埠。如果要寫的是使用者名稱和密碼，密碼裡的斜線請都寫成 `%2F`。"}},
	{"port-octet", Row{
		"A port consists of digits only",
		"ポートは数字だけです",
		"連接埠只能是數字"}, Row{
		"`{raw}` is not a digit, so there is no port to connect to.",
		"`{raw}` は数字ではないので、接続先のポートが決まりません。",
		"`{raw}` 不是數字，所以無法決定要連到哪個連接埠。"}, Row{
		"Keep the digits, and check the number.",
		"数字だけを残して、番号を確かめてください。",
		"請只留下數字，並確認號碼。"}},
	{"port-octet/name", Row{}, Row{
		"`{raw}` is not a number, so there is no port to connect to.",
		"`{raw}` は番号ではないので、接続先のポートが決まりません。",
		"`{raw}` 不是號碼，所以無法決定要連到哪個連接埠。"}, Row{
		"Leave it out with its colon, or write the number. If the path begins here, write `/` instead of the colon.",
		"コロンとともに省くか、番号を書いてください。ここからがパスなら、コロンの代わりに `/` と書きます。",
		"請連同冒號一起省略，或寫上號碼。如果這裡是路徑的開頭，請把冒號改寫成 `/`。"}},
	{"port-zero", Row{
		"Nothing can answer on port 0",
		"ポート 0 で応答するものはありません",
		"連接埠 0 不會有回應"}, Row{
		"Port 0 is reserved, and no server can listen on it.",
		"ポート 0 は予約されていて、サーバが使うことはできません。",
		"連接埠 0 是保留的，伺服器不能使用。"}, Row{
		"Leave the port out, or write the right one.",
		"ポートを省くか、正しい番号を書いてください。",
		"請省略連接埠，或寫上正確的號碼。"}},
	{"port-range", Row{
		"A port is at most 65535",
		"ポートは 65535 までです",
		"連接埠最大是 65535"}, Row{
		"Port numbers have 16 bits. The grammar allows more digits, but no client can connect to `{raw}`.",
		"ポート番号は 16 ビットです。文法ではもっと大きな数も書けますが、`{raw}` には接続できません。",
		"連接埠號碼是 16 位元。語法允許更大的數，但沒有用戶端連得上 `{raw}`。"}, Row{
		"Check the number. No fix is offered, since the right one cannot be guessed.",
		"番号を確かめてください。正しい値は分からないので、修正案はありません。",
		"請確認號碼。這裡看不出正確的值，所以沒有修正建議。"}},
	{"port-leading-zero", Row{
		"The port begins with a zero",
		"ポートが 0 で始まっています",
		"連接埠以零開頭"}, Row{
		"The number is the same, but programs that compare URLs may take them for different URLs.",
		"番号は同じですが、URL を比べるプログラムには別の URL に見えることがあります。",
		"號碼相同，但比對 URL 的程式可能當成不同的 URL。"}, Row{
		"Leave it out.",
		"先頭の 0 を省いてください。",
		"請省略開頭的零。"}},
	{"port-default", Row{
		"`{raw}` is the default port of {reading}",
		"`{raw}` は {reading} の既定のポートです",
		"`{raw}` 是 {reading} 的預設連接埠"}, Row{
		"Without it, the URL names the same place, and programs that compare URLs see that.",
		"省いても同じ場所を示し、URL を比べるプログラムにも同じに見えます。",
		"省略後指的是同一個地方，比對 URL 的程式也會視為相同。"}, Row{
		"Leave it out, with its colon.",
		"コロンとともに省いてください。",
		"請連同冒號一起省略。"}},
	{"port-reserved", Row{
		"Port `{raw}` belongs to {service}",
		"ポート `{raw}` は {service} のものです",
		"連接埠 `{raw}` 屬於 {service}"}, Row{
		"The {service} server there would receive what is meant for {reading}. Such URLs have been used to smuggle in commands (section 6).",
		"{reading} に宛てた内容を {service} のサーバが受け取ることになります。このような URL でコマンドを紛れ込ませた例があります（6 節）。",
		"要給 {reading} 的內容會被 {service} 伺服器收到。有人用這種 URL 夾帶命令（第 6 節）。"}, Row{
		"Follow it only if you know why it has this port. Otherwise leave the port out.",
		"このポートを使う理由が分からなければ開かず、ポートを省いてください。",
		"除非知道為什麼用這個連接埠，否則請不要開啟，或是省略連接埠。"}},
	{"port-reserved/twin", Row{}, Row{
		"One of the two protocols begins with TLS and the other does not, so a client of one and a server of the other do not understand each other.",
		"2 つのプロトコルのうち、一方は TLS で始まり、もう一方はそうではありません。クライアントとサーバで違っていると、話が通じません。",
		"兩種協定之中，一種從一開始就用 TLS，另一種則否。用戶端和伺服器若不一致，就無法溝通。"}, Row{
		"Write the scheme that this port belongs to, or leave the port out.",
		"このポートに合うスキームを書くか、ポートを省いてください。",
		"請改寫成這個連接埠所屬的方案，或省略連接埠。"}},
	{"port-reserved/telnet", Row{
		"Port `{raw}` is not the port of Telnet",
		"ポート `{raw}` は Telnet のものではありません",
		"連接埠 `{raw}` 不是 Telnet 的"}, Row{
		"Nothing in the URL is sent, but what you type goes to the service on that port, which may take it for commands.",
		"URL の内容は送られませんが、入力した文字はそのポートのサービスに届き、コマンドとして扱われることがあります。",
		"URL 的內容不會送出，但您輸入的文字會送到那個連接埠的服務，可能被當成命令。"}, Row{}},
	{"port-reserved/unknown", Row{
		"Port `{raw}` is reserved for another service",
		"ポート `{raw}` は別のサービスのために予約されています",
		"連接埠 `{raw}` 保留給別的服務"}, Row{
		"Ports below 1024 are reserved for the services of the system. A server of another protocol may receive what is meant for {reading}.",
		"1024 未満のポートは、システムのサービスのために予約されています。別のプロトコルのサーバが、{reading} に宛てた内容を受け取るかもしれません。",
		"小於 1024 的連接埠保留給系統服務。要給 {reading} 的內容可能會被別種協定的伺服器收到。"}, Row{}},
	{"port-other", Row{
		"Port `{raw}` instead of {port}",
		"ポートが既定の {port} ではなく `{raw}` です",
		"連接埠是 `{raw}`，而不是 {port}"}, Row{
		"{reading} servers usually listen on port {port}. Another port may belong to another protocol.",
		"{reading} のサーバはふつうポート {port} を使います。ほかのポートは別のプロトコルのものかもしれません。",
		"{reading} 伺服器通常使用連接埠 {port}。別的連接埠可能屬於別的協定。"}, Row{
		"No change needed if the server listens there.",
		"サーバがそこで待ち受けているなら、修正は不要です。",
		"如果伺服器確實使用這個連接埠，就不需要修改。"}},
}
