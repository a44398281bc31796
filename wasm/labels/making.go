//go:build !small

package labels

import "urlscope/core/text"

// Keys of the dialogs for teachers, in which they make lessons and check receipts, and of worksheets.
const (
	LessonTitle      text.Key = "lesson-title"
	LessonLang       text.Key = "lesson-lang"
	LessonText       text.Key = "lesson-text"
	LessonStart      text.Key = "lesson-start"
	LessonSolution   text.Key = "lesson-solution"
	LessonMistakes   text.Key = "lesson-mistakes"
	LessonGoals      text.Key = "lesson-goals"
	LessonHint1      text.Key = "lesson-hint-1"
	LessonHint2      text.Key = "lesson-hint-2"
	LessonWhen       text.Key = "lesson-when"
	LessonSay        text.Key = "lesson-say"
	LessonNext       text.Key = "lesson-next"
	LessonReplies    text.Key = "lesson-replies"
	OneALine         text.Key = "one-a-line"
	OwnGoal          text.Key = "own-goal"
	OwnGoalHelp      text.Key = "own-goal-help"
	AddGoal          text.Key = "add-goal"
	MetAtStart       text.Key = "met-at-start"
	TooManyGoals     text.Key = "too-many-goals"
	OctetsOf         text.Key = "octets-of"
	StartFromPinned  text.Key = "start-from-pinned"
	StartFromUnfixed text.Key = "start-from-unfixed"
	StartFromField   text.Key = "start-from-field"
	AddReply         text.Key = "add-reply"
	ProposeReplies   text.Key = "propose-replies"
	NotWellYet       text.Key = "not-well-yet"
	LessonWell       text.Key = "lesson-well"
	TryLesson        text.Key = "try-lesson"
	LessonKept       text.Key = "lesson-kept"
	LessonNote       text.Key = "lesson-note"
	NoCode           text.Key = "no-code"
	CodeOfLesson     text.Key = "code-of-lesson"
	OpenAnother      text.Key = "open-another"
	OpenAnotherHelp  text.Key = "open-another-help"
	OpenIt           text.Key = "open-it"
	BeginAnew        text.Key = "begin-anew"
	PrintAnswers     text.Key = "print-answers"

	SheetDate    text.Key = "sheet-date"
	SheetStart   text.Key = "sheet-start"
	SheetRule    text.Key = "sheet-rule"
	SheetGoals   text.Key = "sheet-goals"
	Worksheets   text.Key = "worksheets"
	SheetWire    text.Key = "sheet-wire"
	SheetAnswer  text.Key = "sheet-answer"
	SheetHints   text.Key = "sheet-hints"
	SheetAnswers text.Key = "sheet-answers"

	ReceiptsOfHelp text.Key = "receipts-of-help"
	ReceiptLines   text.Key = "receipt-lines"
	HandedName     text.Key = "handed-name"
	HandedCode     text.Key = "handed-code"
	HandedAnswer   text.Key = "handed-answer"
	HandedGoals    text.Key = "handed-goals"
	SameAnswer     text.Key = "same-answer"
	LineNumber     text.Key = "line-number"
	MoreReceipts   text.Key = "more-receipts"
	CopyTable      text.Key = "copy-table"
)

func init() { all.Add(makingRows) }

// makingRows are the labels of the dialogs for teachers.
var makingRows = text.Rows{
	{LessonTitle, text.Row{"Title", "題名", "標題"}},
	{LessonLang, text.Row{"Language of the texts", "文章の言語", "文字的語言"}},
	{LessonText, text.Row{"Text: what it is about, in at most 60 words", "説明：何についてか、短い文章で", "說明：以簡短文字說明主題"}},
	{LessonStart, text.Row{"Start: the URL to begin with", "最初の URL", "開始時的 URL"}},
	{LessonSolution, text.Row{"Solutions: URLs that meet every goal", "解答：すべての目標を達成する URL", "解答：達成所有目標的 URL"}},
	{LessonMistakes, text.Row{"Mistakes that many make", "よくある間違い", "常見的錯誤"}},
	{LessonGoals, text.Row{"Goals", "目標", "目標"}},
	{LessonHint1, text.Row{"First hint: where to look", "ヒント 1：どこを見るか", "提示一：該看哪裡"}},
	{LessonHint2, text.Row{"Second hint: which rule", "ヒント 2：どの規則か", "提示二：哪條規則"}},
	{LessonWhen, text.Row{"When these goals are met, joined by `&`", "次の目標を達成したとき（`&` でつなぐ）", "達成下列目標時（以 `&` 連接）"}},
	{LessonSay, text.Row{"Say", "返事", "回覆"}},
	{LessonNext, text.Row{"Number of the built-in lesson that comes next", "次に進む組み込みレッスンの番号", "接著的內建課程編號"}},
	{LessonReplies, text.Row{"Replies to mistakes", "間違いへの返事", "對錯誤的回覆"}},
	{OneALine, text.Row{"one a line", "1 行に 1 つ", "一行一個"}},
	{OwnGoal, text.Row{"Another goal", "ほかの目標", "其他目標"}},
	{OwnGoalHelp, text.Row{"Such as `sends = CWD /etc`. Behind `--` come words of your own.", "`sends = CWD /etc` のように書きます。`--` の後に自分の言葉を書けます。", "例如 `sends = CWD /etc`。`--` 後面可以寫您自己的話。"}},
	{AddGoal, text.Row{"Add", "追加", "加入"}},
	{MetAtStart, text.Row{"met at the start", "最初から達成", "一開始就達成"}},
	{TooManyGoals, text.Row{"A lesson has at most 12 goals. Leave one out first.", "レッスンの目標は 12 個までです。先に 1 つ減らしてください。", "一個課程最多 12 個目標，請先減少一個。"}},
	{OctetsOf, text.Row{"{a} of {b} octets", "{a} / {b} オクテット", "{a} / {b} 個八位元組"}},
	{StartFromPinned, text.Row{"Take the pinned URL", "ピン留めした URL にする", "使用固定的 URL"}},
	{StartFromUnfixed, text.Row{"Take the URL before the last fix", "最後の修正の前の URL にする", "使用上次修正前的 URL"}},
	{StartFromField, text.Row{"Take the URL that is open", "今の URL にする", "使用目前的 URL"}},
	{AddReply, text.Row{"Add a reply", "返事を追加", "加入回覆"}},
	{ProposeReplies, text.Row{"Add a reply to each mistake", "間違いごとに返事を追加", "為每個錯誤加入回覆"}},
	{NotWellYet, text.Row{"What is missing yet", "まだ足りないもの", "尚缺的內容"}},
	{LessonWell, text.Row{"The start does not meet the goals yet, each solution does, and no hint tells it.", "最初の URL はまだ目標を達成せず、解答は達成します。ヒントは答えを明かしません。", "開始時的 URL 尚未達成目標，每個解答都能達成，提示也沒有透露解答。"}},
	{TryLesson, text.Row{"Try it as a pupil", "生徒として試す", "以學生身分試作"}},
	{LessonKept, text.Row{"What you write is kept in this browser until you begin anew.", "書いたものは、新しく始めるまでこのブラウザに残ります。", "您寫的內容會留在這個瀏覽器中，直到重新開始。"}},
	{LessonNote, text.Row{"Link and QR code hold the lesson without its solutions; the file has them.", "リンクと QR コードに入るのは、解答を除いたレッスンです。ファイルには解答も入ります。", "連結和 QR 碼含有課程，但不含解答；檔案則含有解答。"}},
	{CodeOfLesson, text.Row{"QR code of the link", "リンクの QR コード", "連結的 QR 碼"}},
	{NoCode, text.Row{"The link has {n} octets, too many for a QR code that a camera can read. Shorten the text.", "リンクは {n} オクテットあり、カメラで読める QR コードになりません。文章を短くしてください。", "連結有 {n} 個八位元組，無法做成相機能讀取的 QR 碼。請縮短文字。"}},

	{OpenAnother, text.Row{"Go on with another lesson", "別のレッスンの続きを書く", "繼續寫另一個課程"}},
	{OpenAnotherHelp, text.Row{"Paste its file or its link. It takes the place of this one.", "ファイルの中身かリンクを貼り付けてください。今のものと置き換わります。", "請貼上檔案內容或連結。它會取代目前的課程。"}},
	{OpenIt, text.Row{"Open", "開く", "開啟"}},
	{BeginAnew, text.Row{"Begin anew with the URL that is open", "今の URL で新しく始める", "以目前的 URL 重新開始"}},
	{PrintAnswers, text.Row{"with a page of answers", "解答のページも付ける", "附上解答頁"}},

	{ReceiptsOfHelp, text.Row{"Its number, such as `3.1`, or its link", "`3.1` のような番号か、リンク", "編號（例如 `3.1`）或連結"}},
	{ReceiptLines, text.Row{"Receipts of a class, one a line", "クラスの受領証（1 行に 1 つ）", "全班的收據，一行一個"}},
	{HandedName, text.Row{"Name", "名前", "姓名"}},
	{HandedCode, text.Row{"Code", "コード", "代碼"}},
	{HandedAnswer, text.Row{"Answer", "解答", "答案"}},
	{HandedGoals, text.Row{"Goals met", "達成した目標", "已達成的目標"}},
	{SameAnswer, text.Row{"Same answer as", "同じ解答", "答案相同者"}},
	{LineNumber, text.Row{"Line {n}", "{n} 行目", "第 {n} 行"}},
	{MoreReceipts, text.Row{"{n} more line is left out: check it by itself.|{n} more lines are left out: check them by themselves.", "あと {n} 行は省きました。分けて確かめてください。", "另有 {n} 行未列出，請分次檢查。"}},
	{CopyTable, text.Row{"Copy as a table", "表としてコピー", "複製成表格"}},

	{SheetDate, text.Row{"Date", "日付", "日期"}},
	{SheetStart, text.Row{"Name the parts below their brackets.", "括弧の下に部分の名前を書いてください。", "請在括號下寫出各部分的名稱。"}},
	{SheetRule, text.Row{"The rule in RFC 1738", "RFC 1738 の規則", "RFC 1738 的規則"}},
	{SheetGoals, text.Row{"What is asked for", "目標", "目標"}},
	{Worksheets, text.Row{"Worksheets", "ワークシート", "學習單"}},
	{SheetWire, text.Row{"Write what a client sends, an octet a box, and its hex digits below.", "クライアントが送るオクテットを 1 つずつ枠に書き、下に 16 進数字を書いてください。", "請將用戶端送出的八位元組逐一寫入格內，並在下方寫出十六進位數字。"}},
	{SheetAnswer, text.Row{"Your URL", "書き直した URL", "您的 URL"}},
	{SheetHints, text.Row{"Hints", "ヒント", "提示"}},
	{SheetAnswers, text.Row{"Answers", "解答", "解答"}},
}
