package shipped

import (
	"io"
	"net/http"
	"os"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// A shelf serves the site, but for the files of what is opened later: those come when they are let go, and are missing until then
// where they are said to be.
type shelf struct {
	mu    sync.Mutex
	asked []string
	free  map[string]chan struct{} // is closed when a file is let go
	lost  map[string]bool
}

func newShelf(t *testing.T, b *tab) *shelf {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	s := &shelf{free: map[string]chan struct{}{}, lost: map[string]bool{}}
	names := map[string]string{}
	for _, name := range []string{"texts.en.txt", "examples.txt"} {
		names[made.Asset(t, name)] = name
		s.free[name] = make(chan struct{})
		t.Cleanup(func() { s.let(name) })
	}
	b.beforeLoad(`Object.defineProperty(Navigator.prototype, "serviceWorker", { value: undefined })`) // it would bring them
	b.serve(refused(site.Handler(os.DirFS(dir)), func(w http.ResponseWriter, r *http.Request) bool {
		name := names[path.Base(r.URL.Path)]
		if path.Base(r.URL.Path) == "around" {
			io.WriteString(w, `<!doctype html><title>around</title><iframe width="900" height="700"></iframe><script>
				document.querySelector("iframe").src = "frame.html" + location.hash</script>`)
			return true
		}
		if name == "" {
			return false
		}
		s.mu.Lock()
		s.asked = append(s.asked, name)
		lost, free := s.lost[name], s.free[name]
		s.mu.Unlock()
		if lost {
			panic(http.ErrAbortHandler) // the network is gone
		}
		<-free
		return false
	}))
	return s
}

// shelved returns a tab in which all panels are in sight, with its shelf.
func shelved(t *testing.T) (*tab, *shelf) {
	b := newTab(t)
	b.setViewport(1440, 2400)
	return b, newShelf(t, b)
}

// let lets a file go.
func (s *shelf) let(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	select {
	case <-s.free[name]:
	default:
		close(s.free[name])
	}
}

// lose has a file missing, or be there.
func (s *shelf) lose(name string, lost bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.lost[name] = lost
}

func (s *shelf) all() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.asked)
}

const (
	lacking   = `[...document.querySelectorAll("#panels *, #shown *")].some((e) => [...e.childNodes].some((n) => /^… ?(\(.*)?$/.test(n.data)))`
	dialogSay = `document.querySelector("#dialog .empty")?.textContent`
	flipsSay  = `[...document.querySelectorAll("#panels .flip > span:not(.range)")].map((e) => e.textContent)`
	clauseSay = `document.querySelector("#clause .prose")?.textContent`
)

// escape closes the dialog.
func (b *tab) escape() {
	b.t.Helper()
	b.press("Escape")
	b.wait(`document.getElementById("dialog").childElementCount`, 0)
}

// What is opened later comes in files of its own. The page that is delivered needs none of them, and as long as one is on its way
// all else works, and says so.
func TestBrowserOpenedLater(t *testing.T) {
	b, s := shelved(t)
	b.load("/")
	const words = `(document.getElementById("spoken").textContent = "", document.body.innerText)`
	var before, after string
	b.value(words, &before)
	b.waitReady()
	b.value(words, &after)
	if before != after {
		t.Errorf("what the page says changes without what is opened later (-before +after):\n%s", cmp.Diff(before, after))
	}
	b.wait(lacking, false)

	// What a later standard says, before its text is there.
	b.enter(`http://h\a`)
	b.wait(lacking, true)
	// The help.
	b.value(`void document.activeElement.blur()`, nil)
	b.press("?")
	b.wait(dialogTitle, labels.UI(text.English, labels.Help))
	b.wait(dialogSay, labels.UI(text.English, labels.LoadingLater))
	if asked := s.all(); !slices.Equal(asked, []string{"texts.en.txt"}) {
		t.Errorf("of what is opened later was asked for %v", asked)
	}
	s.let("texts.en.txt")
	b.wait(`document.getElementById("dialog").textContent.includes(`+quote(labels.UI(text.English, labels.ThisList))+`)`, true)
	b.wait(dialogSay, nil)
	b.wait(focused, "h-dialog")
	b.escape()
	b.wait(lacking, false)
	b.wait(flipsSay+`.some((s) => s.startsWith("To browsers \\ is a slash in this scheme"))`, true)
	// The examples.
	b.click("#all-examples")
	b.wait(dialogSay, labels.UI(text.English, labels.LoadingLater))
	b.wait(focused, "h-dialog")
	s.let("examples.txt")
	b.wait(`document.querySelectorAll("#dialog .ex").length`, model.MoreExamples)
	b.wait(focused, "find")
	b.wait(`document.getElementById("found").textContent`, labels.Count(text.English, labels.FoundExamples, model.AllExamples))
	b.escape()
	b.click("#all-examples")
	b.wait(focused, "find")
	if asked := s.all(); !slices.Equal(asked, []string{"texts.en.txt", "examples.txt"}) {
		t.Errorf("of what is opened later was asked for %v", asked)
	}
}

// Who opens a section, or has another standard judge, before its words are there sees them once they are.
func TestBrowserClauseOpenedLater(t *testing.T) {
	b, s := shelved(t)
	b.load("/")
	b.waitReady()
	b.click(".cite")
	b.wait(clauseSay, labels.UI(text.English, labels.LoadingLater))
	b.enter("http://joe@h/")
	b.judgeBy(std.WHATWG)
	b.wait(`document.querySelector("#problems .problem") !== null`, true)
	s.let("texts.en.txt")
	b.wait(`document.querySelector("#problems .problem .pick").textContent.includes("A user name before the host")`, true)
	b.wait(lacking, false)
	b.click(".cite")
	b.wait(`/^section \d\S*, ./.test(document.getElementById("h-clause").textContent)`, true)
	b.wait(clauseSay+`.length > 40`, true)
}

// What cannot be had is said where it is missed, and is there when it is opened once more.
func TestBrowserOpenedLaterIsMissing(t *testing.T) {
	b, s := shelved(t)
	b.expect("ERR_EMPTY_RESPONSE", "console.error")
	s.lose("texts.en.txt", true)
	s.lose("examples.txt", true)
	b.load("/")
	b.waitReady()
	missing := labels.UI(text.English, labels.NoLater)
	b.press("?")
	b.wait(dialogSay, missing)
	b.escape()
	b.wait(`document.getElementById("no-texts")`, nil) // nobody misses anything
	b.enter(`http://h\a`)
	b.wait(`document.querySelector("#no-texts p")?.textContent`, missing)
	b.wait(partsShown+`.length > 0`, true)

	s.lose("texts.en.txt", false)
	s.let("texts.en.txt")
	b.click("#all-examples")
	b.wait(dialogSay, missing)
	b.escape()
	b.wait(`document.getElementById("no-texts")`, nil)
	b.wait(lacking, false)
	s.lose("examples.txt", false)
	s.let("examples.txt")
	b.value(`void dispatchEvent(new Event("online"))`, nil)
	b.click("#all-examples")
	b.wait(focused, "find")
}

// A link may open anything, and a frame tells others of what it shows: both have all texts with the program, and show nothing
// without.
func TestBrowserOpenedLaterWithTheProgram(t *testing.T) {
	link := model.View{Src: "http://joe@h/", Judge: std.WHATWG}.Link()
	for page, what := range map[string]string{
		"/" + link:        `document`,
		"/around?" + link: `document.querySelector("iframe").contentDocument`,
		"/around?":        `document.querySelector("iframe").contentDocument`,
	} {
		b := newTab(t)
		s := newShelf(t, b)
		b.beforeLoad(`addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
			globalThis.lacked ||= ` + lacking + `;
		}).observe(document.body, { subtree: true, childList: true, characterData: true }))`)
		b.load(page)
		ready := what + `?.documentElement.classList.contains("ready") ?? false`
		for !slices.Contains(s.all(), "texts.en.txt") {
			b.wait(ready, false)
		}
		b.value(`new Promise((come) => { setTimeout(come, 300, 0); })`, nil)
		b.wait(ready, false)
		s.let("texts.en.txt")
		b.wait(ready, true)
		if what == "document" {
			b.wait(what+`.body.textContent.includes("A user name and a password are an error to browsers")`, true)
		}
		b.wait(`!(`+what+`.defaultView.lacked)`, true)
	}
}

// In another language than English all texts come together; only the search for examples has those in English too.
func TestBrowserOpenedLaterInJapanese(t *testing.T) {
	b := newTab(t)
	s := newShelf(t, b)
	b.beforeLoad(`localStorage.setItem("urlscope.lang", "ja")`)
	b.load("/")
	s.let("examples.txt")
	b.wait(`document.documentElement.lang`, "ja")
	b.waitReady()
	b.enter(`http://h\a`)
	b.wait(flipsSay+`.some((s) => s.startsWith("このスキームでは、ブラウザは \\ をスラッシュ"))`, true)
	b.value(`void document.activeElement.blur()`, nil)
	b.press("?")
	b.wait(`document.getElementById("dialog").textContent.includes(`+quote(labels.UI(text.Japanese, labels.ThisList))+`)`, true)
	b.escape()
	s.let("texts.en.txt")
	b.click("#all-examples")
	b.wait(focused, "find")
	b.keys("newsgroups")
	b.wait(`[...document.querySelectorAll("#dialog .ex .url")].some((u) => u.textContent === "news:*")`, true)
	b.press("Escape") // empties the search
	b.escape()
	b.click(`[data-lang="en"]`)
	b.wait(`document.documentElement.lang`, "en")
	b.wait(lacking, false)
	if asked := s.all(); strings.Join(asked, " ") != "texts.en.txt examples.txt" {
		t.Errorf("of what is opened later was asked for %v", asked)
	}
}
