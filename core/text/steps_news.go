package text

// newsSteps are the texts of the steps of sections 3.6 and 3.7.
var newsSteps = []stepText{
	{Kind: "news-server", Line: Row{
		"The URL names no server, so the client asks the reader’s own news server.",
		"URL にサーバの指定はありません。クライアントは、読む人のニュースサーバに尋ねます。",
		"URL 沒有指明伺服器，所以用戶端會詢問讀者自己的新聞伺服器。"}},
	{Kind: "nntp-ready", Line: Row{
		"`200 {host}` ready",
		"`200 {host}` 準備完了",
		"`200 {host}` 就緒"}, Note: Row{
		"Once the client has connected to port {port}, the server speaks first.",
		"クライアントがポート {port} に接続すると、まずサーバが送ります。",
		"用戶端連上連接埠 {port} 之後，先由伺服器送出。"}},
	{Kind: "nntp-list", Note: Row{
		"Ask for a list of all newsgroups that the server has.",
		"サーバにある全ニュースグループの一覧を求めます。",
		"要求伺服器上所有新聞群組的清單。"}},
	{Kind: "nntp-groups", Line: Row{
		"`215` the list of newsgroups, then a line with a single dot",
		"`215` ニュースグループの一覧、最後にピリオドだけの行",
		"`215` 新聞群組清單，最後是只有一個句點的一行"}},
	{Kind: "nntp-group", Note: Row{
		"Select the newsgroup.",
		"ニュースグループを選びます。",
		"選擇新聞群組。"}},
	{Kind: "nntp-group-selected", Line: Row{
		"`211` how many articles, the first and last number, and the group",
		"`211` 記事の数、最初と最後の番号、グループ名",
		"`211` 文章數量、第一個與最後一個編號、群組名稱"}, Note: Row{
		"Or `411` when the server does not have the group.",
		"サーバにそのグループがなければ `411` です。",
		"伺服器沒有這個群組時是 `411`。"}},
	{Kind: "nntp-article", Note: Row{
		"Fetch the article.",
		"記事を取り出します。",
		"取回文章。"}},
	{Kind: "nntp-article-follows", Line: Row{
		"`220` the article, then a line with a single dot",
		"`220` 記事、最後にピリオドだけの行",
		"`220` 文章，最後是只有一個句點的一行"}, Note: Row{
		"Or `430` (`423` for a number) when the server has no such article. Servers drop old articles after some time.",
		"サーバにその記事がなければ `430`、番号の場合は `423` です。サーバは古い記事をいずれ消します。",
		"伺服器沒有這篇文章時是 `430`，以編號取用時是 `423`。伺服器過一段時間就會刪除舊文章。"}},
}
