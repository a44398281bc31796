package text

import "urlscope/core/internal/grammar"

// A Clause summarizes a section of RFC 1738.
type Clause struct {
	Section     string
	title, says Row
	Rules       []string // nonterminals of section 5
	Examples    []string // from the RFC if it has any
}

// Title returns the topic of the section.
func (c *Clause) Title(l Lang) string { return c.title.In(l) }

// Says returns the summary.
func (c *Clause) Says(l Lang) Prose { return Fill(c.says.In(l)) }

// ClauseOf returns the summary of a section or the appendix, or nil if it has no summary.
func ClauseOf(section string) *Clause {
	for i := range clauses {
		if clauses[i].Section == section {
			return &clauses[i]
		}
	}
	return nil
}

// ClauseAddress returns the URL of a section of RFC 1738, or of its appendix, at the RFC Editor:
// "https://www.rfc-editor.org/rfc/rfc1738#section-2.2" for "2.2". For "" it returns the URL of the whole RFC.
func ClauseAddress(section string) string {
	const rfc = "https://www.rfc-editor.org/rfc/rfc1738"
	switch section {
	case "":
		return rfc
	case "appendix":
		return rfc + "#page-22" // it has no section number
	}
	return rfc + "#section-" + section
}

// clauses summarizes every section that any text cites. TestSections checks that none is missing.
var clauses = []Clause{
	{"2.1", Row{"The main parts of URLs", "URL の主な部分", "URL 的主要部分"}, Row{
		"A URL is a scheme, a colon, and a part whose meaning depends on the scheme. A scheme has small letters, digits, `+`, `.` and `-`. Programs should read capital letters as small ones there.",
		"URL は、スキーム、コロン、そしてスキームによって意味が決まる部分からできています。スキームに使えるのは、英小文字、数字、`+`、`.`、`-` です。プログラムは、スキームの英大文字を英小文字として読むべきです。",
		"URL 由方案、冒號，以及意義由方案決定的部分組成。方案只用小寫英文字母、數字、`+`、`.` 和 `-`。程式應該把方案裡的大寫英文字母當作小寫。"},
		[]string{"genericurl", "scheme", "schemepart"}, []string{"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html", "news:comp.infosystems.www.misc"}},
	{"2.2", Row{"Octets and escapes", "オクテットとエスケープ", "八位元組與跳脫序列"}, Row{
		"A URL is written with printable US-ASCII alone. Any other octet is written as an escape: `%` and two hexadecimal digits. So is an unsafe octet (a space, `<`, `>`, a quote mark, `#`, `%`, `|`, `\\`, `^`, `~`, `[`, `]`, braces and the grave accent), and a reserved one (`;`, `/`, `?`, `:`, `@`, `=`, `&`) that does not do its job. An escape usually means the same as its octet, but not where the octet is reserved.",
		"URL は、表示できる US-ASCII の文字だけで書きます。ほかのオクテットは、`%` と 2 桁の 16 進数字からなるエスケープで書きます。安全でないオクテット（空白、`<`、`>`、引用符、`#`、`%`、`|`、`\\`、`^`、`~`、`[`、`]`、波かっこ、グレーブアクセント）と、本来の役割で使わない予約されたオクテット（`;`、`/`、`?`、`:`、`@`、`=`、`&`）も同じです。エスケープはふつうそのオクテットと同じ意味ですが、予約されたオクテットでは違います。",
		"URL 只用可列印的 US-ASCII 字元書寫。其他八位元組要寫成跳脫序列，也就是 `%` 加兩個十六進位數字。不安全的八位元組（空格、`<`、`>`、引號、`#`、`%`、`|`、`\\`、`^`、`~`、`[`、`]`、大括號和重音符）也是如此，不做本來用途的保留八位元組（`;`、`/`、`?`、`:`、`@`、`=`、`&`）也是。跳脫序列的意思通常和它的八位元組相同，但保留的八位元組不然。"},
		[]string{"unreserved", "uchar", "xchar", "escape", "reserved", "safe", "extra", "national", "punctuation"}, []string{"ftp://myname@host.dom/%2Fetc/motd", "http://ds.internic.net/instructions/overview.html#WARNING"}},
	{"2.3", Row{"Hierarchy and relative links", "階層と相対リンク", "階層與相對連結"}, Row{
		"Some schemes have names in a hierarchy, whose parts are separated by `/`. A relative link builds on that, but RFC 1738 does not describe relative links.",
		"`/` で区切られた階層をもつ名前を使うスキームがあります。相対リンクはそれに基づきますが、RFC 1738 は相対リンクを説明していません。",
		"有些方案的名稱有階層，各部分以 `/` 分隔。相對連結以此為基礎，但 RFC 1738 沒有說明相對連結。"},
		nil, nil},
	{"3", Row{"Specific schemes", "個々のスキーム", "各個方案"}, Row{
		"RFC 1738 describes ten schemes: ftp, http, gopher, mailto, news, nntp, telnet, wais, file and prospero. Others may follow.",
		"RFC 1738 が説明するスキームは ftp、http、gopher、mailto、news、nntp、telnet、wais、file、prospero の 10 個です。ほかのスキームが後から加わることもあります。",
		"RFC 1738 說明十個方案：ftp、http、gopher、mailto、news、nntp、telnet、wais、file 和 prospero。之後還可以有其他方案。"},
		[]string{"url"}, nil},
	{"3.1", Row{"The form that Internet schemes share", "インターネットのスキームに共通の形", "網際網路方案的共同形式"}, Row{
		"Behind two slashes come a user name and a password with `@`, a host, a port, and behind one more slash the path; all but the host may be left out. An empty user name or password is not the same as none. In them, `:`, `@` and `/` are written as escapes. A host is a domain name, whose last label never begins with a digit, or four numbers. The slash before the path is not part of it.",
		"2 つのスラッシュの後に、ユーザ名とパスワードと `@`、ホスト、ポート、そしてもう 1 つのスラッシュの後にパスが続きます。ホスト以外は省けます。空のユーザ名やパスワードは、ないのとは違います。その中の `:`、`@`、`/` はエスケープで書きます。ホストはドメイン名か 4 つの数で、ドメイン名の最後のラベルが数字で始まることはありません。パスの前のスラッシュはパスの一部ではありません。",
		"兩條斜線之後是使用者名稱、密碼和 `@`，接著是主機、連接埠，再一條斜線之後是路徑；除了主機都可以省略。空的使用者名稱或密碼和沒有並不相同。其中的 `:`、`@` 和 `/` 要寫成跳脫序列。主機是網域名稱或四個數字，網域名稱的最後一個標籤不以數字開頭。路徑前面的斜線不屬於路徑。"},
		[]string{"ip-schemepart", "login", "hostport", "host", "hostname", "domainlabel", "toplabel", "hostnumber", "port", "user", "password", "urlpath"},
		[]string{"ftp://@host.com/", "ftp://host.com/", "ftp://foo:@host.com/"}},
	{"3.2", Row{"FTP", "FTP", "FTP"}, Row{
		"An ftp URL names a file or a directory that is reached by FTP. Without a port, it is `21`.",
		"ftp の URL は、FTP で取り出せるファイルかディレクトリを指します。ポートがなければ `21` です。",
		"ftp URL 指的是可用 FTP 取得的檔案或目錄。沒寫連接埠時就是 `21`。"},
		[]string{"ftpurl"}, []string{"ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z"}},
	{"3.2.1", Row{"FTP: user name and password", "FTP のユーザ名とパスワード", "FTP 的使用者名稱與密碼"}, Row{
		"They are sent with `USER` and `PASS`. Where the URL has neither and the server asks, the user name is `anonymous` and the password is the reader’s mail address. Where it has a user name alone, the program should ask the reader for the password.",
		"これらは `USER` と `PASS` で送られます。どちらも URL になく、サーバに求められたときは、ユーザ名は `anonymous`、パスワードは利用者のメールアドレスです。ユーザ名だけがあるときは、プログラムは利用者にパスワードを尋ねるべきです。",
		"兩者以 `USER` 和 `PASS` 送出。URL 都沒寫而伺服器要求時，使用者名稱是 `anonymous`，密碼是使用者的電子郵件地址。只有使用者名稱時，程式應該向使用者詢問密碼。"},
		[]string{"login", "user", "password"}, []string{"ftp://myname@host.dom/etc/motd", "ftp://foo:@host.com/"}},
	{"3.2.2", Row{"FTP: the path as commands", "FTP のパスとコマンド", "FTP 的路徑與命令"}, Row{
		"Each part of the path but the last is sent with a `CWD` of its own, and the last names the file. With `;type=d` it is sent with `NLST`; otherwise `TYPE` is sent with the type code, and the file is fetched. The parts are decoded first, so a slash or semicolon that is part of a name is written as an escape.",
		"パスの最後以外の各部分は、それぞれ `CWD` で送られ、最後の部分がファイルの名前です。`;type=d` があれば名前は `NLST` で送られ、なければ `TYPE` でタイプコードを送ってからファイルを取り出します。各部分は先にデコードされるので、名前の一部であるスラッシュやセミコロンはエスケープで書きます。",
		"路徑裡除了最後一段，每段各以一個 `CWD` 送出，最後一段是檔案名稱。有 `;type=d` 時以 `NLST` 送出名稱；否則先以 `TYPE` 送出類型碼，再取得檔案。各段會先解碼，所以名稱裡的斜線和分號要寫成跳脫序列。"},
		[]string{"fpath", "fsegment", "ftptype"}, []string{"ftp://myname@host.dom/%2Fetc/motd", "ftp://myname@host.dom/etc/motd", "ftp://myname@host.dom//etc/motd"}},
	{"3.2.3", Row{"FTP: no type code", "FTP でタイプコードがないとき", "FTP 沒有類型碼時"}, Row{
		"The type code may be left out. Then the client guesses how to transfer the file, usually from the end of its name.",
		"タイプコードは省けます。そのときクライアントは、ふつうファイル名の末尾から、転送の方法を推測します。",
		"類型碼可以省略。這時用戶端要自行猜測傳輸方式，通常是看檔名的結尾。"},
		[]string{"ftpurl", "ftptype"}, []string{"ftp://ds.internic.net/rfc/rfc1630.txt", "ftp://ds.internic.net/rfc/rfc1436.txt;type=a"}},
	{"3.2.4", Row{"FTP: hierarchy", "FTP の階層", "FTP 的階層"}, Row{
		"On some systems the path of the URL looks like the path of the file. The URL is not a Unix file name all the same.",
		"URL のパスがファイルのパスと同じように見えるシステムもあります。それでも、URL は Unix のファイル名ではありません。",
		"在有些系統上，URL 的路徑看起來和檔案的路徑一樣。即使如此，URL 也不是 Unix 的檔名。"},
		nil, nil},
	{"3.2.5", Row{"FTP: keeping the connection", "FTP の接続を保つこと", "FTP 保持連線"}, Row{
		"A client may keep a connection for several URLs. But there is no general way back from a directory, so only a new connection is sure to work.",
		"クライアントは、1 つの接続を複数の URL に使うことがあります。しかし、ディレクトリから戻る一般的な方法はないので、確実なのは新しい接続だけです。",
		"用戶端可以讓多個 URL 共用一條連線。但沒有通用的方法可以離開目錄，所以只有重新連線才可靠。"},
		nil, nil},
	{"3.3", Row{"HTTP", "HTTP", "HTTP"}, Row{
		"An http URL has a host, and may have a port, a path, and behind `?` a query string. Without a port, it is `80`. It has no user name and no password. Without a path and a query, the slash may be left out too. In the path and the query, `/`, `;` and `?` are reserved.",
		"http の URL には、ホストがあり、ポートとパス、そして `?` の後に検索文字列を書けます。ポートがなければ `80` です。ユーザ名とパスワードはありません。パスも検索文字列もなければ、スラッシュも省けます。パスと検索文字列の中では、`/`、`;`、`?` が予約されています。",
		"http URL 有主機，還可以有連接埠、路徑，以及 `?` 之後的查詢字串。沒寫連接埠時就是 `80`。它沒有使用者名稱和密碼。路徑和查詢字串都沒有時，斜線也可以省略。在路徑和查詢字串裡，`/`、`;` 和 `?` 是保留的。"},
		[]string{"httpurl", "hpath", "hsegment", "search"}, []string{"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html"}},
	{"3.4", Row{"Gopher", "Gopher", "Gopher"}, Row{
		"A gopher URL names an item or a directory that is reached by Gopher or by Gopher+, which adds attributes and views.",
		"gopher の URL は、Gopher で、または属性とビューを加えた Gopher+ で取り出せる項目かディレクトリを指します。",
		"gopher URL 指的是可用 Gopher 取得的項目或目錄，也可用加上屬性和檢視的 Gopher+。"},
		[]string{"gopherurl"}, []string{"gopher://gopher.example.org/"}},
	{"3.4.1", Row{"Gopher: type and selector", "Gopher のタイプとセレクタ", "Gopher 的類型與選擇器"}, Row{
		"Behind the slash come one character for the type of the item and the selector, which the client sends to the server. Without all of that the type is `1`. Without a port, it is `70`. Nothing is reserved in it. A selector has no tab, line feed or carriage return.",
		"スラッシュの後には、項目のタイプを表す 1 文字と、クライアントがサーバに送るセレクタが続きます。どちらもなければタイプは `1` です。ポートがなければ `70` です。この中に予約された文字はありません。セレクタにはタブ、改行（LF）、復帰（CR）は入りません。",
		"斜線之後是一個代表項目類型的字元，接著是用戶端送給伺服器的選擇器。兩者都沒有時，類型是 `1`。沒寫連接埠時就是 `70`。其中沒有保留的字元。選擇器裡沒有定位字元、LF 和 CR。"},
		[]string{"gopherurl", "gtype", "selector"}, []string{"gopher://gopher.example.org/00/motd"}},
	{"3.4.2", Row{"Gopher: search engines", "Gopher の検索エンジン", "Gopher 的搜尋引擎"}, Row{
		"The selector is followed by `%09`, a tab, and the words to search for. The client sends the decoded selector, a tab, and these words.",
		"セレクタの後に `%09`（タブ）と検索する語が続きます。クライアントは、デコードしたセレクタ、タブ、検索する語を送ります。",
		"選擇器之後是 `%09`（定位字元）和要搜尋的詞。用戶端送出解碼後的選擇器、定位字元和這些詞。"},
		[]string{"gopherurl", "search"}, []string{"gopher://gopher.example.org/7/search%09url"}},
	{"3.4.3", Row{"Gopher+ items", "Gopher+ の項目", "Gopher+ 的項目"}, Row{
		"A second `%09` and a gopher+ string follow the search, which may be empty but not left out. The client sends selector, search and gopher+ string with tabs between them.",
		"検索する語の後に 2 つ目の `%09` と gopher+ 文字列が続きます。検索する語は空でも構いませんが、省けません。クライアントは、セレクタ、検索する語、gopher+ 文字列をタブで区切って送ります。",
		"搜尋的詞之後是第二個 `%09` 和 gopher+ 字串。搜尋的詞可以是空的，但不能省略。用戶端送出選擇器、搜尋的詞和 gopher+ 字串，中間以定位字元分隔。"},
		[]string{"gopherurl", "gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09+"}},
	{"3.4.4", Row{"Gopher+: the default view", "Gopher+ の標準のビュー", "Gopher+ 的預設檢視"}, Row{
		"A gopher+ string of `+` alone asks for the default view of an item. One of `?` alone is an item that has a form to fill in.",
		"`+` だけの gopher+ 文字列は、項目の標準のビューを求めます。`?` だけなら、記入するフォームをもつ項目です。",
		"只有 `+` 的 gopher+ 字串要求項目的預設檢視。只有 `?` 的則是帶有表單的項目。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09+", "gopher://gopher.example.org/0a%09%09?"}},
	{"3.4.5", Row{"Gopher+: items with a form", "Gopher+ のフォームをもつ項目", "Gopher+ 帶表單的項目"}, Row{
		"For an item with `?`, the client fetches the form, has the reader fill it in, and sends the answers with the selector.",
		"`?` の付いた項目では、クライアントはフォームを取り出し、利用者に記入してもらい、答えをセレクタとともに送ります。",
		"對帶有 `?` 的項目，用戶端先取得表單，請使用者填寫，再把答案和選擇器一起送出。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09?"}},
	{"3.4.6", Row{"Gopher+: all attributes", "Gopher+ のすべての属性", "Gopher+ 的全部屬性"}, Row{
		"A gopher+ string of `!` asks for all attributes of an item, and `$` for those of all items in a directory.",
		"gopher+ 文字列 `!` は項目のすべての属性を、`$` はディレクトリのすべての項目の属性を求めます。",
		"gopher+ 字串 `!` 要求項目的全部屬性，`$` 要求目錄裡所有項目的屬性。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/1a%09%09!", "gopher://gopher.example.org/1a%09%09$"}},
	{"3.4.7", Row{"Gopher+: some attributes", "Gopher+ の特定の属性", "Gopher+ 的特定屬性"}, Row{
		"Names of attributes follow the `!` or `$`, with an escaped space between one and the next.",
		"`!` または `$` の後に属性の名前を書きます。名前と名前の間は、空白のエスケープで区切ります。",
		"`!` 或 `$` 之後是屬性的名稱，名稱之間以空格的跳脫序列分隔。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09!+ABSTRACT", "gopher://gopher.example.org/0a%09%09!+ABSTRACT%20+SMELL"}},
	{"3.4.8", Row{"Gopher+: other views", "Gopher+ の別のビュー", "Gopher+ 的其他檢視"}, Row{
		"Behind `+` come the name of a view and, after an escaped space, a language.",
		"`+` の後にビューの名前、空白のエスケープ、言語が続きます。",
		"`+` 之後是檢視的名稱，再以空格的跳脫序列隔開，接著是語言。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09+application/postscript%20Es_ES"}},
	{"3.4.9", Row{"Gopher+: a form filled in", "Gopher+ の記入済みフォーム", "Gopher+ 填好的表單"}, Row{
		"A URL can hold the answers to a form: a `1`, then each answer on a line of its own, and a line with a dot alone. All of it is sent as it is once decoded.",
		"URL にはフォームの答えも入れられます。`1` の後に、答えを 1 行に 1 つずつ、最後に点だけの行を書きます。そのすべてが、デコードしてそのまま送られます。",
		"URL 也可以帶表單的答案：先是 `1`，接著每個答案各佔一行，最後一行只有一個點。全部解碼後照樣送出。"},
		[]string{"gopher+_string"}, []string{"gopher://gopher.example.org/0a%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A"}},
	{"3.5", Row{"Mailto", "mailto", "mailto"}, Row{
		"A mailto URL is a mail address and nothing else. Nothing is reserved in it. A `%`, which is common in addresses, is written as an escape. The URL names no data that could be fetched.",
		"mailto の URL は、メールアドレスだけです。予約された文字はありません。アドレスによくある `%` はエスケープで書きます。この URL は、取り出せるデータを指していません。",
		"mailto URL 只是一個電子郵件地址。其中沒有保留的字元。地址裡常見的 `%` 要寫成跳脫序列。這種 URL 不指可取得的資料。"},
		[]string{"mailtourl", "encoded822addr"}, []string{"mailto:joe%25relay@example.org"}},
	{"3.6", Row{"News", "news", "news"}, Row{
		"A news URL is a newsgroup, `*` for all of them, or an article by its message-id without the angle brackets. An `@` tells an article from a newsgroup. No server is named: the URL is the same everywhere.",
		"news の URL は、ニュースグループ、すべてを表す `*`、または山かっこを除いた Message-ID で示した記事です。`@` があれば記事、なければニュースグループです。サーバは書かないので、この URL はどこでも同じです。",
		"news URL 是新聞群組、代表全部的 `*`，或以去除尖括號的 Message-ID 表示的文章。有 `@` 就是文章，否則是新聞群組。其中不寫伺服器，所以這種 URL 在哪裡都一樣。"},
		[]string{"newsurl", "grouppart", "group", "article"}, []string{"news:comp.infosystems.www.misc", "news:*"}},
	{"3.7", Row{"NNTP", "NNTP", "NNTP"}, Row{
		"An nntp URL names an article by server, newsgroup and number. Without a port, it is `119`. Most servers answer only those nearby, so the news URL is preferred.",
		"nntp の URL は、サーバ、ニュースグループ、番号で記事を指します。ポートがなければ `119` です。多くのサーバは近くの相手にしか応答しないので、news の URL のほうが勧められます。",
		"nntp URL 以伺服器、新聞群組和編號指出文章。沒寫連接埠時就是 `119`。多數伺服器只回應附近的用戶端，所以較建議使用 news URL。"},
		[]string{"nntpurl", "group", "digits"}, []string{"nntp://news.example.org/comp.lang.go/1738"}},
	{"3.8", Row{"Telnet", "Telnet", "Telnet"}, Row{
		"A telnet URL names a service that one types to. User name and password are only advice to the reader. The slash at the end may be left out. Without a port, it is `23`.",
		"telnet の URL は、文字を入力して使うサービスを指します。ユーザ名とパスワードは、利用者への案内にすぎません。最後のスラッシュは省けます。ポートがなければ `23` です。",
		"telnet URL 指的是以鍵盤操作的服務。使用者名稱和密碼只供使用者參考。結尾的斜線可以省略。沒寫連接埠時就是 `23`。"},
		[]string{"telneturl", "login"}, []string{"telnet://host.dom/"}},
	{"3.9", Row{"WAIS", "WAIS", "WAIS"}, Row{
		"A wais URL names a database, a search in it, or a document with its type and its id. The id is for the server alone to take apart. Without a port, it is `210`.",
		"wais の URL は、データベース、その中の検索、またはタイプと ID で示した文書を指します。ID を分解してよいのはサーバだけです。ポートがなければ `210` です。",
		"wais URL 指的是資料庫、其中的搜尋，或以類型和識別碼表示的文件。識別碼只有伺服器能拆解。沒寫連接埠時就是 `210`。"},
		[]string{"waisurl", "waisdatabase", "waisindex", "waisdoc", "database", "wtype", "wpath"}, []string{"wais://host.dom/db?url"}},
	{"3.10", Row{"Files", "ファイル", "檔案"}, Row{
		"A file URL names a file on a host. No host, or `localhost`, is the machine that reads the URL. No way to fetch the file is named, so the URL is of little use between hosts.",
		"file の URL は、ホストにあるファイルを指します。ホストが空か `localhost` なら、URL を読むコンピュータ自身です。ファイルを取り出す方法は書かれていないので、ホストの間ではあまり役に立ちません。",
		"file URL 指的是主機上的檔案。主機是空的或 `localhost` 時，就是解讀 URL 的電腦本身。其中沒有說明如何取得檔案，所以在主機之間用處不大。"},
		[]string{"fileurl", "fpath", "fsegment"}, []string{"file://vms.host.edu/disk$user/my/notes/note12345.txt"}},
	{"3.11", Row{"Prospero", "Prospero", "Prospero"}, Row{
		"A prospero URL names an object by a name that only its server understands, and may add pairs of a name and a value, each after a `;`. In the name of the object, a semicolon is written as an escape and a slash is not. Without a port, it is `1525`. It has no user name and no password.",
		"prospero の URL は、サーバだけが理解する名前でオブジェクトを指します。`;` の後に名前と値の組を続けることもできます。オブジェクトの名前の中では、セミコロンはエスケープで書き、スラッシュはそのまま書きます。ポートがなければ `1525` です。ユーザ名とパスワードはありません。",
		"prospero URL 以只有伺服器懂得的名稱指出物件，還可以加上成對的名稱和值，每對之前有 `;`。在物件名稱裡，分號要寫成跳脫序列，斜線不必。沒寫連接埠時就是 `1525`。它沒有使用者名稱和密碼。"},
		[]string{"prosperourl", "ppath", "psegment", "fieldspec", "fieldname", "fieldvalue"}, []string{"prospero://host.dom//pros/name"}},
	{"4", Row{"New schemes", "新しいスキーム", "新的方案"}, Row{
		"IANA keeps a list of schemes. Names that begin with `x-` are for experiments. Seven names are set apart for later: `afs`, `mid`, `cid`, `nfs`, `tn3270`, `mailserver` and `z39.50`.",
		"スキームの一覧は IANA が管理します。`x-` で始まる名前は実験用です。`afs`、`mid`、`cid`、`nfs`、`tn3270`、`mailserver`、`z39.50` の 7 つは、将来のために空けてあります。",
		"方案的清單由 IANA 管理。以 `x-` 開頭的名稱供實驗使用。`afs`、`mid`、`cid`、`nfs`、`tn3270`、`mailserver` 和 `z39.50` 這七個名稱留待日後使用。"},
		[]string{"otherurl", "genericurl"}, []string{"mid:960830.1639@example.org"}},
	{"5", Row{"The grammar", "文法", "語法"}, Row{
		"What a URL is, rule by rule. Literals stand in quotes, `[` and `]` are around what may be left out or repeated, `|` parts alternatives, and `1*` means one or more.",
		"URL とは何かを、規則ごとに書いたものです。文字そのものは引用符で囲み、`[` と `]` は省略か繰り返しのできるもの、`|` は選択、`1*` は 1 回以上を表します。",
		"逐條規定什麼是 URL。照樣書寫的字元放在引號裡，`[` 和 `]` 之間可以省略或重複，`|` 分隔可選的寫法，`1*` 表示一次以上。"},
		[]string{"url", "genericurl", "otherurl"}, nil},
	{"6", Row{"Security", "セキュリティ", "安全"}, Row{
		"A URL can make a client do harm: with an unusual port it reaches a server of another protocol, and an escaped line end can add a command. A password in a URL is clearly unwise.",
		"URL は、クライアントに有害なことをさせる場合があります。通常と違うポートなら別のプロトコルのサーバにつながり、エスケープされた改行はコマンドを付け加えることがあります。URL にパスワードを書くのは、明らかに賢明ではありません。",
		"URL 可能讓用戶端造成損害：不尋常的連接埠會連到使用其他協定的伺服器，寫成跳脫序列的換行可能多出一個命令。把密碼寫進 URL 顯然並不明智。"},
		nil, []string{"gopher://host.dom:25/0HELO%20x%0D%0AQUIT"}},
	{"appendix", Row{"URLs in text", "文章の中の URL", "文字裡的 URL"}, Row{
		"In text, a URL is best written between `<URL:` and `>`, which are not part of it. White space and line breaks inside are dropped when the URL is read. None should follow a hyphen, since some printers add a hyphen where a line breaks.",
		"文章の中では、URL を `<URL:` と `>` の間に書くのがよく、これらは URL の一部ではありません。中の空白と改行は、URL を読むときに取り除かれます。行を折り返すときにハイフンを付け加える印刷物もあるので、ハイフンの後では改行しないでください。",
		"在文字裡，URL 最好寫在 `<URL:` 和 `>` 之間，這兩者不屬於 URL。其中的空白和換行在讀取 URL 時會被忽略。有些印刷品在換行處會加上連字號，所以請不要在連字號之後換行。"},
		nil, []string{"<URL:ftp://info.cern.ch/pub/www/doc;\n      type=d>", "<URL:ftp://ds.in\n      ternic.net/rfc>", "<URL:http://ds.internic.\n      net/instructions/overview.html#WARNING>"}},
}

// Production returns the lines of section 5 that define a rule, as they are printed there. For an unknown rule it
// returns "".
func Production(rule string) string { return grammar.Lines(rule) }
