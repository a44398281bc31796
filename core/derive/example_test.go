package derive_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/standards"
)

func ExampleOf() {
	d := derive.Of(core.Parse("ftp://h/%2Fetc"), standards.RFC1738)
	for _, s := range d.Trail(9)[2:4] {
		fmt.Println(s.Rule, s.Span)
	}
	for _, t := range d.Next {
		fmt.Printf("%s %s %q\n", t.Way, t.Part, t.Literal)
	}
	// Output:
	// fpath {8 14}
	// fsegment {8 14}
	// goes-on fsegment ""
	// begins fsegment "/"
	// begins ftptype ";type="
}
