//go:build !js

package labels

import "urlscope/core/text"

// Keys of the page for teachers. The build of the site writes it, so the program does not need these labels.
const (
	TeachTitle     text.Key = "teach-title"
	TeachAbout     text.Key = "teach-about"
	TeachLink      text.Key = "teach-link"
	TeachLinkHow   text.Key = "teach-link-how"
	TeachStage     text.Key = "teach-stage"
	TeachStageHow  text.Key = "teach-stage-how"
	TeachSheet     text.Key = "teach-sheet"
	TeachSheetHow  text.Key = "teach-sheet-how"
	TeachEmbed     text.Key = "teach-embed"
	TeachEmbedHow  text.Key = "teach-embed-how"
	TeachSystem    text.Key = "teach-system"
	TeachSystemHow text.Key = "teach-system-how"
	TeachBank      text.Key = "teach-bank"
	TeachBankHow   text.Key = "teach-bank-how"
	TeachOwn       text.Key = "teach-own"
	TeachOwnHow    text.Key = "teach-own-how"
	TeachTry       text.Key = "teach-try"
	TeachRights    text.Key = "teach-rights"
)

func init() { all.Add(teachRows) }

var teachRows = text.Rows{
	{TeachTitle, text.Row{"Teaching with urlscope", "urlscope で教える", "用 urlscope 教學"}},
	{TeachAbout, text.Row{"There are thirty short lessons on URLs, in three languages. Here is how each way into a class works, with one lesson to try.",
		"URL についての短いレッスンが 30 あり、3 つの言語で読めます。授業で使う方法を 1 つずつ、試せるレッスンと一緒に紹介します。", "這裡有三十個關於 URL 的簡短課程，提供三種語言。以下說明用於課堂的各種方式，並附上一個可以試作的課程。"}},
	{TeachLink, text.Row{"By link", "リンクで", "用連結"}},
	{TeachLinkHow, text.Row{"Every lesson is a link. Pupils need no account. Once all goals are met, the page makes a receipt, a line that a pupil hands in. “Check receipts” on the page grades the lines of a class again.",
		"どのレッスンにもリンクがあります。生徒にアカウントは要りません。すべての目標を達成すると、提出用の 1 行の受領証を作れます。ページの「受領証を確かめる」で、クラス全員の受領証を判定し直せます。", "每個課程都是一個連結，學生不需要帳號。達成所有目標後，此頁會產生一行收據供學生繳交。頁面上的「檢查收據」可重新評定全班的收據。"}},
	{TeachStage, text.Row{"On a projector", "投影して", "用投影機"}},
	{TeachStageHow, text.Row{"Behind the link, `&present=1` opens the presenter: large, and one thing at a time. The arrow keys or a clicker turn the page, and `?` lists the other keys. Notes for the speaker have a window of their own.",
		"リンクの後に `&present=1` を付けると、大きな文字で 1 つずつ見せる発表画面が開きます。矢印キーかリモコンで進み、ほかのキーは `?` で表示されます。発表者用のメモは別のウィンドウに出せます。", "在連結後面加上 `&present=1`，就會開啟簡報模式：字體放大，一次只顯示一項。用方向鍵或簡報筆翻頁，按 `?` 可列出其他按鍵。講者備註有自己的視窗。"}},
	{TeachSheet, text.Row{"On paper", "紙で", "用紙本"}},
	{TeachSheetHow, text.Row{"Each lesson has a worksheet to print, and so has each unit. `urlscope lesson -worksheet -answers 3` writes those of unit 3 with their answers.",
		"どのレッスンにも、どの単元にも、印刷できるワークシートがあります。`urlscope lesson -worksheet -answers 3` は、単元 3 のワークシートを解答付きで書き出します。", "每個課程和每個單元都有可列印的學習單。`urlscope lesson -worksheet -answers 3` 會寫出第 3 單元的學習單，並附上解答。"}},
	{TeachEmbed, text.Row{"In a page of your own", "自分のページに埋め込んで", "嵌入您的頁面"}},
	{TeachEmbedHow, text.Row{"`<url-scope lesson=3.1></url-scope>` shows a lesson in any page that loads `embed.js` from this site. The page around is told of each goal.",
		"`embed.js` をこのサイトから読み込むページでは、`<url-scope lesson=3.1></url-scope>` と書くとレッスンが表示されます。埋め込んだページには、目標の達成が知らされます。", "只要頁面從本站載入 `embed.js`，`<url-scope lesson=3.1></url-scope>` 就會顯示課程，並將每個目標的達成通知該頁面。"}},
	{TeachSystem, text.Row{"In a learning management system", "学習管理システムで", "在學習管理系統中"}},
	{TeachSystemHow, text.Row{"`urlscope lesson -scorm 1.2 -o lesson.zip 3.1` makes a package to import, `-scorm 2004` one by the newer standard, and `3` instead of `3.1` one of the whole unit. The package needs no network. It tells the system which lessons are done and how many goals are met, keeps what was typed, and tells nobody else.",
		"`urlscope lesson -scorm 1.2 -o lesson.zip 3.1` で、取り込み用のパッケージができます。新しい規格なら `-scorm 2004`、単元全体なら `3.1` の代わりに `3` とします。ネットワークは要りません。済んだレッスンと達成した目標の数をシステムに伝え、入力を保存します。ほかには何も送りません。", "`urlscope lesson -scorm 1.2 -o lesson.zip 3.1` 會製作可匯入的套件；較新的標準用 `-scorm 2004`，整個單元則將 `3.1` 改為 `3`。套件不需要網路。它只向系統回報完成了哪些課程、達成了多少目標，並保存輸入的內容，不會傳給其他對象。"}},
	{TeachBank, text.Row{"As questions", "問題として", "作為試題"}},
	{TeachBankHow, text.Row{"`urlscope lesson -qti 3.0 -o questions.zip 3` writes the goals of unit 3 as questions for systems that import QTI: choose the URLs that meet a goal, or type one. It names each goal that cannot be asked so.",
		"`urlscope lesson -qti 3.0 -o questions.zip 3` は、単元 3 の目標を、QTI を取り込めるシステム用の問題として書き出します。目標を達成する URL を選ぶか、入力する問題です。問題にできない目標は、その名前を示します。", "`urlscope lesson -qti 3.0 -o questions.zip 3` 會將第 3 單元的目標寫成試題，供可匯入 QTI 的系統使用：選出達成目標的 URL，或輸入一個。無法出題的目標會逐一列出。"}},
	{TeachOwn, text.Row{"A lesson of your own", "自分で作るレッスン", "自己的課程"}},
	{TeachOwnHow, text.Row{"“Make a lesson” on the page proposes goals from a solution, checks the lesson while you write, and gives its link, its file, its worksheet, its package for a learning management system and its lines for a page. Every way above takes such a lesson, too.",
		"ページの「レッスンを作る」は、解答から目標を提案し、書いている間にレッスンを検査し、リンク、ファイル、ワークシート、学習管理システム用のパッケージ、埋め込み用のコードを作ります。自作のレッスンも、上のどの方法でも使えます。", "頁面上的「製作課程」會依解答建議目標，在您編寫時檢查課程，並提供連結、檔案、學習單、學習管理系統用的套件和嵌入用的程式碼。上述各種方式也都適用於自製的課程。"}},
	{TeachTry, text.Row{"Try it", "試す", "試試看"}},
	{TeachRights, text.Row{"The lessons may be used, changed and passed on under CC BY 4.0.", "レッスンは CC BY 4.0 のもとで、使うことも、変えることも、配ることもできます。", "這些課程依 CC BY 4.0 授權，可以使用、修改和散布。"}},
}
