package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/core/wire"
)

// shownLines returns the lines that the client sends, as shown. A placeholder is "_".
func shownLines(c *Dialogue) (list []string) {
	for i := range c.Steps {
		if c.Steps[i].Side != wire.SideClient {
			continue
		}
		var b strings.Builder
		for _, o := range c.Steps[i].Octets {
			if o.Slot {
				b.WriteByte('_')
			} else {
				b.WriteByte(o.Value)
			}
		}
		list = append(list, strings.TrimSpace(b.String()))
	}
	return list
}

func TestPasswordIsMaskedUntilAskedFor(t *testing.T) {
	m := New("ftp://u:sec%72et@h/a;type=i")
	if got := strings.Join(shownLines(m.Talk()), ", "); got != "USER u, PASS _, TYPE i, PASV, RETR a" {
		t.Errorf("masked: %s", got)
	}
	if !m.Talk().HasSecret() {
		t.Error("there is a password to ask for")
	}
	m.Revealed = true
	if got := strings.Join(shownLines(m.Talk()), ", "); got != "USER u, PASS secret, TYPE i, PASV, RETR a" {
		t.Errorf("revealed: %s", got)
	}
	if m.Talk().marks != nil {
		t.Error("showing the password is no edit")
	}
	if m.Set("ftp://u@h/a"); m.Talk().HasSecret() {
		t.Error("a password that the client asks for is no secret of the URL's")
	}
}

// After an edit, the changed steps are marked, and in them the changed octets.
func TestEditMarksWhatItChanged(t *testing.T) {
	m := New("ftp://u@h/a/b;type=i")
	m.Talk()
	m.Set("ftp://u@h/ax/b;type=i")
	var marked []string
	c := m.Talk()
	for i := range c.Steps {
		if mark := c.Mark(i); mark.Change != compare.ChangeKept {
			var octets []byte
			for _, o := range c.Steps[i].Octets[mark.Octets.Start:mark.Octets.End] {
				octets = append(octets, o.Value)
			}
			marked = append(marked, string(c.Steps[i].Kind)+" "+string(octets))
		}
	}
	if got := strings.Join(marked, ", "); got != "ftp-cwd x" {
		t.Errorf("marked: %s", got)
	}
	m.Set("ftp://u@h/ax/b/c;type=i") // one segment more
	added := 0
	for i := range m.Talk().Steps {
		if m.Talk().Mark(i).Change == compare.ChangeAdded {
			added++
		}
	}
	if added == 0 {
		t.Error("no step is marked as added")
	}
	if m.Set("ftp://quite.another.example/place"); m.Talk().marks != nil {
		t.Error("another URL altogether is no edit")
	}
	if c := New("ftp://h/").Talk(); c.marks != nil || c.Mark(0).Change != compare.ChangeKept {
		t.Error("the first text is no edit")
	}
}

func TestConversationIsDerivedOnce(t *testing.T) {
	m := New("http://h/")
	if first := m.Talk(); m.Talk() != first {
		t.Error("derived twice for one text")
	}
}

// The lesson of section 3.2.2, applied to the typed path.
func TestStarts(t *testing.T) {
	for _, url := range []string{"ftp://h/etc/motd;type=i", "ftp://h/%2Fetc/motd;type=i", "ftp://h//etc/motd;type=i"} {
		var got []string
		for _, s := range New(url).Starts() {
			mark := " "
			if after, _ := core.Apply(url, []core.Edit{s.Edit}); (after == url) != s.Current {
				t.Errorf("%s: the edit to %s makes %s", url, s.Path, after)
			}
			if s.Current {
				mark = "*"
				if "ftp://h"+s.Path != url {
					t.Errorf("%s begins as %s", url, s.Path)
				}
			}
			got = append(got, strings.TrimSpace(mark+s.Path+": "+strings.Join(s.Commands, ", ")))
		}
		const want = "/etc/motd;type=i: CWD etc, RETR motd|/%2Fetc/motd;type=i: CWD /etc, RETR motd|//etc/motd;type=i: CWD , CWD etc, RETR motd"
		if list := strings.ReplaceAll(strings.Join(got, "|"), "*", ""); list != want || strings.Count(strings.Join(got, ""), "*") != 1 {
			t.Errorf("%s: %s\nwant %s", url, got, want)
		}
	}
	for _, url := range []string{"http://h/a", "ftp://h/", "fatp://h/%2Fetc/motd", "ftp://h/" + strings.Repeat("a", longestBegun)} {
		if m := New(url); m.Starts() != nil || m.HasStarts() {
			t.Errorf("%.20s has other beginnings: %v", url, m.Starts())
		}
	}
}

// A line that is sent for every URL is not among those that tell something about this one.
func TestTold(t *testing.T) {
	for src, want := range map[string][]wire.StepKind{
		Example:                {"ftp-user", "ftp-pass/asked", "ftp-cwd", "ftp-type/guessed", "ftp-retr"},
		"ftp://u:p@h/a;type=d": {"ftp-user", "ftp-pass", "ftp-nlst"},
		"nntp://h/a.b/3":       {"nntp-group", "nntp-article"},
		"file:///etc/motd":     nil,
	} {
		talk := New(src).Talk()
		var told []wire.StepKind
		for i := range talk.Steps {
			if talk.Tells(i) {
				told = append(told, talk.Steps[i].Kind)
			}
		}
		if !slices.Equal(told, want) || talk.Told() != len(want) {
			t.Errorf("%s: %q tell of it, %d", src, told, talk.Told())
		}
	}
}

// A conversation folds neither all of its lines nor only a few.
// TestTalkIsCopied checks that a copy of the conversation, which a button offers, is never empty without a reason.
func TestTalkIsCopied(t *testing.T) {
	for _, src := range []string{
		"file:docs/a", "file:///etc/x", "file://h/x", "file:", "mailto:joe@h.org", "mailto:", "news:a@b", "news:comp.lang", "nntp://h/a", "data:,a", "data:", "urn:isbn:1", "urn:",
		"tel:+1", "javascript:a()", "about:blank", "telnet://h", "wais://h/d", "prospero://h/x", "http:", "http://", "https:a", "ws:", "http://h:44a/", "http://[::1", "gopher:",
		"http://h:99999/", "http://h/a b", "<http://h/ >", "x", "/a", "#f", " ", "1:2",
	} {
		for _, judge := range []standards.Standard{standards.RFC1738, standards.RFC3986, standards.WHATWG} {
			m := New(src)
			m.Browser = Expected
			m.JudgeBy(judge)
			for i, form := range []func(*Model) (string, text.Prose){(*Model).TalkText, (*Model).TalkCurl, (*Model).TalkGo} {
				if got, why := form(m); (got == "") != (len(why) > 0) || got != "" && got == m.SaysChanged("# ") {
					t.Errorf("%q, judged by %v: copy %d is %q because of %q", src, judge, i, got, why)
				}
			}
		}
	}
	for src, want := range map[string]string{
		"file:docs/a": "Nothing is sent over a network", "file:///etc/motd": "Nothing is sent over a network", "urn:isbn:1": "Nothing is sent over a network",
		"wais://h/d": "Which octets", "prospero://h/x": "Which octets", "ssh://h/": "Which octets", "foo://h:1/x": "Which octets", "tel:+1": "Nothing is sent over a network",
		"telnet://h/": "A connection is made", "telnet://u:p@h:24": "A connection is made", "http://h:99999/": "Nothing is sent over a network", "telnet://h:99999/": "Nothing is sent over a network",
	} {
		if got, why := New(src).TalkGo(); got != "" || !strings.HasPrefix(why.String(), want) {
			t.Errorf("%q: the Go code is %q because of %q", src, got, why)
		}
	}
}

func TestFolds(t *testing.T) {
	for src, want := range map[string]bool{
		Example: true, "ftp://h/": true, "ftp://h/a;type=i": true,
		"http://h/": false, "gopher://h/1": false, "nntp://h/a.b/3": false, "news:a.b": false, "file:///etc/motd": false, "wais://h/d?q": false, "": false,
	} {
		if got := New(src).Talk().Folds(); got != want {
			t.Errorf("%q: %v", src, got)
		}
	}
}
