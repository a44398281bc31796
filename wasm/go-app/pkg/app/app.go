// From go-app v9.8.0, pkg/app: app.go, route.go, notfound.go; MIT License, in LICENSE. What is otherwise:
// No router: one component is the page, whatever the path is, since a host may serve a file by another name. Links, the history, resizing
// and errors are left to the page.

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

// root is the component that is the page.
var root Composer

// RouteWithRegexp has a component be the page. Whatever the pattern is, it is the page at every path: hosts serve a document
// by other names than that of its file.
func RouteWithRegexp(pattern string, c Composer) { root = c }

// RunWhenOnBrowser puts the page's component in place of the first element of the body and never returns. Outside of a browser it
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
