package compare_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/compare"
)

func ExampleURLs() {
	c := compare.URLs(core.Parse("http://h:80/"), core.Parse("http://H/"))
	fmt.Println(c.Likeness == compare.LikenessSame)
	for _, p := range c.Parts {
		fmt.Println(p.Part, p.Why)
	}
	// Output:
	// true
	// host host-case
	// port port-default
}
