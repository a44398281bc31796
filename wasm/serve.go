//go:build !js

package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"path"
	"strings"
	"syscall"
	"time"
)

// contentPolicy lets the page load what stands beside it and nothing else: what is typed cannot leave the machine
// even if our own code were wrong. web/index.html says the same in a meta element, for hosts that cannot set headers.
const contentPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'"

// contentTypes are written down here because a machine's own table may lack them or, for .js, have them wrong;
// a browser compiles WebAssembly while it loads only when the type is right.
var contentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// encodings are the precompressed forms that buildSite leaves beside a file, the smallest first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// serve serves the site in dir at addr until ctx ends.
func serve(ctx context.Context, addr, dir string, stdout io.Writer) error {
	root, err := os.OpenRoot(dir)
	if err == nil {
		defer root.Close()
		_, err = root.Stat("index.html")
	}
	if err != nil {
		return fmt.Errorf("no site to serve in %s: %w (make site builds one)", dir, err)
	}
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("the address %s is taken: choose another with ADDR=localhost:8081 (or -addr localhost:8081)", addr)
	}
	if err != nil {
		return fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	server := &http.Server{Handler: siteHandler(root.FS()), ReadHeaderTimeout: 10 * time.Second}
	fmt.Fprintf(stdout, "urlscope is at http://%s/ (stop with Ctrl+C)\n", publicAddr(addr, listener.Addr()))

	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		<-ctx.Done()
		// What is being sent may finish; a connection that a browser only keeps open ends at once.
		grace, cancel := context.WithTimeout(context.Background(), 3*time.Second)
		defer cancel()
		if server.Shutdown(grace) != nil {
			server.Close()
		}
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	<-stopped
	return nil
}

// publicAddr is what a person types to reach the server that was asked for at addr and listens on bound:
// the host that was asked for, when one was, and the port that was got.
func publicAddr(addr string, bound net.Addr) string {
	host, _, _ := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	_, port, _ := net.SplitHostPort(bound.String())
	return net.JoinHostPort(host, port)
}

// siteHandler serves the files of a built site. It lists no folder and shows no file whose name, or whose folder's
// name, begins with a dot. Everything may be kept by the browser but is asked about again, so that a rebuilt page
// never runs beside an older binary.
func siteHandler(files fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", contentPolicy)
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("X-Content-Type-Options", "nosniff")
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			h.Set("Allow", "GET, HEAD")
			http.Error(w, "this server only hands out files", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		if hidden(name) || !serveFile(w, r, files, name) {
			http.NotFound(w, r)
		}
	})
}

// hidden reports whether an element of the path name begins with a dot, which "." and ".." do too.
func hidden(name string) bool {
	return strings.HasPrefix(name, ".") || strings.Contains(name, "/.")
}

// serveFile serves the regular file called name, compressed if that can be, and reports whether there is one.
func serveFile(w http.ResponseWriter, r *http.Request, files fs.FS, name string) bool {
	if info, err := fs.Stat(files, name); err != nil || !info.Mode().IsRegular() {
		return false
	}
	file, encoding, err := openEncoded(files, name, r.Header.Get("Accept-Encoding"))
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return false
	}
	contentType := contentTypes[path.Ext(name)]
	if contentType == "" {
		contentType = "application/octet-stream"
	}
	h := w.Header()
	h.Set("Content-Type", contentType)
	h.Set("Cache-Control", "no-cache")
	h.Set("Vary", "Accept-Encoding")
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
	}
	// Every form of a file has a tag of its own, since a tag stands for these very octets.
	h.Set("ETag", fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), encoding))
	http.ServeContent(w, r, name, info.ModTime(), file.(io.ReadSeeker))
	return true
}

// openEncoded opens the smallest form of a file that the Accept-Encoding header accept allows, and names its encoding.
func openEncoded(files fs.FS, name, accept string) (file fs.File, encoding string, err error) {
	for _, e := range encodings {
		if accepts(accept, e.name) {
			if file, err := files.Open(name + e.ext); err == nil {
				return file, e.name, nil
			}
		}
	}
	file, err = files.Open(name)
	return file, "", err
}

// accepts reports whether the Accept-Encoding header accept names encoding without the weight 0, which forbids it.
func accepts(accept, encoding string) bool {
	for item := range strings.SplitSeq(accept, ",") {
		name, weight, _ := strings.Cut(item, ";")
		if strings.TrimSpace(name) == encoding {
			q, weighted := strings.CutPrefix(strings.TrimSpace(weight), "q=")
			return !weighted || strings.Trim(q, "0.") != ""
		}
	}
	return false
}
