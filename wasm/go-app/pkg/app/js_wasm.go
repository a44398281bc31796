// From go-app v9.8.0, pkg/app: js_wasm.go; MIT License, in LICENSE. Changes:
// Nodes are inserted as js.go describes, and the document is looked up once.

package app

import "syscall/js"

var (
	window   = &browserWindow{value{js.Global()}}
	document = window.Get("document") // looked up once, because each result stays in a table
)

type value struct{ js.Value }

func (v value) Call(m string, args ...any) Value { return value{v.Value.Call(m, clean(args)...)} }
func (v value) Equal(w Value) bool               { return v.Value.Equal(unwrap(w)) }
func (v value) Get(p string) Value               { return value{v.Value.Get(p)} }
func (v value) Index(i int) Value                { return value{v.Value.Index(i)} }
func (v value) InstanceOf(t Value) bool          { return v.Value.InstanceOf(unwrap(t)) }
func (v value) Invoke(args ...any) Value         { return value{v.Value.Invoke(clean(args)...)} }
func (v value) JSValue() Value                   { return v }
func (v value) New(args ...any) Value            { return value{v.Value.New(clean(args)...)} }
func (v value) Set(p string, x any)              { v.Value.Set(p, cleaned(x)) }
func (v value) SetIndex(i int, x any)            { v.Value.SetIndex(i, cleaned(x)) }
func (v value) Type() Type                       { return Type(v.Value.Type()) }

func (v value) append(c Value)      { v.Value.Call("append", unwrap(c)) }
func (v value) replaceWith(c Value) { v.Value.Call("replaceWith", unwrap(c)) }
func (v value) remove()             { v.Value.Call("remove") }

type browserWindow struct{ value }

func (w *browserWindow) GetElementByID(id string) Value { return document.Call("getElementById", id) }
func (w *browserWindow) createElement(tag string) Value { return document.Call("createElement", tag) }
func (w *browserWindow) createTextNode(s string) Value  { return document.Call("createTextNode", s) }

type function struct {
	value
	f js.Func
}

func (f function) Release() { f.f.Release() }

// FuncOf returns a function that JavaScript can call. It is called with JavaScript's this and arguments, and must not block.
func FuncOf(f func(this Value, args []Value) any) Func {
	wrapped := js.FuncOf(func(this js.Value, args []js.Value) any {
		list := make([]Value, len(args))
		for i, a := range args {
			list[i] = value{a}
		}
		return f(value{this}, list)
	})
	return function{value{wrapped.Value}, wrapped}
}

// ValueOf returns x as a JavaScript value, as syscall/js does.
func ValueOf(x any) Value { return value{js.ValueOf(cleaned(x))} }

// CopyBytesToGo copies octets out of a Uint8Array and returns their number.
func CopyBytesToGo(dst []byte, src Value) int { return js.CopyBytesToGo(dst, unwrap(src)) }

// CopyBytesToJS copies octets into a Uint8Array and returns their number.
func CopyBytesToJS(dst Value, src []byte) int { return js.CopyBytesToJS(unwrap(dst), src) }

// unwrap returns the syscall/js value of v.
func unwrap(v Value) js.Value {
	switch v := v.(type) {
	case value:
		return v.Value
	case function:
		return v.Value
	case *browserWindow:
		return v.Value
	case Event:
		return unwrap(v.Value)
	}
	return js.Undefined()
}

// clean unwraps arguments in place.
func clean(args []any) []any {
	for i, a := range args {
		args[i] = cleaned(a)
	}
	return args
}

func cleaned(x any) any {
	switch x := x.(type) {
	case map[string]any:
		m := make(map[string]any, len(x))
		for k, v := range x {
			m[k] = cleaned(v)
		}
		return m
	case []any:
		return clean(x)
	case Wrapper:
		return unwrap(x.JSValue())
	}
	return x
}
