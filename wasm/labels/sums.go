package labels

import (
	"strconv"

	"urlscope/core/text"
)

// Keys of the summary of a check of documents, by the command or by the page.
const (
	urlCount     text.Key = "url-count"
	fileCount    text.Key = "file-count"
	knownCount   text.Key = "known-count"
	fixedCount   text.Key = "fixed-count"
	leftProse    text.Key = "left-prose"
	leftMark     text.Key = "left-mark"
	leftPattern  text.Key = "left-pattern"
	leftProgram  text.Key = "left-program"
	leftHeading  text.Key = "left-heading"
	leftShared   text.Key = "left-shared"
	leftLayout   text.Key = "left-layout"
	leftKey      text.Key = "left-key"
	leftName     text.Key = "left-name"
	leftWritten  text.Key = "left-written"
	leftToFill   text.Key = "left-to-fill"
	countIn      text.Key = "count-in"
	urlsFaulty   text.Key = "urls-faulty"
	urlsAllFine  text.Key = "urls-all-fine"
	onLine       text.Key = "on-line"
	fixLeftOut   text.Key = "fix-left-out"
	fixNotWhole  text.Key = "fix-not-whole"
	soMany       text.Key = "so-many"
	readOnlyFile text.Key = "kept-file"
	allCode      text.Key = "all-code"
)

var sumRows = text.Rows{
	{urlCount, text.Row{"{n} URL|{n} URLs", "URL {n} 件", "{n} 個 URL"}},
	{fileCount, text.Row{"{n} file|{n} files", "ファイル {n} 個", "{n} 個檔案"}},
	{knownCount, text.Row{"{n} known|{n} known", "既知 {n} 件", "已知 {n} 處"}},
	{fixedCount, text.Row{"{n} fixed|{n} fixed", "修正 {n} 件", "已修正 {n} 處"}},
	{leftProse, text.Row{"left to you: it is text to be read, and no link", "自動では直しません。リンクではなく、読むための文章です", "不自動修正：這是供人閱讀的文字，不是連結"}},
	{leftMark, text.Row{"left to you: some of it may be marks of the text around it", "自動では直しません。周りの文章の記号が混じっているかもしれません", "不自動修正：其中可能有周圍文字的標記"}},
	{leftPattern, text.Row{"left to you: it may be part of a pattern", "自動では直しません。パターンの一部かもしれません", "不自動修正：可能是比對模式的一部分"}},
	{leftProgram, text.Row{"left to you: a program reads it, in its own way", "自動では直しません。プログラムが独自に読み取る値です", "不自動修正：這是程式以自己的方式讀取的值"}},
	{leftHeading, text.Row{"left to you: it is in a heading, and links to that heading may depend on its text", "自動では直しません。見出しの文字が変わると、そこへのリンクが切れるおそれがあります", "不自動修正：它在標題中，連到該標題的連結可能取決於標題文字"}},
	{leftShared, text.Row{"left to you: other places of the document have its value", "自動では直しません。この値は文書のほかの場所でも使われます", "不自動修正：文件的其他地方會用到這個值"}},
	{leftLayout, text.Row{"left to you: the lines beside it are drawn to its length", "自動では直しません。隣の行や列の長さがこれに合わせてあります", "不自動修正：旁邊的行或欄是依它的長度排的"}},
	{leftKey, text.Row{"left to you: it names a value, which programs look up by it", "自動では直しません。値の名前で、プログラムがこれで値を探します", "不自動修正：它是值的名稱，程式用它來查找"}},
	{leftName, text.Row{"left to you: it is a name, which programs compare octet by octet", "自動では直しません。プログラムが 1 オクテットずつ比べる名前です", "不自動修正：它是名稱，程式會逐個八位元組比對"}},
	{leftWritten, text.Row{"left to you: the document writes it in another way", "自動では直しません。文書では別の書き方をしています", "不自動修正：文件中是用另一種寫法寫的"}},
	{leftToFill, text.Row{"left to you: a template may read it", "自動では直しません。テンプレートの一部かもしれません", "不自動修正：可能是範本的一部分"}},
	{countIn, text.Row{"{a} in {b}", "{b}に {a}", "{b}中有 {a}"}},
	{urlsFaulty, text.Row{"{n} with errors or warnings", "エラーか警告があるもの {n} 件", "{n} 個有錯誤或警告"}},
	{urlsAllFine, text.Row{"none with errors or warnings", "エラーや警告のあるものはありません", "都沒有錯誤或警告"}},
	{onLine, text.Row{"line {n}", "{n} 行目", "第 {n} 行"}},
	{fixLeftOut, text.Row{"{a}: a fix is left out: the document would have other links with it", "{a}：修正を見送りました。修正すると文書のリンクが変わります", "{a}：未套用修正，否則文件中的連結會改變"}},
	{soMany, text.Row{"{a}: the URL has {n} findings or more; the rest of it is not checked", "{a}：この URL は最初の {n} 件より後の問題を調べていません", "{a}：此 URL 只檢查前 {n} 個問題"}},
	{fixNotWhole, text.Row{"{a}: a fix is left out: it would mend only part of the URL", "{a}：修正を見送りました。URL の一部しか直りません", "{a}：未套用修正，否則只會修正 URL 的一部分"}},
	{readOnlyFile, text.Row{"{a} is write-protected: its fixes are left out", "{a} は書き込み禁止です。修正を見送りました", "{a} 為唯讀檔案：未套用修正"}},
	{allCode, text.Row{"{a} is code: its strings are looked at with -code", "{a} はコードです。文字列を調べるには -code を付けてください", "{a} 是程式碼：加上 -code 才會檢查其中的字串"}},
}

// A Sum has the numbers of a check of documents: the URLs and the files, the findings by severity, the findings that the
// baseline hides, and the fixes.
type Sum struct {
	URLs, Files  int
	Findings     [3]int
	Known, Fixed int
}

// Checked returns the summary of a check of documents.
func Checked(l text.Lang, s Sum) string {
	said := Filled(l, countIn, "{a}", Count(l, urlCount, s.URLs), "{b}", Count(l, fileCount, s.Files)).String()
	said = listed(l, said, text.Counts(l, s.Findings))
	for _, more := range []struct {
		key text.Key
		n   int
	}{{knownCount, s.Known}, {fixedCount, s.Fixed}} {
		if more.n > 0 {
			said = listed(l, said, Count(l, more.key, more.n))
		}
	}
	return said
}

// FixLeftOut returns the note that a fix at a place in a file, such as "a.md:1:4", is left out because it would change the
// document's links.
func FixLeftOut(l text.Lang, place string) string {
	return Filled(l, fixLeftOut, "{a}", place).String()
}

// FixNotWhole returns the note that a fix at a place in a file, such as "a.md:1:4", is left out because another part of it
// cannot be applied.
func FixNotWhole(l text.Lang, place string) string {
	return Filled(l, fixNotWhole, "{a}", place).String()
}

// SoMany returns the note that a URL at a place in a file, such as "a.md:1:4", is checked only up to its first n findings.
func SoMany(l text.Lang, place string, n int) string {
	return Filled(l, soMany, "{a}", place, "{n}", strconv.Itoa(n)).String()
}

// ReadOnlyFile returns the note that the fixes of a file are left out because it is write-protected.
func ReadOnlyFile(l text.Lang, file string) string {
	return Filled(l, readOnlyFile, "{a}", file).String()
}

// AllCode returns the note that a file of code is skipped, with the option that includes it.
func AllCode(l text.Lang, file string) string { return Filled(l, allCode, "{a}", file).String() }

// leftBecause has the keys of the reasons for leaving out a fix, by their names in package links.
var leftBecause = map[string]text.Key{
	"prose":   leftProse,
	"mark":    leftMark,
	"pattern": leftPattern,
	"program": leftProgram,
	"heading": leftHeading,
	"shared":  leftShared,
	"layout":  leftLayout,
	"key":     leftKey,
	"name":    leftName,
}

// Left returns the text of a reason for leaving out a fix. why is its name in package links, for example for titles and
// tables whose lines must keep their length.
func Left(l text.Lang, why string) string { return UI(l, leftBecause[why]) }

// LeftWritten returns the reason for leaving out a fix of octets that the document writes as references or escapes.
func LeftWritten(l text.Lang) string { return UI(l, leftWritten) }

// LeftToFill returns the reason for leaving out a fix of a part that a template may replace.
func LeftToFill(l text.Lang) string { return UI(l, leftToFill) }

// Found returns how many URLs were found in a text, and how many of them have errors or warnings.
func Found(l text.Lang, urls, faulty int) string {
	said := Count(l, urlCount, urls)
	switch {
	case faulty > 0:
		said = listed(l, said, Count(l, urlsFaulty, faulty))
	case urls > 0:
		said = listed(l, said, UI(l, urlsAllFine))
	}
	return said
}

// FoundAt returns the line of a URL in a text, and the number of its findings by severity.
func FoundAt(l text.Lang, line int, counts [3]int) string {
	return listed(l, Count(l, onLine, line), text.Counts(l, counts))
}

// listed appends more, if there is any, to a list in words.
func listed(l text.Lang, said, more string) string {
	if more == "" {
		return said
	}
	return said + UI(l, text.ListComma) + more
}
