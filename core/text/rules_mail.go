package text

// mailTexts are the texts of rules about mailto URLs (section 3.5).
var mailTexts = []ruleText{
	{"mailto-empty", Row{
		"The address is missing",
		"メールアドレスがありません",
		"缺少電子郵件地址"}, Row{
		"A mailto URL names a mailbox, and nothing else.",
		"mailto の URL が示すのは宛先だけです。",
		"mailto 的 URL 只指明一個信箱。"}, Row{
		"Write an address, such as `joe@example.org`. No fix is offered, since the address cannot be guessed.",
		"`joe@example.org` のようなアドレスを書いてください。誰のものかは分からないので、修正案はありません。",
		"請寫上地址，例如 `joe@example.org`。這裡看不出是誰的地址，所以沒有修正建議。"}},
	{"mailto-name", Row{
		"Only the address itself follows `mailto:`",
		"`mailto:` の後にはアドレスだけを書きます",
		"`mailto:` 後面只寫地址本身"}, Row{
		"In a message, a person’s name comes first and the address is in brackets. A URL has neither: in a text, brackets mark where it ends.",
		"メールでは、アドレスの前に人の名前を書き、アドレスを山括弧で囲みます。URL にはどちらもありません。文章の中の山括弧は URL の終わりを示します。",
		"在信件裡，地址前面會寫人名，地址用角括號包住。URL 兩者都沒有：文章裡的角括號用來標示 URL 的結尾。"}, Row{
		"Take out the name and both brackets.",
		"名前と両方の山括弧を取り除いてください。",
		"請移除人名和兩個角括號。"}},
	{"mailto-headers", Row{
		"RFC 1738 has no header fields after `?`",
		"RFC 1738 では、`?` の後はヘッダではありません",
		"在 RFC 1738 裡，`?` 後面沒有標頭欄位"}, Row{
		"Fields such as `?subject=` came later (RFC 2368, 1998). In RFC 1738, all of it is part of the address.",
		"`?subject=` のようなヘッダは後にできました（RFC 2368、1998 年）。RFC 1738 では全体がアドレスの一部です。",
		"`?subject=` 這類欄位是後來才有的（RFC 2368，1998 年）。在 RFC 1738 裡，全部都是地址的一部分。"}, Row{
		"Today’s mail programs understand them. For RFC 1738, take them out.",
		"今のメールソフトは対応しています。RFC 1738 に合わせるなら、取り除いてください。",
		"現在的郵件程式都看得懂。要符合 RFC 1738，請移除。"}},
	{"mailto-plus", Row{
		"`{raw}` is a plus sign, not a space",
		"`{raw}` は空白ではなく、プラス記号です",
		"`{raw}` 是加號，不是空格"}, Row{
		"Forms of HTML write a space as `+`, but a header field is not read as a form: the mail program shows the `+` (RFC 6068, 2010).",
		"HTML のフォームは空白を `+` と書きますが、ヘッダはフォームとして読まれません。メールソフトは `+` をそのまま表示します（RFC 6068、2010 年）。",
		"HTML 表單把空格寫成 `+`，但標頭欄位不會當作表單讀取：郵件程式會照樣顯示 `+`（RFC 6068，2010 年）。"}, Row{
		"No change needed for a plus sign. For a space, write `%20`.",
		"プラス記号のつもりなら、修正は不要です。空白のつもりなら `%20` と書いてください。",
		"要的是加號就不需要修改。要的是空格請寫成 `%20`。"}},
	{"mailto-slashes", Row{
		"No slashes after `mailto:`",
		"`mailto:` の後にスラッシュは要りません",
		"`mailto:` 後面不需要斜線"}, Row{
		"`//` says that a server follows, but a mailto URL has none. Here the slashes become part of the address.",
		"`//` は次にサーバが来ることを示しますが、mailto の URL にサーバはありません。ここではスラッシュがアドレスの一部になります。",
		"`//` 表示接下來是伺服器，但 mailto 的 URL 沒有伺服器。在這裡，斜線會成為地址的一部分。"}, Row{
		"Take them out.",
		"取り除いてください。",
		"請移除。"}},
	{"mailto-address", Row{
		"`{raw}` is not a mail address",
		"`{raw}` はメールアドレスではありません",
		"`{raw}` 不是電子郵件地址"}, Row{
		"An address is a name, `@`, and a domain (RFC 822). A mail program will not know where to send the message.",
		"アドレスは名前、`@`、ドメインからなります（RFC 822）。これではメールソフトが送り先を決められません。",
		"地址由名稱、`@` 和網域組成（RFC 822）。這樣郵件程式不知道要寄到哪裡。"}, Row{
		"Write it like `joe@example.org`, without a person’s name or a comma.",
		"`joe@example.org` のように書いてください。人の名前やコンマは付けません。",
		"請寫成 `joe@example.org` 這樣的形式，不加人名或逗號。"}},
	{"mailto-address/several", Row{
		"RFC 1738 names one mailbox only",
		"RFC 1738 で書ける宛先は 1 つだけです",
		"RFC 1738 只能寫一個信箱"}, Row{
		"In RFC 1738, a mailto URL is one address. Since RFC 2368 (1998), it can be several, with commas between them.",
		"RFC 1738 では、mailto の URL は 1 つのアドレスです。RFC 2368（1998 年）以降は、コンマで区切って複数書けます。",
		"在 RFC 1738 裡，mailto 的 URL 是一個地址。RFC 2368（1998 年）以後，可以寫好幾個，用逗號分開。"}, Row{
		"Today’s mail programs write to all of them. For RFC 1738, write a URL for each.",
		"今のメールソフトは、すべてを宛先にします。RFC 1738 に合わせるなら、アドレスごとに URL を書いてください。",
		"現在的郵件程式會寄給所有的地址。要符合 RFC 1738，請每個地址寫一個 URL。"}},
}
