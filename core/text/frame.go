package text

// Keys of the page as others show it in theirs.
const Panels Key = "panels"

// frameRows are its words.
var frameRows = map[Key]row{
	Panels: {"What to look at", "見るもの", "要看的內容"},
}
