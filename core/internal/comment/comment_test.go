package comment

import (
	"reflect"
	"testing"
)

func TestFuncs(t *testing.T) {
	for _, f := range Funcs(t) {
		if f.Name == "read" && f.Signature == "func(string, string, string) Func" {
			return
		}
	}
	t.Error("read is not found, or has another signature")
}

func TestRead(t *testing.T) {
	const is = "func(string) bool"
	for _, row := range []struct {
		signature, doc string
		want           []Example
	}{
		{is, `x reports whether s is "y".`, nil},
		{is, "x reports whether s is y: \"a\",\n`\\b` and \"\\t\", but not \"c\", nor \"d\". So is \"e\".",
			[]Example{{"a", []string{"true"}}, {`\b`, []string{"true"}}, {"\t", []string{"true"}}, {"c", []string{"false"}}, {"d", []string{"false"}}}},
		{is, `x reports whether s is y, as in "a".`, []Example{{"a", []string{"true"}}}},
		{"func(string) string", `x returns y: "a" of "b", "" for the "c".`, []Example{{"b", []string{"a"}}, {"c", []string{""}}}},
		{"func(string) int", `x returns y, -1 for none: 2 in "\"b".`, []Example{{`"b`, []string{"2"}}}},
		{"func(string) []string", `x writes y: "a" → "b", "c". "d" is "e".`, []Example{{"a", []string{"b", "c"}}, {"d", []string{"e"}}}},
	} {
		if got := read("x", row.signature, row.doc).Examples; !reflect.DeepEqual(got, row.want) {
			t.Errorf("%s: %q, not %q", row.doc, got, row.want)
		}
	}
}
