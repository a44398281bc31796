package shipped

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core"
	"urlscope/core/goal"
	"urlscope/core/lesson"
	"urlscope/core/lesson/course"
	"urlscope/core/text"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/labels"
	"urlscope/wasm/model"
)

// Expressions for the tests of lessons.
const (
	lessonTitle = `(document.getElementById("h-lesson")?.textContent ?? "")`
	goalStates  = `[...document.querySelectorAll("#goals li")].map((li) => li.className).join(" ")`
	goalsMet    = `(document.getElementById("goals-met")?.textContent ?? "")`
	replied     = `(document.querySelector("#reply:not(.old)")?.textContent ?? "")`
	address     = `location.hash`
	start31     = "ftp://myname@host.dom/etc/motd"
	solved31    = "ftp://myname@host.dom/%2Fetc/motd"
)

// lessonIn returns a built-in lesson.
func lessonIn(t *testing.T, number string, l text.Lang) *lesson.Lesson {
	t.Helper()
	found, ok := course.Lesson(number, l)
	if !ok {
		t.Fatalf("there is no lesson %s", number)
	}
	return found
}

// TestBrowserLessonByKeyboard solves a lesson by keyboard only. Each goal is ticked when it is met; goals met are announced
// when the typing pauses; the next lesson is the only primary button; and the address restores everything.
func TestBrowserLessonByKeyboard(t *testing.T) {
	b := open(t, "/")
	b.focus("#lessons")
	b.press("Enter")
	b.wait(dialogTitle, labels.UI(text.English, labels.Lessons))
	b.wait(`[...document.querySelectorAll(".course a .number")].map((n) => n.textContent)`, course.Numbers())
	b.focus(`.course a[href="#lesson=1&id=3.1"]`)
	b.press("Enter")
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.wait(dialogOpen, false)
	b.wait(fieldText, start31)
	b.wait(`document.activeElement.id`, "h-lesson")
	b.wait(goalStates, "tick ring tick tick")
	b.wait(goalsMet, "3 of 4 goals met")
	b.wait(address, "#lesson=1&id=3.1")
	b.press("Escape")
	b.wait(`document.activeElement.id`, "field")
	b.press("Home")
	for range len("ftp://myname@host.dom/") {
		b.press("ArrowRight")
	}
	const height = `document.getElementById("lesson").offsetHeight`
	var before int
	b.value(height, &before)
	b.keys("%")
	b.wait(goalStates, "ring dash dash dash")
	b.wait(height, before)
	b.keys("2F")
	b.wait(fieldText, solved31)
	b.wait(goalStates, "tick tick tick tick")
	b.wait(height, before) // nothing has moved
	b.wait(spoken+`.endsWith("All goals are met.")`, true)
	b.wait(`[...document.querySelectorAll(".button.primary")].filter((b) => b.checkVisibility()).map((b) => b.id)`, []string{"next-lesson"})
	b.wait(`urlscopeStorage.get("lessons")`, "3.1")
	b.value(`void (globalThis.before = true, location.reload())`, nil)
	b.wait(`!globalThis.before && document.readyState`, "complete")
	b.waitReady()
	b.wait(fieldText, solved31)
	b.wait(goalStates, "tick tick tick tick")
	b.focus("#next-lesson")
	b.press("Enter")
	b.wait(lessonTitle, "Lesson 3.2: "+lessonIn(t, "3.2", text.English).Title)
	b.wait(fieldText, lessonIn(t, "3.2", text.English).Start)
	b.wait(`document.activeElement.id`, "h-lesson")
	b.value(`history.back()`, nil)
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.wait(fieldText, solved31)
	b.value(`history.forward()`, nil)
	b.wait(lessonTitle, "Lesson 3.2: "+lessonIn(t, "3.2", text.English).Title)
	b.wait(fieldText, lessonIn(t, "3.2", text.English).Start)
	b.focus("#close-lesson")
	b.press("Enter")
	b.wait(lessonTitle, "")
	b.wait(`document.activeElement.id`, "field")
	b.wait(fieldText, lessonIn(t, "3.2", text.English).Start)
	b.wait(address, model.Link(lessonIn(t, "3.2", text.English).Start, core.Span{}))
}

// handClock gives a page a clock that stops between freeze() and thaw(), and is advanced with advance(ms). The programs read
// performance.now, and wait with setTimeout.
const handClock = `(() => {
	const now = performance.now.bind(performance), set = setTimeout, clear = clearTimeout;
	let stands, timers = [], held = 0, ahead = 0;
	performance.now = () => stands ?? now() + ahead;
	globalThis.setTimeout = (run, ms = 0, ...args) => {
		const timer = { at: performance.now() + ms, run: () => run(...args) };
		timer.id = stands === undefined ? set(() => stands === undefined ? timer.run() : timers.push(timer), ms) : -++held;
		if (stands !== undefined) timers.push(timer);
		return timer.id;
	};
	globalThis.clearTimeout = (id) => { clear(id); timers = timers.filter((t) => t.id !== id); };
	globalThis.freeze = () => { stands = performance.now(); };
	globalThis.thaw = () => {
		ahead = stands - now();
		stands = undefined;
		timers.splice(0).forEach((t) => t.run());
	};
	globalThis.advance = (ms) => {
		for (const end = stands + ms; ; ) { // the next timer is set only when the previous one has fired
			const next = timers.filter((t) => t.at <= end).sort((a, b) => a.at - b.at)[0];
			stands = next ? Math.max(stands, next.at) : end;
			if (!next) return;
			timers = timers.filter((t) => t !== next);
			next.run();
		}
	};
	globalThis.waiting = () => timers.length;
})()`

// TestBrowserTicksWait checks that goals are ticked at once, but announced only after the typing has paused for 700 ms.
func TestBrowserTicksWait(t *testing.T) {
	b := visitedTab(t)
	b.beforeLoad(handClock)
	b.load("/#lesson=1&id=3.1")
	b.waitReady()
	b.wait(goalStates, "tick ring tick tick")
	told := func(want bool) {
		t.Helper()
		b.wait(spoken+`.endsWith("All goals are met.")`, want)
	}
	rest := int(model.Tell.Milliseconds())
	// Polling advances the clock by 1 ms only, because the page reads it between frames, too.
	soon := func(expression string, want any) {
		t.Helper()
		b.wait(`(advance(1), `+expression+`)`, want)
	}
	b.value(`freeze()`, nil)
	b.value(`began = performance.now(), void urlscopeEdit(22, 22, "%2F")`, nil)
	soon(goalStates, "tick tick tick tick")
	b.value(fmt.Sprintf(`advance(Math.max(0, began + %d - performance.now()))`, rest-10), nil)
	told(false)
	b.value(`void urlscopeEdit(29, 30, "e")`, nil) // the typing continues
	soon(goalStates, "tick tick tick ring")
	b.value(`began = performance.now(), void urlscopeEdit(29, 30, "m")`, nil) // undone
	soon(goalStates, "tick tick tick tick")
	b.value(fmt.Sprintf(`advance(Math.max(0, began + %d - performance.now()))`, rest-10), nil)
	told(false)
	soon(spoken+`.endsWith("All goals are met.")`, true)
}

// TestBrowserLessonHelps checks the help in a lesson: hints appear one by one, the second one after an edit; the reply to a
// mistake appears and is announced when the typing pauses; a solution is available after three attempts, or for comparison;
// starting over can be undone.
func TestBrowserLessonHelps(t *testing.T) {
	l := lessonIn(t, "3.1", text.English)
	b := open(t, "/#lesson=1&id=3.1")
	hints := func(want ...string) {
		t.Helper()
		if want == nil {
			want = []string{}
		}
		b.wait(`[...document.querySelectorAll(".hint")].map((h) => h.textContent)`, want)
	}
	plain := func(s string) string { return model.Said(s).String() }
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	hints()
	b.focus("#hint")
	b.press("Enter")
	hints(plain(l.Hints[0]))
	b.wait(`document.activeElement.id`, "hint-1")
	b.wait(`[document.getElementById("hint").textContent, document.getElementById("hint").disabled]`, []any{"Second hint", true})
	b.enter("ftp://myname@host.dom//etc/motd")
	b.wait(`document.getElementById("hint").disabled`, false)
	b.wait(replied, plain(l.Wrong[0].Say))
	b.wait(spoken, model.Said(l.Wrong[0].Say).Quoted(text.English))
	b.click("#hint")
	hints(plain(l.Hints[0]), plain(l.Hints[1]))
	b.wait(`document.getElementById("hint")`, nil)
	const solutionShown = `document.getElementById("show-solution").checkVisibility({ visibilityProperty: true })`
	b.wait(solutionShown, false)
	b.enter("ftp://myname@host.dom/etc//motd")
	b.wait(`document.querySelector("#reply.old") === null && document.getElementById("reply") === null`, true)
	b.enter("ftp://myname@host.dom/etc/")
	b.wait(solutionShown, true)
	b.focus("#show-solution")
	b.press("Enter")
	b.wait(`document.querySelector("#solution code").textContent`, solved31)
	b.wait(`document.activeElement.id`, "solution")
	for _, size := range [][2]int64{{320, 900}, {1280, 720}} {
		b.lessonShot(fmt.Sprintf("lesson-helps-%d", size[0]), size)
	}
	b.click("#start-over")
	b.wait(fieldText, start31)
	b.wait(`document.getElementById("solution")`, nil)
	b.value(`document.getElementById("field").focus()`, nil)
	b.press("Ctrl+z")
	b.wait(fieldText, "ftp://myname@host.dom/etc/")
	b.enter(strings.Replace(solved31, "2F", "2f", 1))
	b.click("#show-solution")
	b.wait(`document.getElementById("solution").textContent`, "A solution: "+solved31+" Yours does it too.")
	// The next lesson has hints and a start of its own.
	b.click("#next-lesson")
	other := lessonIn(t, "3.2", text.English)
	b.wait(lessonTitle, "Lesson 3.2: "+other.Title)
	b.click("#hint")
	hints(plain(other.Hints[0]))
	b.enter("ftp://myname@host.dom/")
	b.click("#start-over")
	b.wait(fieldText, other.Start)
	b.value(`history.back()`, nil)
	b.wait(goalsMet, "All goals are met.")
	hints()
	b.value(`void (document.documentElement.dataset.theme = "dark")`, nil)
	for _, size := range [][2]int64{{320, 900}, {1280, 720}} {
		b.lessonShot(fmt.Sprintf("lesson-done-%d", size[0]), size)
	}
}

// TestBrowserLessonProgress checks that only the list of finished lessons is stored on the device, and that it can be
// cleared.
func TestBrowserLessonProgress(t *testing.T) {
	b := open(t, "/#lesson=1&id=1.1")
	for _, number := range []string{"1.1", "3.1"} {
		b.value(`void (location.hash = "#lesson=1&id=`+number+`")`, nil)
		b.wait(fieldText, lessonIn(t, number, text.English).Start)
		b.wait(lessonTitle+`.includes("`+number+`")`, true)
		b.enter(lessonIn(t, number, text.English).Solutions[0])
		b.wait(goalsMet, "All goals are met.")
	}
	b.wait(`urlscopeStorage.get("lessons")`, "1.1 3.1")
	b.click("#all-lessons")
	b.wait(`[...document.querySelectorAll(".course a:has(.tick) .number")].map((n) => n.textContent)`, []string{"1.1", "3.1"})
	b.wait(`document.getElementById("lessons-done").textContent`, "2 of 30 done")
	for _, size := range [][2]int64{{320, 568}, {820, 1180}} {
		b.lessonShot(fmt.Sprintf("lessons-%d", size[0]), size)
	}
	b.click("#forget-progress")
	b.wait(`document.querySelectorAll(".course .tick").length`, 0)
	b.wait(`urlscopeStorage.get("lessons")`, "")
}

// TestBrowserAllLessons checks that every link to a lesson opens its start, that its solution meets all goals, and that each
// language has its own texts.
func TestBrowserAllLessons(t *testing.T) {
	b := open(t, "/")
	for i, number := range course.Numbers() {
		if !byNight && i > 0 && i%5 != 4 { // the first and the last lesson are checked below
			continue
		}
		l := lessonIn(t, number, text.English)
		b.value(`void (location.hash = "`+lesson.LinkTo(number)+`")`, nil)
		b.wait(lessonTitle, "Lesson "+number+": "+l.Title)
		b.wait(fieldText, l.Start)
		b.wait(goalsMet+` !== "All goals are met."`, true)
		b.enter(l.Solutions[0])
		if slices.ContainsFunc(l.Goals, func(g goal.Goal) bool { return g.Asks("points") }) { // the host
			host, _ := core.Parse(l.Solutions[0]).Token(core.Host)
			b.value(fmt.Sprintf(`document.getElementById("field").setSelectionRange(%d, %d)`, host.Start, host.End), nil)
		}
		b.wait(`[`+fieldText+`, `+goalsMet+`]`, []string{l.Solutions[0], "All goals are met."})
	}
	for _, l := range []text.Lang{text.Japanese, text.Chinese} {
		b.click(`[data-lang="` + l.Tag() + `"]`)
		last := lessonIn(t, "6.5", l)
		b.wait(lessonTitle, labels.Filled(l, labels.NthLesson, "{a}", "6.5", "{b}", last.Title).String())
		b.wait(goalsMet, labels.UI(l, labels.AllGoalsMet))
		b.wait(`[...document.querySelectorAll("#goals li > :last-child")].map((d) => d.textContent)`, goalLabels(last, l))
		b.click("#all-lessons")
		b.wait(`document.querySelector(".course a").textContent`, "1.1"+lessonIn(t, "1.1", l).Title+labels.UI(l, labels.LessonDone))
		b.value(`document.getElementById("dialog").close()`, nil)
		b.wait(`document.getElementById("dialog").childElementCount`, 0)
	}
}

func goalLabels(l *lesson.Lesson, lang text.Lang) (list []string) {
	for _, g := range l.Goals {
		list = append(list, g.Label(lang).String())
	}
	return list
}

// TestBrowserReceipt checks that a receipt has the answer and the name, that both are visible before copying, and that it
// can be graded.
func TestBrowserReceipt(t *testing.T) {
	b := openWithClipboard(t, "/#lesson=1&id=3.1", true)
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.wait(`document.getElementById("receipt").disabled`, true)
	b.enter(solved31)
	b.wait(`document.getElementById("receipt").disabled`, false)
	b.focus("#receipt")
	b.press("Enter")
	b.wait(dialogTitle, labels.UI(text.English, labels.Receipt))
	b.wait(`document.activeElement.id`, "receipt-name")
	b.insert("Aiko <b>山田")
	b.wait(`document.getElementById("receipt-answer").textContent`, solved31)
	want := lessonIn(t, "3.1", text.English).Receipt(solved31, "Aiko <b>山田").String()
	b.wait(`document.getElementById("copied").textContent`, want)
	b.wait(`document.querySelector("#receipt-paper code").textContent`, lessonIn(t, "3.1", text.English).Receipt(solved31, "Aiko <b>山田").Code())
	for _, size := range [][2]int64{{320, 568}, {1280, 720}} {
		b.lessonShot(fmt.Sprintf("receipt-%d", size[0]), size)
	}
	b.click("#copy-receipt")
	b.wait(`globalThis.clip`, want)
}

// TestBrowserLessonShared checks that while a lesson is open, Share has the lesson's link without further choices.
func TestBrowserLessonShared(t *testing.T) {
	b := openWithClipboard(t, "/#lesson=1&id=3.1", true)
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.enter(solved31)
	b.click(`[data-do="share"]`)
	b.wait(`document.getElementById("copied").textContent`, b.origin+"/#lesson=1&id=3.1")
	b.wait(`document.querySelectorAll("dialog .checks").length`, 0)
	b.click("#copy-embed")
	b.wait(`globalThis.clip.includes('<url-scope lesson="3.1"><a href=')`, true)
}

// TestFirefoxLesson checks that a link opens a lesson, that goals are ticked during typing, and that a reload keeps it.
func TestFirefoxLesson(t *testing.T) {
	f := openFox(t, "/#lesson=1&id=3.1")
	f.wait(lessonTitle, "Lesson 3.1: From the root")
	f.wait(goalStates, "tick ring tick tick")
	f.wait(`document.getElementById("field").focus()`, nil)
	f.wait(`document.getElementById("field").setSelectionRange(22, 22)`, nil)
	f.keys("%2F")
	f.wait(goalStates, "tick tick tick tick")
	f.wait(`location.hash.startsWith("#lesson=1&id=3.1&now=")`, true)
	f.wait(`void location.reload()`, nil)
	f.wait(`[`+fieldText+`, `+goalStates+`]`, []string{solved31, "tick tick tick tick"})
}

// TestBrowserLessonDialogsFit checks that the list of lessons and the receipt fit the narrowest screen in every language.
func TestBrowserLessonDialogsFit(t *testing.T) {
	b := open(t, "/#lesson=1&id=3.1")
	b.setViewport(320, 568)
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.enter(solved31)
	for _, l := range text.Langs {
		b.click(`[data-lang="` + l.Tag() + `"]`)
		b.wait(lessonTitle+`.includes(`+quote(lessonIn(t, "3.1", l).Title)+`)`, true)
		for _, d := range []struct{ opener, shows string }{{"#receipt", "#receipt-answer"}, {"#all-lessons", ".course a"}} {
			b.wait(`document.querySelector(`+quote(d.opener)+`).disabled`, false)
			b.click(d.opener)
			b.wait(`document.querySelector(`+quote(d.shows)+`) !== null`, true)
			b.wait(misfits, []string{})
			b.value(`document.getElementById("dialog").close()`, nil)
			b.wait(`document.getElementById("dialog").childElementCount`, 0)
		}
	}
}

// deflated returns the content of a packed link.
func deflated(t *testing.T, plain string) string {
	t.Helper()
	var out bytes.Buffer
	w, err := flate.NewWriter(&out, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	w.Write([]byte(plain))
	w.Close()
	return base64.RawURLEncoding.EncodeToString(out.Bytes())
}

// TestBrowserHostileLessons checks hostile links to lessons: they are rejected, naming the limit, or shown as text. They
// send no request, run nothing, and do not stop the page.
func TestBrowserHostileLessons(t *testing.T) {
	const bad = "<img src=x onerror=alert(1)><script>alert(1)</script>"
	escaped := func(s string) string { return strings.NewReplacer("<", "%3C", ">", "%3E", " ", "%20").Replace(s) }
	goals := func(n int) string { return strings.Repeat("&g=valid", n) }
	b := visitedTab(t)
	b.load("/")
	b.waitReady()
	b.value(watchText, nil)
	b.value(`type([])`, nil)
	for i, c := range []struct {
		link   string
		opens  bool
		notice string // part of the message
		shown  string // part of the lesson's text
	}{
		{"t=" + escaped(bad) + "&x=" + escaped(bad) + "&u=http://h/" + goals(1), true, "", bad},
		{"t=a&x=a&u=javascript:alert(1)" + goals(1), true, "", ""},
		{"t=a&x=[click](javascript:alert(1))%20http://evil.example/&u=http://h/" + goals(1), true, "", "[click](javascript:alert(1)) http://evil.example/"},
		{"t=%E2%80%AEabc&x=a%E2%80%8Bb%00c&u=http://h/" + goals(1), true, "", `a\u{200B}b‹00›c`},
		{"t=a&x=" + strings.Repeat("%CC%81", 300) + "&u=http://h/" + goals(1), true, "", ""},
		{"u=http://h/&g=valid%20--%20" + escaped(bad), true, "", bad},
		{"u=http://h/&g=unheard%20of%20" + escaped(bad), true, "", "This page does not know the goal"},
		{"u=http://h/&g=valid&h=" + escaped(bad) + "&w=valid%20%3D%3E%20" + escaped(bad), true, "", ""},
		{"u=http://h/&g=valid&n=9.9", true, "", ""},
		{"u=http://h/" + goals(13), false, "more than 12 of goal", ""},
		{"u=http://h/&u=http://i/" + goals(1), false, "start in its link is broken, or occurs twice", ""},
		{"u=http://h/&x=%FF%FE" + goals(1), false, "text in its link is not UTF-8", ""},
		{"u=http://h/&x=%zz" + goals(1), false, "text in its link is broken", ""},
		{"u=http://h/&x=" + strings.Repeat("a", 2001) + goals(1), false, "text is longer than 2000 octets", ""},
		{"u=http://h/&t=" + strings.Repeat("a", 121) + goals(1), false, "title is longer than 120 octets", ""},
		{"u=http://h/&x=" + strings.Repeat("a", 100_000) + goals(1), false, "its link is longer than 8192 octets", ""},
		{"u=http://h/", false, "its link lacks goal", ""},
		{"g=valid", false, "its link lacks start", ""},
		{"id=9.9", false, "There is no lesson 9.9.", ""},
		{"id=__proto__", false, "id in its link is broken", ""},
		{"id=3.1&g=valid", false, "id in its link is broken", ""},
		{"z&p=" + deflated(t, "x="+strings.Repeat("a", 1<<20)), false, "its link is longer than 16384 octets", ""},
		{"z&p=" + deflated(t, "u=http://h/&g=valid&x=packed"), true, "", "packed"},
		{"z&p=____", false, "its link is broken", ""},
		{"9&t=Later&x=From%20a%20later%20version&u=http://h/&g=valid", true, "", "From a later version"},
	} {
		if !byNight && i%2 > 0 {
			continue
		}
		link := "#lesson=1&" + c.link
		switch {
		case c.link[0] == 'z':
			link = "#lesson=1" + c.link
		case c.link[0] == '9':
			link = "#lesson=" + c.link
		}
		b.value(`void (location.hash = "#v=1&u=bmV3czoq")`, nil) // a link to news:*
		b.wait(`[`+fieldText+`, `+lessonTitle+`]`, []string{"news:*", ""})
		b.value(`void (location.hash = `+quote(link)+`)`, nil)
		if c.opens {
			b.wait(lessonTitle+` !== ""`, true)
			b.wait(`document.querySelector(".by") !== null`, true)
			b.wait(fmt.Sprintf(`document.getElementById("lesson").textContent.includes(%s)`, quote(c.shown)), true)
		} else {
			b.wait(fmt.Sprintf(`document.getElementById("notice")?.textContent.includes(%s)`, quote(c.notice)), true)
			b.wait(`[`+fieldText+`, `+lessonTitle+`]`, []string{"news:*", ""})
		}
		if i == 0 || c.notice != "" && i < 12 {
			b.lessonShot(fmt.Sprintf("hostile-%d", i), [2]int64{820, 700})
		}
		// The lesson's text is only in the lesson, never in the page's own controls.
		for _, place := range []string{".top", "#lesson .moves", "dialog"} {
			b.wait(fmt.Sprintf(`document.querySelector(%s)?.textContent.includes("onerror") ?? false`, quote(place)), false)
		}
		b.wait(`document.title.includes("onerror")`, false)
		if t.Failed() {
			t.Fatalf("link %d", i)
		}
	}
	var wrong []string
	b.value(`type([])`, &wrong)
	wrong = slices.DeleteFunc(wrong, func(s string) bool {
		return strings.Contains(s, "/lessons.en.") || strings.Contains(s, "/workshop.") || strings.Contains(s, "/load.")
	})
	if len(wrong) > 0 {
		t.Errorf("the page %s", strings.Join(wrong, "\n"))
	}
	b.enter("ftp://h/a")
	b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name a 8–9"})
	// The same links open the page, too.
	for i, link := range few("#lesson=1&t="+escaped(bad)+"&u=http://h/&g=valid", "#lesson=1&u=http://h/&x=%FF&g=valid", "#lesson=1&"+strings.Repeat("g=valid&", 5000)) {
		b.load(fmt.Sprintf("/?%d%s", i, link))
		b.waitReady()
		b.wait(`(document.getElementById("lesson") ?? document.getElementById("notice")) !== null`, true)
	}
}

// TestBrowserLessonOnItsWay checks that the link to a lesson stays in the address while its program loads. A pending write
// of the previous address would replace it, and the next link would then be no change.
func TestBrowserLessonOnItsWay(t *testing.T) {
	b := open(t, "/")
	b.value(`void (globalThis.enter = urlscopeEnter, globalThis.urlscopeEnter = (room, fail) => { globalThis.arrive = () => enter(room, fail); })`, nil)
	b.enter("ftp://h/a")
	b.value(`void (location.hash = "#lesson=1&t=Slow&u=http://h/&g=valid")`, nil)
	b.wait(`typeof arrive`, "function")
	b.enter("ftp://h/b")
	b.wait(partsShown, []string{"scheme ftp 0–3", "host h 6–7", "name b 8–9"})
	time.Sleep(2 * model.Breath)
	b.wait(`location.hash`, "#lesson=1&t=Slow&u=http://h/&g=valid")
	b.value(`void arrive()`, nil)
	b.wait(lessonTitle, "Slow")
	b.value(`void (location.hash = "#v=1&u=bmV3czoq")`, nil) // a link to news:*
	b.wait(`[`+fieldText+`, `+lessonTitle+`]`, []string{"news:*", ""})
}

// TestBrowserLessonOneView checks that the narrowest screens show goals and field together, with nothing cut off at the
// sides.
func TestBrowserLessonOneView(t *testing.T) {
	b := open(t, "/#lesson=1&id=3.1")
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	const together = `[document.getElementById("field"), document.getElementById("goals")].map((e) => { const r = e.getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; })`
	for i, l := range text.Langs {
		b.click(`[data-lang="` + l.Tag() + `"]`)
		b.wait(`document.documentElement.lang`, l.Tag())
		b.setViewport(320, 568)
		for j, number := range course.Numbers() {
			if !byNight && j%len(text.Langs) != i {
				continue
			}
			b.value(`void (location.hash = "`+lesson.LinkTo(number)+`")`, nil)
			b.wait(lessonTitle+`.includes("`+number+`")`, true)
			b.value(`scrollTo(0, 0)`, nil)
			b.wait(together, []bool{true, true})
		}
		b.value(`void (location.hash = "#lesson=1&id=3.1")`, nil)
		b.wait(lessonTitle+`.includes("3.1")`, true)
		for _, size := range [][2]int64{{320, 568}, {820, 1180}, {1280, 720}, {1440, 900}} {
			b.setViewport(size[0], size[1])
			b.value(`scrollTo(0, 0)`, nil)
			b.wait(together, []bool{true, true})
			b.wait(`document.documentElement.scrollWidth <= document.documentElement.clientWidth`, true)
			b.lessonShot(fmt.Sprintf("lesson-%s-%d", l.Tag(), size[0]), size)
		}
	}
}

// lessonShot writes a picture to the folder SHOTS if that is set.
func (b *tab) lessonShot(name string, size [2]int64) {
	if dir := os.Getenv("SHOTS"); dir != "" {
		if err := os.WriteFile(path.Join(dir, name+".png"), b.picture(size[0], size[1]), 0o666); err != nil {
			b.t.Fatal(err)
		}
	}
}

// TestBrowserLessonIsHeard checks the accessibility tree of a lesson: a named region, a list with the state of each goal,
// and named controls.
func TestBrowserLessonIsHeard(t *testing.T) {
	b := open(t, "/#lesson=1&id=3.1")
	b.wait(lessonTitle, "Lesson 3.1: From the root")
	b.wait(`[...document.querySelectorAll("#goals li")].map((li) => li.textContent)`, []string{
		"met: It is a valid URL", "not met: A client sends CWD /etc", "met: How often there is CWD on the wire: 1", "met: A client sends RETR motd"})
	var all []string
	for _, n := range b.told() {
		all = append(all, n.role+" "+n.name)
	}
	for _, want := range []string{"region Lesson 3.1: From the root", "heading Lesson 3.1: From the root", "list 3 of 4 goals met",
		"button Hint", "button Start over", "link Next lesson", "button Close the lesson", "button Lessons"} {
		if !slices.Contains(all, want) {
			t.Errorf("nothing in the tree is %q", want)
		}
	}
}

// TestBrowserEmbedLesson checks that an embed has the goals below the URL, and that the page gets an event when all goals
// are met, and when they no longer are.
func TestBrowserEmbedLesson(t *testing.T) {
	g := visit(t, `<script>document.addEventListener("urlscope-lesson", (e) => (globalThis.done ??= []).push(e.detail));
document.addEventListener("urlscope-goals", (e) => (globalThis.states ??= []).push(e.detail.goals.join(" ")))</script>

`+strings.Replace(embedLesson(t), "<url-scope ", `<url-scope loading="eager" lang="ja" `, 1), nil)
	g.wait(live, true)
	l := lessonIn(t, "3.1", text.Japanese)
	g.in(fieldText, start31)
	g.mu.Lock()
	if n, m := g.asked[made.Asset(t, "workshop.wasm")], g.asked[made.Asset(t, "app.wasm")]; n != 1 || m != 0 {
		t.Errorf("the program with lessons was requested %d times, the one without %d times", n, m)
	}
	g.mu.Unlock()
	g.in(lessonTitle, labels.Filled(text.Japanese, labels.NthLesson, "{a}", "3.1", "{b}", l.Title).String())
	g.in(goalStates, "tick ring tick tick")
	g.wait(`globalThis.states`, []string{"met open met met"})
	g.in(`urlscopeEdit(22, 22, "%2F")`, nil)
	done := map[string]any{"id": l.ID(), "goals": []string{"met", "met", "met", "met"}, "done": true}
	g.wait(`globalThis.done`, []any{done})
	g.in(`urlscopeEdit(22, 25, "")`, nil)
	g.wait(`globalThis.done`, []any{done, map[string]any{"id": l.ID(), "goals": []string{"met", "open", "met", "met"}, "done": false}})
	g.wait(`globalThis.states`, []string{"met open met met", "met met met met", "met open met met"})
	g.shot("embed-lesson", 760, 640)
	g.value(`void `+embedded+`.setAttribute("lesson", "lesson=1&t=Own&u=http://h/a&g=no%20valid")`, nil)
	g.in(lessonTitle, "Own")
	g.in(fieldText, start31)
	g.value(`void `+embedded+`.removeAttribute("lesson")`, nil)
	g.in(lessonTitle, "")
}

// TestBrowserLessonsWithoutWebAssembly checks that without WebAssembly lessons can be read: texts, goals and start, but no
// solution.
func TestBrowserLessonsWithoutWebAssembly(t *testing.T) {
	b := visitedTab(t)
	b.expect("console.error")
	b.beforeLoad("delete globalThis.WebAssembly")
	b.load("/#lesson=1&id=3.1")
	b.wait(`document.querySelectorAll(".readable details").length`, 30)
	b.wait(`[...document.querySelectorAll(".readable details[open] summary")].map((s) => s.textContent)`, []string{"3.1 From the root"})
	b.wait(`[...document.querySelectorAll(".readable [open] li")].map((li) => li.textContent)`, goalLabels(lessonIn(t, "3.1", text.English), text.English))
	b.wait(`document.querySelector(".readable [open] pre").textContent`, start31)
	b.lessonShot("readable", [2]int64{820, 900})
	b.wait(`document.querySelector(".readable").textContent.includes("`+solved31+`")`, false)
}
