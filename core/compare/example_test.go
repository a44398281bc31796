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

func ExampleLadder() {
	for _, r := range compare.Ladder(core.Parse("http://h:80/%7Ea"), core.Parse("http://H/~a"), compare.Asked{}) {
		fmt.Println(r.Level, r.Verdict, r.Part, r.At)
	}
	// Output:
	// string differs host [7 7]
	// syntax differs port [8 8]
	// scheme same  [0 0]
	// url differs path [12 9]
	// document differs path [12 9]
	// origin same  [0 0]
	// site same  [0 0]
}
