package text

// loginRules are those of section 3.1, with what section 6 says of its parts.
var loginRules = map[string]ruleText{
	"slashes": {
		row{"Two slashes belong after the colon", "コロンの後には斜線が二つ必要です", "冒號之後應有兩條斜線"},
		row{"`//` says that a host follows, as for every scheme that reaches one.", "`//` は、後にホストが続くことを示します。", "`//` 表示其後為主機。"},
		row{"Write `//`.", "`//` と書いてください。", "請寫 `//`。"}},
	"userinfo-forbidden": {
		row{"`{scheme}` takes no user name or password", "`{scheme}` では利用者名もパスワードも書けません", "`{scheme}` 不可有使用者名稱或密碼"},
		row{"Only ftp and telnet have a login. Elsewhere it misleads: the host is what follows the `@`.", "ログインがあるのは ftp と telnet だけです。ほかでは誤解のもとで、ホストは `@` の後です。", "只有 ftp 與 telnet 具有登入資訊；其他協議中會造成誤解：主機在 `@` 之後。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"userinfo-reserved": {
		row{"`{raw}` must be encoded in {part}", "{part}の `{raw}` は符号化が必要です", "{part}中的 `{raw}` 必須編碼"},
		row{"`:`, `@` and `/` end the parts of a login, so inside they would cut it short.", "`:`、`@`、`/` はログインの各部の終わりを示すため、中にあると途中で切れます。", "`:`、`@` 與 `/` 用於結束登入資訊的各部分，出現在內部會使其截斷。"},
		row{"Write `{escaped}`.", "`{escaped}` と書いてください。", "請寫 `{escaped}`。"}},
	"user-empty": {
		row{"The user name is present and empty", "利用者名はありますが、空です", "使用者名稱存在但為空"},
		row{"An empty user name is not the same as none: the client logs in with it.", "空の利用者名は、ないのとは違います。クライアントはその名前でログインします。", "空的使用者名稱與沒有不同：用戶端會以它登入。"},
		row{"Take the `@` out if no user name is meant.", "利用者名が不要なら `@` を取り除いてください。", "若不需要使用者名稱，請去掉 `@`。"}},
	"password-empty": {
		row{"The password is present and empty", "パスワードはありますが、空です", "密碼存在但為空"},
		row{"An empty password is sent as it is; with none at all the client asks.", "空のパスワードはそのまま送られます。まったくなければ、クライアントが尋ねます。", "空的密碼會照樣送出；若完全沒有，用戶端會詢問。"},
		row{"Take the colon out if the client should ask.", "尋ねさせたいなら、コロンを取り除いてください。", "若要用戶端詢問，請去掉冒號。"}},
	"host-empty": {
		row{"The host is missing", "ホストがありません", "缺少主機"},
		row{"Without a host there is no server to ask. Only file may leave it out.", "ホストがなければ、問い合わせるサーバがありません。省略できるのは file だけです。", "沒有主機就沒有可詢問的伺服器；只有 file 可以省略。"},
		row{"Name the host. Which one was meant, nobody can guess.", "ホストを書いてください。どれのことかは推測できません。", "請寫出主機；無法推測所指為何。"}},
	"host-non-ascii": {
		row{"`{raw}` may not stand in a host name", "`{raw}` はホスト名に使えません", "`{raw}` 不可出現在主機名稱中"},
		row{"Host names are letters, digits and hyphens of US-ASCII. Other scripts came later, in an ASCII form (RFC 5890).", "ホスト名は US-ASCII の英字、数字、ハイフンです。ほかの文字は後に ASCII の形で加わりました (RFC 5890)。", "主機名稱只用 US-ASCII 的字母、數字與連字號；其他文字日後以 ASCII 形式加入（RFC 5890）。"},
		row{"Write the ASCII form.", "ASCII の形で書いてください。", "請寫成 ASCII 形式。"}},
	"host-ipv6": {
		row{"`{raw}` is an address that came later", "`{raw}` は後にできた形のアドレスです", "`{raw}` 是較晚出現的位址形式"},
		row{"In RFC 1738 a host is a name or four groups of digits. Addresses in brackets came with RFC 2732 in 1999.", "RFC 1738 のホストは名前か四組の数字です。角括弧のアドレスは 1999 年の RFC 2732 で加わりました。", "在 RFC 1738 中主機是名稱或四組數字；方括號中的位址於 1999 年隨 RFC 2732 出現。"},
		row{"Write a host name. No IPv4 address can be made of it, so there is no fix.", "ホスト名で書いてください。IPv4 アドレスには直せないため、修正候補はありません。", "請寫主機名稱。它無法轉成 IPv4 位址，因此沒有修正方式。"}},
	"host-underscore": {
		row{"`_` may not stand in a host name", "`_` はホスト名に使えません", "`_` 不可出現在主機名稱中"},
		row{"A label of a host name is letters, digits and hyphens.", "ホスト名のラベルに使えるのは英字、数字、ハイフンです。", "主機名稱的標籤只能使用字母、數字與連字號。"},
		row{"Use the host's proper name; often it has a hyphen there.", "正しいホスト名を使ってください。多くはハイフンです。", "請使用正確的主機名稱，通常該處為連字號。"}},
	"host-octet": {
		row{"`{raw}` may not stand in a host name", "`{raw}` はホスト名に使えません", "`{raw}` 不可出現在主機名稱中"},
		row{"A host is letters, digits, hyphens and dots, with no escapes.", "ホストに使えるのは英字、数字、ハイフン、点で、エスケープも使えません。", "主機只能使用字母、數字、連字號與句點，不可使用跳脫序列。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"host-label-empty": {
		row{"A dot with no name beside it", "隣に名前のない点", "旁邊沒有名稱的句點"},
		row{"Dots separate labels, and no label may be empty. A dot at the very end is not allowed either.", "点はラベルの区切りで、ラベルは空にできません。末尾の点も許されません。", "句點分隔標籤，標籤不可為空；結尾的句點也不允許。"},
		row{"Take the surplus dot out.", "余分な点を取り除いてください。", "請去掉多餘的句點。"}},
	"host-hyphen": {
		row{"A hyphen at the edge of a label", "ラベルの端のハイフン", "標籤邊緣的連字號"},
		row{"A label begins and ends with a letter or digit.", "ラベルは英字か数字で始まり、英字か数字で終わります。", "標籤必須以字母或數字開頭與結尾。"},
		row{"Take the hyphen out.", "ハイフンを取り除いてください。", "請去掉連字號。"}},
	"host-number": {
		row{"`{raw}` is not four groups of digits", "`{raw}` は四組の数字ではありません", "`{raw}` 不是四組數字"},
		row{"A host of digits only is an IP address, and that has four groups.", "数字だけのホストは IP アドレスで、四組でなければなりません。", "只有數字的主機是 IP 位址，必須為四組。"},
		row{"Write all four groups, or a host name. The missing ones cannot be guessed.", "四組すべてを書くか、ホスト名を書いてください。足りない組は推測できません。", "請寫出四組，或改寫主機名稱；缺少的部分無法推測。"}},
	"host-top-digit": {
		row{"The last label begins with a digit, `{raw}`", "最後のラベルが数字 `{raw}` で始まっています", "最後一個標籤以數字 `{raw}` 開頭"},
		row{"The last label never does: that is how names are told from IP addresses.", "最後のラベルは数字で始まりません。名前と IP アドレスはこれで区別します。", "最後一個標籤絕不以數字開頭，名稱與 IP 位址由此區分。"},
		row{"Check the host name.", "ホスト名を確かめてください。", "請檢查主機名稱。"}},
	"host-number-range": {
		row{"`{raw}` is over 255", "`{raw}` は 255 を超えています", "`{raw}` 超過 255"},
		row{"The grammar takes any digits, but each group of an IP address is one octet.", "文法はどの数字も許しますが、IP アドレスの各組は一オクテットです。", "文法允許任何數字，但 IP 位址的每一組為一個八位元組。"},
		row{"Check the address: no host has it.", "アドレスを確かめてください。このようなホストはありません。", "請檢查位址：沒有主機使用它。"}},
	"host-long": {
		row{"Longer than the {arg} octets that names may have", "名前の上限 {arg} オクテットを超えています", "超過名稱上限 {arg} 個八位元組"},
		row{"The domain name system (RFC 1034) ends a label at 63 octets and a name at 255.", "ドメイン名システム (RFC 1034) では、ラベルは 63、名前は 255 オクテットまでです。", "網域名稱系統（RFC 1034）規定標籤最多 63、名稱最多 255 個八位元組。"},
		row{"Check the host name.", "ホスト名を確かめてください。", "請檢查主機名稱。"}},
	"port-empty": {
		row{"A colon with no port after it", "ポートのないコロン", "冒號之後沒有連接埠"},
		row{"When the port is left out, its colon is left out as well.", "ポートを省くときは、コロンも省きます。", "省略連接埠時，冒號也要省略。"},
		row{"Take the colon out, or write the port.", "コロンを取り除くか、ポートを書いてください。", "請去掉冒號，或寫出連接埠。"}},
	"port-octet": {
		row{"`{raw}` in the port: it is digits only", "ポートに `{raw}`: 数字だけが使えます", "連接埠中的 `{raw}`：只能是數字"},
		row{"A port is a decimal number.", "ポートは十進数です。", "連接埠是十進位數字。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"port-zero": {
		row{"Nothing can listen on port 0", "ポート 0 では待ち受けられません", "連接埠 0 無法接聽"},
		row{"The grammar allows it; the network does not.", "文法では許されますが、通信はできません。", "文法允許，但網路不允許。"},
		row{"Write another port, or leave it out.", "別のポートを書くか、省いてください。", "請寫其他連接埠，或省略。"}},
	"port-range": {
		row{"`{raw}` is over 65535, the highest port", "`{raw}` は最大のポート 65535 を超えています", "`{raw}` 超過最大連接埠 65535"},
		row{"The grammar takes any number, but ports are 16 bits.", "文法はどの数も許しますが、ポートは 16 ビットです。", "文法允許任何數字，但連接埠只有 16 位元。"},
		row{"Check the port: which one was meant cannot be guessed.", "ポートを確かめてください。どれのことかは推測できません。", "請檢查連接埠；無法推測所指為何。"}},
	"port-leading-zero": {
		row{"`{raw}` in front of the port says nothing", "ポートの先頭の `{raw}` に意味はありません", "連接埠前的 `{raw}` 沒有意義"},
		row{"The number is the same without it.", "なくても同じ数です。", "去掉之後數字相同。"},
		row{"Take the zeros out.", "ゼロを取り除いてください。", "請去掉零。"}},
	"port-default": {
		row{"`{raw}` is the port that `{scheme}` uses anyway", "`{raw}` は `{scheme}` の既定のポートです", "`{raw}` 本來就是 `{scheme}` 使用的連接埠"},
		row{"Leaving it out names the same place.", "省いても同じ場所を指します。", "省略後所指位置相同。"},
		row{"Leave it out, for a URL that compares equal.", "比べやすいように、省いてください。", "為便於比較，請省略。"}},
	"port-reserved": {
		row{"Port {raw} is reserved, and not the one of `{scheme}`", "ポート {raw} は予約された番号で、`{scheme}` のものではありません", "連接埠 {raw} 是保留的，且不屬於 `{scheme}`"},
		row{"A server of another protocol may listen there and take what is sent for its own commands (section 6).", "別のプロトコルのサーバが待ち受けていて、送ったものを命令と解釈するかもしれません (6 節)。", "那裡可能是另一種協定的伺服器，會把送出的內容當成自己的指令（第 6 節）。"},
		row{"Be wary of such a URL. The usual port is {port}.", "このような URL には注意してください。普通のポートは {port} です。", "請小心這種 URL。通常的連接埠是 {port}。"}},
	"port-other": {
		row{"Port {raw} is not the usual {port}", "ポート {raw} は普通の {port} ではありません", "連接埠 {raw} 並非通常的 {port}"},
		row{"Another port may be another protocol; section 6 asks for caution.", "別のポートには別のプロトコルがあるかもしれません。6 節は注意を促しています。", "其他連接埠可能是其他協定，第 6 節提醒注意。"},
		row{"Nothing to do, if the server is there.", "サーバがそこにあるなら、何もする必要はありません。", "若伺服器確實在該處，無須處理。"}},
	"password": {
		row{"The password stands in the URL for all to read", "パスワードが誰にでも読める形で書かれています", "密碼寫在 URL 中，人人可讀"},
		row{"URLs are shown, stored and passed on. Section 6 calls a secret password in one clearly unwise.", "URL は表示され、保存され、人に渡ります。6 節は、秘密のパスワードを書くのは明らかに賢明でないとしています。", "URL 會被顯示、儲存與轉傳；第 6 節指出寫入秘密的密碼顯然不智。"},
		row{"Leave it out: the client asks when the server does.", "省いてください。サーバが求めれば、クライアントが尋ねます。", "請省略；伺服器要求時，用戶端會詢問。"}},
	"path-missing": {
		row{"A slash must follow the host", "ホストの後には斜線が必要です", "主機之後必須有斜線"},
		row{"The grammar of `{scheme}` has the slash in every form.", "`{scheme}` の文法では、どの形にも斜線があります。", "`{scheme}` 的文法在每種形式中都有斜線。"},
		row{"Add `/` and what is wanted there.", "`/` と、必要なものを加えてください。", "請加上 `/` 及所需內容。"}},
}
