package text

// Keys of what the page says of itself as a site.
const (
	HostIt Key = "host-it"
)

var siteRows = map[Key]row{
	HostIt: {"Host or embed it", "設置・埋め込み", "架設或嵌入"},
}
