package labels

import "urlscope/core/text"

// Keys of the list of URLs in a text.
const (
	URLsInText     text.Key = "urls-in-text"
	URLsInFile     text.Key = "urls-in-file"
	OnlyFaulty     text.Key = "only-faulty"
	NoURLFound     text.Key = "no-url-found"
	FirstListed    text.Key = "first-listed"
	TooLongToList  text.Key = "too-long-to-list"
	ReadSoFar      text.Key = "read-so-far"
	ReadingText    text.Key = "reading-text"
	CancelReading  text.Key = "cancel-reading"
	ReadingStopped text.Key = "reading-stopped"
	NotText        text.Key = "not-text"
	CannotRead     text.Key = "cannot-read"
	OnlyFirstFile  text.Key = "only-first-file"
	CloseList      text.Key = "close-list"
	OfferList      text.Key = "offer-list"
	ListThem       text.Key = "list-them"
	ReadAsOne      text.Key = "read-as-one"
	FindInFile     text.Key = "find-in-file"
	dropHere       text.Key = "drop-here"
)

var documentRows = text.Rows{
	{URLsInText, text.Row{"URLs in the text", "テキスト中の URL", "文字中的 URL"}},
	{URLsInFile, text.Row{"URLs in `{a}`", "`{a}` の中の URL", "`{a}` 中的 URL"}},
	{OnlyFaulty, text.Row{"Only those with errors or warnings", "エラーか警告があるものだけ", "只列出有錯誤或警告的"}},
	{NoURLFound, text.Row{"No URL was found. As the appendix of the RFC recommends, the page looks for text between `<` and `>` that begins like a URL, and for text that begins with a known scheme.", "URL は見つかりませんでした。RFC の付録の勧めに従い、`<` と `>` の間にあって URL のように始まるものと、既知のスキームで始まるものを探します。", "沒有找到 URL。本頁依 RFC 附錄的建議，尋找 `<` 與 `>` 之間開頭像 URL 的文字，以及以已知方案開頭的文字。"}},
	{FirstListed, text.Row{"Only the first {n} are listed.", "最初の {n} 件だけを示しています。", "只列出前 {n} 個。"}},
	{TooLongToList, text.Row{"{n} URL is longer than 64 kB and was left out.|{n} URLs are longer than 64 kB and were left out.", "64 kB より長い URL {n} 件は省きました。", "有 {n} 個 URL 超過 64 kB，已略過。"}},
	{ReadSoFar, text.Row{"{a} of {b} MB", "{b} MB 中 {a} MB", "{a} MB，共 {b} MB"}},
	{ReadingText, text.Row{"Looking for URLs…", "URL を探しています…", "正在尋找 URL…"}},
	{CancelReading, text.Row{"Cancel", "中止", "取消"}},
	{ReadingStopped, text.Row{"Cancelled. What had been found by then is listed.", "中止しました。それまでに見つかったものを並べています。", "已取消。這裡列出到那時為止找到的。"}},
	{NotText, text.Row{"`{a}` is not a text file: octet {n} is NUL. It was not searched.", "`{a}` はテキストではありません。オクテット {n} が NUL です。中の URL は探していません。", "`{a}` 不是文字檔：第 {n} 個八位元組是 NUL。沒有搜尋其中的內容。"}},
	{CannotRead, text.Row{"`{a}` cannot be read. It may be a folder, or it may have changed or been removed since it was chosen. Choose a single file again.", "`{a}` を読めません。フォルダであるか、選んだ後に変わったか、なくなった可能性があります。ファイルを一つ選び直してください。", "無法讀取 `{a}`。它可能是資料夾，或在選取後已變更或消失。請重新選擇一個檔案。"}},
	{OnlyFirstFile, text.Row{"One file at a time: the others were left out.", "一度に読むのは一つのファイルだけです。他は省きました。", "一次只讀一個檔案，其餘的已略過。"}},
	{CloseList, text.Row{"Close the list", "一覧を閉じる", "關閉清單"}},
	{OfferList, text.Row{"This text contains {n} URLs.", "このテキストには URL が {n} 件あります。", "這段文字中有 {n} 個 URL。"}},
	{ListThem, text.Row{"List them", "一覧にする", "列成清單"}},
	{ReadAsOne, text.Row{"{n} problem, if all of it is meant to be one URL|{n} problems, if all of it is meant to be one URL", "全体を 1 つの URL とみなすと、問題点は {n} 件", "若整段文字是一個 URL，則有 {n} 個問題"}},
	{FindInFile, text.Row{"Find URLs in a file…", "ファイル内の URL を探す…", "在檔案中尋找 URL…"}},
	{dropHere, text.Row{"Drop the file: its URLs are listed here. Nothing is uploaded.", "ファイルをドロップすると、中の URL をここに並べます。アップロードはしません。", "放開檔案，就會在此列出其中的 URL。不會上傳。"}},
}
