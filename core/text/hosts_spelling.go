package text

import "urlscope/core/hosts"

var hostKinds = [...]Row{
	hosts.KindNone: {
		"no host: in brackets stands an IPv6 address or one of a later version (RFC 3986, 3.2.2)",
		"ホストではありません：角括弧に入るのは IPv6 かそれより新しい版のアドレスです（RFC 3986、3.2.2）",
		"不是主機：方括號裡是 IPv6 或更新版本的位址（RFC 3986，3.2.2）"},
	hosts.KindName: {
		"a name",
		"名前",
		"名稱"},
	hosts.KindAddress4: {
		"an IPv4 address",
		"IPv4 アドレス",
		"IPv4 位址"},
	hosts.KindAddress6: {
		"an IPv6 address",
		"IPv6 アドレス",
		"IPv6 位址"},
	hosts.KindFuture: {
		"an address of a version yet to come",
		"まだない版の IP のアドレス",
		"尚未出現的版本的位址"},
	hosts.KindNumbers: {
		"no IPv4 address, but it ends in a number: the URL Standard refuses it (3.5), RFC 3986 reads a name (3.2.2)",
		"IPv4 アドレスではないのに数で終わります。URL Standard は受け付けず（3.5）、RFC 3986 は名前として読みます（3.2.2）",
		"不是 IPv4 位址，卻以數字結尾：URL Standard 會拒絕（3.5），RFC 3986 讀成名稱（3.2.2）"},
}

// spellingTexts say how an address is written where it is not in its canonical form.
var spellingTexts = [...]struct {
	spelling hosts.Spelling
	Row
}{
	{hosts.SpellingShort, Row{"fewer than four numbers", "数が 4 つより少ない", "少於四個數字"}},
	{hosts.SpellingWhole, Row{"one number for all 32 bits", "32 ビットを 1 つの数で", "32 個位元寫成一個數字"}},
	{hosts.SpellingOctal, Row{"octal", "8 進数", "八進位"}},
	{hosts.SpellingHex, Row{"hexadecimal", "16 進数", "十六進位"}},
	{hosts.SpellingDot, Row{"a dot at the end", "最後にピリオド", "最後有句點"}},
	{hosts.SpellingEscaped, Row{"escapes", "エスケープ", "跳脫序列"}},
	{hosts.SpellingWide, Row{"full-width characters", "全角文字", "全形字元"}},
	{hosts.SpellingCircled, Row{"circled characters", "丸囲みの文字", "圈起來的字元"}},
	{hosts.SpellingDots, Row{"ideographic dots", "句点", "中文句號"}},
	{hosts.SpellingStyled, Row{"superscript, mathematical or Roman characters", "上付き、数学用、ローマ数字などの文字", "上標、數學或羅馬數字等字元"}},
	{hosts.SpellingUnseen, Row{"invisible characters", "見えない文字", "看不見的字元"}},
	{hosts.SpellingCapital, Row{"digits in upper case", "大文字の 16 進数字", "大寫的十六進位數字"}},
	{hosts.SpellingZeros, Row{"zeros in front of a number", "数の前の 0", "數字前面的 0"}},
	{hosts.SpellingRuns, Row{"zeros shortened in another way than usual", "通常と違う 0 の省略", "0 的省略方式和一般不同"}},
	{hosts.SpellingDotted, Row{"the last 32 bits as an IPv4 address", "最後の 32 ビットが IPv4 アドレスの形", "最後 32 個位元寫成 IPv4 位址"}},
	{hosts.SpellingGroups, Row{"an IPv4 address without dots", "ピリオドのない IPv4 アドレス", "沒有句點的 IPv4 位址"}},
	{hosts.SpellingBare, Row{"without brackets", "角括弧なし", "沒有方括號"}},
}

// embeddingForbidden says that an address must not be embedded so.
var embeddingForbidden = Row{
	"not allowed: translators drop what is sent to an address behind this prefix that is not global (RFC 6052, 3.1)",
	"認められていません：このプレフィックスの後に、インターネットで使えないアドレスがあると、変換装置はパケットを捨てます（RFC 6052、3.1）",
	"不允許：這個前綴後面若不是網際網路上的位址，轉換器會丟棄封包（RFC 6052，3.1）",
}

var embeddingTexts = [...]Row{
	hosts.EmbeddingNone:         {},
	hosts.EmbeddingMapped:       {"IPv4-mapped", "IPv4 射影", "IPv4 對應"},
	hosts.EmbeddingCompatible:   {"IPv4-compatible", "IPv4 互換", "IPv4 相容"},
	hosts.EmbeddingTranslated:   {"IPv4-translated", "IPv4 変換", "IPv4 轉譯"},
	hosts.EmbeddingNAT64:        {"NAT64", "NAT64", "NAT64"},
	hosts.Embedding6to4:         {"6to4", "6to4", "6to4"},
	hosts.EmbeddingTeredoServer: {"Teredo, the server", "Teredo のサーバ", "Teredo 的伺服器"},
	hosts.EmbeddingTeredoClient: {"Teredo, the client", "Teredo のクライアント", "Teredo 的用戶端"},
}
