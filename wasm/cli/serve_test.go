package cli

import (
	"bufio"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// A signal stops the server gracefully: it accepts no connections, finishes those that are open, and exits with
// status 0.
func TestServeStopsGracefully(t *testing.T) {
	body := strings.Repeat("x", 16<<20) // more than the network's buffers hold
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte(body), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, signal := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		server := program(t, "serve", "-addr", "localhost:0", "-dir", dir)
		stdout, err := server.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := server.Start(); err != nil {
			t.Fatal(err)
		}
		defer server.Process.Kill()
		line, err := bufio.NewReader(stdout).ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		address := strings.Fields(line)[3]
		response, err := http.Get(address)
		if err != nil {
			t.Fatal(err)
		}
		defer response.Body.Close()
		if err := server.Process.Signal(signal); err != nil {
			t.Fatal(err)
		}
		for {
			late, err := (&http.Client{Transport: &http.Transport{}}).Head(address)
			if err != nil {
				break // the server accepts no more
			}
			late.Body.Close()
		}
		if got, err := io.ReadAll(response.Body); err != nil || len(got) != len(body) {
			t.Errorf("after %v %d of %d octets arrived, %v", signal, len(got), len(body), err)
		}
		if err := server.Wait(); err != nil {
			t.Errorf("after %v: %v", signal, err)
		}
	}
}
