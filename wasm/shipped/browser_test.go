// Package shipped tests the files that make site writes in real browsers.
package shipped

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/inspector"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// This file has the infrastructure of the browser tests. They test the built site in Chromium, and their names begin with
// TestBrowser. The package has one browser and one built site, both created by the first test that needs them, and each test
// has a tab with a profile of its own. A test waits for a condition, never for a time, and fails if the page logs any
// complaint (see tab).

// tabTimeout limits the time of a test. Nothing that works takes so long. Use a shorter time for a test that fails, and a
// longer one for benchmarks with pauses.
var tabTimeout = flag.Duration("wait", 5*time.Minute, "how long a test of the page may take")

// lab has the state that the browser tests share.
var lab struct {
	ctx context.Context // done when the tests are
	dir string          // temporary folder, removed after the tests

	mu    sync.Mutex
	waits []func() // each returns when a browser no longer writes into dir
}

// waitFor makes the end of the tests wait for a browser.
func waitFor(wait func()) {
	lab.mu.Lock()
	defer lab.mu.Unlock()
	lab.waits = append(lab.waits, wait)
}

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "urlscope-")
	if err != nil {
		panic(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	lab.ctx, lab.dir = ctx, dir
	status := m.Run()
	stop()
	for _, wait := range lab.waits {
		wait()
	}
	os.RemoveAll(dir)
	os.Exit(status)
}

// taken has the tests that have decided whether to run in parallel.
var taken sync.Map

// beside marks a test as parallel. Tests that open a tab are; a test with subtests must call it itself.
func beside(t testing.TB) {
	if t, ok := t.(*testing.T); ok && !strings.Contains(t.Name(), "/") {
		if _, known := taken.LoadOrStore(t, true); !known {
			t.Parallel()
		}
	}
}

// alone makes a test run before the parallel ones, with the machine to itself, because it counts what the page does when it
// is not delayed. It must be the first call of the test.
func alone(t testing.TB) { taken.Store(t, true) }

// browser starts Chromium and returns the context in which tabs are opened. It has no back/forward cache, which would take a
// tenth of all processor time. keeper has one, as readers' browsers do.
var (
	browser = sync.OnceValues(func() (context.Context, error) { return startBrowser("profile", *benchSite != "") })
	keeper  = sync.OnceValues(func() (context.Context, error) { return startBrowser("keeper", true) })
)

// startBrowser starts a browser with a profile in a folder of its own. putsBy enables the back/forward cache.
func startBrowser(profile string, putsBy bool) (context.Context, error) {
	chromium, err := findBrowser("chromium", os.Getenv("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
	if err != nil {
		return nil, err
	}
	flags := "--liftoff-only" // no program of a test runs long enough for the optimizing compiler, which would take a quarter of all time
	if *benchSite != "" {
		flags = ""
	}
	allocator, stop := chromedp.NewExecAllocator(lab.ctx,
		chromedp.ExecPath(chromium),
		chromedp.UserDataDir(filepath.Join(lab.dir, profile)),
		chromedp.WSURLReadTimeout(60*time.Second),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("no-first-run", true),
		chromedp.Flag("no-sandbox", true), // root and most containers cannot use the sandbox
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("disable-gpu", true),
		chromedp.Flag("js-flags", flags),
		chromedp.Flag("disable-frame-rate-limit", *benchSite != ""), // measure the page's work, not the wait for the display
		chromedp.Flag("disable-gpu-vsync", *benchSite != ""),
		// Background tasks of the browser that no test needs.
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-back-forward-cache", !putsBy),
		chromedp.Flag("disable-features", "WebUIOmniboxPopup,WebUIOmniboxAimPopup"), // they would load two pages per window, a second of work
		chromedp.Flag("renderer-process-limit", "4"),                                // a process of its own is a fifth of a page's cost
		chromedp.Flag("no-proxy-server", true),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	)
	ctx, _ := chromedp.NewContext(allocator, chromedp.WithErrorf(func(format string, args ...any) {
		if !strings.Contains(format, "unhandled") { // skip events that chromedp does not know yet, such as an opened dialog
			fmt.Fprintf(os.Stderr, format+"\n", args...)
		}
	}))
	if err := chromedp.Run(ctx); err != nil {
		stop()
		return nil, fmt.Errorf("cannot start %s: %w", chromium, err)
	}
	waitFor(chromedp.FromContext(ctx).Allocator.Wait)
	return ctx, nil
}

// errNoBrowser is the error that a browser is not installed.
type errNoBrowser struct{ debian string }

func (e errNoBrowser) Error() string {
	return "there is no browser: install Debian's package " + e.debian + ", or what it brings"
}

// check ends a test whose browser is missing or does not start. Without a browser the test is skipped, which make test
// reports.
func check(t testing.TB, err error) {
	t.Helper()
	switch err.(type) {
	case nil:
	case errNoBrowser:
		t.Skip(err)
	default:
		t.Fatal(err)
	}
}

// findBrowser returns the first command that exists. debian is the name of the package to install.
func findBrowser(debian string, names ...string) (string, error) {
	for _, name := range names {
		if file, err := exec.LookPath(name); err == nil {
			return file, nil
		}
	}
	return "", errNoBrowser{debian}
}

// A tab is a tab of the browser for one test. The test fails if a page in it logs an error or a warning, throws an uncaught
// exception, violates the content policy, or sends a request to another origin, unless the test expects it.
type tab struct {
	t      testing.TB
	ctx    context.Context
	origin string   // serves the site, at / and at /docs/play/
	others []string // further origins that the page may request

	seat    *seat
	servers []*httptest.Server        // servers for this tab only
	scripts []cdpage.ScriptIdentifier // scripts that run before a page's own

	mu         sync.Mutex
	complaints []string
	expected   []string
	logged     []string // console.log, which is not a complaint
}

// open opens the page at path in a tab that has visited the site before, and waits until it is ready.
func open(t testing.TB, path string) *tab {
	t.Helper()
	b := visitedTab(t)
	b.load(path)
	b.waitReady()
	return b
}

// newTab opens an empty tab with a new profile and origin, for tests of a first visit or of another site.
func newTab(t testing.TB) *tab {
	t.Helper()
	return newTabIn(t, browser)
}

func newTabIn(t testing.TB, browser func() (context.Context, error)) *tab {
	t.Helper()
	beside(t)
	s, err := newSeat(browser)
	check(t, err)
	b := s.tab(t, s.ctx)
	t.Cleanup(func() {
		b.leave()
		if err := s.close(); err != nil {
			t.Error(err)
		}
		b.report()
		for _, server := range b.servers {
			server.Close()
		}
	})
	return b
}

// visitedTab returns an empty tab whose profile earlier tests have used to visit the site. Their data is cleared, but the
// browser's cache still has the compiled site, so a visit is four times as fast as a first visit.
func visitedTab(t testing.TB) *tab {
	t.Helper()
	beside(t)
	s, err := takeSeat()
	check(t, err)
	ctx, stop := context.WithCancel(s.ctx)
	b := s.tab(t, ctx)
	t.Cleanup(func() {
		b.leave()
		if t.Failed() || b.special() || b.clear() != nil {
			if err := s.close(); err != nil {
				t.Error(err)
			}
		} else {
			s.giveBack()
		}
		stop()
		b.report()
		for _, server := range b.servers {
			server.Close()
		}
	})
	return b
}

// another opens a second tab with the same profile and origin.
func (b *tab) another() *tab {
	b.t.Helper()
	ctx, closeTab, err := openWindow(b.seat.parent, b.seat.profile)
	if err != nil {
		b.t.Fatal(err)
	}
	other := (&seat{parent: b.seat.parent, profile: b.seat.profile, origin: b.origin}).tab(b.t, ctx)
	b.t.Cleanup(func() {
		other.leave()
		closeTab()
		other.report()
	})
	return other
}

// leave waits until all events of the page have arrived.
func (b *tab) leave() {
	b.evaluate("null") // its answer arrives after all events before it
}

// special reports whether a test has left traces that clear cannot remove: the browser could use the cache of the
// test's own site for a later site at the same address.
func (b *tab) special() bool { return len(b.servers) > 0 }

// clear removes the traces of a test from its tab, except the browser's cache of the site's files.
func (b *tab) clear() error {
	// The page runs until it is left, and can still write to the origin's storage.
	if _, err := b.evaluate("sessionStorage.clear()"); err != nil {
		return err
	}
	for _, script := range b.scripts {
		if err := chromedp.Run(b.ctx, cdpage.RemoveScriptToEvaluateOnNewDocument(script)); err != nil {
			return err
		}
	}
	return chromedp.Run(b.ctx, emulation.ClearDeviceMetricsOverride(), emulation.SetTouchEmulationEnabled(false),
		emulation.SetEmulatedMedia().WithMedia("").WithFeatures([]*emulation.MediaFeature{}),
		emulation.SetScriptExecutionDisabled(false),
		leaveFor(b.seat.origin+"/LICENSES.txt"), // a page without scripts, in the same process
		storage.ClearDataForOrigin(b.seat.origin, "local_storage"))
}

// onBrowser returns a context for commands to the browser itself.
func onBrowser(ctx context.Context) context.Context {
	return cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser)
}

// serve makes the tab use another site. Its server is closed after the tab, because requests of the page would fail
// otherwise.
func (b *tab) serve(handler http.Handler) {
	server := newServer(handler)
	b.servers = append(b.servers, server)
	b.origin = server.URL
}

// serveSite serves handler at / and, as part of a larger site, at /docs/play/. It returns the origin.
func serveSite(t testing.TB, handler http.Handler) string {
	server := newServer(handler)
	t.Cleanup(server.Close)
	return server.URL
}

func newServer(handler http.Handler) *httptest.Server {
	mux := http.NewServeMux()
	mux.Handle("/", handler)
	mux.Handle("/docs/play/", http.StripPrefix("/docs/play", handler))
	return httptest.NewServer(mux)
}

// listen records the complaints of the page.
func (b *tab) listen(event any) {
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, arg := range e.Args {
			word := arg.Description // objects have a description, strings a value
			if word == "" {
				json.Unmarshal(arg.Value, &word)
			}
			words = append(words, word)
		}
		switch said := strings.Join(words, " "); e.Type {
		case runtime.APITypeError, runtime.APITypeWarning, runtime.APITypeAssert:
			b.complain("console.%s: %s", e.Type, said)
		case runtime.APITypeLog: // Go prints a panic line by line
			b.mu.Lock()
			b.logged = append(b.logged, said)
			b.mu.Unlock()
		}
	case *runtime.EventExceptionThrown:
		b.complain("uncaught: %v", e.ExceptionDetails)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError || e.Entry.Level == log.LevelWarning {
			b.complain("%s %s: %s %s", e.Entry.Source, e.Entry.Level, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		u, err := url.Parse(e.Request.URL)
		if err != nil || strings.HasPrefix(u.Scheme, "http") && !slices.Contains(append(b.others, b.origin), u.Scheme+"://"+u.Host) {
			b.complain("request to another origin: %s", e.Request.URL)
		}
	case *inspector.EventTargetCrashed:
		b.complain("the tab crashed")
	}
}

func (b *tab) complain(format string, args ...any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.complaints = append(b.complaints, fmt.Sprintf(format, args...))
}

// expect announces complaints of the page that contain the given words. The test fails if one does not come.
func (b *tab) expect(words ...string) {
	b.expected = append(b.expected, words...)
}

// settle leaves the page, so that it complains no more, and checks its complaints. Another page may then have others.
func (b *tab) settle() {
	b.t.Helper()
	b.away()
	b.report()
	b.mu.Lock()
	defer b.mu.Unlock()
	b.complaints, b.expected = nil, nil
}

// report fails the test for every unexpected complaint and every missing one.
func (b *tab) report() {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, c := range b.complaints {
		if !slices.ContainsFunc(b.expected, func(words string) bool { return strings.Contains(c, words) }) {
			b.t.Errorf("the page complains: %s", c)
		}
	}
	if b.t.Failed() && len(b.logged) > 0 {
		b.t.Logf("the page's log:\n%s", strings.Join(b.logged, "\n"))
	}
	for _, words := range b.expected {
		if !slices.ContainsFunc(b.complaints, func(c string) bool { return strings.Contains(c, words) }) {
			b.t.Errorf("the page does not complain about %q", words)
		}
	}
}

func (b *tab) do(actions ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(b.ctx, actions...); err != nil {
		b.t.Fatal(err)
	}
}

// beforeLoad makes every page that is loaded from now on run script before its own scripts.
func (b *tab) beforeLoad(script string) {
	b.t.Helper()
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		id, err := cdpage.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		b.scripts = append(b.scripts, id)
		return err
	}))
}

// load loads the page at path and waits for it, but not for its WebAssembly.
func (b *tab) load(path string) {
	b.t.Helper()
	b.do(leaveFor(b.origin + path))
	b.wait(`document.readyState`, "complete")
}

// away leaves the page for an empty one.
func (b *tab) away() {
	b.t.Helper()
	b.do(leaveFor("about:blank"))
	b.wait(`document.URL`, "about:blank") // behind all that the other page said
}

// leaveFor makes the browser leave the page for another, and waits until it has begun. It does not use chromedp's own navigation, which counts
// events and waits in vain where a page reloads itself or comes from the browser's memory. Under load, Chromium has been seen to forget a
// navigation that a service worker was to answer. It is asked once more then, as a reader would.
func leaveFor(url string) chromedp.Action {
	return chromedp.ActionFunc(func(ctx context.Context) error {
		leave := func(ctx context.Context) error {
			_, _, failed, _, err := cdpage.Navigate(url).Do(ctx)
			if err == nil && failed != "" {
				err = errors.New(failed)
			}
			return err
		}
		patient, cancel := context.WithTimeout(ctx, time.Minute)
		defer cancel()
		err := leave(patient)
		if errors.Is(err, context.DeadlineExceeded) && ctx.Err() == nil {
			fmt.Printf("Chromium did not leave for %s within a minute, so it is asked again.\n", url)
			err = leave(ctx)
		}
		return err
	})
}

// waitReady waits until the WebAssembly has taken over. It keeps sending the sign of interest that starts the program
// (app.js), because the page may reload itself.
func (b *tab) waitReady() {
	b.t.Helper()
	b.wait(`dispatchEvent(new Event("pointermove")) && document.documentElement.classList.contains("ready")`, true)
}

// value stores the value of a JavaScript expression, or of its promise, in result.
func (b *tab) value(expression string, result any) {
	b.t.Helper()
	text, err := b.evaluate(expression)
	if err == nil && result != nil {
		err = json.Unmarshal([]byte(text), result)
	}
	if err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
}

// wait waits until a JavaScript expression has the value want. The expression may throw until then.
func (b *tab) wait(expression string, want any) {
	b.t.Helper()
	// want passes through JSON, because the value does: an int becomes a float64.
	wanted, err := json.Marshal(want)
	if err != nil {
		b.t.Fatal(err)
	}
	var x, y any
	if err := json.Unmarshal(wanted, &y); err != nil {
		b.t.Fatal(err)
	}
	for asked := soon; ; asked = asked.later() {
		text, err := b.evaluate(expression)
		if err == nil {
			if err := json.Unmarshal([]byte(text), &x); err != nil {
				b.t.Fatal(err)
			}
			if cmp.Equal(x, y) {
				return
			}
		}
		select {
		case <-time.After(time.Duration(asked)):
			if !b.stopped() {
				continue
			}
			b.t.Fatalf("%s: the page's program has ended", expression)
		case <-b.ctx.Done():
			if x == nil && err != nil {
				b.t.Fatalf("%s: %v", expression, err)
			}
			b.t.Fatalf("%s has another value (-got +want):\n%s", expression, cmp.Diff(x, y))
		}
	}
}

// A pause is the time between two attempts. It grows, because each attempt costs the browser a millisecond or two.
type pause time.Duration

const soon = pause(10 * time.Millisecond)

func (p pause) later() pause { return min(p*3/2, 15*soon) }

// stopped reports whether the page's program has panicked although no test expects that. Waiting would be useless then.
func (b *tab) stopped() bool {
	b.mu.Lock()
	defer b.mu.Unlock()
	return len(b.expected) == 0 && slices.ContainsFunc(b.complaints, func(c string) bool {
		return strings.HasPrefix(c, "console.warning: exit code:")
	})
}

// evaluate returns the value of a JavaScript expression as JSON.
func (b *tab) evaluate(expression string) (string, error) {
	var text string
	err := chromedp.Run(b.ctx, chromedp.Evaluate(
		"(async () => JSON.stringify(await ("+expression+")) ?? 'null')()", &text,
		func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }))
	return text, err
}

// keys types text key by key into the focused element. It supports only characters of a keyboard; use insert for others.
func (b *tab) keys(text string) {
	b.t.Helper()
	b.do(chromedp.KeyEvent(text))
}

// insert inserts text at the caret at once, as pasting or an input method does.
func (b *tab) insert(text string) {
	b.t.Helper()
	b.do(input.InsertText(text))
}

// press presses a key, named as in KeyboardEvent.key, with modifiers: "F8", "Shift+Tab", "Ctrl+z".
func (b *tab) press(chord string) {
	b.t.Helper()
	parts := strings.Split(chord, "+")
	name := parts[len(parts)-1]
	var modifiers input.Modifier
	for _, m := range parts[:len(parts)-1] {
		bit, ok := map[string]input.Modifier{
			"Alt": input.ModifierAlt, "Ctrl": input.ModifierCtrl,
			"Meta": input.ModifierMeta, "Shift": input.ModifierShift,
		}[m]
		if !ok {
			b.t.Fatalf("press %s: no modifier %s", chord, m)
		}
		modifiers |= bit
	}
	var key *kb.Key
	for _, k := range kb.Keys {
		if k.Key == name {
			key = k
			break
		}
	}
	if key == nil {
		b.t.Fatalf("press %s: no key %s", chord, name)
	}
	down := input.DispatchKeyEvent(input.KeyDown).WithKey(key.Key).WithCode(key.Code).WithModifiers(modifiers).
		WithWindowsVirtualKeyCode(key.Windows).WithNativeVirtualKeyCode(key.Native)
	if modifiers&^input.ModifierShift == 0 {
		down = down.WithText(key.Text)
	}
	// The desktop turns these keys into commands, but the headless browser has no desktop.
	if command := map[string]string{
		"Ctrl+a": "selectAll", "Ctrl+c": "copy", "Ctrl+v": "paste", "Ctrl+x": "cut",
		"Ctrl+z": "undo", "Ctrl+Shift+z": "redo", "Ctrl+Shift+Z": "redo", "Ctrl+y": "redo",
	}[chord]; command != "" {
		down = down.WithCommands([]string{command})
	}
	up := *down
	up.Type, up.Text, up.Commands = input.KeyUp, "", nil
	b.do(down, &up)
}

// picture returns a PNG of the page in a window of the given size.
func (b *tab) picture(width, height int64) []byte {
	b.t.Helper()
	var png []byte
	b.do(chromedp.EmulateViewport(width, height), chromedp.CaptureScreenshot(&png))
	return png
}
