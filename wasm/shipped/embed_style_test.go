package shipped

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

// silly sets every inherited property to a value other than its initial one, on the element with that id, and returns the
// names of the properties. It finds them by trying many values for each property, and checking whether a child inherits one.
const silly = `(() => {
	const values = ["preserve", "uppercase", "9px", "3", "italic", "bold", "rtl", "vertical-rl", "hidden", "none", "all", "red", "rgb(250, 250, 0)", "center", "right",
		"small-caps", "all-small-caps", "oldstyle-nums", "slashed-zero", "super", "historical-forms", "jis78", "2px 2px 3px red", "\"x\" \"y\"", "\"kern\" 0", "\"wght\" 900",
		"break-all", "loose", "anywhere", "nowrap", "pre", "auto", "manual", "wait", "crosshair", "text", "inside", "square", "collapse", "hide", "bottom",
		"9", "0.3", "emoji", "dark", "only light", "optimizeSpeed", "crispEdges", "geometricPrecision", "filled red", "dot", "under", "under right", "over right", "wavy", "10px", "400%",
		"ultra-condensed", "70%", "evenodd", "round", "bevel", "url(#x)", "5 3", "end", "middle", "exact", "first", "last", "sideways", "upright", "inert",
		"disc", "balance", "pretty", "stable", "no-common-ligatures", "from-font", "blink", "fantasy", "x-large", "\"zz\"", "allow-end", "hanging", "isolate-override", "trim-both", "always", "cjk",
		"weight", "new", "justify", "inter-character", "match-parent", "spell-out", "space-all", "ideograph-alpha", "no-autospace", "trim-start", "lr", "color(display-p3 1 0 0)"];
	const there = document.getElementById("silly"), tried = there.parentNode.appendChild(document.createElement("div")), child = tried.appendChild(document.createElement("div"));
	const found = [];
	tried.hidden = true; // otherwise widths would seem to be inherited
	for (const name of getComputedStyle(tried)) {
		const first = getComputedStyle(child).getPropertyValue(name);
		if (/^(visibility|pointer-events|interactivity)$/.test(name)) continue; // see TestBrowserEmbedHidden
		for (const value of values) {
			if (!CSS.supports(name, value)) continue;
			tried.style.cssText = "";
			tried.style.setProperty(name, value);
			const own = getComputedStyle(tried).getPropertyValue(name), inherited = getComputedStyle(child).getPropertyValue(name);
			if (own === first || inherited !== own || !tried.style.length) continue;
			there.style.setProperty(name, value);
			found.push(name);
			break;
		}
	}
	tried.remove();
	return found;
})()`

// TestBrowserEmbedInherits checks that inherited styles of the page do not change how the URL looks inside the element.
func TestBrowserEmbedInherits(t *testing.T) {
	const code = `<url-scope><code>http://host/~user/?q=a|b&amp;c</code></url-scope>`
	g := visit(t, "<style>url-scope { width: 700px } #silly::first-letter { font-size: 500% }</style>\n\n"+`<div id="plain">`+code+`</div><div id="silly">`+code+`</div>`, nil)
	g.do(chromedp.EmulateViewport(760, 500))
	g.wait(`document.querySelector("#silly url-scope").offsetHeight`, 155)
	var names []string
	g.value(silly, &names)
	for _, name := range []string{"text-transform", "letter-spacing", "word-spacing", "text-indent", "direction", "font-style", "font-variant-caps", "text-shadow",
		"hyphens", "quotes", "white-space-collapse", "line-height", "writing-mode", "cursor", "color", "text-align", "tab-size", "user-select",
		"-webkit-text-fill-color", "-webkit-text-security", "-webkit-locale"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s was not tried", name)
		}
	}
	t.Logf("%d properties were tried", len(names))
	// text-decoration is not inherited, but is drawn through in-flow descendants.
	g.value(`void document.getElementById("silly").style.setProperty("text-decoration", "line-through 3px")`, nil)
	g.wait(`(() => {
		const [plain, silly] = ["plain", "silly"].map((id) => {
			return [...document.querySelector("#" + id + " url-scope").shadowRoot.querySelectorAll(".box, .box *")].flatMap((e) => {
				const style = getComputedStyle(e);
				return [...style].map((name) => e.localName + "." + e.className + " " + name + ": " + style.getPropertyValue(name));
			});
		});
		return plain.length < 1000 ? "nothing to compare" : silly.filter((line, i) => line !== plain[i]);
	})()`, []string{})
	g.shot("inherits", 760, 500)
}

// TestBrowserEmbedHidden checks that hiding a part of the page also hides an element in it, closed or open.
func TestBrowserEmbedHidden(t *testing.T) {
	g := visit(t, `<div id="part">`+one("")+`</div>`, nil)
	g.wait(shownHeight, 155)
	hidden := func(what string) {
		t.Helper()
		g.wait(what+".checkVisibility({visibilityProperty: true})", true)
		g.wait(`document.elementFromPoint(400, 90).localName`, "url-scope")
		g.value(`void (document.getElementById("part").style.visibility = "hidden")`, nil)
		g.wait(what+".checkVisibility({visibilityProperty: true})", false)
		g.value(`void (document.getElementById("part").style.cssText = "pointer-events: none")`, nil)
		g.wait(`document.elementFromPoint(400, 90).localName`, "body")
		g.value(`void (document.getElementById("part").style.cssText = "")`, nil)
	}
	hidden(shadow + `.querySelector("code")`)
	g.value(`void `+embedded+`.report()`, nil)
	g.wait(live, true)
	hidden(shadow + `.querySelector("iframe")`)
}
