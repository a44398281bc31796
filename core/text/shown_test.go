package text

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/compare"
	"urlscope/core/fix"
	"urlscope/core/hosts"
	"urlscope/core/wire"
)

// TestEveryTextIsShown: testdata/text/texts.txt has each row. The test adds a mark to every row, generates all texts,
// and looks for the marks.
func TestEveryTextIsShown(t *testing.T) {
	names := map[rune]string{}
	rows(func(name string, r *Row) {
		mark := firstMark + rune(len(names))
		names[mark] = name
		for l := range r { // "|" separates singular and plural
			r[l] = strings.ReplaceAll(r[l], "|", string(mark)+"|") + string(mark)
		}
	})
	defer rows(func(_ string, r *Row) {
		for l := range r {
			r[l] = unmarked(r[l])
		}
	})
	if len(names) < 500 {
		t.Errorf("only %d rows were found", len(names))
	}
	for _, l := range Langs {
		for _, r := range golden(t, l) {
			delete(names, r)
		}
	}
	for _, name := range names {
		t.Errorf("no input shows the text %q", name)
	}
}

// The marks are from the private use area of Unicode, which no text uses.
const firstMark, lastMark = '\uE000', '\uF8FF'

// unmarked returns s without marks.
func unmarked(s string) string {
	return strings.Map(func(r rune) rune {
		if firstMark <= r && r <= lastMark {
			return -1
		}
		return r
	}, s)
}

// TestRowsAreAll: every row in the source gets a mark.
func TestRowsAreAll(t *testing.T) {
	found := map[Row]bool{}
	rows(func(_ string, r *Row) { found[*r] = true })
	for _, r := range rowsInSource(t) {
		if !found[r] && r != (Row{"en", "ja", "zh-Hant"}) && r != (Row{"English", "日本語", "繁體中文"}) && r != quotes[0] && r != quotes[1] {
			t.Errorf("rows() does not have %q", r)
		}
	}
}

// broken are inputs that together have every fix.
var broken = []string{
	"mailto:Joe Doe <joe@host.dom>", "mailto:<joe@host.dom>", "http://joe:secret@host.dom/", "ftp://joe:secret@host.dom/", "http://host.dom/a  b", "http://host.dom/long-\nname", "<URL:http://host.dom/>", "http://host.dom/a?b/c/d", "http://host.dom/日本/語",
}

// long has a name with too many errors for fixes.
var long = "ftp://" + strings.Repeat("a|", 1<<11) + "@host.dom/"

func goldenFixes(l Lang, line func(string, Prose)) {
	heading(line, "Fixes: what they are called, what they change")
	for _, s := range broken {
		u := core.Parse(s)
		line("", Prose{{Text: strconv.Quote(s)}})
		for _, d := range core.Check(u) {
			for _, f := range fix.Of(d) {
				line("  - ", append(FixTitle(l, u, d, f), Run{Text: InBrackets(l, FixKind(l, f.Kind))}))
			}
		}
	}
	u := core.Parse(long)
	line("", Prose{{Text: show(long)}})
	for _, d := range core.Check(u) {
		if fix.NoName(d) {
			line("  ", Advice(l, u, d))
			break
		}
	}
}

func goldenSchemes(l Lang, line func(string, Prose)) {
	heading(line, "Schemes, and types of Gopher: what they are for")
	first := func(s string) {
		u := core.Parse(s)
		w := wire.Of(u)
		what, _ := Step(l, u, &w, &w.Steps[0])
		line(s+" ", what)
	}
	first("snmp:x")
	for _, name := range slices.Sorted(maps.Keys(schemeNotes)) {
		first(name + ":x")
	}
	for _, gtype := range slices.Sorted(maps.Keys(gopherTypeTexts)) {
		first("gopher://host.dom/" + escapesOf(string([]byte{gtype})) + "x")
	}
	first("gopher://host.dom/Zx")
	for _, name := range strings.Fields("ftp http gopher mailto news nntp telnet wais file prospero") {
		line(name+": ", Prose{{Text: Since(l, core.Parse(name+":"))}})
	}
}

// notForCurl has an input for each reason against a curl command. core/transcript tests the reasons.
var notForCurl = [...]string{
	NoCurlScheme: "news:comp.lang", NoCurlForm: "http:", NoCurlRemote: "file://host.dom/motd",
	NoCurlFilled: "gopher://host.dom/1x%09%09+%091%0D%0A+-1%0D%0Ayes%0D%0A.%0D%0A", NoCurlDanger: "gopher://host.dom/0a%0D%0Ab",
	NoCurlPort: "http://host.dom:99999/",
}

// notForTheWeb has an input for each reason against code for web clients.
var notForTheWeb = [...]string{NoWebScheme: "ftp://host.dom/", NoWebForm: "http://a|b/", NoWebPort: "http://host.dom:99999/"}

func goldenWire(l Lang, line func(string, Prose)) {
	heading(line, "The wire: beginnings of a path, octets, no curl command")
	for b := range beginningTexts {
		line("ftp://host.dom/a/b ", Prose{{Text: Beginning(l, wire.Beginning(b))}})
	}
	for _, s := range []string{"ftp://joe:secret@host.dom/%2Fa", "gopher://host.dom/7a"} {
		w := wire.Of(core.Parse(s))
		seen := map[string]bool{}
		for _, step := range w.Steps {
			for _, o := range step.Octets {
				if said := WireOctet(l, o); step.Side == wire.SideClient && !seen[said] {
					seen[said] = true
					line(s+" ", Prose{{Text: said}})
				}
			}
		}
	}
	line("http://host.dom/ ", Prose{{Text: WireOctet(l, wire.Octet{Slot: true, Secret: true})}})
	line("http://host.dom/ ", NoneOf(l, 'x'))
	for reason, s := range notForCurl {
		line(s+" ", NoCurl(l, NoCurlReason(reason)))
	}
	for reason, s := range notForTheWeb {
		line(s+" ", NoWeb(l, "wget", NoWebReason(reason)))
	}
	line("http://host.dom/a/../b ", WebSends(l, "wget", "/b", "/a/../b"))
	line("http://joe@host.dom/ ", WebLogin(l))
	line("http://host.dom/#a ", WebFragment(l))
}

func goldenOctets(l Lang, line func(string, Prose)) {
	heading(line, "Octets: what they are called")
	for b := range 256 {
		if _, named := octetNames[byte(b)]; named || strings.IndexByte("\x01A0\xFF", byte(b)) >= 0 {
			s := "http://host.dom/" + fmt.Sprintf("%%%02X", b)
			line(s+" ", Octet(l, core.Parse(s), Judged{}, len(s)-1)[0])
		}
	}
}

func goldenLabels(l Lang, line func(string, Prose)) {
	heading(line, "Labels: a word or two that stand by themselves")
	for _, rows := range uiRows {
		for _, key := range slices.Sorted(maps.Keys(NewLabels(rows))) {
			line(string(key)+" ", Prose{{Text: UI(l, key)}})
		}
	}
}

// comparedPairs are pairs of URLs that together have every likeness and reason.
var comparedPairs = [][2]string{
	{"http://h/", "http://h/"}, {"http://h:80/a;", "http://h/%61%3B"}, {"HTTP://H/a/%7e", "http://h/%61/%7E"}, {"https://h:443", "https://h/"}, {"http://h:0081/", "http://h:81/"},
	{"ftp://h/a;type=A", "ftp://h/b;type=a"}, {"gopher://h/1", "gopher://h"}, {"file:///a", "file://localhost/a"},
	{"<http://h/#a>", "http://h/#b"},
}

func goldenCompared(l Lang, line func(string, Prose)) {
	heading(line, "Two URLs compared: whether they name the same resource, and why")
	for _, pair := range comparedPairs {
		was, now := core.Parse(pair[0]), core.Parse(pair[1])
		c := compare.URLs(was, now)
		line("", Prose{{Text: pair[0] + " " + pair[1]}})
		line("  ", Prose{{Text: Likeness(l, c.Likeness)}})
		for _, p := range c.Parts {
			line("    ", append(Prose{{Text: PartLabel(l, p.Part.String()) + " "}}, Reason(l, was, now, p)...))
		}
	}
}

// rungPairs are pairs of URLs that together have every cause, and differ at every level.
var rungPairs = [][2]string{
	{"http://h/", "https://h/"}, {"http://h:80/a", "http://h/b"}, {"http://a.h.org/", "http://b.h.org:81/"}, {"/a", "/b"}, {"data:,x", "data:,x"}, {"http://[", "http://]"}, {"http://h/a b", "http://h/a"},
	{"http://bü.org/", "http://b.org/"}, {"http://[::1]:1/", "http://[::1]:2/"},
}

func goldenRungs(l Lang, line func(string, Prose)) {
	heading(line, "Two URLs compared: in which senses they are the same")
	for _, pair := range rungPairs {
		line("", Prose{{Text: pair[0] + " " + pair[1]}})
		list := compare.Ladder(core.Parse(pair[0]), core.Parse(pair[1]), compare.Asked{})
		for i := range list {
			line("  ", RungLine(l, &list[i]))
		}
	}
}

// normalOnes are URLs that together take every step to a normal form, and every other end.
var normalOnes = []string{"HTTP://H:80/a/../%7e%2f", "http://h", "file://localhost/", "http://h/", "http://h/ ", "../a"}

func goldenNormal(l Lang, line func(string, Prose)) {
	heading(line, "A URL becomes normal by RFC 3986: the steps, and what else is said")
	for _, s := range normalOnes {
		line("", Prose{{Text: s}})
		n := compare.Normalize(core.Parse(s))
		for _, step := range n.Steps {
			line("  ", append(Rewrite(l, step.Rewrite), Run{Text: InBrackets(l, RewriteClause(l, step.Rewrite))}))
		}
		if said := Normal(l, n); said != nil {
			line("  ", said)
		}
	}
}

func goldenClauses(l Lang, line func(string, Prose)) {
	heading(line, "Sections: what they say")
	for i := range clauses {
		c := &clauses[i]
		line("", Prose{{Text: c.Section + " " + c.Title(l)}})
		line("  ", c.Says(l))
	}
}

func goldenHosts(l Lang, line func(string, Prose)) {
	heading(line, "Hosts: ranges of addresses, spellings, names that are set aside, scripts")
	say := func(id, text string) { line(id+" ", Prose{{Text: text}}) }
	for k := hosts.KindNone; k.String() != ""; k++ {
		say(k.String(), HostKind(l, k))
	}
	for _, r := range hosts.Ranges() {
		say(r.Prefix.String(), AddressRange(l, &r))
	}
	for r := hosts.ReachNo; r.String() != ""; r++ {
		say(r.String(), AddressReach(l, r))
	}
	for s := range hosts.Spelling(1<<31 - 1).Each {
		say(s.String(), AddressSpelling(l, s))
	}
	say("0x7f.1", AddressSpelling(l, hosts.SpellingShort|hosts.SpellingHex))
	for e := hosts.EmbeddingMapped; e.String() != ""; e++ {
		say(e.String(), AddressEmbedding(l, e))
	}
	say("64:ff9b::10.0.0.1", AddressForbidden(l, hosts.Unfold("[64:ff9b::a00:1]", core.Span{End: len("[64:ff9b::a00:1]")}, hosts.Asked{}).Embedded[0]))
	for _, s := range hosts.Specials() {
		say(s.Name, SpecialName(l, &s))
	}
	for m := hosts.MixASCII; m.String() != ""; m++ {
		say(m.String(), ScriptMix(l, m))
	}
	for s := hosts.ScriptCommon; s.String() != ""; s++ {
		say(s.String(), ScriptName(l, s))
	}
}

func heading(line func(string, Prose), s string) {
	line("", nil)
	line("# ", Prose{{Text: s}})
	line("", nil)
}
