package addrspec

import (
	"strings"
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the small functions of this package one by one.
func TestSmallFunctions(t *testing.T) {
	expect.YesNo(t, Valid, []string{"joe@h.org", "%22joe b%22@[10.0.0.1]"}, []string{"joe", "joe..b@h", ""})
	expect.YesNo(t, isPlain, []string{"joe_b", ""}, []string{"joe.b"})
}

func TestNextField(t *testing.T) {
	const url = "mailto:joe@h?subject=a=b&&body&=x&"
	var list []string
	for f, ok := NextField(url, len("mailto:"), 0); ok; f, ok = NextField(url, len("mailto:"), f.End) {
		list = append(list, url[f.Name:f.NameEnd]+" "+url[f.Value:f.End])
	}
	if got := strings.Join(list, "|"); got != "subject a=b|body | x" {
		t.Errorf("the fields of %s are %q", url, got)
	}
	if _, ok := NextField("joe@h", 0, 0); ok {
		t.Error("an address without a question mark has a field")
	}
}
