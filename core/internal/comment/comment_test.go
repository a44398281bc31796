package comment

import (
	"reflect"
	"testing"
)

// TestComments holds the comments of this package to what its functions return.
func TestComments(t *testing.T) {
	Hold(t, map[string]any{"plain": plain}, Answers)
}

func TestExamplesIn(t *testing.T) {
	const is = "func(string) bool"
	for _, row := range []struct {
		signature, doc string
		want           []example
	}{
		{is, `x reports whether s is "y".`, nil},
		{is, "x reports whether s is y: \"a\",\n`\\b` and \"\\t\", but not \"c\", nor \"d\". So is \"e\".",
			[]example{{"a", []string{"true"}}, {`\b`, []string{"true"}}, {"\t", []string{"true"}}, {"c", []string{"false"}}, {"d", []string{"false"}}}},
		{is, `x reports whether s is y, as in "a".`, []example{{"a", []string{"true"}}}},
		{"func(string) string", `x returns y: "a" of "b", "" for the "c".`, []example{{"b", []string{"a"}}, {"c", []string{""}}}},
		{"func(string) int", `x returns y, -1 for none: 2 in "\"b".`, []example{{`"b`, []string{"2"}}}},
		{"func(string) []string", `x writes y: "a" → "b", "c". "d" is "e".`, []example{{"a", []string{"b", "c"}}, {"d", []string{"e"}}}},
	} {
		if got := examplesIn(row.doc, row.signature); !reflect.DeepEqual(got, row.want) {
			t.Errorf("%s: %q, not %q", row.doc, got, row.want)
		}
	}
}
