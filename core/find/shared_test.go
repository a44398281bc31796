package find

import (
	"math"
	"testing"

	"urlscope/core"
	"urlscope/core/internal/sharing"
)

// TestShared calls every exported method of this package from several goroutines at once, on what was found and on places
// that are nowhere.
func TestShared(t *testing.T) {
	list := []any{Match{}}
	for m := range In("see <http://h/a-\n b#top> and ftp://i/") {
		list = append(list, m)
	}
	for _, span := range []core.Span{{Start: 2, End: 5}, {Start: 5, End: 2}, {Start: -7, End: -1}, {Start: math.MinInt, End: math.MaxInt}} {
		list = append(list, Match{text: "http://h/", Span: span, Wrapped: true})
	}
	sharing.Methods(t, list, nil, nil)
}

// TestSharedFuncs does the same with every exported function.
func TestSharedFuncs(t *testing.T) {
	sharing.Funcs(t, []string{"", "see <http://h/a-\n b#top> and ftp://i/", "htps://h/ \xff"}, map[string]func(string) []any{
		"In": func(text string) (answers []any) {
			for m := range In(text) {
				answers = append(answers, m)
			}
			return answers
		},
		"Slips": func(text string) []any { return []any{Slips(text, "ftp"), Slips("httsp", "https")} },
		"Some": func(text string) (answers []any) {
			next := Some(text, func(m Match) bool {
				answers = append(answers, m)
				return true
			})
			return append(answers, next)
		},
	})
}
