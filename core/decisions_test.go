package core_test

import (
	"crypto/sha256"
	"fmt"
	"go/parser"
	"go/token"
	"math/rand/v2"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/rounds"
)

// TestOracleIsIndependent holds that the oracle has nothing to judge by but the RFC's own
// text and what comes with Go.
func TestOracleIsIndependent(t *testing.T) {
	// sed -n '/^; The generic form of a URL/,/^digits/p' rfc1738.txt | sha256sum
	const want = "40b20ad796a9b3c8da44a7c2fd9045837e2c42f6e59f35a342d458a98259328a"
	if got := fmt.Sprintf("%x", sha256.Sum256([]byte(section5))); got != want {
		t.Errorf("the sha256 of testdata/section5.txt is %s, want %s", got, want)
	}
	for _, name := range []string{"oracle_test.go", "pattern_test.go"} {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
		if err != nil {
			t.Fatal(err)
		}
		for _, i := range file.Imports {
			if strings.Contains(i.Path.Value, "urlscope") {
				t.Errorf("%s imports %s", name, i.Path.Value)
			}
		}
	}
}

// readers are all that must agree on what section 5 and the readings in core/README.md say.
var readers = []struct {
	name string
	read func(string) verdict
}{
	{"oracle", oracle},
	{"core", readCore},
}

// readCore is what this package itself reads.
func readCore(s string) verdict {
	u := core.Parse(s)
	v := verdict{production: u.Production(), valid: u.Valid(), offset: u.Offset()}
	if v.valid {
		v.parts, _ = partsOf(u)
	}
	return v
}

// rfcURLs are the URLs that RFC 1738 shows, without their wrappers and the white
// space within these, and without the fragment of the last in the appendix. The
// gopher URLs are made of the pieces in section 3.4.
var rfcURLs = []string{
	// 1
	"http://www.acl.lanl.gov/URI/archive/uri-archive.index.html",
	// 3.1
	"ftp://@host.com/",
	"ftp://host.com/",
	"ftp://foo:@host.com/",
	// 3.2.2
	"ftp://myname@host.dom/%2Fetc/motd",
	"ftp://myname@host.dom/etc/motd",
	"ftp://myname@host.dom//etc/motd",
	// 3.4.4
	"gopher://host.dom/0selector%09%09+",
	"gopher://host.dom/0selector%09%09?",
	// 3.4.6
	"gopher://host.dom/0selector%09%09!",
	"gopher://host.dom/0selector%09%09$",
	// 3.4.7
	"gopher://host.dom/0selector%09%09!+ABSTRACT",
	"gopher://host.dom/0selector%09%09!+ABSTRACT%20+SMELL",
	// 3.4.8
	"gopher://host.dom/0selector%09%09+application/postscript%20Es_ES",
	// 3.4.9
	"gopher://host.dom/0selector%09%09+%091%0D%0A+-1%0D%0Avalue1%0D%0Avalue2%0D%0A.%0D%0A",
	// 3.6
	"news:comp.infosystems.www.misc",
	"news:*",
	// 3.10
	"file://vms.host.edu/disk$user/my/notes/note12345.txt",
	// 3.11
	"prospero://host.dom//pros/name",
	// Appendix
	"ftp://info.cern.ch/pub/www/doc;type=d",
	"ftp://ds.internic.net/rfc",
	"http://ds.internic.net/instructions/overview.html",
	// References
	"ftp://ds.internic.net/rfc/rfc1436.txt;type=a",
	"ftp://boombox.micro.umn.edu/pub/gopher/gopher_protocol/Gopher+/Gopher+.txt",
	"ftp://ds.internic.net/rfc/rfc1630.txt",
	"ftp://info.cern.ch/pub/www/doc/http-spec.txt.Z",
	"ftp://ds.internic.net/rfc/rfc1123.txt",
	"ftp://ds.internic.net/rfc/rfc822.txt",
	"ftp://quake.think.com/pub/wais/doc/protspec.txt",
	"ftp://ds.internic.net/rfc/rfc1036.txt",
	"ftp://quake.think.com/pub/wais/doc/doc-ids.txt",
	"ftp://ds.internic.net/rfc/rfc977.txt",
	"ftp://ds.internic.net/internet-drafts/draft-ietf-uri-irl-fun-req-02.txt",
	"ftp://ds.internic.net/rfc/rfc1034.txt",
	"ftp://prospero.isi.edu/pub/prospero/doc/prospero-protocol.PS.Z",
	"ftp://ds.internic.net/rfc/rfc959.txt",
	"ftp://ds.internic.net/rfc/rfc1737.txt",
	"ftp://ds.internic.net/rfc/rfc1625.txt",
	"ftp://uu.psi.com/wp/nir.txt",
}

func TestRFCExamples(t *testing.T) {
	for _, reader := range readers {
		for _, s := range rfcURLs {
			scheme, _, _ := strings.Cut(s, ":")
			if v := reader.read(s); !v.valid || v.production != scheme+"url" {
				t.Errorf("%s: %q as %s: valid is %v, offset %d", reader.name, s, v.production, v.valid, v.offset)
			}
		}
	}
}

// TestProductions checks that a URL has the production that its scheme stands for (decision 3), and that a text without
// a scheme has no production.
func TestProductions(t *testing.T) {
	for _, reader := range readers {
		for scheme, want := range map[string]string{
			"ftp": "ftpurl", "http": "httpurl", "gopher": "gopherurl", "mailto": "mailtourl", "news": "newsurl",
			"nntp": "nntpurl", "telnet": "telneturl", "wais": "waisurl", "file": "fileurl", "prospero": "prosperourl",
			"HTTP": "httpurl", "WaiS": "waisurl",
			"https": "otherurl", "htt": "otherurl", "x-http": "otherurl", "url": "otherurl",
			"other": "otherurl", "otherurl": "otherurl", "httpurl": "otherurl",
			"": "", "new\u017f": "", " http": "", "ht_tp": "",
		} {
			if got := reader.read(scheme + ":").production; got != want {
				t.Errorf("%s: the production for %q is %q, want %q", reader.name, scheme, got, want)
			}
		}
	}
}

// valid stands for the offset of an input that derives from its production.
const valid = -1

// decisions are inputs that the numbered readings of core/README.md speak of.
var decisions = []struct {
	name   string // the number and the matter
	inputs []decided
}{
	{"01-notation", []decided{
		{"gopher://h/", valid}, {"gopher://h", valid}, {"gopher://h/1", valid}, // the slash is one
		{"gopher://h1", valid}, {"gopher://h1/1", valid},
		{"ftp://ab;c@h", valid},   // "*[" takes more than one
		{"news:@h", 5}, {":x", 0}, // "1*[" takes one at least
	}},
	{"02-literals-ignore-case", []decided{
		{"ftp://h/a;TYPE=a", valid}, {"ftp://h/a;tYpE=I", valid}, {"file://LOCALHOST/", valid},
		{"HTTP://h", valid}, {"Mailto:x", valid}, {"pROSPERO://h/", valid},
	}},
	{"03-predefined-schemes", []decided{
		{"http:foo", 5}, {"foo:foo", valid}, {"HTTP:foo", 5}, {"ftp:x", 4}, {"gopher:", 7}, {"nntp:x", 5},
		{"telnet:h", 7}, {"wais:/h", 6}, {"file:x", 5}, {"prospero:///", 11}, {"https:foo", valid}, {"htt:foo", valid},
	}},
	{"04-otherurl", []decided{
		{"foo://host_1/", valid}, {"foo:", valid}, {"foo:a/b?c;d:e@f&g=h", valid}, {"foo://u:p@h:1/x", valid},
		{"foo://u:p@h:x/", valid}, {"foo:///", valid}, {"foo:%zz", 5}, {"foo:a b", 5}, {"foo://[::1]/", 6},
	}},
	{"05-scheme-octets", []decided{
		{"1:", valid}, {"+:x", valid}, {"-.+:", valid}, {"z39.50:x", valid}, {"FoO:x", valid}, {"a_b:x", 1}, {"a%62:x", 1},
		{"http%3A//h/", 4}, {"é:x", 0},
	}},
	{"06-scheme-alone", []decided{
		{"x:", valid}, {"mailto:", 7}, {"news:", 5}, {"", 0}, {"x", 1}, {"http", 4}, {"www.example.com/x", 15},
		{"joe@example.org", 3}, {":", 0}, {"://h/", 0}, {"a b:c", 1}, {"//h/", 0},
	}},
	{"07-wrapper", []decided{
		{"<URL:http://h/>", 0}, {"<http://h/>", 0}, {" http://h/", 0}, {"\thttp://h/", 0}, {"http://h/ ", 9}, {"http://h/\n", 9},
		{"http://h/>", 9}, {"URL:http://h/", valid}, {"url:", valid}, {"URL:http://h/>", 13}, {"URL:http://h /", 12},
	}},
	{"08-reserved-schemes", []decided{
		{"x-foo:bar", valid}, {"X-:", valid}, {"afs://h/x", valid}, {"mid:1@h", valid}, {"cid:1@h", valid}, {"nfs://h/x", valid},
		{"tn3270://h", valid}, {"mailserver:x", valid}, {"z39.50://h/x", valid},
	}},
	{"09-fragment", []decided{
		{"http://h/#f", 9}, {"http://h#f", 8}, {"http://h/?a#", 11}, {"ftp://h/a#b", 9}, {"gopher://h/0#a", 12},
		{"mailto:a#b", 8}, {"news:a#b", 6}, {"nntp://h/g#1", 10}, {"telnet://h/#", 11}, {"wais://h/d#", 10},
		{"file:///a#b", 9}, {"prospero://h/a#", 14}, {"foo:#", 4}, {"#", 0}, {"http://h/%23f", valid},
	}},
	{"10-no-escapes", []decided{
		{"http://ho%73t/", 9}, {"http://h:%38%30/", 9}, {"ftp://h/a;type=%61", 15}, {"nntp://h/g%2Fh", 10},
		{"nntp://h/g/%31", 11}, {"ht%74p://h/", 2}, {"http:%2F/h/", 5}, {"http://h/%61", valid},
		{"ftp://ho%73t/", 12}, // as the user's it could go on
		{"ftp://ho%73t@h/", valid}, {"ftp://u:%70@h/", valid}, {"ftp://u@ho%73t/", 10},
		{"news:a%62", 9}, {"news:a%62@h", valid}, // an article's may be escaped, a group's not
		{"telnet://h%2F", 13}, {"ftp://h/a%3Btype=a", valid}, {"ftp://h/a;ty%70e=a", 12},
	}},
	{"11-reserved-octets", []decided{
		{"http://h/a;b:c@d&e=f", valid}, {"http://h/?a;b:c@d&e=f", valid}, {"ftp://h/?:@&=", valid}, {"prospero://h/?:@&=", valid},
		{"ftp://h/a;b", 10}, {"wais://h/d;", 10}, {"wais://h/d=", 10}, {"mailto:;/?:@&=", valid},
	}},
	{"12-octets", []decided{
		{"ftp://h/%00%0D%0A", valid}, {"http://h/%7f%80%FF", valid}, {"telnet://%0D%0A@h", valid}, {"mailto:%00", valid},
		{"http://h/~u", 9}, {"http://h/%7Eu", valid}, {"http://h/{", 9}, {"http://h/}", 9}, {"http://h/|", 9},
		{`http://h/\`, 9}, {"http://h/^", 9}, {"http://h/[", 9}, {"http://h/]", 9}, {"http://h/`", 9}, {`foo:"`, 4},
		{"foo:<", 4}, {"foo:\x00", 4}, {"foo:\x7f", 4}, {"foo:\x80", 4}, {"foo:é", 4}, {"foo: ", 4},
		{"http://h/$-_.+!*'(),", valid},
	}},
	{"13-broken-escape", []decided{
		{"http://h/%zz", 10}, {"http://h/%4z", 11}, {"http://h/%", 10}, {"http://h/%4", 11}, {"http://h/%%41", 10},
		{"http://h/100%", 13}, {"gopher://h/%0", 13}, {"gopher://h/%0x", 13}, {"http://h/%4G", 11}, {"http://h/%aF", valid},
	}},
	{"14-empty-user", []decided{
		{"ftp://:p@h", valid}, {"ftp://@h", valid}, {"ftp://u:@h", valid}, {"ftp://:@h", valid}, {"telnet://:@h/", valid},
		{"ftp://", 6}, {"ftp:///", 6}, {"ftp://u@", 8}, {"ftp://u@/", 8}, {"ftp://@:21/", 7}, {"http://", 7}, {"http:///", 7},
		{"http://:80/", 7}, {"wais:///d", 7}, {"file:///", valid}, {"ftp://:21/", 9},
		{"ftp://a@b@c/", 9}, {"ftp://a:b:c@h/", 9},
	}},
	{"15-port", []decided{
		{"http://h:", 9}, {"http://h:/", 9}, {"http://h:0/", valid}, {"http://h:65536/", valid}, {"http://h:0080/", valid},
		{"http://h:123456789012345678901234567890/", valid}, {"http://h:8a/", 10}, {"http://h:-1/", 9}, {"ftp://h:", 8},
		{"ftp://h:/", 8}, {"http://h:1:2/", 10},
	}},
	{"16-host", []decided{
		{"http://999.1.1.1", valid}, {"http://0.0.0.0/", valid}, {"http://001.2.3.4000/", valid}, {"http://3com.com", valid},
		{"http://3com", 11}, {"http://3com/", 11}, {"http://a.3com", 13}, {"http://a.3com/", 13}, {"http://1.2.3", 12},
		{"http://1.2.3/", 12}, {"http://1.2.3.4.5/", 16}, {"http://1.2.3.4.a/", valid}, {"http://h", valid}, {"http://h.", 9},
		{"http://h./", 9}, {"http://h.:80/", 9}, {"http://1.2.3.4./", 15}, {"http://a_b/", 8}, {"http://_/", 7},
		{"http://-h/", 7}, {"http://h-/", 9}, {"http://h-", 9}, {"http://a-.b/", 9}, {"http://a.-b/", 9}, {"http://a--b/", valid},
		{"http://.h/", 7}, {"http://a..b/", 9}, {"http://[::1]/", 7}, {"http://*/", 7}, {"http://é/", 7},
		{"http://" + strings.Repeat("a", 64) + "/", valid}, {"http://" + strings.Repeat("a.", 150) + "a/", valid},
	}},
	{"17-no-userinfo", []decided{
		{"http://u@h/", 8}, {"http://u:p@h/", 9}, {"http://u:1@h/", 10}, {"http://@h/", 7}, {"gopher://u@h/", 10}, {"nntp://u@h/g", 8},
		{"wais://u@h/d", 8}, {"prospero://u@h/", 12}, {"file://u@h/", 8}, {"ftp://u@h/", valid}, {"telnet://u@h/", valid},
	}},
	{"18-ftp-path", []decided{{"ftp://h", valid}, {"ftp://h/", valid}, {"ftp://h?", 8}, {"ftp://h?/", 8}}},
	{"19-empty-cwd", []decided{{"ftp://h//", valid}, {"ftp://h///a//", valid}, {"ftp://h/./../a", valid}}},
	{"20-typecode", []decided{
		{"ftp://h/a", valid}, {"ftp://h/a;type=a", valid}, {"ftp://h/a;type=i", valid}, {"ftp://h/a;type=d", valid},
		{"ftp://h/a;type=A", valid}, {"ftp://h/a;type=I", valid}, {"ftp://h/a;type=D", valid}, {"ftp://h/a;type=x", 15},
		{"ftp://h/a;type=", 15}, {"ftp://h/a;type", 14}, {"ftp://h/a;type=aa", 16},
	}},
	{"21-type-ends", []decided{
		{"ftp://h;type=a", 14}, // what could still be a user
		{"ftp://h;type=a/", 14}, {"ftp://h:21;type=a/", 17}, {"ftp://h/;type=a", valid}, {"ftp://h/a;type=a/b", 16},
		{"ftp://h/a;type=a;type=a", 16}, {"ftp://h/a;b/c", 10}, {"ftp://h/a;/c", 10}, {"ftp://h/a;;type=a", 10},
		{"ftp://h/a;typo=a", 13},
	}},
	{"22-login", []decided{{"ftp://h/", valid}, {"ftp://u@h/", valid}, {"ftp://u:p@h/", valid}, {"ftp://u;?&=:p;?&=@h/", valid}}},
	{"23-file", []decided{
		{"file:///x", valid}, {"file://localhost/x", valid}, {"file://h/x", valid}, {"file://1.2.3.4/", valid}, {"file:/x", 6},
		{"file:x", 5}, {"file://", 7}, {"file://host", 11}, {"file://localhost", 16}, {"file://h:80/", 8}, {"file:///a;b", 9},
		{"file:///a;type=a", 9}, {"file:///a?b", valid}, {"file:////", valid}, {"file:///c:/x", valid}, {"file:///c|/x", 9},
		{"file://vms.host.edu/disk$user/my/notes/note12345.txt", valid},
	}},
	{"24-http", []decided{
		{"http://h?q", 8}, {"http://h/?q", valid}, {"http://h/?", valid}, {"http://h/a?b/c", 12}, {"http://h/a?b?c", 12},
		{"http://h", valid}, {"http://h/", valid}, {"http://h//", valid}, {"http://h/a//b/", valid}, {"http://h;a/", 8},
	}},
	{"25-gopher-tabs", []decided{
		{"gopher://h/0a%09b%09c%09d", valid}, {"gopher://h/0%09%09", valid}, {"gopher://h/0%0", 14}, {"gopher://h/0a\tb", 13},
	}},
	{"26-gopher-search", []decided{{"gopher://h/7a%09b/c?d", valid}, {"gopher://h/7a/b?c%09d/%09?", valid}, {"gopher://h?a", 10}}},
	{"27-gtype", []decided{
		{"gopher://h/%377", valid}, {"gopher://h/%37", valid}, {"gopher://h/00/a", valid}, {"gopher://h//", valid},
		{"gopher://h/%09a", valid}, {"gopher://h/~", 11},
	}},
	{"28-selector-controls", []decided{{"gopher://h/0a%0D%0Ab", valid}, {"gopher://h/0a%09", valid}, {"gopher://h/0a\r\n", 13}}},
	{"29-gopher-form", []decided{{"gopher://h/0s%09%09+%091%0D%0A+-1%0D%0Av%0D%0A.%0D%0A", valid}}},
	{"30-mailto", []decided{
		{"mailto:joe@h?subject=x", valid}, {"mailto:?", valid}, {"mailto://h/", valid}, {"mailto:a%25b@h", valid}, {"mailto:a%b@h", 10},
		{"mailto:a b", 8}, {"mailto:<a@h>", 7}, {"mailto:%22a%22@h", valid},
	}},
	{"31-news", []decided{
		{"news:a", valid}, {"news:a.b-c+d_e", valid}, {"news:a..", valid}, {"news:*", valid},
		{"news:**", 7}, {"news:1", 6}, {"news:a/b", 8}, {"news:a*", 7}, // articles so far
		{"news:*@h", valid}, {"news:1@h", valid}, {"news:a@h", valid}, {"news:a@", 7}, {"news:a@h_", 8}, {"news:a@h.", 9},
		{"news:a@h:119", 8}, {"news:a@3", 8}, {"news:a@b@c", 8}, {"news:a@1.2.3.4", valid}, {"news://server/1@h", valid},
		{"news://server/g", 15}, {"news:%3Ca@h%3E", 11}, {"news:<a@h>", 5},
	}},
	{"32-nntp", []decided{
		{"nntp://h/g", valid}, {"nntp://h/g/1", valid}, {"nntp://h/g/", 11}, {"nntp://h/g/1x", 12}, {"nntp://h/g/x", 11},
		{"nntp://h", 8}, {"nntp://h/", 9}, {"nntp://h/1", 9}, {"nntp://h/*", 9}, {"nntp://h/g/007", valid}, {"nntp://h/g/1/", 12},
		{"nntp://h:119/g", valid},
	}},
	{"33-telnet", []decided{
		{"telnet://h", valid}, {"telnet://h/", valid}, {"telnet://h//", 11}, {"telnet://h/x", 11}, {"telnet://u:p@h:23/", valid},
		{"telnet://u:p@h:23/?", 18},
	}},
	{"34-wais", []decided{
		{"wais://h/d", valid}, {"wais://h/d?q", valid}, {"wais://h/d/t/p", valid}, {"wais://h/", valid}, {"wais://h/?", valid},
		{"wais://h///", valid}, {"wais://h/d/t/", valid}, {"wais://h/d/t", 12}, {"wais://h/d/", 11}, {"wais://h", 8},
		{"wais://h/d/t/p/q", 14}, {"wais://h/d?q/r", 12}, {"wais://h/d?q?", 12}, {"wais://h/d/t?q", 12}, {"wais://h/d/t/p%2Fq", valid},
	}},
	{"35-prospero", []decided{
		{"prospero://h", 12}, {"prospero://h/", valid}, {"prospero://h//a/b", valid}, {"prospero://h/;=", valid},
		{"prospero://h/a=b;c=d", valid}, {"prospero://h/a;b=c;d=e", valid}, {"prospero://h/a;b=c=d", 18}, {"prospero://h/a;b", 16},
		{"prospero://h/a;", 15}, {"prospero://h/a;b;c=d", 16}, {"prospero://h/a;b=c/d", 18}, {"prospero://h/a;b/c=d", 16},
		{"prospero://h/a;=;=", valid}, {"prospero://h;a=b", 12},
	}},
	{"36-white-space", []decided{
		{"http://h/a b", 10}, {"http://h/a\nb", 10}, {"http://h/a-\n  b", 11}, {"http://h/a\r\nb", 10}, {"http ://h/", 4},
		{"http: //h/", 5}, {"http://h /", 8}, {"ftp://info.cern.ch/pub/www/doc;\n   type=d", 31},
	}},
}

// decided is an input and the offset that it is invalid at, or valid.
type decided struct {
	input  string
	offset int
}

func TestDecisions(t *testing.T) {
	for _, reader := range readers {
		for _, d := range decisions {
			t.Run(d.name+"/"+reader.name, func(t *testing.T) {
				for _, in := range d.inputs {
					v := reader.read(in.input)
					if v.valid != (in.offset == valid) || !v.valid && v.offset != in.offset {
						t.Errorf("%q as %q: valid is %v, offset %d, want %d", in.input, v.production, v.valid, v.offset, in.offset)
					}
				}
			})
		}
	}
}

// TestParts spells the parts of valid URLs as name=octets.
func TestParts(t *testing.T) {
	tests := []struct {
		decision     int
		input, parts string
	}{
		{0, "ftp://h", "scheme=ftp host=h"},
		{18, "ftp://h/", "scheme=ftp host=h fsegment="},
		{19, "ftp://h//a/", "scheme=ftp host=h fsegment= fsegment=a fsegment="},
		{14, "ftp://:p@h", "scheme=ftp user= password=p host=h"},
		{14, "ftp://@h", "scheme=ftp user= host=h"},
		{14, "ftp://u:@h:21/%2Fa;type=A", "scheme=ftp user=u password= host=h port=21 fsegment=%2Fa ftptype=A"},
		{2, "ftp://h/;TYPE=d", "scheme=ftp host=h fsegment= ftptype=d"},
		{21, "ftp://u;type=a@h/a", "scheme=ftp user=u;type=a host=h fsegment=a"},
		{23, "file:///etc/motd", "scheme=file host= fsegment=etc fsegment=motd"},
		{23, "file://localhost/", "scheme=file host=localhost fsegment="},
		{23, "file://1.2.3.4/a?b", "scheme=file host=1.2.3.4 fsegment=a?b"},
		{5, "HTTP://a.b:8080", "scheme=HTTP host=a.b port=8080"},
		{24, "http://h/", "scheme=http host=h hsegment="},
		{24, "http://h/?", "scheme=http host=h hsegment= search="},
		{24, "http://h/a//b;c?d=e&f", "scheme=http host=h hsegment=a hsegment= hsegment=b;c search=d=e&f"},
		{27, "gopher://h", "scheme=gopher host=h"},
		{27, "gopher://h/", "scheme=gopher host=h"},
		{27, "gopher://h/7", "scheme=gopher host=h gtype=7 selector="},
		{25, "gopher://h/%377%09", "scheme=gopher host=h gtype=%37 selector=7 search="},
		{25, "gopher://h/7a%09b", "scheme=gopher host=h gtype=7 selector=a search=b"},
		{26, "gopher://h/7a%09b/c?d", "scheme=gopher host=h gtype=7 selector=a search=b/c?d"},
		{25, "gopher://h/7/a?b%09%09", "scheme=gopher host=h gtype=7 selector=/a?b search= gopher+_string="},
		{25, "gopher://h/7a%09b%09c%09d", "scheme=gopher host=h gtype=7 selector=a search=b gopher+_string=c%09d"},
		{25, "gopher://h/7%2509%09%0909", "scheme=gopher host=h gtype=7 selector=%2509 search= gopher+_string=09"},
		{25, "gopher://h/%09a", "scheme=gopher host=h gtype=%09 selector=a"},
		{25, "gopher://h/%09%09%09", "scheme=gopher host=h gtype=%09 selector= search= gopher+_string="},
		{30, "mailto:joe@h?subject=x", "scheme=mailto encoded822addr=joe@h?subject=x"},
		{31, "news:*", "scheme=news grouppart=*"},
		{31, "news:comp.misc", "scheme=news group=comp.misc"},
		{31, "news:1@h.dom", "scheme=news article=1@h.dom"},
		{31, "news:*@h", "scheme=news article=*@h"},
		{32, "nntp://h:119/g.h", "scheme=nntp host=h port=119 group=g.h"},
		{32, "nntp://1.2.3.4/g/5", "scheme=nntp host=1.2.3.4 group=g digits=5"},
		{33, "telnet://u:p@h:23/", "scheme=telnet user=u password=p host=h port=23"},
		{34, "wais://h/", "scheme=wais host=h database="},
		{34, "wais://h/d?", "scheme=wais host=h database=d search="},
		{34, "wais://h///", "scheme=wais host=h database= wtype= wpath="},
		{35, "prospero://h//a/b", "scheme=prospero host=h psegment= psegment=a psegment=b"},
		{35, "prospero://h/a=b;c=d;=", "scheme=prospero host=h psegment=a=b fieldname=c fieldvalue=d fieldname= fieldvalue="},
		{6, "x:", "scheme=x schemepart="},
		{4, "foo:a/b", "scheme=foo schemepart=a/b"},
		{4, "foo://host_1/", "scheme=foo schemepart=//host_1/"},
		{4, "foo://h", "scheme=foo host=h"},
		{4, "foo://h/", "scheme=foo host=h urlpath="},
		{4, "foo://u:p@h:1//x?y@z:", "scheme=foo user=u password=p host=h port=1 urlpath=/x?y@z:"},
		{4, "https://h/a?b", "scheme=https host=h urlpath=a?b"},
		{7, "URL:http://h/", "scheme=URL schemepart=http://h/"},
		{3, "http:foo", ""},
	}
	for _, reader := range readers {
		for _, test := range tests {
			if got := spell(test.input, reader.read(test.input).parts); got != test.parts {
				t.Errorf("%s: decision %d: the parts of %q are\n%s, want\n%s", reader.name, test.decision, test.input, got, test.parts)
			}
		}
	}
}

func spell(s string, parts []part) string {
	var words []string
	for _, p := range parts {
		words = append(words, p.name+"="+s[p.start:p.end])
	}
	return strings.Join(words, " ")
}

// TestGenerate holds that what is made from a production is read by it, and that
// the parts found lie in order, each deriving from its own nonterminal.
func TestGenerate(t *testing.T) {
	r := rand.New(rand.NewPCG(17, 38))
	listed := map[string]bool{}
	for _, production := range productionNames() {
		for range rounds.Of(2000) {
			s := generate(r, production)
			v := oracle(s)
			if !v.valid || v.production != production || v.offset != len(s) {
				t.Fatalf("%q, made as %s, is read as %s: valid is %v, offset %d", s, production, v.production, v.valid, v.offset)
			}
			at := 0
			for _, p := range v.parts {
				listed[p.name] = true
				if p.start < at || p.end < p.start || !derives(s[p.start:p.end], p.name) {
					t.Fatalf("%q has a %s %d:%d", s, p.name, p.start, p.end)
				}
				at = p.end
			}
		}
	}
	for _, name := range partNames {
		if !listed[name] {
			t.Errorf("there never was a %s", name)
		}
	}
}

// derives reports whether s derives from one of the nonterminals listed as that part.
func derives(s, part string) bool {
	for nonterminal, name := range partNames {
		if name == part && patternOf(nonterminal).derives(s) {
			return true
		}
	}
	return part == "scheme" && patternOf("scheme").derives(s)
}
