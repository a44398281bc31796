package text

import (
	"strings"

	"urlscope/core"
)

// A fixText is what a fix is called.
type fixText struct {
	Title core.Title
	Row
}

// fixTexts holds the names of the fixes. {raw} is what the fix takes out, {new}
// what it writes.
var fixTexts = []fixText{
	{core.TitleEncode, Row{
		"Encode as `{new}`",
		"`{new}` と書く",
		"編碼成 `{new}`"}},
	{core.TitleEncode + "/each", Row{
		"Encode each of them",
		"すべてエスケープする",
		"全部編碼"}},
	{core.TitleDecode, Row{
		"Write `{new}`",
		"`{new}` と書く",
		"寫成 `{new}`"}},
	{core.TitleRemove, Row{
		"Take out `{raw}`",
		"`{raw}` を取り除く",
		"拿掉 `{raw}`"}},
	{core.TitleRemove + "/blank", Row{
		"Take the white space out",
		"空白を取り除く",
		"拿掉空白"}},
	{core.TitleRemove + "/password", Row{
		"Take the password out",
		"パスワードを取り除く",
		"拿掉密碼"}},
	{core.TitleRemove + "/login", Row{
		"Take the login out",
		"ログイン情報を取り除く",
		"拿掉登入資訊"}},
	{core.TitleRemove + "/break", Row{
		"Keep the hyphen",
		"ハイフンを残す",
		"保留連字號"}},
	{core.TitleRemove + "/hyphen", Row{
		"Drop the hyphen too",
		"ハイフンも取り除く",
		"連字號也拿掉"}},
	{core.TitleReplace, Row{
		"Use `{new}`",
		"`{new}` にする",
		"改成 `{new}`"}},
	{core.TitleInsert, Row{
		"Add `{new}`",
		"`{new}` を足す",
		"加上 `{new}`"}},
	{core.TitleUnwrap, Row{
		"Take the wrapper off",
		"囲みを外す",
		"拿掉外框"}},
}

// FixTitle says what f does, short enough for a button.
func FixTitle(l Lang, u *core.URL, d core.Diagnostic, f core.Fix) Prose {
	title := f.Title
	raw := removed(u, f)
	if title == core.TitleEncode && len(f.Edits) > 1 {
		title += "/each"
	}
	if title == core.TitleRemove && d.Rule != nil {
		switch {
		case d.Rule.ID == "password":
			title += "/password"
		case d.Rule.ID == "userinfo-forbidden":
			title += "/login"
		case d.Rule.ID == "hyphen-break" && f.Edits[0].Span == d.Span:
			title += "/break"
		case d.Rule.ID == "hyphen-break":
			title += "/hyphen"
		case strings.Trim(raw, " \t\r\n") == "":
			title += "/blank"
		}
	}
	for _, t := range fixTexts {
		if t.Title == title {
			return render(t.In(l), func(slot string) string {
				if slot == "new" {
					return show(f.New)
				}
				return show(raw)
			})
		}
	}
	return unknown(string(title))
}

// removed returns the octets that f takes out, an ellipsis between those that do
// not stand together.
func removed(u *core.URL, f core.Fix) string {
	var list []string
	for _, e := range f.Edits {
		if e.Span.Len() > 0 {
			list = append(list, e.Span.In(u.Source()))
		}
	}
	return strings.Join(list, "…")
}

// FixKind says what a fix of kind k does to the meaning of the URL.
func FixKind(l Lang, k core.FixKind) string {
	return fixKinds[min(k, core.Changes)].In(l)
}

var fixKinds = [...]Row{
	core.Same:    {"same resource", "同じリソース", "同一資源"},
	core.Likely:  {"likely meant", "おそらくこの意図", "應是此意"},
	core.Changes: {"changes meaning", "意味が変わる", "意思會變"},
}
