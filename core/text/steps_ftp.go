package text

import (
	"slices"
	"strings"

	"urlscope/core"
)

// ftpSteps are the steps of section 3.2.
var ftpSteps = []stepText{
	{Kind: "ftp-ready", Line: Row{
		"`220 {host}` ready, after connecting to port {port}",
		"`220 {host}` 準備完了（ポート {port} に接続後）",
		"`220 {host}` 就緒（連上連接埠 {port} 之後）"}},
	{Kind: "ftp-user", Note: Row{
		"Log in as the user named in the URL.",
		"URL のユーザ名でログインします。",
		"用 URL 裡的使用者名稱登入。"}},
	{Kind: "ftp-user/null", Note: Row{
		"The URL has a user name, and it is empty: nothing follows `USER`.",
		"ユーザ名はありますが空です。`USER` の後には何も送りません。",
		"URL 裡有使用者名稱，但它是空的：`USER` 後面什麼都不送。"}},
	{Kind: "ftp-user/anonymous", Note: Row{
		"The URL names no user. By custom, clients then log in as `anonymous`.",
		"URL にユーザ名がありません。慣例で `anonymous` としてログインします。",
		"URL 沒有使用者名稱。慣例是以 `anonymous` 登入。"}},
	{Kind: "ftp-password-wanted", Line: Row{
		"`331` password wanted",
		"`331` パスワード要求",
		"`331` 要求密碼"}},
	{Kind: "ftp-pass", Note: Row{
		"The password from the URL. It travels unprotected.",
		"URL にあるパスワードです。暗号化されずに送られます。",
		"URL 裡的密碼。傳送時沒有加密。"}},
	{Kind: "ftp-pass/null", Note: Row{
		"The URL has a password, and it is empty. Nobody is asked for one.",
		"パスワードはありますが空です。利用者には尋ねません。",
		"URL 裡有密碼，但它是空的。不會再問使用者。"}},
	{Kind: "ftp-pass/asked", Note: Row{
		"The URL holds none, so you are asked. Nothing is invented.",
		"URL にないので利用者に尋ねます。勝手に補いません。",
		"URL 裡沒有，所以會問您。不會自行編造。"}},
	{Kind: "ftp-pass/anonymous", Note: Row{
		"By custom, the mail address of the person who fetches the file.",
		"慣例で、取り出す人のメールアドレスを送ります。",
		"慣例是送出取用者的電子郵件地址。"}},
	{Kind: "ftp-logged-in", Line: Row{
		"`230` logged in",
		"`230` ログイン完了",
		"`230` 登入完成"}},
	{Kind: "ftp-cwd", Note: Row{
		"One `CWD` for each directory name.",
		"ディレクトリ名 1 つにつき `CWD` を 1 回送ります。",
		"每個目錄名稱送一次 `CWD`。"}},
	{Kind: "ftp-cwd/slash", Note: Row{
		"One `CWD`: the path is split first and decoded after, so the slash stays inside.",
		"`CWD` は 1 回です。パスは分割してから復号するので、スラッシュは名前の中に残ります。",
		"只送一次 `CWD`：路徑先切開再解碼，所以斜線留在名稱裡面。"}},
	{Kind: "ftp-cwd/null", Note: Row{
		"The name is empty, so nothing follows `CWD`. It is not skipped: some servers go to the top directory then, some refuse.",
		"名前が空なので、`CWD` の後には何も送りません。省略もしません。最上位に移るサーバも、断るサーバもあります。",
		"名稱是空的，所以 `CWD` 後面什麼都不送，但這一步不能省略：有的伺服器會回到最上層，有的會拒絕。"}},
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
		"URL のタイプコードです。テキストなので、行末は変換されることがあります。",
		"URL 裡的類型碼：文字，換行可能會被轉換。"}},
	{Kind: "ftp-type/i", Note: Row{
		"The type code of the URL: image, octet for octet.",
		"URL のタイプコードです。イメージなので、オクテットをそのまま送ります。",
		"URL 裡的類型碼：影像，逐八位元組照原樣傳送。"}},
	{Kind: "ftp-type/guessed", Note: Row{
		"A guess: `A` or `I`. The URL leaves it open.",
		"推測です。`A` か `I` かは URL では決まりません。",
		"這是猜測：`A` 或 `I`，URL 沒有決定。"}},
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
		"To the letter, the empty name is fetched. Most clients list the directory instead.",
		"文字どおりなら空の名前を取り出します。多くのクライアントは代わりに一覧を求めます。",
		"照字面是取回空的名稱。大多數用戶端會改為列出目錄。"}},
	{Kind: "ftp-nlst", Note: Row{
		"Ask for the names in the directory.",
		"ディレクトリにある名前の一覧を求めます。",
		"要求列出目錄裡的名稱。"}},
	{Kind: "ftp-nlst/guess", Note: Row{
		"A guess: most clients ask for the names in the directory.",
		"推測です。多くのクライアントはディレクトリの一覧を求めます。",
		"這是猜測：大多數用戶端會要求列出目錄裡的名稱。"}},
	{Kind: "ftp-list", Line: Row{
		"`226` the names were sent, over a data connection",
		"`226` 一覧をデータ接続で送信済み",
		"`226` 名稱清單已透過資料連線送出"}},
	{Kind: "ftp-transfer", Line: Row{
		"`226` transfer complete",
		"`226` 転送完了",
		"`226` 傳輸完成"}},
	{Kind: "ftp-no-path", Line: Row{
		"The URL ends with the host and names no file. Most clients list the directory they land in.",
		"URL はホストで終わり、ファイルを示しません。多くのクライアントはログイン先の一覧を求めます。",
		"URL 只寫到主機，沒有指明檔案。大多數用戶端會列出登入後所在的目錄。"}},
	{Kind: "ftp-data", Line: Row{
		"The client asks for a second connection with `PASV`, or offers one with `PORT`. The URL has no say in it.",
		"クライアントは `PASV` で 2 本目の接続を求めるか、`PORT` で自分から申し出ます。URL はこれを決めません。",
		"用戶端用 `PASV` 要求第二條連線，或用 `PORT` 自己提供。這與 URL 無關。"}},
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
	{Kind: "ftp-again", Line: Row{
		"For another URL on this server a client may keep the connection, but only a new one is sure to work.",
		"同じサーバの別の URL には接続を使い回すこともできますが、確実なのはつなぎ直すことだけです。",
		"要取同一台伺服器的另一個 URL，可以沿用這條連線，但只有重新連線才一定可靠。"}, Note: Row{
		"After a `CWD` nobody can know in general which commands lead back: FTP has no hierarchy that all servers share.",
		"`CWD` の後、どのコマンドで戻れるかは一般には分かりません。FTP には全サーバに共通の階層がないからです。",
		"送出 `CWD` 之後，一般無法知道要用哪些命令回去：FTP 沒有所有伺服器共通的階層。"}},
	{Kind: "ftp-type/guessed/text", Note: Row{
		"A guess: the name ends in `{suffix}`, which suggests text, `A`. The URL leaves it open.",
		"推測です。名前が `{suffix}` で終わるので、テキストの `A` と思われます。URL では決まりません。",
		"這是猜測：名稱結尾是 `{suffix}`，看來是文字，也就是 `A`。URL 沒有決定。"}},
	{Kind: "ftp-type/guessed/image", Note: Row{
		"A guess: the name ends in `{suffix}`, which suggests data, `I`. The URL leaves it open.",
		"推測です。名前が `{suffix}` で終わるので、データの `I` と思われます。URL では決まりません。",
		"這是猜測：名稱結尾是 `{suffix}`，看來是資料，也就是 `I`。URL 沒有決定。"}},
}

// textSuffixes and imageSuffixes end names from which a client can guess the type
// of a file (section 3.2.3).
var (
	textSuffixes  = []string{".txt", ".text", ".asc", ".html", ".htm", ".ps", ".tex", ".c", ".h", ".md", ".me", ".csv", ".xml", ".hqx", ".uue"}
	imageSuffixes = []string{".z", ".gz", ".zip", ".tar", ".tgz", ".gif", ".jpg", ".jpeg", ".png", ".exe", ".com", ".pdf", ".dvi", ".bin", ".iso",
		".mp3", ".mpg", ".au", ".deb", ".rpm"}
)

// suffixOf returns what a file name ends in from its last dot on, as it was typed,
// and what that says of the type: "text", "image", or "" when it says nothing.
func suffixOf(name string) (suffix, kind string) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return "", ""
	}
	suffix = name[i:]
	small := strings.ToLower(suffix)
	switch {
	case slices.Contains(textSuffixes, small):
		return suffix, "text"
	case slices.Contains(imageSuffixes, small):
		return suffix, "image"
	}
	return "", ""
}

// doubledNote is said besides of a line with octet 255 in it (RFC 959, section
// 3.4.1).
var doubledNote = Row{
	"Octet `FF` goes out twice: alone it would begin a command of Telnet, in which FTP speaks.",
	"オクテット `FF` は 2 つ送ります。1 つだけだと、FTP が使う Telnet のコマンドの始まりになるからです。",
	"八位元組 `FF` 會送兩次：FTP 用的是 Telnet 的規則，單獨一個會成為 Telnet 命令的開頭。"}

// isDoubled reports whether an octet of the URL goes out twice.
func isDoubled(s *core.Step) bool {
	for i := 1; i < len(s.Octets); i++ {
		if o := s.Octets[i]; o.From.Len() > 0 && o.From == s.Octets[i-1].From {
			return true
		}
	}
	return false
}
