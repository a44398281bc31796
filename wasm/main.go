// Command wasm is urlscope's page and everything around it. Built for the browser it is the page; built natively
// the same package serves that page and builds the static site that holds it.
//
// A file that only one of the two needs says so in a build constraint. Above all net/http and go-app's app.Handler
// stay out of the browser's build: they would more than double what a reader downloads. What go-app itself brings of
// them is taken out by slim.go.
package main

import (
	"os"

	"github.com/maxence-charriere/go-app/v9/pkg/app"
)

func main() {
	if len(os.Args) < 2 { // with arguments it is no page, in a browser either
		// Below its folder the page has two names; go-app shows its own 404 for any other.
		app.Route("/", &page{})
		app.Route("/index.html", &page{})
		app.Route("/frame.html", &frame{})
		app.RunWhenOnBrowser() // in a browser this never returns
	}
	os.Exit(command(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
