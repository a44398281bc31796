package shipped

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"urlscope/core"
	"urlscope/core/builder"
	"urlscope/core/text"
	"urlscope/wasm/internal/hostile"
)

// inputOf returns the selector of the input for a part. what is "meant" for the decoded value, or "written".
func inputOf(part core.Part, index int, what string) string {
	return fmt.Sprintf("#part-%d-%d-%s", part, index, what)
}

// shownIn returns what an input shows.
func shownIn(selector string) string { return `document.querySelector("` + selector + `").value` }

// build enters a URL and opens the inputs for its parts.
func (b *tab) build(url string) {
	b.t.Helper()
	b.enter(url)
	var open bool
	if b.value(`document.querySelector(".build") !== null`, &open); !open {
		b.click("#edit-parts")
	}
	b.inputsShow(url)
}

// inputsShow waits until the inputs have the parts of a URL.
func (b *tab) inputsShow(url string) {
	b.t.Helper()
	u := core.Parse(url)
	for _, in := range builder.Inputs(u) {
		if in.State == builder.StateFilled && !in.Guess {
			b.wait(shownIn(inputOf(in.Part, in.Index, "written")), builder.Show(in.Text(u)))
		}
	}
}

// TestBrowserBuilder edits, adds and moves parts. The last subtest uses another language.
func TestBrowserBuilder(t *testing.T) {
	looks(t, lookBuilds, lookBuilderAdds, lookBuilderUnfinished, lookBuilderKeysOfOneFrame, lookBuilderRecasts, lookBuilderComposes,
		lookBuilderFields, lookButtonsChangePlaces, lookBuilderHostile)
}

// lookBuilderFields renames, adds, moves and toggles the fields of a query, each in its place. The others stay as written.
func lookBuilderFields(t *testing.T, b *tab) {
	b.build("http://h/p?a=1&b=%7e+x&c#f")
	name, value := inputOf(core.Fieldname, 0, "meant"), inputOf(core.Fieldvalue, 1, "meant")
	b.wait(shownIn(value), "~ x")
	b.focus(name)
	b.press("End")
	b.keys("=&")
	b.wait(fieldText, "http://h/p?a%3D%26=1&b=%7e+x&c#f")
	b.focus(value)
	b.press("End")
	b.keys(" y")
	b.wait(fieldText, "http://h/p?a%3D%26=1&b=%7e+x+y&c#f")
	b.click(inputOf(core.Fieldname, 1, "back"))
	b.wait(fieldText, "http://h/p?b=%7e+x+y&a%3D%26=1&c#f")
	b.click(inputOf(core.Fieldname, 0, "off"))
	b.wait(fieldText, "http://h/p?a%3D%26=1&c#f")
	b.wait(`document.activeElement.id`, "switch-on-0")
	b.wait(`document.querySelector(".build-part.off").nextElementSibling.querySelector(".name").id`, inputOf(core.Fieldname, 0, "")[1:len(inputOf(core.Fieldname, 0, ""))-1])
	b.click(inputOf(core.Fieldname, 1, "add"))
	b.wait(fieldText, "http://h/p?a%3D%26=1&c&=#f")
	b.keys("d e")
	b.wait(fieldText, "http://h/p?a%3D%26=1&c&d%20e=#f")
	b.click("#switch-on-0")
	b.wait(fieldText, "http://h/p?b=%7e+x+y&a%3D%26=1&c&d%20e=#f")
	b.wait(`document.querySelector(".build-part.off")`, nil)
	b.click(inputOf(core.Fieldname, 2, "remove"))
	b.wait(fieldText, "http://h/p?b=%7e+x+y&a%3D%26=1&d%20e=#f")
	b.focus(inputOf(core.Fragment, 0, "meant"))
	b.press("End")
	b.keys("g h")
	b.wait(fieldText, "http://h/p?b=%7e+x+y&a%3D%26=1&d%20e=#fg%20h")
}

// lookButtonsChangePlaces checks that a button does what it says when it took over the element of another one, because the row lost
// a button in front of it: the last field has none to move it on, and a value without escapes is not shown decoded.
func lookButtonsChangePlaces(t *testing.T, b *tab) {
	b.build("http://h/?a=1&b=2&c=3")
	b.click(inputOf(core.Fieldname, 2, "remove"))
	b.wait(fieldText, "http://h/?a=1&b=2")
	b.wait(`document.querySelector(`+quote(inputOf(core.Fieldname, 1, "on"))+`)`, nil)
	b.click(inputOf(core.Fieldname, 1, "add"))
	b.wait(fieldText, "http://h/?a=1&b=2&=")
	b.click("#edit-parts")
	b.enter("http://h/?a=%20&b=1")
	const buttons = `[...document.querySelectorAll("#parts .param")].map((e) => e.querySelectorAll(".also > *").length).join(" ")`
	b.wait(buttons, "3 2")
	b.enter("http://h/?a=x&b=1")
	b.wait(buttons, "2 2")
	b.click("#parts .param .also > :last-child")
	b.wait(fieldText, "http://h/?b=1")
}

const noteOf = `(id) => document.querySelector(id.replace(/-[a-z]+$/, "-note")).innerText`

// lookBuilds checks that typing into an input edits the URL, both decoded and as written.
func lookBuilds(t *testing.T, b *tab) {
	b.build("ftp://host.dom/a%2fb/c")
	host, raw := inputOf(core.Host, 0, "meant"), inputOf(core.Host, 0, "written")
	b.focus(host)
	b.wait(`[...document.querySelectorAll("#copy .sel")].map((r) => r.firstChild.data).join("")`, "host.dom")
	b.press("End")
	b.keys("x")
	b.wait(fieldText, "ftp://host.domx/a%2fb/c")
	b.wait(`"#" + document.activeElement.id`, host)
	b.wait(shownIn(raw), "host.domx")
	b.focus(raw)
	b.press("Home")
	b.keys("www.")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb/c")
	b.wait(`document.activeElement.selectionStart`, len("www."))
	b.wait(shownIn(host), "www.host.domx")

	// Untouched parts stay as written, and characters that need escapes get them.
	dir := inputOf(core.Fsegment, 0, "meant")
	b.wait(shownIn(dir), "a/b")
	b.focus(dir)
	b.press("End")
	b.keys("/ ")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb%2F%20/c")
	b.wait(shownIn(dir), "a/b/ ")
	b.wait(`(`+noteOf+`)("`+dir+`")`, "2 octets escaped\nor begin the next directory")
	b.wait(spoken, "2 octets escaped")
	b.wait(`document.querySelector("`+dir+`").labels[0].innerText`, "directory, meant")
	b.click("#apart")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb/%20/c")
	b.wait(shownIn(inputOf(core.Fsegment, 1, "meant")), " ")
	b.wait(`"#" + document.activeElement.id`, dir)
	b.press("Ctrl+z")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb%2F%20/c")
	b.wait(shownIn(dir), "a/b/ ")

	// A percent sign is literal in the decoded input, and begins an escape in the written one.
	name := inputOf(core.Fsegment, 1, "meant")
	b.focus(name)
	b.press("Ctrl+a")
	b.keys("5%")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb%2F%20/5%25")
	b.wait(shownIn(inputOf(core.Fsegment, 1, "written")), "5%25")
	b.focus(inputOf(core.Fsegment, 1, "written"))
	b.press("Ctrl+a")
	b.keys("%7E")
	b.wait(fieldText, "ftp://www.host.domx/a%2fb%2F%20/%7E")
	b.wait(shownIn(name), "~")

	b.wait(`[...document.querySelectorAll(".build :is(input, select)")].filter((e) => e.labels.length !== 1 || !e.labels[0].textContent.trim()).length`, 0)
	b.wait(`(() => { const ids = [...document.querySelectorAll("[id]")].map((e) => e.id); return ids.filter((id, i) => ids.indexOf(id) !== i); })()`, []string{})

	// An input keeps its text during typing, even if it would be parsed differently.
	b.focus(host)
	b.press("Ctrl+a")
	b.keys("h:21")
	b.wait(fieldText, "ftp://h:21/a%2fb%2F%20/%7E")
	b.wait(shownIn(host), "h:21")
	b.press("Tab")
	b.wait(shownIn(host), "h")
	b.wait(shownIn(inputOf(core.Port, 0, "meant")), "21")
}

// lookBuilderAdds checks that parts come and go with their delimiters, that this is announced, and that the focus is where
// the reader continues.
func lookBuilderAdds(t *testing.T, b *tab) {
	b.build("http://h")
	b.focus(inputOf(core.Port, 0, "add"))
	b.press("Enter")
	b.wait(fieldText, "http://h:80")
	b.wait(spoken, "Added: port.")
	b.wait(`"#" + document.activeElement.id`, inputOf(core.Port, 0, "meant"))
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h")
	b.focus(inputOf(core.Port, 0, "add"))
	b.press("Enter")
	b.wait(fieldText, "http://h:80")
	b.focus(inputOf(core.Port, 0, "remove"))
	b.press("Enter")
	b.wait(fieldText, "http://h")
	b.wait(`"#" + document.activeElement.id`, inputOf(core.Port, 0, "add"))
	b.focus(inputOf(core.Search, 0, "add"))
	b.press("Enter")
	b.wait(fieldText, "http://h/?")
	b.wait(spoken, "Added: query with path.")
	b.wait(`"#" + document.activeElement.id`, inputOf(core.Search, 0, "meant"))
	b.keys("a b")
	b.wait(fieldText, "http://h/?a%20b")

	b.enter("ftp://h/a/b;type=i")
	b.wait(`document.querySelector("[name=ftptype]:checked").id`, strings.TrimPrefix(inputOf(core.Ftptype, 2, "chosen"), "#"))
	b.click(inputOf(core.Ftptype, 3, "chosen"))
	b.wait(fieldText, "ftp://h/a/b;type=d")
	b.click(inputOf(core.Ftptype, 0, "chosen"))
	b.wait(fieldText, "ftp://h/a/b")
	b.focus(inputOf(core.Ftptype, 0, "add"))
	b.press("Enter")
	b.wait(fieldText, "ftp://h/a/b;type=a")
	b.wait(`"#" + document.activeElement.id`, inputOf(core.Ftptype, 1, "chosen"))
	b.focus(inputOf(core.Fsegment, 0, "on"))
	b.press("Enter")
	b.wait(fieldText, "ftp://h/b/a;type=a")
	b.wait(`"#" + document.activeElement.id`, inputOf(core.Fsegment, 1, "meant"))
	b.focus(inputOf(core.Fsegment, 0, "add"))
	b.press("Enter")
	b.wait(fieldText, "ftp://h/b//a;type=a")
	b.keys("x")
	b.wait(fieldText, "ftp://h/b/x/a;type=a")
	b.wait(`[...document.querySelectorAll("#parts .tools button")].filter((e) => !(e.ariaLabel ?? e.textContent).trim()).length`, 0)

	b.enter("gopher://h/7a")
	b.wait(shownIn("#part-"+fmt.Sprint(int(core.Gtype))+"-0-chosen"), "7")
	b.value(`(() => { const s = document.querySelector("`+inputOf(core.Gtype, 0, "chosen")+`"); s.value = "<"; s.dispatchEvent(new Event("change", { bubbles: true })); })()`, nil)
	b.wait(fieldText, "gopher://h/%3Ca")

	// Parts that are only a guess are shown, but not editable. A password is hidden.
	b.enter("htpp://h/a")
	b.wait(`document.querySelector("`+inputOf(core.Host, 0, "meant")+`").readOnly`, true)
	b.wait(`(`+noteOf+`)("`+inputOf(core.Host, 0, "meant")+`")`, "Only a guess: edit it in the URL itself.")
	b.enter("ftp://u:secret@h/\xff")
	b.wait(`document.querySelector("`+inputOf(core.Password, 0, "meant")+`").type`, "password")
	b.click("#edit-parts")
	b.wait(`document.querySelector(".build")`, nil)
	b.wait(`document.querySelector("#parts .part") !== null`, true)
}

// lookBuilderUnfinished checks that an unfinished or broken URL gets inputs, too, and that typed text stays.
func lookBuilderUnfinished(t *testing.T, b *tab) {
	b.build("http://h/")
	b.enter("")
	add := func(part core.Part, want string) {
		t.Helper()
		b.wait(`document.querySelector("`+inputOf(part, 0, "add")+`")?.disabled`, false)
		b.focus(inputOf(part, 0, "add"))
		b.press("Enter")
		b.wait(fieldText, want)
		b.wait(`"#" + document.activeElement.id`, inputOf(part, 0, "meant"))
	}
	add(core.SchemeName, "http://")
	b.wait(spoken, "Added: scheme.")
	b.press("Ctrl+a")
	b.keys("ftp")
	b.wait(fieldText, "ftp://")
	b.focus(inputOf(core.Host, 0, "meant"))
	b.keys("h_")
	b.wait(fieldText, "ftp://h_")
	b.press("Tab")
	add(core.Password, "ftp://:@h_")
	b.wait(spoken, "Added: password with user.")
	add(core.Fsegment, "ftp://:@h_/")
	b.keys("a")
	b.enter("http:/")
	add(core.Host, "http://")
	b.enter("http://h?a b")
	add(core.Hsegment, "http://h/?a b")
	add(core.Port, "http://h:80/?a b")
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/?a b")

	// An edit that would change the meaning of other parts is not offered; a line says what helps.
	b.enter("ftp://ho:st.do")
	b.wait(`document.querySelector("`+inputOf(core.Fsegment, 0, "add")+`").disabled`, true)
	b.wait(`document.querySelector(".build ~ .absent").innerText`, "What cannot be added yet can be once the problems are fixed.")
	b.enter("ftp://ho.st.do")
	b.wait(`document.querySelector(".build ~ .absent")`, nil)
}

// lookBuilderKeysOfOneFrame checks that an input keeps its text and caret if two keys come before a frame is drawn.
func lookBuilderKeysOfOneFrame(t *testing.T, b *tab) {
	b.build("ftp://host.dom/a")
	host := inputOf(core.Host, 0, "meant")
	b.value(`(() => {
		const input = document.querySelector("`+host+`");
		input.focus();
		input.select();
		const type = (text) => {
			for (const data of text) {
				input.setRangeText(data, input.selectionStart, input.selectionEnd, "end");
				input.dispatchEvent(new InputEvent("input", {bubbles: true, inputType: "insertText", data}));
			}
		};
		type("h:21");
		input.setSelectionRange(0, 0);
		type("www.");
	})()`, nil)
	b.wait(fieldText, "ftp://www.h:21/a")
	b.wait(shownIn(host), "www.h:21")
	b.wait(`document.activeElement.selectionStart`, len("www."))
	b.press("Tab")
	b.wait(shownIn(host), "www.h")
}

// lookBuilderRecasts checks that another scheme keeps the text after the colon, and that parts can be moved to their place
// in that scheme. A hidden password stays hidden.
func lookBuilderRecasts(t *testing.T, b *tab) {
	b.build("http://host.dom/a%20b?c")
	scheme := inputOf(core.SchemeName, 0, "meant")
	retype := func(name string) {
		b.focus(scheme)
		b.press("Ctrl+a")
		b.keys(name)
	}
	retype("gopher")
	b.wait(fieldText, "gopher://host.dom/a%20b?c")
	b.wait(`[...document.querySelector("#recast").parentElement.children].map((e) => e.innerText)`, []string{"or move the parts: gopher://host.dom/0/a%20b%09c", "changes meaning"})
	b.click("#recast")
	b.wait(fieldText, "gopher://host.dom/0/a%20b%09c")
	b.wait(`document.querySelector("#recast") === null`, true)
	b.wait(`"#" + document.activeElement.id`, scheme)
	b.wait(spoken, "The parts were moved.")
	b.press("Ctrl+z")
	b.wait(fieldText, "gopher://host.dom/a%20b?c")

	b.enter("ftp://joe:secret@host.dom/a;type=a")
	b.wait(shownIn(scheme), "ftp")
	retype("telnet")
	b.wait(`document.querySelector("#recast").innerText`, "or move the parts: telnet://joe:••••@host.dom")
	b.click("#recast")
	b.wait(fieldText, "telnet://joe:secret@host.dom")
}

// lookBuilderComposes checks that octets that are not valid UTF-8 are visible and stay, and that neither an input method nor
// typing into one part is disturbed when another part changes.
func lookBuilderComposes(t *testing.T, b *tab) {
	b.build("http://h/%FFx")
	path := inputOf(core.Hsegment, 0, "meant")
	b.wait(shownIn(path), "⟨FF⟩x")
	b.focus(path)
	b.press("End")
	for _, s := range []string{"に", "にほ", "日本"} {
		n := int64(len([]rune(s)))
		b.do(input.ImeSetComposition(s, n, n))
		b.wait(shownIn(path), "⟨FF⟩x"+s)
		b.wait(fieldText, "http://h/%FFx")
	}
	b.insert("日本")
	b.wait(fieldText, "http://h/%FFx%E6%97%A5%E6%9C%AC")
	b.wait(shownIn(path), "⟨FF⟩x日本")
	b.wait(`"#" + document.activeElement.id`, path)

	// Another source edits the host, such as a fix or a script.
	b.press("ArrowLeft")
	b.value(`void urlscopeEdit(7, 8, "host.dom")`, nil)
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5%E6%9C%AC")
	b.wait(shownIn(inputOf(core.Host, 0, "meant")), "host.dom")
	b.wait(`"#" + document.activeElement.id`, path)
	b.wait(`document.activeElement.selectionStart`, len([]rune("⟨FF⟩x日")))
	b.keys("a")
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5a%E6%9C%AC")

	// Undo works from the input and from the field, key by key, and restores the caret.
	b.keys("b")
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5ab%E6%9C%AC")
	b.press("Ctrl+z")
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5a%E6%9C%AC")
	b.wait(shownIn(path), "⟨FF⟩x日a本")
	b.wait(`document.activeElement.selectionStart`, len([]rune("⟨FF⟩x日a")))
	b.wait(spoken, "Undone. The text is http://host.dom/%FFx%E6%97%A5a%E6%9C%AC again.")
	b.press("Ctrl+Shift+z")
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5ab%E6%9C%AC")
	b.wait(spoken, "Redone. The text is http://host.dom/%FFx%E6%97%A5ab%E6%9C%AC again.")
	b.press("Ctrl+z")
	b.press("Ctrl+z")
	b.wait(fieldText, "http://host.dom/%FFx%E6%97%A5%E6%9C%AC")
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/%FFx%E6%97%A5%E6%9C%AC")

	// In the field, undo also takes back one edit.
	b.press("End")
	b.keys("y")
	b.wait(fieldText, "http://h/%FFx%E6%97%A5%E6%9C%ACy")
	b.focus("#field")
	b.press("Ctrl+z")
	b.wait(fieldText, "http://h/%FFx%E6%97%A5%E6%9C%AC")
	b.wait(shownIn(path), "⟨FF⟩x日本")
}

// lookBuilderHostile checks that the inputs hold every text as text, and fit on a phone in every language.
func lookBuilderHostile(t *testing.T, b *tab) {
	b.build("http://h/")
	b.setViewport(320, 640)
	for i, lure := range hostile.Lures {
		if !byNight && i%3 > 0 {
			continue
		}
		src := "ftp://h/a/" + lure
		b.enter("x")
		b.value(`void urlscopeEdit(0, 1, urlscopeString(new TextEncoder().encode(`+quote(src)+`)))`, nil)
		b.inputsShow(src)
	}
	for _, l := range text.Langs {
		b.value(`void document.querySelector("[data-lang=`+l.Tag()+`]").click()`, nil)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.enter("prospero://h:1/a/b;c=d")
		b.wait(shownIn(inputOf(core.Fieldname, 0, "meant")), "c")
		b.wait(`document.documentElement.scrollWidth <= innerWidth`, true)
		b.wait(`[...document.querySelectorAll(".build *")].filter((e) => e.getBoundingClientRect().right > innerWidth).length`, 0)
	}
}

func TestFirefoxBuilder(t *testing.T) {
	f := openFox(t, "/")
	f.enter("http://h/a%2fb")
	f.wait(`document.getElementById("edit-parts").click()`, nil)
	path := inputOf(core.Hsegment, 0, "meant")
	f.wait(`document.querySelector("`+path+`")?.value`, "a/b")
	f.wait(`void document.querySelector("`+path+`").focus()`, nil)
	f.wait(`void document.activeElement.setSelectionRange(1, 1)`, nil)
	f.keys("c ")
	f.wait(fieldText, "http://h/ac%20%2fb")
	f.wait(`"#" + document.activeElement.id`, path)
	f.wait(`document.activeElement.selectionStart`, 3)
	f.keys("z", foxControl)
	f.wait(fieldText, "http://h/ac%2fb")
	f.wait(shownIn(path), "ac/b")
	f.wait(`document.activeElement.selectionStart`, 2)
	f.wait(`document.querySelector("`+inputOf(core.Port, 0, "add")+`").click()`, nil)
	f.wait(fieldText, "http://h:80/ac%2fb")
	f.wait(`"#" + document.activeElement.id`, inputOf(core.Port, 0, "meant"))
}
