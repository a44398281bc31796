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
}

// TestShapes: what the notations group, repeat and leave out.
func TestShapes(t *testing.T) {
	for _, row := range []struct {
		notation         Notation
		definition, want string
	}{
		{OfSection5, `[ user [ ":" password ] "@" ] hostport`, "([(user [(':' password)] '@')] hostport)"},
		{OfSection5, `alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit`, "{alphadigit (alphadigit 0*{alphadigit '-'} alphadigit)}"},
		{OfSection5, `1*digit ; one or more`, "1*digit"},
		{OfSection5, `"<" | <">`, `{'<' '"'}`},
		{OfSection5, `host [ / [ gtype ] ]`, "(host [('/' [gtype])])"},
		{OfLater, `1*4HEXDIG`, "1*4hexdig"},
		{OfLater, `2( h16 ":" ) ls32`, "(2*2(h16 ':') ls32)"},
		{OfLater, `*1( h16 ":" ) h16`, "(0*1(h16 ':') h16)"},
		{OfLater, `0<pchar>`, "()"},
		{OfLater, `*digit | 1*"a" / b`, "{0*digit 1*'a' b}"},
		{OfLater, `%x31-33 DIGIT ; 1-3`, "({'1' '2' '3'} digit)"},
		{OfLater, `<"> [ "#" fragment ]`, `('"' [('#' fragment)])`},
	} {
		if got := shape(Read("x = "+row.definition+"\n", row.notation)[0].Definition); got != row.want {
			t.Errorf("%s is read as %s, want %s", row.definition, got, row.want)
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

// shape returns t with the kinds of its terms as brackets, of which section 5 has fewer:
// (a b) one after the other, {a b} one or the other, [a] or not, 1*a repeated.
func shape(t Term) string {
	var operands []string
	for _, operand := range t.Terms {
		operands = append(operands, shape(operand))
	}
	list := strings.Join(operands, " ")
	switch t.Op {
	case Literal:
		return "'" + t.Text + "'"
	case Sequence:
		return "(" + list + ")"
	case Choice:
		return "{" + list + "}"
	case Optional:
		return "[" + list + "]"
	case Repeat:
		if t.Max > 0 {
			return fmt.Sprintf("%d*%d%s", t.Min, t.Max, list)
		}
		return strconv.Itoa(t.Min) + "*" + list
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
