//go:build !js

package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"
)

// buildSite builds the static site into the folder out from the module in the folder root: the files of web/ with
// index.html filled in, the WebAssembly, and beside each file its precompressed forms, brotli's with the given quality.
// It is Go rather than make rules so that the tests look at the very site that is published.
func buildSite(root, out string, quality int) error {
	web := os.DirFS(filepath.Join(root, "web"))
	index, err := fs.ReadFile(web, "index.html")
	if err != nil {
		return fmt.Errorf("%w: the site is built in the folder that holds web/ and go.mod", err)
	}
	if index, err = prerender(index); err != nil {
		return fmt.Errorf("cannot fill in index.html: %w", err)
	}
	if err := os.MkdirAll(out, 0o777); err != nil {
		return err
	}
	size, err := buildWasm(root, out, quality)
	if err != nil {
		return err
	}
	// The page counts octets as they arrive; a server that compresses tells a length that is not theirs.
	meta := fmt.Sprintf("<meta name=\"urlscope:size\" content=\"%d\">\n</head>", size)
	index = bytes.Replace(index, []byte("</head>"), []byte(meta), 1)
	if err := copyFiles(web, out, quality); err != nil {
		return err
	}
	// The page comes last: a folder that has one holds a whole site.
	return writeFile(filepath.Join(out, "index.html"), index, quality)
}

// buildWasm builds app.wasm and puts beside it the wasm_exec.js of the same toolchain, for the two change
// together. It returns the size of app.wasm.
func buildWasm(root, out string, quality int) (size int, err error) {
	file, err := filepath.Abs(filepath.Join(out, "app.wasm"))
	if err != nil {
		return 0, err
	}
	// -l: without inlining the binary is larger as it lies but 5 % smaller as it travels, and measured no slower.
	// The others leave out names, paths and times, so that equal sources give equal octets on every machine.
	slimmed, err := slim(root)
	if err != nil {
		return 0, err
	}
	build := exec.Command("go", "build", slimmed, "-o", file, "-gcflags=all=-l",
		"-ldflags=-s -w -buildid=", "-trimpath", "-buildvcs=false", "./wasm")
	build.Dir = root
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if output, err := build.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("go build for the browser: %w\n%s", err, output)
	}
	binary, err := os.ReadFile(file)
	if err != nil {
		return 0, err
	}
	if err := writeFile(file, binary, quality); err != nil {
		return 0, err
	}
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return 0, fmt.Errorf("go env GOROOT: %w", err)
	}
	script, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return 0, fmt.Errorf("the Go toolchain lacks its wasm_exec.js: %w", err)
	}
	return len(binary), writeFile(filepath.Join(out, "wasm_exec.js"), script, quality)
}

// copyFiles copies the files of web, all but its index.html, into the folder out.
func copyFiles(web fs.FS, out string, quality int) error {
	return fs.WalkDir(web, ".", func(name string, entry fs.DirEntry, err error) error {
		target := filepath.Join(out, filepath.FromSlash(name))
		switch {
		case err != nil:
			return err
		case entry.IsDir():
			return os.MkdirAll(target, 0o777)
		case name == "index.html":
			return nil
		}
		data, err := fs.ReadFile(web, name)
		if err != nil {
			return err
		}
		return writeFile(target, data, quality)
	})
}

// compressible are the kinds of file that are worth compressing; pictures and the like are already.
var compressible = []string{".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

// writeFile writes a file of the site and, where that is worth it, its precompressed forms.
func writeFile(name string, data []byte, quality int) error {
	if err := os.WriteFile(name, data, 0o666); err != nil {
		return err
	}
	if !slices.Contains(compressible, filepath.Ext(name)) {
		return nil
	}
	for _, e := range encodings {
		packed, err := compress(data, e.name, quality)
		if err != nil {
			return err
		}
		if err := os.WriteFile(name+e.ext, packed, 0o666); err != nil {
			return err
		}
	}
	return nil
}

// compress encodes data for a Content-Encoding.
func compress(data []byte, encoding string, quality int) ([]byte, error) {
	var b bytes.Buffer
	var w io.WriteCloser
	switch encoding {
	case "br":
		// A window of 16 MB holds the whole binary.
		w = brotli.NewWriterOptions(&b, brotli.WriterOptions{Quality: quality, LGWin: 24})
	case "gzip":
		w, _ = gzip.NewWriterLevel(&b, gzip.BestCompression) // the level is a valid one
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
