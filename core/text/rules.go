package text

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/hosts"
	"urlscope/core/internal/meant"
	"urlscope/core/internal/punycode"
)

// A ruleText is the text of a rule or one of its cases: what is wrong, why it matters, and what to do. An empty
// sentence of a case is replaced by the sentence of its rule.
type ruleText struct {
	ID                   string
	Message, Why, Advice Row
}

// whole returns t with all its sentences.
func (t *ruleText) whole() ruleText {
	id, _, _ := strings.Cut(t.ID, "/")
	rule := cmp.Or(ruleTexts[id], t)
	return ruleText{t.ID, cmp.Or(t.Message, rule.Message), cmp.Or(t.Why, rule.Why), cmp.Or(t.Advice, rule.Advice)}
}

// ruleTexts are the texts of all rules by ID, and the texts of their cases by core.Diagnostic.Case.
var ruleTexts = func() map[string]*ruleText {
	all := map[string]*ruleText{}
	for _, list := range [...][]ruleText{
		schemeTexts, octetTexts, escapeTexts, loginTexts, hostTexts, portTexts, ftpTexts, webTexts, gopherTexts, mailTexts,
		newsTexts, otherTexts, contextTexts, factTexts,
	} {
		for i := range list {
			all[list[i].ID] = &list[i]
		}
	}
	return all
}()

// Message returns what is wrong: a few words without a full stop. It returns nil if d has no rule, and so do [Why]
// and [Advice].
func Message(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return say(l, u, d, func(t ruleText) Row { return t.Message })
}

// Why returns the reason why d matters.
func Why(l Lang, u *core.URL, d core.Diagnostic) Prose {
	return say(l, u, d, func(t ruleText) Row {
		switch {
		case t.Why != (Row{}):
			return t.Why
		case d.Severity == core.SeverityError:
			return givesUp
		}
		return readOn
	})
}

// Advice returns what to do about d.
func Advice(l Lang, u *core.URL, d core.Diagnostic) Prose {
	if fix.NoName(d) {
		return Prose{{Text: noName.In(l)}}
	}
	return say(l, u, d, func(t ruleText) Row { return t.Advice })
}

// noName is the advice for a name that is too long for fixes.
var noName = Row{
	"This name is long and has many errors, so no fix is offered. Check where it ends, and write it again.",
	"名前が長く、誤りも多いので、修正案はありません。どこで終わるかを確かめて、書き直してください。",
	"這個名稱很長，錯誤也很多，所以沒有修正建議。請確認它在哪裡結束，並重新輸入。"}

func say(l Lang, u *core.URL, d core.Diagnostic, sentence func(ruleText) Row) Prose {
	if d.Rule == nil {
		return nil
	}
	d.Span = d.Span.Within(len(u.Source()))
	t := textOf(d)
	if t == nil {
		return unknown(cmp.Or(d.Case, d.Rule.ID))
	}
	return render(sentence(t.whole()).In(l), about{l, u, d}.slot)
}

// textOf returns the text for the case of d, or the usual one of its rule.
func textOf(d core.Diagnostic) *ruleText {
	if t := ruleTexts[cmp.Or(d.Case, d.Rule.ID)]; t != nil {
		return t
	}
	for i := range objectionTexts {
		if objectionTexts[i].ID == cmp.Or(d.Case, d.Rule.ID) {
			return &objectionTexts[i]
		}
	}
	return nil
}

// Severity returns the name of s at the beginning of a line: "Error". [SeverityName] is for the inside of a sentence.
func Severity(l Lang, s core.Severity) string {
	return severities[min(s, core.SeverityNote)].In(l)
}

var severities = [...]Row{
	core.SeverityError:   {"Error", "エラー", "錯誤"},
	core.SeverityWarning: {"Warning", "警告", "警告"},
	core.SeverityNote:    {"Note", "注記", "附註"},
}

// about has what the slots of a diagnostic's texts depend on.
type about struct {
	l Lang
	u *core.URL
	d core.Diagnostic
}

func (a about) slot(name string) string {
	if fill := slots[name]; fill != nil {
		return fill(a)
	}
	return "{" + name + "}"
}

// slots are the values of the slots of a diagnostic's texts.
var slots = map[string]func(about) string{
	"raw":     func(a about) string { return show(a.raw()) },
	"hex":     func(a about) string { return hexOf(a.raw()) },
	"decoded": func(a about) string { return showDecoded(a.raw()) },
	"escaped": func(a about) string { return escapesOf(decode(a.raw())) },
	"letters": func(a about) string { return show(lettersOf(a.raw())) },
	"address": func(a about) string { return meant.Address(a.raw()) },
	"hidden":  func(a about) string { return a.hidden().String() },
	"range":   func(a about) string { return rangeName(a.l, a.hidden().Range()) },
	"start":   func(a about) string { return strconv.Itoa(a.d.Span.Start) },
	"end":     func(a about) string { return strconv.Itoa(a.d.Span.End) },
	"part":    func(a about) string { return partNoun(a.l, a.u, a.token()) },
	"token":   func(a about) string { return showDecoded(a.token().In(a.u.Source())) },
	"rest": func(a about) string {
		return showDecoded(core.Span{Start: a.d.Span.End, End: a.token().End}.In(a.u.Source()))
	},
	"scheme":  func(a about) string { return show(a.u.SchemeText()) },
	"reading": func(a about) string { return schemeName(a.u) },
	"host":    func(a about) string { return show(a.host()) },
	"port":    func(a about) string { return strconv.Itoa(a.u.DefaultPort()) },
	"arg":     func(a about) string { return definedIn(a.l, a.d.Arg) },
	"service": func(a about) string { return protocolName(a.d.Arg) },
	"name":    func(a about) string { return showDecoded(a.name()) },
	"gtype":   func(a about) string { return showDecoded(a.u.Text(core.Gtype)) },
}

// lettersOf decodes a label of a host: "bücher" for "xn--bcher-kva".
func lettersOf(label string) string {
	list, ok := punycode.Decode(nil, label[min(len("xn--"), len(label)):])
	if !ok {
		return label
	}
	return string(list)
}

func (a about) raw() string { return a.d.Span.In(a.u.Source()) }

// hidden returns the address that the octets hide.
func (a about) hidden() hosts.Address {
	address, _ := hosts.Hidden(a.raw())
	return address
}

// host returns the octets of the host, in either form.
func (a about) host() string {
	t, _ := a.u.Token(core.Host)
	return t.In(a.u.Source())
}

// name returns the octets that name the file of an FTP or file URL.
func (a about) name() string {
	t, _ := lastSegment(a.u)
	return t.In(a.u.Source())
}

// token returns the token with the diagnostic.
func (a about) token() core.Token {
	d, list := a.d, a.u.Tokens()
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

// isName reports whether t is the segment that names the file: the "b" of "ftp://h/a/b".
func isName(u *core.URL, t core.Token) bool {
	last, ok := lastSegment(u)
	return ok && last.Span == t.Span
}

// schemeName returns the name of the scheme by whose rules u is read. The names of the schemes of RFC 1738 are written
// as in prose.
func schemeName(u *core.URL) string {
	s := u.Reading()
	switch r := u.Registered(); {
	case r != nil:
		return r.Name
	case s == nil || s.Name == "":
		return show(u.SchemeText())
	}
	switch s {
	case core.Mailto, core.News, core.File:
		return s.Name
	}
	return protocolName(s.Name)
}

// protocolName returns the common name of a protocol: "FTP" for "ftp", "Gopher" for "gopher".
func protocolName(name string) string {
	switch name {
	case "gopher", "telnet", "prospero":
		return strings.ToUpper(name[:1]) + name[1:]
	}
	return strings.ToUpper(name)
}
