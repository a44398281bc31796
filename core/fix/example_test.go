package fix_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/fix"
	"urlscope/core/wire"
)

func ExampleAll() {
	fmt.Println(fix.All("HTTP://host:80/~user/a|b#top"))
	// Output: http://host/%7Euser/a%7Cb#top
}

func ExampleFirst() {
	u := core.Parse("htpp://host.dom/a|b")
	fixed, _ := fix.First(core.Check(u))
	fmt.Println(fixed.URL.Source())
	request := wire.Of(fixed.URL).Moved(fixed.Typed).Steps[0]
	fmt.Printf("%q, from octets %v\n", request.AppendBytes(nil), request.Sources())
	_, ok := fix.First(core.Check(fixed.URL)) // needs nothing
	fmt.Println(ok)

	// Output:
	// http://host.dom/a%7Cb
	// "GET /a%7Cb HTTP/1.0\r\n\r\n", from octets [{15 19}]
	// false
}
