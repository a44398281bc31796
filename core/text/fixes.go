package text

import (
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/internal/goes"
)

// A fixText is the title of a fix.
type fixText struct {
	Title fix.Title
	Row
}

// fixTexts are the titles of the fixes. {raw} is the removed text, {new} the new one.
var fixTexts = []fixText{
	{fix.TitleEncode, Row{
		"Encode as `{new}`",
		"`{new}` と書く",
		"改寫成 `{new}`"}},
	{fix.TitleEncode + "/each", Row{
		"Encode all of them",
		"すべてエスケープする",
		"全部改寫成跳脫序列"}},
	{fix.TitleEncodeAll, Row{
		"Encode all as UTF-8",
		"すべて UTF-8 でエスケープする",
		"全部以 UTF-8 改寫成跳脫序列"}},
	{fix.TitleDecode, Row{
		"Write `{new}`",
		"`{new}` と書く",
		"寫成 `{new}`"}},
	{fix.TitleRemove, Row{
		"Take out `{raw}`",
		"`{raw}` を取り除く",
		"移除 `{raw}`"}},
	{fix.TitleRemove + "/blank", Row{
		"Take out the white space",
		"空白を取り除く",
		"移除空白"}},
	{fix.TitleRemove + "/password", Row{
		"Take out the password",
		"パスワードを取り除く",
		"移除密碼"}},
	{fix.TitleRemove + "/login", Row{
		"Take out the login",
		"ログイン情報を取り除く",
		"移除登入資訊"}},
	{fix.TitleRemove + "/break", Row{
		"Keep the hyphen",
		"ハイフンを残す",
		"保留連字號"}},
	{fix.TitleRemove + "/hyphen", Row{
		"Take out the hyphen too",
		"ハイフンも取り除く",
		"連字號也移除"}},
	{fix.TitleReplace, Row{
		"Use `{new}`",
		"`{new}` にする",
		"改成 `{new}`"}},
	{fix.TitleInsert, Row{
		"Add `{new}`",
		"`{new}` を追加する",
		"加上 `{new}`"}},
	{fix.TitleRemove + "/name", Row{
		"Take out the name and the brackets",
		"名前と山括弧を取り除く",
		"移除人名和角括號"}},
	{fix.TitleRemove + "/brackets", Row{
		"Take out the brackets",
		"山括弧を取り除く",
		"移除角括號"}},
	{fix.TitleUnwrap, Row{
		"Take off the wrapper",
		"囲みを外す",
		"移除外框"}},
}

// FixTitle returns the title of f, short enough for a button.
func FixTitle(l Lang, u *core.URL, d core.Diagnostic, f fix.Fix) Prose {
	raw := removed(u, f)
	title := f.Title + titleCase(d, f, raw)
	slot := func(name string) string {
		if name == "new" {
			return show(f.New)
		}
		return show(raw)
	}
	for _, t := range fixTexts {
		if t.Title == title {
			return append(render(t.In(l), slot), hostAfter(l, u, f)...)
		}
	}
	return unknown(string(title))
}

// hostAfter says which host a fix makes if the text was read with another host, or without a host, unless its title has
// it, and no "@" that makes one ask which; nil elsewhere.
func hostAfter(l Lang, u *core.URL, f fix.Fix) Prose {
	host := goes.Leads(u.Source(), f.Edits)
	if f.Kind == fix.KindChanges || host == "" || strings.Contains(show(f.New), host) && !strings.Contains(f.New, "@") {
		return nil
	}
	return Fill(hostThen.In(l), "{host}", show(host))
}

var hostThen = Row{": the host is then `{host}`", "：ホストは `{host}` になる", "：主機就是 `{host}`"}

// titleCase returns the case of a title with a text of its own; "" for the usual one. raw is the removed text.
func titleCase(d core.Diagnostic, f fix.Fix, raw string) fix.Title {
	switch {
	case f.Title == fix.TitleEncode && len(f.Edits) > 1:
		return "/each"
	case f.Title != fix.TitleRemove || d.Rule == nil:
		return ""
	}
	switch d.Rule.ID {
	case "password":
		return "/password"
	case "userinfo-forbidden":
		if f.Edits[0].Span == d.Span {
			return "/login"
		}
	case "hyphen-break":
		if f.Edits[0].Span == d.Span {
			return "/break"
		}
		return "/hyphen"
	}
	return removalCase(raw)
}

// removalCase returns the case for a removed text that is named in words: "/blank" for " \t", "/brackets" for "<…>",
// "/name" for "Joe <…>".
func removalCase(raw string) fix.Title {
	switch {
	case strings.Trim(raw, " \t\r\n") == "":
		return "/blank"
	case raw == "<…>":
		return "/brackets"
	case strings.HasSuffix(raw, "<…>"): // "Joe Doe <joe@h>"
		return "/name"
	}
	return ""
}

// removed returns the octets that f removes, with an ellipsis between separate edits.
func removed(u *core.URL, f fix.Fix) string {
	var list []string
	for _, e := range f.Edits {
		if e.Span.Len() > 0 {
			list = append(list, e.Span.In(u.Source()))
		}
	}
	return strings.Join(list, "…")
}

// FixKind says how a fix of kind k changes the meaning of the URL.
func FixKind(l Lang, k fix.Kind) string {
	return fixKinds[min(k, fix.KindChanges)].In(l)
}

var fixKinds = [...]Row{
	fix.KindSame:    {"same resource", "同じリソース", "同一資源"},
	fix.KindLikely:  {"likely meant", "おそらくこの意図", "應是此意"},
	fix.KindChanges: {"changes meaning", "意味が変わる", "意思會變"},
}
