package text

import (
	"strconv"

	"urlscope/core/readers"
)

// readerVerdicts name what a reader says of a text.
var readerVerdicts = [...]Row{
	readers.VerdictUnknown: {"not observed", "観察していません", "未觀察"},
	readers.VerdictValid:   {"reads it", "読める", "能讀"},
	readers.VerdictInvalid: {"refuses it", "受け付けない", "拒絕"},
}

// Sentences about a reader that goes elsewhere.
var (
	readerGoes    = Row{"goes to {a}; readings part at octet {b}", "接続先は {a}、オクテット {b} で読み方が分かれる", "連到 {a}；從八位元組 {b} 起讀法分歧"}
	readerNoHost  = Row{"reads it, but finds no host", "読めるが、ホストは見つからない", "能讀，但找不到主機"}
	readerFollows = Row{
		"A check that reads the host in another way lets a request to {a} pass.",
		"ホストを別の読み方で調べるフィルターは、{a} への要求を通してしまいます。",
		"用另一種讀法檢查主機的過濾器，會放行送往 {a} 的要求。",
	}
)

// goesTo shows where a reader goes, twice as long as octets are shown: it is the end of a host that says whose it is.
func goesTo(g readers.Goes) string { return showMost(g.Place(), 2*mostShown) }

// Reader says what a reader makes of a text: "reads it", "refuses it", or where else than others it goes.
func Reader(l Lang, v readers.Verdict, g readers.Goes) Prose {
	if g.Elsewhere {
		return Fill(readerGoes.In(l), "{a}", goesTo(g), "{b}", strconv.Itoa(g.At))
	}
	if g.NoHost {
		return Fill(readerNoHost.In(l))
	}
	return Fill(readerVerdicts[v].In(l))
}

// ReaderFollows says what may follow where a reader goes elsewhere.
func ReaderFollows(l Lang, g readers.Goes) Prose {
	return Fill(readerFollows.In(l), "{a}", goesTo(g))
}
