package text

// Keys of the help: what each key does, and what signs and colours mean.
const (
	Keys Key = "keys"
)

// helpRows are the words of the help.
var helpRows = Rows{
	Keys: {"Keys", "キー操作", "按鍵"},
}
