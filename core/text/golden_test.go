package text

import (
	"flag"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/role"
	"urlscope/core/standards"
	"urlscope/core/wire"
)

var update = flag.Bool("update", false, "write what is said now to testdata/text")

// samples has an input for each row of the texts of rules.
var samples = map[string]string{
	"scheme-missing":            "www.example.com/motd",
	"scheme-missing/unknown":    "#top",
	"scheme-colon/other":        "http;//host.dom/",
	"percent/inside":            "http://host.dom/a%{2Fb",
	"slashes/alone":             "http:",
	"slashes/other":             "http:/$host.dom/",
	"path-missing/group":        "nntp://host.dom",
	"scheme-missing/empty":      "",
	"scheme-colon":              "http//host.dom/",
	"scheme-octet":              "ht_tp://host.dom/",
	"scheme-misspelt":           "htpp://host.dom/",
	"scheme-upper-case":         "HTTP://host.dom/",
	"scheme-odd-start":          "1x:abc",
	"scheme-set-aside":          "afs:abc",
	"scheme-set-aside/since":    "cid:abc@host.dom",
	"scheme-experimental":       "x-test:abc",
	"scheme-later":              "https://host.dom/",
	"scheme-unknown":            "frobnicate:abc",
	"non-ascii":                 "http://host.dom/café",
	"non-ascii/octets":          "http://host.dom/caf\xe9",
	"non-ascii/plain":           "http://host.example.org:8é0/",
	"control":                   "http://host.dom/a\x07b",
	"control/plain":             "http://host.dom:8\x070/",
	"line-break":                "http://host.dom/a\n  b",
	"line-break/plain":          "http://host.dom:80\n80/",
	"line-break/tab":            "http://host.dom/a\tb",
	"line-break/tab/plain":      "http://host\t.dom/",
	"space":                     "http://host.dom/a b",
	"space/plain":               "http://exa mple.com/",
	"escape-forbidden":          "http://ho%73t/",
	"mailto-percent":            "mailto:joe%x@host.dom",
	"mailto-percent/header":     "mailto:joe@host.dom?subject=50%",
	"mailto-escape/header":      "mailto:joe@host.dom?subject=caf%C3%A9",
	"mailto-escape/charset":     "mailto:joe@host.dom?subject=caf%E9",
	"mailto-plus":               "mailto:joe@host.dom?subject=hello+world",
	"mailto-address/several":    "mailto:joe@host.dom,ann@host.dom",
	"encoded-control/body":      "mailto:joe@host.dom?body=a%0D%0Ab",
	"encoded-control/body-line": "mailto:joe@host.dom?body=a%0Ab",
	"encoded-control/header":    "mailto:joe@host.dom?subject=a%0D%0ABcc:ann@host.dom",
	"encoded-control/text":      "https://host.dom/?text=a%0Ab",
	"percent":                   "http://host.dom/100%",
	"fragment":                  "http://host.dom/doc#top",
	"hash-octet":                "telnet://joe:pass#word@host.example.org",
	"hash-octet/plain":          "ftp://ftp.#example.org",
	"delimiter-octet":           `http://host.dom/"a"`,
	"delimiter-octet/plain":     "http://host.dom:8<0/",
	"backslash":                 `http://host.dom/a\b`,
	"backslash/plain":           `nntp://host.dom/comp\lang`,
	"backslash-slash":           `ftp://host.dom\a`,
	"tilde":                     "http://host.dom/~user/",
	"tilde/plain":               "http://ho~st.example.com/",
	"national-octet":            "http://host.dom/a|b",
	"national-octet/plain":      "nntp://host.dom/comp|x",
	"reserved-octet":            "wais://host.dom/a;b",
	"encoded-control":           "http://host.dom/a%00b",
	"encoded-control/line-end":  "ftp://host.dom/a%0D%0ADELE%20b",
	"mailto-escape":             "mailto:joe%bad@host.dom",
	"encoded-reserved":          "http://host.dom/a%3Fb",
	"encoded-needless":          "http://host.dom/%41bc",
	"escape-lower-case":         "http://host.dom/%c3%a9",
	"dot-segment":               "http://host.dom/a/../b",

	"template":                      "http://host.dom/{id}",
	"placeholder":                   "http://host.dom/:id",
	"template-encoded":              "http://host.dom/%7Bid%7D",
	"host-look-alike":               "http://xn--hst-sed.dom/",
	"host-octal":                    "http://010.0.0.8/",
	"host-private":                  "http://2130706433/",
	"html-entity":                   "http://host.dom/?a=1&amp;b=2",
	"path-plus":                     "http://host.dom/a+b",
	"search-plus":                   "http://host.dom/?q=a+b",
	"encoded-twice":                 "http://host.dom/?q=a%2520b",
	"encoded-charset":               "http://host.dom/caf%E9",
	"encoded-direction":             "http://host.dom/%E2%80%AEgpj.exe",
	"encoded-unseen":                "http://host.dom/a%E2%80%8B",
	"non-ascii/unseen":              "http://host.dom/a\u200B",
	"host-non-ascii/unseen":         "http://ho\u200Bst.dom/",
	"non-ascii/direction":           "http://host.dom/\u202Egpj.exe",
	"host-non-ascii/direction":      "http://host\u202E.dom/",
	"host-non-ascii/look-alike":     "http://h\u043Est.dom/",
	"percent/code-point":            "http://host.dom/%u3042",
	"host-ipv6/future":              "http://[v1.a]/",
	"host-ipv6/servers":             "http://h1:80,h2:81/",
	"host-ipv6/broken":              "http://[2001:db8::2/",
	"host-number/address":           "http://127.1/",
	"ftp-question":                  "ftp://host.dom/a?b",
	"userinfo-misleading":           "https://bank.example@host.dom/",
	"userinfo-forbidden/misleading": "http://bank.example@host.dom/",
	"scheme-misspelt/doubled":       "http:https://host.dom/",
	"scheme-misspelt/host":          "localhost:8080",
	"scheme-missing/copy":           "git@git.example.org:reader/book.git",

	"backslash-slash/host":  `https://host.example\@bank.example/`,
	"userinfo-question":     "https://joe:pa?ss@host.dom/",
	"slashes":               "http:host.dom/",
	"slashes/one":           "http:/host.dom/",
	"slashes/backslash":     `http:\\host.dom/`,
	"userinfo-forbidden":    "http://joe:secret@host.dom/",
	"userinfo-reserved":     "ftp://joe:a@b@host.dom/",
	"user-empty":            "ftp://@host.dom/",
	"password-empty":        "ftp://joe:@host.dom/",
	"user-empty/telnet":     "telnet://@host.dom/",
	"password-empty/telnet": "telnet://joe:@host.dom/",
	"user-empty/other":      "redis://@host.dom/",
	"password-empty/other":  "redis://joe:@host.dom/",
	"password/other":        "redis://joe:secret@host.dom/",
	"password":              "ftp://joe:secret@host.dom/",
	"path-missing":          "wais://host.dom",
	"host-non-ascii":        "http://bücher.example/",
	"host-empty":            "http:///motd",
	"host-empty/article":    "news:1738@",
	"host-ipv6":             "http://[::1]/",
	"host-underscore":       "http://my_host.example.com/",
	"host-octet":            "http://host,dom/",
	"host-octet/end":        "ftp://ftp.example.org;a=b",
	"unexpected/at":         "ftp://joe:secret$ftp.example.org/",
	"host-label-empty":      "http://host..dom/",
	"host-hyphen":           "http://host-.dom/",
	"host-number":           "http://300.1/",
	"host-number/many":      "http://1.2.3.4.5/",
	"host-top-digit":        "http://host.3com/",
	"host-number-range":     "http://10.0.0.256/",
	"host-long":             "http://" + strings.Repeat("abcdefg.", 32) + "dom/",
	"host-long/label":       "http://" + strings.Repeat("abcdefgh", 8) + ".dom/",
	"port-empty":            "http://www.example.com:/",
	"port-octet":            "http://www.example.com:80a/",
	"port-empty/at":         "https://www.example.com:/@user",
	"port-octet/name":       "http://www.example.com:http/",
	"port-zero":             "http://host.dom:0/",
	"port-range":            "http://host.dom:70000/",
	"port-leading-zero":     "http://host.dom:0081/",
	"port-default":          "gopher://host.dom:70/1",
	"port-reserved":         "gopher://host.dom:25/1",
	"port-reserved/unknown": "gopher://host.dom:19/1",
	"port-reserved/twin":    "http://host.dom:443/",
	"port-reserved/telnet":  "telnet://host.dom:25/",
	"port-other":            "http://host.dom:8080/",

	"ftp-encoded-slash":            "ftp://host.dom/a%2Fb/motd",
	"ftp-encoded-slash/root":       "ftp://myname@host.dom/%2Fetc/motd",
	"ftp-encoded-slash/name":       "ftp://host.dom/a%2Fb",
	"ftp-semicolon":                "ftp://host.dom/a;b/c",
	"ftp-path-absent":              "ftp://host.dom",
	"ftp-type-incomplete":          "ftp://host.dom/a;ty",
	"ftp-type-incomplete/misspelt": "ftp://host.dom/a;tpe=i",
	"ftp-type-unknown":             "ftp://host.dom/a;type=x",
	"ftp-type-unknown/empty":       "ftp://host.dom/a;type=",
	"ftp-type-spelling":            "ftp://host.dom/a;TYPE=i",
	"ftp-cwd-null":                 "ftp://host.dom//etc/motd",
	"ftp-name-null":                "ftp://host.dom/pub/",
	"ftp-type-absent":              "ftp://host.dom/motd",

	"http-search-path":          "http://host.dom?q",
	"http-search-path/reserved": "http://www.example.com?q=a/b&c=d",
	"search-reserved":           "http://host.dom/a?b/c",
	"search-reserved/several":   "http://host.dom/a?u=http://b/c",
	"http-semicolon":            "http://host.dom/a;b",

	"gopher-line-end":        "gopher://host.dom/0a%0D%0AQUIT",
	"gopher-type-default":    "gopher://host.dom/",
	"gopher-type-unknown":    "gopher://host.dom/about",
	"gopher-type-encoded":    "gopher://host.dom/%37find",
	"gopher-type-twice":      "gopher://host.dom/00/motd",
	"gopher-tab":             "gopher://host.dom/7find\tword",
	"gopher-search-question": "gopher://host.dom/7find?word",
	"gopher-search-type":     "gopher://host.dom/0motd%09word",
	"gopher-plus-line-end":   "gopher://host.dom/0motd%09%09+%0D%0AQUIT",
	"gopher-plus-tab":        "gopher://host.dom/0motd%09+",
	"gopher-search-reserved": "gopher://host.dom/7find%09a/b",

	"mailto-empty":   "mailto:",
	"mailto-name":    "mailto:Joe Doe <joe@host.dom>",
	"mailto-headers": "mailto:joe@host.dom?subject=hello",
	"mailto-slashes": "mailto://joe@host.dom",
	"mailto-address": "mailto:joe",

	"news-all":             "news:*",
	"group-empty":          "news:",
	"group-empty/nntp":     "nntp://host.dom/",
	"group-server":         "news://host.dom/comp.lang",
	"group-start":          "news:1comp.lang",
	"group-octet":          "news:comp/lang",
	"article-empty":        "news:@host.dom",
	"article-brackets":     "news:<1738@host.dom>",
	"article-at":           "news:a@b@host.dom",
	"news-server":          "news://host.dom/1738@host.dom",
	"article-number":       "nntp://host.dom/comp.lang/17x8",
	"article-number-empty": "nntp://host.dom/comp.lang/",

	"telnet-path":            "telnet://host.dom/motd",
	"wais-form":              "wais://host.dom/db/TEXT",
	"file-drive-bar":         "file:///C|/motd",
	"file-slashes":           "file:/etc/motd",
	"file-slashes/backslash": `file:\\host.dom\motd`,
	"file-slashes/other":     "file:/{host.dom/motd",
	"drive-letter":           `C:\motd`,
	"file-drive":             "file://C:/motd",
	"file-port":              "file://host.example.com:80/motd",
	"file-path-missing":      "file://host.dom",
	"prospero-field":         "prospero://host.dom/motd;version",
	"prospero-equals":        "prospero://host.dom/motd;key=a=b",

	"hyphen-break": "http://host.dom/long-\nname",
	"unexpected":   "gopher://gopher.example.org@1/a", "unexpected/missing": "http://www.example.2/", "unexpected/surplus": "(http://www.example.com/",
	"slip":         "http://www.example.ogr/",
	"url-prefix":   "URL:http://host.dom/",
	"wrapper":      "<URL:http://host.dom/>",
	"space-around": " http://host.dom/ ",
}

// noURL has no repair.
const noURL = "http:///x"

// dialogues are inputs that together have every row of the texts of steps.
var dialogues = []string{
	"ftp://myname@host.dom/%2Fetc/motd", "ftp://host.dom//pub/motd;type=a", "ftp://@host.dom/motd;type=I", "ftp://joe:secret@host.dom/pub/",
	"ftp://joe:@host.dom/pub;type=d", "ftp://host.dom/rfc1738.txt", "ftp://host.dom/http-spec.txt.Z", "ftp://host.dom/%FF;type=i", "ftp://host.dom", "ftp://host.dom/;type=d", "ftp://host.dom/a%0D%0ADELE%20b%FF;type=i",
	"http://host.dom/a%2Fb?q#top", "http://host.dom:8080", "http://host.dom:70000", noURL,
	"gopher://host.dom", "gopher://host.dom/0motd", "gopher://host.dom/9data", "gopher://host.dom/7find%09two%20words",
	"gopher://host.dom/1x%09%09+", "gopher://host.dom/1x%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A",
	"mailto:joe%25x@host.dom", "news:comp.lang", "news:*", "news:1738@host.dom", "nntp://host.dom/comp.lang/12",
	"telnet://joe:secret@host.dom:2323/", "wais://host.dom/db", "wais://host.dom/db?q", "wais://host.dom/db/TEXT/1",
	"file:///motd", "file://vms.host.edu/disk$user/my/notes/note12345.txt", "prospero://host.dom//pros/name;key=value", "foo:bar",
	"http://joe:secret@host.dom/", "gopher://host.dom/0form%09%09?", "gopher://host.dom/1dir%09%09$", "gopher://host.dom/0doc%09%09!+ABSTRACT%20+SMELL",
	"gopher://host.dom/0doc%09%09+application/postscript%20Es_ES", "gopher://host.dom/0doc%09%09other", "gopher://host.dom/2book",
	"gopher://host.dom/8guest", "gopher://host.dom/iinfo", "gopher://host.dom/+dir", "gopher://host.dom/Zz", "gopher://host.dom/7find", "gopher://host.dom/hURL:http://host.dom/",
	"gopher://host.dom:25/0HELO%20a%0D%0AMAIL%20FROM:%3Ca@b%3E%0D%0ARCPT%20TO:%3Cc@d%3E%0D%0ADATA%0D%0Ahello%0D%0A.%0D%0AFOO",
	"gopher://host.dom:19/0", "ftp://host.dom/a%00b;type=i", "ftp://host.dom/a%0A;type=i",
	"mailto:%22joe%20x%22.y@%5B10.0.0.1%5D", "mailto:joe@host.dom?subject=hi&body=x%20y", "mailto:?subject=hi&to=joe@host.dom", "mailto:?subject=hi", "mailto:joe", "afs:abc", "https://host.dom/", "x-test:abc", "view-source:about",
	"file:///a%2Fb/c:d", "cid:abc@host.dom", "ftps://host.dom/", "ntp://host.dom/", "http://host.dom:443/", "ftp://host.dom:22/a.gz", "gopher://host.dom:105/2book", "gopher://host.dom/7word?%0D%0Ax",
	"gopher://host.dom/0x%09word%09?", "ftp://host.dom/a%00;type=i", "ftp://host.dom/a;type=x", "wais://host.dom/?q", "<URL:http://host.dom/>",
	"https://joe@host.dom:8443/a?b#top", "https://192.0.2.1/", "wss://host.dom/chat",
}

// A place is an input and an offset in it.
type place struct {
	url    string
	offset int
}

var places = []place{
	{"ftp://myname@host.dom/%2Fetc/motd", 0}, {"ftp://myname@host.dom/%2Fetc/motd", 4}, {"ftp://myname@host.dom/%2Fetc/motd", 12},
	{"ftp://myname@host.dom/%2Fetc/motd", 16}, {"ftp://myname@host.dom/%2Fetc/motd", 23}, {"ftp://myname@host.dom/%2Fetc/motd", 33},
	{"http://host.dom/~x", 16}, {"http://host.dom/%7E%41", 17}, {"http://host.dom/%7E%41", 20}, {"http://host.dom/%", 16},
	{"http://host.dom/é", 17}, {"http://host.dom/%C3%A9", 20}, {"http://host.dom/\xff", 16}, {"http://ho st/", 9}, {"http://ho%73t/", 10},
	{"http://h/a#b", 11}, {" http://h/", 0}, {"http://[::1]/", 8}, {"gopher://h/7a%09b", 14}, {"ftp://h/a;type=i", 11}, {"http://h/", 8},
	{"://h", 0}, {"http:", 4}, {"<", 0}, {"http://h:8\x00", 10},
	{"ftp://h/a;type=i", 15}, {"ftp://h/a;type=q", 15}, {"ftp://h/a;type=ab", 16}, {"http://h.3/", 9}, {"http://-h/", 7}, {"http://h/%4g", 11},
	{"http://h/%4%41", 12}, {"http://h/a%25b", 10}, {"news:*", 5}, {"news:1@h", 6}, {"news:comp/lang", 9}, {"https://h_t/", 9}, {"//h#", 3}, {"//  a", 0},
}

const goldenFile = "../../testdata/text/texts.txt"

func TestGolden(t *testing.T) {
	got := sideBySide(t)
	if *update {
		if err := os.WriteFile(goldenFile, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(goldenFile)
	if err != nil {
		t.Fatal(err)
	}
	old := strings.Split(string(want), "\n")
	for i, line := range strings.Split(got, "\n") {
		if i >= len(old) || old[i] != line {
			t.Fatalf("%s:%d:\n  was %s\n  is  %s\ngo test ./core/text -update rewrites it", goldenFile, i+1, old[min(i, len(old)-1)], line)
		}
	}
	if string(want) != got {
		t.Errorf("%s has more lines; go test ./core/text -update rewrites it", goldenFile)
	}
}

// sideBySide returns all texts of the samples. A line that is the same in every language comes once, any other once
// for each language, behind its tag.
func sideBySide(t *testing.T) string {
	var said [Chinese + 1][]string
	for _, l := range Langs {
		said[l] = strings.Split(golden(t, l), "\n")
		if len(said[l]) != len(said[English]) {
			t.Fatalf("%d lines in %s, %d in English", len(said[l]), l.Tag(), len(said[English]))
		}
	}
	var b strings.Builder
	for i, line := range said[English] {
		if said[Japanese][i] == line && said[Chinese][i] == line {
			b.WriteString(line + "\n")
			continue
		}
		for _, l := range Langs {
			text := strings.TrimLeft(said[l][i], " ")
			b.WriteString(said[l][i][:len(said[l][i])-len(text)] + l.Tag()[:len("en")] + " " + text + "\n")
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// golden returns all texts of the samples in one language.
func golden(t *testing.T, l Lang) string {
	var b strings.Builder
	line := func(indent string, p Prose) {
		for _, s := range strings.Split(marked(p), "\n") {
			b.WriteString(indent + s + "\n")
		}
	}
	said := map[string]bool{}
	b.WriteString("# Rules: the input; what is wrong, why it matters, what to do; fixes\n")
	for _, rule := range core.Rules() {
		for _, id := range slices.Sorted(textsOf(rule.ID)) {
			u := core.Parse(samples[id])
			found := false
			for _, d := range core.Check(u) {
				if d.Rule.ID != rule.ID || textOf(d) != ruleTexts[id] || found {
					continue
				}
				found = true
				b.WriteString("\n" + id + " " + strconv.Quote(u.Source()) + "\n")
				b.WriteString("  " + Severity(l, d.Severity) + "\n  " + FindingLine(l, u, d) + "\n")
				line("  ", Message(l, u, d))
				line("  ", Why(l, u, d))
				line("  ", Advice(l, u, d))
				for _, f := range fix.Of(d) {
					b.WriteString("  - " + marked(FixTitle(l, u, d, f)) + " (" + FixKind(l, f.Kind) + ")\n")
				}
				if n := len([]rune(unmarked(Message(l, u, d).String()))); n > 60 {
					t.Errorf("%s, %s: a title of %d characters: %s", id, l.Tag(), n, Message(l, u, d))
				}
			}
			if !found {
				t.Errorf("the sample for %s, %q, does not have it said", id, samples[id])
			}
		}
	}
	b.WriteString("\n# Steps: what is said, what explains it\n")
	for _, s := range dialogues {
		u := core.Parse(s)
		w := wire.Of(u)
		if s == noURL {
			w, _ = wire.Silent(u)
		}
		b.WriteString("\n" + s + "\n")
		if head := WireHead(l, u, &w); head != "" {
			b.WriteString("  " + head + "\n")
		}
		for i := range w.Steps {
			step := &w.Steps[i]
			sign := map[wire.Side]string{wire.SideClient: "> ", wire.SideServer: "< ", wire.SideInfo: "  "}[step.Side]
			what, note := Step(l, u, &w, step)
			line("  "+sign, append(what, Run{Text: InBrackets(l, When(l, step))}))
			if note != nil {
				line("    ", note)
			}
			said[string(step.Kind)] = true
			said[string(step.Kind)+"/"+stepCase(u, step)] = true
		}
	}
	for _, r := range stepTexts {
		if !said[string(r.Kind)] {
			t.Errorf("no dialogue has the step %s", r.Kind)
		}
	}
	b.WriteString("\n# Pieces of lines: the first of each kind\n\n")
	shown := map[wire.PieceKind]bool{}
	for _, s := range dialogues {
		for _, step := range wire.Of(core.Parse(s)).Steps {
			for _, piece := range step.Pieces {
				if name, note, octets := Piece(l, &step, piece); !shown[piece.Kind] {
					shown[piece.Kind] = true
					line("  ", append(Prose{{octets, true}, {" " + name + ": ", false}}, note...))
				}
			}
		}
	}
	for _, r := range pieceTexts {
		if !shown[r.Kind] {
			t.Errorf("no dialogue has the piece %s", r.Kind)
		}
	}
	b.WriteString("\n# Octets: the line under the field, the lines of the panel\n")
	for _, p := range places {
		u := core.Parse(p.url)
		b.WriteString("\n" + strconv.Quote(p.url) + " " + strconv.Itoa(p.offset) + "\n")
		line("  ", AtOctet(l, u, Judged{}, p.offset))
		for _, s := range Octet(l, u, Judged{}, p.offset) {
			line("    ", s)
		}
	}
	for _, taken := range []bool{true, false} {
		u := core.Parse("http://h/~a")
		later := Judged{Standard: standards.RFC3986, Tokens: []core.Token{{Span: core.Span{Start: 9, End: 11}, Part: core.Hsegment, Mark: core.MarkLater}},
			Roles: func(u *core.URL, s core.Span) ([256]role.Role, bool) {
				roles, _ := standards.Roles(standards.RFC3986, u.Source(), s)
				return roles, taken
			}}
		b.WriteString("\n" + strconv.Quote(u.Source()) + " 9, judged by RFC 3986, which takes it: " + strconv.FormatBool(taken) + "\n")
		for _, s := range append(Octet(l, u, later, 9), AtOctet(l, u, later, 9)) {
			line("  ", s)
		}
	}
	long := core.Parse("http://h/" + strings.Repeat("a", standards.LongestTried))
	b.WriteString("\na URL of over " + strconv.Itoa(standards.LongestTried) + " octets, judged by RFC 3986\n")
	line("  ", Octet(l, long, Judged{Standard: standards.RFC3986, Tokens: long.Tokens(),
		Roles: func(*core.URL, core.Span) (roles [256]role.Role, ok bool) { return roles, false }}, 9)[1])
	b.WriteString("\n# Whole inputs: the verdict, what is spoken, the parts\n")
	for _, s := range append([]string{"", "http:", "http://", "http://h/x?a[0]=1", "http://[1:2]/", "../x", "gopher://h/1x%09%09+", "https://h/a?b", "foo:x", "http://h /"}, dialogues...) {
		u := core.Parse(s)
		b.WriteString("\n" + strconv.Quote(s) + "\n")
		line("  ", Verdict(l, u))
		c := standards.Compare(u, standards.Asked{})
		b.WriteString("  " + Announcement(l, u, Verdict1738(l, u, core.Check(u)), VerdictToday(l, c, false), core.Check(u)) + "\n")
		for _, also := range []string{Broken(l, u, core.Check(u)), Absent(l, u), ReadAs(l, u)} {
			if also != "" {
				b.WriteString("  " + also + "\n")
			}
		}
		for _, token := range u.Tokens() {
			b.WriteString("    " + PartLine(l, u, token) + " | " + InPart(l, u, token) + "\n")
		}
	}
	for _, section := range []func(Lang, func(string, Prose)){goldenFixes, goldenSchemes, goldenWire, goldenOctets, goldenLabels, goldenStandards, goldenCompared, goldenRungs, goldenNormal, goldenClauses, goldenObjections, goldenReferences, goldenReaders, goldenClients, goldenHosts, goldenNext, goldenGrammar} {
		section(l, line)
	}
	return b.String()
}

// textsOf yields the rows of a rule: the usual one and its cases.
func textsOf(rule string) func(func(string) bool) {
	return func(yield func(string) bool) {
		for id := range ruleTexts {
			if name, _, _ := strings.Cut(id, "/"); name == rule && !yield(id) {
				return
			}
		}
	}
}

// marked returns p with backticks around octets, as in templates.
func marked(p Prose) string {
	var b strings.Builder
	for _, r := range p {
		if r.Code {
			b.WriteString("`" + r.Text + "`")
		} else {
			b.WriteString(r.Text)
		}
	}
	return b.String()
}
