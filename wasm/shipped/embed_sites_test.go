package shipped

import (
	"bytes"
	"flag"
	"fmt"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"urlscope/core"
	"urlscope/core/report"
	"urlscope/wasm/model"
)

// testdata/embed has a site for each common generator. make test-embed builds them with these generators; make test only
// tests the one that needs none.
var sitesDir = flag.String("sites", "", "build the sites of testdata/embed in this `folder`, and look at them")

// exampleHost is the address of the playground in testdata/embed and host.html.
const exampleHost = "https://example.org/urlscope/"

// An embedSite is a folder of testdata/embed.
type embedSite struct {
	name     string
	commands []string // build the site into its folder out, run in a copy of the folder
	pages    []string // variants of its first page
	hard     []string // pages with the URLs of hard.txt, written by hand for this generator
	markdown string   // a folder for Markdown pages: hard.md, and the code of the sharing dialog; or ""
	html     string   // a page for the dialog's HTML code; or ""
	address  string   // of a page, by its name
	inSite   bool     // pages cannot have scripts: the site loads embed.js
	breaks   bool     // a carriage return in an attribute becomes a line feed
	smart    bool     // quotes and dashes in link texts become typographic ones
	dark     string   // an expression that selects the dark theme
	more     string   // the selector of a link to another page, which shows the scheme of news:comp.infosystems.www.misc
}

const npmInstall = "npm install --no-save --silent --ignore-scripts --no-audit --no-fund"

var sites = []embedSite{
	{name: "html", hard: []string{"/hard.html"}, html: "shared.html", address: "/%s.html"},
	{name: "commonmark", commands: []string{"sh build.sh"}, markdown: ".", address: "/%s.html"},
	{name: "hugo", commands: []string{"hugo --quiet --destination out"}, hard: []string{"/hard/"}},
	{name: "hugo-markdown", commands: []string{"hugo --quiet --destination out"}, markdown: "content", address: "/%s/"},
	{
		name:     "sphinx",
		commands: []string{"sphinx-build -q -b html -d doctrees . out"},
		hard:     []string{"/hard.html"}, html: "shared.rst", address: "/%s.html",
	},
	{
		name:     "myst",
		commands: []string{"sphinx-build -q -b html -d doctrees . out"},
		pages:    []string{"/raw.html"}, markdown: ".", address: "/%s.html", smart: true,
	},
	{name: "mkdocs", commands: []string{"mkdocs build --quiet --site-dir out"}, markdown: "docs", address: "/%s.html"},
	{name: "mkdocs-theme", commands: []string{"mkdocs build --quiet --site-dir out"}},
	{
		name:     "vitepress",
		commands: []string{npmInstall, "npx vitepress build docs --outDir out"},
		markdown: "docs", address: "/%s.html", inSite: true, breaks: true,
		dark: `document.querySelector(".VPSwitchAppearance").click()`,
		more: `a[href="/more.html"]`,
	},
	{
		name:     "docusaurus",
		commands: []string{npmInstall, "npx docusaurus build --out-dir out"},
		markdown: "docs", address: "/%s/", breaks: true,
		dark: `document.querySelector("button[class*=toggleButton]").click()`,
		more: `a[href="/more"]`,
	},
}

func TestBrowserEmbedSites(t *testing.T) {
	for _, s := range sites {
		if len(s.commands) > 0 && *sitesDir == "" {
			continue
		}
		t.Run(s.name, func(t *testing.T) {
			const url = "ftp://ftp.example.org/pub/a%2Fb;type=i"
			site := http.NewServeMux()
			site.HandleFunc("/favicon.ico", func(w http.ResponseWriter, _ *http.Request) { w.Header().Set("Content-Type", "image/x-icon") })
			host := httptest.NewServer(site)
			t.Cleanup(host.Close) // closed after the tab, which may request the icon until the end
			g := newGuest(t, nil)
			site.Handle("/", http.FileServer(http.Dir(s.build(t, g.home))))
			g.origin = host.URL
			g.do(chromedp.EmulateViewport(1000, 800))
			for _, path := range append(s.pages, "/") {
				// Without scripting, the page shows the code.
				g.do(emulation.SetScriptExecutionDisabled(true))
				g.load(path)
				g.wait(embedded+`.innerText.trim()`, url)
				g.do(emulation.SetScriptExecutionDisabled(false))
				g.arrive(path)
				g.wait(embedded+`.getAttribute("show")`, "anatomy problems wire")
				g.wait(shadow+`.querySelector("code").textContent`, url)
			}
			g.shot("site-"+s.name, 1000, 700)
			g.value(`void `+shadow+`.querySelector("button").click()`, nil)
			g.wait(live, true)
			g.in(fieldText, url)
			g.wait(embedded+`.report()`, report.Of(url))
			g.shot("site-"+s.name+"-live", 1000, 700)
			if s.dark != "" {
				g.in(`document.documentElement.dataset.theme`, "light")
				g.value("void ("+s.dark+")", nil)
				g.in(`document.documentElement.dataset.theme`, "dark")
				g.shot("site-"+s.name+"-dark", 1000, 700)
			}
			if s.more != "" {
				g.click(s.more)
				g.wait(shadow+`.querySelector("code").textContent`, "news:comp.infosystems.www.misc")
				g.wait(embedded+`.getAttribute("select")`, "0-4")
				g.wait(`typeof `+embedded+`.select`, "function")
				g.value("void history.back()", nil)
				g.wait(shadow+`.querySelector("code").textContent`, url)
				g.wait(shadow+`.querySelector("iframe") === null`, true)
				g.wait(embedded+`.report()`, report.Of(url))
			}
			hard := s.hard
			if s.markdown != "" {
				hard = append(hard, fmt.Sprintf(s.address, "hard"))
			}
			for _, path := range hard {
				s.look(g, path, hardURLs(t))
			}
			if s.markdown != "" || s.html != "" {
				s.look(g, fmt.Sprintf(s.address, "shared"), sharedURLs(t))
				s.lookWithoutScripts(g, fmt.Sprintf(s.address, "shared"), sharedURLs(t))
			}
		})
	}
}

// TestBrowserEmbedSelectProperty sets the property select, as Vue and React do for the attribute. It is also a method.
func TestBrowserEmbedSelectProperty(t *testing.T) {
	g := visit(t, one(""), nil)
	g.value(`void (`+embedded+`.select = "0-3")`, nil)
	g.wait(embedded+`.getAttribute("select")`, "0-3")
	g.value(`void `+embedded+`.report()`, nil)
	g.wait(live, true)
	const selected = `[...document.querySelectorAll("#copy .sel")].map((run) => run.firstChild.data).join("")`
	g.in(selected, "ftp")
	g.value(`void `+embedded+`.select(6, 12)`, nil)
	g.in(selected, "myname")
}

// look checks that the elements of the page at path have exactly these URLs.
func (s embedSite) look(g *guest, path string, urls []string) {
	g.t.Helper()
	g.arrive(path)
	want := make([]string, len(urls))
	for i, u := range urls {
		// Octets that HTML cannot represent.
		want[i] = strings.ReplaceAll(strings.ToValidUTF8(u, "\uFFFD"), "\x00", "\uFFFD")
		if s.breaks {
			want[i] = strings.ReplaceAll(strings.ReplaceAll(want[i], "\r\n", "\n"), "\r", "\n")
		}
	}
	g.wait(`[...document.querySelectorAll("url-scope")].map((e) => e.shadowRoot.querySelector("code").textContent)`, want)
	g.shot("site-"+s.name+strings.ReplaceAll(strings.TrimSuffix(path, ".html"), "/", "-"), 1000, 3000)
}

// lookWithoutScripts checks that readers without scripting see the URLs, each as a link that opens it.
func (s embedSite) lookWithoutScripts(g *guest, path string, urls []string) {
	g.t.Helper()
	g.do(emulation.SetScriptExecutionDisabled(true))
	g.load(path)
	text := `a.textContent.replace(/\s+/g, "")`
	want := make([][]any, len(urls))
	for i, u := range urls {
		words := strings.Join(strings.Fields(model.Visible(u)), "")
		if s.smart {
			text, words = `""`, ""
		}
		want[i] = []any{g.home + sharedView(u).Link(), words, true}
	}
	g.wait(`[...document.querySelectorAll("url-scope a")].map((a) => [a.href, `+text+`, a.checkVisibility()])`, want)
	g.shot("site-"+s.name+"-without-scripts", 1000, 1000)
	g.do(emulation.SetScriptExecutionDisabled(false))
}

// hardURLs are URLs that are hard to write in some format.
func hardURLs(t *testing.T) []string {
	t.Helper()
	data, err := os.ReadFile("../../testdata/embed/hard.txt")
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
}

// sharedURLs are the URLs of pages with the code of the sharing dialog: everything hard, and every ASCII character in every
// position where it could have a meaning.
func sharedURLs(t *testing.T) []string {
	urls := append(hardURLs(t), "", " a ", "a\r\n\nb", "\u00a0a\u200bb\u202ec\ufeff", "a\xffb", "http://h.example/😀",
		"https://www.host.example/a_b_c/~d?e=%7E&f=\"g\"", "www.host.example", "joe@host.example",
		"</code></a></url-scope><script>alert(1)</script>", "<!-- a", "<?b", "]]>", "&lt;&#34;&amp;amp;", "<http://host.example/>",
		"{{< a >}}", "{{% b %}}", "{{ c d }}", "{% e", "{# f", "<% g %>", "{{{h}}}", "${i}", "[[j]]", "{:.k}", "{#l}", "[^m]", "![n](o)",
		"    p", "- q", "# r", "> s", "1. t", "---", "+++", "~~~", "```", "$$", "| u | v |", "::: w", "{x}`y`")
	for c := byte(0); c < 0x80; c++ {
		s := string(rune(c))
		urls = append(urls, "http://host.example/"+s+"a"+s+s+"b"+s+s+s+"c"+s+" \\"+s, s+"d"+s, s+s)
	}
	return urls
}

// sharedView returns the shared view of a URL.
func sharedView(url string) model.View {
	v := model.View{Src: url}
	if len(url)%2 == 0 {
		v.Selected, v.Lang = core.Span{Start: 0, End: 1}, "en"
	}
	return v
}

// build builds the site in a copy of its folder, for a playground at home, and returns the built folder.
func (s embedSite) build(t *testing.T, home string) string {
	t.Helper()
	dir := t.TempDir()
	if len(s.commands) > 0 {
		dir = filepath.Join(*sitesDir, s.name)
	}
	dir = copySite(t, filepath.Join("../../testdata/embed", s.name), dir, home)
	hard, err := os.ReadFile("../../testdata/embed/hard.md")
	if err != nil {
		t.Fatal(err)
	}
	// shared returns the dialog's code for all sharedURLs.
	shared := func(e model.Embed) string {
		var tags []string
		for _, u := range sharedURLs(t) {
			tags = append(tags, model.EmbedTag(home+"index.html", sharedView(u), e))
		}
		return strings.Join(tags, "\n\n") + "\n"
	}
	pages := map[string]string{}
	if s.markdown != "" {
		pages[filepath.Join(s.markdown, "hard.md")] = strings.ReplaceAll(string(hard), exampleHost, home)
		pages[filepath.Join(s.markdown, "shared.md")] = "# Shared\n\n" + shared(model.Embed{Markdown: true})
	}
	switch filepath.Ext(s.html) {
	case ".html":
		pages[s.html] = "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Shared</title>\n" + shared(model.Embed{})
	case ".rst":
		pages[s.html] = ":orphan:\n\n.. raw:: html\n\n   " + strings.ReplaceAll(shared(model.Embed{}), "\n", "\n   ") + "\n"
	}
	for name, page := range pages {
		if s.inSite {
			page = scriptLine.ReplaceAllString(page, "")
		}
		if err := os.WriteFile(filepath.Join(dir, name), []byte(page), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	return runIn(t, dir, s.commands)
}

var scriptLine = regexp.MustCompile("(?m)^<script.*\n")

// TestEmbedTypes checks the TypeScript types against sample pages and the reports of Go.
func TestEmbedTypes(t *testing.T) {
	if *sitesDir == "" {
		return // needs TypeScript: make test-embed
	}
	dir := copySite(t, "../../testdata/embed/types", filepath.Join(*sitesDir, "types"), exampleHost)
	var reports strings.Builder
	reports.WriteString("import type { Report } from \"./urlscope\";\nexport const reports: Report[] = [\n")
	goldens, err := filepath.Glob("../../testdata/report/*.json")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range append(goldens, "../../web/embed.d.ts", "../../web/urlscope.d.ts") {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		switch name := filepath.Base(file); {
		case filepath.Ext(name) == ".ts":
			err = os.WriteFile(filepath.Join(dir, name), data, 0o666)
		case name != "schema.json":
			reports.Write(data)
			reports.WriteString(",\n")
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	reports.WriteString("];\n")
	if err := os.WriteFile(filepath.Join(dir, "reports.ts"), []byte(reports.String()), 0o666); err != nil {
		t.Fatal(err)
	}
	runIn(t, dir, []string{npmInstall, "npx tsc"})
}

// The scripts of the page are plain JavaScript, checked by the types that their comments and globals.d.ts give.
func TestScriptTypes(t *testing.T) {
	if *sitesDir == "" {
		return // it needs TypeScript: make test-embed
	}
	dir := copySite(t, "../../testdata/embed/types", filepath.Join(*sitesDir, "types"), exampleHost)
	project, err := filepath.Abs("../../web/page")
	if err != nil {
		t.Fatal(err)
	}
	runIn(t, dir, []string{npmInstall, "npx tsc -p " + project})
}

// copySite copies a folder of testdata/embed to dir, with home as the playground's address, and returns the copy. It keeps
// npm's packages in dir, to save time.
func copySite(t *testing.T, site, dir, home string) string {
	t.Helper()
	dir, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	old, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range old {
		if filepath.Base(name) != "node_modules" {
			if err := os.RemoveAll(name); err != nil {
				t.Fatal(err)
			}
		}
	}
	err = filepath.WalkDir(site, func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		copied := filepath.Join(dir, strings.TrimPrefix(name, filepath.Clean(site)))
		if entry.IsDir() {
			return os.MkdirAll(copied, 0o777)
		}
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		return os.WriteFile(copied, bytes.ReplaceAll(data, []byte(exampleHost), []byte(home)), 0o666)
	})
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// runIn runs the commands in dir, and returns the built folder, which is dir itself if there are no commands.
func runIn(t *testing.T, dir string, commands []string) string {
	t.Helper()
	for _, command := range commands {
		words := strings.Fields(command)
		run := exec.Command(words[0], words[1:]...)
		run.Dir = dir
		if output, err := run.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v (.ci/needs embed installs the tools)\n%s", command, err, output)
		}
	}
	if len(commands) == 0 {
		return dir
	}
	return filepath.Join(dir, "out")
}
