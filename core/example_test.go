package core_test

import (
	"fmt"

	"urlscope/core"
	"urlscope/core/fix"
)

func Example() {
	u := core.Parse("ftp://myname@host.dom/%2Fetc/motd;type=x")
	fmt.Println(u.Production(), u.Valid(), u.Offset())
	for _, d := range core.Check(u) {
		fmt.Println(d.Severity, d.Rule.ID, d.Span)
		for _, f := range fix.Of(d) {
			fixed, _ := core.Apply(u.Source(), f.Edits)
			fmt.Println("  ", f.Kind, fixed)
		}
	}
	// Output:
	// ftpurl false 39
	// note ftp-encoded-slash {22 25}
	// error ftp-type-unknown {39 40}
	//    likely ftp://myname@host.dom/%2Fetc/motd
	//    likely ftp://myname@host.dom/%2Fetc/motd;type=i
	//    likely ftp://myname@host.dom/%2Fetc/motd;type=a
}

func ExampleURL_Tokens() {
	u := core.Parse("gopher://h/7/search%09url")
	for _, t := range u.Tokens() {
		fmt.Printf("%-9s %s\n", t.Part, t.In(u.Source()))
	}
	// Output:
	// scheme    gopher
	// delimiter ://
	// host      h
	// delimiter /
	// gtype     7
	// selector  /search
	// delimiter %09
	// search    url
}

func ExampleChecker() {
	var c core.Checker
	for _, s := range []string{"http://h/", "htp://h/", "h"} {
		u, list := c.Check(s)
		fmt.Println(u.Valid(), len(list))
	}
	// Output:
	// true 0
	// true 1
	// false 1
}
