package text

import (
	"slices"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/wire"
)

// earlyTexts explain the octets of a URL that end a line early (section 6).
var earlyTexts = map[string]Row{
	"line": {
		"`{a}` ends this line early. The server takes what follows for another command: `{b}`",
		"`{a}` で行が途中で終わります。サーバは続きを別のコマンドとして読みます：`{b}`",
		"`{a}` 讓這一行提前結束。伺服器會把後面當成另一個命令：`{b}`"},
	"end": {
		"`{a}` ends this line early. Nothing follows it here, but the server may read an empty command.",
		"`{a}` で行が途中で終わります。続きはありませんが、サーバが空のコマンドとして読むことがあります。",
		"`{a}` 讓這一行提前結束。後面沒有內容，但伺服器可能讀成空的命令。"},
	"nul": {
		"Many programs take `{a}`, a NUL, for the end of the text and ignore the rest: `{b}`",
		"`{a}` は NUL です。そこで文字列が終わると見て、続きを無視するプログラムが多くあります：`{b}`",
		"`{a}` 是 NUL，許多程式到這裡就當作文字結束，忽略後面的內容：`{b}`"},
	"nul-end": {
		"Many programs take `{a}`, a NUL, for the end of the text and leave it out.",
		"`{a}` は NUL です。そこで文字列が終わると見て、省いてしまうプログラムが多くあります。",
		"`{a}` 是 NUL，許多程式會當作文字結束，把它略去。"},
}

// Early explains the octets e of the URL that end the line of step s early: what they are in the URL, and what the
// server reads next.
func Early(l Lang, u *core.URL, s *wire.Step, e wire.EarlyEnd) Prose {
	which := "line"
	control := octetsIn(s, e.At, e.End)
	switch isNUL, alone := len(control) > 0 && control[0].Value == 0, e.Next == e.End; {
	case isNUL && alone:
		which = "nul-end"
	case isNUL:
		which = "nul"
	case alone:
		which = "end"
	}
	next := octetsIn(s, e.End, e.Next)
	const end = 2 * mostShown * utf8.UTFMax // octets enough for everything shown
	if len(next) > 2*end {
		next = slices.Concat(next[:end], next[len(next)-end:])
	}
	shown := cut(strings.Split(spell(next), ""), 2*mostShown, "")
	return Fill(earlyTexts[which].In(l), "{a}", show(e.From.In(u.Source())), "{b}", shown)
}

// octetsIn returns the octets of s from start to end, cut to its size.
func octetsIn(s *wire.Step, start, end int) []wire.Octet {
	in := core.Span{Start: start, End: end}.Within(len(s.Octets))
	return s.Octets[in.Start:in.End]
}
