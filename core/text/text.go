// Package text holds all that urlscope says of URLs, in every language it speaks:
// what the rules say of one, what fixes and steps of the wire are called, and the
// names of the parts. The words of the page's own controls are with the page
// (wasm/labels). How things are put, and the word for each concept, is in README.md; a
// test holds every text to it.
//
// # Rows
//
// A text is a row of plain data: the same thing said in English, Japanese and
// Traditional Chinese, each written for its readers rather than word for word.
// Rows are found by what they are about: the ID of a rule, the kind of a step,
// the name of a part, the [Key] of a label. Where one rule needs other words for
// another case, the case follows after a slash, as in "space/plain". A test
// fails when a row or a language is missing: nothing ever falls back to another
// language in silence.
//
// # Templates
//
// A text is a template. Backticks stand around octets that exist, so that a page
// can set them in another type ([Run]), and plain text in quotes ([Prose.Quoted]).
// They are looked at before any slot is filled, since what was typed may hold a
// backtick itself. The slots are
//
//	{raw}      the octets the text is about, as they were typed
//	{hex}      the same in hexadecimal: 2F, C3 A9
//	{decoded}  what they stand for, each escape decoded
//	{escaped}  their escapes: %2F, also where they were typed as %2f or /
//	{address}  the address that browsers read in them: 127.0.0.1 of 0177.0.0.1
//	{letters}  the letters that the label of a host stands for: bücher of xn--bcher-kva
//	{start}    the offset of the first of them
//	{end}      the offset after the last of them
//	{part}     the part they are in, with its article: an FTP directory name
//	{token}    all octets of that part, decoded
//	{rest}     those of them after {raw}
//	{scheme}   the scheme as it was typed
//	{reading}  the name of the scheme by whose rules the URL is read: FTP
//	{host}     the host as it was typed
//	{port}     the port the scheme uses when the URL names none
//	{arg}      what else the rule found, such as the scheme that was meant
//	{service}  the protocol that a port is known for
//	{name}     the last segment of the path, decoded
//	{gtype}    the type of a Gopher item, decoded
//	{new}      what a fix writes
//
// and, in sentences that are about no finding, {n} for a number and {a}, {b} and
// the like for what the sentence is about.
//
// [ShowAll] says how octets look in them; of many, those in the middle are left out.
package text

// A Lang is a language.
type Lang uint8

// The languages.
const (
	English Lang = iota
	Japanese
	Chinese // Traditional, as it is written in Taiwan
)

// Langs lists the languages, in the order in which a page offers them.
var Langs = []Lang{English, Japanese, Chinese}

// Tag returns the tag of l (BCP 47), for the lang attribute and for links.
func (l Lang) Tag() string { return tags[l.known()] }

// Name returns what l calls itself.
func (l Lang) Name() string { return names[l.known()] }

var (
	tags  = [...]string{English: "en", Japanese: "ja", Chinese: "zh-Hant"}
	names = [...]string{English: "English", Japanese: "日本語", Chinese: "繁體中文"}
)

// known returns l, or English when l is not a language.
func (l Lang) known() Lang {
	if int(l) >= len(tags) {
		return English
	}
	return l
}

// ParseLang returns the language for a tag such as a browser gives: "en-US",
// "ja-JP", "zh-TW". Case does not matter, "_" is as "-". What follows the
// language is not looked at: Chinese of any kind, "zh-CN" and plain "zh"
// included, gets Traditional Chinese, which its readers can read more easily
// than English. ParseLang is false for any other language.
func ParseLang(tag string) (Lang, bool) {
	if len(tag) < 2 || len(tag) > 2 && tag[2] != '-' && tag[2] != '_' {
		return English, false
	}
	switch string([]byte{tag[0] | 0x20, tag[1] | 0x20}) {
	case "en":
		return English, true
	case "ja":
		return Japanese, true
	case "zh":
		return Chinese, true
	}
	return English, false
}

// Rows are labels, each once.
type Rows []struct {
	Key Key
	Row Row
}

// A Key names a label: a word or two that stand by themselves.
type Key string

// Labels are rows to be found by their keys. The lists are data, which as maps would be code that fills them.
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

// uiRows are the lists of the labels.
var uiRows = []Rows{anatomyRows, conversationRows, countRows, listingRows, nowRows, placeRows, pointingRows, thenRows, verdictRows}

var uiLabels = NewLabels(uiRows...)

// UI returns a label. For one that there is none of it returns the
// key, which a test does not let happen.
func UI(l Lang, key Key) string {
	if r, ok := uiLabels[key]; ok {
		return r.In(l)
	}
	return string(key)
}
