// From go-app v9.8.0, pkg/app: app.go, route.go, notfound.go; MIT License, in LICENSE. Changes:
// No router: one component is the page at every path, because hosts can serve a file under other names. The page itself
// handles links, the history, resizing and errors.

package app

import "runtime"

const (
	// IsClient reports whether the code is running in a browser.
	IsClient = runtime.GOARCH == "wasm" && runtime.GOOS == "js"

	// IsServer reports whether the code is running elsewhere.
	IsServer = !IsClient
)

// Window returns the browser's window.
func Window() BrowserWindow { return window }

// root is the component of the page.
var root Composer

// RouteWithRegexp sets the component of the page. The pattern is ignored: hosts can serve a document under other names than
// its file's.
func RouteWithRegexp(pattern string, c Composer) { root = c }

// RunWhenOnBrowser replaces the first element of the body by the page's component, and never returns. Outside a browser it
// does nothing.
func RunWhenOnBrowser() {
	if IsServer {
		return
	}
	body := document.Get("body")
	e := newEngine(adopted("body", body), adopted("div", body.Get("firstElementChild")))
	e.mountRoot(root)
	e.run()
}
