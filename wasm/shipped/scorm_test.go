package shipped

import (
	"archive/zip"
	"bytes"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"urlscope/core/lesson"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/scorm"
	"urlscope/wasm/site"
)

// scormPackage returns a package of built-in lessons, made with the site's kit.
func scormPackage(t *testing.T, v scorm.Version, l text.Lang, numbers ...string) []byte {
	t.Helper()
	var list []scorm.Item
	for _, number := range numbers {
		list = append(list, scorm.Item{Lesson: lessonIn(t, number, l), Number: number})
	}
	return packed(t, v, list...)
}

func packed(t *testing.T, v scorm.Version, list ...scorm.Item) []byte {
	t.Helper()
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	kit, err := os.ReadFile(filepath.Join(dir, scorm.KitFile))
	if err != nil {
		t.Fatal(err)
	}
	data, err := scorm.Make(kit, list, v)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// scoPage returns the page of a lesson in a package.
func scoPage(l *lesson.Lesson) string { return "lesson-" + l.ID() + ".html" }

// learningSystem serves testdata/scorm/lms.html with a package, and scripts that provide the API.
func learningSystem(t *testing.T, pack []byte, scripts ...string) http.Handler {
	t.Helper()
	files, err := zip.NewReader(bytes.NewReader(pack), int64(len(pack)))
	if err != nil {
		t.Fatal(err)
	}
	var api bytes.Buffer
	for _, name := range scripts {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		api.Write(append(data, '\n'))
	}
	host, err := os.ReadFile("../../testdata/scorm/lms.html")
	if err != nil {
		t.Fatal(err)
	}
	mux := http.NewServeMux()
	mux.Handle("/course/", http.StripPrefix("/course", asStored(files)))
	mux.HandleFunc("/api.js", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/javascript")
		w.Write(api.Bytes())
	})
	mux.HandleFunc("/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Write(host)
	})
	return mux
}

// asStored serves the files of a package with common types, but without the type of WebAssembly, because many servers do not
// know it.
func asStored(files fs.FS) http.Handler {
	server := http.FileServerFS(files)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ext := filepath.Ext(r.URL.Path)
		kind := site.ContentTypes[ext]
		if ext == ".wasm" {
			kind = "application/octet-stream"
		}
		w.Header().Set("Content-Type", kind)
		server.ServeHTTP(w, r)
	})
}

// fakeLMS is our own implementation of the API.
const fakeLMS = "../../testdata/scorm/fake.js"

// Expressions for the tests of packages.
const (
	scoText   = `inner().document.getElementById("field").value`
	scoGoals  = `[...inner().document.querySelectorAll("#goals li")].map((li) => li.className).join(" ")`
	scoLine   = `sco().document.getElementById("state").textContent`
	scoReady  = `inner().document.documentElement.classList.contains("ready") && sco().document.body.classList.contains("shown")`
	scoSolved = `tick tick tick tick`
)

// The data model elements of both versions for the state of a lesson.
var scormElements = [...]struct{ done, value, passed, open, raw, suspended, mode string }{
	scorm.V12:   {"cmi.core.lesson_status", "passed", "passed", "incomplete", "cmi.core.score.raw", "cmi.suspend_data", "cmi.core.lesson_mode"},
	scorm.V2004: {"cmi.completion_status", "completed", "completed", "incomplete", "cmi.score.raw", "cmi.suspend_data", "cmi.mode"},
}

// TestBrowserSCORM begins a lesson, leaves it halfway, resumes and finishes it, by keyboard only. The calls conform to the
// standard, no request goes elsewhere, and a finished lesson stays finished.
func TestBrowserSCORM(t *testing.T) {
	for v := range scorm.Versions {
		t.Run(scorm.Versions[v], func(t *testing.T) {
			b := newTab(t)
			b.serve(learningSystem(t, scormPackage(t, scorm.Version(v), text.English, "3.1", "1.1"), fakeLMS))
			takeLesson(t, b, scorm.Version(v))
			b.wait(`calls.filter((c) => c.endsWith(" false"))`, []string{}) // and no call failed
		})
	}
}

func takeLesson(t *testing.T, b *tab, v scorm.Version) {
	e := scormElements[v]
	value := func(name string) string { return fmt.Sprintf("lms.value(%q)", name) }
	visit := func(mode string) {
		t.Helper()
		b.value(fmt.Sprintf("visit(%q, %q, %q)", v, scoPage(lessonIn(t, "3.1", text.English)), mode), nil)
		b.wait(scoReady, true)
	}
	b.load("/")
	visit("normal")
	b.wait(scoText, start31)
	b.wait(scoGoals, "tick ring tick tick")
	b.wait(scoLine, "")
	b.wait(value(e.done), e.open)
	b.wait(`[sco().document.title, sco().document.documentElement.lang, sco().document.querySelector("iframe").title]`,
		[]string{"3.1 From the root", "en", "3.1 From the root"})
	b.wait(`[...inner().document.querySelectorAll("#study button, #study a, #foot button, #foot a, .libraries button")].filter((e) => e.checkVisibility({ visibilityProperty: true })).map((e) => e.id)`,
		[]string{"hint", "start-over", "receipt"})
	// No panel links to a file that the package lacks, or offers the workshop.
	b.wait(`(async () => {
		const stray = [];
		for (const word of inner().document.querySelectorAll(".tabs button")) {
			word.click();
			while (inner().document.getElementById("shown").getAttribute("aria-labelledby") !== word.id) await new Promise((come) => setTimeout(come, 20));
			stray.push(...[...inner().document.querySelectorAll("a[href], [aria-expanded][id^=with-]")]
				.filter((a) => a.checkVisibility() && !/^(#|https:)/.test(a.getAttribute("href"))).map((a) => a.outerHTML));
		}
		inner().document.querySelector(".tabs button").click();
		return stray;
	})()`, []string{})
	b.wait(value(e.raw), "75") // reported when the typing has paused
	// Tab leads from the system's page into the field.
	for range 20 {
		var at string
		if b.value(`sco().document.activeElement?.tagName === "IFRAME" ? inner().document.activeElement?.id : ""`, &at); at == "field" {
			break
		}
		b.press("Tab")
	}
	b.wait(`inner().document.activeElement.id`, "field")
	b.press("End")
	b.keys("<")
	b.wait(`inner().document.getElementById("link-to-problem")?.checkVisibility()`, false) // the package has no page that it could link to
	b.press("Backspace")
	b.keys(";type=i")
	b.wait(scoText, start31+";type=i")
	b.value(`leave()`, nil) // at once; the text is kept nevertheless
	b.wait(`lms.ended()`, true)
	b.wait(value(e.raw), "75")
	visit("normal")
	b.wait(scoText, start31+";type=i")
	b.wait(value(e.raw), "75")
	b.value(`(inner().focus(), inner().document.getElementById("field").focus())`, nil)
	b.press("Home")
	for range len("ftp://myname@host.dom/") {
		b.press("ArrowRight")
	}
	b.keys("%2F")
	b.wait(scoGoals, scoSolved)
	b.wait(value(e.done), e.value)
	b.wait(value(e.raw), "100")
	b.wait(`calls.at(-1).split(" ").at(-1)`, "true")
	b.keys("%2F") // undoes the solution, but not the completion
	b.wait(scoGoals, "tick ring tick tick")
	b.value(`leave()`, nil)
	b.wait(value(e.done), e.value)
	b.wait(value(e.raw), "100")
	// A review or preview is not recorded.
	for mode, key := range map[string]text.Key{"review": labels.PackageReview, "browse": labels.PackageBrowse} {
		visit(mode)
		b.wait(scoLine, labels.UI(text.English, key))
		b.wait(`inner().document.getElementById("field").readOnly`, mode == "review")
		b.value(`calls = []`, nil)
		b.value(`leave()`, nil)
		b.wait(`lms.ended()`, true)
		b.wait(`calls.filter((c) => /Set|Commit/.test(c))`, []string{})
	}
}

// TestBrowserSCORMRefused checks that an error of the system is shown in its words, that the call is repeated, and that the
// lesson continues.
func TestBrowserSCORMRefused(t *testing.T) {
	b := newTab(t)
	b.serve(learningSystem(t, scormPackage(t, scorm.V12, text.English, "3.1"), fakeLMS))
	b.load("/")
	b.value(fmt.Sprintf("visit(%q, %q)", "1.2", scoPage(lessonIn(t, "3.1", text.English))), nil)
	b.value(`lms.refuse("cmi.suspend_data")`, nil)
	b.wait(scoText, start31)
	b.wait(`sco().document.body.className`, "live shown")
	b.value(`(inner().focus(), inner().document.getElementById("field").focus())`, nil)
	b.press("End")
	b.keys("x")
	b.wait(scoLine, labels.UI(text.English, labels.PackageRefused)+" cmi.suspend_data: 101 General exception")
	b.value(`lms.refuse("")`, nil)
	b.keys("y")
	b.wait(scoLine, "")
	b.wait(`lms.value("cmi.suspend_data")`, `{"v":1,"url":"`+start31+`xy"}`)
	// Too long for version 1.2 because of its non-ASCII characters.
	b.value(`inner().document.execCommand("insertText", false, "\u3042".repeat(700))`, nil)
	b.wait(scoLine, labels.UI(text.English, labels.PackageLong))
	b.value(`leave()`, nil)
	b.wait(`kept["cmi.suspend_data"]`, `{"v":1,"url":"`+start31+`xy"}`)
}

// TestBrowserSCORMAlone opens a teacher's own lesson without a system, in the package's language. A line says so, and the
// lesson works.
func TestBrowserSCORMAlone(t *testing.T) {
	own, err := lesson.Parse("own.txt", "lesson 1\ntitle <b>&\"own\"\nlang ja\ntext one `two` three\nstart http://h/\ngoal part search -- it's \"quoted\"\n")
	if err != nil {
		t.Fatal(err)
	}
	files := packed(t, scorm.V2004, scorm.Item{Lesson: own})
	b := newTab(t)
	b.serve(learningSystem(t, files))
	b.load("/course/" + scoPage(own))
	const inner = `document.querySelector("iframe").contentDocument`
	b.wait(`document.getElementById("state").textContent`, labels.UI(text.Japanese, labels.PackageAlone))
	b.wait(inner+`.documentElement.classList.contains("ready")`, true)
	b.wait(inner+`.documentElement.lang`, "ja")
	b.wait(inner+`.getElementById("h-lesson").textContent`, own.Title)
	b.wait(`document.title`, own.Title)
	b.value(`document.querySelector("iframe").contentWindow.focus()`, nil)
	b.value(inner+`.getElementById("field").focus()`, nil)
	b.press("End")
	b.keys("?")
	b.wait(inner+`.querySelector("#goals li").className`, "tick")
	b.wait(`Object.keys(localStorage).length + Object.keys(sessionStorage).length`, 0)
}

// TestBrowserSCORMPlain checks that without scripting a lesson can be read.
func TestBrowserSCORMPlain(t *testing.T) {
	server := httptest.NewServer(learningSystem(t, scormPackage(t, scorm.V12, text.English, "3.1")))
	defer server.Close()
	page := fetched(t, server.URL+"/course/"+scoPage(lessonIn(t, "3.1", text.English)))
	for _, want := range []string{"<h1>3.1 From the root</h1>", "A client sends <code>CWD /etc</code>", "<pre>" + start31 + "</pre>", labels.UI(text.English, labels.PackageNoScript)} {
		if !strings.Contains(page, want) {
			t.Errorf("the page of a lesson lacks %q", want)
		}
	}
}

// fetched returns the response body for an address.
func fetched(t *testing.T, address string) string {
	t.Helper()
	response, err := http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var b bytes.Buffer
	if _, err := b.ReadFrom(response.Body); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestFirefoxSCORM does the same in Firefox.
func TestFirefoxSCORM(t *testing.T) {
	for v := range scorm.Versions {
		t.Run(scorm.Versions[v], func(t *testing.T) { takeLessonInFirefox(t, scorm.Version(v), fakeLMS) })
	}
}
