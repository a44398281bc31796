package app

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// TestHTMLString checks that an element shows the last value of an attribute, and all classes and styles in their order.
func TestHTMLString(t *testing.T) {
	e := Div().ID("a").Class("b", "c").Class("d").Attr("style", "x:1").Attr("style", "y:2").Attr("title", `"<&'`).Attr("open", true).Body(
		Text("a<b"), nil, Br(), If(false, P()), Range([]int{1, 2}).Slice(func(i int) UI { return B().Text(i) }),
	)
	const want = `<div id="a" class="b c d" style="x:1;y:2;" title="&#34;&lt;&amp;&#39;" open>` +
		"\na&lt;b\n<br>\n<b>0</b>\n<b>1</b>\n</div>"
	if got := HTMLString(e); got != want {
		t.Errorf("it is\n%s\nwant\n%s", got, want)
	}
}

// TestToString checks that strings, integers and booleans are written, also of named types, and that a path contains all
// parts of a scope.
func TestToString(t *testing.T) {
	type word string
	type number int8
	type octet byte
	type truth bool
	for _, c := range []struct {
		v    any
		want string
	}{
		{"a", "a"}, {word("a"), "a"}, {-1, "-1"}, {number(-1), "-1"}, {octet(200), "200"}, {true, "true"}, {truth(true), "true"}, {nil, ""},
	} {
		if got := toString(c.v); got != c.want {
			t.Errorf("toString(%#v) = %q, want %q", c.v, got, c.want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a structure was written")
		}
	}()
	toString(struct{}{})
}

// TestHandlerSetAgain checks that of two handlers for an event the last one is called.
func TestHandlerSetAgain(t *testing.T) {
	first, last := func(Context, Event) { panic("never called") }, func(Context, Event) {}
	e := Div().OnClick(first).OnInput(first).OnClick(last, 1)
	if len(e.handlers) != 2 || !e.handlers[0].same(eventHandler{event: "click", scope: "/1", f: last}) {
		t.Errorf("there are %d handlers, the first of scope %q", len(e.handlers), e.handlers[0].scope)
	}
}

// TestUpdate checks that an updated element equals a new one, whatever it was before.
func TestUpdate(t *testing.T) {
	forms := []func() UI{
		func() UI { return Div() },
		func() UI { return Div().Class("x").Text("a") },
		func() UI { return Div().Title("t").Class("y").Body(Text("b"), P().Text("c")) },
		func() UI { return Div().Class("y").Title("t").Body(P().ID("p"), P(), Span().Body(B().Text("deep"))) },
		func() UI { return Div().Body(Span(), Text("last")) },
	}
	for i, from := range forms {
		for j, to := range forms {
			e := newEngine(adopted("body", value{}), adopted("div", value{}))
			a, b := from(), to()
			mount(e, a)
			if !canUpdate(a, b) {
				t.Fatalf("%d cannot become %d", i, j)
			}
			a.updateWith(b)
			if got, want := attributesInOrder(HTMLString(a)), attributesInOrder(HTMLString(to())); got != want {
				t.Errorf("%d became %d:\n%s\nwant\n%s", i, j, got, want)
			}
			dismount(a)
		}
	}
}

// attributesInOrder sorts the attributes of a tag, because their order does not matter.
func attributesInOrder(html string) string {
	var lines []string
	for line := range strings.SplitSeq(html, "\n") {
		words := strings.Fields(strings.ReplaceAll(line, ">", " > "))
		slices.Sort(words)
		lines = append(lines, strings.Join(words, " "))
	}
	return strings.Join(lines, "\n")
}

// TestHandlers checks that a handler stays while its code and scope are the same, and is removed when they change.
func TestHandlers(t *testing.T) {
	one, other := func(Context, Event) {}, func(Context, Event) { panic("never called") }
	var h eventHandlers
	node := Div()
	h.update(node, nil)
	var closed []string
	watched := func(list eventHandlers) eventHandlers {
		for i := range list {
			name := list[i].event + list[i].scope
			list[i].close = func() { closed = append(closed, name) }
		}
		return list
	}
	node.js = value{}
	h.update(node, eventHandlers{{event: "click", scope: "/1", f: one}, {event: "input", f: one}})
	h = watched(h)
	h.update(node, eventHandlers{{event: "input", f: one}, {event: "click", scope: "/1", f: one}})
	if len(closed) > 0 {
		t.Errorf("the same handlers were taken off: %v", closed)
	}
	h.update(node, eventHandlers{{event: "click", scope: "/2", f: one}, {event: "input", f: other}})
	if !slices.Equal(closed, []string{"click/1", "input"}) || len(h) != 2 {
		t.Errorf("taken off are %v, there are %d", closed, len(h))
	}
	h = watched(h)
	h.update(node, nil)
	if len(h) != 0 || len(closed) != 4 {
		t.Errorf("taken off are %v, there are %d", closed, len(h))
	}
}

type inner struct {
	Compo
	Label string
	Spans []struct{ A, B int }
	own   *log
}

type log struct{ renders, mounts, updates, dismounts int }

func (c *inner) Render() UI       { c.own.renders++; return P().Text(c.Label) }
func (c *inner) OnMount(Context)  { c.own.mounts++ }
func (c *inner) OnUpdate(Context) { c.own.updates++ }
func (c *inner) OnDismount()      { c.own.dismounts++ }

type outer struct {
	Compo
	label string
	spans []struct{ A, B int }
	gone  bool
	inner *log
}

func (c *outer) Render() UI {
	return Div().Body(If(!c.gone, &inner{Label: c.label, Spans: c.spans, own: c.inner}), B().Text(c.label))
}

// TestComponent checks that a component is drawn on Update and when an exported field changes, and that its methods are
// called when it is mounted, updated and dismounted. It is drawn again after these calls, because they may change it.
func TestComponent(t *testing.T) {
	var l log
	c := &outer{label: "a", inner: &l}
	d := NewClientTester(c)
	check := func(does string, want log) {
		t.Helper()
		c.Update()
		d.Consume()
		d.Consume()
		if l != want {
			t.Errorf("%s: %+v, want %+v", does, l, want)
		}
	}
	check("it came", log{renders: 2, mounts: 1})
	c.label = "b"
	check("a text changed", log{renders: 4, mounts: 1, updates: 1})
	if got := HTMLString(c); got != "<div>\n<p>b</p>\n<b>b</b>\n</div>" {
		t.Errorf("it shows %s", got)
	}
	check("nothing changed", log{renders: 4, mounts: 1, updates: 1})
	c.spans = []struct{ A, B int }{{1, 2}}
	check("a list changed", log{renders: 6, mounts: 1, updates: 2})
	c.spans = []struct{ A, B int }{{1, 2}}
	check("an equal list came", log{renders: 6, mounts: 1, updates: 2})
	c.gone = true
	check("it went", log{renders: 6, mounts: 1, updates: 2, dismounts: 1})
	d.Close()
}

// TestSame checks that values which may have changed unnoticed count as different.
func TestSame(t *testing.T) {
	type pair struct {
		A string
		B []int
	}
	for _, c := range []struct {
		a, b any
		want bool
	}{
		{"a", "a", true}, {"a", "b", false}, {1, 1, true}, {uint8(1), uint8(2), false}, {true, true, true},
		{[]byte("ab"), []byte("ab"), true}, {[]byte("ab"), []byte("ac"), false}, {[]string{"a"}, []string{"a", "b"}, false},
		{pair{"a", []int{1}}, pair{"a", []int{1}}, true}, {pair{"a", []int{1}}, pair{"a", []int{2}}, false},
		{[2]int{1, 2}, [2]int{1, 2}, true}, {&pair{}, &pair{}, false}, {map[string]int{}, map[string]int{}, false},
	} {
		if got := same(reflect.ValueOf(c.a), reflect.ValueOf(c.b)); got != c.want {
			t.Errorf("same(%v, %v) = %t", c.a, c.b, got)
		}
	}
}

// TestWrite checks that writes are batched into one call, with an octet 0 after each name and value.
func TestWrite(t *testing.T) {
	tell()
	write(value{}, "title", "a")
	write(value{}, "", "text")
	if got := string(words); got != "title\x00a\x00\x00text\x00" || len(nodes) != 3 {
		t.Errorf("%q is to be told, of %d nodes", got, len(nodes)-1)
	}
	write(value{}, "title", "a\x00b") // a value with an octet 0 cannot be batched
	if len(words) != 0 || len(nodes) != 1 {
		t.Errorf("%q is left to be told", words)
	}
}
