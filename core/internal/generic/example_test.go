package generic

import (
	"strings"
	"testing"

	"urlscope/core/internal/grammar"
)

// The examples of the documents, in their order and each once: URLs, then references.
const (
	examples2396 = `ftp://ftp.is.co.za/rfc/rfc1808.txt
gopher://spinaltap.micro.umn.edu/00/Weather/California/Los%20Angeles
http://www.math.uio.no/faq/compression-faq/part1.html
mailto:mduerst@ifi.unizh.ch
news:comp.infosystems.www.servers.unix
telnet://melvyl.ucop.edu/
http://www.ics.uci.edu/pub/ietf/uri/#Related
http://www.w3.org/Addressing/
ftp://ds.internic.net/rfc/
http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING
http://a/b/c/d;p?q
this:that
www.w3.org/Addressing/`

	examples3986 = `http://localhost/
file:///etc/hosts
ftp://ftp.is.co.za/rfc/rfc1808.txt
http://www.ietf.org/rfc/rfc2396.txt
ldap://[2001:db8::7]/c=GB?objectClass?one
mailto:John.Doe@example.com
news:comp.infosystems.www.servers.unix
tel:+1-816-555-1212
telnet://192.0.2.16:80/
urn:oasis:names:specification:docbook:dtd:xml:4.1.2
scheme:.
scheme:..
foo://example.com:8042/over/there?name=ferret#nose
urn:example:animal:ferret:nose
mailto:fred@example.com
foo://info.example.com?fred
this:that
www.w3.org/Addressing/
http://a/b/c/d;p?q
example://a/b/c/%7Bfoo%7D
eXAMPLE://a/./b/../b/%63/%7bfoo%7d
HTTP://www.EXAMPLE.com/
http://www.example.com/
http://example.com
http://example.com/
http://example.com:/
http://example.com:80/
http://example.com/?
mailto:Joe@Example.COM
mailto:Joe@example.com
http://example.com/data
http://example.com/data/
ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm
http://www.ics.uci.edu/pub/ietf/uri/#Related
http://www.w3.org/Addressing/
ftp://foo.example.com/rfc/
http://www.ics.uci.edu/pub/ietf/uri/historical.html#WARNING
scheme:
dav:
about:`

	examples2732 = `http://[FEDC:BA98:7654:3210:FEDC:BA98:7654:3210]:80/index.html
http://[1080:0:0:0:8:800:200C:417A]/index.html
http://[3ffe:2a00:100:7031::1]
http://[1080::8:800:200C:417A]/foo
http://[::FFFF:129.144.52.38]:80/index.html
http://[2010:836B:4179::836B:4179]`

	// Appendix C and section 5 of RFC 2396, sections 3.3, 4.2, 5.2.4 and 5.4 of RFC 3986; "?y" is below.
	references = `g:h g ./g g/ /g //g g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g
../../../g ../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y
g?y/./x g?y/../x g#s/./x g#s/../x http:g
./this:that name;v=1.1 name,1.1 /a/b/c/./../../g mid/content=5/../6`
)

// TestExamples: the grammars take what the documents give as examples, but for two that they
// are known to forget.
func TestExamples(t *testing.T) {
	take := func(m grammar.Table, text string) bool {
		state, n := m.Run(grammar.Start, text)
		return n == len(text) && m.Final(state)
	}
	for name, row := range map[string]struct {
		machine  grammar.Table
		examples []string
		not      []string
	}{
		"RFC 1808": {RFC1808, append(strings.Fields(references), "", "?y"), nil},
		"RFC 2396": {RFC2396, append(strings.Fields(examples2396+"\n"+examples2732+"\n"+references), ""),
			[]string{"?y", "http://[::192.9.5.5]/ipng", "scheme:", "dav:"}}, // C.1; section 2 of RFC 2732; RFC 3986, D.1
		"RFC 3986": {RFC3986, append(strings.Fields(examples3986+"\n"+examples2732+"\n"+references),
			"", "?y", "http://[::192.9.5.5]/ipng"), nil},
	} {
		for _, s := range row.examples {
			if !take(row.machine, s) {
				t.Errorf("%s does not take its %q", name, s)
			}
		}
		for _, s := range row.not {
			if take(row.machine, s) {
				t.Errorf("%s takes %q", name, s)
			}
		}
	}
}
