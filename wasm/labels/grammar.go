//go:build !js

package labels

import (
	"urlscope/core/standards"
	"urlscope/core/text"
)

// Keys of the page of grammars. The build of the site writes it, so the program does not need these labels.
const (
	GrammarTitle   text.Key = "grammar-title"
	GrammarAbout   text.Key = "grammar-about"
	GrammarOf1738  text.Key = "grammar-of-1738"
	GrammarOf3986  text.Key = "grammar-of-3986"
	GrammarStrings text.Key = "grammar-strings"
	GrammarMisses  text.Key = "grammar-misses"
	GrammarUses    text.Key = "grammar-uses"
	GrammarUsedIn  text.Key = "grammar-used-in"
	GrammarLessons text.Key = "grammar-lessons"
	GrammarEmpty   text.Key = "grammar-empty"
)

func init() {
	all.Add(grammarRows)
	all.Add(meaningRows)
}

var grammarRows = text.Rows{
	{GrammarTitle, text.Row{"The grammar of URLs", "URL の文法", "URL 的語法"}},
	{GrammarAbout, text.Row{
		"Every rule of the grammar of RFC 1738 and of RFC 3986: what it stands for, its definition as printed, the same as a picture and in words, strings that it derives, and strings that it nearly derives, with the place where they stop. Each has an address of its own.",
		"RFC 1738 と RFC 3986 の文法の全規則です。規則ごとに、何を表すか、印刷どおりの定義、その図と文章、導ける文字列、そして惜しくも導けない文字列とその理由の場所を示します。どの規則にも固有のアドレスがあります。",
		"RFC 1738 和 RFC 3986 語法的所有規則。每條規則都列出它代表什麼、原文的定義、對應的圖和文字說明、可導出的字串，以及差一點就能導出的字串和中斷的位置。每條規則都有自己的位址。"}},
	{GrammarOf1738, text.Row{"RFC 1738, section 5", "RFC 1738、5 節", "RFC 1738 第 5 節"}},
	{GrammarOf3986, text.Row{"RFC 3986, appendix A", "RFC 3986、付録 A", "RFC 3986 附錄 A"}},
	{GrammarStrings, text.Row{"Strings of this rule", "この規則の文字列", "這條規則的字串"}},
	{GrammarMisses, text.Row{"Near misses", "惜しい文字列", "差一點的字串"}},
	{GrammarUses, text.Row{"It uses", "使う規則", "用到的規則"}},
	{GrammarUsedIn, text.Row{"It is used in", "使われる規則", "用到它的規則"}},
	{GrammarLessons, text.Row{"Lessons that need it", "この規則を使うレッスン", "用到它的課程"}},
	{GrammarEmpty, text.Row{"nothing: the empty string", "空の文字列", "空字串"}},
}

// Meaning returns what a rule stands for, in a few words: a rule of RFC 3986 or, for any other standard, of RFC 1738.
func Meaning(l text.Lang, by standards.Standard, rule string) string {
	if by == standards.RFC3986 {
		rule = by.String() + "-" + rule
	}
	return UI(l, text.Key("means-"+rule))
}

// meaningRows has the meanings of the rules in their printed order.
var meaningRows = text.Rows{
	{"means-genericurl", text.Row{"the form that all URLs have: a scheme, a colon, and what the scheme defines", "すべての URL に共通の形（スキーム、コロン、スキームが定める部分）", "所有 URL 共通的形式：方案、冒號，以及由方案定義的部分"}},
	{"means-url", text.Row{"a URL, by the scheme that it has", "スキームごとの URL", "依方案區分的 URL"}},
	{"means-otherurl", text.Row{"a URL of any other scheme", "ほかのスキームの URL", "其他方案的 URL"}},
	{"means-scheme", text.Row{"the name before the first colon, which decides how the rest is read", "最初のコロンの前の名前（残りの読み方を決めます）", "第一個冒號前的名稱，決定其餘部分如何解讀"}},
	{"means-schemepart", text.Row{"all behind the colon of the scheme", "スキームのコロンより後ろのすべて", "方案的冒號之後的全部"}},
	{"means-ip-schemepart", text.Row{"what begins with two slashes and names a host", "2 つのスラッシュで始まり、ホストを示す部分", "以兩條斜線開頭並指出主機的部分"}},
	{"means-login", text.Row{"who connects to which host", "だれがどのホストに接続するか", "由誰連線到哪台主機"}},
	{"means-hostport", text.Row{"a host, and the port if it is another than usual", "ホストと、いつもと違うポート", "主機，以及與平常不同的連接埠"}},
	{"means-host", text.Row{"the host that a client connects to", "クライアントが接続するホスト", "用戶端連線的主機"}},
	{"means-hostname", text.Row{"the name of a host, labels with dots between them", "ホストの名前（ピリオドで区切ったラベル）", "主機名稱：以句點分隔的標籤"}},
	{"means-domainlabel", text.Row{"a label of such a name but the last", "ホスト名の最後以外のラベル", "主機名稱中最後一個以外的標籤"}},
	{"means-toplabel", text.Row{"the last label, which begins with a letter", "最後のラベル（英字で始まります）", "最後一個標籤，以英文字母開頭"}},
	{"means-alphadigit", text.Row{"a letter or a digit", "英字または数字", "英文字母或數字"}},
	{"means-hostnumber", text.Row{"the address of a host in four decimal numbers", "10 進数 4 つで書いたホストのアドレス", "以四個十進位數字寫成的主機位址"}},
	{"means-port", text.Row{"the number of the port", "ポートの番号", "連接埠的號碼"}},
	{"means-user", text.Row{"the user name for the login", "ログインのユーザ名", "登入的使用者名稱"}},
	{"means-password", text.Row{"the password for the login, for all to read", "ログインのパスワード（だれにでも読めます）", "登入的密碼，任何人都看得到"}},
	{"means-urlpath", text.Row{"what the scheme defines behind the host", "ホストの後ろの、スキームが定める部分", "主機之後由方案定義的部分"}},
	{"means-ftpurl", text.Row{"a file or a directory on an FTP server", "FTP サーバ上のファイルまたはディレクトリ", "FTP 伺服器上的檔案或目錄"}},
	{"means-fpath", text.Row{"directories to change to, then a name", "移動先のディレクトリと、最後の名前", "要切換的目錄，以及最後的名稱"}},
	{"means-fsegment", text.Row{"one name of that path, which a client sends decoded", "そのパスの名前 1 つ（デコードして送られます）", "該路徑中的一個名稱，解碼後送出"}},
	{"means-ftptype", text.Row{"how the file is transferred: as text, as it is, or as a list of a directory", "転送の方法（テキスト、そのまま、ディレクトリの一覧のいずれか）", "傳輸方式：文字、原樣，或目錄清單"}},
	{"means-fileurl", text.Row{"a file on a host, by no protocol", "ホスト上のファイル（プロトコルは決まっていません）", "主機上的檔案，未指定協定"}},
	{"means-httpurl", text.Row{"a resource on an HTTP server", "HTTP サーバ上のリソース", "HTTP 伺服器上的資源"}},
	{"means-hpath", text.Row{"the path of the request", "要求のパス", "要求的路徑"}},
	{"means-hsegment", text.Row{"a segment of that path, between slashes", "そのパスの要素（スラッシュの間の部分）", "該路徑中斜線之間的區段"}},
	{"means-search", text.Row{"the search string (query) behind the question mark, or in Gopher behind a tab", "疑問符の後ろの検索文字列（クエリ）（Gopher ではタブの後ろ）", "問號之後的查詢字串（搜尋字串）；在 Gopher 中位於定位字元之後"}},
	{"means-gopherurl", text.Row{"an item on a Gopher server", "Gopher サーバ上の項目", "Gopher 伺服器上的項目"}},
	{"means-gtype", text.Row{"the type of the item, one octet", "項目のタイプ（1 オクテット）", "項目的類型，一個八位元組"}},
	{"means-selector", text.Row{"the selector, which a client sends as it is, decoded", "セレクタ（デコードしてそのまま送られます）", "選擇器，解碼後原樣送出"}},
	{"means-gopher+_string", text.Row{"what a Gopher+ client adds to its request", "Gopher+ のクライアントが要求に加える文字列", "Gopher+ 用戶端加在要求後面的字串"}},
	{"means-mailtourl", text.Row{"a mailbox to write to", "メールの宛先", "收信的信箱"}},
	{"means-encoded822addr", text.Row{"an address of RFC 822, with escapes where a URL needs them", "RFC 822 のアドレス（URL で必要な箇所はエスケープします）", "RFC 822 的位址，依 URL 需要使用跳脫序列"}},
	{"means-newsurl", text.Row{"a newsgroup or an article, on whatever server the client uses", "ニュースグループまたは記事（サーバはクライアントが決めます）", "新聞群組或文章，由用戶端決定伺服器"}},
	{"means-grouppart", text.Row{"all groups, one group, or one article", "全グループ、1 つのグループ、または 1 つの記事", "所有群組、一個群組，或一篇文章"}},
	{"means-group", text.Row{"the name of a newsgroup", "ニュースグループの名前", "新聞群組的名稱"}},
	{"means-article", text.Row{"the id of an article, with the host that issued it", "記事の識別子と、それを発行したホスト", "文章的識別碼，以及發出它的主機"}},
	{"means-nntpurl", text.Row{"an article of a group on one server, by its number there", "1 つのサーバのグループにある記事（そこでの番号で示します）", "某台伺服器上群組中的文章，以該處的編號表示"}},
	{"means-telneturl", text.Row{"a service to log in to by Telnet", "Telnet でログインするサービス", "以 Telnet 登入的服務"}},
	{"means-waisurl", text.Row{"a database of a WAIS server, a search in it, or a document", "WAIS サーバのデータベース、その検索、または文書", "WAIS 伺服器的資料庫、其中的搜尋，或文件"}},
	{"means-waisdatabase", text.Row{"a database that can be searched", "検索できるデータベース", "可搜尋的資料庫"}},
	{"means-waisindex", text.Row{"a search in a database", "データベースの検索", "對資料庫的搜尋"}},
	{"means-waisdoc", text.Row{"a document of a database", "データベースの文書", "資料庫中的文件"}},
	{"means-database", text.Row{"the name of the database", "データベースの名前", "資料庫的名稱"}},
	{"means-wtype", text.Row{"the type of the document", "文書のタイプ", "文件的類型"}},
	{"means-wpath", text.Row{"the id of the document, which only its server understands", "文書の ID（意味はそのサーバだけが知っています）", "文件的識別碼，只有其伺服器了解"}},
	{"means-prosperourl", text.Row{"an object that a Prospero server finds", "Prospero サーバが見つけるオブジェクト", "由 Prospero 伺服器尋找的物件"}},
	{"means-ppath", text.Row{"the name of the object, in segments", "オブジェクトの名前（要素に分かれます）", "物件的名稱，分成區段"}},
	{"means-psegment", text.Row{"a segment of that name", "その名前の要素", "該名稱的一個區段"}},
	{"means-fieldspec", text.Row{"a field that tells objects of one name apart", "同じ名前のオブジェクトを区別するフィールド", "用來區別同名物件的欄位"}},
	{"means-fieldname", text.Row{"the name of the field", "フィールドの名前", "欄位的名稱"}},
	{"means-fieldvalue", text.Row{"the value of the field", "フィールドの値", "欄位的值"}},
	{"means-lowalpha", text.Row{"a small letter", "英小文字", "小寫英文字母"}},
	{"means-hialpha", text.Row{"a capital letter", "英大文字", "大寫英文字母"}},
	{"means-alpha", text.Row{"a letter of US-ASCII", "US-ASCII の英字", "US-ASCII 的英文字母"}},
	{"means-digit", text.Row{"a decimal digit", "10 進数字", "十進位數字"}},
	{"means-safe", text.Row{"marks that are allowed in all parts with free text", "自由に書ける部分のどこでも使える記号", "可自由書寫的部分都能使用的符號"}},
	{"means-extra", text.Row{"more marks that are allowed there", "同じく使えるほかの記号", "同樣能使用的其他符號"}},
	{"means-national", text.Row{"marks that must be escapes; no rule uses it", "エスケープが必要な記号（使う規則はありません）", "必須改寫成跳脫序列的符號，沒有規則用到"}},
	{"means-punctuation", text.Row{"marks that often surround URLs; no rule uses it", "URL を囲むことの多い記号（使う規則はありません）", "常用來包圍 URL 的符號，沒有規則用到"}},
	{"means-reserved", text.Row{"marks that have a meaning of their own in some schemes", "スキームによって特別な意味を持つ記号", "在某些方案中有特殊意義的符號"}},
	{"means-hex", text.Row{"a hexadecimal digit", "16 進数字", "十六進位數字"}},
	{"means-escape", text.Row{"any octet, as a percent sign and its two hexadecimal digits", "任意のオクテット（パーセント記号と 16 進数字 2 つで書きます）", "任何八位元組，寫成百分號和兩個十六進位數字"}},
	{"means-unreserved", text.Row{"an octet that stands for itself in all such parts", "どの部分でもそれ自身を表すオクテット", "在各部分都代表自己的八位元組"}},
	{"means-uchar", text.Row{"an octet that is not reserved, or an escape", "予約されていないオクテット、またはエスケープ", "未保留的八位元組，或跳脫序列"}},
	{"means-xchar", text.Row{"any octet that a URL may have, or an escape", "URL で使えるオクテット、またはエスケープ", "URL 可以使用的任何八位元組，或跳脫序列"}},
	{"means-digits", text.Row{"a decimal number", "10 進数", "十進位數"}},

	{"means-rfc3986-URI", text.Row{"a URI with its scheme", "スキームのある URI", "含方案的 URI"}},
	{"means-rfc3986-hier-part", text.Row{"host and path, or a path alone", "ホストとパス、またはパスだけ", "主機和路徑，或只有路徑"}},
	{"means-rfc3986-URI-reference", text.Row{"what a link may have: a URI, or what is resolved against a base", "リンクに書けるもの（URI、または基底に対して解決するもの）", "連結可以寫的內容：URI，或相對於基底解析的參照"}},
	{"means-rfc3986-absolute-URI", text.Row{"a URI without a fragment, such as a base", "フラグメントのない URI（基底などに使います）", "不含片段的 URI，例如基底"}},
	{"means-rfc3986-relative-ref", text.Row{"a reference without a scheme, which needs a base", "スキームのない参照（基底が必要です）", "不含方案的參照，需要基底"}},
	{"means-rfc3986-relative-part", text.Row{"host and path of such a reference, or a path alone", "その参照のホストとパス、またはパスだけ", "該參照的主機和路徑，或只有路徑"}},
	{"means-rfc3986-scheme", text.Row{"the name before the first colon, which begins with a letter", "最初のコロンの前の名前（英字で始まります）", "第一個冒號前的名稱，以英文字母開頭"}},
	{"means-rfc3986-authority", text.Row{"who answers for the path: a host, with user and port", "パスを受け持つ相手（ホストと、ユーザ情報、ポート）", "負責路徑的一方：主機，以及使用者資訊和連接埠"}},
	{"means-rfc3986-userinfo", text.Row{"a user name and more, which the scheme defines", "ユーザ名など（スキームが定めます）", "使用者名稱等資訊，由方案定義"}},
	{"means-rfc3986-host", text.Row{"an address in brackets, an address of IPv4, or a name; what is one of IPv4 is no name", "角括弧の中のアドレス、IPv4 アドレス、または名前（IPv4 と読めるものは名前ではありません）", "方括號中的位址、IPv4 位址，或名稱；能讀成 IPv4 的就不是名稱"}},
	{"means-rfc3986-port", text.Row{"the number of the port, which may be empty", "ポートの番号（空でも構いません）", "連接埠的號碼，可以是空的"}},
	{"means-rfc3986-IP-literal", text.Row{"an address in brackets", "角括弧の中のアドレス", "方括號中的位址"}},
	{"means-rfc3986-IPvFuture", text.Row{"an address of a version that is to come", "将来のバージョンのアドレス", "未來版本的位址"}},
	{"means-rfc3986-IPv6address", text.Row{"an address of IPv6: eight groups, of which one run of zeros may be left out", "IPv6 のアドレス（8 つのグループで、続く 0 を 1 か所だけ省けます）", "IPv6 位址：八組數字，可省略一段連續的零"}},
	{"means-rfc3986-h16", text.Row{"16 bits of such an address", "そのアドレスの 16 ビット", "該位址的 16 個位元"}},
	{"means-rfc3986-ls32", text.Row{"its last 32 bits, which may be an address of IPv4", "最後の 32 ビット（IPv4 アドレスでも書けます）", "最後 32 個位元，可寫成 IPv4 位址"}},
	{"means-rfc3986-IPv4address", text.Row{"an address of IPv4 in four decimal numbers", "10 進数 4 つの IPv4 アドレス", "以四個十進位數字寫成的 IPv4 位址"}},
	{"means-rfc3986-dec-octet", text.Row{"a number from 0 to 255 without leading zeros", "0 から 255 の数（先頭に 0 は付きません）", "0 到 255 的數字，不含前導零"}},
	{"means-rfc3986-reg-name", text.Row{"a registered name, for which the scheme or the system knows the host", "登録された名前（どのホストかはスキームかシステムが知っています）", "登記的名稱，由方案或系統得知是哪台主機"}},
	{"means-rfc3986-path", text.Row{"any path; no rule uses it", "すべてのパス（使う規則はありません）", "任何路徑，沒有規則用到"}},
	{"means-rfc3986-path-abempty", text.Row{"a path behind an authority: it begins with a slash or is empty", "オーソリティの後ろのパス（スラッシュで始まるか、空）", "授權部分之後的路徑：以斜線開頭，或為空"}},
	{"means-rfc3986-path-absolute", text.Row{"a path that begins with one slash", "1 つのスラッシュで始まるパス", "以一條斜線開頭的路徑"}},
	{"means-rfc3986-path-noscheme", text.Row{"a path whose first segment has no colon, so that it is not taken for a scheme", "最初の要素にコロンがないパス（スキームと読まれないためです）", "第一個區段沒有冒號的路徑，以免被當成方案"}},
	{"means-rfc3986-path-rootless", text.Row{"a path that begins with a segment", "要素で始まるパス", "以區段開頭的路徑"}},
	{"means-rfc3986-path-empty", text.Row{"no path at all", "パスなし", "沒有路徑"}},
	{"means-rfc3986-segment", text.Row{"the part between two slashes of a path", "パスの 2 つのスラッシュの間", "路徑中兩條斜線之間的部分"}},
	{"means-rfc3986-segment-nz", text.Row{"a segment that is not empty", "空でない要素", "非空的區段"}},
	{"means-rfc3986-segment-nz-nc", text.Row{"a segment that is not empty and has no colon", "空でなく、コロンもない要素", "非空且沒有冒號的區段"}},
	{"means-rfc3986-pchar", text.Row{"an octet that a segment may have, or an escape", "パスの要素で使えるオクテット、またはエスケープ", "區段可以使用的八位元組，或跳脫序列"}},
	{"means-rfc3986-query", text.Row{"the query behind the first question mark", "最初の疑問符の後ろの検索文字列", "第一個問號之後的查詢字串"}},
	{"means-rfc3986-fragment", text.Row{"the fragment behind the number sign, which no client sends", "番号記号の後ろのフラグメント（クライアントは送りません）", "井字號之後的片段，用戶端不會送出"}},
	{"means-rfc3986-pct-encoded", text.Row{"any octet, as a percent sign and its two hexadecimal digits", "任意のオクテット（パーセント記号と 16 進数字 2 つで書きます）", "任何八位元組，寫成百分號和兩個十六進位數字"}},
	{"means-rfc3986-unreserved", text.Row{"an octet that means the same as its escape", "エスケープしても同じ意味のオクテット", "改寫成跳脫序列也同義的八位元組"}},
	{"means-rfc3986-reserved", text.Row{"marks that may separate parts", "区切りになりうる記号", "可能用作分隔的符號"}},
	{"means-rfc3986-gen-delims", text.Row{"marks that separate the parts of every URI", "どの URI でも部分を区切る記号", "在所有 URI 中分隔各部分的符號"}},
	{"means-rfc3986-sub-delims", text.Row{"marks that may separate what is within a part", "部分の中の区切りになりうる記号", "可能用來分隔某一部分內容的符號"}},
	{"means-rfc3986-ALPHA", text.Row{"a letter of US-ASCII", "US-ASCII の英字", "US-ASCII 的英文字母"}},
	{"means-rfc3986-DIGIT", text.Row{"a decimal digit", "10 進数字", "十進位數字"}},
	{"means-rfc3986-HEXDIG", text.Row{"a hexadecimal digit, in either case", "16 進数字（大文字でも小文字でも同じです）", "十六進位數字，大小寫皆可"}},
}
