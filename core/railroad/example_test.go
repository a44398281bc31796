package railroad_test

import (
	"fmt"
	"strings"

	"urlscope/core"
	"urlscope/core/derive"
	"urlscope/core/railroad"
	"urlscope/core/standards"
)

func ExampleSVG() {
	d := derive.Of(core.Parse("http://h/a"), standards.RFC1738)
	picture := railroad.SVG(railroad.Of(d, -1), railroad.Options{Width: 376})
	for _, line := range strings.Split(picture, "\n") {
		if strings.HasPrefix(line, "<title>") {
			fmt.Println(line)
		}
	}
	// Output:
	// <title>url, httpurl</title>
}
