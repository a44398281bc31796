package role_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/role"
)

func ExampleOf() {
	u := core.Parse("ftp://h/a;type=i")
	roles := role.Of(u, core.Span{Start: 15, End: 16}) // in place of the "i"
	fmt.Println(roles['d'] == role.Data, roles['x'] == role.Barred)
	// Output:
	// true true
}
