//go:build !small

package labels

import "urlscope/core/text"

// Keys of the parts list with its inputs.
const (
	AsMeant       text.Key = "as-meant"
	AsWritten     text.Key = "as-written"
	InputMeant    text.Key = "input-meant"
	InputRaw      text.Key = "input-raw"
	AddPart       text.Key = "add-part"
	AddBehind     text.Key = "add-behind"
	RemoveIt      text.Key = "remove-it"
	RemovePart    text.Key = "remove-part"
	MoveBack      text.Key = "move-back"
	MoveOn        text.Key = "move-on"
	Off           text.Key = "off"
	On            text.Key = "on"
	SwitchOff     text.Key = "switch-off"
	SwitchOn      text.Key = "switch-on"
	SwitchedOff   text.Key = "switched-off"
	SwitchedOn    text.Key = "switched-on"
	PartAdded     text.Key = "part-added"
	PartRemoved   text.Key = "part-removed"
	PartMoved     text.Key = "part-moved"
	AndWithIt     text.Key = "and-with-it"
	Escaped       text.Key = "escaped"
	OrNextOne     text.Key = "or-next-one"
	NextBegun     text.Key = "next-begun"
	OrMoveParts   text.Key = "or-move-parts"
	PartsMoved    text.Key = "parts-moved"
	Undone        text.Key = "undone"
	Redone        text.Key = "redone"
	NothingUndone text.Key = "nothing-undone"
	OnlyGuessed   text.Key = "only-guessed"
	NotMeant      text.Key = "not-meant"
	NoTabMeant    text.Key = "no-tab-meant"
	TooLongPart   text.Key = "too-long-part"
	AddToURL      text.Key = "add-to-url"
	OtherType     text.Key = "other-type"
)

func init() { all.Add(buildingRows) }

var buildingRows = text.Rows{
	{AsMeant, text.Row{"meant", "意味", "意思"}},
	{AsWritten, text.Row{"written", "表記", "寫法"}},
	{InputMeant, text.Row{"{a}, meant", "{a}、意味", "{a}，意思"}},
	{InputRaw, text.Row{"{a}, written", "{a}、表記", "{a}，寫法"}},
	{AddPart, text.Row{"Add {a}", "{a}を追加", "新增{a}"}},
	{AddBehind, text.Row{"Add one after {a}", "{a}の後に 1 つ追加", "在{a}之後新增一個"}},
	{RemoveIt, text.Row{"Remove", "取り除く", "移除"}},
	{RemovePart, text.Row{"Remove {a}", "{a}を取り除く", "移除{a}"}},
	{MoveBack, text.Row{"Move {a} up", "{a}を上へ移す", "將{a}上移"}},
	{MoveOn, text.Row{"Move {a} down", "{a}を下へ移す", "將{a}下移"}},
	{Off, text.Row{"Off", "オフ", "停用"}},
	{On, text.Row{"On", "オン", "啟用"}},
	{SwitchOff, text.Row{"Off: leave {a} out", "オフ：{a}を外す", "停用：不用{a}"}},
	{SwitchOn, text.Row{"On: put {a} back", "オン：{a}を戻す", "啟用：放回{a}"}},
	{SwitchedOff, text.Row{"Off, but kept here: {a}.", "オフにしました。ここに残ります：{a}。", "已停用，仍留在此：{a}。"}},
	{SwitchedOn, text.Row{"On again: {a}.", "オンに戻しました：{a}。", "已重新啟用：{a}。"}},
	{PartAdded, text.Row{"Added: {a}.", "追加しました：{a}。", "已新增：{a}。"}},
	{PartRemoved, text.Row{"Removed: {a}.", "取り除きました：{a}。", "已移除：{a}。"}},
	{PartMoved, text.Row{"Moved: {a}.", "移しました：{a}。", "已移動：{a}。"}},
	{AndWithIt, text.Row{"{a} with {b}", "{a}（{b}も一緒に）", "{a}（連同{b}）"}},
	{Escaped, text.Row{"{n} octet escaped|{n} octets escaped", "{n} オクテットをエスケープしました", "已將 {n} 個八位元組改寫成跳脫序列"}},
	{OrNextOne, text.Row{"or begin the next {a}", "または次の{a}を始める", "或開始下一個{a}"}},
	{NextBegun, text.Row{"The next {a} begins there.", "そこから次の{a}が始まります。", "下一個{a}從那裡開始。"}},
	{OrMoveParts, text.Row{"or move the parts: {a}", "または部分を移す：{a}", "或將各部分移過去：{a}"}},
	{Undone, text.Row{"Undone. The text is `{a}` again.", "元に戻しました。テキストは `{a}` です。", "已復原。文字又是 `{a}`。"}},
	{Redone, text.Row{"Redone. The text is `{a}` again.", "やり直しました。テキストは `{a}` です。", "已重做。文字又是 `{a}`。"}},
	{NothingUndone, text.Row{"There is nothing left to undo or redo.", "元に戻す、またはやり直す操作はもうありません。", "沒有可復原或重做的操作了。"}},
	{PartsMoved, text.Row{"The parts were moved.", "部分を移しました。", "已將各部分移過去。"}},
	{OnlyGuessed, text.Row{"Only a guess: edit it in the URL itself.", "推測にすぎません。URL の欄で編集してください。", "這只是推測，請在 URL 欄位編輯。"}},
	{NotMeant, text.Row{"An escape in it is broken, so what it means is not known.", "中のエスケープが壊れているため、意味が分かりません。", "其中的跳脫序列不完整，意思無法得知。"}},
	{NoTabMeant, text.Row{"A tab separates the parts of a Gopher URL, so none is part of one.", "タブは Gopher の URL の部分を区切るので、部分の中には書けません。", "定位字元用來分隔 Gopher URL 的各部分，不能寫在其中。"}},
	{TooLongPart, text.Row{"Too long for this list: edit it in the URL itself.", "この一覧には長すぎます。URL の欄で編集してください。", "太長，無法在此列出，請在 URL 欄位編輯。"}},
	{AddToURL, text.Row{"What cannot be added yet can be once the problems are fixed.", "まだ追加できない部分は、問題を直すと追加できます。", "還不能新增的部分，修正問題之後就能新增。"}},
	{OtherType, text.Row{"another", "その他", "其他"}},
}
