package transcript

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// GoStep returns the octets of a client's step as a Go expression, a []byte in US-ASCII. It returns "" for a step of
// the server, and for octets that the URL hides or does not determine.
func GoStep(s *wire.Step) string {
	if s.Side != wire.SideClient || !s.Known() {
		return ""
	}
	return "[]byte(" + strconv.QuoteToASCII(string(s.AppendBytes(nil))) + ")"
}

// Go returns the octets that a client sends as formatted Go code: a variable sent with a []byte for each step. Steps
// whose octets the URL hides or does not determine are comments, in English. Go returns "" if nothing is sent.
func Go(u *core.URL, p Passwords) string {
	w := p.wire(u)
	var b strings.Builder
	for i := range w.Steps {
		s := &w.Steps[i]
		if s.Side != wire.SideClient {
			continue
		}
		if code := GoStep(s); code != "" {
			b.WriteString("\t" + code + ",\n")
			continue
		}
		line, _ := text.Step(text.English, u, &w, s)
		b.WriteString("\t// " + line.String() + "\n")
	}
	if b.Len() == 0 {
		return ""
	}
	return "var sent = [][]byte{\n" + b.String() + "}\n"
}

// GoTest returns a Go test file that checks what urlscope now says of u: whether it is valid, its findings, and what
// a client sends. A hidden password becomes "xxxxx", which may change the findings. The file belongs to package urls.
// It is formatted and its test passes, for any octets.
func GoTest(u *core.URL, p Passwords) string {
	src := u.Source()
	if t, ok := u.Token(core.Password); ok && p == HidePasswords && t.Len() > 0 {
		src = src[:t.Start] + "xxxxx" + src[t.End:]
		u = core.Parse(src)
	}
	var found, sent []string
	for _, d := range core.Check(u) {
		found = append(found, d.Severity.String()+" "+d.Rule.ID)
	}
	for _, s := range wire.Of(u).Steps {
		if s.Side == wire.SideClient && s.Known() {
			sent = append(sent, string(s.AppendBytes(nil)))
		}
	}
	return with(goTest, "{url}", strconv.QuoteToASCII(src), "{valid}", strconv.FormatBool(u.Valid()),
		"{found}", list(found), "{sent}", list(sent))
}

const goTest = `package urls

import (
	"slices"
	"testing"

	"urlscope/core"
	"urlscope/core/wire"
)

func TestURL(t *testing.T) {
	u := core.Parse({url})
	if got, want := u.Valid(), {valid}; got != want {
		t.Errorf("valid: %v, want %v", got, want)
	}

	var found []string
	for _, d := range core.Check(u) {
		found = append(found, d.Severity.String()+" "+d.Rule.ID)
	}
	if want := {found}; !slices.Equal(found, want) {
		t.Errorf("found: %q, want %q", found, want)
	}

	var sent []string
	for _, s := range wire.Of(u).Steps {
		if s.Side == wire.SideClient && s.Known() {
			sent = append(sent, string(s.AppendBytes(nil)))
		}
	}
	if want := {sent}; !slices.Equal(sent, want) {
		t.Errorf("sent: %q, want %q", sent, want)
	}
}
`

// with fills the slots of a template. The pairs are slots and values, such as "{a}" and "/x".
func with(template string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(template)
}

// list returns a Go literal of the strings, one a line.
func list(values []string) string {
	if values == nil {
		return "([]string{})"
	}
	var b strings.Builder
	b.WriteString("([]string{\n")
	for _, v := range values {
		b.WriteString("\t\t" + strconv.QuoteToASCII(v) + ",\n")
	}
	return b.String() + "\t})"
}
