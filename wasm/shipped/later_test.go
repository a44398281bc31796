package shipped

import "testing"

// lookLaterSchemes checks that an https URL has a conversation and copies of it, that "Then and now" begins with what became of a
// scheme, and that a placeholder is one problem without a fix.
func lookLaterSchemes(t *testing.T, b *tab) {
	b.enter("https://joe@host.dom/a?b")
	b.wait(`[...document.querySelectorAll("#wire [data-kind]")].map((s) => s.dataset.kind)`, []string{
		"other-scheme", "tls-connect", "tls-hello", "tls-certificate", "http-request/tls", "http-answer", "tls-http2", "http-userinfo",
	})
	b.wait(`document.querySelector("#wire .head p").innerText`, "host.dom port 443; → sent, ← answered")
	b.wait(`document.querySelector("#standards .reference")?.innerText`, nil)

	b.enter("gopher://host.dom/")
	b.wait(`document.querySelector("#standards .reference").innerText`,
		"Today: RFC 4266 (2005), on the standards track. Browsers do not fetch it.")
	b.enter("http://host.dom/{id}")
	b.wait(`document.querySelectorAll("#problems .problem").length`, 1)
	b.wait(`document.querySelectorAll("#problems .fix").length`, 0)
}
