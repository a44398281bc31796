package text

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// A stepText is what is said of a step. Line is what is said on the wire, or the
// explanation that an Info step is; a client's step has its octets for that. Note
// explains.
type stepText struct {
	Kind       core.StepKind
	Line, Note row
}

// stepTexts holds the texts by the kind of the step, and the case of it.
var stepTexts = []stepText{
	// FTP
	{Kind: "ftp-ready", Line: row{
		"`220 {host}` ready, after connecting to port {port}",
		"`220 {host}` 準備完了（ポート {port} に接続後）",
		"`220 {host}` 就緒（連上連接埠 {port} 之後）"}},
	{Kind: "ftp-user", Note: row{
		"Log in as the user named in the URL.",
		"URL のユーザ名でログインします。",
		"用 URL 裡的使用者名稱登入。"}},
	{Kind: "ftp-user/null", Note: row{
		"The URL has a user name, and it is empty: nothing follows `USER`.",
		"ユーザ名はありますが空です。`USER` の後には何も送りません。",
		"URL 裡有使用者名稱，但它是空的：`USER` 後面什麼都不送。"}},
	{Kind: "ftp-user/anonymous", Note: row{
		"The URL names no user. By custom, clients then log in as `anonymous`.",
		"URL にユーザ名がありません。慣例で `anonymous` としてログインします。",
		"URL 沒有使用者名稱。慣例是以 `anonymous` 登入。"}},
	{Kind: "ftp-password-wanted", Line: row{
		"`331` password wanted",
		"`331` パスワード要求",
		"`331` 要求密碼"}},
	{Kind: "ftp-pass", Note: row{
		"The password from the URL. It travels unprotected.",
		"URL にあるパスワードです。暗号化されずに送られます。",
		"URL 裡的密碼。傳送時沒有加密。"}},
	{Kind: "ftp-pass/null", Note: row{
		"The URL has a password, and it is empty. Nobody is asked for one.",
		"パスワードはありますが空です。利用者には尋ねません。",
		"URL 裡有密碼，但它是空的。不會再問使用者。"}},
	{Kind: "ftp-pass/asked", Note: row{
		"The URL holds none, so you are asked. Nothing is invented.",
		"URL にないので利用者に尋ねます。勝手に補いません。",
		"URL 裡沒有，所以會問您。不會自行編造。"}},
	{Kind: "ftp-pass/anonymous", Note: row{
		"By custom, the mail address of the person who fetches the file.",
		"慣例で、取り出す人のメールアドレスを送ります。",
		"慣例是送出取用者的電子郵件地址。"}},
	{Kind: "ftp-logged-in", Line: row{
		"`230` logged in",
		"`230` ログイン完了",
		"`230` 登入完成"}},
	{Kind: "ftp-cwd", Note: row{
		"One `CWD` for each directory name.",
		"ディレクトリ名 1 つにつき `CWD` を 1 回送ります。",
		"每個目錄名稱送一次 `CWD`。"}},
	{Kind: "ftp-cwd/slash", Note: row{
		"One `CWD`: the path is split first and decoded after, so the slash stays inside.",
		"`CWD` は 1 回です。パスは分割してから復号するので、斜線は名前の中に残ります。",
		"只送一次 `CWD`：路徑先切開再解碼，所以斜線留在名稱裡面。"}},
	{Kind: "ftp-cwd/null", Note: row{
		"The name is empty, so nothing follows `CWD`. It is not skipped.",
		"名前が空なので、`CWD` の後には何も送りません。省略もしません。",
		"名稱是空的，所以 `CWD` 後面什麼都不送，但這一步不能省略。"}},
	{Kind: "ftp-done", Line: row{
		"`250` done",
		"`250` 完了",
		"`250` 完成"}},
	{Kind: "ftp-type", Note: row{
		"The type code of the URL.",
		"URL の型コードです。",
		"URL 裡的類型碼。"}},
	{Kind: "ftp-type/a", Note: row{
		"The type code of the URL: text, so line ends may be converted.",
		"URL の型コードです。テキストなので、行末は変換されることがあります。",
		"URL 裡的類型碼：文字，換行可能會被轉換。"}},
	{Kind: "ftp-type/i", Note: row{
		"The type code of the URL: image, octet for octet.",
		"URL の型コードです。イメージなので、オクテットをそのまま送ります。",
		"URL 裡的類型碼：影像，逐八位元組照原樣傳送。"}},
	{Kind: "ftp-type/guessed", Note: row{
		"A guess: `A` or `I`. The URL leaves it open.",
		"推測です。`A` か `I` かは URL では決まりません。",
		"這是猜測：`A` 或 `I`，URL 沒有決定。"}},
	{Kind: "ftp-type-set", Line: row{
		"`200` type set",
		"`200` 型を設定",
		"`200` 類型已設定"}},
	{Kind: "ftp-retr", Note: row{
		"Fetch the file over a data connection.",
		"データ接続でファイルを取り出します。",
		"透過資料連線取回檔案。"}},
	{Kind: "ftp-retr/null", Note: row{
		"The URL ends in an empty name, so nothing follows `RETR`.",
		"URL の最後の名前が空なので、`RETR` の後には何も送りません。",
		"URL 最後的名稱是空的，所以 `RETR` 後面什麼都不送。"}},
	{Kind: "ftp-null-name", Line: row{
		"To the letter, the empty name is fetched. Most clients list the directory instead.",
		"文字どおりなら空の名前を取り出します。多くのクライアントは代わりに一覧を求めます。",
		"照字面是取回空的名稱。大多數用戶端會改為列出目錄。"}},
	{Kind: "ftp-nlst", Note: row{
		"Ask for the names in the directory.",
		"ディレクトリにある名前の一覧を求めます。",
		"要求列出目錄裡的名稱。"}},
	{Kind: "ftp-nlst/guess", Note: row{
		"A guess: most clients ask for the names in the directory.",
		"推測です。多くのクライアントはディレクトリの一覧を求めます。",
		"這是猜測：大多數用戶端會要求列出目錄裡的名稱。"}},
	{Kind: "ftp-list", Line: row{
		"`226` the names were sent, over a data connection",
		"`226` 一覧をデータ接続で送信済み",
		"`226` 名稱清單已透過資料連線送出"}},
	{Kind: "ftp-transfer", Line: row{
		"`226` transfer complete",
		"`226` 転送完了",
		"`226` 傳輸完成"}},
	{Kind: "ftp-no-path", Line: row{
		"The URL ends with the host and names no file. Most clients list the directory they land in.",
		"URL はホストで終わり、ファイルを示しません。多くのクライアントはログイン先の一覧を求めます。",
		"URL 到主機就結束，沒有指明檔案。大多數用戶端會列出登入後所在的目錄。"}},

	// HTTP
	{Kind: "http-request", Note: row{
		"Escapes travel as written: the client does not decode them. A fragment is never sent.",
		"エスケープは書かれたまま送られ、クライアントは復号しません。フラグメントは送られません。",
		"跳脫序列照寫的樣子送出，用戶端不解碼。片段不會送出。"}},
	{Kind: "http-request/root", Note: row{
		"The URL has no path, so the client asks for `/`.",
		"URL にパスがないので、クライアントは `/` を求めます。",
		"URL 沒有路徑，所以用戶端要求 `/`。"}},
	{Kind: "http-answer", Line: row{
		"a status line such as `200 OK`, header fields, and the document",
		"`200 OK` のような状態行、ヘッダ、そして文書",
		"狀態列（例如 `200 OK`）、標頭欄位，然後是文件"}},

	// Gopher
	{Kind: "gopher-request", Note: row{
		"One line: the selector, decoded. The type is not sent, it tells the client what to expect.",
		"復号したセレクタを 1 行で送ります。型は送りません。何が返るかをクライアントに教えるものです。",
		"只送一行：解碼後的選擇器。類型不送，它只告訴用戶端會收到什麼。"}},
	{Kind: "gopher-request/empty", Note: row{
		"The selector is empty: a line end alone asks for the top menu.",
		"セレクタは空です。行末だけを送ると、最上位のメニューが返ります。",
		"選擇器是空的：只送換行，就是要最上層的選單。"}},
	{Kind: "gopher-request/search", Note: row{
		"One line: the selector, a tab, and the search, all decoded. The type is not sent.",
		"復号したセレクタ、タブ、検索文字列を 1 行で送ります。型は送りません。",
		"只送一行：解碼後的選擇器、定位字元、搜尋字串。類型不送。"}},
	{Kind: "gopher-request/plus", Note: row{
		"One line: selector, search and gopher+ string, with tabs between them. The type is not sent.",
		"セレクタ、検索文字列、gopher+ 文字列をタブで区切り、1 行で送ります。型は送りません。",
		"只送一行：選擇器、搜尋字串、gopher+ 字串，以定位字元隔開。類型不送。"}},
	{Kind: "gopher-request/form", Note: row{
		"A filled-in form. It brings its own line ends, so none is added.",
		"記入済みのフォームです。行末も含んでいるので、付け足しません。",
		"這是填好的表單。它自帶換行，所以不再加上。"}},
	{Kind: "gopher-menu", Line: row{
		"a menu: one line for each item, then a line with a single dot",
		"メニュー：1 項目に 1 行、最後にピリオドだけの行",
		"選單：每個項目一行，最後是只有一個句點的一行"}},
	{Kind: "gopher-text", Line: row{
		"the text, then a line with a single dot",
		"本文、最後にピリオドだけの行",
		"文字內容，最後是只有一個句點的一行"}},
	{Kind: "gopher-data", Line: row{
		"the data, until the server closes the connection",
		"データ（サーバが接続を閉じるまで）",
		"資料，直到伺服器關閉連線"}},
	{Kind: "gopher-plus-answer", Line: row{
		"`+` and a length, then the item; `-` and an error if there is none",
		"`+` と長さ、続いて項目。なければ `-` とエラー",
		"`+` 和長度，接著是項目；沒有的話則是 `-` 和錯誤"}},

	// mailto
	{Kind: "mailto-compose", Line: row{
		"The URL names a mailbox, not a document. A mail program opens an empty message to it.",
		"URL が示すのは宛先で、文書ではありません。メールソフトがその宛先の新しいメールを開きます。",
		"URL 指的是信箱，不是文件。郵件程式會開啟一封寄給它的新信。"}},
	{Kind: "smtp-rcpt", Note: row{
		"Only once you send the message: the line that names the recipient.",
		"メールを送信して初めて送られる、宛先を示す行です。",
		"等您寄出信件時才會送出的一行，指明收件人。"}},

	// news, nntp
	{Kind: "news-server", Line: row{
		"The URL names no server. The reader's own news server is asked.",
		"URL にサーバの指定はありません。読む人のニュースサーバに尋ねます。",
		"URL 沒有指明伺服器。會向讀者自己的新聞伺服器詢問。"}},
	{Kind: "nntp-ready", Line: row{
		"`200 {host}` ready, after connecting to port {port}",
		"`200 {host}` 準備完了（ポート {port} に接続後）",
		"`200 {host}` 就緒（連上連接埠 {port} 之後）"}},
	{Kind: "nntp-list", Note: row{
		"Ask for all newsgroups that the server has.",
		"サーバにある全ニュースグループを尋ねます。",
		"要求伺服器上的所有新聞群組。"}},
	{Kind: "nntp-groups", Line: row{
		"`215` the list of newsgroups, then a line with a single dot",
		"`215` ニュースグループの一覧、最後にピリオドだけの行",
		"`215` 新聞群組清單，最後是只有一個句點的一行"}},
	{Kind: "nntp-group", Note: row{
		"Select the newsgroup.",
		"ニュースグループを選びます。",
		"選擇新聞群組。"}},
	{Kind: "nntp-group-selected", Line: row{
		"`211` how many articles, the first and last number, and the group",
		"`211` 記事の数、最初と最後の番号、グループ名",
		"`211` 文章數量、第一個與最後一個編號、群組名稱"}},
	{Kind: "nntp-article", Note: row{
		"Fetch the article.",
		"記事を取り出します。",
		"取回文章。"}},
	{Kind: "nntp-article-follows", Line: row{
		"`220` the article, then a line with a single dot",
		"`220` 記事、最後にピリオドだけの行",
		"`220` 文章，最後是只有一個句點的一行"}},

	// telnet
	{Kind: "telnet-connect", Line: row{
		"A terminal connects to `{host}`, port {port}. From there on, you type.",
		"端末が `{host}` のポート {port} に接続します。その後は利用者が入力します。",
		"終端機連到 `{host}` 的連接埠 {port}，之後由您輸入。"}},
	{Kind: "telnet-user", Line: row{
		"The user name is advice to you. It is not sent.",
		"ユーザ名は利用者への助言です。送られません。",
		"使用者名稱只是給您的建議，不會送出。"}},
	{Kind: "telnet-password", Line: row{
		"The password is advice to you. It is not sent.",
		"パスワードは利用者への助言です。送られません。",
		"密碼只是給您的建議，不會送出。"}},

	// WAIS
	{Kind: "wais-init", Line: row{
		"The client connects to `{host}`, port {port}, and opens a session of Z39.50-1988.",
		"クライアントは `{host}` のポート {port} に接続し、Z39.50-1988 のセッションを始めます。",
		"用戶端連到 `{host}` 的連接埠 {port}，開始 Z39.50-1988 的工作階段。"}},
	{Kind: "wais-ask", Line: row{
		"The client asks you what to search for in this database.",
		"クライアントは、このデータベースで何を検索するかを利用者に尋ねます。",
		"用戶端會問您要在這個資料庫裡查什麼。"}},
	{Kind: "wais-search", Line: row{
		"A search request with these words. The server answers with a list of documents.",
		"この語で検索を要求します。サーバは文書の一覧を返します。",
		"送出這些字詞的搜尋要求。伺服器會回覆文件清單。"}},
	{Kind: "wais-present", Line: row{
		"A request for this one document. Only the server that gave out its id understands it.",
		"この文書を要求します。文書 ID は発行したサーバだけが理解します。",
		"要求這一份文件。只有發出識別碼的伺服器看得懂它。"}},

	// file
	{Kind: "file-local", Line: row{
		"Nothing is sent. The file is read on the machine that interprets the URL.",
		"何も送られません。URL を解釈しているコンピュータでファイルを読みます。",
		"什麼都不送。檔案從解讀這個 URL 的電腦上讀取。"}},
	{Kind: "file-remote", Line: row{
		"The file is on `{host}`, but no protocol is named to reach it. Nothing is sent.",
		"ファイルは `{host}` にありますが、取り出す手順は決まっていません。何も送られません。",
		"檔案在 `{host}` 上，但 URL 沒有指明用什麼協定取用。什麼都不送。"}},

	// Prospero
	{Kind: "prospero-query", Line: row{
		"The client asks the directory server at `{host}`, port {port}, how to reach this object.",
		"クライアントは `{host}` のポート {port} にあるディレクトリサーバに、このオブジェクトの取り出し方を尋ねます。",
		"用戶端向 `{host}` 連接埠 {port} 的目錄伺服器詢問如何取用這個物件。"}},
	{Kind: "prospero-answer", Line: row{
		"one or more ways to reach the object, each of which may be another URL",
		"取り出し方（1 つ以上）。それぞれ別の URL で表されることもあります",
		"一種或多種取用方式，每一種都可能是另一個 URL"}},

	// other schemes
	{Kind: "other-scheme", Line: row{
		"RFC 1738 does not say what a client does with `{scheme}`.",
		"RFC 1738 は `{scheme}` をクライアントがどう扱うかを定めていません。",
		"RFC 1738 沒有規定用戶端如何處理 `{scheme}`。"}},
}

// dangerNote is said of a client's step that an octet of the URL ends early,
// instead of its own note.
var dangerNote = row{
	"A control octet decoded from the URL ends this line early. The server reads what follows as something of its own.",
	"URL から復号した制御文字で、この行は途中で終わります。サーバは続きを別のものとして読みます。",
	"從 URL 解碼出的控制字元讓這一行提前結束。伺服器會把後面的內容當成另外的東西。"}

var stepTextsByKind = func() map[core.StepKind]*stepText {
	all := map[core.StepKind]*stepText{}
	for i := range stepTexts {
		all[stepTexts[i].Kind] = &stepTexts[i]
	}
	return all
}()

// Step says what happens in step s of w. For a step of the client's, line is the
// octets that go out, as text: octets of the protocol's own that end a line are
// left out at the end and are a line feed elsewhere, … stands for octets that the
// URL does not determine, and any other octet is as [Show] shows it. note
// explains. For other steps line is what is said, and note is empty.
func Step(l Lang, u *core.URL, w *core.Wire, s *core.Step) (line, note Prose) {
	row := stepTextsByKind[s.Kind]
	if c := stepCase(u, s); c != "" {
		if r := stepTextsByKind[s.Kind+"/"+core.StepKind(c)]; r != nil {
			row = r
		}
	}
	if row == nil {
		return unknown(string(s.Kind)), nil
	}
	slot := func(name string) string {
		if name == "port" {
			return strconv.Itoa(w.Port)
		}
		return about{l, u, core.Diagnostic{}}.slot(name)
	}
	if s.Side != core.Client {
		return render(row.Line.in(l), slot), nil
	}
	note = render(row.Note.in(l), slot)
	if s.Danger {
		note = render(dangerNote.in(l), slot)
	}
	return Prose{{octetsOf(s), true}}, note
}

// stepCase returns the case of a step that has words of its own.
func stepCase(u *core.URL, s *core.Step) string {
	null, slash := true, false
	for _, o := range s.Octets {
		null = null && o.From.Len() == 0
		slash = slash || o.Value == '/' && o.From.Len() == len("%2F")
	}
	switch s.Kind {
	case "ftp-user", "ftp-pass", "ftp-retr":
		if null {
			return "null"
		}
	case "ftp-cwd":
		if null {
			return "null"
		}
		if slash {
			return "slash"
		}
	case "ftp-type":
		return strings.ToLower(u.Text(core.Ftptype))
	case "ftp-nlst":
		if s.When == core.Maybe {
			return "guess"
		}
	case "http-request":
		if !u.Has(core.Hsegment) {
			return "root"
		}
	case "gopher-request":
		text := string(s.AppendBytes(nil))
		switch {
		case strings.HasSuffix(text, ".\r\n") && u.Has(core.GopherString) && u.Text(core.GopherSearch) == "" && strings.Contains(text, "\t+\t1\r\n"):
			return "form"
		case u.Has(core.GopherString):
			return "plus"
		case u.Has(core.GopherSearch):
			return "search"
		case null:
			return "empty"
		}
	}
	return ""
}

// octetsOf returns the octets of a client's step as text.
func octetsOf(s *core.Step) string {
	own := func(o core.Octet, b byte) bool { return !o.Slot && o.From.Len() == 0 && o.Value == b }
	list := s.Octets
	for len(list) > 0 && (own(list[len(list)-1], '\n') || own(list[len(list)-1], '\r')) {
		list = list[:len(list)-1]
	}
	var b strings.Builder
	var run []byte // octets whose UTF-8 is to be read together
	flush := func() {
		for _, unit := range units(string(run)) {
			if unit == "‹SP›" {
				unit = " "
			}
			b.WriteString(unit)
		}
		run = run[:0]
	}
	for _, o := range list {
		switch {
		case o.Slot:
			flush()
			b.WriteString("…")
		case own(o, '\r'):
		case own(o, '\n'):
			flush()
			b.WriteByte('\n')
		default:
			run = append(run, o.Value)
		}
	}
	flush()
	return b.String()
}
