package fix_test

import (
	"fmt"

	"urlscope/core/fix"
)

func ExampleAll() {
	fmt.Println(fix.All("HTTP://host:80/~user/a|b#top"))
	// Output: http://host/%7Euser/a%7Cb#top
}
