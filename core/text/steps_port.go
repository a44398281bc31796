package text

// belongsTo is the text for the port of a known service.
var belongsTo = Row{
	"Port {port} belongs to {service}. A server there will read what it receives as {service}, not as {reading}.",
	"ポート {port} は {service} のものです。そこにあるサーバは、届いたものを {reading} ではなく {service} として読みます。",
	"連接埠 {port} 屬於 {service}。那裡的伺服器會把收到的內容當成 {service}，而不是 {reading}。"}

// portSteps are the texts of the steps about a port that is not the default port (section 6).
var portSteps = []stepText{
	{Kind: "port-service", Line: belongsTo},
	{Kind: "port-service/lines", Line: belongsTo, Note: Row{
		"Section 6 warns of this: gopher URLs have been used to send mail through an SMTP server.",
		"6 節が警告している点です。gopher の URL で SMTP サーバからメールを送らせた例があります。",
		"第 6 節警告過這一點：有人用 gopher 的 URL 透過 SMTP 伺服器寄信。"}},
	{Kind: "port-service/reserved", Line: Row{
		"Port {port} is reserved for some other service, which may take these octets for something else.",
		"ポート {port} は別のサービスのために予約されています。そのサービスは、送られたオクテットを別のものとして読むかもしれません。",
		"連接埠 {port} 保留給別的服務，它可能把這些八位元組當成別的東西。"}},
	{Kind: "port-service/other", Line: Row{
		"Port {port} is not the usual port of {reading}. Any program may be listening there.",
		"ポート {port} は {reading} がふつう使うポートではありません。どんなプログラムが待ち受けているか分かりません。",
		"連接埠 {port} 不是 {reading} 平常用的連接埠。那裡可能是任何程式在等候連線。"}},
	{Kind: "port-none", Line: Row{
		"A port is a number from 1 to 65535. With anything else there is nothing to connect to, and nothing is sent.",
		"ポートは 1 から 65535 までの番号です。それ以外では接続先がなく、何も送られません。",
		"連接埠是 1 到 65535 的號碼。其他的沒有可以連線的對象，什麼都不會送出。"}},
	{Kind: "no-url", Line: Row{
		"Nothing is sent: this is not a valid URL, and what was meant is not certain.",
		"何も送られません。正しい URL ではなく、何を書こうとしたのかも確かではありません。",
		"什麼都不會送出：這不是有效的 URL，也無法確定原本的意思。"}},
	{Kind: "port-line", Line: Row{
		"{service} reads a command: `{octets}`",
		"{service} はコマンドとして読みます：`{octets}`",
		"{service} 會讀成命令：`{octets}`"}},
	{Kind: "port-line/unknown", Line: Row{
		"{service} has no such command: `{octets}`",
		"{service} にこのコマンドはありません：`{octets}`",
		"{service} 沒有這個命令：`{octets}`"}},
	{Kind: "port-line/message", Line: Row{
		"{service} reads a line of the message: `{octets}`",
		"{service} はメールの 1 行として読みます：`{octets}`",
		"{service} 會讀成信件的一行：`{octets}`"}},
}
