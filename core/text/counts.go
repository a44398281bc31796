package text

import (
	"strconv"
	"strings"
)

// Keys of what is counted, and of what stands between counts.
const (
	errorCount   Key = "errors"
	warningCount Key = "warnings"
	noteCount    Key = "note-count"
	MoreProblems Key = "more-problems"
	MoreParts    Key = "more-parts"
	MoreOctets   Key = "more-octets"
	ListComma    Key = "list-comma"
)

// countRows are texts for a number. Where one language tells one from many, the one comes first, then "|".
var countRows = Rows{
	{errorCount, Row{"{n} error|{n} errors", "エラー {n} 件", "{n} 個錯誤"}},
	{warningCount, Row{"{n} warning|{n} warnings", "警告 {n} 件", "{n} 個警告"}},
	{noteCount, Row{"{n} note|{n} notes", "注記 {n} 件", "{n} 個附註"}},
	{MoreProblems, Row{"and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{MoreParts, Row{"and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{MoreOctets, Row{"… {n} more", "… ほか {n}", "… 另有 {n}"}},
	{ListComma, Row{", ", "、", "、"}},
}

// Count words a number of things.
func Count(l Lang, key Key, n int) string { return Counted(UI(l, key), n) }

// Counted returns a text with a number in its slot {n}. Where it tells one from many, the
// one comes first, then "|".
func Counted(s string, n int) string {
	one, many, both := strings.Cut(s, "|")
	if both && n != 1 {
		one = many
	}
	return strings.ReplaceAll(one, "{n}", strconv.Itoa(n))
}

// Counts words how many errors, warnings and notes there are, leaving out what
// there is none of.
func Counts(l Lang, n [3]int) string {
	var list []string
	for i, key := range []Key{errorCount, warningCount, noteCount} {
		if n[i] > 0 {
			list = append(list, Count(l, key, n[i]))
		}
	}
	return strings.Join(list, UI(l, ListComma))
}

// with fills the slots of a template: "2 parts" of "{n} parts" with "{n}" and "2".
func with(s string, pairs ...string) string { return fill(s, paired(pairs), plain) }
