package text

import (
	"strconv"

	"urlscope/core"
	"urlscope/core/compare"
)

var likenessTexts = [...]Row{
	compare.LikenessIdentical: {"The same, octet for octet.", "オクテットごとに同じです。", "每個八位元組都相同。"},
	compare.LikenessSame:      {"Both name the same resource.", "どちらも同じリソースを指します。", "兩者指同一個資源。"},
	compare.LikenessMaybe:     {"They may name different resources.", "別のリソースを指すかもしれません。", "兩者可能指不同的資源。"},
	compare.LikenessOther:     {"Nothing in RFC 1738 makes them the same resource.", "同じリソースと言える根拠は RFC 1738 にありません。", "依照 RFC 1738，沒有理由說兩者是同一個資源。"},
	compare.LikenessNone: {
		"One of them is not a valid URL, so only what each was read as is compared.",
		"正しい URL でないものがあるので、どう読んだかだけを比べます。",
		"其中有不是有效 URL 的，因此只比較各自的解讀。"},
}

// reasonTexts say why a difference matters or not. {a} is a port.
var reasonTexts = map[compare.Reason]Row{
	compare.ReasonDiffers: {"not the same", "同じではありません", "不相同"},
	compare.ReasonEscape: {
		"An octet and its escape mean the same here (section 2.2).",
		"ここでは、オクテットとそのエスケープは同じ意味です（2.2 節）。",
		"在這裡，八位元組和它的跳脫序列意思相同（第 2.2 節）。"},
	compare.ReasonHexCase: {
		"Hexadecimal digits mean the same in either case (section 2.2).",
		"16 進数字の大文字と小文字は同じ意味です（2.2 節）。",
		"十六進位數字不分大小寫（第 2.2 節）。"},
	compare.ReasonReserved: {
		"A reserved octet and its escape may mean different things (section 2.2).",
		"予約されたオクテットとそのエスケープは、意味が違うことがあります（2.2 節）。",
		"保留的八位元組和它的跳脫序列，意思可能不同（第 2.2 節）。"},
	compare.ReasonSchemeCase: {
		"Capitals and small letters are the same in a scheme (section 2.1).",
		"スキームでは大文字と小文字を区別しません（2.1 節）。",
		"方案不分大小寫（第 2.1 節）。"},
	compare.ReasonHostCase: {
		"Capitals and small letters are the same in a domain (RFC 1034).",
		"ドメインでは大文字と小文字を区別しません（RFC 1034）。",
		"網域不分大小寫（RFC 1034）。"},
	compare.ReasonTypeCase: {
		"Capitals and small letters are the same in a type code (section 5).",
		"タイプコードでは大文字と小文字を区別しません（5 節）。",
		"類型碼不分大小寫（第 5 節）。"},
	compare.ReasonZeros: {
		"A port is a number: zeros in front change nothing (section 3.1).",
		"ポートは数なので、先頭の 0 は意味を変えません（3.1 節）。",
		"連接埠是數字，前面的零不影響意思（第 3.1 節）。"},
	compare.ReasonDefaultPort: {
		"`{a}` is the port when none is given (section 3.1).",
		"ポートを書かなければ `{a}` です（3.1 節）。",
		"沒寫連接埠時就是 `{a}`（第 3.1 節）。"},
	compare.ReasonLaterPort: {
		"`{a}` is the port when none is given; this scheme came after RFC 1738.",
		"ポートを書かなければ `{a}` です。このスキームは RFC 1738 より後のものです。",
		"沒寫連接埠時就是 `{a}`；這個方案比 RFC 1738 晚出現。"},
	compare.ReasonEmptyPath: {
		"Without a path, the slash may be left out (section 3.3).",
		"パスがなければ、スラッシュは省けます（3.3 節）。",
		"沒有路徑時，斜線可以省略（第 3.3 節）。"},
	compare.ReasonDefaultType: {
		"Without a type, it is `1`, a menu (section 3.4.1).",
		"タイプがなければ `1`（メニュー）です（3.4.1 節）。",
		"沒寫類型時就是 `1`，也就是選單（第 3.4.1 節）。"},
	compare.ReasonLocalhost: {
		"No host and `localhost` are the same machine (section 3.10).",
		"ホストが空でも `localhost` でも、同じコンピュータです（3.10 節）。",
		"空的主機和 `localhost` 是同一台電腦（第 3.10 節）。"},
	compare.ReasonFragment: {
		"A fragment is not part of the URL (section 2.2).",
		"フラグメントは URL の一部ではありません（2.2 節）。",
		"片段不屬於 URL（第 2.2 節）。"},
	compare.ReasonAround: {
		"What is around the URL is not part of it (appendix).",
		"URL のまわりにあるものは、URL の一部ではありません（付録）。",
		"URL 外圍的內容不屬於 URL（附錄）。"},
}

// Likeness says whether two URLs name the same resource.
func Likeness(l Lang, c compare.Likeness) string { return likenessTexts[c].In(l) }

// Reason says why the change of a part matters or not. The part is one of now, or of was if now has no such part.
func Reason(l Lang, before, after *core.URL, c compare.PartChange) Prose {
	port := after.DefaultPort()
	if c.New < 0 {
		port = before.DefaultPort()
	}
	return Fill(reasonTexts[c.Why].In(l), "{a}", strconv.Itoa(port))
}
