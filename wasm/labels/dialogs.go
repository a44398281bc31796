package labels

import "urlscope/core/text"

// Keys of the dialogs and menus: copies, sharing, the list of keys.
const (
	Help          text.Key = "help"
	Close         text.Key = "close"
	Copy          text.Key = "copy"
	Copied        text.Key = "copied"
	CopyAs        text.Key = "copy-as"
	CopyIt        text.Key = "copy-it"
	CopyByHand    text.Key = "copy-by-hand"
	CopyDenied    text.Key = "copy-denied"
	SaveFile      text.Key = "save-file"
	Format        text.Key = "format"
	AsReport      text.Key = "as-report"
	AsMarkdown    text.Key = "as-markdown"
	AsTranscript  text.Key = "as-transcript"
	AsGoTest      text.Key = "as-go-test"
	AsCurl        text.Key = "as-curl"
	AsWget        text.Key = "as-wget"
	AsPython      text.Key = "as-python"
	AsFetch       text.Key = "as-fetch"
	AsDefanged    text.Key = "as-defanged"
	AsProblem     text.Key = "as-problem"
	AsSVG         text.Key = "as-svg"
	AsPNG         text.Key = "as-png"
	FormatNone    text.Key = "format-none"
	FormatLong    text.Key = "format-long"
	CopyPassword  text.Key = "copy-password"
	PictureDenied text.Key = "picture-denied"

	ReportProblem   text.Key = "report-problem"
	ProblemText     text.Key = "problem-text"
	ProblemSays     text.Key = "problem-says"
	ProblemNothing  text.Key = "problem-nothing"
	ProblemExpected text.Key = "problem-expected"

	ShareTitle      text.Key = "share-title"
	KeepSelected    text.Key = "keep-selected"
	OpenInLanguage  text.Key = "open-in-language"
	InsteadOfReader text.Key = "instead-of-reader"
	CopyLink        text.Key = "copy-link"
	LinkCopied      text.Key = "link-copied"
	EmbedCode       text.Key = "embed-code"
	MarkdownLink    text.Key = "markdown-link"
	ShareNote       text.Key = "share-note"
	IncludePassword text.Key = "include-password"
	LongLink        text.Key = "long-link"
	NoLinkSoLong    text.Key = "no-link-so-long"
	OpenInFull      text.Key = "open-in-full"
	EmbedShows      text.Key = "embed-shows"
	EmbedAnatomy    text.Key = "embed-anatomy"
	EmbedReadonly   text.Key = "embed-readonly"
	EmbedMarkdown   text.Key = "embed-for-markdown"
	EmbedHow        text.Key = "embed-how"
	EmbedTheme      text.Key = "embed-theme"
	EmbedAround     text.Key = "embed-around"
	EmbedLight      text.Key = "embed-light"
	EmbedDark       text.Key = "embed-dark"
	EmbedHeight     text.Key = "embed-height"
	EmbedAsNeeded   text.Key = "embed-as-needed"
	EmbedJudge      text.Key = "embed-judge"
	EmbedPreview    text.Key = "embed-preview"

	LinkNone      text.Key = "link-none"
	LinkLater     text.Key = "link-later"
	LinkLaterKept text.Key = "link-later-kept"
	LinkBroken    text.Key = "link-broken"
	LinkField     text.Key = "link-field"
	LinkCut       text.Key = "link-cut"

	updateReady text.Key = "update-ready"
	reload      text.Key = "reload"
)

// dialogRows are the labels of the dialogs and menus.
var dialogRows = text.Rows{
	{Help, text.Row{"Help", "使い方", "說明"}},
	{Close, text.Row{"Close", "閉じる", "關閉"}},
	{Copy, text.Row{"Copy", "コピー", "複製"}},
	{Copied, text.Row{"Copied.", "コピーしました。", "已複製。"}},
	{CopyAs, text.Row{"Copy as…", "形式を選んでコピー…", "選擇格式複製…"}},
	{CopyIt, text.Row{"Copy", "コピー", "複製"}},
	{CopyByHand, text.Row{"Copy by hand", "手動でコピー", "手動複製"}},
	{CopyDenied, text.Row{"The browser does not let this page copy. The text is selected: copy it as you copy any text.", "ブラウザがこのページにコピーを許可していません。文字列は選択してあるので、いつもの操作でコピーしてください。", "瀏覽器不允許此頁複製。文字已經選取，請用平常的方式複製。"}},
	{SaveFile, text.Row{"Save as a file", "ファイルに保存", "存成檔案"}},
	{Format, text.Row{"Format", "形式", "格式"}},
	{AsReport, text.Row{"Report (JSON)", "レポート（JSON）", "報告（JSON）"}},
	{AsMarkdown, text.Row{"Table of the parts (Markdown)", "部分の表（Markdown）", "各部分的表格（Markdown）"}},
	{AsTranscript, text.Row{"Conversation (text)", "通信の内容（テキスト）", "傳送內容（文字）"}},
	{AsGoTest, text.Row{"Go test case", "Go のテストケース", "Go 測試案例"}},
	{AsCurl, text.Row{"curl command", "curl のコマンド", "curl 命令"}},
	{AsWget, text.Row{"wget command", "wget のコマンド", "wget 命令"}},
	{AsPython, text.Row{"Python code", "Python のコード", "Python 程式碼"}},
	{AsDefanged, text.Row{"Not a link (hxxp)", "リンクにならない形（hxxp）", "不會變成連結的寫法（hxxp）"}},
	{AsProblem, text.Row{"Report of a problem with urlscope", "urlscope の問題の報告", "urlscope 的問題回報"}},
	{AsFetch, text.Row{"JavaScript, with fetch", "JavaScript（fetch）", "JavaScript（fetch）"}},
	{AsSVG, text.Row{"Picture (SVG)", "図（SVG）", "圖片（SVG）"}},
	{AsPNG, text.Row{"Picture (PNG)", "図（PNG）", "圖片（PNG）"}},
	{FormatNone, text.Row{"There is nothing to copy yet.", "まだコピーするものがありません。", "還沒有可以複製的內容。"}},
	{FormatLong, text.Row{"Only the beginning is shown. All of it is copied.", "表示は先頭だけですが、全体がコピーされます。", "這裡只顯示開頭，複製的是全部內容。"}},
	{CopyPassword, text.Row{"Show the password; otherwise `xxxxx` takes its place", "パスワードを表示（表示しないときは `xxxxx` と書く）", "顯示密碼；否則以 `xxxxx` 代替"}},
	{PictureDenied, text.Row{"The browser does not let this page copy a picture. Save it as a file.", "ブラウザがこのページに図のコピーを許可していません。ファイルに保存してください。", "瀏覽器不允許此頁複製圖片。請存成檔案。"}},

	{ReportProblem, text.Row{"Report a problem", "問題を報告", "回報問題"}},
	{ProblemText, text.Row{"The text, and a link to it", "入力した文字列と、そのリンク", "輸入的文字，以及它的連結"}},
	{ProblemSays, text.Row{"What urlscope says", "urlscope の表示", "urlscope 的說明"}},
	{ProblemNothing, text.Row{"No problem was found.", "問題は見つかりませんでした。", "沒有找到問題。"}},
	{ProblemExpected, text.Row{"What I expected instead, and why", "期待した結果と、その理由", "我期待的結果，以及原因"}},

	{ShareTitle, text.Row{"Share this view", "この画面を共有", "分享這個畫面"}},
	{KeepSelected, text.Row{"Keep octets {a}–{b} selected", "オクテット {a}–{b} を選択した状態で開く", "開啟時選取八位元組 {a}–{b}"}},
	{OpenInLanguage, text.Row{"Open in {a}", "{a}で開く", "以{a}開啟"}},
	{InsteadOfReader, text.Row{"instead of the reader’s language", "（読む人の言語でなく）", "（而不是讀者的語言）"}},
	{CopyLink, text.Row{"Copy link", "リンクをコピー", "複製連結"}},
	{LinkCopied, text.Row{"Link copied.", "リンクをコピーしました。", "已複製連結。"}},
	{EmbedShows, text.Row{"The embed shows", "埋め込みに表示するもの", "嵌入時顯示"}},
	{EmbedAnatomy, text.Row{"Anatomy", "構造", "結構"}},
	{EmbedReadonly, text.Row{"Read only: the URL cannot be edited", "読み取り専用（URL を編集できない）", "唯讀：不能編輯 URL"}},
	{EmbedMarkdown, text.Row{"For Markdown", "Markdown 用", "用於 Markdown"}},
	{EmbedHow, text.Row{"Where these lines go in VitePress, Docusaurus, Hugo, Sphinx and MkDocs", "VitePress、Docusaurus、Hugo、Sphinx、MkDocs での書き方", "在 VitePress、Docusaurus、Hugo、Sphinx 和 MkDocs 中的寫法"}},
	{EmbedTheme, text.Row{"Theme", "配色", "配色"}},
	{EmbedAround, text.Row{"As the page around", "埋め込む先のページに合わせる", "與所在網頁相同"}},
	{EmbedLight, text.Row{"Light", "明るい配色", "淺色配色"}},
	{EmbedDark, text.Row{"Dark", "暗い配色", "深色配色"}},
	{EmbedHeight, text.Row{"Height in pixels", "高さ（ピクセル）", "高度（像素）"}},
	{EmbedAsNeeded, text.Row{"as needed", "必要なだけ", "依內容"}},
	{EmbedJudge, text.Row{"Judged by", "判定の規格", "判定標準"}},
	{EmbedPreview, text.Row{"Preview", "プレビュー", "預覽"}},
	{EmbedCode, text.Row{"Embed code", "埋め込みコード", "嵌入碼"}},
	{MarkdownLink, text.Row{"Markdown link", "Markdown のリンク", "Markdown 連結"}},
	{ShareNote, text.Row{"All of it is after the `#`, so no server ever sees the URL.", "すべて `#` より後にあるので、URL がサーバに届くことはありません。", "全部都在 `#` 之後，所以沒有伺服器會看到這個 URL。"}},
	{IncludePassword, text.Row{"Put the password in the link", "パスワードもリンクに入れる", "把密碼也放進連結"}},
	{LongLink, text.Row{"This link has {n} characters. Some programs cut off links that long.", "このリンクは {n} 文字あります。これほど長いリンクを途中で切るプログラムもあります。", "這個連結有 {n} 個字元。有些程式會把這麼長的連結截斷。"}},
	{NoLinkSoLong, text.Row{"This text is too long for a link. Save its report as a file instead.", "この文字列はリンクにするには長すぎます。代わりにレポートをファイルに保存してください。", "這段文字太長，無法做成連結。請改將報告存成檔案。"}},
	{OpenInFull, text.Row{"Open in full", "全体を開く", "完整開啟"}},

	{LinkNone, text.Row{"This link carries no URL for this page, so the example is shown.", "このリンクにはこのページ用の URL が含まれていないため、例を表示しています。", "此連結不含供此頁使用的 URL，因此顯示範例。"}},
	{LinkLater, text.Row{"This link was made by another version of this page, and nothing in it could be read. Load the page again to get its latest version.", "このリンクはこのページの別の版で作られていて、読み取れるものがありませんでした。再読み込みすると最新の版になります。", "此連結由此頁的另一個版本產生，其中沒有能讀取的內容。重新載入即可取得最新版本。"}},
	{LinkLaterKept, text.Row{"This link was made by another version of this page. Its text is shown, but its other settings are left out. Load the page again to get its latest version.", "このリンクはこのページの別の版で作られました。文字列は表示していますが、それ以外の指定は省いています。再読み込みすると最新の版になります。", "此連結由此頁的另一個版本產生。文字已經顯示，其餘的設定則略過。重新載入即可取得最新版本。"}},
	{LinkField, text.Row{"This link asks for something that this page does not have. The rest of it is shown.", "このリンクには、このページにない指定があります。残りは表示しています。", "此連結要求了本頁沒有的項目，其餘部分已顯示。"}},
	{LinkBroken, text.Row{"The text in this link is damaged: it was lost or changed on the way, and none of it could be read. Copy the whole link again.", "このリンクの文字列は壊れています。途中で失われたか変わっていて、読み取れませんでした。リンク全体をコピーし直してください。", "此連結中的文字已損壞：在途中遺失或改變，完全無法讀取。請重新複製完整的連結。"}},
	{LinkCut, text.Row{"The text in this link is damaged: some of it was lost or changed on the way. The part in front of the damage is shown. Copy the whole link again.", "このリンクの文字列は壊れています。途中で一部が失われたか変わっています。壊れた箇所より前を表示しています。リンク全体をコピーし直してください。", "此連結中的文字已損壞：途中有部分遺失或改變。這裡顯示損壞處之前的內容。請重新複製完整的連結。"}},

	{updateReady, text.Row{"A new version is ready.", "新しいバージョンがあります。", "有新版本了。"}},
	{reload, text.Row{"Load again", "再読み込み", "重新載入"}},
}
