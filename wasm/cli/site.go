package cli

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/signal"
	"syscall"

	"urlscope/wasm/house"
)

const (
	defaultAddr    = "localhost:8080"
	defaultSite    = "build/site"
	defaultPackage = "build/npm"
)

var serveCommand = subcommand{
	name:    "serve",
	job:     buildJob,
	summary: "Serve the site to browsers.",
	about: `
Serve the site that "urlscope site" or "make site" has built.
`,
	examples: []example{
		{"urlscope serve -addr localhost:8081", "serve " + defaultSite + " at http://localhost:8081/"},
	},
	define: func(o *options) action {
		addr, dir := defaultAddr, defaultSite
		o.add(option{name: "addr", value: "HOST:PORT", help: "Serve at HOST:PORT.", initial: addr, set: func(s string) error {
			addr = s
			return checkAddr(s)
		}})
		o.text(&dir, "dir", "FOLDER", "Serve the site in FOLDER.")
		return func(io streams, operands []string) error {
			if err := o.none(operands); err != nil {
				return err
			}
			ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGINT, syscall.SIGTERM)
			context.AfterFunc(ctx, stop) // a second signal stops at once
			return serveSite(ctx, addr, dir, io.out)
		}
	},
}

var siteCommand = subcommand{
	name:    "site",
	job:     buildJob,
	summary: "Build the site, ready for any static host.",
	about: `
Build the site from a checkout of urlscope: run it in the folder of go.mod. It needs Go.
`,
	examples: []example{
		{"urlscope site -home https://host.example/urlscope/", "build " + defaultSite + " for this address"},
	},
	define: func(o *options) action {
		out := defaultSite
		b := siteBuild{quality: 11, offline: true}
		o.add(option{name: "home", value: "URL", help: "Put URL, such as https://host.example/urlscope/, into the preview cards of links, which need a whole address. " +
			"The site works anywhere.", set: func(s string) error {
			b.home = s
			return house.CheckHome(s)
		}})
		o.text(&out, "o", "FOLDER", "Build into FOLDER.")
		o.yes(&b.offline, "offline", "Have browsers keep the page for visits without a network. -offline=false does not.")
		o.number(&b.quality, "quality", "N", "Compress with effort N of brotli, from 0 to 11, the smallest and slowest.", 0, 11)
		return func(io streams, operands []string) error {
			if err := o.none(operands); err != nil {
				return err
			}
			if err := inCheckout(o.command); err != nil {
				return err
			}
			return b.run(out, io.err)
		}
	},
}

var npmCommand = subcommand{
	name:    "npm",
	job:     buildJob,
	summary: "Build the npm package, ready for npm pack.",
	about: `
Build the package for npm from a checkout of urlscope: the report, the element
<url-scope>, their types, and the site for its frames. Run it in the folder of go.mod.
It needs Go. The version of the package is the one of this program.
`,
	examples: []example{
		{"urlscope npm && npm pack ./" + defaultPackage, "make a tarball for npm install"},
	},
	define: func(o *options) action {
		out := defaultPackage
		o.text(&out, "o", "FOLDER", "Build into FOLDER, which is emptied first.")
		return func(io streams, operands []string) error {
			if err := o.none(operands); err != nil {
				return err
			}
			if err := inCheckout(o.command); err != nil {
				return err
			}
			return buildPackage(out, version().number, io.err)
		}
	},
}

// A siteBuild has the settings of building the site.
type siteBuild struct {
	home    string // the address of the site; "" for any
	quality int    // of compression
	offline bool   // browsers store the page for offline use
}

// checkAddr returns an error if addr is not an address to listen on.
func checkAddr(addr string) error {
	_, port, err := net.SplitHostPort(addr)
	if err == nil {
		_, err = net.LookupPort("tcp", port)
	}
	if err != nil {
		return errors.New("must be HOST:PORT, with a port from 0 to 65535")
	}
	return nil
}

// inCheckout returns an error if the current folder is not a checkout of the project.
func inCheckout(command string) error {
	for _, name := range []string{"go.mod", "web/index.html", "wasm/main_js.go"} {
		if _, err := os.Stat(name); err != nil {
			return fmt.Errorf("%s needs a checkout of urlscope: run it in the folder of its go.mod; there is no %s here", command, name)
		}
	}
	return nil
}
