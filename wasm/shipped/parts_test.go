package shipped

import (
	"fmt"
	"strings"
	"testing"
)

// TestBrowserHugePart checks that a text with one huge part is shown and edited like any other.
func TestBrowserHugePart(t *testing.T) {
	const n = 150_000
	b := open(t, "/")
	b.enter("http://h/" + strings.Repeat("a", n))
	b.wait(`document.querySelector("#parts .part:last-child .raw").textContent.length < 1000`, true)
	b.wait(`document.querySelector("#parts .part:last-child .raw").textContent.includes("149400 octets left out")`, true)
	b.wait(`document.querySelector("#wire .empty").textContent`, "What a client sends is shown only for texts of up to 100 kB; this one is longer.")
	b.keys("b|")
	b.wait(fieldText+".length", len("http://h/b|")+n)
	b.wait(rulesShown, []string{"national-octet"})
	b.press("Ctrl+a")
	b.insert("http://h/")
	b.wait(partsShown, []string{"scheme http 0–4", "host h 7–8", "path present and empty 9–9"})
}

// TestBrowserQuery checks the fields of a query: each can be highlighted, edited and removed, and all tracking fields can be
// removed at once.
func TestBrowserQuery(t *testing.T) {
	b := open(t, "/")
	const url = "https://h/a?utm_source=x&q=two+words&utm_medium=%C3%A9&fbclid=1"
	b.enter(url)
	const fields = `[...document.querySelectorAll("#parts .param")].map((f) => [".raw", ".range", "code"].map((s) => f.querySelector(s)?.textContent ?? "").join(" "))`
	b.wait(fields, []string{"utm_source=x 12–24 ", "q=two+words 25–36 two words", "utm_medium=%C3%A9 37–54 é", "fbclid=1 55–63 "})
	b.wait(`document.querySelector("#parts .late").checkVisibility()`, true)
	b.wait(`document.querySelector("#status .verdict").innerText`, "RFC 1738: yes, a later scheme")
	field := func(n int, what string) string { return fmt.Sprintf("#parts .param:nth-child(%d) %s", n, what) }
	b.click(field(2, ".row"))
	b.wait(`[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`, "q=two+words")
	b.wait(`document.querySelector("#parts .param.sel .range").textContent`, "25–36")
	b.click(field(3, ".act")) // its value is edited in the field
	b.wait(`document.activeElement.id`, "field")
	b.keys("e")
	b.wait(fieldText, strings.Replace(url, "%C3%A9", "e", 1))
	b.wait(fields+`[2]`, "utm_medium=e 37–49 ")
	b.press("Ctrl+z")
	b.wait(fieldText, url)
	b.wait(fields+`[2]`, "utm_medium=%C3%A9 37–54 é")
	b.click(field(2, ".act + .act"))
	b.wait(fieldText, strings.Replace(url, "q=two+words&", "", 1))
	b.press("Ctrl+z")
	b.wait(fields+`.length`, 4)
	b.wait(`document.getElementById("untrack").textContent + document.getElementById("untrack").parentElement.querySelector(".kind").textContent`,
		"Take out 3 tracking fieldschanges meaning")
	b.click("#untrack")
	b.wait(fieldText, "https://h/a?q=two+words")
	b.wait(`document.getElementById("untrack")`, nil)
	// Of many fields, only the first ones are shown, with the number of the others.
	b.enter("https://h/a?" + strings.Repeat("a=b&", 40) + "c=d")
	b.wait(`[...document.querySelectorAll("#parts .param")].map((f) => f.checkVisibility()).indexOf(false)`, 8)
	b.wait(`document.querySelector("#parts .folded summary").textContent`, "33 more fields")
}
