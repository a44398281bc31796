package labels

import "urlscope/core/text"

// Keys of the page in another site's frame.
const (
	Panels       text.Key = "panels"
	TooLongToSet text.Key = "too-long-to-set"
)

// frameRows are the labels of the page in a frame.
var frameRows = text.Rows{
	{Panels, text.Row{"What to look at", "見るもの", "要看的內容"}},
	{TooLongToSet, text.Row{"The text is longer than 64 kB.", "文字列が 64 kB を超えています。", "文字超過 64 kB。"}},
}
