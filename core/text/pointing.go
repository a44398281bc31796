package text

import (
	"urlscope/core/octet"
	"urlscope/core/wire"
)

// Keys of texts about octets that one points at.
const (
	protocolsOwn  Key = "protocols-own"
	notInTheURL   Key = "not-in-the-url"
	hiddenOctets  Key = "hidden-octets"
	noMoreOfThese Key = "no-more-of-these"
)

var pointingRows = Rows{
	{protocolsOwn, Row{"the protocol’s own", "プロトコルのもの", "協定本身的"}},
	{notInTheURL, Row{"octets that are not in the URL", "URL にないオクテット", "URL 沒有給的八位元組"}},
	{hiddenOctets, Row{"a password, hidden", "パスワード（非表示）", "密碼，已隱藏"}},
	{noMoreOfThese, Row{"`{a}` does not occur in this text.", "`{a}` はこの文字列にありません。", "這段文字裡沒有 `{a}`。"}},
}

var wireOctet = Row{"{a}: {b}, {c}", "{a}：{b}、{c}", "{a}：{b}，{c}"}

// WireOctet describes an octet on the wire and its origin: "2F: a slash, octets 22–25".
func WireOctet(l Lang, o wire.Octet) string {
	switch {
	case o.Secret && o.Slot:
		return UI(l, hiddenOctets)
	case o.Slot:
		return UI(l, notInTheURL)
	}
	name := OctetName(l, o.Value)
	if octet.ClassOf(o.Value)&(octet.Alpha|octet.Digit) != 0 {
		name = string(rune(o.Value))
	}
	from := UI(l, protocolsOwn)
	if o.From.Len() > 0 {
		from = Place(l, o.From)
	}
	return with(wireOctet.In(l), "{a}", octet.Hex(o.Value), "{b}", name, "{c}", from)
}

// NoneOf says that the text does not have an octet.
func NoneOf(l Lang, b byte) Prose {
	return Fill(UI(l, noMoreOfThese), "{a}", spell([]wire.Octet{{Value: b}}))
}
