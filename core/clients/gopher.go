package clients

import (
	"slices"
	"strings"

	"urlscope/core/octet"
)

// A gopherRow holds the habits of a client of Gopher. It sends one line.
type gopherRow struct {
	client *Client
	end    string // of the line

	login, emptyPort Does  // what it does with a login, which most pass over, and with a colon without a port
	refused          []int // ports that it refuses
	losesPort        bool  // behind a login
	fragment, dots   bool  // it cuts the path at "#", and takes dot segments away

	types       string          // the octets that it reads as a type; if this is empty, it reads every octet so
	typeDecoded bool            // an escaped one, too
	alone       bool            // a type with no selector is sent unchanged
	other       Does            // what it does with another: Sends, as a part of the selector, or what else
	instead     map[string]Does // what it does with those types: Elsewhere leaves for another program, Unknown was not recorded
	doubled     string          // types that it takes off twice
	phone       string          // what it sends for type 2, a phone book, whatever the selector

	question string // the types with which the first "?" becomes a tab
	decode   func(selector text) (decoded text, does Does)
	// words makes the line for type 7. It returns Asks where the client asks for words and sends nothing.
	words func(encoded, decoded text) (line text, does Does)
}

// gopherRows returns the clients; why it is no variable is said at httpRows.
func gopherRows() []gopherRow {
	return []gopherRow{
		{client: curl, end: "\r\n", fragment: true, dots: true, decode: wholeNUL},
		{client: lynx, end: "\r\n", emptyPort: Refuses, refused: []int{25}, losesPort: true, fragment: true, dots: true, instead: map[string]Does{"2": Asks, "8Ti3": Unknown}, question: "7", decode: toNUL, words: lynxWords},
		{client: lwp, end: "\r\n", emptyPort: Fails, fragment: true, types: "0145679hgI", other: Refuses, question: "0145679hgI", decode: plain, words: formWords},
		{client: w3m, end: "\n", fragment: true, types: "0179gh", other: Sends, instead: map[string]Does{"3456ITisp8+;m": Unknown}, doubled: "1", question: "0179gh", decode: quiet},
		{client: umn, end: "\r\n", emptyPort: Fails, phone: "fields", types: "0123456789+TgIhism", other: Fails, instead: map[string]Does{"38Ti+": Unknown}, typeDecoded: true, alone: true, decode: toNUL, words: moreWords},
		{client: sacc, end: "\r\n", login: Fails, emptyPort: Fails, instead: map[string]Does{"2": Refuses, "h": Elsewhere, "38Ti": Unknown}, decode: raw, words: newWords},
		{client: bombadillo, end: "\n", login: Fails, types: "01345679gIhisp", other: Sends, decode: tabs, words: missingWords},
	}
}

// gopherAll returns the conversation of each client of Gopher.
func gopherAll(u url) []Conversation {
	rows := gopherRows()
	list := make([]Conversation, len(rows))
	for i := range rows {
		list[i] = rows[i].run(u).by(rows[i].client)
	}
	return list
}

func (r *gopherRow) run(u url) (c Conversation) {
	rest, _ := u.rest.behindSlashes()
	if len(rest) == 0 || !rest.printable() {
		return c
	}
	a, path := authorityOf(rest, "/")
	if r.losesPort {
		a.losePort()
	}
	c.Does, c.Host, c.Port = r.connects(&a), a.host, a.number(70)
	if c.Does != Sends {
		return c
	}
	var line text
	if line, c.Does = r.line(path); c.Does == Sends {
		c.Lines = []Line{{Kind: Request, Octets: plus(line, own(r.end))}}
	}
	return c
}

// connects returns what the client does with an authority.
func (r *gopherRow) connects(a *authority) Does {
	switch {
	case len(a.host) == 0 || a.odd || a.number(70) == 0 || a.host.index("?#") >= 0:
		return Unknown
	case slices.Contains(r.refused, a.number(70)):
		return Refuses
	case a.hasUser && r.login != Unknown:
		return r.login
	case a.lacksPort() && r.emptyPort != Unknown:
		return r.emptyPort
	}
	return Sends
}

// line returns what the client sends for a path, without the line end.
func (r *gopherRow) line(path text) (text, Does) {
	path, _ = path.behind("/")
	path = path.upTo("#", r.fragment)
	if r.dots {
		path = join(straight(path.split("/"), false), "/")
	}
	kind, selector, does := r.typed(path)
	if does != Sends {
		return nil, does
	}
	if strings.IndexByte(r.question, kind) >= 0 {
		selector = selector.withFirst("?", "\t")
	}
	line, does := r.decode(selector)
	if does != Sends {
		return nil, does
	}
	if kind == '2' && r.phone != "" {
		return own(r.phone), Sends
	}
	if kind == '7' && r.words != nil {
		return r.words(selector, line)
	}
	return line, Sends
}

// divided takes the type from the beginning of a path. Without a path, the type is the type of a menu.
func (r *gopherRow) divided(path text) (kind byte, selector text) {
	switch {
	case len(path) == 0:
		return '1', nil
	case r.typeDecoded && octet.IsEscape(path.string(), 0):
		return path.decode()[0].Value, path[len("%XX"):]
	}
	return path[0].Value, path[1:]
}

// reads reports whether the client reads an octet as a type.
func (r *gopherRow) reads(kind byte) bool {
	return r.types == "" || strings.IndexByte(r.types, kind) >= 0
}

// typed returns the type and what the client decodes for a selector.
func (r *gopherRow) typed(path text) (kind byte, selector text, does Does) {
	kind, selector = r.divided(path)
	in := func(set string) bool { return strings.IndexByte(set, kind) >= 0 }
	for set, does := range r.instead {
		if in(set) {
			return kind, nil, does
		}
	}
	switch {
	case !r.reads(kind):
		if r.other == Sends {
			return '1', path, Sends
		}
		return kind, nil, r.other
	case r.alone && len(selector) == 0:
		if len(path) == 0 {
			return kind, nil, Unknown
		}
		return kind, plus(own("/"), path), Sends
	case in(r.doubled) && selector.begins(r.doubled):
		selector = selector[1:]
	}
	return kind, selector, Sends
}

// The ways to decode a selector.

func raw(t text) (text, Does)   { return t, Sends }
func plain(t text) (text, Does) { return t.decode(), Sends }

// quiet drops line ends and NUL.
func quiet(t text) (text, Does) { return t.decode().without("\r\n\x00"), Sends }

// tabs decodes tabs alone.
func tabs(t text) (text, Does) {
	list, src := text{}, t.string()
	for i := 0; i < len(t); i++ {
		o := t[i]
		if strings.HasPrefix(src[i:], "%09") {
			o.Value, o.From.End = '\t', t[i+2].From.End
			i += 2
		}
		list = append(list, o)
	}
	return list, Sends
}

// wholeNUL refuses an escaped NUL.
func wholeNUL(t text) (text, Does) {
	if t = t.decode(); t.index("\x00") >= 0 {
		return nil, Refuses
	}
	return t, Sends
}

// toNUL ends at a NUL, for which it also takes a "%" with two octets that are no digits.
func toNUL(t text) (text, Does) {
	src := t.string()
	for i := octet.NextPercent(src, 0); i < len(src); i = octet.NextPercent(src, i+1) {
		if octet.IsEscape(src, i) {
			continue
		}
		if i+2 >= len(src) || octet.IsHex(src[i+1]) || octet.IsHex(src[i+2]) {
			return nil, Unknown
		}
		t = t[:i]
		break
	}
	t, _, _ = t.decode().cut("\x00")
	return t, Sends
}

// The ways to make a line of type 7.

// formWords shows a form if there are no words.
func formWords(_, line text) (text, Does) {
	_, words, _ := line.cut("\t")
	if words, _, _ = words.cut("\t"); len(words) == 0 || words.string() == "0" {
		return nil, Asks
	}
	return line, Sends
}

// lynxWords is formWords, takes a plus sign for a blank, and sends nothing behind the words.
func lynxWords(encoded, line text) (text, Does) {
	if _, does := formWords(encoded, line); does != Sends {
		return nil, does
	}
	selector, found, _ := line.cut("\t")
	found, _, _ = found.cut("\t")
	found = append(text(nil), found...)
	for i, o := range found {
		if o.Value == '+' && o.From.Len() == 1 { // an escaped one stays
			found[i].Value = ' '
		}
	}
	return plus(selector, line[len(selector):len(selector)+1], found), Sends
}

// moreWords asks for words in any case.
func moreWords(_, line text) (text, Does) { return plus(line, own("\t"), words), Sends }

// missingWords asks for words if there is no tab.
func missingWords(encoded, line text) (text, Does) {
	if line.index("\t") >= 0 {
		return line, Sends
	}
	return moreWords(encoded, line)
}

// newWords asks for new search words and ignores the words of the URL.
func newWords(_, line text) (text, Does) {
	line, _ = tabs(line)
	line, _, _ = line.cut("\t")
	return plus(line, own("\t"), words), Sends
}

// words stands for the words that the client asks for.
var words = text{{Slot: true}}
