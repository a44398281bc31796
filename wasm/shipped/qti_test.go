package shipped

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/qti"
)

// TestBrowserQTIAgain checks every question of the built-in lessons in another project's QTI runtime: it is shown, answered
// and graded with 1 for the right answer and 0 for others.
func TestBrowserQTIAgain(t *testing.T) {
	dir := downloadedSCORM(t)
	var list []qti.Item
	for _, number := range course.Numbers() {
		list = append(list, qti.Item{Lesson: lessonIn(t, number, text.English), Number: number})
	}
	pack, _, err := qti.Make(list)
	if err != nil {
		t.Fatal(err)
	}
	files, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		t.Fatal(err)
	}
	b := newTab(t)
	mux := http.NewServeMux()
	mux.Handle("/package/", http.StripPrefix("/package", http.FileServerFS(files)))
	for address, name := range map[string]string{
		"/qti.js": filepath.Join(dir, "node_modules/@citolab/qti-components/cdn/index.global.js"), "/{$}": "../../testdata/scorm/questions.html",
	} {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		mux.HandleFunc(address, func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", map[bool]string{true: "text/javascript", false: "text/html; charset=utf-8"}[strings.HasSuffix(r.URL.Path, ".js")])
			w.Write(data)
		})
	}
	b.serve(mux)
	b.load("/")
	asked := 0
	for _, f := range files.File {
		if !strings.HasPrefix(f.Name, "question-") {
			continue
		}
		asked++
		right, wrong := answersOf(t, f)
		b.wait(fmt.Sprintf(`grade(%q, %s)`, f.Name, right), 1)
		b.wait(fmt.Sprintf(`grade(%q, %s)`, f.Name, wrong), 0)
	}
	if asked < 80 {
		t.Errorf("only %d questions", asked)
	}
}

// answersOf returns a right and a wrong answer to an item, as JavaScript.
func answersOf(t *testing.T, f *zip.File) (right, wrong string) {
	t.Helper()
	r, err := f.Open()
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(r)
	if err != nil {
		t.Fatal(err)
	}
	var item struct {
		Right   []string `xml:"qti-response-declaration>qti-correct-response>qti-value"`
		Choices []struct {
			ID string `xml:"identifier,attr"`
		} `xml:"qti-item-body>qti-choice-interaction>qti-simple-choice"`
	}
	if err := xml.Unmarshal(data, &item); err != nil {
		t.Fatal(err)
	}
	if len(item.Choices) == 0 {
		return quote(item.Right[0]), `"?"`
	}
	var all []string
	for _, c := range item.Choices {
		all = append(all, c.ID)
	}
	return fmt.Sprintf("%q.split(' ')", strings.Join(item.Right, " ")), fmt.Sprintf("%q.split(' ')", strings.Join(all, " "))
}
