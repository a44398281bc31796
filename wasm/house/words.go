package house

import (
	"urlscope/core"
	"urlscope/core/text"
)

// The texts follow core/text/README.md.

// sayings has the texts of a rule. {raw} stands for the octets found, {entry} for the host in the settings.
type sayings struct {
	rule, kind           string // ID of the rule, and the case
	message, why, advice text.Row
	source               text.Row // the source of the rule
}

// project is the source of most rules.
var project = text.Row{"project rule", "プロジェクトの規則", "專案規則"}

// words has the texts of the rules. The general case of a rule is its last.
var words = []sayings{
	{Canonical, "", text.Row{
		"The host `{raw}` is another name for `{entry}`",
		"ホスト `{raw}` は `{entry}` の別名です",
		"主機 `{raw}` 是 `{entry}` 的別名"}, text.Row{
		"The configuration of this project names one host for this site. Links to a second one send readers to the same pages under another address.",
		"プロジェクトの設定では、このサイトのホストは 1 つに決められています。別のホストへのリンクでは、同じページが違うアドレスで開きます。",
		"專案的設定為這個網站指定了一個主機。連到另一個主機的連結，會讓讀者以不同的位址開啟相同的頁面。"}, text.Row{
		"Write `{entry}`.",
		"`{entry}` と書いてください。",
		"請寫成 `{entry}`。"}, project},
	{Example, caseAddress, text.Row{
		"The address `{raw}` is not reserved for examples",
		"アドレス `{raw}` は例示用に予約されていません",
		"位址 `{raw}` 並未保留給範例使用"}, text.Row{
		"It is an address of the public Internet. Readers who try the example reach whoever has it.",
		"公開されたインターネットのアドレスです。例を試した読者は、そのアドレスを持つ相手に接続してしまいます。",
		"這是公開網際網路上的位址。讀者照著範例嘗試時，會連到擁有該位址的人。"}, text.Row{
		"In an example, use an address of `192.0.2.0/24` or `2001:db8::/32`. If this very server is meant, add it to the exceptions.",
		"例には `192.0.2.0/24` か `2001:db8::/32` のアドレスを使ってください。実際にこのサーバを指す場合は、例外に追加してください。",
		"範例請使用 `192.0.2.0/24` 或 `2001:db8::/32` 中的位址。如果確實是指這部伺服器，請加入例外。"},
		text.Row{"RFC 5737 and RFC 3849", "RFC 5737、RFC 3849", "RFC 5737、RFC 3849"}},
	{Example, "", text.Row{
		"The host `{raw}` is not reserved for examples",
		"ホスト `{raw}` は例示用に予約されていません",
		"主機 `{raw}` 並未保留給範例使用"}, text.Row{
		"Anybody can register such a name, and some are registered. Readers who try the example reach whoever has it.",
		"このような名前は誰でも登録でき、すでに登録されているものもあります。例を試した読者は、その名前を持つ相手に接続してしまいます。",
		"這樣的名稱任何人都可以註冊，有些已經有人註冊。讀者照著範例嘗試時，會連到擁有該名稱的人。"}, text.Row{
		"In an example, use a name under `example.com`, `example.net`, `example.org` or `.example`. If this very server is meant, add it to the exceptions.",
		"例には `example.com`、`example.net`、`example.org`、`.example` の下の名前を使ってください。実際にこのサーバを指す場合は、例外に追加してください。",
		"範例請使用 `example.com`、`example.net`、`example.org` 或 `.example` 之下的名稱。如果確實是指這部伺服器，請加入例外。"},
		text.Row{"RFC 2606 and RFC 6761", "RFC 2606、RFC 6761", "RFC 2606、RFC 6761"}},
	{Host, "", text.Row{
		"The host `{raw}` is not allowed in these documents",
		"ホスト `{raw}` は、この文書では使えません",
		"這些文件中不可使用主機 `{raw}`"}, text.Row{
		"The configuration of this project forbids `{entry}`.",
		"プロジェクトの設定で `{entry}` が禁止されています。",
		"專案的設定禁止使用 `{entry}`。"}, text.Row{
		"Use the address that readers can reach, or take out the link. No fix is offered, since the configuration names no other host.",
		"読者が利用できるアドレスを使うか、リンクを取り除いてください。設定に代わりのホストがないため、修正候補はありません。",
		"請使用讀者能連上的位址，或移除連結。設定中沒有替代的主機，因此不提供修正。"}, project},
	{HTTPS, "", text.Row{
		"The scheme for this host is `https`, not `http`",
		"このホストのスキームは `http` ではなく `https` です",
		"這個主機的方案是 `https`，不是 `http`"}, text.Row{
		"The configuration of this project asks for `https` where a host fits `{entry}`. On its way, what is sent over `http` can be read and changed.",
		"プロジェクトの設定では、`{entry}` に当てはまるホストに `https` を使うことになっています。`http` で送られるものは、途中で読まれたり変えられたりするおそれがあります。",
		"專案的設定要求符合 `{entry}` 的主機使用 `https`。以 `http` 傳送的內容，途中可能遭人讀取或竄改。"}, text.Row{
		"Use `https`. If the server does not have it, add the host to the exceptions. No fix is offered for a port other than `80`.",
		"`https` を使ってください。サーバが対応していない場合は、ホストを例外に追加してください。`80` 以外のポートには修正候補はありません。",
		"請使用 `https`。如果伺服器不支援，請將主機加入例外。`80` 以外的連接埠不提供修正。"}, project},
}

// of returns the texts for a finding.
func of(d core.Diagnostic) *sayings {
	var usual *sayings
	for i := range words {
		if w := &words[i]; w.rule == d.Rule.ID {
			if w.kind == d.Case {
				return w
			}
			usual = w
		}
	}
	return usual
}

// Message returns what is wrong, Why the reason, and Advice what to do, for a finding of these rules in u, like the
// functions of core/text.
func Message(l text.Lang, u *core.URL, d core.Diagnostic) text.Prose {
	return fill(l, of(d).message, u, d)
}

// Why: see Message.
func Why(l text.Lang, u *core.URL, d core.Diagnostic) text.Prose { return fill(l, of(d).why, u, d) }

// Advice: see Message.
func Advice(l text.Lang, u *core.URL, d core.Diagnostic) text.Prose {
	return fill(l, of(d).advice, u, d)
}

// Source returns the source of the rule of a finding, such as "RFC 2606".
func Source(l text.Lang, d core.Diagnostic) string { return of(d).source.In(l) }

func fill(l text.Lang, r text.Row, u *core.URL, d core.Diagnostic) text.Prose {
	return text.Fill(r.In(l), "{raw}", text.ShowAll(d.Span.In(u.Source())), "{entry}", d.Arg)
}
