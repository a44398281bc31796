package site

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
	"strconv"
	"strings"
	"syscall"
	"time"
)

// contentPolicy lets the page load what stands beside it and nothing else: what is typed cannot leave the machine
// even if our own code were wrong. It is written down here alone: the build puts it into every page, for hosts that
// cannot set headers, and the server sends it too.
//
// A browser that knows trusted types takes the address of a script, and markup, from the policy of web/load.js alone.
//
// It says nothing of frame-ancestors, on purpose: any site may show the page in a frame, also one that is opened from a
// file, which no value of it would allow. There is nothing in it to be clicked by mistake.
const contentPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types urlscope"

// headers go out with every answer. web/host.html says which of them another host should send.
var headers = map[string]string{
	// embed.js is a module, which a browser loads from another origin only with leave; there is nothing secret here.
	"Access-Control-Allow-Origin": "*",
	"Content-Security-Policy":     contentPolicy,
	// With these two a page that is isolated from other origins may show ours in a frame.
	"Cross-Origin-Embedder-Policy": "require-corp",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Permissions-Policy": "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), " +
		"publickey-credentials-get=(), serial=(), usb=()",
	"Referrer-Policy":        "no-referrer",
	"X-Content-Type-Options": "nosniff",
}

// ContentTypes are written down here because a machine's own table may lack them or, for .js, have them wrong;
// a browser compiles WebAssembly while it loads only when the type is right.
var ContentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ts":          "text/plain; charset=utf-8", // TypeScript; by its registered type it would be a film
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".zip":         "application/zip",
}

// encodings are the precompressed forms that Build leaves beside a file, the smallest first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// Serve serves the site in dir at addr until ctx ends.
func Serve(ctx context.Context, addr, dir string, stdout io.Writer) error {
	root, err := os.OpenRoot(dir)
	if err == nil {
		defer root.Close()
		_, err = root.Stat("index.html")
	}
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("no site to serve in %s: make site builds one", dir)
	}
	if err != nil {
		return fmt.Errorf("no site to serve in %s: %w", dir, err)
	}
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("the address %s is taken: choose another with ADDR=localhost:8081 (or -addr localhost:8081)", addr)
	}
	if err != nil {
		return fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	// Nothing is read but a short request; how long an answer takes is up to the reader's line.
	server := &http.Server{
		Handler:     Handler(root.FS()),
		ReadTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
	}
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

// Handler serves the files of a built site. It lists no folder and shows no file whose name, or whose folder's
// name, begins with a dot. A file that is named after its content may be kept for good; any other is asked about again
// at every visit.
func Handler(files fs.FS) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			w.Header().Set("Allow", "GET, HEAD")
			http.Error(w, "this server only hands out files", http.StatusMethodNotAllowed)
			return
		}
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		if hidden(name) || !serveFile(w, r, files, name) {
			notFound(w, r, files)
		}
	})
}

// notFound answers with the page of the site for that.
func notFound(w http.ResponseWriter, r *http.Request, files fs.FS) {
	page, err := fs.ReadFile(files, "404.html")
	if err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", ContentTypes[".html"])
	w.Header().Set("Cache-Control", "no-cache")
	w.WriteHeader(http.StatusNotFound)
	w.Write(page)
}

// hidden reports whether an element of the path name begins with a dot, which "." and ".." do too.
func hidden(name string) bool {
	return strings.HasPrefix(name, ".") || strings.Contains(name, "/.")
}

// serveFile serves the regular file called name, compressed if that can be, and reports whether there is one.
func serveFile(w http.ResponseWriter, r *http.Request, files fs.FS, name string) bool {
	if !regular(files, name) {
		return false
	}
	file, encoding, err := openEncoded(files, name, r.Header.Values("Accept-Encoding"))
	if err != nil {
		return false
	}
	defer file.Close()
	info, err := file.Stat()
	if err != nil {
		return false
	}
	contentType := ContentTypes[path.Ext(name)]
	if contentType == "" {
		contentType = "application/octet-stream"
	}
	h := w.Header()
	h.Set("Content-Type", contentType)
	h.Set("Cache-Control", caching(name))
	h.Set("Vary", "Accept-Encoding")
	if encoding != "" {
		h.Set("Content-Encoding", encoding)
		// ServeContent tells no length of what is encoded, unless we do.
		h.Set("Content-Length", strconv.FormatInt(info.Size(), 10))
	}
	// Every form of a file has a tag of its own, since a tag stands for these very octets.
	h.Set("ETag", fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), encoding))
	http.ServeContent(w, r, name, info.ModTime(), file.(io.ReadSeeker))
	return true
}

// regular reports whether there is a file called name, one that can be opened without waiting for anybody.
func regular(files fs.FS, name string) bool {
	info, err := fs.Stat(files, name)
	return err == nil && info.Mode().IsRegular()
}

// openEncoded opens the form of a file that the Accept-Encoding headers accept like best, and names its encoding.
func openEncoded(files fs.FS, name string, accept []string) (file fs.File, encoding string, err error) {
	weights := codingWeights(accept)
	best := weights("identity")
	var ext string
	for _, e := range encodings {
		// Of two that are liked as much the smaller one goes out: the first compressed one.
		if w := weights(e.name); w > 0 && (w > best || w == best && encoding == "") && regular(files, name+e.ext) {
			best, encoding, ext = w, e.name, e.ext
		}
	}
	file, err = files.Open(name + ext)
	return file, encoding, err
}

// codingWeights reads the Accept-Encoding headers accept into the weights of content codings, from 0, which forbids
// one, to 1 (RFC 9110, section 12.5.3). A file as it is has the least of all unless it is named: it is what remains.
func codingWeights(accept []string) func(coding string) float64 {
	weights := map[string]float64{}
	for item := range strings.SplitSeq(strings.Join(accept, ","), ",") {
		coding, parameters, _ := strings.Cut(item, ";")
		weight := 1.0
		if q, ok := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(parameters, " ", "")), "q="); ok {
			var err error
			if weight, err = strconv.ParseFloat(q, 64); err != nil || !(weight >= 0 && weight <= 1) {
				weight = 0 // what cannot be understood is no leave
			}
		}
		coding = strings.ToLower(strings.TrimSpace(coding))
		weights[strings.TrimPrefix(coding, "x-")] = weight
	}
	return func(coding string) float64 {
		if weight, ok := weights[coding]; ok {
			return weight
		}
		if coding == "identity" {
			return 0
		}
		return weights["*"]
	}
}
