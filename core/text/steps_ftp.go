package text

import "urlscope/core/wire"

// ftpSteps are the texts of the steps of section 3.2.
var ftpSteps = []stepText{
	{Kind: "ftp-ready", Line: Row{
		"`220 {host}` ready",
		"`220 {host}` 準備完了",
		"`220 {host}` 就緒"}, Note: Row{
		"Once the client has connected to port {port}, the server speaks first.",
		"クライアントがポート {port} に接続すると、まずサーバが送ります。",
		"用戶端連上連接埠 {port} 之後，先由伺服器送出。"}},
	{Kind: "ftp-user", Note: Row{
		"Log in as the user named in the URL.",
		"URL のユーザ名でログインします。",
		"用 URL 裡的使用者名稱登入。"}},
	{Kind: "ftp-user/null", Note: Row{
		"The URL has a user name, and it is empty: nothing follows `USER`.",
		"ユーザ名はありますが空です。`USER` の後には何も送りません。",
		"URL 裡有使用者名稱，但它是空的：`USER` 後面什麼都不送。"}},
	{Kind: "ftp-user/anonymous", Note: Row{
		"The URL names no user. RFC 1738 says `anonymous` if the server asks for one; as `USER` is normally the first command (RFC 959), clients do not wait to be asked.",
		"URL にユーザ名がありません。RFC 1738 では、サーバが求めたときに `anonymous` を使います。`USER` はふつう最初のコマンドなので（RFC 959）、求められる前に送ります。",
		"URL 沒有使用者名稱。RFC 1738 說伺服器要求時用 `anonymous`；`USER` 通常是第一個命令（RFC 959），所以用戶端不等要求就送出。"}},
	{Kind: "ftp-password-wanted", Line: Row{
		"`331` password wanted",
		"`331` パスワード要求",
		"`331` 要求密碼"}},
	{Kind: "ftp-pass", Note: Row{
		"The password from the URL. It is not encrypted on the way.",
		"URL にあるパスワードです。暗号化されずに送られます。",
		"URL 裡的密碼。傳送時沒有加密。"}},
	{Kind: "ftp-pass/null", Note: Row{
		"The URL has a password, and it is empty. You are not asked for one.",
		"パスワードはありますが空です。利用者には尋ねません。",
		"URL 裡有密碼，但它是空的。不會再詢問您。"}},
	{Kind: "ftp-pass/asked", Note: Row{
		"The URL has none, so you are asked. Nothing is made up.",
		"URL にないので、利用者に尋ねます。勝手に補うことはありません。",
		"URL 裡沒有，所以會詢問您，不會自行編造。"}},
	{Kind: "ftp-pass/anonymous", Note: Row{
		"By custom, this is the mail address of the person who fetches the file.",
		"慣例で、取り出す人のメールアドレスを送ります。",
		"慣例是送出取用者的電子郵件地址。"}},
	{Kind: "ftp-logged-in", Line: Row{
		"`230` logged in",
		"`230` ログイン完了",
		"`230` 登入完成"}},
	{Kind: "ftp-cwd", Note: Row{
		"One `CWD` for each directory name.",
		"ディレクトリ名 1 つにつき、`CWD` を 1 回送ります。",
		"每個目錄名稱送一次 `CWD`。"}},
	{Kind: "ftp-cwd/slash", Note: Row{
		"One `CWD`: the path is split first and decoded afterwards, so an escaped slash stays inside.",
		"`CWD` は 1 回です。パスは分割してからデコードするので、エスケープしたスラッシュは名前の中に残ります。",
		"只送一次 `CWD`：路徑先切開再解碼，所以寫成跳脫序列的斜線留在名稱裡面。"}},
	{Kind: "ftp-cwd/null", Note: Row{
		"The name is empty, so nothing follows `CWD`. It is not skipped. Some servers then go to the top directory, others refuse.",
		"名前が空なので、`CWD` の後には何も送りません。省略もしません。最上位に移るサーバも、断るサーバもあります。",
		"名稱是空的，所以 `CWD` 後面什麼都不送，但這一步不會省略。有的伺服器接著會回到最上層，有的會拒絕。"}},
	{Kind: "ftp-done", Line: Row{
		"`250` done",
		"`250` 完了",
		"`250` 完成"}},
	{Kind: "ftp-type", Note: Row{
		"The type code of the URL.",
		"URL のタイプコードです。",
		"URL 裡的類型碼。"}},
	{Kind: "ftp-type/a", Note: Row{
		"The type code of the URL: text, so line ends may be converted.",
		"URL のタイプコードです。テキストなので、改行は変換されることがあります。",
		"URL 裡的類型碼：文字，換行可能會被轉換。"}},
	{Kind: "ftp-type/i", Note: Row{
		"The type code of the URL: image, which leaves every octet as it is.",
		"URL のタイプコードです。イメージなので、オクテットをそのまま送ります。",
		"URL 裡的類型碼：二進位（image），每個八位元組都照原樣傳送。"}},
	{Kind: "ftp-type/guessed", Note: Row{
		"`A` or `I`: the URL does not say which.",
		"`A` か `I` かは、URL には書かれていません。",
		"是 `A` 還是 `I`，URL 裡沒有寫明。"}},
	{Kind: "ftp-type-set", Line: Row{
		"`200` type set",
		"`200` タイプを設定",
		"`200` 類型已設定"}},
	{Kind: "ftp-retr", Note: Row{
		"Fetch the file over a data connection.",
		"データ接続でファイルを取り出します。",
		"透過資料連線取回檔案。"}},
	{Kind: "ftp-retr/null", Note: Row{
		"The URL ends in an empty name, so nothing follows `RETR`.",
		"URL の最後の名前が空なので、`RETR` の後には何も送りません。",
		"URL 最後的名稱是空的，所以 `RETR` 後面什麼都不送。"}},
	{Kind: "ftp-null-name", Line: Row{
		"Taken literally, a file with an empty name is fetched. Most clients list the directory instead.",
		"文字どおりなら空の名前のファイルを取り出します。多くのクライアントは、代わりにディレクトリの一覧を求めます。",
		"照字面是取回名稱為空的檔案。大多數用戶端會改為列出目錄。"}},
	{Kind: "ftp-nlst", Note: Row{
		"Ask for the names in the directory.",
		"ディレクトリにある名前の一覧を求めます。",
		"要求列出目錄裡的名稱。"}},
	{Kind: "ftp-nlst/guess", Note: Row{
		"Most clients ask for the names in the directory.",
		"多くのクライアントはディレクトリの一覧を求めます。",
		"大多數用戶端會要求列出目錄裡的名稱。"}},
	{Kind: "ftp-list", Line: Row{
		"`226` the names were sent, over a data connection",
		"`226` 一覧をデータ接続で送信済み",
		"`226` 名稱清單已透過資料連線送出"}},
	{Kind: "ftp-transfer", Line: Row{
		"`226` transfer complete",
		"`226` 転送完了",
		"`226` 傳輸完成"}},
	{Kind: "ftp-no-path", Line: Row{
		"The URL ends with the host and names no file. Most clients list the directory in which the session starts.",
		"URL はホストで終わり、ファイルを示しません。多くのクライアントは、ログイン先のディレクトリの一覧を求めます。",
		"URL 只寫到主機，沒有指明檔案。大多數用戶端會列出登入後所在的目錄。"}},
	{Kind: "ftp-data", Line: Row{
		"The data takes a second connection. The client asks for one with `PASV`, or offers one with `PORT`. This does not depend on the URL.",
		"データは 2 本目の接続を通ります。クライアントは `PASV` で接続先を求めるか、`PORT` で自分から申し出ます。URL とは関係がありません。",
		"資料走第二條連線。用戶端用 `PASV` 要求一條，或用 `PORT` 自己提供一條。這與 URL 無關。"}},
	{Kind: "ftp-pasv", Note: Row{
		"Asks the server where to connect to for the data. Some clients send `PORT` instead.",
		"データ用にどこへ接続すればよいかをサーバに尋ねます。代わりに `PORT` を送るクライアントもあります。",
		"詢問伺服器資料連線要連到哪裡。有的用戶端改送 `PORT`。"}},
	{Kind: "ftp-passive", Line: Row{
		"`227 (h1,h2,h3,h4,p1,p2)` passive mode",
		"`227 (h1,h2,h3,h4,p1,p2)` パッシブモード",
		"`227 (h1,h2,h3,h4,p1,p2)` 被動模式"}, Note: Row{
		"The address to connect to for the data: `h1` to `h4` are the IP address, and the port is `p1` × 256 + `p2`.",
		"データ用の接続先です。`h1` から `h4` までが IP アドレス、ポートは `p1` × 256 + `p2` です。",
		"資料連線要連到的位址：`h1` 到 `h4` 是 IP 位址，連接埠是 `p1` × 256 + `p2`。"}},
	{Kind: "ftp-opening", Line: Row{
		"`150` opening the data connection",
		"`150` データ接続を開始",
		"`150` 開啟資料連線"}, Note: Row{
		"Or `550` when there is no such file or it may not be read.",
		"ファイルがないか、読めない場合は `550` です。",
		"沒有這個檔案或不准讀取時是 `550`。"}},
	{Kind: "ftp-opening/list", Line: Row{
		"`150` here come the names",
		"`150` 名前の一覧を送信",
		"`150` 開始傳送名稱清單"}, Note: Row{
		"Or `450` or `550` when there is nothing to list.",
		"一覧にするものがなければ `450` か `550` です。",
		"沒有可列的內容時是 `450` 或 `550`。"}},
	{Kind: "ftp-again", Line: Row{
		"A client may keep the connection for another URL on this server, but only a new one is sure to work.",
		"同じサーバの別の URL に接続を使い回すこともできますが、確実に使えるのは新しい接続だけです。",
		"要取同一台伺服器的另一個 URL，可以沿用這條連線，但只有重新連線才一定可靠。"}, Note: Row{
		"After a `CWD` there is no general way to know which commands lead back: FTP has no hierarchy that all servers share (section 3.2.5).",
		"`CWD` の後、どのコマンドで戻れるかは一般には分かりません。FTP には全サーバに共通の階層がないからです（3.2.5 節）。",
		"送出 `CWD` 之後，一般無法知道要用哪些命令回去：FTP 沒有所有伺服器共通的階層（第 3.2.5 節）。"}},
	{Kind: "ftp-type/guessed/text", Note: Row{
		"The name ends in `{suffix}`, which suggests text, `A`. The URL does not say.",
		"名前が `{suffix}` で終わるので、テキストの `A` と思われます。URL には書かれていません。",
		"名稱結尾是 `{suffix}`，看來是文字，也就是 `A`。URL 裡沒有寫明。"}},
	{Kind: "ftp-type/guessed/image", Note: Row{
		"The name ends in `{suffix}`, which suggests data, `I`. The URL does not say.",
		"名前が `{suffix}` で終わるので、データの `I` と思われます。URL には書かれていません。",
		"名稱結尾是 `{suffix}`，看來是資料，也就是 `I`。URL 裡沒有寫明。"}},
}

// doubledNote is added to the note of a line with octet 255 (RFC 959, section 3.4.1).
var doubledNote = Row{
	"Octet `FF` is sent twice: alone it would begin a Telnet command, since FTP sends its commands by the rules of Telnet (RFC 959).",
	"オクテット `FF` は 2 つ送ります。FTP のコマンドは Telnet の規則で送るので（RFC 959）、1 つだけだと Telnet のコマンドの始まりになるからです。",
	"八位元組 `FF` 會送兩次：FTP 依 Telnet 的規則送出命令（RFC 959），單獨一個會成為 Telnet 命令的開頭。"}

// isDoubled reports whether an octet of the URL is sent twice.
func isDoubled(s *wire.Step) bool {
	for i := 1; i < len(s.Octets); i++ {
		if o := s.Octets[i]; o.From.Len() > 0 && o.From == s.Octets[i-1].From {
			return true
		}
	}
	return false
}
