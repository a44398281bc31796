package text

import (
	"strconv"
	"strings"

	"urlscope/core"
)

// stepRows has, for each kind of step, the line that is said, for steps of the
// server's and steps of words, and the note that explains the step.
var stepRows = map[core.StepKind]struct{ Line, Note row }{
	"ftp-ready":            {Line: row{"`220` {host} ready, after connecting to port {port}", "`220` ポート {port} に接続すると {host} が応答", "`220` 連線到連接埠 {port} 後，{host} 就緒"}},
	"ftp-user":             {Note: row{"Log in as the user named in the URL.", "URL にある利用者名でログインします。", "以 URL 中的使用者登入。"}},
	"ftp-user/anonymous":   {Note: row{"The URL names no user, so the convention for anonymous FTP is used.", "URL に利用者名がないため、匿名 FTP の慣例に従います。", "URL 未指定使用者，因此依匿名 FTP 的慣例。"}},
	"ftp-password-wanted":  {Line: row{"`331` password wanted", "`331` パスワードを要求", "`331` 要求密碼"}},
	"ftp-pass":             {Note: row{"The password of the URL. Everybody on the way can read it.", "URL にあるパスワードです。途中の誰にでも読めます。", "URL 中的密碼，途中任何人皆可讀取。"}},
	"ftp-pass/asked":       {Note: row{"The URL holds none, so you are asked. Nothing is invented.", "URL にないため、あなたに尋ねます。勝手に作ることはありません。", "URL 中沒有，因此會詢問您，不會自行編造。"}},
	"ftp-pass/anonymous":   {Note: row{"By convention, your mail address.", "慣例では、あなたのメールアドレスです。", "依慣例為您的郵件位址。"}},
	"ftp-logged-in":        {Line: row{"`230` logged in", "`230` ログイン完了", "`230` 已登入"}},
	"ftp-cwd":              {Note: row{"One CWD for one segment, decoded after splitting.", "一つの区間に一つの CWD。分けた後に復号します。", "每一段對應一個 CWD，分割之後再解碼。"}},
	"ftp-done":             {Line: row{"`250` directory changed", "`250` ディレクトリを変更", "`250` 已變更目錄"}},
	"ftp-type":             {Note: row{"The type code of the URL.", "URL の型コードです。", "URL 的類型碼。"}},
	"ftp-type/guessed":     {Note: row{"A or I: the URL leaves it open.", "A か I。URL では決まりません。", "A 或 I：URL 未指定。"}},
	"ftp-type-set":         {Line: row{"`200` type set", "`200` 型を設定", "`200` 已設定類型"}},
	"ftp-retr":             {Note: row{"Fetch the file over a data connection.", "データ接続でファイルを取り出します。", "透過資料連線取得檔案。"}},
	"ftp-transfer":         {Line: row{"`226` transfer complete", "`226` 転送完了", "`226` 傳輸完成"}},
	"ftp-nlst":             {Note: row{"List the names in the directory.", "ディレクトリの名前を一覧します。", "列出目錄中的名稱。"}},
	"ftp-list":             {Line: row{"`226` the names, one a line, over a data connection", "`226` データ接続で、名前を一行に一つずつ", "`226` 透過資料連線，每行一個名稱"}},
	"ftp-no-path":          {Line: row{"The URL ends before any path: nothing is asked for. Clients list the directory they land in.", "URL はパスの前で終わり、何も求めていません。クライアントは入った先のディレクトリを一覧します。", "URL 在路徑之前結束，未要求任何內容；用戶端會列出所在目錄。"}},
	"ftp-null-name":        {Line: row{"To the letter the name is empty. Clients list the directory instead.", "文字どおりには名前が空です。クライアントは代わりにディレクトリを一覧します。", "依字面名稱為空；用戶端會改為列出目錄。"}},
	"http-request":         {Note: row{"Path and search go as they are written: HTTP does not decode them. A fragment is never sent.", "パスと検索は書かれたとおりに送られ、復号しません。フラグメントは送られません。", "路徑與搜尋照原樣送出，HTTP 不解碼；片段絕不送出。"}},
	"http-answer":          {Line: row{"`200` and the document, or another status", "`200` と文書、または別の状態コード", "`200` 與文件，或其他狀態"}},
	"gopher-request":       {Note: row{"One line, {n} octets. The type is not sent: it tells the client what to expect.", "一行、{n} オクテット。型は送られません。クライアントに内容を伝えるものです。", "一行，{n} 個八位元組。類型不會送出，它告訴用戶端內容為何。"}},
	"gopher-menu":          {Line: row{"a menu: one item a line, up to a line with a single dot", "メニュー。一行に一項目、点だけの行まで", "選單：每行一項，直到只有一個句點的行"}},
	"gopher-text":          {Line: row{"the text, up to a line with a single dot", "文字列。点だけの行まで", "文字，直到只有一個句點的行"}},
	"gopher-data":          {Line: row{"the octets, until the server closes the connection", "オクテット列。サーバが接続を閉じるまで", "八位元組，直到伺服器關閉連線"}},
	"gopher-plus-answer":   {Line: row{"`+` and a length, then the item; or `--1` and an error", "`+` と長さ、続いて項目。または `--1` と誤り", "`+` 與長度，接著是項目；或 `--1` 與錯誤"}},
	"mailto-compose":       {Line: row{"Nothing is fetched: a mail program opens a message to this address.", "何も取り出しません。メールプログラムがこの宛先への手紙を開きます。", "不取得任何內容：郵件程式會開啟寄給此位址的郵件。"}},
	"smtp-rcpt":            {Note: row{"Once the message is sent, its recipient on the wire (RFC 821).", "手紙を送るときの宛先です (RFC 821)。", "寄出郵件時線路上的收件人（RFC 821）。"}},
	"news-server":          {Line: row{"The URL names no server: the reader's own is asked.", "URL にサーバはありません。読む人のサーバに尋ねます。", "URL 未指定伺服器：詢問讀者自己的伺服器。"}},
	"nntp-ready":           {Line: row{"`200` {host} ready, after connecting to port {port}", "`200` ポート {port} に接続すると {host} が応答", "`200` 連線到連接埠 {port} 後，{host} 就緒"}},
	"nntp-list":            {Note: row{"Ask for all newsgroups.", "すべてのグループを求めます。", "要求所有新聞群組。"}},
	"nntp-groups":          {Line: row{"`215` the groups, one a line, up to a single dot", "`215` グループを一行に一つずつ、点だけの行まで", "`215` 每行一個群組，直到單一句點"}},
	"nntp-group":           {Note: row{"Choose the newsgroup.", "グループを選びます。", "選擇新聞群組。"}},
	"nntp-group-selected":  {Line: row{"`211` how many articles, and their numbers", "`211` 記事の数と番号", "`211` 文章數量及編號"}},
	"nntp-article":         {Note: row{"Ask for the article.", "記事を求めます。", "要求該文章。"}},
	"nntp-article-follows": {Line: row{"`220` the article, up to a single dot", "`220` 記事、点だけの行まで", "`220` 文章，直到單一句點"}},
	"telnet-connect":       {Line: row{"Connect to {host} port {port}. Nothing of the URL is sent: what follows is typed by a person.", "{host} のポート {port} に接続します。URL の内容は送られず、後は人が入力します。", "連線到 {host} 的連接埠 {port}。URL 的內容不會送出，之後由人輸入。"}},
	"telnet-user":          {Line: row{"Advice: log in as `{raw}`.", "助言: `{raw}` でログインしてください。", "建議：以 `{raw}` 登入。"}},
	"telnet-password":      {Line: row{"Advice: the password is in the URL.", "助言: パスワードは URL にあります。", "建議：密碼在 URL 中。"}},
	"wais-init":            {Line: row{"Init: open a Z39.50-1988 session with {host} port {port}.", "Init: {host} のポート {port} と Z39.50-1988 の対話を始めます。", "Init：與 {host} 連接埠 {port} 建立 Z39.50-1988 連線。"}},
	"wais-search":          {Line: row{"Search the database for `{decoded}`.", "Search: データベースで `{decoded}` を検索します。", "Search：在資料庫中搜尋 `{decoded}`。"}},
	"wais-present":         {Line: row{"Present: fetch the document by its id, which only the server can read.", "Present: 文書 ID で文書を取り出します。ID を読めるのはサーバだけです。", "Present：依識別碼取得文件，只有伺服器能解讀該識別碼。"}},
	"wais-ask":             {Line: row{"The database is ready to be searched: the client asks for the words.", "データベースを検索できます。クライアントが検索語を尋ねます。", "資料庫可供搜尋：用戶端會詢問關鍵字。"}},
	"file-local":           {Line: row{"The file is on the machine that reads the URL. No protocol is involved.", "URL を読む機械の上のファイルです。プロトコルは使いません。", "檔案在解讀 URL 的機器上，不涉及協定。"}},
	"file-remote":          {Line: row{"The file is on {host}. The URL names no protocol to reach it.", "{host} の上のファイルです。到達するためのプロトコルは示されません。", "檔案在 {host} 上，URL 未指定取得它的協定。"}},
	"prospero-query":       {Line: row{"Ask the directory server {host} port {port} how to reach `{decoded}`.", "ディレクトリサーバ {host} のポート {port} に `{decoded}` への到達方法を尋ねます。", "詢問目錄伺服器 {host} 連接埠 {port} 如何取得 `{decoded}`。"}},
	"prospero-answer":      {Line: row{"access methods for the object, perhaps as other URLs", "オブジェクトへの到達方法。別の URL のこともあります", "該物件的存取方法，可能是其他 URL"}},
	"other-scheme":         {Line: row{"RFC 1738 does not say what a client does with `{scheme}`.", "RFC 1738 は `{scheme}` をクライアントがどう扱うかを述べていません。", "RFC 1738 未說明用戶端如何處理 `{scheme}`。"}},
}

// Step words a step of the conversation: the line, which for a step of the
// client's is the text of its octets with controls by name, and a note.
func Step(l Lang, u *core.URL, w *core.Wire, s *core.Step) (line, note Prose) {
	raw := s.From.In(u.Source())
	slots := []string{
		"{host}", Show(w.Host.In(u.Source())), "{port}", strconv.Itoa(w.Port), "{raw}", Show(raw),
		"{decoded}", Show(string(core.AppendDecoded(nil, raw))), "{scheme}", Show(u.SchemeText()), "{n}", strconv.Itoa(len(s.Octets)),
	}
	r := stepRows[s.Kind]
	note = prose(r.Note.in(l), slots...)
	if s.Side == core.Client {
		return Prose{{Text: octetsAloud(l, s), Code: true}}, note
	}
	return prose(r.Line.in(l), slots...), note
}

// octetsAloud writes the octets of a step so that they can be read aloud.
func octetsAloud(l Lang, s *core.Step) string {
	names := map[byte]string{'\t': " TAB ", '\r': " CR ", '\n': " LF ", 0: " NUL "}
	var b strings.Builder
	for _, o := range s.Octets {
		name := names[o.Value]
		switch {
		case o.Slot:
			b.WriteString(" … ")
		case name != "":
			b.WriteString(name)
		case o.Value < ' ' || o.Value >= 0x7F:
			b.WriteString(Show(string([]byte{o.Value})))
		default:
			b.WriteByte(o.Value)
		}
	}
	return strings.Join(strings.Fields(b.String()), " ")
}
