package text

import (
	"os"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/clients"
	"urlscope/core/wire"
)

// TestClientFacts holds each fact to the models: for its URL, testdata/clients/facts.txt says of the clients that the fact names what
// they do and send, and so do the models. -update writes what they say, to be read beside the facts.
func TestClientFacts(t *testing.T) {
	const file = "../../testdata/clients/facts.txt"
	data, err := os.ReadFile(file)
	if err != nil && !*update {
		t.Fatal(err)
	}
	entries := strings.Split(strings.TrimSpace(string(data)), "\n\n")
	var b strings.Builder
	b.WriteString("# What the models say of the URL of each fact in core/text: client, verdict, lines.\n")
	for _, f := range ClientFacts {
		entry := f.URL + "\n"
		readings := clients.Read(core.Parse(f.URL))
		if len(readings) == 0 || !strings.HasPrefix(strings.ToLower(f.URL), f.Scheme+":") {
			t.Errorf("%s: %q is not a URL of %s that clients are known for", f.ID, f.URL, f.Scheme)
		}
		for _, r := range readings {
			entry += "\t" + r.Client.ID + ": " + r.Verdict.String() + ":" + saidBy(r) + "\n"
		}
		b.WriteString("\n" + entry)
		if !*update && !slices.Contains(entries, strings.TrimSpace(entry)) {
			t.Errorf("%s is not in %s as the models have it:\n%s", f.ID, file, entry)
		}
	}
	if n := len(entries) - 1; !*update && n != len(ClientFacts) {
		t.Errorf("%s has %d entries, there are %d facts", file, n, len(ClientFacts))
	}
	if *update {
		if err := os.WriteFile(file, []byte(b.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// goldenClients has the facts and the verdicts.
func goldenClients(l Lang, line func(string, Prose)) {
	heading(line, "Clients: what is worth knowing of them, with a URL that shows it; verdicts")
	for i := range ClientFacts {
		line("", Prose{{ClientFacts[i].URL, false}})
		line("  ", ClientFacts[i].In(l))
	}
	for v := range clients.VerdictAsks + 1 {
		line("  ", Prose{{ClientVerdict(l, v), false}})
	}
}

// TestClientFactsNamed: the models say something of each client that a fact names, and what it quotes is in the URL, or one of them
// or RFC 1738 sends it, or it is listed here.
func TestClientFactsNamed(t *testing.T) {
	elsewhere := map[string]bool{"/%2Fetc/motd": true, "anonymous": true, "Authorization": true, "..": true, "%2E%2E": true, "0": true, "7": true, "`": true, "FTP": true}
	for _, f := range ClientFacts {
		u := core.Parse(f.URL)
		quoted := f.URL + "\n"
		for _, s := range wire.Of(u).Steps {
			quoted += string(s.AppendBytes(nil)) + "\n"
		}
		words := " " + strings.NewReplacer(",", " ", ".", " ", ":", " ", ";", " ").Replace(f.row[English]) + " "
		for _, r := range clients.Read(u) {
			if strings.Contains(words, " "+r.Client.Title+" ") && r.Verdict == clients.VerdictUnknown {
				t.Errorf("%s names %s, whose model does not know %q", f.ID, r.Client.Title, f.URL)
			}
			for _, l := range r.Lines {
				quoted += l.Text() + "\n"
			}
		}
		for _, run := range f.In(English) {
			if run.Code && !elsewhere[run.Text] && !strings.Contains(quoted, run.Text) {
				t.Errorf("%s quotes %q, which nobody sends for %q", f.ID, run.Text, f.URL)
			}
		}
	}
}

// saidBy returns the lines of a client, controls and octets that are not US-ASCII as escapes.
func saidBy(r clients.Reading) string {
	var list []string
	for _, l := range r.Lines {
		s := l.Text()
		for i := 0; i < len(s); i++ {
			if s[i] < ' ' || s[i] > '~' {
				s = s[:i] + "<" + hexOf(s[i:i+1]) + ">" + s[i+1:]
			}
		}
		list = append(list, s)
	}
	if list == nil {
		return ""
	}
	return strings.TrimRight(" "+strings.Join(list, " | "), " ")
}
