// Package transcript writes what a client does with a URL so that it can be taken
// elsewhere: as a text to read, as a curl command, as Go code.
//
// All of it is printable, whatever is typed: no octet of the URL gets out that a
// terminal, a shell or a compiler would take for more than text. A password is
// left out unless it is asked for.
package transcript

import (
	"strings"

	"urlscope/core"
	"urlscope/core/mended"
	"urlscope/core/text"
)

// Passwords says whether a password of the URL is written.
type Passwords bool

// Hide leaves the password out, which is what to do unless somebody asks for it; Show
// writes it (section 6: a password in a URL is no secret).
const (
	Hide Passwords = false
	Show Passwords = true
)

// wire returns the conversation, as it may be shown.
func (p Passwords) wire(u *core.URL) core.Wire {
	if p == Show {
		return u.Wire()
	}
	return u.Wire().Masked()
}

// Text returns the conversation as lines of text: the URL, where the client
// connects, then "> " before what the client sends, "< " before what the server
// answers, "  ! " before what is dangerous about a line, and spaces before
// explanations. An empty line that is sent is a ">" alone. Words are in language l;
// every line ends in a line feed. A URL that is wrong has the conversation of the one that
// was likely meant, which stands below it; where nothing was, it says that nothing is sent. ""
// when nothing is known of one, as for an empty input.
func Text(l text.Lang, u *core.URL, p Passwords) string {
	head := p.spell(u) + "\n"
	if m, ok := mended.Of(u, core.Check(u)); ok {
		u = m.URL
		head += text.OnceMended(l, p.spell(u)) + "\n"
	}
	w, nothing := mended.Nothing(u)
	if !nothing {
		w = p.wire(u)
	}
	if len(w.Steps) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString(head)
	if w.Transport != "" {
		b.WriteString(text.WireAddress(u, &w) + "\n")
		if u.Valid() && w.Port == 0 {
			b.WriteString(text.WireHead(l, u, &w) + "\n") // that no client connects
		}
	}
	b.WriteString("\n")
	for i := range w.Steps {
		s := &w.Steps[i]
		line, note := text.Step(l, u, &w, s)
		first, rest, more := strings.Cut(text.StepLine(l, s, line), "\n")
		sign := signs[min(s.Side, core.SideInfo)]
		write(&b, sign, first+text.InBrackets(l, text.When(l, s)))
		if more {
			write(&b, sign, rest)
		}
		for _, e := range s.Early {
			write(&b, "  ! ", text.Early(l, u, s, e).Quoted(l))
		}
		if s.Side != core.SideClient {
			write(&b, "    ", note.Quoted(l))
		}
	}
	return b.String()
}

var signs = [...]string{core.SideClient: "> ", core.SideServer: "< ", core.SideInfo: "  "}

// write writes each line of a text after a sign: "> a" for "a" after "> ".
func write(b *strings.Builder, sign, lines string) {
	if lines == "" && sign != signs[core.SideClient] {
		return
	}
	for line := range strings.SplitSeq(lines, "\n") {
		b.WriteString(strings.TrimRight(sign+line, " ") + "\n")
	}
}

// spell returns the URL in printable characters, with … for a hidden password.
func (p Passwords) spell(u *core.URL) string {
	t, ok := u.Token(core.Password)
	if p == Show || !ok {
		return text.ShowAll(u.Source())
	}
	return text.ShowAll(u.Source()[:t.Start]) + "…" + text.ShowAll(u.Source()[t.End:])
}
