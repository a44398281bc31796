package main

import (
	"strings"
	"testing"

	"urlscope/core"
)

// shownLines returns what the client sends, as it is shown: a slot is "_".
func shownLines(c *dialogue) (list []string) {
	for i := range c.Steps {
		if c.Steps[i].Side != core.Client {
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
	m := newModel("ftp://u:sec%72et@h/a;type=i")
	if got := strings.Join(shownLines(m.talk()), ", "); got != "USER u, PASS _, TYPE i, RETR a" {
		t.Errorf("masked: %s", got)
	}
	if !m.talk().hasSecret() {
		t.Error("there is a password to ask for")
	}
	m.revealed = true
	if got := strings.Join(shownLines(m.talk()), ", "); got != "USER u, PASS secret, TYPE i, RETR a" {
		t.Errorf("revealed: %s", got)
	}
	if m.talk().marks != nil {
		t.Error("showing the password is no edit")
	}
	if m.set("ftp://u@h/a"); m.talk().hasSecret() {
		t.Error("a password that the client asks for is no secret of the URL's")
	}
}

// After an edit the steps that it changed are marked, and in them the octets.
func TestEditMarksWhatItChanged(t *testing.T) {
	m := newModel("ftp://u@h/a/b;type=i")
	m.talk()
	m.set("ftp://u@h/ax/b;type=i")
	var marked []string
	c := m.talk()
	for i := range c.Steps {
		if mark := c.mark(i); mark.Change != core.Kept {
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
	m.set("ftp://u@h/ax/b/c;type=i") // a segment more
	added := 0
	for i := range m.talk().Steps {
		if m.talk().mark(i).Change == core.Added {
			added++
		}
	}
	if added == 0 {
		t.Error("no step is marked as added")
	}
	if m.set("ftp://quite.another.example/place"); m.talk().marks != nil {
		t.Error("another URL altogether is no edit")
	}
	if c := newModel("ftp://h/").talk(); c.marks != nil || c.mark(0).Change != core.Kept {
		t.Error("the first text is no edit")
	}
}

func TestConversationIsDerivedOnce(t *testing.T) {
	m := newModel("http://h/")
	if first := m.talk(); m.talk() != first {
		t.Error("derived twice for one text")
	}
}

// The lesson of section 3.2.2, for the path that is typed.
func TestStarts(t *testing.T) {
	for _, url := range []string{"ftp://h/etc/motd;type=i", "ftp://h/%2Fetc/motd;type=i", "ftp://h//etc/motd;type=i"} {
		var got []string
		for _, s := range newModel(url).starts() {
			mark := " "
			if after, _ := core.Apply(url, []core.Edit{s.edit}); (after == url) != s.now {
				t.Errorf("%s: the edit to %s makes %s", url, s.path, after)
			}
			if s.now {
				mark = "*"
				if "ftp://h"+s.path != url {
					t.Errorf("%s begins as %s", url, s.path)
				}
			}
			got = append(got, strings.TrimSpace(mark+s.path+": "+strings.Join(s.commands, ", ")))
		}
		const want = "/etc/motd;type=i: CWD etc, RETR motd|/%2Fetc/motd;type=i: CWD /etc, RETR motd|//etc/motd;type=i: CWD , CWD etc, RETR motd"
		if list := strings.ReplaceAll(strings.Join(got, "|"), "*", ""); list != want || strings.Count(strings.Join(got, ""), "*") != 1 {
			t.Errorf("%s: %s\nwant %s", url, got, want)
		}
	}
	for _, url := range []string{"http://h/a", "ftp://h/", "ftp://h/" + strings.Repeat("a", longestBegun)} {
		if list := newModel(url).starts(); list != nil {
			t.Errorf("%.20s has other beginnings: %v", url, list)
		}
	}
}
