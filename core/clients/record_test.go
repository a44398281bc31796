package clients

import (
	"encoding/json"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/recorded"
)

// folder holds the recordings: one a scheme, a line a URL. README.md there says how to read them.
const folder = "../../testdata/clients"

// A recording is what the clients were observed to do with one URL.
type recording struct {
	URL     string
	Clients map[string]observed
}

// observed is what one client was observed to do.
type observed struct {
	Sent     [][2]string // kind and line, each octet as one character
	Refused  bool
	LineEnd  bool  // an escaped line end went out and made a further line
	Same     *bool // the commands were those that RFC 1738 asks for
	SameFile *bool // and what came was the same
	Port     int   // where it is not the usual one
}

func recordings(t *testing.T, scheme string) (list []recording) {
	t.Helper()
	recorded.Lines(t, filepath.Join(folder, scheme+".jsonl"), func(_ int, line []byte) error {
		var r recording
		err := json.Unmarshal(line, &r)
		list = append(list, r)
		return err
	})
	return list
}

// schemes are those with recordings.
var schemes = []string{"ftp", "gopher", "http", "nntp", "telnet", "mailto", "file"}

// TestRecordings holds each client to what was observed: its model says the same, or that it does not know, or the URL is listed
// with a reason. Of at least 85 in a hundred the models say something.
func TestRecordings(t *testing.T) {
	known := recorded.ReadExceptions(t, folder)
	for _, scheme := range schemes {
		right, unknown, all := 0, 0, 0
		for _, r := range recordings(t, scheme) {
			list := of(core.Parse(r.URL))
			for id, o := range r.Clients {
				all++
				i := slices.IndexFunc(list, func(c Conversation) bool { return c.Client.ID == id })
				if i < 0 {
					t.Errorf("%q: there is no model of %s", r.URL, id)
					continue
				}
				switch wrong := differs(list[i], o); {
				case list[i].Does == Unknown:
					unknown++
				case wrong == "":
					right++
				case known.Excuse(id, r.URL):
				default:
					t.Errorf("%s %q: %s", id, r.URL, wrong)
				}
			}
		}
		t.Logf("%s: %d right, %d unknown, %d exceptions, of %d", scheme, right, unknown, all-right-unknown, all)
		if 100*unknown > 15*all {
			t.Errorf("%s: of %d in %d nothing is said", scheme, unknown, all)
		}
	}
	known.AllUsed(t)
}

// differs tells how a conversation is another than what was observed; "" if it is not.
func differs(c Conversation, o observed) string {
	switch got, want := compared(c, o); {
	case c.Does == Unknown:
		return ""
	case !slices.Equal(got, want):
		return said(onWire(c), c.Does) + "\n observed: " + said(o.Sent, Unknown)
	case o.Refused && c.Does != Refuses:
		return "it " + c.Does.String() + ", observed: refused"
	case o.Port != 0 && o.Port != c.Port:
		return "it goes to another port"
	}
	return ""
}

// compared returns the lines that can be compared. Behind the first one that octets of the URL began, all depends on answers that
// came too early; behind a list of names, on the names.
func compared(c Conversation, o observed) (got, want [][2]string) {
	got, want = onWire(c), o.Sent
	foreign := func(l [2]string) bool { return l[0] == "other" }
	if n := slices.IndexFunc(want, foreign); n >= 0 && o.LineEnd {
		if at := slices.IndexFunc(got, foreign); at >= n {
			return append(got[:n:n], got[at]), want[:n+1]
		}
	}
	if c.Open && len(want) > len(got) {
		want = want[:len(got)]
	}
	return got, want
}

// typed returns the octets of a line. Where a client of Gopher asked for words, these were typed.
func typed(l Line) (s string) {
	for _, o := range l.Octets {
		switch {
		case !o.Slot:
			s += string([]byte{o.Value})
		case l.Kind == Request:
			s += "typedword"
		}
	}
	return s
}

// onWire returns the lines as a server reads them: each octet as one character, and lines that octets of the URL began as others.
func onWire(c Conversation) (list [][2]string) {
	for _, l := range c.Lines {
		s := typed(l)
		kind := string(l.Kind)
		if l.Kind == Request || !strings.HasSuffix(s, "\n") {
			if l.Kind == Note { // the blank at its end was not noted
				s = strings.TrimSpace(s)
			}
			list = append(list, [2]string{kind, latin1(s)})
			continue
		}
		for line := range strings.SplitAfterSeq(s, "\n") {
			if line == "" {
				continue
			}
			cut, ok := strings.CutSuffix(line, "\r\n")
			if !ok {
				cut = strings.TrimSuffix(line, "\n") + "<LF-only>"
			}
			list = append(list, [2]string{kind, latin1(cut)})
			kind = "other"
		}
	}
	return list
}

func latin1(s string) string {
	var b strings.Builder
	for i := range len(s) {
		b.WriteRune(rune(s[i]))
	}
	return b.String()
}

func said(list [][2]string, d Does) string {
	var b strings.Builder
	for _, l := range list {
		b.WriteString(l[0] + " " + strings.TrimSpace(l[1]) + " | ")
	}
	if d != Unknown {
		b.WriteString(d.String())
	}
	return b.String()
}

// decided are the URLs for which core/wire asks for something else than the notes.
var decided = map[string]string{
	"ftp://127.0.0.1/;type=d":                    "NLST alone, as curl sends it, not with a null argument",
	"gopher://127.0.0.1/hURL:http://127.0.0.1/x": "by later custom a link, and nothing is sent",
	"gopher://127.0.0.1/2/ph":                    "a phone book is asked by another protocol",
	"gopher://127.0.0.1/7/search?foo":            "there are no words, so they are asked for",
}

// TestVerdicts holds the verdicts to what was noted when the clients were recorded: whether the commands were those that RFC 1738
// asks for, and whether they brought the same file from a server where a login begins at /home/lab.
func TestVerdicts(t *testing.T) {
	known := recorded.ReadExceptions(t, folder)
	for _, scheme := range schemes {
		for _, rec := range recordings(t, scheme) {
			for _, r := range Read(core.Parse(rec.URL)) {
				o := rec.Clients[r.Client.ID]
				if r.Verdict == VerdictUnknown || known.Excuse(r.Client.ID, rec.URL) {
					continue
				}
				if o.Same != nil && decided[rec.URL] == "" && *o.Same != (r.Verdict == VerdictSame) {
					t.Errorf("%s %q: the verdict is %s, observed: same is %v: %s", r.Client.ID, rec.URL, r.Verdict, *o.Same, said(o.Sent, Unknown))
				}
				if r.Verdict == VerdictWrongFile && o.SameFile != nil && *o.SameFile {
					t.Errorf("%s %q: the verdict is %s, observed: the same file", r.Client.ID, rec.URL, r.Verdict)
				}
				if o.LineEnd != (r.Verdict == VerdictLineEnd) && scheme == "ftp" {
					t.Errorf("%s %q: the verdict is %s, observed: a line end got out is %v", r.Client.ID, rec.URL, r.Verdict, o.LineEnd)
				}
			}
		}
	}
}
