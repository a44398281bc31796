package text

// mailSteps are the texts of the steps of section 3.5.
var mailSteps = []stepText{
	{Kind: "mailto-compose", Line: Row{
		"The URL names a mailbox, not a document. A mail program opens a new message to it.",
		"URL が示すのは宛先で、文書ではありません。メールソフトがその宛先の新しいメールを開きます。",
		"URL 指的是信箱，不是文件。郵件程式會開啟一封寄給它的新信。"}},
	{Kind: "mailto-compose/nobody", Line: Row{
		"The URL names no mailbox. A mail program opens a new message, and you choose whom it goes to.",
		"URL は宛先を示していません。メールソフトが新しいメールを開き、宛先は利用者が選びます。",
		"URL 沒有指明信箱。郵件程式會開啟一封新信，收件人由您決定。"}},
	{Kind: "smtp-rcpt", Note: Row{
		"Only once you send the message: the line that names the recipient.",
		"メールを送信して初めて送られる、宛先を示す行です。",
		"您寄出信件時才會送出的一行，指明收件人。"}},
	{Kind: "smtp-rcpt/later", Note: Row{
		"Only once you send the message: the line that names a recipient. The header fields after `?` are not in it.",
		"メールを送信して初めて送られる、宛先の 1 つを示す行です。`?` の後のヘッダは入りません。",
		"您寄出信件時才會送出的一行，指明一個收件人，不含 `?` 後面的標頭欄位。"}},
	{Kind: "smtp-answer/refused", Line: Row{
		"`501` this is not an address",
		"`501` アドレスではありません",
		"`501` 這不是地址"}, Note: Row{
		"Or `553`. Most mail programs refuse to send to it in the first place.",
		"`553` のこともあります。たいていのメールソフトは、その前に送信を断ります。",
		"也可能是 `553`。大多數郵件程式根本不會寄出。"}},
	{Kind: "smtp-answer", Line: Row{
		"`250` the recipient is accepted",
		"`250` 宛先を受け付け",
		"`250` 接受收件人"}, Note: Row{
		"The line comes after `HELO` and `MAIL FROM`, and before `DATA` and the message.",
		"この行は `HELO` と `MAIL FROM` の後、`DATA` と本文の前に送られます。",
		"這一行在 `HELO` 和 `MAIL FROM` 之後，在 `DATA` 和信件之前。"}},
	{Kind: "mailto-headers", Line: Row{
		"In RFC 1738 the `?` and all that follows is part of the address, and mail to such an address cannot be delivered. Since RFC 2368 (1998), header fields such as `subject` follow the `?`.",
		"RFC 1738 では `?` とその続きもアドレスの一部で、そのようなアドレスにメールは届きません。RFC 2368（1998 年）以降は、`?` の続きが `subject` などのヘッダになります。",
		"在 RFC 1738 裡，`?` 和後面的內容都是地址的一部分，這種地址寄不到。RFC 2368（1998 年）以後，`?` 後面是 `subject` 之類的標頭欄位。"}},
	{Kind: "mailto-header", Line: Row{
		"a header field of the message: `{octets}`",
		"メールのヘッダ：`{octets}`",
		"信件的標頭欄位：`{octets}`"}},
	{Kind: "mailto-header/body", Line: Row{
		"the beginning of the message: `{octets}`",
		"本文の書き出し：`{octets}`",
		"信件內文的開頭：`{octets}`"}},
}
