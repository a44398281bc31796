package labels

import "urlscope/core/text"

// Keys of the strip that shows where a URL breaks.
const (
	BreakIt    text.Key = "break-it"
	BreakHow   text.Key = "break-how"
	BreakUndo  text.Key = "break-undo"
	BreakNoURL text.Key = "break-no-url"
	BreakLong  text.Key = "break-long"
	BreakCell  text.Key = "break-cell"
)

var breakRows = text.Rows{
	{BreakIt, text.Row{"Break it", "壊してみる", "試著弄壞"}},
	{BreakHow, text.Row{
		"How many of the 255 other octets would end a valid URL in each place. Press one to try it.",
		"それぞれの位置で、ほかの 255 オクテットのうちいくつが正しい URL を壊すかを示します。押すと試せます。",
		"每個位置上，另外 255 個八位元組中有幾個會讓有效的 URL 失效。按一下就能試試看。"}},
	{BreakUndo, text.Row{"Ctrl+Z takes it back.", "Ctrl+Z で戻せます。", "用 Ctrl+Z 還原。"}},
	{BreakNoURL, text.Row{"Only a valid URL can be broken.", "壊せるのは正しい URL だけです。", "只有有效的 URL 才能弄壞。"}},
	{BreakLong, text.Row{
		"Shown only for URLs of up to {n} octets.",
		"{n} オクテットまでの URL についてだけ示します。",
		"只有 {n} 個八位元組以內的 URL 才會顯示。"}},
	{BreakCell, text.Row{"octet {a}, {b}: {n} of 255", "オクテット {a}、{b}：255 のうち {n}", "八位元組 {a}，{b}：255 個中有 {n} 個"}},
}
