package adopted

import (
	"context"
	"encoding/json"
	"os"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// A tab is a page in Chromium, in a browser of its own. The tests of wasm/shipped examine the page in detail.
type tab struct {
	t   *testing.T
	ctx context.Context
}

func newTab(t *testing.T, url string) tab {
	t.Helper()
	profile, err := os.MkdirTemp("", "urlscope-") // not t.TempDir, because it fails if the browser still writes while it is removed
	if err != nil {
		t.Fatal(err)
	}
	options := []chromedp.ExecAllocatorOption{
		chromedp.UserDataDir(profile),
		chromedp.WSURLReadTimeout(60 * time.Second),
		chromedp.Flag("headless", "new"),
		chromedp.Flag("no-first-run", true),
		chromedp.Flag("no-sandbox", true), // root and most containers cannot use the sandbox
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("disable-gpu", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("no-proxy-server", true),
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"),
	}
	if chromium := os.Getenv("CHROMIUM"); chromium != "" {
		options = append(options, chromedp.ExecPath(chromium))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, _ := chromedp.NewContext(allocator)
	t.Cleanup(func() {
		chromedp.Cancel(ctx)
		stop()
		chromedp.FromContext(ctx).Allocator.Wait()
		os.RemoveAll(profile)
	})
	if err := chromedp.Run(ctx, chromedp.Navigate(url), chromedp.Poll(`globalThis.used`, nil, chromedp.WithPollingTimeout(time.Minute))); err != nil {
		t.Fatalf("%s: %v", url, err)
	}
	return tab{t, ctx}
}

// ask evaluates an expression, awaits its promise, and returns the value as JSON.
func (b tab) ask(expression string) string {
	b.t.Helper()
	ctx, cancel := context.WithTimeout(b.ctx, 3*time.Minute)
	defer cancel()
	var answer json.RawMessage
	wait := func(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }
	if err := chromedp.Run(ctx, chromedp.Evaluate(expression, &answer, wait)); err != nil {
		b.t.Fatalf("%s: %v", expression, err)
	}
	return string(answer)
}
