// From go-app v9.8.0, pkg/app: js_nowasm.go; MIT License, in LICENSE. Changes:
// Only what the page uses.

//go:build !wasm

package app

var (
	window   = &browserWindow{}
	document = window.Get("document")
)

type value struct{}

func (value) Bool() bool                { return false }
func (value) Call(string, ...any) Value { return value{} }
func (value) Delete(string)             {}
func (v value) Equal(w Value) bool      { return v == w }
func (value) Float() float64            { return 0 }
func (value) Get(string) Value          { return value{} }
func (value) Index(int) Value           { return value{} }
func (value) InstanceOf(Value) bool     { return false }
func (value) Int() int                  { return 0 }
func (value) Invoke(...any) Value       { return value{} }
func (value) IsNull() bool              { return true }
func (value) IsUndefined() bool         { return true }
func (v value) JSValue() Value          { return v }
func (value) Length() int               { return 0 }
func (value) New(...any) Value          { return value{} }
func (value) Set(string, any)           {}
func (value) SetIndex(int, any)         {}
func (value) String() string            { return "" }
func (value) Truthy() bool              { return false }
func (value) Type() Type                { return TypeNull }
func (value) append(Value)              {}
func (value) replaceWith(Value)         {}
func (value) remove()                   {}

type browserWindow struct{ value }

func (*browserWindow) GetElementByID(string) Value { return value{} }
func (*browserWindow) createElement(string) Value  { return value{} }
func (*browserWindow) createTextNode(string) Value { return value{} }

type function struct{ value }

func (function) Release() {}

// FuncOf returns a stub.
func FuncOf(func(this Value, args []Value) any) Func { return function{} }

// ValueOf returns a stub.
func ValueOf(any) Value { return value{} }

// CopyBytesToGo copies nothing.
func CopyBytesToGo([]byte, Value) int { return 0 }

// CopyBytesToJS copies nothing.
func CopyBytesToJS(Value, []byte) int { return 0 }
