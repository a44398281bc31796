package find_test

import (
	"fmt"

	"urlscope/core/find"
)

func ExampleIn() {
	text := "I found it under <URL:ftp://info.cern.ch/pub/www/doc;\n type=d>, see also http://www.example.com/."
	for f := range find.In(text) {
		fmt.Println(f.Span, f.URL())
	}
	// Output:
	// {22 61} ftp://info.cern.ch/pub/www/doc;type=d
	// {73 96} http://www.example.com/
}
