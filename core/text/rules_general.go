package text

// ruleRows has, for each rule, what is wrong, why it matters and what to do.
var ruleRows = collect(generalRules, loginRules, schemeRules)

func collect(tables ...map[string]ruleText) map[string]ruleText {
	all := map[string]ruleText{}
	for _, table := range tables {
		for id, r := range table {
			all[id] = r
		}
	}
	return all
}

// generalRules are those of sections 2, 4 and 5 and of the appendix.
var generalRules = map[string]ruleText{
	"scheme-missing": {
		row{"A scheme and its colon are missing", "スキームとコロンがありません", "缺少協議名稱與冒號"},
		row{"A URL begins with the name of its scheme, which says how all the rest is to be read.", "URL はスキームの名前で始まります。残りの読み方はそれで決まります。", "URL 以協議名稱開頭，其餘部分如何解讀由它決定。"},
		row{"Put a scheme such as `http:` in front.", "先頭に `http:` のようなスキームを置いてください。", "請在前面加上協議名稱，例如 `http:`。"}},
	"scheme-colon": {
		row{"The colon after `{scheme}` is missing", "`{scheme}` の後のコロンがありません", "`{scheme}` 之後缺少冒號"},
		row{"The colon is what ends the scheme; without it there is none.", "スキームはコロンで終わります。コロンがなければスキームになりません。", "協議名稱以冒號結束；沒有冒號就沒有協議名稱。"},
		row{"Add the colon.", "コロンを加えてください。", "請加上冒號。"}},
	"scheme-octet": {
		row{"`{raw}` may not stand in a scheme", "`{raw}` はスキームに使えません", "`{raw}` 不可出現在協議名稱中"},
		row{"A scheme is letters, digits, `+`, `-` and `.`, and nothing else.", "スキームに使えるのは英字、数字、`+`、`-`、`.` だけです。", "協議名稱只能使用字母、數字、`+`、`-` 與 `.`。"},
		row{"Take it out. A scheme has no escapes.", "取り除いてください。スキームではエスケープも使えません。", "請將它去掉。協議名稱中也不能使用跳脫序列。"}},
	"scheme-misspelt": {
		row{"`{raw}` is no scheme we know: `{arg}`?", "`{raw}` は知られていないスキームです。`{arg}` ですか", "`{raw}` 不是已知的協議。是 `{arg}` 嗎？"},
		row{"Any letters before the colon make a scheme, so this is not forbidden. But no client will know what to do with it.", "コロンの前の文字列は何でもスキームになるため、禁止ではありません。しかし、扱えるクライアントはないでしょう。", "冒號前的任何字母都能作為協議名稱，因此並不禁止，但沒有用戶端知道如何處理。"},
		row{"If `{arg}` was meant, write that. The parts are shown as `{arg}` has them.", "`{arg}` のつもりなら、そう書いてください。部分は `{arg}` として表示しています。", "若您指的是 `{arg}`，請改寫。各部分以 `{arg}` 的方式顯示。"}},
	"scheme-upper-case": {
		row{"`{raw}` is usually written in lower case", "`{raw}` は普通は小文字で書きます", "`{raw}` 通常以小寫書寫"},
		row{"Schemes are lower case; programs should accept capitals all the same.", "スキームは小文字です。ただし、プログラムは大文字も受け入れるべきです。", "協議名稱為小寫；不過程式應該也接受大寫。"},
		row{"Write it in lower case, to be safe with old programs.", "古いプログラムのために、小文字で書いてください。", "為了相容舊的程式，請以小寫書寫。"}},
	"scheme-odd-start": {
		row{"A scheme that begins with `{raw}`", "`{raw}` で始まるスキーム", "以 `{raw}` 開頭的協議名稱"},
		row{"RFC 1738 allows it. Later standards want a letter first, and many programs do too.", "RFC 1738 では許されます。後の標準や多くのプログラムは、先頭に英字を求めます。", "RFC 1738 允許這樣寫，但之後的標準與許多程式要求以字母開頭。"},
		row{"Choose a scheme that begins with a letter where you can.", "できれば英字で始まるスキームを選んでください。", "可以的話，請選用以字母開頭的協議名稱。"}},
	"non-ascii": {
		row{"`{raw}` is not US-ASCII", "`{raw}` は US-ASCII ではありません", "`{raw}` 不屬於 US-ASCII"},
		row{"A URL is written with the printable characters of US-ASCII only; octets 80 to FF are not among them.", "URL は US-ASCII の印字できる文字だけで書きます。80 から FF のオクテットは含まれません。", "URL 只能使用 US-ASCII 的可列印字元；80 至 FF 的八位元組不在其中。"},
		row{"Encode its octets. They are shown as UTF-8 has them; a server may expect another character set.", "オクテットを符号化してください。ここでは UTF-8 のオクテットを示しますが、サーバは別の文字集合を期待するかもしれません。", "請將其八位元組編碼。此處以 UTF-8 表示，伺服器可能預期其他字元集。"}},
	"control": {
		row{"A control octet, `{hex}`", "制御文字 `{hex}`", "控制字元 `{hex}`"},
		row{"Control octets have no printable character. They get lost, or change what a program does.", "制御文字には印字できる形がありません。失われたり、プログラムの動作を変えたりします。", "控制字元無法列印，可能遺失，或改變程式的行為。"},
		row{"Take it out. If the octet itself is meant, write `{escaped}`.", "取り除いてください。そのオクテット自体が必要なら `{escaped}` と書きます。", "請將它去掉。若確實需要此八位元組，請寫成 `{escaped}`。"}},
	"line-break": {
		row{"A line break or tab inside, `{hex}`", "途中の改行またはタブ `{hex}`", "中間有換行或定位字元 `{hex}`"},
		row{"Long URLs are broken over lines in print and in mail. The break is not part of the URL.", "長い URL は印刷やメールで行をまたぎます。改行は URL の一部ではありません。", "較長的 URL 在印刷或郵件中會跨行，換行不屬於 URL。"},
		row{"Take it out. If a hyphen stands before it, check that the hyphen is meant.", "取り除いてください。直前にハイフンがあれば、それが必要か確かめてください。", "請將它去掉。若前面有連字號，請確認是否需要。"}},
	"hyphen-break": {
		row{"A line break after a hyphen", "ハイフンの後の改行", "連字號之後換行"},
		row{"Printers add a hyphen where they break a line, so nobody can tell whether this one belongs to the URL.", "印刷では改行の所にハイフンを加えることがあり、URL のものかどうか分かりません。", "印刷換行時可能加上連字號，因此無法判斷它是否屬於 URL。"},
		row{"Take the break out. Then see which reading works: with the hyphen or without.", "改行を取り除き、ハイフンのある読み方とない読み方のどちらが正しいか確かめてください。", "請去掉換行，再確認有無連字號何者正確。"}},
	"dot-segment": {
		row{"`{raw}` is a name like any other here", "`{raw}` はここでは普通の名前です", "`{raw}` 在此只是普通的名稱"},
		row{"RFC 1738 gives dots no meaning. Relative links came later, and clients of today may take the segment away.", "RFC 1738 では点に意味はありません。相対リンクは後に加わり、今のクライアントはこの区間を取り去ることがあります。", "RFC 1738 未賦予點任何意義；相對連結較晚出現，現今的用戶端可能會移除此段。"},
		row{"Write the path that is meant in full.", "目的のパスを省略せずに書いてください。", "請完整寫出所指的路徑。"}},
	"space": {
		row{"A space may not stand in a URL", "URL に空白は使えません", "URL 中不可有空格"},
		row{"Spaces appear and vanish when a URL is copied, set in print or passed through a word processor.", "空白は、URL を写したり、印刷したり、ワープロに通したりするときに増減します。", "複製、排版或經文書處理時，空格可能出現或消失。"},
		row{"If a space is meant in {part}, write `%20` where escapes may stand; else take it out.", "{part}に空白が必要なら、エスケープを使える所では `%20` と書きます。そうでなければ取り除いてください。", "若{part}確實需要空格，在可使用跳脫序列之處寫成 `%20`；否則請去掉。"}},
	"escape-forbidden": {
		row{"No escapes in {part}: `{raw}`", "{part}ではエスケープを使えません: `{raw}`", "{part}不可使用跳脫序列：`{raw}`"},
		row{"The grammar has escapes only where octets of a protocol are written, and here it has none.", "文法でエスケープを使えるのはプロトコルのオクテットを書く所だけで、ここでは使えません。", "文法只允許在書寫協定八位元組之處使用跳脫序列，此處不行。"},
		row{"Write the character itself if it may stand here, or take it out.", "ここに書ける文字なら文字そのものを書き、そうでなければ取り除いてください。", "若該字元可出現在此，請直接書寫；否則請去掉。"}},
	"percent": {
		row{"`%` without two hexadecimal digits", "十六進数字が二つ続かない `%`", "`%` 之後沒有兩個十六進位數字"},
		row{"`%` begins an escape. Alone it is unsafe, since nobody can tell what it was meant for.", "`%` はエスケープの始まりです。単独では何を表すか分からないため、危険とされます。", "`%` 是跳脫序列的開頭；單獨出現時無法判斷其意，因此不安全。"},
		row{"Write `%25` if the percent sign itself is meant, or complete the escape.", "パーセント記号そのものなら `%25` と書き、そうでなければエスケープを完成させてください。", "若指百分號本身，請寫成 `%25`；否則請補全跳脫序列。"}},
	"fragment": {
		row{"`#` begins a fragment, which is not part of a URL", "`#` からはフラグメントで、URL の一部ではありません", "`#` 開始片段，而片段不屬於 URL"},
		row{"The World-Wide Web uses `#` to part a URL from a place inside the document. It is never sent.", "World-Wide Web では `#` が URL と文書内の位置を分けます。これは送られません。", "全球資訊網以 `#` 分隔 URL 與文件中的位置，它不會送出。"},
		row{"Take the fragment off to get the URL. If the character itself is meant, write `%23`.", "フラグメントを外すと URL になります。文字そのものが必要なら `%23` と書きます。", "去掉片段即為 URL。若指此字元本身，請寫成 `%23`。"}},
	"hash-octet": {
		row{"`{raw}` stands before any URL has been named", "URL がまだないのに `{raw}` があります", "在 URL 出現之前就有 `{raw}`"},
		row{"`#` parts a URL from its fragment. Here there is no URL in front of it yet.", "`#` は URL とフラグメントを分けますが、ここではその前に URL がありません。", "`#` 分隔 URL 與片段，但此處前面還沒有 URL。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
	"delimiter-octet": {
		row{"`{raw}` must be written `{escaped}`", "`{raw}` は `{escaped}` と書かなければなりません", "`{raw}` 必須寫成 `{escaped}`"},
		row{"Angle brackets and quote marks are put around URLs in text, so inside they would end it.", "山括弧や引用符は文中で URL を囲むため、中にあるとそこで終わってしまいます。", "尖括號與引號在文字中用來框住 URL，出現在內部會使它提前結束。"},
		row{"Encode it.", "符号化してください。", "請將它編碼。"}},
	"backslash": {
		row{"A backslash, `{raw}`, is no slash", "逆斜線 `{raw}` は斜線ではありません", "反斜線 `{raw}` 不是斜線"},
		row{"The backslash is one of the characters that gateways are known to change. Only `/` separates.", "逆斜線は中継で変わることのある文字です。区切りになるのは `/` だけです。", "反斜線是閘道可能更改的字元；只有 `/` 才能作分隔。"},
		row{"Write `/` if a path is meant, or `{escaped}` for the character itself.", "パスの区切りなら `/`、文字そのものなら `{escaped}` と書いてください。", "若要分隔路徑請寫 `/`；若指字元本身請寫 `{escaped}`。"}},
	"backslash-slash": {
		row{"A backslash stands where a slash should", "斜線の位置に逆斜線があります", "應為斜線之處寫了反斜線"},
		row{"Some systems write paths with backslashes; a URL never does.", "パスに逆斜線を使うシステムもありますが、URL では使いません。", "有些系統以反斜線書寫路徑，URL 則不然。"},
		row{"Write `/`.", "`/` と書いてください。", "請寫 `/`。"}},
	"tilde": {
		row{"`~` must be written `{escaped}`", "`~` は `{escaped}` と書かなければなりません", "`~` 必須寫成 `{escaped}`"},
		row{"In 1994 the tilde was a national character, which gateways could change. RFC 2396 allowed it in 1998.", "1994 年にはチルダは各国用の文字で、中継で変わることがありました。1998 年の RFC 2396 で許されました。", "1994 年時波浪號屬於國別字元，可能被閘道更改；1998 年的 RFC 2396 才允許使用。"},
		row{"Encode it: every server takes both for the same.", "符号化してください。どのサーバも同じものとして扱います。", "請將它編碼；任何伺服器都視為相同。"}},
	"national-octet": {
		row{"`{raw}` must be written `{escaped}`", "`{raw}` は `{escaped}` と書かなければなりません", "`{raw}` 必須寫成 `{escaped}`"},
		row{"Braces, brackets, bar, caret and grave are unsafe: gateways are known to change them.", "波括弧、角括弧、縦線、曲折記号、抑音符は、中継で変わることがあるため危険とされます。", "大括號、方括號、直線、插入號與重音符不安全，閘道可能將其更改。"},
		row{"Encode it.", "符号化してください。", "請將它編碼。"}},
	"encoded-control": {
		row{"`{raw}` hides a control octet", "`{raw}` には制御文字が隠れています", "`{raw}` 隱藏了控制字元"},
		row{"Decoded and sent as it is, it could end a command early and begin another (section 6).", "復号してそのまま送ると、命令を途中で終わらせ、別の命令を始めることがあります (6 節)。", "若解碼後直接送出，可能提前結束指令並開始另一個（第 6 節）。"},
		row{"Ask whether it is needed. A client must not send it raw.", "本当に必要か確かめてください。クライアントはそのまま送ってはなりません。", "請確認是否需要。用戶端不得直接送出。"}},
	"encoded-reserved": {
		row{"`{raw}` keeps `{decoded}` from its reserved job", "`{raw}` は `{decoded}` の予約された役割を避けます", "`{raw}` 使 `{decoded}` 不起保留作用"},
		row{"Reserved octets are the ones that mean something else when they are encoded.", "予約されたオクテットは、符号化すると意味が変わります。", "保留的八位元組在編碼之後意義會改變。"},
		row{"Leave it as it is, unless the raw character was meant.", "生の文字のつもりでなければ、このままにしてください。", "除非要的是未編碼的字元，否則請保持不變。"}},
	"encoded-needless": {
		row{"`{raw}` could be written `{decoded}`", "`{raw}` は `{decoded}` と書けます", "`{raw}` 可寫成 `{decoded}`"},
		row{"Any octet may be encoded, and this one needs it nowhere. Plain, it is easier to read.", "どのオクテットも符号化できますが、これはどこでも不要です。そのままの方が読みやすくなります。", "任何八位元組都可編碼，但此處並不需要，直接書寫較易閱讀。"},
		row{"Write it plainly; it names the same resource.", "そのまま書いてください。指す資源は同じです。", "請直接書寫，所指資源相同。"}},
	"escape-lower-case": {
		row{"`{raw}`: capitals are the usual digits", "`{raw}`: 十六進数字は大文字が普通です", "`{raw}`：十六進位數字通常大寫"},
		row{"Both are right and mean the same octets. Programs that compare URLs letter by letter take them for two.", "どちらも正しく、同じオクテットを表します。ただし文字ごとに比べるプログラムは別のものと見なします。", "兩者皆正確且表示相同的八位元組，但逐字比較的程式會視為不同。"},
		row{"Write `A` to `F` in capitals.", "`A` から `F` は大文字で書いてください。", "請將 `A` 至 `F` 寫成大寫。"}},
	"reserved-octet": {
		row{"`{raw}` is reserved and has no job in {part}", "`{raw}` は予約文字で、{part}には役割がありません", "`{raw}` 是保留字元，在{part}中沒有作用"},
		row{"A reserved character may stand raw only where its scheme gives it a purpose.", "予約文字をそのまま書けるのは、スキームが役割を与えた所だけです。", "保留字元只能在協議賦予其用途之處直接書寫。"},
		row{"Encode it if it is meant as a character, or take it out.", "文字として必要なら符号化し、そうでなければ取り除いてください。", "若作為字元使用請編碼，否則請去掉。"}},
	"scheme-set-aside": {
		row{"`{raw}` was set aside for later", "`{raw}` は後のために取り置かれた名前です", "`{raw}` 是預留給日後的名稱"},
		row{"Section 4 lists it as proposed and gives it no syntax of its own.", "4 節は提案された名前として挙げ、固有の構文を与えていません。", "第 4 節將它列為提議中的名稱，沒有給予專屬語法。"},
		row{"It is read by the generic syntax here.", "ここでは一般の構文で読んでいます。", "此處依通用語法解讀。"}},
	"scheme-experimental": {
		row{"`{raw}` is an experimental scheme", "`{raw}` は実験用のスキームです", "`{raw}` 是實驗性協議"},
		row{"Names that begin with `x-` are for use by agreement between those concerned.", "`x-` で始まる名前は、当事者どうしの合意のもとで使います。", "以 `x-` 開頭的名稱供相關各方協議使用。"},
		row{"Use it only where everybody knows it.", "全員が知っている所でだけ使ってください。", "請只在各方都認得之處使用。"}},
	"scheme-later": {
		row{"`{raw}` came after RFC 1738", "`{raw}` は RFC 1738 より後のスキームです", "`{raw}` 晚於 RFC 1738"},
		row{"It is defined in {arg}. RFC 1738 has only the generic syntax for it.", "{arg} で定められています。RFC 1738 には一般の構文しかありません。", "它定義於 {arg}，RFC 1738 只提供通用語法。"},
		row{"It is read by the generic syntax here; its own standard may say more.", "ここでは一般の構文で読んでいます。固有の標準に詳しい規則があります。", "此處依通用語法解讀，其專屬標準可能另有規定。"}},
	"scheme-unknown": {
		row{"`{raw}` is a scheme that RFC 1738 does not know", "`{raw}` は RFC 1738 にないスキームです", "`{raw}` 是 RFC 1738 沒有列出的協議"},
		row{"Any name may be a scheme. What the rest means is for those who define it.", "どの名前もスキームになれます。残りの意味は定めた人しだいです。", "任何名稱都可作為協議，其餘部分的意義由定義者決定。"},
		row{"Check the spelling. It is read by the generic syntax here.", "綴りを確かめてください。ここでは一般の構文で読んでいます。", "請檢查拼寫。此處依通用語法解讀。"}},
	"url-prefix": {
		row{"`{raw}` is a label, not part of the URL", "`{raw}` は目印で、URL の一部ではありません", "`{raw}` 是標記，不屬於 URL"},
		row{"In text the appendix puts `URL:` before a URL. Left there, it reads as a scheme of that name.", "付録では、文中の URL の前に `URL:` を置きます。そのままではその名前のスキームになります。", "附錄建議在文字中於 URL 前加上 `URL:`；若保留，會被視為該名稱的協議。"},
		row{"Take the prefix off.", "目印を外してください。", "請去掉此前綴。"}},
	"wrapper": {
		row{"A wrapper around the URL, `{raw}`", "URL の囲み `{raw}`", "URL 外的括號 `{raw}`"},
		row{"Angle brackets set a URL off from the text around it and are not part of it.", "山括弧は URL を周りの文から分けるもので、URL の一部ではありません。", "尖括號將 URL 與周圍文字分開，不屬於 URL。"},
		row{"Take the wrapper off.", "囲みを外してください。", "請去掉外框。"}},
	"space-around": {
		row{"White space around the URL", "URL の前後の空白", "URL 前後有空白"},
		row{"It is not part of the URL.", "URL の一部ではありません。", "它不屬於 URL。"},
		row{"Take it out.", "取り除いてください。", "請將它去掉。"}},
}
