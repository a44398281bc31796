package text

import "urlscope/core/clients"

// A ClientFact is what real clients do with URLs of one kind, in words.
type ClientFact struct {
	ID     string
	Scheme string // "ftp": of URLs of which it speaks
	URL    string // one that shows it
	row    Row
}

// In returns the words in a language.
func (f *ClientFact) In(l Lang) Prose { return Fill(f.row.In(l)) }

// clientVerdicts are the words for verdicts about a client.
var clientVerdicts = [...]Row{
	clients.VerdictUnknown:   {"not recorded", "記録なし", "沒有記錄"},
	clients.VerdictSame:      {"the same", "同じ", "相同"},
	clients.VerdictDiffers:   {"other lines", "異なる行", "不同的內容"},
	clients.VerdictWrongFile: {"another file", "別のファイル", "另一個檔案"},
	clients.VerdictOtherHost: {"another host", "別のホスト", "另一台主機"},
	clients.VerdictLineEnd:   {"a line end gets out", "改行がそのまま出る", "換行被送出"},
	clients.VerdictRefused:   {"refused", "拒否", "拒絕"},
	clients.VerdictFailed:    {"failed", "失敗", "失敗"},
	clients.VerdictAsks:      {"asks first", "先に尋ねる", "先詢問"},
}

// ClientVerdict names a verdict about a client.
func ClientVerdict(l Lang, v clients.Verdict) string {
	return clientVerdicts[min(v, clients.VerdictAsks)].In(l)
}

// ClientFacts are what is worth knowing of the clients that were recorded, by scheme.
var ClientFacts = []ClientFact{
	{"ftp-cwd", "ftp", "ftp://host.dom/pub/docs/readme.txt", Row{
		"curl, tnftp, LWP and aria2c send one `CWD` for each directory. wget, ncftpget and Python urllib send one for all of them. lynx, w3m, elinks, links and lftp cat ask for the whole path at once.",
		"curl、tnftp、LWP、aria2c はディレクトリごとに `CWD` を送ります。wget、ncftpget、Python の urllib は全部をまとめて 1 回送ります。lynx、w3m、elinks、links、lftp cat はパス全体を一度に求めます。",
		"curl、tnftp、LWP 和 aria2c 每個目錄送一次 `CWD`；wget、ncftpget 和 Python 的 urllib 全部合成一次；lynx、w3m、elinks、links 和 lftp cat 則一次要求整個路徑。"}},
	{"ftp-root", "ftp", "ftp://joe:secret@host.dom/etc/motd", Row{
		"lynx, w3m, elinks and links begin at `/`, and not in the directory where the login begins. Where the two differ, they bring another file.",
		"lynx、w3m、elinks、links は、ログイン直後のディレクトリでなく `/` から始めます。両者が異なるサーバでは、別のファイルを取り出します。",
		"lynx、w3m、elinks 和 links 從 `/` 開始，而不是從登入後的目錄開始。兩者不同時，它們取回的是另一個檔案。"}},
	{"ftp-null", "ftp", "ftp://host.dom//etc/motd", Row{
		"Only tnftp sends `CWD` with nothing after it. curl sends `CWD /`, as it does for `/%2Fetc/motd`: to curl, both URLs are the same.",
		"`CWD` の後に何も付けずに送るのは tnftp だけです。curl は `/%2Fetc/motd` のときと同じく `CWD /` を送るので、2 つの URL を区別しません。",
		"只有 tnftp 送出後面什麼都沒有的 `CWD`。curl 送出 `CWD /`，和遇到 `/%2Fetc/motd` 時一樣：對 curl 來說，兩個 URL 相同。"}},
	{"ftp-type-d", "ftp", "ftp://host.dom/pub;type=d", Row{
		"No client sends `NLST pub`. curl sends `NLST` alone, and so lists the directory above. wget sends `TYPE D`, lynx and Python urllib send `LIST`, LWP asks for a file, tnftp and ncftpget refuse. To the others, `;type=d` is part of the name.",
		"`NLST pub` を送るクライアントはありません。curl は `NLST` だけを送り、1 つ上のディレクトリの一覧を得ます。wget は `TYPE D` を、lynx と Python の urllib は `LIST` を送ります。LWP はファイルとして求め、tnftp と ncftpget は断ります。ほかのクライアントは `;type=d` を名前の一部として扱います。",
		"沒有用戶端送出 `NLST pub`。curl 只送 `NLST`，列出的是上一層目錄；wget 送出 `TYPE D`；lynx 和 Python 的 urllib 送出 `LIST`；LWP 當作檔案取用；tnftp 和 ncftpget 拒絕。其他用戶端把 `;type=d` 當作名稱的一部分。"}},
	{"ftp-type-a", "ftp", "ftp://host.dom/motd;type=a", Row{
		"lftp, w3m, links, elinks and aria2c know no type code. They ask for a file with the name `motd;type=a`.",
		"lftp、w3m、links、elinks、aria2c はタイプコードを知りません。`motd;type=a` という名前のファイルを求めます。",
		"lftp、w3m、links、elinks 和 aria2c 不認得類型碼，它們要求名稱是 `motd;type=a` 的檔案。"}},
	{"ftp-type-capitals", "ftp", "ftp://host.dom/motd;TYPE=a", Row{
		"In capitals, `;TYPE=a` is a type code to wget, tnftp, lynx, ncftpget and Python urllib, and part of the name to curl.",
		"大文字の `;TYPE=a` は、wget、tnftp、lynx、ncftpget、Python の urllib ではタイプコード、curl では名前の一部です。",
		"大寫的 `;TYPE=a`，wget、tnftp、lynx、ncftpget 和 Python 的 urllib 當作類型碼，curl 當作名稱的一部分。"}},
	{"ftp-type-escaped", "ftp", "ftp://host.dom/motd%3Btype=a", Row{
		"With an escaped semicolon, every client takes all of it for the name. A file can be called `motd;type=a`, and this is its URL.",
		"セミコロンをエスケープすると、どのクライアントも全体を名前として扱います。`motd;type=a` という名前のファイルの URL はこう書きます。",
		"分號改寫成跳脫序列之後，每個用戶端都把整段當作名稱。檔案可以叫作 `motd;type=a`，這就是它的 URL。"}},
	{"ftp-folder", "ftp", "ftp://host.dom/pub/", Row{
		"A slash at the end leaves the name empty. Most clients list the directory; tnftp only goes there, ncftpget refuses, and LWP asks for a file `pub`.",
		"末尾がスラッシュなら名前は空です。多くのクライアントはディレクトリの一覧を求めます。tnftp は移るだけで、ncftpget は断り、LWP は `pub` というファイルを求めます。",
		"以斜線結尾，名稱就是空的。多數用戶端列出目錄；tnftp 只進入該目錄，ncftpget 拒絕，LWP 則要求檔案 `pub`。"}},
	{"ftp-question", "ftp", "ftp://host.dom/what?.txt", Row{
		"A `?` means nothing in this scheme, yet curl, w3m, elinks and aria2c end the name there, and wget, tnftp and ncftpget take the name for a pattern.",
		"このスキームで `?` に意味はありません。それでも curl、w3m、elinks、aria2c はそこで名前を切り、wget、tnftp、ncftpget は名前をパターンとして扱います。",
		"`?` 在這個方案裡沒有意義，但 curl、w3m、elinks 和 aria2c 把名稱截到那裡，wget、tnftp 和 ncftpget 則把名稱當作樣式。"}},
	{"ftp-dots", "ftp", "ftp://host.dom/pub/../motd", Row{
		"curl, wget, lynx, w3m, links and elinks take `..` out before they send anything. tnftp and aria2c send `CWD ..`, and LWP sends `CDUP`. Written `%2E%2E`, it gets past most of them.",
		"curl、wget、lynx、w3m、links、elinks は、送る前に `..` を取り除きます。tnftp と aria2c は `CWD ..` を、LWP は `CDUP` を送ります。`%2E%2E` と書くと、たいてい取り除かれません。",
		"curl、wget、lynx、w3m、links 和 elinks 送出之前就移除 `..`；tnftp 和 aria2c 送出 `CWD ..`，LWP 送出 `CDUP`。寫成 `%2E%2E` 時，大多不會被移除。"}},
	{"ftp-password", "ftp", "ftp://joe@host.dom/motd", Row{
		"A user name without a password: tnftp, ncftpget, w3m and lftp open ask you for one. curl, Python urllib, LWP and aria2c send an empty one, and wget, lynx, links and elinks send that of an anonymous user.",
		"ユーザ名だけでパスワードがないとき、tnftp、ncftpget、w3m、lftp open は利用者に尋ねます。curl、Python の urllib、LWP、aria2c は空のパスワードを、wget、lynx、links、elinks は匿名利用者のパスワードを送ります。",
		"有使用者名稱而沒有密碼時，tnftp、ncftpget、w3m 和 lftp open 會詢問您；curl、Python 的 urllib、LWP 和 aria2c 送出空的密碼；wget、lynx、links 和 elinks 送出匿名使用者的密碼。"}},
	{"ftp-password-empty", "ftp", "ftp://joe:@host.dom/motd", Row{
		"An empty password is not the same as none. Most clients send it; lynx refuses; links and elinks send that of an anonymous user.",
		"空のパスワードは、パスワードがないのとは違います。多くのクライアントは空のまま送りますが、lynx は断り、links と elinks は匿名利用者のパスワードを送ります。",
		"空的密碼和沒有密碼不同。多數用戶端照樣送出；lynx 拒絕；links 和 elinks 送出匿名使用者的密碼。"}},
	{"ftp-user-empty", "ftp", "ftp://@host.dom/motd", Row{
		"An empty user name is not the same as none. curl and w3m send it; wget, tnftp, lynx and aria2c refuse; Python urllib, LWP, links and elinks log in as `anonymous`.",
		"空のユーザ名は、ユーザ名がないのとは違います。curl と w3m は空のまま送ります。wget、tnftp、lynx、aria2c は断り、Python の urllib、LWP、links、elinks は `anonymous` でログインします。",
		"空的使用者名稱和沒有使用者名稱不同。curl 和 w3m 照樣送出；wget、tnftp、lynx 和 aria2c 拒絕；Python 的 urllib、LWP、links 和 elinks 以 `anonymous` 登入。"}},
	{"ftp-login-escaped", "ftp", "ftp://us%3Aer:x@host.dom/motd", Row{
		"w3m, links and elinks send the user name `us%3Aer` without decoding it. Python urllib decodes before it looks for the colon, and logs in as `us`.",
		"w3m、links、elinks はユーザ名 `us%3Aer` をデコードせずに送ります。Python の urllib はコロンを探す前にデコードし、`us` でログインします。",
		"w3m、links 和 elinks 不解碼，直接送出使用者名稱 `us%3Aer`。Python 的 urllib 先解碼再找冒號，結果以 `us` 登入。"}},
	{"ftp-line-end", "ftp", "ftp://host.dom/a%0D%0ADELE%20b", Row{
		"lynx, lftp, tnftp and aria2c send the line end, and `DELE b` becomes a command. curl, elinks and Python urllib log in and then refuse, links refuses at once, wget sends spaces instead, and w3m leaves it out.",
		"lynx、lftp、tnftp、aria2c は改行をそのまま送り、`DELE b` がコマンドになります。curl、elinks、Python の urllib はログインした後で断り、links は最初から断ります。wget は代わりに空白を送り、w3m は省きます。",
		"lynx、lftp、tnftp 和 aria2c 送出換行，於是 `DELE b` 成為一個命令。curl、elinks 和 Python 的 urllib 登入之後才拒絕，links 一開始就拒絕，wget 改送空格，w3m 則略去。"}},
	{"ftp-octet-255", "ftp", "ftp://host.dom/a%FFb", Row{
		"lftp sends the octet `%FF` twice, as the rules of Telnet ask for. Most send it once, and Python urllib sends three others in its place.",
		"lftp は Telnet の規則に従い、オクテット `%FF` を 2 回送ります。多くは 1 回だけ送り、Python の urllib は別の 3 オクテットに置き換えます。",
		"lftp 依照 Telnet 的規則，把八位元組 `%FF` 送兩次。多數只送一次，Python 的 urllib 則換成另外三個。"}},
	{"ftp-capitals", "ftp", "FTP://host.dom/motd", Row{
		"The case of a scheme means nothing, yet lftp and aria2c do not take `FTP` in capitals.",
		"スキームの大文字と小文字に違いはありませんが、lftp と aria2c は大文字の `FTP` を受け付けません。",
		"方案的大小寫沒有分別，但 lftp 和 aria2c 不接受大寫的 `FTP`。"}},
	{"gopher-end", "gopher", "gopher://host.dom/0/about.txt", Row{
		"w3m and bombadillo end the line with LF alone. The others send CR and LF.",
		"w3m と bombadillo は行を LF だけで終えます。ほかは CR と LF を送ります。",
		"w3m 和 bombadillo 只用 LF 結束一行，其他的送出 CR 和 LF。"}},
	{"gopher-escape", "gopher", "gopher://host.dom/0a%20b", Row{
		"bombadillo and sacc do not decode: they send `a%20b`, and a server has no such selector.",
		"bombadillo と sacc はデコードせず、`a%20b` をそのまま送ります。そのようなセレクタはサーバにありません。",
		"bombadillo 和 sacc 不解碼，直接送出 `a%20b`，而伺服器沒有這樣的選擇器。"}},
	{"gopher-question", "gopher", "gopher://host.dom/0cgi?a=b", Row{
		"w3m and LWP make the `?` a tab, and so a search of it. lynx does so for type `7` only, and curl never does.",
		"w3m と LWP は `?` をタブに変えるので、検索になります。lynx はタイプ `7` だけ変え、curl は変えません。",
		"w3m 和 LWP 把 `?` 換成定位字元，於是成為搜尋。lynx 只在類型 `7` 這樣做，curl 從不這樣做。"}},
	{"gopher-dots", "gopher", "gopher://host.dom/0/a/../b", Row{
		"curl and lynx take `..` out of a selector, though a selector is no path: they ask for `/b`.",
		"セレクタはパスではありませんが、curl と lynx は `..` を取り除き、`/b` を求めます。",
		"選擇器不是路徑，但 curl 和 lynx 仍移除 `..`，要求的是 `/b`。"}},
	{"gopher-type-twice", "gopher", "gopher://host.dom/11/docs", Row{
		"The selector is `1/docs`. w3m takes the second `1` for a type, too, and asks for `/docs`.",
		"セレクタは `1/docs` です。w3m は 2 つ目の `1` もタイプと見なし、`/docs` を求めます。",
		"選擇器是 `1/docs`。w3m 把第二個 `1` 也當作類型，要求的是 `/docs`。"}},
	{"gopher-type-escaped", "gopher", "gopher://host.dom/%30/about.txt", Row{
		"`%30` stands for `0`, the type of a text file. Only UMN gopher reads it so; curl, lynx and sacc take `%` for the type.",
		"`%30` は `0`、つまりテキストファイルのタイプを表します。そう読むのは UMN gopher だけで、curl、lynx、sacc は `%` をタイプと見なします。",
		"`%30` 代表 `0`，也就是文字檔的類型。只有 UMN gopher 這樣讀；curl、lynx 和 sacc 把 `%` 當作類型。"}},
	{"gopher-plus-sign", "gopher", "gopher://host.dom/7/find%09a+b", Row{
		"lynx sends a space for the `+` in a search. The others send `a+b`, if they do not ask for words themselves.",
		"lynx は検索の `+` を空白にして送ります。ほかは、語を自分で尋ねるものを除き、`a+b` を送ります。",
		"lynx 把搜尋裡的 `+` 換成空格送出。其他的送出 `a+b`，除非它們自己詢問關鍵字。"}},
	{"gopher-form", "gopher", "gopher://host.dom/0form%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A", Row{
		"A form that was filled in ends with a dot on a line of its own. curl, lynx, LWP and UMN gopher send one more line end after it; w3m leaves all of them out, and the server gets no form.",
		"記入したフォームは、ドットだけの行で終わります。curl、lynx、LWP、UMN gopher はその後に改行をもう 1 つ送ります。w3m は改行をすべて省くので、サーバはフォームを受け取れません。",
		"填好的表單以只有一個點的一行結束。curl、lynx、LWP 和 UMN gopher 在後面多送一個換行；w3m 略去所有換行，伺服器就收不到表單。"}},
	{"gopher-mail", "gopher", "gopher://host.dom:25/0HELO%20a%0D%0AQUIT", Row{
		"At this port a mail server reads each line as a command. curl, LWP and UMN gopher send both lines; lynx refuses the port.",
		"このポートでは、メールサーバが各行をコマンドとして読みます。curl、LWP、UMN gopher は 2 行とも送り、lynx はこのポートを断ります。",
		"在這個連接埠，郵件伺服器把每一行當作命令。curl、LWP 和 UMN gopher 兩行都送出；lynx 拒絕這個連接埠。"}},
	{"http-recoded", "http", "http://host.dom/a%2Fb?x=1+2", Row{
		"wget2 decodes and escapes anew: it asks for `/a/b?x=1%202`. The others ask for what the URL says.",
		"wget2 はデコードしてからエスケープし直し、`/a/b?x=1%202` を求めます。ほかは URL のとおりに求めます。",
		"wget2 解碼之後再改寫成跳脫序列，要求的是 `/a/b?x=1%202`。其他的照 URL 所寫要求。"}},
	{"http-address", "http", "http://127.1/", Row{
		"curl and Node make `127.0.0.1` of it. Most others connect to the same address, and name it as it was typed.",
		"curl と Node は `127.0.0.1` に直します。ほかの多くは同じアドレスに接続し、書かれたとおりの名前を伝えます。",
		"curl 和 Node 把它改成 `127.0.0.1`。其他的多數連到同一個位址，但照所輸入的名稱傳送。"}},
	{"http-login", "http", "http://joe:secret@host.dom/", Row{
		"curl, links, elinks, LWP and Go send the login in a field `Authorization`. Node and Python urllib refuse the URL.",
		"curl、links、elinks、LWP、Go は、ログイン情報を `Authorization` フィールドで送ります。Node と Python の urllib はこの URL を断ります。",
		"curl、links、elinks、LWP 和 Go 把登入資訊放在 `Authorization` 欄位送出。Node 和 Python 的 urllib 拒絕這個 URL。"}},
	{"http-dots-escaped", "http", "http://host.dom/a/%2E%2E/b?", Row{
		"Node takes `%2E%2E` for `..` and asks for `/b`, without the empty query. To the others, an escaped dot is not a dot segment.",
		"Node は `%2E%2E` を `..` と見なし、空の検索文字列も省いて `/b` を求めます。ほかは、エスケープしたドットを特別に扱いません。",
		"Node 把 `%2E%2E` 當作 `..`，並略去空的查詢字串，要求的是 `/b`。其他的不把跳脫的點當作特殊路徑。"}},
	{"news-escape", "news", "news:a%25b@host.dom", Row{
		"lynx and elinks never decode: they ask for the article `<a%25b@host.dom>`, which no server has.",
		"lynx と elinks はデコードしません。記事 `<a%25b@host.dom>` を求めますが、そのような記事はどのサーバにもありません。",
		"lynx 和 elinks 從不解碼，它們要求文章 `<a%25b@host.dom>`，而沒有伺服器有這篇。"}},
	{"news-all", "news", "news:*", Row{
		"lynx asks for a list of newsgroups. w3m, elinks and LWP ask for a newsgroup with the name `*`.",
		"lynx はニュースグループの一覧を求めます。w3m、elinks、LWP は `*` という名前のニュースグループを求めます。",
		"lynx 要求新聞群組的清單。w3m、elinks 和 LWP 則要求名稱是 `*` 的新聞群組。"}},
	{"news-slash", "news", "news:a/b@host.dom", Row{
		"w3m and elinks cut the name of the article at the slash and ask for `<b@host.dom>`.",
		"w3m と elinks は記事の名前をスラッシュで切り、`<b@host.dom>` を求めます。",
		"w3m 和 elinks 在斜線處切開文章的名稱，要求的是 `<b@host.dom>`。"}},
	{"nntp-number", "nntp", "nntp://host.dom/comp.lang/0612", Row{
		"lynx asks for article `612`, w3m and elinks for `0612`, and LWP for none: it stops at the newsgroup.",
		"lynx は記事 `612` を、w3m と elinks は `0612` を求めます。LWP は記事を求めず、ニュースグループで止まります。",
		"lynx 要求文章 `612`，w3m 和 elinks 要求 `0612`；LWP 不要求文章，只到新聞群組為止。"}},
	{"nntp-port", "nntp", "nntp://host.dom:1119/comp.lang", Row{
		"LWP passes over the port and connects to the usual one.",
		"LWP は書かれたポートを無視し、いつものポートに接続します。",
		"LWP 忽略所寫的連接埠，連到慣用的那一個。"}},
	{"telnet-login", "telnet", "telnet://joe:secret@host.dom/", Row{
		"lynx tells you how to log in, as it should. curl sends the user name when the server asks, and elinks takes the login for a part of the host, so it finds none.",
		"lynx は本来のとおり、ログインの仕方を利用者に伝えます。curl はサーバに求められるとユーザ名を送ります。elinks はログイン情報をホストの一部と見なすので、接続できません。",
		"lynx 照應有的方式，告訴您如何登入。curl 在伺服器要求時送出使用者名稱；elinks 把登入資訊當作主機的一部分，因此連不上。"}},
	{"telnet-control", "telnet", "telnet://jo%0D%0Ae@host.dom/", Row{
		"lynx leaves line ends and spaces out of the user name. curl refuses.",
		"lynx はユーザ名から改行と空白を省きます。curl は断ります。",
		"lynx 從使用者名稱移除換行和空格。curl 拒絕。"}},
	{"telnet-port", "telnet", "telnet://host.dom:25/", Row{
		"Mail servers listen on this port. lynx refuses it; curl and elinks connect.",
		"このポートではメールサーバが待っています。lynx は断り、curl と elinks は接続します。",
		"這是郵件伺服器的連接埠。lynx 拒絕，curl 和 elinks 會連線。"}},
	{"mailto-ampersand", "mailto", "mailto:a&b@host.dom", Row{
		"LWP and the URI module of Perl cut the address at the `&` and write to `a`.",
		"Perl の LWP と URI モジュールはアドレスを `&` で切り、`a` に宛てます。",
		"Perl 的 LWP 和 URI 模組在 `&` 處切斷位址，寄給 `a`。"}},
	{"mailto-twice", "mailto", "mailto:joe%25x@host.dom", Row{
		"elinks escapes the address once more and hands `joe%2525x@host.dom` to the mail program.",
		"elinks はアドレスをもう一度エスケープし、`joe%2525x@host.dom` をメールプログラムに渡します。",
		"elinks 再次把位址改寫成跳脫序列，交給郵件程式的是 `joe%2525x@host.dom`。"}},
	{"file-slash", "file", "file:///a%2Fb", Row{
		"Here `/` is part of a name, which no Unix allows. Node and Perl refuse; Python opens `/a/b`.",
		"ここでは `/` が名前の一部ですが、Unix では使えません。Node と Perl は断り、Python は `/a/b` を開きます。",
		"這裡的 `/` 是名稱的一部分，而 Unix 不允許。Node 和 Perl 拒絕；Python 開啟的是 `/a/b`。"}},
	{"file-host", "file", "file://host.dom/etc/motd", Row{
		"Python passes over the host and takes the file of this computer. Node refuses, and Perl writes `//host.dom/etc/motd`.",
		"Python はホストを無視し、このコンピュータのファイルを使います。Node は断り、Perl は `//host.dom/etc/motd` と書きます。",
		"Python 忽略主機，使用這台電腦的檔案。Node 拒絕，Perl 寫成 `//host.dom/etc/motd`。"}},
}
