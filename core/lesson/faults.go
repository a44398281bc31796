package lesson

import "urlscope/core/text"

// A fault is an error in a lesson.
type fault uint8

const (
	anotherVersion fault = iota
	tooLong
	tooMany
	noStart
	noGoal
	noLink
	notUTF8
	twice
	noNumber
	noLang
	noReply
	asksPage
	noField
	packBroken
	escapeBroken
	notAlone
	nothingToDo
	noSolution
	notSolved
	solutionReplied
	mistakeSolves
	mistakeUnsaid
	spoiler
	noReceipt
	noID
	lineBroken
	lineLong
	nameNotUTF8
	otherLesson
)

// faultRows are the messages. {a} is the wrong text or the limit, {b} lists the choices.
var faultRows = [...]text.Row{
	anotherVersion: {"it is not of version {a} of the format, which begins with `lesson {a}`: it is not run", "`lesson {a}` で始まる、バージョン {a} の形式ではないので、実行しません", "不是以 `lesson {a}` 開頭的第 {a} 版格式，因此不執行"},
	tooLong:        {"it is longer than {a} octets: shorten it", "{a} オクテットを超えています。短くしてください", "超過 {a} 個八位元組，請縮短"},
	tooMany:        {"there are more than {a}: leave some out", "{a} 個を超えています。減らしてください", "超過 {a} 個，請減少"},
	noStart:        {"it is missing: add the URL to begin with", "ありません。最初の URL を追加してください", "尚未寫入：請加上開始時的 URL"},
	noGoal:         {"it is missing: add at least one, such as `valid`", "ありません。`valid` など、1 つ以上追加してください", "尚未寫入：請至少加上一個，例如 `valid`"},
	noLink:         {"it is missing: add `{a}`", "ありません。`{a}` を追加してください", "尚未寫入：請加上 `{a}`"},
	notUTF8:        {"it is not UTF-8, which all of a lesson is", "UTF-8 ではありません。レッスンはすべて UTF-8 で書きます", "不是 UTF-8，而課程全部都以 UTF-8 寫成"},
	twice:          {"it is there twice: leave one", "2 つあります。1 つにしてください", "出現了兩次，請只留一個"},
	noNumber:       {"`{a}` is no number of a lesson, such as `3.1`", "`{a}` は `3.1` のようなレッスンの番号ではありません", "`{a}` 不是課程的編號，例如 `3.1`"},
	noLang:         {"`{a}` is none: it is one of {b}", "`{a}` はありません。次のどれかです：{b}", "沒有 `{a}`，只能是下列之一：{b}"},
	noReply:        {"it is written as: `goal & goal => what to say`", "`goal & goal => what to say` の形で書きます", "寫法是：`goal & goal => what to say`"},
	asksPage:       {"a mistake is told by the input alone: leave `once` and `points` out", "間違いは入力だけで判断します。`once` と `points` を除いてください", "錯誤只由輸入判斷：請去除 `once` 和 `points`"},
	noField:        {"no field has this name: it is one of {b}", "この名前のフィールドはありません。次のどれかです：{b}", "沒有這個名稱的欄位，只能是下列之一：{b}"},
	packBroken:     {"what is packed in the link is broken: copy the whole link", "リンクの中身が壊れています。リンク全体をコピーしてください", "連結中壓縮的內容已損壞：請複製完整的連結"},
	escapeBroken:   {"a `%` must begin an escape, such as `%20`: write `%25` for itself", "`%` は `%20` のようなエスケープの始まりです。`%` そのものは `%25` と書いてください", "`%` 必須是跳脫序列的開頭，例如 `%20`；`%` 本身請寫成 `%25`"},
	notAlone:       {"a lesson that is built in has its own fields: leave the others out", "組み込みのレッスンには独自のフィールドがあります。ほかは除いてください", "內建的課程有自己的欄位：請去除其他欄位"},

	nothingToDo:     {"it meets every goal already: there is nothing to do", "すでにすべての目標を達成しています。することがありません", "已經達成所有目標：沒有事情可做"},
	noSolution:      {"it is missing: add a URL that meets every goal", "ありません。すべての目標を達成する URL を追加してください", "尚未寫入：請加上能達成所有目標的 URL"},
	notSolved:       {"it does not meet `{a}`", "`{a}` を達成していません", "沒有達成 `{a}`"},
	solutionReplied: {"what is said of a mistake is said of it, too: ask for more there", "間違いへの返事が解答にも当てはまります。返事の条件を増やしてください", "對錯誤的回覆也適用於它：請為回覆增加條件"},
	mistakeSolves:   {"it meets every goal: ask for more, or call it a solution", "すべての目標を達成しています。目標を増やすか、解答にしてください", "達成了所有目標：請增加目標，或把它當作解答"},
	mistakeUnsaid:   {"nothing is said of it: add a reply whose goals it meets", "返事がありません。この URL が達成する目標の返事を追加してください", "沒有對它的回覆：請加上它能達成目標的回覆"},
	spoiler:         {"it tells `{a}` of the solution: say where to look, or which rule", "解答の `{a}` を明かしています。見る場所か規則を書いてください", "透露了解答中的 `{a}`：請只說該看哪裡，或哪條規則"},

	noReceipt:   {"a receipt begins with `{a}`", "受領証は `{a}` で始まります", "收據以 `{a}` 開頭"},
	noID:        {"eight letters for the lesson come next, not `{a}`", "次に来るのはレッスンを表す 8 文字です。`{a}` ではありません", "接著應是代表課程的八個字元，而不是 `{a}`"},
	lineBroken:  {"a `%` must begin an escape: copy the whole line", "`%` はエスケープの始まりです。行全体をコピーしてください", "`%` 必須是跳脫序列的開頭：請複製完整的一行"},
	lineLong:    {"it is too long", "長すぎます", "太長了"},
	nameNotUTF8: {"the name is not UTF-8", "名前が UTF-8 ではありません", "姓名不是 UTF-8"},
	otherLesson: {"it is a receipt of another lesson: `{a}`", "別のレッスンの受領証です：`{a}`", "這是另一個課程的收據：`{a}`"},
}

// say returns the message for a wrong text.
func (f fault) say(wrong string, choices ...string) *text.Fault {
	return text.NewFault(faultRows[f], wrong, choices...)
}

// in returns the error for a field.
func (f fault) in(key string, why Why, written string, choice ...string) *Error {
	return &Error{Key: key, Why: why, More: written, Fault: f.say(written, choice...)}
}
