package clients

import (
	"testing"

	"urlscope/core/internal/expect"
)

// TestSmallFunctions tests the small functions of this package.
func TestSmallFunctions(t *testing.T) {
	address := func(s string) string { a, _ := addressOf(s); return a }
	for in, want := range map[string]string{
		"127.1": "127.0.0.1", "2130706433": "127.0.0.1", "0x7f.1": "127.0.0.1", "0177.0.0.01": "127.0.0.1", "1.2.3.4": "1.2.3.4", "1.2.772": "1.2.3.4",
		"256.1": "", "1.2.3.256": "", "1.2.3.4.5": "", "4294967296": "", "host.dom": "", "host.1x": "", "": "",
	} {
		expect.Gives(t, address, in, want)
	}
	for in, want := range map[string]string{"": "", "f": "Zg==", "fo": "Zm8=", "foo": "Zm9v", "user:pw": "dXNlcjpwdw=="} {
		expect.Gives(t, base64, in, want)
	}
	dots := func(s string) string { return join(straight(textOf(s).split("/"), false), "/").string() }
	for in, want := range map[string]string{"a/../b/./c": "b/c", "../a": "a", "a/..": "", "a/.": "a/", "": "", "a//b": "a//b"} {
		expect.Gives(t, dots, in, want)
	}
	expect.Gives(t, func(s string) string { return textOf(s).withFirst("?&", "=").string() }, "a?b&c", "a=b&c")
	expect.Gives(t, func(s string) string { rest, _ := textOf(s).behind("/"); return rest.string() }, "//h", "/h")
	expect.Gives(t, func(s string) string { return shellSafe(textOf(s)).string() }, "-a-b~c/ü", "%2da-b%7ec/%c3%bc")
	expect.Gives(t, func(s string) string { return asUTF8(textOf(s)).string() }, "a\xffé", "a\uFFFDé")
	expect.YesNo(t, func(s string) bool { return textOf(s).breaks() }, []string{"100%", "%2", "%zz%20"}, []string{"", "%20", "a%25b"})
}
