package transcript

import (
	"strconv"
	"strings"

	"urlscope/core"
	"urlscope/core/text"
)

// GoStep returns the octets of a client's step as a Go expression, a []byte in
// US-ASCII; "" for a step of the server, and for one whose octets the URL does not
// determine, or hides.
func GoStep(s *core.Step) string {
	if s.Side != core.SideClient || !s.Known() {
		return ""
	}
	return "[]byte(" + strconv.QuoteToASCII(string(s.AppendBytes(nil))) + ")"
}

// Go returns what a client sends as Go code: a variable named sent with a []byte for
// each step, as gofmt writes it. Steps whose octets the URL does not determine, or
// hides, are comments, in English. "" when nothing is sent.
func Go(u *core.URL, p Passwords) string {
	w := p.wire(u)
	var b strings.Builder
	for i := range w.Steps {
		s := &w.Steps[i]
		if s.Side != core.SideClient {
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

// GoTest returns a Go test file that holds urlscope to what it says of u now:
// whether it is valid, what is found, and what a client sends. A hidden password
// is replaced by "xxxxx", which may change what is found. The file is of a package
// named urls and is ready for gofmt and go test, whatever octets u is made of.
func GoTest(u *core.URL, p Passwords) string {
	src := u.Source()
	if t, ok := u.Token(core.Password); ok && p == Hide && t.Len() > 0 {
		src = src[:t.Start] + "xxxxx" + src[t.End:]
		u = core.Parse(src)
	}
	var found, sent []string
	for _, d := range core.Check(u) {
		found = append(found, d.Severity.String()+" "+d.Rule.ID)
	}
	for _, s := range u.Wire().Steps {
		if s.Side == core.SideClient && s.Known() {
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
	for _, s := range u.Wire().Steps {
		if s.Side == core.SideClient && s.Known() {
			sent = append(sent, string(s.AppendBytes(nil)))
		}
	}
	if want := {sent}; !slices.Equal(sent, want) {
		t.Errorf("sent: %q, want %q", sent, want)
	}
}
`

// with fills the slots of a template: "GET /x" of "GET {a}" with "{a}" and "/x".
func with(template string, pairs ...string) string {
	return strings.NewReplacer(pairs...).Replace(template)
}

// list returns strings as a Go literal, one a line: `"a",` and `"b",` between braces.
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
