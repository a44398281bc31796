package course_test

import (
	"fmt"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
)

func ExampleLesson() {
	l, _ := course.Lesson("3.1", text.English)
	fmt.Println(l.Title)
	fmt.Println(l.Start)
	// Output:
	// From the root
	// ftp://myname@host.dom/etc/motd
}
