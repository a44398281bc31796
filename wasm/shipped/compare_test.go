package shipped

import (
	"testing"

	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

const (
	likeness = `document.getElementById("likeness")?.textContent ?? ""`
	compared = `[...document.querySelectorAll("#compare .pair .url")].map((u) => u.textContent)`
	newHere  = `[...document.querySelectorAll("#compare .pair .url")].map((u) => [...u.querySelectorAll("mark")].map((m) => m.textContent).join(" "))`
	changes  = `[...document.querySelectorAll("#compare .differing li")].map((li) => li.querySelector(".name").textContent + ": " + li.querySelector(".change").textContent)`
	sentNow  = `[...document.querySelectorAll("#compare .sent-otherwise p")].map((p) => p.innerText.replace(/\s+/g, " "))`
)

// One URL is pinned with a key, others are typed: what differs and whether that names the same resource is seen, heard and
// kept in the link, and the pinned one comes back.
func TestBrowserCompare(t *testing.T) {
	t.Parallel()
	b := open(t, "/")
	b.enter("HTTP://h:80/~a/b")
	b.wait(likeness, "")
	b.focus("#pin")
	b.press("Enter")
	b.wait(likeness, "One of them is not a valid URL, so only what each was read as is compared.")
	b.wait(spoken, labels.UI(text.English, labels.Pinned))
	b.wait(`document.activeElement.id`, "pin")
	b.enter("http://h/%7Ea/b")
	b.wait(compared, []string{"HTTP://h:80/~a/b", "http://h/%7Ea/b"})
	b.wait(newHere, []string{"HTTP :80 ~", "http %7E"})
	b.wait(changes, []string{"scheme: HTTP → http", "port: 80 → absent", "path: ~a → %7Ea"})
	b.enter("http://h/%7Ea/b")
	b.click("#pin")
	b.wait(likeness, "The same, octet for octet.")
	b.enter("http://h/%7ea/c")
	b.wait(likeness, "Nothing in RFC 1738 makes them the same resource.")
	b.wait(sentNow, []string{"− Pinned: GET /%7Ea/b HTTP/1.0", "+ Now: GET /%7ea/c HTTP/1.0", "− Pinned: GET /%7Ea/b HTTP/1.1 Host: h Connection: close", "+ Now: GET /%7ea/c HTTP/1.1 Host: h Connection: close"})
	b.enter("http://h/%7ea/b")
	b.wait(likeness, "Both name the same resource.")
	b.wait(spoken, "RFC 1738: yes, HTTP. Today: yes. 1 note. Both name the same resource.")
	b.wait(`location.hash`, model.View{Src: "http://h/%7ea/b", Pinned: "http://h/%7Ea/b"}.Link())
	b.click("#swap")
	b.wait(fieldText, "http://h/%7Ea/b")
	b.wait(compared, []string{"http://h/%7ea/b", "http://h/%7Ea/b"})
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/%7ea/b")
	b.focus("#unpin")
	b.press("Enter")
	b.wait(likeness, "")
	b.wait(`document.activeElement.id`, "field")
	b.wait(`location.hash`, model.View{Src: "http://h/%7ea/b"}.Link())
}

// A link brings both URLs, in the reader's language; no link of the page's brings a password.
func TestBrowserCompareByLink(t *testing.T) {
	t.Parallel()
	b := open(t, "/"+model.View{Src: "ftp://h/a", Pinned: "ftp://u:secret@h/a", Lang: "ja"}.Link())
	b.wait(likeness, text.Likeness(text.Japanese, 3))
	b.wait(changes, []string{"ユーザ名: u → なし", "パスワード: secret → なし"})
	b.enter("ftp://h/b")
	b.wait(`location.hash`, model.View{Src: "ftp://h/b", Pinned: "ftp://u@h/a", Lang: "ja"}.Link())
}
