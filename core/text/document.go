package text

// Keys of the list of the URLs that stand in a text.
const (
	URLsFaulty  Key = "urls-faulty"
	URLsAllFine Key = "urls-all-fine"
	OnLine      Key = "on-line"
)

var documentRows = Rows{
	URLsFaulty:  {"{n} with errors or warnings", "エラーか警告があるもの {n} 件", "{n} 個有錯誤或警告"},
	URLsAllFine: {"none with errors or warnings", "エラーや警告のあるものはありません", "都沒有錯誤或警告"},
	OnLine:      {"line {n}", "{n} 行目", "第 {n} 行"},
}

// Found sums up how many URLs were found in a text, and how many of them have
// errors or warnings.
func Found(l Lang, urls, faulty int) string {
	said := Count(l, URLCount, urls)
	switch {
	case faulty > 0:
		said += UI(l, ListComma) + Count(l, URLsFaulty, faulty)
	case urls > 0:
		said += UI(l, ListComma) + UI(l, URLsAllFine)
	}
	return said
}

// FoundAt says of a URL in a text where it stands and what the check of it found.
func FoundAt(l Lang, line int, counts [3]int) string {
	said := Count(l, OnLine, line)
	if s := Counts(l, counts); s != "" {
		said += UI(l, ListComma) + s
	}
	return said
}
