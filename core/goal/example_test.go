package goal_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/text"
)

func ExampleGrader() {
	g, err := goal.Parse("sends = CWD /etc")
	if err != nil {
		fmt.Println(err)
	}
	fmt.Println(g.Label(text.English).Quoted(text.English))
	grader := goal.NewGrader("ftp://host.dom/etc", []goal.Goal{g})
	for _, input := range []string{"ftp://host.dom/etc", "ftp://host.dom/%2Fetc/motd", "ftp://host.dom/%2"} {
		fmt.Println(input, grader.GradeAlone(core.Parse(input)).States)
	}
	// Output:
	// A client sends 'CWD /etc'
	// ftp://host.dom/etc [open]
	// ftp://host.dom/%2Fetc/motd [met]
	// ftp://host.dom/%2 [unknown]
}
