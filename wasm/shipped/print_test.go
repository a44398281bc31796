package shipped

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// TestBrowserPrintWithoutAnswers checks that a sheet for a class has the URL and its ruler, but no answers, neither on paper
// nor in the title.
func TestBrowserPrintWithoutAnswers(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(`globalThis.print = () => {
		dispatchEvent(new Event("beforeprint"));
		const seen = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility()).length;
		globalThis.onPaper = {
			title: document.title,
			answers: seen(".problem, .step, .part, .facts, .map, .verdict, .here, .begun, #copy i:not(.tick), #copy i.tick.end, .foot *"),
			heads: [...document.querySelectorAll(".columns h2")].filter((e) => e.checkVisibility()).map((e) => e.textContent),
			marks: [...document.querySelectorAll("#copy .run")].map((r) => getComputedStyle(r).backgroundImage).filter((i) => i !== "none").length,
			ticks: seen("#copy i.tick") > 2, url: document.getElementById("printed").innerText,
		};
		dispatchEvent(new Event("afterprint"));
	};`)
	b.load("/")
	b.waitReady()
	const src = "http://host.dom/~user/a|b"
	b.enter(src)
	b.wait(`document.title`, "✗ octet 16, today ✓ · host.dom")
	b.do(emulation.SetEmulatedMedia().WithMedia("print"))
	b.value(`document.getElementById("print-questions").click()`, nil)
	b.wait(`onPaper`, map[string]any{
		"title": labels.UI(text.English, labels.Title), "answers": 0, "heads": []string{"Problems", "On the wire", "Parts"}, "marks": 0, "ticks": true, "url": src,
	})
	b.wait(`document.title`, "✗ octet 16, today ✓ · host.dom")
	b.wait(`document.documentElement.classList.contains("questions")`, false)
	b.wait(`document.querySelector(".problem").checkVisibility()`, true)
}
