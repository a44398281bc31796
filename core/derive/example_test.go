package derive_test

import (
	"fmt"
	"strings"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/standards"
)

func ExampleOf() {
	d := derive.Of(core.Parse("ftp://h/%2Fetc"), standards.RFC1738)
	fmt.Println(strings.Join(derive.Names(d.Trail(9)), " › "))
	for _, t := range d.Next {
		fmt.Printf("%s %s %q\n", t.Way, t.Part, t.Literal)
	}
	// Output:
	// url › ftpurl › fpath › fsegment › uchar › escape › hex › digit
	// goes-on fsegment ""
	// begins fsegment "/"
	// begins ftptype ";type="
}
