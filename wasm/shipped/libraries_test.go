package shipped

import (
	"fmt"
	"testing"

	"urlscope/wasm/model"
)

// The rows of the lists, one string each.
const (
	readersShown = `[...document.querySelectorAll("#standards .libraries .standard")].map((li) => li.querySelector(".says").innerText.trim() + ": " +
		[...li.querySelectorAll(".who b")].map((b) => b.textContent).join(", "))`
	clientsShown = `[...document.querySelectorAll("#wire .libraries .standard")].map((li) => li.querySelector(".says").innerText.trim() + ": " +
		[...li.querySelectorAll(".who b")].map((b) => b.textContent).join(", ") +
		[...li.querySelectorAll(".lines li")].map((line) => (line.className && " ! ") + (line.className ? line.innerText.trim() : "")).join(""))`
	rowsShown  = `[...document.querySelectorAll("#parts .named > div")].map((row) => row.querySelector("dt").innerText + ": " + row.querySelector("dd").innerText.replaceAll("\n", ", "))`
	rungsShown = `[...document.querySelectorAll("#compare .libraries li")].map((li) => li.querySelector(".name").innerText + ": " + li.querySelector(".kind").innerText)`
)

// astray lists the elements of open lists that overflow their panel, are cut off, or are too small to click.
const astray = `[...document.querySelectorAll(".libraries, .libraries *")].filter((e) => e.checkVisibility() && !e.closest(".vh")).flatMap((e) => {
	const { left, right, width, height } = e.getBoundingClientRect(), panel = e.closest("section").getBoundingClientRect(), list = [];
	if (left < panel.left - 1 || right > panel.right + 1 || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0) list.push("sticks out: " + e.outerHTML.slice(0, 80));
	if (e.matches("button, select") && (width < 24 || height < 24)) list.push("small: " + e.outerHTML.slice(0, 80));
	return list;
}).concat(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [])`

// TestBrowserLibraries checks the lists of libraries, programs and clients, which the first program offers as buttons. Each
// opens by click and by keyboard, with the focus in place. No list scrolls horizontally on the narrowest screen, and no text
// becomes markup.
func TestBrowserLibraries(t *testing.T) {
	b := openWithClipboard(t, "/", true)
	b.setViewport(320, 568)
	const markup = "<img>"
	for i, list := range []struct {
		door, src, pinned string
		focus             string // of the list
		shown             string
		want              []string
		hostile, written  string // another text, and its form in the list
	}{
		{
			door: "with-readers", src: `http://evil.example\@good.example/`, focus: "with-readers", shown: readersShown,
			want: []string{
				"goes to evil.example; readings part at octet 19: Node new URL, Node url.parse, whatwg-url, Rust url, Browser new URL",
				`goes to evil.example\@good.example:80; readings part at octet 7: lynx`,
				"reads it: libcurl URL API, PHP parse_url, Perl URI, Ruby Addressable, wget, Python urllib.parse, Java URL, Python yarl",
				"refuses it: Ruby URI, Go net/url, Java URI, .NET Uri (Mono)",
			},
			hostile: "http://h/" + markup, written: "<img",
		},
		{
			door: "with-clients", src: "ftp://h/a;type=d", focus: "with-clients", shown: clientsShown,
			want: []string{
				"another file: w3m ! RETR /a;type=d", "another file: links ! CWD /", "another file: elinks ! RETR /a;type=d", "another file: aria2c ! CWD /",
				"another file: lftp cat ! RETR /a;type=d", "other lines: curl ! NLST", "other lines: wget ! RETR a", "other lines: lynx ! CWD /a",
				"other lines: Python urllib ! CWD .", "other lines: Perl LWP ! RETR a", "other lines: lftp open ! CWD a;type=d", "refused: tnftp, ncftpget",
			},
			hostile: "ftp://h/%3Cimg%3E", written: "<img",
		},
		{
			door: "with-names", src: "http://joe@h:8080/a?b", focus: "names-of", shown: rowsShown,
			want: []string{
				"href: http://joe@h:8080/a?b", "origin: http://h:8080", "protocol: http:", "username: joe", "password: the empty string", "host: h:8080",
				"hostname: h", "port: 8080", "pathname: /a", "search: ?b", "hash: the empty string",
			},
			hostile: "http://h/?" + markup, written: "<img",
		},
		{
			door: "with-host", src: "http://joe@0x7f.1/", focus: "with-host", shown: rowsShown,
			want: []string{
				"What it is: an IPv4 address", "The address: 127.0.0.1", "Its bits: 01111111 00000000 00000000 00000001",
				"How it is written: fewer than four numbers, hexadecimal", "Its range: loopback: this machine itself (RFC 1122, 3.2.1.3)",
				"Whether it is reached: not reachable from the Internet",
				"Read as this address by: libcurl URL API 7.88.1, .NET Uri (Mono) 6.8.0.105, Node new URL 20.20.2, whatwg-url 17.3.0, Rust url 2.3.1, Browser new URL",
				"Left as written by: PHP parse_url 8.2.36, Ruby URI 3.1.2, Perl URI 5.17, Ruby Addressable 2.8.1, wget 1.21.3, lynx 2.9.0dev.12, " +
					"Python urllib.parse 3.11.2, Go net/url 1.26.8, Java URL 17.0.15, Python yarl 1.8.2, Node url.parse 20.20.2, " +
					"A filter on the text sees a name; a browser connects to 127.0.0.1.",
			},
			hostile: "http://" + markup + ".h/", written: "<img",
		},
		{
			door: "with-rungs", src: "http://h:81/~a", pinned: "HTTP://h/%7ea", focus: "with-rungs", shown: rungsShown,
			want: []string{
				"same string: no, scheme, octet 0: An OAuth server refuses it as redirect_uri.",
				"same but for case, escapes and dot segments: no, port, octet 8: A program that does not know the scheme takes them for two.",
				"same also but for default port, empty path and a file’s localhost: no, port, octet 8: A crawler fetches both.",
				"same URL in a browser: no, port, octet 8: A browser’s history keeps both.",
				"same URL in a browser but for the fragment: no, port, octet 8: A browser loads another document.",
				"same origin: no, port, octet 8: Scripts of one cannot read the other.", "same site: yes",
			},
			hostile: "http://h/" + markup, written: "same site",
		},
	} {
		door := "#" + list.door
		b.load(fmt.Sprintf("/?%d", i) + model.View{Src: list.src, Pinned: list.pinned}.Link())
		b.waitReady()
		b.wait(`document.querySelector(`+quote(door)+`)?.getAttribute("aria-expanded")`, "false")
		b.wait(`document.documentElement.classList.contains("workshop")`, false)
		if b.focus(door); i%2 == 0 {
			b.press("Enter")
		} else {
			b.click(door)
		}
		b.wait(list.shown, list.want)
		b.wait(`document.documentElement.classList.contains("workshop")`, true)
		b.wait(`document.activeElement.id`, list.focus)
		b.wait(`document.querySelector(`+quote(door)+`).getAttribute("aria-expanded")`, "true")
		b.wait(astray, []string{})
		if list.door == "with-names" {
			b.chooseNames()
		}
		b.enter(list.hostile)
		b.wait(`document.querySelector(`+quote(door)+`).closest(".libraries").innerText.includes(`+quote(list.written)+`)`, true)
		b.wait(`document.querySelectorAll(".libraries :is(img, script)").length`, 0)
		b.wait(astray, []string{})
		b.click(door)
		b.wait(list.shown, []string{})
	}
}

// chooseNames selects another interface to name the parts, and copies the expression for one.
func (b *tab) chooseNames() {
	b.t.Helper()
	b.keys("Python") // the first one with this prefix
	b.wait(`document.getElementById("names-of").value`, "python")
	b.wait(rowsShown, []string{
		"scheme: http", "netloc: joe@h:8080", "path: /a", "query: b", "fragment: the empty string", "username: joe", "password: absent", "hostname: h", "port: 8080",
	})
	b.wait(astray, []string{})
	b.click("#parts .named > div:nth-child(9) .reads button")
	b.wait(clipboard, "urlsplit(url).port\n")
}

// TestBrowserSuffixes checks that the list of public suffixes is loaded on demand and completes both lists that need it. If
// it cannot be loaded, the page says so.
func TestBrowserSuffixes(t *testing.T) {
	const fetched = `performance.getEntriesByType("resource").filter((e) => e.name.includes("/suffixes.")).length`
	const button = "#compare .with-suffixes"
	b := open(t, "/"+model.View{Src: "http://a.co.uk/", Pinned: "http://b.co.uk/"}.Link())
	b.expect("no network")
	b.click("#with-rungs")
	b.wait(rungsShown+`.at(-1)`, "same site: not known, the list of public suffixes decides Look it up in the list of public suffixes")
	b.wait(fetched, 0)
	b.value(`void (globalThis.real = fetch, globalThis.fetch = () => Promise.reject(new Error("no network")))`, nil)
	b.click(button)
	b.wait(`document.body.innerText.includes("This part of the page could not be loaded.")`, true)
	b.value(`void (globalThis.fetch = real)`, nil)
	b.focus(button)
	b.press("Enter")
	b.wait(rungsShown+`.at(-1)`, "same site: no, host, octet 7: A SameSite=Strict cookie is not sent with requests from one to the other.")
	b.wait(`document.activeElement.id`, "with-rungs")
	b.wait(fetched, 1)
	b.click("#with-host")
	b.wait(rowsShown, []string{"What it is: a name", "As it is sent: a.co.uk", "Registrable domain: a.co.uk"})
	b.enter("http://www.city.kawasaki.jp/")
	b.wait(rowsShown+`.at(-1)`, "Registrable domain: city.kawasaki.jp")
	b.wait(fetched, 1)
}
