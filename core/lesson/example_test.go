package lesson_test

import (
	"fmt"

	"urlscope/core/lesson"
)

func ExampleParse() {
	l, err := lesson.Parse("root.txt", "lesson 1\nstart ftp://host.dom/etc\ngoal sends = CWD /etc\n")
	if err != nil {
		fmt.Println(err)
	}
	fmt.Println(l.Done("ftp://host.dom/%2Fetc/motd"))
	fmt.Println(l.Link())
	// Output:
	// true
	// #lesson=1&l=en&u=ftp://host.dom/etc&g=sends%20=%20CWD%20/etc
}
