package labels

import (
	"strconv"

	"urlscope/core/text"
)

// Keys of what sums up a check of documents: the command's, and the page's list of the URLs in a text.
const (
	urlCount    text.Key = "url-count"
	fileCount   text.Key = "file-count"
	knownCount  text.Key = "known-count"
	fixedCount  text.Key = "fixed-count"
	leftBound   text.Key = "left-bound"
	leftToFill  text.Key = "left-to-fill"
	countIn     text.Key = "count-in"
	urlsFaulty  text.Key = "urls-faulty"
	urlsAllFine text.Key = "urls-all-fine"
	onLine      text.Key = "on-line"
	fixLeftOut  text.Key = "fix-left-out"
	fixNotWhole text.Key = "fix-not-whole"
	soMany      text.Key = "so-many"
	keptFile    text.Key = "kept-file"
	allCode     text.Key = "all-code"
)

var sumRows = text.Rows{
	{urlCount, text.Row{"{n} URL|{n} URLs", "URL {n} 件", "{n} 個 URL"}},
	{fileCount, text.Row{"{n} file|{n} files", "ファイル {n} 個", "{n} 個檔案"}},
	{knownCount, text.Row{"{n} known|{n} known", "既知 {n} 件", "已知 {n} 處"}},
	{fixedCount, text.Row{"{n} fixed|{n} fixed", "修正 {n} 件", "已修正 {n} 處"}},
	{leftBound, text.Row{"left to you: other parts of the document depend on it", "自動では直しません。文書のほかの部分がこれに左右されます", "不自動修正：文件的其他部分取決於它"}},
	{leftToFill, text.Row{"left to you: a template may read it", "自動では直しません。テンプレートの一部かもしれません", "不自動修正：可能是範本的一部分"}},
	{countIn, text.Row{"{a} in {b}", "{b}に {a}", "{b}中有 {a}"}},
	{urlsFaulty, text.Row{"{n} with errors or warnings", "エラーか警告があるもの {n} 件", "{n} 個有錯誤或警告"}},
	{urlsAllFine, text.Row{"none with errors or warnings", "エラーや警告のあるものはありません", "都沒有錯誤或警告"}},
	{onLine, text.Row{"line {n}", "{n} 行目", "第 {n} 行"}},
	{fixLeftOut, text.Row{"{a}: a fix is left out: the document would have other links with it", "{a}：修正を見送りました。修正すると文書のリンクが変わります", "{a}：未套用修正，否則文件中的連結會改變"}},
	{soMany, text.Row{"{a}: the URL has {n} findings or more; the rest of it is not checked", "{a}：この URL は最初の {n} 件より後の問題を調べていません", "{a}：此 URL 只檢查前 {n} 個問題"}},
	{fixNotWhole, text.Row{"{a}: a fix is left out: it would mend only part of the URL", "{a}：修正を見送りました。URL の一部しか直りません", "{a}：未套用修正，否則只會修正 URL 的一部分"}},
	{keptFile, text.Row{"{a} is write-protected: its fixes are left out", "{a} は書き込み禁止です。修正を見送りました", "{a} 為唯讀檔案：未套用修正"}},
	{allCode, text.Row{"{a} is code: its strings are looked at with -code", "{a} はコードです。文字列を調べるには -code を付けてください", "{a} 是程式碼：加上 -code 才會檢查其中的字串"}},
}

// A Sum is how a check of documents went: how many URLs stood in how many files, how many findings of each severity there
// are, how many were known before and are not said, and how many were fixed.
type Sum struct {
	URLs, Files  int
	Findings     [3]int
	Known, Fixed int
}

// Checked sums up a check of documents.
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

// FixLeftOut says that a fix at a place in a file, "a.md:1:4", is not made.
func FixLeftOut(l text.Lang, place string) string {
	return Filled(l, fixLeftOut, "{a}", place).String()
}

// FixNotWhole says that a fix at a place in a file, "a.md:1:4", is not made, since others that belong to it cannot be.
func FixNotWhole(l text.Lang, place string) string {
	return Filled(l, fixNotWhole, "{a}", place).String()
}

// SoMany says that a URL at a place in a file, "a.md:1:4", has n findings and is not checked behind them.
func SoMany(l text.Lang, place string, n int) string {
	return Filled(l, soMany, "{a}", place, "{n}", strconv.Itoa(n)).String()
}

// KeptFile says that no fix is made in a file, since it is not to be written.
func KeptFile(l text.Lang, file string) string { return Filled(l, keptFile, "{a}", file).String() }

// AllCode says that a file is not looked at, since it is code, and what looks at it.
func AllCode(l text.Lang, file string) string { return Filled(l, allCode, "{a}", file).String() }

// Left says why a fix is not made: in a title or a table, say, whose lines are as long as each other.
func Left(l text.Lang) string { return UI(l, leftBound) }

// LeftToFill says why a fix is not made in what a template may put something in place of.
func LeftToFill(l text.Lang) string { return UI(l, leftToFill) }

// Found sums up how many URLs were found in a text, and how many of them have errors or warnings.
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

// FoundAt says of a URL in a text where it stands and what the check of it found.
func FoundAt(l text.Lang, line int, counts [3]int) string {
	return listed(l, Count(l, onLine, line), text.Counts(l, counts))
}

// listed puts more behind what was said, if there is more.
func listed(l text.Lang, said, more string) string {
	if more == "" {
		return said
	}
	return said + UI(l, text.ListComma) + more
}
