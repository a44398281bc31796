package shipped

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"urlscope/wasm/internal/made"
)

// TestBrowserWorkshopTakesOver checks that the program with the workshop keeps the page's state: the text with its password,
// the selection, and the undo list.
func TestBrowserWorkshopTakesOver(t *testing.T) {
	b := open(t, "/")
	b.enter("ftp://joe:secret@h/a")
	b.keys("b")
	b.wait(partsShown, []string{"scheme ftp 0–3", "user joe 6–9", "password secret 10–16", "host h 17–18", "name ab 19–21"})
	b.press("Shift+ArrowLeft")
	b.value(`void urlscopeEnter("none", () => console.error("refused"))`, nil)
	b.wait(`getComputedStyle(document.getElementById("field")).color`, "rgba(0, 0, 0, 0)") // the copy draws the text throughout
	b.wait(`document.documentElement.classList.contains("workshop")`, true)
	b.wait(`document.documentElement.classList.contains("typed")`, true)
	b.wait(`[field.value, field.selectionStart, field.selectionEnd]`, []any{"ftp://joe:secret@h/ab", 20, 21})
	b.keys("c")
	b.wait(partsShown, []string{"scheme ftp 0–3", "user joe 6–9", "password secret 10–16", "host h 17–18", "name ac 19–21"})
	b.press("Ctrl+z")
	b.wait(fieldText, "ftp://joe:secret@h/ab")
	b.wait(`[document.querySelectorAll("#panels").length, document.querySelectorAll("#app").length]`, []int{1, 0})
}

// TestBrowserWorkshopKeepsDocument checks that an open document stays open: how far it was read, the opened row, the row of
// the keyboard, and the filter. So does the offer to list a text whose list was closed.
func TestBrowserWorkshopKeepsDocument(t *testing.T) {
	faulty := func(n int) string { return fmt.Sprintf("see http://h/a~%d and http://h/b%d\n", n, n) }
	var lines strings.Builder
	for n := range 300 {
		lines.WriteString(faulty(n))
	}
	file := savedFile(t, "mail.txt", lines.String())
	b := open(t, "/")
	b.enter("x")
	b.drop("#field", file)
	b.wait(foundCount, "600 URLs, 300 with errors or warnings")
	b.click("#only-faulty")
	b.focus("#found")
	b.press("End")
	b.press("ArrowUp")
	b.press("Enter")
	b.wait(fieldText, "http://h/a~298")
	b.press("ArrowUp")
	b.wait(foundAt, "http://h/a~297")
	b.click("#edit-parts")
	b.wait(`document.querySelector(".build") !== null`, true)
	b.wait(foundCount, "600 URLs, 300 with errors or warnings")
	b.wait(`document.getElementById("only-faulty").checked`, true)
	b.wait(foundAt, "http://h/a~297")
	b.wait(`document.querySelector("#found [aria-selected=true] .src").textContent`, "http://h/a~298")
	b.wait(`document.getElementById("h-document").textContent.includes("mail.txt")`, true)
	b.wait(fieldText, "http://h/a~298")
	b.wait(`typeof urlscopeDocument`, "undefined")
	b.click("#document-close")
	b.wait(`document.getElementById("document")`, nil)

	b = open(t, "/")
	const two = "see ftp://h/a~\nand news:a.b"
	const offered = `document.querySelector("#offer p").textContent`
	b.paste(two)
	b.wait(foundRows, []string{"ftp://h/a~", "news:a.b"})
	b.click("#document-close")
	b.wait(offered, "This text contains 2 URLs.")
	b.click("#edit-parts")
	b.wait(`document.querySelector(".build") !== null`, true)
	b.wait(offered, "This text contains 2 URLs.")
}

// TestBrowserWorkshopMissing checks that if the workshop cannot be loaded, the page stays as it is.
func TestBrowserWorkshopMissing(t *testing.T) {
	b := newTab(t)
	b.serve(withoutFile(t, made.Asset(t, "workshop.wasm")))
	b.expect("console.error")
	b.load("/")
	b.waitReady()
	b.enter("http://h/a")
	b.value(`void (location.hash = "#lesson=1&id=1.1")`, nil)
	b.wait(`document.querySelector("#notice p")?.textContent.startsWith("This part of the page could not be loaded.")`, true)
	b.keys("b")
	b.wait(partsShown, []string{"scheme http 0–4", "host h 7–8", "path ab 9–11"})
}

func withoutFile(t *testing.T, name string) http.Handler {
	dir, err := made.Site()
	if err != nil {
		t.Fatal(err)
	}
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/"+name {
			http.NotFound(w, r)
			return
		}
		files.ServeHTTP(w, r)
	})
}
