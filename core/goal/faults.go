package goal

import "urlscope/core/text"

// A fault is an error in a goal.
type fault uint8

const (
	tooManyClauses fault = iota
	noPredicate
	noKind
	noRule
	noOctet
	noPart
	noIndex
	somethingFollows
	noOp
	noURL
	noNumber
	everything
	nothingFollows
	noServer
	noBackslash
)

// faultRows are the messages. {a} is the wrong text, {b} lists the choices.
var faultRows = [...]text.Row{
	tooManyClauses: {"there are {a} alternatives: a goal has at most {b}", "選択肢が {a} 個あります。目標には {b} 個までです", "有 {a} 個替代條件：一個目標最多 {b} 個"},
	noPredicate:    {"no goal begins with `{a}`: it is one of {b}", "`{a}` で始まる目標はありません。次のどれかです：{b}", "沒有以 `{a}` 開頭的目標，只能是下列之一：{b}"},
	noKind:         {"a kind of step follows, as the report names it, such as `ftp-cwd`, not `{a}`", "続くのは、`ftp-cwd` のような、レポートでの段階の種類です。`{a}` ではありません", "後面應是報告所用的步驟種類，例如 `ftp-cwd`，而不是 `{a}`"},
	noRule:         {"the ID of a diagnostic follows, such as `tilde`, not `{a}`", "続くのは、`tilde` のような問題の ID です。`{a}` ではありません", "後面應是問題的 ID，例如 `tilde`，而不是 `{a}`"},
	noOctet:        {"two hex digits follow, such as `2F`, not `{a}`", "続くのは、`2F` のような 16 進数字 2 桁です。`{a}` ではありません", "後面應是兩個十六進位數字，例如 `2F`，而不是 `{a}`"},
	noPart:         {"a part follows, as the report names it, such as `host`, not `{a}`", "続くのは、`host` のような、レポートでの部分の名前です。`{a}` ではありません", "後面應是報告所用的部分名稱，例如 `host`，而不是 `{a}`"},
	noIndex:        {"`{a}` is no index: `[0]` is the first, `[-1]` the last", "`{a}` は番号ではありません。最初は `[0]`、最後は `[-1]` です", "`{a}` 不是編號：第一個是 `[0]`，最後一個是 `[-1]`"},

	somethingFollows: {"nothing follows it, not even `{a}`", "この後には何も書きません：`{a}`", "後面不寫任何東西，`{a}` 也不行"},
	noOp:             {"it is compared by one of {b}, not by `{a}`", "比べ方は次のどれかです：{b}。`{a}` ではありません", "比較方式只能是 {b} 之一，而不是 `{a}`"},
	noURL:            {"`{a}` is no valid URL: a goal can only ask for one that is", "`{a}` は正しい URL ではありません。目標にできるのは正しい URL だけです", "`{a}` 不是有效的 URL：目標只能要求有效的 URL"},
	noNumber:         {"`{a}` is no number from 0 to {b}", "`{a}` は 0 から {b} までの数ではありません", "`{a}` 不是 0 到 {b} 之間的數"},
	everything:       {"nothing follows `{a}`: every text would do", "`{a}` の後に何もありません。どんな文字列でもよいことになります", "`{a}` 後面沒有內容：任何文字都會符合"},
	nothingFollows:   {"nothing follows `=`", "`=` の後に何もありません", "`=` 後面沒有內容"},
	noServer:         {"`{a}` is no host and port, such as `host.dom:21`", "`{a}` は `host.dom:21` のようなホストとポートではありません", "`{a}` 不是主機和連接埠，例如 `host.dom:21`"},
	noBackslash:      {"`{a}` stands for nothing: write `\\\\` for a backslash, or `\\r`, `\\n`, `\\t`, `\\x20`", "`{a}` が表すものはありません。バックスラッシュは `\\\\` と書き、ほかに `\\r`、`\\n`、`\\t`、`\\x20` を使えます", "`{a}` 不代表任何東西：反斜線寫成 `\\\\`，另有 `\\r`、`\\n`、`\\t`、`\\x20` 可用"},
}

// say returns the error for a wrong text.
func (f fault) say(wrong string, choices ...string) *text.Fault {
	return text.NewFault(faultRows[f], wrong, choices...)
}
