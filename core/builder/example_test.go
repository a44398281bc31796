package builder_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/builder"
)

func ExampleAddAs() {
	u := core.Parse("ftp://host.dom/motd")
	c, _ := builder.AddAs(u, core.User, "joe doe")
	now, _ := core.Apply(u.Source(), []core.Edit{c.Edit})
	fmt.Println(now)
	// Output:
	// ftp://joe%20doe@host.dom/motd
}

func ExampleInputs() {
	u := core.Parse("http://host.dom/a%20b")
	for _, in := range builder.Inputs(u) {
		meant, _ := builder.Meant(u, in)
		fmt.Printf("%s %q %q\n", in.Part, in.Text(u), meant)
	}
	// Output:
	// scheme "http" "http"
	// host "host.dom" "host.dom"
	// port "" ""
	// hsegment "a%20b" "a b"
	// search "" ""
	// fieldname "" ""
	// fragment "" ""
}
