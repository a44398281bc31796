package shipped

import (
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
	"urlscope/wasm/site"
)

const (
	bucket = "docs"
	// The store has many sites at one address, distinguished by the Host header.
	storeDomain = "store.test"
	// Everybody can read the bucket.
	storePolicy = `{"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Principal": "*", "Action": "s3:GetObject", ` +
		`"Resource": "arn:aws:s3:::` + bucket + `/*"}]}`
	storeWebsite = `{"IndexDocument": {"Suffix": "index.html"}, "ErrorDocument": {"Key": "urlscope/404.html"}}`
)

// startStore uploads the files of dir to an S3 object store with its own client and the commands of host.html. It returns
// the origin of a proxy that, like a CDN, adds the headers that a store cannot send.
func startStore(t *testing.T, dir string) string {
	work, api, pages := siteFolder(t, dir), freeAddress(t), freeAddress(t)
	objects := t.TempDir()
	store := unpacked("../../build/store", "versitygw", "--quiet", "--port", api, "--website", pages, "--website-domain", storeDomain, "posix", objects)
	store.Env = append(os.Environ(), "ROOT_ACCESS_KEY=teacher", "ROOT_SECRET_KEY=of-this-test-only")
	startHost(t, api, store)

	aws, err := exec.LookPath("aws")
	if err != nil {
		t.Fatalf("%v (make test-hosts fetches it)", err)
	}
	writeProgram(t, filepath.Join(work, "aws"), fmt.Sprintf("#!/bin/sh\nexec %s --endpoint-url http://%s \"$@\"\n", aws, api))
	script := "aws s3api create-bucket --bucket BUCKET\n" +
		"aws s3api put-bucket-policy --bucket BUCKET --policy '" + storePolicy + "'\n" +
		"aws s3api put-bucket-website --bucket BUCKET --website-configuration '" + storeWebsite + "'\n" + hostRecipe(t, "aws s3 cp")
	client := exec.Command("sh", "-euc", strings.ReplaceAll(script, "BUCKET", bucket))
	client.Dir = work
	client.Env = append(os.Environ(), "PATH="+work+":"+os.Getenv("PATH"), "AWS_ACCESS_KEY_ID=teacher", "AWS_SECRET_ACCESS_KEY=of-this-test-only",
		"AWS_DEFAULT_REGION=us-east-1", "AWS_CONFIG_FILE=/dev/null", "AWS_SHARED_CREDENTIALS_FILE=/dev/null")
	if said, err := client.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}

	front := httptest.NewServer(&httputil.ReverseProxy{
		Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(&url.URL{Scheme: "http", Host: pages})
			r.Out.Host = bucket + "." + storeDomain
		},
		ModifyResponse: func(r *http.Response) error {
			r.Header.Set("Access-Control-Allow-Origin", "*")
			r.Header.Set("Cross-Origin-Embedder-Policy", "require-corp")
			r.Header.Set("Cross-Origin-Resource-Policy", "cross-origin")
			return nil
		},
	})
	t.Cleanup(front.Close)
	return front.URL
}

// siteFolder returns a folder whose build/site is the site of dir.
func siteFolder(t *testing.T, dir string) string {
	t.Helper()
	work := t.TempDir()
	if err := os.Mkdir(filepath.Join(work, "build"), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(dir, filepath.Join(work, "build/site")); err != nil {
		t.Fatal(err)
	}
	return work
}

func writeProgram(t *testing.T, file, text string) {
	t.Helper()
	if err := os.WriteFile(file, []byte(text), 0o777); err != nil {
		t.Fatal(err)
	}
}

// TestObjectStore checks that the commands of host.html give each object the content of its file, and its headers.
func TestObjectStore(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	work := siteFolder(t, dir)
	// Replace the store's program by one that prints its arguments. TestBrowserHosts uses the real one.
	writeProgram(t, filepath.Join(work, "aws"), "#!/bin/sh\nfor a; do printf '%s\\t' \"$a\"; done\necho\n")
	script := exec.Command("sh", "-euc", hostRecipe(t, "aws s3 cp"))
	script.Dir = work
	script.Env = append(os.Environ(), "PATH="+work+":"+os.Getenv("PATH"))
	said, err := script.Output()
	if err != nil {
		t.Fatal(err)
	}
	stored := map[string]bool{}
	for line := range strings.Lines(string(said)) {
		f := strings.Split(strings.TrimSuffix(line, "\t\n"), "\t")
		name := strings.TrimPrefix(f[3], "s3://BUCKET/urlscope/")
		stored[name] = true
		contentType, _, _ := mime.ParseMediaType(site.ContentTypes[path.Ext(name)])
		want := []string{"s3", "cp", name, f[3], "--content-type", contentType, "--cache-control", "no-cache"}
		if site.HashedName.MatchString(name) {
			want[7] = "public, max-age=31536000, immutable"
		}
		if exists(filepath.Join(dir, name+".br")) {
			want[2] += ".br"
			want = append(want, "--content-encoding", "br")
		}
		if !slices.Equal(f, want) {
			t.Errorf("%q, want %q", f, want)
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if ext := path.Ext(file.Name()); ext != ".br" && ext != ".gz" && file.Name() != "_headers" && !stored[file.Name()] {
			t.Errorf("%s is not stored", file.Name())
		}
	}
}

// TestNginxTypes checks that the configuration for nginx in host.html has a type for every kind of file, because nginx sends
// all others with its default type. make test-hosts tests nginx itself.
func TestNginxTypes(t *testing.T) {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(hostRecipe(t, "gzip_static"), "types {")
	types, _, _ := strings.Cut(rest, "}")
	given := map[string]string{}
	for kind := range strings.SplitSeq(types, ";") {
		if words := strings.Fields(kind); len(words) > 1 {
			for _, ext := range words[1:] {
				given["."+ext] = words[0]
			}
		}
	}
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		ext := path.Ext(file.Name())
		if ext == ".br" || ext == ".gz" || ext == "" {
			continue // precompressed files replace others; _headers is for other hosts
		}
		if want, _, _ := mime.ParseMediaType(site.ContentTypes[ext]); given[ext] != want {
			t.Errorf("%s is sent as %q, not %q", file.Name(), given[ext], want)
		}
	}
}
