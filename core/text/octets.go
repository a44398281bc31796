package text

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
	"urlscope/core/octet"
	"urlscope/core/role"
	"urlscope/core/standards"
)

// octetNames are the names of the octets of US-ASCII that are not letters or digits.
var octetNames = map[byte]Row{
	0x00: {"NUL", "NUL", "NUL"},
	'\t': {"a tab", "タブ", "定位字元"},
	'\n': {"a line feed", "改行（LF）", "換行字元（LF）"},
	'\r': {"a carriage return", "復帰（CR）", "歸位字元（CR）"},
	' ':  {"a space", "空白", "空格"},
	'!':  {"an exclamation mark", "感嘆符", "驚嘆號"},
	'"':  {"a quote mark", "引用符", "引號"},
	'#':  {"a number sign", "番号記号", "井字號"},
	'$':  {"a dollar sign", "ドル記号", "錢幣符號"},
	'%':  {"a percent sign", "パーセント記号", "百分號"},
	'&':  {"an ampersand", "アンパサンド", "and 符號"},
	'\'': {"an apostrophe", "アポストロフィ", "單引號"},
	'(':  {"an opening parenthesis", "開き括弧", "左括號"},
	')':  {"a closing parenthesis", "閉じ括弧", "右括號"},
	'*':  {"an asterisk", "アスタリスク", "星號"},
	'+':  {"a plus sign", "プラス記号", "加號"},
	',':  {"a comma", "コンマ", "逗號"},
	'-':  {"a hyphen", "ハイフン", "連字號"},
	'.':  {"a dot", "ピリオド", "句點"},
	'/':  {"a slash", "スラッシュ", "斜線"},
	':':  {"a colon", "コロン", "冒號"},
	';':  {"a semicolon", "セミコロン", "分號"},
	'<':  {"an opening angle bracket", "開き山括弧", "左角括號"},
	'=':  {"an equals sign", "等号", "等號"},
	'>':  {"a closing angle bracket", "閉じ山括弧", "右角括號"},
	'?':  {"a question mark", "疑問符", "問號"},
	'@':  {"an at sign", "アットマーク", "小老鼠符號"},
	'[':  {"an opening bracket", "開き角括弧", "左方括號"},
	'\\': {"a backslash", "バックスラッシュ", "反斜線"},
	']':  {"a closing bracket", "閉じ角括弧", "右方括號"},
	'^':  {"a circumflex", "キャレット", "插入符號"},
	'_':  {"an underscore", "アンダースコア", "底線"},
	'`':  {"a grave accent", "バッククォート", "反引號"},
	'{':  {"an opening brace", "開き波括弧", "左大括號"},
	'|':  {"a vertical bar", "縦棒", "垂直線"},
	'}':  {"a closing brace", "閉じ波括弧", "右大括號"},
	'~':  {"a tilde", "チルダ", "波浪號"},
	0x7F: {"DEL", "DEL", "DEL"},
}

var (
	letterName  = Row{"a letter", "英字", "英文字母"}
	digitName   = Row{"a digit", "数字", "數字"}
	controlName = Row{"a control octet", "制御文字", "控制字元"}
	foreignName = Row{"outside US-ASCII", "US-ASCII にないオクテット", "不屬於 US-ASCII"}
	classified  = Row{"{name} ({class})", "{name}（{class}）", "{name}（{class}）"}
)

// classNames are the classes of section 5 that the name of an octet does not tell.
var classNames = []struct {
	class octet.Class
	name  Row
}{
	{octet.Safe, Row{"safe", "安全な文字", "安全字元"}},
	{octet.Extra, Row{"extra", "追加の文字", "額外字元"}},
	{octet.Reserved, Row{"reserved", "予約された文字", "保留字元"}},
	{octet.Unsafe, Row{"unsafe", "安全でない文字", "不安全字元"}},
	{octet.Control | octet.Break, Row{"control", "制御文字", "控制字元"}},
}

// className returns the class of octet b in words, or "" if its name tells it.
func className(l Lang, b byte) string {
	for _, c := range classNames {
		if octet.ClassOf(b)&c.class != 0 {
			return c.name.In(l)
		}
	}
	return ""
}

// OctetName returns the name of octet b in a sentence: "a slash", "a letter".
func OctetName(l Lang, b byte) string {
	if name, ok := octetNames[b]; ok {
		return name.In(l)
	}
	switch c := octet.ClassOf(b); {
	case c&octet.Alpha != 0:
		return letterName.In(l)
	case c&octet.Digit != 0:
		return digitName.In(l)
	case c&octet.NonASCII != 0:
		return foreignName.In(l)
	}
	return controlName.In(l)
}

// spotTexts are the sentences about one octet. {x} is the octet, {name} its name, {a} and {b} the parts on either
// side of a separator.
var spotTexts = map[string]Row{
	"plain":          {"Octet `{hex}`, {name}.", "オクテット `{hex}`、{name}です。", "八位元組 `{hex}`，{name}。"},
	"escape":         {"Octet `{hex}`, {name}, written as an escape.", "オクテット `{hex}`、{name}のエスケープです。", "八位元組 `{hex}`，{name}，寫成跳脫序列。"},
	"foreign":        {"Octet `{hex}`, part of `{x}`, outside US-ASCII.", "オクテット `{hex}`、US-ASCII にない `{x}` の一部です。", "八位元組 `{hex}`，是 `{x}` 的一部分，不屬於 US-ASCII。"},
	"foreign-escape": {"Octet `{hex}`, part of `{x}`, written as an escape.", "オクテット `{hex}`、`{x}` の一部のエスケープです。", "八位元組 `{hex}`，是 `{x}` 的一部分，寫成跳脫序列。"},

	"stands":     {"Allowed as it is in {part}.", "{part}でそのまま使えます。", "在{part}裡可以直接寫。"},
	"stands-too": {"Allowed as it is in {part}, too.", "{part}ではそのまま使うこともできます。", "在{part}裡也可以直接寫。"},
	"only-so":    {"In {part} it must be an escape, as here.", "{part}では、ここにあるようにエスケープで書きます。", "在{part}裡必須寫成跳脫序列，就像這裡一樣。"},
	"only-as":    {"In {part} it must be written `{escaped}`.", "{part}では `{escaped}` と書きます。", "在{part}裡必須寫成 `{escaped}`。"},
	"would-end":  {"Written as it is, it would end {this} here.", "そのまま書くと、{this}がここで終わります。", "如果直接寫，{this}就到此結束。"},
	"works":      {"It has a job here.", "ここで役割をもちます。", "它在這裡有作用。"},
	"only":       {"Allowed in this place: only `{these}`.", "この位置に使えるのは `{these}` だけです。", "這個位置只能是 `{these}`。"},
	"not-here":   {"Not allowed in this place in {part}.", "{part}のこの位置には使えません。", "在{part}的這個位置不能出現。"},
	"never":      {"Never allowed in {part}, not even as an escape.", "{part}には使えません。エスケープもできません。", "在{part}裡不能出現，寫成跳脫序列也不行。"},
	"no-escape":  {"Escapes are not allowed in {part}.", "{part}にエスケープは使えません。", "{part}裡不能有跳脫序列。"},
	"percent":    {"It begins an escape: two hex digits must follow.", "エスケープの始まりです。後に 16 進数字が 2 つ必要です。", "它是跳脫序列的開頭，後面必須有兩個十六進位數字。"},
	"between":    {"Here it separates {a} from {b}.", "ここで{a}と{b}を分けます。", "它在這裡分開{a}與{b}。"},
	"after":      {"Here it ends {a}.", "ここで{a}が終わります。", "{a}在這裡結束。"},
	"before":     {"Here it begins {b}.", "ここで{b}が始まります。", "{b}從這裡開始。"},
	"alone":      {"It separates parts.", "部分を分けます。", "它分開各部分。"},
	"fragment":   {"It is in a fragment, which is not part of the URL.", "フラグメントの中です。フラグメントは URL に含まれません。", "它在片段裡，片段不屬於 URL。"},
	"stray":      {"It is not part of the URL.", "URL の一部ではありません。", "它不屬於 URL。"},
	"literal":    {"RFC 1738 has no hosts in brackets.", "RFC 1738 に角括弧で囲んだホストはありません。", "RFC 1738 沒有方括號裡的主機。"},

	"untried": {"This text is too long to try octets in this place.", "テキストが長すぎるため、この位置に使えるオクテットは調べません。", "這段文字太長，所以不逐一嘗試這個位置的八位元組。"},
	"refused": {"{judge} refuses this text because of octet {fault}.", "{judge} がこのテキストを受け付けないのは、オクテット {fault} のためです。", "{judge} 不接受這段文字，原因在八位元組 {fault}。"},

	"section":  {"Section {a}", "{a} 節", "第 {a} 節"},
	"sections": {"Sections {a} and {b}", "{a} 節と {b} 節", "第 {a} 節與第 {b} 節"},

	"end":       {"At the end, octet {start}: nothing is here yet", "末尾、オクテット {start}：まだ何もありません", "結尾，八位元組 {start}：這裡還沒有內容"},
	"at":        {"At octet {start}: `{x}` in {part}", "オクテット {start}：{part}の `{x}`", "八位元組 {start}：{part}裡的 `{x}`"},
	"at-escape": {"At octet {start}: `{raw}` stands for `{stands}` in {part}", "オクテット {start}：`{raw}` は、{part}の中で `{stands}` を表します", "八位元組 {start}：`{raw}` 在{part}裡代表 `{stands}`"},
	"at-delim":  {"At octet {start}: `{token}`, {part}", "オクテット {start}：`{token}`（{part}）", "八位元組 {start}：`{token}`（{part}）"},
	"at-stray":  {"At octet {start}: `{x}`, outside the URL", "オクテット {start}：`{x}`（URL の外）", "八位元組 {start}：`{x}`（不屬於 URL）"},
}

// A Judged is a text as a standard has it that judges: its parts, and what each octet could do in place of others. Roles is false where
// that standard takes the text with no octet there, and nil for role.Of. The zero value is RFC 1738. If the standard refuses the text,
// Fault is where it does.
type Judged struct {
	Standard standards.Standard
	Tokens   []core.Token
	Roles    func(*core.URL, core.Span) ([256]role.Role, bool)
	Found    []core.Diagnostic // the problems by the standard
	Fault    int
}

// tokens returns the parts of u.
func (j *Judged) tokens(u *core.URL) []core.Token {
	if j.Tokens == nil {
		return u.Tokens()
	}
	return j.Tokens
}

// at returns the index of the token that has the octet at offset, or -1.
func (j *Judged) at(u *core.URL, offset int) int {
	if j.Tokens == nil {
		return u.TokenAt(offset)
	}
	return slices.IndexFunc(j.Tokens, func(t core.Token) bool { return t.Contains(offset) })
}

// A spot is one octet of a URL, typed raw or as an escape.
type spot struct {
	by    Judged
	l     Lang
	u     *core.URL
	token int       // index of the token
	span  core.Span // the octets typed for it
	char  string    // the UTF-8 character with the octet; the octet alone if it is in no character
	octet byte
}

// part returns the token of s.
func (s spot) part() core.Token { return s.by.tokens(s.u)[s.token] }

// spotAt returns the spot at offset. It is false if offset is outside the input.
func spotAt(l Lang, u *core.URL, by Judged, offset int) (spot, bool) {
	src := u.Source()
	i := by.at(u, offset)
	if offset < 0 || offset >= len(src) || i < 0 {
		return spot{}, false
	}
	s := spot{by: by, l: l, u: u, token: i, span: core.Span{Start: offset, End: offset + 1}, octet: src[offset]}
	t := s.part()
	if esc, ok := escapeAround(t.In(src), offset-t.Start); ok && t.Part != core.Fragment && t.Part != core.Stray {
		s.span = core.Span{Start: t.Start + esc, End: t.Start + esc + len("%XX")}
		s.octet = decode(s.span.In(src))[0]
		s.char = escapedCharacter(t.In(src), esc)
		return s, true
	}
	s.char = characterAround(src, offset)
	return s, true
}

// escapeAround returns the start of the escape around offset: 1 for "a%2F" and 3. It returns false if the octet is in
// no escape.
func escapeAround(raw string, offset int) (int, bool) {
	for i := max(offset-2, 0); i <= offset; i++ {
		if octet.IsEscape(raw, i) {
			return i, true
		}
	}
	return 0, false
}

// characterAround returns the UTF-8 character around offset, or the octet alone if it is in no character.
func characterAround(src string, offset int) string {
	for i := max(offset-utf8.UTFMax+1, 0); i <= offset; i++ {
		if r, n := utf8.DecodeRuneInString(src[i:]); i+n > offset && (r != utf8.RuneError || n > 1) {
			return src[i : i+n]
		}
	}
	return src[offset : offset+1]
}

// escapedCharacter returns the UTF-8 character that the escape at offset at and the escapes around it stand for, or the
// octet alone if they stand for no character.
func escapedCharacter(raw string, at int) string {
	start, end := at, at+len("%XX")
	for n := 1; n < utf8.UTFMax && start >= len("%XX") && octet.IsEscape(raw, start-len("%XX")); n++ {
		start -= len("%XX")
	}
	for n := 1; n < utf8.UTFMax && octet.IsEscape(raw, end); n++ {
		end += len("%XX")
	}
	return characterAround(decode(raw[start:end]), (at-start)/len("%XX"))
}

func (s spot) isEscape() bool { return s.span.Len() == len("%XX") }

// laterSection cites a section of a later standard.
var laterSection = Row{"{a}, {b}", "{a}、{b}", "{a}，{b}"}

// laterRoles maps the parts of RFC 1738 to the parts of later standards whose words they get.
var laterRoles = map[core.Part]standards.Role{
	core.SchemeName: standards.RoleScheme, core.User: standards.RoleUserinfo, core.Password: standards.RoleUserinfo, core.Host: standards.RoleHost,
	core.Port: standards.RolePort, core.Hsegment: standards.RolePath, core.Search: standards.RoleQuery, core.Fragment: standards.RoleFragment,
}

// LaterSection returns the section of RFC 3986 or of the URL Standard about a part.
func LaterSection(by standards.Standard, p core.Part) string {
	return standards.Section(by, laterRoles[p])
}

// spotSlots fill the slots of spotTexts.
var spotSlots = []struct {
	name string
	fill func(s spot) string
}{
	{"hex", func(s spot) string { return octet.Hex(s.octet) }},
	{"name", spot.name},
	{"x", func(s spot) string { return show(s.char) }},
	{"stands", func(s spot) string { return show(string([]byte{s.octet})) }},
	{"raw", func(s spot) string { return show(s.span.In(s.u.Source())) }},
	{"escaped", func(s spot) string { return escapesOf(string([]byte{s.octet})) }},
	{"start", func(s spot) string { return strconv.Itoa(s.span.Start) }},
	{"part", func(s spot) string { return s.noun(0) }},
	{"token", func(s spot) string { return show(s.part().In(s.u.Source())) }},
	{"this", spot.this},
	{"these", func(s spot) string { return strings.Join(rangesOf(s.roles(), role.Data), " ") }},
	{"fault", func(s spot) string { return strconv.Itoa(s.by.Fault) }},
	{"judge", func(s spot) string { return s.by.Standard.Title() }},
	{"a", func(s spot) string { return s.noun(-1) }},
	{"b", func(s spot) string { return s.noun(1) }},
}

func (s spot) slot(name string) string {
	for _, slot := range spotSlots {
		if slot.name == name {
			return slot.fill(s)
		}
	}
	return "{" + name + "}"
}

// noun names the part of the token at distance by from the token of s.
func (s spot) noun(by int) string { return partNoun(s.l, s.u, s.by.tokens(s.u)[s.token+by]) }

// this refers to the part of s, which the text has named before.
func (s spot) this() string {
	noun := s.noun(0)
	if s.l != English {
		return noun
	}
	_, noun, _ = strings.Cut(noun, " ") // without the article
	return "this " + noun
}

// name returns the name of the octet, and its class if the name does not tell it.
func (s spot) name() string {
	name, class := OctetName(s.l, s.octet), className(s.l, s.octet)
	if class == "" || s.by.Standard != standards.RFC1738 { // whose classes they are
		return name
	}
	return with(classified.In(s.l), "{name}", name, "{class}", class)
}

// roles returns the role of each octet in place of s.
func (s spot) roles() [256]role.Role {
	if s.by.Roles == nil {
		return role.Of(s.u, s.span)
	}
	roles, _ := s.by.Roles(s.u, s.span)
	return roles
}

// rangesOf lists the octets with a role. Consecutive letters and digits become ranges, such as "a–z".
func rangesOf(roles [256]role.Role, does role.Role) (list []string) {
	isOne := func(i int) bool { return i < len(roles) && roles[i] == does }
	for i := 0; i < len(roles); i++ {
		if !isOne(i) {
			continue
		}
		end := i + 1
		for isOne(end) && octet.ClassOf(byte(end))&octet.ClassOf(byte(i))&octet.AlphaDigit != 0 {
			end++
		}
		if end-i < 3 {
			end = i + 1
		}
		text := show(string([]byte{byte(i)}))
		if end > i+1 {
			text += "–" + show(string([]byte{byte(end - 1)}))
		}
		list = append(list, text)
		i = end - 1
	}
	return list
}

func (s spot) say(key string) Prose { return render(spotTexts[key].In(s.l), s.slot) }

// AtOctet describes the octet at offset in one line: "At octet 22: `%2F` stands for `/` in an FTP directory name". It
// also describes the end of the input. It returns nil for any other offset outside the input.
func AtOctet(l Lang, u *core.URL, by Judged, offset int) Prose {
	s, ok := spotAt(l, u, by, offset)
	switch {
	case !ok && (offset != len(u.Source()) || offset == 0):
		return nil
	case !ok:
		return Fill(spotTexts["end"].In(l), "{start}", strconv.Itoa(offset))
	case s.part().Part == core.Delim:
		s.span = s.part().Span
		return s.say("at-delim")
	case s.part().Part == core.Stray:
		return s.say("at-stray")
	case s.isEscape():
		return s.say("at-escape")
	}
	return s.say("at")
}

// Octet describes the octet at offset in three lines: which octet it is; whether it can be raw in that place, or its
// job; and the sections about it. It returns nil if offset is outside the input.
func Octet(l Lang, u *core.URL, by Judged, offset int) []Prose {
	s, ok := spotAt(l, u, by, offset)
	if !ok {
		return nil
	}
	first := "plain"
	if len(s.char) > 1 {
		first = "foreign"
	}
	switch {
	case s.isEscape() && first == "foreign":
		first = "foreign-escape"
	case s.isEscape():
		first = "escape"
	}
	if d, ok := s.problem(); ok {
		return []Prose{s.say(first), Message(l, u, d), Prose{{Text: SectionOf(l, d)}}}
	}
	return []Prose{s.say(first), s.say(s.standing()), s.sections()}
}

// problem returns the error by a later standard for s, or that browsers read something else there. It returns false for an error of an
// octet that only has to be an escape, of which the standing in its part says more, unless the part is a guess.
func (s spot) problem() (core.Diagnostic, bool) {
	i := slices.IndexFunc(s.by.Found, func(d core.Diagnostic) bool {
		return (d.Severity == core.SeverityError || isReadOtherwise(d)) && d.Span.Overlaps(s.span)
	})
	if s.by.Standard == standards.RFC1738 || i < 0 || !isReadOtherwise(s.by.Found[i]) && s.roles()[s.octet] == role.Encoded {
		return core.Diagnostic{}, false
	}
	return s.by.Found[i], true
}

// isReadOtherwise reports whether browsers leave the octets of d out, or read them as others.
func isReadOtherwise(d core.Diagnostic) bool {
	return d.Case == "url-unit/dropped" || d.Rule.ID == "url-backslash"
}

// standing returns the key of the sentence about s in its part.
func (s spot) standing() string {
	t := s.part()
	if s.by.Standard != standards.RFC1738 {
		key := s.standingLater(t.Part)
		blamed := key == "only" || key == "not-here" || key == "only-as" && strings.IndexByte(genDelims, s.octet) >= 0
		if blamed && s.isBeside() {
			key = "refused"
		}
		return key
	}
	if t.Part == core.Delim {
		return s.job()
	}
	switch t.Part {
	case core.Stray:
		return "stray"
	case core.Fragment:
		return "fragment"
	case core.HostLiteral:
		return "literal"
	}
	if s.isEscape() && t.Part.Info().Allowed&octet.Percent == 0 {
		return "no-escape"
	}
	return s.standingIn(t.Part)
}

// standingIn returns the key of the sentence about s in a part of section 5. If s is an escape, the part allows
// escapes.
func (s spot) standingIn(part core.Part) string {
	roles := s.roles()
	could := roles[s.octet]
	switch {
	case could == role.Barred && part.Info().Allowed&(octet.Percent|octet.ClassOf(s.octet)) == 0:
		return "never"
	case could == role.Barred && s.isBeside(): // with another scheme, the rest of "http:h" would be right
		return "refused"
	case could == role.Barred, s.isEscape() && roles['%'] != role.Syntax:
		return instead(roles)
	case s.octet == '%' && !s.isEscape():
		return "percent"
	case s.octet == '%':
		could = role.Encoded
	}
	if s.isEscape() {
		return standings[could].escaped
	}
	return standings[could].raw
}

// standingLater returns the key of the sentence about s by a later standard, whose parts are all of octets and escapes.
func (s spot) standingLater(part core.Part) string {
	roles, accepted := s.by.Roles(s.u, s.span)
	switch could := roles[s.octet]; {
	case !accepted && len(s.u.Source()) > standards.LongestTried:
		return "untried"
	case part == core.Delim:
		return s.job()
	case !accepted, part == core.Stray:
		return "refused"
	case could == role.Barred, s.isEscape() && roles['%'] != role.Syntax:
		return instead(roles)
	case s.octet == '%' && !s.isEscape():
		return "percent"
	case s.isEscape():
		return standings[could].escaped
	default:
		return standings[could].raw
	}
}

// genDelims divide a URL by section 2.2 of RFC 3986. Whether they must be escapes depends on the parts, of which little is certain in a text
// that is refused; a space must be one in all of them.
const genDelims = ":/?#[]@"

// isBeside reports whether the standard refuses the text for other octets and has nothing against s, which it perhaps has not reached.
func (s spot) isBeside() bool {
	refused := false
	for _, d := range s.by.Found {
		if d.Span.Overlaps(s.span) {
			return false
		}
		refused = refused || d.Severity == core.SeverityError
	}
	return refused
}

// instead returns the key of the advice for an octet that is not allowed.
func instead(roles [256]role.Role) string {
	if n := len(rangesOf(roles, role.Data)); n == 0 || n > fewRanges {
		return "not-here"
	}
	return "only"
}

// fewRanges is the largest number of octets, or ranges of octets, that the advice lists.
const fewRanges = 6

// standings are the keys of sentences about an octet in a part, by its role.
var standings = [...]struct{ raw, escaped string }{
	role.Data:    {"stands", "stands-too"},
	role.Encoded: {"only-as", "only-so"},
	role.Syntax:  {"works", "would-end"},
}

// job returns the key of the sentence about a separator.
func (s spot) job() string {
	tokens := s.by.tokens(s.u)
	named := func(i int) bool {
		return i >= 0 && i < len(tokens) && tokens[i].Part != core.Delim && tokens[i].Part != core.Stray
	}
	switch before, after := named(s.token-1), named(s.token+1); {
	case before && after:
		return "between"
	case before:
		return "after"
	case after:
		return "before"
	}
	return "alone"
}

// sections cites the section about octets and the section about the part.
func (s spot) sections() Prose {
	if by := s.by.Standard; by != standards.RFC1738 {
		return Fill(laterSection.In(s.l), "{a}", by.Title(), "{b}", LaterSection(by, s.part().Part))
	}
	octets, part := "2.2", s.part().Part.Info().Section
	key := "sections"
	if part == "" || part == octets {
		key = "section"
	}
	if part != "" && part < octets {
		octets, part = part, octets
	}
	return render(spotTexts[key].In(s.l), func(slot string) string {
		if slot == "b" {
			return part
		}
		return octets
	})
}
