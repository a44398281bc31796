package text

import (
	"strconv"

	"urlscope/core"
)

// Keys of places in the input and in the RFC.
const (
	octetAt    Key = "octet-at"
	octetsFrom Key = "octets-from"
	inFrontOf  Key = "in-front-of"
	sectionNo  Key = "section"
	appendix   Key = "appendix"
)

var placeRows = Rows{
	{octetAt, Row{"octet {a}", "オクテット {a}", "八位元組 {a}"}},
	{octetsFrom, Row{"octets {a}–{b}", "オクテット {a}–{b}", "八位元組 {a}–{b}"}},
	{inFrontOf, Row{"at octet {a}", "オクテット {a} の位置", "八位元組 {a} 之處"}},
	{sectionNo, Row{"section {a}", "{a} 節", "第 {a} 節"}},
	{appendix, Row{"appendix", "付録", "附錄"}},
}

// Range writes a half-open range, as a report counts octets: "22–25".
func Range(s core.Span) string { return strconv.Itoa(s.Start) + "–" + strconv.Itoa(s.End) }

// Place words the place of a span.
func Place(l Lang, s core.Span) string {
	a, b := strconv.Itoa(s.Start), strconv.Itoa(s.End)
	switch s.Len() {
	case 0:
		return with(UI(l, inFrontOf), "{a}", a)
	case 1:
		return with(UI(l, octetAt), "{a}", a)
	}
	return with(UI(l, octetsFrom), "{a}", a, "{b}", b)
}

// Section cites a section of RFC 1738.
func Section(l Lang, section string) string {
	if section == "appendix" {
		return UI(l, appendix)
	}
	return with(UI(l, sectionNo), "{a}", section)
}
