package shipped

import "testing"

// An https URL has its conversation, and copies of it; what became of a scheme stands at the head of "Then and now"; a
// placeholder is one problem, for which no fix is offered.
func lookLater(t *testing.T, b *tab) {
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
