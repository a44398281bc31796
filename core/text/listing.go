package text

import (
	"strings"

	"urlscope/core"
	"urlscope/core/octet"
)

// Keys of the list of parts.
const (
	EmptyPart   Key = "empty-part"
	outside     Key = "outside"
	absentParts Key = "absent"
	portDefault Key = "port-default"
	decodesTo   Key = "decodes-to"
)

var listingRows = Rows{
	{EmptyPart, Row{"present and empty", "あるが空", "存在但為空"}},
	{outside, Row{"outside the URL", "URL の外", "在 URL 之外"}},
	{absentParts, Row{"Absent: {a}", "ないもの：{a}", "沒有：{a}"}},
	{portDefault, Row{"port {n}, by default", "既定のポート {n}", "預設連接埠 {n}"}},
	{decodesTo, Row{"decodes to `{a}`", "デコードすると `{a}`", "解碼為 `{a}`"}},
}

// Also returns the second line of a part in the list: the decoded octets, the default port, or that the octets are
// not part of the URL.
func Also(l Lang, u *core.URL, t core.Token) Prose {
	raw := t.In(u.Source())
	switch {
	case t.Part == core.Fragment && t.Mark&core.MarkLater == 0 || t.Part == core.Stray: // later standards count it to the URL
		return Prose{{Text: UI(l, outside)}}
	case t.Part == core.Host && u.DefaultPort() > 0 && lacksPort(u, t):
		return Prose{{Text: Count(l, portDefault, u.DefaultPort())}}
	case strings.IndexByte(raw, '%') >= 0:
		if plain := string(octet.AppendDecoded(nil, raw)); plain != raw {
			return Fill(UI(l, decodesTo), "{a}", Legible(plain))
		}
	}
	return nil
}

// lacksPort reports whether u has neither a port behind host nor a colon, with which a port begins in later standards. An empty host has no
// port, and it is unknown whether an address has one whose bracket is not closed.
func lacksPort(u *core.URL, host core.Token) bool {
	behind := core.Span{Start: host.Start, End: len(u.Source())}.In(u.Source())
	if end := strings.IndexAny(behind, `/?#\`); end >= 0 {
		behind = behind[:end]
	}
	bracket := strings.LastIndexByte(behind, ']')
	return host.Len() > 0 && !u.Has(core.Port) && (bracket >= 0 || !strings.HasPrefix(behind, "[")) && !strings.Contains(behind[bracket+1:], ":")
}

// Absent names the parts that the URL could have and does not have; "" if it has all.
func Absent(l Lang, u *core.URL) string {
	if u.Reading() == nil || u.Reading().Port == 0 {
		return ""
	}
	var list []string
	for _, p := range mayLack {
		if !u.Has(p.part) && p.in(u.Reading()) {
			list = append(list, Part(l, u, core.Token{Part: p.part}))
		}
	}
	if list == nil {
		return ""
	}
	return with(UI(l, absentParts), "{a}", strings.Join(list, UI(l, ListComma)))
}

// mayLack lists the parts whose absence is worth a word, and their schemes.
var mayLack = []struct {
	part core.Part
	in   func(*core.Scheme) bool
}{
	{core.User, hasLogin},
	{core.Password, hasLogin},
	{core.Port, func(*core.Scheme) bool { return true }},
	{core.Ftptype, func(s *core.Scheme) bool { return s == core.FTP }},
	{core.Search, func(s *core.Scheme) bool { return s == core.HTTP || s == core.WAIS }},
}

func hasLogin(s *core.Scheme) bool { return s.Login }
