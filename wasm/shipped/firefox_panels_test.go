package shipped

import "testing"

// TestFirefoxPanels checks the panels that open on demand: a pinned URL, a clause, breaks, and other standards.
func TestFirefoxPanels(t *testing.T) {
	f := openFox(t, "/")
	press := func(id string) {
		f.wait(`void document.querySelector("`+id+`").focus()`, nil)
		f.keys(foxEnter)
	}
	f.enter("ftp://h/a;type=x")
	f.wait(rulesShown, []string{"ftp-type-unknown"})

	const cite = `#problems .place .cite`
	press(cite)
	f.wait(clauseOpen, true)
	f.wait(clauseTitle, "section 3.2.2, FTP: the path as commands")
	f.keys(foxEscape)
	f.wait(clauseOpen, false)
	f.wait(`document.activeElement.matches("`+cite+`")`, true)

	f.enter("http://h/%61b")
	f.wait(`document.getElementById("pin").checkVisibility()`, true)
	press("#pin")
	f.enter("HTTP://h:80/ab")
	f.wait(likeness, "Both name the same resource.")

	f.enter("http://h/a")
	press("#break-it")
	f.wait(`document.querySelectorAll("#breaks button").length`, len("http://h/a"))
	press("#break-it")
	f.wait(`document.querySelectorAll("#breaks button").length`, 0)

	f.enter("https://h/~a?x[]=1#top")
	f.wait(`[...document.querySelectorAll("#status .verdict")].map((v) => v.innerText)`, []string{"RFC 1738: no, octet 10", "URL Standard: read, with errors"})
	f.wait(`document.querySelector("#standards").innerText.includes("RFC 3986")`, true)
}
