package text

// What later standards say of the text that the page is delivered with is in its program. All else of the kind, in clauses.go and
// since.go, comes in a file beside it (wasm/site/texts.go).

// firstClauseTexts are the clauseTexts of that text.
var firstClauseTexts = []clauseText{
	{"credentials", Row{
		"A user name and a password are an error to browsers, though they still read them; what comes before the `@` is not the host.",
		"ブラウザはユーザ名とパスワードを誤りとしますが、読むことは読みます。`@` より前はホストではありません。",
		"瀏覽器把使用者名稱和密碼當作錯誤，但仍會讀取；`@` 前面的不是主機。"}},
}

// firstSinceTexts are its sinceTexts.
var firstSinceTexts = []sinceText{
	{"ftp", Row{
		"Today: no document of its own since RFC 1738. Browsers do not fetch it.",
		"RFC 1738 より後に、このスキームを定めた文書はありません。ブラウザは取得しません。",
		"現在：RFC 1738 之後沒有專門規定它的文件。瀏覽器不會取用。"}},
}
