package text

// factTexts are the texts of rules about common misunderstandings: placeholders, "+" in a query, escaped escapes.
var factTexts = []ruleText{
	{"template", Row{
		"`{raw}` is yet to be filled in",
		"`{raw}` はまだ埋められていません",
		"`{raw}` 還沒有填上內容"}, Row{
		"It stands for something else, as in a URI template (RFC 6570) or in a manual. A client that gets it as it is asks for something of that very name, if it asks at all.",
		"URI テンプレート（RFC 6570）や説明書で、別のものの代わりに書かれるものです。このまま渡すと、クライアントはこの名前そのものを求めるか、何も求めません。",
		"它代替別的內容，例如在 URI 範本（RFC 6570）或說明書裡。照原樣交給用戶端，它會去要名稱就是這樣的東西，或者根本不會去要。"}, Row{
		"Write what belongs in its place, and do not encode it. What that is cannot be guessed, so no fix is offered.",
		"ここに入るものを書いてください。エスケープはしません。何が入るかは分からないので、修正案はありません。",
		"請寫上該填的內容，不要改寫成跳脫序列。這裡看不出要填什麼，所以沒有修正建議。"}},
	{"placeholder", Row{
		"`{raw}` looks like something to be filled in",
		"`{raw}` は、後で埋めるもののようです",
		"`{raw}` 看起來還要填上內容"}, Row{
		"Many programs write `:` or `$` in front of a name that stands for something else. RFC 1738 allows both octets, so a client sends them as they are.",
		"多くのプログラムは、別のものを表す名前の前に `:` や `$` を付けます。RFC 1738 ではどちらも使えるので、クライアントはこのまま送ります。",
		"許多程式在代表別的內容的名稱前面寫 `:` 或 `$`。RFC 1738 兩者都允許，所以用戶端會照原樣送出。"}, Row{
		"If it is a placeholder, write what belongs in its place, and do not encode it. Otherwise leave it.",
		"後で埋めるものなら、入るものを書いてください。エスケープはしません。そうでなければ、このままで構いません。",
		"如果是要填的，請寫上該填的內容，不要改寫成跳脫序列。如果不是，可以不改。"}},
	{"template-encoded", Row{
		"`{raw}` is a placeholder that was encoded",
		"`{raw}` は、埋める前にエスケープされたもののようです",
		"`{raw}` 看起來是還沒填就跳脫的內容"}, Row{
		"Decoded, it stands for something else, as in a URI template (RFC 6570) or in a manual. A template is filled in first, and what is filled in is encoded. A client asks for something of that very name.",
		"デコードすると、URI テンプレート（RFC 6570）や説明書で別のものの代わりに書かれるものです。テンプレートは先に埋め、入れたものをエスケープします。クライアントは、この名前そのものを求めます。",
		"解碼後是代替別的內容的寫法，例如在 URI 範本（RFC 6570）或說明書裡。範本要先填，再把填入的內容跳脫。用戶端會去要名稱就是這樣的東西。"}, Row{
		"If it is a placeholder, write what belongs in its place. Otherwise leave it.",
		"後で埋めるものなら、入るものを書いてください。そうでなければ、このままで構いません。",
		"如果是要填的，請寫上該填的內容。如果不是，可以不改。"}},
	{"host-look-alike", Row{
		"`{raw}` stands for `{letters}`, which only looks like US-ASCII",
		"`{raw}` は、US-ASCII に見えるだけの `{letters}` を表します",
		"`{raw}` 代表只是看起來像 US-ASCII 的 `{letters}`"}, Row{
		"What begins with `xn--` stands for letters outside US-ASCII, which some browsers show. Those of this name look the same as letters of US-ASCII, so it can be taken for the name of another host.",
		"`xn--` で始まる名前は US-ASCII 以外の文字を表し、ブラウザによってはその文字で表示されます。この名前の文字は US-ASCII の英字と同じ形なので、別のホストの名前と間違えられます。",
		"以 `xn--` 開頭的名稱代表 US-ASCII 以外的文字，有些瀏覽器會直接顯示那些文字。這個名稱裡的字母和 US-ASCII 的字母長得一樣，可能被當成另一個主機的名稱。"}, Row{
		"Check where the URL comes from. If another host is meant, write its name in letters of US-ASCII.",
		"URL の出どころを確かめてください。別のホストのつもりなら、その名前を US-ASCII の英字で書きます。",
		"請確認 URL 的來源。如果要的是另一個主機，請用 US-ASCII 的英文字母寫它的名稱。"}},
	{"path-plus", Row{
		"`{raw}` is a plus sign, not a space",
		"`{raw}` は空白ではなく、プラス記号です",
		"`{raw}` 是加號，不是空格"}, Row{
		"Forms of HTML write a space as `+`, but only what is behind a `?` is read as a form. In a path `+` stands for itself.",
		"HTML のフォームは空白を `+` と書きますが、フォームとして読まれるのは `?` の後だけです。パスの中の `+` は、そのままの文字です。",
		"HTML 表單把空格寫成 `+`，但只有 `?` 後面會當作表單讀取。在路徑裡，`+` 就是它本身。"}, Row{
		"No change needed for a plus sign. For a space, write `%20`.",
		"プラス記号のつもりなら、修正は不要です。空白のつもりなら `%20` と書いてください。",
		"要的是加號就不需要修改。要的是空格請寫成 `%20`。"}},
	{"search-plus", Row{
		"`{raw}` is a space only where a form is read",
		"`{raw}` が空白になるのは、フォームとして読むときだけです",
		"`{raw}` 只有當作表單讀取時才是空格"}, Row{
		"HTML forms write a space as `+`. RFC 1738 gives `+` no such meaning: in a path, and to a server that does not read a form, it is a plus sign.",
		"HTML のフォームは空白を `+` と書きます。RFC 1738 にその意味はなく、パスの中でも、フォームとして読まないサーバでも、`+` はプラス記号です。",
		"HTML 表單把空格寫成 `+`。RFC 1738 沒有給它這個意思：在路徑裡，或對不當作表單讀取的伺服器，它就是加號。"}, Row{
		"No change needed if the server reads a form. Otherwise write `%20` for a space. `%2B` is a plus sign everywhere.",
		"サーバがフォームとして読むなら、修正は不要です。そうでなければ、空白は `%20` と書いてください。`%2B` はどこでもプラス記号です。",
		"如果伺服器當作表單讀取，就不需要修改。否則空格請寫成 `%20`。`%2B` 在哪裡都是加號。"}},
	{"encoded-twice", Row{
		"`{raw}` is encoded twice",
		"`{raw}` は 2 回エスケープされています",
		"`{raw}` 跳脫了兩次"}, Row{
		"Decoded once, it is still an escape. That is right for a URL inside a URL, which is decoded twice. Otherwise a program has encoded what was encoded already.",
		"1 回デコードしても、まだエスケープです。URL の中の URL のように 2 回デコードされるなら、これで正しい形です。そうでなければ、エスケープ済みのものがもう一度エスケープされています。",
		"解碼一次之後，仍是跳脫序列。URL 裡的 URL 會解碼兩次，這樣寫才對。否則就是程式把已經跳脫過的內容又跳脫了一次。"}, Row{
		"Leave it if the value is decoded twice. Otherwise decode it once.",
		"値が 2 回デコードされるなら、このままにします。そうでなければ、1 回デコードしてください。",
		"如果這個值會解碼兩次，請保留。否則請解碼一次。"}},
	{"encoded-charset", Row{
		"`{raw}` is not UTF-8",
		"`{raw}` は UTF-8 ではありません",
		"`{raw}` 不是 UTF-8"}, Row{
		"RFC 1738 does not say which characters escapes stand for. Most programs of today expect UTF-8, and this octet is of another character set, such as ISO 8859-1.",
		"RFC 1738 は、エスケープがどの文字を表すかを定めていません。今のプログラムの多くは UTF-8 を想定しますが、これは ISO 8859-1 など、別の文字集合のオクテットです。",
		"RFC 1738 沒有規定跳脫序列代表哪些字元。現在的程式大多當作 UTF-8，而這是其他字元集的八位元組，例如 ISO 8859-1。"}, Row{
		"Leave it if the server gave you this URL. If you made it yourself, encode the characters as UTF-8.",
		"サーバから得た URL なら、このままにします。自分で作ったものなら、文字を UTF-8 にしてエスケープしてください。",
		"如果這個 URL 是伺服器給的，請保留。如果是您自己寫的，請把字元轉成 UTF-8 再改寫成跳脫序列。"}},
	{"encoded-direction", Row{
		"`{raw}` turns the direction of the text",
		"`{raw}` は文字の並ぶ向きを変えます",
		"`{raw}` 會改變文字的方向"}, Row{
		"It stands for an invisible character, made for scripts that run from right to left. A program that shows the URL decoded shows what follows in another order, so that one name can look like another.",
		"右から左に書く文字のための、見えない文字を表します。デコードして表示するプログラムでは続きの並びが変わり、名前が別のものに見えることがあります。",
		"它代表一個隱形字元，供由右到左的文字使用。把 URL 解碼後顯示的程式，會把後面的內容排成別的順序，一個名稱就可能看起來像另一個。"}, Row{
		"Take it out, unless the resource really has it in its name.",
		"リソースの名前に本当に含まれている場合を除き、取り除いてください。",
		"除非資源名稱裡真的有它，否則請移除。"}},
	{"encoded-unseen", Row{
		"`{raw}` is a character that nobody sees",
		"`{raw}` は見えない文字です",
		"`{raw}` 是看不見的字元"}, Row{
		"It stands for a character without width, such as a place where a line may be broken. It often comes along when text is copied from a page, and then names another resource than the one that is meant.",
		"改行してよい位置など、幅のない文字を表します。ページから文字を写すときに紛れ込みやすく、そうなると意図とは別のリソースを指します。",
		"它代表沒有寬度的字元，例如可以換行的位置。從網頁複製文字時常會夾帶進來，這樣 URL 指的就不是想要的那個資源。"}, Row{
		"Take it out, unless the resource really has it in its name.",
		"リソースの名前に本当に含まれている場合を除き、取り除いてください。",
		"除非資源名稱裡真的有它，否則請移除。"}},
	{"non-ascii/unseen", Row{
		"A character that nobody sees is in the URL",
		"見えない文字が入っています",
		"有一個看不見的字元"}, Row{
		"It has no width, and often comes along when text is copied from a page or a message. A URL is written in the printable characters of US-ASCII.",
		"幅のない文字で、ページやメッセージから写すときに紛れ込みやすいものです。URL は US-ASCII の印字できる文字で書きます。",
		"它沒有寬度，從網頁或訊息複製文字時常會夾帶進來。URL 用 US-ASCII 的可列印字元書寫。"}, Row{
		"Take it out. If the resource really has it in its name, write `{escaped}`.",
		"取り除いてください。リソースの名前に本当に含まれているなら `{escaped}` と書きます。",
		"請移除。如果資源名稱裡真的有它，請寫成 `{escaped}`。"}},
	{"host-non-ascii/unseen", Row{
		"A character that nobody sees is in the host",
		"ホストに見えない文字が入っています",
		"主機裡有一個看不見的字元"}, Row{
		"It has no width, and often comes along when text is copied from a page or a message. Host names consist of letters, digits and hyphens of US-ASCII.",
		"幅のない文字で、ページやメッセージから写すときに紛れ込みやすいものです。ホスト名に使えるのは US-ASCII の英字、数字、ハイフンだけです。",
		"它沒有寬度，從網頁或訊息複製文字時常會夾帶進來。主機名稱只能用 US-ASCII 的英文字母、數字和連字號。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"non-ascii/direction", Row{
		"An invisible character turns the direction of the text",
		"見えない文字が、文字の並ぶ向きを変えています",
		"有一個隱形字元改變了文字的方向"}, Row{
		"It is made for scripts that run from right to left, and shows what follows in another order, so that one name can look like another. A URL is written in the printable characters of US-ASCII.",
		"右から左に書く文字のためのもので、続きの並びが変わり、名前が別のものに見えることがあります。URL は US-ASCII の印字できる文字で書きます。",
		"它供由右到左的文字使用，會把後面的內容排成別的順序，一個名稱就可能看起來像另一個。URL 用 US-ASCII 的可列印字元書寫。"}, Row{
		"Take it out. If the resource really has it in its name, write `{escaped}`.",
		"取り除いてください。リソースの名前に本当に含まれているなら `{escaped}` と書きます。",
		"請移除。如果資源名稱裡真的有它，請寫成 `{escaped}`。"}},
	{"host-non-ascii/direction", Row{
		"An invisible character turns the direction of the text",
		"見えない文字が、文字の並ぶ向きを変えています",
		"有一個隱形字元改變了文字的方向"}, Row{
		"It is made for scripts that run from right to left, and shows what follows in another order, so that one host can look like another. Host names consist of letters, digits and hyphens of US-ASCII.",
		"右から左に書く文字のためのもので、続きの並びが変わり、ホストが別のものに見えることがあります。ホスト名に使えるのは US-ASCII の英字、数字、ハイフンだけです。",
		"它供由右到左的文字使用，會把後面的內容排成別的順序，一個主機就可能看起來像另一個。主機名稱只能用 US-ASCII 的英文字母、數字和連字號。"}, Row{
		"Take it out. Do not follow such a URL from someone you do not know.",
		"取り除いてください。知らない相手から届いたこのような URL は開かないでください。",
		"請移除。這種 URL 若來路不明，請不要開啟。"}},
	{"host-non-ascii/look-alike", Row{
		"`{raw}` only looks like US-ASCII",
		"`{raw}` は US-ASCII に見えるだけです",
		"`{raw}` 只是看起來像 US-ASCII"}, Row{
		"Letters of another script look the same, so this is another host than it seems to be. Its ASCII form, which begins with `xn--`, shows that.",
		"別の文字体系に、同じ形の文字があります。見かけとは違うホストで、`xn--` で始まる ASCII の形にすると分かります。",
		"其他文字裡有長得一樣的字母，所以這不是看起來的那個主機。寫成以 `xn--` 開頭的 ASCII 形式就看得出來。"}, Row{
		"Check where the URL comes from. Write letters of US-ASCII if they are meant.",
		"URL の出どころを確かめてください。見かけどおりの名前のつもりなら、US-ASCII の英字で書きます。",
		"請確認 URL 的來源。如果要的就是看起來的名稱，請用 US-ASCII 的英文字母寫。"}},
	{"percent/code-point", Row{
		"`%u` is not an escape",
		"`%u` はエスケープではありません",
		"`%u` 不是跳脫序列"}, Row{
		"An old function of JavaScript writes characters by their number in this way. URLs have no such escape: `%` is followed by two hexadecimal digits.",
		"JavaScript の古い関数が、文字の番号をこう書きます。URL にそのようなエスケープはなく、`%` の後は 16 進数字 2 つです。",
		"JavaScript 的舊函式會這樣寫出字元的號碼。URL 沒有這種跳脫序列：`%` 後面是兩個十六進位數字。"}, Row{
		"Write the escapes of the character’s UTF-8. If the percent sign itself is meant, write `%25`.",
		"文字を UTF-8 にしてエスケープしてください。パーセント記号そのものなら `%25` と書きます。",
		"請把字元轉成 UTF-8 再改寫成跳脫序列。要的是百分號本身就寫 `%25`。"}},
	{"host-number/address", Row{}, Row{
		"Browsers read it as the address `{arg}`. In RFC 3986 it is a name like any other. So a check that compares hosts as text can be bypassed.",
		"ブラウザはアドレス `{arg}` と読みますが、RFC 3986 ではただの名前です。ホストを文字列として比べる検査は、すり抜けられます。",
		"瀏覽器把它讀成位址 `{arg}`，在 RFC 3986 裡則只是名稱。所以把主機當作文字比對的檢查會被繞過。"}, Row{}},
	{"host-octal", Row{
		"To a browser `{raw}` is `{address}`",
		"ブラウザにとって `{raw}` は `{address}` です",
		"對瀏覽器來說，`{raw}` 是 `{address}`"}, Row{
		"Browsers and the C library read a group that begins with a zero as octal; Java 17 reads it as decimal, Python’s `ipaddress` refuses it, and RFC 1738 does not say. A check that reads it another way than the client can be bypassed.",
		"ブラウザと C のライブラリは、0 で始まる組を 8 進数と読みます。Java 17 は 10 進数と読み、Python の `ipaddress` は受け付けません。RFC 1738 は定めていません。クライアントと違う読み方をする検査は、すり抜けられます。",
		"瀏覽器和 C 函式庫把以 0 開頭的組當成八進位；Java 17 當成十進位，Python 的 `ipaddress` 則會拒絕，RFC 1738 沒有規定。讀法和用戶端不同的檢查會被繞過。"}, Row{
		"Write the address that you mean, without zeros in front.",
		"意図するアドレスを、前に 0 を付けずに書いてください。",
		"請寫出您要的位址，各組前面不要有 0。"}},
	{"host-private", Row{
		"`{raw}` stands for `{hidden}` ({range})",
		"`{raw}` は `{hidden}`（{range}）を指します",
		"`{raw}` 就是 `{hidden}`（{range}）"}, Row{
		"Browsers and most programs connect to that address, which is inside a machine or a network. Written like this it does not show, so a check that looks at the text lets it pass.",
		"ブラウザもたいていのプログラムも、このアドレスにつなぎます。コンピュータやネットワークの内側のアドレスですが、この書き方では分からず、文字列を見る検査はすり抜けられます。",
		"瀏覽器和大多數程式都會連到這個位址，它在某台電腦或某個網路的內部。這種寫法看不出來，所以只看文字的檢查會放行。"}, Row{
		"Write the address plainly if you mean it. If the URL is from somebody else, do not let a server follow it.",
		"そのアドレスのつもりなら、そのまま書いてください。ほかの人からの URL なら、サーバにたどらせないでください。",
		"如果要的就是這個位址，請直接寫出來。如果 URL 來自別人，請不要讓伺服器去連。"}},
	{"html-entity", Row{
		"`{raw}` was likely copied out of HTML",
		"`{raw}` は HTML からそのまま写されたようです",
		"`{raw}` 似乎是從 HTML 照抄的"}, Row{
		"HTML writes `&` as `&amp;`, and other characters in the same way. In a URL these are octets like any others, so the server gets them as they are.",
		"HTML では `&` を `&amp;` と書き、ほかの文字も同じように書きます。URL の中ではただのオクテットで、そのままサーバに届きます。",
		"HTML 把 `&` 寫成 `&amp;`，其他字元也用同樣的寫法。在 URL 裡，它們只是普通的八位元組，會照原樣送到伺服器。"}, Row{
		"Write the character that is meant. If you mean these very octets, leave them as they are.",
		"意図する文字を書いてください。このとおりのオクテットでよければ、そのままで構いません。",
		"請寫出要的那個字元。如果您要的就是這些八位元組，可以不改。"}},
	{"ftp-question", Row{
		"In an FTP URL, `{raw}` is part of the name",
		"FTP の URL では、`{raw}` は名前の一部です",
		"在 FTP 的 URL 裡，`{raw}` 是名稱的一部分"}, Row{
		"FTP has no query: `?` is an octet of the name, and is sent with it. To later standards the name ends there (RFC 1808, 1995).",
		"FTP に検索文字列はありません。`?` は名前のオクテットで、名前とともに送られます。後の規格では、名前はその前で終わります（RFC 1808、1995 年）。",
		"FTP 沒有查詢字串：`?` 是名稱裡的八位元組，會隨名稱送出。對後來的標準來說，名稱到它前面為止（RFC 1808，1995 年）。"}, Row{
		"Leave it if the name has it. Programs of today read it the same way when you write `{escaped}`.",
		"名前に含まれているなら、このままで構いません。`{escaped}` と書けば、今のプログラムも同じに読みます。",
		"如果名稱裡有它，可以保留。寫成 `{escaped}`，現在的程式讀法也會一樣。"}},
	{"userinfo-misleading", Row{
		"The host is `{host}`, not `{raw}`",
		"ホストは `{host}` で、`{raw}` ではありません",
		"主機是 `{host}`，不是 `{raw}`"}, Row{
		"What comes before `@` is a user name. This one looks like a host, so that a reader may expect the URL to lead there.",
		"`@` の前はユーザ名です。ここではホストのように見えるので、そこへつながる URL だと思われかねません。",
		"`@` 前面是使用者名稱。這一個看起來像主機，讀者可能以為 URL 會連到那裡。"}, Row{
		"Take it out, unless it is a user’s name. Do not follow such a URL from someone you do not know.",
		"本当のユーザ名でなければ、取り除いてください。知らない相手から届いたこのような URL は開かないでください。",
		"除非真的是使用者名稱，否則請移除。這種 URL 若來路不明，請不要開啟。"}},
	{"userinfo-forbidden/misleading", Row{
		"The host is `{host}`, not `{raw}`",
		"ホストは `{host}` で、`{raw}` ではありません",
		"主機是 `{host}`，不是 `{raw}`"}, Row{
		"What comes before `@` would be a user name, which {reading} URLs do not have. This one looks like a host, so that a reader may expect the URL to lead there.",
		"`@` の前はユーザ名ですが、{reading} の URL にユーザ名はありません。ここではホストのように見えるので、そこへつながる URL だと思われかねません。",
		"`@` 前面是使用者名稱，而 {reading} 的 URL 沒有使用者名稱。這一個看起來像主機，讀者可能以為 URL 會連到那裡。"}, Row{
		"Take it out. Do not follow such a URL from someone you do not know.",
		"取り除いてください。知らない相手から届いたこのような URL は開かないでください。",
		"請移除。這種 URL 若來路不明，請不要開啟。"}},
	{"scheme-misspelt/doubled", Row{
		"Behind `{raw}` there is another scheme, `{arg}`",
		"`{raw}` が別のスキーム `{arg}` の前にあります",
		"`{raw}` 後面還有另一個方案 `{arg}`"}, Row{
		"A URL has one scheme. The parts are shown as `{arg}` would have them.",
		"URL のスキームは 1 つだけです。各部分は `{arg}` として読んで示しています。",
		"一個 URL 只有一個方案。各部分是當作 `{arg}` 解讀後顯示的。"}, Row{
		"Take out one of the two.",
		"どちらか一方を取り除いてください。",
		"請移除其中一個。"}},
	{"scheme-misspelt/host", Row{
		"`{raw}` is a host, but it is read as a scheme",
		"`{raw}` はホストですが、スキームとして読まれます",
		"`{raw}` 是主機，卻會當成方案解讀"}, Row{
		"What comes before the first colon is the scheme, in every standard. A host and its port have a scheme in front, and two slashes.",
		"どの規格でも、最初のコロンの前はスキームです。ホストとポートの前には、スキームとスラッシュ 2 つが必要です。",
		"在每一種標準裡，第一個冒號前面都是方案。主機和連接埠前面要有方案和兩個斜線。"}, Row{
		"Write `{arg}://` in front if that is what you mean.",
		"そのつもりなら、先頭に `{arg}://` と書いてください。",
		"如果您要的就是它，請在最前面寫上 `{arg}://`。"}},
	{"scheme-missing/copy", Row{
		"For scp and Git, but not a URL",
		"scp や Git の書き方で、URL ではありません",
		"這是 scp 和 Git 的寫法，不是 URL"}, Row{
		"These programs read a user name, a host, a colon and a path. In a URL, the scheme comes before the first colon, and only a port can follow a colon behind the host.",
		"これらのプログラムは、ユーザ名、ホスト、コロン、パスと読みます。URL では最初のコロンの前がスキームで、ホストの後のコロンに続くのはポートだけです。",
		"這些程式讀的是使用者名稱、主機、冒號和路徑。在 URL 裡，第一個冒號前面是方案，而主機後面的冒號只能接連接埠。"}, Row{
		"Put a scheme and two slashes after its colon in front, and write `/` for the colon behind the host.",
		"先頭にスキームとコロンとスラッシュ 2 つを書き、ホストの後のコロンは `/` と書いてください。",
		"請在最前面寫上方案、冒號和兩個斜線，並把主機後面的冒號寫成 `/`。"}},
}
