package labels

import "urlscope/core/text"

// Keys of what the page says of itself as a site.
const (
	HostIt text.Key = "host-it"
)

var siteRows = text.Rows{
	{HostIt, text.Row{"Host or embed it", "設置・埋め込み", "架設或嵌入"}},
}
