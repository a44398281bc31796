//go:build !js

// A browser would give the same results, and take long for them.

package generic

import (
	"flag"
	"testing"

	"urlscope/core/internal/golden"
	"urlscope/core/internal/grammar"
)

var update = flag.Bool("update", false, "write tables.go anew from the grammars")

// TestTables: the tables equal the tables that are made from the printed grammars.
func TestTables(t *testing.T) {
	rfc1808, rfc2396, rfc3986 := grammar.Read(rfc1808, grammar.OfLater), grammar.Read(rfc2396, grammar.OfLater), grammar.Read(rfc3986, grammar.OfLater)
	table := func(g grammar.Grammar, production string) string {
		return string(g.Compile(production).Minimal().Table())
	}
	golden.Hold(t, "tables.go", golden.Source(t, "package generic\n\nimport \"urlscope/core/internal/grammar\"", "grammar.Table", [][3]string{
		{"RFC1808", "URL of RFC 1808, absolute or relative, with or without a fragment", table(rfc1808, "url")},
		{"RFC2396", "URI-reference of RFC 2396 with RFC 2732", table(rfc2396, "uri-reference")},
		{"Server", "server of RFC 2396 with RFC 2732: of other authorities no host and port are told apart", table(rfc2396, "server")},
		{"RFC3986", "URI-reference of RFC 3986", table(rfc3986, "uri-reference")},
	}), *update)
}

// TestNonterminalsAreDefinedOnce: every name that a production needs has one definition.
func TestNonterminalsAreDefinedOnce(t *testing.T) {
	for name, text := range map[string]string{"RFC 1808": rfc1808, "RFC 2396": rfc2396, "RFC 3986": rfc3986} {
		g := grammar.Read(text, grammar.OfLater)
		defined := map[string]bool{}
		for _, p := range g {
			if defined[p.Name] {
				t.Errorf("%s defines %s twice", name, p.Name)
			}
			defined[p.Name] = true
		}
		var visit func(term grammar.Term)
		visit = func(term grammar.Term) {
			if term.Op == grammar.Nonterminal && !defined[term.Text] {
				t.Errorf("%s needs %q, which nothing defines", name, term.Text)
			}
			for _, u := range term.Terms {
				visit(u)
			}
		}
		for _, p := range g {
			visit(p.Definition)
		}
	}
}
