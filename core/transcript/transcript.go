// Package transcript writes what a client does with a URL in forms that one can copy: text ([Text]), a curl command
// ([Curl]), code for other clients ([Web]), and Go code ([Go], [GoTest]).
//
//	u := core.Parse("ftp://joe:secret@host.dom/motd;type=i")
//	command, why := transcript.Curl(text.English, u, transcript.HidePasswords)
//
// All output is printable for any input: octets of the URL have no effect on a terminal, a shell or a compiler.
// Passwords are hidden unless asked for.
package transcript

import (
	"strings"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// Passwords says whether the output has the password of the URL.
type Passwords bool

// The values of Passwords. Use HidePasswords unless somebody asks for the password: a password in a URL is not secret
// (section 6).
const (
	HidePasswords Passwords = false
	ShowPasswords Passwords = true
)

// wire returns the conversation of u, masked if p hides passwords.
func (p Passwords) wire(u *core.URL) wire.Conversation {
	if p == ShowPasswords {
		return wire.Of(u)
	}
	return wire.Of(u).Masked()
}

// Text returns the conversation of u as lines of text in language l, each with a line feed. The first lines are the
// URL and the address of the server. Then "> " begins a line that the client sends, "< " an answer of the server, "
// ! " a danger of the line above, and spaces an explanation. An empty line that is sent is a single ">".
//
// RFC 1738 judges: for a URL that it refuses the conversation is of what its first fix makes (fix.First), which is on the second line.
// Without one, Text says that nothing is sent. It returns "" if there is no conversation, such as for an empty input. [TextAsRead] is
// for whoever has a URL of another standard.
func Text(l text.Lang, u *core.URL, p Passwords) string {
	head := p.spell(u) + "\n"
	if fixed, ok := fix.First(core.Check(u)); ok {
		u = fixed.URL
		head += text.OnceFixed(l, p.spell(u)) + "\n"
	}
	w, silent := wire.Silent(u)
	if !silent {
		w = p.wire(u)
	}
	if len(w.Steps) == 0 {
		return ""
	}
	return head + conversation(l, u, &w)
}

// TextAsRead is Text for a URL that is sent as it is, whatever RFC 1738 makes of it: "http://h/~joe" with its tilde.
func TextAsRead(l text.Lang, u *core.URL, p Passwords) string {
	w := p.wire(u)
	if len(w.Steps) == 0 {
		return ""
	}
	return p.spell(u) + "\n" + conversation(l, u, &w)
}

// conversation returns the address of the server, and the steps.
func conversation(l text.Lang, u *core.URL, w *wire.Conversation) string {
	var b strings.Builder
	if w.Transport != "" {
		b.WriteString(text.WireAddress(u, w) + "\n")
		if u.Valid() && w.Port == 0 {
			b.WriteString(text.WireHead(l, u, w) + "\n") // says that no client connects
		}
	}
	b.WriteString("\n")
	for i := range w.Steps {
		writeStep(&b, l, u, w, &w.Steps[i])
	}
	return b.String()
}

func writeStep(b *strings.Builder, l text.Lang, u *core.URL, w *wire.Conversation, s *wire.Step) {
	line, note := text.Step(l, u, w, s)
	first, rest, more := strings.Cut(text.StepLine(l, s, line), "\n")
	sign := signs[min(s.Side, wire.SideInfo)]
	write(b, sign, first+text.InBrackets(l, text.When(l, s)))
	if more {
		write(b, sign, rest)
	}
	for _, e := range s.Early {
		write(b, "  ! ", text.Early(l, u, s, e).Quoted(l))
	}
	if s.Side != wire.SideClient {
		write(b, "    ", note.Quoted(l))
	}
}

var signs = [...]string{wire.SideClient: "> ", wire.SideServer: "< ", wire.SideInfo: "  "}

// write writes each of the lines after a sign.
func write(b *strings.Builder, sign, lines string) {
	if lines == "" && sign != signs[wire.SideClient] {
		return
	}
	for line := range strings.SplitSeq(lines, "\n") {
		b.WriteString(strings.TrimRight(sign+line, " ") + "\n")
	}
}

// spell returns the URL in printable characters, with "…" for a hidden password.
func (p Passwords) spell(u *core.URL) string {
	t, ok := u.Token(core.Password)
	if p == ShowPasswords || !ok {
		return text.ShowAll(u.Source())
	}
	return text.ShowAll(u.Source()[:t.Start]) + "…" + text.ShowAll(u.Source()[t.End:])
}
