package standards_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/standards"
)

// The host of this URL is "h" or "u", depending on the standard.
func Example() {
	c := standards.Compare(core.Parse("ftp://u?x:p@h/"), standards.Asked{})
	for _, r := range c.Readings {
		host, _ := r.Part(standards.RoleHost)
		fmt.Printf("%v: %v, host %q\n", r.Standard, r.Verdict, host.In(c.Input))
	}
	for _, f := range c.Flips {
		fmt.Printf("%v, %v: %q, %s, %s\n", f.From, f.To, f.In(c.Input), f.Clause.Document, f.Clause.Section)
	}
	// Output:
	// rfc1738: valid, host "h"
	// rfc1808: valid, host "h"
	// rfc2396: valid, host "u"
	// rfc3986: valid, host "u"
	// whatwg: valid, host "u"
	// go: not-asked, host ""
	// rfc1808, rfc2396: "?", RFC 2396, G.2
}
