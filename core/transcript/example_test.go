package transcript_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/core/wire"
)

func ExampleText() {
	u := core.Parse("gopher://gopher.example.org/7/find%09two%20words")
	fmt.Print(transcript.Text(text.English, u, transcript.HidePasswords))
	// Output:
	// gopher://gopher.example.org/7/find%09two%20words
	// tcp gopher.example.org 70
	//
	//   Type '7': a search engine
	// > /find‹TAB›two words
	// < a menu: one line for each item, then a line with a single dot
}

func ExampleCurl() {
	for _, url := range []string{"ftp://joe:secret@host.dom/it's;type=i", "gopher://host.dom/0a%0D%0AQUIT"} {
		command, why := transcript.Curl(text.English, core.Parse(url), transcript.HidePasswords)
		fmt.Println(command + why.String())
	}
	// Output:
	// curl --user joe 'ftp://host.dom/it'\''s;type=i'
	// The URL would smuggle in a command, so no curl command is offered. Take out the control octets first.
}

func ExampleGoStep() {
	u := core.Parse("ftp://joe:secret@host.dom/motd;type=i")
	for _, s := range wire.Of(u).Masked().Steps {
		if code := transcript.GoStep(&s); code != "" {
			fmt.Println(code)
		}
	}
	// Output:
	// []byte("USER joe\r\n")
	// []byte("TYPE i\r\n")
	// []byte("PASV\r\n")
	// []byte("RETR motd\r\n")
}

func ExampleGo() {
	fmt.Print(transcript.Go(core.Parse("nntp://news.example.org/comp.lang.go/1738"), transcript.HidePasswords))
	// Output:
	// var sent = [][]byte{
	// 	[]byte("GROUP comp.lang.go\r\n"),
	// 	[]byte("ARTICLE 1738\r\n"),
	// }
}
