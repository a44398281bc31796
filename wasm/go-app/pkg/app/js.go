// From go-app v9.8.0, pkg/app: js.go; MIT License, in LICENSE. Changes:
// Only what the page uses. Nodes are inserted with calls whose results Go need not collect.

package app

// Type is the JavaScript type of a value.
type Type int

const (
	TypeUndefined Type = iota
	TypeNull
	TypeBoolean
	TypeNumber
	TypeString
	TypeSymbol
	TypeObject
	TypeFunction
)

// A Value is a JavaScript value. In a browser it wraps the Value of package syscall/js, which documents the methods.
// Elsewhere it is a stub: "", 0, false and null.
type Value interface {
	// Bool returns the value as a bool. It panics if the value is not a JavaScript boolean.
	Bool() bool

	// Call calls the method m. It panics if there is no such method.
	Call(m string, args ...any) Value

	// Delete deletes the property p.
	Delete(p string)

	// Equal reports whether the values are equal by JavaScript's ===.
	Equal(w Value) bool

	// Float returns the value as a float64. It panics if the value is not a JavaScript number.
	Float() float64

	// Get returns the property p.
	Get(p string) Value

	// Index returns the element i.
	Index(i int) Value

	// InstanceOf reports whether the value is an instance of t by JavaScript's instanceof.
	InstanceOf(t Value) bool

	// Int returns the value truncated to an int. It panics if the value is not a JavaScript number.
	Int() int

	// Invoke calls the value as a function.
	Invoke(args ...any) Value

	// IsNull reports whether the value is JavaScript's null.
	IsNull() bool

	// IsUndefined reports whether the value is JavaScript's undefined.
	IsUndefined() bool

	// JSValue returns the value.
	JSValue() Value

	// Length returns the property "length".
	Length() int

	// New calls the value as a constructor.
	New(args ...any) Value

	// Set sets the property p.
	Set(p string, x any)

	// SetIndex sets the element i.
	SetIndex(i int, x any)

	// String returns the value as a string, or a description if it is not a string.
	String() string

	// Truthy returns JavaScript's truthiness of the value.
	Truthy() bool

	// Type returns the JavaScript type of the value. The type of null is TypeNull.
	Type() Type

	// Results of browser calls stay in a table until Go's garbage collector runs. The following calls insert nodes without a
	// result.
	append(Value)
	replaceWith(Value)
	remove()
}

// A Func is a Go function that JavaScript can call.
type Func interface {
	Value

	// Release frees the function. It must not be called afterwards.
	Release()
}

// A Wrapper has a JavaScript value.
type Wrapper interface {
	JSValue() Value
}

// BrowserWindow is the browser's window.
type BrowserWindow interface {
	Value

	// GetElementByID returns the element with that id, or null.
	GetElementByID(id string) Value
}
