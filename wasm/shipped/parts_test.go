package shipped

import (
	"strings"
	"testing"
)

// A text of one huge part is shown and edited like any other.
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
