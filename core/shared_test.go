package core

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"urlscope/core/internal/sharing"
)

// TestShared calls every exported method of this package from several goroutines on values that they share, zero values
// among them, with all kinds of arguments: diagnostics of other URLs, or without a URL, and spans and offsets outside
// of the text. Nothing panics, all get the same answer, and the race detector (make test) sees no race.
func TestShared(t *testing.T) { sharing.Methods(t, sharedValues(), notShared, argumentsOf) }

// notShared are the methods that change what they are called on, as its type says.
var notShared = map[string]bool{"URL.Read": true, "Checker.Check": true, "Checker.CheckDelimited": true, "Checker.AtMost": true}

// sharedFuncs are the exported functions, and what else may be done at once with a URL that
// several share, by name.
var sharedFuncs = map[string]func(u *URL) []any{
	"Check":            func(u *URL) []any { return []any{Check(u)} },
	"LookupRegistered": func(u *URL) []any { return []any{LookupRegistered(u.Source()), LookupRegistered("HTTPS")} },
	"LookupScheme":     func(u *URL) []any { return []any{LookupScheme(u.Source()), LookupScheme("HTTP")} },
	"ParseDelimited":   func(u *URL) []any { return []any{ParseDelimited(u.Source()).Tokens()} },
	"Parse":            func(u *URL) []any { return []any{Parse(u.Source()).Tokens()} },
	"Apply": func(u *URL) (answers []any) {
		for _, span := range spans {
			text, ok := Apply(u.Source(), []Edit{{Span: span, New: "x"}, {Span: Span{Start: 1, End: 2}, New: "y"}})
			answers = append(answers, text, ok)
		}
		return answers
	},
	"Rules": func(*URL) (answers []any) {
		for _, r := range Rules() {
			answers = append(answers, r.ID)
		}
		return answers
	},
	"a Checker for each": func(u *URL) (answers []any) {
		var c Checker
		for _, s := range append(sharedInputs, u.Source()) {
			u, list := c.Check(s)
			list = slices.Clone(list)
			for i := range list {
				list[i].of = nil // which is another for each
			}
			answers = append(answers, slices.Clone(u.Tokens()), list)
		}
		return answers
	},
}

// TestSharedFuncs does the same with every exported function.
func TestSharedFuncs(t *testing.T) {
	var urls []*URL
	for _, s := range sharedInputs {
		urls = append(urls, Parse(s))
	}
	sharing.Funcs(t, urls, sharedFuncs)
}

var sharedInputs = []string{
	"", "ftp://u:p%0A@h/a|b/%7e;type=x#y", "HTTP://h:080/~a%zz?q#top", "<URL:http://h/a b\n/~c>", "gopher://h:25/7a%09b%09!x y",
	"htpp://h/\xff", "mailto:a|b@h?subject=~", "news:a@b|c", "prospero://h/;a=b;c", "http://" + strings.Repeat("a_", 2100) + "/", "\x00 :/@",
}

var spans = []Span{{}, {Start: 2, End: 5}, {Start: 5, End: 2}, {Start: -3, End: 4}, {Start: -7, End: -1}, {Start: 3, End: 1 << 40}, {Start: 1 << 40, End: 1 << 41}, {Start: math.MinInt, End: math.MaxInt}, {Start: math.MaxInt, End: math.MinInt}}

// sharedValues returns values of all types with methods.
func sharedValues() (list []any) {
	list = append(list, new(URL), new(Registered), new(Scheme), new(Rule), new(Checker), Span{})
	for n := range 256 {
		n := uint8(n)
		list = append(list, Severity(n), Part(n), partSet(1)<<(n%32))
	}
	list = append(list, anyDiagnostics()...)
	for _, s := range sharedInputs {
		u := Parse(s)
		list = append(list, u)
	}
	for _, span := range spans {
		list = append(list, span)
	}
	return list
}

// argumentsOf returns the values of a type to call methods with.
func argumentsOf(kind reflect.Type) (list []any) {
	switch kind {
	case reflect.TypeFor[int]():
		for _, s := range spans {
			list = append(list, s.Start, s.End)
		}
	case reflect.TypeFor[string]():
		list = append(list, "", "http://h/", "\xff")
	case reflect.TypeFor[byte]():
		list = append(list, byte('+'), byte('a'))
	case reflect.TypeFor[[]byte]():
		list = append(list, []byte(nil))
	case reflect.TypeFor[Span]():
		for _, s := range spans {
			list = append(list, s)
		}
	case reflect.TypeFor[Part]():
		for n := range 256 {
			list = append(list, Part(n))
		}
	case reflect.TypeFor[Diagnostic]():
		return anyDiagnostics()
	}
	return list
}

// anyDiagnostics returns diagnostics of all shared inputs, some of no rule or of places
// where nothing is, and one of each rule at places of all kinds.
var anyDiagnostics = sync.OnceValue(func() (list []any) {
	for _, s := range sharedInputs {
		found := Check(Parse(s))
		for _, d := range found[:min(len(found), 10)] {
			list = append(list, d)
			d.Rule = nil
			list = append(list, d)
		}
	}
	for i, span := range spans {
		for j := range rules {
			list = append(list, Diagnostic{Rule: rules[j], Span: span, Part: Part(i + j), Arg: "x"})
		}
		list = append(list, Diagnostic{Rule: new(Rule), Span: span, Part: Host, Severity: 200})
	}
	return list
})
