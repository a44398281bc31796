package text

// clauseTexts are the texts for clauses of the documents. goTexts has those for net/url, which the web page leaves
// out.
var clauseTexts = []clauseText{
	{"relative", Row{
		"A URL can now be relative: what it leaves out is taken from a base URL.",
		"相対 URL ができました。書かれていない部分は基底 URL から補います。",
		"URL 從此可以是相對的，沒寫的部分取自基底 URL。"}},
	{"fragment", Row{
		"A fragment can follow the URL; it is split off before anything else.",
		"URL の後にフラグメントを書けるようになりました。フラグメントは最初に切り離されます。",
		"URL 後面可以有片段，讀的時候最先切下來。"}},
	{"net-loc-question", Row{
		"Only a slash ends the network location, so `{a}` and what follows are still part of it.",
		"ネットワーク上の場所（net_loc）はスラッシュまで続くので、`{a}` とその後もまだその一部です。",
		"網路位置（net_loc）到斜線才結束，所以 `{a}` 和後面的內容仍是它的一部分。"}},
	{"net-loc-user", Row{
		"The network location can have a login in every scheme; before, `{a}` was not allowed in this one.",
		"ネットワーク上の場所（net_loc）には、どのスキームでもログイン情報を書けます。以前、このスキームで `{a}` は使えませんでした。",
		"網路位置（net_loc）在任何方案裡都可以有登入資訊；從前這個方案不能有 `{a}`。"}},
	{"net-loc-empty", Row{
		"The network location can be empty; before, only a file URL could leave out the host after its slashes.",
		"ネットワーク上の場所（net_loc）は空でも構いません。以前、スラッシュの後のホストを省けるのは file の URL だけでした。",
		"網路位置（net_loc）可以是空的；從前只有 file URL 可以省略斜線後面的主機。"}},
	{"port-empty", Row{
		"What is in the network location is not checked, so nothing need follow `{a}`; before, a port had digits.",
		"ネットワーク上の場所（net_loc）の中身は調べないので、`{a}` の後は空でも構いません。以前、ポートには数字が必要でした。",
		"網路位置（net_loc）的內部不再檢查，所以 `{a}` 後面可以是空的；從前連接埠一定要有數字。"}},
	{"net-loc", Row{
		"What is in the network location is not checked, so `{a}` is allowed in it; before, a host was a name or four numbers.",
		"ネットワーク上の場所（net_loc）の中身は調べないので、`{a}` も使えます。以前、ホストは名前か 4 つの数でした。",
		"網路位置（net_loc）的內部不再檢查，所以可以有 `{a}`；從前主機只能是名稱或四個數字。"}},
	{"any-scheme", Row{
		"All schemes share one syntax; the rules that each has of its own are not in it.",
		"すべてのスキームに 1 つの構文を使います。スキームごとの規則は、その構文にはありません。",
		"所有方案共用一種語法，各方案自己的規則不在其中。"}},
	{"file-question", Row{
		"`{a}` begins a query in every scheme; that it was allowed in the name of a file is called an error.",
		"`{a}` はどのスキームでも検索文字列の始まりです。ファイル名に使えたのは誤りとされました。",
		"`{a}` 在任何方案裡都是查詢字串的開頭；從前檔名裡可以有它，被認定是錯誤。"}},
	{"generic-question", Row{
		"`{a}` begins a query in every scheme; before, each scheme had a rule of its own.",
		"`{a}` はどのスキームでも検索文字列の始まりです。以前はスキームごとに決まっていました。",
		"`{a}` 在任何方案裡都是查詢字串的開頭；從前由各方案自行規定。"}},
	{"generic-params", Row{
		"The first `{a}` begins the parameters in every scheme; before, it was data in most.",
		"最初の `{a}` はどのスキームでもパラメータの始まりです。以前は多くのスキームでただのデータでした。",
		"第一個 `{a}` 在任何方案裡都是參數的開頭；從前在多數方案裡只是資料。"}},
	{"generic-net-loc", Row{
		"Two slashes after the scheme begin a network location, whatever follows.",
		"スキームの後の 2 つのスラッシュは、何が続いても、ネットワーク上の場所（net_loc）の始まりです。",
		"方案後面的兩條斜線是網路位置（net_loc）的開頭，不管後面是什麼。"}},

	{"scheme-letter", Row{
		"A scheme now begins with a letter, which `{a}` is not.",
		"スキームは英字で始まることになりました。`{a}` は英字ではありません。",
		"方案必須以英文字母開頭，而 `{a}` 不是英文字母。"}},
	{"opaque-empty", Row{
		"Something must follow the colon of the scheme.",
		"スキームのコロンの後に何かが必要になりました。",
		"方案的冒號後面必須有內容。"}},
	{"query-alone", Row{
		"A reference needs a path: the grammar has forgotten those that are only a query.",
		"参照にはパスが必要です。検索文字列だけの参照は文法から漏れました。",
		"參照需要路徑；語法漏掉了只有查詢字串的參照。"}},
	{"colon-first", Row{
		"Without a scheme, `{a}` is not allowed before the first slash: it would look like the end of a scheme.",
		"スキームがないとき、最初のスラッシュより前に `{a}` は使えません。スキームの終わりに見えるからです。",
		"沒有方案時，第一條斜線前面不能有 `{a}`，否則看起來像方案的結尾。"}},
	{"tilde", Row{
		"`{a}` is allowed now, since it was in wide use.",
		"広く使われていたので、`{a}` が使えるようになりました。",
		"因為用得很廣，所以開放了 `{a}`。"}},
	{"ipv6", Row{
		"A host can now be an IPv6 address, in brackets.",
		"ホストに、角括弧で囲んだ IPv6 アドレスを書けるようになりました。",
		"主機可以是方括號裡的 IPv6 位址了。"}},
	{"brackets-freed", Row{
		"When IPv6 addresses came, `{a}` was allowed here too, by accident.",
		"IPv6 アドレスができたとき、意図せず、ここでも `{a}` が使えるようになりました。",
		"加入 IPv6 位址時，這裡也意外地開放了 `{a}`。"}},
	{"empty-segment", Row{
		"Every segment of a path can be empty now, the first one too.",
		"パスの区切りは、最初のものも含めて、空でも構わなくなりました。",
		"路徑的任何一段都可以是空的，第一段也一樣。"}},
	{"opaque-part", Row{
		"Without a slash after the scheme, the rest is opaque: `{a}` is data in it.",
		"スキームの後にスラッシュがなければ、残りは区切りのない部分（opaque_part）で、`{a}` もただのデータです。",
		"方案後面沒有斜線時，其餘是不再細分的部分（opaque_part），`{a}` 只是其中的資料。"}},
	{"authority-question", Row{
		"`{a}` now ends the authority, so another host may be meant; many programs already split there.",
		"`{a}` で authority が終わるので、別のホストになることがあります。多くのプログラムは以前からそこで分けていました。",
		"authority 到 `{a}` 為止，因此可能是別的主機；許多程式本來就在這裡切開。"}},
	{"params-anywhere", Row{
		"Parameters are no longer one part at the end: every segment of the path can have `{a}`.",
		"パラメータは末尾の 1 つの部分ではなくなり、`{a}` はパスのどの区切りでも使えます。",
		"參數不再是結尾的一個部分，路徑的每一段都可以有 `{a}`。"}},
	{"reg-name", Row{
		"What is not a host and a port is a registered name as a whole, and has no parts.",
		"ホストとポートの形でなければ、全体が登録名（reg_name）で、中は分かれません。",
		"不是主機加連接埠的，整個是登記名稱（reg_name），裡面不再細分。"}},

	{"second-at", Row{
		"More than one `{a}` is an error: no user name and no host has one, and where the host begins would be in doubt.",
		"`{a}` が 2 つ以上あるのは誤りです。ユーザ名にもホストにも使えない文字なので、どこからがホストか分からなくなります。",
		"有兩個以上的 `{a}` 是錯誤：使用者名稱和主機都不能有這個字元，主機從哪裡開始也會不清楚。"}},
	{"ip-literal", Row{
		"Brackets hold an IPv6 address with the right number of groups, or an address of a later version.",
		"角括弧の中は、組の数が正しい IPv6 アドレスか、後の版のアドレスだけです。",
		"方括號裡只能是組數正確的 IPv6 位址，或更新版本的位址。"}},
	{"port-digits", Row{
		"Only digits are allowed after the colon: a name has no colon, and `{a}` is not a port.",
		"コロンの後は数字だけです。名前にコロンは使えず、`{a}` はポートではありません。",
		"冒號後面只能是數字：名稱裡不能有冒號，`{a}` 也不是連接埠。"}},
	{"brackets-back", Row{
		"`{a}` is not allowed here any more: brackets are for an address and nothing else.",
		"ここで `{a}` は使えなくなりました。角括弧はアドレスを囲むためだけのものです。",
		"這裡不再能有 `{a}`：方括號只用來括住位址。"}},
	{"path-empty", Row{
		"Nothing need follow the colon: a path can be empty.",
		"コロンの後は空でも構いません。パスは空でもよくなりました。",
		"冒號後面可以沒有內容：路徑可以是空的。"}},
	{"query-alone-again", Row{
		"A reference can be only a query again.",
		"検索文字列だけの参照がまた使えるようになりました。",
		"參照又可以只有查詢字串了。"}},
	{"ip-future", Row{
		"There is room for addresses of later versions: `v`, the version, a dot.",
		"後の版のアドレスも書けるようになりました。`v`、版の番号、点の順に始まります。",
		"為以後版本的位址留了位置，以 `v`、版本號和點開頭。"}},
	{"ip-literal-again", Row{
		"The grammar of addresses is exact now, and has forms that were forgotten before.",
		"アドレスの文法が正確になり、以前は漏れていた形も書けます。",
		"位址的語法變得精確，也有了從前漏掉的寫法。"}},
	{"dots-resolved", Row{
		"To resolve a URL is to remove `{a}`, even where there is a scheme; before, such a URL was left as it is.",
		"URL を解決すると、スキームがあっても `{a}` は取り除かれます。以前はそのままでした。",
		"解析 URL 時，即使有方案也會移除 `{a}`；從前原樣保留。"}},
	{"opaque-gone", Row{
		"The opaque part is gone: `{a}` begins a query everywhere.",
		"区切りのない部分（opaque_part）はなくなり、`{a}` はどこでも検索文字列の始まりです。",
		"不再有不細分的部分（opaque_part），`{a}` 在哪裡都是查詢字串的開頭。"}},
	{"reg-name-merged", Row{
		"Both kinds of names became one, so that `{a}` separates the host from the part beside it in all of them.",
		"2 種類の名前が 1 つになり、どの名前でも `{a}` でホストと隣の部分が分かれます。",
		"兩種名稱合而為一，`{a}` 在任何名稱裡都把主機和旁邊的部分分開。"}},

	{"removed", Row{
		"Browsers remove tabs and line breaks, wherever they are; a filter that does not can be bypassed.",
		"ブラウザはタブと改行を、どこにあっても取り除きます。そうしないフィルタはすり抜けられます。",
		"瀏覽器會移除任何位置的定位字元和換行，不這樣做的過濾器會被繞過。"}},
	{"stripped", Row{
		"Browsers remove spaces and control octets from both ends.",
		"ブラウザは両端の空白と制御文字を取り除きます。",
		"瀏覽器會移除兩端的空白和控制字元。"}},
	{"backslash", Row{
		"To browsers `{a}` is a slash in this scheme, so the host ends there; a program that looks for `@` after it finds another host.",
		"このスキームでは、ブラウザは `{a}` をスラッシュとみなし、ホストはそこで終わります。後の `@` を探すプログラムは別のホストを見ます。",
		"在這個方案裡，瀏覽器把 `{a}` 當作斜線，主機到此為止；在後面找 `@` 的程式會看到別的主機。"}},
	{"at-before-backslash", Row{
		"To browsers the host ends at a backslash in this scheme, so the user name ends at the `@` in front of it; a program for which the last `@` counts finds another host.",
		"このスキームでは、ブラウザから見るとホストはバックスラッシュで終わるので、ユーザ名はその前の `@` までです。最後の `@` で分けるプログラムは別のホストを見ます。",
		"在這個方案裡，瀏覽器讓主機在反斜線處結束，所以使用者名稱只到前面的 `@` 為止；以最後一個 `@` 為準的程式會看到別的主機。"}},
	{"backslash-path", Row{
		"To browsers `{a}` is a slash in this scheme and divides the path; a program that does not know that sees one name.",
		"このスキームでは、ブラウザは `{a}` をスラッシュとみなしてパスを分けます。それを知らないプログラムには 1 つの名前に見えます。",
		"在這個方案裡，瀏覽器把 `{a}` 當作斜線來分開路徑；不知道的程式只看到一個名稱。"}},
	{"last-at", Row{
		"To browsers the last `{a}` counts; a check that stops at the first one sees another host.",
		"ブラウザは最後の `{a}` で分けます。最初のもので分ける検査は別のホストを見ます。",
		"瀏覽器以最後一個 `{a}` 為準，在第一個就停下的檢查會看到別的主機。"}},
	{"no-utf-8", Row{
		"Browsers read text: `{a}` is not UTF-8, and becomes the replacement character.",
		"ブラウザが読むのは文字です。`{a}` は UTF-8 ではないので、置換文字になります。",
		"瀏覽器讀的是文字：`{a}` 不是 UTF-8，會變成替代字元。"}},
	{"idna", Row{
		"Browsers accept names in any script and write them in US-ASCII; letters that look alike make different names.",
		"ブラウザはどの文字の名前も受け付け、US-ASCII に書き換えます。似た文字でも別の名前になります。",
		"瀏覽器接受任何文字的名稱，並改寫成 US-ASCII；看起來相似的字母會成為不同的名稱。"}},
	{"utf-8", Row{
		"Browsers accept `{a}` and send it as the escapes of its UTF-8.",
		"ブラウザは `{a}` を受け付け、UTF-8 のエスケープにして送ります。",
		"瀏覽器接受 `{a}`，以 UTF-8 改寫成跳脫序列後送出。"}},
	{"broken-escape", Row{
		"Browsers leave a `%` without two hexadecimal digits as it is.",
		"16 進数字が 2 つ続かない `%` を、ブラウザはそのまま残します。",
		"後面沒有兩個十六進位數字的 `%`，瀏覽器會原樣保留。"}},
	{"raw-user", Row{
		"Browsers escape `{a}` before the `@` themselves.",
		"ブラウザは `@` より前の `{a}` を自分でエスケープします。",
		"瀏覽器會自己把 `@` 前面的 `{a}` 改寫成跳脫序列。"}},
	{"raw-octet", Row{
		"Browsers accept `{a}`, as it is or as an escape; the standard calls it an error, but they read on.",
		"ブラウザは `{a}` をそのまま、またはエスケープして受け付けます。規格では誤りですが、読み続けます。",
		"瀏覽器照原樣或改寫成跳脫序列後接受 `{a}`；標準說是錯誤，但會繼續讀。"}},
	{"needs-base", Row{
		"Without a scheme, a browser refuses a text unless it has a base URL to resolve it against.",
		"スキームがなければ、ブラウザは解決の基準となる基底 URL がない限り受け付けません。",
		"沒有方案時，瀏覽器要有據以解析的基底 URL 才會接受。"}},
	{"host-missing", Row{
		"Browsers refuse an empty host where the scheme, or a part beside the host, requires one.",
		"スキームや隣の部分のためにホストが必要なのに空なら、ブラウザは受け付けません。",
		"方案或旁邊的部分需要主機，主機卻是空的，瀏覽器會拒絕。"}},
	{"port-range", Row{
		"Browsers refuse `{a}`: there can be no such port.",
		"ブラウザは `{a}` を受け付けません。そのようなポートはありえません。",
		"瀏覽器拒絕 `{a}`：不可能有這樣的連接埠。"}},
	{"ends-in-number", Row{
		"Browsers read a host as an address if its last label is a number, and `{a}` is not one.",
		"最後のラベルが数のホストを、ブラウザはアドレスとして読みます。`{a}` はアドレスではありません。",
		"主機的最後一個標籤是數字時，瀏覽器當作位址讀，而 `{a}` 不是位址。"}},
	{"only-ipv6", Row{
		"In brackets, browsers accept an IPv6 address and nothing else.",
		"角括弧の中で、ブラウザは IPv6 アドレスだけを受け付けます。",
		"方括號裡，瀏覽器只接受 IPv6 位址。"}},
	{"forbidden-domain", Row{
		"Browsers decode the escapes in a host, and refuse what comes out.",
		"ブラウザはホストのエスケープをデコードし、その結果を受け付けません。",
		"瀏覽器把主機裡的跳脫序列解碼，並拒絕解碼的結果。"}},
	{"browser-refuses", Row{
		"This browser refuses the input.",
		"このブラウザは入力を受け付けません。",
		"這個瀏覽器拒絕這個輸入。"}},
	{"credentials", Row{
		"A user name and a password are an error to browsers, though they still read them; what comes before the `@` is not the host.",
		"ブラウザはユーザ名とパスワードを誤りとしますが、読むことは読みます。`@` より前はホストではありません。",
		"瀏覽器把使用者名稱和密碼當作錯誤，但仍會讀取；`@` 前面的不是主機。"}},
	{"slashes-skipped", Row{
		"Browsers skip slashes until a host comes, which is `{a}`; a check that sees an empty host can be bypassed.",
		"ブラウザはホストが現れるまでスラッシュを飛ばし、`{a}` をホストとします。空のホストと見る検査はすり抜けられます。",
		"瀏覽器跳過斜線直到出現主機，也就是 `{a}`；以為主機是空的檢查會被繞過。"}},
	{"slashes-missing", Row{
		"Browsers need no slashes after this scheme, and connect to `{a}`; to the other standards it is part of a path.",
		"このスキームの後にスラッシュがなくても、ブラウザは `{a}` に接続します。ほかの規格ではパスの一部です。",
		"這個方案後面沒有斜線，瀏覽器也會連到 `{a}`；對其他標準，它只是路徑的一部分。"}},
	{"host-decoded", Row{
		"Browsers decode the escapes in a host first; a check of `{a}` as it is sees another name.",
		"ブラウザはホストのエスケープを先にデコードします。`{a}` のままの検査は別の名前を見ます。",
		"瀏覽器會先把主機裡的跳脫序列解碼；照原樣檢查 `{a}` 會看到別的名稱。"}},
	{"host-number", Row{
		"Browsers read `{a}` as an address in decimal, octal or hexadecimal; to the other standards it is a name or another address.",
		"ブラウザは `{a}` を 10 進、8 進、16 進のアドレスとして読みます。ほかの規格では名前か、別のアドレスです。",
		"瀏覽器把 `{a}` 當作十進位、八進位或十六進位的位址；對其他標準，它是名稱或另一個位址。"}},
	{"strict-domain", Row{
		"Browsers look `{a}` up, though a domain name has another form.",
		"`{a}` はドメイン名の形ではありませんが、ブラウザは DNS に問い合わせます。",
		"`{a}` 不符合網域名稱的寫法，但瀏覽器仍會查詢。"}},
	{"drive-letter", Row{
		"To browsers `{a}` is a drive and begins the path; to the other standards it is a host.",
		"ブラウザでは `{a}` はドライブで、パスの始まりです。ほかの規格ではホストです。",
		"對瀏覽器，`{a}` 是磁碟機，也是路徑的開頭；對其他標準，它是主機。"}},
	{"dots-gone", Row{
		"Browsers remove `{a}` from the path before they send a request; a check of what was typed sees another path.",
		"ブラウザは要求を送る前に、パスから `{a}` を取り除きます。入力のままの検査は別のパスを見ます。",
		"瀏覽器在送出要求之前就從路徑移除 `{a}`；檢查原文的程式看到的是另一個路徑。"}},
}
