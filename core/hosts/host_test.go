package hosts

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"golang.org/x/net/idna"
	"golang.org/x/net/publicsuffix"

	"urlscope/core/internal/golden"
	"urlscope/core/octet"
)

// libraries are what is asked beside the tables, natively.
var libraries = Asked{
	ASCII: func(name string) (string, bool) {
		ascii, err := idna.New(idna.MapForLookup(), idna.Transitional(false), idna.StrictDomainName(false)).ToASCII(name)
		return ascii, err == nil
	},
	Suffix: func(name string) (string, bool) {
		suffix, icann := publicsuffix.PublicSuffix(name)
		return suffix, icann || strings.Contains(suffix, ".")
	},
}

// TestUnfold holds what is made of the hosts in testdata/hosts/unfolded.txt to what stands below each.
func TestUnfold(t *testing.T) {
	const file = "../../testdata/hosts/unfolded.txt"
	head, cases, _ := strings.Cut(golden.Read(t, file), "\n\n")
	var b strings.Builder
	b.WriteString(head + "\n")
	for line := range strings.Lines("\n" + cases) {
		switch {
		case strings.HasPrefix(line, "#"), line == "\n":
			b.WriteString(line)
		case strings.HasPrefix(line, `"`):
			host, err := strconv.Unquote(strings.TrimSpace(line))
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			b.WriteString(line)
			const scheme = "//"
			src := scheme + host + "/"
			describe(&b, src, Unfold(src, octet.Span{Start: len(scheme), End: len(scheme) + len(host)}, libraries))
		}
	}
	golden.Hold(t, file, b.String(), *update)
}

// describe writes a host, indented.
func describe(b *strings.Builder, src string, h Host) {
	say := func(format string, args ...any) { fmt.Fprintf(b, "  "+format+"\n", args...) }
	octets := func(s octet.Span) string { return strconv.QuoteToGraphic(src[s.Start:s.End]) }
	switch h.Kind {
	case KindAddress4, KindAddress6:
		say("%s %s", h.Kind, h.Address)
		describeRange(say, h.Address)
		if h.Spelling != 0 {
			say("spelt %s", h.Spelling)
		}
		for _, n := range h.Numbers {
			if h.Spelling != 0 {
				say("number %s base %d: %d in %d bits", octets(n.Span), n.Base, n.Value, n.Bits)
			}
		}
		if h.Zone.End > h.Zone.Start {
			say("zone %s", octets(h.Zone))
		}
		for _, e := range h.Embedded {
			say("%s %s", e.Kind, e.Address)
			describeRange(say, e.Address)
			if e.Forbidden() {
				say("forbidden")
			}
		}
	case KindName:
		switch {
		case h.Refused:
			say("name, refused")
		default:
			say("name %s", h.Sent)
		}
		for _, l := range h.Labels {
			if l.Refused {
				say("label %s is refused by itself", octets(l.Span))
			}
			if l.Mix == MixASCII {
				continue
			}
			sent := ""
			if !h.Refused {
				sent = " is sent as " + l.Sent
			}
			say("label %s%s, shown as %s: %s, %s", octets(l.Span), sent, l.Shown, l.Mix, scriptsOf(l))
			if l.LooksLike != "" {
				say("looks like %s", l.LooksLike)
			}
		}
		if h.Special != nil {
			say("special %s: %s", h.Special.Use, strings.TrimSpace(h.Special.Document+" "+h.Special.Section))
		}
		if h.Suffix.End > h.Suffix.Start {
			say("domain %s, suffix %s", octets(h.Domain), octets(h.Suffix))
		}
	default:
		say("%s", h.Kind)
	}
	if hidden, ok := Hidden(src[h.Span.Start:h.Span.End]); ok {
		say("hides %s", hidden)
	}
}

func describeRange(say func(string, ...any), a Address) {
	r := a.Range()
	by := strings.TrimSpace(r.Kind.String() + " " + r.Document + " " + r.Section)
	say("%s/%d %s; reachable: %s", r.Prefix, r.Bits, by, r.Reach)
}

func scriptsOf(l Label) string {
	var list []string
	for _, c := range l.Characters {
		one := c.Script.String()
		if len(list) == 0 || list[len(list)-1] != one {
			list = append(list, one)
		}
	}
	return strings.Join(list, " ")
}

// TestUnfoldAlone: without anybody to ask, a name outside US-ASCII is not known as it is sent, and all else is.
func TestUnfoldAlone(t *testing.T) {
	for host, sent := range map[string]string{"Example.ORG": "example.org", "xn--bcher-kva.Example": "xn--bcher-kva.example", "bücher.example": ""} {
		h := Unfold(host, octet.Span{Start: 0, End: len(host)}, Asked{})
		if h.Kind != KindName || h.Sent != sent || h.Refused || h.Labels[0].Sent != strings.Split(sent, ".")[0] || h.Suffix != (octet.Span{}) {
			t.Errorf("%q: %+v", host, h)
		}
	}
	if h := Unfold("xn--bcher-kva.example", octet.Span{Start: 0, End: 21}, Asked{}); h.Labels[0].Shown != "bücher" {
		t.Errorf("shown as %q", h.Labels[0].Shown)
	}
}

// TestHiddenAllocates nothing, whatever the host.
func TestHiddenAllocates(t *testing.T) {
	for _, s := range []string{"www.example.com", "bücher.example", "2130706433", "[::ffff:10.0.0.1]", "１２７。0.0.1", "%31%32%37.1"} {
		if n := testing.AllocsPerRun(10, func() { Hidden(s) }); n > 0 {
			t.Errorf("%q: %v allocations", s, n)
		}
	}
}

// FuzzUnfold: nothing panics, and all spans lie in the host, in order.
func FuzzUnfold(f *testing.F) {
	for _, s := range []string{"", ".", "[", "[]", "[::%25]", "0x7f.1", "xn--", "a..b", "\xff.1", "%ff", "１２７。1", "①.xn--pypal-4ve", "⑳", "::1%"} {
		f.Add(s, 0, len(s))
	}
	f.Fuzz(func(t *testing.T, s string, start, end int) {
		h := Unfold(s, octet.Span{Start: start, End: end}, libraries)
		last := h.Span.Start
		check := func(at octet.Span) {
			if at.Start < last || at.End < at.Start || at.End > h.Span.End {
				t.Fatalf("%q: %v behind %d, of %v", s, at, last, h.Span)
			}
			last = at.End
		}
		for _, n := range h.Numbers {
			check(n.Span)
		}
		for _, l := range h.Labels {
			if l.Span == h.Span {
				continue
			}
			check(l.Span)
			for _, c := range l.Characters {
				if c.Span.Start < l.Span.Start || c.Span.End > l.Span.End {
					t.Fatalf("%q: %v outside %v", s, c.Span, l.Span)
				}
			}
		}
		if is := h.Kind == KindAddress4 || h.Kind == KindAddress6; is != (h.Address != Address{}) || !is && h.Spelling != 0 {
			t.Fatalf("%q: %v %s", s, h.Kind, h.Address)
		}
	})
}
