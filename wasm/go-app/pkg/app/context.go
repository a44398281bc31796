// From go-app v9.8.0, pkg/app: context.go, page.go, state.go, storage.go, action.go, notification.go; MIT License, in LICENSE. What is otherwise:
// What the page asks of it. There are no states, no storage that go-app cleans once a minute, no actions.

package app

// A Context is what an event or a component's method has to do with.
type Context interface {
	// JSSrc returns the node of the element that has the handler, or of the component.
	JSSrc() Value

	// Dispatcher returns what draws the page.
	Dispatcher() Dispatcher
}

type uiContext struct {
	js   Value
	disp Dispatcher
}

func makeContext(src UI) Context { return uiContext{src.JSValue(), src.getDispatcher()} }

func (c uiContext) JSSrc() Value           { return c.js }
func (c uiContext) Dispatcher() Dispatcher { return c.disp }
