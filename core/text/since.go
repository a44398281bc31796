package text

import "urlscope/core"

// sinceTexts describe what became of each scheme of RFC 1738: the document that now defines it, and whether browsers
// fetch it, which the Fetch Standard of the WHATWG decides (scheme fetch).
var sinceTexts = []struct {
	scheme string
	Row
}{
	{"ftp", Row{
		"Today: no document of its own since RFC 1738. Browsers do not fetch it.",
		"RFC 1738 より後に、このスキームを定めた文書はありません。ブラウザは取得しません。",
		"現在：RFC 1738 之後沒有專門規定它的文件。瀏覽器不會取用。"}},
	{"http", Row{
		"Today: RFC 9110 (2022), an Internet Standard. Browsers fetch it.",
		"現在は RFC 9110（2022 年、Internet Standard）が定めています。ブラウザが取得します。",
		"現在：RFC 9110（2022 年，Internet Standard）。瀏覽器會取用。"}},
	{"gopher", Row{
		"Today: RFC 4266 (2005), on the standards track. Browsers do not fetch it.",
		"現在は RFC 4266（2005 年、Standards Track）が定めています。ブラウザは取得しません。",
		"現在：RFC 4266（2005 年，Standards Track）。瀏覽器不會取用。"}},
	{"mailto", Row{
		"Today: RFC 6068 (2010), on the standards track. Browsers do not fetch it.",
		"現在は RFC 6068（2010 年、Standards Track）が定めています。ブラウザは取得しません。",
		"現在：RFC 6068（2010 年，Standards Track）。瀏覽器不會取用。"}},
	{"news", Row{
		"Today: RFC 5538 (2010), on the standards track. Browsers do not fetch it.",
		"現在は RFC 5538（2010 年、Standards Track）が定めています。ブラウザは取得しません。",
		"現在：RFC 5538（2010 年，Standards Track）。瀏覽器不會取用。"}},
	{"telnet", Row{
		"Today: RFC 4248 (2005), on the standards track. Browsers do not fetch it.",
		"現在は RFC 4248（2005 年、Standards Track）が定めています。ブラウザは取得しません。",
		"現在：RFC 4248（2005 年，Standards Track）。瀏覽器不會取用。"}},
	{"wais", Row{
		"Today: RFC 4156 (2005), which is Historic. Browsers do not fetch it.",
		"現在は RFC 4156（2005 年、Historic）が定めています。ブラウザは取得しません。",
		"現在：RFC 4156（2005 年，Historic）。瀏覽器不會取用。"}},
	{"file", Row{
		"Today: RFC 8089 (2017, updated in 2025 by RFC 9844), on the standards track. The Fetch Standard leaves it to each browser whether to fetch it.",
		"現在は RFC 8089（2017 年、Standards Track。2025 年に RFC 9844 が更新）が定めています。取得するかどうかは、Fetch Standard では各ブラウザに任されています。",
		"現在：RFC 8089（2017 年，Standards Track；2025 年由 RFC 9844 更新）。是否取用，Fetch Standard 留給各瀏覽器決定。"}},
	{"prospero", Row{
		"Today: RFC 4157 (2005), which is Historic. Browsers do not fetch it.",
		"現在は RFC 4157（2005 年、Historic）が定めています。ブラウザは取得しません。",
		"現在：RFC 4157（2005 年，Historic）。瀏覽器不會取用。"}},
}

// Since says what became of the scheme of u, or "" if it is not one of the ten of RFC 1738.
func Since(l Lang, u *core.URL) string {
	s := u.Scheme()
	if s == core.NNTP { // one document defines both
		s = core.News
	}
	for i := range sinceTexts {
		if s != nil && s.Name == sinceTexts[i].scheme {
			return sinceTexts[i].In(l)
		}
	}
	return ""
}
