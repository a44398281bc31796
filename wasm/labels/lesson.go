//go:build !small || learn

package labels

import "urlscope/core/text"

// Keys of the lesson panel, and of the dialog with the list of built-in lessons.
const (
	LessonsSub     text.Key = "lessons-sub"
	NthLesson      text.Key = "nth-lesson"
	Lesson         text.Key = "lesson"
	LessonByOther  text.Key = "lesson-by-other"
	LessonIsOpen   text.Key = "lesson-is-open"
	GoalsMet       text.Key = "goals-met"
	AllGoalsMet    text.Key = "all-goals-met"
	SoManyGoals    text.Key = "so-many-goals"
	PrintSheet     text.Key = "print-sheet"
	GoalMet        text.Key = "goal-met"
	GoalOpen       text.Key = "goal-open"
	GoalUnknown    text.Key = "goal-unknown"
	Hint           text.Key = "hint"
	SecondHint     text.Key = "second-hint"
	HintLater      text.Key = "hint-later"
	StartOver      text.Key = "start-over"
	ShowSolution   text.Key = "show-solution"
	ASolution      text.Key = "a-solution"
	YoursToo       text.Key = "yours-too"
	NextLesson     text.Key = "next-lesson"
	CloseLesson    text.Key = "close-lesson"
	LessonDone     text.Key = "lesson-done"
	LessonsDone    text.Key = "lessons-done"
	ProgressKept   text.Key = "progress-kept"
	ForgetProgress text.Key = "forget-progress"
	ForTeachers    text.Key = "for-teachers"
	LoadingLessons text.Key = "loading-lessons"
	NoLessons      text.Key = "no-lessons"

	Receipt       text.Key = "receipt"
	ReceiptName   text.Key = "receipt-name"
	ReceiptAnswer text.Key = "receipt-answer"
	ReceiptPaper  text.Key = "receipt-paper"
	ReceiptLong   text.Key = "receipt-long"
	CopyReceipt   text.Key = "copy-receipt"

	NoSuchLesson   text.Key = "no-such-lesson"
	LessonLater    text.Key = "lesson-later"
	LessonLinkLong text.Key = "lesson-link-long"
	LessonTooLong  text.Key = "lesson-too-long"
	LessonTooMany  text.Key = "lesson-too-many"
	LessonMissing  text.Key = "lesson-missing"
	LessonNotUTF8  text.Key = "lesson-not-utf8"
	LessonBroken   text.Key = "lesson-broken"
	LessonLinkCut  text.Key = "lesson-link-cut"
)

func init() { all.Add(lessonRows) }

// lessonRows are the labels of the lesson panel and the dialog.
var lessonRows = text.Rows{
	{LessonsSub, text.Row{"Short tasks on URLs. Each is checked here while you type.", "URL についての短い課題です。入力に合わせて、このページで判定します。", "關於 URL 的簡短練習，會隨您的輸入在此頁判定。"}},
	{NthLesson, text.Row{"Lesson {a}: {b}", "レッスン {a}：{b}", "課程 {a}：{b}"}},
	{Lesson, text.Row{"Lesson", "レッスン", "課程"}},
	{LessonByOther, text.Row{"Written by whoever made this lesson, not by urlscope.", "このレッスンを作った人が書いたもので、urlscope が書いたものではありません。", "由製作這個課程的人撰寫，並非出自 urlscope。"}},
	{LessonIsOpen, text.Row{"The lesson is open. Its goals are listed below the URL.", "レッスンを開きました。目標は URL の下にあります。", "課程已開啟，目標列在 URL 下方。"}},
	{GoalsMet, text.Row{"{a} of {b} goals met", "目標 {b} 個のうち {a} 個を達成", "{b} 個目標中已達成 {a} 個"}},
	{AllGoalsMet, text.Row{"All goals are met.", "すべての目標を達成しました。", "所有目標都已達成。"}},
	{SoManyGoals, text.Row{"Goals: {n}", "目標：{n} 個", "目標：{n} 個"}},
	{PrintSheet, text.Row{"Print a worksheet", "ワークシートを印刷", "列印學習單"}},
	{GoalMet, text.Row{"met", "達成", "已達成"}},
	{GoalOpen, text.Row{"not met", "未達成", "未達成"}},
	{GoalUnknown, text.Row{"cannot be told yet", "まだ判定できません", "還無法判定"}},
	{Hint, text.Row{"Hint", "ヒント", "提示"}},
	{SecondHint, text.Row{"Second hint", "2 つ目のヒント", "第二個提示"}},
	{HintLater, text.Row{"The second hint can be opened once something is changed.", "2 つ目のヒントは、何かを書き換えると開けます。", "修改任何內容之後，就能開啟第二個提示。"}},
	{StartOver, text.Row{"Start over", "最初からやり直す", "重新開始"}},
	{ShowSolution, text.Row{"Show a solution", "解答例を見る", "顯示解答範例"}},
	{ASolution, text.Row{"A solution:", "解答例：", "解答範例："}},
	{YoursToo, text.Row{"Yours does it too.", "入力した URL でも達成しています。", "您的 URL 也能達成。"}},
	{NextLesson, text.Row{"Next lesson", "次のレッスン", "下一個課程"}},
	{CloseLesson, text.Row{"Close the lesson", "レッスンを閉じる", "關閉課程"}},
	{LessonDone, text.Row{"done", "済み", "已完成"}},
	{LessonsDone, text.Row{"{a} of {b} done", "{b} 個のうち {a} 個が済み", "{b} 個中已完成 {a} 個"}},
	{ProgressKept, text.Row{"This device keeps which lessons are done, and no answers.", "この端末に残るのは、どのレッスンが済んだかだけです。解答は残りません。", "此裝置只記錄完成了哪些課程，不保留答案。"}},
	{ForgetProgress, text.Row{"Clear this record", "この記録を消す", "清除這份紀錄"}},
	{ForTeachers, text.Row{"For teachers: how to bring lessons into a class", "先生方へ：レッスンを授業で使う方法", "給老師：如何在課堂上使用課程"}},
	{LoadingLessons, text.Row{"Loading the lessons…", "レッスンを読み込み中…", "正在載入課程…"}},
	{NoLessons, text.Row{"The lessons could not be loaded. Perhaps the network is gone.", "レッスンを読み込めませんでした。ネットワークにつながっていないのかもしれません。", "無法載入課程，網路可能已中斷。"}},

	{Receipt, text.Row{"Receipt for the teacher", "先生に渡す受領証", "給老師的收據"}},
	{ReceiptName, text.Row{"Name (optional)", "名前（省略できます）", "姓名（可省略）"}},
	{ReceiptAnswer, text.Row{"It holds this answer:", "含まれる解答：", "其中的答案："}},
	{ReceiptPaper, text.Row{"On paper, write the answer, your name and the code `{a}`. It shows slips of the pen, and nothing else.",
		"紙に書くときは、解答と名前にコード `{a}` を添えます。このコードで分かるのは書き間違いだけです。", "若要寫在紙上，請寫上答案、姓名和代碼 `{a}`。這個代碼只能看出筆誤。"}},
	{ReceiptLong, text.Row{"This answer is too long for a receipt.", "この解答は長すぎて、受領証にできません。", "這個答案太長，無法製作收據。"}},
	{CopyReceipt, text.Row{"Copy the receipt", "受領証をコピー", "複製收據"}},

	{NoSuchLesson, text.Row{"There is no lesson {a}.", "レッスン {a} はありません。", "沒有課程 {a}。"}},
	{LessonLater, text.Row{"This lesson is of another version of this page. It is shown, but there is nothing to do.", "このレッスンは、このページの別の版で作られました。表示はできますが、解くことはできません。", "這個課程出自此頁的另一個版本，只能顯示，無法進行。"}},
	{LessonLinkLong, text.Row{"The lesson was not opened: its link is longer than {n} octets.", "レッスンを開けません。リンクが {n} オクテットを超えています。", "無法開啟課程：連結超過 {n} 個八位元組。"}},
	{LessonTooLong, text.Row{"The lesson was not opened: `{a}` is longer than {n} octets.", "レッスンを開けません。`{a}` が {n} オクテットを超えています。", "無法開啟課程：`{a}` 超過 {n} 個八位元組。"}},
	{LessonTooMany, text.Row{"The lesson was not opened: its link has more than {n} of `{a}`.", "レッスンを開けません。リンクの `{a}` が {n} 個を超えています。", "無法開啟課程：連結中的 `{a}` 超過 {n} 個。"}},
	{LessonMissing, text.Row{"The lesson was not opened: its link lacks `{a}`.", "レッスンを開けません。リンクに `{a}` がありません。", "無法開啟課程：連結缺少 `{a}`。"}},
	{LessonNotUTF8, text.Row{"The lesson was not opened: `{a}` in its link is not UTF-8.", "レッスンを開けません。リンクの `{a}` が UTF-8 ではありません。", "無法開啟課程：連結中的 `{a}` 不是 UTF-8。"}},
	{LessonBroken, text.Row{"The lesson was not opened: `{a}` in its link is broken, or occurs twice.", "レッスンを開けません。リンクの `{a}` が壊れているか、2 つあります。", "無法開啟課程：連結中的 `{a}` 已損壞，或出現了兩次。"}},
	{LessonLinkCut, text.Row{"The lesson was not opened: its link is broken. Perhaps part of it was cut off.", "レッスンを開けません。リンクが壊れています。途中で切れたのかもしれません。", "無法開啟課程：連結已損壞，可能有一部分被截斷。"}},
}
