package shipped

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"urlscope/core/report"
	std "urlscope/core/standards"
	"urlscope/core/text"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
	"urlscope/wasm/page"
)

// outcome defines the function outcome in the page, which returns the result of a call in words. A promise that never
// settles makes the waiting test time out.
const outcome = `void (globalThis.outcome = async (call) => {
	try {
		const result = await call();
		return result === undefined ? "done" : result.input !== undefined ? "a report on " + result.input.slice(0, 60) : "?";
	} catch (e) { return e.name + ": " + e.message; }
})`

const (
	noSuchFix    = "Error: there is no such fix of this text"
	notAsked     = "Error: the question is not understood"
	inNoPage     = "Error: the element is in no page"
	wasDestroyed = "Error: the frame was destroyed"
)

// TestBrowserEmbedArguments checks that each method accepts or rejects any argument as documented, and that the element
// works afterwards.
func TestBrowserEmbedArguments(t *testing.T) {
	const before = "http://h/a|b"
	g := visit(t, scopeWith(`loading="eager"`, before), nil)
	g.value(outcome, nil)
	g.wait(live, true)
	for _, c := range []struct {
		call    string
		outcome string // of the call
		text    string // the text after the call; "" if unchanged
		select_ string // the detail of the event select after the call
	}{
		{call: `setURL("news:*")`, text: "news:*"},
		{call: `setURL("")`, text: "''"},
		{call: `setURL()`, text: "undefined"},
		{call: `setURL(undefined)`, text: "undefined"},
		{call: `setURL(null)`, text: "null"},
		{call: `setURL(7)`, text: "7"},
		{call: `setURL(-0)`, text: "0"},
		{call: `setURL(7n)`, text: "7"},
		{call: `setURL(["a", "b"])`, text: "a,b"},
		{call: `setURL(new URL("http://h/é"))`, text: "http://h/%C3%A9"},
		{call: `setURL(Symbol("s"))`, outcome: "TypeError: Cannot convert a Symbol value to a string"},
		{call: `setURL({ toString() { throw new Error("hostile"); } })`, outcome: "Error: hostile"},
		{call: `setURL(Object.create(null))`, outcome: "TypeError: Cannot convert object to primitive value"},
		{call: `setURL("a\ud800b\udc41c")`, text: "a\uFFFDb\uFFFDc"},
		{call: `setURL("http://h/\r\n\0\ufeff\u202e<img src=x onerror=alert(1)>")`, text: "http://h/\r\n\x00\uFEFF\u202E<img src=x onerror=alert(1)>"},
		{call: `setURL("http://h/" + "x".repeat(65527))`, text: "http://h/" + strings.Repeat("x", 65527)},
		{call: `report(null, Symbol())`, outcome: "a report on " + before},

		{call: `applyFix()`, outcome: "a report on http://h/a%7Cb", text: "http://h/a%7Cb"},
		{call: `applyFix(undefined, undefined)`, outcome: "a report on http://h/a%7Cb", text: "http://h/a%7Cb"},
		{call: `applyFix(0, 0)`, outcome: "a report on http://h/a%7Cb", text: "http://h/a%7Cb"},
		{call: `applyFix(99)`, outcome: noSuchFix},
		{call: `applyFix(0, 99)`, outcome: noSuchFix},
		{call: `applyFix(-1)`, outcome: noSuchFix},
		{call: `applyFix("0", null)`, outcome: "a report on http://h/a%7Cb", text: "http://h/a%7Cb"}, // numbers and strings
		{call: `applyFix(NaN)`, outcome: noSuchFix},
		{call: `applyFix(Infinity)`, outcome: noSuchFix},
		{call: `applyFix(true)`, outcome: noSuchFix},
		{call: `applyFix({})`, outcome: noSuchFix},
		{call: `applyFix("x".repeat(600000))`, outcome: noSuchFix},
		{call: `applyFix(.5)`, outcome: notAsked},
		{call: `applyFix(1e99)`, outcome: notAsked},
		{call: `applyFix(0n)`, outcome: "TypeError: Cannot convert a BigInt value to a number"},
		{call: `applyFix(0, Symbol())`, outcome: "TypeError: Cannot convert a Symbol value to a number"},

		{call: `select(0, 4)`, select_: "0-4"},
		{call: `select("5", "9")`, select_: "5-9"},
		{call: `select(1n, 2n)`, select_: "1-2"},
		{call: `select(4, 0)`},
		{call: `select(4, 4)`},
		{call: `select(0, 13)`},
		{call: `select(-1, 4)`},
		{call: `select(.5, 4)`},
		{call: `select()`},
		{call: `select(null, NaN)`},
		{call: `select("0-4", "<img>")`},
		{call: `select(0, "9".repeat(600000))`},
		{call: `select(1e21, 2e21)`},
		{call: `select(Symbol(), 4)`, outcome: "TypeError: Cannot convert a Symbol value to a string"},
		{call: `focus(null)`},
		{call: `focus({ preventScroll: true })`},
	} {
		g.value(fmt.Sprintf(`(%s.setURL(%s), outcome(() => %[1]s.report()))`, embedded, quote(before)), nil)
		g.value(`void (heard.length = 0)`, nil)
		var is []string
		g.value(fmt.Sprintf(`(async () => [await outcome(() => %s.%s), (await %[1]s.report()).input,
			heard.filter(([name]) => name === "select").map(([, {start, end}]) => start + "-" + end).join()])()`, embedded, c.call), &is)
		if c.outcome == "" {
			c.outcome = "done"
		}
		switch c.text {
		case "":
			c.text = before
		case "''":
			c.text = ""
		}
		if want := []string{c.outcome, c.text, c.select_}; !cmp.Equal(is, want) {
			t.Errorf("%s: %.200q, not %.200q", c.call, is, want)
		}
	}
}

// TestBrowserEmbedJudge checks that an embed shows the problems of the judging standard, while its report, and the index for
// applyFix, are RFC 1738's.
func TestBrowserEmbedJudge(t *testing.T) {
	const src = "http://h/~a|b"
	g := visit(t, scopeWith(`loading="eager" show="problems" judge="rfc3986"`, src), nil)
	rules := `[...document.querySelectorAll("#problems [data-rule]")].map((e) => e.dataset.rule)`
	g.wait(live, true)
	of := func(s std.Standard) (ids []string) {
		m := model.New(src)
		m.JudgeBy(s)
		for _, d := range m.Problems {
			ids = append(ids, d.Rule.ID)
		}
		return ids
	}
	if cmp.Equal(of(std.RFC1738), of(std.RFC3986)) {
		t.Fatal("the standards agree")
	}
	g.in(rules, of(std.RFC3986))
	g.wait(embedded+`.report()`, report.Of(src))
	g.value(`void (heard.length = 0)`, nil)
	for _, judge := range []std.Standard{std.RFC1738, std.WHATWG, std.RFC3986} {
		g.value(`void `+embedded+`.setAttribute("judge", `+quote(judge.String())+`)`, nil)
		g.in(rules, of(judge))
	}
	g.value(`void `+embedded+`.setAttribute("judge", "nobody")`, nil)
	g.in(rules, of(std.RFC1738))
	g.value(`void `+embedded+`.setAttribute("judge", "whatwg")`, nil)
	g.in(rules, of(std.WHATWG))
	g.wait(embedded+`.report()`, report.Of(src))
	g.wait(`heard.map(([name]) => name)`, []string{}) // the text is the same, and nobody has selected anything
	g.wait(embedded+`.applyFix(0).then((report) => report.input)`, "http://h/%7Ea|b")
}

// TestBrowserFrameJudge checks that a frame opened as a page uses the judge of its link.
func TestBrowserFrameJudge(t *testing.T) {
	const src = "http://h/~a|b"
	b := open(t, "/frame.html"+model.View{Src: src, Judge: std.WHATWG}.Link())
	m := model.New(src)
	m.JudgeBy(std.WHATWG)
	b.wait(`document.querySelectorAll("#problems [data-rule]").length`, len(m.Problems))
}

// TestBrowserEmbedTooLong checks that a text that is too long is rejected with a message, and that a shorter text works
// again.
func TestBrowserEmbedTooLong(t *testing.T) {
	g := visit(t, scopeWith(`lang="ja"`, "news:*"), nil)
	g.value(outcome, nil)
	refusal := labels.UI(text.Japanese, labels.TooLongToSet)
	for _, long := range few(`"x".repeat(65537)`, `"é".repeat(32769)`, `"x".repeat(600000)`, `"\\u0001".repeat(3e6)`, `"\\ud800".repeat(21846)`) {
		g.value(`void (heard.length = 0)`, nil)
		g.wait(`(`+embedded+`.setURL(`+long+`), outcome(() => `+embedded+`.report()))`, "Error: "+refusal)
		g.wait(`heard.map(([name, detail]) => name + detail.message)`, []string{"errorここでは表示できません。" + refusal})
		g.wait(shadow+`.querySelector("p").textContent.endsWith(`+quote(refusal)+`)`, true)
		g.wait(shadow+`.querySelector("code").checkVisibility({visibilityProperty: true})`, true)
		g.wait(`outcome(() => `+embedded+`.applyFix())`, "Error: "+refusal)
		g.wait(`(`+embedded+`.setURL("news:*"), outcome(() => `+embedded+`.report()))`, "a report on news:*")
		g.wait(live, true)
		g.wait(shadow+`.querySelector("p").textContent`, "")
	}
	g.shot("too-long", 760, 400)
	if n := g.requests("frame.html"); n != 1 {
		t.Errorf("%d frames were loaded for it", n)
	}
	// By attribute, and before there is a frame.
	g.value(`void (`+embedded+`.destroy(), `+embedded+`.setAttribute("url", "x".repeat(70000)), `+shadow+`.querySelector("button").click())`, nil)
	g.wait(shadow+`.querySelector("p").textContent.endsWith(`+quote(refusal)+`)`, true)
	g.wait(shadow+`.querySelector("button").textContent`, "もう一度試す")
	g.value(`void `+embedded+`.setAttribute("url", "nntp://h/g/1")`, nil)
	g.wait(live, true)
	g.in(fieldText, "nntp://h/g/1")
}

// TestBrowserEmbedAttributeValues checks that the element works with any attribute values.
func TestBrowserEmbedAttributeValues(t *testing.T) {
	g := visit(t, scopeWith(`loading="eager"`, "news:*"), nil)
	g.value(outcome, nil)
	g.wait(live, true)
	values := []string{`""`, `"0"`, `"-1"`, `"1e9"`, `"99999999999999999999"`, `"NaN"`, `"false"`, `"FALSE"`, `"\0"`, `"\ud800"`, `"<img src=x onerror=alert(1)>"`,
		`"x".repeat(1e6)`, `"anatomy ".repeat(1e5)`, `"12-"`, `"3-1"`, `"0-4"`, `"__proto__"`, `"zh-Hant-" + "x".repeat(1e6)`, `"eager lazy"`, `"dark"`}
	for _, name := range []string{"show", "readonly", "loading", "height", "theme", "lang", "select", "label"} {
		for _, value := range values {
			g.wait(fmt.Sprintf(`(%s.setAttribute(%s, %s), outcome(() => %[1]s.report()))`, embedded, quote(name), value), "a report on news:*")
		}
		g.value(fmt.Sprintf(`void %s.removeAttribute(%s)`, embedded, quote(name)), nil)
	}
	g.wait(live, true)
	g.in(`document.querySelectorAll("[role=tab]").length`, len(page.Words()))
	g.wait(`heard.filter(([name]) => name === "error").length`, 0)
}

// TestBrowserEmbedStates checks that every method settles in any state: before the element is connected, before and while
// its frame loads, and after either is removed.
func TestBrowserEmbedStates(t *testing.T) {
	g := visit(t, `<div id="a"></div><div id="b"></div>`, nil)
	g.value(outcome, nil)
	g.value(`void (globalThis.place = (e, where = "a") => document.getElementById(where).appendChild(e),
		globalThis.made = () => {
			const e = document.createElement("url-scope");
			e.setAttribute("show", "anatomy"); // fast to draw
			return Object.assign(e, {textContent: "http://h/a|b"});
		},
		globalThis.task = () => new Promise((done) => setTimeout(done)),
		globalThis.states = {
			"not connected": () => made(),
			"loading": () => { const e = place(made()); e.report().catch(() => {}); return e; },
			"removed": async () => { const e = place(made()); await e.report(); e.remove(); return e; },
			"gone": async () => { const e = place(made()); await e.report(); e.remove(); await task(); return e; },
			"moved while loading": () => { const e = place(made()); e.report().catch(() => {}); return place(e, "b"); },
			"destroyed": async () => { const e = place(made()); await e.report(); e.destroy(); return e; },
			"destroyed while loading": () => { const e = place(made()); e.report().catch(() => {}); e.destroy(); return e; },
			"destroyed before": () => { const e = made(); e.destroy(); return place(e); },
			// Other tests cover these states, except for some calls.
			"live": async () => { const e = place(made()); await e.report(); return e; },
			"closed": () => place(made()),
			"moved": async () => { const e = place(made()); await e.report(); return place(e, "b"); },
			"moved whole": async () => { const e = place(made()); await e.report(); document.getElementById("b").moveBefore(e, null); return e; },
			"upgraded": () => { const e = document.createElement("div"); e.innerHTML = "<url-scope>http://h/a|b</url-scope>"; return place(e).firstChild; },
			"cloned": () => place(place(made()).cloneNode(true)),
		})`, nil)
	var states []string
	g.value(`Object.keys(states)`, &states)
	if !byNight {
		states = states[:slices.Index(states, "live")]
	}
	for i, state := range states {
		reported, fixed := "a report on http://h/a|b", "a report on http://h/a%7Cb"
		if slices.Contains([]string{"not connected", "removed", "gone"}, state) {
			reported, fixed = inNoPage, inNoPage
		}
		calls := []struct{ call, outcome, then string }{ // then: the input of a report once the element is connected
			{`report()`, reported, "http://h/a|b"},
			{`applyFix()`, fixed, "http://h/a%7Cb"},
			{`setURL("news:*")`, "done", "news:*"},
			{`select(0, 4) ?? e.focus()`, "done", "http://h/a|b"},
			{`destroy()`, "done", "http://h/a|b"},
		}
		if !byNight { // by day, one call per state
			calls = calls[i%len(calls):][:1]
		}
		var is, want [][]string
		var list strings.Builder
		for _, c := range calls {
			if c.outcome == inNoPage {
				c.then = "http://h/a|b"
			}
			want = append(want, []string{c.call, c.outcome, c.then, c.then})
			fmt.Fprintf(&list, "[%s, (e) => e.%s], ", quote(c.call), c.call)
		}
		g.value(fmt.Sprintf(`Promise.all([%s].map(async ([name, call]) => {
			const e = await states[%s](), first = await outcome(() => call(e));
			if (!e.isConnected) place(e);
			const code = e.shadowRoot.querySelector("code").textContent, then = await e.report();
			e.remove();
			return [name, first, code, then.input];
		}))`, list.String(), quote(state)), &is)
		if !cmp.Equal(is, want) {
			t.Errorf("%s (-got +want):\n%s", state, cmp.Diff(is, want))
		}
	}
	// Requests that are interrupted still settle.
	g.wait(`outcome(() => { const e = place(made()), answer = e.report(); e.remove(); return answer; })`, inNoPage)
	g.wait(`outcome(() => { const e = made(), answer = e.report(); place(e); return answer; })`, "a report on http://h/a|b")
	g.wait(`outcome(() => { const e = place(made()), answer = e.report(); place(e, "b"); return answer; })`, "a report on http://h/a|b")
	g.wait(`outcome(() => { const e = place(made()), answer = e.report(); e.destroy(); return answer; })`, wasDestroyed)
	g.wait(`outcome(async () => { const e = place(made()); await e.report(); const answer = e.applyFix(); e.destroy(); return answer; })`, wasDestroyed)
	// The code shows the fixed text as soon as applyFix resolves.
	g.wait(`(async () => { const e = place(made()); await e.applyFix(); e.destroy(); return e.shadowRoot.querySelector("code").textContent; })()`, "http://h/a%7Cb")
	g.wait(`outcome(() => place(document.createElement("url-scope")).report())`, "a report on ")
	// A fix belongs to the last reported text, also in a new frame.
	g.wait(`outcome(async () => { const e = place(made()); await e.report(); place(e, "b"); e.setURL("http://h/~"); return e.applyFix(); })`, noSuchFix)
	g.wait(`outcome(async () => { const e = place(made()); await e.report(); place(e, "b"); await e.applyFix(); e.remove(); place(e); return e.report(); })`, "a report on http://h/a%7Cb")
}

// TestBrowserEmbedSelect checks that a selection made before the frame exists is made in the frame, and survives moving the
// element. A selection by script fires no event.
func TestBrowserEmbedSelect(t *testing.T) {
	g := visit(t, scopeWith(`select="0-4"`, "http://h/a|b")+`<div id="b"></div>`, nil)
	const (
		selected = `[...document.querySelectorAll("#copy .sel")].map((run) => run.firstChild.data).join("")`
		told     = `heard.map(([name, detail]) => name + " " + (detail.input ?? detail.start + "-" + detail.end))`
	)
	g.value(`void `+embedded+`.select(7, 8)`, nil)
	g.value(`void `+embedded+`.report()`, nil)
	g.wait(live, true)
	g.in(selected, "h")
	g.value(`void document.getElementById("b").append(`+embedded+`)`, nil)
	g.wait(live, true)
	g.in(selected, "h")
	g.wait(told, []string{"ready http://h/a|b", "ready http://h/a|b"})
	g.value(`void (heard.length = 0)`, nil)
	g.value(`void `+embedded+`.setAttribute("select", "9-10")`, nil)
	g.in(selected, "a")
	g.wait(told, []string{"select 9-10"})
	g.value(`void `+embedded+`.select(7, 8)`, nil)
	g.in(selected, "h")
	g.wait(told, []string{"select 9-10", "select 7-8"})
	g.value(`void (heard.length = 0)`, nil)
	// A new text resets the selection without an event, and a fix keeps none.
	g.value(`void `+embedded+`.setURL("http://h/a|b|c")`, nil)
	g.in(selected, "|")
	g.wait(embedded+`.applyFix().then((report) => report.input)`, "http://h/a%7Cb|c")
	g.wait(told, []string{"change http://h/a|b|c", "change http://h/a%7Cb|c"})
	// A selection by the reader fires an event.
	g.value(`void (heard.length = 0, `+embedded+`.focus())`, nil)
	g.press("Tab")
	g.press("Home")
	g.wait(told, []string{"select 0-1"})
	g.value(`void document.body.append(`+embedded+`)`, nil)
	g.wait(live, true)
	g.in(selected, "h")
	g.wait(told, []string{"select 0-1", "ready http://h/a%7Cb|c"})
}

// TestBrowserEmbedSelectsNothing checks that no event select is fired without a selection by the reader, whenever the
// browser reports its selectionchange and however long an edit takes. During an edit, the browser's caret is in a temporary
// place.
func TestBrowserEmbedSelectsNothing(t *testing.T) {
	g := visit(t, scopeWith(`loading="eager"`, "http://h/"), nil)
	const (
		told  = `heard.map(([name, detail]) => name + " " + (detail.input ?? detail.start + "-" + detail.end))`
		later = `void document.dispatchEvent(new Event("selectionchange"))`
	)
	check := func(call string, want ...string) {
		t.Helper()
		var is []string
		g.value(embedded+`.report().then(() => `+told+`)`, &is)
		if !cmp.Equal(is, want) {
			t.Errorf("%s: got events %q, want %q", call, is, want)
		}
	}
	g.wait(live, true)
	g.in(`void document.addEventListener("input", () => {
		if (globalThis.quick) return;
		for (const end = performance.now() + 300; performance.now() < end;) dispatchEvent(new Event("resize")); // wakes Go
	})`, nil)
	for _, c := range []struct{ call, change string }{
		{`setURL("http://h/a|b|c")`, "change http://h/a|b|c"},
		{`setURL("a,b")`, "change a,b"},
		{`setURL("http://h/a|b")`, "change http://h/a|b"},
		{`applyFix()`, "change http://h/a%7Cb"},
	} {
		// Another attribute makes the frame redraw, and so report, during the edit.
		g.value(`void (heard.length = 0, `+embedded+`.toggleAttribute("readonly"), `+embedded+`.`+c.call+`, 0)`, nil)
		g.in(later, nil)
		check(c.call, c.change)
	}

	// If the field is focused, the browser also reports its caret.
	g.value(`void `+embedded+`.focus()`, nil)
	g.in(`void (globalThis.quick = true, document.getElementById("field").focus())`, nil)
	g.press("Home")
	g.wait(told+`.at(-1)`, "select 0-1")
	for _, c := range []struct{ call, told string }{
		{`setURL("http://h/é|")`, "change http://h/é|"},
		{`applyFix()`, "change http://h/%C3%A9|"},
		{`setURL("http://h/é")`, "change http://h/é"},
		{`select(9, 10)`, "select 9-10"}, // half a character, which a textarea cannot select
	} {
		g.value(`void (heard.length = 0)`, nil)
		g.value(`(`+embedded+`.`+c.call+`, `+embedded+`.report().then(() => 0))`, nil)
		g.in(later, nil)
		g.paint()
		check(c.call, c.told)
	}
	g.value(`void (heard.length = 0)`, nil)
	g.press("Home")
	g.wait(told, []string{"select 0-1"})
}

// TestBrowserEmbedFocus checks that an embed updated from another input does not take its focus.
func TestBrowserEmbedFocus(t *testing.T) {
	g := visit(t, `<input id="i" oninput="document.querySelector('url-scope').setURL(this.value)">`+scopeWith(`loading="eager"`, "news:*"), nil)
	g.wait(live, true)
	g.value(`void document.getElementById("i").focus()`, nil)
	g.keys("http://h/|")
	g.wait(`document.getElementById("i").value`, "http://h/|")
	g.in(fieldText, "http://h/|")
	g.wait(`document.activeElement.id`, "i")
	// Also if the reader was in the frame before. Undo works in the field for both the reader's edits and the page's.
	g.value(`void `+embedded+`.focus()`, nil)
	g.press("Tab")
	g.press("End")
	g.keys("x")
	g.in(fieldText, "http://h/|x")
	g.value(`void document.getElementById("i").focus()`, nil)
	g.press("End")
	g.keys("y")
	g.in(fieldText, "http://h/|y")
	g.wait(`document.activeElement.id`, "i")
	g.value(`void `+embedded+`.focus()`, nil)
	g.in(`document.getElementById("field").focus()`, nil)
	g.press("End")
	g.keys("z")
	g.in(fieldText, "http://h/|yz")
	g.value(`void `+embedded+`.setURL("news:*")`, nil)
	g.in(fieldText, "news:*")
	g.press("Ctrl+z") // the browser may merge both into one step
	g.in(fieldText+`.slice(0, 11)`, "http://h/|y")
}

// TestBrowserMessageRead checks how the frame reads messages: anything but a plain object is rejected, and values that Go
// cannot use are not inspected.
func TestBrowserMessageRead(t *testing.T) {
	b := open(t, "/frame.html")
	for message, want := range map[string]string{
		`{type: "set", url: ""}`:                                                              `{"type":"set","url":""}`,
		`{type: "set", later: {x: [1]}}`:                                                      `{"type":"set","later":{}}`,
		`{url: {toString: 1}, id: 7, lang: null, show: undefined}`:                            `{"url":{},"id":7}`,
		`{id: 1e99, fix: .5, readonly: true, problem: NaN}`:                                   `{"id":1e+99,"fix":0.5,"readonly":true}`,
		`{url: "\ud800\0<"}`:                                                                  `{"url":"\ud800\u0000<"}`,
		`JSON.parse('{"__proto__": {"a": 1}, "id": 3}')`:                                      `{"__proto__":{},"id":3}`,
		`{id: 7n, url: new String("x"), fix: new Date()}`:                                     `{"id":{},"url":{},"fix":{}}`,
		`(() => { const m = {id: 1}; m.url = m; return m; })()`:                               `{"id":1,"url":{}}`,
		`(() => { let m = {}; for (let i = 0; i < 500; i++) m = {m}; return {id: 2, m}; })()`: `{"id":2,"m":{}}`,
		`{url: new Uint8Array(1e6), id: 1}`:                                                   `{"url":{},"id":1}`,
		`{get url() { return "got"; }}`:                                                       `{"url":"got"}`, // unchanged
		`new (class Message { id = 4; get url() { return "x"; } })`:                           `{"id":4}`,
		`{later: "x".repeat(500000)}`:                                                         `"none"`,
		`{url: "x".repeat(250000), show: "x".repeat(250001)}`:                                 `"none"`,
		`{["x".repeat(600000)]: 1}`:                                                           `"none"`,
		`Array.from({length: 9}, (_, i) => i)`:                                                `"none"`,
		`new Map([["type", "set"]])`:                                                          `"none"`,
		`new Uint8Array(9)`:                                                                   `"none"`,
		`new Error("set")`:                                                                    `"none"`,
		`new Date(0)`:                                                                         `"none"`,
		`"{}"`:                                                                                `"none"`,
		`""`:                                                                                  `"none"`,
		`7n`:                                                                                  `"none"`,
		`true`:                                                                                `"none"`,
		`null`:                                                                                `"none"`,
		`undefined`:                                                                           `"none"`,
	} {
		// The same after a port's structured clone.
		b.wait("JSON.stringify(urlscopeFrame.read(structuredClone("+message+")) ?? 'none') === "+quote(want), true)
	}
}
