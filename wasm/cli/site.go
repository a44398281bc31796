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
	args:    "[-o DIR] [-quality N] [-offline=false]",
	summary: "Build the site, ready for any static host.",
	help: `
Build the site into DIR (default ` + defaultSite + `), ready for any static host.
N is brotli's effort, from 0 to 11 (default 11, the smallest and slowest).
With -offline=false browsers do not keep the page for visits without a network.
Run it in the folder of go.mod.
`,
	run: func(_ streams, args []string) error {
		flags := newFlags("site")
		out := flags.String("o", defaultSite, "")
		quality := flags.Int("quality", 11, "")
		offline := flags.Bool("offline", true, "")
		if err := parseAll(flags, args); err != nil {
			return err
		}
		if *quality < 0 || *quality > 11 {
			return usageError{fmt.Errorf("-quality is %d, and brotli knows 0 to 11", *quality)}
		}
		return site.Build(".", *out, *quality, *offline)
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
	run: func(_ streams, args []string) error {
		flags := newFlags("npm")
		out := flags.String("o", defaultPackage, "")
		if err := parseAll(flags, args); err != nil {
			return err
		}
		return site.NPM(".", *out, version().number)
	},
}
