package page

import (
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"urlscope/core/text"
	"urlscope/wasm/model"
)

// If readings differ, each host is explained and marked with the standards that find it. Readers that connect to
// yet another host are listed.
func TestHostUnfolded(t *testing.T) {
	p := &page{model: model.New(""), unfolded: true}
	p.model.Browser = model.Expected
	unfolded := func() string {
		return strings.Join(strings.Fields(regexp.MustCompile("<[^>]*>").ReplaceAllString(app.HTMLString(parts{p}.host()), " ")), " ")
	}
	for _, test := range []struct {
		url   string
		hosts []string // the hosts that are marked with their standards; none if all standards agree
		want  string
	}{
		{`http://h:80\@e.com/`, []string{"The host is e.com by RFC 3986.", "The host is h by the URL Standard (browsers)."}, "goes to h; readings part"},
		{"ftp://h:21?@e.com/", []string{"The host is h by RFC 3986, the URL Standard (browsers).", "The host is e.com by RFC 1738."}, "a name"},
		{"http://a@b@c/", nil, "goes to b@c:80; readings part"},
		{`ws://h\@e`, []string{"The host is e by RFC 3986.", "The host is h by the URL Standard (browsers)."}, "goes to h; readings part"},
		{"http:h", nil, "a name"},
		{"//?", nil, "Nobody here finds a host in it."},
		{"http://h#@e.com/", nil, "As it is sent h"},
		{"http://xn--/", nil, "Behind xn-- in xn-- there is no Punycode"},
		{"http://xn--a/", nil, "since then the URL Standard (3.3) takes it"},
		{"http://0x7f.1/", nil, "Left as written by"},
		{"http://[2001:DB8::0:1]/", nil, "Read as this address by"},
	} {
		p.model.Set(test.url)
		got := strings.ReplaceAll(unfolded(), " .", ".")
		if !strings.Contains(got, test.want) {
			t.Errorf("%s: %q is not in %s", test.url, test.want, got)
		}
		if n := strings.Count(got, "The host is"); n != len(test.hosts) {
			t.Errorf("%s: %d hosts are said, want %d", test.url, n, len(test.hosts))
		}
		for _, host := range test.hosts {
			if !strings.Contains(got, text.Security(text.English)+" "+host) {
				t.Errorf("%s: %q is not in %s, or is not marked", test.url, host, got)
			}
		}
	}
	if got := unfolded(); strings.Contains(got, "Left as written by") {
		t.Errorf("an address of IPv6 in another spelling is another: %s", got)
	}
}
