package labels

import "urlscope/core/text"

// Keys of the description of the site in its pages.
const (
	HostIt     text.Key = "host-it"
	TheGrammar text.Key = "the-grammar"
)

var siteRows = text.Rows{
	{TheGrammar, text.Row{"The grammar", "文法", "語法"}},
	{HostIt, text.Row{"Host or embed it", "設置・埋め込み", "架設或嵌入"}},
}
