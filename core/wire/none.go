package wire

import (
	"strings"

	"urlscope/core"
)

// Silent returns the conversation for a text that is not a URL, such as "http:///x", unless fix.First repairs it: the
// client sends nothing, and one step says why. It returns false for a URL, and for a text without a scheme.
func Silent(u *core.URL) (c Conversation, ok bool) {
	if u.Valid() || u.IsReference() || u.Reading() == nil {
		return Conversation{}, false
	}
	return Conversation{Steps: []Step{{Kind: StepKind("no-url"), Side: SideInfo}}}, true
}

// noPort replaces the conversation by one step if the port of a valid URL is too large, as in "http://h:99999/",
// because nobody can connect to it. An invalid port, as in "http://h:a/", stays: a repair may change it.
func (p *program) noPort(port core.Token) {
	if p.u == p.typed && (strings.Trim(port.In(p.src), "0123456789") != "" || port.Len() == 0) {
		return
	}
	p.out.Steps, p.more = p.out.Steps[:0], 0
	p.say("port-none", SideInfo, WhenAlways, port.Span)
}
