//go:build !small

package labels

import "urlscope/core/text"

// Keys of the presenter, which shows a large field and one thing at a time below it.
const (
	Presenter      text.Key = "presenter"
	PresentKeys    text.Key = "present-keys"
	PresentTyping  text.Key = "present-typing"
	NextScene      text.Key = "next-scene"
	PreviousScene  text.Key = "previous-scene"
	SceneByDigit   text.Key = "scene-by-digit"
	BlankScreen    text.Key = "blank-screen"
	CoverTicks     text.Key = "cover-ticks"
	OpenNotes      text.Key = "open-notes"
	Notes          text.Key = "presenter-notes"
	NoNotes        text.Key = "no-notes"
	ComesNext      text.Key = "comes-next"
	LinkInLarge    text.Key = "link-in-large"
	LeavePresenter text.Key = "leave-presenter"
	TypeInField    text.Key = "type-in-field"
	NthOf          text.Key = "nth-of"
	CodeOfLink     text.Key = "code-of-link"
	NoCodeSoLong   text.Key = "no-code-so-long"
	Blanked        text.Key = "blanked"
)

func init() { all.Add(presentingRows) }

var presentingRows = text.Rows{
	{Presenter, text.Row{"Presenter", "投影用の表示", "投影模式"}},
	{PresentKeys, text.Row{"Keys of the presenter", "投影用の表示でのキー操作", "投影模式的按鍵"}},
	{PresentTyping, text.Row{"While the URL is typed into, all keys are its own but Page Up, Page Down and Esc.", "URL の欄に入力している間は、Page Up、Page Down、Esc のほかはすべて入力になります。", "在 URL 欄位輸入時，除了 Page Up、Page Down 與 Esc，其他按鍵都是輸入。"}},
	{NextScene, text.Row{"Next: goal, problem, its fix, what is sent", "次へ（目標、問題点、その修正、送信内容）", "下一項：目標、問題、其修正、送出的內容"}},
	{PreviousScene, text.Row{"Back", "前へ", "上一項"}},
	{SceneByDigit, text.Row{"Show a panel: 1 is the first", "パネルを表示（1 は最初のもの）", "顯示面板：1 是第一個"}},
	{BlankScreen, text.Row{"Blank the screen, and show it again", "画面を消す、また表示する", "讓畫面變黑，再按一次恢復"}},
	{CoverTicks, text.Row{"Cover how far the goals of a lesson are, and show it again", "レッスンの目標の達成状況を隠す、また表示する", "遮住課程目標的達成情形，再按一次顯示"}},
	{OpenNotes, text.Row{"Open a window with notes, for you alone: what comes next, hints, a solution", "自分用のメモの窓を開く（次の項目、ヒント、解答例）", "開啟只給自己看的備忘視窗：下一項、提示、解答範例"}},
	{Notes, text.Row{"Notes", "メモ", "備忘"}},
	{NoNotes, text.Row{"The browser did not let a window open.", "ブラウザが窓を開くのを許しませんでした。", "瀏覽器不允許開啟視窗。"}},
	{ComesNext, text.Row{"Next", "次", "下一項"}},
	{LinkInLarge, text.Row{"Show the link in large, with its QR code", "リンクを QR コードと大きく表示", "放大顯示連結與 QR 碼"}},
	{LeavePresenter, text.Row{"Leave the URL, then the presenter", "URL の欄を離れ、次に投影用の表示を終える", "先離開 URL，再離開投影模式"}},
	{TypeInField, text.Row{"Type into the URL", "URL の欄に入力", "在 URL 欄位輸入"}},
	{NthOf, text.Row{"{a} {b} of {n}", "{a} {b}/{n}", "{a} {b}/{n}"}},
	{CodeOfLink, text.Row{"The link to this view", "この画面へのリンク", "此畫面的連結"}},
	{NoCodeSoLong, text.Row{"The link is too long for a QR code that can be read off a wall.", "リンクが長すぎて、離れて読める QR コードになりません。", "連結太長，無法做成能從遠處掃描的 QR 碼。"}},
	{Blanked, text.Row{"The screen is blank.", "画面を消しています。", "畫面已變黑。"}},
}
