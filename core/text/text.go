// Package text says in words what package core finds: in English, Japanese and
// Traditional Chinese, complete in each. core itself holds no prose.
//
// Every text is a row of a table: the same sentence in the three languages, with
// named slots such as {raw}, which stand where each language wants them. What is
// between backticks are octets that exist. Rows are found by the id of a rule, the
// title of a fix, the kind of a step, the name of a part, or the key of a label;
// tests name the rows that are missing.
package text

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
)

// Lang is a language of the texts. The zero Lang is English.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Japanese
	Chinese // Traditional Chinese, as in Taiwan
)

// Langs lists the languages in the order in which they are offered.
var Langs = []Lang{English, Japanese, Chinese}

var langs = [...]struct{ tag, name string }{{"en", "English"}, {"ja", "日本語"}, {"zh-Hant", "繁體中文"}}

// Tag returns the BCP 47 tag of l: en, ja or zh-Hant.
func (l Lang) Tag() string { return langs[min(int(l), len(langs)-1)].tag }

// Name returns the name of l in l.
func (l Lang) Name() string { return langs[min(int(l), len(langs)-1)].name }

// ParseLang returns the language of a tag as browsers give it, such as en-US,
// ja-JP or zh-TW. Any Chinese is Chinese: a reader of Simplified Chinese is nearer
// to it than to English. It is false for languages that there are no texts in.
func ParseLang(tag string) (Lang, bool) {
	language, _, _ := strings.Cut(tag, "-")
	switch strings.ToLower(language) {
	case "en":
		return English, true
	case "ja":
		return Japanese, true
	case "zh":
		return Chinese, true
	}
	return English, false
}

// A row is one text in the three languages.
type row struct{ En, Ja, ZhHant string }

func (r row) in(l Lang) string {
	switch l {
	case Japanese:
		return r.Ja
	case Chinese:
		return r.ZhHant
	}
	return r.En
}

// A Run is a stretch of a text: words, or, when Code is set, octets that exist.
type Run struct {
	Text string
	Code bool
}

// Prose is a text as it is to be set.
type Prose []Run

// String returns the text without its setting.
func (p Prose) String() string {
	var b strings.Builder
	for _, r := range p {
		b.WriteString(r.Text)
	}
	return b.String()
}

// prose makes a text of a template: slots are filled with pairs of name and value,
// and what stands between backticks is code. The backticks are those of the
// template; octets that fill a slot may hold any.
func prose(template string, pairs ...string) Prose {
	slots := strings.NewReplacer(pairs...)
	var p Prose
	for i, s := range strings.Split(template, "`") {
		if s != "" {
			p = append(p, Run{Text: slots.Replace(s), Code: i%2 == 1})
		}
	}
	return p
}

// A Key names a label of the page.
type Key string

// UI returns a label of the page; the key itself for one that there is none of,
// which a test does not let happen.
func UI(l Lang, key Key) string {
	if r, ok := pageRows[key]; ok {
		return r.in(l)
	}
	return string(key)
}

// maxShown is how many characters of an input a text repeats.
const maxShown = 24

// Show returns octets as the texts show them everywhere: text as it is, an octet
// that cannot be seen or is not text as its number in hexadecimal, in angle
// brackets that no URL can hold: ‹0D›. What is long loses its middle.
func Show(raw string) string {
	var list []string
	for raw != "" {
		r, n := utf8.DecodeRuneInString(raw)
		switch {
		case r == utf8.RuneError && n == 1, r <= ' ', r == 0x7F, !strconv.IsPrint(r):
			for i := range n {
				list = append(list, "‹"+hex(raw[i:i+1])+"›")
			}
		default:
			list = append(list, raw[:n])
		}
		raw = raw[n:]
	}
	if len(list) > maxShown {
		list = append(append(list[:maxShown/2:maxShown/2], "…"), list[len(list)-maxShown/2+1:]...)
	}
	return strings.Join(list, "")
}

// hex returns octets in hexadecimal, with spaces between them.
func hex(raw string) string {
	const digits = "0123456789ABCDEF"
	var b []byte
	for i := range len(raw) {
		if i > 0 {
			b = append(b, ' ')
		}
		b = append(b, digits[raw[i]>>4], digits[raw[i]&15])
	}
	return string(b)
}

func escaped(raw string) string {
	var b []byte
	for i := range len(raw) {
		b = core.AppendEscaped(b, raw[i])
	}
	return string(b)
}

// slots returns what the texts about a diagnostic can name.
func slots(l Lang, u *core.URL, d core.Diagnostic) []string {
	raw := d.Span.In(u.Source())
	t := core.Token{Span: d.Span, Part: d.Part}
	for _, token := range u.Tokens() {
		if token.Part == d.Part && (token.Contains(d.Span.Start) || token.Span == d.Span) {
			t = token
		}
	}
	return []string{
		"{raw}", Show(raw), "{hex}", hex(cut(raw)), "{escaped}", escaped(cut(raw)),
		"{decoded}", Show(string(core.AppendDecoded(nil, raw))),
		"{start}", strconv.Itoa(d.Span.Start), "{end}", strconv.Itoa(d.Span.End),
		"{part}", PartNoun(l, u, t), "{scheme}", Show(u.SchemeText()), "{arg}", d.Arg,
		"{port}", strconv.Itoa(u.DefaultPort()),
	}
}

func cut(s string) string { return s[:min(len(s), 8)] }

// Message says in a few words what is wrong, or worth knowing.
func Message(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return prose(ruleRows[d.Rule.ID].What.in(l), slots(l, u, d)...)
}

// Why says why it matters.
func Why(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return prose(ruleRows[d.Rule.ID].Why.in(l), slots(l, u, d)...)
}

// Advice says what to do.
func Advice(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return prose(ruleRows[d.Rule.ID].Do.in(l), slots(l, u, d)...)
}

// A ruleText is what is said of the findings of a rule.
type ruleText struct{ What, Why, Do row }

// FixTitle says what a fix does: the words on its button.
func FixTitle(l Lang, u *core.URL, d core.Diagnostic, f core.Fix) Prose {
	raw := ""
	if len(f.Edits) > 0 {
		raw = f.Edits[0].Span.In(u.Source())
	}
	return prose(fixRows[f.Title].in(l), "{raw}", Show(raw), "{new}", Show(f.New))
}

var fixRows = map[core.Title]row{
	core.TitleEncode:  {"Encode as `{new}`", "`{new}` と書く", "編碼為 `{new}`"},
	core.TitleDecode:  {"Write `{new}` plainly", "`{new}` をそのまま書く", "直接寫 `{new}`"},
	core.TitleRemove:  {"Take `{raw}` out", "`{raw}` を取り除く", "去掉 `{raw}`"},
	core.TitleReplace: {"Write `{new}`", "`{new}` と書く", "改寫為 `{new}`"},
	core.TitleInsert:  {"Add `{new}`", "`{new}` を加える", "加上 `{new}`"},
	core.TitleUnwrap:  {"Take the wrapper off", "囲みを外す", "去掉外框"},
}

// FixKind says what a fix does to the meaning.
func FixKind(l Lang, k core.FixKind) string {
	return [...]row{
		core.Same:    {"same resource", "同じ資源", "同一資源"},
		core.Likely:  {"likely meant", "おそらくこの意味", "可能是此意"},
		core.Changes: {"changes meaning", "意味が変わる", "改變意義"},
	}[min(k, core.Changes)].in(l)
}

// Severity names how bad a finding is.
func Severity(l Lang, s core.Severity) string {
	return [...]row{
		core.Error:   {"Error", "エラー", "錯誤"},
		core.Warning: {"Warning", "警告", "警告"},
		core.Note:    {"Note", "注記", "附註"},
	}[min(s, core.Note)].in(l)
}
