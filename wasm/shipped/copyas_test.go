package shipped

import (
	"testing"

	"urlscope/core"
	"urlscope/core/text"
	"urlscope/core/transcript"
	"urlscope/wasm/labels"
)

// A URL goes to wget, Python and fetch as it is, or with a line that says what they make of it.
func TestBrowserCopyForWebClients(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	const src = "http://www.example.com/a/../b?c=d'e"
	b.setViewport(1280, 800) // below 1000 pixels the words stand in the foot alone
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
