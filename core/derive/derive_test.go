package derive

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/generic"
	"urlscope/core/internal/grammar"
	"urlscope/core/internal/rounds"
	"urlscope/core/standards"
)

// rules returns the rules of a derivation with their octets, without those in a host, a port and the like, which are many.
func rules(d *Derivation) string {
	var list []string
	for i := 0; i < len(d.Nodes); {
		n := d.Nodes[i]
		i++
		switch by := map[Source]string{Prose: "(prose)", Guess: "(guess)"}[n.By]; n.Kind {
		case Rule:
			list = append(list, n.Rule+"="+n.In(d.Input)+by)
		case Rest:
			list = append(list, "rest="+n.In(d.Input))
		}
		if strings.Contains(" host port ", " "+n.Rule+" ") {
			i = n.Next
		}
	}
	return strings.Join(list, " ")
}

// TestWhichDerivation checks which derivation is chosen if the grammar has several. The cases are in this order: the
// production, the two forms of a schemepart, user or host, what a host is, the parts of a newsurl, the parts of a
// gopherurl, what is absent and what is empty. The last cases are not URLs.
func TestWhichDerivation(t *testing.T) {
	for _, row := range []struct{ input, want string }{
		{"http:foo", "url=http:foo(guess) httpurl=http:foo(guess) hostport=foo(guess) host=foo(guess)"},
		{"FTP://h", "url=FTP://h ftpurl=FTP://h login=h hostport=h host=h"},
		{"x://h/p", "url=x://h/p otherurl=x://h/p genericurl=x://h/p scheme=x schemepart=//h/p ip-schemepart=//h/p login=h hostport=h host=h urlpath=p"},
		{"x:p", "url=x:p otherurl=x:p genericurl=x:p scheme=x schemepart=p"},
		{"ftp://a:1", "url=ftp://a:1 ftpurl=ftp://a:1 login=a:1 hostport=a:1 host=a port=1"},
		{"ftp://a:1@b", "url=ftp://a:1@b ftpurl=ftp://a:1@b login=a:1@b user=a password=1 hostport=b host=b"},
		{"file://localhost/a", "url=file://localhost/a fileurl=file://localhost/a fpath=a fsegment=a"},
		{"news:*", "url=news:* newsurl=news:* grouppart=*"},
		{"news:*@h", "url=news:*@h newsurl=news:*@h grouppart=*@h article=*@h host=h"},
		{"wais://h/d?q", "url=wais://h/d?q waisurl=wais://h/d?q waisindex=wais://h/d?q hostport=h host=h database=d search=q"},
		{"gopher://h/7a%09b", "url=gopher://h/7a%09b gopherurl=gopher://h/7a%09b hostport=h host=h selector=a search=b"},
		{"gopher://h/7a%09b:c", "url=gopher://h/7a%09b:c gopherurl=gopher://h/7a%09b:c hostport=h host=h selector=a search=b:c"},
		{"gopher://h/7a%09b/c", "url=gopher://h/7a%09b/c gopherurl=gopher://h/7a%09b/c hostport=h host=h selector=a%09b/c search=b/c(prose)"},
		{"gopher://h/1a%09b/c%09d%09e", "url=gopher://h/1a%09b/c%09d%09e gopherurl=gopher://h/1a%09b/c%09d%09e hostport=h host=h selector=a%09b/c%09d%09e search=b/c(prose) gopher+_string=d%09e(prose)"},
		{"gopher://h/1%09?%09", "url=gopher://h/1%09?%09 gopherurl=gopher://h/1%09?%09 hostport=h host=h selector=%09?%09 search=?(prose) gopher+_string=(prose)"},
		{"http://h", "url=http://h httpurl=http://h hostport=h host=h"},
		{"http://h/", "url=http://h/ httpurl=http://h/ hostport=h host=h hpath= hsegment="},
		{"http://h/?", "url=http://h/? httpurl=http://h/? hostport=h host=h hpath= hsegment= search="},

		{"http://h/#top", "url=http://h/#top httpurl=http://h/ hostport=h host=h hpath= hsegment= rest=#top"},
		{"ftp://ho_st/x", "url=ftp://ho_st/x(guess) ftpurl=ftp://ho_st/x(guess) login=ho_st(guess) hostport=ho_st(guess) host=ho_st(guess) fpath=x(guess) fsegment=x(guess)"},
		{"http://[::1]/", "url=http://[::1]/ httpurl=http:// rest=[::1]/"},
		{"ftp://u@[fe80::1]:21/a", "url=ftp://u@[fe80::1]:21/a ftpurl=ftp://u@ login=u@ user=u rest=[fe80::1]:21/a"},
		{"\x00", "url=\x00 rest=\x00"},
		{"http:/", "url=http:/ httpurl=http:/"},
	} {
		if got := rules(Of(core.Parse(row.input), standards.RFC1738)); got != row.want {
			t.Errorf("%q is derived as\n%s\nand should be\n%s", row.input, got, row.want)
		}
	}
}

// TestTrail: the way to an octet, and to where the next one comes.
func TestTrail(t *testing.T) {
	for _, row := range []struct {
		by     standards.Standard
		input  string
		offset int
		want   string
	}{
		{standards.RFC1738, "http://h/a/b%20", 11, "url httpurl hpath hsegment uchar unreserved alpha lowalpha"},
		{standards.RFC1738, "http://h/a/b%20", 12, "url httpurl hpath hsegment uchar escape"},
		{standards.RFC1738, "http://h/a/b%2F", 14, "url httpurl hpath hsegment uchar escape hex"},
		{standards.RFC1738, "http://h/a/b;", 12, "url httpurl hpath hsegment"},
		{standards.RFC1738, "http://h/", 9, "url httpurl hpath hsegment"},
		{standards.RFC1738, "http://h/", 3, "url httpurl"},
		{standards.RFC1738, "ftp://h/;type=i", 14, "url ftpurl ftptype"},
		{standards.RFC1738, "gopher://h/%31", 12, "url gopherurl gtype xchar escape hex digit"},
		{standards.RFC1738, "x:1", 9, ""},
		{standards.RFC1738, "http://[::1]/", 8, "url httpurl"},
		{standards.RFC1738, "http://h/#top", 11, "url httpurl hpath hsegment"},
		{standards.RFC1738, "", 0, "url"},
		{standards.RFC3986, "//h:8", 4, "URI-reference relative-ref relative-part authority port DIGIT"},
		{standards.RFC3986, "http://10.0.0.8/", 10, "URI-reference URI hier-part authority host IPv4address dec-octet DIGIT"},
		{standards.RFC3986, "http://h{/", 8, "URI-reference URI hier-part authority host reg-name"},
		{standards.RFC3986, "http://h", 8, "URI-reference URI hier-part authority host reg-name unreserved ALPHA"},
	} {
		trail := Of(core.Parse(row.input), row.by).Trail(row.offset)
		if got := names(trail); got != row.want {
			t.Errorf("%q, octet %d, by %s: %s, and should be %s", row.input, row.offset, row.by, got, row.want)
		}
	}
	trail := Of(core.Parse("http://h/a/b/c"), standards.RFC1738).Trail(11)
	if s := trail[3]; s.Turn != 2 || s.Turns != 3 || s.Start != 11 {
		t.Errorf("the second of three segments is %v", s)
	}
	if s := trail[len(trail)-1]; s.Literal != "b" {
		t.Errorf("it ends with %v", s)
	}
}

// TestAlso: where the grammar derives octets in two ways, the other one is named.
func TestAlso(t *testing.T) {
	for _, row := range []struct {
		by          standards.Standard
		input, want string
	}{
		{standards.RFC1738, "x://h/p", "//h/p also *xchar"},
		{standards.RFC1738, "x:p", ""},
		{standards.RFC1738, "file://localhost/a", "localhost also hostname"},
		{standards.RFC1738, "file://LocalHost/a", "LocalHost also hostname"},
		{standards.RFC1738, "file://h/a", ""},
		{standards.RFC3986, "http://10.0.0.8/", "10.0.0.8 also reg-name"},
		{standards.RFC3986, "http://[::10.0.0.8]/", ""},
	} {
		d := Of(core.Parse(row.input), row.by)
		got := ""
		for i, n := range d.Nodes {
			if also := d.Also(i); also != "" {
				got += n.In(row.input) + " also " + also
			}
		}
		if got != row.want {
			t.Errorf("%q by %s: %q, and should be %q", row.input, row.by, got, row.want)
		}
	}
}

// TestFolded: of a trail the steps are left that say something.
func TestFolded(t *testing.T) {
	for _, row := range []struct {
		by     standards.Standard
		input  string
		offset int
		want   string
	}{
		{standards.RFC1738, "http://h/a/b%20", 11, "url httpurl hpath hsegment … b"},
		{standards.RFC1738, "http://h/a/b%20", 12, "url httpurl hpath hsegment … escape %"},
		{standards.RFC1738, "http://h/a/b%20", 14, "url httpurl hpath hsegment … escape … 0"},
		{standards.RFC1738, "http://example.org/", 9, "url httpurl … host … domainlabel … a"},
		{standards.RFC1738, "http://h", 3, "url httpurl http://"},
		{standards.RFC1738, "", 0, "url"},
		{standards.RFC3986, "http://example.org/", 9, "URI-reference URI hier-part authority host … a"},
	} {
		d := Of(core.Parse(row.input), row.by)
		trail := d.Trail(row.offset)
		var list []string
		for i, folded := range d.Folded(trail) {
			switch {
			case !folded:
				list = append(list, cmp.Or(trail[i].Rule, trail[i].Literal))
			case list[len(list)-1] != "…":
				list = append(list, "…")
			}
		}
		if got := strings.Join(list, " "); got != row.want {
			t.Errorf("%q, octet %d, by %s: %s, and should be %s", row.input, row.offset, row.by, got, row.want)
		}
	}
}

// names returns the names of a trail.
func names(trail []Step) string {
	var list []string
	for _, s := range trail {
		if s.Rule != "" {
			list = append(list, s.Rule)
		}
	}
	return strings.Join(list, " ")
}

// TestLongRun: octets of a kind are one node, however many they are.
func TestLongRun(t *testing.T) {
	d := Of(core.Parse("http://h/"+strings.Repeat("a", 1<<16)), standards.RFC1738)
	if len(d.Nodes) > 100 {
		t.Errorf("there are %d nodes", len(d.Nodes))
	}
}

// TestBy3986: by RFC 3986, a derivation goes as far as the machine of that grammar reads, each rule derives its octets,
// and the octets that are listed as next are exactly the octets that can follow. Another test compares that machine
// with regular expressions made by hand.
func TestBy3986(t *testing.T) {
	r := rand.New(rand.NewPCG(51, 3986))
	pieces := []string{
		"http:", "ftp:", "//", "/", "h", "example.org", "10.0.0.255", "256.1.1.1", "[::1]", "[1:2:3:4:5:6:7:8]", "[::ffff:10.0.0.1]", "[v1.a:b]", ":", ":80", "@", "joe", "?", "#", "a", "%20", "%", "~", "!", "..", " ", "\xff", "[", "]", "é",
	}
	for range rounds.Of(30_000) {
		var s string
		for range r.IntN(9) {
			s += pieces[r.IntN(len(pieces))]
		}
		d := Of(core.Parse(s), standards.RFC3986)
		state, n := generic.RFC3986.Run(grammar.Start, s)
		if d.Offset != n || d.MayEnd != generic.RFC3986.Final(state) || (d.State == Valid) != (n == len(s) && d.MayEnd) {
			t.Fatalf("%q: it is %s up to %d, by the machine up to %d", s, d.State, d.Offset, n)
		}
		for c := range 256 {
			listed := slices.ContainsFunc(d.Next, func(t Thing) bool { return strings.IndexByte(t.Octets, byte(c)) >= 0 })
			if can := generic.RFC3986.Next(state, byte(c)) != grammar.Dead; can != listed {
				t.Fatalf("%q: behind octet %d %q can come: %v, and is listed: %v", s, n, byte(c), can, listed)
			}
		}
		for _, node := range d.Nodes {
			if node.Kind != Rule || node.Open || node.Parent < 0 {
				continue
			}
			m := machineOf(node.Rule)
			if state, n := m.Run(grammar.Start, node.In(s)); n < node.Len() || !m.Final(state) {
				t.Fatalf("%q: %s does not derive %q", s, node.Rule, node.In(s))
			}
		}
	}
}

var machines = map[string]*grammar.Machine{}

// machineOf returns the machine of a rule of RFC 3986.
func machineOf(rule string) *grammar.Machine {
	m := machines[rule]
	if m == nil {
		m = grammarOf(standards.RFC3986).Compile(strings.ToLower(rule))
		machines[rule] = m
	}
	return m
}

// TestItems: each node is in a box of the definition of the rule around it.
func TestItems(t *testing.T) {
	for _, s := range []string{"http://h/a%20;b?q", "ftp://u:p@1.2.3.4:21/a/b;type=i", "gopher://h/7a%09b%09+", "wais://h/d/t/p", "prospero://h/a;b=c", "news:a@h", "x://h/p", "//[1::8]/", "nntp:///h/g"} {
		for _, by := range []standards.Standard{standards.RFC1738, standards.RFC3986} {
			d := Of(core.Parse(s), by)
			for i, n := range d.Nodes {
				if n.Parent < 0 || n.Kind == Rest || d.Nodes[i].By == Prose {
					continue
				}
				box, ok := grammarOf(by).Box(strings.ToLower(d.ruleAround(i)), n.Item)
				if !ok || n.Rule != "" && !strings.EqualFold(box.Text, n.Rule) {
					t.Errorf("%q by %s: %s has no box %d, or another than %q", s, by, d.ruleAround(i), n.Item, n.Rule)
				}
			}
		}
	}
}

// TestDefinitions: the grammars have all their rules, with the lines that define them.
func TestDefinitions(t *testing.T) {
	for by, want := range map[standards.Standard]int{standards.RFC1738: 67, standards.RFC3986: 39} {
		list := Definitions(by)
		if len(list) != want {
			t.Errorf("%s has %d rules", by, len(list))
		}
		for _, d := range list {
			found, ok := DefinitionOf(by, d.Rule)
			if !ok || found.Lines != d.Lines || !strings.HasPrefix(d.Lines, d.Rule+" ") {
				t.Errorf("%s: %s is defined by %q", by, d.Rule, d.Lines)
			}
		}
	}
	if _, ok := DefinitionOf(standards.RFC1738, "fragment"); ok {
		t.Error("section 5 defines a fragment")
	}
}

// TestCells: what a box of octets has in it.
func TestCells(t *testing.T) {
	for _, row := range []struct {
		by         standards.Standard
		rule, want string
	}{
		{standards.RFC1738, "lowalpha", "a-z"},
		{standards.RFC1738, "hex", "digit A-F a-f"},
		{standards.RFC1738, "ftptype", "A-A I-I D-D a-a i-i d-d"},
		{standards.RFC1738, "xchar", "unreserved reserved escape"},
		{standards.RFC3986, "ALPHA", "A-Z a-z"},
		{standards.RFC3986, "reserved", "gen-delims sub-delims"},
	} {
		d, _ := DefinitionOf(row.by, row.rule)
		var list []string
		for _, c := range Cells(d.Term) {
			if c.Name == "" {
				c.Name = string([]byte{c.First, '-', c.Last})
			}
			list = append(list, c.Name)
		}
		if got := strings.Join(list, " "); got != row.want {
			t.Errorf("%s has %s", row.rule, got)
		}
	}
}
