package shipped

import (
	"archive/zip"
	"bytes"
	"flag"
	"fmt"
	"io"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/scorm"
)

// These tests use other projects' runtimes and schemas for learning packages. make test-adopted downloads them.

var scormDir = flag.String("scorm", "", "test packages for learning systems with what is downloaded into this `folder`")

// downloadedSCORM returns the folder with the packages of testdata/scorm/package.json.
func downloadedSCORM(t *testing.T) string {
	t.Helper()
	if *scormDir == "" {
		t.Skip("needs downloads: make test-adopted")
	}
	if err := os.MkdirAll(*scormDir, 0o777); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"package.json", "validate.mjs"} {
		data, err := os.ReadFile("../../testdata/scorm/" + name)
		if err == nil {
			err = os.WriteFile(filepath.Join(*scormDir, name), data, 0o666)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	install := exec.Command("npm", "install", "--silent", "--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--cache", "npm")
	install.Dir = *scormDir
	if out, err := install.CombinedOutput(); err != nil {
		t.Fatalf("npm install: %v\n%s", err, out)
	}
	return *scormDir
}

func again(dir string) []string {
	dist := filepath.Join(dir, "node_modules", "scorm-again", "dist")
	return []string{filepath.Join(dist, "scorm12.min.js"), filepath.Join(dist, "scorm2004.min.js"), "../../testdata/scorm/again.js"}
}

// TestBrowserSCORMAgain is TestBrowserSCORM with scorm-again.
func TestBrowserSCORMAgain(t *testing.T) {
	dir := downloadedSCORM(t)
	for v := range scorm.Versions {
		t.Run(scorm.Versions[v], func(t *testing.T) {
			b := newTab(t)
			b.serve(learningSystem(t, scormPackage(t, scorm.Version(v), text.English, "3.1"), again(dir)...))
			takeLesson(t, b, scorm.Version(v))
			b.wait(`calls.filter((c) => c.endsWith(" false"))`, []string{}) // and no call failed
		})
	}
}

// TestFirefoxSCORMAgain leaves a lesson halfway, resumes and finishes it in Firefox.
func TestFirefoxSCORMAgain(t *testing.T) {
	dir := downloadedSCORM(t)
	for v := range scorm.Versions {
		t.Run(scorm.Versions[v], func(t *testing.T) {
			takeLessonInFirefox(t, scorm.Version(v), again(dir)...)
		})
	}
}

func takeLessonInFirefox(t *testing.T, v scorm.Version, scripts ...string) {
	server := httptest.NewServer(learningSystem(t, scormPackage(t, v, text.English, "3.1"), scripts...))
	t.Cleanup(server.Close)
	e := scormElements[v]
	f := newFox(t)
	f.sit(server.URL)
	t.Cleanup(f.rise)
	if err := f.navigate("/"); err != nil {
		t.Fatal(err)
	}
	value := func(name string) string { return fmt.Sprintf("lms.value(%q)", name) }
	visit := func() {
		t.Helper()
		f.wait(fmt.Sprintf("(visit(%q, %q), true)", v, scoPage(lessonIn(t, "3.1", text.English))), true)
		f.wait(scoReady, true)
		f.wait(`(inner().focus(), inner().document.getElementById("field").focus(), true)`, true)
	}
	// Uses the same editing command as a key.
	edit := func(at int, typed string) {
		t.Helper()
		f.wait(fmt.Sprintf(`((f) => { f.setSelectionRange(%d, %d); return inner().document.execCommand("insertText", false, %q); })(inner().document.getElementById("field"))`, at, at, typed), true)
	}
	visit()
	f.wait(scoText, start31)
	f.wait(scoGoals, "tick ring tick tick")
	f.wait(value(e.done), e.open)
	f.wait(value(e.raw), "75")
	edit(len(start31), ";type=i")
	f.wait(scoText, start31+";type=i")
	f.wait(`(leave(), lms.ended())`, true)
	visit()
	f.wait(scoText, start31+";type=i")
	f.wait(value(e.raw), "75")
	edit(len("ftp://myname@host.dom/"), "%2F")
	f.wait(scoGoals, scoSolved)
	f.wait(value(e.done), e.value)
	f.wait(value(e.raw), "100")
	f.wait(`(leave(), lms.ended())`, true)
	f.wait(`calls.filter((c) => c.endsWith(" false"))`, []string{})
}

// TestSCORMSchemas validates the manifests against the published schemas, and checks that these reject a faulty manifest.
func TestSCORMSchemas(t *testing.T) {
	dir := downloadedSCORM(t)
	for v := range scorm.Versions {
		for _, l := range text.Langs {
			manifest := manifestOf(t, scormPackage(t, scorm.Version(v), l, course.Numbers()...))
			name := fmt.Sprintf("%s-%s.xml", scorm.Versions[v], l.Tag())
			if said := validate(t, dir, v, name, manifest); said != "" {
				t.Errorf("%s", said)
			}
			broken := strings.Replace(manifest, "<title>", "<heading>x</heading><title>", -1)
			if said := validate(t, dir, v, "broken-"+name, broken); said == "" {
				t.Errorf("an invalid manifest passes")
			}
		}
	}
}

func manifestOf(t *testing.T, pack []byte) string {
	t.Helper()
	r, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		t.Fatal(err)
	}
	f, err := r.Open("imsmanifest.xml")
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(f)
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

func validate(t *testing.T, dir string, v int, name, manifest string) string {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(manifest), 0o666); err != nil {
		t.Fatal(err)
	}
	node := exec.Command("node", "validate.mjs", scorm.Versions[v], name)
	node.Dir = dir
	out, err := node.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}
