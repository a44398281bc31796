// From go-app v9.8.0, pkg/app: context.go, page.go, state.go, storage.go, action.go, notification.go; MIT License, in
// LICENSE. Changes:
// Only what the page uses: no states, no storage (which go-app cleans once a minute), no actions.

package app

// A Context is passed to event handlers and to methods of components.
type Context interface {
	// JSSrc returns the node of the element with the handler, or of the component.
	JSSrc() Value

	// Dispatcher returns the dispatcher of the page.
	Dispatcher() Dispatcher
}

type uiContext struct {
	js   Value
	disp Dispatcher
}

func makeContext(src UI) Context { return uiContext{src.JSValue(), src.getDispatcher()} }

func (c uiContext) JSSrc() Value           { return c.js }
func (c uiContext) Dispatcher() Dispatcher { return c.disp }
