//go:build !small

package model

import (
	"slices"
	"testing"

	"urlscope/core"
	"urlscope/core/hosts"
	"urlscope/core/readers"
)

// Of an address in an odd spelling some readers have the address, and others the text.
func TestHostReadings(t *testing.T) {
	asked := readers.AskedURL(func(string) (string, bool) { return "http://127.0.0.1/", true })
	for _, test := range []struct {
		url        string
		read, kept []string // some of them
	}{
		{"http://0x7f.1/", []string{"curl", "node", "browser"}, []string{"python", "php", "go", "wget"}},
		{"http://%31%32%37.0.0.1/", []string{"browser", "curl", "wget"}, []string{"php"}},
		{"http://[2001:DB8::0:1]/", []string{"node", "curl"}, []string{"python", "php"}},
		{"http://127.0.0.1/", nil, []string{"browser", "node", "python"}},
	} {
		m := New(test.url)
		at, _ := m.URL.Token(core.Host)
		h := hosts.Unfold(test.url, hosts.Span(at.Span), hosts.Asked{})
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
