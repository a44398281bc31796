package shipped

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/input"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Expressions for the tests of documents.
const (
	foundCount = `document.getElementById("found-count").textContent`
	foundRows  = `[...document.querySelectorAll("#found-rows > :not([hidden])")].map((r) => r.querySelector(".src").textContent)`
	foundAt    = `document.getElementById(document.getElementById("found").getAttribute("aria-activedescendant")).querySelector(".src").textContent`
	spoken     = `document.getElementById("spoken").textContent`
	hintShown  = `document.getElementById("drop-hint").checkVisibility()`
	docLines   = `[...document.querySelectorAll("#document .empty")].map((p) => p.innerText)`
)

// clipboardInUse is locked from copying to pasting, because all tabs share the browser's clipboard and tests run in
// parallel.
var clipboardInUse sync.Mutex

// paste pastes a text into the field with the browser's clipboard.
func (b *tab) paste(s string) {
	b.t.Helper()
	clipboardInUse.Lock()
	defer clipboardInUse.Unlock()
	b.value(`void (() => {
		const from = Object.assign(document.createElement("textarea"), { id: "from", value: `+quote(s)+` });
		document.body.append(from);
		from.select();
	})()`, nil)
	b.press("Ctrl+c")
	b.value(`void (document.getElementById("from").remove(), document.getElementById("field").focus(), document.getElementById("field").select())`, nil)
	b.press("Ctrl+v")
}

// drop drops files on an element, as the system's file manager does. On a machine under load, Chromium may lose the last of the
// three events. Then the page saw nothing, and they are sent again. They are not sent again once the page saw a drop.
func (b *tab) drop(selector string, files ...string) {
	b.t.Helper()
	var box []float64
	b.value(fmt.Sprintf(`(() => { const e = document.querySelector(%s); e.scrollIntoView({ block: "nearest" });
		window.dropSeen = new Promise((seen) => addEventListener("drop", () => seen(true), { capture: true, once: true }));
		const r = e.getBoundingClientRect(); return [r.x + r.width / 2, Math.max(r.y, 0) + 9]; })()`, quote(selector)), &box)
	for seen, tries := false, 0; !seen; tries++ {
		if tries == 5 {
			b.t.Fatal("the page saw none of five drops")
		}
		for _, kind := range []input.DispatchDragEventType{input.DragEnter, input.DragOver, input.Drop} {
			b.do(input.DispatchDragEvent(kind, box[0], box[1], &input.DragData{Items: []*input.DragDataItem{}, Files: files, DragOperationsMask: 1}))
			if kind == input.DragOver {
				b.wait(hintShown, true)
			}
		}
		b.value(`Promise.race([dropSeen, new Promise((late) => setTimeout(() => late(false), 3000))])`, &seen)
	}
	b.wait(hintShown, false)
}

// savedFile writes a file into a temporary folder.
func savedFile(t *testing.T, name, content string) string {
	t.Helper()
	name = filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(name, []byte(content), 0o666); err != nil {
		t.Fatal(err)
	}
	return name
}

// TestBrowserPasteSeveral checks that several pasted lines go into the field. If they have more than one URL, a list of URLs
// comes first, and the problems of the whole as one URL are folded.
func TestBrowserPasteSeveral(t *testing.T) {
	b := open(t, "/")
	const one = "<URL:ftp://ds.in\n ternic.net/rfc>"
	b.paste(one)
	b.wait(fieldText, one)
	b.wait(copyText, one+model.Tail)
	b.wait(`document.getElementById("document")`, nil)
	const two = "see ftp://h/a~\nand news:a.b, <b>"
	b.paste(two)
	b.wait(fieldText, two)
	b.wait(foundRows, []string{"ftp://h/a~", "news:a.b"})
	b.wait(spoken, "2 URLs, 1 with errors or warnings")
	b.wait(`document.getElementById("document").getBoundingClientRect().bottom <= document.getElementById("problems").getBoundingClientRect().top`, true)
	const problems = `[...document.querySelectorAll("#problems .problem")].map((p) => p.checkVisibility())`
	b.wait(problems+`.length > 0 && !`+problems+`.includes(true)`, true)
	b.wait(`document.getElementById("fix-all")`, nil)
	b.press("Alt+Shift+Enter")
	b.wait(fieldText, two)
	b.press("F8") // unfolds them
	b.wait(problems+`.includes(true)`, true)
	b.wait(foundCount, "2 URLs, 1 with errors or warnings")
	b.wait(`document.getElementById("offer")`, nil)
	b.click("#found-1")
	b.wait(fieldText, "news:a.b")
	b.wait(partsShown, []string{"scheme news 0–4", "group a.b 5–8"})
	b.wait(focused, "found")
	b.value(`void document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z") // one step undoes what the list puts into the field
	b.wait(fieldText, two)
	b.click("#document-close")
	b.wait(`document.getElementById("document")`, nil)
	b.wait(focused, "field")
	b.wait(`document.querySelector("#offer p").textContent`, "This text contains 2 URLs.")
	b.click("#list-them")
	b.wait(foundRows, []string{"ftp://h/a~", "news:a.b"})
	b.wait(`document.getElementById("offer")`, nil)
	b.paste(two + " ")
	b.wait(fieldText, two+" ")
	b.wait(foundRows, []string{"ftp://h/a~", "news:a.b"})
	b.click("#document-close")
	// A text over BigText goes into the list if it has several lines or URLs, and into the field if it is one long URL.
	const characters = "\U0001f600 http://h/a " // chunks must not end inside the first character
	b.paste(strings.Repeat(characters, model.BigText/len(characters)+1))
	b.wait(foundCount, labels.Found(text.English, model.BigText/len(characters)+1, 0))
	b.wait(fieldText, two+" ")
	long := "http://host.example/" + strings.Repeat("a", model.BigText)
	b.paste(long)
	b.wait(fieldText, long)
}

// TestBrowserPasteAnywhere checks that text pasted outside the field goes into the field, but not text pasted into another
// input.
func TestBrowserPasteAnywhere(t *testing.T) {
	b := open(t, "/")
	b.wait(fieldText, model.Example)
	const paste = `(() => { const data = new DataTransfer(); data.setData("text/plain", %s);
		return (document.querySelector(%s)).dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); })()`
	b.wait(fmt.Sprintf(paste, quote("http://h/a|b"), quote("#parts .row")), false)
	b.wait(fieldText, "http://h/a|b")
	b.wait(`document.querySelector("#problems .sel").dataset.rule`, "national-octet")
	b.wait(focused, "field")
	b.press("Ctrl+z")
	b.wait(fieldText, model.Example)
	b.click("#with-escapes")
	b.wait(fmt.Sprintf(paste, quote("news:a"), quote("#escapes")), true)
	b.click("[data-do=help]")
	b.wait(dialogOpen, true)
	b.wait(fmt.Sprintf(paste, quote("news:a"), quote("#dialog")), true)
	b.wait(fieldText, model.Example)
}

// TestBrowserDocumentByKeyboard checks that the list is one tab stop: arrow keys move in it, Enter opens.
func TestBrowserDocumentByKeyboard(t *testing.T) {
	b := open(t, "/")
	b.setViewport(1000, 900)
	var lines strings.Builder
	for i := range 5000 {
		fmt.Fprintf(&lines, "line %d: http://h/%d%s\n", i, i, map[bool]string{true: "~"}[i%100 == 7])
	}
	b.drop("main", savedFile(t, "a <b>.txt", lines.String()))
	b.wait(foundCount, "5000 URLs, 50 with errors or warnings")
	b.wait(`document.getElementById("h-document").textContent`, "URLs in a <b>.txt")
	b.wait(spoken, "5000 URLs, 50 with errors or warnings")
	b.wait(fieldText, model.Example)
	b.focus("#found")
	b.wait(foundAt, "http://h/0")
	b.press("ArrowDown")
	b.wait(foundAt, "http://h/1")
	b.press("End")
	b.wait(foundAt, "http://h/4999")
	b.wait(`document.querySelectorAll("#found-rows > *").length < 60`, true)
	b.press("ArrowUp")
	b.press("Enter")
	b.wait(fieldText, "http://h/4998")
	b.wait(focused, "found")
	b.wait(`document.querySelector("#found-rows [aria-selected=true] .src").textContent`, "http://h/4998")
	b.wait(`[...document.querySelector("#found-rows .at").attributes].map((a) => a.name + "=" + a.value).filter((a) => a.startsWith("aria")).sort()`,
		[]string{"aria-posinset=4999", "aria-selected=true", "aria-setsize=5000"})
	b.press("Home")
	b.wait(foundAt, "http://h/0")
	b.press("PageDown")
	b.wait(`+document.querySelector("#found-rows .at").dataset.row > 3`, true)
	b.click("#only-faulty")
	b.focus("#found")
	b.wait(foundAt, "http://h/107~") // the next one after the old position
	b.press("End")
	b.wait(foundAt, "http://h/4907~")
	b.press("Enter")
	b.wait(fieldText, "http://h/4907~")
	b.wait(rulesShown, []string{"tilde"})
	b.press("Escape")
	b.wait(focused, "field")
	b.click(`[data-lang="ja"]`)
	b.wait(foundCount, labels.Found(text.Japanese, 5000, 50))
	b.wait(`document.querySelector("#found-rows .at .where").textContent`, labels.FoundAt(text.Japanese, 4908, [3]int{1, 0, 0}))
	// Scrolling draws the visible rows.
	b.click("#only-faulty")
	b.value(`void (document.getElementById("found").scrollTop = 2500 * document.querySelector(".listbox-row").offsetHeight)`, nil)
	b.wait(`(() => { const r = document.getElementById("found").getBoundingClientRect();
		return document.elementFromPoint(r.x + 60, r.y + 40).closest(".listbox-row").querySelector(".src").textContent.startsWith("http://h/250"); })()`, true)
}

// TestBrowserDropOddFiles checks that empty and binary files are reported. No file is uploaded, and a file dropped beside
// the field does not replace the page.
func TestBrowserDropOddFiles(t *testing.T) {
	b := open(t, "/")
	b.enter("news:kept")
	// Browsers look up the cached icon whenever the address changes, so it is excluded.
	const requests = `performance.getEntriesByType("resource").filter((e) => !e.name.includes("/icon.")).length`
	var asked int
	b.value(requests, &asked)
	b.drop("#field", savedFile(t, "a.png", "\x89PNG\r\n\x1a\n\x00\x00http://h/"))
	b.wait(docLines, []string{labels.Filled(text.English, labels.NotText, "{a}", "a.png", "{n}", "8").String()})
	b.wait(spoken+`.includes("a.png")`, true)
	b.wait(foundRows, []string{})
	b.drop(".wordmark", savedFile(t, "empty.txt", ""))
	b.wait(docLines, []string{labels.Words(text.English, labels.NoURLFound).String()})
	b.wait(foundCount, "0 URLs")
	b.drop("footer", savedFile(t, "wide.txt", "\xff\xfeh\x00t\x00t\x00p\x00:\x00/\x00/\x00h\x00/\x00\xe9\x00"))
	b.wait(foundRows, []string{"http://h/é"})
	folder := t.TempDir()
	b.drop("main", folder)
	b.wait(`document.querySelector("#document .empty").innerText.includes("cannot be read")`, true)
	b.drop("main", savedFile(t, "a.txt", "news:a <img src=x onerror=alert(1)> http://h/%\u202eb"), savedFile(t, "b.txt", "news:b"))
	b.wait(foundRows, []string{"news:a", "http://h/%"})
	b.wait(docLines, []string{labels.UI(text.English, labels.OnlyFirstFile)})
	b.wait(`document.querySelectorAll("#panels img").length`, 0)
	b.wait(fieldText, "news:kept")
	b.wait(requests, asked)
}

// TestBrowserChooseFile chooses a file by keyboard.
func TestBrowserChooseFile(t *testing.T) {
	b := open(t, "/")
	name := savedFile(t, "notes.txt", "news:chosen")
	b.do(cdpage.Enable(), cdpage.SetInterceptFileChooserDialog(true))
	chosen := make(chan error, 1)
	chromedp.ListenTarget(b.ctx, func(event any) {
		if e, ok := event.(*cdpage.EventFileChooserOpened); ok {
			go func() {
				chosen <- chromedp.Run(b.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
					return dom.SetFileInputFiles([]string{name}).WithBackendNodeID(e.BackendNodeID).Do(ctx)
				}))
			}()
		}
	})
	b.focus("#find-in-file")
	b.press("Enter")
	if err := <-chosen; err != nil {
		t.Fatal(err)
	}
	b.wait(foundRows, []string{"news:chosen"})
}

// longTasks makes the tab record tasks over 50 ms.
const longTasks = `void (globalThis.tasks = [], new PerformanceObserver((list) => {
	for (const e of list.getEntries()) tasks.push(Math.round(e.duration));
}).observe({ type: "longtask" }))`

// TestBrowserDocumentOfTenMegabytes checks that the page stays responsive while it reads ten megabytes: it handles a key,
// and reading can be cancelled.
func TestBrowserDocumentOfTenMegabytes(t *testing.T) {
	line := "A line of a text with ftp://host.example/path/to;type=i in it, or http://h/~user?x=y, and words that say nothing.\n"
	n := 10_000_000/len(line) + 1
	b := open(t, "/")
	b.value(`void (globalThis.long = `+quote(line)+`.repeat(`+fmt.Sprint(n)+`))`, nil)
	// The page is blocked while it reads a chunk, so chunks must be small.
	b.value(`void (globalThis.largest = 0, globalThis.Blob = class extends Blob {
		constructor(...args) { super(...args); largest = Math.max(largest, this.size); }
	})`, nil)
	paste := `void (() => {
		const data = new DataTransfer();
		data.setData("text/plain", long);
		document.getElementById("field").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
	})()`
	b.value(paste, nil)
	b.wait(`document.getElementById("read-bar").value > 0`, true)
	b.click("#cancel-reading")
	b.wait(docLines+`[0]`, labels.UI(text.English, labels.ReadingStopped))
	b.wait(fieldText, model.Example)
	b.value(longTasks, nil)
	b.value(paste, nil)
	b.focus("#field")
	b.wait(`document.getElementById("read-bar").value > 0`, true)
	b.keys("x")
	var early bool
	b.value(`document.getElementById("read-bar") !== null && `+fieldText+`.includes("x")`, &early)
	if !early {
		t.Error("no key is handled while the document is read")
	}
	b.wait(foundCount, labels.Found(text.English, 2*n, n))
	b.wait(`document.getElementById("read-bar")`, nil)
	b.wait(fmt.Sprintf("0 < largest && largest <= %d", model.PieceSize), true)
	var tasks []int
	b.value(`tasks`, &tasks)
	t.Logf("tasks of more than 50 ms: %v", tasks)
	b.value(`void (document.getElementById("found").scrollTop = 1e9)`, nil)
	b.wait(`document.querySelector("#found-rows .where") !== null && `+foundRows+`.length > 5`, true)
}
