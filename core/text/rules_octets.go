package text

// octetTexts are the texts of rules about octets that are not allowed in their place (section 2.2). The case "plain"
// is for parts without escapes.
var octetTexts = []ruleText{
	{"non-ascii", Row{
		"`{raw}` is outside US-ASCII",
		"`{raw}` は US-ASCII にありません",
		"`{raw}` 不屬於 US-ASCII"}, Row{
		"A URL is written in the printable characters of US-ASCII. Other octets, here hex `{hex}`, may get lost or changed on the way.",
		"URL は US-ASCII の印字できる文字で書きます。それ以外のオクテット（ここでは 16 進 `{hex}`）は、途中で失われたり変わったりすることがあります。",
		"URL 用 US-ASCII 的可列印字元書寫。其他八位元組（這裡是十六進位 `{hex}`）在途中可能遺失或改變。"}, Row{
		"Encode each octet. As UTF-8, this becomes `{escaped}`.",
		"1 オクテットずつエスケープしてください。UTF-8 なら `{escaped}` になります。",
		"請把每個八位元組寫成跳脫序列。以 UTF-8 來說是 `{escaped}`。"}},
	{"non-ascii/octets", Row{}, Row{}, Row{
		"Write `{escaped}`. It is not UTF-8, so the server must know the character set.",
		"`{escaped}` と書いてください。UTF-8 ではないので、サーバが文字集合を知っている必要があります。",
		"請寫成 `{escaped}`。它不是 UTF-8，所以伺服器必須知道字元集。"}},
	{"non-ascii/plain", Row{}, Row{
		"A URL is written in US-ASCII, and other octets cannot be written as escapes in {part}.",
		"URL は US-ASCII で書きます。{part}ではエスケープも使えません。",
		"URL 用 US-ASCII 書寫，而{part}裡也不能用跳脫序列代替。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"control", Row{
		"`{raw}` is a control octet",
		"`{raw}` は制御文字です",
		"`{raw}` 是控制字元"}, Row{
		"Octets `00` to `1F` and `7F` have no printed form. They get lost when a URL is copied by hand or read out.",
		"オクテット `00` から `1F` と `7F` には印字できる形がありません。書き写したり読み上げたりすると失われます。",
		"八位元組 `00` 到 `1F` 和 `7F` 印不出來。抄寫或朗讀 URL 時會遺失。"}, Row{
		"Take it out. If it belongs here, write `{escaped}`.",
		"取り除いてください。必要なものなら `{escaped}` と書きます。",
		"請移除。如果真的需要，請寫成 `{escaped}`。"}},
	{"control/plain", Row{}, Row{
		"Octets `00` to `1F` and `7F` have no printed form, and escapes for them are not allowed in {part}.",
		"オクテット `00` から `1F` と `7F` には印字できる形がありません。{part}ではエスケープも使えません。",
		"八位元組 `00` 到 `1F` 和 `7F` 印不出來，而{part}裡也不能用跳脫序列代替。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"line-break", Row{
		"A line break (hex `{hex}`) inside the URL",
		"URL の中に改行（16 進 `{hex}`）があります",
		"URL 裡有換行（十六進位 `{hex}`）"}, Row{
		"White space is not part of a URL. It gets in when a long URL is printed on several lines.",
		"空白は URL に含まれません。長い URL を何行かに分けて印刷すると入り込みます。",
		"空白不屬於 URL。長的 URL 印成好幾行時，空白就會混進來。"}, Row{
		"Join the lines. If the octets belong here, write `{escaped}`.",
		"行をつないでください。必要なオクテットなら `{escaped}` と書きます。",
		"請把各行接起來。如果真的需要這些八位元組，請寫成 `{escaped}`。"}},
	{"line-break/plain", Row{}, Row{}, Row{
		"Join the lines.",
		"行をつないでください。",
		"請把各行接起來。"}},
	{"line-break/tab", Row{
		"A tab (hex `{hex}`) inside the URL",
		"URL の中にタブ（16 進 `{hex}`）があります",
		"URL 裡有定位字元（十六進位 `{hex}`）"}, Row{
		"White space is not part of a URL. Tabs turn into spaces, or vanish, when text is copied.",
		"空白は URL に含まれません。タブは、文章をコピーすると空白に変わったり消えたりします。",
		"空白不屬於 URL。複製文字時，定位字元可能變成空格或消失。"}, Row{
		"Take it out. A tab that belongs to the URL is written `%09`.",
		"取り除いてください。必要なタブなら `%09` と書きます。",
		"請移除。真正屬於 URL 的定位字元要寫成 `%09`。"}},
	{"line-break/tab/plain", Row{
		"A tab (hex `{hex}`) inside the URL",
		"URL の中にタブ（16 進 `{hex}`）があります",
		"URL 裡有定位字元（十六進位 `{hex}`）"}, Row{
		"White space is not part of a URL. Tabs turn into spaces, or vanish, when text is copied.",
		"空白は URL に含まれません。タブは、文章をコピーすると空白に変わったり消えたりします。",
		"空白不屬於 URL。複製文字時，定位字元可能變成空格或消失。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"space", Row{
		"A space (hex `{hex}`) is not allowed in a URL",
		"URL に空白（16 進 `{hex}`）は使えません",
		"URL 裡不能有空格（十六進位 `{hex}`）"}, Row{
		"Spaces get lost or added when a URL is printed, typed or wrapped, and readers take a space for the end of the URL.",
		"空白は、印刷や入力や折り返しのときに増えたり消えたりします。URL の終わりにも見えます。",
		"印刷、輸入或換行時，空格可能多出來或不見，讀者也會以為 URL 到此結束。"}, Row{
		"Write `{escaped}` where a space is meant. Otherwise take it out.",
		"空白が必要なら `{escaped}` と書き、そうでなければ取り除いてください。",
		"真的需要空格時請寫成 `{escaped}`，否則請移除。"}},
	{"space/plain", Row{}, Row{
		"Spaces get lost or added when a URL is printed, typed or wrapped. An escape for one is not allowed in {part}.",
		"空白は、印刷や入力や折り返しで増えたり消えたりします。{part}ではエスケープも使えません。",
		"印刷、輸入或換行時，空格可能多出來或不見。{part}裡也不能用跳脫序列代替。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"delimiter-octet", Row{
		"`{raw}` is not allowed in a URL",
		"URL に `{raw}` は使えません",
		"URL 裡不能有 `{raw}`"}, Row{
		"In a text, angle brackets and quote marks show where a URL begins and ends, so they are never part of one.",
		"山括弧と引用符は、文章の中で URL の始まりと終わりを示します。そのため URL の中には使えません。",
		"角括號和引號用來在文章中標出 URL 的頭尾，所以不會出現在 URL 裡面。"}, Row{
		"Write `{escaped}`, or take it out if it only surrounds the URL.",
		"`{escaped}` と書いてください。URL を囲んでいるだけなら取り除きます。",
		"請寫成 `{escaped}`。如果只是用來包住 URL，請移除。"}},
	{"delimiter-octet/plain", Row{}, Row{}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"backslash", Row{
		"`{raw}` is not allowed in a URL as it is",
		"URL に `{raw}` はそのまま使えません",
		"URL 裡不能直接寫 `{raw}`"}, Row{
		"A URL uses `/` on every system. Gateways and terminals are known to change backslashes.",
		"URL では、どのシステムでも `/` を使います。バックスラッシュは、途中のゲートウェイや端末で別の文字に変わることがあります。",
		"URL 在任何系統上都用 `/`。已知有些閘道和終端機會改掉反斜線。"}, Row{
		"Write `/` if a slash is meant, `{escaped}` if a backslash is.",
		"スラッシュのつもりなら `/`、バックスラッシュそのものなら `{escaped}` と書いてください。",
		"要的是斜線就寫 `/`，要的是反斜線就寫 `{escaped}`。"}},
	{"backslash/plain", Row{}, Row{
		"A URL uses `/` on every system. An escape for a backslash is not allowed in {part}.",
		"URL では、どのシステムでも `/` を使います。{part}ではエスケープも使えません。",
		"URL 在任何系統上都用 `/`。{part}裡也不能用跳脫序列代替反斜線。"}, Row{
		"Write `/` if a slash is meant, or take it out.",
		"スラッシュのつもりなら `/` と書き、そうでなければ取り除いてください。",
		"要的是斜線就寫 `/`，否則請移除。"}},
	{"backslash-slash", Row{
		"A backslash in place of a slash",
		"スラッシュがあるべき所にバックスラッシュがあります",
		"該用斜線的地方用了反斜線"}, Row{
		"The parts of a URL are separated by `/` on every system. Browsers read `\\` as `/` in web URLs (URL Standard), but other programs do not.",
		"URL の区切りは、どのシステムでも `/` です。ブラウザはウェブの URL の `\\` を `/` と読みますが（URL Standard）、ほかのプログラムはそうではありません。",
		"在任何系統上，URL 都用 `/` 分隔。瀏覽器會把網頁 URL 裡的 `\\` 當成 `/`（URL Standard），其他程式則不會。"}, Row{
		"Write `/` instead.",
		"`/` と書いてください。",
		"請改寫成 `/`。"}},
	{"backslash-slash/host", Row{
		"Browsers go to `{host}`",
		"ブラウザは `{host}` につなぎます",
		"瀏覽器會連到 `{host}`"}, Row{
		"Browsers read `\\` as `/` in web URLs (URL Standard), so the host ends there, and what follows is part of the path, even if it looks like a host. RFC 1738 has no backslash in a URL, and some programs take what follows for the host.",
		"ブラウザはウェブの URL の `\\` を `/` と読むので（URL Standard）、ホストはそこで終わり、続きはホストのように見えてもパスの一部です。RFC 1738 の URL にバックスラッシュはなく、続きをホストと見なすプログラムもあります。",
		"瀏覽器會把網頁 URL 裡的 `\\` 當成 `/`（URL Standard），所以主機到那裡為止，後面的內容即使看起來像主機，也是路徑的一部分。RFC 1738 的 URL 沒有反斜線，有些程式則把後面的內容當成主機。"}, Row{
		"Write `/` if you mean `{host}`. Do not follow such a URL from someone you do not know.",
		"`{host}` のつもりなら `/` と書いてください。知らない相手から届いたこのような URL は開かないでください。",
		"如果您要的是 `{host}`，請寫成 `/`。這種 URL 若來路不明，請不要開啟。"}},
	{"tilde", Row{
		"`{raw}` must be written `{escaped}`",
		"`{raw}` は `{escaped}` と書きます",
		"`{raw}` 必須寫成 `{escaped}`"}, Row{
		"RFC 1738 lists the tilde among the octets that gateways may change. Later standards allow it (RFC 2396, 1998).",
		"RFC 1738 では、チルダは途中で変わりうるオクテットの 1 つです。後の規格（RFC 2396、1998 年）では使えます。",
		"RFC 1738 把波浪號列為途中可能被改掉的字元。後來的標準（RFC 2396，1998 年）允許使用。"}, Row{
		"Encode it. Both spellings lead to the same resource.",
		"エスケープしてください。どちらの書き方も同じリソースを示します。",
		"請改寫成跳脫序列。兩種寫法指的是同一個資源。"}},
	{"tilde/plain", Row{
		"`{raw}` is not allowed in a URL",
		"URL に `{raw}` は使えません",
		"URL 裡不能有 `{raw}`"}, Row{
		"RFC 1738 lists the tilde among the octets that gateways may change. An escape for it is not allowed in {part}.",
		"RFC 1738 では、チルダは途中で変わりうるオクテットの 1 つです。{part}ではエスケープも使えません。",
		"RFC 1738 把波浪號列為途中可能被改掉的字元。{part}裡也不能用跳脫序列代替。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"national-octet", Row{
		"`{raw}` must be written `{escaped}`",
		"`{raw}` は `{escaped}` と書きます",
		"`{raw}` 必須寫成 `{escaped}`"}, Row{
		"National versions of ASCII have letters in these places, so gateways and terminals may change them.",
		"各国版の ASCII では同じ位置に別の文字があるため、途中のゲートウェイや端末で変わることがあります。",
		"各國版本的 ASCII 在這些位置放的是別的字母，所以閘道和終端機可能改掉它們。"}, Row{
		"Encode it. Both spellings lead to the same resource.",
		"エスケープしてください。どちらの書き方も同じリソースを示します。",
		"請改寫成跳脫序列。兩種寫法指的是同一個資源。"}},
	{"national-octet/plain", Row{
		"`{raw}` is not allowed in a URL",
		"URL に `{raw}` は使えません",
		"URL 裡不能有 `{raw}`"}, Row{
		"National versions of ASCII have letters in these places. Escapes for them are not allowed in {part}.",
		"各国版の ASCII では同じ位置に別の文字があります。{part}ではエスケープも使えません。",
		"各國版本的 ASCII 在這些位置放的是別的字母。{part}裡也不能用跳脫序列代替。"}, Row{
		"Take it out.",
		"取り除いてください。",
		"請移除。"}},
	{"reserved-octet", Row{
		"`{raw}` is not allowed here as it is",
		"ここに `{raw}` はそのまま使えません",
		"這裡不能直接寫 `{raw}`"}, Row{
		"This octet is reserved: elsewhere in a URL it separates parts. In {part} it must be written as an escape.",
		"予約された文字で、URL の別の場所では部分を区切ります。{part}ではエスケープで書かなければなりません。",
		"這是保留字元，在 URL 的其他地方用來隔開各部分。在{part}裡必須寫成跳脫序列。"}, Row{
		"Write `{escaped}`, or take it out.",
		"`{escaped}` と書くか、取り除いてください。",
		"請寫成 `{escaped}`，或將它移除。"}},
	{"fragment", Row{
		"`#` begins a fragment, which is not part of the URL",
		"`#` はフラグメントの始まりで、URL には含まれません",
		"`#` 之後是片段（fragment），不屬於 URL"}, Row{
		"URL and fragment together refer to a place in the document. The client keeps the fragment to itself and never sends it.",
		"URL とフラグメントを合わせたものは、文書内の位置への参照です。フラグメントはクライアントが使い、送られることはありません。",
		"URL 加上片段，就是指向文件中某處的參照。片段由用戶端自己使用，不會送出。"}, Row{
		"Keep it wherever a reference is allowed, as in a link. Where only a URL is allowed, take it out, or write `%23` if the sign itself is meant.",
		"リンクのように参照を書ける所では、このままで構いません。URL だけを書く所では取り除いてください。記号そのものなら `%23` と書きます。",
		"在可以寫參照的地方，例如連結，可以保留。在只能寫 URL 的地方請移除。如果要的是這個符號本身，請寫成 `%23`。"}},
	{"hash-octet", Row{
		"`#` is not allowed in a URL",
		"URL に `#` は使えません",
		"URL 裡不能有 `#`"}, Row{
		"`#` begins a fragment, which can only follow a complete URL. What comes before it here is not one.",
		"`#` はフラグメントの始まりで、完結した URL の後にだけ書けます。ここでは、その前がまだ URL として完結していません。",
		"`#` 是片段的開頭，只能接在完整的 URL 後面。這裡，它前面的部分還不是完整的 URL。"}, Row{
		"Take it out, or write `{escaped}` if the sign itself is meant.",
		"取り除いてください。記号そのものなら `{escaped}` と書きます。",
		"請移除。如果要的是這個符號本身，請寫成 `{escaped}`。"}},
	{"hash-octet/plain", Row{}, Row{}, Row{
		"Take it out, or write what belongs in its place. Where that cannot be guessed, no fix is offered.",
		"取り除くか、そこにあるべきものを書いてください。それが何か分からないときは、修正案はありません。",
		"請移除，或寫上這裡該有的內容。看不出該寫什麼時，就沒有修正建議。"}},
}
