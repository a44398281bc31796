package goal

import "urlscope/core/text"

// A predicate is one kind of goal.
type predicate struct {
	name    string
	about   about
	compare compare
	valid   bool // needs a valid URL
	holds   func(*attempt, *test) bool
	yes, no text.Row // the label, and the label of the negation; empty for octetRows, or if notRow is enough
}

// An about is the kind of object of a predicate.
type about uint8

const (
	nothing about = iota
	aPart         // user
	onePart       // user, fsegment[0]
	aKind         // ftp-cwd
	aRule         // tilde
	anOctet       // 2F
)

// A compare is the kind of comparison of a predicate.
type compare uint8

const (
	none      compare = iota
	octets            // = ^= $= *= and octets
	numbers           // = <= >= and a number
	exactly           // = and octets
	whole             // octets
	selection         // the selection
)

// predicates lists all predicates in the order of the package comment. In labels, {part} is a part, {n} a number with
// its comparison, {a} any other object.
var predicates = []predicate{
	{"valid", nothing, none, false, isValid, text.Row{"It is a valid URL", "正しい URL です", "是有效的 URL"},
		text.Row{"It is not a valid URL", "正しい URL ではありません", "不是有效的 URL"}},
	{"offset", nothing, numbers, false, offset, text.Row{"Octet of the first error: {n}", "最初の誤りのあるオクテット：{n}", "第一個錯誤所在的八位元組：{n}"}, text.Row{}},
	{"scheme", nothing, exactly, false, scheme, text.Row{"The scheme is `{a}`", "スキームは `{a}` です", "方案是 `{a}`"},
		text.Row{"The scheme is not `{a}`", "スキームは `{a}` ではありません", "方案不是 `{a}`"}},
	{"rule", nothing, exactly, false, production, text.Row{"The rule of the grammar is `{a}`", "文法の規則は `{a}` です", "語法的規則是 `{a}`"},
		text.Row{"The rule of the grammar is not `{a}`", "文法の規則は `{a}` ではありません", "語法的規則不是 `{a}`"}},
	{"octets", nothing, numbers, false, length, text.Row{"Octets: {n}", "オクテットの数：{n}", "八位元組數：{n}"}, text.Row{}},
	{"escapes", nothing, numbers, false, escapes, text.Row{"Escapes: {n}", "エスケープの数：{n}", "跳脫序列數：{n}"}, text.Row{}},
	{"escape", anOctet, none, false, escape, text.Row{"`{a}` is written", "`{a}` があります", "寫有 `{a}`"},
		text.Row{"`{a}` is not written", "`{a}` はありません", "沒有寫 `{a}`"}},
	{"input", nothing, octets, false, input, text.Row{}, text.Row{}},
	{"edits", nothing, numbers, false, edits, text.Row{"Octets that are changed: {n}", "変えたオクテットの数：{n}", "更動的八位元組數：{n}"}, text.Row{}},
	{"fragment", nothing, none, false, fragment, text.Row{"There is a fragment", "フラグメントがあります", "有片段"},
		text.Row{"There is no fragment", "フラグメントはありません", "沒有片段"}},
	{"problem", aRule, none, false, problem, text.Row{"The problem `{a}` is there", "問題 `{a}` があります", "有問題 `{a}`"},
		text.Row{"The problem `{a}` is not there", "問題 `{a}` はありません", "沒有問題 `{a}`"}},
	{"clean", nothing, none, false, clean, text.Row{"There is no error and no warning", "エラーも警告もありません", "沒有錯誤，也沒有警告"},
		text.Row{"There is an error or a warning", "エラーか警告があります", "有錯誤或警告"}},
	{"part", onePart, none, true, isThere, text.Row{"There is {part}", "{part}があります", "有{part}"},
		text.Row{"There is not {part}", "{part}はありません", "沒有{part}"}},
	{"raw", onePart, octets, true, raw, text.Row{}, text.Row{}},
	{"decoded", onePart, octets, true, decoded, text.Row{}, text.Row{}},
	{"count", aPart, numbers, true, count, text.Row{"How often there is {part}: {n}", "{part}の数：{n}", "{part}的數目：{n}"}, text.Row{}},
	{"keeps", aPart, none, true, keeps, text.Row{"As at the start: {part}", "{part}は初めのままです", "與開始時相同：{part}"},
		text.Row{"Not as at the start: {part}", "{part}は初めとは違います", "與開始時不同：{part}"}},
	{"sends", nothing, octets, true, sends, text.Row{}, text.Row{}},
	{"steps", aKind, numbers, true, steps, text.Row{"How often there is `{a}` on the wire: {n}", "通信に現れる `{a}` の数：{n}", "通訊中 `{a}` 的次數：{n}"}, text.Row{}},
	{"guess", aKind, none, true, guess, text.Row{"A client has to guess `{a}`", "クライアントは `{a}` を推測します", "用戶端得猜測 `{a}`"},
		text.Row{"A client does not have to guess `{a}`", "クライアントは `{a}` を推測しません", "用戶端不必猜測 `{a}`"}},
	{"connects", nothing, exactly, true, connects, text.Row{"A client connects to `{a}`", "クライアントは `{a}` に接続します", "用戶端連線到 `{a}`"},
		text.Row{"No client connects to `{a}`", "クライアントは `{a}` に接続しません", "用戶端不會連線到 `{a}`"}},
	{"danger", nothing, none, true, danger, text.Row{"A line that is sent ends early", "送られる行が途中で終わります", "送出的行會提早結束"},
		text.Row{"No line that is sent ends early", "送られる行は途中で終わりません", "送出的行都不會提早結束"}},
	{"as", nothing, whole, true, same, text.Row{"A client sends the same as for `{a}`", "クライアントが送るものは `{a}` と同じです", "用戶端送出的與 `{a}` 相同"},
		text.Row{"A client does not send the same as for `{a}`", "クライアントが送るものは `{a}` と同じではありません", "用戶端送出的與 `{a}` 不同"}},
	{"points", onePart, selection, true, points, text.Row{"Selected: {part}", "選択中：{part}", "已選取：{part}"},
		text.Row{"Not selected: {part}", "選択していないもの：{part}", "未選取：{part}"}},
}

// predicateOf returns the predicate of that name, or nil.
func predicateOf(name string) *predicate {
	for i := range predicates {
		if predicates[i].name == name {
			return &predicates[i]
		}
	}
	return nil
}
