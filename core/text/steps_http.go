package text

// httpSteps are the texts of the steps of section 3.3.
var httpSteps = []stepText{
	{Kind: "http-request", Note: Row{
		"Escapes are sent as they are written: the client does not decode them. A fragment is never sent.",
		"エスケープは書かれたまま送られ、クライアントはデコードしません。フラグメントは送られません。",
		"跳脫序列照原樣送出，用戶端不會解碼。片段不會送出。"}},
	{Kind: "http-request/root", Note: Row{
		"The URL has no path, so the client asks for `/`.",
		"URL にパスがないので、クライアントは `/` を求めます。",
		"URL 沒有路徑，所以用戶端要求 `/`。"}},
	{Kind: "http-answer", Line: Row{
		"a status line such as `200 OK`, header fields, and the document",
		"状態行（`200 OK` など）、ヘッダ、そして文書",
		"狀態列（例如 `200 OK`）、標頭欄位，然後是文件"}},
	{Kind: "http-request/later", Note: Row{
		"The same in `HTTP/1.1` (1997). Many hosts may share one address, so the request must name the one it means. Clients had begun to send `Host` with `HTTP/1.0` by about 1996.",
		"同じ要求を `HTTP/1.1`（1997 年）で書いたものです。1 つのアドレスを多くのホストが共有できるので、どのホスト宛てかを必ず書きます。`HTTP/1.0` でも、1996 年ごろには `Host` を送るクライアントが現れていました。",
		"以 `HTTP/1.1`（1997 年）寫的同一個要求。一個位址可以由許多主機共用，所以要求裡必須寫明是哪一個。大約到 1996 年，已有用戶端在 `HTTP/1.0` 的要求裡送出 `Host`。"}},
	{Kind: "http-fragment", Line: Row{
		"The fragment is never sent. The client keeps it, to find a place in the document.",
		"フラグメントは決して送られません。文書内の位置を探すためにクライアントが使います。",
		"片段絕不會送出。用戶端自己保留，用來找到文件裡的位置。"}},
	{Kind: "http-userinfo", Line: Row{
		"User and password are never part of the request line. RFC 1738 does not allow them in an HTTP URL; later clients put them into a field `Authorization`.",
		"ユーザ名とパスワードは要求行に入りません。RFC 1738 は、HTTP の URL にこれらを認めていません。後のクライアントは `Authorization` フィールドに入れます。",
		"使用者名稱和密碼絕不在要求列裡。RFC 1738 不允許 HTTP 的 URL 有它們；後來的用戶端把它們放進 `Authorization` 欄位。"}},
}
