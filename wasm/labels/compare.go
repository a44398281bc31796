package labels

import "urlscope/core/text"

// Keys of the comparison of two URLs.
const (
	Pin             text.Key = "pin"
	Pinned          text.Key = "pinned"
	Unpin           text.Key = "unpin"
	Swap            text.Key = "swap"
	Compared        text.Key = "compared"
	PinnedURL       text.Key = "pinned-url"
	URLNow          text.Key = "url-now"
	PartsThatDiffer text.Key = "parts-that-differ"
	NotThere        text.Key = "not-there"
	SendsTheSame    text.Key = "sends-the-same"
	SentOtherwise   text.Key = "sent-otherwise"
	WithRungs       text.Key = "with-rungs"
	NormalForm      text.Key = "normal-form"
	SameBy          text.Key = "same-by"
	OtherBy         text.Key = "other-by"
	UnknownBy       text.Key = "unknown-by"
)

var compareRows = text.Rows{
	{Pin, text.Row{"Pin to compare", "固定して比べる", "固定以便比較"}},
	{Pinned, text.Row{"Pinned. What you type now is compared with it.", "固定しました。これから入力するものと比べます。", "已固定。接下來輸入的內容會與它比較。"}},
	{Unpin, text.Row{"Unpin", "固定を解く", "取消固定"}},
	{Swap, text.Row{"Swap", "入れ替える", "對調"}},
	{Compared, text.Row{"Compared", "比較", "比較"}},
	{PinnedURL, text.Row{"Pinned", "固定した URL", "固定的 URL"}},
	{URLNow, text.Row{"Now", "いまの URL", "目前的 URL"}},
	{PartsThatDiffer, text.Row{"Parts that differ", "違いのある部分", "不同的部分"}},
	{NotThere, text.Row{"absent", "なし", "沒有"}},
	{SendsTheSame, text.Row{"A client sends the same for both.", "クライアントが送る内容は同じです。", "用戶端送出的內容相同。"}},
	{WithRungs, text.Row{"How far they are the same", "どの意味で同じか", "在哪些意義下相同"}},
	{NormalForm, text.Row{"Normal form of the URL (RFC 3986)", "この URL の正規形（RFC 3986）", "此 URL 的正規形式（RFC 3986）"}},
	{SameBy, text.Row{"By {a}, they are the same URL.", "{a} では同じ URL です。", "依 {a}，兩者是同一個 URL。"}},
	{OtherBy, text.Row{"By {a}, they are different URLs.", "{a} では別の URL です。", "依 {a}，兩者是不同的 URL。"}},
	{UnknownBy, text.Row{"By {a}, one cannot tell whether they are the same.", "{a} では、同じかどうかを決められません。", "依 {a}，無法判斷兩者是否相同。"}},
	{SentOtherwise, text.Row{"What a client sends", "クライアントが送る内容", "用戶端送出的內容"}},
}
