//go:build !small

package model

import (
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/hosts"
	"urlscope/core/readers"
)

// Some readers read an oddly spelled address as an address, others keep the text.
func TestHostReadings(t *testing.T) {
	asked := readers.AskedURL(func(string) (string, bool) { return "http://127.0.0.1/", true })
	for _, test := range []struct {
		url        string
		read, kept []string // some of them
	}{
		{"http://0x7f.1/", []string{"curl", "node", "browser"}, []string{"python", "php", "go", "wget"}},
		{"http://%31%32%37.0.0.1/", []string{"browser", "curl", "wget"}, []string{"php"}},
		{"http://[2001:DB8::0:1]/", []string{"node", "curl", "python", "php"}, nil}, // an address in any spelling
		{"http://127.0.0.1/", nil, []string{"browser", "node", "python"}},
	} {
		m := New(test.url)
		at, _ := m.URL.Token(core.Host)
		h := hosts.Unfold(test.url, at.Span, hosts.Asked{})
		read, kept := m.HostReadings(asked, &h)
		for _, list := range []struct {
			want       []string
			got, other []readers.Reading
		}{{test.read, read, kept}, {test.kept, kept, read}} {
			for _, id := range list.want {
				is := func(r readers.Reading) bool { return r.Reader.ID == id }
				if !slices.ContainsFunc(list.got, is) || slices.ContainsFunc(list.other, is) {
					t.Errorf("%s: %s is not in its list, or in both", test.url, id)
				}
			}
		}
	}
}

// If readings differ, each host is returned with the standards that find it.
func TestHosts(t *testing.T) {
	asked := readers.AskedURL(func(string) (string, bool) { return "", false })
	for _, test := range []struct {
		url, want string
		elsewhere string // the readers that connect to a host other than the first, and that host
	}{
		{"http://h/", "h: rfc3986 whatwg rfc1738", ""},
		{`http://h:80\@e.com/`, "e.com: rfc3986, h: whatwg", "h: node node-legacy whatwg-url rust, h: lynx"},
		{"http://a@b@c/", "c: rfc3986 whatwg", "b@c: wget, b: lynx"},
		{"http://h#@e.com/", "h: rfc3986 whatwg", ""},
		{"ftp://h:21?@e.com/", "h: rfc3986 whatwg, e.com: rfc1738", ""},
		{"http://joe@a.-b.c:80/", "a.-b.c: rfc3986 whatwg", ""},
		{"http://0x7f.1/", "0x7f.1: rfc3986 whatwg", ""}, // another spelling is not another host
		{"http://[2001:DB8::0:1]/", "[2001:DB8::0:1]: rfc3986 whatwg", ""},
		{"http://::1/", "::1:", ""}, // no standard accepts it
		{"http:/h/", "h: whatwg", "http: wget, http: lynx"},
		{"mailto:a@b", "", ""},
	} {
		m := New(test.url)
		var found, elsewhere []string
		list := m.Hosts()
		for _, f := range list {
			s := f.In(test.url) + ":"
			for _, by := range f.By {
				s += " " + by.String()
			}
			found = append(found, s)
		}
		if got := strings.Join(found, ", "); got != test.want {
			t.Errorf("%s has the hosts %s, want %s", test.url, got, test.want)
		}
		if len(list) == 0 {
			continue
		}
		h := hosts.Unfold(test.url, list[0].Span, hosts.Asked{})
		for _, g := range m.HostElsewhere(asked, &h) {
			s := g.Goes.Host + ":"
			for _, r := range g.Readings {
				s += " " + r.Reader.ID
			}
			elsewhere = append(elsewhere, s)
		}
		if got := strings.Join(elsewhere, ", "); got != test.elsewhere {
			t.Errorf("%s leads elsewhere by %s, want %s", test.url, got, test.elsewhere)
		}
	}
}
