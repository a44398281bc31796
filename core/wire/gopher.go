package wire

import (
	"slices"
	"strings"

	"urlscope/core"
	"urlscope/core/internal/piece"
	"urlscope/core/octet"
)

// addGopher adds the one line of section 3.4: the selector, then a tab and the search, then a tab and the
// gopher+ string. The filled in form of section 3.4.9 has line ends of its own and no search (decision 29).
func addGopher(p *program) {
	p.say("gopher-type", SideInfo, WhenAlways, p.part(core.Gtype).Span)
	search, searching := p.u.Token(core.GopherSearch)
	str, plus := p.u.Token(core.GopherString)
	if p.gopherAsks(search, str) || !plus && p.gopherInstead(searching) {
		return
	}
	line := []bit{decoded(p.part(core.Selector)).as("gopher-selector")}
	if plus {
		p.gopherPlus(line, search, str)
		return
	}
	if searching {
		line = append(line, gopherTab, decoded(search).as("gopher-search"))
	}
	p.send("gopher-request", WhenAlways, append(line, crlf.as("line-end"))...)
	p.gopherAnswer()
}

// gopherPlus adds the request with a gopher+ string, of which line is the beginning, and its answer.
func (p *program) gopherPlus(line []bit, search, str core.Token) {
	text, octets := p.decode(str)
	pieces, form := piece.Gopher(text, search.Len() == 0)
	commands := bitsOf(str, octets, pieces)
	if form {
		s := p.send("gopher-request", WhenAlways, append(append(line, gopherTab), commands...)...)
		// Its line ends are its own; a NUL is not.
		s.Early = slices.DeleteFunc(s.Early, func(e EarlyEnd) bool { return s.Octets[e.At].Value != 0 })
		p.say("gopher-plus-answer", SideServer, WhenAlways, core.Span{})
		return
	}
	if p.u.Has(core.GopherSearch) {
		line = append(line, gopherTab, decoded(search).as("gopher-search"))
	}
	line = append(append(append(line, gopherTab), commands...), crlf.as("line-end"))
	if s := p.send("gopher-request", WhenAlways, line...); len(s.Early) > 0 {
		p.say("gopher-plus-answer", SideServer, WhenAlways, core.Span{})
		return
	}
	p.gopherPlusAnswer(str, commands, search.Len() == 0)
}

var gopherTab = literal("\t").as("gopher-tab")

// gopherInstead handles items for which a client does more than send the selector. It reports whether the URL
// names such an item.
func (p *program) gopherInstead(searching bool) bool {
	selector := p.part(core.Selector)
	gtype, _ := p.gtype()
	switch {
	case gtype == '7' && !searching: // 3.4.2: the URL names the search engine
		p.say("gopher-words", SideInfo, WhenAlways, selector.Span)
		p.send("gopher-request/words", WhenAlways, decoded(selector).as("gopher-selector"), gopherTab, slot.as("gopher-search"), crlf.as("line-end"))
		p.say("gopher-menu", SideServer, WhenAlways, core.Span{})
		return true
	case gtype == 'h' && isGopherLink(selector.In(p.src)):
		p.say("gopher-link", SideInfo, WhenAlways, selector.Span)
		return true
	}
	kind, ok := gopherElse[gtype]
	if ok {
		p.say(kind, SideInfo, WhenAlways, selector.Span)
	}
	return ok
}

// gopherElse holds the steps that replace the request for items of some types.
var gopherElse = map[byte]StepKind{
	'2': StepKind("gopher-phone"),
	'8': StepKind("gopher-session"), 'T': StepKind("gopher-session"),
	'3': StepKind("gopher-nothing"), 'i': StepKind("gopher-nothing"),
}

// gopherAnswer adds the answer to a request without a gopher+ string. The answer depends on the type.
func (p *program) gopherAnswer() {
	gtype, ok := p.gtype()
	kind := StepKind("gopher-data")
	for _, a := range gopherAnswers {
		if strings.IndexByte(a.types, gtype) >= 0 {
			kind = a.kind
		}
	}
	if !ok { // without a path the type is 1
		kind = "gopher-menu"
	}
	p.say(kind, SideServer, WhenAlways, core.Span{})
}

// gopherAnswers holds the kind of answer for the items of each type (RFC 1436, section 3.8, and later custom).
// All other types bring data.
var gopherAnswers = [...]struct {
	types string
	kind  StepKind
}{
	{"17", StepKind("gopher-menu")},
	{"046", StepKind("gopher-text")}, // 4 and 6 are files in the form of text
	{"+", StepKind("gopher-again")},
}

// gopherAsks handles an item with a form: the client fetches the form and sends the answers (sections 3.4.5 and
// 3.4.9). It reports whether the URL names such an item.
func (p *program) gopherAsks(search, str core.Token) bool {
	if search.Len() > 0 || string(octet.AppendDecoded(nil, str.In(p.src))) != "?" {
		return false
	}
	selector := decoded(p.part(core.Selector)).as("gopher-selector")
	end := crlf.as("line-end")
	p.say("gopher-ask", SideInfo, WhenAlways, str.Span)
	p.send("gopher-request/ask", WhenAlways, selector, gopherTab, literal("!+ASK").as("gopher-plus-attribute"), end)
	p.say("gopher-plus-form", SideServer, WhenAlways, core.Span{})
	p.send("gopher-request/answers", WhenAlways, selector, gopherTab, literal("+").as("gopher-plus"), gopherTab,
		literal("1").as("gopher-form-flag"), end, literal("+-1").as("gopher-form-head"), end,
		slot.as("gopher-form-answer"), end, literal(".").as("gopher-form-end"), end)
	p.say("gopher-plus-answer", SideServer, WhenAlways, core.Span{})
	return true
}

// gopherPlusAnswer adds the answer to a request with a gopher+ string. If the search is empty, it also shows the
// other form of the request: section 3.4.9 writes no tab for an empty search, and servers expected that form.
func (p *program) gopherPlusAnswer(str core.Token, commands []bit, unsearched bool) {
	selector := decoded(p.part(core.Selector))
	if unsearched {
		p.say("gopher-plus-short", SideInfo, WhenAlways, str.Span, append(append([]bit{selector, gopherTab}, commands...), crlf)...)
	}
	switch commands[0].kind {
	case "gopher-plus-item", "gopher-plus-items":
		p.say("gopher-plus-attributes", SideServer, WhenAlways, core.Span{})
	default:
		p.say("gopher-plus-answer", SideServer, WhenAlways, core.Span{})
	}
}

// isGopherLink reports whether a selector is a link to something outside Gopher, by later custom:
// "URL:http://h/".
func isGopherLink(selector string) bool {
	return octet.HasPrefixFold(selector, "URL:") || octet.HasPrefixFold(selector, "/URL:")
}

// gtype returns the decoded octet of the gtype, if it is exactly one.
func (p *program) gtype() (byte, bool) { return octet.Only(p.part(core.Gtype).In(p.src)) }
