package grammar

import (
	"fmt"
	"iter"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// TestSection5IsTheRFCs holds the productions against section 5 as published, which is
// what the tests of core judge by.
func TestSection5IsTheRFCs(t *testing.T) {
	text, err := os.ReadFile("../../testdata/section5.txt")
	if err != nil {
		t.Fatal(err)
	}
	want := regexp.MustCompile(`(?m)^(?:;.*)?\n`).ReplaceAllString(string(text), "")
	var got strings.Builder
	for _, p := range Section5() {
		fmt.Fprintf(&got, "%-14s = %s\n", p.Name, p.Text)
	}
	if got.String() != want {
		t.Errorf("it is\n%s, want\n%s", got.String(), want)
	}
}

// TestRead finds nothing lost between the text and the terms: these, printed, are the
// text again.
func TestRead(t *testing.T) {
	squeeze := func(s string) string {
		return strings.Join(strings.FieldsFunc(s, unicode.IsSpace), "")
	}
	for _, p := range Section5() {
		text, _, _ := strings.Cut(p.Text, " ; ")
		text = strings.Replace(text, "[ / [", `[ "/" [`, 1)             // decision 1
		text = strings.Replace(text, "*[ fieldspec ]", "*fieldspec", 1) // brackets after "*" only group
		if got := printed(p.Definition); squeeze(got) != squeeze(text) {
			t.Errorf("%s is read as %s, not %s", p.Name, got, text)
		}
	}
	for name, want := range map[string]string{ // the shape, by what it prints as
		"login":       "Sequence(Optional(Sequence(user Optional(Sequence(: password)) @)) hostport)",
		"domainlabel": "Choice(alphadigit Sequence(alphadigit 0*(Choice(alphadigit -)) alphadigit))",
		"digits":      "1*(digit)",
		"punctuation": `Choice(< > # % ")`,
	} {
		p, found := Section5().Production(name)
		if got := shape(p.Definition); !found || got != want {
			t.Errorf("%s is %s, want %s", name, got, want)
		}
	}
}

// all yields t and the terms within it, not those that the nonterminals stand for.
func all(t Term) iter.Seq[Term] {
	return func(yield func(Term) bool) {
		if !yield(t) {
			return
		}
		for _, operand := range t.Terms {
			for u := range all(operand) {
				if !yield(u) {
					return
				}
			}
		}
	}
}

// printed returns t in the notation of section 5.
func printed(t Term) string {
	switch t.Op {
	case Literal:
		if t.Text == `"` {
			return `<">`
		}
		return `"` + t.Text + `"`
	case Nonterminal:
		return t.Text
	case Choice:
		return joined(t, " | ")
	case Optional:
		return "[ " + joined(t, "") + " ]"
	case Repeat:
		times := "*"
		if t.Min > 0 {
			times = strconv.Itoa(t.Min) + "*"
		}
		if len(t.Terms) == 1 && t.Terms[0].Op <= Nonterminal {
			return times + joined(t, "")
		}
		return times + "[ " + joined(t, "") + " ]"
	}
	return joined(t, " ")
}

func joined(t Term, separator string) string {
	var operands []string
	for _, operand := range t.Terms {
		operands = append(operands, printed(operand))
	}
	return strings.Join(operands, separator)
}

func shape(t Term) string {
	var operands []string
	for _, operand := range t.Terms {
		operands = append(operands, shape(operand))
	}
	list := "(" + strings.Join(operands, " ") + ")"
	switch t.Op {
	case Sequence:
		return "Sequence" + list
	case Choice:
		return "Choice" + list
	case Optional:
		return "Optional" + list
	case Repeat:
		return fmt.Sprint(t.Min) + "*" + list
	}
	return t.Text
}

func TestNonterminalsAreDefinedOnce(t *testing.T) {
	defined := map[string]bool{}
	for _, p := range Section5() {
		if defined[p.Name] {
			t.Errorf("%s is defined twice", p.Name)
		}
		defined[p.Name] = true
	}
	for _, p := range Section5() {
		for term := range all(p.Definition) {
			if term.Op == Nonterminal && !defined[term.Text] {
				t.Errorf("%s needs %s, which nothing defines", p.Name, term.Text)
			}
		}
	}
	if _, found := Section5().Production("fragment"); found {
		t.Error("a fragment is defined") // decision 9
	}
}
