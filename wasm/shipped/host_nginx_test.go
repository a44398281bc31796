package shipped

import (
	"fmt"
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

	"urlscope/core/report"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// What host.html says for nginx makes of it a host as the table above it asks for. make test-embed runs it.
func TestBrowserNginx(t *testing.T) {
	if *sitesDir == "" {
		return // it needs nginx: make test-embed
	}
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	origin := startNginx(t, dir, hostRecipe(t, "location /urlscope/"))
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if ext := path.Ext(file.Name()); ext != ".br" && ext != ".gz" {
			checkHosted(t, origin+"/urlscope/", dir, file.Name())
		}
	}

	b := newTab(t)
	b.origin = origin
	b.load("/urlscope/")
	b.waitReady()

	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, "<!DOCTYPE html>\n<title>Somebody else</title>\n<link rel=\"icon\" href=\"data:,\">\n"+
			"<script type=\"module\" src=\"%s/urlscope/embed.js\"></script>\n%s", origin, one(`loading="eager"`))
	}))
	t.Cleanup(host.Close)
	b = newTab(t)
	b.origin, b.others = host.URL, []string{origin}
	b.load("/")
	b.wait(live, true)
	b.wait(embedded+`.report()`, report.Of(model.Example))
}

// checkHosted checks that a host sends the file name of dir, from below home, as host.html asks for.
func checkHosted(t *testing.T, home, dir, name string) {
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
	if should, _, _ := mime.ParseMediaType(site.ContentTypes[path.Ext(name)]); is != should {
		t.Errorf("%s: Content-Type %q, not %q", name, is, should)
	}
	caching := "no-cache"
	if site.HashedName.MatchString(name) {
		caching = "public, max-age=31536000, immutable"
	}
	if got("Cache-Control") != caching || got("Access-Control-Allow-Origin") != "*" || got("X-Frame-Options") != "" {
		t.Errorf("%s: its headers are %v", name, answer.Header)
	}
	if exists(filepath.Join(dir, name+".gz")) != (got("Content-Encoding") == "gzip") {
		t.Errorf("%s: Content-Encoding %q", name, got("Content-Encoding"))
	}
}

func exists(file string) bool {
	_, err := os.Stat(file)
	return err == nil
}

// startNginx serves dir at /urlscope/, as location says, and returns the origin.
func startNginx(t *testing.T, dir, location string) string {
	t.Helper()
	work := t.TempDir()
	if err := os.Symlink(dir, filepath.Join(work, "urlscope")); err != nil {
		t.Fatal(err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := listener.Addr().String()
	listener.Close() // nginx listens there next
	var temporary strings.Builder
	for _, kind := range []string{"client_body", "proxy", "fastcgi", "uwsgi", "scgi"} {
		fmt.Fprintf(&temporary, "%s_temp_path %s/%s;\n", kind, work, kind)
	}
	config := fmt.Sprintf("daemon off; master_process off; pid %[1]s/pid; error_log stderr; events {}\n"+
		"http {\n%[2]saccess_log off;\nserver {\nlisten %[3]s; root %[1]s;\n%[4]s\n}\n}\n", work, &temporary, address, location)
	file := filepath.Join(work, "nginx.conf")
	if err := os.WriteFile(file, []byte(config), 0o666); err != nil {
		t.Fatal(err)
	}
	nginx := exec.Command("nginx", "-e", "stderr", "-p", work, "-c", file)
	if unpacked, err := filepath.Abs("../../build/servers"); err == nil {
		if program := filepath.Join(unpacked, "usr/sbin/nginx"); exists(program) {
			libraries, _ := filepath.Glob(filepath.Join(unpacked, "usr/lib/*-linux-*"))
			nginx.Path, nginx.Err = program, nil
			nginx.Env = append(os.Environ(), "LD_LIBRARY_PATH="+strings.Join(libraries, ":"))
		}
	}
	var said strings.Builder
	nginx.Stderr = &said
	if err := nginx.Start(); err != nil {
		t.Fatalf("%v (make servers fetches it)", err)
	}
	t.Cleanup(func() {
		nginx.Process.Kill()
		nginx.Wait()
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
	t.Fatal("nginx does not answer")
	return ""
}
