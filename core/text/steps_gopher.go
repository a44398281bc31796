package text

// gopherSteps are the texts of the steps of section 3.4.
var gopherSteps = []stepText{
	{Kind: "gopher-request", Note: Row{
		"One line: the selector, decoded. The type is not sent; it tells the client what to expect.",
		"デコードしたセレクタを 1 行で送ります。タイプは送りません。何が返るかをクライアントに教えるものです。",
		"只送一行：解碼後的選擇器。類型不會送出，它只告訴用戶端會收到什麼。"}},
	{Kind: "gopher-request/empty", Note: Row{
		"The selector is empty: a line end alone asks for the top menu.",
		"セレクタは空です。改行だけを送り、最上位のメニューを求めます。",
		"選擇器是空的：只送換行，要求最上層的選單。"}},
	{Kind: "gopher-request/search", Note: Row{
		"One line: the selector, a tab, and the search, all decoded. The type is not sent.",
		"デコードしたセレクタ、タブ、検索文字列を 1 行で送ります。タイプは送りません。",
		"只送一行：解碼後的選擇器、定位字元、搜尋字串。類型不會送出。"}},
	{Kind: "gopher-request/plus", Note: Row{
		"One line: selector, search and gopher+ string, with tabs between them. The type is not sent.",
		"セレクタ、検索文字列、gopher+ 文字列をタブで区切り、1 行で送ります。タイプは送りません。",
		"只送一行：選擇器、搜尋字串、gopher+ 字串，以定位字元隔開。類型不會送出。"}},
	{Kind: "gopher-request/form", Note: Row{
		"A filled-in form. It has its own line ends, so none is added.",
		"記入済みのフォームです。改行も含んでいるので、付け足しません。",
		"這是填好的表單。它本身就有換行，所以不再加上。"}},
	{Kind: "gopher-request/words", Note: Row{
		"One line: the selector, a tab, and your words. The type is not sent.",
		"セレクタ、タブ、検索語を 1 行で送ります。タイプは送りません。",
		"只送一行：選擇器、定位字元、您的字詞。類型不會送出。"}},
	{Kind: "gopher-request/ask", Note: Row{
		"A `!` asks for attributes, here only for the form.",
		"`!` は属性を求めます。ここではフォームだけです。",
		"`!` 要求屬性，這裡只要求表單。"}},
	{Kind: "gopher-request/answers", Note: Row{
		"Your answers, one on each line, in the form of section 3.4.9.",
		"利用者の答えを、3.4.9 節の形で 1 行に 1 つずつ送ります。",
		"您的答案，每行一個，照第 3.4.9 節的寫法。"}},
	{Kind: "gopher-menu", Line: Row{
		"a menu: one line for each item, then a line with a single dot",
		"メニュー：1 項目に 1 行、最後にピリオドだけの行",
		"選單：每個項目一行，最後是只有一個句點的一行"}},
	{Kind: "gopher-text", Line: Row{
		"the text, then a line with a single dot",
		"本文、最後にピリオドだけの行",
		"文字內容，最後是只有一個句點的一行"}, Note: Row{
		"Many later servers leave out the dot and just close the connection.",
		"後のサーバには、ピリオドを送らず接続を閉じるだけのものが多くあります。",
		"後來許多伺服器不送句點，只關閉連線。"}},
	{Kind: "gopher-data", Line: Row{
		"the data, until the server closes the connection",
		"データ（サーバが接続を閉じるまで）",
		"資料，直到伺服器關閉連線"}},
	{Kind: "gopher-plus-answer", Line: Row{
		"the item, after `+` and its length; or an error, after `-`",
		"項目（`+` と長さの後）、またはエラー（`-` の後）",
		"項目，前面是 `+` 和長度；或是錯誤，前面是 `-`"}},
	{Kind: "gopher-type", Line: Row{
		"Type `{gtype}`: {about}",
		"タイプ `{gtype}`：{about}",
		"類型 `{gtype}`：{about}"}},
	{Kind: "gopher-type/default", Line: Row{
		"The URL has no type, which means `1`: a menu",
		"タイプの指定がないので `1`、つまりメニューです",
		"URL 沒有給類型，視為 `1`：選單"}},
	{Kind: "gopher-plus-short", Line: Row{
		"Servers of the time expected the shorter form: `{octets}`",
		"当時のサーバが受け付けたのは短い形です：`{octets}`",
		"當時的伺服器接受的是較短的形式：`{octets}`"}, Note: Row{
		"In section 3.4.3 the tab of the search is sent even when the search is empty; in section 3.4.9 it is not. Even the server of the University of Minnesota answers the longer form with an error.",
		"3.4.3 節では、検索文字列が空でもそのタブを送ります。3.4.9 節では送りません。ミネソタ大学のサーバ自身も、長い形にはエラーを返します。",
		"依第 3.4.3 節，搜尋字串是空的也要送出它的定位字元。第 3.4.9 節的寫法卻沒有。明尼蘇達大學自己的伺服器收到較長的形式會回覆錯誤。"}},
	{Kind: "gopher-ask", Line: Row{
		"The `?` says that the item has a form. The client fetches the form, asks you to fill it in, and sends your answers (section 3.4.5). The `?` itself is not sent.",
		"`?` は、この項目にフォームがあるという印です。クライアントはフォームを取り出し、利用者に記入してもらい、その答えを送ります（3.4.5 節）。`?` そのものは送りません。",
		"`?` 表示這個項目有表單。用戶端取回表單，請您填寫，再送出您的答案（第 3.4.5 節）。`?` 本身不會送出。"}},
	{Kind: "gopher-plus-form", Line: Row{
		"the form: `+ASK:`, with one line for each question",
		"フォーム：`+ASK:` と、質問 1 つにつき 1 行",
		"表單：`+ASK:`，每個問題一行"}},
	{Kind: "gopher-plus-attributes", Line: Row{
		"the attributes, after `+` and a length: blocks such as `+INFO:`, `+ADMIN:` and `+VIEWS:`",
		"属性（`+` と長さの後）：`+INFO:`、`+ADMIN:`、`+VIEWS:` などのブロック",
		"屬性，前面是 `+` 和長度：`+INFO:`、`+ADMIN:`、`+VIEWS:` 之類的區塊"}},
	{Kind: "gopher-phone", Line: Row{
		"The selector is not sent. A phone book has a protocol of its own: the client asks you for a name, sends a line such as `query name=smith`, and gets numbered lines.",
		"セレクタは送りません。電話帳には独自のプロトコルがあります。クライアントが名前を利用者に尋ね、`query name=smith` のような行を送ると、番号付きの行が返ります。",
		"選擇器不會送出。電話簿有自己的協定：用戶端詢問您要找誰，送出像 `query name=smith` 的一行，再收到有編號的幾行。"}},
	{Kind: "gopher-session", Line: Row{
		"The selector is not sent. A terminal connects to the host and port. A selector, if there is one, is the name to log in with.",
		"セレクタは送りません。端末がそのホストとポートに接続します。セレクタがあれば、それはログイン名です。",
		"選擇器不會送出。終端機會連到這個主機和連接埠。如果有選擇器，就是登入用的名稱。"}},
	{Kind: "gopher-nothing", Line: Row{
		"Nothing is sent: an item of this type is a line to read in a menu.",
		"何も送りません。このタイプの項目は、メニューの中で読むための行です。",
		"不會送出任何內容：這種類型的項目只是選單裡給人讀的一行。"}},
	{Kind: "gopher-again", Line: Row{
		"the same item as the one before it in the menu, from another server",
		"メニューで 1 つ前にある項目と同じもの（別のサーバから）",
		"和選單裡前一個項目相同，來自另一台伺服器"}},
	{Kind: "gopher-words", Line: Row{
		"The URL is that of the search engine itself: the client asks you for words to search for.",
		"URL が示すのは検索エンジンそのものです。クライアントは検索語を利用者に尋ねます。",
		"這個 URL 指的是搜尋引擎本身：用戶端會詢問您要搜尋的字詞。"}},
	{Kind: "gopher-link", Line: Row{
		"In a later custom, such a selector is a URL that leads out of Gopher. Clients go there and ask this server for nothing.",
		"後の慣習では、このセレクタは Gopher の外を指す URL です。クライアントはこのサーバに何も求めず、そこへ移ります。",
		"依後來的慣例，這個選擇器是 Gopher 以外的 URL。用戶端不會向這台伺服器要求任何內容，而是直接前往那裡。"}},
}
