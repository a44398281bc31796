package model

import (
	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/fix"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/core/wire"
	"urlscope/wasm/labels"
)

// A Dialogue is the conversation of a client about the URL, as the page shows it. For a text that is not valid, it
// is the conversation after the first fixes; if these lead to no URL, nothing is sent.
type Dialogue struct {
	wire.Conversation                      // with spans of the typed text
	Said              wire.Conversation    // with spans of URL
	URL               *core.URL            // the URL that is sent for
	Fixed             bool                 // whether URL differs from the typed text
	Resolved          bool                 // whether the text is a reference, and URL what it is with the base
	marks             []compare.StepChange // what the last edit changed in each step; nil if the comparison tells nothing

	source   string // the typed text
	revealed bool   // whether the password is shown
	judge    standards.Standard
	base     string
}

// Talk returns the conversation. It is computed once for each text, on the first call.
func (m *Model) Talk() *Dialogue {
	if m.LastTalk == nil || m.LastTalk.source != m.Source() || m.LastTalk.revealed != m.Revealed || m.LastTalk.judge != m.Judge || m.LastTalk.base != m.Base {
		m.LastTalk = m.converse(m.LastTalk)
	}
	return m.LastTalk
}

// converse computes the conversation and compares it with the one before.
func (m *Model) converse(before *Dialogue) *Dialogue {
	c := &Dialogue{URL: m.URL, source: m.Source(), revealed: m.Revealed, judge: m.Judge, base: m.Base}
	if r := m.Reading(); r != nil {
		c.converseAs(m, r)
	} else {
		c.converse1738(m)
	}
	if before == nil || before.revealed != c.revealed || !isEdit(before.source, c.source) {
		return c
	}
	c.marks = make([]compare.StepChange, len(c.Steps))
	for _, change := range compare.Steps(before.Steps, c.Steps) {
		if change.New >= 0 {
			c.marks[change.New] = change
		}
	}
	return c
}

// converse1738 computes the conversation of the text as read by RFC 1738.
func (c *Dialogue) converse1738(m *Model) {
	var fixed *fix.Result
	var silent bool
	if m.State != Unfinished { // an unfinished text is shown as it would be sent, because it only needs more typing
		if fixed, c.Fixed = fix.First(m.Found); c.Fixed {
			c.URL = fixed.URL
		}
		c.Said, silent = wire.Silent(c.URL)
	}
	if !silent {
		c.Said = wire.Of(c.URL)
	}
	if !m.Revealed {
		c.Said = c.Said.Masked()
	}
	c.Conversation = c.Said
	if c.Fixed {
		c.Conversation = c.Said.Moved(fixed.Typed)
	}
}

// TalkText returns the conversation as text, with the password if it is shown, as in all copies of the conversation.
func (m *Model) TalkText() (string, text.Prose) {
	as := transcript.TextAsRead
	if m.Reading() == nil { // what RFC 1738 says about a text that it rejects
		as = transcript.Text
	}
	return m.copied("", as(m.Lang, m.Talk().URL, transcript.Passwords(m.Revealed)), labels.Words(m.Lang, m.Unsent()))
}

// TalkCurl returns a curl command that has the conversation, or "" and why curl cannot have it.
func (m *Model) TalkCurl() (string, text.Prose) {
	u, says, why := m.sent("# ")
	if u == nil {
		return "", why
	}
	return curlFor(m.Lang, says, u, transcript.Passwords(m.Revealed))
}

// TalkGo returns the octets that are sent as Go code, or "" and why nothing is sent.
func (m *Model) TalkGo() (string, text.Prose) {
	talk, why := m.Talk(), labels.NoGo
	for i := range talk.Steps {
		if reason, ok := noGo[talk.Steps[i].Kind]; ok {
			why = reason
		}
	}
	return m.copied("// ", transcript.Go(talk.URL, transcript.Passwords(m.Revealed)), labels.Words(m.Lang, why))
}

// noGo has the reason why a conversation over a network is not written as Go code, by a step of it: at a telnet terminal, a
// person types what is sent, and the messages of the others have no octets here.
var noGo = map[wire.StepKind]text.Key{
	"telnet-connect": labels.NoGoURL, "wais-init": labels.NoGoOctets, "prospero-query": labels.NoGoOctets, "other-server": labels.NoGoOctets,
}

// copied returns a copy, below a comment if it is not of the text as typed. Without a copy it returns why.
func (m *Model) copied(comment, copied string, why text.Prose) (string, text.Prose) {
	if copied == "" {
		return "", why
	}
	return m.SaysChanged(comment) + copied, nil
}

// isEdit reports whether after is an edit of before, and not an entirely different text: they must share most of
// the shorter one.
func isEdit(before, after string) bool {
	e := Difference(before, after)
	kept := len(before) - e.Span.Len()
	return 2*kept >= min(len(before), len(after))
}

// few is the number of replies and remarks that are never folded away, because they fit at a glance.
const few = 3

// Folds reports whether replies and remarks may be folded away. They must not be if they are few, or all that there
// is.
func (c *Dialogue) Folds() bool {
	told := c.Told()
	return told > 0 && len(c.Steps)-told > few
}

// Tells reports whether step i depends on the URL. Replies, remarks and lines that are sent for every URL do not:
// in "ftp://h/a", PASV opens a data connection for any URL.
func (c *Dialogue) Tells(i int) bool {
	return c.Steps[i].Side == wire.SideClient && c.Steps[i].Kind != "ftp-pasv"
}

// Told returns the number of steps that tell something about the URL.
func (c *Dialogue) Told() (n int) {
	for i := range c.Steps {
		if c.Tells(i) {
			n++
		}
	}
	return n
}

// HasSecret reports whether the conversation has octets of a password, hidden or shown.
func (c *Dialogue) HasSecret() bool {
	for i := range c.Steps {
		for _, o := range c.Steps[i].Octets {
			if o.Secret {
				return true
			}
		}
	}
	return false
}

// Mark returns what the last edit did to step i; ChangeKept if nothing.
func (c *Dialogue) Mark(i int) compare.StepChange {
	if i >= len(c.marks) {
		return compare.StepChange{}
	}
	return c.marks[i]
}
