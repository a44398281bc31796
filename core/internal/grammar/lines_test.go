package grammar

import "testing"

func TestLines(t *testing.T) {
	for rule, want := range map[string]string{
		"scheme": `scheme         = 1*[ lowalpha | digit | "+" | "-" | "." ]`,
		"gopherurl": `gopherurl      = "gopher://" hostport [ / [ gtype [ selector
                 [ "%09" search [ "%09" gopher+_string ] ] ] ] ]`,
		"digits": `digits         = 1*digit`,
		"digi":   "",
		"":       "",
	} {
		if got := Lines(rule); got != want {
			t.Errorf("%q is\n%s\nand should be\n%s", rule, got, want)
		}
	}
}
