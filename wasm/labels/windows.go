package labels

import "urlscope/core/text"

// Keys of the notes about the parts of a long text that are not shown.
const (
	EarlierOctets text.Key = "earlier-octets"
	LeftOut       text.Key = "left-out"
	LongForWire   text.Key = "long-for-wire"
	LongForColour text.Key = "long-for-colour"
	ApplyAllSafe  text.Key = "apply-all-safe"
)

var windowRows = text.Rows{
	{EarlierOctets, text.Row{"{n} before …", "この前 {n} …", "前面 {n} …"}},
	{LeftOut, text.Row{"{n} octet left out|{n} octets left out", "{n} オクテット省略", "省略 {n} 個八位元組"}},
	{LongForWire, text.Row{
		"What a client sends is shown only for texts of up to {n} kB; this one is longer.",
		"クライアントが送る内容を示すのは {n} kB までの文字列だけです。これはそれより長い文字列です。",
		"只有 {n} kB 以內的文字才會顯示用戶端送出的內容；這段文字更長。"}},
	{LongForColour, text.Row{
		"Shown without colours: it is longer than {a} kB or {b} lines.",
		"{a} kB または {b} 行より長いため、色分けせずに表示しています。",
		"超過 {a} kB 或 {b} 行，因此不以顏色區分。"}},
	{ApplyAllSafe, text.Row{"Apply all safe fixes", "安全な修正をすべて適用", "套用所有安全的修正"}},
}
