package text_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/text"
)

func ExampleMessage() {
	u := core.Parse("http://h/a b")
	for _, d := range core.Check(u) {
		for _, l := range text.Langs {
			fmt.Println(text.Message(l, u, d).Quoted(l))
		}
	}
	// Output:
	// A space (hex '20') is not allowed in a URL
	// URL に空白（16 進「20」）は使えません
	// URL 裡不能有空格（十六進位「20」）
}

func ExampleProduction() {
	fmt.Println(text.Production("ftpurl"))
	// Output:
	// ftpurl         = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
}
