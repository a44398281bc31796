package wire

import (
	"testing"

	"urlscope/core"
)

func TestBeginnings(t *testing.T) {
	for _, c := range []struct {
		url  string
		now  Beginning
		want [3]string
	}{
		{"ftp://h/etc/motd", BeginningLogin, [3]string{"ftp://h/etc/motd", "ftp://h/%2Fetc/motd", "ftp://h//etc/motd"}},
		{"ftp://h/%2Fetc/motd", BeginningRoot, [3]string{"ftp://h/etc/motd", "ftp://h/%2Fetc/motd", "ftp://h//etc/motd"}},
		{"ftp://h//etc/motd;type=a", BeginningNull, [3]string{"ftp://h/etc/motd;type=a", "ftp://h/%2Fetc/motd;type=a", "ftp://h//etc/motd;type=a"}},
		{"ftp://u:p@h:21/%2fmotd", BeginningRoot, [3]string{"ftp://u:p@h:21/motd", "ftp://u:p@h:21/%2fmotd", "ftp://u:p@h:21//motd"}},
		{"<ftp://h/a>", BeginningLogin, [3]string{"<ftp://h/a>", "<ftp://h/%2Fa>", "<ftp://h//a>"}},
		{"FTP://h///a", BeginningNull, [3]string{"FTP://h//a", "FTP://h/%2F/a", "FTP://h///a"}},
	} {
		now, edits, ok := Beginnings(core.Parse(c.url))
		if !ok || now != c.now {
			t.Errorf("%s begins as %d, %v; want %d", c.url, now, ok, c.now)
		}
		for i, e := range edits {
			if got, ok := core.Apply(c.url, []core.Edit{e}); !ok || got != c.want[i] {
				t.Errorf("%s, beginning %d: %q, %v; want %q", c.url, i, got, ok, c.want[i])
			}
		}
	}
	for _, url := range []string{"", "ftp:", "ftp://h", "ftp://h/", "ftp://h//", "ftp://h/%2F", "http://h/a", "<ftp://h/a\n b>", "file:///a"} {
		if _, edits, ok := Beginnings(core.Parse(url)); ok {
			t.Errorf("%q has beginnings: %v", url, edits)
		}
	}
}

func FuzzBeginnings(f *testing.F) {
	for _, s := range []string{"ftp://h/etc/motd", "ftp://h/%2Fetc/motd", "ftp://h//etc/motd;type=d", "ftp:///%2f", "ftp:a", "ftp://%2F/%2", " ftp://h/a"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		now, edits, ok := Beginnings(core.Parse(s))
		if !ok {
			return
		}
		if same, ok := core.Apply(s, []core.Edit{edits[now]}); !ok || same != s {
			t.Fatalf("%q: the beginning that it has makes %q of it", s, same)
		}
		for _, e := range edits {
			if _, ok := core.Apply(s, []core.Edit{e}); !ok {
				t.Fatalf("%q: %v does not fit", s, e)
			}
		}
	})
}
