package wire

import "urlscope/core"

// Silent returns the conversation for a text that is not a URL, such as "http:///x", unless fix.First repairs it: the
// client sends nothing, and one step says why. It returns false for a URL, and for a text without a scheme.
func Silent(u *core.URL) (c Conversation, ok bool) {
	if u.Valid() || u.IsReference() || u.Reading() == nil {
		return Conversation{}, false
	}
	return Conversation{Steps: []Step{{Kind: StepKind("no-url"), Side: SideInfo}}}, true
}

// noPort replaces the conversation by one step if the port is too large, as in "http://h:99999/", or no number, as in
// "https://h:443-/", because nobody can connect to it. Where a repair changes it, fix.First has the URL of the conversation.
func (p *program) noPort(port core.Token) {
	p.out.Steps, p.more = p.out.Steps[:0], 0
	p.say("port-none", SideInfo, WhenAlways, port.Span)
}
