package anatomy_test

import (
	"encoding/xml"
	"fmt"

	"urlscope/core"
	"urlscope/core/anatomy"
	"urlscope/core/text"
)

// The title and the description of a picture say in words what it shows.
func ExampleSVG() {
	picture := anatomy.SVG("ftp://myname@host.dom/%2Fetc/motd", anatomy.Options{Lang: text.English, Columns: 40})
	var words struct {
		Title string `xml:"title"`
		Desc  string `xml:"desc"`
	}
	if err := xml.Unmarshal([]byte(picture), &words); err != nil {
		fmt.Println(err)
	}
	fmt.Println(words.Title)
	fmt.Println(words.Desc)
	// Output:
	// ftp://myname@host.dom/%2Fetc/motd – Valid FTP URL
	// scheme ftp, octets 0–3
	// user myname, octets 6–12
	// host host.dom, octets 13–21, port 21, by default
	// directory %2Fetc, octets 22–28, decodes to '/etc'
	// name motd, octets 29–33
	// note: '%2F' stays inside one directory name (octets 22–25, section 3.2.2)
	// note: No type code: the client guesses (at octet 33, section 3.2.3)
}

func ExampleGroups() {
	u := core.Parse("ftp://joe@host.dom/pub/motd")
	for _, g := range anatomy.Groups(text.English, u) {
		tokens := u.Tokens()
		under := core.Span{Start: tokens[g.First].Start, End: tokens[g.Last].End}
		fmt.Println(g.Name, under.In(u.Source()))
	}
	// Output:
	// login joe@host.dom
	// fpath pub/motd
}

func ExampleDecoded() {
	for _, raw := range []string{"caf%C3%A9", "plain", "%0D%0A"} {
		fmt.Printf("%q\n", anatomy.Decoded(raw))
	}
	// Output:
	// "café"
	// ""
	// ""
}

func ExampleFamilyOf() {
	for _, t := range core.Parse("gopher://h:70/7find%09word").Tokens() {
		fmt.Println(t.Part, anatomy.FamilyOf(t.Part))
	}
	// Output:
	// scheme scheme
	// delimiter delim
	// host host
	// delimiter delim
	// port port
	// delimiter delim
	// gtype special
	// selector path
	// delimiter delim
	// search search
}
