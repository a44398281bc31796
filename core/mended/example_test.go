package mended_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/mended"
	"urlscope/core/wire"
)

func ExampleOf() {
	u := core.Parse("htpp://host.dom/a|b")
	m, _ := mended.Of(u, core.Check(u))
	fmt.Println(m.URL.Source())
	request := m.Told(wire.Of(m.URL).Steps)[0]
	fmt.Printf("%q, from octets %v\n", request.AppendBytes(nil), request.Sources())
	_, ok := mended.Of(m.URL, core.Check(m.URL)) // needs nothing
	fmt.Println(ok)

	// Output:
	// http://host.dom/a%7Cb
	// "GET /a%7Cb HTTP/1.0\r\n\r\n", from octets [{15 19}]
	// false
}
