// Package text has all texts about URLs, in English, Japanese and Traditional Chinese: the messages of rules, the
// titles of fixes, the steps on the wire, the names of parts. The labels of the page's own controls are in
// wasm/labels.
//
//	u := core.Parse("http://h/a b")
//	for _, d := range core.Check(u) {
//		fmt.Println(text.Message(text.English, u, d).Quoted(text.English))
//	}
//
// README.md has the style and the word for each concept. Tests check every text against it.
//
// # Rows
//
// A [Row] is one text in every language, each written for its readers and not word for word. A row is found by its
// subject: the ID of a rule, the kind of a step, the name of a part, the [Key] of a label. A rule may have other
// sentences in some cases. Then the name of the case follows a slash, as in "space/plain", and the sentences that stay
// are left out. Tests make sure that no row and no language is missing, so there is no fallback to another language.
//
// # Templates
//
// A text is a template. Backticks enclose octets, so that a page can set them in another typeface ([Run]), and plain
// text can quote them ([Prose.Quoted]). They are parsed before the slots are filled, because values may contain
// backticks. The slots are
//
//	{raw}      the octets of the finding, as typed
//	{hex}      the same as hex digits: 2F, C3 A9
//	{decoded}  the same with escapes decoded
//	{escaped}  the same as escapes: %2F, also for %2f or /
//	{address}  the same as browsers read it: 127.0.0.1 for 0177.0.0.1
//	{letters}  the letters of a host's label: bücher for xn--bcher-kva
//	{start}    the offset of the first octet
//	{end}      the offset after the last octet
//	{part}     the part with the octets, with an article: an FTP directory name
//	{token}    all octets of that part, decoded
//	{rest}     those after {raw}
//	{scheme}   the scheme as typed
//	{reading}  the name of the scheme by whose rules the URL is read: FTP
//	{host}     the host as typed
//	{port}     the default port of the scheme
//	{arg}      another result of the rule, such as the likely scheme
//	{service}  the protocol that usually has the port
//	{name}     the last segment of the path, decoded
//	{gtype}    the type of a Gopher item, decoded
//	{new}      the new text of a fix
//
// and, in texts that are not about a finding, {n} for a number and {a}, {b} and so on for the subject.
//
// [ShowAll] defines how octets look in slots. The middle of long values is left out.
package text

// A Lang is a language.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Japanese
	Chinese // Traditional, as in Taiwan
)

// Langs lists the languages in the order of a page's menu.
var Langs = []Lang{English, Japanese, Chinese}

// Tag returns the tag of l (BCP 47), for the lang attribute and for links.
func (l Lang) Tag() string { return tags[l.known()] }

// Name returns the name of l in l itself.
func (l Lang) Name() string { return names[l.known()] }

var (
	tags  = [...]string{English: "en", Japanese: "ja", Chinese: "zh-Hant"}
	names = [...]string{English: "English", Japanese: "日本語", Chinese: "繁體中文"}
)

// known returns l, or English if l is not a language.
func (l Lang) known() Lang {
	if int(l) >= len(tags) {
		return English
	}
	return l
}

// ParseLang returns the language for a tag from a browser: "en-US", "ja-JP", "zh-TW". It ignores case and reads "_"
// as "-". It also ignores what follows the language: "zh" and "zh-CN" get Traditional Chinese, which their readers
// read more easily than English. ParseLang is false for any other language. The scripts of the page ask the same of a tag
// (wasm/site/shared.go).
func ParseLang(tag string) (Lang, bool) {
	if len(tag) < 2 || len(tag) > 2 && tag[2] != '-' && tag[2] != '_' {
		return English, false
	}
	for _, l := range Langs {
		if known := tags[l]; tag[0]|0x20 == known[0] && tag[1]|0x20 == known[1] {
			return l, true
		}
	}
	return English, false
}

// Rows is a list of labels with unique keys.
type Rows []struct {
	Key Key
	Row Row
}

// A Key names a label, which is a text that stands by itself.
type Key string

// Labels looks labels up by key. The lists themselves are not maps, because a map literal compiles to code that fills
// it.
type Labels map[Key]Row

// NewLabels returns the labels of lists.
func NewLabels(lists ...Rows) Labels {
	labels := Labels{}
	for _, rows := range lists {
		labels.Add(rows)
	}
	return labels
}

// Add adds the labels of a list.
func (labels Labels) Add(rows Rows) {
	for i := range rows {
		labels[rows[i].Key] = rows[i].Row
	}
}

// uiRows are the lists of labels of this package.
var uiRows = []Rows{anatomyRows, conversationRows, countRows, listingRows, todayRows, placeRows, pointingRows, by1738Rows, verdictRows}

var uiLabels = NewLabels(uiRows...)

// UI returns a label. For an unknown key it returns the key; tests make sure that every key is known.
func UI(l Lang, key Key) string {
	if r, ok := uiLabels[key]; ok {
		return r.In(l)
	}
	return string(key)
}
