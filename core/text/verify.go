package text

import "urlscope/core"

// Keys of what the check of documents says.
const (
	URLCount   Key = "url-count"
	FileCount  Key = "file-count"
	FixedCount Key = "fixed-count"
	CountIn    Key = "count-in"
)

var verifyRows = Rows{
	URLCount:   {"{n} URL|{n} URLs", "URL {n} 件", "{n} 個 URL"},
	FileCount:  {"{n} file|{n} files", "ファイル {n} 個", "{n} 個檔案"},
	FixedCount: {"{n} fixed|{n} fixed", "修正 {n} 件", "已修正 {n} 處"},
	CountIn:    {"{a} in {b}", "{b}に {a}", "{b}中有 {a}"},
}

// Checked sums up a check of documents: how many URLs stood in how many files,
// how many findings of each severity there are, and how many were fixed.
func Checked(l Lang, urls, files int, findings [3]int, fixed int) string {
	said := with(UI(l, CountIn), "{a}", Count(l, URLCount, urls), "{b}", Count(l, FileCount, files))
	if counts := Counts(l, findings); counts != "" {
		said += UI(l, ListComma) + counts
	}
	if fixed > 0 {
		said += UI(l, ListComma) + Count(l, FixedCount, fixed)
	}
	return said
}

// FixLine says in one line what f would make of u: "Encode it: … (same
// resource)".
func FixLine(l Lang, u *core.URL, d core.Diagnostic, f core.Fix) string {
	result, _ := core.Apply(u.Source(), f.Edits)
	return FixTitle(l, u, d, f).String() + ": " + ShowAll(result) + " (" + FixKind(l, f.Kind) + ")"
}
