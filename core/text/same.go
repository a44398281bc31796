package text

import (
	"strconv"

	"urlscope/core/compare"
	"urlscope/core/standards"
)

// A levelText names a sense in which two URLs are the same, and says what follows if they are not.
type levelText struct{ name, follows Row }

var levelTexts = [...]levelText{
	compare.LevelString: {
		Row{"same string", "同じ文字列", "相同的字串"},
		Row{"An OAuth server refuses it as `redirect_uri`.", "OAuth サーバは `redirect_uri` として受け付けません。", "OAuth 伺服器不會接受它作為 `redirect_uri`。"},
	},
	compare.LevelSyntax: {
		Row{"same but for case, escapes and dot segments", "大文字と小文字、エスケープ、ドットの要素を除いて同じ", "除了大小寫、跳脫序列和點區段以外相同"},
		Row{"A program that does not know the scheme takes them for two.", "スキームを知らないプログラムは、別のものとして扱います。", "不認識方案的程式會當作兩個。"},
	},
	compare.LevelScheme: {
		Row{"same also but for default port, empty path and a file’s localhost", "既定のポート、空のパス、file の localhost も除いて同じ", "再除了預設連接埠、空路徑和 file 的 localhost 以外相同"},
		Row{"A crawler fetches both.", "クローラは両方を取得します。", "爬蟲會把兩個都取回。"},
	},
	compare.LevelURL: {
		Row{"same URL in a browser", "ブラウザにとって同じ URL", "在瀏覽器是同一個 URL"},
		Row{"A browser’s history keeps both.", "ブラウザの履歴には両方が残ります。", "瀏覽器的歷史記錄會保留兩個。"},
	},
	compare.LevelDocument: {
		Row{"same URL in a browser but for the fragment", "フラグメントを除けば、ブラウザにとって同じ URL", "除了片段以外，在瀏覽器是同一個 URL"},
		Row{"A browser loads another document.", "ブラウザは別の文書を読み込みます。", "瀏覽器會載入另一份文件。"},
	},
	compare.LevelOrigin: {
		Row{"same origin", "同一オリジン", "同源"},
		Row{"Scripts of one cannot read the other.", "一方のスクリプトは他方を読めません。", "其中一個的腳本不能讀取另一個。"},
	},
	compare.LevelSite: {
		Row{"same site", "同一サイト", "同站"},
		Row{"A `SameSite=Strict` cookie is not sent with requests from one to the other.", "一方から他方への要求に、`SameSite=Strict` の Cookie は付きません。", "從一個對另一個提出要求時，不會附上 `SameSite=Strict` 的 Cookie。"},
	},
}

// sameLoopback says what follows of another string if only the port of a loopback address differs.
var sameLoopback = Row{
	"An OAuth server takes it as `redirect_uri` all the same: it allows any port of a loopback address (RFC 8252, 7.3).",
	"それでも OAuth サーバは `redirect_uri` として受け付けます。ループバックアドレスでは、どのポートも認めます（RFC 8252、7.3）。",
	"OAuth 伺服器仍會接受它作為 `redirect_uri`：回送位址的任何連接埠都允許（RFC 8252，7.3）。",
}

// Whether two URLs are the same. {a} is a part, {b} an octet of the first, {c} one of the second.
var (
	sameYes  = Row{"yes", "はい", "是"}
	sameNo   = Row{"no, {a}, octet {b}", "いいえ、{a}、オクテット {b}", "否，{a}，八位元組 {b}"}
	sameNot2 = Row{"no, {a}, octets {b} and {c}", "いいえ、{a}、オクテット {b} と {c}", "否，{a}，八位元組 {b} 和 {c}"}
	sameOne  = Row{"only one is a URL there", "そこでは一方だけが URL", "在那裡只有一個是 URL"} // instead of a part
)

// sameCauses are the causes why two URLs are not the same, or why that is not known, that name no octets.
var sameCauses = map[compare.Cause]Row{
	compare.CauseOpaque:   {"no, an opaque origin is the same as no other", "いいえ、不透明なオリジンはほかのどれとも同じではありません", "否，不透明的來源和其他任何來源都不同"},
	compare.CauseNone:     {"not known, neither is a URL there", "不明、どちらもそこでは URL ではありません", "不明，兩者在那裡都不是 URL"},
	compare.CauseRelative: {"not known, it depends on a base", "不明、基底 URL によります", "不明，取決於基底 URL"},
	compare.CauseUnicode:  {"not known, the tables of Unicode decide", "不明、Unicode の表によります", "不明，取決於 Unicode 的表格"},
	compare.CauseSuffixes: {"not known, the list of public suffixes decides", "不明、公開サフィックスの一覧によります", "不明，取決於公共後綴清單"},
}

// roleLabels are the keys of the labels of parts that RFC 1738 names otherwise.
var roleLabels = map[standards.Role]string{
	standards.RoleAuthority: "delimiter", standards.RoleUserinfo: "user", standards.RolePath: "urlpath", standards.RoleQuery: "search/query",
}

// Level returns the name of a level: "same string".
func Level(l Lang, of compare.Level) string {
	if int(of) >= len(levelTexts) {
		return ""
	}
	return levelTexts[of].name.In(l)
}

// LevelClause returns the citation of a level: "RFC 3986, 6.2.1".
func LevelClause(l Lang, of compare.Level) string {
	document, section := of.Clause()
	return Cite(l, document, section)
}

// LevelAddress returns the URL of the section that defines a level.
func LevelAddress(of compare.Level) string {
	switch document, section := of.Clause(); {
	case of <= compare.LevelScheme:
		return "https://www.rfc-editor.org/rfc/rfc3986#section-" + section
	case document == "URL Standard":
		return "https://url.spec.whatwg.org/#url-equivalence"
	case of == compare.LevelOrigin:
		return "https://html.spec.whatwg.org/multipage/browsers.html#same-origin"
	}
	return "https://html.spec.whatwg.org/multipage/browsers.html#same-site"
}

// Rung says whether two URLs are the same in one sense, and what follows if not: "no, host, octet 7: An OAuth server refuses it".
func Rung(l Lang, r *compare.Rung) Prose {
	if r.Verdict == compare.VerdictSame {
		return Fill(sameYes.In(l))
	}
	if r.Verdict == compare.VerdictUnknown || r.Cause == compare.CauseOpaque {
		return Fill(sameCauses[r.Cause].In(l))
	}
	row := sameNot2
	if r.At[0] == r.At[1] {
		row = sameNo
	}
	say := func(what string) string {
		return with(row.In(l), "{a}", what, "{b}", strconv.Itoa(r.At[0]), "{c}", strconv.Itoa(r.At[1]))
	}
	if r.Cause == compare.CauseNone {
		return Fill(say(sameOne.In(l)))
	}
	key := roleLabels[r.Part]
	if key == "" {
		key = r.Part.String()
	}
	sent := r.Part != standards.RoleFragment || r.Level != compare.LevelScheme // a crawler fetches one document, for no client sends a fragment
	if !sent || !r.Web && r.Level != compare.LevelSyntax {                     // nobody asks for the URLs of mailto or news
		return Fill(say(PartLabel(l, key)))
	}
	follows := levelTexts[r.Level].follows
	if r.Loopback {
		follows = sameLoopback
	}
	return Fill(Lead(l, say(PartLabel(l, key))) + follows.In(l))
}

// RungLine is Rung behind the level and its clause: "same string (RFC 3986, 6.2.1): no, …".
func RungLine(l Lang, r *compare.Rung) Prose {
	return append(Prose{{Text: Lead(l, Level(l, r.Level)+InBrackets(l, LevelClause(l, r.Level)))}}, Rung(l, r)...)
}
