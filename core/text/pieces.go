package text

import (
	"strings"

	"urlscope/core/wire"
)

// A pieceText describes a piece of a client's line: its name and its purpose.
type pieceText struct {
	Kind       wire.PieceKind
	Name, Note Row
}

var pieceTexts = []pieceText{
	{"line-end", Row{"line end", "改行", "換行"}, Row{
		"CR and LF end the line.", "CR と LF で行が終わります。", "這一行以 CR 和 LF 結束。"}},

	// Gopher
	{"gopher-selector", Row{"selector", "セレクタ", "選擇器"}, Row{
		"The name of the item, which only its server understands. An empty one is the top menu.",
		"項目の名前です。意味はサーバだけが知っています。空なら最上位のメニューです。",
		"項目的名稱，只有它的伺服器看得懂。空的就是最上層的選單。"}},
	{"gopher-tab", Row{"tab", "タブ", "定位字元"}, Row{
		"One octet, hex `09`, separates the fields of a request. That is why no selector can contain one.",
		"オクテット `09`（16 進）が要求のフィールドを区切ります。そのためセレクタには使えません。",
		"八位元組 `09`（十六進位）隔開要求的各個欄位，所以選擇器裡不能有它。"}},
	{"gopher-search", Row{"search", "検索文字列", "搜尋字串"}, Row{
		"The words to search for.", "検索する語です。", "要搜尋的字詞。"}},
	{"gopher-plus", Row{"default view", "既定の表示", "預設檢視"}, Row{
		"A `+` alone asks for the item in its default view (section 3.4.4).",
		"`+` だけなら、項目の既定の表示を求めます（3.4.4 節）。",
		"只有 `+` 時，要求項目的預設檢視（第 3.4.4 節）。"}},
	{"gopher-plus-ask", Row{"form", "フォーム", "表單"}, Row{
		"A `?` says that the item has a form to fill in (section 3.4.4).",
		"`?` は、項目に記入用のフォームがあるという印です（3.4.4 節）。",
		"`?` 表示這個項目有要填的表單（第 3.4.4 節）。"}},
	{"gopher-plus-view", Row{"view", "表示", "檢視"}, Row{
		"A `+` before a name asks for one of the views that the item has (section 3.4.8).",
		"名前の前の `+` は、項目が持つ表示の 1 つを求めます（3.4.8 節）。",
		"名稱前面的 `+` 要求項目的其中一種檢視（第 3.4.8 節）。"}},
	{"gopher-plus-view-name", Row{"view name", "表示の名前", "檢視名稱"}, Row{
		"The form of the data, named as in the item’s `+VIEWS`.",
		"データの形式です。項目の `+VIEWS` にある名前を使います。",
		"資料的形式，名稱取自項目的 `+VIEWS`。"}},
	{"gopher-plus-language", Row{"language", "言語", "語言"}, Row{
		"Language and country of the view: `Es_ES` is Spanish as in Spain.",
		"その表示の言語と国です。`Es_ES` はスペインのスペイン語です。",
		"檢視的語言和國家：`Es_ES` 是西班牙的西班牙文。"}},
	{"gopher-plus-space", Row{"space", "空白", "空格"}, Row{
		"A space separates the names.", "空白が名前を区切ります。", "空格隔開各個名稱。"}},
	{"gopher-plus-item", Row{"attributes", "属性", "屬性"}, Row{
		"A `!` asks for attributes of the item: for all of them when no name follows (section 3.4.6).",
		"`!` は項目の属性を求めます。名前が続かなければすべてです（3.4.6 節）。",
		"`!` 要求項目的屬性，後面沒有名稱時就是全部（第 3.4.6 節）。"}},
	{"gopher-plus-items", Row{"attributes of all", "全項目の属性", "全部項目的屬性"}, Row{
		"A `$` asks for attributes of every item in the directory (section 3.4.6).",
		"`$` はディレクトリにある全項目の属性を求めます（3.4.6 節）。",
		"`$` 要求目錄裡每個項目的屬性（第 3.4.6 節）。"}},
	{"gopher-plus-attribute", Row{"attribute", "属性名", "屬性名稱"}, Row{
		"The name of one attribute, such as `+ABSTRACT` (section 3.4.7).",
		"属性の名前です。`+ABSTRACT` などがあります（3.4.7 節）。",
		"一個屬性的名稱，例如 `+ABSTRACT`（第 3.4.7 節）。"}},
	{"gopher-plus-other", Row{"unknown", "不明", "不明"}, Row{
		"RFC 1738 has no gopher+ string like this. It is sent as it is.",
		"RFC 1738 にない gopher+ 文字列です。そのまま送られます。",
		"RFC 1738 沒有這樣的 gopher+ 字串，會照原樣送出。"}},
	{"gopher-form-flag", Row{"data follows", "データあり", "後有資料"}, Row{
		"A `1` says that a block of data follows this line (section 3.4.9).",
		"`1` は、この行の後にデータが続くという印です（3.4.9 節）。",
		"`1` 表示這一行後面有一塊資料（第 3.4.9 節）。"}},
	{"gopher-form-head", Row{"data block", "データブロック", "資料區塊"}, Row{
		"`+-1` begins data of unknown length, up to a dot alone on a line.",
		"`+-1` は長さの決まらないデータの始まりです。ピリオドだけの行まで続きます。",
		"`+-1` 是一塊長度不定的資料的開頭，到只有一個句點的那一行為止。"}},
	{"gopher-form-answer", Row{"answer", "答え", "答案"}, Row{
		"The answer to one question of the form, in the order of the questions.",
		"フォームの質問 1 つへの答えです。質問の順に並びます。",
		"表單一個問題的答案，依問題的順序。"}},
	{"gopher-form-end", Row{"end of data", "データの終わり", "資料結束"}, Row{
		"A dot alone on a line ends the data.", "ピリオドだけの行でデータが終わります。", "資料到只有一個句點的一行為止。"}},

	// HTTP
	{"http-method", Row{"method", "メソッド", "方法"}, Row{
		"`GET` asks for the document.", "`GET` は文書を求めます。", "`GET` 是要取得文件。"}},
	{"http-target", Row{"path and query", "パスと検索文字列", "路徑與查詢字串"}, Row{
		"Path and query (searchpart) as they are in the URL, with their escapes; `/` when there is no path.",
		"URL のパスと検索文字列（クエリ）を、エスケープも含めてそのまま送ります。パスがなければ `/` です。",
		"URL 的路徑和查詢字串（searchpart），連同跳脫序列一起照原樣送出；沒有路徑就是 `/`。"}},
	{"http-version", Row{"version", "バージョン", "版本"}, Row{
		"Tells the server which form of answer the client can read.", "クライアントが読める応答の形式を伝えます。", "告訴伺服器用戶端讀得懂哪種形式的回應。"}},
	{"http-field", Row{"field name", "フィールド名", "欄位名稱"}, Row{
		"`Host` lets one address serve many names. Clients of 1994 did not send it; by about 1996 many did.",
		"`Host` があれば、1 つのアドレスで多くの名前を扱えます。1994 年のクライアントは送りませんでしたが、1996 年ごろには多くが送るようになりました。",
		"`Host` 讓一個位址可以服務許多名稱。1994 年的用戶端不送它，到 1996 年左右許多都會送。"}},
	{"http-host", Row{"host", "ホスト", "主機"}, Row{
		"The host of the URL.", "URL のホストです。", "URL 的主機。"}},
	{"http-port", Row{"port", "ポート", "連接埠"}, Row{
		"The port, when it is not the default one of the scheme.", "スキームの既定のものでないときのポートです。", "不是方案預設值時的連接埠。"}},
	{"ws-fields", Row{"fields", "フィールド", "欄位"}, Row{
		"They ask the server to go on as WebSocket does, in version 13.",
		"以後を WebSocket のバージョン 13 で続けるよう、サーバに求めます。",
		"請伺服器接下來改用 WebSocket 第 13 版。"}},
	{"ws-key", Row{"key", "鍵", "金鑰"}, Row{
		"16 random octets in base64, from which the server makes its answer.",
		"16 オクテットの乱数を base64 で書いたものです。サーバはこれから応答を作ります。",
		"16 個隨機八位元組，寫成 base64，伺服器用它產生回應。"}},
	{"http-close", Row{"field", "フィールド", "欄位"}, Row{
		"Asks the server to close the connection after its answer, as HTTP/1.0 does by itself.",
		"応答の後に接続を閉じるよう求めます。HTTP/1.0 では初めからそうなります。",
		"請伺服器在回應後關閉連線，HTTP/1.0 本來就會這樣。"}},
	{"http-end", Row{"empty line", "空行", "空行"}, Row{
		"An empty line ends the request.", "空行で要求が終わります。", "要求以空行結束。"}},

	// mailto, news
	{"smtp-command", Row{"command", "コマンド", "命令"}, Row{
		"`RCPT TO` of RFC 821 names a recipient, in angle brackets.",
		"RFC 821 の `RCPT TO` は山括弧の中に宛先を示します。",
		"RFC 821 的 `RCPT TO` 在角括號裡指明收件人。"}},
	{"mail-address", Row{"address", "アドレス", "地址"}, Row{
		"This is not an addr-spec of RFC 822, and cannot be taken apart.",
		"RFC 822 の addr-spec ではないので、分けられません。",
		"這不是 RFC 822 的 addr-spec，無法拆開。"}},
	{"mail-word", Row{"local part", "ローカル部", "本地部分"}, Row{
		"Names the mailbox. Only the host after the `@` knows what it means.",
		"メールボックスの名前です。意味は `@` の後のホストだけが知っています。",
		"信箱的名稱。只有 `@` 後面的主機知道它的意思。"}},
	{"mail-quoted", Row{"quoted string", "引用文字列", "引號字串"}, Row{
		"In quotes, a local part may contain any character.", "引用符の中なら、どの文字でも使えます。", "在引號裡，本地部分可以有任何字元。"}},
	{"mail-relay", Row{"relayed name", "中継する名前", "轉送的名稱"}, Row{
		"A `%` in the local part is an old custom: the host after the `@` passes the message on to the host after the `%`.",
		"ローカル部の `%` は古い慣習です。`@` の後のホストが、`%` に続くホストへ転送します。",
		"本地部分的 `%` 是舊習慣：`@` 後面的主機會把信轉送給 `%` 後面的主機。"}},
	{"mail-dot", Row{"dot", "ピリオド", "句點"}, Row{
		"Separates the words, and the labels of the domain.", "語とドメインのラベルを区切ります。", "隔開各個詞和網域的標籤。"}},
	{"mail-at", Row{"at sign", "アットマーク", "小老鼠符號"}, Row{
		"Separates the mailbox from the domain.", "メールボックスとドメインを区切ります。", "隔開信箱和網域。"}},
	{"mail-domain", Row{"domain label", "ドメインのラベル", "網域標籤"}, Row{
		"A label of the domain that takes the mail.", "メールを受け取るドメインのラベルです。", "收信網域的一個標籤。"}},
	{"mail-literal", Row{"domain literal", "ドメインリテラル", "網域字面值"}, Row{
		"An address in brackets is that of a host without a name.", "角括弧の中のアドレスは、名前のないホストを表します。", "方括號裡的位址代表沒有名稱的主機。"}},
	{"news-bracket", Row{"angle bracket", "山括弧", "角括號"}, Row{
		"A message-id is written in angle brackets; the URL leaves them out (section 3.6).",
		"message-id は山括弧に入ります。URL では省きます（3.6 節）。",
		"message-id 要放在角括號裡，URL 省略它們（第 3.6 節）。"}},
	{"news-unique", Row{"unique part", "固有部", "唯一部分"}, Row{
		"Distinguishes the article from all others of that host.", "そのホストのほかの記事と区別する部分です。", "把這篇文章和該主機的其他文章區別開來。"}},
	{"news-domain", Row{"domain", "ドメイン", "網域"}, Row{
		"The host that issued the id. It need not have the article.",
		"記事に ID を付けたホストです。記事があるとは限りません。",
		"產生文章識別碼的主機，文章不一定在它那裡。"}},

	// WAIS, Prospero
	{"wais-database", Row{"database", "データベース", "資料庫"}, Row{
		"The database to be searched.", "検索するデータベースです。", "要搜尋的資料庫。"}},
	{"wais-words", Row{"words", "検索語", "字詞"}, Row{
		"The words to search for.", "検索する語です。", "要搜尋的字詞。"}},
	{"wais-type", Row{"type", "タイプ", "類型"}, Row{
		"The kind of document, as the search response gave it with the id.", "文書の種類です。検索結果で ID と共に示されます。", "文件的種類，搜尋結果會和識別碼一起給出。"}},
	{"wais-document", Row{"document id", "文書 ID", "文件識別碼"}, Row{
		"Opaque: only the server that issued it may take it apart.", "中身の意味はサーバしだいです。分解してよいのは発行したサーバだけです。", "內容的意思由伺服器決定，只有發出它的伺服器可以拆開。"}},
	{"prospero-name", Row{"hsoname", "hsoname", "hsoname"}, Row{
		"The name that the host has for the object. What slashes in it mean, even at the start, is up to the host.",
		"ホストがオブジェクトに付けた名前です。先頭も含め、スラッシュの意味はホストが決めます。",
		"主機給物件的名稱。裡面的斜線，包括開頭的，意思由主機決定。"}},
	{"prospero-field", Row{"field", "フィールド", "欄位"}, Row{
		"Says what the value is, such as an `OBJECT-VERSION`.", "値が何かを示します。`OBJECT-VERSION` などがあります。", "說明值是什麼，例如 `OBJECT-VERSION`。"}},
	{"prospero-value", Row{"value", "値", "值"}, Row{
		"The value that the target must have.", "対象が持つべき値です。", "目標必須有的值。"}},
}

var pieceTextsByKind = func() map[wire.PieceKind]*pieceText {
	all := map[wire.PieceKind]*pieceText{}
	for i := range pieceTexts {
		all[pieceTexts[i].Kind] = &pieceTexts[i]
	}
	return all
}()

// Piece describes piece p of step s: its name, short enough for a label, its purpose, and its octets as text with
// names for line ends.
func Piece(l Lang, s *wire.Step, p wire.Piece) (name string, note Prose, octets string) {
	octets = strings.ReplaceAll(spell(octetsIn(s, p.At, p.End)), "\n", "‹CR›‹LF›")
	r := pieceTextsByKind[p.Kind]
	if r == nil {
		return string(p.Kind), unknown(string(p.Kind)), octets
	}
	return r.Name.In(l), Fill(r.Note.In(l)), octets
}
