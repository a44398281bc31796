package cli

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"strings"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/report"
	"urlscope/core/standards"
	"urlscope/core/text"
)

var deriveCommand = subcommand{
	name:     "derive",
	job:      lookJob,
	operands: "[URL…]",
	summary:  "Derive URLs by the grammar, rule by rule, and say what may come next.",
	about: `
Say which rule of the grammar each octet of a URL comes from, a line per rule, and what
may come next. The grammar is section 5 of RFC 1738. If more typing cannot make the text
a URL, the URL that was likely meant is derived, marked "?". "(prose)" marks a search that
only the prose of section 3.4 tells apart, and "(also)" another derivation.
` + readsURLs,
	examples: []example{
		{"urlscope derive 'http://example.org?'", "see how the grammar derives it, and what may come next"},
		{"urlscope derive -at 12 -standard rfc3986 http://[::1]/a", "tell the way to octet 12, in words"},
	},
	define: func(o *options) action {
		d := deriver{options: o, at: -1}
		nul := false
		o.nul(&nul, "URL")
		o.number(&d.at, "at", "N", "Tell the way to octet N, counted from 0, with each rule on it in words.", 0, math.MaxInt32)
		o.indent(&d.indent)
		o.json(&d.json, "URL", "derive")
		o.lang(&d.lang)
		o.grammar(&d.by, "Derive by STANDARD.")
		return func(io streams, urls []string) error {
			d.out = io.out
			return eachURL(io, urls, nul, d.write)
		}
	},
}

// derivable are the standards with a grammar that derives URLs.
var derivable = [...]standards.Standard{standards.RFC1738, standards.RFC3986}

// A deriver writes derivations.
type deriver struct {
	options      *options
	out          io.Writer
	lang         text.Lang
	by           standards.Standard
	at           int // the octet to explain; -1 for none
	json, indent bool
}

func (d *deriver) write(raw string) error {
	if d.at > len(raw) {
		return d.options.wrong("-at %d: %s has %d octets", d.at, text.ShowAll(raw), len(raw))
	}
	var b []byte
	switch {
	case d.indent:
		var err error
		if b, err = json.MarshalIndent(report.DerivationIn(d.lang, raw, d.by), "", "  "); err != nil {
			return err
		}
		b = append(b, '\n')
	case d.json:
		b = append(report.DerivationIn(d.lang, raw, d.by).AppendJSON(nil), '\n')
	default:
		b = []byte(d.plain(derive.Of(core.Parse(raw), d.by)))
	}
	_, err := d.out.Write(b)
	return err
}

// plain returns a derivation as text: all rules or the trail to an octet, and then what may come next.
func (d *deriver) plain(of *derive.Derivation) string {
	var b strings.Builder
	b.WriteString(text.ShowAll(of.Input) + "\n")
	if d.at < 0 {
		b.WriteString(tree(of))
	} else {
		b.WriteString(d.way(of))
	}
	for _, said := range []text.Prose{text.Derived(d.lang, of), text.Next(d.lang, of)} {
		if said != nil {
			b.WriteString("  " + said.Quoted(d.lang) + "\n")
		}
	}
	return b.String()
}

// way returns the trail to an octet, and a sentence for each rule that contains more than the next rule.
func (d *deriver) way(of *derive.Derivation) string {
	trail := of.Trail(d.at)
	said := "  " + text.Trail(d.lang, trail).Quoted(d.lang) + "\n"
	for _, step := range trail {
		if rule, ok := derive.DefinitionOf(of.By, step.Rule); ok && step.Node >= 0 && of.Nodes[step.Node].Kind == derive.Rule {
			said += "\n    " + strings.ReplaceAll(rule.Lines, "\n", "\n    ") + "\n    " + text.RuleSentence(d.lang, rule, of.Taken(step.Node)).Quoted(d.lang) + "\n"
		}
	}
	return said + "\n"
}

// tree returns the rules and literals, a line each. A rule with only one rule in it shares its line.
func tree(of *derive.Derivation) string {
	var names, spans []string
	var octets []core.Span
	depth := map[int]int{-1: 0}
	for i := 0; i < len(of.Nodes); i++ {
		n := of.Nodes[i]
		if n.Kind == derive.Run || n.Kind == derive.Escape {
			if of.Nodes[n.Parent].Kind == derive.Rule && n.Rule == "" || !namesPart(of, i) {
				continue
			}
		}
		name := nameOf(of, i)
		indent := depth[n.Parent] + 1
		for n.Kind == derive.Rule && i+1 < n.Next && of.Nodes[i+1].Kind == derive.Rule && of.Nodes[i+1].Next == n.Next {
			i++
			n = of.Nodes[i]
			name += " › " + nameOf(of, i)
		}
		depth[i] = indent
		names = append(names, strings.Repeat("  ", indent)+name)
		spans = append(spans, fmt.Sprintf("%d-%d", n.Start, n.End))
		octets = append(octets, n.Span)
	}
	pad(names)
	pad(spans)
	var b strings.Builder
	for i := range names {
		b.WriteString(strings.TrimRight(names[i]+spans[i]+text.ShowAll(octets[i].In(of.Input)), " ") + "\n")
	}
	return b.String()
}

// namesPart reports whether a leaf is the only place that names its rule: the "i" of ";type=i" is a ftptype.
func namesPart(of *derive.Derivation, i int) bool {
	n := of.Nodes[i]
	for k := n.Parent + 1; k < of.Nodes[n.Parent].Next; k = of.Nodes[k].Next {
		if of.Nodes[k].Kind == derive.Rule {
			return true
		}
	}
	return false
}

// nameOf returns the name of a node with its mark.
func nameOf(of *derive.Derivation, i int) string {
	n := of.Nodes[i]
	name := n.Rule
	switch {
	case n.Kind == derive.Literal:
		name = "literal"
	case n.Kind == derive.Rest:
		name = "…"
	}
	if also := of.Also(i); also != "" {
		name += " (also " + also + ")"
	}
	switch n.By {
	case derive.Prose:
		return name + " (prose)"
	case derive.Guess:
		return name + "?"
	}
	return name
}
