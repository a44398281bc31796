package fix

import (
	"reflect"
	"strings"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/sharing"
)

// TestSharedFuncs calls every exported function of this package from several goroutines at once, on findings that they
// share. Some have no rule, some belong to no URL, and some have a place outside of the text.
func TestSharedFuncs(t *testing.T) {
	var list []core.Diagnostic
	for _, s := range sharedInputs {
		found := core.Check(core.Parse(s))
		for _, d := range found[:min(len(found), 10)] {
			list = append(list, d)
			moved := d
			moved.Span.End += 1 << 40
			d.Rule = nil
			list = append(list, d, moved)
		}
	}
	list = append(list, core.Diagnostic{}, core.Diagnostic{Rule: new(core.Rule), Span: core.Span{Start: 7, End: 3}, Part: core.Host, Severity: 200})
	sharing.Funcs(t, list, map[string]func(core.Diagnostic) []any{
		"Of": func(d core.Diagnostic) []any { return []any{Of(d)} },
		"First": func(d core.Diagnostic) []any {
			r, ok := First([]core.Diagnostic{d})
			if !ok {
				return nil
			}
			return []any{r.URL.Source(), r.Typed(d.Span.Within(len(r.URL.Source())))}
		},
		"Possible": func(d core.Diagnostic) []any { return []any{Possible(d)} },
		"NoName":   func(d core.Diagnostic) []any { return []any{NoName(d)} },
		"Untried": func(d core.Diagnostic) []any {
			if d.Span.End > 1<<20 { // nobody found that
				return nil
			}
			return []any{Untried(d)}
		},
		"All": func(d core.Diagnostic) []any { return []any{All(d.Arg), All("http://h/~a|b")} },
	})
}

// TestShared does the same with every exported method.
func TestShared(t *testing.T) {
	var list []any
	for n := range 256 {
		list = append(list, Kind(n))
	}
	for _, s := range sharedInputs {
		if r, ok := First(core.Check(core.Parse(s))); ok {
			list = append(list, r)
		}
	}
	sharing.Methods(t, list, nil, func(reflect.Type) []any { return []any{core.Span{}, core.Span{Start: 1, End: 4}} })
}

var sharedInputs = []string{
	"", "ftp://u:p%0A@h/a|b/%7e;type=x#y", "HTTP://h:080/~a%zz?q#top", "<URL:http://h/a b\n/~c>", "gopher://h:25/7a%09b%09!x y",
	"htpp://h/\xff", "mailto:a|b@h?subject=~", "news:a@b|c", "prospero://h/;a=b;c", "http://" + strings.Repeat("a_", 2100) + "/", "\x00 :/@",
}

// TestFixesOfOthers: there are no fixes for what was not found, also where its octets would fit, nor for what a Checker found
// in the text before.
func TestFixesOfOthers(t *testing.T) {
	mine := core.Check(core.Parse("http://h/~a"))[0]
	moved := mine
	moved.Span.End++
	for _, d := range []core.Diagnostic{moved, {}, {Rule: mine.Rule}, {Span: mine.Span}} {
		if fixes := Of(d); fixes != nil {
			t.Errorf("%v has %v", d, fixes)
		}
	}
	if len(Of(mine)) == 0 {
		t.Error("what was found has none")
	}
	weaker := mine
	if weaker.Severity = core.SeverityWarning; len(Of(weaker)) == 0 {
		t.Error("the same, made a warning, has none")
	}

	all := core.Check(core.Parse("http://h/~a|b"))
	first := all[0]
	if clear(all); len(Of(first)) == 0 {
		t.Error("what was found has none when the list is written to")
	}

	var c core.Checker
	_, list := c.Check("http://h/~a")
	stale := list[0]
	clear(list)
	if len(Of(stale)) == 0 {
		t.Error("what a Checker found has none")
	}
	if c.Check("http://h/"); Of(stale) != nil {
		t.Error("what a Checker found has the fixes of another text")
	}
}
