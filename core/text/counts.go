package text

import (
	"strconv"
	"strings"
)

// Keys of counts and of their separators.
const (
	errorCount   Key = "errors"
	warningCount Key = "warnings"
	noteCount    Key = "note-count"
	MoreProblems Key = "more-problems"
	MoreParts    Key = "more-parts"
	MoreOctets   Key = "more-octets"
	ListComma    Key = "list-comma"
)

// countRows are the texts with numbers. Singular and plural are separated by "|" in languages that have both.
var countRows = Rows{
	{errorCount, Row{"{n} error|{n} errors", "エラー {n} 件", "{n} 個錯誤"}},
	{warningCount, Row{"{n} warning|{n} warnings", "警告 {n} 件", "{n} 個警告"}},
	{noteCount, Row{"{n} note|{n} notes", "注記 {n} 件", "{n} 個附註"}},
	{MoreProblems, Row{"and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{MoreParts, Row{"and {n} more", "ほか {n} 件", "另有 {n} 項"}},
	{MoreOctets, Row{"… {n} more", "… ほか {n}", "… 另有 {n}"}},
	{ListComma, Row{", ", "、", "、"}},
}

// Count returns the text of a key with a number.
func Count(l Lang, key Key, n int) string { return Counted(UI(l, key), n) }

// Counted fills the slot {n} of s. If s has a singular and a plural, separated by "|", it chooses one.
func Counted(s string, n int) string {
	one, many, both := strings.Cut(s, "|")
	if both && n != 1 {
		one = many
	}
	return strings.ReplaceAll(one, "{n}", strconv.Itoa(n))
}

// Counts words the numbers of errors, warnings and notes. It leaves out zeros.
func Counts(l Lang, n [3]int) string {
	var list []string
	for i, key := range []Key{errorCount, warningCount, noteCount} {
		if n[i] > 0 {
			list = append(list, Count(l, key, n[i]))
		}
	}
	return strings.Join(list, UI(l, ListComma))
}

// with fills the slots of a plain text. The pairs are slots and values, such as "{n}" and "2".
func with(s string, pairs ...string) string { return fill(s, paired(pairs), plain) }
