package text

// schemeRules are those of sections 3.2 to 3.11.
var schemeRules = map[string]ruleText{
	"ftp-encoded-slash": {
		row{"`{raw}` keeps this slash inside one name", "`{raw}` はこの斜線を一つの名前の中に保ちます", "`{raw}` 讓這條斜線留在一個名稱之內"},
		row{"A client sends the slash as part of one command. A plain `/` would end the name and begin the next.", "クライアントは斜線を一つの命令の中で送ります。そのままの `/` は名前を終わらせ、次を始めます。", "用戶端會把斜線當成同一個指令的一部分送出；直接寫 `/` 則會結束此名稱並開始下一個。"},
		row{"Keep it if the path begins at the root of the server, as in `%2Fetc`.", "`%2Fetc` のようにサーバの根から始まるパスなら、このままにしてください。", "若路徑從伺服器的根目錄開始，例如 `%2Fetc`，請保留。"}},
	"ftp-semicolon": {
		row{"`{raw}` must be encoded in an FTP name", "FTP の名前の `{raw}` は符号化が必要です", "FTP 名稱中的 `{raw}` 必須編碼"},
		row{"The semicolon is reserved: it begins `;type=` at the end of the URL.", "セミコロンは予約文字で、URL の末尾の `;type=` の始まりです。", "分號是保留字元，用於 URL 結尾的 `;type=`。"},
		row{"Write `{escaped}`.", "`{escaped}` と書いてください。", "請寫 `{escaped}`。"}},
	"ftp-type-incomplete": {
		row{"`{raw}` is only the beginning of `;type=`", "`{raw}` は `;type=` の途中です", "`{raw}` 只是 `;type=` 的開頭"},
		row{"A semicolon has no other use in an FTP path.", "FTP のパスでは、セミコロンにほかの使い道はありません。", "在 FTP 路徑中分號沒有其他用途。"},
		row{"Complete it with `a`, `i` or `d`, or take it out.", "`a`、`i`、`d` のどれかで完成させるか、取り除いてください。", "請以 `a`、`i` 或 `d` 補全，或將它去掉。"}},
	"ftp-type-unknown": {
		row{"`{raw}` is no type code", "`{raw}` は型コードではありません", "`{raw}` 不是類型碼"},
		row{"There are three: `a` for text, `i` for an image of the octets, `d` for a directory listing.", "型コードは三つです。`a` は文字、`i` はオクテットそのまま、`d` はディレクトリの一覧です。", "類型碼有三種：`a` 為文字，`i` 為原樣的八位元組，`d` 為目錄列表。"},
		row{"Choose one. Guessing may spoil the file, so the choice is yours.", "どれかを選んでください。推測するとファイルが壊れることがあります。", "請選擇其一；猜測可能損壞檔案，因此由您決定。"}},
	"ftp-type-spelling": {
		row{"`{raw}` is usually written `;type=`", "`{raw}` は普通 `;type=` と書きます", "`{raw}` 通常寫成 `;type=`"},
		row{"Literals of the grammar ignore case, so this is right; many programs know only lower case.", "文法の文字列は大文字と小文字を区別しないので正しい書き方ですが、小文字しか知らないプログラムもあります。", "文法中的字面值不分大小寫，因此正確；但許多程式只認得小寫。"},
		row{"Write it in lower case.", "小文字で書いてください。", "請以小寫書寫。"}},
	"ftp-cwd-null": {
		row{"An empty directory name", "空のディレクトリ名", "空的目錄名稱"},
		row{"It counts: the client sends `CWD` with a null argument, which each server takes in its own way.", "これも一つと数えます。クライアントは空の引数で `CWD` を送り、解釈はサーバしだいです。", "它也算數：用戶端會送出引數為空的 `CWD`，各伺服器處理方式不同。"},
		row{"For the server's root write `%2F`; otherwise take one slash out.", "サーバの根なら `%2F` と書き、そうでなければ斜線を一つ取り除いてください。", "若指伺服器的根目錄請寫 `%2F`；否則請去掉一條斜線。"}},
	"ftp-name-null": {
		row{"The file name is empty", "ファイル名が空です", "檔案名稱為空"},
		row{"To the letter the client sends `RETR` with a null argument. In practice it lists the directory.", "文字どおりには、空の引数で `RETR` を送ります。実際にはディレクトリを一覧します。", "依字面，用戶端會送出引數為空的 `RETR`；實際上則列出目錄。"},
		row{"Add `;type=d` to ask for the listing in so many words.", "一覧をはっきり求めるには `;type=d` を加えてください。", "若要明確要求列表，請加上 `;type=d`。"}},
	"ftp-type-absent": {
		row{"No type code: the client guesses", "型コードがないため、クライアントが推測します", "沒有類型碼：由用戶端猜測"},
		row{"Text or image decides whether line ends survive. From the name alone, nobody knows.", "文字かイメージかで、行末が保たれるかどうかが決まります。名前だけでは分かりません。", "文字或原樣決定換行是否保留；單憑名稱無從得知。"},
		row{"Add `;type=a` for text or `;type=i` for anything else, to be sure.", "確実にするには、文字なら `;type=a`、それ以外なら `;type=i` を加えてください。", "為求確定，文字請加 `;type=a`，其他請加 `;type=i`。"}},
	"http-search-path": {
		row{"A search needs a path before it", "検索の前にはパスが必要です", "搜尋字串之前需要路徑"},
		row{"In the grammar `?` comes after a path, and the path begins with a slash.", "文法では `?` はパスの後にあり、パスは斜線で始まります。", "文法中 `?` 位於路徑之後，而路徑以斜線開頭。"},
		row{"Write `/?`.", "`/?` と書いてください。", "請寫 `/?`。"}},
	"search-reserved": {
		row{"`{raw}` must be encoded in the search", "検索の `{raw}` は符号化が必要です", "搜尋字串中的 `{raw}` 必須編碼"},
		row{"`/` and `?` are reserved and have no purpose there. RFC 3986 allowed them in 2005.", "`/` と `?` は予約文字で、ここでは役割がありません。2005 年の RFC 3986 で許されました。", "`/` 與 `?` 是保留字元，在此沒有用途；2005 年的 RFC 3986 才允許。"},
		row{"Write `{escaped}`.", "`{escaped}` と書いてください。", "請寫 `{escaped}`。"}},
	"http-semicolon": {
		row{"`{raw}`: allowed by the grammar, reserved by the text", "`{raw}`: 文法では許され、本文では予約されています", "`{raw}`：文法允許，內文則列為保留"},
		row{"Section 5 lists it, section 3.3 reserves it. It is read as the grammar has it.", "5 節は列挙し、3.3 節は予約しています。ここでは文法に従って読みます。", "第 5 節列入，第 3.3 節保留；此處依文法解讀。"},
		row{"Nothing to do.", "何もする必要はありません。", "無須處理。"}},
	"gopher-line-end": {
		row{"`{raw}` ends the selector early", "`{raw}` はセレクタを途中で終わらせます", "`{raw}` 會提前結束選擇器"},
		row{"A selector may hold any octet but TAB, LF and CR: decoded, it would become another line for the server.", "セレクタに使えないのは TAB、LF、CR です。復号するとサーバへの別の行になります。", "選擇器不得包含 TAB、LF 與 CR：解碼後會成為送往伺服器的另一行。"},
		row{"Do not open such a URL unless you know why it is there.", "理由が分からなければ、このような URL を開かないでください。", "除非知道原因，否則請勿開啟這種 URL。"}},
	"gopher-type-default": {
		row{"No type and selector: the top menu", "型もセレクタもない場合は最上位のメニュー", "沒有類型與選擇器：最上層選單"},
		row{"Without them the type is 1, a menu, and the selector is empty.", "ないときの型は 1、つまりメニューで、セレクタは空です。", "省略時類型為 1（選單），選擇器為空。"},
		row{"Nothing to do.", "何もする必要はありません。", "無須處理。"}},
	"gopher-type-unknown": {
		row{"`{raw}` is no Gopher type that is known", "`{raw}` は知られている Gopher の型ではありません", "`{raw}` 不是已知的 Gopher 類型"},
		row{"The type tells the client what to expect: 0 text, 1 menu, 7 search, 9 binary and others (RFC 1436).", "型はクライアントに内容を伝えます。0 は文字、1 はメニュー、7 は検索、9 はバイナリなどです (RFC 1436)。", "類型告訴用戶端內容為何：0 文字、1 選單、7 搜尋、9 二進位等（RFC 1436）。"},
		row{"Check whether the type was left out: it comes right after the slash.", "型を書き忘れていないか確かめてください。斜線のすぐ後に置きます。", "請確認是否漏寫類型：它緊接在斜線之後。"}},
	"gopher-type-encoded": {
		row{"The type is written as an escape, `{raw}`", "型がエスケープ `{raw}` で書かれています", "類型以跳脫序列 `{raw}` 書寫"},
		row{"The grammar allows it, but many clients take the first character as it stands.", "文法では許されますが、多くのクライアントは最初の文字をそのまま型とします。", "文法允許，但許多用戶端直接取第一個字元。"},
		row{"Write it plainly where it can be.", "書けるなら、そのまま書いてください。", "可以的話，請直接書寫。"}},
	"gopher-type-twice": {
		row{"The selector begins with a copy of the type", "セレクタが型の写しで始まっています", "選擇器以類型的副本開頭"},
		row{"This is normal: some servers put the type into their selectors. Only the second one is sent.", "これは普通のことです。型をセレクタに含むサーバもあります。送られるのは二つ目だけです。", "這很正常：有些伺服器會把類型放入選擇器；只有第二個會送出。"},
		row{"Nothing to do.", "何もする必要はありません。", "無須處理。"}},
	"gopher-tab": {
		row{"A raw tab must be written `%09`", "タブは `%09` と書かなければなりません", "定位字元必須寫成 `%09`"},
		row{"The tab separates selector, search and gopher+ string on the wire; in a URL it is always encoded.", "通信ではタブがセレクタ、検索、gopher+ 文字列を分けます。URL では必ず符号化します。", "線路上以定位字元分隔選擇器、搜尋與 gopher+ 字串；在 URL 中一律編碼。"},
		row{"Write `%09`.", "`%09` と書いてください。", "請寫 `%09`。"}},
	"gopher-search-type": {
		row{"A search of an item that is no search engine", "検索エンジンでない項目の検索", "對非搜尋引擎的項目進行搜尋"},
		row{"Search engines have type 7. Other items take no search string.", "検索エンジンの型は 7 です。ほかの項目に検索文字列はありません。", "搜尋引擎的類型為 7；其他項目不接受搜尋字串。"},
		row{"Check the type.", "型を確かめてください。", "請檢查類型。"}},
	"gopher-search-reserved": {
		row{"`{raw}` in a search: the grammar keeps it out", "検索の `{raw}`: 文法では除かれています", "搜尋中的 `{raw}`：文法將其排除"},
		row{"Section 3.4.1 reserves nothing in a gopher path, so it is taken as it stands.", "3.4.1 節は gopher のパスで何も予約していないため、そのまま読みます。", "第 3.4.1 節未在 gopher 路徑中保留任何字元，因此照原樣解讀。"},
		row{"Encode it to please both.", "どちらにも合うように、符号化してください。", "請編碼以兩者皆符合。"}},
	"mailto-empty": {
		row{"The address is missing", "アドレスがありません", "缺少位址"},
		row{"`mailto:` names a mailbox, and without one it names nothing.", "`mailto:` は宛先を示すもので、なければ何も示しません。", "`mailto:` 用於指出信箱，沒有位址就沒有所指。"},
		row{"Add an address.", "アドレスを加えてください。", "請加上位址。"}},
	"mailto-headers": {
		row{"`{raw}` is read as part of the address", "`{raw}` はアドレスの一部として読まれます", "`{raw}` 會被視為位址的一部分"},
		row{"Header fields after `?` came with RFC 2368 in 1998. In RFC 1738 nothing is reserved here.", "`?` の後のヘッダは 1998 年の RFC 2368 で加わりました。RFC 1738 では予約文字はありません。", "`?` 之後的標頭欄位於 1998 年隨 RFC 2368 加入；在 RFC 1738 中此處沒有保留字元。"},
		row{"Leave it out where programs of 1994 must understand it.", "1994 年のプログラムにも分かるようにするには、省いてください。", "若需讓 1994 年的程式理解，請省略。"}},
	"mailto-slashes": {
		row{"`{raw}` is read as part of the address", "`{raw}` はアドレスの一部として読まれます", "`{raw}` 會被視為位址的一部分"},
		row{"A mailto URL names no server: the address follows the colon at once.", "mailto URL はサーバを示しません。コロンのすぐ後がアドレスです。", "mailto URL 不指定伺服器：冒號之後緊接位址。"},
		row{"Take the slashes out.", "斜線を取り除いてください。", "請去掉斜線。"}},
	"mailto-address": {
		row{"`{raw}` is not a mail address", "`{raw}` はメールアドレスではありません", "`{raw}` 不是郵件位址"},
		row{"An address of RFC 822 is a local part, `@` and a domain, such as `joe@example.org`.", "RFC 822 のアドレスは、`joe@example.org` のように局所部、`@`、ドメインからなります。", "RFC 822 的位址由區域部分、`@` 與網域組成，例如 `joe@example.org`。"},
		row{"Check the address. What was meant cannot be guessed.", "アドレスを確かめてください。どの宛先かは推測できません。", "請檢查位址；無法推測所指為何。"}},
	"news-all": {
		row{"`*` stands for all available newsgroups", "`*` は利用できるすべてのグループを表します", "`*` 代表所有可用的新聞群組"},
		row{"Alone it is not a pattern: `comp.*` is not allowed.", "単独の記号で、型紙ではありません。`comp.*` は許されません。", "它單獨使用，不是樣式：不允許 `comp.*`。"},
		row{"Nothing to do.", "何もする必要はありません。", "無須處理。"}},
	"group-empty": {
		row{"The newsgroup is missing", "グループ名がありません", "缺少新聞群組名稱"},
		row{"A group name begins with a letter and may not be empty.", "グループ名は英字で始まり、空にはできません。", "群組名稱以字母開頭，不可為空。"},
		row{"Name the group.", "グループ名を書いてください。", "請寫出群組名稱。"}},
	"group-start": {
		row{"A newsgroup begins with a letter, not `{raw}`", "グループ名は英字で始まります。`{raw}` では始められません", "新聞群組以字母開頭，不可為 `{raw}`"},
		row{"That is how the grammar has it, and how groups are named.", "文法でそう決まっており、実際の名前もそうです。", "文法如此規定，實際的群組也如此命名。"},
		row{"Take it out, or check the name.", "取り除くか、名前を確かめてください。", "請去掉，或檢查名稱。"}},
	"group-octet": {
		row{"`{raw}` may not stand in a newsgroup", "`{raw}` はグループ名に使えません", "`{raw}` 不可出現在新聞群組名稱中"},
		row{"A group is letters, digits, `-`, `.`, `+` and `_`, with no escapes.", "グループ名に使えるのは英字、数字、`-`、`.`、`+`、`_` で、エスケープも使えません。", "群組名稱只能使用字母、數字、`-`、`.`、`+` 與 `_`，不可使用跳脫序列。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"article-empty": {
		row{"Nothing stands before the `@`", "`@` の前に何もありません", "`@` 之前沒有內容"},
		row{"A message id is a unique part, `@` and a domain.", "メッセージ ID は、固有の部分、`@`、ドメインからなります。", "訊息識別碼由唯一部分、`@` 與網域組成。"},
		row{"Check the message id. It cannot be guessed.", "メッセージ ID を確かめてください。推測はできません。", "請檢查訊息識別碼，無法推測。"}},
	"article-at": {
		row{"A message id has one `@` only", "メッセージ ID の `@` は一つだけです", "訊息識別碼只有一個 `@`"},
		row{"The `@` parts the unique part from the domain.", "`@` は固有の部分とドメインを分けます。", "`@` 分隔唯一部分與網域。"},
		row{"Write `{escaped}` for one that belongs to the unique part.", "固有の部分に含まれるものは `{escaped}` と書いてください。", "屬於唯一部分的請寫成 `{escaped}`。"}},
	"news-server": {
		row{"`//` does not name a server here", "ここでは `//` はサーバを示しません", "此處的 `//` 不是指伺服器"},
		row{"A news URL has no host: by the grammar this is part of a message id.", "news URL にホストはありません。文法ではメッセージ ID の一部です。", "news URL 沒有主機；依文法這是訊息識別碼的一部分。"},
		row{"To name a server, use `nntp:`.", "サーバを示すには `nntp:` を使ってください。", "若要指定伺服器，請使用 `nntp:`。"}},
	"article-number": {
		row{"`{raw}` in the article number: it is digits only", "記事番号に `{raw}`: 数字だけが使えます", "文章編號中的 `{raw}`：只能是數字"},
		row{"A server counts the articles of each group; the number is its own.", "番号は、サーバがグループごとに記事につけるものです。", "伺服器為各群組的文章編號，此編號為該伺服器專用。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"article-number-empty": {
		row{"A slash with no article number after it", "記事番号のない斜線", "斜線之後沒有文章編號"},
		row{"Without a number the URL means the whole group, and then the slash goes too.", "番号がなければグループ全体を指し、斜線も要りません。", "沒有編號時指整個群組，斜線也應省略。"},
		row{"Take the slash out, or write the number.", "斜線を取り除くか、番号を書いてください。", "請去掉斜線，或寫出編號。"}},
	"telnet-path": {
		row{"Nothing may follow the slash of a telnet URL", "telnet URL の斜線の後には何も書けません", "telnet URL 的斜線之後不可有內容"},
		row{"It names a service to log in to, not a thing inside it.", "接続するサービスを示すもので、その中の物を示すものではありません。", "它指出要登入的服務，而非其中的事物。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"wais-form": {
		row{"A WAIS type without a document id", "文書 ID のない WAIS の型", "有 WAIS 類型但沒有文件識別碼"},
		row{"There are three forms: a database, a database with a search, or database, type and document id.", "形は三つです。データベースだけ、検索つき、またはデータベースと型と文書 ID です。", "有三種形式：資料庫、資料庫加搜尋，或資料庫、類型與文件識別碼。"},
		row{"Add the document id, or name the database alone.", "文書 ID を加えるか、データベースだけを書いてください。", "請加上文件識別碼，或只寫資料庫。"}},
	"file-slashes": {
		row{"A file URL begins with `file://`", "file URL は `file://` で始まります", "file URL 以 `file://` 開頭"},
		row{"After the two slashes comes the host, which may be empty, and after it the slash of the path.", "二つの斜線の後にホスト (空でもよい) が来て、その後がパスの斜線です。", "兩條斜線之後為主機（可為空），其後為路徑的斜線。"},
		row{"Write `file:///` for a file on this machine.", "この機械のファイルなら `file:///` と書いてください。", "若為本機檔案，請寫 `file:///`。"}},
	"file-drive": {
		row{"`{raw}` is read as a host, not as a drive", "`{raw}` はドライブでなくホストとして読まれます", "`{raw}` 會被視為主機，而非磁碟機"},
		row{"What follows `file://` up to the next slash is the host.", "`file://` から次の斜線まではホストです。", "`file://` 之後到下一條斜線為主機。"},
		row{"Add a slash, so that the host is empty.", "斜線を加えて、ホストを空にしてください。", "請加上斜線，使主機為空。"}},
	"file-port": {
		row{"A file URL has no port", "file URL にポートはありません", "file URL 沒有連接埠"},
		row{"No protocol is named, so there is nothing to connect to.", "プロトコルを示さないため、接続先がありません。", "未指定協定，因此無從連線。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"file-path-missing": {
		row{"The slash after the host is missing", "ホストの後の斜線がありません", "主機之後缺少斜線"},
		row{"A file URL always has a path, be it empty.", "file URL には、空であっても必ずパスがあります。", "file URL 一定有路徑，即使為空。"},
		row{"Add `/`.", "`/` を加えてください。", "請加上 `/`。"}},
	"prospero-field": {
		row{"The field `{raw}` has no `=` and value", "フィールド `{raw}` に `=` と値がありません", "欄位 `{raw}` 沒有 `=` 與值"},
		row{"A field is a name, `=` and a value, and the value may be empty.", "フィールドは名前、`=`、値からなり、値は空でもかまいません。", "欄位由名稱、`=` 與值組成，值可以為空。"},
		row{"Add `=`, or take the field out.", "`=` を加えるか、フィールドを取り除いてください。", "請加上 `=`，或去掉此欄位。"}},
	"prospero-equals": {
		row{"`{raw}` must be encoded in a field value", "フィールドの値の `{raw}` は符号化が必要です", "欄位值中的 `{raw}` 必須編碼"},
		row{"The first `=` parts name and value; a second one has no purpose.", "最初の `=` が名前と値を分けます。二つ目に役割はありません。", "第一個 `=` 分隔名稱與值；第二個沒有用途。"},
		row{"Write `{escaped}`.", "`{escaped}` と書いてください。", "請寫 `{escaped}`。"}},
	"ftp-path-absent": {
		row{"No path: nothing is asked for", "パスがなく、何も求めていません", "沒有路徑：未要求任何內容"},
		row{"This differs from a URL with a slash, which asks for a file with an empty name. Clients list the directory for both.", "斜線のある URL は空の名前のファイルを求めるので、これとは違います。クライアントはどちらでもディレクトリを一覧します。", "這與帶斜線的 URL 不同，後者要求名稱為空的檔案；兩者用戶端都會列出目錄。"},
		row{"Nothing to do.", "何もする必要はありません。", "無須處理。"}},
	"gopher-search-question": {
		row{"`?` does not begin a search here", "ここでは `?` から検索は始まりません", "此處的 `?` 不會開始搜尋"},
		row{"In a Gopher URL it is part of the selector. A search comes after an encoded tab.", "Gopher URL ではセレクタの一部です。検索は符号化したタブの後に置きます。", "在 Gopher URL 中它屬於選擇器；搜尋位於編碼的定位字元之後。"},
		row{"Write `%09` if a search was meant.", "検索のつもりなら `%09` と書いてください。", "若要搜尋，請寫 `%09`。"}},
	"gopher-plus-tab": {
		row{"A gopher+ string needs two `%09` before it", "gopher+ 文字列の前には `%09` が二つ必要です", "gopher+ 字串之前需要兩個 `%09`"},
		row{"After the first one comes the search, which may be empty; the gopher+ string comes after the second.", "一つ目の後は検索 (空でもよい) で、gopher+ 文字列は二つ目の後です。", "第一個之後為搜尋（可為空），gopher+ 字串在第二個之後。"},
		row{"Add `%09` if no search was meant.", "検索でないなら `%09` を加えてください。", "若不是搜尋，請加上 `%09`。"}},
	"mailto-percent": {
		row{"`%` in an address must be written `%25`", "アドレスの `%` は `%25` と書かなければなりません", "位址中的 `%` 必須寫成 `%25`"},
		row{"Mail addresses often hold a percent sign, and in a URL it begins an escape.", "メールアドレスにはパーセント記号がよく使われますが、URL ではエスケープの始まりです。", "郵件位址常含百分號，而在 URL 中它是跳脫序列的開頭。"},
		row{"Write `%25`.", "`%25` と書いてください。", "請寫 `%25`。"}},
	"mailto-escape": {
		row{"`{raw}`: did a plain `%` stand here?", "`{raw}`: もとは普通の `%` ではありませんか", "`{raw}`：此處原本是普通的 `%` 嗎？"},
		row{"Decoded, it is no octet of US-ASCII, which an address cannot hold. A percent sign and two letters look the same.", "復号すると US-ASCII の外のオクテットになり、アドレスには使えません。パーセント記号と二文字も同じ形に見えます。", "解碼後不屬於 US-ASCII，位址不能包含；百分號加兩個字母看起來相同。"},
		row{"Write `%25` for the percent sign if that was meant.", "パーセント記号のつもりなら `%25` と書いてください。", "若指百分號，請寫 `%25`。"}},
	"article-brackets": {
		row{"A message id stands without its angle brackets", "メッセージ ID は山括弧なしで書きます", "訊息識別碼不含尖括號"},
		row{"In an article's header they are around it; the URL leaves them out, and the client puts them back.", "記事のヘッダでは括弧で囲まれますが、URL では省き、クライアントが補います。", "文章標頭中有尖括號；URL 省略它們，由用戶端補回。"},
		row{"Take the brackets out.", "括弧を取り除いてください。", "請去掉尖括號。"}},
	"file-drive-bar": {
		row{"`{raw}` is an old way to write a drive", "`{raw}` はドライブの古い書き方です", "`{raw}` 是磁碟機的舊寫法"},
		row{"Early browsers wrote a bar for the colon of a drive. The bar is unsafe, the colon may stand in a path.", "初期のブラウザはドライブのコロンを縦線で書きました。縦線は危険な文字ですが、コロンはパスに使えます。", "早期瀏覽器以直線代替磁碟機的冒號；直線不安全，冒號則可用於路徑。"},
		row{"Write a colon.", "コロンを書いてください。", "請寫冒號。"}},
	"drive-letter": {
		row{"`{raw}` is read as a scheme, not as a drive", "`{raw}` はドライブでなくスキームとして読まれます", "`{raw}` 會被視為協議，而非磁碟機"},
		row{"What stands before the first colon is the scheme, even a single letter.", "最初のコロンの前は、一文字でもスキームです。", "第一個冒號之前即為協議名稱，即使只有一個字母。"},
		row{"For a file of this machine write `file:///` in front.", "この機械のファイルなら、前に `file:///` を書いてください。", "若為本機檔案，請在前面寫上 `file:///`。"}},
}
