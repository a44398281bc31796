package text

import (
	"strconv"

	"urlscope/core/compare"
	"urlscope/core/standards"
)

// rewriteTexts name what makes a URL normal, as a fix is named.
var rewriteTexts = [...]Row{
	compare.RewriteScheme:    {"Write the scheme in small letters", "スキームを小文字にする", "將方案改為小寫"},
	compare.RewriteEscapes:   {"Decode escapes of letters, digits and `-._~`", "英字、数字、`-._~` のエスケープをデコードする", "解碼英文字母、數字和 `-._~` 的跳脫序列"},
	compare.RewriteHost:      {"Write the host in small letters", "ホストを小文字にする", "將主機改為小寫"},
	compare.RewriteDigits:    {"Write the digits of escapes in capitals", "エスケープの 16 進数を大文字にする", "將跳脫序列的十六進位數字改為大寫"},
	compare.RewriteDots:      {"Resolve dot segments", "ドットの要素を解決する", "解析點區段"},
	compare.RewritePort:      {"Take out the port, which is empty or the default", "空または既定のポートを取り除く", "移除空的或預設的連接埠"},
	compare.RewritePath:      {"Write `/` for the empty path", "空のパスを `/` にする", "將空路徑寫成 `/`"},
	compare.RewriteLocalhost: {"Write an empty host for a file of this machine", "このマシンのファイルのホストを空にする", "將本機檔案的主機改為空"},
}

// More sentences about a normal form. {a} is an octet.
var (
	normalAlready  = Row{"It is in normal form.", "すでに正規形です。", "已經是正規形式。"}
	normalNone     = Row{"For RFC 3986 it is no URI from octet {a} on, so it has no normal form.", "RFC 3986 ではオクテット {a} から先が URI にならないため、正規形はありません。", "依 RFC 3986，從八位元組 {a} 起不是 URI，因此沒有正規形式。"}
	normalRelative = Row{"It is relative: its dot segments stay until it is resolved against a base URL.", "相対参照です。ドットの要素は、基底 URL に対して解決されるまで、そのまま残ります。", "這是相對參照：點區段保留不變，到依基底 URL 解析時才移除。"}
)

// Rewrite names a step to the normal form: "Resolve dot segments".
func Rewrite(l Lang, r compare.Rewrite) Prose {
	if int(r) >= len(rewriteTexts) {
		return nil
	}
	return Fill(rewriteTexts[r].In(l))
}

// RewriteClause returns the citation of a step: "RFC 3986, 6.2.2.3".
func RewriteClause(l Lang, r compare.Rewrite) string { return Cite(l, "RFC 3986", r.Section()) }

// RewriteAddress returns the URL of the section that asks for a step.
func RewriteAddress(r compare.Rewrite) string {
	return "https://www.rfc-editor.org/rfc/rfc3986#section-" + r.Section()
}

// Normal says why a URL has no steps to a normal form, or leaves some out; nil if there is nothing to say.
func Normal(l Lang, n *compare.Normal) Prose {
	switch {
	case n.Verdict == standards.VerdictInvalid:
		return Fill(with(normalNone.In(l), "{a}", strconv.Itoa(n.Offset)))
	case n.Dots:
		return Fill(normalRelative.In(l))
	case len(n.Steps) == 0:
		return Fill(normalAlready.In(l))
	}
	return nil
}
