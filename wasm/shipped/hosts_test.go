package shipped

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io"
	"mime"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/andybalholm/brotli"

	"urlscope/core/report"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

var testHosts = flag.Bool("hosts", false, "host the page with the servers that host.html names")

// TestBrowserHosts checks that the configurations in host.html make servers send what its table requires. make test-hosts
// runs it.
func TestBrowserHosts(t *testing.T) {
	if !*testHosts {
		return // needs these servers
	}
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	for _, host := range []struct {
		name  string
		start func(t *testing.T, dir string) (origin string)
		has   encoding
	}{
		{"nginx", startNginx, gzipped},
		{"caddy", startCaddy, gzipped},
		{"apache", startApache, gzipped},
		{"store", startStore, brotlied}, // has only one encoding per object
	} {
		t.Run(host.name, func(t *testing.T) { checkHost(t, dir, host.start(t, dir), host.has) })
	}
}

// An encoding is how a host encodes files for clients that accept gzip, with the extension of the precompressed files.
type encoding struct{ name, end string }

var gzipped, brotlied = encoding{"gzip", ".gz"}, encoding{"br", ".br"}

// checkHost checks a host that has the site in a folder: its headers for each file, and that the page works there and in
// another site's page, also a cross-origin isolated one.
func checkHost(t *testing.T, dir, origin string, has encoding) {
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		switch ext := path.Ext(file.Name()); {
		case ext == ".br", ext == ".gz":
		case file.Name() == "_headers": // for hosts only
		default:
			checkHosted(t, origin+"/urlscope/", dir, file.Name(), has)
		}
	}
	lost, err := http.Get(origin + "/urlscope/no/such/file")
	if err != nil {
		t.Fatal(err)
	}
	defer lost.Body.Close()
	var body io.Reader = lost.Body
	if lost.Header.Get("Content-Encoding") == "br" { // the client decodes gzip itself
		body = brotli.NewReader(body)
	}
	page, err := io.ReadAll(body)
	if err != nil {
		t.Fatal(err)
	}
	if should, err := os.ReadFile(filepath.Join(dir, "404.html")); err != nil || lost.StatusCode != http.StatusNotFound || !bytes.Equal(page, should) {
		t.Errorf("a missing file is answered with %s, %q", lost.Status, page)
	}

	b := newTab(t)
	b.origin = origin
	b.load("/urlscope/")
	b.waitReady()

	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Cross-Origin-Opener-Policy", "same-origin")
		w.Header().Set("Cross-Origin-Embedder-Policy", "require-corp")
		fmt.Fprintf(w, "<!DOCTYPE html>\n<title>Somebody else</title>\n<link rel=\"icon\" href=\"data:,\">\n"+
			"<script type=\"module\" src=\"%s/urlscope/embed.js\"></script>\n%s", origin, one(`loading="eager"`))
	}))
	t.Cleanup(host.Close)
	b = newTab(t)
	b.origin, b.others = host.URL, []string{origin}
	b.load("/")
	b.wait(live, true)
	b.wait(embedded+`.report()`, report.Of(model.Example))
	b.wait(`crossOriginIsolated`, true)
}

// checkHosted checks the headers of the file name of dir against host.html. home is the site's address.
func checkHosted(t *testing.T, home, dir, name string, has encoding) {
	t.Helper()
	request, err := http.NewRequest("GET", home+name, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", "gzip")
	answer, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	got := func(header string) string { return answer.Header.Get(header) }
	if answer.StatusCode != http.StatusOK {
		t.Errorf("%s: status %d", name, answer.StatusCode)
	}
	is, _, _ := mime.ParseMediaType(got("Content-Type"))
	if is == "image/vnd.microsoft.icon" { // some machines' name for it
		is = "image/x-icon"
	}
	if should, _, _ := mime.ParseMediaType(site.ContentTypes[path.Ext(name)]); is != should {
		t.Errorf("%s: Content-Type %q, not %q", name, is, should)
	}
	caching := "no-cache"
	if site.HashedName.MatchString(name) {
		caching = "public, max-age=31536000, immutable"
	}
	if got("Cache-Control") != caching || got("Access-Control-Allow-Origin") != "*" || got("X-Frame-Options") != "" ||
		got("Cross-Origin-Embedder-Policy") != "require-corp" || got("Cross-Origin-Resource-Policy") != "cross-origin" {
		t.Errorf("%s: its headers are %v", name, answer.Header)
	}
	if exists(filepath.Join(dir, name+has.end)) != (got("Content-Encoding") == has.name) {
		t.Errorf("%s: Content-Encoding %q", name, got("Content-Encoding"))
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// startNginx serves dir at /urlscope/ with nginx, configured as host.html says, and returns the origin.
func startNginx(t *testing.T, dir string) string {
	work, address := hostFolder(t, dir), freeAddress(t)
	var temporary strings.Builder
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		fmt.Fprintf(&temporary, "%s_temp_path %s/%s;\n", kind, work, kind)
	}
	config := writeConfig(t, work, fmt.Sprintf("daemon off; master_process off; pid %[1]s/pid; error_log stderr; events {}\n"+
		"http {\n%[2]saccess_log off;\nserver {\nlisten %[3]s; root %[1]s;\n%[4]s\n}\n}\n",
		work, &temporary, address, hostRecipe(t, "location /urlscope/")))
	return startHost(t, address, unpacked("../../build/servers", "usr/sbin/nginx", "-e", "stderr", "-p", work, "-c", config))
}

// startCaddy does the same with Caddy.
func startCaddy(t *testing.T, dir string) string {
	work, address := hostFolder(t, dir), freeAddress(t)
	config := writeConfig(t, work, fmt.Sprintf("{\n\tadmin off\n\tauto_https off\n}\nhttp://%s {\n\troot * %s\n%s\n}\n",
		address, work, hostRecipe(t, "route /urlscope/*")))
	caddy := unpacked("../../build/hosts", "usr/bin/caddy", "run", "--adapter", "caddyfile", "--config", config)
	caddy.Env = append(caddy.Environ(), "XDG_DATA_HOME="+work, "XDG_CONFIG_HOME="+work)
	return startHost(t, address, caddy)
}

// startApache does the same with Apache, with a file .htaccess.
func startApache(t *testing.T, dir string) string {
	work, address := t.TempDir(), freeAddress(t)
	if err := os.CopyFS(filepath.Join(work, "urlscope"), os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(work, "urlscope/.htaccess"), []byte(hostRecipe(t, "ErrorDocument 404")), 0o666); err != nil {
		t.Fatal(err)
	}
	hosts, err := filepath.Abs("../../build/hosts/usr/lib/apache2/modules")
	if err != nil {
		t.Fatal(err)
	}
	var config strings.Builder
	for _, module := range []string{"mpm_event", "authz_core", "dir", "mime", "headers", "rewrite"} {
		fmt.Fprintf(&config, "LoadModule %s_module %s/mod_%s.so\n", module, hosts, module)
	}
	// Give the server the machine's table of types, which is wrong for some extensions.
	types := filepath.Join(work, "mime.types")
	if err := os.WriteFile(types, []byte("text/html html\ntext/css css\ntext/javascript js\nimage/svg+xml svg\nimage/png png\n"+
		"image/x-icon ico\ntext/plain txt\nvideo/mp2t ts\napplication/gzip gz\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	fmt.Fprintf(&config, "ServerName localhost\nListen %s\nPidFile %s/pid\nErrorLog /dev/stderr\nTypesConfig %s\nAddLanguage br .br\n"+
		"DirectoryIndex index.html\nDocumentRoot %s\n<Directory %[4]s>\nRequire all granted\nAllowOverride FileInfo\n"+
		"Options FollowSymLinks\n</Directory>\n", address, work, types, work)
	return startHost(t, address, unpacked("../../build/hosts", "usr/sbin/apache2", "-X", "-d", work, "-f", writeConfig(t, work, config.String())))
}

// hostFolder returns a folder with dir in it as urlscope.
func hostFolder(t *testing.T, dir string) string {
	t.Helper()
	work := t.TempDir()
	if err := os.Symlink(dir, filepath.Join(work, "urlscope")); err != nil {
		t.Fatal(err)
	}
	return work
}

func writeConfig(t *testing.T, work, config string) string {
	t.Helper()
	file := filepath.Join(work, "config")
	if err := os.WriteFile(file, []byte(config), 0o666); err != nil {
		t.Fatal(err)
	}
	return file
}

// freeAddress returns an unused address. The caller must listen on it next.
func freeAddress(t *testing.T) string {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	return listener.Addr().String()
}

// unpacked returns the command for a program that .ci/servers has unpacked into a folder, or for the installed one.
func unpacked(folder, program string, args ...string) *exec.Cmd {
	command := exec.Command(path.Base(program), args...)
	if folder, err := filepath.Abs(folder); err == nil && exists(filepath.Join(folder, program)) {
		libraries, _ := filepath.Glob(filepath.Join(folder, "usr/lib/*-linux-*"))
		command.Path, command.Err = filepath.Join(folder, program), nil
		command.Env = append(os.Environ(), "LD_LIBRARY_PATH="+strings.Join(libraries, ":"))
	}
	return command
}

// startHost starts a server, and returns its origin when it responds.
func startHost(t *testing.T, address string, server *exec.Cmd) string {
	t.Helper()
	var said strings.Builder
	server.Stderr = &said
	if err := server.Start(); errors.Is(err, exec.ErrNotFound) {
		t.Skipf("%v (make servers and make test-hosts fetch it)", err)
	} else if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		server.Process.Kill()
		server.Wait()
		if t.Failed() {
			t.Log(&said)
		}
	})
	for range 1000 {
		connection, err := net.Dial("tcp", address)
		if err == nil {
			connection.Close()
			return "http://" + address
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatalf("%s does not answer", server.Path)
	return ""
}
