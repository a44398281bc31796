package readers

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"urlscope/core/octet"
)

// FuzzReaders asks all readers about any octets: no reader panics, a reading has values for all fields or for no field,
// a part is in one of the fields, and one input does not change the answer for the next.
func FuzzReaders(f *testing.F) {
	for _, url := range []string{
		"http://u:p@h:80/a?q#f", "http://[fe80::1%25e]:1/", "x:a", "//h", "http://a\\@b/", "http://h:99999/", "", "\xff://\xff@\xff:\xff/\xff?\xff#\xff",
		"http://%c3%28/", "file:///c|/\\..", "http://Σ℀İ/", "http://0x7f.1/", "mailto:a%40b@c", "http://xn--a/", "\x00http:/\t/h", "a\u0301://\u0301",
	} {
		f.Add(url)
	}
	f.Fuzz(func(t *testing.T, url string) {
		for i, got := range Read(url, asked) {
			if got.Reader != All()[i] {
				t.Fatalf("%s, %q: it is a reading of %s", All()[i].ID, url, got.Reader.ID)
			}
			checkReading(t, url, got)
			checkValues(t, url, got)
			checkParts(t, url, got)
		}
	})
}

// checkReading holds what is true of each reading.
func checkReading(t *testing.T, url string, got Reading) {
	id := got.Reader.ID
	if valid := got.Verdict == VerdictValid; valid != (got.Values != nil) || valid && len(got.Values) != len(got.Reader.Fields) {
		t.Fatalf("%s, %q: %v with %d values", id, url, got.Verdict, len(got.Values))
	}
	if again := got.Reader.Read(url, asked); again.Verdict != got.Verdict || !slices.Equal(again.Values, got.Values) {
		t.Errorf("%s, %q: read once more, it is another", id, url)
	}
	if alone := got.Reader.Read(url, Asked{}); alone.Verdict != got.Verdict && alone.Verdict != VerdictUnknown {
		t.Errorf("%s, %q: it is %v where nobody can be asked, and %v else", id, url, alone.Verdict, got.Verdict)
	}
}

// checkValues holds what is true of each value.
func checkValues(t *testing.T, url string, got Reading) {
	id := got.Reader.ID
	for n, v := range got.Values {
		name := got.Reader.Fields[n].Name
		if (v.Raises || !v.Present) && v.Text != "" || v.Raises && v.Present {
			t.Errorf("%s, %q: %s has %+v", id, url, name, v)
		}
		if utf8.ValidString(url) && !strings.Contains(url, "%") && !utf8.ValidString(v.Text) {
			t.Errorf("%s, %q: %s is %q, which is not UTF-8", id, url, name, v.Text)
		}
	}
}

// checkParts holds that each part is in one of the fields.
func checkParts(t *testing.T, url string, got Reading) {
	for role := RoleNone; role < numRoles; role++ {
		text, ok := got.Part(role)
		holds := func(v Value) bool { return v.Present && strings.Contains(v.Text, text) }
		if !ok && text != "" || ok && !slices.ContainsFunc(got.Values, holds) {
			t.Errorf("%s, %q: the %v %q is in no field", got.Reader.ID, url, role, text)
		}
	}
}

// TestParting: of each URL that a reader was observed with, readings part at an octet that is what [Goes] says of it.
func TestParting(t *testing.T) {
	parted := 0
	for _, l := range readRecording(t, folder+"/node.jsonl").lines {
		for _, r := range Read(l.URL, asked) {
			g := r.Goes(l.URL, asked)
			if !g.Elsewhere {
				continue
			}
			parted++
			p := split(l.URL)
			host, port := splitHost(p.authority[strings.LastIndexByte(p.authority, '@')+1:])
			if g.At < 0 || g.At > len(l.URL) {
				t.Fatalf("%s, %q: octet %d is not in it", r.Reader.ID, l.URL, g.At)
			}
			before, behind := l.URL[:g.At], l.URL[g.At:]
			ends := hasSuffixFold(before, host) || hasSuffixFold(before, g.Host)
			begins := strings.HasPrefix(behind, host) || octet.HasPrefixFold(behind, g.Host)
			switch same := plainHost(host, asked) == plainHost(g.Host, asked); {
			case same && !strings.HasPrefix(behind, port):
				t.Errorf("%s, %q: the hosts are the same, and no port begins at %d", r.Reader.ID, l.URL, g.At)
			case !same && !ends && !begins:
				t.Errorf("%s, %q: neither %q nor %q begins or ends at %d", r.Reader.ID, l.URL, host, g.Host, g.At)
			}
		}
	}
	if parted < 500 {
		t.Errorf("only %d readings go elsewhere", parted)
	}
}

func hasSuffixFold(s, suffix string) bool {
	return len(s) >= len(suffix) && octet.EqualFold(s[len(s)-len(suffix):], suffix)
}

// TestGroupParts: a part of a group is one that each of its readers has.
func TestGroupParts(t *testing.T) {
	for _, l := range readRecording(t, folder+"/node.jsonl").lines {
		for _, g := range Groups(l.URL, asked) {
			for role := RoleNone; role < numRoles; role++ {
				part, ok := g.Part(role)
				for _, r := range g.Readings {
					text, has := r.Part(role)
					same := text == part || role == Scheme && octet.EqualFold(text, part) || role == Host && (octet.EqualFold(text, part) || plainHost(text, asked) == part)
					if ok && !(has && same) {
						t.Errorf("%s, %q: the %v is %q, of the group it is %q", r.Reader.ID, l.URL, role, text, part)
					}
				}
			}
		}
	}
	for _, test := range []struct{ url, want string }{ // of the host
		{"http://h/", "h"},
		{"http://H.example/", "H.example PHP parse_url, h.example Node new URL"},
		{"http://bücher.example/", "bücher.example PHP parse_url, xn--bcher-kva.example Node new URL"},
		{"http://[2001:DB8::1]/", "2001:DB8::1 Go net/url, [2001:db8::1] Node new URL"},
	} {
		for _, g := range Groups(test.url, asked)[:1] {
			spellings := g.Spellings(Host)
			if part, ok := g.Part(Host); len(spellings) == 1 && (part != test.want || !ok) {
				t.Errorf("%s: it is %q, want %q", test.url, part, test.want)
			}
			for one := range strings.SplitSeq(test.want, ", ") {
				host, title, _ := strings.Cut(one, " ")
				if !slices.ContainsFunc(spellings, func(s Spelling) bool {
					return s.Text == host && (title == "" || slices.ContainsFunc(s.Readings, func(r Reading) bool { return r.Reader.Title == title }))
				}) {
					t.Errorf("%s: %s has not the spelling %s in %+v", test.url, title, host, spellings)
				}
			}
		}
	}
	want := "scheme=http host=h path=/x query=q"
	for _, g := range Groups("HTTP://u%40v:@H/x?q", asked)[:1] {
		var got []string
		for role := Scheme; role <= Fragment; role++ {
			if part, ok := g.Part(role); ok {
				got = append(got, role.String()+"="+part)
			}
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q have all of them, want %q", got, want)
		}
	}
}

// TestReaders holds the tables: identifiers and names once each.
func TestReaders(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range All() {
		if r.ID == "" || r.Title == "" || r.Version == "" && r != browser || len(r.Fields) == 0 || seen[r.ID] {
			t.Errorf("%q: an identifier, a title, a version or a field is missing, or the identifier is another's", r.ID)
		}
		seen[r.ID] = true
		names := map[string]bool{}
		for _, f := range r.Fields {
			program := r.Fields[0].Code == "" // of a program nothing is read by an expression
			if f.Name == "" || (f.Code == "") != program || names[f.Name] {
				t.Errorf("%s: %+v has no name or code, or another field has the same name", r.ID, f)
			}
			names[f.Name] = true
		}
	}
}

// TestPlainGoes: of a URL in which nothing is odd no reader goes elsewhere.
func TestPlainGoes(t *testing.T) {
	for _, url := range []string{
		"http://www.example.com/", "https://www.example.com/", "https://www.example.com", "http://www.example.com:80/", "https://example.com:8443/a/b?c=d#e",
		"HTTPS://Example.COM/A", "https://u:p@git.example.com/x.git", "ftp://ftp.example.org/pub/a", "ftp://u:p@ftp.example.org/pub/a", "gopher://h.example/1/a",
		"http://127.0.0.1/", "http://192.168.1.1:8080/x", "http://[2001:db8::1]/", "https://[::1]:3000/", "ws://h.example/a", "wss://h.example:443/a",
		"https://xn--bcher-kva.example/", "ssh://git@h.example:22/x", "ldap://h.example/dc=x", "nntp://h.example/a/1", "telnet://h.example:23/", "x://h.example/y",
	} {
		for _, r := range Read(url, asked) {
			if got := r.Goes(url, asked); got.Elsewhere {
				t.Errorf("%s of %q: it goes elsewhere, to %s", r.Reader.ID, url, got.Place())
			}
		}
	}
}

// TestGoes: where readings part, in octets.
func TestGoes(t *testing.T) {
	for _, test := range []struct {
		reader, url, place string
		at                 int // -1 where it goes where others do
	}{
		{"node", `http://evil.example\@good.example/`, "evil.example", 19},
		{"python", `http://evil.example\@good.example/`, "good.example", -1},
		{"node", "http://127.1/", "127.0.0.1", 7},
		{"node", "http://u@127.1:80/", "127.0.0.1", 9},
		{"node", "http:h/p", "h", 5},
		{"node", "HTTP://H:080/", "h", -1},
		{"perl", "http://h/", "h:80", -1},
		{"php", "https://h:8443/", "h:8443", -1},
		{"python", "http://h:80:443/x", "h", 8},
		{"node", "http://[::ffff:10.0.0.1]/", "[::ffff:a00:1]", -1}, // the same address
		{"node", "http://[2001:DB8::0:1]/", "[2001:db8::1]", -1},
		{"curl", "http://[::1%25eth0]/", "[::1]", -1}, // the zone is a field of its own
		{"go", "http://[fe80::1%25eth0]:81/", "fe80::1%eth0:81", -1},
		{"java-uri", "http://my_host/", "", -1},
		{"lynx", "http://h/", "h:80", -1}, // which has no field for the scheme
		{"lynx", "http://u@h:8080/", "h:80", 11},
		{"node", "mailto:a@b", "", -1},
		{"node", `http://a@b\@c/`, "b", 10},
		{"wget", `http://a@b\@c/`, `b\@c:80`, 9}, // both end at "/"
		{"lynx", `http://a@b\@c/`, `b\:80`, 11},
		{"node", `http://user@evil.com\@good.com:80/a`, "evil.com", 20},
		{"wget", `http://user@evil.com\@good.com:80/a`, `evil.com\@good.com:80`, 12},
		{"node", `http://bob@b\@c/`, "b", 12}, // not in the login
		{"node", `http://b@b\@c/`, "b", 10},
		{"node", `http://b:b@B\@c/`, "b", 12},
		{"node", "http:///h/p", "h", 7},

		{"addressable", "foo://h:0/", "h", 8}, // it drops a port 0
		{"addressable", "http://h:0/", "h", 9},
		{"curl", "foo://h:0/", "h:0", -1},
		{"addressable", "foo://h:/", "h", -1},

		// RFC 3986 has no host.
		{"wget", "h/x", "h:80", 0},
		{"lynx", "joe@h", "h:80", 0},
		{"lynx", "h:8080", "h:8080", 1},
		{"php", "example.com:80/x", "example.com:80", 11},
		{"wget", "foo:bar", "foo:21", 3},
		{"node-legacy", "foo:bar", "bar", 4},
		{"node-legacy", "telnet:h", "h", 7},
		{"wget", "mailto:joe@h", "mailto:21", 6}, // it makes a request
		{"dotnet", "mailto:joe@h", "h:25", -1},   // and here nobody does
		{"node-legacy", "mailto:joe@h", "h", -1},
		{"node-legacy", "urn:a:b", "a", -1},
		{"node", "http://a\tb@x\\@c/", "x", 12},
	} {
		for _, r := range All() {
			if r.ID != test.reader {
				continue
			}
			reading := r.Read(test.url, asked)
			got := reading.Goes(test.url, asked)
			if got.Place() != test.place || got.Elsewhere != (test.at >= 0) || got.Elsewhere && got.At != test.at {
				t.Errorf("%s of %q: %+v, want %s at %d", test.reader, test.url, got, test.place, test.at)
			}
		}
	}
}
