package wire

import (
	"math"
	"reflect"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/sharing"
)

// TestShared calls every exported method of this package from several goroutines at once, on conversations and steps that
// they share, and on such as no URL has.
func TestShared(t *testing.T) {
	list := []any{Conversation{}, new(Step), StepKind("ftp-pass/asked"), StepKind("")}
	for n := range 256 {
		list = append(list, Side(n), When(n))
	}
	for _, s := range sharedInputs {
		c := Of(core.Parse(s))
		list = append(list, c)
		for i := range c.Steps {
			list = append(list, &c.Steps[i])
		}
	}
	for _, span := range []core.Span{{}, {Start: 2, End: 5}, {Start: 5, End: 2}, {Start: -7, End: -1}, {Start: math.MinInt, End: math.MaxInt}} {
		s := Step{Octets: []Octet{{From: span, Secret: true}, {Slot: true}}, Pieces: []Piece{{At: span.Start, End: span.End}},
			from: span, Early: []EarlyEnd{{At: span.Start, End: span.End, Next: span.End}}}
		list = append(list, &s, Conversation{Host: span, Steps: []Step{s}})
	}
	sharing.Methods(t, list, nil, func(of reflect.Type) []any {
		if of.Kind() == reflect.Func {
			return []any{func(s core.Span) core.Span { return core.Span{Start: s.End, End: s.Start} }}
		}
		return []any{[]byte(nil)}
	})
}

// TestSharedFuncs does the same with every exported function.
func TestSharedFuncs(t *testing.T) {
	urls := []*core.URL{new(core.URL)}
	for _, s := range sharedInputs {
		urls = append(urls, core.Parse(s))
	}
	sharing.Funcs(t, urls, map[string]func(*core.URL) []any{
		"Of": func(u *core.URL) []any { return []any{Of(u)} },
		"Silent": func(u *core.URL) []any {
			c, ok := Silent(u)
			return []any{c, ok}
		},
		"Unknown": func(u *core.URL) []any {
			c, ok := Unknown(u)
			return []any{c, ok}
		},
		"Some": func(u *core.URL) []any {
			c, more := Some(u, 3)
			return []any{c, more}
		},
		"Beginnings": func(u *core.URL) []any {
			now, edits, ok := Beginnings(u)
			return []any{now, edits, ok}
		},
	})
}

var sharedInputs = []string{
	"", "ftp://u:p%0A@h/a|b/%7e;type=x#y", "HTTP://h:080/a%zz?q#top", "<URL:http://h/a b\n/~c>", "gopher://h:25/7a%09b%09!x y",
	"htpp://h/\xff", "mailto:a|b@h?subject=~", "news:a@b|c", "prospero://h/;a=b;c", "\x00 :/@",
}
