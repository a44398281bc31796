package shipped

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"path"
	"slices"
	"strings"
	"testing"
	"time"

	"urlscope/core/report"
	"urlscope/wasm/internal/made"
	"urlscope/wasm/model"
	"urlscope/wasm/site"
)

// What README.md and host.html ask of the two hosts is enough, and all of it is needed.

// policyPage is a page of somebody else with a content security policy, while the playground's host is one of static
// files: it sends Access-Control-Allow-Origin, as host.html asks, with the files that open names, and no other header of
// ours. What is wrong shows in the tab's console.
func policyPage(t *testing.T, policy, script string, open func(file string) bool) *guest {
	t.Helper()
	g := newGuest(t, func(http.Handler) http.Handler {
		dir, err := made.Site()
		if err != nil {
			t.Fatal(err)
		}
		files := http.FileServer(http.Dir(dir))
		return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", site.ContentTypes[path.Ext(r.URL.Path)])
			if open(site.HashedName.ReplaceAllString(path.Base(r.URL.Path), "$1")) {
				w.Header().Set("Access-Control-Allow-Origin", "*")
			}
			files.ServeHTTP(w, r)
		})
	})
	// The policy is one header, whose lines a browser joins.
	policy = strings.Join(strings.Fields(strings.ReplaceAll(strings.TrimPrefix(policy, "Content-Security-Policy:"), exampleHost, g.home)), " ")
	host := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Security-Policy", policy)
		switch r.URL.Path {
		case "/page.js":
			w.Header().Set("Content-Type", "text/javascript")
			fmt.Fprint(w, strings.ReplaceAll(script, exampleHost, g.home))
		case "/favicon.ico":
			w.Header().Set("Content-Type", "image/x-icon")
		default:
			w.Header().Set("Content-Type", "text/html; charset=utf-8")
			fmt.Fprintf(w, "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Somebody else</title>\n"+
				"<script type=\"module\" src=\"/page.js\"></script>\n%s\n", one(`loading="eager"`))
		}
	}))
	t.Cleanup(host.Close)
	g.origin = host.URL
	g.load("/")
	return g
}

// allow is all files but those of some names.
func allow(but ...string) func(string) bool {
	return func(file string) bool { return !slices.Contains(but, file) }
}

func TestBrowserEmbedPolicy(t *testing.T) {
	beside(t)
	policy := embedPolicy(t)
	script := `import "` + exampleHost + `embed.js"`
	t.Run("enough", func(t *testing.T) {
		g := policyPage(t, policy, script, func(file string) bool { return file == "embed.js" })
		g.wait(live, true)
		g.wait(embedded+`.report()`, report.Of(model.Example))
	})
	for name, c := range map[string]struct {
		policy string
		open   func(string) bool
		says   string
	}{
		"script-src":                  {without(t, policy, "script-src 'self' "+exampleHost, "script-src 'self'"), allow(), "script-src"},
		"frame-src":                   {without(t, policy, "frame-src "+exampleHost, "frame-src 'self'"), allow(), "frame-src"},
		"Access-Control-Allow-Origin": {policy, allow("embed.js"), "Access-Control-Allow-Origin"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel() // a frame that does not answer is waited for
			g := policyPage(t, c.policy, script, c.open)
			g.complains(c.says)
			if name == "frame-src" {
				g.wait(`heard[0][0]`, "error")
				g.wait(shadow+`.querySelector("code").checkVisibility({visibilityProperty: true})`, true)
				return
			}
			g.wait(`customElements.get("url-scope") === undefined`, true)
			g.wait(embedded+`.innerText`, model.Example) // as it stands in the page
		})
	}
}

func TestBrowserReportPolicy(t *testing.T) {
	beside(t)
	policy := reportPolicy(t)
	script := reportScript(t) + "\nglobalThis.got = report;"
	t.Run("enough", func(t *testing.T) {
		g := policyPage(t, policy, script, func(file string) bool {
			return file == "urlscope.js" || file == "wasm_exec.js" || file == "parser.wasm"
		})
		g.wait(`globalThis.got`, report.Of("ftp://host.dom/pub/a;type=x"))
	})
	for name, c := range map[string]struct {
		policy string
		open   func(string) bool
		says   string
	}{
		"script-src":       {without(t, policy, "script-src 'self' "+exampleHost, "script-src 'self'"), allow(), "script-src"},
		"wasm-unsafe-eval": {without(t, policy, " 'wasm-unsafe-eval'", ""), allow(), "wasm-eval"},
		"connect-src":      {without(t, policy, "connect-src 'self' "+exampleHost, "connect-src 'self'"), allow(), "connect-src"},
		"urlscope.js":      {policy, allow("urlscope.js"), "Access-Control-Allow-Origin"},
		"wasm_exec.js":     {policy, allow("wasm_exec.js"), "Access-Control-Allow-Origin"},
		"parser.wasm":      {policy, allow("parser.wasm"), "Access-Control-Allow-Origin"},
	} {
		t.Run(name, func(t *testing.T) {
			g := policyPage(t, c.policy, script, c.open)
			g.complains(c.says)
			g.wait(`globalThis.got === undefined`, true)
		})
	}
}

// without returns a policy in which one thing is not allowed.
func without(t *testing.T, policy, old, new string) string {
	t.Helper()
	less := strings.Replace(policy, old, new, 1)
	if less == policy {
		t.Fatalf("%s does not say %s", policy, old)
	}
	return less
}

// complains waits until the browser complains of this, and bears what else it says.
func (b *tab) complains(words string) {
	b.t.Helper()
	b.expect("")
	for {
		b.mu.Lock()
		is := slices.Clone(b.complaints)
		b.mu.Unlock()
		if slices.ContainsFunc(is, func(c string) bool { return strings.Contains(c, words) }) {
			return
		}
		select {
		case <-time.After(20 * time.Millisecond):
		case <-b.ctx.Done():
			b.t.Fatalf("the browser does not complain of %s: %q", words, is)
		}
	}
}
