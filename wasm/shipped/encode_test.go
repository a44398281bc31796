package shipped

import "testing"

// TestBrowserEncode encodes characters that a URL cannot have, and decodes them.
func TestBrowserEncode(t *testing.T) {
	looks(t, lookEncodeAll, lookEncodeTheSelection)
}

// lookEncodeAll checks that one button turns a Japanese address into a URL, that the button shows the result, and that one
// step undoes it.
func lookEncodeAll(t *testing.T, b *tab) {
	const typed = "http://ja.wikipedia.org/wiki/日本語_(曖昧さ回避)?q=検索"
	b.enter(typed)
	b.wait(rulesShown, []string{"non-ascii", "non-ascii", "non-ascii"})
	b.wait(`document.querySelector("#problems .fix").textContent`, "Encode all as UTF-8")
	b.wait(`document.querySelector("#problems .fixes .result mark").textContent.includes("%E6%97%A5")`, true)
	b.click("#problems .fix")
	b.wait(fieldText, "http://ja.wikipedia.org/wiki/%E6%97%A5%E6%9C%AC%E8%AA%9E_(%E6%9B%96%E6%98%A7%E3%81%95%E5%9B%9E%E9%81%BF)?q=%E6%A4%9C%E7%B4%A2")
	b.wait(rulesShown, []string{})
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, typed)
}

// lookEncodeTheSelection checks that two buttons, usable by keyboard, encode and decode the selection, and that they move
// nothing.
func lookEncodeTheSelection(t *testing.T, b *tab) {
	b.enter("http://h/a/b%2F?q")
	const able = `["encode-it", "decode-it"].map((id) => !document.getElementById(id).disabled)`
	b.wait(able, []bool{false, false})                                        // the buttons for the example are gone
	b.value(`document.getElementById("field").setSelectionRange(9, 15)`, nil) // "a/b%2F"
	b.wait(able, []bool{true, true})
	b.focus("#encode-it")
	b.press("Enter")
	b.wait(fieldText, "http://h/a%2Fb%252F?q")
	b.wait(`(() => { const f = document.getElementById("field"); return f.value.slice(f.selectionStart, f.selectionEnd); })()`, "a%2Fb%252F")
	b.wait(`[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`, "a%2Fb%252F")
	b.wait(able, []bool{true, true})
	b.click("#decode-it")
	b.wait(fieldText, "http://h/a/b%2F?q")
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/a%2Fb%252F?q")
	b.value(`document.getElementById("field").setSelectionRange(9, 9)`, nil)
	b.wait(able, []bool{false, false})
}
