package cli

import (
	"context"
	"fmt"
	"os/signal"
	"syscall"

	"urlscope/wasm/site"
)

const (
	defaultAddr    = "localhost:8080"
	defaultSite    = "build/site"
	defaultPackage = "build/npm"
)

var serveCommand = subcommand{
	name:    "serve",
	args:    "[-addr HOST:PORT] [-dir DIR]",
	summary: "Serve the site to browsers.",
	help: `
Serve the site in DIR (default ` + defaultSite + `) to browsers at HOST:PORT
(default ` + defaultAddr + `).
`,
	run: func(io streams, args []string) error {
		flags := newFlags("serve")
		addr := flags.String("addr", defaultAddr, "")
		dir := flags.String("dir", defaultSite, "")
		if err := parseAll(flags, args); err != nil {
			return err
		}
		ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
		context.AfterFunc(ctx, stop) // a second signal does not wait for anything
		return site.Serve(ctx, *addr, *dir, io.out)
	},
}

var siteCommand = subcommand{
	name:    "site",
	args:    "[-o DIR] [-home URL] [-quality N] [-offline=false]",
	summary: "Build the site, ready for any static host.",
	help: `
Build the site into DIR (default ` + defaultSite + `), ready for any static host.
N is brotli's effort, from 0 to 11 (default 11, the smallest and slowest).
URL is where it will be, such as https://host.example/urlscope/: the site works
anywhere, but those who show a link with a picture want the picture's whole address.
With -offline=false browsers do not keep the page for visits without a network.
Run it in the folder of go.mod.
`,
	run: func(io streams, args []string) error {
		flags := newFlags("site")
		out := flags.String("o", defaultSite, "")
		var o site.Options
		flags.StringVar(&o.Home, "home", "", "")
		flags.IntVar(&o.Quality, "quality", 11, "")
		flags.BoolVar(&o.Offline, "offline", true, "")
		o.Log = io.err
		if err := parseAll(flags, args); err != nil {
			return err
		}
		if o.Quality < 0 || o.Quality > 11 {
			return usageError{fmt.Errorf("-quality is %d, and brotli knows 0 to 11", o.Quality)}
		}
		return site.Build(".", *out, o)
	},
}

var npmCommand = subcommand{
	name:    "npm",
	args:    "[-o DIR]",
	summary: "Build the npm package, ready for npm pack.",
	help: `
Build the package for npm into DIR (default ` + defaultPackage + `): the report, the element
<url-scope>, their types, and the site for its frames. Its version is that of this
program. What DIR holds goes. Run it in the folder of go.mod.
`,
	run: func(io streams, args []string) error {
		flags := newFlags("npm")
		out := flags.String("o", defaultPackage, "")
		if err := parseAll(flags, args); err != nil {
			return err
		}
		return site.NPM(".", *out, version().number, io.err)
	},
}
