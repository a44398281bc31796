package text

// laterSteps are the texts of the steps of https, ws and wss, by their own documents.
var laterSteps = []stepText{
	{Kind: "tls-connect", Line: Row{
		"The client connects to `{host}`, port {port}, and begins TLS there.",
		"クライアントは `{host}` のポート {port} に接続し、TLS を始めます。",
		"用戶端連到 `{host}` 的連接埠 {port}，開始 TLS。"}},
	{Kind: "tls-hello", Line: Row{
		"Its first message names `{octets}`, as a rule unencrypted, so that the server can choose a certificate.",
		"最初のメッセージで `{octets}` を伝えます。ふつう暗号化されません。サーバはこれで証明書を選びます。",
		"第一則訊息指明 `{octets}`，通常沒有加密，讓伺服器選擇憑證。"}, Note: Row{
		"That is the extension server_name of TLS (RFC 6066). User, password, path, query and fragment are not in it.",
		"TLS の拡張 server_name です（RFC 6066）。ユーザ名、パスワード、パス、検索文字列、フラグメントは含まれません。",
		"這是 TLS 的擴充 server_name（RFC 6066），裡面沒有使用者名稱、密碼、路徑、查詢字串和片段。"}},
	{Kind: "tls-hello/address", Line: Row{
		"Its first message does not name the host, since that is an address (RFC 6066).",
		"ホストがアドレスなので、最初のメッセージでは伝えません（RFC 6066）。",
		"主機是位址，所以第一則訊息不指明它（RFC 6066）。"}},
	{Kind: "tls-certificate", Line: Row{
		"a certificate, in which the client looks for `{host}` (RFC 9110)",
		"証明書（クライアントはその中に `{host}` を探します、RFC 9110）",
		"憑證，用戶端會確認裡面有 `{host}`（RFC 9110）"}},
	{Kind: "http-request/tls", Note: Row{
		"The request as `HTTP/1.1` writes it, encrypted by TLS: on the way, the path and the query cannot be seen. A fragment is never sent.",
		"`HTTP/1.1` で書いた要求です。TLS で暗号化されるので、パスも検索文字列も途中からは見えません。フラグメントは送られません。",
		"以 `HTTP/1.1` 寫的要求。有 TLS 加密，途中看不到路徑和查詢字串。片段不會送出。"}},
	{Kind: "tls-http2", Line: Row{
		"If both sides chose `h2` while TLS began, the same request goes as HTTP/2, in binary: the host as `:authority`, path and query as `:path` (RFC 9113).",
		"TLS の初めに双方が `h2` を選べば、同じ要求を HTTP/2 のバイナリ形式で送ります。ホストは `:authority`、パスと検索文字列は `:path` に入ります（RFC 9113）。",
		"如果雙方在 TLS 開始時選了 `h2`，同一個要求就以 HTTP/2 的二進位格式送出：主機放在 `:authority`，路徑和查詢字串放在 `:path`（RFC 9113）。"}},
	{Kind: "http-userinfo/tls", Line: Row{
		"User and password are never part of the request line. A client that sends them puts them into a field `Authorization`, encrypted as all else.",
		"ユーザ名とパスワードは要求行に入りません。送るクライアントは `Authorization` フィールドに入れ、ほかと同じく暗号化します。",
		"使用者名稱和密碼絕不在要求列裡。會送出它們的用戶端把它們放進 `Authorization` 欄位，和其他內容一樣加密。"}},
	{Kind: "ws-request", Note: Row{
		"A WebSocket connection begins as a request of `HTTP/1.1` (RFC 6455). The key is chosen at random.",
		"WebSocket の接続は `HTTP/1.1` の要求で始まります（RFC 6455）。鍵は乱数です。",
		"WebSocket 連線以 `HTTP/1.1` 的要求開始（RFC 6455）。金鑰是隨機的。"}},
	{Kind: "ws-answer", Line: Row{
		"`101 Switching Protocols`, what the server made of the key, and from then on messages in both directions",
		"`101 Switching Protocols` と鍵から作った値、その後は双方向のメッセージ",
		"`101 Switching Protocols`，以及由金鑰算出的值，之後雙向傳送訊息"}},
}
