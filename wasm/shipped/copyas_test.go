package shipped

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// TestBrowserCopyForWebClients copies a URL for wget, Python and fetch: unchanged, or with a line about what they make of
// it.
func TestBrowserCopyForWebClients(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "http://www.example.com/a/../b?c=d'e"
	b.setViewport(1280, 800) // below 1000 pixels only the footer has these words
	b.enter(src)
	b.click("#copy-as")
	for name, c := range map[text.Key]transcript.WebClient{
		labels.AsWget: transcript.ClientWget, labels.AsPython: transcript.ClientPython, labels.AsFetch: transcript.ClientFetch,
	} {
		want, _ := transcript.Web(text.English, c, core.Parse(src))
		b.focus("#" + string(name))
		b.press(" ")
		b.wait(copiedText, want)
		b.click("#copy-it")
		b.wait(clipboard, want)
	}
}

// TestBrowserReportProblem checks that the footer has a problem report to copy, with a link to the text.
func TestBrowserReportProblem(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.enter("http://u:secret@h/a|b")
	b.click("#report-problem")
	b.wait(`document.getElementById("as-problem").checked`, true)
	b.click("#copy-it")
	const hidden = "http://u:xxxxx@h/a|b"
	link := "<" + b.origin + "/" + model.Link(hidden, core.Span{}) + ">"
	b.wait(clipboard+`.includes("`+hidden+`") && `+clipboard+`.includes("`+link+`") && `+clipboard+`.includes(navigator.userAgent)`, true)
	b.wait(clipboard+`.includes("secret")`, false)
}
