package readers

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions asks the functions that several models share one by one.
func TestSmallFunctions(t *testing.T) {
	for in, want := range map[string]string{
		"": "", "0": "0", "000": "0", "010.001.0.00": "10.1.0.0", "0001:00f:0a::0": "1:f:a::0", "::ffff:010.0.0.1": "::ffff:10.0.0.1", "100": "100",
	} {
		expect.Gives(t, unpadded, in, want)
	}
	scheme := func(s string) string { name, rest := cutScheme(s); return name + "|" + rest }
	for in, want := range map[string]string{"HTTP://h/": "http|//h/", "1:2": "|1:2", "a/b:c": "|a/b:c", ":80": "|:80", "": "|", "x:": "x|"} {
		expect.Gives(t, scheme, in, want)
	}
	unescapes := func(s string) bool { _, ok := unescape(s); return ok }
	expect.YesNo(t, unescapes, []string{"", "a%20b", "%FF"}, []string{"%", "%2", "%zz", "%20%"})
	expect.Gives(t, func(s string) string { return escapeBut(s, func(c byte) bool { return c != ' ' && c < 0x80 }) }, "a é%", "a%20%C3%A9%")
	expect.YesNo(t, func(s string) bool { return isRefused2008(s, "_") }, []string{"a☃", "-a", "a-", "ab--c", "a,b"}, []string{"", "a_b", "bücher.h", "a-b"})
}
