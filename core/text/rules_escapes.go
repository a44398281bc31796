package text

// escapeTexts are the texts of rules about escapes (section 2.2) and dot segments.
var escapeTexts = []ruleText{
	{"percent", Row{
		"`%` needs two hexadecimal digits after it",
		"`%` の後に 16 進数字が 2 つ必要です",
		"`%` 後面必須有兩個十六進位數字"}, Row{
		"`%` begins an escape: the two hexadecimal digits after it say which octet is meant.",
		"`%` はエスケープの始まりです。続く 2 つの 16 進数字がオクテットを示します。",
		"`%` 是跳脫序列的開頭，後面的兩個十六進位數字表示是哪個八位元組。"}, Row{
		"Write `%25` if the percent sign itself is meant. Otherwise complete the escape, or take it out.",
		"パーセント記号そのものなら `%25` と書きます。そうでなければ、エスケープを完成させるか、取り除いてください。",
		"要的是百分號本身就寫 `%25`。否則請把跳脫序列補完整，或將它移除。"}},
	{"percent/inside", Row{
		"`{raw}` breaks an escape",
		"`{raw}` のところでエスケープが壊れています",
		"跳脫序列在 `{raw}` 這裡斷開了"}, Row{
		"`%` begins an escape: the two hexadecimal digits after it say which octet is meant. Nothing may come in between.",
		"`%` はエスケープの始まりです。続く 2 つの 16 進数字がオクテットを示します。間には何も書けません。",
		"`%` 是跳脫序列的開頭，後面的兩個十六進位數字表示是哪個八位元組，中間不能有別的內容。"}, Row{
		"Take out what is in between. If all of it is meant literally, encode it.",
		"間にあるものを取り除いてください。どれも文字そのものなら、すべてエスケープします。",
		"請移除夾在中間的內容。如果就是要表示這些字元，請把它們都寫成跳脫序列。"}},
	{"mailto-percent", Row{
		"`%` in an address must be written `%25`",
		"アドレスの `%` は `%25` と書きます",
		"地址裡的 `%` 必須寫成 `%25`"}, Row{
		"Older mail addresses use `%` to name a relay, as in `user%host@relay`. In a URL, `%` begins an escape.",
		"昔のメールアドレスでは、`user%host@relay` のように `%` で中継先を示します。URL では `%` はエスケープの始まりです。",
		"舊式電子郵件地址用 `%` 指定轉送主機，例如 `user%host@relay`。在 URL 裡，`%` 是跳脫序列的開頭。"}, Row{
		"Write `%25`.",
		"`%25` と書いてください。",
		"請寫成 `%25`。"}},
	{"mailto-escape", Row{
		"`{raw}` stands for octets outside US-ASCII",
		"`{raw}` は US-ASCII にないオクテットを表します",
		"`{raw}` 代表不屬於 US-ASCII 的八位元組"}, Row{
		"Mail addresses of RFC 822 are US-ASCII, so the `%` may be part of the address, as in `user%host@relay`. Since RFC 6068 (2010), international addresses are written this way.",
		"RFC 822 のメールアドレスは US-ASCII なので、`%` は `user%host@relay` のようなアドレスの一部かもしれません。RFC 6068（2010 年）以降は、US-ASCII 以外の文字のアドレスもこう書きます。",
		"RFC 822 的電子郵件地址只用 US-ASCII，所以這個 `%` 可能是地址的一部分，例如 `user%host@relay`。RFC 6068（2010 年）以後，國際化的地址也這樣寫。"}, Row{
		"Write `%25` for the percent sign, or check the address.",
		"パーセント記号なら `%25` と書いてください。そうでなければ、アドレスを確かめてください。",
		"要的是百分號就寫 `%25`，否則請確認地址。"}},
	{"mailto-percent/header", Row{
		"`%` must be written `%25`",
		"`%` は `%25` と書きます",
		"`%` 必須寫成 `%25`"}, Row{
		"`%` begins an escape, in a header field as everywhere: the two hexadecimal digits after it say which octet is meant.",
		"ヘッダの中でも、`%` はエスケープの始まりです。続く 2 つの 16 進数字がオクテットを示します。",
		"在標頭欄位裡也一樣，`%` 是跳脫序列的開頭，後面的兩個十六進位數字表示是哪個八位元組。"}, Row{
		"Write `%25` for a percent sign. Otherwise complete the escape.",
		"パーセント記号なら `%25` と書いてください。そうでなければ、エスケープを完成させてください。",
		"要的是百分號就寫 `%25`，否則請把跳脫序列補完整。"}},
	{"mailto-escape/header", Row{
		"`{raw}` is {decoded} in UTF-8",
		"`{raw}` は UTF-8 の「{decoded}」です",
		"`{raw}` 是 UTF-8 的「{decoded}」"}, Row{
		"The messages of 1994 had header fields in US-ASCII only. Since RFC 6068 (2010), other characters are written this way behind the `?`, and the mail program encodes them as mail requires.",
		"1994 年のメールのヘッダは US-ASCII だけでした。RFC 6068（2010 年）以降は、`?` の後でほかの文字をこう書き、メールソフトがメール用の形に直します。",
		"1994 年的信件標頭欄位只有 US-ASCII。RFC 6068（2010 年）以後，`?` 後面的其他字元就這樣寫，由郵件程式轉成信件要求的形式。"}, Row{
		"No change needed.",
		"修正は不要です。",
		"不需要修改。"}},
	{"mailto-escape/charset", Row{
		"`{raw}` is not UTF-8",
		"`{raw}` は UTF-8 ではありません",
		"`{raw}` 不是 UTF-8"}, Row{
		"Characters outside US-ASCII in a header field are written in UTF-8 (RFC 6068, 2010). A mail program shows another character in place of this octet, or none.",
		"ヘッダの中の US-ASCII 以外の文字は UTF-8 で書きます（RFC 6068、2010 年）。メールソフトでは、このオクテットは別の文字になるか、表示されません。",
		"標頭欄位裡 US-ASCII 以外的字元要用 UTF-8 寫（RFC 6068，2010 年）。郵件程式會把這個八位元組顯示成別的字元，或者不顯示。"}, Row{
		"Write the escapes of the character’s UTF-8. For a percent sign, write `%25`.",
		"文字を UTF-8 にしてエスケープしてください。パーセント記号なら `%25` と書きます。",
		"請把字元轉成 UTF-8 再改寫成跳脫序列。要的是百分號就寫 `%25`。"}},
	{"escape-forbidden", Row{
		"Escapes are not allowed in {part}",
		"{part}にエスケープは使えません",
		"{part}裡不能用跳脫序列"}, Row{
		"Section 2.2 lets any octet be encoded, but the grammar of section 5 has no escapes here. A program may read `{raw}` literally, decode it, or refuse it.",
		"2.2 節によればどのオクテットもエスケープできますが、5 節の文法ではこの部分にエスケープはありません。`{raw}` を文字どおりに読むか、デコードするか、受け付けないかは、プログラムによります。",
		"第 2.2 節允許把任何八位元組寫成跳脫序列，但第 5 節的語法在這裡沒有跳脫序列。程式可能照字面解讀 `{raw}`，可能解碼，也可能拒絕接受。"}, Row{
		"Write the character itself, or take the escape out.",
		"文字そのものを書くか、エスケープを取り除いてください。",
		"請直接寫出該字元，或移除跳脫序列。"}},
	{"encoded-control", Row{
		"`{raw}` stands for a control octet",
		"`{raw}` は制御文字を表します",
		"`{raw}` 代表控制字元"}, Row{
		"Decoded, it can affect the program that receives it: it may end a string or control a terminal.",
		"デコードすると、受け取ったプログラムに作用します。文字列を終わらせたり、端末を動かしたりします。",
		"解碼之後，它會影響收到它的程式，例如截斷字串或操控終端機。"}, Row{
		"Take it out, unless the resource really has it in its name.",
		"リソースの名前に本当に含まれている場合を除き、取り除いてください。",
		"除非資源名稱裡真的有它，否則請移除。"}},
	{"encoded-control/line-end", Row{
		"`{raw}` is a line break in disguise",
		"`{raw}` には改行が隠れています",
		"`{raw}` 裡藏著換行"}, Row{
		"In many protocols, each line is a command. A client that decodes this sends what follows as a command of its own.",
		"多くのプロトコルでは 1 行が 1 つのコマンドです。デコードして送るクライアントでは、続きが別のコマンドになってしまいます。",
		"許多協定一行就是一個命令。用戶端若解碼後送出，後面的內容就成了另一個命令。"}, Row{
		"Take it out. Do not follow such a URL from someone you do not know.",
		"取り除いてください。知らない相手から届いたこのような URL は開かないでください。",
		"請移除。這種 URL 若來路不明，請不要開啟。"}},
	{"encoded-control/text", Row{
		"`{raw}` is a line break",
		"`{raw}` は改行を表します",
		"`{raw}` 代表換行"}, Row{
		"HTTP sends the query with its escapes, and only the program that reads the form decodes it. So it can be a text of several lines, and no line of the request ends here.",
		"HTTP は検索文字列をエスケープのまま送り、デコードするのはフォームを読むプログラムです。そのため何行かの文章でも構わず、要求の行がここで終わることはありません。",
		"HTTP 會連同跳脫序列送出查詢字串，到了讀取表單的程式才解碼。所以它可以是有好幾行的文字，要求不會在這裡斷行。"}, Row{
		"No change needed if the text has several lines.",
		"何行かの文章なら、修正は不要です。",
		"如果文字有好幾行，就不需要修改。"}},
	{"encoded-control/body", Row{
		"`{raw}` ends a line of the message",
		"`{raw}` は本文の改行です",
		"`{raw}` 是信件內文的換行"}, Row{
		"In RFC 1738, it is part of an address. Since RFC 2368 (1998), the lines of a `body` are written this way. The mail program puts them into the message, and sends no command.",
		"RFC 1738 ではアドレスの一部です。RFC 2368（1998 年）以降は、`body` の改行をこう書きます。メールソフトはそれを本文に入れるだけで、コマンドとしては送りません。",
		"在 RFC 1738 裡，它是地址的一部分。RFC 2368（1998 年）以後，`body` 的換行就這樣寫。郵件程式只把它放進內文，不會送出命令。"}, Row{
		"No change needed.",
		"修正は不要です。",
		"不需要修改。"}},
	{"encoded-control/body-line", Row{
		"In a message, a line ends with `%0D%0A`",
		"メールの改行は `%0D%0A` と書きます",
		"信件裡的換行要寫成 `%0D%0A`"}, Row{
		"A line of mail ends with CR and LF together, and RFC 6068 (2010) requires both in a `body`. Many mail programs take one of them, here `{raw}`, for a line break; others do not.",
		"メールの行は CR と LF の両方で終わり、RFC 6068（2010 年）は `body` でも両方を求めます。片方だけ（ここでは `{raw}`）を改行と見なすメールソフトも多くありますが、見なさないものもあります。",
		"信件的一行以 CR 和 LF 兩者結束，RFC 6068（2010 年）要求 `body` 也要兩者都寫。許多郵件程式把其中一個（這裡是 `{raw}`）也當成換行，有些則不會。"}, Row{
		"Write `%0D%0A` for each line break.",
		"改行は、どれも `%0D%0A` と書いてください。",
		"每個換行都請寫成 `%0D%0A`。"}},
	{"encoded-control/header", Row{
		"`{raw}` ends the header field",
		"`{raw}` のところでヘッダが終わります",
		"標頭欄位在 `{raw}` 這裡結束"}, Row{
		"A header field is a line of the message. A mail program that decodes this begins another field, or the message itself: in this way, somebody can add a recipient that you did not choose.",
		"ヘッダはメールの 1 行です。デコードするメールソフトでは、続きが別のヘッダや本文になり、選んでいない宛先が加えられることもあります。",
		"標頭欄位是信件裡的一行。郵件程式若把它解碼，後面的內容就成了另一個標頭欄位或內文：別人可以這樣加上您沒有選的收件人。"}, Row{
		"Take it out. Only a `body` has several lines. Do not follow such a URL from someone you do not know.",
		"取り除いてください。複数の行を書けるのは `body` だけです。知らない相手から届いたこのような URL は開かないでください。",
		"請移除，只有 `body` 可以有好幾行。這種 URL 若來路不明，請不要開啟。"}},
	{"encoded-reserved", Row{
		"`{raw}` may not mean the same as a plain `{decoded}`",
		"`{raw}` とそのままの `{decoded}` は意味が違うことがあります",
		"`{raw}` 和直接寫 `{decoded}` 的意義可能不同"}, Row{
		"Written as it is, a reserved octet may have a job of its own. As an escape, it is plain data. So the two can name different resources.",
		"予約されたオクテットは、そのまま書くと役割をもつことがあり、エスケープすればただのデータです。示すリソースが変わることがあります。",
		"保留字元直接寫時可能有特殊作用，寫成跳脫序列則只是資料。所以兩者可能指不同的資源。"}, Row{
		"Leave it as it is, unless the server is known to treat both alike.",
		"サーバが両方を同じに扱うと分かっていなければ、このままにしてください。",
		"除非確定伺服器把兩者視為相同，否則請保持原樣。"}},
	{"encoded-needless", Row{
		"`{raw}` can be written `{decoded}`",
		"`{raw}` は `{decoded}` と書けます",
		"`{raw}` 可以直接寫成 `{decoded}`"}, Row{
		"These octets need no escape here. Both spellings name the same resource, but programs that compare URLs may take them for different URLs.",
		"ここではエスケープの要らないオクテットです。示すリソースは同じですが、URL を比べるプログラムには別の URL に見えることがあります。",
		"這裡的八位元組不需要寫成跳脫序列。兩種寫法指同一個資源，但比對 URL 的程式可能當成不同的 URL。"}, Row{
		"Write it plainly.",
		"そのまま書いてください。",
		"請直接寫。"}},
	{"escape-lower-case", Row{
		"`{raw}` is usually written in capitals",
		"`{raw}` はふつう大文字で書きます",
		"`{raw}` 通常寫成大寫"}, Row{
		"Hexadecimal digits mean the same in either case. RFC 1738 mentions capitals first.",
		"16 進数字は大文字でも小文字でも同じです。RFC 1738 は大文字を先に挙げています。",
		"十六進位數字大小寫意義相同。RFC 1738 先列出大寫。"}, Row{
		"Write capitals. It names the same resource.",
		"大文字で書いてください。示すリソースは同じです。",
		"請寫成大寫，指的是同一個資源。"}},
	{"dot-segment", Row{
		"`{raw}` has no special meaning here",
		"`{raw}` に特別な意味はありません",
		"`{raw}` 在這裡沒有特殊意義"}, Row{
		"In RFC 1738 it is a name like any other, and is sent as it is. Browsers remove it first, as RFC 3986 says, and so ask for another path.",
		"RFC 1738 ではふつうの名前で、そのまま送られます。ブラウザは RFC 3986 に従って先に取り除き、別のパスを求めます。",
		"在 RFC 1738 裡它只是普通的名稱，會照樣送出。瀏覽器則依 RFC 3986 先移除它，於是要求的是另一個路徑。"}, Row{
		"Write the path that you mean without `{raw}`. Then all programs agree.",
		"どのプログラムでも同じになるように、`{raw}` を使わずにパスを書いてください。",
		"請不用 `{raw}` 寫出您要的路徑，讓所有程式的理解一致。"}},
}
