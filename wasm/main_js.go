package main

import "os"

func main() {
	if len(os.Args) > 1 { // with arguments it is no page
		os.Exit(command(os.Args[1:], os.Stderr))
	}
	runPage()
}
