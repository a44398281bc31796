package meant

import (
	"strings"
	"testing"
)

// TestPlainHost holds what PlainHost sees in a few octets to what is meant by it.
func TestPlainHost(t *testing.T) {
	for _, host := range []string{
		"h.org", "t.co", "x.name", "localhost", "10.0.0.1", "example.com", "www.example.com", "WWW.EXAMPLE.COM", "ftp.example.org",
		"host.example", "physics.uni.edu", "army.mil", "who.int", "nist.gov", "example.co.uk", "www2.example.net", "ew.com",
		"evolve.org", "h.museum", "host.dom", "blog.google", "z.zz.example", "github.com", "commons.wikimedia.org", "www.wikimedia.museum",
	} {
		if !PlainHost(host) || Doubtful("ftp://"+host+"/") {
			t.Errorf("%q is not plain: doubtful %t", host, Doubtful("ftp://"+host+"/"))
		}
	}
	for _, host := range []string{
		"", "h", "home", "127.0.0.01", "0177.0.0.1", "lcoalhost", "localhost8080", "wwe.example.org", "qww.example.com", "wwwexample.com",
		"www.www.example.org", "fpt.example.org", "example.ogr", "example.couk", "h.local80", "wikpedia.org.x1",
		"www.gogle.com", "googel.com", "en.wikipeida.org", "wikpedia.museum",
	} {
		if PlainHost(host) {
			t.Errorf("%q is plain", host)
		}
	}
	for slip := range firstSlips {
		for _, host := range []string{slip + ".example.org", strings.ToUpper(slip) + ".ab.com", slip + ".jp"} {
			if PlainHost(host) {
				t.Errorf("%q is plain", host)
			}
		}
	}
}
