package shipped

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"urlscope/wasm/model"
)

// These tests check the accessibility tree: octets, and the first error.

// A told is a node of the accessibility tree.
type told struct{ role, name, description, value string }

type property struct {
	Value any `json:"value"`
}

func (p property) string() string {
	if p.Value == nil {
		return ""
	}
	return fmt.Sprint(p.Value)
}

// told returns the browser's accessibility tree. chromedp's type rejects some values that browsers send.
func (b *tab) told() (list []told) {
	b.t.Helper()
	var tree struct {
		Nodes []struct {
			Role        property `json:"role"`
			Name        property `json:"name"`
			Description property `json:"description"`
			Value       property `json:"value"`
		} `json:"nodes"`
	}
	b.do(chromedp.ActionFunc(func(ctx context.Context) error {
		return cdp.Execute(ctx, accessibility.CommandGetFullAXTree, nil, &tree)
	}))
	for _, n := range tree.Nodes {
		list = append(list, told{n.Role.string(), n.Name.string(), n.Description.string(), n.Value.string()})
	}
	return list
}

// clickAt clicks in the centre of a rectangle with the mouse.
func (b *tab) clickAt(rect string) {
	b.t.Helper()
	var at [2]float64
	b.value(`(() => { const r = `+rect+`; return [(r.left + r.right) / 2, (r.top + r.bottom) / 2]; })()`, &at)
	b.do(chromedp.MouseClickXY(at[0], at[1]))
}

// atOnWire returns the focused octet on the wire, with its digits.
const atOnWire = `(() => {
	const cell = document.querySelector("#wire [data-at]"), i = Number(cell.dataset.at);
	return cell.firstChild.data.trim().split(" ")[i] + " " + cell.querySelector("i").textContent.split(" ")[i];
})()`

func TestBrowserHeard(t *testing.T) {
	looks(t, lookOctetsInTheAccessibilityTree, lookClickedOctetHasTheFocus, lookAttributesAreHTML, lookFirstErrorIsAtOneOctet)
}

// lookClickedOctetHasTheFocus checks that a click focuses the clicked octet of a row, and not the first one.
func lookClickedOctetHasTheFocus(t *testing.T, b *tab) {
	b.enter("ftp://h/%2Fa/b;type=i")
	const cells = `document.querySelector('#wire [data-kind="ftp-cwd"] .cells')`
	for _, c := range []struct{ cell, octet, value string }{
		{b.octet("8-11"), "/ 2F", "2F: a slash, octets 8–11"},
		{b.octet("11-12"), "a 61", "61: a, octet 11"},
		{element(`#wire [data-kind="ftp-cwd"] .nl .o:last-child`), "LF 0A", "0A: a line feed, the protocol’s own"},
	} {
		b.clickAt(c.cell)
		b.wait(`document.activeElement === `+cells, true)
		b.wait(atOnWire, c.octet)
		b.wait(cells+`.getAttribute("aria-valuetext")`, c.value)
	}
	b.press("ArrowLeft")
	b.wait(atOnWire, "CR 0D")
}

// lookOctetsInTheAccessibilityTree checks that a row of octets is one control. Its name is the line, its value the current
// octet.
func lookOctetsInTheAccessibilityTree(t *testing.T, b *tab) {
	b.enter("ftp://h/%2Fa/b;type=i")
	b.wait(`document.querySelector('#wire [data-kind="ftp-cwd"] .cells').getAttribute("aria-label")`, "Client sends: CWD /a") // wait until the example's is gone
	b.value(`void document.querySelector('#wire [data-kind="ftp-cwd"] .cells').focus()`, nil)
	b.wait(atOnWire, "C 43")
	b.press("End")
	b.wait(atOnWire, "LF 0A")
	// The tree lacks aria-valuetext, even for <input type=range>. It has the octet's number as value.
	tree := b.told()
	b.wait(`document.activeElement.getAttribute("aria-valuetext")`, "0A: a line feed, the protocol’s own")
	var rows []string
	for _, n := range tree {
		if n.role == "slider" {
			rows = append(rows, n.name+" | "+n.value)
		}
	}
	if want := "Client sends: CWD /a | 7"; !slices.Contains(rows, want) {
		t.Errorf("the rows are %q, want %q among them", rows, want)
	}
}

// TestFirefoxOctetsInTheAccessibilityTree checks the same in Firefox, which computes names and roles itself.
func TestFirefoxOctetsInTheAccessibilityTree(t *testing.T) {
	f := openFox(t, "/")
	f.enter("ftp://h/%2Fa/b;type=i")
	f.wait(`[...document.querySelectorAll('#wire [data-kind="ftp-cwd"] .cells')].map((e) => e.getAttribute("aria-label")).join()`, "Client sends: CWD /a") // wait until the example's is gone
	var found struct {
		Nodes []struct {
			Value struct {
				Attributes map[string]string `json:"attributes"`
			} `json:"value"`
		} `json:"nodes"`
	}
	f.do("browsingContext.locateNodes", map[string]any{"context": f.tab, "locator": map[string]any{
		"type": "accessibility", "value": map[string]any{"role": "slider", "name": "Client sends: CWD /a"},
	}}, &found)
	if len(found.Nodes) != 1 {
		t.Fatalf("%d rows are found by role and name", len(found.Nodes))
	}
	if got, want := found.Nodes[0].Value.Attributes["aria-valuetext"], "43: C, the protocol’s own"; got != want {
		t.Errorf("the value is announced as %q, want %q", got, want)
	}
}

// lookAttributesAreHTML checks that no attribute has a control character, which HTML forbids, whatever is typed.
func lookAttributesAreHTML(t *testing.T, b *tab) {
	for _, src := range []string{model.Example, "gopher://h/0a%0D%0AQUIT", "http://h/a b|c", "ftp://u:p@h/%0B%0C\x0b\x0c\x01\x7f\u0085", "mailto:a%00b@h"} {
		b.enter(src)
		b.wait(`[...document.querySelectorAll("*")].flatMap((e) => [...e.attributes]).filter((a) => /[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/.test(a.value)).map((a) => a.name + "=" + JSON.stringify(a.value))`, []string{})
	}
}

// lookFirstErrorIsAtOneOctet checks that the verdict, the title, the list and the announcement name the same octet for the
// first error.
func lookFirstErrorIsAtOneOctet(t *testing.T, b *tab) {
	for _, c := range []struct {
		src, host string
		octet     int
	}{
		{"http://host.dom/50%off", "host.dom", 18},
		{"http://a.3com/", "a.3com", 9},
		{"ftp://host.dom/a;version=1;type=i", "host.dom", 16},
		{"http://host.dom/a|b", "host.dom", 17},
	} {
		b.enter(c.src)
		b.wait(`document.title`, fmt.Sprintf("✗ octet %d, today ✓ · %s", c.octet, c.host))
		said := fmt.Sprintf("octet %d", c.octet)
		for _, where := range []string{"#status", "#problems .problem .place", "#standards .standard", "#spoken"} {
			b.wait(fmt.Sprintf(`new RegExp(%s + "(?![0-9])").test(document.querySelector(%s).innerText)`, quote(said), quote(where)), true)
		}
	}
}
