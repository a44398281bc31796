package core

import (
	"iter"
	"strconv"
	"strings"
	"sync"
)

// section5 is the grammar of section 5 of RFC 1738, to the letter. How it is to be
// read where it is loose is said below, each at its place: how a literal matches at
// [Op], which production a URL must match at [ProductionFor], the notation at bnf.
const section5 = `
; The generic form of a URL is:

genericurl     = scheme ":" schemepart

; Specific predefined schemes are defined here; new schemes
; may be registered with IANA

url            = httpurl | ftpurl | newsurl |
                 nntpurl | telneturl | gopherurl |
                 waisurl | mailtourl | fileurl |
                 prosperourl | otherurl

; new schemes follow the general syntax
otherurl       = genericurl

; the scheme is in lower case; interpreters should use case-ignore
scheme         = 1*[ lowalpha | digit | "+" | "-" | "." ]

schemepart     = *xchar | ip-schemepart

; URL schemeparts for ip based protocols:

ip-schemepart  = "//" login [ "/" urlpath ]

login          = [ user [ ":" password ] "@" ] hostport
hostport       = host [ ":" port ]
host           = hostname | hostnumber
hostname       = *[ domainlabel "." ] toplabel
domainlabel    = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
toplabel       = alpha | alpha *[ alphadigit | "-" ] alphadigit
alphadigit     = alpha | digit
hostnumber     = digits "." digits "." digits "." digits
port           = digits
user           = *[ uchar | ";" | "?" | "&" | "=" ]
password       = *[ uchar | ";" | "?" | "&" | "=" ]
urlpath        = *xchar    ; depends on protocol see section 3.1

; The predefined schemes:

; FTP (see also RFC959)

ftpurl         = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
fpath          = fsegment *[ "/" fsegment ]
fsegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
ftptype        = "A" | "I" | "D" | "a" | "i" | "d"

; FILE

fileurl        = "file://" [ host | "localhost" ] "/" fpath

; HTTP

httpurl        = "http://" hostport [ "/" hpath [ "?" search ]]
hpath          = hsegment *[ "/" hsegment ]
hsegment       = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
search         = *[ uchar | ";" | ":" | "@" | "&" | "=" ]

; GOPHER (see also RFC1436)

gopherurl      = "gopher://" hostport [ / [ gtype [ selector
                 [ "%09" search [ "%09" gopher+_string ] ] ] ] ]
gtype          = xchar
selector       = *xchar
gopher+_string = *xchar

; MAILTO (see also RFC822)

mailtourl      = "mailto:" encoded822addr
encoded822addr = 1*xchar               ; further defined in RFC822

; NEWS (see also RFC1036)

newsurl        = "news:" grouppart
grouppart      = "*" | group | article
group          = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
article        = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host

; NNTP (see also RFC977)

nntpurl        = "nntp://" hostport "/" group [ "/" digits ]

; TELNET

telneturl      = "telnet://" login [ "/" ]

; WAIS (see also RFC1625)

waisurl        = waisdatabase | waisindex | waisdoc
waisdatabase   = "wais://" hostport "/" database
waisindex      = "wais://" hostport "/" database "?" search
waisdoc        = "wais://" hostport "/" database "/" wtype "/" wpath
database       = *uchar
wtype          = *uchar
wpath          = *uchar

; PROSPERO

prosperourl    = "prospero://" hostport "/" ppath *[ fieldspec ]
ppath          = psegment *[ "/" psegment ]
psegment       = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
fieldspec      = ";" fieldname "=" fieldvalue
fieldname      = *[ uchar | "?" | ":" | "@" | "&" ]
fieldvalue     = *[ uchar | "?" | ":" | "@" | "&" ]

; Miscellaneous definitions

lowalpha       = "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" |
                 "i" | "j" | "k" | "l" | "m" | "n" | "o" | "p" |
                 "q" | "r" | "s" | "t" | "u" | "v" | "w" | "x" |
                 "y" | "z"
hialpha        = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" |
                 "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" |
                 "S" | "T" | "U" | "V" | "W" | "X" | "Y" | "Z"

alpha          = lowalpha | hialpha
digit          = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" |
                 "8" | "9"
safe           = "$" | "-" | "_" | "." | "+"
extra          = "!" | "*" | "'" | "(" | ")" | ","
national       = "{" | "}" | "|" | "\" | "^" | "~" | "[" | "]" | "` + "`" + `"
punctuation    = "<" | ">" | "#" | "%" | <">

reserved       = ";" | "/" | "?" | ":" | "@" | "&" | "="
hex            = digit | "A" | "B" | "C" | "D" | "E" | "F" |
                 "a" | "b" | "c" | "d" | "e" | "f"
escape         = "%" hex hex

unreserved     = alpha | digit | safe | extra
uchar          = unreserved | escape
xchar          = unreserved | reserved | escape
digits         = 1*digit
`

// A Production is a rule of section 5: a nonterminal and what it stands for.
type Production struct {
	Name       string // the nonterminal
	Text       string // the definition as section 5 prints it, with line ends and comments
	Definition Term   // the same, read
}

// A Term is a definition of section 5 or a part of one.
type Term struct {
	Op    Op
	Text  string // the octets of a Literal, the name of a Nonterminal
	Min   int    // how often the operand of a Repeat stands at least
	Terms []Term // the operands of the other Ops: one for Optional and Repeat
}

// Op says what a Term is.
type Op uint8

// What a Term can be, and how section 5 writes it.
//
// The letters of a Literal stand for either case, as they do in RFC 822. It shows
// in the scheme, where 2.1 asks for it, in ";type=" and in "localhost"; all other
// letters section 5 lists in both cases (decision 2).
const (
	Literal     Op = iota // "octets"
	Nonterminal           // name
	Sequence              // a b
	Choice                // a | b
	Optional              // [ a ]
	Repeat                // *a or 1*a
)

var productions = sync.OnceValue(func() []Production { return readGrammar(section5) })

// Productions returns the productions of section 5 in its order. The list is
// shared: it is not to be changed.
func Productions() []Production { return productions() }

// ProductionOf returns the production that defines a nonterminal, and whether
// section 5 has one.
func ProductionOf(nonterminal string) (Production, bool) {
	for _, p := range productions() {
		if p.Name == nonterminal {
			return p, true
		}
	}
	return Production{}, false
}

// ProductionFor returns the nonterminal that a URL with this scheme must match.
// By the letter any URL matches otherurl. But then "http:foo" would be one, so
// otherurl is only for schemes that no other alternative of url begins with
// (decision 3).
func ProductionFor(scheme string) string {
	url, _ := ProductionOf("url")
	for _, alternative := range url.Definition.Terms {
		// The lengths are compared because EqualFold takes U+017F for an "s".
		own, _, _ := strings.Cut(alternative.first(), ":")
		if len(own) == len(scheme) && own != "" && strings.EqualFold(own, scheme) {
			return alternative.Text
		}
	}
	return "otherurl"
}

// first returns the literal that t begins with, "" if it begins with none. The
// alternatives of waisurl begin alike; no others are asked for.
func (t Term) first() string {
	switch t.Op {
	case Literal:
		return t.Text
	case Nonterminal:
		p, _ := ProductionOf(t.Text)
		return p.Definition.first()
	case Sequence, Choice:
		if len(t.Terms) > 0 {
			return t.Terms[0].first()
		}
	}
	return ""
}

// All yields t and the Terms within it as they are read, from left to right. It
// does not go into the productions of the nonterminals.
func (t Term) All() iter.Seq[Term] {
	return func(yield func(Term) bool) { t.walk(yield) }
}

func (t Term) walk(yield func(Term) bool) bool {
	if !yield(t) {
		return false
	}
	for _, operand := range t.Terms {
		if !operand.walk(yield) {
			return false
		}
	}
	return true
}

// String returns t in the notation of section 5.
func (t Term) String() string {
	switch t.Op {
	case Literal:
		if t.Text == `"` {
			return `<">`
		}
		return `"` + t.Text + `"`
	case Nonterminal:
		return t.Text
	case Choice:
		return t.join(" | ")
	case Optional:
		return "[ " + t.join("") + " ]"
	case Repeat:
		times := "*"
		if t.Min > 0 {
			times = strconv.Itoa(t.Min) + "*"
		}
		if len(t.Terms) == 1 && t.Terms[0].Op <= Nonterminal {
			return times + t.join("")
		}
		return times + "[ " + t.join("") + " ]"
	}
	return t.join(" ")
}

func (t Term) join(separator string) string {
	var operands []string
	for _, operand := range t.Terms {
		operands = append(operands, operand.String())
	}
	return strings.Join(operands, separator)
}

// readGrammar reads productions. Each begins at the left margin and goes on in
// indented lines.
func readGrammar(text string) []Production {
	var list []Production
	for line := range strings.Lines(text) {
		switch {
		case line == "\n" || line[0] == ';':
		case line[0] == ' ':
			list[len(list)-1].Text += line
		default:
			name, definition, _ := strings.Cut(line, "=")
			list = append(list, Production{Name: strings.TrimSpace(name), Text: definition})
		}
	}
	for i := range list {
		p := &list[i]
		p.Text = strings.TrimSpace(p.Text)
		b := bnf(p.Text)
		p.Definition = b.choice()
	}
	return list
}

// bnf is what is left to read of a definition.
type bnf string

// take skips white space and comments, then takes the token if it comes next.
func (b *bnf) take(token string) bool {
	rest := strings.TrimLeft(string(*b), " \n")
	for strings.HasPrefix(rest, ";") {
		_, rest, _ = strings.Cut(rest, "\n")
		rest = strings.TrimLeft(rest, " \n")
	}
	rest, found := strings.CutPrefix(rest, token)
	*b = bnf(rest)
	return found
}

// until takes what stands before the first of the octets in end.
func (b *bnf) until(end string) string {
	i := strings.IndexAny(string(*b), end)
	if i < 0 {
		i = len(*b)
	}
	taken := (*b)[:i]
	*b = (*b)[i:]
	return string(taken)
}

// choice reads alternatives, or the only one.
func (b *bnf) choice() Term {
	alternatives := []Term{b.sequence()}
	for b.take("|") {
		alternatives = append(alternatives, b.sequence())
	}
	if len(alternatives) == 1 {
		return alternatives[0]
	}
	return Term{Op: Choice, Terms: alternatives}
}

// sequence reads the elements of an alternative, or the only one.
func (b *bnf) sequence() Term {
	var elements []Term
	for b.take(""); *b != "" && (*b)[0] != '|' && (*b)[0] != ']'; b.take("") {
		elements = append(elements, b.element())
	}
	if len(elements) == 1 {
		return elements[0]
	}
	return Term{Op: Sequence, Terms: elements}
}

// element reads the first element of what is left, which is not empty.
func (b *bnf) element() Term {
	switch {
	case b.take(`<">`): // as in RFC 822, for want of a quote that can quote itself
		return Term{Op: Literal, Text: `"`}
	case b.take(`"`):
		octets := b.until(`"`)
		b.take(`"`)
		return Term{Op: Literal, Text: octets}
	case b.take("/"): // the slash of gopherurl lacks its quotes (decision 1)
		return Term{Op: Literal, Text: "/"}
	case b.take("["):
		return Term{Op: Optional, Terms: []Term{b.inBrackets()}}
	}
	word := b.until(" \n*[]|")
	if !strings.HasPrefix(string(*b), "*") {
		return Term{Op: Nonterminal, Text: word}
	}
	b.take("*")
	t := Term{Op: Repeat}
	t.Min, _ = strconv.Atoi(word) // 0 when there is no number
	if b.take("[") {              // after "*" brackets only group (decision 1)
		t.Terms = []Term{b.inBrackets()}
	} else {
		t.Terms = []Term{b.element()}
	}
	return t
}

// inBrackets reads up to the bracket that closes.
func (b *bnf) inBrackets() Term {
	t := b.choice()
	b.take("]")
	return t
}
