package text

// Keys of what opens on demand: copies, the dialog for sharing, the list of keys.
const (
	Copy Key = "copy"
)

// dialogRows are the words of what opens on demand.
var dialogRows = Rows{

	Copy: {"Copy", "コピー", "複製"},
}
