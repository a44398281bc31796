package text

import (
	"slices"
	"strconv"
	"strings"

	"urlscope/core/derive"
	"urlscope/core/octet"
)

// Texts about the octets that can come next, and about the reason why a text is not derived. {a} is octets, {b} a part
// with its article, as in partTexts; {c} a part without it, and {n} a number.
var (
	nextHere     = Row{"Here {b}.", "次に来られるのは、{b}です。", "接下來可以是{b}。"}
	nextWaits    = Row{"Not finished: here {b}.", "未完成です。次に来られるのは、{b}です。", "尚未完成：接下來可以是{b}。"}
	nextGoesOn   = Row{"the {c} may go on", "{c}の続き", "{c}的後續"}
	nextStarts   = Row{"{b} may begin", "{b}", "{b}"}
	nextBegins   = Row{"`{a}` begins {b}", "`{a}` と{b}", "`{a}` 和{b}"}
	nextLikewise = Row{"`{a}` {b}", "`{a}` と{b}", "`{a}` 和{b}"}
	nextCloses   = Row{"`{a}` ends the address", "`{a}`（アドレスの終わり）", "`{a}`（位址的結尾）"}
	nextAlone    = Row{"`{a}` may follow", "`{a}`", "`{a}`"}
	nextElse     = Row{"`{a}` begins {b} and changes how the part before is read", "`{a}` と{b}（前の部分の読み方が変わります）", "`{a}` 和{b}（前面的讀法會改變）"}
	nextScheme   = Row{"`{a}` makes it a scheme", "`{a}`（前がスキームになります）", "`{a}`（前面會成為方案）"}
	nextEnd      = Row{"or it may end here", "URL の終わり", "URL 的結尾"}

	nextMust     = Row{"Not finished: {b} must come.", "未完成です。{b}が必要です。", "尚未完成：還需要{b}。"}
	nextMustThen = Row{"Not finished: the {c} may go on, then {b} must come.", "未完成です。{c}は続けられますが、その後に{b}が必要です。", "尚未完成：{c}可以繼續，之後還需要{b}。"}
	nextBoth     = Row{"{a} and {b}", "{a} と{b}", "{a} 和{b}"}
	nextOnlyThen = Row{"Only `{a}` can follow, then {b}.", "続けられるのは `{a}` だけで、その後は{b}です。", "後面只能接 `{a}`，然後是{b}。"}
	nextOnlyHere = Row{"Only `{a}` can follow this {c}.", "この{c}に続けられるのは `{a}` だけです。", "這個{c}後面只能接 `{a}`。"}
	nextOnlyThis = Row{"Only `{a}` can follow this {c}, then {b}.", "この{c}に続けられるのは `{a}` だけで、その後は{b}です。", "這個{c}後面只能接 `{a}`，然後是{b}。"}
	nextDigit    = Row{"One more hex digit.", "16 進数字があと 1 つ必要です。", "還需要一個十六進位數字。"}
	nextDigits   = Row{"Two more hex digits.", "16 進数字があと 2 つ必要です。", "還需要兩個十六進位數字。"}
	nextEnds     = Row{"It is complete here, and nothing can follow.", "ここで完結していて、後には何も続けられません。", "到這裡已經完整，後面不能再接任何內容。"}
	nextNeeds    = Row{"A `{a}` needs the `{b}` first.", "`{a}` の前に `{b}` が必要です。", "`{a}` 之前需要 `{b}`。"}
	noNewsServer = Row{"news has no server part.", "news にサーバの部分はありません。", "news 沒有伺服器的部分。"}

	alsoBy  = Row{"The grammar derives `{a}` from {b}, too.", "文法では、`{a}` は {b} からも導けます。", "依語法，`{a}` 也可由 {b} 推導。"}
	byProse = Row{"The text of section 3.4 tells {b} apart here, not the grammar.", "ここで {b} を区別するのは文法ではなく、3.4 節の本文です。", "這裡區分出 {b} 的是第 3.4 節的正文，不是語法。"}

	stopsAt  = Row{"Octet {n} is the first that cannot follow.", "オクテット {n} は、ここに続けられない最初のものです。", "八位元組 {n} 是第一個不能接在這裡的。"}
	causedBy = Row{"Octet {n} is the first that cannot follow; the cause is `{a}` at octet {m}.", "オクテット {n} は、ここに続けられない最初のものです。原因は、オクテット {m} の `{a}` です。", "八位元組 {n} 是第一個不能接在這裡的；原因是八位元組 {m} 的 `{a}`。"}
	endsBy   = Row{"The shortest ending is `{a}`.", "最も短い続きは `{a}` です。", "最短的結尾是 `{a}`。"}
	theTurn  = Row{"{a} {b} of {n}", "{a} {n} 個のうち {b} 番目", "{a} {n} 個中的第 {b} 個"}
)

// nextNouns are the parts that partTexts names otherwise, or not at all.
var nextNouns = [...]struct {
	rule string
	noun Row
}{
	{"login", Row{"a login", "ログイン情報", "登入資訊"}},
	{"fpath", Row{"the path", "パス", "路徑"}},
	{"hpath", Row{"the path", "パス", "路徑"}},
	{"ppath", Row{"the path", "パス", "路徑"}},
	{"fsegment", Row{"a name", "名前", "名稱"}},
	{"ftptype", Row{"a, i or d", "a、i、d のいずれか", "a、i 或 d"}},
	{"authority", Row{"an authority", "オーソリティ", "授權部分"}},
	{"userinfo", Row{"user information", "ユーザ情報", "使用者資訊"}},
	{"segment", Row{"a path segment", "パスの要素", "路徑區段"}},
	{"segment-nz", Row{"a path segment", "パスの要素", "路徑區段"}},
	{"segment-nz-nc", Row{"a path segment", "パスの要素", "路徑區段"}},
	{"digit", Row{"an article number", "記事番号", "文章編號"}},
	{"schemepart", Row{"a part that the scheme defines", "スキーム固有部", "方案專屬部分"}},
	{"query", Row{"a query", "検索文字列", "查詢字串"}},
}

// ruleNoun returns the word for a rule of a grammar in a sentence, in English with an article: "a host". It is the name of the rule
// itself if there is no word.
func ruleNoun(l Lang, rule string) string {
	for i := range nextNouns {
		if nextNouns[i].rule == rule {
			return nextNouns[i].noun.In(l)
		}
	}
	if t := partTextsByKey[rule]; t != nil {
		return t.Noun.In(l)
	}
	return rule
}

// glosses are short words for rules whose names a sentence about the next octet should not use.
var glosses = [...]struct {
	rule string
	word Row
}{
	{"hostport", Row{"host and port", "ホストとポート", "主機與連接埠"}},
	{"hostname", Row{"name", "名前", "名稱"}},
	{"hostnumber", Row{"address", "アドレス", "位址"}},
	{"domainlabel", Row{"label", "ラベル", "標籤"}},
	{"toplabel", Row{"last label", "最後のラベル", "最後的標籤"}},
	{"uchar", Row{"plain", "通常の文字", "一般字元"}},
	{"unreserved", Row{"plain", "通常の文字", "一般字元"}},
	{"reserved", Row{"with a job", "役割のある文字", "有作用的字元"}},
	{"escape", Row{"escape", "エスケープ", "跳脫序列"}},
	{"alpha", Row{"letter", "英字", "字母"}},
	{"lowalpha", Row{"small letter", "小文字", "小寫字母"}},
	{"hialpha", Row{"capital", "大文字", "大寫字母"}},
	{"digit", Row{"digit", "数字", "數字"}},
	{"digits", Row{"digits", "数字", "數字"}},
	{"hex", Row{"hex digit", "16 進", "十六進位"}},
}

// Gloss returns a short word for a rule of a grammar; "" if the rule has no such word.
func Gloss(l Lang, rule string) string {
	for i := range glosses {
		if strings.EqualFold(glosses[i].rule, rule) {
			return glosses[i].word.In(l)
		}
	}
	if noun := ruleNoun(l, rule); noun != rule {
		return bare(noun)
	}
	return ""
}

// bare returns a noun without its article.
func bare(noun string) string {
	for _, article := range []string{"a ", "an ", "the "} {
		if rest, ok := strings.CutPrefix(noun, article); ok {
			return rest
		}
	}
	return noun
}

// mostNext is how many things are said that may come next.
const mostNext = 4

// Next says what may come where a derivation ends, at most four things: "Here the host may go on, `:` begins a port, `/` the path."
func Next(l Lang, d *derive.Derivation) Prose {
	said := nextThings(l, d)
	if d.Needs != "" {
		said = sentences(l, said, nextNeeds, "{a}", d.Input[d.Offset:d.Offset+1], "{b}", d.Needs)
	}
	if serverOfNews(d) {
		said = sentences(l, said, noNewsServer)
	}
	return tidy(said)
}

// serverOfNews reports whether a news URL begins like one with a server.
func serverOfNews(d *derive.Derivation) bool {
	_, rest, _ := strings.Cut(d.Input, ":")
	return len(d.Nodes) > 1 && d.Nodes[1].Rule == "newsurl" && strings.HasPrefix(rest, "//")
}

// sentences adds a sentence, in English behind a space.
func sentences(l Lang, said Prose, row Row, pairs ...string) Prose {
	if l == English && len(said) > 0 {
		said = append(said, Run{Text: " "})
	}
	return append(said, Fill(row.In(l), pairs...)...)
}

func nextThings(l Lang, d *derive.Derivation) Prose {
	things := telling(d.Next)
	if len(things) == 0 {
		return Fill(nextEnds.In(l))
	}
	if things[0].Way == derive.Only {
		return nextRest(l, d, things[0])
	}
	if said := nextNeeded(l, d, things); said != nil {
		return said
	}
	most := mostNext
	if d.State == derive.Valid {
		most--
	}
	var list []Prose
	begun := false
	for _, t := range choose(l, things, most) {
		list = append(list, nextThing(l, d, t, begun))
		begun = begun || t.Way >= derive.Begins && t.Part != "" && !endsScheme(t)
	}
	if d.State == derive.Valid {
		list = append(list, Fill(nextEnd.In(l)))
	}
	row := nextHere
	if d.State == derive.Unfinished {
		row = nextWaits
	}
	return around(row.In(l), joined(list, UI(l, ListComma)))
}

// telling returns the things that a reader needs to be told. It leaves out the rest of a literal if its next octet can
// also come in another way: in "file://l" a host can go on with any letter, so "ocalhost" is left out, and behind the
// "%" of a Gopher selector any escape can follow, so the rest of "%09" is left out.
func telling(things []derive.Thing) []derive.Thing {
	return slices.DeleteFunc(slices.Clone(things), func(rest derive.Thing) bool {
		return rest.Way == derive.Only && rest.Literal != "" && slices.ContainsFunc(things, func(t derive.Thing) bool {
			return (t.Way == derive.GoesOn || t.Digits > 0) && strings.Contains(t.Octets, rest.Literal[:1])
		})
	})
}

// choose returns what is worth saying, in order. What ends a scheme, or a delimiter that has begun, comes before other delimiters, for
// all that follows depends on it; where that is too much, what begins a part that is named already is left out: the next segment of a path, but not a fragment.
func choose(l Lang, things []derive.Thing, most int) []derive.Thing {
	var list []derive.Thing
	for _, t := range things {
		switch {
		case endsScheme(t), !t.Else && t.Way == derive.Only:
			list = slices.Insert(list, min(1, len(list)), t)
		case !t.Else || t.Way == derive.Begins:
			list = append(list, t)
		}
	}
	for i := len(list) - 1; i > 0 && len(list) > most; i-- {
		if slices.ContainsFunc(list[:i], func(t derive.Thing) bool { return ruleNoun(l, t.Part) == ruleNoun(l, list[i].Part) }) {
			list = slices.Delete(list, i, i+1)
		}
	}
	return list[:min(len(list), most)]
}

// endsScheme reports whether a thing is the colon that makes a scheme of a segment of RFC 3986.
func endsScheme(t derive.Thing) bool { return t.Else && t.Part == "hier-part" }

// around returns a template whose slot {b} is prose.
func around(template string, inner Prose) Prose {
	before, behind, _ := strings.Cut(template, "{b}")
	return slices.Concat(Prose{{Text: before}}, inner, Prose{{Text: behind}})
}

func joined(list []Prose, separator string) (all Prose) {
	for i, p := range list {
		if i > 0 {
			all = append(all, Run{Text: separator})
		}
		all = append(all, p...)
	}
	return all
}

// nextThing says one thing of several. begun tells whether one before it begins a part, too.
func nextThing(l Lang, d *derive.Derivation, t derive.Thing, begun bool) Prose {
	noun := ruleNoun(l, t.Part)
	if t.Part == "search" && d.Nodes[1].Rule == "httpurl" {
		noun = ruleNoun(l, "search/query")
	}
	row := nextBegins
	switch {
	case t.Way == derive.GoesOn:
		row = nextGoesOn
	case t.Way == derive.Starts:
		row = nextStarts
	case endsScheme(t):
		row = nextScheme
	case endsAddress(t):
		row = nextCloses
	case t.Part == "":
		row = nextAlone
	case t.Else:
		row = nextElse
	case begun:
		row = nextLikewise
	}
	return Fill(row.In(l), "{a}", t.Literal, "{b}", noun, "{c}", bare(noun))
}

// endsAddress reports whether a thing is the bracket behind an address.
func endsAddress(t derive.Thing) bool { return t.Literal == "]" }

// nextNeeded says what must come, where it is one thing: "an `@` and a host". It is nil elsewhere. That the part before it may go on is
// said, but not of the "//h/g/42" of "news:", which nobody means to be a name that goes on.
func nextNeeded(l Lang, d *derive.Derivation, things []derive.Thing) Prose {
	var needed []derive.Thing
	goesOn := ""
	for _, t := range things {
		switch {
		case t.Way == derive.GoesOn && !serverOfNews(d):
			goesOn = t.Part
		case t.Way != derive.GoesOn && !t.Else:
			needed = append(needed, t)
		}
	}
	if d.MayEnd || d.State != derive.Unfinished || len(needed) != 1 || endsAddress(needed[0]) {
		return nil
	}
	t := needed[0]
	noun := ruleNoun(l, t.Part)
	if t.Literal != "" {
		literal := "`" + t.Literal + "`"
		if l == English {
			literal = article(t.Literal) + literal
		}
		if t.Part == "" || t.Part == "schemepart" {
			noun = literal
		} else {
			noun = with(nextBoth.In(l), "{a}", literal, "{b}", noun)
		}
	}
	row := nextMust
	if goesOn != "" {
		row = nextMustThen
	}
	return Fill(with(row.In(l), "{b}", noun, "{c}", bare(ruleNoun(l, goesOn))))
}

// article returns the article of an octet as it is read: "an " for "@".
func article(octets string) string {
	if octets == "@" {
		return "an "
	}
	return "a "
}

// nextRest says what is left of a literal or of an escape.
func nextRest(l Lang, d *derive.Derivation, t derive.Thing) Prose {
	switch {
	case t.Digits == 1:
		return Fill(nextDigit.In(l))
	case t.Digits > 1:
		return Fill(nextDigits.In(l))
	}
	part, last := ruleNoun(l, t.Part), d.Input[d.Offset-1]
	row := nextOnlyThen
	switch {
	case part == "":
		row = nextOnlyHere
	case octet.ClassOf(last)&(octet.Alpha|octet.Digit) == 0:
		row = nextOnlyThis
	}
	return Fill(row.In(l), "{a}", t.Literal, "{b}", part, "{c}", bare(OctetName(l, last)))
}

// Derived says how far a text is derived, if that is not all: "Octet 18 is the first that cannot follow." The shortest ending is given
// if it has at most three octets and there is no problem in front of it: any other is no help.
func Derived(l Lang, d *derive.Derivation) Prose {
	const short = 3
	switch {
	case d.Cause.Len() > 0:
		return Fill(causedBy.In(l), "{n}", strconv.Itoa(d.Offset), "{a}", show(d.Cause.In(d.Input)), "{m}", strconv.Itoa(d.Cause.Start))
	case d.State == derive.Invalid:
		return Fill(stopsAt.In(l), "{n}", strconv.Itoa(d.Offset))
	case d.State == derive.Unfinished && len(d.Ending) <= short && !d.Doubt:
		return Fill(endsBy.In(l), "{a}", d.Ending)
	}
	return nil
}

// Marks says of the steps of a trail what is not the grammar's own decision: where it has another derivation, and what only the prose
// tells apart.
func Marks(l Lang, d *derive.Derivation, trail []derive.Step) (said Prose) {
	for _, s := range trail {
		if s.Node < 0 {
			continue
		}
		if also := d.Also(s.Node); also != "" {
			said = sentences(l, said, alsoBy, "{a}", s.In(d.Input), "{b}", also)
		}
		if n := d.Nodes[s.Node]; n.By == derive.Prose && n.Kind == derive.Rule {
			said = sentences(l, said, byProse, "{b}", n.Rule)
		}
	}
	return said
}

// Trail returns the way to an octet on a line: "url › httpurl › hpath › hsegment 2 of 3 › … › `b`".
func Trail(l Lang, trail []derive.Step) Prose {
	var list []Prose
	for _, s := range trail {
		mark := ""
		if s.By == derive.Guess {
			mark = "?" // as in the tree: that it is this rule, or these octets of one, is a guess
		}
		step := Prose{{Text: s.Rule + mark}}
		switch {
		case s.Rule == "":
			if step = (Prose{{show(s.Literal), true}}); mark != "" {
				step = append(step, Run{Text: mark})
			}
		case s.Turns > 0:
			step = Prose{{Text: with(theTurn.In(l), "{a}", s.Rule+mark, "{b}", strconv.Itoa(s.Turn), "{n}", strconv.Itoa(s.Turns))}}
		}
		list = append(list, step)
	}
	return joined(list, " › ")
}
