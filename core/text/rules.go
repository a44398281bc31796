package text

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"urlscope/core"
)

// A ruleText is what a rule says, or one case of it: what is wrong, why it
// matters, what to do.
type ruleText struct {
	ID                   string
	Message, Why, Advice Row
}

// ruleTexts holds the texts of all rules by their IDs.
var ruleTexts = func() map[string]*ruleText {
	all := map[string]*ruleText{}
	for _, list := range [...][]ruleText{
		schemeTexts, octetTexts, escapeTexts, loginTexts, hostTexts, portTexts, ftpTexts, webTexts, gopherTexts, mailTexts,
		newsTexts, otherTexts, contextTexts,
	} {
		for i := range list {
			all[list[i].ID] = &list[i]
		}
	}
	return all
}()

// Message says what d found in u, in a few words without a full stop. Of a d of no rule
// there is nothing to say, here and below.
func Message(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return say(l, u, d, func(t *ruleText) Row { return t.Message })
}

// Why says why it matters.
func Why(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return say(l, u, d, func(t *ruleText) Row { return t.Why })
}

// Advice says what to do.
func Advice(l Lang, u *core.URL, d core.Diagnostic) Prose {
	if d.Rule != nil && d.Rule.Fix != nil && u.NoName(d) {
		return Prose{{Text: noName.In(l)}}
	}
	return say(l, u, d, func(t *ruleText) Row { return t.Advice })
}

// noName is the advice where core tries no fix.
var noName = Row{
	"So much is wrong in a name of this length that no fix is offered. Check where it ends, and write it anew.",
	"これほど長い名前に誤りが多すぎるので、修正案はありません。どこで終わるかを確かめて、書き直してください。",
	"這麼長的名稱裡錯誤太多，所以沒有修正建議。請確認它在哪裡結束，並重新寫過。"}

func say(l Lang, u *core.URL, d core.Diagnostic, sentence func(*ruleText) Row) Prose {
	if d.Rule == nil {
		return nil
	}
	d.Span = d.Span.Within(len(u.Source()))
	t := textOf(u, d)
	if t == nil {
		return unknown(d.Rule.ID)
	}
	return render(sentence(t).In(l), about{l, u, d}.slot)
}

// textOf returns the texts for d: those of its case, where the rule has cases.
func textOf(u *core.URL, d core.Diagnostic) *ruleText {
	if which := standsFor(u, d); which != "" {
		return ruleTexts["host-octet/"+which]
	}
	id := d.Rule.ID
	if which := caseOf(u, d); which != "" {
		id += "/" + which
	}
	if d.Part.Info().Allowed&core.Percent == 0 {
		if t := ruleTexts[id+"/plain"]; t != nil { // the part takes no escapes
			return t
		}
	}
	return ruleTexts[id]
}

// standsFor returns the case of octets that are in place of what belongs in front of a
// host or into it, whichever rule they break; "" for others.
func standsFor(u *core.URL, d core.Diagnostic) string {
	if d.Part != core.Host || d.Severity != core.Error {
		return ""
	}
	switch u.StandsFor(d) {
	case "@":
		return "at"
	case "0":
		return "group"
	}
	return ""
}

// caseOf returns the case of a rule that needs words of its own; "" for the
// usual one.
func caseOf(u *core.URL, d core.Diagnostic) string {
	raw := d.Span.In(u.Source())
	holds := func(octets string) bool { return strings.ContainsAny(raw, octets) }
	switch d.Rule.ID {
	case "scheme-missing":
		switch {
		case u.Source() == "":
			return "empty"
		case d.Arg == "":
			return "unknown"
		}
	case "line-break":
		if !holds("\r\n") {
			return "tab"
		}
	case "encoded-control":
		if strings.ContainsAny(decode(raw), "\r\n") {
			return "line-end"
		}
	case "ftp-encoded-slash":
		t := tokenOf(u, d)
		switch {
		case isName(u, t):
			return "name"
		case t.Start == d.Span.Start && d.Span.Len() == len("%2F") && t.End > d.Span.End && isFirst(u, t):
			return "root"
		}
	case "scheme-colon":
		if raw != "" {
			return "other"
		}
	case "percent":
		if strings.Trim(strings.TrimPrefix(raw, "%"), "0123456789ABCDEFabcdef") != "" {
			return "inside"
		}
	case "path-missing":
		if u.Reading() == core.NNTP {
			return "group"
		}
	case "slashes":
		host, _ := u.Token(core.Host)
		switch {
		case holds(`\`):
			return "backslash"
		case host.Len() == 0:
			return "alone"
		case strings.Trim(raw, "/") != "":
			return "other"
		case raw != "":
			return "one"
		}
	case "file-slashes":
		switch {
		case strings.Trim(raw, `/\`) != "":
			return "other"
		case holds(`\`):
			return "backslash"
		}
	case "http-search-path":
		if strings.ContainsAny(u.Text(core.Search), "/?") {
			return "reserved"
		}
	case "search-reserved":
		if t := tokenOf(u, d); strings.ContainsAny(u.Source()[d.Span.End:t.End], "/?") {
			return "several"
		}
	case "group-empty":
		if u.Reading() == core.NNTP {
			return "nntp"
		}
	case "group-octet":
		if u.Reading() == core.News && strings.Trim(raw, "$!'(),;?:&=") == "" {
			return "article"
		}
	case "port-octet":
		if !strings.ContainsAny(tokenOf(u, d).In(u.Source()), "0123456789") {
			return "name"
		}
	case "non-ascii":
		if d.Part.Info().Allowed&core.Percent != 0 && !utf8.ValidString(raw) {
			return "octets"
		}
	case "user-empty", "password-empty":
		if u.Reading() == core.Telnet {
			return "telnet"
		}
	case "host-empty":
		if u.Reading() == core.News {
			return "article"
		}
	case "host-number":
		if strings.Count(raw, ".") > 3 {
			return "many"
		}
	case "host-octet":
		if r := u.Reading(); tokenOf(u, d).End == len(u.Source()) && r != core.News && r != core.Telnet {
			return "end"
		}
	case "host-long":
		if d.Arg == "63" {
			return "label"
		}
	case "port-reserved":
		if d.Arg == "" {
			return "unknown"
		}
	case "ftp-type-incomplete":
		if d.Span.End < len(u.Source()) && u.Has(core.Ftptype) {
			return "misspelt"
		}
	case "ftp-type-unknown":
		if raw == "" {
			return "empty"
		}
	}
	return ""
}

// Severity returns the name of s.
func Severity(l Lang, s core.Severity) string {
	return severities[min(s, core.Note)].In(l)
}

var severities = [...]Row{
	core.Error:   {"Error", "エラー", "錯誤"},
	core.Warning: {"Warning", "警告", "警告"},
	core.Note:    {"Note", "注記", "附註"},
}

// about is what the slots of a diagnostic's texts are filled from.
type about struct {
	l Lang
	u *core.URL
	d core.Diagnostic
}

func (a about) slot(name string) string {
	u, span := a.u, a.d.Span
	raw := span.In(u.Source())
	switch name {
	case "raw":
		return show(raw)
	case "hex":
		return hexOf(raw)
	case "decoded":
		return showDecoded(raw)
	case "escaped":
		return escapesOf(decode(raw))
	case "start":
		return strconv.Itoa(span.Start)
	case "end":
		return strconv.Itoa(span.End)
	case "part":
		return partNoun(a.l, u, tokenOf(u, a.d))
	case "token":
		return showDecoded(tokenOf(u, a.d).In(u.Source()))
	case "rest":
		return showDecoded(core.Span{Start: span.End, End: tokenOf(u, a.d).End}.In(u.Source()))
	case "scheme":
		return show(u.SchemeText())
	case "reading":
		return schemeName(u)
	case "host":
		host, _ := u.Token(core.Host)
		return show(host.In(u.Source()))
	case "port":
		return strconv.Itoa(u.DefaultPort())
	case "arg":
		return definedIn(a.l, a.d.Arg)
	case "service":
		return protocolName(a.d.Arg)
	case "name":
		t, _ := lastSegment(u)
		return showDecoded(t.In(u.Source()))
	case "gtype":
		return showDecoded(u.Text(core.Gtype))
	}
	return "{" + name + "}"
}

// tokenOf returns the token that d is about.
func tokenOf(u *core.URL, d core.Diagnostic) core.Token {
	list := u.Tokens()
	first, _ := slices.BinarySearchFunc(list, d.Span.End, func(t core.Token, end int) int { return cmp.Compare(t.End, end) })
	for _, t := range list[first:] {
		if t.Start > d.Span.Start {
			break
		}
		if t.Part == d.Part {
			return t
		}
	}
	return core.Token{Span: d.Span, Part: d.Part}
}

// lastSegment returns the segment of an FTP or file path that names the file.
func lastSegment(u *core.URL) (core.Token, bool) {
	for _, t := range slices.Backward(u.Tokens()) {
		if t.Part == core.Fsegment {
			return t, true
		}
	}
	return core.Token{}, false
}

func isName(u *core.URL, t core.Token) bool {
	last, ok := lastSegment(u)
	return ok && last.Span == t.Span
}

func isFirst(u *core.URL, t core.Token) bool {
	first, ok := u.Token(core.Fsegment)
	return ok && first.Span == t.Span
}

// schemeName returns what the scheme that u is read as is called in a sentence:
// as people write it, or as it was typed when RFC 1738 does not know it.
func schemeName(u *core.URL) string {
	s := u.Reading()
	if s == nil || s.Name == "" {
		return show(u.SchemeText())
	}
	switch s {
	case core.Mailto, core.News, core.File:
		return s.Name
	}
	return protocolName(s.Name)
}

// protocolName returns what a protocol is called: an abbreviation in capitals, or
// a name.
func protocolName(name string) string {
	switch name {
	case "gopher", "telnet", "prospero":
		return strings.ToUpper(name[:1]) + name[1:]
	}
	return strings.ToUpper(name)
}
