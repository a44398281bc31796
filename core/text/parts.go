package text

import (
	"strconv"

	"urlscope/core"
)

// A partText is the short name of a part, as a label, and how a sentence speaks
// of it.
type partText struct{ Label, Noun row }

var partRows = map[string]partText{
	"scheme":         {row{"scheme", "スキーム", "協議"}, row{"the scheme", "スキーム", "協議名稱"}},
	"user":           {row{"user", "利用者名", "使用者"}, row{"the user name", "利用者名", "使用者名稱"}},
	"password":       {row{"password", "パスワード", "密碼"}, row{"the password", "パスワード", "密碼"}},
	"host":           {row{"host", "ホスト", "主機"}, row{"the host", "ホスト", "主機"}},
	"port":           {row{"port", "ポート", "連接埠"}, row{"the port", "ポート", "連接埠"}},
	"directory":      {row{"directory", "ディレクトリ", "目錄"}, row{"an FTP directory name", "FTP のディレクトリ名", "FTP 目錄名稱"}},
	"name":           {row{"name", "名前", "名稱"}, row{"an FTP file name", "FTP のファイル名", "FTP 檔案名稱"}},
	"path":           {row{"path", "パス", "路徑"}, row{"the path", "パス", "路徑"}},
	"ftptype":        {row{"type code", "型コード", "類型碼"}, row{"the type code", "型コード", "類型碼"}},
	"search":         {row{"search", "検索", "搜尋"}, row{"the search", "検索", "搜尋字串"}},
	"gtype":          {row{"type", "型", "類型"}, row{"the Gopher type", "Gopher の型", "Gopher 類型"}},
	"selector":       {row{"selector", "セレクタ", "選擇器"}, row{"the selector", "セレクタ", "選擇器"}},
	"gopher+_string": {row{"gopher+ string", "gopher+ 文字列", "gopher+ 字串"}, row{"the gopher+ string", "gopher+ 文字列", "gopher+ 字串"}},
	"encoded822addr": {row{"mailbox", "メール宛先", "信箱"}, row{"the mail address", "メールアドレス", "郵件位址"}},
	"grouppart":      {row{"all groups", "全グループ", "全部群組"}, row{"the newsgroup", "ニュースグループ", "新聞群組"}},
	"group":          {row{"group", "グループ", "群組"}, row{"the newsgroup", "ニュースグループ", "新聞群組"}},
	"article":        {row{"article", "記事", "文章"}, row{"the message id", "メッセージ ID", "訊息識別碼"}},
	"digits":         {row{"number", "番号", "編號"}, row{"the article number", "記事番号", "文章編號"}},
	"database":       {row{"database", "データベース", "資料庫"}, row{"the database", "データベース", "資料庫"}},
	"wtype":          {row{"type", "型", "類型"}, row{"the WAIS type", "WAIS の型", "WAIS 類型"}},
	"wpath":          {row{"document id", "文書 ID", "文件識別碼"}, row{"the document id", "文書 ID", "文件識別碼"}},
	"psegment":       {row{"object name", "オブジェクト名", "物件名稱"}, row{"the object name", "オブジェクト名", "物件名稱"}},
	"fieldname":      {row{"field", "フィールド", "欄位"}, row{"a field name", "フィールド名", "欄位名稱"}},
	"fieldvalue":     {row{"value", "値", "值"}, row{"a field value", "フィールドの値", "欄位值"}},
	"schemepart":     {row{"scheme part", "スキーム部", "協議部分"}, row{"the scheme part", "スキーム固有部", "協議特定部分"}},
	"urlpath":        {row{"path", "パス", "路徑"}, row{"the path", "パス", "路徑"}},
	"fragment":       {row{"fragment", "フラグメント", "片段"}, row{"the fragment", "フラグメント", "片段"}},
	"stray":          {row{"not of the URL", "URL の外", "不屬於 URL"}, row{"text around the URL", "URL の外の文字", "URL 之外的文字"}},
	"delimiter":      {row{"delimiter", "区切り", "分隔符"}, row{"a delimiter", "区切り", "分隔符"}},
}

// partKey returns the key of a token's part. The segments of FTP are told apart:
// all but the last are directories.
func partKey(u *core.URL, t core.Token) string {
	switch t.Part {
	case core.Fsegment:
		if u.Reading() != core.FTP {
			return "path"
		}
		for _, later := range u.Tokens() {
			if later.Part == core.Fsegment && later.Start > t.Start {
				return "directory"
			}
		}
		return "name"
	case core.Hsegment:
		return "path"
	}
	return t.Part.String()
}

// Part returns the short name of a token, as a label under it.
func Part(l Lang, u *core.URL, t core.Token) string { return partRows[partKey(u, t)].Label.in(l) }

// PartNoun returns the name of a token as a sentence uses it.
func PartNoun(l Lang, u *core.URL, t core.Token) string { return partRows[partKey(u, t)].Noun.in(l) }

// InPart says that something is in the part of a token.
func InPart(l Lang, u *core.URL, t core.Token) string {
	return with(inPart.in(l), "{part}", PartNoun(l, u, t))
}

var (
	inPart = row{"in {part}", "{part}の中", "在{part}中"}

	validTen   = row{"Valid {a} URL", "正しい {a} URL", "有效的 {a} URL"}
	validOther = row{"Valid URL, by the generic syntax", "一般の構文では正しい URL", "依通用語法有效的 URL"}
	notYet     = row{"Not a URL yet", "まだ URL ではありません", "尚不是 URL"}
	nothingYet = row{"Nothing typed yet", "まだ何も入力されていません", "尚未輸入"}
)

// schemeNames are the names of the ten as their makers write them.
var schemeNames = map[string]string{
	"ftp": "FTP", "http": "HTTP", "gopher": "Gopher", "mailto": "mailto", "news": "news", "nntp": "NNTP",
	"telnet": "Telnet", "wais": "WAIS", "file": "file", "prospero": "Prospero",
}

// Verdict says whether the input is a URL.
func Verdict(l Lang, u *core.URL) Prose {
	switch s := u.Scheme(); {
	case u.Source() == "":
		return prose(nothingYet.in(l))
	case !u.Valid():
		return prose(notYet.in(l))
	case s.Name == "":
		return prose(validOther.in(l))
	case u.Has(core.GopherString):
		return prose(validTen.in(l), "{a}", "Gopher+")
	default:
		return prose(validTen.in(l), "{a}", schemeNames[s.Name])
	}
}

// octet describes the octet, or the escape, at an offset.
type octet struct {
	token core.Token
	raw   string // the octet or the whole escape as it was typed
	value byte
	start int
}

func octetAt(u *core.URL, offset int) (o octet, ok bool) {
	i := u.TokenAt(offset)
	if i < 0 || offset < 0 || offset >= len(u.Source()) {
		return octet{}, false
	}
	src := u.Source()
	o = octet{token: u.Tokens()[i], raw: src[offset : offset+1], value: src[offset], start: offset}
	for start := max(0, offset-2); start <= offset; start++ {
		if decoded := core.AppendDecoded(nil, src[start:min(start+3, len(src))]); len(decoded) == 1 && start+3 <= len(src) {
			o.raw, o.value, o.start = src[start:start+3], decoded[0], start
			break
		}
	}
	return o, true
}

func (o octet) encoded() bool { return len(o.raw) == 3 }

// AtOctet says what the octet at an offset is; nothing behind the last.
func AtOctet(l Lang, u *core.URL, offset int) Prose {
	o, ok := octetAt(u, offset)
	if !ok {
		return nil
	}
	r := atOctet
	if o.encoded() {
		r = atEscape
	}
	return prose(r.in(l), "{n}", strconv.Itoa(o.start), "{raw}", Show(o.raw), "{a}", Show(string([]byte{o.value})), "{part}", PartNoun(l, u, o.token))
}

var (
	atOctet  = row{"At octet {n}: `{raw}` in {part}", "オクテット {n}: {part}の `{raw}`", "八位元組 {n}：{part}中的 `{raw}`"}
	atEscape = row{"At octet {n}: `{raw}` stands for `{a}` in {part}", "オクテット {n}: {part}の `{raw}` は `{a}` を表す", "八位元組 {n}：{part}中的 `{raw}` 代表 `{a}`"}
)

// Rows for the class of an octet, the first that fits.
var classRows = []struct {
	class core.Class
	row   row
}{
	{core.Alpha, row{"a letter", "英字", "字母"}},
	{core.Digit, row{"a digit", "数字", "數字"}},
	{core.Safe, row{"a safe character", "安全な文字 (safe)", "安全字元 (safe)"}},
	{core.Extra, row{"an extra character", "追加の文字 (extra)", "附加字元 (extra)"}},
	{core.Reserved, row{"a reserved character", "予約文字 (reserved)", "保留字元 (reserved)"}},
	{core.National, row{"a national character, unsafe", "各国用の文字 (national)、危険", "國別字元 (national)，不安全"}},
	{core.Angle | core.Hash | core.Percent, row{"punctuation, unsafe", "句読記号 (punctuation)、危険", "標點 (punctuation)，不安全"}},
	{core.Space, row{"a space, unsafe", "空白、危険", "空格，不安全"}},
	{core.Break | core.Control, row{"a control octet", "制御文字", "控制字元"}},
	{core.NonASCII, row{"outside US-ASCII", "US-ASCII の外", "在 US-ASCII 之外"}},
}

var (
	octetIs      = row{"Octet `{hex}`, {class}", "オクテット `{hex}`、{class}", "八位元組 `{hex}`，{class}"}
	asEscape     = row{", written as an escape.", "。エスケープで書かれています。", "，以跳脫序列寫成。"}
	asItself     = row{".", "。", "。"}
	mayStand     = row{"Raw, it may stand in {part}.", "{part}にそのまま書けます。", "可以直接寫在{part}中。"}
	wouldEnd     = row{"Raw, it ends {part}.", "そのまま書くと{part}がそこで終わります。", "直接書寫會結束{part}。"}
	mustEncode   = row{"In {part} it must be written `{escaped}`.", "{part}では `{escaped}` と書かなければなりません。", "在{part}中必須寫成 `{escaped}`。"}
	mayNever     = row{"It may not stand in {part}, and escapes neither.", "{part}には、エスケープを使っても書けません。", "不可出現在{part}中，跳脫序列也不行。"}
	separates    = row{"Here it separates two parts.", "ここでは二つの部分を分けます。", "在此分隔兩個部分。"}
	isOutside    = row{"It is outside the URL.", "URL の外にあります。", "在 URL 之外。"}
	sectionsHere = row{"Sections 2.2 and {a}", "2.2 節と {a} 節", "第 2.2 節與第 {a} 節"}
)

// Octet explains the octet at an offset: what it is, whether it may stand there,
// and where RFC 1738 says so.
func Octet(l Lang, u *core.URL, offset int) []Prose {
	o, ok := octetAt(u, offset)
	if !ok {
		return nil
	}
	class := ""
	for _, r := range classRows {
		if core.ClassOf(o.value)&r.class != 0 {
			class = r.row.in(l)
			break
		}
	}
	end := asItself
	if o.encoded() {
		end = asEscape
	}
	first := append(prose(octetIs.in(l), "{hex}", hex(string([]byte{o.value})), "{class}", class), Run{Text: end.in(l)})
	lines := []Prose{first}
	info := o.token.Part.Info()
	value := core.ClassOf(o.value)
	second := mustEncode
	switch {
	case o.token.Part == core.Delim:
		second = separates
	case o.token.Part == core.Stray || o.token.Part == core.Fragment:
		second = isOutside
	case value&o.token.Part.Ends() != 0:
		second = wouldEnd
	case value&info.Allowed != 0 && value != core.Percent:
		second = mayStand
	case info.Allowed&core.Percent == 0:
		second = mayNever
	}
	lines = append(lines, prose(second.in(l), "{part}", PartNoun(l, u, o.token), "{escaped}", escaped(string([]byte{o.value}))))
	if info.Section != "" && info.Section != "2.2" {
		lines = append(lines, prose(sectionsHere.in(l), "{a}", info.Section))
	}
	return lines
}

// Spoken is what a screen reader says once the typing rests: the verdict, how
// many problems there are, and the first one.
func Spoken(l Lang, u *core.URL, list []core.Diagnostic) string {
	s := Verdict(l, u).String()
	if len(list) == 0 {
		return s + spokenEnd.in(l)
	}
	var n [3]int
	for _, d := range list {
		n[d.Severity]++
	}
	first := Message(l, u, list[0]).String()
	return with(spoken.in(l), "{a}", s, "{b}", Counts(l, n), "{c}", first, "{d}", Place(l, list[0].Span))
}

var (
	spoken    = row{"{a}. {b}. First: {c}, {d}.", "{a}。{b}。最初は{d}、{c}。", "{a}。{b}。第一項：{d}，{c}。"}
	spokenEnd = row{".", "。", "。"}
)
