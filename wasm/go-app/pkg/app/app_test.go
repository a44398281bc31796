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

// TestHandlerSetAgain checks that the last of two handlers for an event is called.
func TestHandlerSetAgain(t *testing.T) {
	first := func(Context, Event) { panic("the first handler was called") }
	called := false
	e := Div().OnClick(first).OnInput(first).OnClick(func(Context, Event) { called = true }, 1)
	if len(e.handlers) != 2 {
		t.Fatalf("there are %d handlers", len(e.handlers))
	}
	if e.handlers[0].f(nil, Event{}); !called {
		t.Error("the last handler was not called")
	}
}

// TestBatchOfManyGoroutines checks that each batch has a name and a value per node, although several goroutines write and flush.
func TestBatchOfManyGoroutines(t *testing.T) {
	const writers, writes = 4, 2000
	flushed()
	told := make(chan int, writers)
	for range writers {
		go func() {
			n := 0
			for i := range writes {
				add(value{}, "title", strings.Repeat("x", i%50))
				if i%3 > 0 {
					continue
				}
				if args := flushed(); len(args) > 1 {
					if pairs := strings.Count(args[0].(string), "\x00") / 2; pairs != len(args)-1 {
						t.Errorf("a batch has %d names and values for %d nodes", pairs, len(args)-1)
					}
					n += len(args) - 1
				}
			}
			told <- n
		}()
	}
	sum := 0
	for range writers {
		sum += <-told
	}
	if args := flushed(); len(args) > 1 {
		sum += len(args) - 1
	}
	if sum != writers*writes {
		t.Errorf("of %d writes %d are in a batch", writers*writes, sum)
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

// TestHandlers checks that a listener stays as long as its event has a handler and calls the newest one, whatever that is made of.
// In a row of buttons that loses its first, each button takes over the element of the one before: the same code, with other values.
func TestHandlers(t *testing.T) {
	var called []string
	calls := func(name string) EventHandler { return func(Context, Event) { called = append(called, name) } }
	var h eventHandlers
	var closed []string
	node := Div()
	node.js = value{}
	h.update(node, eventHandlers{{event: "click", f: calls("add")}, {event: "input", f: calls("type")}})
	for i := range h {
		name := h[i].event
		h[i].close = func() { closed = append(closed, name) }
	}
	h.update(node, eventHandlers{{event: "input", f: calls("type")}, {event: "click", f: calls("remove")}})
	for i := range h {
		(*h[i].newest)(nil, Event{})
	}
	if !slices.Equal(called, []string{"remove", "type"}) || len(closed) > 0 {
		t.Errorf("called are %v, removed are the listeners of %v", called, closed)
	}
	h.update(node, nil)
	if len(h) != 0 || !slices.Equal(closed, []string{"click", "input"}) {
		t.Errorf("of the listeners %v are removed, and %d stay", closed, len(h))
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
