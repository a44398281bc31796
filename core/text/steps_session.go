package text

// sessionSteps are the texts of the steps of sections 3.8, 3.9 and 3.11.
var sessionSteps = []stepText{
	{Kind: "telnet-connect", Line: Row{
		"A terminal connects to `{host}`, port {port}. From then on, you type.",
		"端末が `{host}` のポート {port} に接続します。その後は利用者が入力します。",
		"終端機連到 `{host}` 的連接埠 {port}，之後由您輸入。"}},
	{Kind: "telnet-user", Line: Row{
		"The user name is only a hint for you. It is not sent.",
		"ユーザ名は利用者への参考にすぎず、送られません。",
		"使用者名稱只是給您參考，不會送出。"}},
	{Kind: "telnet-password", Line: Row{
		"The password is only a hint for you. It is not sent.",
		"パスワードは利用者への参考にすぎず、送られません。",
		"密碼只是給您參考，不會送出。"}},
	{Kind: "wais-init", Line: Row{
		"The client connects to `{host}`, port {port}, and opens a session of Z39.50-1988 with an init request.",
		"クライアントは `{host}` のポート {port} に接続し、init 要求で Z39.50-1988 のセッションを始めます。",
		"用戶端連到 `{host}` 的連接埠 {port}，以 init 要求開始 Z39.50-1988 的工作階段。"}},
	{Kind: "wais-ask", Line: Row{
		"The client asks you what to look for in the database `{database}`.",
		"クライアントは、データベース `{database}` で何を検索するかを利用者に尋ねます。",
		"用戶端會詢問您要在資料庫 `{database}` 裡搜尋什麼。"}},
	{Kind: "wais-search", Line: Row{
		"A search request to the database `{database}`, for `{search}`",
		"データベース `{database}` への search 要求（検索語は `{search}`）",
		"對資料庫 `{database}` 送出 search 要求，搜尋的字詞是 `{search}`"}},
	{Kind: "wais-retrieve", Line: Row{
		"A search request to the database `{database}`, for one document by its id, `{wpath}`, of type `{wtype}`",
		"データベース `{database}` への search 要求（文書 ID `{wpath}` の 1 件、タイプは `{wtype}`）",
		"對資料庫 `{database}` 送出 search 要求，以識別碼 `{wpath}` 要一份類型為 `{wtype}` 的文件"}, Note: Row{
		"WAIS fetches a document by searching for its id, with a query of type 1 (RFC 1625).",
		"WAIS では、文書もその ID の検索（Type-1 query）で取り出します（RFC 1625）。",
		"WAIS 取回文件也是用搜尋：以 Type-1 query 搜尋它的識別碼（RFC 1625）。"}},
	{Kind: "prospero-query", Line: Row{
		"The client asks the directory server at `{host}`, port {port}, how to reach the object `{octets}`.",
		"クライアントは `{host}` のポート {port} にあるディレクトリサーバに、オブジェクト `{octets}` の取り出し方を尋ねます。",
		"用戶端向 `{host}` 連接埠 {port} 的目錄伺服器詢問如何取用物件 `{octets}`。"}},
	{Kind: "prospero-answer", Line: Row{
		"one or more ways to reach the object, which may be other URLs",
		"1 つ以上の取り出し方（それぞれ別の URL のこともあります）",
		"一種或多種取用方式，每一種都可能是另一個 URL"}},
	{Kind: "telnet-session", Line: Row{
		"what the service says; often `login:`",
		"サービスの応答（多くは `login:`）",
		"服務送來的內容，常常是 `login:`"}},
	{Kind: "wais-init-answer", Line: Row{
		"init response: accepted, and how large a message may be",
		"init 応答：受け付けと、メッセージの大きさの上限",
		"init 回應：接受，以及訊息大小的上限"}},
	{Kind: "wais-search-answer", Line: Row{
		"search response: how many documents were found, and a headline, a score and an id for each",
		"search 応答：見つかった文書の数と、それぞれの見出し、得点、ID",
		"search 回應：找到幾份文件，以及每一份的標題、分數、識別碼"}},
	{Kind: "wais-choose", Line: Row{
		"You choose a document, and the client asks for it by its id.",
		"利用者が文書を選び、クライアントがその ID で取り出します。",
		"您選一份文件，用戶端再用它的識別碼取回。"}},
	{Kind: "wais-retrieve-answer", Line: Row{
		"search response: one record, the document or a part of it",
		"search 応答：1 件のレコード（文書またはその一部）",
		"search 回應：一筆紀錄，是文件或它的一部分"}},
	{Kind: "prospero-field", Line: Row{
		"The field `{octets}` distinguishes the object from others of the same name.",
		"フィールド `{octets}` は、同じ名前のほかのオブジェクトと区別するためのものです。",
		"欄位 `{octets}` 用來和同名的其他物件區別。"}},
}
