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

// contentPolicy lets the page load only files of its own site, so that input cannot leave the machine even if our code has a
// fault. The build puts it into every page, for hosts that cannot set headers; the server also sends it.
//
// Browsers with trusted types accept script addresses and markup only from the policy of web/load.js.
//
// It has no frame-ancestors on purpose: any site may frame the page, also a page opened from a file, which no value would
// allow. The page has nothing that clickjacking could misuse.
const contentPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
	"img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; frame-src 'self'; " +
	"base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types urlscope"

// headers are sent with every response. web/host.html says which of them other hosts should send.
var headers = map[string]string{
	// embed.js is a module, and browsers load modules from another origin only with this header. Nothing here is secret.
	"Access-Control-Allow-Origin": "*",
	"Content-Security-Policy":     contentPolicy,
	// With these two a cross-origin isolated page can frame ours.
	"Cross-Origin-Embedder-Policy": "require-corp",
	"Cross-Origin-Resource-Policy": "cross-origin",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Permissions-Policy": "camera=(), display-capture=(), geolocation=(), hid=(), microphone=(), midi=(), payment=(), " +
		"publickey-credentials-get=(), serial=(), usb=()",
	"Referrer-Policy":        "no-referrer",
	"X-Content-Type-Options": "nosniff",
}

// ContentTypes are listed here because the machine's own table may lack them, or be wrong for .js. Browsers compile
// WebAssembly while it loads only with the right type.
var ContentTypes = map[string]string{
	".css":         "text/css; charset=utf-8",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/x-icon",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".ts":          "text/plain; charset=utf-8", // TypeScript; the registered type of .ts is a video
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
	".zip":         "application/zip",
}

// encodings are the precompressed forms that Build writes beside a file, smallest first.
var encodings = []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}}

// ErrNoSite is returned by Serve if the folder has no site.
var ErrNoSite = errors.New("no site to serve")

// Serve serves the site in dir at addr until ctx ends.
func Serve(ctx context.Context, addr, dir string, stdout io.Writer) error {
	if info, err := os.Stat(dir); err == nil && !info.IsDir() {
		return fmt.Errorf("%w: %s is a file, not a folder", ErrNoSite, dir)
	}
	root, err := os.OpenRoot(dir)
	var path *fs.PathError
	if err == nil {
		defer root.Close()
		_, err = root.Stat("index.html")
	}
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return fmt.Errorf("%w in %s: make site builds one", ErrNoSite, dir)
	case errors.As(err, &path) && path.Path == dir: // the error has the name
		return fmt.Errorf("%w: %w", ErrNoSite, err)
	case err != nil:
		return fmt.Errorf("%w in %s: %w", ErrNoSite, dir, err)
	}
	listener, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		return fmt.Errorf("the address %s is in use: choose another with ADDR=localhost:8081 (or -addr localhost:8081)", addr)
	}
	if err != nil {
		return fmt.Errorf("cannot serve at %s: %w", addr, err)
	}
	// Requests are short, so reading has a timeout. Writing has none, because readers can have slow lines.
	server := &http.Server{
		Handler:     Handler(root.FS()),
		ReadTimeout: 10 * time.Second, IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 16 << 10,
	}
	fmt.Fprintf(stdout, "urlscope is at http://%s/ (stop with Ctrl+C)\n", publicAddr(addr, listener.Addr()))

	stopped := make(chan struct{})
	go func() {
		defer close(stopped)
		<-ctx.Done()
		// Responses under way may finish; idle keep-alive connections are closed.
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

// publicAddr returns the address to print for a server asked to listen on addr and listening on bound: the requested host,
// if any, and the actual port.
func publicAddr(addr string, bound net.Addr) string {
	host, _, _ := net.SplitHostPort(addr)
	if ip := net.ParseIP(host); host == "" || ip != nil && ip.IsUnspecified() {
		host = "localhost"
	}
	_, port, _ := net.SplitHostPort(bound.String())
	return net.JoinHostPort(host, port)
}

// Handler serves the files of a built site. It lists no folder, and serves no file with a name or folder that begins with a
// dot. Files with a hash in their name can be cached forever; all others must be revalidated.
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

// notFound answers with the site's page 404.html.
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

// hidden reports whether an element of the path name begins with a dot, including "." and "..".
func hidden(name string) bool {
	return strings.HasPrefix(name, ".") || strings.Contains(name, "/.")
}

// serveFile serves the regular file called name, compressed if possible, and reports whether there is one.
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
		// ServeContent sets no Content-Length for encoded content.
		h.Set("Content-Length", strconv.FormatInt(info.Size(), 10))
	}
	// Every encoding of a file needs its own strong entity tag.
	h.Set("ETag", fmt.Sprintf(`"%x-%x%s"`, info.ModTime().UnixNano(), info.Size(), encoding))
	http.ServeContent(w, r, name, info.ModTime(), file.(io.ReadSeeker))
	return true
}

// regular reports whether name is a regular file. Opening a FIFO could block.
func regular(files fs.FS, name string) bool {
	info, err := fs.Stat(files, name)
	return err == nil && info.Mode().IsRegular()
}

// openEncoded opens the form of a file that the Accept-Encoding headers accept prefer, and returns its encoding.
func openEncoded(files fs.FS, name string, accept []string) (file fs.File, encoding string, err error) {
	weights := codingWeights(accept)
	best := weights("identity")
	var ext string
	for _, e := range encodings {
		// On a tie the smaller form wins, which is the first compressed one.
		if w := weights(e.name); w > 0 && (w > best || w == best && encoding == "") && regular(files, name+e.ext) {
			best, encoding, ext = w, e.name, e.ext
		}
	}
	file, err = files.Open(name + ext)
	return file, encoding, err
}

// codingWeights returns the weights of content codings in the Accept-Encoding headers accept, from 0 (forbidden) to 1 (RFC
// 9110, section 12.5.3). Unless named, the identity coding has the lowest weight, because it is the fallback.
func codingWeights(accept []string) func(coding string) float64 {
	weights := map[string]float64{}
	for item := range strings.SplitSeq(strings.Join(accept, ","), ",") {
		coding, parameters, _ := strings.Cut(item, ";")
		weight := 1.0
		if q, ok := strings.CutPrefix(strings.ToLower(strings.ReplaceAll(parameters, " ", "")), "q="); ok {
			var err error
			if weight, err = strconv.ParseFloat(q, 64); err != nil || !(weight >= 0 && weight <= 1) {
				weight = 0 // a malformed weight forbids the coding
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
