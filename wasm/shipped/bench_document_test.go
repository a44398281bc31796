package shipped

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
)

// BenchmarkPageDocument measures how long the page is blocked while a document of ten megabytes is pasted, read and listed.
func BenchmarkPageDocument(t *testing.B) {
	const line = "A line of a text with ftp://host.example/path/to;type=i in it, or http://h/~user?x=y, and words that say nothing.\n"
	n := 10_000_000/len(line) + 1
	longest, seconds := math.Inf(1), 0.0
	for range *benchRounds {
		b := benchTab(t)
		b.value(`void (globalThis.data = new DataTransfer(), data.setData("text/plain", `+quote(line)+fmt.Sprintf(`.repeat(%d)))`, n), nil)
		b.value("new Promise((done) => setTimeout(() => requestIdleCallback(done), 300)).then(() => 0)", nil)
		b.value(forget, nil)
		var start, end float64
		b.value(`(() => { const start = performance.now();
			document.getElementById("field").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
			return start; })()`, &start)
		b.wait(foundCount, labels.Found(text.English, 2*n, n))
		b.wait(`document.getElementById("read-bar")`, nil)
		b.value("performance.now()", &end)
		var tasks []float64
		b.value("benchSamples.tasks", &tasks)
		if most := slices.Max(append(tasks, 0)); most < longest {
			longest, seconds = most, (end-start)/1000
		}
		b.away()
	}
	fmt.Printf("\n%-40s %8s %8s\n%-40s %8s %8.1f %s bar: longest %d: %s\n", "a document of 10 MB is pasted", "longest", "seconds",
		fmt.Sprintf("%d URLs listed; longest task in ms", 2*n), task(longest), seconds, strings.Repeat(" ", 33), taskBar, verdict(t, longest, taskBar))
}
